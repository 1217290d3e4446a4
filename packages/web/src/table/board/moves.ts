/** What moved between two scenes: from where to where each new thing on the table came. Pure. */
import type { Cell, Handle, Scene, SeatScene } from '../../engine/scene.ts';

export type Motion =
  /** A card came to a place; from nowhere one can point at where `from` is null. */
  | { readonly kind: 'enter'; readonly to: Handle; readonly from: Handle | null }
  /** A card went from a place to a pile. */
  | { readonly kind: 'leave'; readonly to: Handle; readonly from: Handle }
  /** A card was turned over where it lies. */
  | { readonly kind: 'flip'; readonly to: Handle }
  /** A token came to a card. */
  | { readonly kind: 'token'; readonly to: Handle; readonly from: Handle };

/** Handles of things that have none in an answer. */
export const pileHandle = (seat: number | null): Handle => `pile:${seat ?? 'all'}`;
export const deckHandle = (seat: number | null): Handle => `deck:${seat ?? 'all'}`;
export const tokensHandle = (seat: number): Handle => `tokens:${seat}`;
/** Where the cards of a hand one does not see are counted. */
export const handHandle = (seat: number): Handle => `hands:${seat}`;

export function motionsBetween(before: Scene, after: Scene): readonly Motion[] {
  if (before.game !== after.game || before.seats.length !== after.seats.length) return [];
  const motions: Motion[] = [];
  after.seats.forEach((seat, index) => {
    const old = before.seats[index];
    if (old !== undefined) armyMotions(motions, before, old, seat, after.viewer);
  });
  handMotions(motions, before, after);
  return motions;
}

function cellsOf(seat: SeatScene): readonly Cell[] {
  return seat.army.flat();
}

function isSame(a: Cell, b: Cell): boolean {
  return a.card === b.card && a.card !== null;
}

function armyMotions(
  out: Motion[],
  before: Scene,
  old: SeatScene,
  seat: SeatScene,
  viewer: number,
): void {
  const was = new Map(cellsOf(old).map((cell) => [cell.place, cell]));
  const is = new Map(cellsOf(seat).map((cell) => [cell.place, cell]));
  const gone = cellsOf(old).filter((cell) => {
    const now = is.get(cell.place);
    return now === undefined || (now.card !== cell.card && now.isCaptured === cell.isCaptured);
  });
  for (const cell of is.values()) {
    const earlier = was.get(cell.place);
    if (earlier !== undefined && earlier.isCaptured !== cell.isCaptured) {
      out.push({ kind: 'flip', to: cell.place });
    } else if (earlier === undefined || earlier.card !== cell.card) {
      const moved = gone.findIndex((other) => isSame(other, cell) && other.place !== cell.place);
      const from =
        moved >= 0 ? gone.splice(moved, 1)[0]?.place : originOf(before, old, cell, viewer);
      out.push({ kind: 'enter', to: cell.place, from: from ?? null });
    }
    if (earlier !== undefined && cell.tokens > earlier.tokens) {
      out.push({ kind: 'token', to: cell.place, from: tokensHandle(seat.seat) });
    }
  }
  const pile = pileHandle(seat.discard === null ? null : seat.seat);
  for (const { place } of gone) out.push({ kind: 'leave', from: place, to: pile });
}

/** A card that came to an army was in the hand, or in the pile. */
function originOf(before: Scene, old: SeatScene, cell: Cell, viewer: number): Handle {
  if (old.seat !== viewer) return handHandle(old.seat);
  if (old.hand.some(({ card }) => card === cell.card)) return `hand:${cell.card}`;
  const pile = old.discard ?? before.centre.discard ?? [];
  if (cell.card !== null && pile.includes(cell.card)) {
    return pileHandle(old.discard === null ? null : old.seat);
  }
  return deckHandle(old.deck === null ? null : old.seat);
}

/** Cards the viewer drew, and cards they discarded from the hand. */
function handMotions(out: Motion[], before: Scene, after: Scene): void {
  const old = before.seats[after.viewer];
  const now = after.seats[after.viewer];
  if (old === undefined || now === undefined) return;
  const had = old.hand.map(({ card }) => card);
  const has = now.hand.map(({ card }) => card);
  const deck = deckHandle(now.deck === null ? null : now.seat);
  for (const card of left(has, had)) {
    if (card !== null) out.push({ kind: 'enter', to: `hand:${card}`, from: deck });
  }
  const pile = now.discard ?? after.centre.discard ?? [];
  const oldPile = old.discard ?? before.centre.discard ?? [];
  const top = pile.at(-1) ?? null;
  if (pile.length > oldPile.length && top !== null && left(had, has).includes(top)) {
    out.push({
      kind: 'leave',
      from: `hand:${top}`,
      to: pileHandle(now.discard === null ? null : now.seat),
    });
  }
}

/** What is in the first list and not in the second, copies counted. */
function left<T>(list: readonly T[], without: readonly T[]): readonly T[] {
  const rest = [...without];
  return list.filter((item) => {
    const at = rest.indexOf(item);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}
