/**
 * Moves things from where they were to where they are. What is drawn is always the state of the game already: motion only
 * delays the eye, and any input ends it at once.
 */
import { animate } from 'motion/mini';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Scene } from '../../engine/scene.ts';
import { useSettings } from '../../settings/settings.ts';
import { paceOf } from '../store/pace.ts';
import { type Motion, motionsBetween } from './moves.ts';

type Running = ReturnType<typeof animate>;

const STAMP = 1.06;

function rects(root: HTMLElement): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-handle], [data-piece]')) {
    const { handle, piece } = element.dataset;
    const rect = element.getBoundingClientRect();
    if (handle !== undefined) found.set(handle, rect);
    if (piece !== undefined) found.set(piece, rect);
  }
  return found;
}

function find(root: HTMLElement, handle: string): HTMLElement | null {
  const name = CSS.escape(handle);
  return root.querySelector<HTMLElement>(`[data-handle="${name}"], [data-piece="${name}"]`);
}

export function useMotion(root: RefObject<HTMLElement | null>, scene: Scene | null): void {
  const { speed } = useSettings();
  const before = useRef<{ scene: Scene; rects: Map<string, DOMRect> } | null>(null);
  const running = useRef<Running[]>([]);

  // Where things lie is looked up once for each scene: between two, they stay.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another speed moves nothing
  useLayoutEffect(() => {
    const element = root.current;
    const duration = paceOf(speed).motion / 1000;
    if (element === null || scene === null || duration === 0) return;
    const last = before.current;
    const now = rects(element);
    before.current = { scene, rects: now };
    if (last === null) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const motions = motionsBetween(last.scene, scene);
    running.current = motions.flatMap((motion) =>
      start(element, motion, last.rects, duration, isStill),
    );
  }, [scene]);

  useEffect(() => {
    const finish = () => {
      for (const each of running.current) each.complete();
      running.current = [];
    };
    addEventListener('pointerdown', finish, true);
    addEventListener('keydown', finish, true);
    return () => {
      removeEventListener('pointerdown', finish, true);
      removeEventListener('keydown', finish, true);
    };
  }, []);
}

function start(
  root: HTMLElement,
  motion: Motion,
  old: ReadonlyMap<string, DOMRect>,
  duration: number,
  isStill: boolean,
): Running[] {
  const element = find(root, motion.to);
  if (element === null) return [];
  if (isStill) return [animate(element, { opacity: [0.2, 1] }, { duration })];
  if (motion.kind === 'flip') {
    return [animate(element, { transform: ['rotateY(90deg)', 'none'] }, { duration })];
  }
  const from = motion.from === null ? undefined : old.get(motion.from);
  const to = element.getBoundingClientRect();
  if (motion.kind === 'token') {
    return [animate(element, { transform: [`scale(${STAMP})`, 'none'] }, { duration })];
  }
  if (from === undefined || from.width === 0) {
    return [
      animate(element, { transform: [`scale(${STAMP})`, 'none'], opacity: [0, 1] }, { duration }),
    ];
  }
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  return [
    animate(
      element,
      {
        transform: [
          `translate(${x}px, ${y}px) scale(${STAMP})`,
          `translate(0px, 0px) scale(${STAMP})`,
          'none',
        ],
      },
      { duration, ease: 'easeOut' },
    ),
  ];
}
