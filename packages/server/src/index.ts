/** The server as a library: what `npm start` and `gosu server` run, and what tests put together. */
export { BadConfig, type Config, type Env, readConfig } from './config.ts';
export { createLog, type Log } from './ops/log.ts';
export type { ReadReport } from './ops/reports.ts';
export { backupTo, EXIT, type Output, reportsIn, runServer } from './run.ts';
export { openStore, type RunningServer, type ServerOptions, startServer } from './server.ts';
export type { Backup, Store } from './store/index.ts';
