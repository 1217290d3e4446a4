/** The options of every command that plays many games. */
import { availableParallelism } from 'node:os';
import type { Text } from '@open-gosu/kernel';
import type { FlagSpec } from '../args.ts';
import type { Call } from '../command.ts';
import { literal } from '../words/typeset.ts';

/** What a seed may be. */
export const SEED_KINDS: Text = {
  en: 'a whole number (1, -7), else a text (01, 1.0)',
  fr: 'un nombre entier (1, -7), sinon un texte (01, 1.0)',
};

export const SEED_FLAG: FlagSpec = {
  name: 'seed',
  value: literal('S'),
  about: {
    en: `where chance begins (default 1); ${SEED_KINDS.en}`,
    fr: `où commence le hasard (1 sinon) ; ${SEED_KINDS.fr}`,
  },
};

export const MOST_JOBS = 1024;

export const JOBS_FLAG: FlagSpec = {
  name: 'jobs',
  value: literal('J'),
  about: {
    en: `threads; the results are the same for any number (default 1, at most ${MOST_JOBS})`,
    fr: `fils d’exécution ; le résultat n’en dépend pas (1 sinon, ${MOST_JOBS} au plus)`,
  },
};

/** `--games` of a command that plays so many unless told otherwise, and never more than `most`. */
export function gamesFlag(count: number, most: number): FlagSpec {
  return {
    name: 'games',
    value: literal('N'),
    about: {
      en: `how many (default ${count}, at most ${most})`,
      fr: `combien (${count} sinon, ${most} au plus)`,
    },
  };
}

/** More threads than the machine can run at once only get in each other's way. */
export function chosenJobs({ args }: Call): number {
  return Math.min(availableParallelism(), args.whole('jobs', 1, 1, MOST_JOBS));
}
