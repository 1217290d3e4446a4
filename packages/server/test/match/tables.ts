/** Tables for the tests: a whole match in memory with its entries, played by commands as a host would. */

import {
  type ActionCode,
  below,
  digestOf,
  makeRng,
  type Rng,
  SPECTATOR,
  type Viewer,
} from '@open-gosu/kernel';
import { diffViews } from '@open-gosu/protocol';
import {
  command,
  commit,
  deadline,
  due,
  type Entry,
  fold,
  type HostCommand,
  hostCommand,
  type Judged,
  type MatchPlan,
  type Now,
  type Outgoing,
  type PlayerCommand,
  readSetup,
  type Setup,
  type StoredMatch,
  snapshot,
  storedMatch,
  type Table,
  writeEntry,
  writeSecret,
} from '../../src/match/index.ts';
import { askedToRespond, publicToAct } from '../../src/match/table.ts';

export const BOTS = ['easy', 'hard'];
export const X = 'gosu-x';
export const TACTICS = 'gosu-tactics';

export function secretOf(seed: number | string): string {
  const rng = makeRng(`secret ${seed}`);
  return writeSecret(Uint8Array.from({ length: 32 }, () => below(rng, 256)));
}

export function planOf(
  game: string,
  players: number,
  { options, ...setup }: Partial<Setup> & { options?: object } = {},
): MatchPlan {
  const seats = setup.seats ?? Array.from({ length: players }, () => ({ kind: 'open' }));
  const read = readSetup({ game, options, lot: false, ...setup, seats }, BOTS);
  if (!read.ok) throw new Error(read.message);
  return read.value;
}

/** A telling with all that is seen of it, as data. */
export function whole({ seen, ...rest }: Outgoing) {
  const [before, after] = seen?.change() ?? [{}, {}];
  return { ...rest, view: seen?.view() ?? null, patch: diffViews(before, after) };
}

/** A match with its log; `now` is the test's own time. */
export class Match {
  readonly row: StoredMatch;
  readonly entries: string[] = [];
  readonly told: Outgoing[] = [];
  table: Table;
  mono = 1000;
  wall = 1_700_000_000_000;
  chance = 0.5;
  ids = 0;

  constructor(plan: MatchPlan, seed: number | string) {
    this.row = storedMatch(`match ${seed}`, plan, secretOf(seed));
    this.table = this.folded();
  }

  get now(): Now {
    return { mono: this.mono, wall: this.wall, chance: this.chance };
  }

  pass(ms: number): void {
    this.mono += ms;
    this.wall += ms;
  }

  folded(count = this.entries.length): Table {
    const folded = fold(this.row, this.entries.slice(0, count), this.now);
    if (!folded.ok) throw new Error(`${folded.code} at ${folded.seq}`);
    return folded.table;
  }

  write(entry: Entry): Outgoing[] {
    this.entries.push(writeEntry(entry));
    const told = commit(this.table, entry, this.now);
    this.told.push(...told);
    return told;
  }

  /** Judged and, if it may be, done. */
  do(by: number | string, c: DistributiveOmit<PlayerCommand, 'id'> & { id?: string }): Judged {
    const full = { id: `c${this.ids++}`, ...c } as PlayerCommand;
    const judged = command(this.table, by, full, this.now);
    if (judged.ok && 'entry' in judged) this.write(judged.entry);
    return judged;
  }

  host(c: HostCommand): Judged {
    const judged = hostCommand(this.table, c, this.now);
    if (judged.ok && 'entry' in judged) this.write(judged.entry);
    return judged;
  }

  sitAll(): this {
    this.table.seats.forEach(({ kind }, seat) => {
      if (kind === 'bot') return;
      const player = `player${seat}`;
      must(this.do(player, { kind: 'sit', seat, player, name: `Name ${seat}` }));
    });
    must(this.host({ kind: 'begin' }));
    return this;
  }

  get asked(): number {
    const asked = askedToRespond(this.table);
    return asked >= 0 ? asked : publicToAct(this.table);
  }

  answerOf(text: string, id?: string) {
    const { ply, line, part } = this.table;
    return { kind: 'answer' as const, ply, line, part, text, lag: 0, ...(id ? { id } : {}) };
  }

