/**
 * How many answers a second the host takes without sockets: judged, written durably to SQLite, told to a watcher for each seat
 * that does nothing. And what a running game takes in memory.
 *
 *   npx tsc -b packages/server && node --expose-gc packages/server/bench/host.mjs [games] [seconds] [game]
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { kitOf } from '../dist/games.js';
import { createHost } from '../dist/host/index.js';
import { readSetup } from '../dist/match/index.js';
import { openSqliteStore } from '../dist/store/index.js';

const games = Number(process.argv[2] ?? 1000);
const seconds = Number(process.argv[3] ?? 5);
const game = process.argv[4] ?? 'gosu-x';
const home = mkdtempSync(join(process.env.BENCH_DIR ?? tmpdir(), 'bench-host-'));
const store = await openSqliteStore({ dir: home });
const quiet = { info() {}, warn: console.warn, error: console.error };
const host = createHost({
  store,
  owner: 'bench',
  clock: { mono: () => performance.now(), wall: () => Date.now() },
  random: Math.random,
  bytes: randomBytes,
  bots: null,
  log: quiet,
  lease: { ttlMs: 600_000 },
  limits: { tables: 1_000_000 },
});
const kit = kitOf(game);
const plan = readSetup(
  {
    game,
    seats: [{ kind: 'open' }, { kind: 'open' }],
    clock: 'standard',
    noDelay: true,
    lot: false,
  },
  [],
).value;

/** The true state is rebuilt beside the host, so that finding a legal answer costs the host nothing. */
const buffer = [];
function makeWatcher(seat, table) {
  return {
    tell: ({ facts, seen, prompt }) => {
      table.facts = facts;
      if (seen !== null) table.views[seat] = seen.view();
      if (prompt !== null) table.prompts[seat] = prompt;
      else if (seen !== null) table.prompts[seat] = null;
    },
    snapshot: ({ facts, view, prompt }) => {
      table.facts = facts;
      table.views[seat] = view;
      table.prompts[seat] = prompt;
    },
    presence() {},
    chat() {},
    rematch() {},
    acts() {},
    moved() {},
  };
}

let ids = 0;
let choosing = 0;
function answerOf(table) {
  const started = performance.now();
  const { facts, views, prompts } = table;
  const asked = prompts.findIndex((prompt) => prompt !== null);
  const seat = asked >= 0 ? asked : facts.toAct;
  if (seat < 0) return null;
  const view = asked >= 0 ? prompts[asked].view : views[seat];
  const rng = [1, 2, 3, ++ids];
  const state = kit.game.determinize(view, rng);
  const count = kit.game.legal(state, buffer);
  const text = kit.game.describe(state, buffer[Math.floor(Math.random() * count)]);
  choosing += performance.now() - started;
  const part = asked >= 0 ? prompts[asked].part : 0;
  return {
    seat,
    command: {
      kind: 'answer',
      id: `c${ids}abcdefgh`,
      ply: facts.ply,
      line: facts.line,
      part,
      text,
      lag: 0,
    },
  };
}

async function begin(n) {
  const people = [0, 1].map((seat) => ({
    player: `p${n}-${seat}-abcdefgh`,
    name: `Player ${seat}`,
  }));
  const { match } = (await host.create(plan, people[0])).value;
  const table = {
    match,
    people,
    facts: null,
    views: [],
    prompts: [null, null],
    watchers: [],
    watching: [],
  };
  for (const [seat, person] of people.entries()) {
    await host.command(match, person, { kind: 'sit', id: 'sit', seat, ...person }, null);
    const watcher = makeWatcher(seat, table);
    table.watchers.push(watcher);
    table.watching.push((await host.watch(match, { player: person.player }, null, watcher)).value);
  }
  return table;
}

const memory = () => {
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  return { heap: heapUsed, rss };
};

await Promise.all(Array.from({ length: 20 }, (_, n) => begin(`warm${n}`)));
const before = memory();
const tables = [];
for (let i = 0; i < games; i += 100) {
  tables.push(
    ...(await Promise.all(
      Array.from({ length: Math.min(100, games - i) }, (_, n) => begin(i + n)),
    )),
  );
}
let answered = 0;
let refused = 0;
let isOver = false;
let over = 0;
const times = [];

async function drive(n) {
  let table = tables[n];
  while (!isOver) {
    if (table.facts === null || table.facts.status === 'over') {
      for (const watching of table.watching) watching.leave();
      over++;
      table = await begin(`${n}-${over}`);
      tables[n] = table;
    }
    const next = answerOf(table);
    if (next === null) {
      await new Promise((resolve) => setTimeout(resolve, 1));
      continue;
    }
    const started = performance.now();
    const { ok } = await host.command(
      table.match,
      table.people[next.seat],
      next.command,
      table.watchers[next.seat],
    );
    times.push(performance.now() - started);
    if (ok) answered++;
    else refused++;
  }
}

const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
const cpu = process.cpuUsage();
const started = performance.now();
choosing = 0;
const all = tables.map((_, n) => drive(n));
await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
isOver = true;
await Promise.all(all);
const ms = performance.now() - started;
const used = process.cpuUsage(cpu);
const busy = (used.user + used.system) / 1000;
times.sort((a, b) => a - b);
const at = (q) => times[Math.min(times.length - 1, Math.floor(times.length * q))].toFixed(1);
console.log(
  `${game}, ${games} games: ${Math.round((answered / ms) * 1000)} answers/s over ${Math.round(ms)} ms, ${refused} refused, ${over} games ended`,
);
console.log(
  `without the ${Math.round(choosing)} ms the bench itself took to choose: ${Math.round((answered / (ms - choosing)) * 1000)} answers/s`,
);
console.log(
  `processor: ${(((busy - choosing) / answered) * 1000).toFixed(1)} us for each answer; p50 ${at(0.5)} ms, p99 ${at(0.99)} ms; loop delay p99 ${(delay.percentile(99) / 1e6).toFixed(1)} ms`,
);
for (const table of tables) {
  table.views = [];
  table.prompts = [];
  table.facts = null;
}
times.length = 0;
const after = memory();
const kept = host.stats().tables - 20;
console.log(
  `memory for each game in it, running or just over: heap ${((after.heap - before.heap) / kept / 1024).toFixed(1)} KB, rss ${((after.rss - before.rss) / kept / 1024).toFixed(1)} KB`,
  host.stats(),
);
await host.drain();
await store.close();
rmSync(home, { recursive: true, force: true });
process.exit(0);
