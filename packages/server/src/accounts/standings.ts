/**
 * What comes of a finished match for its players: ratings, to be written in the commit that ends it. Only
 * rated matches between people count, without a bot in a seat and with nothing taken back; so a leaderboard, which is made
 * of ratings alone, holds no other.
 */
import type { ClockId } from '@open-gosu/protocol';
import type { RatingChange, Records } from '../store/index.ts';
import { paceOf } from './paces.ts';
import { NEW_SKILL, ranksOf, rate, type ShownRating, shownRating } from './rating.ts';

export interface FinishedMatch {
  readonly game: string;
  readonly clock: ClockId;
  readonly rated: boolean;
  /** By seat; null where a bot sat at the end or from the start. */
  readonly players: readonly (string | null)[];
  readonly winners: readonly number[];
  /** True when something was taken back. */
  readonly undone: boolean;
  readonly at: number;
}

export interface RatedSeats {
  readonly changes: readonly RatingChange[];
  /** By seat, as people read it; empty where nothing is rated. */
  readonly moves: readonly { readonly before: ShownRating; readonly after: ShownRating }[];
}

export function isCounted({ rated, players, undone, clock }: FinishedMatch): boolean {
  const people = players.filter((player) => player !== null);
  return (
    rated &&
    !undone &&
    people.length === players.length &&
    people.length >= 2 &&
    new Set(people).size === people.length &&
    paceOf(clock) !== null
  );
}

/** Reads the ratings and computes the new ones; an append refused as stale asks again. */
export async function rateMatch(
  ratings: Pick<Records['ratings'], 'get'>,
  match: FinishedMatch,
): Promise<RatedSeats> {
  const mode = paceOf(match.clock);
  if (!isCounted(match) || mode === null) {
    return { changes: [], moves: [] };
  }
  const players = match.players.filter((player) => player !== null);
  const before = await Promise.all(players.map((player) => ratings.get(player, match.game, mode)));
  const after = rate(
    before.map((one) => one ?? NEW_SKILL),
    ranksOf(match.winners, players.length),
  );
  const changes = after.map(({ mu, sigma }, seat) => ({
    player: players[seat] ?? '',
    game: match.game,
    mode,
    mu,
    sigma,
    before: before[seat]?.games ?? 0,
    at: match.at,
  }));
  const moves = changes.map((one, seat) => ({
    before: shownRating(before[seat] ?? NEW_SKILL, one.before),
    after: shownRating(one, one.before + 1),
  }));
  return { changes, moves };
}

/** What a player is worth in a game with this clock; null where nothing is rated. */
export async function ratingOf(
  ratings: Pick<Records['ratings'], 'get'>,
  player: string,
  game: string,
  clock: ClockId,
): Promise<ShownRating | null> {
  const mode = paceOf(clock);
  if (mode === null) return null;
  const found = await ratings.get(player, game, mode);
  return shownRating(found ?? NEW_SKILL, found?.games ?? 0);
}

const LEAST_MATCHES = 5;

/** The share of begun matches played to their end; null while there are too few to say. */
export function completionRate({
  finished,
  left,
}: {
  readonly finished: number;
  readonly left: number;
}): number | null {
  const all = finished + left;
  return all < LEAST_MATCHES ? null : finished / all;
}
