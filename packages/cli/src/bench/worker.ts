/** A thread of `gosu bench`: one table, measured round by round as it is told. */
import { parentPort, workerData } from 'node:worker_threads';
import type { GameKit } from '../games/kit.ts';
import { kitOf } from '../games/registry.ts';
import type { Job, Order, Reply } from './run.ts';
import { benchTable } from './table.ts';

const { game, players, seconds } = workerData as Job;
const bench = benchTable({ kit: kitOf(game) as GameKit, players }, seconds);

parentPort?.on('message', (order: Order) => {
  if (order !== 'report') bench.round(order);
  const reply: Reply = order === 'report' ? bench.report() : null;
  parentPort?.postMessage(reply);
});
