/** Which function answers which request. */
import { advise, analyse } from './advise.ts';
import { begin } from './begin.ts';
import { bookOf } from './books.ts';
import { choose } from './choose.ts';
import { forcedOf } from './forced.ts';
import { give, read } from './give.ts';
import { logOf } from './log.ts';
import { previewOf } from './preview.ts';
import { fromRecord, redeal, rules, seatsAt, strangers, toPosition, toRecord } from './records.ts';
import type { Asked, RequestName, Requests, Told } from './requests.ts';
import { sceneOf } from './scene/common.ts';
import { tell } from './tell.ts';

const REQUESTS: Requests = {
  begin,
  scene: sceneOf,
  log: logOf,
  forced: forcedOf,
  preview: previewOf,
  give,
  read,
  tell,
  choose,
  advise,
  analyse,
  book: bookOf,
  toRecord,
  toPosition,
  redeal,
  rules,
  strangers,
  seatsAt,
  fromRecord,
};

/** A pure function of what is asked. Throws only for a fault of ours, or `Unplayable` for a match of other rules. */
export function answer<N extends RequestName>(name: N, asked: Asked<N>): Told<N> {
  return (REQUESTS[name] as (asked: Asked<N>) => Told<N>)(asked);
}
