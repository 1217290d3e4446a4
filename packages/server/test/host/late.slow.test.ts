/** Spectators who are behind (C-15 H6): they see the match as it was, whole and in order, and nothing sooner. */
import { SPECTATOR } from '@open-gosu/kernel';
import { describe, expect, test } from 'vitest';
import { ANSWERING, TACTICS, X } from '../match/tables.ts';
import { makeHost, Page, settled, storePlaces } from './room.ts';
import { playOut, type Room, roomsIn, soon, step } from './rooms.ts';

const places = storePlaces();
const room = roomsIn(places);
const MINUTE = 60_000;

/** Time passes, and whatever is due happens. */
async function pass({ clock, store }: Room, ms: number): Promise<void> {
  const until = clock.at + ms;
  while (clock.next(until - clock.at)) await settled(store);
  clock.at = until;
  await settled(store);
}

/** When a player was told of it, and so a spectator would have been. */
interface Seen {
  readonly at: number;
  readonly ply: number;
  readonly rev: number;
}

describe.each([
  [X, { options: ANSWERING }],
  [TACTICS, {}],
] as const)('%s, two minutes behind', (game, more) => {
  test('each thing reaches them two minutes after the players, and the end at once', async () => {
    const one = await room(game, { behind: 2, clock: 'none', ...more });
    const { clock, host, match, pages } = one;
    const early = new Page('early');
    expect(await early.watch(host, match)).toBe('ok');
    const seen: Seen[] = [{ at: clock.at, ply: 0, rev: pages[0]!.rev }];
    pages[0]!.onTell = ({ rev, facts: { ply }, prompt }) => {
      if (prompt === null) seen.push({ at: clock.at, ply, rev });
    };
    const told = () => seen.filter(({ at }) => at + 2 * MINUTE <= clock.at).at(-1);
    for (let i = 0; i < 40 && pages[0]!.facts?.status === 'running'; i++) {
      await step(one, `late ${i}`);
      await pass(one, 17_000);
      const then = told();
      if (pages[0]!.facts?.status !== 'running') break;
      if (then === undefined) expect(early.facts?.status, `step ${i}`).toBe('open');
      else expect([early.facts?.ply, early.rev], `step ${i}`).toEqual([then.ply, then.rev]);
      // Not by a side door either.
      const ply = early.facts?.ply ?? 0;
      const nobody = { player: null };
      expect(await host.position(match, nobody, ply + 1)).toMatchObject({ code: 'not-yet' });
      const info = await host.info(match, null);
      expect(info.ok && info.value.facts, `step ${i}`).toMatchObject({
        status: early.facts?.status,
        ply,
        toAct: early.facts?.toAct,
      });
      const own = await host.info(match, pages[0]!.person.player);
      expect(own.ok && own.value.facts.ply, `step ${i}`).toBe(pages[0]!.facts?.ply);
      const past = await host.position(match, nobody, ply);
      if (then !== undefined) expect(past.ok && past.value.past.view).toEqual(early.view);
      const newcomer = new Page(`n${i}`);
      await newcomer.watch(host, match);
      expect([newcomer.rev, newcomer.view], `step ${i}`).toEqual([early.rev, early.view]);
      newcomer.watching?.leave();
    }
    expect(early.facts?.ply).toBeLessThan(pages[0]!.facts?.ply ?? 0);
    expect(early.view?.viewer).toBe(SPECTATOR);
    await playOut(one);
    expect([early.facts?.status, early.rev]).toEqual(['over', pages[0]!.rev]);
    const fresh = new Page('fresh');
    await fresh.watch(host, match);
    expect(fresh.view).toEqual(early.view);
    expect(fresh.facts).toEqual(early.facts);
  });
});

test('another process goes on telling them late', async () => {
  const one = await room(TACTICS, { behind: 2, clock: 'none' });
  for (let i = 0; i < 6; i++) await step(one);
  await pass(one, MINUTE);
  for (let i = 0; i < 6; i++) await step(one);
  one.host.abandon();
  const again = makeHost({ store: one.store, owner: 'process room' }, one.clock, 'again');
  const watcher = new Page('w');
  expect(await watcher.watch(again, one.match)).toBe('ok');
  expect(watcher.facts?.status).toBe('open');
  for (let i = 0; i < 20 && one.clock.next(MINUTE); i++) await settled(one.store);
  expect(watcher.facts?.ply).toBeGreaterThan(0);
  expect(watcher.facts?.ply).toBeLessThanOrEqual(12);
  again.abandon();
});

test('what players say they hear later as well; among themselves they talk at once', async () => {
  const one = await room(TACTICS, { behind: 2, clock: 'none' });
  const { host, match, pages } = one;
  const [ada] = pages.map(({ person }) => person);
  const watcher = new Page('w');
  await watcher.watch(host, match);
  await host.chat(match, ada!, { text: 'I hold the dragon' }, 'said-5');
  await host.chat(match, watcher.person, { text: 'what does he hold?' }, 'said-6');
  const heard = (page: Page) => page.lines.map(({ text }) => text);
  expect(heard(pages[1]!)).toEqual(['I hold the dragon']);
  expect(heard(watcher)).toEqual(['what does he hold?']);
  await pass(one, MINUTE);
  const newcomer = new Page('n');
  await newcomer.watch(host, match);
  await soon();
  expect(heard(newcomer)).toEqual(['what does he hold?']);
  await pass(one, 2 * MINUTE);
  expect(heard(watcher)).toEqual(['what does he hold?', 'I hold the dragon']);
  expect(heard(newcomer)).toEqual(heard(watcher));
  // The last who was behind has left: what was said meanwhile reaches the next one no sooner.
  for (const page of [watcher, newcomer]) page.watching?.leave();
  await host.chat(match, ada!, { text: 'and the tower' }, 'said-7');
  const third = new Page('t');
  await third.watch(host, match);
  await soon();
  expect(heard(third)).toEqual(['I hold the dragon', 'what does he hold?']);
  await pass(one, 2 * MINUTE);
  expect(heard(third)).toEqual(['I hold the dragon', 'what does he hold?', 'and the tower']);
  await pass(one, 10 * MINUTE);
  await host.chat(match, ada!, { text: 'a quiet table' }, 'said-8');
  await pass(one, 2 * MINUTE - 1);
  expect(heard(third).at(-1)).toBe('and the tower');
  await pass(one, 1);
  expect(heard(third).at(-1)).toBe('a quiet table');
  await host.command(match, ada!, { kind: 'abort', id: 'a' }, null);
  await host.chat(match, ada!, { text: 'over' }, 'said-9');
  expect(heard(third).at(-1)).toBe('over');
});

test('who is not behind is told at once: players, and spectators of other matches', async () => {
  const one = await room(TACTICS, { clock: 'none' });
  const watcher = new Page('w');
  await watcher.watch(one.host, one.match);
  for (let i = 0; i < 5; i++) await step(one);
  expect(watcher.rev).toBe(one.pages[0]!.rev);
  expect(one.pages[1]!.rev).toBe(one.pages[0]!.rev);
});
