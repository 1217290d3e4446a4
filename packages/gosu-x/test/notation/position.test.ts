/**
 * The position file: what every omitted field stands for, how the written ones become a state, and that writing and
 * reading at any decision of a game gives the same state back. Refusals are in `position-refusals.test.ts`.
 */
import { expectReadsBack } from '@testing/properties.ts';
import { playSome, statesOf, watchRandom } from '@testing/random-play.ts';
import { describe, expect, test } from 'vitest';
import { decode, encode } from '../../src/codec/codec.ts';
import { ask, legal } from '../../src/flow/engine.ts';
import { gosuX } from '../../src/game.ts';
import { writePosition } from '../../src/notation/position.ts';
import { KNOWN_TO_ALL } from '../../src/state/moves.ts';
import { DECK_SIZE, EXTRA, type State } from '../../src/state/state.ts';
import { EXAMPLE, file, ids, type Json, read } from './files.ts';

const throughJson = (s: State): Json => JSON.parse(JSON.stringify(writePosition(s)));

describe('what is omitted', () => {
  test('everything but the game: the draft (X2.2)', () => {
    const s = read({ game: 'gosu-x' });
    expect(ask(s)).toMatchObject({ seat: 0, kind: 'draft' });
    expect(legal(s, [])).toBe(8);
  });

  test('clans are taken from the options where the draft is given (X12.8)', () => {
    const clans = [
      ['justice', 'galmi', 'xian'],
      ['abhilasha', 'tomorrow', 'goan-sul'],
    ];
    const s = read({ game: 'gosu-x', options: { draft: 'given', clans }, players: [{}, {}] });
    expect(encode({ ...s, options: read(file()).options })).toEqual(encode(read(file())));
    expect(writePosition(s)).toMatchObject({ options: { draft: 'given', clans } });
  });

  test('zones are empty, tokens 2 in hand and 2 locked (X2.6), the free tiles active (X2.3)', () => {
    const s = read(file());
    for (const p of s.players) {
      expect(p).toMatchObject({ tokens: 2, spent: 0, locked: 2, supremacy: 0, passed: 0 });
      expect(p).toMatchObject({ turnsLeft: -1, turnsTaken: 0, flipped: 0, begun: 0 });
      expect([p.hand, p.discard, p.removed, ...p.rows]).toEqual([[], [], [], [], [], []]);
      expect(p.deck).toHaveLength(DECK_SIZE);
    }
    expect(s).toMatchObject({ round: 1, turn: 0, first: 0, wonder: -1, extra: EXTRA.none });
    expect(writePosition(s)).toMatchObject({ tiles: ['narashima', 'phoenix'], bans: [] });
    expect(ask(s)).toMatchObject({ seat: 0, kind: 'action' });
  });

  test('tokens on cards come out of the hand', () => {
    const s = read(file({ army: [[{ card: 'bun-to', tokens: 1 }]] }));
    expect(s.players[0]).toMatchObject({ tokens: 1, spent: 0, locked: 2 });
  });

  test('the last turns follow X7.2: three, or two under Galmi', () => {
    const passed = { passed: true };
    const table = { toPlay: 1 };
    expect(read(file(passed, {}, table)).players[1].turnsLeft).toBe(3);
    const galmi = { army: [['bun-to'], ['shard'], ['galmi']], passed: true };
    expect(read(file(galmi, {}, table)).players[1].turnsLeft).toBe(2);
    const captured = {
      ...galmi,
      army: [['bun-to'], ['shard'], [{ card: 'galmi', captured: true }]],
    };
    expect(read(file(captured, {}, table)).players[1].turnsLeft).toBe(3);
    expect(read(file(passed, { turnsLeft: 1 }, table)).players[1].turnsLeft).toBe(1);
  });

  test('missing cards go under the listed deck, shuffled by the seed', () => {
    const at = (seed: unknown) =>
      ids(read(file({ deck: ['sati', 'elle'] }, {}, { seed })), deckOf(seed));
    const deckOf = (seed: unknown) =>
      read(file({ deck: ['sati', 'elle'] }, {}, { seed })).players[0].deck;
    expect(at(1).slice(-2)).toEqual(['elle', 'sati']);
    expect(at(1)).toHaveLength(DECK_SIZE);
    expect(at(1)).toEqual(at(1));
    expect(at(1)).not.toEqual(at(2));
    expect(at('one')).not.toEqual(at(1));
  });

  test('"fill": false leaves them out of the game', () => {
    const s = read(file({ deck: ['sati', 'elle'] }, {}, { fill: false }));
    expect(ids(s, s.players[0].deck)).toEqual(['elle', 'sati']);
    expect(s.players[1].deck).toEqual([]);
    expect(writePosition(s)).toMatchObject({ fill: false });
    expect(encode(read(throughJson(s)))).toEqual(encode(s));
  });

  test('who has begun (X12.7) follows from cards in play, discarded or removed, or a later round', () => {
    const begun = (player: Json, table: Json = {}) =>
      read(file(player, {}, table)).players[0].begun;
    expect(begun({})).toBe(0);
    expect(begun({ army: [['bun-to']] })).toBe(1);
    expect(begun({ discard: ['bun-to'] })).toBe(1);
    expect(begun({ removed: ['bun-to'] })).toBe(1);
    expect(begun({}, { round: 2 })).toBe(1);
  });
});

