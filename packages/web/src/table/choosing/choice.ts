/**
 * What is chosen this moment, read from the store: what was tapped is so marked before the table is drawn anew. Only what is
 * chosen now, or was chosen when the table was drawn, is marked otherwise than it is drawn.
 */
import type { Handle } from '../../engine/scene.ts';
import type { Choice } from '../context.tsx';
import type { TableState } from '../store/table-state.ts';
import type { TableStore } from '../store/table-store.ts';
import { isSameTable } from './current.ts';
import { type Mark, marksOf } from './marks.ts';

export interface DrawnChoice extends Choice {
  /** Another state of the table is drawn. */
  draw(state: TableState): void;
}

export function makeChoice({ now, subscribe }: Pick<TableStore, 'now' | 'subscribe'>): DrawnChoice {
  let drawn: TableState | null = null;

  /** What is chosen on the table that is drawn: on one that is not drawn yet it would be marked on the one before. */
  const present = (): TableState | null => {
    const state = now();
    const isSeen = drawn !== null && isSameTable(drawn, state) && drawn.past === state.past;
    return isSeen && state.past === null ? state : null;
  };
  /** The marks of one choice are asked for several times. */
  let known: { readonly of: TableState; readonly markOf: (handle: Handle) => Mark } | null = null;
  const markOf = (handle: Handle, state: TableState): Mark => {
    if (known?.of.selection !== state.selection || known.of.scene !== state.scene) {
      known = { of: state, markOf: marksOf(state.scene?.prompt ?? null, state.selection) };
    }
    return known.markOf(handle);
  };

  return {
    subscribe,
    draw(state) {
      drawn = state;
    },
    markNow(handle, mark) {
      const state = present();
      if (state === null) return mark;
      const isChosen = state.selection?.handles.includes(handle) ?? false;
      return isChosen !== (mark === 'selected') ? markOf(handle, state) : mark;
    },
    chosen: () => (present() ?? drawn)?.selection?.code ?? null,
  };
}
