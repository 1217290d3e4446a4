/**
 * Hidden information as a property: shuffling everything a viewer cannot see changes nothing of the view, the legal
 * answers or the redacted events; determinisations fit the view and differ from each other.
 */
import {
  type ActionCode,
  at,
  below,
  makeRng,
  type Rng,
  SPECTATOR,
  viewerBit,
} from '@open-gosu/kernel';
import { gamesToPlay, playRandom } from '@testing/random-play.ts';
import { describe, expect, test } from 'vitest';
import { gosuX } from '../../src/game.ts';
import { SEATS, type Seat, type State, twinOf } from '../../src/state/state.ts';
import type { View } from '../../src/view/view.ts';

const VIEWERS = [0, 1, SPECTATOR];

/** Trades hidden cards of one seat among its hand and deck, and hidden copies of a Troop with seen ones. */
function shuffleHidden(s: State, viewer: number, rng: Rng): State {
  const copy = gosuX.clone(s);
  for (const seat of SEATS) {
    const p = copy.players[seat];
    const spots: [number[], number][] = [];
    for (const zone of [p.hand, p.deck]) {
      for (let i = 0; i < zone.length; i++) {
        if (!(at(copy.known, at(zone, i)) & viewerBit(viewer))) spots.push([zone, i]);
      }
    }
    for (let i = spots.length - 1; i > 0; i--)
      swap(copy, at2(spots, i), at2(spots, below(rng, i + 1)));
    p.hand.sort((a, b) => a - b);
  }
  copy.rng = [below(rng, 1e9), below(rng, 1e9), below(rng, 1e9), 7];
  return copy;
}

function at2(spots: readonly [number[], number][], i: number): [number[], number] {
  return spots[i] as [number[], number];
}

/** What others know belongs to the place, not to the card that now lies there. */
function swap(s: State, [zoneA, i]: [number[], number], [zoneB, j]: [number[], number]): void {
  const a = at(zoneA, i);
  const b = at(zoneB, j);
  const knownA = at(s.known, a);
  s.known[a] = at(s.known, b);
  s.known[b] = knownA;
  zoneA[i] = b;
  zoneB[j] = a;
}

function legalOf(s: State): ActionCode[] {
  const out: ActionCode[] = [];
  return out.slice(0, gosuX.legal(s, out));
}

/** Renames the two copies of some Troops: nobody may notice. */
function renameCopies(s: State, rng: Rng): State {
  const rename = new Map<number, number>();
  for (let card = 0; card < s.marks.length; card++) {
    const twin = twinOf(card);
    if (twin > card && below(rng, 2)) rename.set(card, twin).set(twin, card);
  }
  const to = (card: number) => rename.get(card) ?? card;
  const copy = gosuX.clone(s);
  const permute = (list: readonly number[]) => list.map((_, card) => at(list, to(card)));
  copy.known = permute(s.known);
  copy.marks = permute(s.marks);
  copy.bounty = to(s.bounty);
  for (const p of copy.players) {
    p.deck = p.deck.map(to);
    p.hand = p.hand.map(to).sort((a, b) => a - b);
    p.discard = p.discard.map(to);
    p.removed = p.removed.map(to);
    p.rows = [p.rows[0].map(to), p.rows[1].map(to), p.rows[2].map(to)];
  }
  for (const frame of copy.stack) {
    frame.card = to(frame.card);
    frame.target = to(frame.target);
    frame.second = to(frame.second);
  }
  return copy;
}

/** What a viewer is told of an answer, and the state after it. */
function played(s: State, answer: ActionCode, viewer: number): [string[], State] {
  const told: string[] = [];
  const after = gosuX.clone(s);
  gosuX.apply(after, answer, (event) => {
    const { seenBy: _, ...rest } = gosuX.redact(event, viewer);
    told.push(JSON.stringify(rest));
  });
  return [told, after];
}

/** Trades the cards that lie hidden in a deck both before and after. */
function shuffleStaying(s: State, after: State, viewer: number, rng: Rng): State {
  const copy = gosuX.clone(s);
  const hidden = (state: State, card: number) => !(at(state.known, card) & viewerBit(viewer));
  for (const seat of SEATS) {
    const { deck } = copy.players[seat];
    const stays = (card: number) =>
      after.players[seat].deck.includes(card) && hidden(s, card) && hidden(after, card);
    const spots = deck.map((card, i) => (stays(card) ? i : -1)).filter((i) => i >= 0);
    for (let i = spots.length - 1; i > 0; i--) {
      swap(copy, [deck, at(spots, i)], [deck, at(spots, below(rng, i + 1))]);
    }
  }
  return copy;
}

