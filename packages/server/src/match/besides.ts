/**
 * What a seat does beside answering, counted from the entries: without a bound one player alone could make a match of any
 * length, and ask the others for a draw without end.
 */
import type { Entry } from './entry.ts';

export interface Besides {
  /** In the whole match. */
  all: number;
  /** Draws and takebacks offered at the present decision. */
  offers: number;
}

/** More than anybody needs: a step back or two for every decision of a long game. */
export const MOST_BESIDES = 500;
export const MOST_OFFERS = 3;

type Kind = Entry['kind'];

const COUNTED: ReadonlySet<Kind> = new Set<Kind>([
  'stand',
  'show',
  'orders',
  'block',
  'offer',
  'withdraw',
  'undo',
]);

export function makeBesides(seats: number): Besides[] {
  return Array.from({ length: seats }, () => ({ all: 0, offers: 0 }));
}

export function countBesides(besides: readonly Besides[], entry: Entry): void {
  const one = 'seat' in entry ? besides[entry.seat] : undefined;
  if (one === undefined || !COUNTED.has(entry.kind)) return;
  one.all++;
  if (entry.kind === 'offer') one.offers++;
}

/** The next decision is asked: offers may be made again. */
export function forgetOffers(besides: readonly Besides[]): void {
  for (const one of besides) one.offers = 0;
}

/** `kind`: of the command, which is that of its entry. */
export function isEnough(besides: Besides | undefined, kind: string): boolean {
  if (besides === undefined || !COUNTED.has(kind as Kind)) return false;
  return besides.all >= MOST_BESIDES || (kind === 'offer' && besides.offers >= MOST_OFFERS);
}
