/** In which order one's own matches stand: what waits for the reader first. Pure. */
import type { MatchLine } from '@open-gosu/protocol';

function urgency({ status, yourTurn }: MatchLine): number {
  if (yourTurn === true) return 0;
  return status === 'running' ? 1 : 2;
}

export function byUrgency(lines: readonly MatchLine[]): readonly MatchLine[] {
  return [...lines].sort((a, b) => urgency(a) - urgency(b) || b.lastAt - a.lastAt);
}

/** Those of others: one's own have a list of their own. */
export function ofOthers(lines: readonly MatchLine[], me: string | null): readonly MatchLine[] {
  return me === null
    ? lines
    : lines.filter(({ seats }) => seats.every(({ player }) => player !== me));
}
