/** The words of a game, by name, in both languages, with what they mean. */
import { type Lang, typeset } from '@open-gosu/kernel';
import { useWords } from '../i18n/language.ts';
import { useSettings } from '../settings/settings.ts';
import { fold, type Marks, NO_MARKS } from './fold.ts';
import type { Entry } from './glossary.ts';
import { Marked, RuleLink } from './Spans.tsx';
import { WORDS } from './words.ts';

interface GlossaryListProps {
  readonly entries: readonly Entry[];
  readonly marks?: Marks;
  /** In the order given, not by name. */
  readonly isOrdered?: boolean;
}

export function GlossaryList({ entries, marks = NO_MARKS, isOrdered = false }: GlossaryListProps) {
  const { lang } = useSettings();
  return (
    <dl className="rules-glossary">
      {(isOrdered ? entries : byName(entries, lang)).map((entry) => (
        <GlossaryEntry key={entry.id} entry={entry} marks={marks} />
      ))}
    </dl>
  );
}

export function byName(entries: readonly Entry[], lang: Lang): readonly Entry[] {
  return [...entries].sort((a, b) => fold(a.name[lang]).localeCompare(fold(b.name[lang]), lang));
}

function GlossaryEntry({ entry, marks }: { readonly entry: Entry; readonly marks: Marks }) {
  const say = useWords(WORDS);
  const { lang } = useSettings();
  const other = lang === 'en' ? 'fr' : 'en';
  const { name, glosses, also, rule } = entry;
  return (
    <div className="rules-entry">
      <dt>
        <Marked text={name[lang]} marks={marks} />
        {fold(name[other]) !== fold(name[lang]) && (
          <>
            <span aria-hidden="true"> / </span>
            <span className="rules-entry-other" lang={other}>
              <Marked text={name[other]} marks={marks} />
            </span>
          </>
        )}
      </dt>
      <dd>
        {glosses.map((gloss) => (
          <p key={gloss.en}>
            <Marked text={typeset(gloss[lang], lang)} marks={marks} />
          </p>
        ))}
        {also.length > 0 && (
          <p className="muted">
            <Marked text={say('also', { names: also.join(', ') })} marks={marks} />
          </p>
        )}
      </dd>
      <dd className="rules-entry-rule">
        <RuleLink id={rule} />
      </dd>
    </div>
  );
}
