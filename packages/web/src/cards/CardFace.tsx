/**
 * A card as a printed slip. The level is its outline, the clan its band; nothing here can be operated or is read out: the
 * button around it bears the name (`useCardLabel`). In full (`zoom`) it is text to be read, see `CardZoom.tsx`.
 */
import { memo } from 'react';
import { lookOf } from '../design/palette.ts';
import type { BookCard } from '../engine/book.ts';
import type { Cell } from '../engine/scene.ts';
import { useWords } from '../i18n/language.ts';
import { useBook } from './books.tsx';
import { CardZoom } from './CardZoom.tsx';
import { Emblem } from './Emblem.tsx';
import { TermSign } from './icons.tsx';
import { gameWord } from './label.ts';
import { faceName, hasLongWord, shortName, tileName, tinyName, wideName } from './names.ts';
import { Sigil } from './Sigil.tsx';
import { printedTerms } from './terms.ts';
import { WORDS } from './words.ts';
import './card.css';
import './card-states.css';
import './card-hand.css';
import './card-tile.css';

export type CardSize = 'tile' | 'hand' | 'zoom';
export type CardState = 'legal' | 'target' | 'danger' | 'selected' | 'dim';

export interface CardFaceProps {
  readonly card: BookCard;
  readonly size: CardSize;
  /** Where it lies in an army: its figures of the moment and what lies on it. */
  readonly cell?: Cell | undefined;
  readonly state?: CardState | null | undefined;
}

export function CardFace({ card, size, cell, state = null }: CardFaceProps) {
  if (size === 'zoom') return <CardZoom card={card} cell={cell} />;
  if (cell?.isCaptured) {
    return <CardBack size={size} card={card} state={state} isCaptured isOpen={cell.isOpen} />;
  }
  const signs = signsOf(card, cell);
  const slots = Math.max(cell?.slots ?? card.icons, cell?.tokens ?? 0);
  return (
    <div
      className={`card card-${size}`}
      data-clan={card.clan}
      data-level={card.level}
      data-signs={signs.length === 0 ? undefined : Math.min(signs.length, MOST_SIGNS)}
      data-slots={slots > 1 || undefined}
      data-look={state ?? undefined}
      data-shapeshifter={card.isShapeshifter || undefined}
      data-ethereal={cell?.isEthereal || undefined}
      aria-hidden="true"
    >
      <Printed card={card} cell={cell} size={size} slots={slots} />
      {cell?.hasBounty && <TermSign term="bounty" className="card-coin" />}
      {cell?.isOpen && <Notch />}
      <Ring state={state} />
    </div>
  );
}

interface PartProps {
  readonly card: BookCard;
  readonly cell?: Cell | undefined;
}

interface PrintedProps extends PartProps {
  readonly size: 'tile' | 'hand';
  readonly slots: number;
}

/** Memo: another ring around the card changes nothing of it. */
const Printed = memo(function Printed({ card, cell, size, slots }: PrintedProps) {
  return (
    <div className="card-sheet">
      <div className="card-page">
        <div className="card-band">
          <BandMark card={card} />
          <b className="card-code">{lookOf(card.clan)?.code}</b>
          <Pips level={card.level} />
          <TermSigns signs={signsOf(card, cell)} />
        </div>
        <NameOf card={card} size={size} />
        <Sigil id={card.id} clan={card.clan} />
        <div className="card-foot">
          <Value card={card} cell={cell} />
          <ShiftCost card={card} cell={cell} />
          <Slots card={card} cell={cell} slots={slots} />
        </div>
      </div>
    </div>
  );
});

/** The emblem; in a broken ring for one who has no shape of its own. */
function BandMark({ card }: PartProps) {
  return (
    <span className="card-mark">
      <Emblem clan={card.clan} />
      {card.isShapeshifter && (
        <svg className="card-broken" viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="12" cy="12" r="10.4" pathLength="100" />
        </svg>
      )}
    </span>
  );
}

const PIPS = [1, 2, 3] as const;

export function Pips({ level }: { readonly level: 1 | 2 | 3 }) {
  return (
    <span className="card-pips">
      {PIPS.slice(0, level).map((pip) => (
        <i key={pip} />
      ))}
    </span>
  );
}

function NameOf({ card, size }: { readonly card: BookCard; readonly size: 'tile' | 'hand' }) {
  const face = faceName(card.name, card.isShapeshifter);
  return (
    <span className="card-title" data-tight={hasLongWord(face) || undefined}>
      <span className="card-title-full">{size === 'tile' ? tileName(face) : face}</span>
      {size === 'tile' && <span className="card-title-wide">{wideName(card.name)}</span>}
      <span className="card-title-short">{shortName(card.name)}</span>
      <span className="card-title-tiny">{tinyName(card.name)}</span>
    </span>
  );
}

