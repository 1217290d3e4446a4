/** Why a card in an army can be neither shifted nor activated, whatever one would do with it, or with this partner. */
import { at, codeKind, LANGS, makeCode, ROW_LENGTH, readPlace } from '@open-gosu/kernel';
import { playRandom } from '@testing/random-play.ts';
import { describe, expect, test } from 'vitest';
import { ANSWER, readShift, shiftCode } from '../../src/answers.ts';
import { gosuX } from '../../src/game.ts';
import { kindOf } from '../../src/state/kinds.ts';
import type { State } from '../../src/state/state.ts';
import { cannotActivate, cannotShift, cannotShiftInto, whyNot } from '../../src/text/reasons.ts';

function position(you: object, more: object = {}): State {
  const players = [
    { clans: ['justice', 'galmi', 'abhilasha'], ...you },
    { clans: ['xian', 'phoenix', 'tomorrow'] },
  ];
  const read = gosuX.readPosition({ game: 'gosu-x', tiles: [], players, ...more }, 'en');
  if (!read.ok) throw new Error(read.message);
  return read.value;
}

const spot = (name: string) => readPlace(name, 0);
const shift = (s: State, name: string) => LANGS.map((lang) => cannotShift(s, 0, spot(name), lang));
const into = (s: State, name: string, id: string, fromDiscard = false) =>
  cannotShiftInto(s, 0, { spot: spot(name), kind: kindOf(id), fromDiscard }, 'en');
const activate = (s: State, name: string) => cannotActivate(s, 0, spot(name), 'en');

describe('shifting, whatever into', () => {
  test('X5.1: captured cards, cards without a shift cost and empty places', () => {
    const army = [['volantis', { card: 'bun-to', captured: true }], ['nezha'], []];
    const s = position({ hand: ['elle', 'sati', 'un-go', 'kno-bo'], army });
    expect(shift(s, 'I2')).toEqual([
      'Captured cards cannot be shifted.',
      'Une carte capturée ne peut pas faire l’objet d’une relève.',
    ]);
    expect(shift(s, 'II1')[0]).toBe('Nezha has no shift cost: it cannot be shifted.');
    expect(shift(s, 'III1')[0]).toBe('There is no card at III1.');
    expect(shift(s, 'I1')).toEqual([null, null]);
  });

  test('X5.2: no card of the level at all', () => {
    const s = position({ hand: ['elle', 'sati', 'quae'], army: [['volantis']] });
    expect(shift(s, 'I1')).toEqual([
      'No card in your hand can stand in the Troop row and take its place.',
      'Aucune carte de votre main ne peut aller dans la ligne des Troupes et prendre sa place.',
    ]);
    expect(shift(position({ army: [['volantis']] }), 'I1')[0]).toMatch(/^No card in your hand/);
  });

  test('X5.2, X5.8: a card that fits and costs too much is nearer than others', () => {
    const s = position({ hand: ['volantis', 'sati'], army: [['volantis'], ['elle'], []] });
    expect(shift(s, 'II1')).toEqual([
      'You would have to discard 2 other cards, and you hold 1 (the Wonder token would save one).',
      'Vous devriez défausser 2 autres cartes, et vous n’en avez qu’une (le jeton Merveille en épargnerait une).',
    ]);
  });

  test('X5.4: only an identical card', () => {
    const s = position({ hand: ['volantis', 'elle', 'sati'], army: [['volantis']] });
    expect(shift(s, 'I1')[0]).toBe('Volantis cannot be shifted into an identical card.');
  });

  test('X5.5: Secret shift looks in the discard pile too', () => {
    const army = [['guardians-of-night']];
    const found = position({ hand: ['elle', 'sati'], discard: ['volantis'], army });
    expect(shift(found, 'I1')).toEqual([null, null]);
    const none = position({ hand: ['elle', 'sati'], discard: ['quae'], army });
    expect(shift(none, 'I1')).toEqual([
      'No card in your hand or your discard pile can stand in the Troop row and take its place.',
      'Aucune carte de votre main ni de votre défausse ne peut aller dans la ligne des Troupes et prendre sa place.',
    ]);
    const broke = position({ discard: ['volantis'], army });
    expect(shift(broke, 'I1')[0]).toMatch(/^You would have to discard 2 cards, and you hold none/);
  });
});

test('X5.2, X5.4, X5.5: with one partner, the first reason against it', () => {
  const army = [['volantis'], ['elle'], []];
  const s = position({ hand: ['volantis', 'sati', 'un-go', 'quae'], discard: ['kno-bo'], army });
  expect(into(s, 'I1', 'un-go')).toBeNull();
  expect(into(s, 'I1', 'volantis')).toBe('Volantis cannot be shifted into an identical card.');
  expect(into(s, 'I1', 'sati')).toMatch(/^Sati is of another level/);
  expect(into(s, 'I1', 'kno-bo', true)).toMatch(/^Volantis needs Secret shift/);
  expect(into(s, 'I1', 'kno-bo')).toBe("Kno'Bo is not in your hand.");
});

test('X6.3: activation: a free icon, a face-up card, a token in hand', () => {
  const army = [[{ card: 'bun-to', tokens: 1 }, { card: 'un-go', captured: true }, 'bun-to']];
  const s = position({ army, tokens: { hand: 1, spent: 0, locked: 2 } });
  expect(activate(s, 'I1')).toBe('Bun To has no free activation icon.');
  expect(activate(s, 'I2')).toBe('Captured cards cannot be activated.');
  expect(activate(s, 'I3')).toBeNull();
  const none = position({ army: [['bun-to']], tokens: { hand: 0, spent: 2, locked: 2 } });
  expect(cannotActivate(none, 0, spot('I1'), 'fr')).toBe(
    'Vous n’avez aucun jeton d’activation en main.',
  );
});

test('they agree with the legal actions of every turn, and with the reasons of those that are not', () => {
  for (let seed = 0; seed < 8; seed++) {
    playRandom(gosuX, {
      seed,
      onDecision: (s, legal) => {
        if (gosuX.question(s, 'en').kind !== 'action') return undefined;
        const seat = s.turn;
        const shifts = legal.filter((code) => codeKind(code) === ANSWER.shift).map(readShift);
        s.players[seat].rows.forEach((row, level) => {
          row.forEach((_, column) => {
            const place = level * ROW_LENGTH + column;
            const code = makeCode(ANSWER.activate, place);
            expect(cannotActivate(s, seat, place, 'en') ?? '').toBe(whyNot(s, code, 'en'));
            const canShift = shifts.some((one) => one.spot === place);
            expect(cannotShift(s, seat, place, 'fr') === null).toBe(canShift);
            const { hand, discard } = s.players[seat];
            for (const [cards, fromDiscard] of [
              [hand, false],
              [discard, true],
            ] as const) {
              const kinds = cards.map((card) => at(s.kinds, card));
              const into = (kind: number) =>
                cannotShiftInto(s, seat, { spot: place, kind, fromDiscard }, 'fr') ?? '';
              const refused = (kind: number) =>
                whyNot(s, shiftCode(place, kind, fromDiscard), 'fr');
              expect(kinds.map(into)).toEqual(kinds.map(refused));
            }
          });
        });
        return undefined;
      },
    });
  }
});
