/** Outlines the card across the table while one looks at a card: mirror cards stand in the same row and column. */
import { type FocusEvent, type PointerEvent, useMemo, useSyncExternalStore } from 'react';
import type { Handle } from '../../engine/scene.ts';

let watched: Handle | null = null;
const listeners = new Set<() => void>();

function watch(place: Handle | null): void {
  watched = place;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function spotIn(place: Handle): string {
  return place.slice(place.indexOf(':'));
}

export function useMirror(place: Handle) {
  const isMirror = useSyncExternalStore(
    subscribe,
    () => watched !== null && watched !== place && spotIn(watched) === spotIn(place),
    () => false,
  );
  const handlers = useMemo(
    () => ({
      onPointerOver(event: PointerEvent) {
        // A finger that has left would leave its mark behind.
        if (event.pointerType === 'mouse') watch(place);
      },
      onPointerOut: () => watch(null),
      onBlur: () => watch(null),
      onFocusCapture(event: FocusEvent) {
        if (event.target.matches(':focus-visible')) watch(place);
      },
    }),
    [place],
  );
  return { isMirror, watch: handlers };
}