/** More signs than this make room as this many do. */
const MOST_SIGNS = 3;

/** What is printed, and Ethereal where something else makes it so. */
function signsOf(card: BookCard, cell: Cell | undefined): readonly string[] {
  const terms = new Set(printedTerms(card));
  if (cell?.isEthereal) terms.add('ethereal');
  return [...terms];
}

function TermSigns({ signs }: { readonly signs: readonly string[] }) {
  return (
    <span className="card-signs">
      {signs.map((term) => (
        <TermSign key={term} term={term} />
      ))}
    </span>
  );
}

/** What it counts now, and whether that is more or less than is printed. */
function Value({ card, cell }: PartProps) {
  const value = cell?.value ?? card.value;
  const more = value - (cell?.printed ?? card.value);
  return (
    <span className="card-worth">
      <span className="card-value">{value}</span>
      {more !== 0 && <i className="card-change" data-change={more > 0 ? 'up' : 'down'} />}
    </span>
  );
}

function ShiftCost({ card, cell }: PartProps) {
  const cost = cell === undefined ? card.shift : cell.shiftCost;
  if (cost === null) return null;
  return (
    <span className="card-shift">
      <TermSign term={card.isZombie ? 'zombie-mutation' : 'shift'} />
      {cost}
    </span>
  );
}

/** Places for tokens; a token on a Veteran counts it double, and says so. */
function Slots({ card, cell, slots }: PartProps & { readonly slots: number }) {
  const tokens = cell?.tokens ?? 0;
  if (slots === 0) return null;
  const isDouble = card.terms.includes('veteran');
  return (
    <span className="card-slots">
      {Array.from({ length: slots }, (_, i) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: the places have no other name.
          key={i}
          data-token={i < tokens || undefined}
        >
          {i < tokens && isDouble ? '×2' : ''}
        </i>
      ))}
    </span>
  );
}

/** Punched out of the edge: the card is OPEN. */
function Notch() {
  return (
    <svg className="card-notch" viewBox="0 0 8 14" aria-hidden="true">
      <path d="M8 0L1 7l7 7" />
    </svg>
  );
}

const RING_SIGNS: { readonly [S in CardState]: string | null } = {
  legal: 'M8 3.5l5 8H3z',
  target:
    'M7 1h2v3.2A4 4 0 0 1 11.8 7H15v2h-3.2A4 4 0 0 1 9 11.8V15H7v-3.2A4 4 0 0 1 4.2 9H1V7h3.2A4 4 0 0 1 7 4.2z',
  danger: 'M6.8 2h2.4v7.5H6.8zM6.8 11.3h2.4v2.5H6.8z',
  selected: 'M3 8.3l2-2 2 2 4.5-4.8 2 2L7 12.3z',
  dim: null,
};

/** Around the card, on the table: a colour, a kind of line and a sign, so that none of them is needed. */
function Ring({ state }: { readonly state: CardState | null }) {
  if (state === null) return null;
  const sign = RING_SIGNS[state];
  return (
    <>
      <span className="card-ring" />
      {sign !== null && (
        <svg className="card-ring-sign" viewBox="0 0 16 16" aria-hidden="true">
          <path d={sign} />
        </svg>
      )}
    </>
  );
}

export interface CardBackProps {
  readonly size: 'tile' | 'hand';
  /** Known where the deck is one clan's, or the card is known. */
  readonly clan?: string | undefined;
  readonly state?: CardState | null | undefined;
  /** A captive whose face may be known. */
  readonly card?: BookCard | null | undefined;
  readonly isCaptured?: boolean;
  /** A captive, too, may be the last of its row. */
  readonly isOpen?: boolean;
}

export function CardBack(props: CardBackProps) {
  const { size, clan, card, state = null, isCaptured = false, isOpen = false } = props;
  const say = useWords(WORDS);
  const book = useBook();
  const known = card?.clan ?? clan;
  return (
    <div
      className={`card card-${size} card-back`}
      data-clan={known}
      data-level={card?.level ?? 1}
      data-captured={isCaptured || undefined}
      data-look={state ?? undefined}
      aria-hidden="true"
    >
      <div className="card-sheet">
        <div className="card-page">
          {isCaptured && (
            <span className="card-captive">
              <TermSign term="prison" />
              <b>{say('captured', { game: book === null ? 'x' : gameWord(book) })}</b>
              {card && <span className="card-title-short">{shortName(card.name)}</span>}
              {card && <span className="card-title-tiny">{tinyName(card.name)}</span>}
            </span>
          )}
        </div>
      </div>
      {isOpen && <Notch />}
      <Ring state={state} />
    </div>
  );
}