/** The answers of every decision of a few games, looked at from every side. */
function atSomeDecisions(games: number, look: (s: State, rng: Rng) => void): void {
  for (let seed = 0; seed < gamesToPlay(games); seed++) {
    const rng = makeRng(`look ${seed}`);
    playRandom(gosuX, {
      seed: `secrets ${seed}`,
      onDecision: (s) => {
        look(s, rng);
        return undefined;
      },
    });
  }
}

describe('secrets (X3.7)', () => {
  test('what a viewer cannot see changes nothing they are shown', () => {
    atSomeDecisions(25, (s, rng) => {
      for (const viewer of VIEWERS) {
        const shuffled = shuffleHidden(s, viewer, rng);
        expect(gosuX.view(shuffled, viewer)).toEqual(gosuX.view(s, viewer));
        if (gosuX.toAct(s) === viewer) expect(legalOf(shuffled)).toEqual(legalOf(s));
      }
    });
  });

  test('what stays hidden through an answer changes nothing a viewer is told of it', () => {
    atSomeDecisions(15, (s, rng) => {
      const answers = legalOf(s);
      const answer = at(answers, below(rng, answers.length));
      for (const viewer of VIEWERS) {
        const [events, after] = played(s, answer, viewer);
        const shuffled = shuffleStaying(s, after, viewer, rng);
        const [sameEvents, sameAfter] = played(shuffled, answer, viewer);
        expect(sameEvents).toEqual(events);
        expect(gosuX.view(sameAfter, viewer)).toEqual(gosuX.view(after, viewer));
      }
    });
  });

  test('which of two copies a card is cannot be told from any view', () => {
    atSomeDecisions(10, (s, rng) => {
      const renamed = renameCopies(s, rng);
      for (const viewer of VIEWERS)
        expect(gosuX.view(renamed, viewer)).toEqual(gosuX.view(s, viewer));
      expect(legalOf(renamed)).toEqual(legalOf(s));
    });
  });

  test('a view never holds the generator, a hidden card or what only others know', () => {
    atSomeDecisions(8, (s) => {
      for (const viewer of VIEWERS) {
        const view = gosuX.view(s, viewer);
        expect(view.rng).toEqual([0, 0, 0, 0]);
        for (const seat of SEATS) {
          const hidden = hiddenCount(s, seat, viewer);
          const p = view.players[seat];
          expect([...p.hand, ...p.deck].filter((card) => card < 0)).toHaveLength(hidden);
          if (seat === viewer) expect(p.hand.every((card) => card >= 0)).toBe(true);
        }
      }
    });
  });
});

function hiddenCount(s: State, seat: Seat, viewer: number): number {
  const p = s.players[seat];
  return [...p.hand, ...p.deck].filter((card) => !(at(s.known, card) & viewerBit(viewer))).length;
}

describe('determinize', () => {
  test('fits the view it was made from', () => {
    atSomeDecisions(25, (s, rng) => {
      for (const viewer of VIEWERS) {
        const view = gosuX.view(s, viewer);
        const dealt = gosuX.determinize(view, rng);
        expect(gosuX.view(dealt, viewer)).toEqual(view);
        expect(gosuX.toAct(dealt)).toBe(gosuX.toAct(s));
        const answers = legalOf(dealt);
        if (gosuX.toAct(s) === viewer) expect(answers).toEqual(legalOf(s));
        else
          expect(answers.length).toBeGreaterThan(gosuX.question(s, 'en').kind === 'action' ? 0 : 1);
      }
    });
  });

  test('deals differently, never knows the truth, and plays to an end', () => {
    const { state } = middle();
    const view = gosuX.view(state, 0);
    const rng = makeRng('deals');
    const hands = new Set<string>();
    for (let i = 0; i < 200; i++) {
      const dealt = gosuX.determinize(view, rng);
      hands.add(JSON.stringify(dealt.players[1].hand));
      if (i < 20) playRandom(gosuX, { seed: `deal ${i}` }, dealt);
    }
    expect(hands.size).toBeGreaterThan(150);
  });

  test('depends on the view and the generator alone', () => {
    atSomeDecisions(4, (s) => {
      const viewer = gosuX.toAct(s);
      const view: View = gosuX.view(s, viewer);
      const copy: View = gosuX.view(shuffleHidden(s, viewer, makeRng('x')), viewer);
      expect(gosuX.determinize(copy, makeRng(3))).toEqual(gosuX.determinize(view, makeRng(3)));
    });
  });
});

/** A position in the middle of a game, with hidden cards on both sides. */
function middle(): { state: State } {
  let found: State | undefined;
  playRandom(gosuX, {
    seed: 'middle',
    onDecision: (s, _legal, ply) => {
      if (ply === 40) found = gosuX.clone(s);
      return undefined;
    },
  });
  if (!found) throw new Error('the game was too short');
  return { state: found };
}
