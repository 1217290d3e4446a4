/** Several processes on one PostgreSQL: any of them serves any match, one at a time has it, and one may die. */
import { makeRng, type Rng } from '@open-gosu/kernel';
import { startPostgres, type TestPostgres } from '@testing/postgres.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { ClusteredHost } from '../../src/cluster/index.ts';
import { readEntry, verify } from '../../src/match/index.ts';
import { openPostgresStore, type Store } from '../../src/store/index.ts';
import { Page } from '../host/room.ts';
import { planOf, TACTICS, X } from '../match/tables.ts';
import { startChild, startProcess, TTL } from './processes.ts';

let server: TestPostgres;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server?.stop());

const running: { host: ClusteredHost; store: Store }[] = [];
afterEach(async () => {
  for (const { host, store } of running.splice(0)) {
    await host.drain();
    await store.close();
  }
});

/** Leases that do not end by themselves within a test, unless that is what it is about. */
const LONG = 20_000;

async function start(url: string, ttlMs = LONG) {
  const one = await startProcess(url, ttlMs);
  running.push(one);
  return one;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A player at one of the processes. Goes where it is told, tries again as a page would. */
class Visitor extends Page {
  host: ClusteredHost;
  readonly acknowledged: string[] = [];
  readonly times: number[] = [];

  constructor(name: string, host: ClusteredHost) {
    super(name);
    this.host = host;
  }

  async come(match: string, ms = 8000): Promise<number> {
    const from = performance.now();
    for (;;) {
      const got = await this.watch(this.host, match, this.rev >= 0 ? this.rev : null);
      if (got === 'ok') return performance.now() - from;
      if (performance.now() - from > ms) throw new Error(`still ${got}`);
      await pause(50);
    }
  }

  async act(match: string, game: string, rng: Rng): Promise<void> {
    const answer = this.answer(game, rng);
    if (answer === null) return;
    for (let i = 0; i < 200; i++) {
      const from = performance.now();
      const outcome = await this.send(this.host, match, answer);
      this.times.push(performance.now() - from);
      if (outcome.ok) this.acknowledged.push(answer.id);
      if (outcome.ok || outcome.code !== 'unavailable') return;
      await pause(30);
    }
    throw new Error('no answer');
  }
}

async function seat(
  host: ClusteredHost,
  game: string,
  visitors: readonly Visitor[],
): Promise<string> {
  const created = await host.create(planOf(game, 2, { noDelay: true }), visitors[0]!.person);
  if (!created.ok) throw new Error(created.code);
  const { match } = created.value;
  for (const [i, visitor] of visitors.entries()) {
    const { player, name } = visitor.person;
    const sit = { kind: 'sit', id: 's', seat: i, player, name } as const;
    const outcome = await visitor.host.command(match, visitor.person, sit, null);
    if (!outcome.ok) throw new Error(outcome.code);
  }
  return match;
}

/** Until it is over, or `steps` answers were given. */
async function play(
  match: string,
  game: string,
  visitors: readonly Visitor[],
  seed: string,
  steps = Number.POSITIVE_INFINITY,
): Promise<void> {
  const rng = makeRng(seed);
  for (let i = 0; i < steps && visitors[0]?.facts?.status !== 'over'; ) {
    const visitor = visitors.find((one) => one.answer(game, makeRng('look')) !== null);
    if (visitor === undefined) await pause(1);
    else {
      await visitor.act(match, game, rng);
      await pause(0);
      i++;
    }
  }
}

async function audit(store: Store, match: string, visitors: readonly Visitor[]): Promise<void> {
  const stored = (await store.readMatch(match))!;
  const ids = stored.entries
    .map((body) => readEntry(body)!)
    .flatMap((e) => ('id' in e ? [e.id] : []));
  for (const id of visitors.flatMap(({ acknowledged }) => acknowledged)) {
    expect(ids.filter((one) => one === id)).toHaveLength(1);
  }
}

test('a window that comes back has what it had also through another process (C-14 R4)', async () => {
  const url = await server.createSchema();
  const [a, b] = [await start(url), await start(url)];
  const visitors = [new Visitor('a', a.host), new Visitor('b', b.host)];
  const match = await seat(a.host, TACTICS, visitors);
  await visitors[0]!.come(match);
  const { player } = visitors[1]!.person;
  const [old, idle, back] = [new Page('b'), new Page('b'), new Page('b')];
  expect(await b.host.watch(match, { player, window: 'idle' }, null, idle)).toMatchObject({
    ok: true,
  });
  expect(await b.host.watch(match, { player, window: 'w' }, null, old)).toMatchObject({ ok: true });
  const again = { player, window: 'w', acted: true };
  expect(await b.host.watch(match, again, null, back)).toMatchObject({ ok: true });
  await pause(50);
  expect([idle.hasActs, old.hasActs, back.hasActs]).toEqual([false, false, true]);
  const woken = new Page('b');
  const believes = { player, window: 'idle', acted: true };
  expect(await b.host.watch(match, believes, null, woken)).toMatchObject({ ok: true });
  await pause(50);
  expect([woken.hasActs, back.hasActs]).toEqual([false, true]);
});

test('two players at two processes play one match', async () => {
  const url = await server.createSchema();
  const [a, b] = [await start(url), await start(url)];
  for (const game of [X, TACTICS]) {
    const visitors = [new Visitor('a', a.host), new Visitor('b', b.host)];
    const match = await seat(a.host, game, visitors);
    for (const visitor of visitors) await visitor.come(match);
    await play(match, game, visitors, 'two');
    await audit(a.store, match, visitors);
    expect(visitors.map(({ facts }) => facts?.status)).toEqual(['over', 'over']);
    expect(visitors[1]!.told.filter(({ command }) => command !== null).length).toBeGreaterThan(3);
    const medians = visitors.map(({ times }) => times.toSorted((x, y) => x - y)[times.length >> 1]);
    console.log(`${game}: ${medians.map((ms) => ms?.toFixed(2))} ms for an answer here and there`);
    const record = await b.host.record(match);
    if (!record.ok) throw new Error(record.code);
    expect(verify(record.value.record, record.value.secret, record.value.commitment)).toBe('fair');
    expect(b.host.counts().forwarded + a.host.counts().forwarded).toBeGreaterThan(10);
    await a.host.chat(match, visitors[0]!.person, { text: 'well played' }, 'said-18');
    await pause(30);
    expect(visitors[1]!.lines.map(({ text }) => text)).toContain('well played');
  }
});

/** Also where the machine is busy. */
async function create(host: ClusteredHost, { person }: Visitor): Promise<string> {
  for (let i = 0; i < 10; i++) {
    const created = await host.create(planOf(TACTICS, 2), person);
    if (created.ok) return created.value.match;
  }
  throw new Error('no match');
}

test('all processes reach for a match at once: one has it, and nothing is done twice', async () => {
  const url = await server.createSchema();
  const processes = [await start(url), await start(url), await start(url)];
  const races = 60;
  await Promise.all(
    Array.from({ length: races }, async (_, n) => {
      const visitors = [0, 1].map((i) => new Visitor(`${n}-${i}`, processes[(n + i) % 3]!.host));
      const match = await create(processes[0]!.host, visitors[0]!);
      const sits = visitors.map(({ person }, i) => ({
        person,
        c: { kind: 'sit', id: 's', seat: i, player: person.player, name: person.name } as const,
      }));
      // The same commands at all processes at the same time.
      await Promise.all(
        processes.flatMap(({ host }) =>
          sits.map(async ({ person, c }) => {
            for (let i = 0; i < 100; i++) {
              const outcome = await host.command(match, person, c, null);
              if (outcome.ok || outcome.code !== 'unavailable') return;
              await pause(20);
            }
          }),
        ),
      );
      // The deal follows the last seat, by itself.
      let kinds: string[] = [];
      for (let i = 0; i < 200 && kinds.length < 3; i++) {
        await pause(10);
        const stored = (await processes[0]!.store.readMatch(match))!;
        kinds = stored.entries.map((body) => readEntry(body)!.kind).sort();
      }
      expect(kinds).toEqual(['begin', 'sit', 'sit']);
      expect(processes.filter(({ host }) => host.has(match))).toHaveLength(1);
    }),
  );
});

test('a process is drained: its players go on at another, and nothing is lost', async () => {
  const url = await server.createSchema();
  const [a, b] = [await startProcess(url, LONG), await start(url)];
  const visitors = [new Visitor('a', a.host), new Visitor('b', b.host)];
  const match = await seat(a.host, TACTICS, visitors);
  for (const visitor of visitors) await visitor.come(match);
  await play(match, TACTICS, visitors, 'drain', 10);
  await a.host.drain();
  await a.store.close();
  await pause(20);
  expect(visitors.map(({ isMoved }) => isMoved)).toEqual([true, true]);
  visitors[0]!.host = b.host;
  const waits = [await visitors[0]!.come(match), await visitors[1]!.come(match)];
  expect(Math.max(...waits)).toBeLessThan(2000);
  await play(match, TACTICS, visitors, 'on');
  expect(visitors[0]!.facts?.status).toBe('over');
  await audit(b.store, match, visitors);
});

test('a process is killed: another follows when its leases end', async () => {
  const url = await server.createSchema();
  const b = await start(url, TTL);
  const made: { match: string; visitors: Visitor[] }[] = [];
  for (let i = 0; i < 8; i++) {
    const visitors = [new Visitor(`a${i}`, b.host), new Visitor(`b${i}`, b.host)];
    const match = await seat(b.host, TACTICS, visitors);
    made.push({ match, visitors });
  }
  // The match goes to the child: it is given up here, and claimed there.
  await b.store.releaseLeases(b.host.owner);
  await b.host.drain();
  const c = await start(url, TTL);
  const child = await startChild(
    url,
    made.map(({ match }) => match),
  );
  for (const { match, visitors } of made) {
    for (const visitor of visitors) {
      visitor.host = c.host;
      await visitor.come(match);
    }
  }
  const playing = made.map(({ match, visitors }) => play(match, TACTICS, visitors, match, 12));
  await Promise.race([Promise.all(playing), pause(300)]);
  child.kill('SIGKILL');
  await new Promise((resolve) => child.once('close', resolve));
  const from = performance.now();
  await Promise.all(
    made.map(async ({ match, visitors }) => {
      for (const visitor of visitors) await visitor.come(match);
    }),
  );
  const wait = performance.now() - from;
  expect(wait).toBeLessThan(TTL + 2500);
  await Promise.all(playing);
  for (const { match, visitors } of made) {
    await play(match, TACTICS, visitors, `${match} on`, 6);
    await audit(c.store, match, visitors);
  }
  expect(c.host.counts().forwarded).toBeGreaterThan(20);
  const store = await openPostgresStore({ url });
  await store.close();
});

test('a process that hangs keeps its matches only as long as its leases last', async () => {
  const url = await server.createSchema();
  const maker = await start(url, TTL);
  const visitors = [new Visitor('a', maker.host), new Visitor('b', maker.host)];
  const match = await seat(maker.host, TACTICS, visitors);
  await maker.host.drain();
  const [b, c] = [await start(url, TTL), await start(url, TTL)];
  const child = await startChild(url, [match]);
  try {
    visitors[0]!.host = b.host;
    visitors[1]!.host = c.host;
    for (const visitor of visitors) await visitor.come(match);
    await play(match, TACTICS, visitors, 'hangs', 4);
    expect(b.host.counts().forwarded).toBeGreaterThan(0);
    // Its connections stay open, and nobody is told anything: as a machine that vanished.
    child.kill('SIGSTOP');
    const from = performance.now();
    for (const visitor of visitors) {
      while (!visitor.isMoved) {
        if (performance.now() - from > 4 * TTL) throw new Error('nobody was sent on');
        await pause(20);
      }
    }
    for (const visitor of visitors) await visitor.come(match);
    expect(performance.now() - from).toBeLessThan(3 * TTL + 5000);
    await play(match, TACTICS, visitors, 'on', 6);
    await audit(c.store, match, visitors);
  } finally {
    child.kill('SIGKILL');
  }
});
