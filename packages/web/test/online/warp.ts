/** Time that jumps: the server runs in the process of the tests and reads these two clocks. Timers do not jump with it. */
import { vi } from 'vitest';

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
