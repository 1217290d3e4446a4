/** The mark of a clan, in the colour of the text around it. */
import { isClanName } from '../design/palette.ts';
import type { GameId } from '../engine/match.ts';
import { MARKS } from './emblems.ts';

export interface EmblemProps {
  readonly clan: string;
  /** No two clans share a name, so it need not be said. */
  readonly game?: GameId;
  readonly className?: string;
}

export function Emblem({ clan, className = 'card-emblem' }: EmblemProps) {
  if (!isClanName(clan)) return null;
  return (
    <svg className={className} viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true">
      <path d={MARKS[clan].emblem} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}
