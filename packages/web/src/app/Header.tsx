/** The way to every page: on top of wide windows, at the foot of narrow ones, where a thumb reaches it. */
import { useWords } from '../i18n/language.ts';
import { changeSettings, useSettings } from '../settings/settings.ts';
import { Icon, type IconName } from './icons.tsx';
import { Mark } from './Mark.tsx';
import { hrefOf, type Route } from './route.ts';
import { WORDS } from './words.ts';

interface Entry {
  readonly screen: Route['screen'];
  readonly to: Route;
  readonly icon: IconName;
  readonly word: 'home' | 'gamesShort' | 'rules' | 'cards' | 'settings';
}

const ENTRIES: readonly Entry[] = [
  { screen: 'home', to: { screen: 'home' }, icon: 'home', word: 'home' },
  { screen: 'games', to: { screen: 'games' }, icon: 'games', word: 'gamesShort' },
  {
    screen: 'rules',
    to: { screen: 'rules', game: 'gosu-x', rule: null },
    icon: 'rules',
    word: 'rules',
  },
  {
    screen: 'cards',
    to: { screen: 'cards', game: 'gosu-x', card: null },
    icon: 'cards',
    word: 'cards',
  },
  { screen: 'settings', to: { screen: 'settings' }, icon: 'settings', word: 'settings' },
];

export function Header({ route }: { readonly route: Route }) {
  const say = useWords(WORDS);
  const { lang } = useSettings();
  const other = lang === 'fr' ? 'en' : 'fr';
  return (
    <header className="app-header">
      <a className="app-brand" href="#/">
        <Mark className="app-mark" />
        <span>{say('product')}</span>
      </a>
      <nav className="app-nav" aria-label={say('pages')}>
        {ENTRIES.map(({ screen, to, icon, word }) => (
          <a
            key={screen}
            href={hrefOf(to)}
            data-entry={screen}
            aria-current={screen === route.screen ? 'page' : undefined}
          >
            <Icon name={icon} />
            <span>{say(word)}</span>
          </a>
        ))}
      </nav>
      <button
        type="button"
        className="app-language"
        lang={other}
        onClick={() => changeSettings({ lang: other })}
      >
        <Icon name="language" />
        <span>{say('otherLanguage')}</span>
      </button>
    </header>
  );
}
