/** Packed states: small, whole, and refused when cut, altered or invented. */
import { CodecError } from '@open-gosu/kernel';
import { fuzzDecoding, fuzzPacked } from '@testing/fuzz.ts';
import { watchRandom } from '@testing/random-play.ts';
import { ENDINGS } from '@testing/tactics/coverage.ts';
import { nearEnding } from '@testing/tactics/directed.ts';
import { describe, expect, test } from 'vitest';
import { tactics } from '../../src/game.ts';
import { clone, MAX_ROUNDS, type State } from '../../src/state/state.ts';
import { file, read } from '../notation/files.ts';
import { FUZZED } from './fuzzed.ts';

function expectWhole(s: State): void {
  const bytes = tactics.encode(s);
  expect(bytes.length).toBeLessThanOrEqual(512);
  expect(tactics.decode(bytes)).toEqual(s);
}

describe('whole states', () => {
  test.each([2, 3, 4])('come back from few bytes at every decision of %i players', (players) => {
    for (let seed = 0; seed < 3; seed++) watchRandom(tactics, { players, seed }, expectWhole);
  });

  test.each(ENDINGS.filter((ending) => !/^points \d$/.test(ending)))(
    'T4.2, T7: a game that ended by %s comes back too',
    (ending) => {
      const played = watchRandom(tactics, { seed: 1 }, expectWhole, nearEnding(ending));
      expect(tactics.result(played.state)).not.toBeNull();
    },
  );

  test('a position in the last round may have all the rounds of a game before it', () => {
    const late = read(file({}, {}, { round: MAX_ROUNDS }));
    const { state } = watchRandom(tactics, { seed: 1 }, expectWhole, late);
    expect(state.round).toBeGreaterThan(MAX_ROUNDS);
  });
});

describe('what fits no game is refused', () => {
  const army = [['scribe', 'runner'], ['envoy'], []];
  const table = () => read(file({ hand: ['oracle', 'spark'], army }, { hand: ['lich'] }));

  const DAMAGES: readonly (readonly [name: string, change: (s: State) => unknown])[] = [
    ['a card twice', (s) => s.deck.push(0)],
    ['a card too few', (s) => s.deck.pop()],
    ['a hand that is not sorted', (s) => s.players[0]?.hand.reverse()],
    ['a card shown that is not there', (s) => s.players[1]?.shown.push(0)],
    ['a gap in the shape of an army', (s) => s.players[0]?.rows[1].push(s.deck.pop() ?? 0)],
    ['a third point', (s) => Object.assign(s.players[1] ?? {}, { points: 3 })],
    ['a winner without a reason', (s) => Object.assign(s, { winners: 1 })],
    ['a winner who is not there', (s) => Object.assign(s, { winners: 4, reason: 0 })],
    ['a dead generator', (s) => Object.assign(s, { rng: [0, 0, 0, 0] })],
    ['a turn of nobody', (s) => Object.assign(s, { turn: 3 })],
    ['a turn of who has passed', (s) => Object.assign(s.players[0] ?? {}, { passed: 1 })],
    ['last turns without a pass', (s) => Object.assign(s.players[0] ?? {}, { turnsLeft: 2 })],
    ['rounds without points', (s) => Object.assign(s, { round: MAX_ROUNDS + 1 })],
    ['nothing pending', (s) => s.stack.splice(0)],
    ['a turn without its match', (s) => s.stack.shift()],
    ['two turns at once', (s) => s.stack.push({ ...(s.stack[1] as State['stack'][number]) })],
    ['a card that lies about', (s) => s.open.push(s.deck.pop() ?? 0)],
    ['a card aside in mid-game', (s) => s.players[0]?.aside.push(s.deck.pop() ?? 0)],
  ];

  test.each(DAMAGES)('%s', (_name, change) => {
    const s = clone(table());
    expectWhole(s);
    change(s);
    expect(() => tactics.decode(tactics.encode(s))).toThrow(CodecError);
  });

  test('data of other rules, and data with something after its end', () => {
    const bytes = tactics.encode(table());
    const longer = new Uint8Array(bytes.length + 1);
    longer.set(bytes);
    expect(() => tactics.decode(longer)).toThrow(CodecError);
    bytes[0] = (bytes[0] ?? 0) ^ 2;
    expect(() => tactics.decode(bytes)).toThrow(/another version of the rules/);
  });
});

fuzzPacked(FUZZED);
describe('decoding', () => fuzzDecoding(FUZZED, 4000));
