/** Draws and takebacks: offered, answered, withdrawn; and steps back that cost nobody anything (U3). */
import type { Now } from './clock.ts';
import { accept, type Judged, type OfferCommand, refuse } from './command.ts';
import type { OfferKind } from './entry.ts';
import { otherSeats, type Table } from './table.ts';
import { isFreeUndo, ownPly } from './undo.ts';

export function judgeOffer(t: Table, seat: number, c: OfferCommand, now: Now): Judged {
  if (t.status !== 'running') return refuse(t.status === 'over' ? 'over' : 'not-running');
  // What is covered must come out before anybody agrees on anything.
  if (t.covered !== null) return refuse('waiting');
  const by = { at: now.wall, seat, id: c.id };
  switch (c.kind) {
    case 'offer':
      return judgeNewOffer(t, seat, c, by);
    case 'withdraw':
      if (t.offers[c.what]?.seat !== seat) return refuse('no-request');
      return accept({ ...by, kind: 'withdraw', what: c.what });
    case 'reply': {
      const offer = t.offers[c.what];
      if (offer === null || offer.seat === seat || offer.yes.includes(seat)) {
        return refuse('no-request');
      }
      return accept({ ...by, kind: 'reply', what: c.what, yes: c.yes });
    }
    case 'undo': {
      if (t.facts.setup.rated) return refuse('rated');
      const to = ownPly(t, seat, c.to);
      if (to < 0) return refuse('nothing-to-undo');
      return isFreeUndo(t, seat, to) ? accept({ ...by, kind: 'undo', to }) : refuse('not-free');
    }
  }
}

type By = { readonly at: number; readonly seat: number; readonly id: string };

type NewOffer = Extract<OfferCommand, { readonly kind: 'offer' }>;

function judgeNewOffer(t: Table, seat: number, c: NewOffer, by: By): Judged {
  const { what } = c;
  if (t.offers[what] !== null) return refuse('open-request');
  if (what === 'draw') return accept({ ...by, kind: 'offer', what, to: 0 });
  if (t.facts.setup.rated) return refuse('rated');
  if (otherSeats(t, seat).some((other) => t.seats[other]?.blocksTakeback)) return refuse('blocked');
  const to = ownPly(t, seat, c.to);
  if (to < 0) return refuse('nothing-to-undo');
  return accept({ ...by, kind: 'offer', what, to });
}

/** Whether all others have agreed; bots grant a takeback and refuse a draw. */
export function isGranted(t: Table, what: OfferKind): boolean {
  const offer = t.offers[what];
  if (offer === null) return false;
  return otherSeats(t, offer.seat).every(
    (seat) => offer.yes.includes(seat) || (what === 'takeback' && t.seats[seat]?.kind === 'bot'),
  );
}
