/** Where a dragged item is, going by the boxes of the items around it. Pure. */

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Less than this a hand moves that presses a button. */
const STILL = 6;

export function isFar(from: Point, to: Point): boolean {
  return Math.hypot(to.x - from.x, to.y - from.y) >= STILL;
}

/** In a list from top to bottom, however far beside it the pointer is. */
export function itemAtHeight(items: readonly Box[], _x: number, y: number): number {
  return items.findIndex(({ top, bottom }) => y > top && y < bottom);
}

/** In lines that are filled like text. */
export function itemAtPoint(items: readonly Box[], x: number, y: number): number {
  return items.findIndex(
    ({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom,
  );
}
