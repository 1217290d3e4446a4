/** The best of a game at a pace. */
import { type LeaderPage, PACES, type Pace } from '@open-gosu/protocol';
import { useCallback, useEffect, useState } from 'react';
import { Choices } from '../../app/Choices.tsx';
import { go, hrefOf } from '../../app/route.ts';
import type { GameId } from '../../engine/match.ts';
import '../../games/games.css';
import { GAME_NAMES } from '../../games/titles.ts';
import { useWords } from '../../i18n/language.ts';
import { api } from '../http/api.ts';
import type { ApiRefusal } from '../http/outcome.ts';
import '../online.css';
import { Unreachable } from '../Unreachable.tsx';
import './people.css';
import { ratingText } from './seat-name.ts';
import { useMe } from './use-me.ts';
import { WORDS } from './words.ts';

interface LeadersScreenProps {
  readonly game: GameId;
  readonly pace: string | null;
}

const USUAL: Pace = 'standard';

export function LeadersScreen({ game, pace: asked }: LeadersScreenProps) {
  const say = useWords(WORDS);
  const pace = PACES.find((one) => one === asked) ?? USUAL;
  const { leaders, hasMore, refusal, read, more } = useLeaders(game, pace);
  if (refusal !== null && leaders === null) return <Unreachable refusal={refusal} retry={read} />;
  return (
    <div className="games app-page online people">
      <header>
        <h1>{say('leaders')}</h1>
        <p className="online-lede">{say('leadersAbout')}</p>
      </header>
      <div className="people-choices">
        <Choices
          label={say('game')}
          value={game}
          onChange={(chosen) => go({ screen: 'leaders', game: chosen, pace })}
          options={[
            { value: 'gosu-x', label: GAME_NAMES['gosu-x'] },
            { value: 'gosu-tactics', label: GAME_NAMES['gosu-tactics'] },
          ]}
        />
        <Choices
          label={say('pace')}
          value={pace}
          onChange={(chosen) => go({ screen: 'leaders', game, pace: chosen })}
          options={PACES.map((value) => ({ value, label: say(`pace-${value}`) }))}
        />
      </div>
      {refusal !== null && <p role="alert">{refusal.message}</p>}
      {leaders === null && <p className="muted online-none">{say('loading')}</p>}
      {leaders?.length === 0 && <p className="muted online-none">{say('noLeaders')}</p>}
      {leaders !== null && leaders.length > 0 && <Table leaders={leaders} />}
      {hasMore && (
        <button type="button" className="button online-more" onClick={more}>
          {say('more')}
        </button>
      )}
    </div>
  );
}

type Leaders = LeaderPage['leaders'];

function useLeaders(game: GameId, pace: Pace) {
  const [held, setHeld] = useState<{
    readonly key: string;
    readonly leaders: Leaders | null;
    readonly next: string | null;
    readonly refusal: ApiRefusal | null;
  } | null>(null);
  const key = `${game} ${pace}`;
  const fetchPage = useCallback(
    async (after: string | null) => {
      const told = await api.leaderboard({
        query: { game, pace, ...(after === null ? {} : { after }) },
      });
      setHeld((before) => {
        const kept = after !== null && before?.key === key ? (before.leaders ?? []) : [];
        if (!told.ok)
          return { key, leaders: after === null ? null : kept, next: null, refusal: told };
        const { leaders, next = null } = told.value;
        return { key, leaders: [...kept, ...leaders], next, refusal: null };
      });
    },
    [game, pace, key],
  );
  useEffect(() => {
    fetchPage(null);
  }, [fetchPage]);
  const now = held?.key === key ? held : null;
  return {
    leaders: now?.leaders ?? null,
    refusal: now?.refusal ?? null,
    hasMore: now !== null && now.next !== null,
    read: () => fetchPage(null),
    more: () => fetchPage(now?.next ?? null),
  };
}

function Table({ leaders }: { readonly leaders: Leaders }) {
  const say = useWords(WORDS);
  const { me } = useMe();
  return (
    <div className="people-table people-leaders">
      <table>
        <thead>
          <tr>
            <th scope="col">{say('rank')}</th>
            <th scope="col">{say('name')}</th>
            <th scope="col">{say('rating')}</th>
            <th scope="col">{say('played')}</th>
          </tr>
        </thead>
        <tbody>
          {leaders.map(({ rank, id, name, rating, played }) => (
            <tr key={id} data-you={id === me?.id || undefined}>
              <td className="people-rank">{rank}</td>
              <th scope="row">
                <a href={hrefOf({ screen: 'player', id })}>{name}</a>
              </th>
              <td className="people-rating">{ratingText(rating)}</td>
              <td>{played}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
