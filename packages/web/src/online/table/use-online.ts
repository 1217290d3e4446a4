/** One match on the server, for screens: followed while it is shown, with the store of its table and what can be done at it. */
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { ask } from '../../engine/client.ts';
import { settingsNow } from '../../settings/settings.ts';
import { api } from '../http/api.ts';
import { type Doings, makeDoings, type Refused } from '../match/doings.ts';
import { type Known, type MatchFollower, makeFollower } from '../match/follower.ts';
import type { Store } from '../match/kept-choice.ts';
import { makeOnlineStore, type OnlineStore } from '../match/online-store.ts';
import { lineNow } from '../socket/browser.ts';
import type { Line, LineState } from '../socket/line.ts';

export interface Online {
  readonly id: string;
  readonly line: Line;
  readonly follower: MatchFollower;
  readonly doings: Doings;
  readonly store: OnlineStore;
}

/** A browser that keeps nothing may throw at the very word. */
function choicesOfTab(): Store | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

function openMatch(id: string): Online {
  const line = lineNow();
  const follower = makeFollower(id, line, () => Date.now());
  const doings = makeDoings(id, line);
  const store = makeOnlineStore(follower, line, doings, {
    ask,
    now: () => Date.now(),
    lang: () => settingsNow().lang,
    speed: () => settingsNow().speed,
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    choices: choicesOfTab(),
    positionAt: (ply) => api.position({ id, ply: String(ply), query: {} }),
  });
  return { id, line, follower, doings, store };
}

export function useOnline(id: string): Online {
  const online = useMemo(() => openMatch(id), [id]);
  useEffect(() => {
    online.follower.open();
    return () => online.follower.close();
  }, [online]);
  return online;
}

export function useKnown({ follower }: Online): Known {
  return useSyncExternalStore(follower.subscribe, follower.now);
}

export function useLine({ line }: Online): LineState {
  return useSyncExternalStore(line.subscribe, line.now);
}

export function useRefused({ doings }: Online): Refused | null {
  return useSyncExternalStore(doings.subscribe, doings.refused);
}
