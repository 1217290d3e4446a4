/** Adds up the games of a series, in their order, to the figures `gosu simulate` prints. */
import { Digest } from '@open-gosu/kernel';
import type { ClanShares } from '../games/kit.ts';
import type { GameSummary } from './play-game.ts';

export interface Spread {
  readonly mean: number;
  readonly p50: number;
  readonly p95: number;
}

export interface Totals {
  readonly games: number;
  readonly decisions: number;
  readonly wins: readonly number[];
  /** Games with several winners. */
  readonly draws: number;
  readonly reasons: { readonly [reason: string]: number };
  readonly clans: ClanShares;
  readonly turns: Spread;
  readonly rounds: Spread | null;
  readonly signature: string;
}

export interface Tally {
  /** Games must come in the order of their index: the signature depends on it. */
  add(game: GameSummary): void;
  totals(): Totals;
}

/** `clanOrder`: the order in which clans are listed. */
export function makeTally(seats: number, clanOrder: readonly string[]): Tally {
  const wins = new Array<number>(seats).fill(0);
  const reasons = new Map<string, number>();
  const clans = new Map<string, ClanShares[string]>(
    clanOrder.map((clan) => [clan, { part: 0, whole: 0 }]),
  );
  const turns: number[] = [];
  const rounds: number[] = [];
  const signature = new Digest();
  let decisions = 0;
  let draws = 0;

  return {
    add(game) {
      const [winner = -1] = game.winners;
      if (game.winners.length !== 1) draws++;
      else wins[winner] = (wins[winner] ?? 0) + 1;
      reasons.set(game.reason, (reasons.get(game.reason) ?? 0) + 1);
      for (const [clan, { part, whole }] of Object.entries(game.clans)) {
        const before = clans.get(clan) ?? { part: 0, whole: 0 };
        clans.set(clan, { part: before.part + part, whole: before.whole + whole });
      }
      turns.push(game.turns);
      if (game.rounds !== null) rounds.push(game.rounds);
      decisions += game.decisions;
      for (let i = 0; i < game.digest.length; i += 8) {
        signature.add(Number.parseInt(game.digest.slice(i, i + 8), 16) | 0);
      }
    },
    totals: () => ({
      games: turns.length,
      decisions,
      wins,
      draws,
      reasons: Object.fromEntries([...reasons].sort(([, a], [, b]) => b - a)),
      clans: Object.fromEntries([...clans].filter(([, { whole }]) => whole > 0)),
      turns: spread(turns),
      rounds: rounds.length === 0 ? null : spread(rounds),
      signature: signature.toString(),
    }),
  };
}

function spread(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const mean = sorted.reduce((sum, value) => sum + value, 0) / Math.max(1, sorted.length);
  return { mean: round(mean, 2), p50: quantile(sorted, 0.5), p95: quantile(sorted, 0.95) };
}

/** The nearest-rank quantile of an ascending list. */
export function quantile(sorted: readonly number[], q: number): number {
  return sorted[Math.max(0, Math.ceil(q * sorted.length) - 1)] ?? 0;
}

export function round(value: number, digits: number): number {
  const factor = 10 ** digits;
  return Math.round(value * factor) / factor;
}
