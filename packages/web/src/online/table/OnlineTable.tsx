/** The table of a match on the server: the same as any other, with what others at devices of their own bring to it. */
import type { Followed } from '@open-gosu/protocol';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useAnnounce } from '../../app/announcer.tsx';
import { go } from '../../app/route.ts';
import { BookProvider } from '../../cards/books.tsx';
import { ZoomProvider } from '../../cards/zoom.tsx';
import { useWords } from '../../i18n/language.ts';
import { useSettings } from '../../settings/settings.ts';
import { nearSeat } from '../../table/board/layout.ts';
import type { TableExtras } from '../../table/extras.ts';
import { FaultScreen, UnplayableScreen } from '../../table/Fault.tsx';
import { useSingle } from '../../table/keys/use-single.ts';
import { PlayTable } from '../../table/PlayTable.tsx';
import { useDrawn } from '../../table/store/use-match-store.ts';
import '../../table/board/table.css';
import '../../table/dialogs/end.css';
import { matchLink } from '../links.ts';
import type { Said } from '../match/follower.ts';
import { Clocks } from './Clocks.tsx';
import { Dialogs, type Opened } from './Dialogs.tsx';
import { Ending } from './Ending.tsx';
import { menuOf } from './menu.ts';
import { Notices } from './Notices.tsx';
import { People } from './People.tsx';
import { Side, type SideTab } from './Side.tsx';
import { saidSince, saidText } from './said.ts';
import { Talk } from './Talk.tsx';
import { useKeptGame } from './use-kept-game.ts';
import { useMuted } from './use-muted.ts';
import { type Online, useKnown, useLine } from './use-online.ts';
import { WORDS } from './words.ts';

export function OnlineTable({
  online,
  held,
}: {
  readonly online: Online;
  readonly held: Followed;
}) {
  const say = useWords(WORDS);
  const { store } = online;
  const state = useSyncExternalStore(store.subscribe, store.now);
  const drawn = useDrawn(state);
  const [opened, setOpened] = useState<Opened>(null);
  const [isAsking, setAsking] = useState(false);
  const extras = useExtras(
    online,
    held,
    drawn.scene?.seats.map(({ name }) => name) ?? [],
    drawn.scene === null ? 0 : nearSeat(drawn.scene),
    setOpened,
    setAsking,
  );
  useSingle();
  useKeptGame(held);
  useNext(held, isAsking);
  const { saved, scene, fault, unplayable } = state;
  if (unplayable !== null) {
    return (
      <UnplayableScreen reason={unplayable}>
        <button type="button" className="button button-primary" onClick={() => location.reload()}>
          {say('reload')}
        </button>
      </UnplayableScreen>
    );
  }
  if (fault !== null && scene === null) return <FaultScreen fault={fault} />;
  if (saved === null || scene === null) {
    return (
      <p className="table-message" role="status">
        {say('loading')}
      </p>
    );
  }
  return (
    <BookProvider game={saved.match.game}>
      <ZoomProvider>
        <PlayTable
          store={store}
          state={drawn}
          scene={drawn.scene ?? scene}
          saved={drawn.saved ?? saved}
          extras={extras}
          isCovered={opened !== null}
        >
          <Dialogs
            opened={opened}
            held={held}
            doings={online.doings}
            close={() => setOpened(null)}
          />
        </PlayTable>
      </ZoomProvider>
    </BookProvider>
  );
}

