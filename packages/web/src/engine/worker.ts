/** The engine's worker: answers one request after another. */

import { answer } from './answer.ts';
import type { Reply } from './client.ts';
import { Unplayable } from './match.ts';
import type { Asked, RequestName } from './requests.ts';

interface Envelope<N extends RequestName = RequestName> {
  readonly id: number;
  readonly name: N;
  readonly asked: Asked<N>;
}

const scope = self as unknown as DedicatedWorkerGlobalScope;

scope.onmessage = ({ data }: MessageEvent<Envelope>) => {
  scope.postMessage(replyTo(data));
};

function replyTo({ id, name, asked }: Envelope): Reply {
  try {
    return { id, told: answer(name, asked) };
  } catch (fault) {
    if (fault instanceof Unplayable) return { id, unplayable: fault.reason };
    return { id, fault: fault instanceof Error ? fault.message : String(fault) };
  }
}