describe('what is written', () => {
  test('the documented example', () => {
    const s = read(EXAMPLE);
    const p = s.players[0];
    expect(p.rows.map((row) => ids(s, row))).toEqual([['petal-faeries', 'volantis'], ['quae'], []]);
    expect(p.rows[0].map((card) => s.marks[card])).toEqual([0, 1]);
    expect(s.bounty).toBe(p.rows[1][0]);
    expect(ids(s, p.hand).sort()).toEqual(['elle', 'volantis']);
    expect(p.hand).toEqual([...p.hand].sort((a, b) => a - b));
    expect(ids(s, p.deck.slice(-1))).toEqual(['sati']);
    expect(p.hand.map((card) => s.known[card])).toEqual([1, 1]);
    expect(p.rows.flat().every((card) => s.known[card] === KNOWN_TO_ALL)).toBe(true);
    expect(p.deck.every((card) => s.known[card] === 0)).toBe(true);
    const { players, ...table } = writePosition(s);
    expect({ ...EXAMPLE, players: [], rng: s.rng }).toMatchObject({ ...table, players: [] });
    expect((players as Json[])[0]).toMatchObject({
      army: exampleArmy(),
      hand: ['volantis', 'elle'],
    });
  });

  test('fields keep the order of the documentation', () => {
    const order = Object.keys(EXAMPLE).filter((key) => key !== 'seed');
    expect(Object.keys(writePosition(read(EXAMPLE)))).toEqual([...order, 'rng']);
    const written = (writePosition(read(EXAMPLE)).players as Json[])[0] ?? {};
    expect(Object.keys(written)).toEqual(Object.keys((EXAMPLE.players as Json[])[0] ?? {}));
  });

  test('seats, the Wonder token, additional turns, bans, flipped tiles', () => {
    const table = {
      toPlay: 'p1',
      wonder: 'p0',
      extraTurn: 'now',
      bans: [{ card: 'elle', seat: 0 }],
    };
    const s = read(file({ flipped: ['galmi'] }, {}, table));
    expect(s).toMatchObject({ turn: 1, first: 1, wonder: 0, extra: EXTRA.now });
    // C9: it was named in an earlier turn, so it ends with the other seat's next one.
    expect(s.bans.slice(1)).toEqual([0, 1]);
    // X11.7: a turned tile binds both.
    expect(writePosition(s)).toMatchObject({ tiles: ['narashima', 'galmi', 'phoenix'] });
  });

  test('options: the preset and what differs from it, by id or rule number', () => {
    const s = read(file({}, {}, { options: { preset: 'final-fr', 'X12.3': true } }));
    expect(writePosition(s).options).toEqual({ preset: 'final-fr', echoOnActivation: 'yes' });
  });

  test('a Veteran without an icon may bear a token (X12.9), an Aat two (C8)', () => {
    const veteran = { army: [[{ card: 'lava-goddesses', tokens: 1 }]] };
    expect(read(file({}, veteran)).players[1].tokens).toBe(1);
    expect(read(file({}, { army: [[{ card: 'aat', tokens: 2 }]] })).players[1].tokens).toBe(0);
  });

  test('the generator is part of the file, and the file is not touched', () => {
    const s = read(file({ hand: ['elle'] }, {}, { rng: [1, 2, 3, -4] }));
    const input = throughJson(s);
    const before = JSON.stringify(input);
    playSome(gosuX, read(input), 1, 40);
    expect(JSON.stringify(input)).toBe(before);
    expect(encode(read(input))).toEqual(encode(s));
  });
});

function exampleArmy(): unknown {
  return (EXAMPLE.players as Json[])[0]?.army;
}

describe('reading what was written', () => {
  test('a position somebody wrote needs no `pending`', () => {
    for (const input of [EXAMPLE, file({ hand: ['elle', 'bun-to', 'bun-to'] }, {}, { seed: 9 })]) {
      const s = read(input);
      expect(writePosition(s)).not.toHaveProperty('pending');
      expect(encode(read(throughJson(s)))).toEqual(encode(s));
    }
  });

  test('every decision of random games, draft, opening hands and result included', () => {
    const kinds = new Set<string>();
    const presets = ['final-en', 'final-fr', 'prototype'];
    for (let seed = 0; seed < 12; seed++) {
      watchRandom(gosuX, { options: { preset: presets[seed % 3] }, seed }, (s) => {
        if (s.winners === 0) kinds.add(ask(s).kind);
        expectReadsBack(gosuX, s);
      });
    }
    expect([...kinds]).toEqual(
      expect.arrayContaining(['draft', 'hand', 'action', 'target', 'pick']),
    );
  });

  test('a random or given draft too (X12.8)', () => {
    const clans = [
      ['xian', 'galmi', 'phoenix'],
      ['abhilasha', 'goan-sul', 'tomorrow'],
    ];
    for (const options of [{ draft: 'random' }, { draft: 'given', clans }]) {
      watchRandom(gosuX, { options, seed: 5 }, (s) => expectReadsBack(gosuX, s));
    }
  });

  test('packed states are small and read back whole', () => {
    watchRandom(gosuX, { seed: 77 }, (s) => {
      const bytes = encode(s);
      expect(bytes.length).toBeLessThanOrEqual(1024);
      expect(encode(decode(bytes))).toEqual(bytes);
    });
  });

  test('`pending` is enough by itself; lists without order may be in any', () => {
    const middle = statesOf(gosuX, { seed: 3 }, 1).find((s) => s.stack.length > 3);
    if (!middle) throw new Error('the game never was in mid-effect');
    const written = throughJson(middle);
    expect(encode(read({ game: 'gosu-x', pending: written.pending }))).toEqual(encode(middle));
    const players = (written.players as { hand: string[]; clans: string[] }[]).map((player) => ({
      ...player,
      hand: [...player.hand].reverse(),
      clans: [...player.clans].reverse(),
    }));
    expect(encode(read({ ...written, players, toPlay: `p${written.toPlay}` }))).toEqual(
      encode(middle),
    );
  });
});
