/** The picture of a card: see `sigil.ts`. Takes its colours from `data-clan`. */
import { memo, useId } from 'react';
import { isClanName } from '../design/palette.ts';
import { type SigilParts, sigilOf } from './sigil.ts';

export interface SigilProps {
  readonly id: string;
  readonly clan: string;
  readonly className?: string;
}

const made = new Map<string, SigilParts>();

export const Sigil = memo(function Sigil({ id, clan, className = 'card-sigil' }: SigilProps) {
  const clip = useId();
  if (!isClanName(clan)) return null;
  const parts = made.get(id) ?? sigilOf(id, clan);
  made.set(id, parts);
  const { seal, lines, dots, weight, isRound } = parts;
  return (
    <svg className={className} viewBox="-2 -2 104 104" data-clan={clan} aria-hidden="true">
      <clipPath id={clip}>
        <path d={seal} />
      </clipPath>
      <path d={seal} className="card-seal" />
      <g clipPath={`url(#${clip})`} className="card-strokes">
        <path d={lines} strokeWidth={weight} strokeLinecap={isRound ? 'round' : 'square'} />
        <path d={dots} strokeWidth={weight * 1.7} strokeLinecap="round" />
      </g>
    </svg>
  );
});
