/** How a player's rated matches ended, counted from the list of matches: the store of ratings knows only how many there were. */
import { CLOCKS, type ClockId } from '@open-gosu/protocol';
import { readSummary } from '../host/summary.ts';
import type { ListedMatch, Store } from '../store/index.ts';
import { paceOf } from './paces.ts';

export interface Tally {
  readonly won: number;
  readonly drawn: number;
}

/** The newest of them: nobody's profile may cost more than a page of a list. */
const MOST_MATCHES = 500;

export const tallyKey = (game: string, pace: string): string => `${game} ${pace}`;

interface Ended {
  readonly key: string;
  readonly isWon: boolean;
  readonly isDrawn: boolean;
}

function endedOf(row: ListedMatch, player: string): Ended | null {
  const summary = readSummary(row.summary);
  const result = summary?.result ?? null;
  if (summary === null || result === null) return null;
  const { clock, rated } = readSetup(row.setup);
  const known = CLOCKS.find((one): one is ClockId => one === clock);
  const pace = known === undefined ? null : paceOf(known);
  const seat = summary.seats.findIndex((one) => one.player === player);
  if (rated !== true || pace === null || seat < 0) return null;
  const isAmong = result.winners.includes(seat);
  const isDrawn = isAmong && result.winners.length === summary.seats.length;
  return { key: tallyKey(row.game, pace), isWon: isAmong && !isDrawn, isDrawn };
}

function readSetup(text: string): { readonly clock?: unknown; readonly rated?: unknown } {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

export async function tallyOf(
  store: Pick<Store, 'listMatches'>,
  player: string,
): Promise<ReadonlyMap<string, Tally>> {
  const { matches } = await store.listMatches({ player, status: ['over'], limit: MOST_MATCHES });
  const tallies = new Map<string, Tally>();
  for (const row of matches) {
    const ended = endedOf(row, player);
    if (ended === null) continue;
    const { won, drawn } = tallies.get(ended.key) ?? { won: 0, drawn: 0 };
    tallies.set(ended.key, {
      won: won + (ended.isWon ? 1 : 0),
      drawn: drawn + (ended.isDrawn ? 1 : 0),
    });
  }
  return tallies;
}
