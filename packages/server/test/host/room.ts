/** What the tests of the host share: a clock that only they move, people who see nothing but what they are told, stores. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type ActionCode,
  type AnyView,
  below,
  makeRng,
  type Rng,
  type Viewer,
} from '@open-gosu/kernel';
import { afterEach } from 'vitest';
import { kitOf } from '../../src/games.ts';
import {
  type BotAnswerer,
  type ChatLine,
  createHost,
  type Host,
  type HostOptions,
  type Person,
  type RunningHost,
  type Watcher,
  type Watching,
} from '../../src/host/index.ts';
import type { AnswerCommand, Facts, Outgoing, Prompt, Snapshot } from '../../src/match/index.ts';
import { openSqliteStore, type Store } from '../../src/store/index.ts';

/** Time stands still unless a test moves it. */
export class FakeClock {
  at = 1000;
  start = 1_700_000_000_000;
  private readonly timers = new Map<number, { at: number; run: () => void }>();
  private ids = 0;

  mono = (): number => this.at;
  wall = (): number => this.start + this.at;
  readonly timer = {
    set: (run: () => void, ms: number): unknown => this.after(ms, run),
    clear: (handle: unknown): void => void this.timers.delete(handle as number),
  };

  after(ms: number, run: () => void): number {
    this.timers.set(++this.ids, { at: this.at + ms, run });
    return this.ids;
  }

  get count(): number {
    return this.timers.size;
  }

  /** Goes to the next timer and lets it ring; false where there is none within `most` ms. */
  next(most = Number.POSITIVE_INFINITY): boolean {
    let first: number | null = null;
    for (const [id, { at }] of this.timers) {
      if (first === null || at < (this.timers.get(first)?.at ?? 0)) first = id;
    }
    const timer = first === null ? undefined : this.timers.get(first);
    if (first === null || timer === undefined || timer.at > this.at + most) return false;
    this.timers.delete(first);
    this.at = Math.max(this.at, timer.at);
    timer.run();
    return true;
  }
}

/** Lets everything happen that waits for nothing but its turn. */
export async function settled(store: Store): Promise<void> {
  for (let quiet = 0; quiet < 3; ) {
    await new Promise((resolve) => setImmediate(resolve));
    quiet = (await store.health()).waiting === 0 ? quiet + 1 : 0;
  }
}

export const silent = { info() {}, warn() {}, error() {} };

/** Bots that take the first legal answer at once, or as late as they are told. */
export function simpleBots(delay: () => number = () => 0, clock?: FakeClock): BotAnswerer {
  const first = (game: string, view: AnyView): number => {
    const kit = kitOf(game)!;
    const state = kit.game.determinize(view, makeRng('bot'));
    const legal: ActionCode[] = [];
    const count = kit.game.legal(state, legal);
    return legal[Math.floor(count / 2)]!;
  };
  return {
    ms: 1000,
    ask: ({ game, view }) =>
      new Promise((resolve) => {
        const answer = () => resolve(first(game, view));
        const ms = delay();
        if (ms > 0 && clock !== undefined) clock.after(ms, answer);
        else answer();
      }),
    quick: ({ game, view }) => first(game, view),
    usual: () => 'level-3',
    close: async () => {},
  };
}

export type Setting = Partial<HostOptions> & { store: Store };

export function makeHost(setting: Setting, clock: FakeClock, seed: string): RunningHost {
  const rng = makeRng(`chance ${seed}`);
  return createHost({
    owner: `process ${seed}`,
    clock,
    random: () => below(rng, 1_000_000) / 1_000_000,
    bytes: (count) => Uint8Array.from({ length: count }, () => below(rng, 256)),
    bots: simpleBots(),
    log: silent,
    lease: { ttlMs: 600_000 },
    ...setting,
  });
}

