/** Events travel short and come back as they were, but for who else saw them. */
import type { GosuXEvent } from '@open-gosu/gosu-x';
import { ALL_VIEWERS, type GameEvent } from '@open-gosu/kernel';
import type { TacticsEvent } from '@open-gosu/tactics';
import { describe, expect, test } from 'vitest';
import { EVENT_FIELDS, isWireEvent, readEvent, writeEvent } from '../src/index.ts';
import { GAMES, tellRandomGame } from './answers-told.ts';

/** Every event there is: one more does not compile until it stands here, and then in the table. */
const TYPES: { readonly [K in GosuXEvent['type']]: true } = {
  activate: true,
  ban: true,
  battle: true,
  bounty: true,
  cancel: true,
  capture: true,
  'choose-clan': true,
  'choose-level': true,
  'choose-name': true,
  'choose-seat': true,
  copy: true,
  destroy: true,
  discard: true,
  draft: true,
  draw: true,
  effect: true,
  'extra-turn': true,
  keep: true,
  look: true,
  mulligan: true,
  over: true,
  pass: true,
  play: true,
  release: true,
  remove: true,
  reveal: true,
  round: true,
  sacrifice: true,
  search: true,
  shift: true,
  shuffle: true,
  song: true,
  spend: true,
  supremacy: true,
  swap: true,
  take: true,
  'take-back': true,
  tile: true,
  tiles: true,
  timeout: true,
  'to-deck': true,
  'tokens-back': true,
  turn: true,
  unlock: true,
  wonder: true,
};
const TACTICS_TYPES: { readonly [K in TacticsEvent['type']]: true } = {
  advantage: true,
  aside: true,
  battle: true,
  'choose-seat': true,
  destroy: true,
  discard: true,
  draw: true,
  'extra-turn': true,
  fizzle: true,
  imprison: true,
  mutate: true,
  over: true,
  pass: true,
  play: true,
  point: true,
  power: true,
  redraw: true,
  release: true,
  reveal: true,
  round: true,
  shuffle: true,
  swap: true,
  take: true,
  turn: true,
};

test('the table knows every event of both games', () => {
  expect(Object.keys(EVENT_FIELDS['gosu-x'] ?? {}).sort()).toEqual(Object.keys(TYPES).sort());
  expect(Object.keys(EVENT_FIELDS['gosu-tactics'] ?? {}).sort()).toEqual(
    Object.keys(TACTICS_TYPES).sort(),
  );
});

describe('there and back', () => {
  for (const game of GAMES) {
    test(`every event of random games of ${game.id}`, () => {
      const met = new Set<string>();
      for (let i = 0; i < 15; i++) {
        tellRandomGame(game, `events ${i}`, game.maxPlayers, ({ events }) => {
          for (const event of events) {
            const wire = JSON.parse(JSON.stringify(writeEvent(game.id, event)));
            expect(isWireEvent(wire)).toBe(true);
            expect(typeof wire[2] === 'object' && !Array.isArray(wire[2]) && wire[2] !== null).toBe(
              false,
            );
            expect(readEvent(game.id, wire)).toEqual({ ...event, seenBy: ALL_VIEWERS });
            met.add(event.type);
          }
        });
      }
      expect(met.size).toBeGreaterThan(18);
    });
  }

  test.each<[string, object, unknown]>([
    ['a hidden card', { type: 'draw', seat: 0, card: null }, ['draw', 0]],
    ['a shown card', { type: 'draw', seat: 0, card: 'elle' }, ['draw', 0, 'elle']],
    ['a field that may be absent', { type: 'wonder', seat: 1, taken: true }, ['wonder', 1, true]],
    [
      'and may be there',
      { type: 'wonder', seat: 1, taken: false, cause: 'song' },
      ['wonder', 1, false, 'song'],
    ],
    [
      'another in its place',
      { type: 'wonder', seat: 1, taken: true, why: 'x' },
      ['wonder', 1, { taken: true, why: 'x' }],
    ],
    [
      'a field too many',
      { type: 'draw', seat: 0, card: null, why: 'x' },
      ['draw', 0, { card: null, why: 'x' }],
    ],
    ['another field', { type: 'draw', seat: 0, cart: 'x' }, ['draw', 0, { cart: 'x' }]],
    [
      'a field too few',
      { type: 'discard', seat: 0, card: 'elle' },
      ['discard', 0, { card: 'elle' }],
    ],
    ['an unknown event', { type: 'dance', seat: 0, steps: 3 }, ['dance', 0, { steps: 3 }]],
    ['an unknown event without fields', { type: 'dance', seat: 0 }, ['dance', 0]],
    ['no seat', { type: 'song' }, ['song', null]],
  ])('%s', (_name, fields, wire) => {
    const event = { ...fields, seenBy: 3 } as unknown as GameEvent;
    const written = writeEvent('gosu-x', event);
    expect(written).toEqual(wire);
    expect(isWireEvent(written)).toBe(true);
    expect(readEvent('gosu-x', written)).toEqual({ ...fields, seenBy: ALL_VIEWERS });
  });
});

test('what cannot be read is null, what is no event is refused', () => {
  expect(readEvent('gosu-x', ['discard', 0])).toBeNull();
  expect(readEvent('gosu-x', ['draw', 0, 'a', 'b'])).toBeNull();
  expect(readEvent('chess', ['draw', 0, 'a'])).toBeNull();
  const wild = [
    null,
    {},
    [],
    ['draw'],
    ['Draw', 0],
    ['draw', '0'],
    ['draw', 9],
    ['draw', 0, { card: {} }],
    ['draw', 0, { seenBy: 1 }],
    ['draw', 0, {}, 1],
    ['draw', 0, [[1]]],
    ['draw', 0, 'x'.repeat(50)],
    ['draw', 0, Array(200).fill(1)],
    ['draw', 0, 0.5],
    JSON.parse('["draw",0,{"__proto__":1}]'),
    [{ toString: 1 }, 0],
  ];
  for (const value of wild) expect(isWireEvent(value), JSON.stringify(value)).toBe(false);
});
