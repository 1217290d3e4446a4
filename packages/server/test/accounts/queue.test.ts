/** The queue of what nobody waits for: bounded, in order, the newest of each name, and one that fails stops no other. */
import { expect, it } from 'vitest';
import { createQueue } from '../../src/accounts/queue.ts';

it('does few at a time, the newest of each name in its place, and drops what is too much', async () => {
  const done: string[] = [];
  const errors: unknown[] = [];
  let busy = 0;
  let most = 0;
  const queue = createQueue({
    atOnce: 2,
    mostWaiting: 3,
    onError: (error) => errors.push(error),
  });
  const work = (name: string, doing = name) =>
    queue.add(name, async () => {
      busy += 1;
      most = Math.max(most, busy);
      await new Promise((resolve) => setImmediate(resolve));
      busy -= 1;
      if (doing === 'bad') throw new Error('bad');
      done.push(doing);
    });
  expect(['a', 'b', 'c', 'bad', 'd', 'e'].map((name) => work(name))).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
  ]);
  expect(work('c', 'newer c')).toBe(true);
  await queue.idle();
  expect(done).toEqual(['a', 'b', 'newer c', 'd']);
  expect(errors).toEqual([new Error('bad')]);
  expect(most).toBe(2);
});

it('is not idle while something is to be done later, which takes a place meanwhile', async () => {
  const done: string[] = [];
  const queue = createQueue({ atOnce: 1, mostWaiting: 1 });
  const later = (name: string) => queue.addLater(20, name, async () => void done.push(name));
  expect(later('a')).toBe(true);
  expect(later('b')).toBe(false);
  await queue.idle();
  expect(done).toEqual(['a']);
});
