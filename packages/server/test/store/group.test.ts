/** Group commit, with a commit that the test answers. */
import { expect, test } from 'vitest';
import { createGroup } from '../../src/store/group.ts';
import { StoreError } from '../../src/store/index.ts';

type Answers = readonly (StoreError | null)[];

const OPTIONS = { windowMs: 0, maxBatch: 100, maxWaiting: 3 };
const turn = () => new Promise((resolve) => setImmediate(resolve));
const busy = new StoreError('unavailable', 'the match is busy elsewhere');

/** What was committed, and what everybody heard in which order. */
function start(options = OPTIONS) {
  const batches: string[] = [];
  const heard: string[] = [];
  let answer: { give(answers: Answers): void; lose(error: unknown): void } | null = null;
  const group = createGroup<string>((items) => {
    batches.push(items.join(' '));
    return new Promise<Answers>((resolve, reject) => {
      answer = { give: resolve, lose: reject };
    });
  }, options);
  const push = (item: string): void => {
    group.push(item).then(
      () => heard.push(`${item} ok`),
      (error: Error) => heard.push(`${item} ${error.message}`),
    );
  };
  const current = () => {
    if (answer === null) throw new Error('nothing is being committed');
    return answer;
  };
  return { group, batches, heard, push, current };
}

test('what comes during a commit goes into the next, and each hears its own answer in order', async () => {
  const { group, batches, heard, push, current } = start();
  push('a');
  push('b');
  await turn();
  push('c');
  push('d');
  expect(group.counts()).toEqual({ waiting: 4, commits: 1, done: 0 });
  current().give([null, busy]);
  await turn();
  await turn();
  expect(heard).toEqual(['a ok', `b ${busy.message}`]);
  current().give([null, null]);
  await group.drained();
  await turn();
  expect(batches).toEqual(['a b', 'c d']);
  expect(heard).toEqual(['a ok', `b ${busy.message}`, 'c ok', 'd ok']);
});

test('R5: a match that is busy elsewhere refuses nobody who waits', async () => {
  const { batches, heard, push, current } = start();
  push('busy');
  await turn();
  push('other');
  current().give([busy]);
  await turn();
  await turn();
  expect(batches).toEqual(['busy', 'other']);
  current().give([null]);
  await turn();
  expect(heard).toEqual([`busy ${busy.message}`, 'other ok']);
});

test('R5: a commit that is lost fails its own, then those who wait, untried; the next is tried', async () => {
  const { group, batches, heard, push, current } = start();
  push('a');
  push('b');
  await turn();
  push('c');
  push('d');
  current().lose(new StoreError('unavailable', 'away'));
  await turn();
  await turn();
  expect(batches).toEqual(['a b']);
  expect(heard).toEqual([
    'a away',
    'b away',
    'c the commit before it failed',
    'd the commit before it failed',
  ]);
  await group.drained();
  push('e');
  await turn();
  current().give([null]);
  await turn();
  expect(heard.at(-1)).toBe('e ok');
});

test('a commit is of no more than it takes, and no more may wait than there is room for', async () => {
  const { batches, heard, push, current } = start({ ...OPTIONS, maxBatch: 2 });
  for (const item of ['a', 'b', 'c', 'd']) push(item);
  await turn();
  expect(heard).toEqual(['d 3 appends wait already']);
  current().give([null, null]);
  await turn();
  await turn();
  expect(batches).toEqual(['a b', 'c']);
});
