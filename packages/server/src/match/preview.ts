/** What an entry will make of a table, asked before it is written: the row of the match changes in the same commit. */
import type { Result } from '@open-gosu/kernel';
import type { Entry } from './entry.ts';
import { dealt, otherSeats, type Table } from './table.ts';

/** The result with which the match ends by this entry, or null where it goes on. */
export function endBy(t: Table, entry: Entry): Result | null {
  const { game } = t.facts.kit;
  switch (entry.kind) {
    case 'over':
      return entry.result;
    case 'reveal':
      return t.covered === null ? null : game.result(t.state);
    case 'answer': {
      const isTold = t.covered === null ? entry.hold === undefined : entry.opens === true;
      return isTold && t.tried?.entry === entry ? game.result(t.tried.state) : null;
    }
    case 'reply': {
      const offer = entry.what === 'draw' && entry.yes ? t.offers.draw : null;
      if (offer === null) return null;
      const isAgreed = otherSeats(t, offer.seat).every(
        (seat) => seat === entry.seat || offer.yes.includes(seat),
      );
      return isAgreed ? { winners: [...t.seats.keys()], reason: 'agreed' } : null;
    }
    default:
      return null;
  }
}

/** Whose decision everybody sees after this entry. */
export function toActAfter(t: Table, entry: Entry): number {
  const { game } = t.facts.kit;
  if (entry.kind === 'answer') {
    const isTold = t.covered === null ? entry.hold === undefined : entry.opens === true;
    return isTold && t.tried?.entry === entry ? game.toAct(t.tried.state) : -1;
  }
  if (entry.kind === 'begin') return game.toAct(dealt(t.facts));
  if (t.status !== 'running' || entry.kind === 'over') return -1;
  if (entry.kind === 'undo') return entry.seat;
  return t.covered === null || entry.kind === 'reveal' ? game.toAct(t.state) : -1;
}
