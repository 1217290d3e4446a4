/** Very many messages: doubled, late, out of order, foreign, illegal. Each does what it may, once, or nothing. */
import { type ActionCode, below, digestOf, makeRng, type Rng } from '@open-gosu/kernel';
import { volume } from '@testing/volume.ts';
import { expect, test } from 'vitest';
import { kitOf } from '../../src/games.ts';
import type { Host } from '../../src/host/index.ts';
import { fold, type PlayerCommand, readEntry } from '../../src/match/index.ts';
import { dealt } from '../../src/match/table.ts';
import type { Store } from '../../src/store/index.ts';
import { digestTable, planOf, TACTICS, X } from '../match/tables.ts';
import { FakeClock, makeHost, Page, settled, storePlaces } from './room.ts';

const places = storePlaces();
const NOW = { mono: 0, wall: 0, chance: 0 };
const MESSAGES = volume('R8', 20_000);
const ATTEMPTS = volume('R10', 20_000);

interface Game {
  readonly match: string;
  readonly game: string;
  readonly pages: readonly Page[];
  readonly sent: { page: Page; c: PlayerCommand }[];
}

async function begin(host: Host, game: string, name: string): Promise<Game> {
  const pages = [new Page(`${name}a`), new Page(`${name}b`)];
  const created = await host.create(planOf(game, 2, { noDelay: true }), pages[0]!.person);
  if (!created.ok) throw new Error(created.code);
  const { match } = created.value;
  for (const [seat, page] of pages.entries()) {
    const { player, name: called } = page.person;
    await host.command(
      match,
      page.person,
      { kind: 'sit', id: 's', seat, player, name: called },
      null,
    );
    await page.watch(host, match);
  }
  return { match, game, pages, sent: [] };
}

async function foldOf(store: Store, match: string) {
  const stored = (await store.readMatch(match))!;
  const folded = fold(stored.row, stored.entries, NOW);
  if (!folded.ok) throw new Error(`${folded.code} ${folded.seq}`);
  return { table: folded.table, entries: stored.entries.map((body) => readEntry(body)!) };
}

/** One decision, told three times at most, among old messages, in any order. */
async function round(host: Host, one: Game, rng: Rng): Promise<number> {
  const page = one.pages.find((p) => p.answer(one.game, makeRng('look')) !== null);
  const answer = page?.answer(one.game, rng) ?? null;
  const batch: { page: Page; c: PlayerCommand }[] = [];
  if (page !== undefined && answer !== null) {
    one.sent.push({ page, c: answer });
    for (let i = 1 + below(rng, 3); i > 0; i--) batch.push({ page, c: answer });
  }
  for (let i = below(rng, 4); i > 0 && one.sent.length > 0; i--) {
    batch.push(one.sent[below(rng, one.sent.length)]!);
  }
  for (let i = batch.length - 1; i > 0; i--) {
    const j = below(rng, i + 1);
    [batch[i], batch[j]] = [batch[j]!, batch[i]!];
  }
  await Promise.all(
    batch.map(async ({ page: by, c }) => {
      const outcome = await host.command(one.match, by.person, c, by);
      if (outcome.ok && c.kind === 'answer' && c.part > 0) by.prompt = null;
    }),
  );
  return batch.length;
}

test('R8: messages doubled and out of order: each answer is in the log once', async () => {
  const store = await places.start();
  const clock = new FakeClock();
  const host = makeHost({ store }, clock, 'storm');
  const rng = makeRng('storm');
  const games: Game[] = [];
  for (let i = 0; i < 100; i++) games.push(await begin(host, i % 2 ? X : TACTICS, `g${i}`));
  let messages = 0;
  let over = 0;
  while (messages < MESSAGES) {
    const counts = await Promise.all(games.map((one) => round(host, one, rng)));
    messages += counts.reduce((sum, count) => sum + count, 0);
    clock.next(100);
    for (const [i, one] of games.entries()) {
      if (one.pages[0]?.facts?.status !== 'over') continue;
      over++;
      await check(store, one);
      games[i] = await begin(host, one.game, `g${i}-${messages}`);
    }
  }
  await settled(store);
  for (const one of games) await check(store, one);
  // Control: a log in which an answer stands twice does not pass.
  const twice = { ...store, readMatch: doubled(store) };
  await expect(check(twice, games[0]!)).rejects.toThrow();
  console.log(`${messages} messages, ${over} matches over, ${host.stats().refused} refused`);
  expect(host.stats().faults).toBe(0);
  host.abandon();
});

