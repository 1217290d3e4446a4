/** C-15 H6: where spectators are behind, a list does not tell them either when somebody answered. */
import { expect, test } from 'vitest';
import { lineOf } from '../../src/http/match-facts.ts';
import type { ListedMatch } from '../../src/store/index.ts';

const seat = (player: string) => ({
  kind: 'person',
  name: player,
  player,
  guest: true,
  rating: null,
  bot: null,
  isTaken: false,
});

function row(behind: number, status: ListedMatch['status']): ListedMatch {
  const seats = [seat('ada'), seat('bo')];
  return {
    id: 'm',
    game: 'gosu-x',
    status,
    createdAt: 100,
    setup: JSON.stringify({ clock: 'days-1', visibility: 'public', behind }),
    summary: JSON.stringify({ seats, toAct: 0, lastAt: 900, result: null, wake: null }),
  } as unknown as ListedMatch;
}

test.each([
  ['a stranger, behind', 5, 'running', null, 100],
  ['a stranger to one that is over', 5, 'over', null, 900],
  ['a stranger, not behind', 0, 'running', null, 900],
  ['a player', 5, 'running', 'ada', 900],
] as const)('%s', (_, behind, status, reader, lastAt) => {
  expect(lineOf(row(behind, status), reader)?.facts.lastAt).toBe(lastAt);
});
