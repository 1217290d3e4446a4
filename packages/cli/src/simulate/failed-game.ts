/** A game of a series that cannot be played to its end is told by its seed, so that it can be looked into. */
import type { Lang } from '@open-gosu/kernel';
import { Refused } from '../errors.ts';
import { complain } from '../words/errors.ts';
import { EndlessGame } from './play-game.ts';

export function orRefused<T>(seed: string, lang: Lang, play: () => T): T {
  try {
    return play();
  } catch (error) {
    if (error instanceof Refused) throw error;
    const reason = error instanceof EndlessGame ? complain(lang, 'endlessGame') : String(error);
    throw new Refused(complain(lang, 'gameFailed', { seed, reason }));
  }
}
