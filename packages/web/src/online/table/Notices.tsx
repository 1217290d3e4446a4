/** What has to be said at the table, each with what can be done about it: below the line on top, over nothing one decides with. */
import { type Followed, refusalText } from '@open-gosu/protocol';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useAnnounce } from '../../app/announcer.tsx';
import { loadNewest } from '../../app/offline.ts';
import { hrefOf } from '../../app/route.ts';
import { useWords } from '../../i18n/language.ts';
import { useSettings } from '../../settings/settings.ts';
import { Icon } from '../../table/icons.tsx';
import { canDecide, type Notice, noticesOf } from './notices.ts';
import './notices.css';
import { awayText } from './time.ts';
import { useNow } from './use-now.ts';
import { type Online, useLine, useRefused } from './use-online.ts';
import { WORDS } from './words.ts';

export interface NoticesProps {
  readonly online: Online;
  readonly held: Followed;
  readonly names: readonly string[];
  /** For another match, or not any more. */
  askAgain(yes: boolean): void;
}

export function Notices({ online, held, names, askAgain }: NoticesProps) {
  const line = useLine(online);
  const refused = useRefused(online);
  const isCounting = line.phase !== 'open' || held.away.some((since) => since > 0);
  const now = useNow(isCounting, 1000);
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const notices = noticesOf(held, { line, refused: refused?.code ?? null, now }).filter(
    (notice) => !hidden.includes(signOf(notice, held)),
  );
  useBackAgain(line.phase === 'open');
  // Put aside until one plays here, and then elsewhere again.
  useEffect(() => {
    if (held.acts) setHidden((before) => before.filter((sign) => sign !== 'elsewhere'));
  }, [held.acts]);
  return (
    <div className="match-notices">
      {notices.map((notice) => (
        <Line
          key={notice.kind === 'refused' ? `refused ${refused?.count}` : keyOf(notice)}
          notice={notice}
          online={online}
          names={names}
          askAgain={askAgain}
          canDecide={canDecide(notice, held)}
          hide={() => setHidden((before) => [...before, signOf(notice, held)])}
        />
      ))}
    </div>
  );
}

function keyOf(notice: Notice): string {
  if (notice.kind === 'rematch') return `${notice.kind} ${notice.seats} ${notice.isMine}`;
  return 'seat' in notice ? `${notice.kind} ${notice.seat}` : notice.kind;
}

/** What was put aside comes again when it is another absence, or another wish, or when something can be done about it. */
function signOf(notice: Notice, { away }: Followed): string {
  const key = keyOf(notice);
  return notice.kind === 'away' ? `${key} ${away[notice.seat]} ${notice.claims}` : key;
}

const URGENT: readonly Notice['kind'][] = ['draw', 'takeback', 'flag', 'refused', 'elsewhere'];
/** What can be put aside. */
const ASIDE: readonly Notice['kind'][] = ['away', 'elsewhere', 'rematch', 'refused'];

function useBackAgain(isOpen: boolean): void {
  const { polite } = useAnnounce();
  const say = useWords(WORDS);
  const was = useRef(isOpen);
  useEffect(() => {
    if (isOpen && !was.current) polite(say('backAgain'));
    was.current = isOpen;
  }, [isOpen, polite, say]);
}

interface LineProps {
  readonly notice: Notice;
  readonly online: Online;
  readonly names: readonly string[];
  askAgain(yes: boolean): void;
  readonly canDecide: boolean;
  /** Puts it aside. */
  hide(): void;
}

