/** What the gallery can be narrowed to. */
import { type ReactNode, useMemo } from 'react';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { SearchField } from 'react-aria-components/SearchField';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { Emblem, TermSign } from '../cards/index.ts';
import type { Book, BookTerm } from '../engine/book.ts';
import { useWords } from '../i18n/language.ts';
import { type Filter, termsOnCards } from './filter.ts';
import { useWide } from './use-wide.ts';
import { WORDS } from './words.ts';

interface FiltersProps {
  readonly book: Book;
  readonly filter: Filter;
  readonly onChange: (change: Partial<Filter>) => void;
}

const LEVELS = [1, 2, 3] as const;

export function Filters({ book, filter, onChange }: FiltersProps) {
  const say = useWords(WORDS);
  const words = { game: book.game === 'gosu-tactics' ? 'tactics' : 'x' };
  const { printed, others } = useMemo(() => termsOnCards(book), [book]);
  const isWide = useWide();
  const groups = (
    <>
      <Toggles
        label={say('clans')}
        chosen={filter.clans}
        onChange={(clans) => onChange({ clans })}
        options={book.clans.map(({ id, name }) => ({
          id,
          label: name,
          picture: (
            <span className="gallery-clan-mark" data-clan={id}>
              <Emblem clan={id} />
            </span>
          ),
        }))}
      />
      <Toggles
        label={say('levels')}
        chosen={new Set([...filter.levels].map(String))}
        onChange={(levels) => onChange({ levels: new Set([...levels].map(Number)) })}
        options={LEVELS.map((level) => ({
          id: String(level),
          label: book.levels[level - 1] ?? String(level),
          picture: <span aria-hidden="true">{'●'.repeat(level)}</span>,
        }))}
      />
      <Toggles
        label={say('terms', words)}
        chosen={filter.terms}
        onChange={(terms) => onChange({ terms })}
        options={printed.map(toOption)}
      />
      <details className="gallery-terms">
        <summary>
          {say('moreTerms', { count: others.filter(({ id }) => filter.terms.has(id)).length })}
        </summary>
        <Toggles
          label={say('moreTerms', { count: 0 })}
          chosen={filter.terms}
          onChange={(terms) => onChange({ terms })}
          options={others.map(toOption)}
        />
      </details>
    </>
  );
  return (
    <div className="gallery-filters">
      <SearchField
        className="rules-search"
        value={filter.query}
        onChange={(query) => onChange({ query })}
      >
        <Label className="unseen">{say('search')}</Label>
        <Input className="field" placeholder={say('searchHint')} />
        <Button className="rules-clear" aria-label={say('clear')}>
          <span aria-hidden="true">×</span>
        </Button>
      </SearchField>
      {isWide ? (
        groups
      ) : (
        <details className="gallery-narrow">
          <summary>{say('filters', { count: countOf(filter) })}</summary>
          {groups}
        </details>
      )}
    </div>
  );
}

function countOf({ clans, levels, terms }: Filter): number {
  return clans.size + levels.size + terms.size;
}

function toOption({ id, name }: BookTerm) {
  return { id, label: name, picture: <TermSign term={id} /> };
}

interface TogglesProps {
  readonly label: string;
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
  readonly options: readonly {
    readonly id: string;
    readonly label: string;
    readonly picture: ReactNode;
  }[];
}

/** One stop for the Tab key, arrows inside. */
function Toggles({ label, chosen, onChange, options }: TogglesProps) {
  return (
    <ToggleButtonGroup
      className="gallery-toggles"
      aria-label={label}
      selectionMode="multiple"
      selectedKeys={chosen}
      onSelectionChange={(keys) => onChange(new Set([...keys].map(String)))}
    >
      {options.map((option) => (
        <ToggleButton key={option.id} id={option.id} className="gallery-toggle">
          {option.picture}
          {option.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
