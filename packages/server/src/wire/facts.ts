/** Facts of a match as they stand on the wire: whole in a snapshot, only what changed in a step. */
import type {
  ClockFacts,
  OverFacts,
  SeatFacts as WireSeat,
  Setup as WireSetup,
} from '@open-gosu/protocol';
import type { MatchAbout } from '../host/authority.ts';
import type { Facts, SeatFacts } from '../match/index.ts';

type Fields = { [field: string]: unknown };

export function setupOf({ plan, createdAt, commitment }: MatchAbout): WireSetup {
  const { clock, rated, visibility, noDelay, behind } = plan.setup;
  return {
    game: plan.game,
    rules: plan.rules,
    options: plan.options as WireSetup['options'],
    clock,
    rated,
    visibility,
    noDelay,
    ...(behind === undefined ? {} : { behind }),
    createdAt,
    commitment,
  };
}

export function seatOf(seat: SeatFacts): WireSeat {
  const { kind, name, player, guest, rating, bot, isTaken, show, blocksTakeback } = seat;
  return {
    kind: kind === 'person' && player === null ? 'open' : kind,
    ...(name === '' ? {} : { name }),
    ...(player === null ? {} : { player }),
    ...(rating === null ? {} : { rating }),
    ...(guest ? { guest } : {}),
    ...(bot === null ? {} : { bot }),
    ...(isTaken ? { handed: true } : {}),
    ...(show ? { shows: true } : {}),
    ...(blocksTakeback ? { blocks: true } : {}),
  };
}

export function overOf({ result, secret, ratings }: Facts): OverFacts | null {
  if (result === null || secret === null) return null;
  return {
    result: { winners: [...result.winners], reason: result.reason },
    secret,
    ...(ratings === null ? {} : { ratings: [...ratings] }),
  };
}

export function clockOf({ clock: { running, left, until } }: Facts): ClockFacts {
  return { on: running, left: left === null ? [] : [...left], until };
}

/** What everybody is told in a snapshot. */
export function wholeFacts(facts: Facts) {
  const { ply, line, status, toAct, waiting, draw, takeback, flag } = facts;
  const over = overOf(facts);
  return {
    ply,
    line,
    status,
    seats: facts.seats.map(seatOf),
    to: toAct,
    waiting,
    clock: clockOf(facts),
    draw: draw === null ? null : { seat: draw.seat, yes: [...draw.yes] },
    takeback:
      takeback === null ? null : { seat: takeback.seat, to: takeback.to, yes: [...takeback.yes] },
    flag,
    ...(over === null ? {} : { over }),
  };
}

/** The fields of a step for what changed; everything where it is not known what was told before. */
export function changedFacts(before: Facts | null, after: Facts): Fields {
  const told: Fields = {};
  if (before === null || before.line !== after.line) told.line = after.line;
  if (before === null || before.status !== after.status) told.status = after.status;
  tellClock(told, before, after);
  if (before === null || before.toAct !== after.toAct) told.to = after.toAct;
  if (before === null || before.waiting !== after.waiting) told.waiting = after.waiting;
  if (before === null || !isSame(before.draw, after.draw)) told.draw = after.draw;
  if (before === null || !isSame(before.takeback, after.takeback)) told.takeback = after.takeback;
  if (before === null || before.flag !== after.flag) told.flag = after.flag;
  if (before === null || !areSameSeats(before.seats, after.seats)) {
    told.seats = after.seats.map(seatOf);
  }
  if (after.secret !== null && (before === null || before.secret === null)) {
    told.over = overOf(after);
  }
  return told;
}

/** Time passes without being told: a live clock is told each time. */
function tellClock(told: Fields, before: Facts | null, { clock }: Facts): void {
  const { running, left, until } = clock;
  if (left !== null) told.c = [running, ...left];
  else if (before === null || before.clock.running !== running) told.c = [running];
  if (before === null || before.clock.until !== until) told.until = until;
}

function isSame(a: object | null, b: object | null): boolean {
  return a === b || (a !== null && b !== null && JSON.stringify(a) === JSON.stringify(b));
}

function areSameSeats(a: readonly SeatFacts[], b: readonly SeatFacts[]): boolean {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    const one = a[i] as SeatFacts;
    const two = b[i] as SeatFacts;
    if (
      one.player !== two.player ||
      one.kind !== two.kind ||
      one.name !== two.name ||
      one.guest !== two.guest ||
      !isSame(one.rating, two.rating) ||
      one.bot !== two.bot ||
      one.isTaken !== two.isTaken ||
      one.show !== two.show ||
      one.blocksTakeback !== two.blocksTakeback
    ) {
      return false;
    }
  }
  return true;
}
