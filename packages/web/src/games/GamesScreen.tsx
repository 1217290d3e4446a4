/** All games kept in this browser: to continue, see again, give away, throw away; and others brought in. */
import { useEffect, useRef, useState } from 'react';
import { useAnnounce } from '../app/announcer.tsx';
import { Choices } from '../app/Choices.tsx';
import { Icon } from '../app/icons.tsx';
import { useWords } from '../i18n/language.ts';
import { useSettings } from '../settings/settings.ts';
import { deleteMatch, type SavedMatch, saveMatch } from '../storage/matches.ts';
import { GameRow } from './GameRow.tsx';
import './games.css';
import { ImportPanel } from './ImportPanel.tsx';
import { GAME_NAMES, isFinished, playersText } from './titles.ts';
import { useMatches } from './use-matches.ts';
import { isPlayable, useRules } from './use-rules.ts';
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

function has(matches: readonly SavedMatch[] | null, id: string): boolean {
  return matches?.some((saved) => saved.id === id) ?? false;
}

export function GamesScreen() {
  const say = useWords(WORDS);
  const { lang } = useSettings();
  const announce = useAnnounce();
  const [matches, refresh] = useMatches();
  const [filter, setFilter] = useState<Filter>('all');
  const [deleted, setDeleted] = useState<SavedMatch | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const rules = useRules();
  const brought = useRef<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  // The button that brought it back is gone: the focus goes to the game, or to the list where that is not shown.
  useEffect(() => {
    if (brought.current === null || deleted !== null || !has(matches, brought.current)) return;
    const row = list.current?.querySelector(`[data-id="${CSS.escape(brought.current)}"]`);
    brought.current = null;
    (row?.querySelector('a') ?? list.current)?.focus();
  }, [matches, deleted]);
  const titleOf = ({ match }: SavedMatch) => playersText(match, lang, say);

  const fail = (what: 'deleteFailed' | 'restoreFailed') => (fault: unknown) =>
    setFailure(say(what, { reason: fault instanceof Error ? fault.message : String(fault) }));

  const remove = async (saved: SavedMatch) => {
    await deleteMatch(saved.id);
    setDeleted(saved);
    await refresh();
    announce.polite(say('deleted', { game: titleOf(saved) }));
  };

  const restore = async () => {
    if (deleted === null) return;
    await saveMatch(deleted);
    brought.current = deleted.id;
    setDeleted(null);
    await refresh();
    announce.polite(say('restored', { game: titleOf(deleted) }));
  };

  const shown = (matches ?? []).filter((saved) => passes(saved, filter));
  return (
    <div className="games app-page">
      <header className="games-head">
        <h1>{say('title')}</h1>
        <a className="button button-primary" href="#/new/gosu-x">
          {say('newGame')}
        </a>
      </header>
      <p className="muted">{say('kept')}</p>
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
          text={say('deleted', { game: titleOf(deleted) })}
          onRestore={() => restore().catch(fail('restoreFailed'))}
        />
      )}
      {failure !== null && <p role="alert">{failure}</p>}
      {matches !== null && shown.length === 0 && (
        <p className="games-none">{say(matches.length === 0 ? 'none' : 'noneSuch')}</p>
      )}
      <ul ref={list} className="games-list" tabIndex={-1}>
        {shown.map((saved) => (
          <GameRow
            key={saved.id}
            saved={saved}
            isPlayable={isPlayable(saved.match, rules)}
            onDelete={() => remove(saved).catch(fail('deleteFailed'))}
          />
        ))}
      </ul>
      <ImportPanel onImported={refresh} />
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
