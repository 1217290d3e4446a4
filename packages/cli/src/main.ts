#!/usr/bin/env node
/**
 * The entry of `gosu`: binds the command line to this process. A reader that goes away (`gosu ... | head`) ends it
 * quietly; anything unforeseen is told in one line.
 */
import type { Io } from './command.ts';
import { run } from './run.ts';

const DEFAULT_COLUMNS = 80;

const io: Io = {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  stdin: process.stdin,
  env: process.env,
  outIsTty: process.stdout.isTTY === true,
  errIsTty: process.stderr.isTTY === true,
  columns: process.stdout.columns ?? DEFAULT_COLUMNS,
};

function onStreamError(error: NodeJS.ErrnoException): void {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
}

function onSurprise(error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  io.err(`gosu: ${reason.split('\n')[0]}\n`);
  process.exit(1);
}

process.stdout.on('error', onStreamError);
process.stderr.on('error', onStreamError);
process.on('uncaughtException', onSurprise);
process.on('unhandledRejection', onSurprise);

process.exitCode = await run(process.argv.slice(2), io);
