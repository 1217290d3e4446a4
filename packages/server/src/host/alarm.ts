/** One timer for all matches: a binary heap of the times at which something is due. An idle match has none. */
import type { HostClock } from './options.ts';

export interface Alarmed {
  /** Monotonic; kept by the alarm. */
  wakeAt: number;
  /** Where it is in the heap, or -1. */
  place: number;
}

export interface Alarm<T extends Alarmed> {
  /** `Infinity`: nothing is due. */
  set(one: T, at: number): void;
  stop(): void;
  readonly size: number;
}

/** Timers take no more; whoever is not due yet is asked again. */
const LONGEST = 3_600_000;

export function createAlarm<T extends Alarmed>(clock: HostClock, ring: (one: T) => void): Alarm<T> {
  const heap: T[] = [];
  const timer = clock.timer ?? {
    set: (run, ms) => setTimeout(run, ms),
    clear: (handle) => clearTimeout(handle as NodeJS.Timeout),
  };
  let handle: unknown = null;
  let setFor = Number.POSITIVE_INFINITY;
  let isStopped = false;

  function put(one: T, place: number): void {
    heap[place] = one;
    one.place = place;
  }

  function up(one: T, from: number): void {
    let place = from;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      const other = heap[parent] as T;
      if (other.wakeAt <= one.wakeAt) break;
      put(other, place);
      place = parent;
    }
    put(one, place);
  }

  function down(one: T, from: number): void {
    let place = from;
    for (;;) {
      let child = 2 * place + 1;
      if (child >= heap.length) break;
      const right = heap[child + 1];
      if (right !== undefined && right.wakeAt < (heap[child] as T).wakeAt) child++;
      const other = heap[child] as T;
      if (other.wakeAt >= one.wakeAt) break;
      put(other, place);
      place = child;
    }
    put(one, place);
  }

  function remove(one: T): void {
    const { place } = one;
    if (place < 0) return;
    const last = heap.pop() as T;
    one.place = -1;
    if (last === one) return;
    down(last, place);
    up(last, last.place);
  }

  function plan(): void {
    const first = heap[0]?.wakeAt ?? Number.POSITIVE_INFINITY;
    if (isStopped || (first === setFor && handle !== null)) return;
    // A timer that rings too early costs less than one that is set anew each time.
    if (handle !== null && setFor <= first) return;
    if (handle !== null) timer.clear(handle);
    handle = null;
    setFor = first;
    if (first === Number.POSITIVE_INFINITY) return;
    handle = timer.set(rung, Math.min(LONGEST, Math.max(0, Math.ceil(first - clock.mono()))));
  }

  function rung(): void {
    handle = null;
    setFor = Number.POSITIVE_INFINITY;
    const now = clock.mono();
    // Whoever is set for now or earlier again gets a turn of the event loop of its own.
    for (let turns = heap.length; turns > 0; turns--) {
      const one = heap[0];
      if (one === undefined || one.wakeAt > now) break;
      remove(one);
      one.wakeAt = Number.POSITIVE_INFINITY;
      ring(one);
    }
    plan();
  }

  return {
    set(one, at) {
      if (one.place >= 0 && one.wakeAt === at) return;
      remove(one);
      one.wakeAt = at;
      if (at !== Number.POSITIVE_INFINITY) {
        heap.push(one);
        up(one, heap.length - 1);
      }
      plan();
    },
    stop() {
      isStopped = true;
      if (handle !== null) timer.clear(handle);
      handle = null;
    },
    get size() {
      return heap.length;
    },
  };
}
