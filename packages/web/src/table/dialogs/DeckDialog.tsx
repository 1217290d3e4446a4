/** What a deck may still hold: worked out from what the viewer has seen, never from the deck itself. */
import { useState } from 'react';
import { useBook } from '../../cards/books.tsx';
import type { SeatScene } from '../../engine/scene.ts';
import { useWords } from '../../i18n/language.ts';
import { countOf } from '../board/layout.ts';
import { useTable } from '../context.tsx';
import { isYou } from '../names.ts';
import { WORDS } from '../words.ts';
import { FilterBar, fits, inGroups, KnownCards, NO_FILTER, TableDialog } from './Dialogs.tsx';
import { PileCard } from './PileCard.tsx';

export interface DeckDialogProps {
  /** Whose; null for the common one. */
  readonly seat: number | null;
  close(): void;
}

function hiddenIn(seats: readonly SeatScene[]): number {
  return seats.flatMap(({ hand }) => hand).filter(({ card }) => card === null).length;
}

export function DeckDialog({ seat, close }: DeckDialogProps) {
  const say = useWords(WORDS);
  const { scene } = useTable();
  const book = useBook();
  const [filter, setFilter] = useState(NO_FILTER);
  const owner = seat === null ? undefined : scene.seats[seat];
  const cards = (owner === undefined ? scene.centre.unseen : owner.unseen) ?? [];
  const found = book === null ? [] : cards.filter((id) => fits(book, id, filter));
  const shown = book === null ? [] : [...countOf(inGroups(book, found))];
  return (
    <TableDialog
      title={say('counted', { title: titleOf(), count: cards.length })}
      close={close}
      hasZoom
    >
      <p className="muted">{aboutOf()}</p>
      <KnownCards title={say('knownOnDeck')} cards={owner?.deckTop ?? []} />
      {cards.length > 0 && <FilterBar cards={cards} filter={filter} change={setFilter} />}
      {shown.length === 0 ? (
        <p className="muted">{cards.length === 0 ? say('emptyPile') : say('nothingFound')}</p>
      ) : (
        <ul className="table-cards">
          {shown.map(([id, count]) => (
            <li key={id}>
              <PileCard id={id} count={count} />
            </li>
          ))}
        </ul>
      )}
    </TableDialog>
  );

  function titleOf(): string {
    if (owner === undefined) return say('commonDeck');
    return isYou(scene, owner.seat) ? say('yourDeck') : say('deckOf', { name: owner.name });
  }

  function aboutOf(): string {
    if (owner === undefined) return say('commonDeckAbout', { hidden: hiddenIn(scene.seats) });
    const hidden = hiddenIn([owner]);
    return hidden === 0 ? say('deckAbout') : say('deckOfAbout', { hidden });
  }
}
