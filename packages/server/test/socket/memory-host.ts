/** A host without a store: the real match core, one process, everything in memory. For tests of the socket edge. */
import { randomBytes } from 'node:crypto';
import { SPECTATOR, type Viewer } from '@open-gosu/kernel';
import type {
  Host,
  HostRefusal,
  HostStats,
  MatchInfo,
  Outcome,
  Person,
  Watcher,
} from '../../src/host/authority.ts';
import {
  command,
  commit,
  commitmentOf,
  deadline,
  due,
  factsOf,
  fold,
  hostCommand,
  type Judged,
  type MatchPlan,
  type Now,
  type Outgoing,
  type PlayerCommand,
  positionAt,
  recordOf,
  seatOfPlayer,
  snapshot,
  storedMatch,
  type Table,
  tellAgain,
  writeSecret,
} from '../../src/match/index.ts';

interface Seen {
  readonly watcher: Watcher;
  readonly player: string | null;
  readonly viewer: Viewer;
  acts: boolean;
}

interface Kept {
  readonly table: Table;
  readonly plan: MatchPlan;
  readonly createdAt: number;
  readonly told: Outgoing[];
  readonly seen: Set<Seen>;
  readonly wanted: boolean[];
  timer: NodeJS.Timeout | null;
}

const no = (code: HostRefusal) => ({ ok: false, code }) as const;
const yes = <T>(value: T) => ({ ok: true, value }) as const;

export class MemoryHost implements Host {
  readonly matches = new Map<string, Kept>();
  readonly lags: number[] = [];
  commands = 0;
  refused = 0;
  /** How long it takes until something is durable. */
  delayMs = 0;
  /** What the next call throws. */
  fault: Error | null = null;
  /** Decides how long moments stay covered. */
  chance = 0;

