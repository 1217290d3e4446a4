/** The cards that fit the filter, by clan: each a link to itself. */
import { hrefOf } from '../app/route.ts';
import { CardFace, Emblem, useCardLabel } from '../cards/index.ts';
import type { Book, BookCard, BookClan } from '../engine/book.ts';
import { useWords } from '../i18n/language.ts';
import { WORDS } from './words.ts';

interface CardGridProps {
  readonly book: Book;
  readonly cards: readonly BookCard[];
}

export const linkId = (card: string) => `gallery-card-${card}`;

export function CardGrid({ book, cards }: CardGridProps) {
  const label = useCardLabel();
  return book.clans.map((clan) => {
    const own = cards.filter((card) => card.clan === clan.id);
    if (own.length === 0) return null;
    return (
      <section
        key={clan.id}
        className="gallery-clan"
        data-clan={clan.id}
        aria-labelledby={`gallery-${clan.id}`}
      >
        <ClanHeader clan={clan} />
        <ul className="gallery-grid">
          {own.map((card) => (
            <li key={card.id}>
              <a
                id={linkId(card.id)}
                className="gallery-card"
                href={hrefOf({ screen: 'cards', game: book.game, card: card.id })}
              >
                <span className="unseen">{label(card)}</span>
                <CardFace card={card} size="hand" />
              </a>
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

function ClanHeader({ clan }: { readonly clan: BookClan }) {
  const say = useWords(WORDS);
  const [aid, active] = clan.tile;
  return (
    <header className="gallery-clan-header">
      <h2 id={`gallery-${clan.id}`}>
        <span className="gallery-clan-mark">
          <Emblem clan={clan.id} />
        </span>
        {clan.name}
      </h2>
      <ul className="gallery-strengths">
        {clan.strengths.map((strength) => (
          <li key={strength} className="chip">
            {strength}
          </li>
        ))}
        <li className="chip">{say('difficulty', { level: clan.difficulty })}</li>
      </ul>
      {(aid !== undefined || active !== undefined) && (
        <details className="gallery-tile">
          <summary>{say('tile')}</summary>
          {clan.tile.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </details>
      )}
    </header>
  );
}
