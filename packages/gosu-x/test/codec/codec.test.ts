/** Packed states: whole, and refused when they fit no game. */
import { CodecError } from '@open-gosu/kernel';
import { watchRandom } from '@testing/random-play.ts';
import { describe, expect, test } from 'vitest';
import { gosuX } from '../../src/game.ts';
import { clone, type State } from '../../src/state/state.ts';
import { file, read } from '../notation/files.ts';

function expectWhole(s: State): void {
  expect(gosuX.decode(gosuX.encode(s))).toEqual(s);
}

test('X8.3: a position in round 3 without a Supremacy token can be played to its end', () => {
  let latest = 0;
  for (let seed = 0; seed < 10; seed++) {
    const { state } = watchRandom(gosuX, { seed }, expectWhole, read(file({}, {}, { round: 3 })));
    expect(gosuX.result(state)).not.toBeNull();
    latest = Math.max(latest, state.round);
  }
  expect(latest).toBe(5);
});

describe('what fits no game is refused', () => {
  const FOUR = [
    ['volantis', 'petal-faeries'],
    ['elle', 'quae'],
  ];
  const table = () => read(file({ hand: ['sati', 'volantis'], army: FOUR }, {}, { wonder: 0 }));

  /** The winner of a first battle is asked what to sacrifice. */
  function song(): State {
    const s = read(file({ army: FOUR }, { passed: true }, { wonder: 0 }));
    const pass = gosuX.parse(s, 'pass', 'en');
    if (!pass.ok) throw new Error(pass.message);
    gosuX.apply(s, pass.value);
    return s;
  }

  type Damage = readonly [name: string, from: () => State, change: (s: State) => unknown];
  const DAMAGES: readonly Damage[] = [
    ['a card twice', table, (s) => s.players[0].deck.push(0)],
    ['a hand that is not sorted', table, (s) => s.players[0].hand.reverse()],
    ['a fifth token', table, (s) => Object.assign(s.players[1], { tokens: 4, spent: 1 })],
    ['a winner without a reason', table, (s) => Object.assign(s, { winners: 1 })],
    ['a dead generator', table, (s) => Object.assign(s, { rng: [0, 0, 0, 0] })],
    ['nothing pending', table, (s) => s.stack.splice(0)],
    ['a turn without its match', table, (s) => s.stack.shift()],
    ['rounds without battles', table, (s) => Object.assign(s, { round: 4 })],
    ['a Song before its battle', song, (s) => Object.assign(s, { round: 4 })],
    ['a Song of nobody', song, (s) => Object.assign(s.stack[1] ?? {}, { mode: 4 })],
  ];

  test.each(DAMAGES)('%s', (_name, from, change) => {
    const s = clone(from());
    expectWhole(s);
    change(s);
    expect(() => gosuX.decode(gosuX.encode(s))).toThrow(CodecError);
  });
});
