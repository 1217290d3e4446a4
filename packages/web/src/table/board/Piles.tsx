/** Hands of others, decks and discard piles. */
import { useRef } from 'react';
import { useCard } from '../../cards/books.tsx';
import { CardFace } from '../../cards/CardFace.tsx';
import type { SeatScene } from '../../engine/scene.ts';
import { useWords } from '../../i18n/language.ts';
import { discardHandle } from '../choosing/prompt-form.ts';
import { useChoice, useDeeds, useMarks, useTable } from '../context.tsx';
import { Icon } from '../icons.tsx';
import { useRove } from '../keys/use-rove.ts';
import { isYou, useCardName } from '../names.ts';
import { WORDS } from '../words.ts';
import { deckHandle, handHandle, pileHandle } from './moves.ts';
import { Holdings } from './Seat.tsx';

/** Hand of others, deck, discard pile. */
export function Piles({ seat }: { readonly seat: SeatScene }) {
  const say = useWords(WORDS);
  const { scene, openSeat, openPile } = useTable();
  const hasKnown = seat.hand.some(({ card }) => card !== null);
  const zone = useRef<HTMLDivElement>(null);
  const moves = useRove(zone, 'row');
  return (
    <div ref={zone} className="table-piles" {...moves}>
      <Holdings seat={seat} />
      {seat.seat !== scene.viewer && (
        <Count
          icon="hand"
          count={seat.hand.length}
          text={say('handCount', { count: seat.hand.length })}
          piece={handHandle(seat.seat)}
          open={hasKnown ? () => openSeat(seat.seat) : undefined}
          isKnown={hasKnown}
        />
      )}
      {seat.deck !== null && (
        <Count
          icon="deck"
          count={seat.deck}
          text={say('deckCount', { count: seat.deck })}
          piece={deckHandle(seat.seat)}
          open={() => openPile({ kind: 'deck', seat: seat.seat })}
          isKnown={Boolean(seat.deckTop?.length)}
        />
      )}
      {seat.discard !== null && <DiscardButton seat={seat.seat} cards={seat.discard} />}
      {seat.removed.length > 0 && <RemovedButton seat={seat} />}
    </div>
  );
}

export function Count({
  icon,
  count,
  text,
  piece,
  open,
  isKnown = false,
}: {
  readonly icon: 'hand' | 'deck';
  readonly count: number;
  readonly text: string;
  readonly piece: string;
  /** Shows what is known of them. */
  readonly open?: (() => void) | undefined;
  /** Some of them are known for certain. */
  readonly isKnown?: boolean;
}) {
  if (open !== undefined) {
    return (
      <button type="button" className="table-count" title={text} data-piece={piece} onClick={open}>
        <Icon name={icon} />
        <span aria-hidden="true">{count}</span>
        {isKnown && <Icon name="look" />}
        <span className="unseen">{text}</span>
      </button>
    );
  }
  return (
    <span className="table-count" title={text} data-piece={piece}>
      <Icon name={icon} />
      <span aria-hidden="true">{count}</span>
      <span className="unseen">{text}</span>
    </span>
  );
}

function usePileTitle(): (seat: number | null) => string {
  const say = useWords(WORDS);
  const { scene } = useTable();
  return (seat) => {
    if (seat === null) return say('commonDiscard');
    if (isYou(scene, seat)) return say('yourDiscard');
    return say('discardOf', { name: scene.seats[seat]?.name ?? '' });
  };
}

/** A pile is marked as its cards are: by what says most. */
const MARKED = ['selected', 'target', 'legal'] as const;

/** The top card and how many there are; opens the whole pile. */
export function DiscardButton({
  seat,
  cards,
}: {
  readonly seat: number | null;
  readonly cards: readonly string[];
}) {
  const say = useWords(WORDS);
  const { openPile } = useDeeds();
  const { markOf } = useMarks();
  const titleOf = usePileTitle();
  const nameOf = useCardName();
  const top = cards.at(-1);
  const card = useCard(top);
  const pile = say('openPile', {
    title: titleOf(seat),
    count: cards.length,
    top: top === undefined ? 'none' : nameOf(top),
  });
  const mark = useChoice(({ markNow }) => {
    const handles = cards.map((id) => discardHandle(seat, id));
    const marks = new Set(handles.map((handle) => markNow(handle, markOf(handle))));
    return MARKED.find((one) => marks.has(one));
  });
  const label = mark === undefined ? pile : say('pileHolds', { pile });
  return (
    <button
      type="button"
      className="table-discard"
      data-mark={mark}
      aria-label={label}
      title={label}
      data-piece={pileHandle(seat)}
      onClick={() => openPile({ kind: 'discard', seat })}
    >
      {card === null ? (
        <Icon name="discard" />
      ) : (
        <span className="table-discard-top" aria-hidden="true">
          <CardFace card={card} size="tile" />
        </span>
      )}
      <span className="table-discard-count" aria-hidden="true">
        {cards.length}
      </span>
    </button>
  );
}

function RemovedButton({ seat }: { readonly seat: SeatScene }) {
  const say = useWords(WORDS);
  const { openPile } = useDeeds();
  const title = say('removedOf', { name: seat.name });
  return (
    <button
      type="button"
      className="table-count table-removed"
      title={title}
      onClick={() => openPile({ kind: 'removed', seat: seat.seat })}
    >
      <Icon name="removed" />
      <span aria-hidden="true">{seat.removed.length}</span>
      <span className="unseen">
        {say('openPile', { title, count: seat.removed.length, top: 'none' })}
      </span>
    </button>
  );
}
