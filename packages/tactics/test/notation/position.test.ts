/**
 * The position file: what every omitted field stands for, how the written ones become a state, and what is written.
 * Refusals are in `position-refusals.test.ts`; every decision of random games is read back in `properties`.
 */
import { expectReadsBack } from '@testing/properties.ts';
import { playSome, statesOf } from '@testing/random-play.ts';
import { scenario } from '@testing/tactics/scenario.ts';
import { describe, expect, test } from 'vitest';
import { encode } from '../../src/codec/codec.ts';
import { ask } from '../../src/flow/engine.ts';
import { tactics } from '../../src/game.ts';
import { parseOptions } from '../../src/notation/options.ts';
import { writePosition } from '../../src/notation/position.ts';
import { CARD_COUNT } from '../../src/state/faces.ts';
import { isImprisoned, type State } from '../../src/state/state.ts';
import { EXAMPLE, file, ids, type Json, positionOf, read } from './files.ts';

const throughJson = (s: State): Json => JSON.parse(JSON.stringify(writePosition(s)));

describe('what is omitted', () => {
  test('everything but the game: the opening for two (T2.1)', () => {
    const s = positionOf({});
    expect(ask(s)).toMatchObject({ seat: 0, kind: 'discard', purpose: 'opening-discard', left: 3 });
    expect(s.players.map((p) => p.hand.length)).toEqual([10, 10]);
    expect(encode(s)).toEqual(encode(tactics.setup({}, 1, 2)));
  });

  test.each([2, 3, 4])('"players": %i starts a game for so many', (players) => {
    const s = positionOf({ players, seed: 'fjord' });
    expect(encode(s)).toEqual(encode(tactics.setup({}, 'fjord', players)));
  });

  test('zones are empty, nobody has points or has passed, p0 moves and has the Advantage card', () => {
    const s = positionOf({ players: [{}, {}, {}] });
    for (const p of s.players) {
      expect(p).toMatchObject({ points: 0, passed: 0, turnsLeft: -1, hand: [], aside: [] });
      expect(p.rows).toEqual([[], [], []]);
    }
    expect(s).toMatchObject({ round: 1, turn: 0, advantage: 0, extraNow: 0, extraOwed: 0 });
    expect(s.deck).toHaveLength(CARD_COUNT);
    expect([s.discard, s.open, s.box]).toEqual([[], [], []]);
    expect(ask(s)).toMatchObject({ seat: 0, kind: 'action' });
  });

  test('T3.8: three turns for everybody else once somebody has passed', () => {
    const players = [{ passed: true }, {}, { turnsLeft: 1 }, { passed: true }];
    const s = positionOf({ players, toPlay: 1 });
    expect(s.players.map((p) => p.turnsLeft)).toEqual([-1, 3, 1, -1]);
  });

  test('missing cards go under the listed deck, shuffled by the seed', () => {
    const deck = (seed: unknown) => ids(read(file({}, {}, { deck: ['sage', 'lich'], seed })).deck);
    expect(deck(1).slice(-2)).toEqual(['lich', 'sage']);
    expect(deck(1)).toHaveLength(CARD_COUNT);
    expect(deck(1)).toEqual(deck(1));
    expect(deck(1)).not.toEqual(deck(2));
    expect(deck('one')).not.toEqual(deck(1));
  });

  test('"fill": false leaves them out of the game', () => {
    const s = read(file({ hand: ['scribe'] }, {}, { deck: ['sage', 'lich'], fill: false }));
    expect(ids(s.deck)).toEqual(['lich', 'sage']);
    expect(s.box).toHaveLength(CARD_COUNT - 3);
    expect(ids(s.box).filter((id) => id === 'scribe')).toHaveLength(1);
    expect(writePosition(s)).toMatchObject({ fill: false });
    expectReadsBack(tactics, s);
  });
});

