/** One card in full: all of it in the language of the page, its name and texts in the other, and a table to try it at. */
import type { Lang } from '@open-gosu/kernel';
import { hrefOf } from '../app/route.ts';
import { CardFace, CardZoom } from '../cards/index.ts';
import { printedTerms } from '../cards/terms.ts';
import type { Book, BookCard } from '../engine/book.ts';
import { useWords } from '../i18n/language.ts';
import { RuleLink } from '../rules/Spans.tsx';
import { useSettings } from '../settings/settings.ts';
import { type Neighbours, neighboursOf } from './filter.ts';
import { TryButton } from './TryButton.tsx';
import { WORDS } from './words.ts';

interface CardDetailProps {
  readonly book: Book;
  /** In the other language; null while it is on its way. */
  readonly other: Book | null;
  readonly card: BookCard;
  /** Those the filter shows: one steps through them. */
  readonly cards: readonly BookCard[];
}

export const DETAIL_ID = 'gallery-detail';

export function CardDetail({ book, other, card, cards }: CardDetailProps) {
  const say = useWords(WORDS);
  const { lang } = useSettings();
  const among = cards.some(({ id }) => id === card.id) ? cards : book.cards;
  const twin = other?.cards.find(({ id }) => id === card.id) ?? null;
  const game = book.game === 'gosu-tactics' ? 'tactics' : 'x';
  return (
    <div className="gallery-detail" id={DETAIL_ID} tabIndex={-1}>
      <Steps book={book} neighbours={neighboursOf(card.id, among)} count={among.length} />
      <div className="gallery-columns">
        <div className="gallery-show">
          <CardFace card={card} size="hand" />
          <p className="muted">{say('copies', { count: card.copies, game })}</p>
          <TryButton key={card.id} book={book} card={card} />
        </div>
        <div className="gallery-read">
          <CardZoom card={card} />
        </div>
        {twin !== null && other !== null && (
          <OtherLanguage book={other} card={twin} lang={lang === 'en' ? 'fr' : 'en'} />
        )}
      </div>
    </div>
  );
}

interface StepsProps {
  readonly book: Book;
  readonly neighbours: Neighbours;
  readonly count: number;
}

function Steps({ book, neighbours: { previous, next, now }, count }: StepsProps) {
  const say = useWords(WORDS);
  const to = (card: string | null) => hrefOf({ screen: 'cards', game: book.game, card });
  return (
    <nav className="gallery-steps" aria-label={say('neighbours')}>
      <a className="button button-small" href={to(null)}>
        {say('back')}
      </a>
      <span className="muted">{say('position', { now, all: count })}</span>
      {previous !== null && (
        <a className="button button-small" rel="prev" href={to(previous.id)}>
          {say('previous', { name: previous.name })}
        </a>
      )}
      {next !== null && (
        <a className="button button-small" rel="next" href={to(next.id)}>
          {say('next', { name: next.name })}
        </a>
      )}
    </nav>
  );
}

interface OtherLanguageProps {
  readonly book: Book;
  readonly card: BookCard;
  readonly lang: Lang;
}

function OtherLanguage({ book, card, lang }: OtherLanguageProps) {
  const say = useWords(WORDS);
  const printed = printedTerms(card);
  const terms = book.terms.filter(({ id }) => card.terms.includes(id));
  const others = terms.filter(({ id }) => !printed.includes(id)).map(({ name }) => name);
  return (
    <section className="gallery-other panel panel-padded" aria-label={say('otherLanguage')}>
      <p className="field-label">{say('otherLanguage')}</p>
      <div lang={lang}>
        <h3>{card.name}</h3>
        {card.texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {terms.length > 0 && (
          <dl className="gallery-other-terms">
            {terms
              .filter(({ id }) => printed.includes(id))
              .map(({ id, name, gloss }) => (
                <div key={id}>
                  <dt>{name}</dt>
                  <dd>{gloss}</dd>
                </div>
              ))}
          </dl>
        )}
        {others.length > 0 && <p className="gallery-other-ruling">{others.join(', ')}</p>}
        {card.rulings.map(({ rule, text }) => (
          <p key={`${rule} ${text}`} className="gallery-other-ruling">
            {text} <RuleLink id={rule} />
          </p>
        ))}
      </div>
    </section>
  );
}
