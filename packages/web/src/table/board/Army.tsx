/** An army: three rows of five places, a grid one moves in with the arrow keys. */

import { memo, useMemo, useRef } from 'react';
import { useBook, useCard } from '../../cards/books.tsx';
import { CardBack, CardFace } from '../../cards/CardFace.tsx';
import { useCardLabel } from '../../cards/label.ts';
import { useZoomTarget } from '../../cards/zoom.tsx';
import type { Cell, SeatScene } from '../../engine/scene.ts';
import { useWords } from '../../i18n/language.ts';
import type { Mark } from '../choosing/marks.ts';
import { useDeeds, useMarkNow, useMarks, useTable } from '../context.tsx';
import { useRove } from '../keys/use-rove.ts';
import { SINGLE } from '../keys/use-single.ts';
import { useCardName } from '../names.ts';
import { WORDS } from '../words.ts';
import { type GridCell, gridOf } from './layout.ts';
import { useMirror } from './use-mirror.ts';
import './army.css';

export interface ArmyProps {
  readonly seat: SeatScene;
  /** On the far side of the table: Troops outermost. */
  readonly isFar: boolean;
  readonly label: string;
}

export function Army({ seat, isFar, label }: ArmyProps) {
  const zone = useRef<HTMLDivElement>(null);
  const moves = useRove(zone);
  const { scene } = useTable();
  const { markOf, ghostAt } = useMarks();
  const rows = useMemo(() => gridOf(seat, isFar), [seat, isFar]);
  const nameOf = useRowName();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table element has no such layout
    <div
      ref={zone}
      className="table-army"
      role="grid"
      aria-label={label}
      data-far={isFar || undefined}
      data-seat={seat.seat}
      {...SINGLE}
      {...moves}
    >
      {rows.map((row, line) => (
        // biome-ignore lint/a11y/useSemanticElements: see above
        // biome-ignore lint/a11y/useFocusableInteractive: its cards are focused
        <div key={row[0]?.place} className="table-army-row" role="row" data-level={row[0]?.level}>
          {row[0]?.cell === null && ghostAt(row[0].place) === null && (
            <span className="table-row-name" aria-hidden="true">
              {nameOf(row[0].level)}
            </span>
          )}
          {row.map((place) => (
            <Place
              key={place.place}
              place={place.place}
              cell={place.cell}
              column={place.column}
              line={line}
              mark={markOf(place.place)}
              ghost={ghostAt(place.place)}
              hasMirror={scene.game === 'gosu-x'}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

/** "I2" of "p0:I2". */
function spotOf(place: string): string {
  return place.slice(place.indexOf(':') + 1);
}

/** Who stands in a row: for those who see it empty. */
function useRowName(): (level: number) => string {
  const book = useBook();
  return (level) => book?.rows[level] ?? '';
}

interface PlaceProps extends Pick<GridCell, 'place' | 'cell' | 'column'> {
  /** From the top of the screen. */
  readonly line: number;
  readonly mark: Mark;
  readonly ghost: string | null;
  /** The game knows mirror cards. */
  readonly hasMirror: boolean;
}

/** Memo: an answer changes a few places, a choice marks a few, and all others stay as they are. */
const Place = memo(function Place({ place, cell, column, ghost, ...more }: PlaceProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: see above
    // biome-ignore lint/a11y/useFocusableInteractive: its card is focused
    <div className="table-place" role="gridcell">
      {cell !== null ? (
        <CardPlace cell={cell} column={column} ghost={ghost} {...more} />
      ) : ghost !== null ? (
        <Ghost place={place} card={ghost} column={column} line={more.line} mark={more.mark} />
      ) : (
        <EmptyPlace place={place} />
      )}
    </div>
  );
});

interface CardPlaceProps extends Omit<PlaceProps, 'place' | 'cell'> {
  readonly cell: Cell;
}

function CardPlace({ cell, column, line, mark: drawn, ghost, hasMirror }: CardPlaceProps) {
  const say = useWords(WORDS);
  const { point } = useDeeds();
  const card = useCard(cell.card);
  const labelOf = useCardLabel();
  const label = useMemo(() => labelOf(card, cell), [labelOf, card, cell]);
  const inspect = useZoomTarget(cell.card, cell);
  const nameOf = useCardName();
  const mirror = useMirror(cell.place);
  const mark = useMarkNow(cell.place, drawn);
  const isMirror = mirror.isMirror && hasMirror;
  const states = [
    mark === 'target' || mark === 'legal' ? say('canChoose') : '',
    mark === 'selected' ? say('isChosen') : '',
    ghost === null ? '' : say('goesHere', { card: nameOf(ghost), place: spotOf(cell.place) }),
  ].filter((state) => state !== '');
  return (
    <button
      type="button"
      className="table-card"
      aria-label={[label, ...states].join(', ')}
      data-handle={cell.place}
      data-open={cell.isOpen || undefined}
      data-mark={mark ?? undefined}
      data-captured={cell.isCaptured || undefined}
      data-replaced={ghost !== null || undefined}
      data-mirror={isMirror || undefined}
      data-row={line}
      data-column={column}
      onClick={() => point(cell.place, true)}
      {...inspect}
      {...mirror.watch}
    >
      <TileFace card={cell.card} cell={cell} mark={mark} />
      {ghost !== null && (
        <span className="table-ghost" aria-hidden="true">
          <TileFace card={ghost} cell={null} mark={null} />
        </span>
      )}
    </button>
  );
}

function TileFace({
  card,
  cell,
  mark,
}: {
  readonly card: string | null;
  readonly cell: Cell | null;
  readonly mark: Mark;
}) {
  const found = useCard(card);
  if (found === null) {
    return (
      <CardBack
        size="tile"
        isCaptured={cell?.isCaptured ?? false}
        isOpen={cell?.isOpen ?? false}
        state={mark}
      />
    );
  }
  return <CardFace card={found} size="tile" cell={cell ?? undefined} state={mark} />;
}

interface GhostProps extends Omit<CardPlaceProps, 'cell' | 'ghost' | 'hasMirror'> {
  readonly place: string;
  readonly card: string;
}

function Ghost({ place, card, column, line, mark: drawn }: GhostProps) {
  const say = useWords(WORDS);
  const nameOf = useCardName();
  const { point } = useDeeds();
  const inspect = useZoomTarget(card);
  const mark = useMarkNow(place, drawn);
  return (
    <button
      type="button"
      className="table-card table-ghost"
      aria-label={say('goesHere', { card: nameOf(card), place: spotOf(place) })}
      data-handle={place}
      data-mark={mark ?? undefined}
      data-row={line}
      data-column={column}
      onClick={() => point(place, true)}
      {...inspect}
    >
      <TileFace card={card} cell={null} mark={null} />
    </button>
  );
}

function EmptyPlace({ place }: { readonly place: string }) {
  const say = useWords(WORDS);
  return (
    <span className="table-empty" data-place={place}>
      <span className="unseen">{say('emptyPlace', { place: spotOf(place) })}</span>
    </span>
  );
}
