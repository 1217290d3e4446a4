/** The same edge before the real host and a real store: a match over lines that break, played from views alone. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AnyView, below, legalList, makeRng } from '@open-gosu/kernel';
import { afterEach, expect, test } from 'vitest';
import { kitOf } from '../../src/games.ts';
import { createHost } from '../../src/host/index.ts';
import { openSqliteStore } from '../../src/store/index.ts';
import { planOf, TACTICS, X } from '../match/tables.ts';
import { held } from '../wire/lines.ts';
import { ADA, BO, type Client, closeAll, connect, later, openPlace } from './clients.ts';

const ending: (() => Promise<void>)[] = [];

afterEach(async () => {
  await closeAll();
  for (const end of ending.splice(0)) await end();
});

async function realHost() {
  const folder = mkdtempSync(join(tmpdir(), 'open-gosu-sockets-'));
  const store = await openSqliteStore({ dir: folder });
  const silent = { info() {}, warn() {}, error: console.error };
  const host = createHost({
    store,
    owner: 'tests',
    clock: { mono: () => performance.now(), wall: Date.now },
    random: Math.random,
    bytes: (count) => randomBytes(count),
    bots: null,
    log: silent,
    lease: { ttlMs: 600_000 },
  });
  ending.push(async () => {
    await host.drain();
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return host;
}

test.each([X, TACTICS])('%s', async (game) => {
  const host = await realHost();
  const place = await openPlace({ host, limits: { rate: 5000, burst: 5000, perPerson: 100 } });
  const made = await host.create(planOf(game, 2, { clock: 'standard', noDelay: true }), ADA);
  if (!made.ok) throw new Error(made.code);
  const { match } = made.value;
  const people = [ADA, BO];
  for (const [seat, { player, name }] of people.entries()) {
    await host.command(
      match,
      people[seat]!,
      { kind: 'sit', id: `s${seat}`, seat, player, name },
      null,
    );
  }
  const clients: Client[] = [];
  for (const person of people) {
    const client = await connect(place, person);
    expect(await client.ask({ t: 'watch', match })).toMatchObject({ t: 'snapshot' });
    clients.push(client);
  }
  const rng = makeRng(`real ${game}`);
  const { game: rules } = kitOf(game)!;
  let answers = 0;
  let cuts = 0;
  for (let i = 0; i < 300 && clients[0]!.state!.status === 'running'; i++) {
    const seat = clients.findIndex(
      ({ state }) => state!.prompt !== null || state!.to === state!.as,
    );
    if (seat < 0) {
      await later(5);
      continue;
    }
    const client = clients[seat]!;
    const state = client.state!;
    const guess = rules.determinize((state.prompt?.view ?? state.view) as AnyView, rng);
    const legal = legalList(rules, guess);
    const text = rules.describe(guess, legal[below(rng, legal.length)]!);
    const { ply, line } = state;
    const answer = {
      t: 'answer',
      id: `a${i}`,
      match,
      ply,
      line,
      part: state.prompt?.part ?? 0,
      text,
    } as const;
    answers++;
    if (answers % 5 !== 0) {
      const reply = await client.ask(answer);
      expect(['step', 'done'], JSON.stringify(reply)).toContain(reply.t);
      await clients[1 - seat]!.until(
        () => reply.t !== 'step' || clients[1 - seat]!.state!.rev >= reply.rev,
      );
      continue;
    }
    // The answer leaves, the line breaks, and it is sent again over a new one.
    cuts++;
    client.raw(JSON.stringify(answer));
    if (answers % 10 === 0) await later(30);
    client.socket.terminate();
    const again = await connect(place, people[seat]!);
    again.state = state;
    clients[seat] = again;
    await again.ask({ t: 'watch', match, rev: state.rev });
    const reply = await again.ask(answer);
    expect(['step', 'done'], JSON.stringify(reply)).toContain(reply.t);
    await again.until(() => again.state!.rev > state.rev);
    await clients[1 - seat]!.until(() => clients[1 - seat]!.state!.rev >= again.state!.rev);
  }
  expect(cuts).toBeGreaterThan(2);
  if (clients[0]!.state!.status === 'running') await clients[0]!.ask({ t: 'resign', match });
  for (const [seat, client] of clients.entries()) {
    await client.until(() => client.state!.over);
    const fresh = await connect(place, people[seat]!);
    await fresh.ask({ t: 'watch', match });
    expect(held(client.state)).toEqual(held(fresh.state));
  }
  expect(place.sockets.stats().faults).toBe(0);
});

test('of two windows of one seat, one that only comes back takes it from nobody who was opened for it (C-14 R4)', async () => {
  const host = await realHost();
  const place = await openPlace({ host });
  const made = await host.create(planOf(TACTICS, 2, { clock: 'standard' }), ADA);
  if (!made.ok) throw new Error(made.code);
  const { match } = made.value;
  for (const [seat, person] of [ADA, BO].entries()) {
    const { player, name } = person;
    await host.command(match, person, { kind: 'sit', id: `s${seat}`, seat, player, name }, null);
  }
  const come = async (acted?: boolean) => {
    const window = await connect(place, ADA);
    await window.ask({ t: 'watch', match, ...(acted === undefined ? {} : { acted }) });
    return window;
  };
  type Window = Awaited<ReturnType<typeof come>>;
  const orders = { t: 'orders', match, respond: 'never' } as const;
  const isActing = async (acts: Window, ...others: Window[]) => {
    await acts.until(() => acts.state!.acts);
    for (const other of others) {
      await other.until(() => !other.state!.acts);
      expect(await other.ask(orders)).toMatchObject({ t: 'refused', code: 'elsewhere' });
    }
    expect(await acts.ask(orders)).toMatchObject({ t: 'done' });
  };
  const used = await come();
  // Slept while the other was opened, and still believes that it acts; or knows better.
  const woken = await come(true);
  const idle = await come(false);
  await isActing(used, woken, idle);
  // The one in use is cut: somebody has the seat meanwhile, and gives it back.
  used.socket.close();
  await idle.until(() => idle.state!.acts || woken.state!.acts);
  const back = await come(true);
  await isActing(back, woken, idle);
  // Opened, or chosen: that one.
  const opened = await come();
  await isActing(opened, back, woken, idle);
  await idle.ask({ t: 'watch', match });
  await isActing(idle, opened, back, woken);
});

test('a window that comes back has what it had, though its old socket still seems open (C-14 R4)', async () => {
  const host = await realHost();
  const place = await openPlace({ host });
  const made = await host.create(planOf(TACTICS, 2, { clock: 'standard' }), ADA);
  if (!made.ok) throw new Error(made.code);
  const { match } = made.value;
  for (const [seat, person] of [ADA, BO].entries()) {
    const { player, name } = person;
    await host.command(match, person, { kind: 'sit', id: `s${seat}`, seat, player, name }, null);
  }
  const come = async (window: string, acted?: boolean, person = ADA) => {
    const client = await connect(place, person);
    const flag = acted === undefined ? {} : { acted };
    await client.ask({ t: 'watch', match, window, ...flag });
    return client;
  };
  const orders = { t: 'orders', match, respond: 'never' } as const;
  const isActing = async (acts: Client, ...others: Client[]) => {
    await acts.until(() => acts.state!.acts);
    expect(await acts.ask(orders)).toMatchObject({ t: 'done' });
    for (const other of others) {
      expect(await other.ask(orders)).toMatchObject({ t: 'refused', code: 'elsewhere' });
    }
  };
  const idle = await come('idle');
  const used = await come('used');
  await isActing(used, idle);
  // The network is another one: nothing comes from the old socket any more, and nobody has closed it.
  used.socket.pause();
  const back = await come('used', true);
  expect(back.state!.acts).toBe(true);
  await isActing(back, idle);
  // Once more, and its answers are taken.
  back.socket.pause();
  const again = await come('used', true);
  await isActing(again, idle);
  // Another person may well use the same word.
  const other = await come('used', undefined, BO);
  await isActing(other);
  const { game } = kitOf(TACTICS)!;
  for (let answered = 0; answered === 0; ) {
    const { rev, ply, to, as } = again.state!;
    const client = to === as ? again : other;
    await other.until(() => other.state!.rev === rev);
    const state = game.determinize(client.state!.view as AnyView, makeRng('half-open'));
    const text = game.describe(state, legalList(game, state)[0]!);
    const reply = await client.ask({ t: 'answer', match, ply, text });
    expect(['step', 'done'], JSON.stringify(reply)).toContain(reply.t);
    await again.until(() => again.state!.rev > rev);
    if (client === again) answered++;
  }
  expect(place.sockets.stats().faults).toBe(0);
  // One that reads along comes back to that, whatever it believes.
  idle.socket.pause();
  const woken = await come('idle', true);
  await isActing(again, woken);
  // The sockets that were given up on end later, and nobody loses a seat by it.
  for (const old of [used, back, idle]) old.socket.terminate();
  await later(50);
  await isActing(again, woken);
  // Opened, or chosen: that one.
  const opened = await come('opened');
  await isActing(opened, again, woken);
  await woken.ask({ t: 'watch', match, window: 'idle' });
  await isActing(woken, opened, again);
});

test('two windows of one seat: the older is told so and refused, and acts again once it watches anew (C-14 R4)', async () => {
  const host = await realHost();
  const place = await openPlace({ host });
  const made = await host.create(planOf(TACTICS, 2, { clock: 'standard' }), ADA);
  if (!made.ok) throw new Error(made.code);
  const { match } = made.value;
  for (const [seat, person] of [ADA, BO].entries()) {
    const { player, name } = person;
    await host.command(match, person, { kind: 'sit', id: `s${seat}`, seat, player, name }, null);
  }
  const [older, newer] = [await connect(place, ADA), await connect(place, ADA)];
  await older.ask({ t: 'watch', match });
  await newer.ask({ t: 'watch', match });
  const orders = { t: 'orders', match, respond: 'never' } as const;
  for (const [acts, reads] of [
    [newer, older],
    [older, newer],
    [newer, older],
  ] as const) {
    await reads.until(() => reads.state!.acts === false);
    expect(acts.state!.acts).toBe(true);
    expect(await reads.ask(orders)).toMatchObject({ t: 'refused', code: 'elsewhere' });
    expect(await acts.ask(orders)).toMatchObject({ t: 'done' });
    await reads.ask({ t: 'watch', match, rev: reads.state!.rev });
    await acts.until(() => acts.state!.acts === false);
  }
});
