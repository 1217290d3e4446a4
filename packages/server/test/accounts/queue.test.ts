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

it('has one of each lane under way, and those that wait for it hold up nobody else', async () => {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const queue = createQueue({ atOnce: 3, mostWaiting: 9 });
  const work = (name: string, ...lanes: string[]) =>
    queue.add(
      name,
      () => {
        begun.push(name);
        return new Promise((resolve) => ends.set(name, resolve));
      },
      lanes,
    );
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  work('a', 'ada', 'x');
  work('b', 'ada', 'y');
  work('c', 'bo', 'x');
  work('d', 'cy', 'z');
  expect(begun).toEqual(['a', 'd']);
  work('e', 'cy', 'y');
  work('f');
  work('g');
  // Three are enough.
  expect(begun).toEqual(['a', 'd', 'f']);
  await end('a');
  expect(begun).toEqual(['a', 'd', 'f', 'b']);
  // `e` waits for `b`, too.
  await end('d');
  expect(begun).toEqual(['a', 'd', 'f', 'b', 'c']);
  for (const name of ['b', 'f', 'c', 'e', 'g']) await end(name);
  expect(begun).toEqual(['a', 'd', 'f', 'b', 'c', 'e', 'g']);
  await queue.idle();
});

it('keeps the place of what is to be done later, however full it is when its time comes', async () => {
  const done: string[] = [];
  let end = () => {};
  const queue = createQueue({ atOnce: 1, mostWaiting: 2 });
  const work = (name: string) => async () => void done.push(name);
  queue.add('hanging', () => new Promise((resolve) => (end = resolve)));
  expect(queue.addLater(10, 'later', work('later'))).toBe(true);
  expect(queue.add('a', work('a'))).toBe(true);
  expect(queue.add('b', work('b'))).toBe(false);
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(queue.add('c', work('c'))).toBe(false);
  end();
  await queue.idle();
  expect(done).toEqual(['a', 'later']);
});

it('that is stopped finishes what waits, and gives up what was to be done later', async () => {
  const done: string[] = [];
  const queue = createQueue({ atOnce: 1, mostWaiting: 9 });
  const work = (name: string) => async () => {
    await new Promise((resolve) => setImmediate(resolve));
    done.push(name);
  };
  queue.addLater(20, 'later', work('later'));
  queue.add('a', work('a'));
  queue.add('b', work('b'));
  await queue.stop();
  expect(done).toEqual(['a', 'b']);
  expect(queue.addLater(1, 'never', work('never'))).toBe(false);
  await new Promise((resolve) => setTimeout(resolve, 40));
  expect(done).toEqual(['a', 'b']);
});
