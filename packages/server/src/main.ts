/** `node dist/main.js`: the server, told by the environment what to do. docs/OPERATIONS.md lists the variables. */
import { runServer } from './run.ts';

const code = await runServer(process.env, {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
});
process.exit(code);
