/**
 * Every reason to refuse a position file: each with one line that says what is wrong and where, in both languages, and
 * never by throwing or hanging, whatever is in the file.
 */
import { LANGS } from '@open-gosu/kernel';
import { statesOf } from '@testing/random-play.ts';
import { describe, expect, test } from 'vitest';
import { gosuX } from '../../src/game.ts';
import { writePosition } from '../../src/notation/position.ts';
import type { State } from '../../src/state/state.ts';
import { file, type Json, read, refusal } from './files.ts';

const LATE = { toPlay: 1 };
const FULL = {
  clans: ['phoenix', 'galmi', 'xian'],
  army: [
    ['bun-to', 'bun-to', 'kno-bo', 'kno-bo', 'un-go'],
    ['shard', 'ree-ab', 'she-rift', 'kan-te', 'galmi-avatar'],
    ['galmi', 'bhj-galmi', 'xian', 'bhj-xian', 'phoenix'],
  ],
};
const manyTokens = { army: [['bun-to', 'un-go', 'kno-bo'].map((card) => ({ card, tokens: 1 }))] };

const REFUSED: readonly (readonly [name: string, input: unknown, message: string])[] = [
  ['no object', [], 'an object is expected, not [...]'],
  ['another game', { game: 'chess' }, 'game: "gosu-x" is expected, not "chess"'],
  ['no game', {}, 'game: "gosu-x" is expected, not undefined'],
  ['an unknown field', { game: 'gosu-x', colour: 1 }, 'unknown field "colour"'],
  [
    'a prototype',
    JSON.parse('{"game":"gosu-x","__proto__":{"round":2}}'),
    'unknown field "__proto__"',
  ],
  [
    'an unknown option',
    file({}, {}, { options: { speed: 1 } }),
    'options: "options" has no "speed"',
  ],
  [
    'an unknown preset',
    file({}, {}, { options: { preset: 'x' } }),
    'options: option "preset" must be one of',
  ],
  ['a seed that is none', file({}, {}, { seed: 1.5 }), 'seed: a whole number or a short text'],
  ['a dead generator', file({}, {}, { rng: [0, 0, 0, 0] }), 'rng: four 32-bit integers'],
  ['three words', file({}, {}, { rng: [1, 2, 3] }), 'rng: four 32-bit integers'],
  ['a table without players', { game: 'gosu-x', round: 2 }, 'round: this needs "players"'],
  ['one player', { game: 'gosu-x', players: [{}] }, 'players: two players are expected'],
  [
    'players as a text',
    { game: 'gosu-x', players: 'two' },
    'players: a list is expected, not "two"',
  ],
  [
    'a player as a text',
    { game: 'gosu-x', players: ['a', 'b'] },
    'players[0]: an object is expected',
  ],
  ['an unknown field of a player', file({ gold: 1 }), 'players[0]: unknown field "gold"'],
  ['no clans', { game: 'gosu-x', players: [{}, {}] }, 'players[0].clans: three clans are needed'],
  [
    'two clans',
    file({ clans: ['justice', 'galmi'] }),
    'players[0].clans: three clans are expected',
  ],
  [
    'an unknown clan',
    file({ clans: ['elves', 'galmi', 'xian'] }),
    'players[0].clans[0]: no clan is called "elves"',
  ],
  [
    'a clan twice',
    file({ clans: ['galmi', 'galmi', 'xian'] }),
    'players[0].clans[1]: "galmi" is there twice',
  ],
  [
    'a clan on both sides (X2.2)',
    file({}, { clans: ['galmi', 'goan-sul', 'tomorrow'] }),
    'players[1].clans: galmi: this clan is already on the other side',
  ],
  [
    'an unknown card',
    file({ hand: ['elle', 'elf'] }),
    'players[0].hand[1]: no card is called "elf"',
  ],
  ['a number as a card', file({ deck: [7] }), 'players[0].deck[0]: no card is called 7'],
  [
    'a card of a clan not had',
    file({ hand: ['ashes'] }),
    'players[0].hand[0]: ashes is of abhilasha',
  ],
  [
    'a card in two zones',
    file({ hand: ['elle'], discard: ['elle'] }),
    'players[0].discard[0]: there is no second elle: see players[0].hand[0]',
  ],
  [
    'too many copies (X1.2)',
    file({ hand: ['bun-to', 'bun-to'], removed: ['bun-to'] }),
    'players[0].removed[0]: there is no third bun-to: see players[0].hand[0], players[0].hand[1]',
  ],
  [
    'a gap in a row (X4.1)',
    file({ army: [['bun-to', null]] }),
    'players[0].army[0][1]: a row has no gaps',
  ],
  [
    'a card in the wrong row',
    file({ army: [['elle']] }),
    'players[0].army[0][0]: elle is a level II card',
  ],
  [
    'more Heroes than Troops (X4.1)',
    file({ army: [[], ['elle']] }),
    'players[0].army[1]: there are more Heroes',
  ],
  [
    'more Immortals than Heroes (X4.1)',
    file({ army: [['bun-to'], [], ['galmi']] }),
    'players[0].army[2]: there are more Immortals than Heroes',
  ],
  [
    'six in a row (X3.6)',
    file({ army: [Array(6).fill('bun-to')] }),
    'players[0].army[0]: 6 entries, at most 5',
  ],
  ['four rows', file({ army: [[], [], [], []] }), 'players[0].army: 4 entries, at most 3'],
  [
    'an unknown mark',
    file({ army: [['bun-to', { card: 'un-go', gilded: true }]] }),
    'players[0].army[0][1]: unknown field "gilded"',
  ],
  [
    'a mark that is no flag',
    file({ army: [[{ card: 'un-go', captured: 1 }]] }),
    'army[0][0].captured: true or false',
  ],
  [
    'tokens on a captured card (X6.5)',
    file({ army: [[{ card: 'un-go', captured: true, tokens: 1 }]] }),
    'players[0].army[0][0]: a captured card has no Activation token',
  ],
  [
    'more tokens than icons (X6.3)',
    file({ army: [[{ card: 'un-go', tokens: 2 }]] }),
    'players[0].army[0][0]: un-go has room for 1 Activation tokens, not 2',
  ],
  [
    'a Veteran’s token where X12.9 is off',
    file(
      {},
      { army: [[{ card: 'lava-goddesses', tokens: 1 }]] },
      { options: { veteranToken: 'no' } },
    ),
    'players[1].army[0][0]: lava-goddesses has room for 0 Activation tokens, not 1',
  ],
  [
    'two Bounty tokens (X1.5)',
    file(
      { army: [[{ card: 'un-go', bounty: true }]] },
      { army: [[{ card: 'aat', bounty: true }]] },
    ),
    'players[1].army[0][0]: there is one Bounty token, already on players[0].army[0][0]',
  ],
  [
    'tokens that do not add up (X1.5)',
    file({ tokens: { hand: 3 } }),
    'players[0].tokens: 3 in hand, 0 spent',
  ],
  [
    'too many tokens on cards',
    file(manyTokens),
    'players[0].tokens: 0 in hand, 0 spent, 2 locked and 3 on cards make 5',
  ],
  [
    'half a token',
    file({ tokens: { hand: 1.5 } }),
    'players[0].tokens.hand: a whole number from 0 to 4',
  ],
  [
    'three locked',
    file({ tokens: { locked: 3 } }),
    'players[0].tokens.locked: a whole number from 0 to 2',
  ],
  ['no number', file({ supremacy: Number.NaN }), 'players[0].supremacy: a whole number'],
  [
    'won by Supremacy (X8.3)',
    file({ supremacy: 2 }),
    'players[0].supremacy: the position is already won',
  ],
  [
    'won by fifteen (X10.3)',
    file(FULL, {}, {}),
    'players[0].army: the position is already won: 15 face-up cards win the game',
  ],
  [
    'a foreign tile flipped (C22)',
    file({ flipped: ['phoenix'] }),
    'players[0].flipped: phoenix: not a clan of this player',
  ],
  [
    'an active tile of a chosen clan (X2.3)',
    file({}, {}, { tiles: ['galmi'] }),
    'tiles: galmi: the tile of a chosen clan',
  ],
  [
    'round 4 (X8.7)',
    file({}, {}, { round: 4 }),
    'round: a whole number from 1 to 3 is expected, not 4',
  ],
  ['no seat', file({}, {}, { toPlay: 2 }), 'toPlay: seat 0 or 1 is expected, not 2'],
  [
    'nobody’s Wonder token',
    file({}, {}, { wonder: 'me' }),
    'wonder: seat 0 or 1 is expected, not "me"',
  ],
  [
    'an additional turn some day',
    file({}, {}, { extraTurn: 'soon' }),
    'extraTurn: null, "due" or "now"',
  ],
  [
    'a ban on a foreign card',
    file({}, {}, { bans: [{ card: 'elle', seat: 1 }] }),
    'bans[0]: elle is not a card of seat 1',
  ],
  [
    'a ban twice',
    file({}, {}, { bans: Array(2).fill({ card: 'elle', seat: 0 }) }),
    'bans[1]: elle is there twice',
  ],
  ['both passed', file({ passed: true }, { passed: true }), 'players: both have passed'],
  ['a turn after passing (X7.5)', file({ passed: true }), 'toPlay: seat 0 has passed'],
  [
    'last turns without a pass',
    file({ turnsLeft: 2 }),
    'players[0].turnsLeft: only a player whose opponent has passed',
  ],
  [
    'no turns left',
    file({ passed: true }, { turnsLeft: 0 }, LATE),
    'players[1].turnsLeft: a whole number from 1 to 3',
  ],
  [
    'fill that is no flag',
    file({}, {}, { fill: 'no' }),
    'fill: true or false is expected, not "no"',
  ],
  ['damaged pending', file({}, {}, { pending: 'abc' }), 'pending: damaged'],
];

