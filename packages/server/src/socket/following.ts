/** One match that a socket follows: what the host tells becomes frames. */
import type { Viewer } from '@open-gosu/kernel';
import type { ChatLine, MatchAbout, Watcher, Watching } from '../host/authority.ts';
import type { Orders, Outgoing, Snapshot } from '../match/index.ts';
import {
  againFrame,
  ordersFrame,
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

/** How it came about: the command, what its reader has, and what it followed until then. */
interface Begun {
  readonly id: string;
  readonly have: number | null;
  readonly before: Following | null;
}

export class Following implements Watcher {
  readonly info: MatchAbout;
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

  /** The one it takes the place of, which is heard until this one is. */
  #before: Following | null;

  /** `have`: the revision its reader holds. */
  constructor(
    info: MatchAbout,
    { id, have, before }: Begun,
    reader: Reader,
    { sights, lookers }: { readonly sights: Sights; readonly lookers: Lookers },
  ) {
    this.info = info;
    this.rev = have;
    this.#id = id;
    this.#before = before;
    this.#reader = reader;
    this.#sights = sights;
    this.#lookers = lookers;
  }

  /** The host has taken it. */
  begin(watching: Watching): void {
    this.#endBefore();
    if (this.#isOver) watching.leave();
    else this.#watching = watching;
  }

  /** The host has refused it: what is followed instead, if anything. */
  giveUp(): Following | null {
    const before = this.#before;
    if (this.#isOver || before === null || before.#isOver) {
      this.end();
      return null;
    }
    this.#before = null;
    this.end();
    return before;
  }

  /** Only now: a seat that is watched anew is not empty in between. */
  #endBefore(): void {
    const before = this.#before;
    this.#before = null;
    before?.end();
  }

  /** Nothing is heard from now on, though the host may not know yet. */
  silence(): void {
    this.#isOver = true;
    this.#look(null);
  }

  end(): void {
    this.#endBefore();
    this.silence();
    const watching = this.#watching;
    this.#watching = null;
    watching?.leave();
  }

  tell(outgoing: Outgoing, command: string | null): void {
    if (this.#isOver) return;
    this.#before?.silence();
    const text = this.#textOf(outgoing);
    this.rev = outgoing.rev;
    const isReply = command !== null && outgoing.prompt === null && this.#reader.claim(command);
    this.#reader.send(isReply ? withId(text, command) : text);
    if (outgoing.orders !== null) this.#reader.send(ordersFrame(this.info.id, outgoing.orders));
  }

  #textOf(outgoing: Outgoing): string {
    const sight = this.#eyes(outgoing.viewer);
    // What counts is told once: this is how things stand by now.
    const isAgain = outgoing.prompt === null && outgoing.rev === this.rev;
    return isAgain ? againFrame(this.#about, outgoing) : sight.frame(outgoing);
  }

  snapshot(snapshot: Snapshot): void {
    if (this.#isOver) return;
    this.#before?.silence();
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
  ordered(respond: Orders): void {
    this.#sayToAll(ordersFrame(this.info.id, respond));
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
