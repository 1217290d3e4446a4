/**
 * What a client holds of one match, and how each message of the server changes it. Pages and bots use the same. After every
 * message it is exactly what a fresh snapshot would hold, or `watch` says that the match must be watched again.
 */
import type { Orders } from './client-messages.ts';
import type { WireEvent } from './events.ts';
import type {
  ClockFacts,
  DrawFacts,
  OverFacts,
  SeatFacts,
  Setup,
  Status,
  TakebackFacts,
} from './match-facts.ts';
import { applyPatch } from './patch/apply.ts';
import {
  matchTag,
  type ServerMessage,
  type ServerMessageOf,
  type StoryStep,
  type WireView,
} from './server-messages.ts';

/** A response one is asked for. */
export interface HeldPrompt {
  readonly part: number;
  readonly view: WireView;
  readonly events: readonly WireEvent[];
  readonly target: string | null;
}

export interface Followed {
  readonly match: string;
  readonly as: number;
  readonly rev: number;
  readonly ply: number;
  readonly line: number;
  readonly status: Status;
  readonly setup: Setup;
  readonly seats: readonly SeatFacts[];
  readonly to: number;
  readonly waiting: number | null;
  readonly clock: ClockFacts;
  readonly draw: DrawFacts | null;
  readonly takeback: TakebackFacts | null;
  readonly flag: number | null;
  readonly view: WireView | null;
  readonly story: readonly StoryStep[];
  readonly prompt: HeldPrompt | null;
  /** Prompts of the decision up to this part are past. */
  readonly past: number;
  readonly orders: Orders | null;
  readonly over: OverFacts | null;
  /** Not of the snapshot: who is away since when, how many watch, whether one's answers count, another match. */
  readonly away: readonly number[];
  readonly watchers: number;
  readonly acts: boolean;
  readonly rematch: { readonly wanted: readonly boolean[]; readonly next: string | null };
}

export interface Heard {
  readonly held: Followed | null;
  /** Something is missing or does not fit: watch again, with this `rev` where there is one. */
  readonly watch: { readonly rev?: number } | null;
}

/** Messages about other matches, and those about none, change nothing. `held`: null before the first snapshot. */
export function follow(held: Followed | null, message: ServerMessage): Heard {
  switch (message.t) {
    case 'snapshot':
      return held !== null && held.match !== message.match
        ? same(held)
        : same(fromSnapshot(held, message));
    case 'step':
      return held === null || message.m !== matchTag(held.match) ? same(held) : step(held, message);
    case 'prompt':
      return held === null || message.m !== matchTag(held.match)
        ? same(held)
        : prompt(held, message);
    case 'presence':
    case 'acts':
    case 'orders':
    case 'rematch':
      return same(held === null || message.match !== held.match ? held : aside(held, message));
    default:
      return same(held);
  }
}

function same(held: Followed | null): Heard {
  return { held, watch: null };
}

function fromSnapshot(before: Followed | null, s: ServerMessageOf<'snapshot'>): Followed {
  const { t: _t, id: _id, prompt: asked, orders, over, ...facts } = s;
  return {
    ...facts,
    prompt:
      asked === undefined
        ? null
        : { part: asked.part, view: asked.view, events: asked.e, target: asked.target ?? null },
    past: 0,
    orders: orders ?? null,
    over: over ?? null,
    away: before?.away ?? s.seats.map(() => 0),
    watchers: before?.watchers ?? 0,
    acts: before?.acts ?? s.as >= 0,
    rematch: before?.rematch ?? { wanted: s.seats.map(() => false), next: null },
  };
}

function step(held: Followed, s: ServerMessageOf<'step'>): Heard {
  const isSame = s.same === true && s.rev === held.rev;
  if (s.rev <= held.rev && !isSame) return same(held);
  if (s.rev !== held.rev + 1 && !isSame) return { held, watch: { rev: held.rev } };
  if (s.anew === true) return { held, watch: {} };
  let view = s.view ?? held.view;
  if (s.p !== undefined) {
    const patched = applyPatch(view, s.p);
    if (!patched.ok) return { held, watch: {} };
    view = patched.value;
  }
  const { rev, ply } = s;
  const isMine = s.note?.kind === 'bot' && s.note.seat === held.as;
  return same({
    ...held,
    rev,
    ply,
    line: s.line ?? held.line,
    status: s.status ?? held.status,
    seats: s.seats ?? held.seats,
    to: s.to ?? held.to,
    waiting: s.waiting === undefined ? held.waiting : s.waiting,
    clock: clockAfter(held.clock, s),
    draw: s.draw === undefined ? held.draw : s.draw,
    takeback: s.takeback === undefined ? held.takeback : s.takeback,
    flag: s.flag === undefined ? held.flag : s.flag,
    view,
    story: storyAfter(held, s),
    prompt: null,
    past: ply === held.ply ? held.past : 0,
    // A bot that takes a seat has no orders.
    orders: isMine ? 'ask' : held.orders,
    over: s.over ?? held.over,
  });
}

function clockAfter({ on, left, until }: ClockFacts, { c, until: ends }: ServerMessageOf<'step'>) {
  const [seat = on, ...rest] = c ?? [];
  return {
    on: seat,
    left: c === undefined ? left : rest,
    until: ends === undefined ? until : ends,
  };
}

/** After an undo it is as long as `ply` says. */
function storyAfter(held: Followed, { e, ply, by, target }: ServerMessageOf<'step'>) {
  if (e === undefined) return held.story.length > ply ? held.story.slice(0, ply) : held.story;
  const seat = by ?? held.waiting ?? held.to;
  const one: StoryStep = target === undefined ? [seat, e] : [seat, e, target];
  return [...held.story.slice(0, ply - 1), one];
}

function prompt(held: Followed, s: ServerMessageOf<'prompt'>): Heard {
  if (s.rev > held.rev) return { held, watch: { rev: held.rev } };
  if (s.rev < held.rev || s.ply !== held.ply || s.line !== held.line) return same(held);
  const { part } = s;
  if (s.e === undefined) {
    const isOn = held.prompt !== null && held.prompt.part > part;
    return same({ ...held, past: Math.max(held.past, part), prompt: isOn ? held.prompt : null });
  }
  if (part <= held.past || (held.prompt !== null && part < held.prompt.part)) return same(held);
  const patched = applyPatch(held.view, s.p);
  if (!patched.ok || patched.value === null) return { held, watch: {} };
  const asked = { part, view: patched.value, events: s.e, target: s.target ?? null };
  return same({ ...held, prompt: asked });
}

function aside(
  held: Followed,
  s: ServerMessageOf<'presence' | 'acts' | 'orders' | 'rematch'>,
): Followed {
  switch (s.t) {
    case 'presence':
      return { ...held, away: s.away, watchers: s.watchers };
    case 'acts':
      return { ...held, acts: s.yes };
    case 'orders':
      return { ...held, orders: s.respond };
    case 'rematch':
      return { ...held, rematch: { wanted: s.wanted, next: s.next ?? null } };
  }
}
