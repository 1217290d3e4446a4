/** Which of the four layouts a table has room for. */
import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from 'react';

export type Shape =
  /** Log at the left, enlarged card at the right. */
  | 'wide'
  /** The log is a drawer. */
  | 'medium'
  /** A phone held upright: everything else opens from below. */
  | 'portrait'
  /** A phone on its side: armies side by side. */
  | 'landscape';

const WIDE = 1180;
const MEDIUM = 900;
const LOW = 480;
/** Two armies side by side need so much. */
const ABREAST = 480;

export function shapeOf(width: number, height: number): Shape {
  if (width >= MEDIUM && height >= LOW) return width >= WIDE ? 'wide' : 'medium';
  return width > height * 1.2 && width >= ABREAST ? 'landscape' : 'portrait';
}

/** To read the size of the window may lay out the page: it is read once for each size. */
let windowShape: Shape | null = null;

function shapeNow(): Shape {
  windowShape ??= shapeOf(innerWidth, innerHeight);
  return windowShape;
}

if (typeof addEventListener !== 'undefined') {
  addEventListener('resize', () => {
    windowShape = null;
  });
}

function subscribe(listener: () => void): () => void {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
}

export function isPhone(shape: Shape): boolean {
  return shape === 'portrait' || shape === 'landscape';
}

/** What the window has room for: for what lies in front of the table, or around it. */
export function useWindowShape(): Shape {
  return useSyncExternalStore(subscribe, shapeNow, () => 'wide');
}

export function useIsPhone(): boolean {
  return isPhone(useWindowShape());
}

/** The box the table lies in may be smaller than the window: a replay has a log and buttons around it. */
export function useShape(box: RefObject<HTMLElement | null>): Shape {
  const [shape, setShape] = useState<Shape>(shapeNow);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const measure = () => {
      const { width, height } = element.getBoundingClientRect();
      if (width > 0 && height > 0) setShape(shapeOf(width, height));
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [box]);
  return shape;
}
