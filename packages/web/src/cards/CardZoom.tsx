/** A card to be read: everything printed on it, how things stand with it now and why, what its words mean, its rulings. */
import { useDeferredValue } from 'react';
import type { BookCard } from '../engine/book.ts';
import type { Cell } from '../engine/scene.ts';
import { useWords } from '../i18n/language.ts';
import { useBook, useClan } from './books.tsx';
import { Emblem } from './Emblem.tsx';
import { TermSign } from './icons.tsx';
import { gameWord } from './label.ts';
import { useCardNotes } from './notes.ts';
import { Sigil } from './Sigil.tsx';
import { RuleLink, Term, TermText } from './Term.tsx';
import { printedTerms } from './terms.ts';
import { WORDS } from './words.ts';
import './card.css';
import './zoom-card.css';

export interface CardZoomProps {
  readonly card: BookCard;
  readonly cell?: Cell | undefined;
}

const PIPS = ['●', '● ●', '● ● ●'] as const;

export function CardZoom({ card, cell }: CardZoomProps) {
  const say = useWords(WORDS);
  const book = useBook();
  const clan = useClan(card.clan);
  const reasons = [...(cell?.because ?? []), ...useCardNotes(card, cell)];
  // What a card says comes first; what its words mean may be drawn a moment later.
  const told = useDeferredValue<BookCard | null>(card, null);
  return (
    <article
      className="zoom-card"
      data-clan={card.clan}
      data-level={card.level}
      data-shapeshifter={card.isShapeshifter || undefined}
    >
      <header className="zoom-head">
        <div className="zoom-band">
          <Emblem clan={card.clan} />
          <span>{clan?.name ?? card.clan}</span>
          <span className="zoom-level">
            <i aria-hidden="true">{PIPS[card.level - 1]}</i>{' '}
            <span>{book?.levels[card.level - 1]}</span>
            {card.copies > 1 && (
              <>
                {' '}
                <b aria-hidden="true">×{card.copies}</b>
                <b className="unseen">{say('copies', { copies: card.copies })}</b>
              </>
            )}
          </span>
        </div>
        <div className="zoom-title">
          <h2>{card.name}</h2>
          <Sigil id={card.id} clan={card.clan} />
        </div>
      </header>
      <Marks cell={cell} />
      <Figures card={card} cell={cell} />
      {reasons.length > 0 && (
        <ul className="zoom-because">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      <div className="zoom-texts">
        {card.texts.map((text) => (
          <p key={text}>
            <TermText text={text} />
          </p>
        ))}
      </div>
      {told?.id === card.id && (
        <>
          <Terms card={card} />
          <Rulings card={card} />
        </>
      )}
    </article>
  );
}

/** How it lies: captured, OPEN, Ethereal, with the Bounty token. */
function Marks({ cell }: { readonly cell: Cell | undefined }) {
  const say = useWords(WORDS);
  const book = useBook();
  if (cell === undefined || book === null) return null;
  const marks = [
    cell.isCaptured && say('captured', { game: gameWord(book) }),
    cell.isOpen && say('open'),
    cell.isEthereal && say('ethereal'),
    cell.hasBounty && say('bountyToken'),
  ].filter((mark) => mark !== false);
  if (marks.length === 0) return null;
  return (
    <ul className="zoom-marks">
      {marks.map((mark) => (
        <li key={mark}>{mark}</li>
      ))}
    </ul>
  );
}

/** What counts now stands first; what is printed beside it where it differs. */
function Figures({ card, cell }: CardZoomProps) {
  const say = useWords(WORDS);
  const book = useBook();
  const game = book === null ? 'x' : gameWord(book);
  const value = cell?.value ?? card.value;
  const shift = cell === undefined ? card.shift : cell.shiftCost;
  return (
    <dl className="zoom-figures">
      <div>
        <dt>{say('valueTitle', { game })}</dt>
        <dd>
          <span className="card-value">{value}</span>
          {value !== card.value && <small>{say('printed', { value: card.value })}</small>}
        </dd>
      </div>
      <div>
        <dt>{say('shiftTitle', { game })}</dt>
        <dd>
          {shift === null ? (
            <small>{say('noShift', { game })}</small>
          ) : (
            <b className="zoom-figure">
              <TermSign term="shift" />
              {shift}
            </b>
          )}
          {shift !== card.shift && card.shift !== null && (
            <small>{say('printed', { value: card.shift })}</small>
          )}
        </dd>
      </div>
      {(card.icons > 0 || (cell !== undefined && cell.slots > 0)) && (
        <div>
          <dt>{say('iconsTitle')}</dt>
          <dd>
            <b className="zoom-figure">{cell?.slots ?? card.icons}</b>
            {cell !== undefined && cell.slots !== card.icons && (
              <small>{say('printed', { value: card.icons })}</small>
            )}
            {cell !== undefined && (
              <small>{say('tokensOn', { tokens: cell.tokens, slots: cell.slots })}</small>
            )}
          </dd>
        </div>
      )}
    </dl>
  );
}

/** Keywords say nothing of themselves, so they are explained at once; the other words on request. */
function Terms({ card }: { readonly card: BookCard }) {
  const say = useWords(WORDS);
  const book = useBook();
  if (book === null) return null;
  const keywords = book.game === 'gosu-x' ? printedTerms(card) : [];
  const terms = [...new Set(card.terms)].flatMap(
    (id) => book.terms.find((term) => term.id === id) ?? [],
  );
  const told = terms.filter(({ id }) => keywords.includes(id));
  const others = terms.filter(({ id }) => !keywords.includes(id));
  return (
    <>
      {told.length > 0 && (
        <dl className="zoom-terms">
          {told.map((term) => (
            <div key={term.id}>
              <dt>
                <TermSign term={term.id} /> <span>{term.name}</span>
              </dt>
              <dd>
                {term.gloss} <RuleLink rule={term.rule} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {others.length > 0 && (
        <section className="zoom-words">
          <h3>{say('termsTitle')}</h3>
          <ul>
            {others.map((term) => (
              <li key={term.id}>
                <TermSign term={term.id} /> <Term id={term.id} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Rulings({ card }: { readonly card: BookCard }) {
  const say = useWords(WORDS);
  return (
    <>
      {card.rulings.length > 0 && (
        <section className="zoom-notes">
          <h3>{say('rulingsTitle')}</h3>
          <ul>
            {card.rulings.map(({ rule, text }) => (
              <li key={`${rule} ${text}`}>
                {text} <RuleLink rule={rule} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {card.notes.length > 0 && (
        <section className="zoom-notes">
          <h3>{say('notesTitle')}</h3>
          <ul>
            {card.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
