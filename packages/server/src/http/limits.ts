/** How often one may ask for what: by address for those without a name, by player for what costs a match. */
import { type Buckets, createBuckets, type Rate } from '../buckets.ts';

export const RATE_LIMITS = {
  /** Any request, from one address: a page with all its files, and some at once behind one router. */
  request: { rate: 50, burst: 600 },
  /** Of the interface, from one address. */
  api: { rate: 20, burst: 200 },
  /** Of the interface, by one player. */
  player: { rate: 10, burst: 100 },
  /** New guests, from one address. */
  guest: { rate: 1 / 60, burst: 20 },
  /** New matches, by one player, also at the same table again. */
  match: { rate: 1 / 20, burst: 20 },
  /** Passkeys, from one address: each writes a challenge. */
  passkey: { rate: 1 / 10, burst: 20 },
  /** What a match is: where it is not in memory, it is played again from the deal. */
  facts: { rate: 5, burst: 100 },
  /** Commands at one table, by one player over all sockets. */
  seat: { rate: 20, burst: 80 },
  /** Free steps back at one table, by one player: deals are tried for each. */
  undo: { rate: 0.5, burst: 10 },
  /** Records are played again from the deal. */
  record: { rate: 1, burst: 30 },
  /** Earlier positions are, too; somebody who looks back clicks quickly. */
  position: { rate: 4, burst: 60 },
  /** Complaints, by one player: each keeps a copy of what was said. */
  report: { rate: 1 / 60, burst: 5 },
  /** New addresses to be called at, by one player: each is called at once. */
  hook: { rate: 1 / 60, burst: 5 },
} as const satisfies { readonly [name: string]: Rate };

export type LimitName = keyof typeof RATE_LIMITS;

export type Limits = { readonly [K in LimitName]: Buckets };

export function createLimits(rates: Partial<Record<LimitName, Rate>> = {}): Limits {
  const entries = Object.entries({ ...RATE_LIMITS, ...rates }).map(([name, rate]) => [
    name,
    createBuckets(rate),
  ]);
  return Object.fromEntries(entries) as Limits;
}
