/** The options of every command that plays many games. */
import { availableParallelism } from 'node:os';
import type { FlagSpec } from '../args.ts';
import type { Call } from '../command.ts';
import { literal } from '../words/typeset.ts';

export const SEED_FLAG: FlagSpec = {
  name: 'seed',
  value: literal('S'),
  about: { en: 'where chance begins (default 1)', fr: 'où commence le hasard (1 sinon)' },
};

export const JOBS_FLAG: FlagSpec = {
  name: 'jobs',
  value: literal('J'),
  about: {
    en: 'threads; the results are the same for any number (default 1)',
    fr: 'fils d’exécution ; le résultat n’en dépend pas (1 sinon)',
  },
};

/** `--games` of a command that plays so many unless told otherwise. */
export function gamesFlag(count: number): FlagSpec {
  return {
    name: 'games',
    value: literal('N'),
    about: { en: `how many (default ${count})`, fr: `combien (${count} sinon)` },
  };
}

/** More threads than the machine can run at once only get in each other's way. */
export function chosenJobs({ args }: Call): number {
  return Math.min(availableParallelism(), args.whole('jobs', 1, 1, 1024));
}
