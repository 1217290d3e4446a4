/**
 * A question tells something about the hand of the player it is put to: that it could be put. Every deal made from
 * another viewer's view must fit it, and never bring back cards that are out of the game.
 */
import { legalList, makeRng } from '@open-gosu/kernel';
import { gamesToPlay, watchRandom } from '@testing/random-play.ts';
import { expectDealFits, expectFitsForOthers, viewersOf } from '@testing/secrets.ts';
import { type Scenario, scenario } from '@testing/tactics/scenario.ts';
import { describe, expect, test } from 'vitest';
import { advance, ask } from '../../src/flow/engine.ts';
import { MATCH_STEP } from '../../src/flow/match.ts';
import { pushRedraw } from '../../src/flow/redraw.ts';
import { tactics } from '../../src/game.ts';
import { ROW_OF } from '../../src/state/faces.ts';
import { makeFrame, PROC } from '../../src/state/frame.ts';
import { allCards, newState, playerAt, type State } from '../../src/state/state.ts';

const DEALS = 40;

function fitsForOthers({ state }: Scenario): void {
  expectFitsForOthers(tactics, state, state.players.length, DEALS);
}

/** The first state of random games in which this is asked. */
function firstAsked(players: number, purpose: string): State {
  for (let seed = 0; seed < 3000; seed++) {
    let found: State | undefined;
    watchRandom(tactics, { players, seed: `asked ${seed}` }, (s, legal) => {
      if (!found && legal.length > 0 && ask(s).purpose === purpose) found = tactics.clone(s);
    });
    if (found) return found;
  }
  throw new Error(`${purpose} is never asked`);
}

/** A game whose first player is dealt ten goblins of level 2 and 3: one in thirty thousand. */
function openingRedraw(players: number): State {
  const s = newState(makeRng(players), players);
  const [low, high] = [true, false].map((first) =>
    allCards().filter((face) => (ROW_OF[face] === 0) === first),
  ) as [number[], number[]];
  for (const [seat, p] of s.players.entries()) p.hand = (seat === 0 ? high : low).splice(0, 10);
  s.deck = [...low, ...high];
  const frame = makeFrame(PROC.match, 0);
  frame.step = MATCH_STEP.keep;
  s.stack.push(frame);
  pushRedraw(s, 'opening');
  advance(s, undefined);
  return tactics.decode(tactics.encode(s));
}

describe('a deal fits the question that was asked', () => {
  test.each([2, 3, 4])('T2.2: a hand of ten without level 1, of %i players', (players) => {
    const s = openingRedraw(players);
    expectFitsForOthers(tactics, s, players, DEALS);
    const asked = tactics.toAct(s);
    const dealt = tactics.determinize(tactics.view(s, (asked + 1) % players), makeRng(1));
    expect(playerAt(dealt, asked).hand.every((face) => ROW_OF[face] !== 0)).toBe(true);
  });

  test.each([2, 3, 4])('T4.4: a hand nothing can be done with, of %i players', (players) => {
    expectFitsForOthers(tactics, firstAsked(players, 'round-redraw'), players, DEALS);
  });

  test('T4.4: the goblins in play count: nothing that could be placed or mutated into is dealt', () => {
    const table = scenario({
      you: { hand: ['high-prophet', 'inferno'], army: [['scribe', 'scribe'], [], []] },
      foe: { hand: ['sage', 'warlord'], army: [['runner']], passed: true },
      round: 1,
      deck: [
        ...['champion', 'dynamo', 'lich', 'colossus', 'great-alpha', 'panopticon'],
        ...['matriarch', 'bone-lord', 'night-queen', 'cataclyst', 'ancestor'],
      ],
    }).play('pass');
    fitsForOthers(table.asks('you', 'hand'));
    fitsForOthers(table.play('keep').asks('foe', 'hand'));
  });

  test('a discard is asked only of a hand with different cards', () => {
    const army = [['firebrand']];
    const cost = scenario({ you: { hand: ['runner', 'scribe', 'oracle', 'sage'], army } });
    fitsForOthers(cost.play('play runner').asks('you', 'discard'));
    fitsForOthers(cost.play('discard oracle').asks('you', 'discard'));
    const power = scenario({
      you: { hand: ['warlord'], army },
      foe: { hand: ['scribe', 'scribe-x'] },
    });
    fitsForOthers(power.play('play warlord').asks('foe', 'discard'));
  });

  test('a hand of two of which one was shown holds another card besides', () => {
    const table = scenario({
      you: { hand: ['necromancer', 'looter'], army: [['whisperer']] },
      foe: { hand: ['oracle'], army: [['gravedigger-x']] },
      discard: ['revenant', 'ghoul'],
      deck: ['scribe'],
    });
    table.play('play necromancer', 'pick revenant').turnOf('foe');
    expect(table.shown('you')).toEqual(['revenant']);
    for (const viewer of [1, -1]) {
      const rng = makeRng(`shown ${viewer}`);
      for (let i = 0; i < 50; i++) {
        const dealt = expectDealFits(tactics, table.state, viewer, rng);
        expect(dealt.players[0]?.hand).toContain(table.state.players[0]?.shown[0]);
      }
    }
  });
});

describe('deals from every view', () => {
  test.each([2, 3, 4])('fit it at every decision, of %i players', (players) => {
    for (let seed = 0; seed < gamesToPlay(2); seed++) {
      const rng = makeRng(`fit ${seed}`);
      watchRandom(tactics, { players, seed: `fit ${seed}` }, (s, legal) => {
        if (legal.length === 0) return;
        for (const viewer of viewersOf(players)) expectDealFits(tactics, s, viewer, rng);
      });
    }
  });

  test('cards left out of the game are never dealt', () => {
    const { state } = scenario({
      fill: false,
      you: { hand: ['prescient', 'oracle'], army: [['scribe']] },
      foe: { hand: ['looter', 'raider'] },
      deck: ['spark', 'ghoul', 'lich'],
    });
    const kept = (s: State) =>
      [...s.deck, ...s.players.flatMap((p) => [...p.hand, ...p.rows.flat()])].sort((a, b) => a - b);
    for (const viewer of viewersOf(2)) {
      for (let i = 0; i < 60; i++) {
        const dealt = tactics.determinize(tactics.view(state, viewer), makeRng(i));
        expect(dealt.box).toEqual(state.box);
        expect(kept(dealt)).toEqual(kept(state));
        if (viewer === 0) expect(legalList(tactics, dealt)).toEqual(legalList(tactics, state));
      }
    }
  });
});
