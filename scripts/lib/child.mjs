/**
 * Runs a child process and hands its fate on: exit code, or the signal that ended it.
 * No shell is involved, so arguments arrive exactly as given.
 */
import { spawn } from 'node:child_process';

/** @typedef {{ code: number, signal: NodeJS.Signals | null }} Ending */

/** @type {NodeJS.Signals[]} */
const passedOn = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<Ending>}
 */
export function runChild(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    /** @param {NodeJS.Signals} signal */
    const forward = (signal) => {
      // A terminal sends Ctrl-C to the whole group: the child already has it.
      if (signal === 'SIGINT' && process.stdin.isTTY) return;
      child.kill(signal);
    };
    for (const signal of passedOn) process.on(signal, forward);
    const settle = () => {
      for (const signal of passedOn) process.off(signal, forward);
    };
    child.on('error', (error) => {
      settle();
      reject(error);
    });
    child.on('exit', (code, signal) => {
      settle();
      resolve({ code: code ?? 1, signal });
    });
  });
}

/**
 * @param {readonly string[]} args script and its arguments, for this same Node
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export const runNode = (args, options) => runChild(process.execPath, args, options);

/**
 * Ends this process the way the child ended.
 * @param {Ending} ending
 * @returns {never}
 */
export function endAs(ending) {
  if (ending.signal !== null) process.kill(process.pid, ending.signal);
  process.exit(ending.code);
}

/** @param {Ending} ending */
export const failed = (ending) => ending.code !== 0 || ending.signal !== null;
