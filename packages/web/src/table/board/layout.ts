/** Where things lie on the table. Pure. */
import { ROMAN, ROW_LENGTH } from '@open-gosu/kernel';
import type { Cell, Handle, Scene, SeatScene } from '../../engine/scene.ts';

export interface GridCell {
  readonly place: Handle;
  /** 0 for Troops. */
  readonly level: number;
  readonly column: number;
  readonly cell: Cell | null;
}

/**
 * The fifteen cells of an army from the top of the screen down. The near army has its Troops at the bottom; the far one
 * is flipped, Troops outermost, so that mirror cards stand in the same column.
 */
export function gridOf(seat: SeatScene, isFar: boolean): readonly (readonly GridCell[])[] {
  const rows = [0, 1, 2].map((level) => rowOf(seat, level));
  return isFar ? rows : rows.reverse();
}

function rowOf(seat: SeatScene, level: number): readonly GridCell[] {
  return Array.from({ length: ROW_LENGTH }, (_, column) => ({
    place: placeOf(seat.seat, level, column),
    level,
    column,
    cell: seat.army[level]?.[column] ?? null,
  }));
}

export function placeOf(seat: number, level: number, column: number): Handle {
  return `p${seat}:${ROMAN[level]}${column + 1}`;
}

/** The place across the table, in the army of another seat. */
export function mirrorOf(place: Handle, seat: number): Handle {
  return `p${seat}${place.slice(place.indexOf(':'))}`;
}

/** Who sits at the near side: the viewer; for one who has no seat the one they chose, or the first. */
export function nearSeat({ viewer, near = 0 }: Pick<Scene, 'viewer' | 'near'>): number {
  return viewer < 0 ? near : viewer;
}

/** The other seats, clockwise from the near one. */
export function farSeats(scene: Pick<Scene, 'viewer' | 'near' | 'seats'>): readonly number[] {
  const near = nearSeat(scene);
  const count = scene.seats.length;
  return Array.from({ length: count - 1 }, (_, step) => (near + step + 1) % count);
}

export type Standing = 'ahead' | 'behind' | 'level';

/** How a seat stands against the best of the others. */
export function standingOf(
  scene: Pick<Scene, 'seats'>,
  seat: number,
): { readonly standing: Standing; readonly by: number } {
  const own = scene.seats[seat]?.force ?? 0;
  const best = Math.max(
    ...scene.seats.filter((each) => each.seat !== seat).map((each) => each.force),
  );
  const by = own - best;
  return { standing: by > 0 ? 'ahead' : by < 0 ? 'behind' : 'level', by: Math.abs(by) };
}

export interface Alert {
  readonly seat: number;
  readonly label: string;
}

/** Ways of winning that are one step away. */
export function alertsOf(scene: Pick<Scene, 'seats'>): readonly Alert[] {
  return scene.seats.flatMap(({ seat, progress }) =>
    progress.filter(({ isClose }) => isClose).map(({ label }) => ({ seat, label })),
  );
}

/** What lies where in a pile, the same cards together. */
export function countOf(cards: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}
