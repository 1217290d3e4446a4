/** Oneself on the server: a name, a passkey that keeps it, notices, and the way out. */
import { type FormEvent, type ReactNode, useState } from 'react';
import { useAnnounce } from '../../app/announcer.tsx';
import { hrefOf } from '../../app/route.ts';
import { loadNames, MOST_LETTERS, tidyName } from '../../home/names.ts';
import { useWords } from '../../i18n/language.ts';
import { Group } from '../../settings/Group.tsx';
import '../../settings/settings.css';
import { useSettings } from '../../settings/settings.ts';
import { SINGLE, useSingle } from '../../table/keys/use-single.ts';
import { api } from '../http/api.ts';
import '../online.css';
import { TurnNotices } from '../push/TurnNotices.tsx';
import { Unreachable } from '../Unreachable.tsx';
import type { Person } from './me-store.ts';
import { keepByPasskey, type PasskeyOutcome, signInByPasskey } from './passkeys.ts';
import './people.css';
import { suggestName } from './suggest-name.ts';
import { meStore, useMe } from './use-me.ts';
import { hasPasskeys } from './webauthn.ts';
import { WORDS } from './words.ts';

export function MeScreen() {
  const say = useWords(WORDS);
  const { state, me, refusal } = useMe();
  useSingle();
  if (refusal !== null) return <Unreachable refusal={refusal} />;
  return (
    <div className="settings app-page">
      <h1>{me?.name ?? say('yourName')}</h1>
      {me !== null && (
        <p>
          <a className="people-profile" href={hrefOf({ screen: 'player', id: me.id })}>
            {say('profile')}
          </a>
        </p>
      )}
      {state === 'unknown' ? (
        <p className="muted">{say('loading')}</p>
      ) : (
        <div className="settings-groups">
          <Name key={me?.id} me={me} />
          {me !== null && <Keeping me={me} />}
          {me !== null && <TurnNotices />}
          {(me === null || me.guest) && <ComingBack me={me} />}
          {me !== null && <Leaving me={me} />}
        </div>
      )}
    </div>
  );
}

/** What came of something, said to all. */
function useNews() {
  const announce = useAnnounce();
  const [news, setNews] = useState<string | null>(null);
  const tell = (text: string) => {
    setNews(text);
    announce.polite(text);
  };
  const line: ReactNode = news === null ? null : <p className="people-news">{news}</p>;
  return { tell, line };
}

function Name({ me }: { readonly me: Person | null }) {
  const say = useWords(WORDS);
  const { lang } = useSettings();
  const { tell, line } = useNews();
  const [typed, setTyped] = useState(() => me?.name ?? (loadNames()[0] || suggestName(lang)));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const given = await meStore.giveName(tidyName(typed) || suggestName(lang), lang);
    if (given.ok) setTyped(given.value.name);
    tell(
      given.ok
        ? say('saved', { name: given.value.name })
        : say('refused', { reason: given.message }),
    );
  };

  return (
    <Group title={say('yourName')}>
      {me === null && <p>{say('nobody')}</p>}
      <form className="people-name" onSubmit={submit}>
        <label className="online-name">
          <span className="unseen">{say('yourName')}</span>
          <input
            className="field"
            value={typed}
            maxLength={MOST_LETTERS}
            autoComplete="nickname"
            spellCheck={false}
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
        <button type="submit" className={me === null ? 'button button-primary' : 'button'}>
          {say(me === null ? 'give' : 'save')}
        </button>
      </form>
      {line}
    </Group>
  );
}

/** Said of both: keeping a name and coming back to it. */
function usePasskey(act: () => Promise<PasskeyOutcome>, done: (person: Person) => string) {
  const say = useWords(WORDS);
  const { tell, line } = useNews();
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    if (isBusy) return;
    setBusy(true);
    const came = await act();
    setBusy(false);
    if (came.ok) {
      meStore.known(came.value);
      tell(done(came.value));
    } else if (came.code === 'dropped') tell(say('passkeyDropped'));
    else tell(say('refused', { reason: came.message }));
  };
  return { run, line, isBusy };
}

