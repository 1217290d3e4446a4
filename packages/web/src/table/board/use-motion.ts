/**
 * Moves things from where they were to where they are. What is drawn is always the state of the game already: motion only
 * delays the eye, any input ends it at once, and nothing of it stays behind.
 */
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Scene } from '../../engine/scene.ts';
import { useSettings } from '../../settings/settings.ts';
import { paceOf } from '../store/pace.ts';
import { type Motion, motionsBetween } from './moves.ts';

interface Piece {
  readonly element: HTMLElement;
  readonly rect: DOMRect;
}

type Pieces = ReadonlyMap<string, Piece>;

const STAMP = 1.06;

/** Everything that can move, by its handle. */
function piecesIn(root: HTMLElement): Pieces {
  const found = new Map<string, Piece>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-handle], [data-piece]')) {
    const { handle, piece } = element.dataset;
    const rect = element.getBoundingClientRect();
    for (const name of [handle, piece]) {
      if (name !== undefined && !found.has(name)) found.set(name, { element, rect });
    }
  }
  return found;
}

export function useMotion(root: RefObject<HTMLElement | null>, scene: Scene | null): void {
  const { speed } = useSettings();
  const before = useRef<{ scene: Scene; pieces: Pieces } | null>(null);
  const running = useRef<readonly Animation[]>([]);

  // Where things lie is looked up once for each scene: between two, they stay.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another speed moves nothing
  useLayoutEffect(() => {
    const element = root.current;
    const duration = paceOf(speed).motion;
    if (element === null || scene === null || duration === 0) return;
    const last = before.current;
    // What is still on its way would be found where it is seen.
    end(running.current);
    const pieces = piecesIn(element);
    before.current = { scene, pieces };
    if (last === null) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    running.current = motionsBetween(last.scene, scene).flatMap((motion) => {
      const piece = pieces.get(motion.to);
      if (piece === undefined) return [];
      const frames = isStill ? { opacity: [0.2, 1] } : framesOf(motion, piece.rect, last.pieces);
      return [piece.element.animate(frames, { duration, easing: 'ease-out' })];
    });
  }, [scene]);

  useEffect(() => {
    const finish = () => end(running.current);
    addEventListener('pointerdown', finish, true);
    addEventListener('keydown', finish, true);
    return () => {
      removeEventListener('pointerdown', finish, true);
      removeEventListener('keydown', finish, true);
    };
  }, []);
}

/** Those that are over already are left alone: the page would be drawn once more for each. */
function end(running: readonly Animation[]): void {
  for (const each of running) if (each.playState === 'running') each.cancel();
}

function framesOf(motion: Motion, to: DOMRect, old: Pieces): PropertyIndexedKeyframes {
  if (motion.kind === 'flip') return { transform: ['rotateY(90deg)', 'none'] };
  if (motion.kind === 'token') return { transform: [`scale(${STAMP})`, 'none'] };
  const from = motion.from === null ? undefined : old.get(motion.from)?.rect;
  if (from === undefined || from.width === 0) {
    return { transform: [`scale(${STAMP})`, 'none'], opacity: [0, 1] };
  }
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  return {
    transform: [
      `translate(${x}px, ${y}px) scale(${STAMP})`,
      `translate(0px, 0px) scale(${STAMP})`,
      'none',
    ],
  };
}
