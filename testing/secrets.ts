/**
 * Hidden information as properties of any game: what a viewer may not know changes nothing they are shown or told, and
 * what is dealt from a view fits it and the question that was asked.
 */
import {
  type ActionCode,
  type Game,
  legalList,
  makeRng,
  type Rng,
  SPECTATOR,
} from '@open-gosu/kernel';
import { expect } from 'vitest';
import type { Table } from './properties.ts';
import { gamesToPlay, playRandom, watchRandom } from './random-play.ts';

/** Every seat, and somebody without one. */
export function viewersOf(players: number): number[] {
  return [...Array(players).keys(), SPECTATOR];
}

/** Looks at every decision of a few games. */
export function atDecisions<S, V>(
  game: Game<S, V>,
  games: number,
  look: (s: S, rng: Rng) => void,
  table: Table = {},
): void {
  for (let seed = 0; seed < gamesToPlay(games); seed++) {
    const rng = makeRng(`look ${seed}`);
    watchRandom(game, { ...table, seed: `secrets ${seed}` }, (s, legal) => {
      if (legal.length > 0) look(s, rng);
    });
  }
}

/** What a viewer is told of an answer, and the state after it. */
export function played<S, V>(
  game: Game<S, V>,
  s: S,
  answer: ActionCode,
  viewer: number,
): [string[], S] {
  const told: string[] = [];
  const after = game.clone(s);
  game.apply(after, answer, (event) => {
    const { seenBy: _, ...rest } = game.redact(event, viewer);
    told.push(JSON.stringify(rest));
  });
  return [told, after];
}

/** Two states look alike to a viewer; if it is they who are asked, they have the same answers. */
export function expectAlike<S, V>(game: Game<S, V>, s: S, other: S, viewer: number): void {
  expect(game.view(other, viewer)).toEqual(game.view(s, viewer));
  if (game.toAct(s) === viewer) expect(legalList(game, other)).toEqual(legalList(game, s));
}

/** An answer is told a viewer in the same words in both states, and both look alike afterwards. */
export function expectToldAlike<S, V>(
  game: Game<S, V>,
  s: S,
  other: S,
  answer: ActionCode,
  viewer: number,
): void {
  const [told, after] = played(game, s, answer, viewer);
  const [toldToo, afterToo] = played(game, other, answer, viewer);
  expect(toldToo).toEqual(told);
  expect(game.view(afterToo, viewer)).toEqual(game.view(after, viewer));
}

/** A deal from a viewer's view fits it, and the question could have been asked in it. */
export function expectDealFits<S, V>(game: Game<S, V>, s: S, viewer: number, rng: Rng): S {
  const view = game.view(s, viewer);
  const dealt = game.determinize(view, rng);
  expect(game.view(dealt, viewer)).toEqual(view);
  expect(game.toAct(dealt)).toBe(game.toAct(s));
  const answers = legalList(game, dealt);
  if (game.toAct(s) === viewer) expect(answers).toEqual(legalList(game, s));
  else expect(answers.length).toBeGreaterThan(game.question(s, 'en').kind === 'action' ? 0 : 1);
  return dealt;
}

const DEALS = 200;

/** Every deal from every other viewer's view could have led to the question that is asked. */
export function expectFitsForOthers<S, V>(
  game: Game<S, V>,
  state: S,
  players: number,
  deals = DEALS,
): void {
  const asked = game.toAct(state);
  for (const viewer of viewersOf(players)) {
    const rng = makeRng(`deals for ${viewer}`);
    for (let i = 0; viewer !== asked && i < deals; i++) expectDealFits(game, state, viewer, rng);
  }
}

/** Deals from one view differ in what `hidden` shows, and each can be played to its end. */
export function expectDealsDiffer<S, V>(
  game: Game<S, V>,
  view: V,
  hidden: (s: S) => unknown,
): void {
  const rng = makeRng('deals');
  const seen = new Set<string>();
  for (let i = 0; i < DEALS; i++) {
    const dealt = game.determinize(view, rng);
    seen.add(JSON.stringify(hidden(dealt)));
    if (i < 20) playRandom(game, { seed: `deal ${i}` }, dealt);
  }
  expect(seen.size).toBeGreaterThan(150);
}

/** The same view and generator give the same deal. */
export function expectSameDeal<S, V>(game: Game<S, V>, view: V, same: V): void {
  expect(game.determinize(same, makeRng(3))).toEqual(game.determinize(view, makeRng(3)));
}

/** The position after so many answers of a random game. */
export function middleOf<S, V>(game: Game<S, V>, ply: number, table: Table = {}): S {
  let found: S | undefined;
  watchRandom(game, { ...table, seed: 'middle' }, (s, legal, now) => {
    if (now === ply && legal.length > 0) found = game.clone(s);
  });
  if (!found) throw new Error('the game was too short');
  return found;
}
