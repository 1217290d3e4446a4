/** Time that jumps: the server runs in the process of the tests and reads these two clocks. Timers do not jump with it. */
import { vi } from 'vitest';
import type { Store } from '../../../server/src/store/index.ts';

export interface Warp {
  /** Milliseconds to go on by. */
  pass(milliseconds: number): void;
  end(): void;
}

export function openWarp(): Warp {
  let ahead = 0;
  const mono = performance.now.bind(performance);
  const wall = Date.now.bind(Date);
  const spies = [
    vi.spyOn(performance, 'now').mockImplementation(() => mono() + ahead),
    vi.spyOn(Date, 'now').mockImplementation(() => wall() + ahead),
  ];
  return {
    pass(milliseconds) {
      ahead += milliseconds;
    },
    end() {
      for (const spy of spies) spy.mockRestore();
    },
  };
}

const LONG = 86_400_000;

/**
 * A store whose leases outlast every jump. To the server a jump is time in which it slept: leases that ended meanwhile are claimed
 * again, matches read anew, and a clock that is read begins anew with what was written down.
 */
export function withLongLeases(store: Store): Store {
  return {
    ...store,
    claimLease: (match, owner) => store.claimLease(match, owner, LONG),
    renewLeases: (owner) => store.renewLeases(owner, LONG),
  };
}
