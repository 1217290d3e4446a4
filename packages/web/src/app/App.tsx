/**
 * The frame of the page: one screen at a time, by route, with the way to all others. The table and replays have the whole
 * window to themselves and bring their own way out.
 */
import { Fragment, Suspense, useEffect, useRef } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useWords } from '../i18n/language.ts';
import { useSettings } from '../settings/settings.ts';
import { AnnouncerProvider } from './announcer.tsx';
import './app.css';
import { useAppearance } from './appearance.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Header } from './Header.tsx';
import { Notices } from './Notices.tsx';
import { type Route, useRoute } from './route.ts';
import { keyOf, screenOf } from './screens.tsx';
import { WORDS } from './words.ts';

/** For the few words that React Aria says itself. */
const LOCALES = { en: 'en-US', fr: 'fr-FR' } as const;

export function App() {
  const route = useRoute();
  const say = useWords(WORDS);
  const { lang } = useSettings();
  useAppearance();
  const isWhole = isWholeWindow(route);
  const key = keyOf(route);
  return (
    <I18nProvider locale={LOCALES[lang]}>
      <AnnouncerProvider>
        <div className="app" data-whole={isWhole || undefined}>
          {/* A button, for the part of an address after # is the route. */}
          <button
            type="button"
            className="app-skip"
            onClick={() => document.getElementById('main')?.focus()}
          >
            {say('skip')}
          </button>
          {!isWhole && <Header route={route} />}
          <main id="main" className="app-main" tabIndex={-1}>
            <ErrorBoundary resetKey={key}>
              <Suspense fallback={<Loading />}>
                <Fragment key={key}>{screenOf(route)}</Fragment>
                <Arrival key={`arrival ${key}`} screen={route.screen} />
              </Suspense>
            </ErrorBoundary>
          </main>
          <Notices isInGame={isWhole} />
        </div>
      </AnnouncerProvider>
    </I18nProvider>
  );
}

/** A table has the whole window. */
function isWholeWindow(route: Route): boolean {
  if (route.screen === 'learn') return route.lesson !== null;
  return ['play', 'match', 'replay'].includes(route.screen);
}

function Loading() {
  const say = useWords(WORDS);
  return (
    <p className="app-loading" role="status">
      {say('loading')}
    </p>
  );
}

let hasArrived = false;

/** Stands behind a screen, so its effect runs once that is there: names the document, and moves the focus to the heading. */
function Arrival({ screen }: { readonly screen: Route['screen'] }) {
  const say = useWords(WORDS);
  const isMounted = useRef(false);
  useEffect(() => {
    document.title = screen === 'home' ? say('product') : say('titled', { title: say(screen) });
  }, [screen, say]);
  useEffect(() => {
    if (isMounted.current) return;
    isMounted.current = true;
    // The first page is read from its beginning, as any page is.
    if (!hasArrived) {
      hasArrived = true;
      return;
    }
    scrollTo(0, 0);
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading === null) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, []);
  return null;
}
