/** People as the edges see them: who calls, what they are called, what others may know of them. */
import { LANGS, type Lang } from '@open-gosu/kernel';
import { GAME_IDS } from '../games.ts';
import type { Player, Store } from '../store/index.ts';
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

export interface Accounts {
  /** Whoever holds this session, or null. */
  caller(session: string | undefined, mayRenew: boolean): Promise<Caller | null>;
  /** A new guest with a session of theirs; null: a name of nothing that can be seen. */
  create(name: string, lang: Lang): Promise<{ player: Player; session: string } | null>;
  rename(player: Player, name: string, lang: Lang): Promise<Player | null>;
  get(id: string): Promise<Player | null>;
  profile(id: string): Promise<Profile | null>;
  leaders(game: string, pace: string, from: number, count: number): Promise<readonly Leader[]>;
}

/** Down a table nobody looks further. */
export const MOST_LEADERS = 1000;

/** A name as it is kept: no invisible letters and no turned writing direction, in which one name can pass for another. */
export function tidyName(name: string): string {
  return name
    .normalize('NFC')
    .replace(/[\p{Cf}\p{Co}\p{Cn}]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}

const langOf = (text: string): Lang => LANGS.find((lang) => lang === text) ?? 'en';

export function createAccounts(
  store: Pick<Store, 'players' | 'ratings' | 'listMatches'>,
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

  async function create(name: string, lang: Lang) {
    const kept = tidyName(name);
    if (kept === '') return null;
    const player: Player = { id: newPlayerId(), name: kept, lang, createdAt: now() };
    await store.players.create(player);
    return { player, session: await sessions.begin(player.id) };
  }

  async function rename(player: Player, name: string, lang: Lang): Promise<Player | null> {
    const kept = tidyName(name);
    if (kept === '') return null;
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

  return { caller, create, rename, get: (id) => store.players.get(id), profile, leaders };
}
