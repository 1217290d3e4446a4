/**
 * How quickly the stores write, beside a plain file that is appended to and synced (the limit of this disk). Rounds are
 * interleaved, because disks have moods: only ratios within one run say much.
 *
 *   npx tsc -b packages/server && node packages/server/bench/store.mjs [rounds] [seconds] [--json]
 *
 * `--json`: only what is written one after the other, as plain numbers. With DATABASE_URL the PostgreSQL there is measured too: an empty database, whose tables are made and left.
 */
import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgresStore, openSqliteStore } from '../dist/store/index.js';

const isPlain = process.argv.includes('--json');
const numbers = process.argv.slice(2).filter((arg) => arg !== '--json');
const rounds = Number(numbers[0] ?? 5);
const seconds = Number(numbers[1] ?? 1);
const url = process.env.DATABASE_URL;
const home = mkdtempSync(join(process.env.BENCH_DIR ?? tmpdir(), 'bench-store-'));
const MATCHES = 1000;
/** Where each match stands, by store: made once, continued by every case. */
const places = new Map();

const body = (seq) =>
  JSON.stringify({
    at: 1_700_000_000_000 + seq,
    kind: 'answer',
    seat: seq % 2,
    text: 'play 12',
    id: 'abcdefghij',
    spent: 1234,
  });

const at = (sorted, q) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0;

/** `cpu`: microseconds of this process for each append; unlike the rest it hardly depends on who else uses the machine. */
function figures(count, ms, times, before) {
  const sorted = times.toSorted((a, b) => a - b);
  const { user, system } = process.cpuUsage(before);
  return {
    cpu: (user + system) / count,
    rate: (count / ms) * 1000,
    p50: at(sorted, 0.5),
    p99: at(sorted, 0.99),
  };
}

/** A file, `batch` entries for each sync. */
function file(batch) {
  const fd = openSync(join(home, `file${batch}`), 'a');
  const chunk = Buffer.from(`${body(1)}\n`.repeat(batch));
  const times = [];
  const before = process.cpuUsage();
  const start = performance.now();
  while (performance.now() - start < seconds * 1000) {
    const t = performance.now();
    writeSync(fd, chunk);
    fdatasyncSync(fd);
    times.push(performance.now() - t);
  }
  const result = figures(times.length * batch, performance.now() - start, times, before);
  closeSync(fd);
  return result;
}

const row = (id) => ({
  id,
  game: 'gosu-x',
  rules: '1',
  options: '{}',
  setup: '{}',
  secret: 'x'.repeat(43),
  createdAt: 1,
  status: 'running',
  summary: '{}',
});

async function opened(open, options) {
  const store = await open(options);
  if (!places.has(open)) {
    const ids = Array.from({ length: MATCHES }, (_, m) => `bench ${process.pid} ${m}`);
    for (const id of ids) await store.createMatch(row(id), []);
    places.set(open, { ids, count: 0 });
  }
  const place = places.get(open);
  /** To the next match in turn. */
  const append = () => {
    const n = place.count;
    place.count += 1;
    const seq = Math.floor(n / MATCHES);
    return store.append({ match: place.ids[n % MATCHES], seq, body: body(seq), lease: 0 });
  };
  return { store, append };
}

/** `batch` appends at a time, to 1,000 matches in turn; the next when all are written. */
async function inTurn(open, batch) {
  const { store, append } = await opened(open, { windowMs: 0 });
  // A store that was just opened has to ask where each match ends, once.
  await Promise.all(Array.from({ length: MATCHES }, append));
  const times = [];
  const before = process.cpuUsage();
  const start = performance.now();
  while (performance.now() - start < seconds * 1000) {
    const t = performance.now();
    await Promise.all(Array.from({ length: batch }, append));
    times.push(performance.now() - t);
  }
  const result = figures(times.length * batch, performance.now() - start, times, before);
  await store.close();
  return result;
}

/** Appends that come by themselves, `rate` a second, at random: what one player waits, and how many share a commit. */
async function arrivals(open, windowMs, rate) {
  const { store, append } = await opened(open, { windowMs });
  const commits = (await store.health()).commits;
  const times = [];
  const waits = [];
  const before = process.cpuUsage();
  const start = performance.now();
  let due = start;
  let n = 0;
  while (due - start < seconds * 1000) {
    while (due <= performance.now()) {
      const asked = due;
      waits.push(append().then(() => times.push(performance.now() - asked)));
      n += 1;
      due += (-Math.log(1 - Math.random()) * 1000) / rate;
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
  await Promise.all(waits);
  const result = figures(n, performance.now() - start, times, before);
  result.batch = n / ((await store.health()).commits - commits);
  await store.close();
  return result;
}

const sqlite = (options) => openSqliteStore({ dir: join(home, 'sqlite'), ...options });
const postgres = (options) => openPostgresStore({ url, ...options });
const cases = {};
for (const batch of isPlain ? [1, 100] : [1, 100, 1000]) {
  cases[`file + fdatasync, ${batch} per sync`] = () => file(batch);
  cases[`sqlite, ${batch} at a time`] = () => inTurn(sqlite, batch);
  if (url) cases[`postgres, ${batch} at a time`] = () => inTurn(postgres, batch);
}
for (const windowMs of isPlain ? [] : [0, 1, 2, 5]) {
  cases[`sqlite, 2,000/s arrive, window ${windowMs} ms`] = () => arrivals(sqlite, windowMs, 2000);
  if (url)
    cases[`postgres, 2,000/s arrive, window ${windowMs} ms`] = () =>
      arrivals(postgres, windowMs, 2000);
}

const results = Object.fromEntries(Object.keys(cases).map((name) => [name, []]));
try {
  for (let round = 0; round < rounds; round += 1)
    for (const [name, run] of Object.entries(cases)) results[name].push(await run());
} finally {
  rmSync(home, { recursive: true, force: true });
}
const median = (list, key) =>
  at(
    list.map((one) => one[key]).toSorted((a, b) => a - b),
    0.5,
  );
const ratio = (name, other) =>
  at(
    results[name].map((one, i) => one.rate / results[other][i].rate).toSorted((a, b) => a - b),
    0.5,
  );
const sizeOf = (name) => /, (\d+) (at|per)/.exec(name)?.[1];
if (isPlain) {
  const figures = Object.entries(results).map(([name, list]) => ({
    name,
    rate: median(list, 'rate'),
    ofFile: name.startsWith('file') ? 1 : ratio(name, `file + fdatasync, ${sizeOf(name)} per sync`),
  }));
  console.log(JSON.stringify(figures));
  process.exit(0);
}
console.log(
  `${rounds} rounds of ${seconds} s: median (min-max) appends/s; time of a commit (or of an append that arrives), p50 / p99 ms; own CPU per append`,
);
for (const [name, list] of Object.entries(results)) {
  const rates = list.map(({ rate }) => Math.round(rate)).toSorted((a, b) => a - b);
  const size = sizeOf(name);
  const beside =
    size === undefined || name.startsWith('file')
      ? ''
      : `  x${ratio(name, `file + fdatasync, ${size} per sync`).toFixed(2)} of the file`;
  const shared =
    list[0]?.batch === undefined ? '' : `  ${median(list, 'batch').toFixed(1)} per commit`;
  console.log(
    `${name.padEnd(44)} ${String(Math.round(median(list, 'rate'))).padStart(7)} (${rates[0]}-${rates.at(-1)})  ` +
      `${median(list, 'p50').toFixed(2)} / ${median(list, 'p99').toFixed(2)}  ${median(list, 'cpu').toFixed(0)} us${shared}${beside}`,
  );
}