describe('what is written', () => {
  test('the example: zones, marks, points, passes, additional turns', () => {
    const s = read(EXAMPLE);
    const [first, second, third] = s.players;
    expect(first?.rows.map((row) => row.map(isImprisoned))).toEqual([[false, true], [false], []]);
    expect(first).toMatchObject({ points: 1, passed: 1, turnsLeft: -1 });
    expect([second?.turnsLeft, third?.turnsLeft]).toEqual([3, 2]);
    expect(s).toMatchObject({ round: 2, turn: 1, advantage: 0, extraNow: 0, extraOwed: 2 });
    expect(ids(s.deck.slice(-2))).toEqual(['scribe', 'oracle']);
    expect(ids(s.discard)).toEqual(['reaper', 'ghoul']);
    expect(ask(s)).toMatchObject({ seat: 1, kind: 'action' });
    const { deck, rng, ...written } = writePosition(s);
    const { deck: listed, ...example } = EXAMPLE;
    expect(written).toEqual(example);
    expect((deck as string[]).slice(0, 2)).toEqual(listed);
    expect(rng).toEqual(s.rng);
  });

  test('fields keep the order of the documentation', () => {
    expect(Object.keys(writePosition(read(EXAMPLE)))).toEqual([...Object.keys(EXAMPLE), 'rng']);
    const player = (json: Json) => Object.keys((json.players as Json[])[0] ?? {});
    expect(player(writePosition(read(EXAMPLE)))).toEqual(player(EXAMPLE));
  });

  test('seats by number or name', () => {
    const s = read(file({}, {}, { toPlay: 'p1', advantage: 'p1' }));
    expect(s).toMatchObject({ turn: 1, advantage: 1 });
  });

  test.each([
    [null, undefined, 0, 0],
    ['due', undefined, 0, 1],
    ['due', 3, 0, 3],
    ['now', undefined, 1, 0],
    ['now', 2, 1, 2],
    [null, 2, 0, 2],
  ])('T6.8: extraTurn %j with extraTurnsOwed %j', (extraTurn, owed, now, then) => {
    const more = owed === undefined ? {} : { extraTurnsOwed: owed };
    const s = read(file({}, {}, { extraTurn, ...more }));
    expect([s.extraNow, s.extraOwed]).toEqual([now, then]);
    expectReadsBack(tactics, s);
  });

  test('T3.8: an additional turn may follow the last counted one', () => {
    const s = read(file({ turnsLeft: 0 }, { passed: true }, { extraTurn: 'now' }));
    expect(s.players[0]?.turnsLeft).toBe(0);
    expectReadsBack(tactics, s);
  });

  test('a position somebody wrote needs no `pending`; the file is not touched', () => {
    for (const input of [EXAMPLE, file({ hand: ['lich', 'scribe', 'scribe'] }, {}, { seed: 9 })]) {
      const before = JSON.stringify(input);
      const s = read(input);
      expect(writePosition(s)).not.toHaveProperty('pending');
      playSome(tactics, read(input), 1, 40);
      expect(JSON.stringify(input)).toBe(before);
      expectReadsBack(tactics, s);
    }
  });
});

describe('pending', () => {
  const middle = (): State => {
    const found = statesOf(tactics, { seed: 3, players: 3 }, 1).find((s) => s.stack.length > 3);
    if (!found) throw new Error('the game never was in mid-power');
    return found;
  };

  test('is enough by itself; lists without order may be in any', () => {
    const s = middle();
    const written = throughJson(s);
    expect(encode(positionOf({ pending: written.pending }))).toEqual(encode(s));
    const players = (written.players as { hand: string[] }[]).map((player) => ({
      ...player,
      hand: [...player.hand].reverse(),
    }));
    const other = { ...written, players, toPlay: `p${written.toPlay}` };
    expect(encode(read(other))).toEqual(encode(s));
  });

  test('remembers what everybody has seen of a hand', () => {
    const you = { army: [['revenant']], hand: ['necromancer', 'sage'] };
    const table = scenario({ you, discard: ['ghoul', 'lich'] });
    table.play('play necromancer', 'pick ghoul').turnOf('foe');
    expect(writePosition(table.state)).toHaveProperty('pending');
    expectReadsBack(tactics, table.state);
  });

  test('without it the position stands at the start of the turn', () => {
    const { pending, ...rest } = throughJson(middle());
    expect(pending).toBeTypeOf('string');
    expect(ask(read({ ...rest, deck: [] })).kind).toBe('action');
  });
});

describe('options', () => {
  test('there are none', () => {
    for (const input of [undefined, null, {}]) {
      expect(parseOptions(input, 'en')).toEqual({ ok: true, value: {} });
    }
    for (const input of [7, [], { preset: 'final-en' }, { ['x\n'.repeat(1000)]: 1 }]) {
      const lines = (['en', 'fr'] as const).map((lang) => parseOptions(input, lang));
      expect(lines[0]).not.toEqual(lines[1]);
      for (const line of lines) {
        expect(line).toMatchObject({ ok: false, code: 'bad-options' });
        expect(line.ok ? '' : line.message).toMatch(/^[^\n]{10,300}$/u);
      }
    }
  });
});
