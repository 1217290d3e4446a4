/** The first page: into a game at once, back into the last one, or to everything else. */
import { Icon } from '../app/icons.tsx';
import { install, useOffline } from '../app/offline.ts';
import { hrefOf } from '../app/route.ts';
import { CLANS_OF } from '../design/palette.ts';
import type { GameId, Match } from '../engine/match.ts';
import { momentText } from '../games/moments.ts';
import { GAME_NAMES, isFinished, playersText, standingText } from '../games/titles.ts';
import { useMatches } from '../games/use-matches.ts';
import { obstacleTo, strangerIn, useHere } from '../games/use-obstacles.ts';
import { WORDS as GAMES_WORDS } from '../games/words.ts';
import { useWords } from '../i18n/language.ts';
import { useSettings } from '../settings/settings.ts';
import type { SavedMatch } from '../storage/matches.ts';
import { Army } from './Army.tsx';
import { FirstGame, Start } from './FirstGame.tsx';
import { again } from './form.ts';
import './home.css';
import { Stamp } from './Stamp.tsx';
import { WORDS } from './words.ts';

export function HomeScreen() {
  const say = useWords(WORDS);
  const [matches, , damaged] = useMatches();
  return (
    <div className="home app-page">
      <section className="home-hero">
        <div className="home-hero-text">
          <h1>{say('title')}</h1>
          <p className="home-lede">{say('lede')}</p>
          {/* Kept at its height while the list is read, so that nothing jumps. */}
          <div className="home-now">
            {matches !== null &&
              (matches.length === 0 ? <Beginning /> : <Continue matches={matches} />)}
            {matches !== null && <Online kept={matches.length + damaged.length} />}
          </div>
        </div>
        <Army />
      </section>
      <section className="home-games" aria-label={say('games')}>
        <GameSlip game="gosu-x" about={say('aboutX')} facts={[say('two'), say('minutesX')]} />
        <GameSlip
          game="gosu-tactics"
          about={say('aboutTactics')}
          facts={[say('twoToFour'), say('minutesTactics'), say('reconstructed')]}
        />
      </section>
      <Footer />
    </div>
  );
}

function PlayAgain({ match }: { readonly match: Match }) {
  const say = useWords(WORDS);
  const sayGames = useWords(GAMES_WORDS);
  const { lang } = useSettings();
  const players = playersText(match, lang, sayGames);
  const about = say('againAbout', { game: GAME_NAMES[match.game], players });
  return <Start label={say('again')} about={about} plan={again(match)} />;
}

/** Over the network: the other way into a game; beside it the way to those that are kept. */
function Online({ kept }: { readonly kept: number }) {
  const say = useWords(WORDS);
  return (
    <p className="home-online">
      <a
        className={kept === 0 ? 'button' : 'button button-small'}
        href={hrefOf({ screen: 'lobby' })}
      >
        <Icon name="person" />
        {say('online')}
      </a>
      {kept === 0 ? (
        <span className="muted">{say('onlineAbout')}</span>
      ) : (
        <a href="#/games">{say('allGames', { count: kept })}</a>
      )}
    </p>
  );
}

/** Somebody who has never been here. */
function Beginning() {
  const say = useWords(WORDS);
  return (
    <>
      <FirstGame />
      <p>
        <a href="#/learn">{say('lessonsFirst')}</a>
      </p>
    </>
  );
}

const SHOWN = 2;

function Continue({ matches }: { readonly matches: readonly SavedMatch[] }) {
  const say = useWords(WORDS);
  const here = useHere(matches);
  const running = matches
    .filter((saved) => !isFinished(saved) && obstacleTo(saved.match, here) === null)
    .slice(0, SHOWN);
  const last = matches.find(({ match }) => strangerIn(match, here) === null);
  return (
    <>
      {running.length > 0 && (
        <>
          <h2 className="home-continue-title">{say('continueTitle')}</h2>
          <ul className="home-continue">
            {running.map((saved, i) => (
              <ContinueRow key={saved.id} saved={saved} isFirst={i === 0} />
            ))}
          </ul>
        </>
      )}
      {running.length === 0 &&
        (last === undefined ? <FirstGame /> : <PlayAgain match={last.match} />)}
    </>
  );
}

function ContinueRow({
  saved,
  isFirst,
}: {
  readonly saved: SavedMatch;
  readonly isFirst: boolean;
}) {
  const say = useWords(WORDS);
  const sayGames = useWords(GAMES_WORDS);
  const { lang } = useSettings();
  const players = playersText(saved.match, lang, sayGames);
  return (
    <li>
      <div>
        <strong>{players}</strong>
        <span className="muted">
          {GAME_NAMES[saved.match.game]} · {standingText(saved, lang, sayGames)} ·{' '}
          {momentText(saved.updated, Date.now(), lang)}
        </span>
      </div>
      <a
        className={isFirst ? 'button button-primary' : 'button'}
        href={hrefOf({ screen: 'play', id: saved.id })}
        aria-label={say('continueNamed', { game: players })}
      >
        {say('continue')}
      </a>
    </li>
  );
}

interface GameSlipProps {
  readonly game: GameId;
  readonly about: string;
  readonly facts: readonly string[];
}

/** A game on a slip of paper. */
function GameSlip({ game, about, facts }: GameSlipProps) {
  const say = useWords(WORDS);
  const name = GAME_NAMES[game];
  return (
    <article className="home-slip">
      <div className="home-slip-emblems">
        {CLANS_OF[game].map((clan) => (
          <Stamp key={clan} clan={clan} />
        ))}
      </div>
      <h2>{name}</h2>
      <p>{about}</p>
      <ul className="home-facts">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <div className="home-slip-actions">
        <a className="button home-slip-new" href={hrefOf({ screen: 'new', game })}>
          {say('newNamed', { game: name })}
        </a>
        <a
          href={hrefOf({ screen: 'learn', lesson: null })}
          aria-label={say('learnNamed', { game: name })}
        >
          {say('learn')}
        </a>
        <a
          href={hrefOf({ screen: 'rules', game, rule: null })}
          aria-label={say('rulesOf', { game: name })}
        >
          {say('rules')}
        </a>
        <a
          href={hrefOf({ screen: 'cards', game, card: null })}
          aria-label={say('cardsOf', { game: name })}
        >
          {say('cards')}
        </a>
      </div>
    </article>
  );
}

function Footer() {
  const say = useWords(WORDS);
  const { state, canInstall } = useOffline();
  return (
    <footer className="home-footer">
      <p>{say('unofficial')}</p>
      <p className="home-footer-state">
        {state === 'ready' && (
          <span className="chip">
            <Icon name="offline" /> {say('worksOffline')}
          </span>
        )}
        {canInstall && (
          <button type="button" className="button button-small" onClick={install}>
            {say('install')}
          </button>
        )}
        <a href="#/settings">{say('about')}</a>
      </p>
    </footer>
  );
}
