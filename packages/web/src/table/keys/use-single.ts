/**
 * The second click of a double click, and a key that is held down, are meant for what was there at first. Within `SINGLE` what
 * has come into its place since does not hear them; elsewhere one may press as fast as one likes.
 */
import { useEffect } from 'react';
import { isDouble, type Press } from './double.ts';

/** For what answers questions. */
export const SINGLE = { 'data-single': true } as const;

const PRESSING: readonly string[] = ['Enter', ' '];

function isSingle(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-single]') !== null;
}

export function useSingle(): void {
  useEffect(() => {
    let last: Press | null = null;
    const onClick = (event: MouseEvent) => {
      // A key, or who presses for somebody: there is no place, and nothing to be near to.
      if (event.detail === 0) return;
      const now = { at: event.timeStamp, x: event.clientX, y: event.clientY };
      if (isDouble(last, now) && isSingle(event.target)) {
        event.preventDefault();
        event.stopPropagation();
        // Not heard, it keeps nobody from being heard: who goes on pressing gets through.
        return;
      }
      last = now;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.repeat && PRESSING.includes(event.key) && isSingle(event.target)) {
        event.preventDefault();
      }
    };
    addEventListener('click', onClick, true);
    addEventListener('keydown', onKeyDown, true);
    return () => {
      removeEventListener('click', onClick, true);
      removeEventListener('keydown', onKeyDown, true);
    };
  }, []);
}
