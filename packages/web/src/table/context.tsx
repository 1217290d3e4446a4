/**
 * What every piece of the table needs. Five contexts: the scene with what can be done to it, which changes with the game;
 * what can be done alone, which never changes; how things are marked, which changes with every choice that is drawn and is
 * read only by what bears marks; what is chosen this moment, which never changes either but is asked; and what is under way.
 */
import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import { CardNotes } from '../cards/notes.ts';
import type { Handle, Scene } from '../engine/scene.ts';
import { useNotesOf } from './card-notes.ts';
import type { Mark } from './choosing/marks.ts';

/** A pile one can open: of a seat, or the common one (null). Of a deck one sees what it may hold. */
export interface PileName {
  readonly kind: 'discard' | 'removed' | 'deck';
  readonly seat: number | null;
}

/** What can be done to things on the table. */
export interface Deeds {
  /** `isSure`: pointing once more at the same thing confirms. */
  point(handle: Handle, isSure: boolean): void;
  openPile(pile: PileName): void;
  openSeat(seat: number): void;
}

export interface Table extends Deeds {
  readonly scene: Scene;
}

export interface Marks {
  markOf(handle: Handle): Mark;
  /** The card that would go to a place; null where none would. */
  ghostAt(place: Handle): string | null;
  /** Why it cannot go with what is chosen, or be chosen while nothing is; null where nothing is said of it. */
  refusalOf(handle: Handle): string | null;
}

/**
 * What is chosen this moment. What was tapped is marked by it in the next frame, alone: how all else is then marked (`Marks`)
 * follows with what is said about the choice.
 */
export interface Choice {
  subscribe(listener: () => void): () => void;
  /** `drawn`: its mark as the table is drawn; another one only where it was chosen since, or no longer is. */
  markNow(handle: Handle, drawn: Mark): Mark;
  /** The answer that is chosen, by its code. */
  chosen(): number | null;
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

const NO_MARKS: Marks = {
  markOf: () => null,
  ghostAt: () => null,
  refusalOf: () => null,
};

const NO_CHOICE: Choice = {
  subscribe: () => () => {},
  markNow: (_, drawn) => drawn,
  chosen: () => null,
};

const TableContext = createContext<Table | null>(null);
const DeedsContext = createContext<Deeds | null>(null);
/** Nothing is marked on a table one only looks at. */
export const MarksContext = createContext<Marks>(NO_MARKS);
export const ChoiceContext = createContext<Choice>(NO_CHOICE);

export function TableProvider({
  value,
  children,
}: {
  readonly value: Table;
  readonly children: React.ReactNode;
}) {
  const { point, openPile, openSeat } = value;
  const deeds = useMemo(() => ({ point, openPile, openSeat }), [point, openPile, openSeat]);
  return (
    <TableContext value={value}>
      <DeedsContext value={deeds}>
        <CardNotes value={useNotesOf(value.scene)}>{children}</CardNotes>
      </DeedsContext>
    </TableContext>
  );
}

export function useTable(): Table {
  const table = useContext(TableContext);
  if (table === null) throw new Error('outside of a table');
  return table;
}

/** For what does not depend on the rest of the table: it is not drawn anew with every scene. */
export function useDeeds(): Deeds {
  const deeds = useContext(DeedsContext);
  if (deeds === null) throw new Error('outside of a table');
  return deeds;
}

export function useMarks(): Marks {
  return useContext(MarksContext);
}

/** Something about what is chosen this moment. Only who sees it change is drawn anew. */
export function useChoice<T extends string | number | boolean | null | undefined>(
  read: (choice: Choice) => T,
): T {
  const choice = useContext(ChoiceContext);
  return useSyncExternalStore(choice.subscribe, () => read(choice));
}

/** The mark of what can be chosen; `drawn` is what `markOf` says. */
export function useMarkNow(handle: Handle, drawn: Mark): Mark {
  return useChoice(({ markNow }) => markNow(handle, drawn));
}

/** What the store has begun and the table does not show yet. */
export interface UnderWay {
  /** An answer is under way: none can be given. */
  readonly isBusy: boolean;
}

export const UnderWayContext = createContext<UnderWay>({ isBusy: false });

export function useUnderWay(): UnderWay {
  return useContext(UnderWayContext);
}

/** The prompt is about to say something else: what was just chosen or given is marked, but not told yet. */
export const BehindContext = createContext(false);
