/** What of the page is on this device: offline, installed, how much room it takes. */
import { useEffect, useState } from 'react';
import { install, useOffline } from '../app/offline.ts';
import { useMatches } from '../games/use-matches.ts';
import { useWords } from '../i18n/language.ts';
import { Group } from './Group.tsx';
import { useSettings } from './settings.ts';
import { sizeText } from './size-text.ts';
import { WORDS } from './words.ts';

const STATES = {
  ready: 'offlineReady',
  preparing: 'offlinePreparing',
  never: 'offlineNever',
} as const;

export function Device() {
  const say = useWords(WORDS);
  const { lang } = useSettings();
  const { state, canInstall } = useOffline();
  const [matches] = useMatches();
  const [used, setUsed] = useState<number | null>(null);
  useEffect(() => {
    navigator.storage?.estimate?.().then(
      ({ usage }) => setUsed(usage || null),
      () => undefined,
    );
  }, []);
  const count = matches?.length ?? 0;
  return (
    <Group title={say('device')}>
      <p>{say(STATES[state])}</p>
      <p>
        {used === null
          ? say('storageUnknown', { count })
          : say('storage', { count, size: sizeText(used, lang) })}
      </p>
      <p className="app-actions">
        {canInstall && (
          <button type="button" className="button" onClick={install}>
            {say('install')}
          </button>
        )}
        <a className="button" href="#/games">
          {say('games')}
        </a>
      </p>
    </Group>
  );
}
