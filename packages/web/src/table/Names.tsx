/** Sentences in which the names of cards can be opened. */
import { useMemo } from 'react';
import { useBook } from '../cards/books.tsx';
import { CardName } from '../cards/zoom.tsx';
import { useCardName } from './names.ts';
import { cutNames } from './news.ts';

export function WithNames({
  text,
  cards,
}: {
  readonly text: string;
  readonly cards: readonly string[];
}) {
  const book = useBook();
  const parts = useMemo(() => {
    const named = [...new Set(cards)].flatMap((id) => {
      const card = book?.cards.find((each) => each.id === id);
      return card === undefined ? [] : [{ id, name: card.name }];
    });
    return cutNames(text, named);
  }, [text, cards, book]);
  return parts.map((part, index) =>
    part.card === null ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a sentence have no other name
      <span key={index}>{part.text}</span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <CardName key={index} id={part.card} />
    ),
  );
}

/** A sentence with the card it is about in it, or before it where the sentence does not name it. */
export function About({ text, card }: { readonly text: string; readonly card: string | null }) {
  const nameOf = useCardName();
  const book = useBook();
  if (card === null || book === null) return text;
  if (text.includes(nameOf(card))) return <WithNames text={text} cards={[card]} />;
  return (
    <>
      <CardName id={card} /> · {text}
    </>
  );
}
