/** A thread in which bots think, one question after the other. */
import { parentPort } from 'node:worker_threads';
import { answerOrder, type ThinkOrder } from './think.ts';

parentPort?.on('message', (order: ThinkOrder) => parentPort?.postMessage(answerOrder(order)));
