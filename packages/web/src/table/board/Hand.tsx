/** The cards in one's hand. */

import { type CSSProperties, memo, useMemo, useRef } from 'react';
import { useCard } from '../../cards/books.tsx';
import { CardFace } from '../../cards/CardFace.tsx';
import { useCardLabel } from '../../cards/label.ts';
import { useZoomTarget } from '../../cards/zoom.tsx';
import type { HandCard, SeatScene } from '../../engine/scene.ts';
import { useWords } from '../../i18n/language.ts';
import type { Mark } from '../choosing/marks.ts';
import { useDeeds, useMarkNow, useMarks, useTable } from '../context.tsx';
import { useRove } from '../keys/use-rove.ts';
import { SINGLE } from '../keys/use-single.ts';
import { isYou } from '../names.ts';
import { WORDS } from '../words.ts';
import './hand.css';

/** More than this many do not fit side by side on a narrow table: they lie in two rows, in so many columns. */
const MOST_ABREAST = 5;
const MOST_COLUMNS = 6;

function columnsFor(cards: number): number | undefined {
  return cards > MOST_ABREAST ? Math.min(MOST_COLUMNS, Math.ceil(cards / 2)) : undefined;
}

export function Hand({ seat }: { readonly seat: SeatScene }) {
  const say = useWords(WORDS);
  const { scene } = useTable();
  const { markOf, refusalOf } = useMarks();
  const zone = useRef<HTMLUListElement>(null);
  const moves = useRove(zone);
  const label = isYou(scene, seat.seat) ? say('yourHand') : say('handOf', { name: seat.name });
  const names = numbered(seat.hand.map(({ card }) => card ?? ''));
  return (
    <ul
      ref={zone}
      className="table-hand"
      aria-label={label}
      data-columns={columnsFor(seat.hand.length)}
      style={{ '--cards': Math.max(1, seat.hand.length) } as CSSProperties}
      {...SINGLE}
      {...moves}
    >
      {seat.hand.map((held, index) => (
        <li key={names[index]} className="table-hand-item">
          <HeldCard
            held={held}
            index={index}
            mark={markOf(`hand:${held.card}`)}
            refusal={refusalOf(`hand:${held.card}`)}
          />
        </li>
      ))}
    </ul>
  );
}

/** A card keeps its name when others leave the hand; copies of one card are told apart by their number. */
function numbered(cards: readonly string[]): readonly string[] {
  return cards.map(
    (card, index) => `${card} ${cards.slice(0, index).filter((one) => one === card).length}`,
  );
}

/** Memo: pointing at one card, or playing it, leaves most others as they are. */
const HeldCard = memo(function HeldCard({
  held,
  index,
  mark: drawn,
  refusal,
}: {
  readonly held: HandCard;
  readonly index: number;
  readonly mark: Mark;
  /** Why it cannot take the place that is chosen. */
  readonly refusal: string | null;
}) {
  const say = useWords(WORDS);
  const { point } = useDeeds();
  const labelOf = useCardLabel();
  const card = useCard(held.card);
  const label = useMemo(() => labelOf(card), [labelOf, card]);
  const inspect = useZoomTarget(held.card);
  const handle = `hand:${held.card}`;
  const mark = useMarkNow(handle, drawn);
  if (held.card === null || card === null) return null;
  // A card that cannot be played may still be shifted into: then nothing speaks against choosing it.
  const isOffered = mark === 'legal' || mark === 'target';
  const isChosen = mark === 'selected';
  const why = isOffered ? null : (refusal ?? (isChosen ? null : held.whyNot));
  const states = [
    isOffered ? say('canChoose') : '',
    isChosen ? say('isChosen') : '',
    why === null ? '' : say('cannot', { why }),
  ].filter((state) => state !== '');
  return (
    <button
      type="button"
      className="table-held"
      aria-label={[label, ...states].join(', ')}
      data-handle={handle}
      data-mark={mark ?? undefined}
      data-row={0}
      data-column={index}
      onClick={() => point(handle, true)}
      {...inspect}
    >
      <CardFace card={card} size="hand" state={mark} />
      {index < 9 && (
        <span className="table-held-key" aria-hidden="true">
          {index + 1}
        </span>
      )}
    </button>
  );
});
