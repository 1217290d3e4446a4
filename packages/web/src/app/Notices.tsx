/** What the page itself has to say: a new version, that it works offline now, that nothing can be kept. */
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { isEngineMissing, watchEngine } from '../engine/client.ts';
import { useWords } from '../i18n/language.ts';
import { useStorageTrouble } from '../storage/matches.ts';
import type { Trouble } from '../storage/shelf.ts';
import { useAnnounce } from './announcer.tsx';
import { Icon } from './icons.tsx';
import { forgetNews, putOffUpdate, takeUpdate, useOffline } from './offline.ts';
import { WORDS } from './words.ts';

const TROUBLES = {
  'not-kept': 'notKept',
  full: 'storageFull',
  elsewhere: 'storageElsewhere',
} as const satisfies { readonly [T in Trouble]: keyof typeof WORDS };

/** Milliseconds: good news need not be put away by hand. */
const NEWS_FOR = 8000;

export function Notices({ isInGame }: { readonly isInGame: boolean }) {
  const say = useWords(WORDS);
  const { isNews, hasUpdate } = useOffline();
  const trouble = useStorageTrouble();
  const isMissing = useSyncExternalStore(watchEngine, isEngineMissing);
  const [seen, setSeen] = useState<Trouble | null>(null);
  useEffect(() => {
    if (!isNews) return;
    const timer = setTimeout(forgetNews, NEWS_FOR);
    return () => clearTimeout(timer);
  }, [isNews]);
  return (
    <section
      className="app-notices"
      aria-label={say('notices')}
      data-in-game={isInGame || undefined}
    >
      {trouble !== null && trouble !== seen && (
        <Notice text={say(TROUBLES[trouble])} onClose={() => setSeen(trouble)} />
      )}
      {isMissing && (
        <Notice
          text={say('partMissing')}
          actions={
            <button
              type="button"
              className="button button-primary"
              onClick={() => location.reload()}
            >
              {say('reload')}
            </button>
          }
        />
      )}
      {hasUpdate && (
        <Notice
          text={say(isInGame ? 'updateInGame' : 'updateReady')}
          actions={
            <>
              <button type="button" className="button button-primary" onClick={takeUpdate}>
                {say('updateNow')}
              </button>
              <button type="button" className="button" onClick={putOffUpdate}>
                {say('later')}
              </button>
            </>
          }
        />
      )}
      {isNews && !isInGame && <Notice text={say('offlineReady')} onClose={forgetNews} />}
    </section>
  );
}

interface NoticeProps {
  readonly text: string;
  readonly actions?: ReactNode;
  readonly onClose?: () => void;
}

/** A live region that comes together with its text is not read everywhere: the page's own says it. */
function Notice({ text, actions, onClose }: NoticeProps) {
  const say = useWords(WORDS);
  const { polite } = useAnnounce();
  useEffect(() => polite(text), [text, polite]);
  return (
    <div className="app-notice">
      <p>{text}</p>
      {actions !== undefined && <div className="app-actions">{actions}</div>}
      {onClose !== undefined && (
        <button type="button" className="app-close" aria-label={say('close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
