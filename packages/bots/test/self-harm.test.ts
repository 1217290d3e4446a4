/** Attacks turned on oneself: told by what the question says and where the answer points. */
import { legalList } from '@open-gosu/kernel';
import { watchRandom } from '@testing/random-play.ts';
import { describe, expect, it } from 'vitest';
import { knowledgeOf } from '../src/games/known.ts';
import type { IsSelfHarm } from '../src/players/fallible.ts';
import { TABLES } from './table.ts';

const GAMES = 30;

/** `capture a level I card`, `choose an OPEN goblin to imprison`, `choose the player who discards a card`. */
const ATTACK = /\b(capture|destroy|imprison|player who discards)\b/;

describe.each(TABLES)('self-harm at $name', ({ game, players }) => {
  const isSelfHarm = knowledgeOf(game)!.isSelfHarm as IsSelfHarm<unknown>;

  it('is an attack on what is one’s own, and nothing else', () => {
    const wrong = new Set<string>();
    let [harms, others] = [0, 0];
    for (let seed = 0; seed < GAMES; seed++) {
      watchRandom(game, { players, seed: `harm/${seed}` }, (state) => {
        const seat = game.toAct(state);
        if (seat < 0) return;
        const view = game.view(state, seat);
        const { text } = game.question(state, 'en');
        const atSelf = new RegExp(`^(target|seat) p${seat}\\b`);
        for (const answer of legalList(game, state)) {
          const told = game.describe(state, answer);
          const isHarm = ATTACK.test(text) && atSelf.test(told);
          if (isHarm) harms++;
          else others++;
          if (isSelfHarm(view, answer) !== isHarm) wrong.add(`${told}: ${text}`);
        }
      });
    }
    expect([...wrong]).toEqual([]);
    expect(harms).toBeGreaterThan(30);
    expect(others).toBeGreaterThan(harms);
  });
});
