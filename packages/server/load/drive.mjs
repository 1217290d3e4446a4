/** How tables are driven: each as quickly as it goes, or at a pace; and what came of it. */

const TICK_MS = 2;
const GIVE_UP_MS = 10_000;

export const percentile = (sorted, q) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0;

export function median(list) {
  return percentile(
    list.toSorted((a, b) => a - b),
    0.5,
  );
}

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Until no answer is on its way. */
async function settle(tables) {
  const until = performance.now() + GIVE_UP_MS;
  while (tables.some((table) => table.isWaiting) && performance.now() < until) await sleep(10);
  const stuck = tables.filter((table) => table.isWaiting).length;
  if (stuck > 0) throw new Error(`${stuck} tables got no answer within ${GIVE_UP_MS} ms`);
}

function check(tables) {
  const refused = tables.flatMap((table) => table.refused);
  if (refused.length > 0) throw new Error(`${refused.length} answers were refused: ${refused[0]}`);
  const spent = tables.filter((table) => table.isSpent).length;
  if (spent > tables.length / 20) throw new Error(`${spent} tables have no games left`);
}

/** What a process used while `work` ran. */
export async function measured(server, work) {
  const own = process.cpuUsage();
  const cpu = server.cpuMs();
  const begun = performance.now();
  const times = await work();
  const ms = performance.now() - begun;
  const used = process.cpuUsage(own);
  times.sort((a, b) => a - b);
  return {
    rate: (times.length / ms) * 1000,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    max: times.at(-1) ?? 0,
    cpu: ((server.cpuMs() - cpu) / ms) * 100,
    own: (used.user + used.system) / 10 / ms,
  };
}

/** Closed loop: the next answer as soon as both players saw the last. Only what is answered within `ms` counts. */
export function saturate(server, tables, ms) {
  return measured(server, async () => {
    const times = [];
    let isOn = true;
    for (const table of tables) {
      table.done = (took) => {
        if (!isOn) return;
        if (took !== null) times.push(took);
        table.send();
      };
    }
    for (const table of tables) if (!table.isSpent) table.send();
    await sleep(ms);
    isOn = false;
    return times;
  }).then(async (figures) => {
    await settle(tables);
    check(tables);
    return figures;
  });
}

/** Open loop: every table answers once in `everyMs`, each in its own phase; whoever is late is late from when it was due. */
export function pace(server, tables, everyMs, ms) {
  return measured(server, async () => {
    const times = [];
    const begun = performance.now();
    const due = tables.map(() => begun + Math.random() * everyMs);
    for (const table of tables) {
      table.done = (took) => {
        if (took !== null) times.push(took);
      };
    }
    while (performance.now() - begun < ms) {
      const now = performance.now();
      for (let i = 0; i < tables.length; i++) {
        const table = tables[i];
        if (due[i] > now || table.isWaiting || table.isSpent) continue;
        table.send(now - due[i] > 2 * TICK_MS + 2 ? due[i] : now);
        due[i] += everyMs;
      }
      await sleep(TICK_MS);
    }
    return times;
  }).then(async (figures) => {
    await settle(tables);
    check(tables);
    return figures;
  });
}
