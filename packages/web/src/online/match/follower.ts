/**
 * All that is known of one match on the server: what `follow` holds, and beside it what comes only once, the views of earlier
 * decisions, what was said, and what the log should tell though it is no event of the game.
 */
import {
  type Followed,
  follow,
  matchTag,
  type Note,
  type RefusalCode,
  type ServerMessage,
  type ServerMessageOf,
  type WireView,
} from '@open-gosu/protocol';
import type { Follower, Line } from '../socket/line.ts';

export type Said = Omit<ServerMessageOf<'chat'>, 't' | 'match'>;

/** A line of the log, at the place it belongs to. */
export interface Noted {
  readonly ply: number;
  readonly note: Note;
  /** How many answers were taken back. */
  readonly count: number;
}

export interface Known {
  readonly held: Followed | null;
  /** When the clocks were told, by this device. */
  readonly clockAt: number;
  /** What was seen before each decision, as far as it is remembered. */
  readonly views: ReadonlyMap<number, WireView>;
  readonly chat: readonly Said[];
  readonly notes: readonly Noted[];
  /** Why it cannot be followed; null while it can. */
  readonly lost: RefusalCode | null;
}

const NOTHING: Known = {
  held: null,
  clockAt: 0,
  views: new Map(),
  chat: [],
  notes: [],
  lost: null,
};

/** More decisions than games have, as a rule. */
const MOST_VIEWS = 600;
const MOST_SAID = 300;

export type MatchFollower = ReturnType<typeof makeFollower>;

export function makeFollower(match: string, line: Line, now: () => number) {
  let known = NOTHING;
  let release: (() => void) | null = null;
  const listeners = new Set<() => void>();

  const set = (change: Partial<Known>) => {
    known = { ...known, ...change };
    for (const listener of [...listeners]) listener();
  };

  const hear = (message: ServerMessage) => {
    if (message.t === 'chat') {
      if (message.match === match) set({ chat: withSaid(known.chat, message) });
      return;
    }
    const before = known.held;
    // The first snapshot says which match it is of: the line tells of others, too.
    if (message.t === 'snapshot' && message.match !== match) return;
    const { held, watch } = follow(before, message);
    if (watch !== null) line.catchUp(self, watch.rev === undefined);
    if (held === before || held === null) return;
    const isClock =
      message.t === 'snapshot' ||
      (message.t === 'step' && message.m === matchTag(match) && message.c !== undefined);
    // Taken back while nobody told: how far is not known, so nothing that was seen may still be so.
    const isOtherLine = message.t === 'snapshot' && before !== null && before.line !== held.line;
    set({
      held,
      lost: null,
      ...(isOtherLine ? { notes: [] } : {}),
      views: viewsAfter(isOtherLine ? NOTHING.views : known.views, before, held),
      ...(isClock ? { clockAt: now() } : {}),
      ...(message.t === 'step' ? { notes: notesAfter(known.notes, message, before) } : {}),
    });
  };

  const self: Follower = {
    match,
    rev: () => known.held?.rev ?? null,
    acts: () => (known.held === null || known.held.as < 0 ? null : known.held.acts),
    hear,
    lost: (code) => set({ lost: code }),
  };

  return {
    match,
    now: () => known,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    open() {
      release ??= line.follow(self);
    },
    close() {
      release?.();
      release = null;
    },
    /** This window is to be the one that acts. */
    actHere: () => line.actHere(self, false),
    /** The table at an earlier decision, from the server; nothing where the match was taken back behind it meanwhile. */
    remember(ply: number, view: WireView) {
      const { held, views } = known;
      if (held === null || ply >= held.ply) return;
      set({ views: new Map([...views, [ply, view] as const].slice(-MOST_VIEWS)) });
    },
    /** Everything anew: one has taken a seat. */
    watchAnew: () => line.actHere(self, true),
  };
}

/** What was said before one came is told again after every fresh snapshot. */
function withSaid(chat: readonly Said[], message: ServerMessageOf<'chat'>): readonly Said[] {
  const { t: _t, match: _match, ...said } = message;
  const isKnown = chat.some((one) => JSON.stringify(one) === JSON.stringify(said));
  return isKnown ? chat : [...chat, said].slice(-MOST_SAID);
}

function viewsAfter(
  views: Known['views'],
  before: Followed | null,
  held: Followed,
): Known['views'] {
  const isOther = before !== null && (before.as !== held.as || before.match !== held.match);
  const isBack = before !== null && held.ply < before.ply;
  if (held.view === null) return new Map();
  if (!isOther && !isBack && views.get(held.ply) === held.view) return views;
  const kept = isOther ? [] : [...views].filter(([ply]) => ply <= held.ply);
  return new Map([...kept, [held.ply, held.view] as const].slice(-MOST_VIEWS));
}

function notesAfter(
  notes: readonly Noted[],
  step: ServerMessageOf<'step'>,
  before: Followed | null,
): readonly Noted[] {
  const { ply, note } = step;
  if (note == null) return notes;
  // What was told behind the place one went back to is gone with it.
  const kept = notes.filter((each) => each.ply <= ply);
  return [...kept, { ply, note, count: Math.max(0, (before?.ply ?? ply) - ply) }];
}
