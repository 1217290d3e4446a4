/** Arrow keys inside a zone that is one tab stop. Pure. */

export interface Spot {
  readonly row: number;
  readonly column: number;
}

export type RoveKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown' | 'Home' | 'End';

const KEYS: readonly string[] = [
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
] satisfies readonly RoveKey[];

export function isRoveKey(key: string): key is RoveKey {
  return KEYS.includes(key);
}

/** The index to go to: stays where there is nothing in that direction. Rows may be of different lengths. */
export function rove(spots: readonly Spot[], at: number, key: RoveKey): number {
  const here = spots[at];
  if (here === undefined) return spots.length > 0 ? 0 : -1;
  switch (key) {
    case 'ArrowLeft':
      return nearest(spots, at, (spot) => spot.row === here.row && spot.column < here.column);
    case 'ArrowRight':
      return nearest(spots, at, (spot) => spot.row === here.row && spot.column > here.column);
    case 'ArrowUp':
      return nearest(spots, at, (spot) => spot.row < here.row);
    case 'ArrowDown':
      return nearest(spots, at, (spot) => spot.row > here.row);
    case 'Home':
      return edge(spots, at, here.row, -1);
    case 'End':
      return edge(spots, at, here.row, 1);
  }
}

/** Rows first: one row away is nearer than any number of columns. */
const ROW_STEP = 1000;

function nearest(spots: readonly Spot[], at: number, isThere: (spot: Spot) => boolean): number {
  const here = spots[at] as Spot;
  const distance = (spot: Spot) =>
    Math.abs(spot.row - here.row) * ROW_STEP + Math.abs(spot.column - here.column);
  let best = at;
  let least = Number.POSITIVE_INFINITY;
  spots.forEach((spot, index) => {
    if (!isThere(spot) || distance(spot) >= least) return;
    best = index;
    least = distance(spot);
  });
  return best;
}

function edge(spots: readonly Spot[], at: number, row: number, side: -1 | 1): number {
  let best = at;
  spots.forEach((spot, index) => {
    const far = spots[best] as Spot;
    if (spot.row === row && (spot.column - far.column) * side > 0) best = index;
  });
  return best;
}
