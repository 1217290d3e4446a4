/** The dialogs of the table: one frame for all, what narrows a list of cards down, seats, keys. */
import { squash } from '@open-gosu/kernel';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { Dialog, Heading } from 'react-aria-components';
import { useBook } from '../../cards/books.tsx';
import { useZoom, ZoomPanel } from '../../cards/zoom.tsx';
import type { Book } from '../../engine/book.ts';
import { useWords } from '../../i18n/language.ts';
import type { KeyName } from '../../settings/keys.ts';
import { useSettings } from '../../settings/settings.ts';
import { Piles } from '../board/Piles.tsx';
import { Badges, Clans, Force, Way } from '../board/Seat.tsx';
import { useIsPhone } from '../board/use-shape.ts';
import { CloseButton } from '../CloseButton.tsx';
import { useTable } from '../context.tsx';
import { isYou, useSeatName } from '../names.ts';
import { WORDS } from '../words.ts';
import { Front } from './Front.tsx';
import { PileCard } from './PileCard.tsx';
import './dialogs.css';

export function TableDialog({
  title,
  close,
  children,
  kind = 'centre',
  footer,
  hasZoom = false,
  isAlone = false,
  isGone = false,
  about,
}: {
  readonly title: string;
  close(): void;
  readonly children: ReactNode;
  readonly kind?: 'centre' | 'drawer' | 'sheet';
  readonly footer?: ReactNode;
  /** Cards are shown in it, to be read beside them. */
  readonly hasZoom?: boolean;
  /** The table behind it is not to be read: it tells already what is only being shown here. */
  readonly isAlone?: boolean;
  /** It is no longer seen, and about to be closed. */
  readonly isGone?: boolean;
  /** What it is about: where that changes, the focus is on the dialog again, so that the new title is read. */
  readonly about?: unknown;
}) {
  const say = useWords(WORDS);
  const isPhone = useIsPhone();
  const { hide } = useZoom();
  // What was read here would else stay in front of the table.
  useEffect(() => (isPhone && hasZoom ? hide : undefined), [isPhone, hasZoom, hide]);
  const dialog = useRef<HTMLElement>(null);
  const was = useRef(about);
  useEffect(() => {
    if (was.current !== about) dialog.current?.focus();
    was.current = about;
  }, [about]);
  return (
    <Front kind={kind} isAlone={isAlone} isGone={isGone} close={close}>
      <Dialog ref={dialog} className="table-dialog">
        <header className="table-dialog-head">
          <Heading slot="title" level={2}>
            {title}
          </Heading>
          <CloseButton label={say('close')} look="button-quiet" close={close} />
        </header>
        <div className="table-dialog-body" data-zoom-beside={(hasZoom && !isPhone) || undefined}>
          <div className="table-dialog-main">{children}</div>
          {hasZoom && !isPhone && (
            <aside className="table-dialog-zoom">
              <ZoomPanel />
            </aside>
          )}
        </div>
        {footer !== undefined && <footer className="table-dialog-foot">{footer}</footer>}
        {hasZoom && isPhone && <ZoomPanel mode="sheet" />}
      </Dialog>
    </Front>
  );
}

export interface Filter {
  readonly text: string;
  readonly clan: string;
  readonly level: number;
}

export const NO_FILTER: Filter = { text: '', clan: '', level: 0 };

export function fits(book: Book, id: string, { text, clan, level }: Filter): boolean {
  const card = book.cards.find((each) => each.id === id);
  if (card === undefined) return false;
  if (clan !== '' && card.clan !== clan) return false;
  if (level !== 0 && card.level !== level) return false;
  return [card.name, card.id].some((each) => isIn(each, text));
}

/** Letters alone count, so that "xian" finds "Xi’an". */
export function isIn(name: string, text: string): boolean {
  return squash(name).includes(squash(text));
}

/** By clan, then level, then name. */
export function inGroups(book: Book, cards: readonly string[]): readonly string[] {
  const rank = new Map(book.cards.map(({ id }, index) => [id, index]));
  return [...cards].sort((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0));
}

