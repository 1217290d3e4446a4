/** Another match of the same people: the same table, everybody one seat on, so that somebody else begins. */
import type { GameRecord } from '@open-gosu/kernel';
import { seedOf } from './secret.ts';
import type { MatchPlan, SeatPlan, Setup } from './setup.ts';
import type { MatchFacts, Seat, Table } from './table.ts';

/** The seats of a new match in the order its lot says. */
export function orderSeats(setup: Setup, order: readonly number[]): Setup {
  return { ...setup, seats: order.map((i) => setup.seats[i] as SeatPlan) };
}

/** Null while the match is not over. Whoever sat at seat 0 sits last. */
export function rematchOf(t: Table): MatchPlan | null {
  if (t.status !== 'over') return null;
  const { kit, options, setup } = t.facts;
  const seats = t.seats.map((seat, i) => planFor(seat, setup.seats[i] as SeatPlan));
  const [first, ...rest] = seats;
  return {
    game: kit.game.id,
    rules: kit.game.rules,
    options,
    setup: { ...setup, seats: first === undefined ? [] : [...rest, first], lot: false },
  };
}

function planFor({ player }: Seat, plan: SeatPlan): SeatPlan {
  return plan.kind === 'bot' ? plan : { kind: 'invited', player };
}

/** The record of a match that is over: what anybody needs to play it again. */
export function recordOf(t: Table): GameRecord | null {
  if (t.status !== 'over' || t.state === null) return null;
  const { kit, options, secret }: MatchFacts = t.facts;
  const record: GameRecord = {
    record: 1,
    game: kit.game.id,
    rules: kit.game.rules,
    options,
    seed: seedOf(secret),
    players: t.seats.map(({ name, bot }) => ({ name, kind: bot ?? 'human' })),
    answers: t.given.map(({ code }) => kit.game.describe(t.state, code)),
    result: t.result,
  };
  return t.line > 0 ? { ...record, undo: true } : record;
}
