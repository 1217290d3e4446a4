/** The link of a match is an address of its own; all other screens stay behind the `#`. */
import { expect, test } from 'vitest';
import { hrefOf, routeAt } from '../../src/app/route.ts';

const ID = 'bWF0Y2gtb25lLTAwMDAwMQ';

test.each([
  [`/m/${ID}`, '', { screen: 'match', id: ID }],
  [`/m/${ID}/`, '', { screen: 'match', id: ID }],
  // A link in a sentence, with what stands behind it.
  [`/m/${ID}.`, '', { screen: 'match', id: ID }],
  [`/m/${ID})`, '', { screen: 'match', id: ID }],
  [`/m/${ID}%C2%BB,`, '', { screen: 'match', id: ID }],
  ['/', `#/match/${ID}.`, { screen: 'match', id: ID }],
  // What is no id is asked for all the same: the screen says that there is no such match.
  ['/m/abc', '', { screen: 'match', id: 'abc' }],
  ['/m/a.b', '', { screen: 'match', id: 'a.b' }],
  ['/m/%E0%A4%A', '', { screen: 'match', id: '%E0%A4%A' }],
  // From there one has gone elsewhere.
  [`/m/${ID}`, '#/games', { screen: 'games' }],
  ['/', `#/match/${ID}`, { screen: 'match', id: ID }],
  ['/m/', '', { screen: 'home' }],
  ['/', '', { screen: 'home' }],
])('%s%s', (pathname, hash, route) => {
  expect(routeAt({ pathname, hash })).toEqual(route);
});

test('a link inside the page leads to the match without loading it anew', () => {
  expect(hrefOf({ screen: 'match', id: ID })).toBe(`#/match/${ID}`);
});
