/** One match that a socket follows: what the host tells becomes frames. */
import type { Viewer } from '@open-gosu/kernel';
import type { ChatLine, MatchInfo, Watcher, Watching } from '../host/host.ts';
import type { Outgoing, Snapshot } from '../match/index.ts';
import {
  againFrame,
  promptGone,
  type Sight,
  type Sights,
  snapshotFrame,
  withId,
} from '../wire/index.ts';

/** What it needs of its socket. */
export interface Reader {
  send(frame: string): void;
  /** True once for each command that waits for its reply. */
  claim(id: string): boolean;
}

/** Who looks through the same eyes here: what one of them did concerns the other windows, too. */
export type Lookers = WeakMap<Sight, Set<Following>>;

export class Following implements Watcher {
  readonly info: MatchInfo;
  readonly #reader: Reader;
  readonly #sights: Sights;
  readonly #lookers: Lookers;
  #sight: Sight | null = null;
  #watching: Watching | null = null;
  #isOver = false;
  /** The `watch` that the first snapshot answers. */
  #id: string | null;
  /** False: another window of the same seat came later. */
  mayAct = true;
  /** The last revision that was told here. */
  rev: number | null;

  /** `have`: the revision its reader holds. */
  constructor(
    info: MatchInfo,
    { id, have }: { readonly id: string; readonly have: number | null },
    reader: Reader,
    { sights, lookers }: { readonly sights: Sights; readonly lookers: Lookers },
  ) {
    this.info = info;
    this.rev = have;
    this.#id = id;
    this.#reader = reader;
    this.#sights = sights;
    this.#lookers = lookers;
  }

  /** The host has taken it. */
  begin(watching: Watching): void {
    if (this.#isOver) watching.leave();
    else this.#watching = watching;
  }

  /** Nothing is heard from now on, though the host may not know yet. */
  silence(): void {
    this.#isOver = true;
    this.#look(null);
  }

  end(): void {
    this.silence();
    const watching = this.#watching;
    this.#watching = null;
    watching?.leave();
  }

  tell(outgoing: Outgoing, command: string | null): void {
    if (this.#isOver) return;
    const text = this.#textOf(outgoing);
    this.rev = outgoing.rev;
    const isReply = command !== null && outgoing.prompt === null && this.#reader.claim(command);
    this.#reader.send(isReply ? withId(text, command) : text);
  }

  #textOf(outgoing: Outgoing): string {
    const sight = this.#eyes(outgoing.viewer);
    // What counts is told once: this is how things stand by now.
    const isAgain = outgoing.prompt === null && outgoing.rev === this.rev;
    return isAgain ? againFrame(this.#about, outgoing) : sight.frame(outgoing);
  }

  snapshot(snapshot: Snapshot): void {
    if (this.#isOver) return;
    this.#eyes(snapshot.viewer).shown(snapshot);
    this.rev = snapshot.rev;
    const text = snapshotFrame(this.info, snapshot);
    const id = this.#id;
    this.#id = null;
    this.#reader.send(id !== null && this.#reader.claim(id) ? withId(text, id) : text);
  }

  presence(away: readonly (number | null)[], watchers: number): void {
    this.#say({ t: 'presence', match: this.info.id, away: away.map((at) => at ?? 0), watchers });
  }

  chat(line: ChatLine): void {
    this.#say({ t: 'chat', match: this.info.id, ...line });
  }

  rematch(wanted: readonly boolean[], next: string | null): void {
    const match = this.info.id;
    this.#say({ t: 'rematch', match, wanted, ...(next === null ? {} : { next }) });
  }

  acts(yes: boolean): void {
    this.mayAct = yes;
    this.#say({ t: 'acts', match: this.info.id, yes });
  }

  moved(waitMs: number): void {
    const wait = Math.min(60_000, Math.max(0, Math.round(waitMs)));
    this.#say({ t: 'moved', match: this.info.id, wait });
  }

  /** A response of this seat is in: no window of it is asked for that part any more. */
  responded(ply: number, part: number): void {
    const before = this.#sight?.before ?? null;
    if (before === null || before.facts.waiting === null || before.facts.ply !== ply) return;
    this.#sayToAll(promptGone(this.#about, before.rev, before.facts, part));
  }

  /** The same for standing orders. */
  ordered(respond: string): void {
    this.#sayToAll(JSON.stringify({ t: 'orders', match: this.info.id, respond }));
  }

  get #about() {
    return { match: this.info.id, game: this.info.plan.game };
  }

  #say(message: object): void {
    if (!this.#isOver) this.#reader.send(JSON.stringify(message));
  }

  #sayToAll(text: string): void {
    if (this.#sight === null) return;
    for (const one of this.#lookers.get(this.#sight) ?? []) one.#reader.send(text);
  }

  /** Through whose eyes: whoever sits down has others from then on. */
  #eyes(viewer: Viewer): Sight {
    const sight = this.#sight;
    if (sight !== null && sight.viewer === viewer) return sight;
    return this.#look(this.#sights.open(this.#about, viewer)) as Sight;
  }

  #look(sight: Sight | null): Sight | null {
    const before = this.#sight;
    this.#sight = sight;
    if (sight !== null) {
      const lookers = this.#lookers.get(sight) ?? new Set();
      this.#lookers.set(sight, lookers.add(this));
    }
    if (before !== null) {
      this.#lookers.get(before)?.delete(this);
      this.#sights.close(before);
    }
    return sight;
  }
}
