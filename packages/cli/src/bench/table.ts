/** What is measured at one table, a game and how many play it: round by round, then heap, sizes and signature. */
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
import { searching, takeSearchSamples } from './search.ts';

export interface Table {
  readonly kit: GameKit;
  readonly players: number;
}

export interface BenchReport {
  readonly game: string;
  readonly players: number;
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

export const ROUNDS = 5;
export const SIGNATURE_GAMES = 2000;
const SIGNATURE_SEED = 1;
const HEAP_DECISIONS = 1_000_000;
/** With less time than this the heap is watched over fewer decisions, and the report says so. */
const FULL_SECONDS = 5;

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
  [4, searching],
];

const WEIGHTS = MEASURES.reduce((sum, [weight]) => sum + weight, 0);

export interface TableBench {
  /** Round 0 warms up the compiler and does not count. */
  round(i: number): void;
  /** What the rounds have found, and all that needs none. */
  report(): BenchReport;
}

export function benchTable({ kit, players }: Table, seconds: number): TableBench {
  const { game } = kit;
  const options = game.options({}, 'en');
  if (!options.ok) throw new Error(options.message);
  const samples = takeSamples(kit, options.value, players);
  const search = takeSearchSamples(kit, options.value, players);
  const bench: Bench = { kit, players, options: options.value, samples, search };
  const unit = (seconds * 1000) / (WEIGHTS * (ROUNDS + 1));
  const found = new Map<string, number[]>();
  return {
    round(i) {
      const ms = i === 0 ? Math.max(unit, WARM_UP_MS) : unit;
      for (const [weight, run] of MEASURES) {
        const figures = run(bench, { ms: ms * weight, round: i });
        if (i === 0) continue;
        for (const [id, value] of Object.entries(figures)) {
          found.set(id, [...(found.get(id) ?? []), value]);
        }
      }
    },
    report() {
      const decisions = Math.ceil(HEAP_DECISIONS * Math.min(1, seconds / FULL_SECONDS));
      const medians = [...found].map(([id, values]) => [id, round(median(values), 2)]);
      const heap = heapGrowth(bench, decisions);
      const bots = new Array<string>(players).fill('random');
      return {
        game: game.id,
        players,
        rules: game.rules,
        node: process.version,
        rounds: ROUNDS,
        seconds,
        figures: Object.fromEntries(medians),
        ...sizes(bench),
        heap,
        signature: signature({ ...bench, bots, seed: SIGNATURE_SEED }),
      };
    },
  };
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** The same as that of `gosu simulate --games 2000 --seed 1` with random bots. */
function signature(series: Series): string {
  const tally = makeTally(series.bots.length, []);
  for (let index = 0; index < SIGNATURE_GAMES; index++) tally.add(playGame(series, index));
  return tally.totals().signature;
}
