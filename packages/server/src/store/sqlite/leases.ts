/** Leases where there is one process: kept in memory, since the lock on the file keeps all others out. */
import { fenced } from '../plan.ts';
import type { Append, Claim, StoreError } from '../store.ts';

interface Lease {
  readonly epoch: number;
  readonly owner: string;
}

export interface Leases {
  claim(match: string, owner: string, ttlMs: number): Claim;
  renew(owner: string, ttlMs: number): boolean;
  release(owner: string, matches?: readonly string[]): void;
  /** Nobody holds the match, and whoever did is fenced off. */
  revoke(match: string): void;
  check(append: Append): StoreError | null;
  isHeld(match: string): boolean;
  held(): string[];
}

export function createLeases(now: () => number = () => performance.now()): Leases {
  const leases = new Map<string, Lease>();
  /** One count for all matches: a released lease can be forgotten, for its epoch never comes again. */
  let epochs = 0;
  const owners = new Map<string, number>();
  const lives = (owner: string): boolean => (owners.get(owner) ?? 0) > now();
  const extend = (owner: string, ttlMs: number) =>
    owners.set(owner, Math.max(owners.get(owner) ?? 0, now() + ttlMs));
  return {
    claim(match, owner, ttlMs) {
      let lease = leases.get(match);
      if (lease?.owner !== owner) {
        if (lease !== undefined && lives(lease.owner)) return { heldBy: lease.owner };
        epochs += 1;
        lease = { epoch: epochs, owner };
        leases.set(match, lease);
      }
      extend(owner, ttlMs);
      return { epoch: lease.epoch };
    },
    renew(owner, ttlMs) {
      if (!lives(owner)) return false;
      extend(owner, ttlMs);
      return true;
    },
    release(owner, matches) {
      for (const match of matches ?? [...leases.keys()])
        if (leases.get(match)?.owner === owner) leases.delete(match);
      if (matches === undefined) owners.delete(owner);
    },
    revoke(match) {
      epochs += 1;
      leases.set(match, { epoch: epochs, owner: '' });
    },
    check(append) {
      const epoch = leases.get(append.match)?.epoch ?? 0;
      return append.lease === epoch ? null : fenced(append, epoch);
    },
    isHeld: (match) => lives(leases.get(match)?.owner ?? ''),
    held: () => [...leases].filter(([, { owner }]) => lives(owner)).map(([match]) => match),
  };
}
