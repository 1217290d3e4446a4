#!/usr/bin/env node
/**
 * The entry of `gosu`: binds the command line to this process. A reader that goes away (`gosu ... | head`) ends it
 * quietly; output that cannot be written (a full disk) and anything unforeseen are told in one line.
 */
import type { Io } from './command.ts';
import { reportSurprise, reportUnwritten, run } from './run.ts';
import { beforeStop } from './stops.ts';

const DEFAULT_COLUMNS = 80;

const argv = process.argv.slice(2);

const io: Io = {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  stdin: process.stdin,
  env: process.env,
  outIsTty: process.stdout.isTTY === true,
  errIsTty: process.stderr.isTTY === true,
  // A terminal that does not know its width says 0.
  get columns() {
    return process.stdout.columns || process.stderr.columns || DEFAULT_COLUMNS;
  },
  beforeStop,
};

function onOutError(error: NodeJS.ErrnoException): void {
  process.exit(error.code === 'EPIPE' ? 0 : reportUnwritten(error, argv, io));
}

/** There is nowhere left to tell it. */
function onErrError(error: NodeJS.ErrnoException): void {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
}

function onSurprise(error: unknown): void {
  process.exit(reportSurprise(error, argv, io));
}

process.stdout.on('error', onOutError);
process.stderr.on('error', onErrError);
process.on('uncaughtException', onSurprise);
process.on('unhandledRejection', onSurprise);

process.exitCode = await run(argv, io);