  legal(state = this.table.state): string[] {
    const { kit } = this.table.facts;
    const codes: ActionCode[] = [];
    const count = kit.game.legal(state, codes);
    return codes.slice(0, count).map((code) => kit.game.describe(state, code));
  }

  /** One random answer of whoever is asked, or the end of a covered moment. */
  step(rng: Rng): void {
    if (this.asked < 0) {
      this.settle();
      return;
    }
    const legal = this.legal();
    const text = legal[below(rng, legal.length)] as string;
    must(this.do(this.asked, this.answerOf(text)));
  }

  /** Waits until nothing is covered any more; an asked seat is left alone. */
  settle(): void {
    const until = deadline(this.table, this.now);
    if (until !== null) this.pass(Math.max(0, until - this.mono));
    const host = due(this.table, this.now, 'easy');
    if (host !== null) must(this.host(host));
    else must(this.host({ kind: 'reveal', seen: true }));
  }

  playAll(seed: number | string, each?: (match: Match) => void): this {
    const rng = makeRng(`play ${seed}`);
    for (let i = 0; this.table.status === 'running'; i++) {
      if (i > 5000) throw new Error('endless');
      this.step(rng);
      each?.(this);
    }
    return this;
  }

  digest(): string {
    return digestTable(this.table);
  }

  snapshot(viewer: Viewer) {
    return snapshot(this.table, viewer, this.now);
  }
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

export function must(judged: Judged): Judged {
  if (!judged.ok) throw new Error(`refused: ${judged.code} ${judged.fault?.error ?? ''}`);
  return judged;
}

/** Everything a table is, but for the monotonic times of this process. */
export function digestTable(t: Table): string {
  const { game } = t.facts.kit;
  const bytes = t.state === null ? '' : digestOf(game.encode(t.state));
  const { seats, status, seq, rev, ply, line, part, given, offers, flag, result } = t;
  const covered =
    t.covered === null
      ? null
      : {
          ...t.covered,
          since: 0,
          until: t.covered.until === null,
          shown: digestOf(game.encode(t.covered.shown)),
        };
  const clock = { ...t.clock, since: 0 };
  const ids = [...t.ids];
  return JSON.stringify({
    bytes,
    seats,
    status,
    seq,
    rev,
    ply,
    line,
    part,
    given,
    offers,
    flag,
    result,
    covered,
    clock,
    ids,
  });
}

export function started(
  game: string,
  seed: number | string,
  setup: Partial<Setup> & { options?: object } = {},
  players = 2,
): Match {
  return new Match(planOf(game, players, setup), seed).sitAll();
}

export function viewersAt(t: Table): Viewer[] {
  return [...t.seats.keys(), SPECTATOR];
}

/** The tables properties are tried on: game and number of players. */
export const TABLES: readonly (readonly [string, number])[] = [
  [X, 2],
  [TACTICS, 2],
  [TACTICS, 3],
  [TACTICS, 4],
];

/** One clan that answers captures on one side, one that answers activations on the other. */
export const ANSWERING = {
  draft: 'given',
  clans: [
    ['abhilasha', 'xian', 'tomorrow'],
    ['justice', 'goan-sul', 'galmi'],
  ],
};

/** The same table with another deal. */
export function copyOf(t: Table, state: unknown): Table {
  return {
    ...t,
    state,
    seats: t.seats.map((seat) => ({ ...seat })),
    given: [...t.given],
    clock: { ...t.clock, left: [...t.clock.left] },
    offers: { ...t.offers },
    ids: new Map(t.ids),
  };
}

/** Plays until so much was decided and the given seat is to decide, nothing covered. */
export function playTo(match: Match, ply: number, seat = -1): Match {
  const rng = makeRng(`to ${ply}`);
  const isThere = () =>
    match.table.ply >= ply && match.table.covered === null && (seat < 0 || match.asked === seat);
  while (!isThere()) match.step(rng);
  return match;
}

/** The first legal answer of whoever is asked. */
export function answerFirst(match: Match): void {
  must(match.do(match.asked, match.answerOf(match.legal()[0] as string)));
}
