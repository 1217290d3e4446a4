/** A worker thread of `gosu simulate`: plays the spans of games it is sent, one after another. */
import { parentPort, workerData } from 'node:worker_threads';
import { type Answer, playSpan, type Span, seriesOf, type Task } from './task.ts';

const task = workerData as Task;
const series = seriesOf(task);

parentPort?.on('message', (span: Span) => parentPort?.postMessage(answer(span)));

function answer(span: Span): Answer {
  try {
    return { ok: true, played: playSpan(task, series, span) };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}
