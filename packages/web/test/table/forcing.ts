/** Positions of Gosu X in which a choice is forced. */
import { answer } from '../../src/engine/answer.ts';
import type { Match, Sitter } from '../../src/engine/match.ts';
import { ada } from './store-bench.ts';

/** Bombers make both sacrifice an OPEN card, and each has only one; Lava Goddesses are paid with all of Ada's hand. */
function begin(other: Sitter, hand: readonly string[], army: readonly string[]): Match {
  const position = {
    game: 'gosu-x',
    tiles: [],
    players: [
      { clans: ['galmi', 'phoenix', 'goan-sul'], hand, army: [army] },
      { clans: ['justice', 'abhilasha', 'tomorrow'], army: [['volantis']] },
    ],
  };
  const start = { from: 'position', position } as const;
  const begun = answer('begin', { game: 'gosu-x', start, sitters: [ada, other], lang: 'en' });
  if (!begun.ok) throw new Error(begun.message);
  return begun.value;
}

export const bombing = (other: Sitter) => begin(other, ['bombers', 'timer'], ['un-go', 'boul-go']);
export const paying = (other: Sitter) =>
  begin(other, ['lava-goddesses', 'timer', 'boul-go'], ['un-go']);
