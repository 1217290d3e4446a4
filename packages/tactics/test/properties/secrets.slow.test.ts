/**
 * Hidden information as a property: shuffling everything a viewer cannot see changes nothing of the view, the legal
 * answers, the redacted events or what a bot answers; determinisations fit the view and differ from each other.
 */
import { botNames, makeBot, searchOf } from '@open-gosu/bots';
import { at, below, codeA, legalList, makeRng, type Rng } from '@open-gosu/kernel';
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
import type { TacticsEvent } from '../../src/events.ts';
import { ask } from '../../src/flow/engine.ts';
import { tactics } from '../../src/game.ts';
import { playerAt, type State } from '../../src/state/state.ts';
import { UNKNOWN } from '../../src/view/view.ts';

/** A card of a zone by its index. */
type Spot = readonly [zone: number[], index: number];

/** The indexes of a hand's cards that nobody else has seen. */
function unshown({ hand, shown }: State['players'][number]): number[] {
  const rest = shown.slice();
  return [...hand.keys()].filter((i) => {
    const seen = rest.indexOf(at(hand, i));
    if (seen >= 0) rest.splice(seen, 1);
    return seen < 0;
  });
}

/** Everything a viewer cannot see: the deck, other hands, other cards put aside. */
function hiddenSpots(s: State, viewer: number): Spot[] {
  const spots: Spot[] = [...s.deck.keys()].map((i) => [s.deck, i]);
  for (const [seat, p] of s.players.entries()) {
    if (seat === viewer) continue;
    for (const i of unshown(p)) spots.push([p.hand, i]);
    for (const i of p.aside.keys()) spots.push([p.aside, i]);
  }
  return spots;
}

function shuffleSpots(s: State, spots: readonly Spot[], rng: Rng): void {
  for (let i = spots.length - 1; i > 0; i--) {
    const [zone, index] = spots[i] as Spot;
    const [other, there] = spots[below(rng, i + 1)] as Spot;
    const kept = at(zone, index);
    zone[index] = at(other, there);
    other[there] = kept;
  }
  for (const p of s.players) p.hand.sort((a, b) => a - b);
}

/** Trades all hidden cards among themselves. */
function shuffleHidden(s: State, viewer: number, rng: Rng): State {
  const copy = tactics.clone(s);
  shuffleSpots(copy, hiddenSpots(copy, viewer), rng);
  copy.rng = [below(rng, 1e9), below(rng, 1e9), below(rng, 1e9), 7];
  return copy;
}

/** What anybody at the table sees of an answer without reading a card: who does what, and who is asked what next. */
function skeleton(s: State, answer: number): { steps: string; drawn: [number, number][] } {
  const after = tactics.clone(s);
  const steps: string[] = [];
  const drawn: [seat: number, index: number][] = [];
  tactics.apply(after, answer, (event: TacticsEvent) => {
    steps.push(`${event.type} ${event.seat}`);
    if (event.type === 'draw') drawn.push([event.seat, after.deck.length]);
  });
  const next = after.winners === 0 ? ask(after) : null;
  return { steps: `${steps.join()} ${next?.seat} ${next?.purpose} ${next?.left}`, drawn };
}

/** Trades the cards that are hidden before and after an answer; null where the deck is shuffled on the way. */
function shuffleStaying(s: State, answer: number, viewer: number, rng: Rng): State | null {
  const { steps, drawn } = skeleton(s, answer);
  if (steps.includes('shuffle')) return null;
  const [, after] = played(tactics, s, answer, viewer);
  const copy = tactics.clone(s);
  const spots: Spot[] = [];
  for (let i = 0; i < after.deck.length; i++) spots.push([copy.deck, i]);
  for (const [seat, p] of copy.players.entries()) {
    if (seat === viewer) continue;
    const then = playerAt(after, seat);
    const left = unshown(then).map((i) => at(then.hand, i));
    const stays = (card: number) => {
      const i = left.indexOf(card);
      if (i >= 0) left.splice(i, 1);
      return i >= 0;
    };
    for (const i of unshown(p)) if (stays(at(p.hand, i))) spots.push([p.hand, i]);
    for (const [drawer, i] of drawn) {
      if (drawer === seat && stays(at(copy.deck, i))) spots.push([copy.deck, i]);
    }
    if (then.aside.length >= p.aside.length) {
      for (const i of p.aside.keys()) spots.push([p.aside, i]);
    }
  }
  shuffleSpots(copy, spots, rng);
  return copy;
}

/** So many answers into the game, by the number of players: some cards are known by then, and many are not. */
const MIDDLE: { readonly [players: number]: number } = { 2: 20, 3: 40, 4: 30 };

