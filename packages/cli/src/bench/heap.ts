/** How much the heap has grown after many decisions of random play, garbage collected before and after. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { randomAnswer } from '@open-gosu/bots';
import { type ActionCode, makeRng } from '@open-gosu/kernel';
import type { Bench } from './measures.ts';

export interface HeapGrowth {
  readonly decisions: number;
  readonly growthBytes: number;
}

const WARM_UP = 20_000;

export function heapGrowth(bench: Bench, decisions: number): HeapGrowth {
  const collect = garbageCollector();
  playRandomly(bench, WARM_UP);
  collect();
  const before = process.memoryUsage().heapUsed;
  playRandomly(bench, decisions);
  collect();
  return { decisions, growthBytes: process.memoryUsage().heapUsed - before };
}

function playRandomly({ kit, players, options }: Bench, decisions: number): void {
  const { game } = kit;
  const answers: ActionCode[] = [];
  for (let played = 0, index = 0; played < decisions; index++) {
    const seed = `heap/${index}`;
    const rng = makeRng(seed);
    const state = game.setup(options, seed, players);
    for (; game.toAct(state) >= 0 && played < decisions; played++) {
      game.apply(state, randomAnswer(game, state, rng, answers));
    }
  }
}

/** Node hides its collector unless asked at the start; it can still be asked for later. */
function garbageCollector(): () => void {
  setFlagsFromString('--expose-gc');
  const gc: unknown = runInNewContext('gc');
  return typeof gc === 'function' ? () => void gc() : () => {};
}
