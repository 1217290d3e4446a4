/** A player as everybody may see them: ratings with their history, how many matches they played to the end, recent ones. */
import type { Profile, Standing } from '@open-gosu/protocol';
import { useState } from 'react';
import { Choices } from '../../app/Choices.tsx';
import { GAME_NAMES } from '../../games/titles.ts';
import { useWords } from '../../i18n/language.ts';
import { useSettings } from '../../settings/settings.ts';
import { api } from '../http/api.ts';
import { Section } from '../lobby/Section.tsx';
import { useList } from '../lobby/use-list.ts';
import '../../games/games.css';
import '../online.css';
import { Unreachable } from '../Unreachable.tsx';
import './people.css';
import { RatingGraph } from './RatingGraph.tsx';
import { ratingText } from './seat-name.ts';
import { useMe } from './use-me.ts';
import { useTold } from './use-told.ts';
import { WORDS } from './words.ts';

const RECENT = '10';

export function PlayerScreen({ id }: { readonly id: string }) {
  const say = useWords(WORDS);
  const { me } = useMe();
  const { told, again } = useTold(id, () => api.player({ id }));
  const recent = useList({ player: id, status: 'over', limit: RECENT }, false);
  if (told === null) return <p className="app-loading">{say('loading')}</p>;
  if (!told.ok) return <Unreachable refusal={told} retry={again} />;
  const profile = told.value;
  return (
    <div className="games app-page online people">
      <header>
        <h1>{profile.name}</h1>
        <About profile={profile} />
      </header>
      <Ratings profile={profile} />
      <Section title={say('recent')} none={say('noRecent')} list={recent} me={me?.id ?? null} />
    </div>
  );
}

function About({ profile }: { readonly profile: Profile }) {
  const say = useWords(WORDS);
  const { lang } = useSettings();
  const { since, guest, completion } = profile;
  const date = new Intl.DateTimeFormat(lang, { dateStyle: 'long' }).format(since);
  const share = new Intl.NumberFormat(lang, { style: 'percent' });
  return (
    <>
      <p className="online-lede">
        {say('since', { date })} · {say(guest ? 'isGuest' : 'isKept')}
      </p>
      <p className="people-completion">
        <span>{say('completion')}</span>{' '}
        <strong>{completion === null ? say('completionFew') : share.format(completion)}</strong>
      </p>
    </>
  );
}

function gameName(game: string): string {
  return game === 'gosu-tactics' ? GAME_NAMES['gosu-tactics'] : GAME_NAMES['gosu-x'];
}

const keyOf = ({ game, pace }: Standing) => `${game} ${pace}`;

function Ratings({ profile }: { readonly profile: Profile }) {
  const say = useWords(WORDS);
  const { standings, id } = profile;
  const [chosen, setChosen] = useState(() => standings[0] && keyOf(standings[0]));
  const shown = standings.find((one) => keyOf(one) === chosen) ?? standings[0];
  const hasDoubt = standings.some(({ rating }) => rating.provisional);
  return (
    <section className="online-section">
      <h2 className="online-heading">{say('ratings')}</h2>
      {shown === undefined ? (
        <p className="muted online-none">{say('noRatings')}</p>
      ) : (
        <>
          <StandingsTable standings={standings} />
          {hasDoubt && <p className="muted people-note">{say('provisional')}</p>}
          <h3 className="people-history">{say('history')}</h3>
          {standings.length > 1 && (
            <Choices
              className="games-filter"
              label={say('history')}
              isLabelUnseen
              value={keyOf(shown)}
              onChange={setChosen}
              options={standings.map((one) => ({
                value: keyOf(one),
                label: say('historyOf', {
                  game: gameName(one.game),
                  pace: say(`pace-${one.pace}`),
                }),
              }))}
            />
          )}
          <History key={keyOf(shown)} player={id} standing={shown} />
        </>
      )}
    </section>
  );
}

function StandingsTable({ standings }: Pick<Profile, 'standings'>) {
  const say = useWords(WORDS);
  return (
    <div className="people-table">
      <table>
        <thead>
          <tr>
            <th scope="col">{say('game')}</th>
            <th scope="col">{say('rating')}</th>
            <th scope="col">{say('played')}</th>
            <th scope="col">{say('won')}</th>
            <th scope="col">{say('drawn')}</th>
          </tr>
        </thead>
        <tbody>
          {standings.map((one) => (
            <tr key={keyOf(one)}>
              <th scope="row">
                {gameName(one.game)}
                <span className="people-pace">{say(`pace-${one.pace}`)}</span>
              </th>
              <td className="people-rating">{ratingText(one.rating)}</td>
              <td>{one.played}</td>
              <td>{one.won}</td>
              <td>{one.drawn}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function History({ player, standing }: { readonly player: string; readonly standing: Standing }) {
  const { game, pace } = standing;
  const { told } = useTold(`${player} ${game} ${pace}`, () =>
    api.ratingHistory({ id: player, query: { game, pace } }),
  );
  if (told === null) return null;
  return told.ok ? <RatingGraph points={told.value.points} /> : <p role="alert">{told.message}</p>;
}
