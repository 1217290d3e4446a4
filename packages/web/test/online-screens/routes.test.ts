/** Every online screen has an address, which leads back to it; and a match has one that can be sent. */
import { describe, expect, test } from 'vitest';
import { hrefOf, type Route, readRoute } from '../../src/app/route.ts';
import { isOwnMachine, matchLink, replayHref } from '../../src/online/links.ts';

const ROUTES: readonly (readonly [Route, string])[] = [
  [{ screen: 'lobby' }, '#/online'],
  [{ screen: 'online-new', game: 'gosu-tactics' }, '#/online/new/gosu-tactics'],
  [{ screen: 'player', id: 'cGxheWVyLW9uZS0wMDAwMQ' }, '#/player/cGxheWVyLW9uZS0wMDAwMQ'],
  [{ screen: 'leaders', game: 'gosu-x', pace: null }, '#/leaders/gosu-x'],
  [{ screen: 'leaders', game: 'gosu-x', pace: 'blitz' }, '#/leaders/gosu-x/blitz'],
  [{ screen: 'me' }, '#/me'],
  [{ screen: 'verify', id: 'bWF0Y2gtb25lLTAwMDAwMQ' }, '#/verify/bWF0Y2gtb25lLTAwMDAwMQ'],
];

describe('addresses', () => {
  test.each(ROUTES)('%j is %s', (route, href) => {
    expect(hrefOf(route)).toBe(href);
    expect(readRoute(href)).toEqual(route);
  });

  test('what is cut short leads to what it can', () => {
    expect(readRoute('#/online/new')).toEqual({ screen: 'online-new', game: 'gosu-x' });
    expect(readRoute('#/online/new/chess')).toEqual({ screen: 'online-new', game: 'gosu-x' });
    expect(readRoute('#/online/whatever')).toEqual({ screen: 'lobby' });
    expect(readRoute('#/leaders')).toEqual({ screen: 'leaders', game: 'gosu-x', pace: null });
    expect(readRoute('#/player')).toEqual({ screen: 'lost' });
    expect(readRoute('#/verify/')).toEqual({ screen: 'lost' });
  });

  test('the link of a match is the server’s own page of it', () => {
    const id = 'bWF0Y2gtb25lLTAwMDAwMQ';
    expect(matchLink(id, 'https://open-gosu.example')).toBe(`https://open-gosu.example/m/${id}`);
    expect(readRoute(replayHref(id))).toEqual({ screen: 'replay', id: `online-${id}`, ply: null });
  });

  test('that names the machine for itself leads nobody else to it', () => {
    for (const host of ['localhost', 'LOCALHOST', '127.0.0.1', '127.1.2.3', '[::1]', 'a.localhost'])
      expect(isOwnMachine(host), host).toBe(true);
    for (const host of [
      '192.168.1.5',
      '[fe80::1]',
      'localhost.example',
      'open-gosu.example',
      '12.7.0.0',
    ])
      expect(isOwnMachine(host), host).toBe(false);
  });
});
