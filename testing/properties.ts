/**
 * What holds of every game behind the kernel's `Game`, whatever its rules: it can be repeated, listened to, copied,
 * packed, written down and read back at any decision. Each function plays random games and expects.
 */
import type { Game } from '@open-gosu/kernel';
import { expect } from 'vitest';
import { checkedOptions, playRandom, type RandomPlay, watchRandom } from './random-play.ts';

/** Who plays what. */
export type Table = Pick<RandomPlay<unknown>, 'options' | 'players'>;

type AnyGame<S> = Game<S>;

function hexOf<S>(game: AnyGame<S>, s: S): string {
  return Buffer.from(game.encode(s)).toString('hex');
}

/** The same seed gives the same game again. */
export function expectSameAgain<S>(game: AnyGame<S>, games: number, table: Table = {}): void {
  for (let seed = 0; seed < games; seed++) {
    const first = playRandom(game, { ...table, seed });
    const again = playRandom(game, { ...table, seed });
    expect(again.answers).toEqual(first.answers);
    expect(hexOf(game, again.state)).toBe(hexOf(game, first.state));
  }
}

/** It goes the same way whether or not anybody listens to the events. */
export function expectSameUnheard<S>(game: AnyGame<S>, games: number, table: Table = {}): void {
  for (let seed = 0; seed < games; seed++) {
    const { state, answers } = playRandom(game, { ...table, seed });
    const options = checkedOptions(game, table.options);
    const listened = game.setup(options, seed, table.players ?? game.minPlayers);
    let events = 0;
    for (const answer of answers) game.apply(listened, answer, () => events++);
    expect(hexOf(game, listened)).toBe(hexOf(game, state));
    expect(events).toBeGreaterThan(answers.length);
  }
}

/** Copied, packed and unpacked at every decision it ends as the untouched one. */
export function expectSameForked<S>(game: AnyGame<S>, games: number, table: Table = {}): void {
  for (let seed = 0; seed < games; seed++) {
    const plain = playRandom(game, { ...table, seed });
    const forked = playRandom(game, {
      ...table,
      seed,
      onDecision: (s) => game.decode(game.encode(game.clone(s))),
    });
    expect(forked.answers).toEqual(plain.answers);
    expect(hexOf(game, forked.state)).toBe(hexOf(game, plain.state));
  }
}

/** Playing on a clone leaves the original alone. */
export function expectClonesApart<S>(game: AnyGame<S>, games: number, table: Table = {}): void {
  for (let seed = 0; seed < games; seed++) {
    watchRandom(game, { ...table, seed }, (s, legal) => {
      const before = JSON.stringify(s);
      for (const answer of legal) game.apply(game.clone(s), answer);
      expect(JSON.stringify(s)).toBe(before);
    });
  }
}

/** The paths of everything a state and its clone have in common. */
export function sharedWithClone<S>(game: AnyGame<S>, state: S): string[] {
  const shared: string[] = [];
  const walk = (a: unknown, b: unknown, path: string) => {
    if (typeof a !== 'object' || a === null) return;
    if (a === b) shared.push(path);
    else
      for (const key of Object.keys(a))
        walk(Reflect.get(a, key), Reflect.get(b as object, key), `${path}.${key}`);
  };
  walk(state, game.clone(state), 'state');
  return shared;
}

/** The position file, gone through JSON, gives the very same state back. */
export function expectReadsBack<S>(game: AnyGame<S>, s: S): void {
  const back = game.readPosition(JSON.parse(JSON.stringify(game.writePosition(s))), 'en');
  expect(back.ok ? hexOf(game, back.value) : back.message).toBe(hexOf(game, s));
}