  #now(): Now {
    return { mono: performance.now(), wall: Date.now(), chance: this.chance };
  }

  async #pause(): Promise<void> {
    const { fault } = this;
    this.fault = null;
    if (fault !== null) throw fault;
    if (this.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, this.delayMs));
  }

  async create(plan: MatchPlan, by: Person): Promise<Outcome<{ readonly match: string }>> {
    const id = randomBytes(18).toString('base64url');
    const folded = fold(storedMatch(id, plan, writeSecret(randomBytes(32))), [], this.#now());
    if (!folded.ok) return no('fault');
    const wanted = plan.setup.seats.map(() => false);
    const kept: Kept = {
      table: folded.table,
      plan,
      createdAt: Date.now(),
      told: [],
      seen: new Set(),
      wanted,
      timer: null,
    };
    this.matches.set(id, kept);
    this.sit(id, 0, by);
    return yes({ match: id });
  }

  sit(match: string, seat: number, { player, name }: Person): void {
    const kept = this.matches.get(match)!;
    this.#do(
      kept,
      command(kept.table, player, { kind: 'sit', id: 'sit', seat, player, name }, this.#now()),
    );
    this.#wake(kept);
  }

  #do(kept: Kept, judged: Judged, from: Watcher | null = null, id: string | null = null): boolean {
    if (!judged.ok || !('entry' in judged)) return judged.ok;
    const told = commit(kept.table, judged.entry, this.#now());
    kept.told.push(...told);
    for (const one of told) {
      for (const { watcher, viewer } of kept.seen) {
        if (viewer !== one.viewer) continue;
        if (one.isNew) watcher.snapshot(snapshot(kept.table, viewer, this.#now()));
        else watcher.tell(one, watcher === from ? id : null);
      }
    }
    return true;
  }

  #wake(kept: Kept): void {
    const host = due(kept.table, this.#now(), 'easy');
    if (host !== null) {
      if (this.#do(kept, hostCommand(kept.table, host, this.#now()))) this.#wake(kept);
      return;
    }
    if (kept.timer !== null) clearTimeout(kept.timer);
    const at = deadline(kept.table, this.#now());
    kept.timer =
      at === null ? null : setTimeout(() => this.#wake(kept), at - performance.now() + 1);
    kept.timer?.unref();
  }

  async info(match: string): Promise<Outcome<MatchInfo>> {
    await this.#pause();
    const kept = this.matches.get(match);
    if (kept === undefined) return no('missing');
    const { plan, createdAt, table } = kept;
    const commitment = commitmentOf(table.facts.secret);
    const facts = factsOf(table, this.#now());
    return yes({ id: match, plan, facts, commitment, createdAt, lastAt: table.lastAt });
  }

  about(match: string): Promise<Outcome<MatchInfo>> {
    return this.info(match);
  }

  async watch(
    match: string,
    who: { readonly player: string | null; readonly as?: Viewer },
    have: number | null,
    watcher: Watcher,
  ) {
    await this.#pause();
    const kept = this.matches.get(match);
    if (kept === undefined) return no('missing');
    const seat = who.player === null ? -1 : seatOfPlayer(kept.table, who.player);
    const viewer = who.as ?? seat;
    if (viewer !== SPECTATOR && viewer !== seat) return no('no-seat');
    const one: Seen = { watcher, player: who.player, viewer, acts: true };
    const whole = snapshot(kept.table, viewer, this.#now());
    const missed = kept.told.filter(
      ({ viewer: whose, rev, prompt }) => whose === viewer && prompt === null && rev > (have ?? 0),
    );
    const isFitting = have !== null && have <= kept.table.rev && !missed.some(({ isNew }) => isNew);
    if (have === kept.table.rev) watcher.tell(tellAgain(kept.table, viewer, this.#now()), null);
    else if (isFitting && whole.prompt === null) for (const old of missed) watcher.tell(old, null);
    else watcher.snapshot(whole);
    for (const other of kept.seen) {
      if (viewer < 0 || other.viewer !== viewer || !other.acts) continue;
      other.acts = false;
      other.watcher.acts(false);
    }
    kept.seen.add(one);
    if (viewer >= 0) watcher.acts(true);
    this.#presence(kept);
    const leave = () => {
      kept.seen.delete(one);
      const next = [...kept.seen].filter((other) => other.viewer === viewer).at(-1);
      if (one.acts && viewer >= 0 && next !== undefined) {
        next.acts = true;
        next.watcher.acts(true);
      }
      this.#presence(kept);
    };
    return yes({ viewer, leave });
  }

  #presence(kept: Kept): void {
    const away = kept.table.seats.map((_, seat) =>
      [...kept.seen].some(({ viewer }) => viewer === seat) ? null : kept.createdAt,
    );
    const watchers = [...kept.seen].filter(({ viewer }) => viewer < 0).length;
    for (const { watcher } of kept.seen) watcher.presence(away, watchers);
  }

  async command(match: string, by: Person, c: PlayerCommand, from: Watcher | null) {
    this.commands++;
    if (c.kind === 'answer') this.lags.push(c.lag);
    await this.#pause();
    const kept = this.matches.get(match);
    if (kept === undefined) return no('missing');
    const full = c.kind === 'claim' ? { ...c, absentSince: kept.table.seats.map(() => null) } : c;
    const judged = command(kept.table, by.player, full, this.#now());
    if (!judged.ok) {
      this.refused++;
      return no(judged.code);
    }
    this.#do(kept, judged, from, c.id);
    this.#wake(kept);
    return yes({ rev: kept.table.rev, isRepeated: 'repeated' in judged });
  }

  async chat(match: string, by: Person | null, line: { phrase?: string; text?: string }) {
    await this.#pause();
    const kept = this.matches.get(match);
    if (kept === undefined) return no('missing');
    const seat = by === null ? -1 : seatOfPlayer(kept.table, by.player);
    const said = { at: Date.now(), seat, name: by?.name ?? '', ...line };
    for (const { watcher } of kept.seen) watcher.chat(said);
    return yes(null);
  }

  async rematch(match: string, by: Person, want: boolean) {
    const kept = this.matches.get(match);
    if (kept === undefined) return no('missing');
    const seat = seatOfPlayer(kept.table, by.player);
    if (seat < 0) return no('no-seat');
    kept.wanted[seat] = want;
    const next = kept.wanted.every((one) => one) ? match : null;
    for (const { watcher } of kept.seen) watcher.rematch([...kept.wanted], next);
    return yes(null);
  }

  async record(match: string) {
    const kept = this.matches.get(match);
    const record = kept === undefined ? null : recordOf(kept.table);
    if (kept === undefined || record === null) return no('missing');
    const { secret } = kept.table.facts;
    return yes({ record, secret, commitment: commitmentOf(secret) });
  }

  async position(
    match: string,
    who: { readonly player: string | null; readonly as?: Viewer },
    ply: number,
  ) {
    const kept = this.matches.get(match);
    if (kept === undefined) return no('missing');
    const viewer = who.as ?? (who.player === null ? -1 : seatOfPlayer(kept.table, who.player));
    const past = positionAt(kept.table, viewer, ply);
    return past === null ? no('not-yet') : yes({ viewer, past });
  }

  stats(): HostStats {
    const watchers = [...this.matches.values()].reduce((sum, { seen }) => sum + seen.size, 0);
    const { commands, refused } = this;
    return { tables: this.matches.size, watchers, commands, refused, faults: 0 };
  }

  async drain(): Promise<void> {
    for (const { seen, timer } of this.matches.values()) {
      if (timer !== null) clearTimeout(timer);
      for (const { watcher } of seen) watcher.moved(100);
    }
  }
}
