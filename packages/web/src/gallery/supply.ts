/** The cards that are still in the box while a position is laid out: each can be taken as often as it has copies. */
import type { BookCard } from '../engine/book.ts';

/** What laying out a position asks of a card. */
export type Stock = Pick<BookCard, 'id' | 'clan' | 'level' | 'copies'>;

export interface Supply {
  /** The wanted cards that are left, in their order, `most` at most; they are then taken. */
  take(wanted: readonly string[], most?: number): string[];
}

export function makeSupply(cards: readonly Stock[]): Supply {
  const left = new Map(cards.map(({ id, copies }) => [id, copies]));
  return {
    take(wanted, most = wanted.length) {
      const taken: string[] = [];
      for (const id of wanted) {
        const copies = left.get(id) ?? 0;
        if (copies === 0 || taken.length === most) continue;
        left.set(id, copies - 1);
        taken.push(id);
      }
      return taken;
    },
  };
}
