/**
 * One answer from several searches side by side (root parallelism): what comes out depends on the view, the iterations,
 * the generator and the number of parts, not on which worker makes which part or when it is done.
 */
import type { Rng } from '@open-gosu/kernel';
import type { Choice } from '../bot.ts';
import { readBotName } from '../registry.ts';
import { mergeChoices } from './merge.ts';
import type { SearchOrder, SearchReply } from './protocol.ts';
import { type SearchLimit, shareOut } from './share-out.ts';

/** Who asks for what: the whole of it. */
export interface SearchTask {
  readonly game: string;
  /** A name that says its iterations, `ismcts-1000`, means that many in all. */
  readonly bot: string;
  readonly view: unknown;
  readonly limit: SearchLimit;
}

/** Has one part searched somewhere; the host knows where. */
export type Ask = (order: SearchOrder) => Promise<SearchReply>;

/** Moves the generator on by the same steps whatever is found. Rejects with one line if a part fails. */
export async function chooseInParallel(
  task: SearchTask,
  rng: Rng,
  parts: number,
  ask: Ask,
): Promise<Choice> {
  const { game, view } = task;
  const { base, iterations } = readBotName(task.bot);
  const limit = iterations === null ? task.limit : { ...task.limit, iterations };
  const orders = shareOut(limit, parts, rng).map((part) => ({ game, bot: base, view, ...part }));
  return mergeChoices((await Promise.all(orders.map(ask))).map(choiceIn));
}

function choiceIn(reply: SearchReply): Choice {
  if ('error' in reply) throw new Error(reply.error);
  return reply.choice;
}