describe('refusals', () => {
  test.each(REFUSED)('%s', (_name, input, message) => {
    expect(refusal(input)).toContain(message);
    const [en, fr] = LANGS.map((lang) => refusal(input, lang));
    if (!message.startsWith('options')) expect(fr).not.toBe(en);
    for (const line of [en, fr]) expect(line).toMatch(/^[^\n\r]{8,300}$/u);
  });

  test('14 face-up cards and a captured one are not won (X10.3)', () => {
    const [first] = FULL.army;
    const troops = ['bun-to', 'bun-to', 'kno-bo', 'kno-bo', { card: 'un-go', captured: true }];
    expect(first).toHaveLength(troops.length);
    const army = [troops, ...FULL.army.slice(1)];
    expect(refusal(file({ ...FULL, army }))).toBe('accepted');
  });

  test('after X12.4 "no" an additional turn may follow the last one', () => {
    const table = { toPlay: 1, extraTurn: 'now', options: { extraTurnsCount: 'no' } };
    expect(refusal(file({ passed: true }, { turnsLeft: 0 }, table))).toBe('accepted');
  });
});

describe('files made to do harm', () => {
  const deep = (levels: number) => JSON.parse('['.repeat(levels) + ']'.repeat(levels));
  const inputs: Json = {
    'a long list of players': { game: 'gosu-x', players: Array(100_000).fill({}) },
    'a long hand': file({ hand: Array(100_000).fill('elle') }),
    'a long row': file({ army: [Array(100_000).fill('bun-to')] }),
    'many bans': file({}, {}, { bans: Array(100_000).fill({}) }),
    'deep nesting': file({ army: deep(50_000) }),
    'deep options': { game: 'gosu-x', options: { draft: 'given', clans: deep(50_000) } },
    'a deep clan': {
      game: 'gosu-x',
      options: {
        clans: [
          [deep(50_000), 'xian', 'galmi'],
          ['a', 'b', 'c'],
        ],
      },
    },
    'a deep clan beside pending': pendingWith({ clans: [deep(50_000), 'a', 'b'] }),
    'a long text': { game: 'gosu-x', seed: 'x'.repeat(1_000_000) },
    'a long name': file({ hand: ['x\n'.repeat(1_000_000)] }),
    'a long field': { game: 'gosu-x', ['y\u2028'.repeat(100_000)]: 1 },
    'a long pending': { game: 'gosu-x', pending: 'A'.repeat(5_000_000) },
    'a function': { game: 'gosu-x', players: () => [] },
    'a huge number': file({}, {}, { round: 1e308 }),
  };
  test.each(Object.keys(inputs))('%s', (name) => {
    expect(refusal(inputs[name])).toMatch(/^[^\n\r\u2028]{8,300}$/u);
  });
});

