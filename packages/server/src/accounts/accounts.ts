/** People as the edges see them: who calls, what they are called, what others may know of them. */
import { LANGS, type Lang } from '@open-gosu/kernel';
import { LIMITS } from '@open-gosu/protocol';
import { GAME_IDS } from '../games.ts';
import type { Player, Store } from '../store/index.ts';
import { nameKey, tidyName } from './names.ts';
import type { Passkeys } from './passkeys.ts';
import { PROVISIONAL_GAMES, type ShownRating, shownRating } from './rating.ts';
import { newPlayerId, type Sessions } from './sessions.ts';
import { completionRate } from './standings.ts';
import { type Tally, tallyKey, tallyOf } from './tally.ts';

export interface Caller {
  readonly player: Player;
  readonly lang: Lang;
  /** A new cookie, when one is due. */
  readonly renewed: string | null;
}

export interface Standing {
  readonly game: string;
  readonly pace: string;
  readonly rating: ShownRating;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
}

export interface Profile {
  readonly id: string;
  readonly name: string;
  readonly guest: boolean;
  readonly since: number;
  readonly completion: number | null;
  readonly standings: readonly Standing[];
}

export interface Leader {
  readonly rank: number;
  readonly id: string;
  readonly name: string;
  readonly rating: ShownRating;
  readonly played: number;
}

/** A name of nothing that can be seen, or one that somebody keeps by a passkey. */
export type NameFault = 'empty' | 'taken';

/** One rated match, as a graph shows it. */
export interface RatingPoint {
  readonly match: string;
  readonly at: number;
  readonly rating: ShownRating;
}

export interface Accounts {
  /** Whoever holds this session, or null. */
  caller(session: string | undefined, mayRenew: boolean): Promise<Caller | null>;
  /** A new guest with a session of theirs. */
  create(name: string, lang: Lang): Promise<{ player: Player; session: string } | NameFault>;
  rename(player: Player, name: string, lang: Lang): Promise<Player | NameFault>;
  /** Nobody else may take the player's name from now on; false: somebody else keeps it. */
  keepName(player: Player): Promise<boolean>;
  /** Others may, again. */
  releaseName(player: Player): Promise<void>;
  get(id: string): Promise<Player | null>;
  profile(id: string): Promise<Profile | null>;
  /** Oldest first, the newest so many; null: there is no such player. */
  history(id: string, game: string, pace: string): Promise<readonly RatingPoint[] | null>;
  leaders(game: string, pace: string, from: number, count: number): Promise<readonly Leader[]>;
}

/** Down a table nobody looks further. */
export const MOST_LEADERS = 1000;

const langOf = (text: string): Lang => LANGS.find((lang) => lang === text) ?? 'en';

export function createAccounts(
  store: Pick<Store, 'players' | 'names' | 'ratings' | 'listMatches'>,
  sessions: Sessions,
  passkeys: Pick<Passkeys, 'count'>,
  now: () => number = Date.now,
): Accounts {
  async function caller(session: string | undefined, mayRenew: boolean): Promise<Caller | null> {
    const read = await sessions.read(session, mayRenew);
    if (!read.ok) return null;
    const player = await store.players.get(read.player);
    return player === null ? null : { player, lang: langOf(player.lang), renewed: read.renewed };
  }

  /** Null: they may have it. */
  async function faultOf(name: string, player: string | null): Promise<NameFault | null> {
    if (name === '') return 'empty';
    const keeper = await store.names.keeper(nameKey(name));
    return keeper === null || keeper === player ? null : 'taken';
  }

  async function create(name: string, lang: Lang) {
    const kept = tidyName(name);
    const fault = await faultOf(kept, null);
    if (fault !== null) return fault;
    const player: Player = { id: newPlayerId(), name: kept, lang, createdAt: now() };
    await store.players.create(player);
    return { player, session: await sessions.begin(player.id) };
  }

  async function rename(player: Player, name: string, lang: Lang): Promise<Player | NameFault> {
    const kept = tidyName(name);
    const fault = await faultOf(kept, player.id);
    if (fault !== null) return fault;
    const isKeeper = (await passkeys.count(player.id)) > 0;
    // Between the question and this, somebody else may have taken it.
    if (isKeeper && !(await store.names.keep(nameKey(kept), player.id))) return 'taken';
    await store.players.rename(player.id, kept, lang);
    return { ...player, name: kept, lang };
  }

  async function profile(id: string): Promise<Profile | null> {
    const player = await store.players.get(id);
    if (player === null) return null;
    const [keys, ratings, completion] = await Promise.all([
      passkeys.count(id),
      store.ratings.of(id),
      store.ratings.completion(id),
    ]);
    const tallies = ratings.length === 0 ? new Map<string, Tally>() : await tallyOf(store, id);
    return {
      id,
      name: player.name,
      guest: keys === 0,
      since: player.createdAt,
      completion: completionRate(completion),
      standings: ratings
        .filter(({ game }) => GAME_IDS.includes(game))
        .map(({ game, mode, mu, sigma, games }) => ({
          game,
          pace: mode,
          rating: shownRating({ mu, sigma }, games),
          played: games,
          ...(tallies.get(tallyKey(game, mode)) ?? { won: 0, drawn: 0 }),
        })),
    };
  }

  async function history(id: string, game: string, pace: string) {
    const [player, rating, games] = await Promise.all([
      store.players.get(id),
      store.ratings.get(id, game, pace),
      store.ratings.history(id, game, pace, LIMITS.history),
    ]);
    if (player === null) return null;
    const played = rating?.games ?? 0;
    return games
      .map(({ match, at, mu, sigma }, i) => ({
        match,
        at,
        rating: shownRating({ mu, sigma }, played - i),
      }))
      .reverse();
  }

  async function leaders(game: string, pace: string, from: number, count: number) {
    const upTo = Math.min(from + count, MOST_LEADERS);
    const best = await store.ratings.best(game, pace, PROVISIONAL_GAMES, upTo);
    const page = best.slice(from);
    const names = new Map(
      (await store.players.getMany(page.map(({ player }) => player))).map((one) => [one.id, one]),
    );
    return page.flatMap((one, i) => {
      const player = names.get(one.player);
      if (player === undefined) return [];
      const rating = shownRating(one, one.games);
      return [{ rank: from + i + 1, id: one.player, name: player.name, rating, played: one.games }];
    });
  }

  return {
    caller,
    create,
    rename,
    keepName: ({ id, name }) => store.names.keep(nameKey(name), id),
    releaseName: ({ id }) => store.names.release(id),
    get: (id) => store.players.get(id),
    profile,
    history,
    leaders,
  };
}
