/** The thread in which the bots of a session think. */
import { parentPort } from 'node:worker_threads';
import { answerOrder, type ThinkOrder } from './thinker.ts';

parentPort?.on('message', (order: ThinkOrder) => parentPort?.postMessage(answerOrder(order)));
