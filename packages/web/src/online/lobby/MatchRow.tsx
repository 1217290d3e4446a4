/** One match of a list on the server. */
import { inLang } from '@open-gosu/kernel';
import { CLOCK_DEFS, type MatchLine } from '@open-gosu/protocol';
import { hrefOf } from '../../app/route.ts';
import { momentText } from '../../games/moments.ts';
import { GAME_NAMES } from '../../games/titles.ts';
import { WORDS as GAMES_WORDS } from '../../games/words.ts';
import { useWords } from '../../i18n/language.ts';
import { useSettings } from '../../settings/settings.ts';
import { replayHref } from '../links.ts';
import { seatName, seatNames } from '../people/seat-name.ts';
import { WORDS as PEOPLE_WORDS } from '../people/words.ts';
import { WORDS } from './words.ts';

interface MatchRowProps {
  readonly line: MatchLine;
  /** The reader, where they have a name. */
  readonly me: string | null;
}

export function MatchRow({ line, me }: MatchRowProps) {
  const say = useWords(WORDS);
  const sayPeople = useWords(PEOPLE_WORDS);
  const { lang } = useSettings();
  const players = seatNames(line.seats, lang, sayPeople, me);
  const isOurTurn = line.yourTurn === true;
  return (
    <li className="games-row panel" data-turn={isOurTurn || undefined}>
      <div className="games-what">
        <strong>{players}</strong>
        <span className="games-facts">
          <span>
            {line.game === 'gosu-tactics' ? GAME_NAMES['gosu-tactics'] : GAME_NAMES['gosu-x']}
          </span>
          <span>{inLang(CLOCK_DEFS[line.clock].text, lang)}</span>
          {line.rated && <span>{say('isRated')}</span>}
          <Standing line={line} me={me} />
          <time dateTime={new Date(line.lastAt).toISOString()}>
            {momentText(line.lastAt, Date.now(), lang)}
          </time>
        </span>
      </div>
      <div className="games-actions">
        {isOurTurn && <span className="online-turn">{say('yourTurn')}</span>}
        <Actions line={line} me={me} players={players} />
      </div>
    </li>
  );
}

function Standing({ line: { status, seats, result }, me }: MatchRowProps) {
  const say = useWords(WORDS);
  const sayGames = useWords(GAMES_WORDS);
  const sayPeople = useWords(PEOPLE_WORDS);
  const { lang } = useSettings();
  if (status === 'open') {
    return (
      <span>{say('seatsFree', { count: seats.filter(({ kind }) => kind === 'open').length })}</span>
    );
  }
  if (result === undefined) return null;
  if (result.winners.length === 0) return <span>{say('cancelled')}</span>;
  const isWon =
    me !== null && result.winners.length === 1 && seats[result.winners[0] ?? -1]?.player === me;
  if (isWon) return <span>{say('youWon')}</span>;
  if (result.winners.length === seats.length) return <span>{sayGames('drawn')}</span>;
  const names = result.winners.flatMap((seat) => {
    const won = seats[seat];
    return won === undefined ? [] : [seatName(won, lang, sayPeople, me)];
  });
  const winner = new Intl.ListFormat(lang, { type: 'conjunction' }).format(names);
  return <span>{sayGames('won', { winner, count: names.length })}</span>;
}

interface ActionsProps extends MatchRowProps {
  readonly players: string;
}

/** What one can do with it: the first is the usual one. */
function Actions({ line, me, players }: ActionsProps) {
  const say = useWords(WORDS);
  const isMine = me !== null && line.seats.some(({ player }) => player === me);
  const named = (act: string) => say('rowNamed', { act, players });
  if (line.status === 'over') {
    return (
      <>
        <a className="button" href={replayHref(line.match)} aria-label={named(say('replay'))}>
          {say('replay')}
        </a>
        <a
          className="button"
          href={hrefOf({ screen: 'verify', id: line.match })}
          aria-label={named(say('verifyNamed'))}
        >
          {say('verify')}
        </a>
      </>
    );
  }
  const act = actOf(line, isMine);
  const isChief = isMine || act === 'join';
  return (
    <a
      className={isChief ? 'button button-primary' : 'button'}
      href={hrefOf({ screen: 'match', id: line.match })}
      aria-label={named(say(act))}
    >
      {say(act)}
    </a>
  );
}

function actOf({ status, yourTurn }: MatchLine, isMine: boolean) {
  if (!isMine) return status === 'open' ? 'join' : 'watch';
  if (status === 'open') return 'invitation';
  return yourTurn === true ? 'decide' : 'continue';
}
