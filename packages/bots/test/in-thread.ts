/**
 * A function of a module beside the tests, run in a thread: Vitest makes every call between modules several times as slow.
 * The tests of a file share the thread, so that what the compiler has learnt in one serves the next.
 */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { bundled } from '@testing/bundled.ts';
import { afterAll } from 'vitest';

/**
 * `file` lies in this folder and exports the function by that name; what it is given and gives back is plain data. Asked
 * once at a time.
 */
export function inThread<Given, Found>(
  file: string,
  name: string,
): (given: Given) => Promise<Found> {
  let worker: Worker | null = null;
  const stop = async () => {
    await worker?.terminate();
    worker = null;
  };
  afterAll(stop);
  return async (given) => {
    worker ??= new Worker(await script(file, name), { eval: true });
    try {
      worker.postMessage(given);
      const [found] = await once(worker, 'message');
      return found as Found;
    } catch (error) {
      // What has thrown is at its end: the next test gets another.
      await stop();
      throw error;
    }
  };
}

function script(file: string, name: string): Promise<string> {
  return bundled(
    `import { parentPort } from 'node:worker_threads';
     import { ${name} } from './packages/bots/test/${file}';
     parentPort.on('message', (given) => parentPort.postMessage(${name}(given)));`,
    'thread',
  );
}
