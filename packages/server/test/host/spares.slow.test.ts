/** Tables share the states that are not in use any more: none of them ever shows another's. */
import { expect, test } from 'vitest';
import { kitOf } from '../../src/games.ts';
import { fold } from '../../src/match/index.ts';
import { ANSWERING, TACTICS, X } from '../match/tables.ts';
import { storePlaces } from './room.ts';
import { type MakeRoom, type Room, roomsIn, step } from './rooms.ts';

const seats = (count: number) => Array.from({ length: count }, () => ({ kind: 'open' }) as const);

const PLANS: readonly Parameters<MakeRoom>[] = [
  [X],
  [X, { options: ANSWERING }],
  [TACTICS],
  [TACTICS, { seats: seats(4) }],
  [TACTICS, { seats: seats(2) }],
];
/** A store each. */
const places = PLANS.map(() => roomsIn(storePlaces()));

const STEPS = 60;

/** What each page holds beside what the entries give. */
async function expectTrue({ store, match, pages, clock, plan }: Room): Promise<void> {
  const { row, entries } = (await store.readMatch(match))!;
  const folded = fold(row, entries, { mono: clock.mono(), wall: clock.wall(), chance: 0 });
  if (!folded.ok) throw new Error(folded.code);
  const { table } = folded;
  if (table.covered !== null) return;
  pages.forEach(({ view }, seat) => {
    expect(view).toEqual(kitOf(plan.game)!.game.view(table.state, seat));
  });
}

test('tables of both games, of two and of four players, in turn', async () => {
  const rooms: Room[] = [];
  for (const [n, makeRoom] of places.entries()) rooms.push(await makeRoom(...PLANS[n]!));
  for (let i = 0; i < STEPS; i++) {
    for (const [n, one] of rooms.entries()) await step(one, `spares ${n} ${i}`);
    for (const one of rooms) await expectTrue(one);
  }
  for (const { pages } of rooms) expect(pages[0]?.rev).toBeGreaterThan(STEPS / 2);
});
