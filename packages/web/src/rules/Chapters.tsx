/** All rules of a game, by section, with the way to each. */
import { useEffect } from 'react';
import { hrefOf } from '../app/route.ts';
import type { GameId } from '../engine/match.ts';
import { useWords } from '../i18n/language.ts';
import { useSettings } from '../settings/settings.ts';
import { anchorOf, arriveAt } from './arrival.ts';
import { plainText, type RulesPage, rulesOf, type Section } from './parse.ts';
import { RuleBlocks } from './RuleBlocks.tsx';
import { RULES_VIEW, Spans } from './Spans.tsx';
import type { Rulebook } from './texts.ts';
import { WORDS } from './words.ts';

interface ChaptersProps {
  readonly game: GameId;
  readonly book: Rulebook;
  /** A rule or a section the address names; null for none. */
  readonly rule: string | null;
}

export function Chapters({ game, book, rule }: ChaptersProps) {
  const say = useWords(WORDS);
  const { lang } = useSettings();
  const page = book.pages[lang];
  const asked = rule === null || rule === RULES_VIEW ? null : rule;
  const isKnown = asked === null || hasRule(page, asked);
  useEffect(() => {
    if (asked !== null) arriveAt(asked);
  }, [asked]);
  return (
    <div className="rules-chapters">
      {/* Before all else, and where one arrives: a phone would show it below the list of sections. */}
      {!isKnown && (
        <p
          id={anchorOf(asked ?? '')}
          tabIndex={-1}
          className="rules-none panel panel-padded"
          role="status"
        >
          {say('noSuchRule', { rule: asked ?? '' })}
        </p>
      )}
      <Contents game={game} sections={page.sections} />
      <div className="rules-text">
        {page.sections.map((section) => (
          <section key={section.id} aria-labelledby={anchorOf(section.id ?? '')}>
            <h2
              className="rules-section"
              id={anchorOf(section.id ?? '')}
              tabIndex={-1}
              data-current={section.id === rule || undefined}
            >
              <span className="rules-section-number">{section.id}</span>{' '}
              <span>
                <Spans spans={section.title} />
              </span>
            </h2>
            <RuleBlocks blocks={section.blocks} current={rule} />
          </section>
        ))}
        <details className="rules-about">
          <summary>{say('aboutText')}</summary>
          <div className="prose">
            <RuleBlocks blocks={page.intro} isExcerpt />
          </div>
        </details>
      </div>
    </div>
  );
}

function hasRule(page: RulesPage, id: string): boolean {
  return (
    page.sections.some((section) => section.id === id) ||
    rulesOf(page).some((rule) => rule.id === id)
  );
}

function Contents({
  game,
  sections,
}: {
  readonly game: GameId;
  readonly sections: readonly Section[];
}) {
  const say = useWords(WORDS);
  return (
    <nav className="rules-contents" aria-label={say('contents')}>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={hrefOf({ screen: 'rules', game, rule: id })}>
              <span className="rules-section-number">{id}</span> {shortTitle(plainText(title))}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Without what stands in brackets after it. */
function shortTitle(title: string): string {
  return title.replace(/\s*\(.*\)$/, '');
}
