/** A thread that searches for the pool, one request after another. */
import { parentPort } from 'node:worker_threads';
import { answerRequest } from '@open-gosu/bots';

const now = () => performance.now();

parentPort?.on('message', (request: unknown) => {
  parentPort?.postMessage(answerRequest(request, now));
});
