/** Words of the rules inside a text: each can be reached and says what it means. */
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { hrefOf } from '../app/route.ts';
import type { Book, BookTerm } from '../engine/book.ts';
import { useWords } from '../i18n/language.ts';
import { useBook, useTerm } from './books.tsx';
import { InlineButton } from './InlineButton.tsx';
import { PRINTED } from './terms.ts';
import { WORDS } from './words.ts';
import './term.css';

const LINGER = 200;
const MARGIN = 8;

export interface TermProps {
  readonly id: string;
  /** As it stands in the text; the name of the term otherwise. */
  readonly children?: ReactNode;
}

export function Term({ id, children }: TermProps) {
  const term = useTerm(id);
  if (term === null) return <>{children ?? id}</>;
  return <Glossed term={term}>{children ?? term.name}</Glossed>;
}

/** Shown while pointed at or focused, also the gloss itself; Escape sends it away (WCAG 1.4.13). */
function Glossed({ term, children }: { readonly term: BookTerm; readonly children: ReactNode }) {
  const id = useId();
  const word = useRef<HTMLSpanElement>(null);
  const gloss = useRef<HTMLSpanElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isOpen, setIsOpen] = useState(false);

  const open = () => {
    clearTimeout(leaving.current);
    setIsOpen(true);
  };
  const leave = () => {
    clearTimeout(leaving.current);
    leaving.current = setTimeout(() => setIsOpen(false), LINGER);
  };

  useEffect(() => () => clearTimeout(leaving.current), []);

  useEffect(() => {
    const shown = gloss.current;
    if (!isOpen || shown === null) return;
    // The top layer: it is cut off by no panel and covered by no dialogue.
    shown.showPopover();
    if (word.current !== null) placeNear(shown, word.current.getBoundingClientRect());
    return () => {
      if (shown.isConnected) shown.hidePopover();
    };
  }, [isOpen]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is pointed at may be the word or its gloss.
    <span
      className="term"
      onPointerEnter={(event) => event.pointerType !== 'touch' && open()}
      onPointerLeave={(event) => event.pointerType !== 'touch' && leave()}
      onBlur={leave}
      onFocus={open}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        setIsOpen(false);
      }}
    >
      <InlineButton ref={word} className="term-word" aria-describedby={id} onPress={open}>
        {children}
      </InlineButton>
      <span ref={gloss} id={id} className="term-gloss" popover="manual">
        <b>{term.name}</b> {term.gloss} <RuleLink rule={term.rule} />
      </span>
    </span>
  );
}

function placeNear(gloss: HTMLElement, word: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height } = gloss;
  const left = Math.max(MARGIN, Math.min(word.left, innerWidth - width - MARGIN));
  const isBelow = word.bottom + height + MARGIN <= innerHeight;
  const top = isBelow ? word.bottom + 2 : Math.max(MARGIN, word.top - height - 2);
  gloss.style.left = `${left}px`;
  gloss.style.top = `${top}px`;
}

/** Leads to the rules page. */
export function RuleLink({ rule }: { readonly rule: string }) {
  const book = useBook();
  const say = useWords(WORDS);
  if (book === null || rule === '') return null;
  return (
    <a className="term-rule" href={hrefOf({ screen: 'rules', game: book.game, rule })}>
      {say('rule', { rule })}
    </a>
  );
}

const patterns = new WeakMap<readonly BookTerm[], RegExp | null>();

/**
 * Finds in a text the terms that cannot be mistaken for everyday words: keywords, OPEN, names of several words. A word
 * may have an ending ("Wondrous cards", "cartes LIBRES").
 */
function patternOf({ terms, game }: Book): RegExp | null {
  const known = patterns.get(terms);
  if (known !== undefined) return known;
  const keywords = game === 'gosu-x' ? PRINTED[game] : [];
  const names = terms
    .filter(({ id, name }) => keywords.includes(id) || id === 'open' || name.includes(' '))
    .flatMap(({ name }) => (name.includes(' ') ? [name, uncapital(name)] : [name]))
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern =
    names.length === 0
      ? null
      : new RegExp(`(?<!\\p{L})((?:${names.join('|')})(?:e?s|S|e)?)(?!\\p{L})`, 'u');
  patterns.set(terms, pattern);
  return pattern;
}

function uncapital(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function termIn(part: string, terms: readonly BookTerm[]): BookTerm | undefined {
  const lower = part.toLowerCase();
  return terms
    .filter(({ name }) => lower.startsWith(name.toLowerCase()))
    .reduce<BookTerm | undefined>(
      (best, term) => (best && best.name.length >= term.name.length ? best : term),
      undefined,
    );
}

/** A text in which every term of the book explains itself, the first time it stands there. */
export function TermText({ text }: { readonly text: string }) {
  const book = useBook();
  const pattern = book && patternOf(book);
  if (book === null || pattern === null) return <>{text}</>;
  const seen = new Set<string>();
  // Every other part is what was found.
  return text.split(pattern).map((part, i) => {
    const term = i % 2 === 1 ? termIn(part, book.terms) : undefined;
    if (term === undefined || seen.has(term.id)) return part;
    seen.add(term.id);
    return (
      <Term key={term.id} id={term.id}>
        {part}
      </Term>
    );
  });
}
