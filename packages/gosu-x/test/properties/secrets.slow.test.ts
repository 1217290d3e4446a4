/**
 * Hidden information as a property: shuffling everything a viewer cannot see changes nothing of the view, the legal
 * answers or the redacted events; determinisations fit the view and differ from each other.
 */
import { at, below, legalList, makeRng, type Rng, viewerBit } from '@open-gosu/kernel';
import {
  atDecisions,
  expectAlike,
  expectDealFits,
  expectDealsDiffer,
  expectSameDeal,
  expectToldAlike,
  middleOf,
  played,
  viewersOf,
} from '@testing/secrets.ts';
import { describe, expect, test } from 'vitest';
import { gosuX } from '../../src/game.ts';
import { SEATS, type Seat, type State, twinOf } from '../../src/state/state.ts';

const VIEWERS = viewersOf(2);

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

describe('secrets (X3.7)', () => {
  test('what a viewer cannot see changes nothing they are shown', () => {
    atDecisions(gosuX, 25, (s, rng) => {
      for (const viewer of VIEWERS) {
        expectAlike(gosuX, s, shuffleHidden(s, viewer, rng), viewer);
      }
    });
  });

  test('what stays hidden through an answer changes nothing a viewer is told of it', () => {
    atDecisions(gosuX, 15, (s, rng) => {
      const answers = legalList(gosuX, s);
      const answer = at(answers, below(rng, answers.length));
      for (const viewer of VIEWERS) {
        const [, after] = played(gosuX, s, answer, viewer);
        const shuffled = shuffleStaying(s, after, viewer, rng);
        expectToldAlike(gosuX, s, shuffled, answer, viewer);
      }
    });
  });

  test('which of two copies a card is cannot be told from any view', () => {
    atDecisions(gosuX, 10, (s, rng) => {
      const renamed = renameCopies(s, rng);
      for (const viewer of VIEWERS)
        expect(gosuX.view(renamed, viewer)).toEqual(gosuX.view(s, viewer));
      expect(legalList(gosuX, renamed)).toEqual(legalList(gosuX, s));
    });
  });

  test('a view never holds the generator, a hidden card or what only others know', () => {
    atDecisions(gosuX, 8, (s) => {
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
    atDecisions(gosuX, 25, (s, rng) => {
      for (const viewer of VIEWERS) expectDealFits(gosuX, s, viewer, rng);
    });
  });

  test('deals differently, never knows the truth, and plays to an end', () => {
    const view = gosuX.view(middleOf(gosuX, 40), 0);
    expectDealsDiffer(gosuX, view, (s) => s.players[1].hand);
  });

  test('depends on the view and the generator alone', () => {
    atDecisions(gosuX, 4, (s) => {
      const viewer = gosuX.toAct(s);
      const other = shuffleHidden(s, viewer, makeRng('x'));
      expectSameDeal(gosuX, gosuX.view(s, viewer), gosuX.view(other, viewer));
    });
  });
});
