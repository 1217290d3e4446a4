/**
 * The rules of a game: in two minutes, in full with their numbers, and its words; one search over all of it. The address
 * says which: `#/rules/gosu-x/X4.2` is a rule, `#/rules/gosu-x/glossary` the glossary.
 */
import { inLang } from '@open-gosu/kernel';
import { RECONSTRUCTION } from '@open-gosu/tactics';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { SearchField } from 'react-aria-components/SearchField';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';
import { go, hrefOf } from '../app/route.ts';
import type { GameId } from '../engine/match.ts';
import { GAME_NAMES } from '../games/titles.ts';
import { useWords } from '../i18n/language.ts';
import { useSettings } from '../settings/settings.ts';
import { Chapters } from './Chapters.tsx';
import { GlossaryList } from './GlossaryList.tsx';
import { type Entry, glossaryOf } from './glossary.ts';
import { QuickStart } from './QuickStart.tsx';
import './rules.css';
import { SearchResults } from './SearchResults.tsx';
import { Follow, RULES_VIEW } from './Spans.tsx';
import { type Loaded, useRulebook } from './use-rulebook.ts';
import { WORDS } from './words.ts';

interface RulesScreenProps {
  readonly game: GameId;
  /** A number, the name of a view, or null. */
  readonly rule: string | null;
}

const VIEWS = ['quick', RULES_VIEW, 'glossary'] as const;
type View = (typeof VIEWS)[number];

/** Whatever is not the name of a view is the number of a rule. */
function viewOf(rule: string | null): View {
  if (rule === null) return 'quick';
  return VIEWS.find((view) => view === rule) ?? RULES_VIEW;
}

export function RulesScreen({ game, rule }: RulesScreenProps) {
  const say = useWords(WORDS);
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed.trim());
  const glossary = useMemo(() => glossaryOf(game), [game]);
  const loaded = useRulebook(game);
  return (
    <div className="rules app-page">
      <header className="rules-header">
        <h1>{say('title')}</h1>
        <GameLinks game={game} rule={rule} />
        <SearchField className="rules-search" value={typed} onChange={setTyped}>
          <Label className="unseen">{say('search')}</Label>
          <Input className="field" placeholder={say('searchHint')} />
          <Button className="rules-clear" aria-label={say('clear')}>
            <span aria-hidden="true">×</span>
          </Button>
        </SearchField>
      </header>
      {query === '' ? (
        <Views game={game} rule={rule} glossary={glossary} loaded={loaded} />
      ) : (
        <WhenHere loaded={loaded}>
          {(book) => (
            <Follow value={() => setTyped('')}>
              <SearchResults query={query} book={book} glossary={glossary} />
            </Follow>
          )}
        </WhenHere>
      )}
      <Notes game={game} />
    </div>
  );
}

/** The same view of either game. */
function GameLinks({ game, rule }: RulesScreenProps) {
  const say = useWords(WORDS);
  const view = VIEWS.find((each) => each === rule) ?? null;
  return (
    <nav className="rules-games" aria-label={say('games')}>
      {(['gosu-x', 'gosu-tactics'] as const).map((each) => (
        <a
          key={each}
          className="button button-small"
          href={hrefOf({ screen: 'rules', game: each, rule: view })}
          aria-current={each === game ? 'true' : undefined}
        >
          {GAME_NAMES[each]}
        </a>
      ))}
    </nav>
  );
}

interface ViewsProps extends RulesScreenProps {
  readonly glossary: readonly Entry[];
  readonly loaded: Loaded;
}

function Views({ game, rule, glossary, loaded }: ViewsProps) {
  const say = useWords(WORDS);
  return (
    <Tabs
      selectedKey={viewOf(rule)}
      onSelectionChange={(view) => {
        if (view !== viewOf(rule)) go({ screen: 'rules', game, rule: String(view) });
      }}
    >
      <TabList className="rules-tabs" aria-label={say('views')}>
        {VIEWS.map((view) => (
          <Tab key={view} id={view} className="rules-tab">
            {say(view)}
          </Tab>
        ))}
      </TabList>
      <TabPanel id="quick" className="rules-panel">
        <QuickStart game={game} />
      </TabPanel>
      <TabPanel id={RULES_VIEW} className="rules-panel">
        <WhenHere loaded={loaded}>
          {(book) => <Chapters game={game} book={book} rule={rule} />}
        </WhenHere>
      </TabPanel>
      <TabPanel id="glossary" className="rules-panel">
        <GlossaryList entries={glossary} />
      </TabPanel>
    </Tabs>
  );
}

interface WhenHereProps {
  readonly loaded: Loaded;
  readonly children: (book: Extract<Loaded, { state: 'here' }>['book']) => ReactNode;
}

function WhenHere({ loaded, children }: WhenHereProps) {
  const say = useWords(WORDS);
  switch (loaded.state) {
    case 'loading':
      return <p role="status">{say('loading')}</p>;
    case 'failed':
      return (
        <div role="alert" className="panel panel-padded">
          <p>{say('failed')}</p>
          <button type="button" className="button" onClick={loaded.retry}>
            {say('tryAgain')}
          </button>
        </div>
      );
    case 'here':
      return children(loaded.book);
  }
}

function Notes({ game }: { readonly game: GameId }) {
  const say = useWords(WORDS);
  const { lang } = useSettings();
  return (
    <footer className="rules-notes">
      {game === 'gosu-tactics' && <p>{inLang(RECONSTRUCTION, lang)}</p>}
      <p>{say('unofficial')}</p>
    </footer>
  );
}
