/** Taking a seat and leaving it before the deal, and what a player sets for themselves. */
import type { Now } from './clock.ts';
import { accept, type Judged, refuse, type SeatCommand, unchanged } from './command.ts';
import { seatAt, type Table } from './table.ts';
import { judgeThink } from './windows.ts';

export function judgeSeat(t: Table, seat: number, c: SeatCommand, now: Now): Judged {
  const by = { at: now.wall, seat, id: c.id };
  switch (c.kind) {
    case 'sit':
      return judgeSit(t, c, now);
    case 'stand':
      if (t.status !== 'open') return refuse('too-late');
      return accept({ ...by, kind: 'stand' });
    case 'show':
      if (t.status === 'over') return refuse('over');
      if (seatAt(t, seat).show === c.yes) return unchanged(t);
      return accept({ ...by, kind: 'show', yes: c.yes });
    case 'orders':
      if (t.status === 'over') return refuse('over');
      if (seatAt(t, seat).orders === c.respond) return unchanged(t);
      return accept({ ...by, kind: 'orders', respond: c.respond });
    case 'think':
      return judgeThink(t, seat, c.id, now);
    case 'block':
      if (t.status === 'over') return refuse('over');
      if (seatAt(t, seat).blocksTakeback) return unchanged(t);
      return accept({ ...by, kind: 'block', what: 'takeback' });
  }
}

function judgeSit(t: Table, c: Extract<SeatCommand, { kind: 'sit' }>, now: Now): Judged {
  const plan = t.facts.setup.seats[c.seat];
  const place = t.seats[c.seat];
  if (plan === undefined || place === undefined || plan.kind === 'bot') return refuse('no-seat');
  if (t.status !== 'open') return refuse('too-late');
  if (place.player !== null) return refuse('seat-taken');
  if (plan.kind === 'invited' && plan.player !== null && plan.player !== c.player) {
    return refuse('not-invited');
  }
  const { seat, player, name, id, guest = false, rating = null } = c;
  return accept({
    at: now.wall,
    kind: 'sit',
    seat,
    player,
    name,
    id,
    ...(guest ? { guest } : {}),
    ...(rating === null ? {} : { rating }),
  });
}
