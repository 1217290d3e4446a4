/** Where in the game one is: by buttons, keys, the address, or playing on its own. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { hrefOf, readRoute } from '../app/route.ts';

export interface Steps {
  readonly ply: number;
  readonly isPlaying: boolean;
  readonly speed: number;
  goTo(ply: number): void;
  setPlaying(isPlaying: boolean): void;
  setSpeed(speed: number): void;
}

export function replayLink(id: string, ply: number, side: string | undefined): string {
  return hrefOf({ screen: 'replay', id, ply, ...(side === undefined ? {} : { side }) });
}

/** Milliseconds a position stays at speed 1. */
const STAY = 1500;
/** The address follows when one has stopped: browsers bear only so many changes of it. */
const ADDRESS_AFTER = 300;

/** `side`: through whose eyes one looks, where the address is to say so. */
export function useSteps(
  id: string,
  asked: number | null,
  last: number,
  side: string | undefined,
): Steps {
  const within = useCallback((ply: number) => Math.min(last, Math.max(0, ply)), [last]);
  const [ply, setPly] = useState(() => within(asked ?? 0));
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const written = useRef(asked);
  const writtenSide = useRef(side);

  useFollowedLink(id, (wanted, wantedSide) => {
    written.current = wanted;
    writtenSide.current = wantedSide;
    setPly(within(wanted ?? 0));
  });

  useEffect(() => {
    if (ply === (written.current ?? 0) && side === writtenSide.current) return;
    const timer = setTimeout(() => {
      written.current = ply;
      writtenSide.current = side;
      history.replaceState(history.state, '', replayLink(id, ply, side));
    }, ADDRESS_AFTER);
    return () => clearTimeout(timer);
  }, [id, ply, side]);

  useEffect(() => {
    if (!isPlaying) return;
    if (ply >= last) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => setPly(ply + 1), STAY / speed);
    return () => clearTimeout(timer);
  }, [isPlaying, ply, last, speed]);

  const goTo = useCallback(
    (wanted: number) => {
      setPlaying(false);
      setPly(within(wanted));
    },
    [within],
  );
  return { ply, isPlaying, speed, goTo, setPlaying, setSpeed };
}

/**
 * Somebody followed a link to another place of the same game. The address is rewritten without a word while one steps, so
 * only the browser knows when a link leads back to the place one came by.
 */
export function useFollowedLink(
  id: string,
  follow: (ply: number | null, side: string | undefined) => void,
): void {
  const latest = useRef(follow);
  useEffect(() => {
    latest.current = follow;
  });
  useEffect(() => {
    const onChange = () => {
      const route = readRoute(location.hash);
      if (route.screen === 'replay' && route.id === id) latest.current(route.ply, route.side);
    };
    addEventListener('hashchange', onChange);
    return () => removeEventListener('hashchange', onChange);
  }, [id]);
}

/** What a key asks for: a ply, or to play or pause; null for any other key. */
export function stepOf(key: string, ply: number, last: number): number | 'toggle' | null {
  switch (key) {
    case 'ArrowLeft':
      return ply - 1;
    case 'ArrowRight':
      return ply + 1;
    case 'Home':
      return 0;
    case 'End':
      return last;
    case ' ':
      return 'toggle';
    default:
      return null;
  }
}

/** The keys belong to whatever has the focus where that has a use for them. */
const OWN_KEYS =
  'input, select, textarea, [role="slider"], [role="radio"], [role="grid"] *, [role="dialog"] *';
const PRESSED_BY_SPACE = 'button, a, summary, [role="button"], [role="switch"]';

export function useStepKeys(steps: Steps, last: number, mayGoToEnd: boolean): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
      const step = stepOf(event.key, steps.ply, last);
      if (step === null || (event.key === 'End' && !mayGoToEnd)) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest(OWN_KEYS)) return;
      if (step === 'toggle' && target?.closest(PRESSED_BY_SPACE)) return;
      event.preventDefault();
      if (step === 'toggle') steps.setPlaying(!steps.isPlaying);
      else steps.goTo(step);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [steps, last, mayGoToEnd]);
}
