/**
 * S11: two processes on one PostgreSQL beside one. Each process gets the same share of a processor in both cases, so that the
 * machine's processors are not what two processes fight for: one alone, or two side by side, each with matches of its own.
 */
import { mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { startServer } from '../child.mjs';
import { median, saturate } from '../drive.mjs';
import { OWN, removeLeftovers } from '../leftovers.mjs';
import { SESSION_KEY, seed } from '../seed.mjs';
import { openAll, Table } from '../tables.mjs';

const GAMES = 600;
/** Games for all tables together: fewer tables play more each. */
const ALL_MATCHES = 4800;
const matchesFor = (tables) => Math.ceil(ALL_MATCHES / tables);
const ROUNDS = 3;
const MS = 3000;
const SHARE = 0.3;
const PERIOD_US = 20_000;
const QUOTA_US = Math.round(PERIOD_US * SHARE);
/** Control groups of both versions: where they are, and what is written to have a share. */
const GROUPS = [
  {
    root: '/sys/fs/cgroup/cpu',
    share: { 'cpu.cfs_period_us': PERIOD_US, 'cpu.cfs_quota_us': QUOTA_US },
  },
  { root: '/sys/fs/cgroup', share: { 'cpu.max': `${QUOTA_US} ${PERIOD_US}` } },
];

function removeGroup(folder) {
  try {
    rmdirSync(folder);
  } catch {
    // It was not made, or somebody is still in it; it is empty and costs nothing.
  }
}

/** Keeps a process to a share of a processor; null where that cannot be done here. */
function limited(pid, name) {
  for (const { root, share } of GROUPS) {
    removeLeftovers(root, removeGroup);
    const folder = `${root}/${OWN}${name}`;
    try {
      mkdirSync(folder);
      for (const [file, value] of Object.entries(share)) {
        writeFileSync(`${folder}/${file}`, String(value));
      }
      writeFileSync(`${folder}/cgroup.procs`, String(pid));
      return () => removeGroup(folder);
    } catch {
      removeGroup(folder);
    }
  }
  return null;
}

/** One alone and both together, in turn; each process with its own half of the tables. */
async function rounds([one, two], [first, second], progress) {
  const together = () => Promise.all([saturate(one, first, MS), saturate(two, second, MS)]);
  await together();
  const alone = [];
  const both = [];
  for (let round = 1; round <= ROUNDS; round++) {
    progress.step(`s11: round ${round} of ${ROUNDS}`);
    alone.push(await saturate(one, first, MS));
    both.push(await together());
  }
  return { alone, both };
}

function figuresOf({ alone, both }, isLimited) {
  const ratios = both.map(([a, b], i) => (a.rate + b.rate) / alone[i].rate);
  const perCpu = both.map(
    ([a, b], i) => ((a.rate + b.rate) / (a.cpu + b.cpu)) * (alone[i].cpu / alone[i].rate),
  );
  const detail = isLimited ? `each with ${SHARE * 100} % of a processor` : 'on one core';
  const unfit = isLimited ? {} : { unfit: 'no control group keeps a process to its share here' };
  return [
    { what: 'one process: answers/s', value: median(alone.map(({ rate }) => rate)), detail },
    { what: 'two processes: answers/s', value: median(both.map(([a, b]) => a.rate + b.rate)) },
    { what: 'two beside one', value: median(ratios), least: 1.6, goal: 1.8, ...unfit },
    { what: 'answers for the same processor time', value: median(perCpu), detail: 'beside one' },
  ];
}

export const scale = {
  id: 's11',
  about: 'two processes on one PostgreSQL beside one, each with the same share of a processor',
  async run({ places, games, progress, stores, size }) {
    if (!stores.includes('postgres')) return [];
    progress.step('s11: seating');
    const place = await places.database();
    const tables = size(GAMES);
    const matches = matchesFor(tables);
    const seeded = await seed(place, games, { tables, matches, from: (n) => n % 50 });
    const servers = [];
    const lifts = [];
    try {
      for (const name of ['one', 'two']) {
        const server = await startServer(place, { env: { SESSION_KEY } });
        servers.push(server);
        const lift = limited(server.pid, name);
        if (lift !== null) lifts.push(lift);
      }
      const halves = [0, 1].map((rest) =>
        seeded.filter((_, n) => n % 2 === rest).map((each) => new Table(each)),
      );
      for (const [i, half] of halves.entries()) await openAll(half, servers[i].port);
      const played = await rounds(servers, halves, progress);
      const faults = await Promise.all(servers.map((server) => server.metric('gosu_faults_total')));
      for (const table of halves.flat()) table.close();
      return [
        ...figuresOf(played, lifts.length === 2),
        { what: 'faults', value: faults[0] + faults[1], most: 0 },
      ];
    } finally {
      for (const server of servers) await server.stop();
      for (const lift of lifts) lift();
    }
  },
};
