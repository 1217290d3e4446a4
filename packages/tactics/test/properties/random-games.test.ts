/** Random games of two, three and four: the invariants hold at each decision, every game ends, and it can be repeated. */
import {
  expectClonesApart,
  expectReadsBack,
  expectSameAgain,
  expectSameForked,
  expectSameUnheard,
  sharedWithClone,
} from '@testing/properties.ts';
import { gamesToPlay, playRandom, watchRandom } from '@testing/random-play.ts';
import { checkInvariants } from '@testing/tactics/invariants.ts';
import { describe, expect, test } from 'vitest';
import { ask } from '../../src/flow/engine.ts';
import { tactics } from '../../src/game.ts';
import type { State } from '../../src/state/state.ts';
import { positionOf } from '../notation/files.ts';

const pointsOf = (s: State) => s.players.reduce((sum, p) => sum + p.points, 0);

describe.each([2, 3, 4])('random games of %i', (players) => {
  test('keep the invariants and end within two rounds a player and one more (T4.2)', () => {
    for (let seed = 0; seed < gamesToPlay(24); seed++) {
      const { state } = watchRandom(tactics, { players, seed }, (s) => {
        checkInvariants(s);
        if (s.winners === 0) expect(pointsOf(s)).toBeGreaterThanOrEqual(s.round - 1);
      });
      expect(tactics.result(state)).not.toBeNull();
      expect(state.round).toBeLessThanOrEqual(2 * players + 1);
    }
  });

  test('are the same again from the same seed and answers', () =>
    expectSameAgain(tactics, 8, { players }));

  test('go the same way whether or not anybody listens to the events', () =>
    expectSameUnheard(tactics, 8, { players }));

  test('copied, packed and unpacked at every decision, end as the untouched one', () =>
    expectSameForked(tactics, gamesToPlay(10), { players }));

  test('leave the original alone when a clone is played', () =>
    expectClonesApart(tactics, 3, { players }));

  test('are written down and read back at every decision, opening and result included', () => {
    const purposes = new Set<string>();
    for (let seed = 0; seed < 3; seed++) {
      watchRandom(tactics, { players, seed }, (s) => {
        if (s.winners === 0) purposes.add(ask(s).purpose);
        expectReadsBack(tactics, s);
      });
    }
    expect([...purposes]).toEqual(expect.arrayContaining(['opening-discard', 'turn', 'cost']));
  });
});

test('every mutable list of a clone is its own', () => {
  const middle = playRandom(tactics, { seed: 5 }).state;
  // Never changed in place: replaced as a whole.
  expect(sharedWithClone(tactics, middle)).toEqual(['state.box']);
});

test('T4.4: games without most of the cards keep the invariants and end', () => {
  for (let seed = 0; seed < gamesToPlay(10); seed++) {
    const start = positionOf({
      seed,
      fill: false,
      deck: ['scribe', 'oracle', 'runner'],
      players: [
        { hand: ['scribe', 'prescient', 'sage'] },
        { hand: ['firebrand', 'firebrand-x', 'raider'] },
        { hand: ['whisperer', 'ghoul'] },
      ],
    });
    const box = [...start.box];
    const { state } = watchRandom(tactics, { seed, players: 3 }, (s) => checkInvariants(s), start);
    expect(state.box).toEqual(box);
  }
});
