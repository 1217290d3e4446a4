/** What a place adds to a card that is read there: what its text means now. Nothing, where nobody says so. */
import { createContext, useContext } from 'react';
import type { BookCard } from '../engine/book.ts';
import type { Cell } from '../engine/scene.ts';

/** A sentence each. */
export type NotesOf = (card: BookCard, cell: Cell | undefined) => readonly string[];

export const CardNotes = createContext<NotesOf>(() => []);

export function useCardNotes(card: BookCard, cell: Cell | undefined): readonly string[] {
  return useContext(CardNotes)(card, cell);
}
