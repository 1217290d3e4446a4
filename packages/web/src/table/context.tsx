/**
 * What every piece of the table needs. Two contexts: the scene with what can be done to it, which changes with the game;
 * and how things are marked, which changes with every choice and is read only by what bears marks.
 */
import { createContext, useContext } from 'react';
import type { Handle, Scene } from '../engine/scene.ts';
import type { Mark } from './marks.ts';

/** A pile one can open: of a seat, or the common one (null). */
export interface PileName {
  readonly kind: 'discard' | 'removed';
  readonly seat: number | null;
}

export interface Table {
  readonly scene: Scene;
  /** `isSure`: pointing once more at the same thing confirms; a double click must not. */
  point(handle: Handle, isSure: boolean): void;
  openPile(pile: PileName): void;
  openSeat(seat: number): void;
}

export interface Marks {
  markOf(handle: Handle): Mark;
  /** The card that would go to a place; null where none would. */
  ghostAt(place: Handle): string | null;
}

/** Does nothing, for tables one only looks at. */
export function lookingAt(scene: Scene): Table {
  return {
    scene,
    point: () => undefined,
    openPile: () => undefined,
    openSeat: () => undefined,
  };
}

const NO_MARKS: Marks = { markOf: () => null, ghostAt: () => null };

const TableContext = createContext<Table | null>(null);
const MarksContext = createContext<Marks>(NO_MARKS);

export function TableProvider({
  value,
  marks = NO_MARKS,
  children,
}: {
  readonly value: Table;
  readonly marks?: Marks;
  readonly children: React.ReactNode;
}) {
  return (
    <TableContext value={value}>
      <MarksContext value={marks}>{children}</MarksContext>
    </TableContext>
  );
}

export function useTable(): Table {
  const table = useContext(TableContext);
  if (table === null) throw new Error('outside of a table');
  return table;
}

export function useMarks(): Marks {
  return useContext(MarksContext);
}
