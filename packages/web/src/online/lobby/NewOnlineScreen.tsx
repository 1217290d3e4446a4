/** The form of a match on the server: against whom, by which clock, who may find it; then the link is ready to be sent. */
import { capitalize, inLang } from '@open-gosu/kernel';
import { CLOCK_DEFS, CLOCKS } from '@open-gosu/protocol';
import { type FormEvent, useEffect, useState } from 'react';
import { Choices } from '../../app/Choices.tsx';
import { Icon } from '../../app/icons.tsx';
import { go } from '../../app/route.ts';
import { Toggle } from '../../app/Toggle.tsx';
import type { GameId } from '../../engine/match.ts';
import { GAME_NAMES } from '../../games/titles.ts';
import { randomText } from '../../home/create-match.ts';
import { MOST_PLAYERS } from '../../home/form.ts';
import { levelChoices } from '../../home/levels.ts';
import '../../home/new-game.css';
import { Rulesets } from '../../home/Rulesets.tsx';
import { Strength } from '../../home/Strength.tsx';
import { WORDS as HOME_WORDS } from '../../home/words.ts';
import { useWords } from '../../i18n/language.ts';
import { useSettings } from '../../settings/settings.ts';
import { api } from '../http/api.ts';
import '../online.css';
import { NameToGive } from '../people/NameToGive.tsx';
import { meStore, useMe } from '../people/use-me.ts';
import { useName } from '../people/use-name.ts';
import { DaysAbout } from '../push/DaysAbout.tsx';
import { Unreachable } from '../Unreachable.tsx';
import {
  BEHIND,
  emptyOnlineForm,
  newMatchOf,
  type OnlineForm,
  type OtherSeat,
  ratedObstacle,
  seatedOthers,
} from './online-form.ts';
import { WORDS } from './words.ts';

const ID_LETTERS = 16;

interface PartProps {
  readonly form: OnlineForm;
  readonly change: (part: Partial<OnlineForm>) => void;
}

export function NewOnlineScreen({ game }: { readonly game: GameId }) {
  const say = useWords(WORDS);
  const sayHome = useWords(HOME_WORDS);
  const { lang } = useSettings();
  const self = useMe();
  const given = useName();
  const [form, setForm] = useState(() => emptyOnlineForm(game, lang));
  const [id, setId] = useState(() => randomText(ID_LETTERS));
  const [isMaking, setMaking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const shown = { ...form, game };
  const change: PartProps['change'] = (part) => setForm((before) => ({ ...before, ...part }));
  // Something else is asked for: another match.
  // biome-ignore lint/correctness/useExhaustiveDependencies: any change of the form
  useEffect(() => setId(randomText(ID_LETTERS)), [form, game]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isMaking) return;
    setMaking(true);
    setFailure(null);
    const person = await given.ensure();
    const made = person.ok
      ? await api.createMatch({ body: newMatchOf(shown, lang, Math.random(), id) })
      : person;
    if (made.ok) return go({ screen: 'match', id: made.value.match });
    // The session has ended meanwhile: a name is asked for again.
    if (made.code === 'not-signed-in') meStore.known(null);
    setFailure(made.message);
    setMaking(false);
  };

  if (self.refusal !== null) return <Unreachable refusal={self.refusal} />;
  const people = seatedOthers(shown).some(({ kind }) => kind === 'person');
  const act = people ? (shown.isPublic ? 'createOpen' : 'create') : 'createBots';
  return (
    <form className="new-game app-page" onSubmit={submit}>
      <header>
        <h1>{say('newTitle')}</h1>
        <p className="online-lede">{say('newLede')}</p>
      </header>
      <Choices
        label={say('game')}
        value={game}
        onChange={(chosen) => location.replace(`#/online/new/${chosen}`)}
        options={[
          { value: 'gosu-x', label: GAME_NAMES['gosu-x'], about: sayHome('two') },
          { value: 'gosu-tactics', label: GAME_NAMES['gosu-tactics'], about: sayHome('twoToFour') },
        ]}
      />
      <Seats form={shown} change={change} />
      <Clock form={shown} change={change} />
      <Finding form={shown} change={change} />
      <Starting form={shown} change={change} />
      <Advanced form={shown} change={change} />
      <NameToGive given={given} />
      <div className="new-game-go">
        {failure !== null && <p role="alert">{say('failed', { reason: failure })}</p>}
        <button
          type="submit"
          className="button button-primary"
          aria-disabled={isMaking || undefined}
        >
          {say(isMaking ? 'creating' : act)}
        </button>
      </div>
    </form>
  );
}

