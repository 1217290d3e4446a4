/** The form of a new game: which, against whom, who starts; the rest has sensible answers already. */
import { type FormEvent, useState } from 'react';
import { Choices } from '../app/Choices.tsx';
import { Icon } from '../app/icons.tsx';
import { go } from '../app/route.ts';
import type { GameId } from '../engine/match.ts';
import { GAME_NAMES } from '../games/titles.ts';
import { useWords } from '../i18n/language.ts';
import { useSettings } from '../settings/settings.ts';
import { createMatch } from './create-match.ts';
import {
  chairs,
  emptyForm,
  type Form,
  MOST_PLAYERS,
  namesIn,
  type Opponent,
  planOf,
  seated,
} from './form.ts';
import './home.css';
import { levelChoices } from './levels.ts';
import './new-game.css';
import { keepNames, loadNames, MOST_LETTERS } from './names.ts';
import { Rulesets } from './Rulesets.tsx';
import { Strength } from './Strength.tsx';
import { WORDS } from './words.ts';

type Change = (part: Partial<Form>) => void;

export function NewGameScreen({ game }: { readonly game: GameId }) {
  const say = useWords(WORDS);
  const { lang } = useSettings();
  const [form, setForm] = useState(() => emptyForm(game, loadNames(), lang));
  const [isStarting, setStarting] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const shown = { ...form, game };
  const change: Change = (part) => setForm((before) => ({ ...before, ...part }));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isStarting) return;
    setStarting(true);
    keepNames(namesIn(shown));
    const sitters = chairs(shown, lang, (number) => say('playerNth', { number }));
    try {
      const created = await createMatch(planOf(shown, sitters, Math.random()), lang);
      if (created.ok) return go({ screen: 'play', id: created.value });
      setFailure(created.message);
    } catch (fault) {
      setFailure(fault instanceof Error ? fault.message : String(fault));
    }
    setStarting(false);
  };

  return (
    <form className="new-game app-page" onSubmit={submit}>
      <h1>{say('newTitle')}</h1>
      <Choices
        label={say('game')}
        value={game}
        onChange={(chosen) => location.replace(`#/new/${chosen}`)}
        options={[
          { value: 'gosu-x', label: GAME_NAMES['gosu-x'], about: say('two') },
          { value: 'gosu-tactics', label: GAME_NAMES['gosu-tactics'], about: say('twoToFour') },
        ]}
      />
      <Players form={shown} change={change} />
      <Starter form={shown} change={change} />
      <Advanced form={shown} change={change} />
      <div className="new-game-go">
        {failure !== null && <p role="alert">{say('failed', { reason: failure })}</p>}
        <button type="submit" className="button button-primary" aria-disabled={isStarting}>
          {say(isStarting ? 'starting' : 'start')}
        </button>
      </div>
    </form>
  );
}

interface PartProps {
  readonly form: Form;
  readonly change: Change;
}

function Players({ form, change }: PartProps) {
  const say = useWords(WORDS);
  const most = MOST_PLAYERS[form.game];
  const opponents = seated(form);
  const counts = ['2', '3', '4'].slice(0, most - 1);
  const changeOne = (index: number, part: Partial<Opponent>) =>
    change({
      opponents: form.opponents.map((one, i) => (i === index ? { ...one, ...part } : one)),
    });
  const hasPeople = opponents.some(({ kind }) => kind === 'person');
  return (
    <section className="new-game-players">
      {most > 2 && (
        <Choices
          label={say('players')}
          value={String(form.players)}
          onChange={(chosen) => change({ players: Number(chosen) })}
          options={counts.map((value) => ({ value, label: value }))}
        />
      )}
      <NameField
        label={say('yourName')}
        value={form.you}
        otherwise={say('playerNth', { number: 1 })}
        onChange={(you) => change({ you })}
      />
      {opponents.map((one, i) => (
        <OpponentPicker
          // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its place at the table.
          key={i}
          label={opponents.length === 1 ? say('opponent') : say('opponentNth', { number: i + 1 })}
          number={i + 2}
          opponent={one}
          change={(part) => changeOne(i, part)}
        />
      ))}
      {hasPeople && <p className="muted">{say('curtain')}</p>}
    </section>
  );
}

interface OpponentPickerProps {
  readonly label: string;
  readonly number: number;
  readonly opponent: Opponent;
  readonly change: (part: Partial<Opponent>) => void;
}

function OpponentPicker({ label, number, opponent, change }: OpponentPickerProps) {
  const say = useWords(WORDS);
  const { lang } = useSettings();
  const levels = levelChoices(lang).map(({ level, bot, name }) => ({
    value: bot,
    label: name,
    about: say('level', { level }),
    picture: <Strength level={level} />,
  }));
  const person = {
    value: 'person',
    label: say('person'),
    about: say('here'),
    picture: <Icon name="person" />,
  };
  const isPerson = opponent.kind === 'person';
  return (
    <div className="new-game-opponent">
      <Choices
        className="new-game-levels"
        label={label}
        value={isPerson ? 'person' : opponent.bot}
        onChange={(chosen) =>
          change(chosen === 'person' ? { kind: 'person' } : { kind: 'bot', bot: chosen })
        }
        options={[...levels, person]}
      />
      {isPerson && (
        <NameField
          label={say('nameOf', { seat: label })}
          value={opponent.name}
          otherwise={say('playerNth', { number })}
          onChange={(name) => change({ name })}
        />
      )}
    </div>
  );
}

interface NameFieldProps {
  readonly label: string;
  readonly value: string;
  /** What one is called without a name. */
  readonly otherwise: string;
  readonly onChange: (value: string) => void;
}

function NameField({ label, value, otherwise, onChange }: NameFieldProps) {
  return (
    <label className="new-game-name">
      <span className="field-label">{label}</span>
      <input
        className="field"
        value={value}
        placeholder={otherwise}
        maxLength={MOST_LETTERS}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}

const LOT = 'lot';

function Starter({ form, change }: PartProps) {
  const say = useWords(WORDS);
  const { lang } = useSettings();
  const sitters = chairs(form, lang, (number) => say('playerNth', { number }));
  return (
    <Choices
      label={say('starts')}
      value={form.starts === null || form.starts >= sitters.length ? LOT : String(form.starts)}
      onChange={(chosen) => change({ starts: chosen === LOT ? null : Number(chosen) })}
      options={[
        { value: LOT, label: say('byLot') },
        ...sitters.map(({ name }, i) => ({ value: String(i), label: name })),
      ]}
    />
  );
}

function Advanced({ form, change }: PartProps) {
  const say = useWords(WORDS);
  return (
    <details className="new-game-advanced">
      <summary>{say('advanced')}</summary>
      {form.game === 'gosu-x' && <Rulesets chosen={form} change={change} />}
      <label className="new-game-name">
        <span className="field-label">{say('seed')}</span>
        <input
          className="field"
          value={form.seed}
          autoComplete="off"
          spellCheck={false}
          aria-describedby="seed-about"
          onChange={(event) => change({ seed: event.target.value })}
        />
        <span id="seed-about" className="muted">
          {say('seedAbout')}
        </span>
      </label>
    </details>
  );
}
