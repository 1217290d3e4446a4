/** A thread in which bots think, one question after the other. */
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { answerOrder, type ThinkOrder } from './think.ts';

/** Whoever answers people goes first. Linux alone takes this for the thread; elsewhere it would be the whole process. */
function stepBack(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Not everybody may: then all are equal, as before.
  }
}

stepBack();
parentPort?.on('message', (order: ThinkOrder) => parentPort?.postMessage(answerOrder(order)));