/** Somebody at a page: knows what they are told, and chooses among what that allows. */
export class Page implements Watcher {
  readonly person: Person;
  view: AnyView | null = null;
  facts: Facts | null = null;
  prompt: Prompt | null = null;
  rev = -1;
  hasActs = false;
  isMoved = false;
  away: readonly (number | null)[] = [];
  crowd = 0;
  readonly lines: ChatLine[] = [];
  wanted: readonly boolean[] = [];
  next: string | null = null;
  readonly told: { outgoing: Outgoing; command: string | null }[] = [];
  snapshots = 0;
  watching: Watching | null = null;
  onTell: ((outgoing: Outgoing) => void) | null = null;
  ids = 0;

  constructor(name: string) {
    this.person = { player: `player-${name}`, name };
  }

  tell(outgoing: Outgoing, command: string | null): void {
    this.told.push({ outgoing, command });
    this.facts = outgoing.facts;
    this.view = outgoing.seen?.view() ?? this.view;
    if (outgoing.prompt !== null) this.prompt = outgoing.prompt;
    else if (outgoing.rev > this.rev) this.prompt = null;
    this.rev = outgoing.rev;
    this.onTell?.(outgoing);
  }

  snapshot(snapshot: Snapshot): void {
    this.snapshots++;
    this.facts = snapshot.facts;
    this.view = snapshot.view;
    this.prompt = snapshot.prompt;
    this.rev = snapshot.rev;
  }

  presence(away: readonly (number | null)[], watchers: number): void {
    this.away = away;
    this.crowd = watchers;
  }
  chat(line: ChatLine): void {
    this.lines.push(line);
  }
  rematch(wanted: readonly boolean[], next: string | null): void {
    this.wanted = wanted;
    this.next = next;
  }
  acts(yes: boolean): void {
    this.hasActs = yes;
  }
  moved(): void {
    this.isMoved = true;
  }

  async watch(host: Host, match: string, have: number | null = null, as?: Viewer): Promise<string> {
    const who = { player: this.person.player, ...(as === undefined ? {} : { as }) };
    const outcome = await host.watch(match, who, have, this);
    if (!outcome.ok) return outcome.code;
    this.watching = outcome.value;
    this.isMoved = false;
    return 'ok';
  }

  /** What this page could answer now, or null. */
  answer(game: string, rng: Rng): AnswerCommand | null {
    const { facts, watching } = this;
    if (facts === null || watching === null || facts.status !== 'running') return null;
    const isAsked = facts.waiting !== null && this.prompt !== null;
    if (!isAsked && facts.toAct !== watching.viewer) return null;
    const view = isAsked ? this.prompt?.view : this.view;
    const kit = kitOf(game)!;
    const state = kit.game.determinize(view!, makeRng('page'));
    const legal: ActionCode[] = [];
    const count = kit.game.legal(state, legal);
    const text = kit.game.describe(state, legal[below(rng, count)]!);
    const { ply, line } = facts;
    const part = isAsked ? (this.prompt?.part ?? 0) : 0;
    return {
      kind: 'answer',
      id: `${this.person.name}-${++this.ids}`,
      ply,
      line,
      part,
      text,
      lag: 0,
    };
  }

  /** Sends an answer; a response that was taken is a question no more. */
  async send(host: Host, match: string, answer: AnswerCommand) {
    const outcome = await host.command(match, this.person, answer, this);
    if (outcome.ok && answer.part > 0 && this.prompt?.part === answer.part) this.prompt = null;
    return outcome;
  }

  /** As after a lost connection: what is known stays. */
  forget(): void {
    this.watching = null;
  }
}

/** Folders that go away after the tests. */
export function storePlaces() {
  const made: string[] = [];
  const open: Store[] = [];
  afterEach(async () => {
    for (const store of open.splice(0)) await store.close();
    for (const dir of made.splice(0)) rmSync(dir, { recursive: true, force: true });
  });
  return {
    async start(): Promise<Store> {
      const dir = mkdtempSync(join(tmpdir(), 'gosu-host-'));
      made.push(dir);
      return this.again();
    },
    /** The store of a process that died, opened by the next. */
    async again(): Promise<Store> {
      for (const store of open.splice(0)) await store.close();
      const store = await openSqliteStore({ dir: made.at(-1)!, windowMs: 0 });
      open.push(store);
      return store;
    },
  };
}
