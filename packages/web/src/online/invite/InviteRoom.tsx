/**
 * A match that has not begun. Whoever has a seat sends the link and waits; whoever was sent it reads what is played and sits
 * down, with a name and nothing else.
 */

import { inLang } from '@open-gosu/kernel';
import { CLOCK_DEFS, type MatchFacts } from '@open-gosu/protocol';
import { type FormEvent, useState } from 'react';
import { Icon } from '../../app/icons.tsx';
import { hrefOf } from '../../app/route.ts';
import { GAME_NAMES } from '../../games/titles.ts';
import { useWords } from '../../i18n/language.ts';
import { useSettings } from '../../settings/settings.ts';
import type { Outcome } from '../http/outcome.ts';
import '../online.css';
import { NameToGive } from '../people/NameToGive.tsx';
import { meStore } from '../people/use-me.ts';
import { useName } from '../people/use-name.ts';
import { TurnSwitch } from '../push/TurnNotices.tsx';
import { Facts, gameOf } from './Facts.tsx';
import './invite.css';
import { Sending } from './Sending.tsx';
import { WORDS } from './words.ts';

export interface InviteRoomProps {
  /** As GET /api/matches/:id tells it, kept fresh. */
  readonly facts: MatchFacts;
  /** The reader's own seat, null for somebody without one. */
  readonly seat: number | null;
  /** When each seat was lost sight of, 0 while it is there. */
  readonly presence?: readonly number[];
  /** Takes a seat, any that is free unless one is named. There is a session by then, perhaps since just now. */
  readonly onJoin: (seat?: number) => Promise<Outcome<unknown>>;
  /** Gives the seat back. */
  readonly onStand: () => Promise<Outcome<unknown>>;
}

export function InviteRoom({ facts, seat, presence, onJoin, onStand }: InviteRoomProps) {
  const say = useWords(WORDS);
  const { lang } = useSettings();
  const game = GAME_NAMES[gameOf(facts)];
  const { clock } = facts.setup;
  const free = facts.seats.filter(({ kind }) => kind === 'open').length;
  return (
    <div className="invite">
      <div className="app-page invite-page">
        <a className="invite-back" href={hrefOf({ screen: 'lobby' })}>
          <Icon name="back" />
          {say('lobby')}
        </a>
        <header>
          <h1>{titleOf(facts, seat, free, say)}</h1>
          <p className="online-lede">
            {say('summary', { game, clock: inLang(CLOCK_DEFS[clock].text, lang) })}
          </p>
        </header>
        <div className="invite-columns">
          <section className="panel panel-padded invite-action">
            {seat === null ? (
              <Joining game={gameOf(facts)} onJoin={onJoin} />
            ) : (
              <>
                <p className="invite-waiting" role="status">
                  {say('waiting', { count: free })}
                </p>
                <Sending match={facts.match} game={game} free={free} />
                {CLOCK_DEFS[clock].kind === 'days' && <TurnSwitch isQuiet />}
                <Standing onStand={onStand} />
              </>
            )}
          </section>
          <Facts facts={facts} seat={seat} presence={presence} />
        </div>
      </div>
    </div>
  );
}

function titleOf(
  { seats }: MatchFacts,
  seat: number | null,
  free: number,
  say: ReturnType<typeof useWords<typeof WORDS>>,
): string {
  if (seat !== null) return say(free === 0 ? 'waitingTitle' : free > 1 ? 'yoursMany' : 'yours');
  const host = seats.find(({ kind, name }) => kind === 'person' && name !== undefined);
  return host?.name === undefined ? say('invited') : say('invitedBy', { name: host.name });
}

interface JoiningProps {
  readonly game: ReturnType<typeof gameOf>;
  readonly onJoin: InviteRoomProps['onJoin'];
}

function Joining({ game, onJoin }: JoiningProps) {
  const say = useWords(WORDS);
  const given = useName();
  const [isSitting, setSitting] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const sit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSitting) return;
    setSitting(true);
    setFailure(null);
    const person = await given.ensure();
    const done = person.ok ? await onJoin() : person;
    if (!done.ok) {
      // The session has ended meanwhile: a name is asked for again.
      if (done.code === 'not-signed-in') meStore.known(null);
      setFailure(done.message);
    }
    setSitting(false);
  };

  return (
    <form className="invite-joining" onSubmit={sit}>
      <NameToGive given={given} />
      <button
        type="submit"
        className="button button-primary invite-sit"
        aria-disabled={isSitting || undefined}
      >
        {say(isSitting ? 'sitting' : 'takeSeat')}
      </button>
      {failure !== null && <p role="alert">{say('refused', { reason: failure })}</p>}
      <p className="muted">{say('noAccount')}</p>
      <p className="invite-new">
        <span>{say('newToIt')}</span>
        <a href={hrefOf({ screen: 'learn', lesson: null })}>{say('learn')}</a>
        <a href={hrefOf({ screen: 'rules', game, rule: null })}>{say('rulesLink')}</a>
      </p>
    </form>
  );
}

function Standing({ onStand }: Pick<InviteRoomProps, 'onStand'>) {
  const say = useWords(WORDS);
  const [failure, setFailure] = useState<string | null>(null);
  const stand = async () => {
    const done = await onStand();
    setFailure(done.ok ? null : done.message);
  };
  return (
    <div className="invite-standing">
      <p className="muted">{say('leaveOpen')}</p>
      <button type="button" className="button button-small" onClick={stand}>
        {say('stand')}
      </button>
      {failure !== null && <p role="alert">{say('refused', { reason: failure })}</p>}
    </div>
  );
}
