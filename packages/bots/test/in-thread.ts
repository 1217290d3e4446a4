/**
 * A function of a module beside the tests, run in a thread of its own: Vitest makes every call between modules several
 * times as slow.
 */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { bundled } from '@testing/bundled.ts';

/** `file` lies in this folder and exports the function by that name; what it is given and gives back is plain data. */
export async function inThread<Given, Found>(
  file: string,
  name: string,
): Promise<(given: Given) => Promise<Found>> {
  const code = await bundled(
    `import { parentPort, workerData } from 'node:worker_threads';
     import { ${name} } from './packages/bots/test/${file}';
     parentPort.postMessage(${name}(workerData));`,
    'thread',
  );
  return async (given) => {
    const [found] = await once(new Worker(code, { eval: true, workerData: given }), 'message');
    return found as Found;
  };
}
