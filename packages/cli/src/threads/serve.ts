/** The other end of `spread`: a thread that makes the spans it is sent, one after another. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Span } from './spread.ts';

/** Prepares from the data of a job what makes each thing by its number. */
export type Make<D, T> = (data: D) => (index: number) => T;

export type Answer<T> =
  | { readonly ok: true; readonly from: number; readonly items: readonly T[] }
  | { readonly ok: false; readonly message: string };

export function serve<D, T>(make: Make<D, T>): void {
  const makeOne = make(workerData as D);
  const answer = ({ from, to }: Span): Answer<T> => {
    try {
      const items: T[] = [];
      for (let index = from; index < to; index++) items.push(makeOne(index));
      return { ok: true, from, items };
    } catch (error) {
      return { ok: false, message: error instanceof Error ? error.message : String(error) };
    }
  };
  parentPort?.on('message', (span: Span) => parentPort?.postMessage(answer(span)));
}