function Seats({ form, change }: PartProps) {
  const say = useWords(WORDS);
  const most = MOST_PLAYERS[form.game];
  const others = seatedOthers(form);
  const changeOne = (index: number, part: Partial<OtherSeat>) =>
    change({ others: form.others.map((one, i) => (i === index ? { ...one, ...part } : one)) });
  return (
    <section className="new-game-players">
      {most > 2 && (
        <Choices
          label={say('players')}
          value={String(form.players)}
          onChange={(chosen) => change({ players: Number(chosen) })}
          options={['2', '3', '4'].slice(0, most - 1).map((value) => ({ value, label: value }))}
        />
      )}
      {others.map((one, i) => (
        <SeatPicker
          // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its place at the table.
          key={i}
          label={others.length === 1 ? say('seat') : say('seatNth', { number: i + 2 })}
          seat={one}
          change={(part) => changeOne(i, part)}
        />
      ))}
    </section>
  );
}

interface SeatPickerProps {
  readonly label: string;
  readonly seat: OtherSeat;
  readonly change: (part: Partial<OtherSeat>) => void;
}

const PERSON = 'person';

function SeatPicker({ label, seat, change }: SeatPickerProps) {
  const say = useWords(WORDS);
  const { lang } = useSettings();
  const person = {
    value: PERSON,
    label: say('friend'),
    about: say('byLink'),
    picture: <Icon name="person" />,
  };
  const levels = levelChoices(lang).map(({ level, bot, name }) => ({
    value: bot,
    label: name,
    about: say('level', { level }),
    picture: <Strength level={level} />,
  }));
  return (
    <Choices
      className="new-game-levels"
      label={label}
      value={seat.kind === 'person' ? PERSON : seat.bot}
      onChange={(chosen) =>
        change(chosen === PERSON ? { kind: 'person' } : { kind: 'bot', bot: chosen })
      }
      options={[person, ...levels]}
    />
  );
}

function Clock({ form, change }: PartProps) {
  const say = useWords(WORDS);
  const { lang } = useSettings();
  return (
    <section>
      <Choices
        className="new-game-levels"
        label={say('clock')}
        value={form.clock}
        onChange={(clock) => change({ clock })}
        options={CLOCKS.map((value) => {
          // "standard, 12 min + 20 s"
          const [name = '', ...rest] = inLang(CLOCK_DEFS[value].text, lang).split(', ');
          const label = capitalize(name);
          return rest.length === 0 ? { value, label } : { value, label, about: rest.join(', ') };
        })}
      />
      <p className="muted online-about">
        {say('clockAbout')} <DaysAbout />
      </p>
    </section>
  );
}

function Finding({ form, change }: PartProps) {
  const say = useWords(WORDS);
  const obstacle = ratedObstacle(form);
  return (
    <section className="new-game-players">
      <Choices
        label={say('found')}
        value={form.isPublic ? 'public' : 'private'}
        onChange={(chosen) => change({ isPublic: chosen === 'public' })}
        options={[
          { value: 'private', label: say('private'), about: say('privateAbout') },
          { value: 'public', label: say('public'), about: say('publicAbout') },
        ]}
      />
      <div className="online-toggles">
        {obstacle === null ? (
          <Toggle
            label={say('rated')}
            about={say('ratedAbout')}
            isOn={form.isRated}
            onChange={(isRated) => change({ isRated })}
          />
        ) : (
          <p className="muted">{say(obstacle)}</p>
        )}
      </div>
    </section>
  );
}

const LOT = 'lot';

function Starting({ form, change }: PartProps) {
  const say = useWords(WORDS);
  const others = seatedOthers(form);
  const isLot = form.starts === null || form.starts > others.length;
  return (
    <Choices
      label={say('starts')}
      value={isLot ? LOT : String(form.starts)}
      onChange={(chosen) => change({ starts: chosen === LOT ? null : Number(chosen) })}
      options={[
        { value: LOT, label: say('byLot') },
        { value: '0', label: say('me') },
        ...others.map((_, i) => ({
          value: String(i + 1),
          label: others.length === 1 ? say('opponentStarts') : say('seatNth', { number: i + 2 }),
        })),
      ]}
    />
  );
}

function Advanced({ form, change }: PartProps) {
  const say = useWords(WORDS);
  const isRated = form.isRated && ratedObstacle(form) === null;
  return (
    <details className="new-game-advanced">
      <summary>{say('advanced')}</summary>
      {form.game === 'gosu-x' && <Rulesets chosen={form} change={change} />}
      {form.game === 'gosu-x' && !isRated && (
        <div className="online-toggles">
          <Toggle
            label={say('noDelay')}
            about={say('noDelayAbout')}
            isOn={form.noDelay}
            onChange={(noDelay) => change({ noDelay })}
          />
        </div>
      )}
      <Choices
        label={say('behind')}
        value={String(form.behind)}
        onChange={(chosen) => change({ behind: BEHIND.find((one) => String(one) === chosen) ?? 0 })}
        options={BEHIND.map((value) => ({ value: String(value), label: say(`behind-${value}`) }))}
      />
    </details>
  );
}
