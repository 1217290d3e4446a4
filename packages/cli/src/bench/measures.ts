/**
 * What is measured, each over a short slice of time: the caller interleaves the slices over several rounds and takes
 * medians, for single runs on a shared machine mislead. Times are in microseconds.
 */
import { randomAnswer } from '@open-gosu/bots';
import {
  type ActionCode,
  type AnyView,
  type GameEvent,
  makeRng,
  type Options,
  SPECTATOR,
} from '@open-gosu/kernel';
import type { GameKit } from '../games/kit.ts';
import { quantile } from '../simulate/tally.ts';
import type { Sample } from './samples.ts';
import type { SearchSamples } from './search.ts';

export interface Slice {
  readonly ms: number;
  /** Rounds differ in their games, not in their samples. */
  readonly round: number;
}

export type Figures<K extends string = string> = { readonly [id in K]: number };

export interface Bench {
  readonly kit: GameKit;
  readonly players: number;
  readonly options: Options;
  readonly samples: readonly Sample[];
  readonly search: SearchSamples;
}

const MICROSECONDS = 1000;

/** Whole random games: rules and legal answers, no events, no views. */
export function randomPlay({ kit, players, options }: Bench, { ms, round }: Slice) {
  const { game } = kit;
  const answers: ActionCode[] = [];
  let decisions = 0;
  let games = 0;
  const start = performance.now();
  let elapsed = 0;
  for (; elapsed < ms; elapsed = performance.now() - start) {
    const seed = `bench/${round}/${games}`;
    const rng = makeRng(seed);
    const state = game.setup(options, seed, players);
    for (; game.toAct(state) >= 0; decisions++) {
      game.apply(state, randomAnswer(game, state, rng, answers));
    }
    games++;
  }
  const seconds = elapsed / 1000;
  return { decisionsPerSecond: decisions / seconds, gamesPerSecond: games / seconds };
}

/** Microseconds for one call, over the samples in turn. */
function each(bench: Bench, { ms }: Slice, work: (sample: Sample) => unknown): number {
  const start = performance.now();
  let calls = 0;
  let elapsed = 0;
  for (; elapsed < ms; elapsed = performance.now() - start) {
    for (const sample of bench.samples) work(sample);
    calls += bench.samples.length;
  }
  return (elapsed * MICROSECONDS) / calls;
}

export function cloning(bench: Bench, slice: Slice) {
  const { game } = bench.kit;
  return { cloneUs: each(bench, slice, ({ state }) => game.clone(state)) };
}

export function codec(bench: Bench, slice: Slice) {
  const { game } = bench.kit;
  return { codecUs: each(bench, slice, ({ state }) => game.decode(game.encode(state))) };
}

export function viewing(bench: Bench, slice: Slice) {
  const { game } = bench.kit;
  return { viewUs: each(bench, slice, ({ state }) => game.view(state, 0)) };
}

export function determinizing(bench: Bench, slice: Slice) {
  const { game } = bench.kit;
  const rng = makeRng('determinize');
  const views = new Map(bench.samples.map(({ state }) => [state, game.view(state, 0)]));
  return {
    determinizeUs: each(bench, slice, ({ state }) =>
      game.determinize(views.get(state) as AnyView, rng),
    ),
  };
}

/** One answer, its events, and what all players and a spectator see of state and events. */
export function moves({ kit, players, samples }: Bench, { ms }: Slice) {
  const { game } = kit;
  const times: number[] = [];
  const start = performance.now();
  while (performance.now() - start < ms) {
    for (const { state, answer } of samples) {
      const next = game.clone(state);
      const events: GameEvent[] = [];
      const before = performance.now();
      game.apply(next, answer, (event) => events.push(event));
      for (let viewer = SPECTATOR; viewer < players; viewer++) {
        game.view(next, viewer);
        for (const event of events) game.redact(event, viewer);
      }
      times.push(performance.now() - before);
    }
  }
  times.sort((a, b) => a - b);
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  return { moveUs: mean * MICROSECONDS, moveP99Us: quantile(times, 0.99) * MICROSECONDS };
}

/** Anchor: what the platform offers for a copy. */
export function structured(bench: Bench, slice: Slice) {
  return { structuredCloneUs: each(bench, slice, ({ state }) => structuredClone(state)) };
}

/** Anchor: a state to JSON and back. */
export function json(bench: Bench, slice: Slice) {
  return { jsonUs: each(bench, slice, ({ state }) => JSON.parse(JSON.stringify(state))) };
}

/** Bytes of a packed state and of its JSON. */
export function sizes({ kit, samples }: Bench) {
  const packed = samples.map(({ state }) => kit.game.encode(state).length);
  const asJson = samples.map(({ state }) => Buffer.byteLength(JSON.stringify(state)));
  return { packedBytes: meanAndMax(packed), jsonBytes: meanAndMax(asJson) };
}

function meanAndMax(values: readonly number[]) {
  const sum = values.reduce((total, value) => total + value, 0);
  return { mean: Math.round(sum / values.length), max: Math.max(...values) };
}
