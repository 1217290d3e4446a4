/** A list of matches with its heading, and more of it where there is more. */
import { useWords } from '../../i18n/language.ts';
import { MatchRow } from './MatchRow.tsx';
import type { MatchList } from './use-list.ts';
import { WORDS } from './words.ts';

interface SectionProps {
  readonly title: string;
  /** Said where the list is empty. */
  readonly none: string;
  readonly list: MatchList;
  readonly me: string | null;
}

export function Section({ title, none, list, me }: SectionProps) {
  const say = useWords(WORDS);
  const { lines, hasMore, more } = list;
  return (
    <section className="online-section">
      <h2 className="online-heading">{title}</h2>
      {lines === null && <p className="muted online-none">{say('loading')}</p>}
      {lines?.length === 0 && <p className="muted online-none">{none}</p>}
      {lines !== null && lines.length > 0 && (
        <ul className="games-list">
          {lines.map((line) => (
            <MatchRow key={line.match} line={line} me={me} />
          ))}
        </ul>
      )}
      {hasMore && (
        <button
          type="button"
          className="button button-small online-more"
          aria-label={say('moreOf', { section: title })}
          onClick={more}
        >
          {say('more')}
        </button>
      )}
    </section>
  );
}