describe.each([2, 3, 4])('secrets at a table of %i (T1.1, T2.1)', (players) => {
  const viewers = viewersOf(players);
  // Games of more players have more decisions, and more who look at them.
  const look = (games: number, at: (s: State, rng: Rng) => void) =>
    atDecisions(tactics, Math.ceil((2 * games) / players), at, { players });

  test('what a viewer cannot see changes nothing they are shown', () => {
    look(6, (s, rng) => {
      for (const viewer of viewers) {
        expectAlike(tactics, s, shuffleHidden(s, viewer, rng), viewer);
      }
    });
  });

  test('what stays hidden through an answer changes nothing a viewer is told of it', () => {
    let same = 0;
    let other = 0;
    look(6, (s, rng) => {
      const answers = legalList(tactics, s);
      const answer = at(answers, below(rng, answers.length));
      const { steps } = skeleton(s, answer);
      for (const viewer of viewers) {
        const shuffled = shuffleStaying(s, answer, viewer, rng);
        if (!shuffled || !legalList(tactics, shuffled).includes(answer)) continue;
        // Another hand may be asked another question, or none, for all to see.
        if (skeleton(shuffled, answer).steps !== steps) {
          other++;
          continue;
        }
        same++;
        expectToldAlike(tactics, s, shuffled, answer, viewer);
      }
    });
    expect(same).toBeGreaterThan(20 * other);
  });

  test('which card another player puts aside is not told before all have chosen (T2.1)', () => {
    let seen = 0;
    look(4, (s) => {
      const { seat, purpose, left } = ask(s);
      if (purpose !== 'opening-discard' || (seat === players - 1 && left === 1)) return;
      for (const viewer of viewers.filter((who) => who !== seat)) {
        const told = legalList(tactics, s).map((answer) => {
          const [events, after] = played(tactics, s, answer, viewer);
          return JSON.stringify([events, tactics.view(after, viewer)]);
        });
        expect(new Set(told).size).toBe(1);
        seen++;
      }
    });
    expect(seen).toBeGreaterThan(10);
  });

  test('a drawn card and a card put aside are named to their player alone', () => {
    look(3, (s, rng) => {
      const answers = legalList(tactics, s);
      tactics.apply(tactics.clone(s), at(answers, below(rng, answers.length)), (event) => {
        for (const viewer of viewers) {
          const shown = tactics.redact(event, viewer);
          if (shown.type !== 'draw' && shown.type !== 'aside') expect(shown).toEqual(event);
          else expect(shown.card !== null).toBe(viewer === event.seat);
        }
      });
    });
  });

  test('a view never holds the generator or a hidden card', () => {
    look(4, (s) => {
      for (const viewer of viewers) {
        const view = tactics.view(s, viewer);
        expect(view.rng).toEqual([0, 0, 0, 0]);
        expect(view.deck.every((card) => card === UNKNOWN)).toBe(true);
        const seen = view.players.map((p) => [p.hand.filter((card) => card !== UNKNOWN), p.aside]);
        const allowed = s.players.map((p, seat) =>
          seat === viewer ? [p.hand, p.aside] : [p.shown, p.aside.map(() => UNKNOWN)],
        );
        expect(seen).toEqual(allowed);
      }
    });
  });

  test('what everybody has seen is in the hand it is said to be in', () => {
    let picks = 0;
    look(4, (s) => {
      const { kind } = ask(s);
      for (const answer of kind === 'pick' ? legalList(tactics, s) : []) {
        const after = tactics.clone(s);
        const seat = tactics.toAct(after);
        tactics.apply(after, answer);
        expect(playerAt(after, seat).shown).toContain(codeA(answer));
        picks++;
      }
    });
    expect(picks).toBeGreaterThan(10);
  });

  test('bots answer by the view alone', () => {
    const budget = { iterations: 40 };
    // Not the levels that search for longer, whatever the budget says: `ismcts` is what they are made of.
    const names = botNames(tactics).filter(
      (name) => (searchOf(tactics, name)?.iterations ?? 0) <= budget.iterations,
    );
    expect(names).toContain('ismcts');
    // Some of the decisions of a game: 2,000 of them are looked at among the bots' own tests.
    let looked = 0;
    look(1, (s, rng) => {
      if (below(rng, 4) > 0) return;
      looked++;
      const seat = tactics.toAct(s);
      const view = tactics.view(s, seat);
      const same = tactics.view(shuffleHidden(s, seat, rng), seat);
      for (const name of names) {
        const choose = (of: typeof view) => makeBot(tactics, name)?.choose(of, budget, makeRng(9));
        expect(choose(same)).toEqual(choose(view));
      }
    });
    expect(looked).toBeGreaterThan(3);
  });

  test('determinize fits the view it was made from, and depends on it alone', () => {
    look(5, (s, rng) => {
      for (const viewer of viewers) expectDealFits(tactics, s, viewer, rng);
      const viewer = tactics.toAct(s);
      const other = shuffleHidden(s, viewer, rng);
      expectSameDeal(tactics, tactics.view(s, viewer), tactics.view(other, viewer));
    });
  });

  test('determinize deals differently, and every deal plays to an end', () => {
    const view = tactics.view(middleOf(tactics, MIDDLE[players] ?? 0, { players }), 0);
    expectDealsDiffer(tactics, view, (s) => [s.players[1]?.hand, s.deck]);
  });
});
