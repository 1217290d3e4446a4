/**
 * Stepping back (U3): whether it costs nobody anything, and the state as it was. Free is what taught nobody anything that
 * the one who steps back did not know: tried on deals of what they and the others knew before.
 */
import { type AnyView, type GameEvent, makeRng, type Viewer } from '@open-gosu/kernel';
import type { Kit } from '../games.ts';
import { dealt, type Given, type Table, viewersOf } from './table.ts';

/** A public decision of this seat: the one asked for, or the last; -1 where there is none. */
export function ownPly(t: Table, seat: number, wanted?: number): number {
  for (let i = t.given.length - 1; i >= 0; i--) {
    const given = t.given[i] as Given;
    const isResponse = i > 0 && t.given[i - 1]?.ply === given.ply;
    if (given.seat !== seat || isResponse) continue;
    if (wanted === undefined || wanted === given.ply) return given.ply;
  }
  return -1;
}

/** The state before a public decision, played again from the deal. */
export function stateBefore(t: Table, ply: number): unknown {
  const { kit } = t.facts;
  const state = dealt(t.facts);
  for (const given of t.given) {
    if (given.ply >= ply) break;
    kit.game.apply(state, given.code);
  }
  return state;
}

/** What was found out is kept until the next entry: to ask again costs nothing. */
const verdicts = new WeakMap<
  Table,
  { readonly seq: number; readonly free: Map<string, boolean> }
>();

export function isFreeUndo(t: Table, seat: number, to: number): boolean {
  let known = verdicts.get(t);
  if (known?.seq !== t.seq) {
    known = { seq: t.seq, free: new Map() };
    verdicts.set(t, known);
  }
  const name = `${seat} ${to}`;
  const free = known.free.get(name) ?? tryUndo(t, seat, to);
  known.free.set(name, free);
  return free;
}

/** Nobody else acted, nothing was left to chance, and nobody learned what neither they nor the seat knew. */
function tryUndo(t: Table, seat: number, to: number): boolean {
  const { kit } = t.facts;
  const undone = t.given.filter(({ ply }) => ply >= to);
  if (undone.some((given) => given.seat !== seat || given.isCovered)) return false;
  const before = stateBefore(t, to);
  if (String(kit.rng(before)) !== String(kit.rng(t.state))) return false;
  return viewersOf(t).every((viewer) => learnsNothing(kit, before, undone, seat, viewer));
}

/** Deals tried: with two unlike cards to be drawn, one in a million of them are all alike. */
const DEALS = 20;

function learnsNothing(
  kit: Kit,
  before: unknown,
  undone: readonly Given[],
  seat: number,
  viewer: Viewer,
): boolean {
  const joint = kit.jointView(before, viewer === seat ? [seat] : [viewer, seat]);
  const truth = toldTo(kit, before, undone, viewer);
  for (let i = 0; i < DEALS; i++) {
    if (truth !== toldTo(kit, dealFrom(kit, joint, i), undone, viewer)) return false;
  }
  return true;
}

function dealFrom(kit: Kit, view: AnyView, i: number): unknown {
  return kit.game.determinize(view, makeRng(`undo ${i}`));
}

/** All that a viewer is told and shown of these answers, or null where they are not possible. */
function toldTo(
  { game }: Kit,
  start: unknown,
  undone: readonly Given[],
  viewer: Viewer,
): string | null {
  const state = game.clone(start);
  const events: GameEvent[] = [];
  const legal: number[] = [];
  for (const { seat, code } of undone) {
    if (game.toAct(state) !== seat) return null;
    const count = game.legal(state, legal);
    if (!legal.slice(0, count).includes(code)) return null;
    game.apply(state, code, (event) => {
      events.push(game.redact(event, viewer));
    });
  }
  return JSON.stringify([events, game.view(state, viewer)]);
}
