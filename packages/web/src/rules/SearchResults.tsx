/** What a search found: words first, then rules, each with the way to its place. */
import { useMemo } from 'react';
import { useWords } from '../i18n/language.ts';
import { useSettings } from '../settings/settings.ts';
import type { Marks } from './fold.ts';
import { GlossaryList } from './GlossaryList.tsx';
import type { Entry } from './glossary.ts';
import type { Block, RulesPage } from './parse.ts';
import { RowItem, RuleItem } from './RuleBlocks.tsx';
import { search } from './search.ts';
import type { Rulebook } from './texts.ts';
import { WORDS } from './words.ts';

interface SearchResultsProps {
  readonly query: string;
  readonly book: Rulebook;
  readonly glossary: readonly Entry[];
}

export function SearchResults({ query, book, glossary }: SearchResultsProps) {
  const say = useWords(WORDS);
  const { lang } = useSettings();
  const page = book.pages[lang];
  const { entries, rules, marks } = useMemo(
    () => search(query, book.found, glossary),
    [query, book, glossary],
  );
  const isEmpty = entries.length + rules.length === 0;
  return (
    <section className="rules-results" aria-label={say('results')}>
      <p role="status" className="muted">
        {isEmpty
          ? say('foundNothing', { query })
          : say('found', { words: entries.length, rules: rules.length })}
      </p>
      {entries.length > 0 && (
        <>
          <h2>{say('words')}</h2>
          <GlossaryList entries={entries} marks={marks} isOrdered />
        </>
      )}
      {rules.length > 0 && (
        <>
          <h2>{say('rules')}</h2>
          {rules.map((id) => (
            <FoundRule key={id} id={id} page={page} marks={marks} />
          ))}
        </>
      )}
    </section>
  );
}

function FoundRule({
  id,
  page,
  marks,
}: {
  readonly id: string;
  readonly page: RulesPage;
  readonly marks: Marks;
}) {
  const blocks: readonly Block[] = page.sections.flatMap((section) => section.blocks);
  for (const block of blocks) {
    if (block.kind === 'rule' && block.id === id)
      return <RuleItem rule={block} marks={marks} isExcerpt />;
    if (block.kind !== 'table') continue;
    const row = block.rows.find((each) => each.id === id);
    if (row !== undefined) return <RowItem row={row} head={block.head} marks={marks} isExcerpt />;
  }
  return null;
}
