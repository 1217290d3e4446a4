/** Addresses: every screen has one, and a broken one says so instead of breaking. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hrefOf, type Route, readRoute } from '../../src/app/route.ts';

const ROUTES: readonly Route[] = [
  { screen: 'home' },
  { screen: 'new', game: 'gosu-tactics' },
  { screen: 'play', id: 'k3j2' },
  { screen: 'replay', id: 'k3j2', ply: null },
  { screen: 'replay', id: 'r~a-b_c', ply: 12 },
  { screen: 'replay', id: 'k3j2', ply: 0, side: 'all' },
  { screen: 'replay', id: 'k3j2', ply: 3, side: '1' },
  { screen: 'games' },
  { screen: 'rules', game: 'gosu-x', rule: 'X4.2' },
  { screen: 'cards', game: 'gosu-tactics', card: 'high-prophet' },
  { screen: 'learn', lesson: null },
  { screen: 'learn', lesson: 'place' },
  { screen: 'settings' },
];

describe('addresses', () => {
  test.each(ROUTES)('$screen is read back as it was written', (route) => {
    expect(readRoute(hrefOf(route))).toEqual(route);
  });

  test('any id comes back, whatever is in it', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (id) => {
        expect(readRoute(hrefOf({ screen: 'play', id }))).toEqual({ screen: 'play', id });
      }),
    );
  });

  test('nothing is home, nonsense is lost', () => {
    expect(readRoute('')).toEqual({ screen: 'home' });
    expect(readRoute('#/')).toEqual({ screen: 'home' });
    for (const hash of ['#/nowhere', '#/play', '#/replay/']) {
      expect(readRoute(hash), hash).toEqual({ screen: 'lost' });
    }
  });

  test('a rule or a card without its game is asked for, and not passed over', () => {
    expect(readRoute('#/rules/X99')).toEqual({ screen: 'rules', game: 'gosu-x', rule: 'X99' });
    expect(readRoute('#/rules/T6.1')).toEqual({
      screen: 'rules',
      game: 'gosu-tactics',
      rule: 'T6.1',
    });
    expect(readRoute('#/cards/nope')).toEqual({ screen: 'cards', game: 'gosu-x', card: 'nope' });
    expect(readRoute('#/rules')).toEqual({ screen: 'rules', game: 'gosu-x', rule: null });
    expect(readRoute('#/cards/')).toEqual({ screen: 'cards', game: 'gosu-x', card: null });
  });

  test('a ply that is no number is none, and a broken escape stays as it is', () => {
    expect(readRoute('#/replay/a/soon')).toEqual({ screen: 'replay', id: 'a', ply: null });
    expect(readRoute('#/replay/a/3/us')).toEqual({ screen: 'replay', id: 'a', ply: 3 });
    expect(readRoute('#/play/%E0%A4%A')).toEqual({ screen: 'play', id: '%E0%A4%A' });
  });
});