function useExtras(
  online: Online,
  held: Followed,
  names: readonly string[],
  near: number,
  open: (dialog: Opened) => void,
  askAgain: (isAsking: boolean) => void,
): TableExtras {
  const say = useWords(WORDS);
  const { polite } = useAnnounce();
  const { doings, store } = online;
  const { chat, clockAt } = useKnown(online);
  const { offset, player } = useLine(online);
  const [tab, setTab] = useState<SideTab>('log');
  const [isMuted, mute] = useMuted(held.match, held.setup.rated);
  const [came] = useState(() => Date.now() + offset);
  const news = useMemo(() => saidSince(chat, came), [chat, came]);
  const { unread, read } = useUnread(news.length, isMuted, tab === 'talk');
  useSpoken(news, isMuted, held.as);
  const isWaitedFor = held.waiting !== null && held.as >= 0 && held.waiting !== held.as;
  const nameKey = names.join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: names are told by their key
  return useMemo((): TableExtras => {
    const copyLink = () => {
      // Absent on pages that are served without https.
      const copied = navigator.clipboard?.writeText(matchLink(held.match)) ?? Promise.reject();
      copied.then(
        () => polite(say('copied')),
        () => open('link'),
      );
    };
    const ask = (yes: boolean) => {
      askAgain(yes);
      doings.rematch(yes);
    };
    return {
      header: (shape) => (
        <Clocks
          held={held}
          near={near}
          clockAt={clockAt}
          offset={offset}
          names={names}
          shape={shape}
        />
      ),
      side: (log) => (
        <Side
          people={<People held={held} offset={offset} names={names} />}
          log={log}
          talk={
            <Talk
              chat={chat}
              doings={doings}
              canTalk={player !== null}
              isMuted={isMuted}
              isRated={held.setup.rated}
              mute={mute}
              report={() => open('report')}
            />
          }
          tab={tab}
          unread={unread}
          open={(next) => {
            setTab(next);
            if (next === 'talk') read();
          }}
        />
      ),
      unread,
      notices: <Notices online={online} held={held} names={names} askAgain={ask} />,
      menu: menuOf(held, say, {
        doings,
        open,
        copyLink,
        turn: store.turn,
        actHere: online.follower.actHere,
      }),
      awaiting: isWaitedFor ? (
        <div className="table-actions">
          <button
            type="button"
            className="button"
            title={say('thinkAbout')}
            onClick={() => doings.think()}
          >
            {say('think')}
          </button>
        </div>
      ) : null,
      end: <Ending held={held} names={names} ask={ask} />,
      canLook: store.canLook,
    };
  }, [
    held,
    clockAt,
    offset,
    nameKey,
    near,
    chat,
    player,
    isMuted,
    tab,
    unread,
    isWaitedFor,
    doings,
    store,
    say,
  ]);
}

/** What was said since one last looked; nothing of it for whoever hears nobody. */
function useUnread(count: number, isMuted: boolean, isOpen: boolean) {
  const [seen, setSeen] = useState(count);
  const read = useCallback(() => setSeen(count), [count]);
  useEffect(() => {
    if (isOpen) read();
  }, [isOpen, read]);
  return { unread: isMuted || isOpen ? 0 : Math.max(0, count - seen), read };
}

/** Others' words are read out as they come. */
function useSpoken(news: readonly Said[], isMuted: boolean, as: number): void {
  const { polite } = useAnnounce();
  const say = useWords(WORDS);
  const { lang } = useSettings();
  const heard = useRef(news.length);
  useEffect(() => {
    const fresh = news.slice(heard.current);
    heard.current = news.length;
    if (isMuted) return;
    for (const said of fresh) {
      const { seat, name } = said;
      if (seat !== as) polite(say('saysTo', { name, text: saidText(said, lang) }));
    }
  }, [news, isMuted, as, polite, say, lang]);
}

/**
 * Once all want another, those players go there who saw the end or ask for another here; who watches may follow by the link.
 * Whoever comes back to an old match stays there.
 */
function useNext({ status, as, rematch }: Followed, isAsking: boolean): void {
  const { next } = rematch;
  const was = useRef(next);
  const isOfIt = useRef(false);
  useEffect(() => {
    if (as >= 0 && (status === 'running' || isAsking)) isOfIt.current = true;
    if (next !== null && was.current === null && isOfIt.current) go({ screen: 'match', id: next });
    was.current = next;
  }, [status, as, next, isAsking]);
}
