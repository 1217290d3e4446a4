/** A discard pile, or the cards removed from the game: to look at, and to choose from where cards of it are asked for. */
import { useState } from 'react';
import { useBook } from '../../cards/books.tsx';
import type { Scene } from '../../engine/scene.ts';
import { useWords } from '../../i18n/language.ts';
import { countOf } from '../board/layout.ts';
import { refusedIn } from '../choosing/listed.ts';
import { discardHandle, nameIn } from '../choosing/prompt-form.ts';
import { type PileName, useMarks, useTable } from '../context.tsx';
import { isYou } from '../names.ts';
import { WORDS } from '../words.ts';
import { FilterBar, fits, inGroups, NO_FILTER, TableDialog } from './Dialogs.tsx';
import { PileCard, type PileChoice, RefusedCards } from './PileCard.tsx';

function pileOf(scene: Scene, { kind, seat }: PileName): readonly string[] {
  if (seat === null) return scene.centre.discard ?? [];
  const found = scene.seats[seat];
  return (kind === 'discard' ? found?.discard : found?.removed) ?? [];
}

/** A pile, at any time: the same cards together, or in the order they lie. */
export function PileDialog({ pile, close }: { readonly pile: PileName; close(): void }) {
  const say = useWords(WORDS);
  const { scene, point } = useTable();
  const { markOf, refusalOf } = useMarks();
  const book = useBook();
  const [filter, setFilter] = useState(NO_FILTER);
  const [isOrdered, setOrdered] = useState(false);
  const cards = pileOf(scene, pile);
  const seat = pile.seat === null ? undefined : scene.seats[pile.seat];
  const title = titleOf();

  function titleOf(): string {
    if (seat === undefined) return say('commonDiscard');
    if (pile.kind === 'removed') return say('removedOf', { name: seat.name });
    return isYou(scene, seat.seat) ? say('yourDiscard') : say('discardOf', { name: seat.name });
  }

  const handleOf = (id: string) => discardHandle(pile.seat, id);
  const here = new Set(pile.kind === 'discard' ? cards.map(handleOf) : []);
  const refused = refusedIn(scene.prompt, refusalOf).filter(
    ({ handle }) => here.has(handle) && choiceOf(nameIn(handle)) === null,
  );

  /** The answer that is meant is given on the table: the pile is put away. */
  function choiceOf(id: string): PileChoice | null {
    const handle = handleOf(id);
    const mark = here.has(handle) ? markOf(handle) : null;
    if (mark === null || mark === 'dim') return null;
    const choose = () => {
      point(handle, false);
      close();
    };
    return { handle, mark, choose };
  }

  const found = book === null ? [] : cards.filter((id) => fits(book, id, filter));
  const shown =
    book === null || isOrdered
      ? [...found].reverse().map((id): [string, number] => [id, 1])
      : [...countOf(inGroups(book, found))];
  return (
    <TableDialog title={say('counted', { title, count: cards.length })} close={close} hasZoom>
      {cards.length > 0 && (
        <FilterBar cards={cards} filter={filter} change={setFilter}>
          <button
            type="button"
            className="button"
            aria-pressed={isOrdered}
            onClick={() => setOrdered((before) => !before)}
          >
            {say('inOrder')}
          </button>
        </FilterBar>
      )}
      {shown.length === 0 ? (
        <p className="muted">{cards.length === 0 ? say('emptyPile') : say('nothingFound')}</p>
      ) : (
        <ul className="table-cards">
          {shown.map(([id, count], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: in order a card may lie twice
            <li key={`${id}${index}`}>
              <PileCard id={id} count={count} choice={choiceOf(id)} />
            </li>
          ))}
        </ul>
      )}
      <RefusedCards refused={refused} />
    </TableDialog>
  );
}
