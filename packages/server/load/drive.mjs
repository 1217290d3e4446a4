/** How tables are driven: each as quickly as it goes, or at a pace; and what came of it. */
import { pause, quantile } from '../rig/machine.mjs';

const TICK_MS = 2;
const GIVE_UP_MS = 10_000;

/** Per cent of a processor from which on the generator has no more to give, and below which the server still has. */
const GENERATOR_FULL = 95;
const SERVER_FULL = 94;

export const median = (list) => quantile(list, 0.5);

/** Whether a round at saturation says how fast the generator is, not the server. */
export const isHeldUp = ({ own, cpu }) => own >= GENERATOR_FULL && cpu < SERVER_FULL;

/** Said of figures that rest on such rounds: they are no measurement of the server. Nothing where there are none. */
export function heldUp(rounds) {
  const count = rounds.filter(isHeldUp).length;
  if (count === 0) return {};
  return { unfit: `the generator was the limit in ${count} of ${rounds.length} rounds` };
}

/** Until no answer is on its way. */
async function settle(tables) {
  const until = performance.now() + GIVE_UP_MS;
  while (tables.some((table) => table.isWaiting) && performance.now() < until) await pause(10);
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
  return {
    rate: (times.length / ms) * 1000,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    max: quantile(times, 1),
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
    await pause(ms);
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
      await pause(TICK_MS);
    }
    return times;
  }).then(async (figures) => {
    await settle(tables);
    check(tables);
    return figures;
  });
}
