/**
 * What somebody wants to do at a table, judged: the entry to write, a refusal with a fixed code, or the outcome the same
 * command already had. Nothing of the table changes here; `commit` does that once the entry is durable.
 */
import type { Options } from '@open-gosu/kernel';
import { judgeAnswer } from './answer.ts';
import { isEnough } from './besides.ts';
import type { Now } from './clock.ts';
import { judgeHost } from './due.ts';
import { judgeEnd } from './ends.ts';
import type { Entry, OfferKind, Orders, Rating } from './entry.ts';
import { judgeOffer } from './offers.ts';
import { judgeSeat } from './seating.ts';
import { commandKey, seatOfPlayer, type Table } from './table.ts';

interface Named {
  /** Chosen by the client, different for every command of a seat. */
  readonly id: string;
}

export type SeatCommand = Named &
  (
    | {
        readonly kind: 'sit';
        readonly seat: number;
        readonly player: string;
        readonly name: string;
        readonly guest?: boolean;
        readonly rating?: Rating | null;
      }
    | { readonly kind: 'stand' }
    | { readonly kind: 'show'; readonly yes: boolean }
    | { readonly kind: 'orders'; readonly respond: Orders }
    | { readonly kind: 'block' }
    /** Somebody who might respond wants time, whether or not they can. */
    | { readonly kind: 'think' }
  );

export type AnswerCommand = Named & {
  readonly kind: 'answer';
  /** The decision it answers, as told: `part` is 0 but for a response. */
  readonly ply: number;
  readonly line: number;
  readonly part: number;
  readonly text: string;
  /** Milliseconds it was on its way, as far as the host knows. */
  readonly lag: number;
};

export type OfferCommand = Named &
  /** `to`: a decision of one's own to go back to; without it, the last. */
  (
    | { readonly kind: 'offer'; readonly what: OfferKind; readonly to?: number }
    | { readonly kind: 'withdraw'; readonly what: OfferKind }
    | { readonly kind: 'reply'; readonly what: OfferKind; readonly yes: boolean }
    | { readonly kind: 'undo'; readonly to?: number }
  );

export type EndCommand = Named &
  (
    | { readonly kind: 'resign'; readonly bot: string }
    | { readonly kind: 'abort' }
    /** `absentSince`: by seat, monotonic; null for those who are there. */
    | {
        readonly kind: 'claim';
        readonly what: 'win' | 'draw' | 'bot';
        readonly absentSince: readonly (number | null)[];
        readonly bot: string;
      }
    | { readonly kind: 'choose'; readonly what: 'win' | 'wait' | 'bot'; readonly bot: string }
  );

export type PlayerCommand = SeatCommand | AnswerCommand | OfferCommand | EndCommand;

/** What the host does by itself: `due` says when. `bot`: who takes a seat over. */
export type HostCommand =
  | { readonly kind: 'begin' }
  | { readonly kind: 'reveal'; readonly seen: boolean }
  | { readonly kind: 'respond' }
  | { readonly kind: 'time'; readonly bot: string }
  | { readonly kind: 'pause' }
  | { readonly kind: 'resume'; readonly lost: number };

export type RefusalCode =
  | 'no-seat'
  | 'seat-taken'
  | 'already-seated'
  | 'not-invited'
  | 'not-ready'
  | 'not-running'
  | 'over'
  | 'waiting'
  | 'wrong-ply'
  | 'not-your-turn'
  | 'illegal'
  | 'time'
  | 'rated'
  | 'blocked'
  | 'enough'
  | 'open-request'
  | 'no-request'
  | 'nothing-to-undo'
  | 'not-free'
  | 'too-late'
  | 'not-absent'
  | 'not-yet'
  | 'bad-command'
  | 'fault';

/** What it takes to play the fault again; for the operator, never for a player. */
export interface Fault {
  readonly game: string;
  readonly rules: string;
  readonly options: Options;
  readonly players: number;
  readonly seed: string;
  readonly answers: readonly string[];
  /** The answer that failed. */
  readonly answer: string;
  readonly error: string;
}

export type Judged =
  | { readonly ok: true; readonly entry: Entry }
  | { readonly ok: true; readonly repeated: number }
  | { readonly ok: false; readonly code: RefusalCode; readonly fault?: Fault };

export function accept(entry: Entry): Judged {
  return { ok: true, entry };
}

export function refuse(code: RefusalCode): Judged {
  return { ok: false, code };
}

/** It is so already: nothing is written for it. */
export function unchanged({ seq }: Table): Judged {
  return { ok: true, repeated: seq };
}

/** `by`: a seat, or a player's id. */
export function command(t: Table, by: number | string, c: PlayerCommand, now: Now): Judged {
  const seat = typeof by === 'string' ? seatOfPlayer(t, by) : by;
  if (c.kind === 'sit')
    return seat >= 0 ? repeatedOr(t, seat, c, 'already-seated') : judgeSeat(t, -1, c, now);
  if (!Number.isInteger(seat) || seat < 0 || seat >= t.seats.length) return refuse('no-seat');
  if (typeof by === 'string' && t.seats[seat]?.kind === 'bot') return refuse('no-seat');
  const before = t.ids.get(commandKey(seat, c.id));
  if (before !== undefined) return { ok: true, repeated: before };
  if (isEnough(t.besides[seat], c.kind)) return refuse('enough');
  switch (c.kind) {
    case 'answer':
      return judgeAnswer(t, seat, c, now);
    case 'offer':
    case 'withdraw':
    case 'reply':
    case 'undo':
      return judgeOffer(t, seat, c, now);
    case 'resign':
    case 'abort':
    case 'claim':
    case 'choose':
      return judgeEnd(t, seat, c, now);
    default:
      return judgeSeat(t, seat, c, now);
  }
}

function repeatedOr(t: Table, seat: number, { id }: Named, code: RefusalCode): Judged {
  const repeated = t.ids.get(commandKey(seat, id));
  return repeated === undefined ? refuse(code) : { ok: true, repeated };
}

export function hostCommand(t: Table, c: HostCommand, now: Now): Judged {
  return judgeHost(t, c, now);
}
