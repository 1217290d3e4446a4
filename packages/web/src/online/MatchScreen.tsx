/** A match on the server by its link: the room where one waits for others, then the table; or why there is neither. */
import type { MatchFacts, RefusalCode } from '@open-gosu/protocol';
import { refusalText } from '@open-gosu/protocol';
import { useEffect } from 'react';
import { hrefOf } from '../app/route.ts';
import { useWords } from '../i18n/language.ts';
import { settingsNow, useSettings } from '../settings/settings.ts';
import '../table/dialogs/end.css';
import { api } from './http/api.ts';
import type { Outcome } from './http/outcome.ts';
import { InviteRoom } from './invite/InviteRoom.tsx';
import type { Known } from './match/follower.ts';
import { Remedy } from './table/Notices.tsx';
import { OnlineTable } from './table/OnlineTable.tsx';
import { useNow } from './table/use-now.ts';
import { type Online, useKnown, useLine, useOnline } from './table/use-online.ts';
import { WORDS } from './table/words.ts';
import { noteCommitment } from './verify/noted.ts';

export function MatchScreen({ id }: { readonly id: string }) {
  const online = useOnline(id);
  const { held, lost } = useKnown(online);
  usePromise(held);
  if (lost !== null) return <Lost code={lost} retry={online.follower.watchAnew} />;
  if (held === null) return <Arriving online={online} />;
  if (held.view !== null) return <OnlineTable online={online} held={held} />;
  return <Room online={online} held={held} />;
}

type Held = NonNullable<Known['held']>;

/** What was promised while the secret was one: compared when the match is over. */
function usePromise(held: Held | null): void {
  const match = held === null || held.status === 'over' ? null : held.match;
  const commitment = held?.setup.commitment ?? '';
  useEffect(() => {
    if (match !== null) noteCommitment(match, commitment);
  }, [match, commitment]);
}

function Room({ online, held }: { readonly online: Online; readonly held: Held }) {
  const { match, status, setup, seats, as, ply, away } = held;
  const facts: MatchFacts = {
    match,
    status,
    setup,
    seats: [...seats],
    seat: as < 0 ? null : as,
    lastAt: setup.createdAt,
    ply,
  };
  return (
    <InviteRoom
      facts={facts}
      seat={facts.seat}
      presence={away}
      onJoin={(seat) => join(online, seat)}
      onStand={() => stand(online)}
    />
  );
}

async function join({ id, line, follower }: Online, seat?: number): Promise<Outcome<unknown>> {
  const { lang } = settingsNow();
  const body = { lang, ...(seat === undefined ? {} : { seat }) };
  const joined = await api.joinMatch({ id, body });
  if (!joined.ok) return joined;
  // The socket may have been opened before one had a name.
  if (line.now().player === null) line.renew();
  else follower.watchAnew();
  return joined;
}

async function stand({ doings, follower }: Online): Promise<Outcome<unknown>> {
  const reply = await doings.stand();
  if (reply.ok) {
    follower.watchAnew();
    return { ok: true, value: null };
  }
  const message = `${refusalText(reply.code, settingsNow().lang)}.`;
  return { ok: false, code: reply.code, message };
}

function Lost({ code, retry }: { readonly code: RefusalCode; retry(): void }) {
  const say = useWords(WORDS);
  const { lang } = useSettings();
  // What cannot be the address of a match is not even understood.
  const isMissing = code === 'not-found' || code === 'bad-message';
  return (
    <div className="table-message" role="alert">
      <h1>{say(isMissing ? 'notFound' : 'cannotFollow')}</h1>
      <p>{isMissing ? say('notFoundText') : `${refusalText(code, lang)}.`}</p>
      {!isMissing && (
        <button type="button" className="button button-primary" onClick={retry}>
          {say('tryNow')}
        </button>
      )}
      <a
        className={isMissing ? 'button button-primary' : 'button'}
        href={hrefOf({ screen: 'lobby' })}
      >
        {say('toLobby')}
      </a>
      {isMissing && (
        <a className="button" href={hrefOf({ screen: 'home' })}>
          {say('toHome')}
        </a>
      )}
    </div>
  );
}

/** Nothing is known yet: most often for a moment only. */
function Arriving({ online }: { readonly online: Online }) {
  const say = useWords(WORDS);
  const { phase, retryAt, end } = useLine(online);
  const now = useNow(phase === 'waiting', 1000);
  if (end !== null) {
    return (
      <div className="table-message" role="alert">
        <h1>{say(end)}</h1>
        <p>{say(`${end}Text`)}</p>
        <Remedy end={end} retry={online.line.retry} />
      </div>
    );
  }
  if (phase !== 'waiting') {
    return (
      <p className="table-message" role="status">
        {say('loading')}
      </p>
    );
  }
  const seconds = Math.max(0, Math.ceil(((retryAt ?? now) - now) / 1000));
  return (
    <div className="table-message" role="status">
      <h1>{say('unreachable')}</h1>
      <p>{say('unreachableText')}</p>
      <p>{say('reconnecting', { seconds })}</p>
      <button type="button" className="button button-primary" onClick={online.line.retry}>
        {say('tryNow')}
      </button>
      <a className="button" href={hrefOf({ screen: 'lobby' })}>
        {say('toLobby')}
      </a>
    </div>
  );
}
