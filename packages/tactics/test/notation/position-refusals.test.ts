/**
 * Every reason to refuse a position file: each with one line that says what is wrong and where, in both languages, and
 * never by throwing or hanging, whatever is in the file.
 */
import { LANGS } from '@open-gosu/kernel';
import { statesOf } from '@testing/random-play.ts';
import { describe, expect, test } from 'vitest';
import { tactics } from '../../src/game.ts';
import { writePosition } from '../../src/notation/position.ts';
import { file, type Json, refusal } from './files.ts';

const table = (fields: Json) => file({}, {}, fields);

const FULL = [
  ['scribe', 'runner', 'revenant', 'tinker', 'spark'],
  ['oracle', 'envoy', 'ranger', 'ghoul', 'dynamo'],
  ['ancestor', 'matriarch', 'bone-lord', 'colossus', 'inferno'],
];
const NINE = [
  ['scribe', 'scribe', 'herald', 'herald'],
  ['oracle', 'envoy', 'sage'],
  ['ancestor', 'high-prophet'],
];

const REFUSED: readonly (readonly [name: string, input: unknown, message: string])[] = [
  ['no object', [], 'an object is expected, not [...]'],
  ['another game', { game: 'gosu-x' }, 'game: "gosu-tactics" is expected, not "gosu-x"'],
  ['no game', {}, 'game: "gosu-tactics" is expected, not undefined'],
  ['an unknown field', table({ wonder: null }), 'unknown field "wonder"'],
  [
    'a prototype',
    JSON.parse('{"game":"gosu-tactics","__proto__":{"round":2}}'),
    'unknown field "__proto__"',
  ],
  [
    'an option',
    table({ options: { preset: 'x' } }),
    'options: GOSU Tactics has no rule options: remove "preset"',
  ],
  ['options that are none', table({ options: 3 }), 'options: an object is expected, not 3'],
  ['a seed that is none', table({ seed: 1.5 }), 'seed: a whole number or a short text'],
  ['a dead generator', table({ rng: [0, 0, 0, 0] }), 'rng: four 32-bit integers'],
  ['three words', table({ rng: [1, 2, 3] }), 'rng: four 32-bit integers'],
  [
    'a table without players',
    { game: 'gosu-tactics', round: 2 },
    'round: this needs a list of "players"',
  ],
  [
    'a table with a number of players',
    { game: 'gosu-tactics', players: 3, deck: [] },
    'deck: this needs a list of "players"',
  ],
  ['one player', { game: 'gosu-tactics', players: 1 }, 'players: a whole number from 2 to 4'],
  ['five players', { game: 'gosu-tactics', players: 5 }, 'players: a whole number from 2 to 4'],
  ['half a player', { game: 'gosu-tactics', players: 2.5 }, 'players: a whole number from 2 to 4'],
  [
    'a list of one',
    { game: 'gosu-tactics', players: [{}] },
    'players: a list of two to four players',
  ],
  [
    'a list of five',
    { game: 'gosu-tactics', players: [{}, {}, {}, {}, {}] },
    'players: a list of two to four players',
  ],
  [
    'players as a text',
    { game: 'gosu-tactics', players: 'two' },
    'players: a list of two to four players is expected, or their number for a new game',
  ],
  [
    'a player as a text',
    { game: 'gosu-tactics', players: ['a', 'b'] },
    'players[0]: an object is expected',
  ],
  ['an unknown field of a player', file({ deck: [] }), 'players[0]: unknown field "deck"'],
  [
    'an unknown card',
    file({}, { hand: ['lich', 'elf'] }),
    'players[1].hand[1]: no card is called "elf"',
  ],
  ['a number as a card', table({ deck: [7] }), 'deck[0]: no card is called 7'],
  ['a card of Gosu X', table({ discard: ['elle'] }), 'discard[0]: no card is called "elle"'],
  [
    'a card in two zones',
    file({ hand: ['lich'] }, {}, { discard: ['lich'] }),
    'discard[0]: there is no second lich: see players[0].hand[0]',
  ],
  [
    'a card with two players',
    file({ hand: ['scribe-x'] }, { army: [['scribe-x']] }),
    'players[1].army[0][0]: there is no second scribe-x: see players[0].hand[0]',
  ],
  [
    'too many copies (T1.2)',
    file({ hand: ['scribe', 'scribe'] }, {}, { deck: ['scribe'] }),
    'deck[0]: there is no third scribe: see players[0].hand[0], players[0].hand[1]',
  ],
  [
    'a gap in a row (T3.1)',
    file({ army: [['scribe', null, 'runner']] }),
    'players[0].army[0][1]: a row has no gaps',
  ],
  [
    'a card in the wrong row',
    file({ army: [['oracle']] }),
    'players[0].army[0][0]: oracle is of level 2, this is row I',
  ],
  [
    'more of level 2 than 1 (T3.3)',
    file({ army: [['scribe'], ['oracle', 'envoy']] }),
    'players[0].army[1]: there are more goblins of level 2 than of level 1',
  ],
  [
    'more of level 3 than 2 (T3.4)',
    file({ army: [['scribe'], [], ['ancestor']] }),
    'players[0].army[2]: there are more goblins of level 3 than of level 2',
  ],
  [
    'six in a row (T3.1)',
    file({ army: [Array(6).fill('scribe')] }),
    'players[0].army[0]: 6 entries, at most 5',
  ],
  ['four rows', file({ army: [[], [], [], []] }), 'players[0].army: 4 entries, at most 3'],
  [
    'a mark of another game',
    file({ army: [[{ card: 'scribe', tokens: 1 }]] }),
    'players[0].army[0][0]: unknown field "tokens"',
  ],
  [
    'a mark that is no flag',
    file({ army: [[{ card: 'scribe', captured: 1 }]] }),
    'army[0][0].captured: true or false',
  ],
  ['an entry without a card', file({ army: [[{}]] }), 'army[0][0]: a card is missing here'],
  ['negative points', file({ points: -1 }), 'players[0].points: a whole number from 0 to 3'],
  ['no number', file({ points: Number.NaN }), 'players[0].points: a whole number'],
  ['won by points (T4.2)', file({ points: 3 }), 'players[0].points: the position is already won'],
  [
    'won by fifteen (T7.1)',
    file({ army: FULL }),
    'players[0].army: the position is already won: 15 goblins win the game',
  ],
  [
    'won by fifteen, some imprisoned (T7.1)',
    file({
      army: [[...(FULL[0] ?? []).slice(1), { card: 'scribe', captured: true }], ...FULL.slice(1)],
    }),
    'players[0].army: the position is already won: 15 goblins win the game',
  ],
  [
    'won by nine (T7.2)',
    file({}, { army: NINE }),
    'players[1].army: the position is already won: 9 face-up goblins',
  ],
  ['round 0', table({ round: 0 }), 'round: a whole number from 1 to 9 is expected, not 0'],
  ['round 10', table({ round: 10 }), 'round: a whole number from 1 to 9 is expected, not 10'],
  ['no seat', table({ toPlay: 2 }), 'toPlay: seat 0 or 1 is expected, not 2'],
  ['no holder', table({ advantage: null }), 'advantage: seat 0 or 1 is expected, not null'],
  ['an additional turn some day', table({ extraTurn: 'soon' }), 'extraTurn: null, "due" or "now"'],
  [
    'an additional turn due, and none owed',
    table({ extraTurn: 'due', extraTurnsOwed: 0 }),
    'extraTurnsOwed: a whole number from 1 to 20',
  ],
  [
    'too many additional turns',
    table({ extraTurnsOwed: 21 }),
    'extraTurnsOwed: a whole number from 0 to 20',
  ],
  ['all passed', file({ passed: true }, { passed: true }), 'players: all have passed'],
  ['a turn after passing (T3.8)', file({ passed: true }), 'toPlay: seat 0 has passed'],
  ['a pass that is no flag', file({ passed: 'yes' }), 'players[0].passed: true or false'],
  [
    'last turns without a pass',
    file({ turnsLeft: 2 }),
    'players[0].turnsLeft: turns are counted only once a player has passed',
  ],
  [
    'last turns of who has passed',
    file({}, { passed: true, turnsLeft: 1 }),
    'players[1].turnsLeft: turns are counted only once a player has passed',
  ],
  [
    'no turns left',
    file({ turnsLeft: 0 }, { passed: true }),
    'players[0].turnsLeft: a whole number from 1 to 3',
  ],
  [
    'four turns left',
    file({ turnsLeft: 4 }, { passed: true }),
    'players[0].turnsLeft: a whole number from 1 to 3',
  ],
  ['fill that is no flag', table({ fill: 'no' }), 'fill: true or false is expected, not "no"'],
  ['damaged pending', table({ pending: 'abc' }), 'pending: damaged'],
  ['pending that is no text', table({ pending: {} }), 'pending: damaged'],
];

