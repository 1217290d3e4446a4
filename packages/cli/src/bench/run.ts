/** Runs the measures in interleaved rounds and puts their medians together. */
import type { Lang } from '@open-gosu/kernel';
import type { GameKit } from '../games/kit.ts';
import { playGame, type Series } from '../simulate/play-game.ts';
import { makeTally, round } from '../simulate/tally.ts';
import { type HeapGrowth, heapGrowth } from './heap.ts';
import {
  type Bench,
  cloning,
  codec,
  determinizing,
  type Figures,
  json,
  moves,
  randomPlay,
  type Slice,
  sizes,
  structured,
  viewing,
} from './measures.ts';
import { takeSamples } from './samples.ts';
import { sayBench } from './words.ts';

export const ROUNDS = 5;
export const SIGNATURE_GAMES = 2000;
export const SIGNATURE_SEED = 1;
const HEAP_DECISIONS = 1_000_000;
/** With less time than this the heap is watched over fewer decisions, and the report says so. */
const FULL_SECONDS = 5;

/** Shorter runs still measure the compiler at work. */
export const SOUND_SECONDS = 10;

/** The compiler needs this long whatever the time given. */
const WARM_UP_MS = 200;

/** Share of a round each measure gets; play is the one that varies most. */
const MEASURES: readonly (readonly [
  weight: number,
  run: (bench: Bench, slice: Slice) => Figures,
])[] = [
  [4, randomPlay],
  [1, cloning],
  [1, structured],
  [1, determinizing],
  [1, codec],
  [1, json],
  [1, viewing],
  [2, moves],
];

export interface BenchReport {
  readonly game: string;
  readonly rules: string;
  readonly node: string;
  readonly rounds: number;
  /** The time it was given. */
  readonly seconds: number;
  readonly figures: Figures;
  readonly packedBytes: { readonly mean: number; readonly max: number };
  readonly jsonBytes: { readonly mean: number; readonly max: number };
  readonly heap: HeapGrowth;
  readonly signature: string;
}

export function runBench(
  kit: GameKit,
  seconds: number,
  lang: Lang,
  onStep: (step: string) => void,
): BenchReport {
  const options = kit.game.options({}, 'en');
  if (!options.ok) throw new Error(options.message);
  const bench: Bench = { kit, options: options.value, samples: takeSamples(kit, options.value) };
  const figures = medians(bench, seconds, lang, onStep);
  onStep(sayBench(lang, 'stepHeap'));
  const heap = heapGrowth(bench, Math.ceil(HEAP_DECISIONS * Math.min(1, seconds / FULL_SECONDS)));
  onStep(sayBench(lang, 'stepSignature'));
  const { packedBytes, jsonBytes } = sizes(bench);
  return {
    game: kit.game.id,
    rules: kit.game.rules,
    node: process.version,
    rounds: ROUNDS,
    seconds,
    figures,
    packedBytes,
    jsonBytes,
    heap,
    signature: signature({ ...bench, bots: ['random', 'random'], seed: SIGNATURE_SEED }),
  };
}

function medians(
  bench: Bench,
  seconds: number,
  lang: Lang,
  onStep: (step: string) => void,
): Figures {
  const weights = MEASURES.reduce((sum, [weight]) => sum + weight, 0);
  const unit = (seconds * 1000) / (weights * (ROUNDS + 1));
  const found = new Map<string, number[]>();
  // Round 0 warms up the compiler and does not count.
  for (let i = 0; i <= ROUNDS; i++) {
    onStep(sayBench(lang, 'stepRound', { i, n: ROUNDS }));
    for (const [weight, run] of MEASURES) {
      const ms = i === 0 ? Math.max(unit, WARM_UP_MS) : unit;
      const figures = run(bench, { ms: ms * weight, round: i });
      if (i === 0) continue;
      for (const [id, value] of Object.entries(figures)) {
        found.set(id, [...(found.get(id) ?? []), value]);
      }
    }
  }
  return Object.fromEntries([...found].map(([id, values]) => [id, round(median(values), 2)]));
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** The same as that of `gosu simulate --bots random,random --games 2000 --seed 1`. */
function signature(series: Series): string {
  const tally = makeTally(series.bots.length, []);
  for (let index = 0; index < SIGNATURE_GAMES; index++) tally.add(playGame(series, index));
  return tally.totals().signature;
}