/** What narrows a list of cards down. */
export function FilterBar({
  cards,
  filter,
  change,
  children,
}: {
  readonly cards: readonly string[];
  readonly filter: Filter;
  change(filter: Filter): void;
  readonly children?: ReactNode;
}) {
  const say = useWords(WORDS);
  const book = useBook();
  const used = useMemo(() => {
    const found = book?.cards.filter(({ id }) => cards.includes(id)) ?? [];
    const clans = book?.clans.filter(({ id }) => found.some(({ clan }) => clan === id)) ?? [];
    const levels = [1, 2, 3].filter((each) => found.some(({ level }) => level === each));
    return { clans, levels };
  }, [book, cards]);
  return (
    <div className="table-filter">
      <input
        type="search"
        className="field"
        aria-label={say('search')}
        placeholder={say('search')}
        value={filter.text}
        onChange={(event) => change({ ...filter, text: event.target.value })}
      />
      {used.clans.length > 1 && (
        <select
          className="field"
          aria-label={say('clan')}
          value={filter.clan}
          onChange={(event) => change({ ...filter, clan: event.target.value })}
        >
          <option value="">{say('allClans')}</option>
          {used.clans.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
      {used.levels.length > 1 && (
        <select
          className="field"
          aria-label={say('levels')}
          value={filter.level}
          onChange={(event) => change({ ...filter, level: Number(event.target.value) })}
        >
          <option value={0}>{say('allLevels')}</option>
          {used.levels.map((level) => (
            <option key={level} value={level}>
              {book?.levels[level - 1]}
            </option>
          ))}
        </select>
      )}
      {children}
    </div>
  );
}

/** All there is to know of a seat, for tables too narrow to show it. */
export function SeatDialog({ seat, close }: { readonly seat: number; close(): void }) {
  const say = useWords(WORDS);
  const { scene } = useTable();
  const nameOf = useSeatName(scene);
  const found = scene.seats[seat];
  if (found === undefined) return null;
  const known =
    found.seat === scene.viewer
      ? []
      : found.hand.flatMap(({ card }) => (card === null ? [] : [card]));
  return (
    <TableDialog
      title={nameOf(seat)}
      close={close}
      hasZoom={known.length > 0 || Boolean(found.deckTop?.length)}
    >
      <div className="table-seat-dialog">
        <Clans seat={found} />
        <Force seat={found} />
        <h3>{say('ways')}</h3>
        <ul className="table-ways">
          {found.progress.map((progress) => (
            <Way key={progress.way} progress={progress} isOwn={isYou(scene, seat)} />
          ))}
        </ul>
        <Badges seat={found} />
        <Piles seat={found} />
        <KnownCards title={say('knownInHand')} cards={known} />
        <KnownCards title={say('knownOnDeck')} cards={found.deckTop ?? []} />
      </div>
    </TableDialog>
  );
}

export function KnownCards({
  title,
  cards,
}: {
  readonly title: string;
  readonly cards: readonly string[];
}) {
  if (cards.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className="table-cards">
        {cards.map((id, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: copies have no other name
          <li key={`${id}${index}`}>
            <PileCard id={id} count={1} />
          </li>
        ))}
      </ul>
    </>
  );
}

const KEYS = [
  ['Tab', 'keyTab'],
  ['← ↑ → ↓', 'keyArrows'],
  ['nameEnter', 'keyEnter'],
  ['nameEsc', 'keyEsc'],
  ['1 – 9', 'keyHand'],
  ['pass', 'keyPass'],
  ['tokens', 'keyTokens'],
  ['undo', 'keyUndo'],
  ['redo', 'keyRedo'],
  ['hint', 'keyHint'],
  ['log', 'keyLog'],
  ['pin', 'keyPin'],
  ['zen', 'keyZen'],
  ['help', 'keyHelp'],
] as const;

export function HelpDialog({ close }: { close(): void }) {
  const say = useWords(WORDS);
  const { hasShortcuts, keys } = useSettings();
  const written = (key: string) =>
    key === 'nameEnter' || key === 'nameEsc' ? say(key) : (keys[key as KeyName] ?? key);
  return (
    <TableDialog title={say('keysTitle')} close={close}>
      {!hasShortcuts && <p>{say('keysOff')}</p>}
      <dl className="table-keys">
        {KEYS.map(([key, word]) => (
          <div key={key}>
            <dt>
              <kbd>{written(key)}</kbd>
            </dt>
            <dd>{say(word)}</dd>
          </div>
        ))}
      </dl>
    </TableDialog>
  );
}
