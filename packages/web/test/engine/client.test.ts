/** The line to the engine's worker: what comes back, and what the page is told when the worker does not come. */
import { expect, test } from 'vitest';
import { EngineMissing, makeLine, type WorkerLike } from '../../src/engine/client.ts';
import { Unplayable } from '../../src/engine/match.ts';

function lineOf() {
  const workers: WorkerLike[] = [];
  const noted: boolean[] = [];
  const sent: { readonly id: number }[] = [];
  const line = makeLine(
    () => {
      const worker: WorkerLike = {
        onmessage: null,
        onerror: null,
        postMessage: (message: { readonly id: number }) => sent.push(message),
        terminate: () => undefined,
      };
      workers.push(worker);
      return worker;
    },
    (isMissing) => noted.push(isMissing),
  );
  const reply = (data: object) => {
    const worker = workers.at(-1);
    worker?.onmessage?.call(worker as Worker, { data } as MessageEvent);
  };
  const breaks = (event: object) => {
    const worker = workers.at(-1);
    worker?.onerror?.call(worker as Worker, event as ErrorEvent);
  };
  const asked = () => line.ask('rules', { game: 'gosu-x' });
  return { workers, noted, sent, reply, breaks, asked };
}

test('a worker that cannot be loaded is told apart from one that falls over', async () => {
  const { workers, noted, sent, reply, breaks, asked } = lineOf();
  const lost = asked();
  breaks({});
  await expect(lost).rejects.toBeInstanceOf(EngineMissing);
  expect(noted).toEqual([true]);
  const found = asked();
  expect(workers).toHaveLength(2);
  reply({ id: sent.at(-1)?.id, told: 'v1' });
  expect(await found).toBe('v1');
  expect(noted).toEqual([true, false]);
  const fallen = asked();
  breaks({ message: 'out of memory' });
  await expect(fallen).rejects.toThrow('out of memory');
  expect(noted.at(-1)).toBe(false);
});

test('why a match cannot be played comes over whole', async () => {
  const { sent, reply, asked } = lineOf();
  const refused = asked();
  reply({ id: sent.at(-1)?.id, unplayable: { en: 'other rules', fr: 'autres règles' } });
  await expect(refused).rejects.toMatchObject({ reason: { fr: 'autres règles' } });
  await expect(refused).rejects.toBeInstanceOf(Unplayable);
});
