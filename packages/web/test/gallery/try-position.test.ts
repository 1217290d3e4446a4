/** A position to try each card in: the engine takes it, and the card can be used at once, to some effect. */
import { CARD_DEFS, CLAN_DEFS, type GosuXEvent, gosuX, legalTexts } from '@open-gosu/gosu-x';
import * as t from '@open-gosu/tactics';
import { describe, expect, test } from 'vitest';
import type { Stock } from '../../src/gallery/supply.ts';
import { tryPosition } from '../../src/gallery/try-position.ts';

const X_CARDS: readonly Stock[] = CLAN_DEFS.flatMap(({ id: clan, cards }) =>
  cards.map(({ id, level }) => ({ id, clan, level, copies: level === 1 ? 2 : 1 })),
);
const T_CARDS: readonly Stock[] = t.CLAN_DEFS.flatMap(({ id: clan, faces }) =>
  faces.map(({ id, level, copies }) => ({ id, clan, level, copies })),
);

test('the cards are all there', () => {
  expect(X_CARDS).toHaveLength(88);
  expect(T_CARDS).toHaveLength(60);
  expect(() => tryPosition('gosu-x', 'nobody', X_CARDS)).toThrow('no such card');
});

/** The state, or what was wrong with the position. */
function readX(id: string) {
  const read = gosuX.readPosition(tryPosition('gosu-x', id, X_CARDS), 'en');
  if (!read.ok) throw new Error(`${id}: ${read.message}`);
  return read.value;
}

function readT(id: string) {
  const read = t.tactics.readPosition(tryPosition('gosu-tactics', id, T_CARDS), 'en');
  if (!read.ok) throw new Error(`${id}: ${read.message}`);
  return read.value;
}

/** All that happens until the turn is over, with the first answer that is not a refusal to every question. */
function playOutX(id: string, answer: string): GosuXEvent[] {
  const state = readX(id);
  const events: GosuXEvent[] = [];
  let text = answer;
  for (let i = 0; i < 60 && gosuX.toAct(state) >= 0; i++) {
    const code = gosuX.parse(state, text, 'en');
    if (!code.ok) throw new Error(`${id}: ${code.message}`);
    gosuX.apply(state, code.value, (event) => events.push(event));
    if (gosuX.toAct(state) < 0 || gosuX.question(state, 'en').kind === 'action') break;
    const legal = legalTexts(state);
    text = legal.find((each) => !/^(no|done|decline)\b/.test(each)) ?? legal[0] ?? '';
  }
  return events;
}

describe.each(CARD_DEFS.map((card) => [card.id, card] as const))('Gosu X: %s', (id, card) => {
  test('can be played at once, for nothing', () => {
    const state = readX(id);
    expect(gosuX.toAct(state)).toBe(0);
    const plays = legalTexts(state).filter((text) => new RegExp(`^play ${id}( I+)?$`).test(text));
    expect(plays.length).toBeGreaterThan(0);
    const paid = playOutX(id, plays.at(-1) ?? '').filter(
      (event) => event.type === 'discard' && event.cause === 'cost',
    );
    expect(paid).toEqual([]);
  });

  test('has an effect that finds something to do', () => {
    if (card.effect.length === 0) return;
    const play = legalTexts(readX(id)).filter((text) =>
      new RegExp(`^play ${id}( I+)?$`).test(text),
    );
    const events = playOutX(id, play.at(-1) ?? '');
    const effect = events.findIndex(({ type }) => type === 'effect');
    expect(effect).toBeGreaterThan(-1);
    const after = events.slice(effect + 1).map(({ type }) => type);
    expect(
      after.filter((type) => !/^(turn|effect|shuffle|wonder|choose-.*)$/.test(type)),
    ).not.toEqual([]);
  });
});

describe('Gosu X: what only lasts can come about', () => {
  const endOfTurn = (id: string) => playOutX(id, `play ${id}`).map(({ type }) => type);

  test.each(['bhj-abhilasha', 'bhj-tomorrow', 'bhj-phoenix', 'bhj-xian'])(
    '%s unlocks a token at once',
    (id) => {
      expect(endOfTurn(id)).toContain('unlock');
    },
  );

  test('nezha draws at once, from an empty hand', () => {
    expect(endOfTurn('nezha').filter((type) => type === 'draw')).toHaveLength(2);
  });

  test.each(['bhj-galmi', 'galmi'])('%s: its player can pass', (id) => {
    expect(legalTexts(readX(id))).toContain('pass');
  });
});

/** The answers that use a goblin: it is placed, or mutates. */
function usesOf(id: string, state: t.State): string[] {
  const own = new Set(
    [1, 2, 3, 4, 5].flatMap((column) => ['I', 'II', 'III'].map((row) => `${row}${column}`)),
  );
  const rows =
    (tryPosition('gosu-tactics', id, T_CARDS).players as { army: unknown[][] }[])[0]?.army ?? [];
  for (const place of own) {
    const [, row = '', column = ''] = /^(I+)(\d)$/.exec(place) ?? [];
    if (rows[row.length - 1]?.[Number(column) - 1] !== id) own.delete(place);
  }
  return t
    .legalTexts(state)
    .filter(
      (text) =>
        text === `play ${id}` || (/^shift /.test(text) && own.has(text.split(' ')[1] ?? '')),
    );
}

describe.each(t.FACE_DEFS.map((face) => [face.id, face] as const))(
  'GOSU Tactics: %s',
  (id, face) => {
    test('can be placed, or mutate, and its power finds a target', () => {
      const state = readT(id);
      expect(t.tactics.toAct(state)).toBe(0);
      const [use = ''] = usesOf(id, state);
      expect(use).not.toBe('');
      expect(use.startsWith('play')).toBe(face.powers.some(({ trigger }) => trigger === 'arrival'));
      const events: t.TacticsEvent[] = [];
      let text = use;
      for (let i = 0; i < 40 && t.tactics.toAct(state) >= 0; i++) {
        const code = t.tactics.parse(state, text, 'en');
        if (!code.ok) throw new Error(code.message);
        t.tactics.apply(state, code.value, (event) => events.push(event));
        if (t.tactics.toAct(state) < 0 || t.tactics.question(state, 'en').kind === 'action') break;
        text = t.legalTexts(state)[0] ?? '';
      }
      const powers = events.filter((event) => event.type === 'power' && event.card === id);
      const due = use.startsWith('play') ? 'arrival' : 'mutation';
      expect(powers.length).toBeGreaterThanOrEqual(
        face.powers.filter(({ trigger }) => trigger === due).length,
      );
      expect(events.filter((event) => event.type === 'fizzle' && event.card === id)).toEqual([]);
      if (use.startsWith('play'))
        expect(events.filter((e) => e.type === 'discard' && e.cause === 'cost')).toEqual([]);
    });

    test('can be linked to on the next turn', () => {
      const link = face.powers.find(({ trigger }) => trigger === 'link');
      // Sides that a goblin is placed on; to the left and below one can only mutate.
      if (!link?.sides.some((side) => side === 'right' || side === 'above')) return;
      const file = tryPosition('gosu-tactics', id, T_CARDS);
      const clan = T_CARDS.find((card) => card.id === id)?.clan;
      const hand = (file.players as { hand: string[] }[])[0]?.hand ?? [];
      const mates = T_CARDS.filter(
        (card) => card.clan === clan && card.id !== id && hand.includes(card.id),
      );
      expect(mates.map(({ level }) => level)).toContain(
        link.sides.includes('right') ? face.level : 2,
      );
    });
  },
);
