/**
 * The table as a viewer saw it when an earlier public decision was asked (C-15 H2). What is covered is no earlier decision: of
 * the one in progress there is only what everybody still sees.
 */
import type { AnyView, Viewer } from '@open-gosu/kernel';
import { viewOf } from './seen.ts';
import { publicToAct, shownState, type Table } from './table.ts';
import { stateBefore } from './undo.ts';

export interface Past {
  readonly ply: number;
  readonly line: number;
  readonly view: AnyView;
  /** Who was to decide, or -1. */
  readonly toAct: number;
}

/** Null where there is no such decision yet. Played again from the deal, for it is asked for seldom. */
export function positionAt(t: Table, viewer: Viewer, ply: number): Past | null {
  if (t.state === null || !Number.isInteger(ply) || ply < 0 || ply > t.ply) return null;
  const isPast = ply < t.ply;
  const state = isPast ? stateBefore(t, ply) : shownState(t);
  const toAct = isPast ? t.facts.kit.game.toAct(state) : publicToAct(t);
  return { ply, line: t.line, view: viewOf(t, state, viewer), toAct };
}
