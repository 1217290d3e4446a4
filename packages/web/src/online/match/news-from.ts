/** From which answer on the log is news: to a player what came since their last decision, to one who watches the last turn. Pure. */
import type { Followed } from '@open-gosu/protocol';
import type { LogGroup } from '../../engine/scene.ts';

export interface NewsFrom {
  /** After so many answers others have done what one has not seen yet. */
  readonly newsFrom: number;
  /** After so many one's own last action began; while one waits, what has come of it is told with what followed. */
  readonly ownFrom: number;
}

/** It is read from the story alone: a window that comes later, reads along or goes back is told the same. */
export function newsIn(
  { as, story }: Pick<Followed, 'as' | 'story'>,
  log: readonly LogGroup[],
): NewsFrom {
  if (as < 0) {
    const turn = beginOf(log.at(-1));
    return { newsFrom: turn, ownFrom: turn };
  }
  const by = story.map(([seat]) => seat);
  const last = by.lastIndexOf(as);
  if (last < 0) return { newsFrom: 0, ownFrom: beginOf(log.at(-2)) };
  const turn = log.find(({ lines }) => lines.some(({ ply }) => ply > last)) ?? log.at(-1);
  let first = last;
  while (first > beginOf(turn) && by[first - 1] === as) first--;
  // Others may have had several turns since: of those the latest is told, and the one before.
  return { newsFrom: last + 1, ownFrom: Math.max(first, beginOf(log.at(-2))) };
}

/** How many answers there were before the first line. */
function beginOf(group: LogGroup | undefined): number {
  return Math.max(0, (group?.lines[0]?.ply ?? 1) - 1);
}
