/** What the text of a card means at this table: the X of Gosu X is a number there. */
import { useCallback } from 'react';
import type { NotesOf } from '../cards/notes.ts';
import type { BookCard } from '../engine/book.ts';
import type { Cell, Scene } from '../engine/scene.ts';
import { useWords } from '../i18n/language.ts';
import { nearSeat } from './board/layout.ts';
import { seatIn } from './choosing/prompt-form.ts';
import { WORDS } from './words.ts';

/** X of the player whose card it is: of the one who looks, where it lies in no army. Null where the text has none. */
export function xOf(
  scene: Pick<Scene, 'seats' | 'viewer' | 'near'>,
  card: Pick<BookCard, 'texts'>,
  cell: Pick<Cell, 'place'> | undefined,
): number | null {
  const seat = cell === undefined ? nearSeat(scene) : seatIn(cell.place);
  const tokens = scene.seats[seat]?.tokens;
  if (!tokens || !card.texts.some((text) => /\bX\b/.test(text))) return null;
  return tokens.owned;
}

export function useNotesOf(scene: Scene): NotesOf {
  const say = useWords(WORDS);
  return useCallback(
    (card, cell) => {
      const x = xOf(scene, card, cell);
      return x === null ? [] : [say('xIs', { x })];
    },
    [scene, say],
  );
}