function Keeping({ me }: { readonly me: Person }) {
  const say = useWords(WORDS);
  const { run, line, isBusy } = usePasskey(
    () => keepByPasskey(api),
    () => say('passkeyMade'),
  );
  return (
    <Group title={say('keep')}>
      <p>{me.guest ? say('keepGuest') : say('keepKept', { count: me.passkeys })}</p>
      {hasPasskeys() ? (
        <p>
          <button
            type="button"
            className={me.guest ? 'button button-primary' : 'button'}
            aria-disabled={isBusy || undefined}
            onClick={run}
          >
            {say(me.guest ? 'addPasskey' : 'addAnother')}
          </button>
        </p>
      ) : (
        <p className="muted">{say('noPasskeys')}</p>
      )}
      {line}
    </Group>
  );
}

/** What would be lost is said before it is; `warning` is null until then. */
function useWarning(me: Person | null) {
  const [warning, setWarning] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  /** Says what is lost with the name, given how many matches somebody plays; null where nothing is. */
  const warn = async (loss: (person: Person, seats: number) => string | null): Promise<boolean> => {
    if (me === null || warning !== null) return false;
    setAsking(true);
    const text = loss(me, await seatsOf(me));
    setAsking(false);
    setWarning(text);
    return text !== null;
  };
  return { warning, isAsking, warn, dropIt: () => setWarning(null) };
}

interface TwiceProps {
  readonly word: string;
  /** What is said and pressed the second time. */
  readonly warning: string | null;
  readonly sure: string;
  readonly isBusy: boolean;
  act(): void;
  stay(): void;
}

/** What cannot be undone. In the place of the first press stands what changes nothing, so that no double click does it. */
function Twice({ word, warning, sure, isBusy, act, stay }: TwiceProps) {
  const say = useWords(WORDS);
  return (
    <>
      {warning !== null && <p role="alert">{warning}</p>}
      <p className="app-actions" {...SINGLE}>
        <button
          type="button"
          className="button"
          aria-disabled={isBusy || undefined}
          onClick={warning === null ? act : stay}
        >
          {warning === null ? word : say('stay')}
        </button>
        {warning !== null && (
          <button
            type="button"
            className="button button-danger"
            aria-disabled={isBusy || undefined}
            onClick={act}
          >
            {sure}
          </button>
        )}
      </p>
    </>
  );
}

function ComingBack({ me }: { readonly me: Person | null }) {
  const say = useWords(WORDS);
  const { warning, isAsking, warn, dropIt } = useWarning(me);
  const { run, line, isBusy } = usePasskey(
    () => signInByPasskey(api),
    ({ name }) => say('signedIn', { name }),
  );
  const signIn = async () => {
    if (isAsking) return;
    // Whoever becomes somebody else leaves the seats of the guest behind: asked twice.
    const isWarned = await warn(({ name }, count) =>
      count === 0 ? null : say('seatsLost', { name, count }),
    );
    if (!isWarned) await run();
  };
  if (!hasPasskeys()) return null;
  return (
    <Group title={say('back')}>
      <p>{say('backAbout')}</p>
      <Twice
        word={say('signIn')}
        warning={warning}
        sure={say('signInSure')}
        isBusy={isBusy || isAsking}
        act={signIn}
        stay={dropIt}
      />
      {line}
    </Group>
  );
}

/** In how many matches somebody plays now; none where it cannot be known. */
async function seatsOf({ id }: Person): Promise<number> {
  const told = await api.listMatches({ query: { player: id, status: 'running' } });
  return told.ok ? told.value.matches.length : 0;
}

function Leaving({ me }: { readonly me: Person }) {
  const say = useWords(WORDS);
  const { tell, line } = useNews();
  const announce = useAnnounce();
  const { warning, isAsking, warn, dropIt } = useWarning(me.guest ? me : null);

  const leave = async () => {
    if (isAsking) return;
    // A guest's name is gone with the session, and so are its seats: asked twice.
    if (await warn(({ name }, count) => say('nameLost', { name, count }))) return;
    const done = await api.logout({});
    if (!done.ok) return tell(say('refused', { reason: done.message }));
    announce.polite(say('signedOut'));
    meStore.known(null);
  };

  return (
    <Group title={say('leave')}>
      <p>{say(me.guest ? 'leaveGuest' : 'leaveKept')}</p>
      <Twice
        word={say('signOut')}
        warning={warning}
        sure={say('signOutSure')}
        isBusy={isAsking}
        act={leave}
        stay={dropIt}
      />
      {line}
    </Group>
  );
}
