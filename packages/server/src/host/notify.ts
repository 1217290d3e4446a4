/** Whom a decision waits for, and the moments at which somebody who is not there hears of it. Never where a live clock runs. */
import { windowSeats } from '../match/answer.ts';
import { clockFacts } from '../match/clock.ts';
import {
  askedToRespond,
  CLOCKS,
  publicToAct,
  seatAt,
  seatOfPlayer,
  type Table,
  waitsToBeSeen,
} from '../match/index.ts';
import { type Core, errorText, type Live } from './live.ts';
import type { AwaitedTurn, Turn } from './options.ts';
import { isThere } from './presence.ts';

/** One bit for each seat that is waited for: whoever might respond and has left no orders. */
export function awaitedSeats(t: Table): number {
  const { covered, facts } = t;
  if (covered === null) return 0;
  const { shown, events } = covered;
  const seats = windowSeats(facts.kit, shown, { state: t.state, events });
  let bits = 0;
  t.seats.forEach(({ kind, orders }, seat) => {
    if ((seats >> seat) & 1 && kind === 'person' && orders === 'ask') bits |= 1 << seat;
  });
  return bits;
}

/** One bit for each seat that a decision waits for, going by what everybody may know. */
function waitingSeats(t: Table): number {
  if (t.status !== 'running' || CLOCKS[t.clock.name].kind === 'live') return 0;
  const seat = publicToAct(t);
  return seat >= 0 ? 1 << seat : waitsToBeSeen(t) ? awaitedSeats(t) : 0;
}

function isPerson(t: Table, seat: number): boolean {
  const { kind, player } = seatAt(t, seat);
  return kind !== 'bot' && player !== null;
}

/** Somebody is told of it who may be anywhere. */
const isAway = (live: Live, t: Table, seat: number) => isPerson(t, seat) && !isThere(live, seat);

function turnOf(core: Core, t: Table, seat: number, isSeen: boolean): Turn {
  const others = t.seats.flatMap(({ name }, i) => (i === seat || name === '' ? [] : [name]));
  const { until } = clockFacts(t.clock, core.now());
  return { game: t.facts.kit.game.id, others, ply: t.ply, line: t.line, until, isSeen };
}

/** A decision has come to somebody who is not there. */
export function notify(core: Core, live: Live, t: Table): void {
  if (core.options.yourTurn === undefined) return;
  const all = waitingSeats(t);
  const { notified } = live;
  const isKnown = notified.ply === t.ply && notified.line === t.line;
  // Once for a decision: what is hidden in it makes no second one.
  const wanted = isKnown ? all & ~notified.seats : all;
  if (wanted === 0 || (isKnown && t.part > 1 && askedToRespond(t) < 0)) return;
  live.notified = { ply: t.ply, line: t.line, seats: (isKnown ? notified.seats : 0) | wanted };
  for (const seat of t.seats.keys()) {
    if ((wanted >> seat) & 1 && isAway(live, t, seat)) tell(core, live, t, seat, false);
  }
}

/** Somebody has left a decision of theirs: they know of it, and may want to be reminded. */
export function leftWaiting(core: Core, live: Live, t: Table, seat: number): void {
  if (seat < 0 || core.options.yourTurn === undefined) return;
  if ((waitingSeats(t) >> seat) & 1 && isAway(live, t, seat)) tell(core, live, t, seat, true);
}

function tell(core: Core, live: Live, t: Table, seat: number, isSeen: boolean): void {
  const { yourTurn, log } = core.options;
  try {
    const { player } = seatAt(t, seat);
    if (player !== null) yourTurn?.(player, live.id, turnOf(core, t, seat, isSeen));
  } catch (error) {
    log.warn({ match: live.id, error: errorText(error) }, 'a player could not be notified');
  }
}

/** The decision that waits for a player, there or not; null: none does. */
export function awaitedTurn(core: Core, live: Live, t: Table, player: string): AwaitedTurn | null {
  const seat = seatOfPlayer(t, player);
  const isWaiting = seat >= 0 && ((waitingSeats(t) >> seat) & 1) === 1;
  if (!isWaiting || !isPerson(t, seat)) return null;
  return { ...turnOf(core, t, seat, false), isThere: isThere(live, seat) };
}
