/** Adds up the games of a series, in their order, to the figures `gosu simulate` prints. */
import { Digest } from '@open-gosu/kernel';
import type { GameSummary } from './play-game.ts';

export interface ClanTally {
  games: number;
  wins: number;
}

export interface Totals {
  readonly games: number;
  readonly decisions: number;
  readonly wins: readonly number[];
  readonly draws: number;
  readonly reasons: { readonly [reason: string]: number };
  readonly clans: { readonly [clan: string]: ClanTally };
  readonly turns: { readonly mean: number; readonly p50: number; readonly p95: number };
  readonly signature: string;
}

export interface Tally {
  /** Games must come in the order of their index: the signature depends on it. */
  add(game: GameSummary): void;
  totals(): Totals;
}

export function makeTally(seats: number, clanOrder: readonly string[]): Tally {
  const wins = new Array<number>(seats).fill(0);
  const reasons = new Map<string, number>();
  const clans = new Map<string, ClanTally>(clanOrder.map((clan) => [clan, { games: 0, wins: 0 }]));
  const turns: number[] = [];
  const signature = new Digest();
  let decisions = 0;
  let draws = 0;

  return {
    add(game) {
      const [winner = -1] = game.winners;
      const drawn = game.winners.length !== 1;
      if (drawn) draws++;
      else wins[winner] = (wins[winner] ?? 0) + 1;
      reasons.set(game.reason, (reasons.get(game.reason) ?? 0) + 1);
      game.clans.forEach((played, seat) => {
        for (const clan of played) {
          const tally = clans.get(clan) ?? { games: 0, wins: 0 };
          tally.games++;
          if (!drawn && seat === winner) tally.wins++;
          clans.set(clan, tally);
        }
      });
      turns.push(game.turns);
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
      clans: Object.fromEntries([...clans].filter(([, { games }]) => games > 0)),
      turns: spread(turns),
      signature: signature.toString(),
    }),
  };
}

function spread(values: readonly number[]) {
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