function middleOfAGame(): State {
  const middle = statesOf(gosuX, { seed: 8 }, 1).find(
    (s) => s.stack.length > 3 && s.players[0].rows[0].length > 0,
  );
  if (!middle) throw new Error('the game never was in mid-effect');
  return middle;
}

function pendingWith(player: Json): Json {
  const written = writePosition(middleOfAGame());
  const [first, second] = written.players as Json[];
  return { ...written, players: [{ ...first, ...player }, second] };
}

describe('pending', () => {
  const written = () => JSON.parse(JSON.stringify(writePosition(middleOfAGame()))) as Json;

  test('must agree with every readable field', () => {
    const other = {
      round: 3,
      toPlay: null,
      tiles: [],
      wonder: 'x',
      bans: [{}],
      rng: [1, 2, 3, 4],
      extraTurn: 'x',
    };
    for (const [key, value] of Object.entries({
      ...other,
      options: { preset: 'prototype' },
      players: [],
    })) {
      expect(refusal({ ...written(), [key]: value }), key).toMatch(
        /^pending does not match the position/u,
      );
    }
    const player = {
      hand: ['elle'],
      deck: [],
      discard: ['sati'],
      removed: ['sati'],
      army: [[], [], []],
      more: 1,
    };
    const rest = {
      clans: [],
      tokens: { hand: 4 },
      supremacy: 1,
      flipped: ['xian'],
      passed: 1,
      turnsLeft: 2,
    };
    for (const [key, value] of Object.entries({ ...player, ...rest })) {
      expect(refusal(pendingWith({ [key]: value })), key).toMatch(
        /^pending does not match the position/u,
      );
    }
  });

  test('without it the position stands at the start of the turn', () => {
    const { pending, ...rest } = written();
    expect(pending).toBeTypeOf('string');
    const s = read(rest);
    expect(s.stack).toHaveLength(2);
  });
});