/** Reads matches with their last answer once more at the end. */
function doubled(store: Store): Store['readMatch'] {
  return async (id) => {
    const stored = await store.readMatch(id);
    const last = stored?.entries.findLast((body) => body.includes('"answer"'));
    return stored === null || last === undefined
      ? stored
      : { ...stored, entries: [...stored.entries, last] };
  };
}

async function check(store: Store, { match }: Game): Promise<void> {
  const { table, entries } = await foldOf(store, match);
  const ids = entries.flatMap((e) => (e.kind === 'answer' ? [`${e.seat} ${e.id}`] : []));
  expect(new Set(ids).size).toBe(ids.length);
  // The same answers, once each, on a table nobody disturbs.
  const { game } = kitOf(table.facts.kit.game.id)!;
  const state = dealt(table.facts);
  const legal: ActionCode[] = [];
  for (const e of entries) {
    if (e.kind !== 'answer') continue;
    const count = game.legal(state, legal);
    const code = legal.slice(0, count).find((one) => game.describe(state, one) === e.text)!;
    game.apply(state, code);
  }
  expect(digestOf(game.encode(state))).toBe(digestOf(game.encode(table.state)));
}

function badCommand(rng: Rng, one: Game, other: Game, page: Page): PlayerCommand {
  const { ply, line } = page.facts!;
  const id = `bad${below(rng, 1e9)}`;
  const foreign = other.sent[below(rng, other.sent.length)]!.c;
  const text = foreign.kind === 'answer' ? foreign.text : 'pass';
  const answer = { kind: 'answer' as const, id, ply, line, part: 0, text, lag: 0 };
  switch (below(rng, 9)) {
    case 0:
      return { ...answer, text: 'nonsense' };
    case 1:
      return { ...answer, ply: ply + 1 + below(rng, 9) };
    case 2:
      return { ...answer, ply: ply - 1 - below(rng, 9) };
    case 3:
      return { ...answer, line: line + 1 };
    case 4:
      return { ...answer, part: 1 + below(rng, 3) };
    case 5:
      return { ...answer, text: 'x'.repeat(81 + below(rng, 100)) };
    case 6:
      return { kind: 'reply', id, what: 'draw', yes: true };
    case 7:
      return { kind: 'claim', id, what: 'win', absentSince: [0, 0], bot: 'x' };
    default:
      return { kind: 'choose', id, what: 'win', bot: one.match };
  }
}

test('R10: illegal, stale and foreign commands change nothing', async () => {
  const store = await places.start();
  const host = makeHost({ store }, new FakeClock(), 'bad');
  const rng = makeRng('bad');
  const games = [];
  for (let i = 0; i < 20; i++) games.push(await begin(host, i % 2 ? X : TACTICS, `g${i}`));
  for (const one of games) for (let i = 5 + below(rng, 30); i > 0; i--) await round(host, one, rng);
  await settled(store);
  const before = await Promise.all(
    games.map(async ({ match }) => digestTable((await foldOf(store, match)).table)),
  );
  const stranger = new Page('stranger');
  const codes = new Map<string, number>();
  for (let i = 0; i < ATTEMPTS; i++) {
    const one = games[below(rng, games.length)]!;
    const other = games[below(rng, games.length)]!;
    const page = one.pages[below(rng, 2)]!;
    const by = below(rng, 5) === 0 ? stranger : page;
    const c = by === stranger ? other.sent[0]!.c : badCommand(rng, one, other, page);
    const outcome = await host.command(one.match, by.person, c, by);
    expect(outcome.ok, JSON.stringify(c)).toBe(false);
    if (!outcome.ok) codes.set(outcome.code, (codes.get(outcome.code) ?? 0) + 1);
  }
  await settled(store);
  const after = await Promise.all(
    games.map(async ({ match }) => digestTable((await foldOf(store, match)).table)),
  );
  expect(after).toEqual(before);
  expect(codes.get('fault')).toBe(undefined);
  expect(host.stats().faults).toBe(0);
  console.log(`${ATTEMPTS} attempts`, Object.fromEntries(codes));
  // Control: one that is allowed would have been noticed.
  for (const one of games) if ((await round(host, one, rng)) > 0) break;
  await settled(store);
  const changed = await Promise.all(
    games.map(async ({ match }) => digestTable((await foldOf(store, match)).table)),
  );
  expect(changed).not.toEqual(before);
  host.abandon();
});
