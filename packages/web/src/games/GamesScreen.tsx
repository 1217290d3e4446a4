/** All games kept in this browser: to continue, see again, give away, throw away; and others brought in. */
import { useEffect, useRef, useState } from 'react';
import { useAnnounce } from '../app/announcer.tsx';
import { Choices } from '../app/Choices.tsx';
import { Icon } from '../app/icons.tsx';
import { useWords } from '../i18n/language.ts';
import { useSettings } from '../settings/settings.ts';
import {
  type Damaged,
  deleteMatch,
  putBackDamaged,
  type SavedMatch,
  saveMatch,
  useStorageTrouble,
} from '../storage/matches.ts';
import type { Trouble } from '../storage/shelf.ts';
import { DamagedRow } from './DamagedRow.tsx';
import { damagedName } from './damaged.ts';
import { GameRow } from './GameRow.tsx';
import './games.css';
import { ImportPanel } from './ImportPanel.tsx';
import { GAME_NAMES, isFinished, playersText } from './titles.ts';
import { useMatches } from './use-matches.ts';
import { obstacleTo, useHere } from './use-obstacles.ts';
import { WORDS } from './words.ts';

const FILTERS = ['all', 'open', 'finished', 'gosu-x', 'gosu-tactics'] as const;
type Filter = (typeof FILTERS)[number];

function passes(saved: SavedMatch, filter: Filter): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'open':
      return !isFinished(saved);
    case 'finished':
      return isFinished(saved);
    default:
      return saved.match.game === filter;
  }
}

/** Where games are, by what the browser lets the page keep. */
const KEPT = {
  'not-kept': 'keptNowhere',
  full: 'keptInPart',
  elsewhere: 'keptInPart',
} as const satisfies { readonly [T in Trouble]: keyof typeof WORDS };

/** What was deleted just now, and how it comes back. */
interface Deleted {
  readonly id: string;
  readonly title: string;
  putBack(): Promise<void>;
}

export function GamesScreen() {
  const say = useWords(WORDS);
  const { lang } = useSettings();
  const announce = useAnnounce();
  const [matches, refresh, damaged] = useMatches();
  const trouble = useStorageTrouble();
  const [filter, setFilter] = useState<Filter>('all');
  const [deleted, setDeleted] = useState<Deleted | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const here = useHere(matches);
  const brought = useRef<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  // The button that brought it back is gone: the focus goes to the game, or to the list where that is not shown.
  useEffect(() => {
    const isBack =
      matches?.some(({ id }) => id === brought.current) ||
      damaged.some((entry) => damagedName(entry) === brought.current);
    if (brought.current === null || deleted !== null || !isBack) return;
    const row = list.current?.querySelector(`[data-id="${CSS.escape(brought.current)}"]`);
    brought.current = null;
    (row?.querySelector<HTMLElement>('a, button') ?? list.current)?.focus();
  }, [matches, damaged, deleted]);

  const fail = (what: 'deleteFailed' | 'restoreFailed') => (fault: unknown) =>
    setFailure(say(what, { reason: fault instanceof Error ? fault.message : String(fault) }));

  const remove = async (id: IDBValidKey, gone: Deleted) => {
    await deleteMatch(id);
    setDeleted(gone);
    await refresh();
    announce.polite(say('deleted', { game: gone.title }));
  };

  const removeMatch = (saved: SavedMatch) => {
    const title = playersText(saved.match, lang, say);
    return remove(saved.id, { id: saved.id, title, putBack: () => saveMatch(saved) });
  };

  const removeDamaged = (entry: Damaged) => {
    const name = damagedName(entry);
    const title = say('damaged', { name });
    return remove(entry.id, { id: name, title, putBack: () => putBackDamaged(entry) });
  };

  const restore = async () => {
    if (deleted === null) return;
    await deleted.putBack();
    brought.current = deleted.id;
    setDeleted(null);
    await refresh();
    announce.polite(say('restored', { game: deleted.title }));
  };

  const shown = (matches ?? []).filter((saved) => passes(saved, filter));
  const shownDamaged = filter === 'all' ? damaged : [];
  return (
    <div className="games app-page">
      <header className="games-head">
        <h1>{say('title')}</h1>
        <div className="app-actions">
          <a className="button" href="#/online">
            {say('online')}
          </a>
          <a className="button button-primary" href="#/new/gosu-x">
            {say('newGame')}
          </a>
        </div>
      </header>
      <p className="muted">{say(trouble === null ? 'kept' : KEPT[trouble])}</p>
      {matches !== null && matches.length > 0 && (
        <Choices
          className="games-filter"
          label={say('filter')}
          isLabelUnseen
          value={filter}
          onChange={setFilter}
          options={FILTERS.map((value) => ({
            value,
            label: value === 'gosu-x' || value === 'gosu-tactics' ? GAME_NAMES[value] : say(value),
          }))}
        />
      )}
      {deleted !== null && (
        <DeletedBar
          key={deleted.id}
          text={say('deleted', { game: deleted.title })}
          onRestore={() => restore().catch(fail('restoreFailed'))}
        />
      )}
      {failure !== null && <p role="alert">{failure}</p>}
      {matches !== null && shown.length + shownDamaged.length === 0 && (
        <p className="games-none">{say(matches.length === 0 ? 'none' : 'noneSuch')}</p>
      )}
      <ul ref={list} className="games-list" tabIndex={-1}>
        {shown.map((saved) => (
          <GameRow
            key={saved.id}
            saved={saved}
            obstacle={obstacleTo(saved.match, here)}
            onDelete={() => removeMatch(saved).catch(fail('deleteFailed'))}
          />
        ))}
        {shownDamaged.map((entry) => (
          <DamagedRow
            key={damagedName(entry)}
            damaged={entry}
            onDelete={() => removeDamaged(entry).catch(fail('deleteFailed'))}
          />
        ))}
      </ul>
      <ImportPanel matches={matches} onImported={refresh} />
    </div>
  );
}

/** Has the focus at once: the button that had it is gone. */
function DeletedBar({
  text,
  onRestore,
}: {
  readonly text: string;
  readonly onRestore: () => void;
}) {
  const say = useWords(WORDS);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  useEffect(() => button?.focus(), [button]);
  return (
    <div className="games-deleted panel">
      <p>{text}</p>
      <button ref={setButton} type="button" className="button button-small" onClick={onRestore}>
        <Icon name="back" />
        {say('restore')}
      </button>
    </div>
  );
}
