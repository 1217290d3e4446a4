/** Play over the network: one's own matches, those one may join, those one may watch. */
import type { MatchLine } from '@open-gosu/protocol';
import { useState } from 'react';
import { Choices } from '../../app/Choices.tsx';
import { hrefOf } from '../../app/route.ts';
import type { GameId } from '../../engine/match.ts';
import '../../games/games.css';
import { GAME_NAMES } from '../../games/titles.ts';
import { useWords } from '../../i18n/language.ts';
import { isUnreachable } from '../http/call.ts';
import '../online.css';
import { useMe } from '../people/use-me.ts';
import { Unreachable } from '../Unreachable.tsx';
import { byUrgency, ofOthers } from './order.ts';
import { Section } from './Section.tsx';
import { useList } from './use-list.ts';
import { WORDS } from './words.ts';

const BOTH = 'both';
type Shown = GameId | typeof BOTH;
const PAGE = '10';
/** What is over is of less interest. */
const FEW = '5';

export function LobbyScreen() {
  const say = useWords(WORDS);
  const { state, me, refusal } = useMe();
  const [game, setGame] = useState<Shown>(BOTH);
  const player = me?.id ?? null;
  const one = game === BOTH ? {} : { game };
  const mine = (status: MatchLine['status'], limit = PAGE) =>
    player === null ? null : { ...one, player, status, limit };
  const isKnown = state === 'known';
  const running = useList(mine('running'), true);
  const waiting = useList(mine('open'), true);
  const over = useList(mine('over', FEW), false);
  const open = useList(isKnown ? { ...one, status: 'open', limit: PAGE } : null, true);
  const watched = useList(isKnown ? { ...one, status: 'running', limit: PAGE } : null, true);

  const lost = refusal ?? open.refusal;
  if (lost !== null && isUnreachable(lost.code)) {
    return <Unreachable refusal={lost} retry={refusal === null ? open.refresh : undefined} />;
  }
  const all =
    running.lines === null || waiting.lines === null
      ? null
      : byUrgency([...running.lines, ...waiting.lines]);
  const more = () => {
    for (const list of [running, waiting]) if (list.hasMore) list.more();
  };
  return (
    <div className="games app-page online">
      <header className="games-head">
        <div>
          <h1>{say('title')}</h1>
          <p className="online-lede">{say('lede')}</p>
        </div>
        <a
          className="button button-primary online-create"
          href={hrefOf({ screen: 'online-new', game: game === BOTH ? 'gosu-x' : game })}
        >
          {say('playFriend')}
        </a>
      </header>
      <div className="online-bar">
        <Choices
          className="games-filter"
          label={say('game')}
          isLabelUnseen
          value={game}
          onChange={setGame}
          options={[
            { value: BOTH, label: say('bothGames') },
            { value: 'gosu-x', label: GAME_NAMES['gosu-x'] },
            { value: 'gosu-tactics', label: GAME_NAMES['gosu-tactics'] },
          ]}
        />
        <p className="online-links">
          <a href={hrefOf({ screen: 'me' })}>{me === null ? say('account') : me.name}</a>
          <a
            href={hrefOf({
              screen: 'leaders',
              game: game === BOTH ? 'gosu-x' : game,
              pace: null,
            })}
          >
            {say('leaders')}
          </a>
        </p>
      </div>
      {lost !== null && <p role="alert">{lost.message}</p>}
      {player !== null && (
        <Section
          title={say('mine')}
          none={say('mineNone')}
          list={{ ...running, lines: all, hasMore: running.hasMore || waiting.hasMore, more }}
          me={player}
        />
      )}
      <Section
        title={say('open')}
        none={say('openNone')}
        list={{ ...open, lines: isKnown ? open.lines && ofOthers(open.lines, player) : null }}
        me={player}
      />
      <Section
        title={say('running')}
        none={say('runningNone')}
        list={{
          ...watched,
          lines: isKnown ? watched.lines && ofOthers(watched.lines, player) : null,
        }}
        me={player}
      />
      {over.lines !== null && over.lines.length > 0 && (
        <Section title={say('finished')} none="" list={over} me={player} />
      )}
    </div>
  );
}
