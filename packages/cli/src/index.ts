/** What other programs may use of the command line: running it, and its drawings. */
export type { Io } from './command.ts';
export { drawTable } from './draw/gosu-x/table.ts';
export { drawTable as drawTacticsTable } from './draw/tactics/table.ts';
export type { TableLook } from './games/kit.ts';
export { run } from './run.ts';
