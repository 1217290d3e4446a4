/** How one is told beside this device's notifications: an address of one's own, and a reminder. The server keeps both. */
import { type Notices, type PutNotices, REMIND_HOURS } from '@open-gosu/protocol';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useAnnounce } from '../../app/announcer.tsx';
import { Choices } from '../../app/Choices.tsx';
import { useWords } from '../../i18n/language.ts';
import { api } from '../http/api.ts';
import { useMe } from '../people/use-me.ts';
import { useTold } from '../people/use-told.ts';
import './push.css';
import { WORDS } from './words.ts';

/** Keeps a change, and says what came of it; whether it was kept. */
type Change = (body: PutNotices, done: string) => Promise<boolean>;

export function OtherWays() {
  const say = useWords(WORDS);
  const announce = useAnnounce();
  const { me } = useMe();
  const { told } = useTold('notices', () => api.notices({}));
  const [changed, setChanged] = useState<Notices | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const notices = changed ?? (told?.ok ? told.value : null);
  if (notices === null) return null;

  const change: Change = async (body, done) => {
    const came = await api.putNotices({ body });
    setRefusal(came.ok ? null : say('refused', { reason: came.message }));
    if (!came.ok) return false;
    // A secret stays in sight as long as its address.
    const isSame = came.value.hook?.url === notices.hook?.url;
    setChanged(isSame ? { ...notices, ...came.value } : came.value);
    announce.polite(done);
    return true;
  };

  const canBeTold = notices.hooks || me?.pushKey !== undefined;
  return (
    <>
      {notices.hooks ? (
        <HookForm notices={notices} change={change} />
      ) : (
        <p className="muted">{say('hooksOff')}</p>
      )}
      {canBeTold && <Reminder notices={notices} change={change} />}
      {refusal !== null && <p role="alert">{refusal}</p>}
    </>
  );
}

interface PartProps {
  readonly notices: Notices;
  readonly change: Change;
}

function HookForm({ notices: { hook, secret }, change }: PartProps) {
  const say = useWords(WORDS);
  const about = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(hook?.url ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change({ hook: typed.trim() }, say('hookGiven'));
  };
  const remove = async () => {
    if (!(await change({ hook: null }, say('hookRemoved')))) return;
    setTyped('');
    // The button is gone.
    field.current?.focus();
  };
  return (
    <form className="push-hook" onSubmit={submit}>
      <label className="push-field">
        <span className="field-label">{say('hook')}</span>
        <input
          ref={field}
          className="field"
          type="url"
          required
          value={typed}
          placeholder="https://"
          spellCheck={false}
          aria-describedby={about}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <p className="muted" id={about}>
        {say('hookAbout')}
      </p>
      {hook?.state === 'failing' && <p className="muted">{say('hookFailing')}</p>}
      {hook?.state === 'off' && <p role="alert">{say('hookOff')}</p>}
      <div className="app-actions">
        <button type="submit" className="button">
          {say('hookUse')}
        </button>
        {hook !== null && (
          <button type="button" className="button" onClick={remove}>
            {say('hookRemove')}
          </button>
        )}
      </div>
      {secret !== undefined && (
        <label className="push-field">
          <span className="field-label">{say('hookSecret')}</span>
          <input
            className="field"
            readOnly
            value={secret}
            onFocus={(event) => event.target.select()}
          />
          <span className="muted">{say('hookSecretAbout')}</span>
        </label>
      )}
    </form>
  );
}

const DAY_HOURS = 24;
const VALUES = REMIND_HOURS.map(String);

function Reminder({ notices: { remind }, change }: PartProps) {
  const say = useWords(WORDS);
  const labelOf = (hours: number) => {
    if (hours === 0) return say('never');
    return hours < DAY_HOURS
      ? say('hours', { count: hours })
      : say('days', { count: hours / DAY_HOURS });
  };
  const choose = (value: string) => {
    const hours = REMIND_HOURS.find((one) => String(one) === value);
    if (hours !== undefined) change({ remind: hours }, say('remindSet'));
  };
  return (
    <div className="push-field">
      <Choices
        label={say('remind')}
        value={String(remind)}
        onChange={choose}
        options={VALUES.map((value) => ({ value, label: labelOf(Number(value)) }))}
      />
      <p className="muted">{say('remindAbout')}</p>
    </div>
  );
}