describe('refusals', () => {
  test.each(REFUSED)('%s', (_name, input, message) => {
    expect(refusal(input)).toContain(message);
    const [en, fr] = LANGS.map((lang) => refusal(input, lang));
    expect(fr).not.toBe(en);
    for (const line of [en, fr]) expect(line).toMatch(/^[^\n\r]{8,300}$/u);
  });

  test('T7.2: eight face up and one imprisoned are not won, nor 14 goblins (T7.1)', () => {
    const [first = [], ...rest] = NINE;
    const held = [...first.slice(1), { card: 'scribe', captured: true }];
    expect(refusal(file({ army: [held, ...rest] }))).toBe('accepted');
    expect(refusal(file({ army: [FULL[0], FULL[1], FULL[2]?.slice(1)] }))).toBe('accepted');
  });
});

function middleOfAGame(): Json {
  const found = statesOf(tactics, { seed: 8 }, 1).find((s) => s.stack.length > 3);
  if (!found) throw new Error('the game never was in mid-power');
  return JSON.parse(JSON.stringify(writePosition(found)));
}

function pendingWith(player: Json): Json {
  const written = middleOfAGame();
  const [first, ...others] = written.players as Json[];
  return { ...written, players: [{ ...first, ...player }, ...others] };
}

describe('files made to do harm', () => {
  const deep = (levels: number) => JSON.parse('['.repeat(levels) + ']'.repeat(levels));
  const inputs: Json = {
    'a long list of players': { game: 'gosu-tactics', players: Array(100_000).fill({}) },
    'a long hand': file({ hand: Array(100_000).fill('scribe') }),
    'a long deck': table({ deck: Array(100_000).fill('scribe') }),
    'a long row': file({ army: [Array(100_000).fill('scribe')] }),
    'deep nesting': file({ army: deep(50_000) }),
    'deep options': { game: 'gosu-tactics', options: { clans: deep(50_000) } },
    'a deep hand beside pending': pendingWith({ hand: [deep(50_000), 'a', 'b'] }),
    'a long text': { game: 'gosu-tactics', seed: 'x'.repeat(1_000_000) },
    'a long name': file({ hand: ['x\n'.repeat(1_000_000)] }),
    'a long field': { game: 'gosu-tactics', ['y\u2028'.repeat(100_000)]: 1 },
    'a long option': { game: 'gosu-tactics', options: { ['y\u2028'.repeat(100_000)]: 1 } },
    'a long pending': { game: 'gosu-tactics', pending: 'A'.repeat(5_000_000) },
    'a function': { game: 'gosu-tactics', players: () => [] },
    'a huge number': table({ round: 1e308 }),
  };
  test.each(Object.keys(inputs))('%s', (name) => {
    for (const lang of LANGS) {
      expect(refusal(inputs[name], lang)).toMatch(/^[^\n\r\u2028]{8,300}$/u);
    }
  });
});

describe('pending', () => {
  const TABLE = { round: 3, toPlay: null, advantage: 'x', extraTurn: 'x', extraTurnsOwed: 5 };
  const CARDS = { deck: [], discard: ['lich'], rng: [1, 2, 3, 4], players: [] };
  const PLAYER = {
    hand: ['lich'],
    army: [[], [], []],
    points: 2,
    passed: 1,
    turnsLeft: 2,
    more: 1,
  };

  test.each(Object.entries({ ...TABLE, ...CARDS }))('must agree with %s', (key, value) => {
    expect(refusal({ ...middleOfAGame(), [key]: value })).toMatch(
      /^pending does not match the position/u,
    );
  });

  test.each(Object.entries(PLAYER))('must agree with %s of a player', (key, value) => {
    expect(refusal(pendingWith({ [key]: value }))).toMatch(/^pending does not match the position/u);
  });

  test('one letter or one player too many', () => {
    const written = middleOfAGame();
    expect(refusal({ ...written, pending: `${written.pending}A` })).toMatch(/^pending: damaged/);
    const players = [...(written.players as Json[]), {}];
    expect(refusal({ ...written, players })).toMatch(/^pending does not match/);
  });
});
