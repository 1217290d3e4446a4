/** The table at a ply through somebody's eyes. The last one stays until the next is there. */
import { useEffect, useState } from 'react';
import { ask } from '../engine/client.ts';
import type { Match } from '../engine/match.ts';
import type { LogGroup, Scene } from '../engine/scene.ts';
import { useSettings } from '../settings/settings.ts';
import { cut, type Eyes, overlay, viewersOf } from './positions.ts';

/** The latest of several questions: earlier ones that come in late are dropped. */
function useLatest<T>(find: () => Promise<T>, key: string): T | null {
  const [found, setFound] = useState<T | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that `find` depends on.
  useEffect(() => {
    let isCurrent = true;
    find().then(
      (value) => isCurrent && setFound(() => value),
      (fault) =>
        isCurrent &&
        setFound(() => {
          throw fault;
        }),
    );
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return found;
}

export function useScene(match: Match, ply: number, eyes: Eyes): Scene | null {
  const { lang } = useSettings();
  const find = async () => {
    const viewers = viewersOf(eyes, match.sitters.length);
    const asked = viewers.map((viewer) => ask('scene', { match: cut(match, ply), viewer, lang }));
    return overlay(await Promise.all(asked));
  };
  return useLatest(find, `${ply} ${eyes} ${lang}`);
}

export function useLog(match: Match, eyes: Eyes): readonly LogGroup[] {
  const { lang } = useSettings();
  const viewer = typeof eyes === 'number' ? eyes : -1;
  return useLatest(() => ask('log', { match, viewer, lang }), `${viewer} ${lang}`) ?? NOTHING;
}

const NOTHING: readonly LogGroup[] = [];
