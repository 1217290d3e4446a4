/**
 * Answers: tried on a copy, so that a refused or failed one leaves nothing behind, and judged in an order in which no
 * refusal tells anything a player may not know.
 */
import type { ActionCode, GameEvent } from '@open-gosu/kernel';
import type { Kit } from '../games.ts';
import { isDays, isLate, type Now, spentBy } from './clock.ts';
import { type AnswerCommand, accept, type Judged, refuse } from './command.ts';
import { type Entry, UNTIL_SEEN } from './entry.ts';
import { seedOf } from './secret.ts';
import { takeSpare } from './spares.ts';
import { askedToRespond, seatAt, type Table } from './table.ts';
import { holdFor, mayOpen, responseSpent } from './windows.ts';

const LONGEST_ANSWER = 80;

const buffer: ActionCode[] = [];

/** The legal answer of exactly this written form, or null. */
export function readExact(kit: Kit, state: unknown, text: string): ActionCode | null {
  const { game } = kit;
  const count = game.legal(state, buffer);
  for (let i = 0; i < count; i++) {
    const code = buffer[i] as ActionCode;
    if (game.describe(state, code) === text) return code;
  }
  return null;
}

export interface Outcome {
  readonly state: unknown;
  readonly events: readonly GameEvent[];
}

/** Plays on a copy; `spare`: as for `Game.clone`. */
export function play(kit: Kit, state: unknown, code: ActionCode, spare?: unknown): Outcome {
  return playOn(kit, kit.game.clone(state, spare), code);
}

/** Plays on this very state. */
export function playOn({ game }: Kit, state: unknown, code: ActionCode): Outcome {
  const events: GameEvent[] = [];
  game.apply(state, code, (event) => {
    events.push(event);
  });
  return { state, events };
}

export function judgeAnswer(t: Table, seat: number, c: AnswerCommand, now: Now): Judged {
  if (t.status !== 'running') return refuse(t.status === 'over' ? 'over' : 'not-running');
  if (c.ply !== t.ply || c.line !== t.line) return refuse('wrong-ply');
  const { game } = t.facts.kit;
  const isResponse = t.covered !== null;
  if (isResponse) {
    // The same refusal whether another seat is asked or nobody is.
    if (askedToRespond(t) !== seat) return refuse('waiting');
    if (c.part !== t.part) return refuse('wrong-ply');
  } else {
    if (c.part !== 0) return refuse('wrong-ply');
    if (game.toAct(t.state) !== seat) return refuse('not-your-turn');
    if (t.flag < 0 && isLate(t.clock, now, c.lag)) return refuse('time');
  }
  if (typeof c.text !== 'string' || c.text.length > LONGEST_ANSWER) return refuse('illegal');
  return tryAnswer(t, seat, c, now);
}

/** For an answer whose turn it is: `text` is still to be judged. */
export function tryAnswer(
  t: Table,
  seat: number,
  { text, id, lag }: Pick<AnswerCommand, 'text' | 'id' | 'lag'>,
  now: Now,
): Judged {
  const { kit } = t.facts;
  try {
    const code = readExact(kit, t.state, text);
    if (code === null) return refuse('illegal');
    const outcome = play(kit, t.state, code, takeSpare(t));
    const entry = entryOf(t, { at: now.wall, kind: 'answer', seat, text, id }, outcome, lag, now);
    t.tried = { entry, code, ...outcome };
    return accept(entry);
  } catch (error) {
    return faultOf(t, text, error);
  }
}

type Begun = {
  readonly at: number;
  readonly kind: 'answer';
  readonly seat: number;
  readonly text: string;
  readonly id: string;
};

function entryOf(t: Table, begun: Begun, outcome: Outcome, lag: number, now: Now): Entry {
  if (t.covered !== null) {
    if (!mayOpen(t, t.covered, outcome.state, now)) return { ...begun, spent: 0 };
    return { ...begun, spent: responseSpent(t, t.covered, now), opens: true };
  }
  const spent =
    t.flag < 0 && seatAt(t, begun.seat).kind === 'person' ? spentBy(t.clock, now, lag) : 0;
  const seats = windowSeats(t.facts.kit, t.state, outcome);
  if (seats === 0) return { ...begun, spent };
  return { ...begun, spent, hold: holdOf(t, seats, now) };
}

/** One bit for each seat that might respond, by public evidence; the seat that is asked is among them. */
export function windowSeats(kit: Kit, before: unknown, { state, events }: Outcome): number {
  const { responses, game } = kit;
  if (responses === null) return 0;
  const seats = responses.windows(before, state, events);
  return responses.isAsked(state) ? seats | (1 << game.toAct(state)) : seats;
}

/** In a game of days somebody without orders is waited for: with or without a card, they look at the table first. */
function holdOf(t: Table, seats: number, now: Now): number {
  if (isDays(t.clock)) {
    const isAwaited = t.seats.some(
      ({ kind, orders }, seat) => (seats >> seat) & 1 && kind === 'person' && orders === 'ask',
    );
    if (isAwaited) return UNTIL_SEEN;
  }
  return t.facts.setup.noDelay ? 0 : holdFor(now.chance);
}

function faultOf(t: Table, answer: string, error: unknown): Judged {
  const { kit, options, secret } = t.facts;
  return {
    ok: false,
    code: 'fault',
    fault: {
      game: kit.game.id,
      rules: kit.game.rules,
      options,
      players: t.seats.length,
      seed: seedOf(secret),
      answers: t.given.map(({ code }) => kit.game.describe(t.state, code)),
      answer,
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    },
  };
}
