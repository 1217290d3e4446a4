/** How often one may ask for what over HTTP: by address for those without a name, by player for what costs a match. */
import { type Buckets, createBuckets, type Rate } from './buckets.ts';

export const RATE_LIMITS = {
  /** Any request, from one address: a page with all its files, and some at once behind one router. */
  request: { rate: 50, burst: 600 },
  /** Of the interface, from one address. */
  api: { rate: 20, burst: 200 },
  /** Of the interface, by one player. */
  player: { rate: 10, burst: 100 },
  /** New guests, from one address. */
  guest: { rate: 1 / 60, burst: 20 },
  /** New matches, by one player. */
  match: { rate: 1 / 20, burst: 20 },
  /** Passkeys, from one address: each writes a challenge. */
  passkey: { rate: 1 / 10, burst: 20 },
  /** Records are played again from the deal. */
  record: { rate: 1, burst: 30 },
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
