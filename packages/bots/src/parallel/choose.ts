/**
 * One answer from several searches side by side (root parallelism): what comes out depends on the view, the iterations,
 * the generator and the number of parts, not on which worker makes which part or when it is done.
 */
import type { AnyView, Rng } from '@open-gosu/kernel';
import type { Choice } from '../bot.ts';
import { searchOf } from '../registry.ts';
import { mergeChoices } from './merge.ts';
import type { SearchOrder, SearchReply } from './protocol.ts';
import { type SearchLimit, shareOut } from './share-out.ts';

/** Who asks for what: the whole of it. */
export interface SearchTask {
  readonly game: string;
  /** One that has iterations of its own, `ismcts-1000` or a level, has that many in all. */
  readonly bot: string;
  readonly view: AnyView;
  readonly limit: SearchLimit;
}

/** Has one part searched somewhere; the host knows where. */
export type Ask = (order: SearchOrder) => Promise<SearchReply>;

/**
 * A bot whose answer cannot be put together from parts is asked once. Moves the generator on by the same steps whatever
 * is found. Rejects with one line if a part fails.
 */
export async function chooseInParallel(
  task: SearchTask,
  rng: Rng,
  parts: number,
  ask: Ask,
): Promise<Choice> {
  const { game, view } = task;
  const search = searchOf({ id: game }, task.bot);
  const bot = search?.base ?? task.bot;
  const limit = { ...task.limit, iterations: search?.iterations ?? task.limit.iterations };
  const shares = shareOut(limit, search === null ? 1 : parts, rng);
  const orders = shares.map((share) => ({ game, bot, view, ...share }));
  const choices = (await Promise.all(orders.map(ask))).map(choiceIn);
  const found = choices.map((choice, i) => ({ choice, saved: savedOf(choice, shares[i]?.limit) }));
  return mergeChoices(found, limit.full === true);
}

/** Without a clock a part leaves iterations for one reason: its answer was settled. */
function savedOf({ iterations }: Choice, limit: SearchLimit | undefined): number {
  return limit === undefined || limit.milliseconds !== undefined
    ? 0
    : limit.iterations - iterations;
}

function choiceIn(reply: SearchReply): Choice {
  if ('error' in reply) throw new Error(reply.error);
  return reply.choice;
}
