/** Matches in memory as clients follow them: each viewer has a line that can be cut, lose frames and hear them twice. */
import { below, makeRng, type Rng, type Viewer } from '@open-gosu/kernel';
import { type Followed, follow, readServerMessage, type ServerMessage } from '@open-gosu/protocol';
import type { MatchAbout } from '../../src/host/authority.ts';
import {
  commitmentOf,
  factsOf,
  type Outgoing,
  type Setup,
  tellAgain,
} from '../../src/match/index.ts';
import {
  againFrame,
  ordersFrame,
  promptGone,
  type Sight,
  Sights,
  snapshotFrame,
  withId,
} from '../../src/wire/index.ts';
import { Match, must, planOf, viewersAt } from '../match/tables.ts';

export const MATCH = 'bWF0Y2gtZm9yLWZyYW1lcw';

export function playerAt(seat: number): string {
  return `player-of-seat-number-${seat}`;
}

export interface Frame {
  readonly viewer: Viewer;
  readonly text: string;
  readonly outgoing: Outgoing | null;
}

/** A match whose tellings become frames. */
export class Told {
  readonly match: Match;
  readonly info: MatchAbout;
  readonly sights: Sights;
  readonly frames: Frame[] = [];
  readonly #open = new Map<Viewer, Sight>();
  #heard = 0;

  constructor(
    game: string,
    seed: number | string,
    players: number,
    setup: Partial<Setup> & { options?: object } = {},
    sights = new Sights(),
  ) {
    const plan = planOf(game, players, setup);
    this.match = new Match(plan, seed);
    const commitment = commitmentOf(this.match.row.secret);
    this.info = { id: MATCH, plan, commitment, createdAt: this.match.wall };
    this.sights = sights;
  }

  sit(): this {
    this.match.table.seats.forEach(({ kind }, seat) => {
      if (kind === 'bot') return;
      const player = playerAt(seat);
      must(this.match.do(player, { kind: 'sit', seat, player, name: `Name ${seat}` }));
    });
    must(this.match.host({ kind: 'begin' }));
    return this;
  }

  sight(viewer: Viewer): Sight {
    let sight = this.#open.get(viewer);
    if (sight === undefined) {
      sight = this.sights.open({ match: MATCH, game: this.info.plan.game }, viewer);
      this.#open.set(viewer, sight);
    }
    return sight;
  }

  /** Nobody looks through these eyes for a while. */
  closeEyes(viewer: Viewer): void {
    const sight = this.#open.get(viewer);
    if (sight === undefined) return;
    this.sights.close(sight);
    this.#open.delete(viewer);
  }

  /** What was told since the last time, as frames. */
  news(only?: Viewer): Frame[] {
    const news: Frame[] = [];
    for (; this.#heard < this.match.told.length; this.#heard++) {
      const outgoing = this.match.told[this.#heard]!;
      const { viewer } = outgoing;
      if (only !== undefined && viewer !== only) continue;
      if (!this.#open.has(viewer) && only === undefined) continue;
      news.push({ viewer, text: this.sight(viewer).frame(outgoing), outgoing });
    }
    this.frames.push(...news);
    return news;
  }

  snapshotText(viewer: Viewer): string {
    const snapshot = this.match.snapshot(viewer);
    this.sight(viewer).shown(snapshot);
    return snapshotFrame(this.info, snapshot);
  }

  gone(part: number): string {
    const { table, now } = this.match;
    return promptGone({ match: MATCH, game: '' }, table.rev, factsOf(table, now), part);
  }
}

export function readFrame(text: string): ServerMessage {
  const read = readServerMessage(text);
  if (!read.ok) throw new Error(`${read.message} in ${text.slice(0, 2000)}`);
  return read.value;
}

/** What a snapshot would hold, of what a client holds. */
export function held(state: Followed | null) {
  if (state === null) return null;
  const { past: _p, away: _a, watchers: _w, acts: _c, rematch: _r, ...rest } = state;
  return rest;
}

export interface Trouble {
  readonly cut: number;
  readonly lose: number;
  readonly twice: number;
}

/** One client. */
export class Line {
  readonly told: Told;
  readonly viewer: Viewer;
  readonly rng: Rng;
  readonly trouble: Trouble;
  state: Followed | null = null;
  isCut = false;
  counts = { frames: 0, cuts: 0, lost: 0, twice: 0, agains: 0, snapshots: 0 };

  constructor(told: Told, viewer: Viewer, seed: string, trouble: Trouble) {
    this.told = told;
    this.viewer = viewer;
    this.rng = makeRng(seed);
    this.trouble = trouble;
    this.watch({});
  }

  #chance(share: number): boolean {
    return below(this.rng, 1000) < share * 1000;
  }

  hear(text: string): void {
    if (this.isCut) return;
    if (this.#chance(this.trouble.cut)) {
      this.isCut = true;
      this.counts.cuts++;
      return;
    }
    if (this.#chance(this.trouble.lose)) {
      this.counts.lost++;
      return;
    }
    this.take(text);
    if (!this.#chance(this.trouble.twice)) return;
    this.counts.twice++;
    this.take(text);
  }

  take(text: string): void {
    this.counts.frames++;
    const heard = follow(this.state, readFrame(text));
    this.state = heard.held;
    if (heard.watch !== null) this.watch(heard.watch);
  }

  /** As a host does: whoever has it all is told what changes by itself, everybody else everything. */
  watch({ rev }: { readonly rev?: number }): void {
    const { match } = this.told;
    if (rev !== match.table.rev) {
      this.counts.snapshots++;
      this.take(this.told.snapshotText(this.viewer));
      return;
    }
    const again = tellAgain(match.table, this.viewer, match.now);
    const about = { match: MATCH, game: this.told.info.plan.game };
    const sight = this.told.sight(this.viewer);
    this.counts.agains++;
    this.take(again.prompt === null ? againFrame(about, again) : sight.frame(again));
    if (again.orders !== null) this.take(ordersFrame(MATCH, again.orders));
  }

  back(): void {
    this.isCut = false;
    this.watch(this.state === null ? {} : { rev: this.state.rev });
  }
}

export function linesOf(told: Told, seed: string, trouble: Trouble): Line[] {
  return viewersAt(told.match.table).map(
    (viewer) => new Line(told, viewer, `${seed} ${viewer}`, trouble),
  );
}

export { withId };