function Line(props: LineProps) {
  const { notice, online, canDecide: isOffered, hide } = props;
  const { text, actions } = useTold(props);
  const say = useWords(WORDS);
  const { polite, assertive } = useAnnounce();
  const { kind } = notice;
  const isUrgent = URGENT.includes(kind);
  // Said when it comes, not with every second that it counts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (isUrgent) assertive(text);
    else polite(text);
  }, []);
  return (
    <div className="match-notice panel" data-kind={kind}>
      <p>{text}</p>
      <div className="match-notice-actions">
        {isOffered && actions}
        {ASIDE.includes(kind) && (
          <button
            type="button"
            className="button button-small button-icon"
            aria-label={say('dismiss')}
            onClick={kind === 'refused' ? online.doings.dismiss : hide}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
    </div>
  );
}

function Act({
  word,
  act,
  isMain = false,
}: {
  readonly word: string;
  act(): void;
  readonly isMain?: boolean;
}) {
  return (
    <button
      type="button"
      className={`button button-small${isMain ? ' button-primary' : ''}`}
      onClick={act}
    >
      {word}
    </button>
  );
}

const CLAIM_WORDS = { win: 'claimWin', draw: 'claimDraw', bot: 'claimBot' } as const;

function useTold({ notice, online, names, askAgain }: LineProps): {
  readonly text: string;
  readonly actions: ReactNode;
} {
  const { doings, line, follower } = online;
  const say = useWords(WORDS);
  const { lang } = useSettings();
  const name = 'seat' in notice ? (names[notice.seat] ?? '') : '';
  switch (notice.kind) {
    case 'line':
      return {
        text:
          notice.seconds === null
            ? say('connecting')
            : say('reconnecting', { seconds: notice.seconds }),
        actions: notice.seconds !== null && <Act word={say('tryNow')} act={line.retry} />,
      };
    case 'ended':
      return {
        text: say(`${notice.end}Text`),
        actions: <Remedy end={notice.end} retry={line.retry} />,
      };
    case 'halted':
      return { text: say('halted'), actions: null };
    case 'elsewhere':
      return {
        text: say('elsewhere'),
        actions: <Act isMain word={say('playHere')} act={follower.actHere} />,
      };
    case 'flag':
      if (notice.isMine) {
        const other = names.find((_, seat) => seat !== notice.seat) ?? '';
        return { text: say('flaggedYou', { name: other }), actions: null };
      }
      return {
        text: say('flagged', { name }),
        actions: (
          <>
            <Act isMain word={say('takeWin')} act={() => doings.timeout('win')} />
            <Act word={say('waitOn')} act={() => doings.timeout('wait')} />
            <Act word={say('claimBot')} act={() => doings.timeout('bot')} />
          </>
        ),
      };
    case 'draw':
    case 'takeback': {
      const { kind } = notice;
      const isDraw = kind === 'draw';
      if (notice.isMine) {
        return {
          text: say(isDraw ? 'youOfferDraw' : 'youOfferTakeback'),
          actions: <Act word={say('withdraw')} act={() => doings.withdraw(kind)} />,
        };
      }
      return {
        text:
          notice.kind === 'draw'
            ? say('offersDraw', { name })
            : say('offersTakeback', { name, count: notice.count }),
        actions: (
          <>
            <Act
              isMain
              word={say(isDraw ? 'acceptDraw' : 'acceptTakeback')}
              act={() => doings.reply(kind, true)}
            />
            <Act
              word={say(isDraw ? 'declineDraw' : 'declineTakeback')}
              act={() => doings.reply(kind, false)}
            />
            {!isDraw && <Act word={say('block')} act={() => doings.block()} />}
          </>
        ),
      };
    }
    case 'away':
      return {
        text: say('isAway', { name, time: awayText(notice.milliseconds, say) }),
        actions: notice.claims.map((claim) => (
          <Act key={claim} word={say(CLAIM_WORDS[claim])} act={() => doings.claim(claim)} />
        )),
      };
    case 'rematch': {
      const { seats, isMine } = notice;
      const asked = seats.map((seat) => say('againAsked', { name: names[seat] ?? '' }));
      return {
        text: [...asked, ...(isMine ? [say('againWanted')] : [])].join(' '),
        actions: (
          <Act
            isMain={!isMine}
            word={say(isMine ? 'againNot' : 'again')}
            act={() => askAgain(!isMine)}
          />
        ),
      };
    }
    case 'refused':
      return {
        text:
          notice.code === 'no-undo'
            ? say('cannotUndo')
            : say('refusal', { reason: refusalText(notice.code, lang) }),
        actions: notice.code === 'no-undo' && (
          <Act isMain word={say('askTakeback')} act={() => doings.offer('takeback')} />
        ),
      };
  }
}

/** What helps where no more tries are made by themselves. */
export function Remedy({
  end,
  retry,
}: {
  readonly end: 'version' | 'session' | 'crowd';
  retry(): void;
}) {
  const say = useWords(WORDS);
  switch (end) {
    case 'version':
      return <Act isMain word={say('reload')} act={loadNewest} />;
    case 'session':
      return (
        <a className="button button-small button-primary" href={hrefOf({ screen: 'me' })}>
          {say('toMe')}
        </a>
      );
    case 'crowd':
      return <Act isMain word={say('tryNow')} act={retry} />;
  }
}
