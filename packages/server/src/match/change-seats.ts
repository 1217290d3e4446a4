/** Entries about seats and clocks: who sits where, what they set for themselves, and time that was lost or ran out. */
import { CorruptMatch, clearOffers, type Effect, runClock } from './changing.ts';
import { charge, GRACE, type Now, run } from './clock.ts';
import type { EntryOf } from './entry.ts';
import { type Seat, seatAt, type Table } from './table.ts';

type Small = EntryOf<
  'sit' | 'stand' | 'block' | 'show' | 'orders' | 'pause' | 'resume' | 'flag' | 'wait' | 'bot'
>;

type Sitting = Pick<Seat, 'player' | 'name' | 'guest' | 'rating'>;

/** What a seat knows of whoever sits down there, and of nobody. */
export function sitting({ player, name, guest, rating }: EntryOf<'sit'>): Sitting {
  return { player, name, guest: guest === true, rating: rating ?? null };
}

export const NOBODY: Sitting = { player: null, name: '', guest: false, rating: null };

export function changeSeatOrClock(t: Table, entry: Small, now: Now): Effect {
  switch (entry.kind) {
    case 'sit':
      if (t.status !== 'open' || seatAt(t, entry.seat).player !== null) {
        throw new CorruptMatch('the seat was taken');
      }
      Object.assign(seatAt(t, entry.seat), sitting(entry));
      return {};
    case 'stand':
      Object.assign(seatAt(t, entry.seat), NOBODY);
      return {};
    case 'block':
      seatAt(t, entry.seat).blocksTakeback = true;
      if (t.offers.takeback?.seat !== entry.seat) t.offers.takeback = null;
      return {};
    case 'show':
      seatAt(t, entry.seat).show = entry.yes;
      return { isShowChanged: true };
    case 'orders':
      seatAt(t, entry.seat).orders = entry.respond;
      return 'hidden';
    case 'pause':
      entry.spent.forEach((ms, seat) => {
        charge(t.clock, seat, ms);
      });
      t.clock.since = now.mono;
      return {};
    case 'resume':
      t.clock.turnAt += entry.lost;
      return {};
    case 'flag':
      return changeByFlag(t, entry.seat, now);
    case 'wait':
      grantTime(t, t.flag, now);
      return {};
    case 'bot':
      return changeByBot(t, entry, now);
  }
}

/** A bot does not choose what a time-out means: it waits. */
function changeByFlag(t: Table, seat: number, now: Now): Effect {
  t.flag = seat;
  run(t.clock, -1, now);
  if (t.seats.some(({ kind }, other) => other !== seat && kind === 'bot')) grantTime(t, seat, now);
  return {};
}

function grantTime(t: Table, seat: number, now: Now): void {
  t.clock.left[seat] = GRACE;
  t.flag = -1;
  runClock(t, now);
}

function changeByBot(t: Table, { seat, bot, by }: EntryOf<'bot'>, now: Now): Effect {
  const hasResigned = by?.seat === seat;
  Object.assign(seatAt(t, seat), { kind: 'bot', bot, isTaken: true, hasResigned, orders: 'ask' });
  if (t.flag === seat) t.flag = -1;
  clearOffers(t);
  if (t.covered === null) runClock(t, now);
  return { note: { kind: 'bot', seat } };
}
