/** The small tables around the matches: people and what belongs to them. Types only; the SQL is in `records/`. */

export interface Player {
  readonly id: string;
  readonly name: string;
  readonly lang: string;
  readonly createdAt: number;
}

export interface Session {
  /** Hash of the token: whoever reads the store cannot use it. */
  readonly token: string;
  readonly player: string;
  readonly expires: number;
}

export interface Passkey {
  /** base64url. */
  readonly credential: string;
  readonly player: string;
  /** base64url. */
  readonly publicKey: string;
  readonly counter: number;
  /** JSON list. */
  readonly transports: string;
  readonly createdAt: number;
}

export interface Rating {
  readonly player: string;
  readonly game: string;
  readonly mode: string;
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
  readonly updatedAt: number;
}

export interface RatedGame {
  readonly match: string;
  readonly mu: number;
  readonly sigma: number;
  readonly at: number;
}

export interface Completion {
  readonly finished: number;
  readonly left: number;
}

export interface ChatLine {
  readonly match: string;
  readonly seq: number;
  readonly player: string;
  readonly at: number;
  /** preset: `text` names a sentence that each reader sees in their own language. */
  readonly kind: 'text' | 'preset';
  readonly text: string;
}

export interface PushSubscription {
  readonly endpoint: string;
  readonly player: string;
  /** JSON: the keys of the browser. */
  readonly keys: string;
  readonly createdAt: number;
}

/** How a player wants to be told that it is their turn, beside the push subscriptions. */
export interface NoticeSettings {
  /** Hours after which they are reminded; 0: never. */
  readonly remind: number;
  /** The address that is called, or null. */
  readonly hook: string | null;
  /** What calls of it are signed with. */
  readonly secret: string;
  /** Messages in a row that did not arrive there. */
  readonly failures: number;
}

/** A decision that a player was told of. */
export interface ToldTurn {
  readonly player: string;
  readonly match: string;
  readonly ply: number;
  readonly line: number;
}

/** A complaint about a match, with what was said there until then. */
export interface Report {
  readonly match: string;
  /** Who complains. */
  readonly player: string;
  readonly at: number;
  readonly reason: string;
  readonly text: string;
  /** JSON list of chat lines. */
  readonly log: string;
}

export interface Records {
  readonly players: {
    create(player: Player): Promise<void>;
    get(id: string): Promise<Player | null>;
    /** Those that exist, in no order. */
    getMany(ids: readonly string[]): Promise<readonly Player[]>;
    rename(id: string, name: string, lang: string): Promise<boolean>;
    /** With sessions, passkeys, subscriptions and ratings. Matches keep the id. */
    remove(id: string): Promise<boolean>;
  };
  /** Names that somebody keeps for good, in the form in which names are compared. */
  readonly names: {
    /** From now on the player keeps this one, and no other; false: somebody else does, and nothing has changed. */
    keep(key: string, player: string): Promise<boolean>;
    keeper(key: string): Promise<string | null>;
    release(player: string): Promise<void>;
  };
  readonly sessions: {
    put(session: Session): Promise<void>;
    /** null when expired. */
    get(token: string, now: number): Promise<Session | null>;
    /** The old token stops and the new one begins in one step; false: the old one is unknown or expired. */
    rotate(oldToken: string, session: Session, now: number): Promise<boolean>;
    remove(token: string): Promise<void>;
    removeAllOf(player: string): Promise<void>;
    removeExpired(now: number): Promise<number>;
  };
  readonly passkeys: {
    add(passkey: Passkey): Promise<void>;
    get(credential: string): Promise<Passkey | null>;
    of(player: string): Promise<readonly Passkey[]>;
    /** Only forwards (or 0 for devices that do not count); false: the counter went back, so the key may be a copy. */
    count(credential: string, counter: number): Promise<boolean>;
    remove(credential: string, player: string): Promise<boolean>;
  };
  readonly ratings: {
    get(player: string, game: string, mode: string): Promise<Rating | null>;
    of(player: string): Promise<readonly Rating[]>;
    /** Best first, by mu - 3 sigma, of those with at least so many games. */
    best(game: string, mode: string, games: number, limit: number): Promise<readonly Rating[]>;
    /** Newest first. */
    history(
      player: string,
      game: string,
      mode: string,
      limit: number,
    ): Promise<readonly RatedGame[]>;
    completion(player: string): Promise<Completion>;
  };
  readonly chat: {
    /** Gives the line its number; null: this player has said it there already, under this id. */
    add(line: Omit<ChatLine, 'seq'> & { readonly id: string }): Promise<number | null>;
    /** The newest so many, in order. */
    last(match: string, limit: number): Promise<readonly ChatLine[]>;
  };
  readonly reports: {
    /** One for each match and player: another one takes its place. */
    put(report: Report): Promise<void>;
    /** Newest first. */
    list(limit: number): Promise<readonly Report[]>;
  };
  /** When servers ran, by the wall: in between, nobody could play. */
  readonly uptime: {
    /** The owner runs at `now`; the first call begins its time. */
    beat(owner: string, now: number): Promise<void>;
    /** Those that ended after `after`, by their beginning. */
    spans(after: number): Promise<readonly { readonly since: number; readonly until: number }[]>;
  };
  readonly push: {
    put(subscription: PushSubscription): Promise<void>;
    of(player: string): Promise<readonly PushSubscription[]>;
    remove(endpoint: string): Promise<void>;
  };
  readonly notices: {
    get(player: string): Promise<NoticeSettings | null>;
    setReminder(player: string, hours: number): Promise<void>;
    /** Another address, and how often it has failed already (0); null: none. */
    setHook(player: string, hook: string | null, secret: string, failures?: number): Promise<void>;
    /** So many more failures of this address; how many there are then, or null where it is theirs no more. */
    hookFailed(player: string, hook: string, more: number): Promise<number | null>;
    /** Makes up for the failures of this address, if there are fewer than `below`. */
    hookWorked(player: string, hook: string, below: number): Promise<void>;
  };
  /** Of each player in each match, the last decision they were told of. */
  readonly turns: {
    /** False: they were told of this one already, or the match is over, and nothing has changed. `due`: when to remind them. */
    note(turn: ToldTurn, due: number | null): Promise<boolean>;
    /** Reminders that are due, those longest due first. */
    due(now: number, limit: number): Promise<readonly ToldTurn[]>;
    /** Ends the reminder; false: it had ended. */
    take(turn: ToldTurn): Promise<boolean>;
    /** Another time for a reminder that has not ended. */
    putOff(turn: ToldTurn, due: number): Promise<void>;
  };
}
