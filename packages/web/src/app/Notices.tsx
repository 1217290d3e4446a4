/** What the page itself has to say: a new version, that it works offline now, that nothing can be kept. */
import { type ReactNode, useEffect, useState } from 'react';
import { useWords } from '../i18n/language.ts';
import { useStorageTrouble } from '../storage/matches.ts';
import type { Trouble } from '../storage/shelf.ts';
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
        <Notice onClose={() => setSeen(trouble)}>{say(TROUBLES[trouble])}</Notice>
      )}
      {hasUpdate && (
        <Notice
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
        >
          {say(isInGame ? 'updateInGame' : 'updateReady')}
        </Notice>
      )}
      {isNews && !isInGame && <Notice onClose={forgetNews}>{say('offlineReady')}</Notice>}
    </section>
  );
}

interface NoticeProps {
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  readonly onClose?: () => void;
}

function Notice({ children, actions, onClose }: NoticeProps) {
  const say = useWords(WORDS);
  return (
    <div className="app-notice" role="status">
      <p>{children}</p>
      {actions !== undefined && <div className="app-actions">{actions}</div>}
      {onClose !== undefined && (
        <button type="button" className="app-close" aria-label={say('close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
