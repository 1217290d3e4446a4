/** Which card is being read. Kept outside React's tree, so that pointing at a card redraws the panel and no table. */
import type { Cell } from '../engine/scene.ts';

export interface Shown {
  readonly id: string;
  readonly cell: Cell | undefined;
}

export interface ZoomState {
  readonly shown: Shown | null;
  readonly isPinned: boolean;
}

export interface ZoomStore {
  get(): ZoomState;
  subscribe(listener: () => void): () => void;
  /** Asked for: shown whatever was pinned. */
  show(id: string, cell?: Cell): void;
  /** Pointed at or focused: not while another is pinned. */
  preview(id: string, cell?: Cell): void;
  /** The same card lies otherwise now. */
  refresh(id: string, cell: Cell): void;
  hide(): void;
  /** Keeps the card that is shown; a second time, lets go of it. */
  pin(): void;
  /** No longer pointed at: matters where the panel stands only while it is needed. */
  leave(): void;
  stay(): void;
  /** A panel that goes when the pointer goes; gives back how to end that. */
  float(): () => void;
  isFloating(): boolean;
}

const LINGER = 350;

export function makeZoomStore(): ZoomStore {
  let state: ZoomState = { shown: null, isPinned: false };
  let floats = 0;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const set = (next: ZoomState) => {
    clearTimeout(leaving);
    state = next;
    for (const listener of listeners) listener();
  };
  const hide = () => {
    if (state.shown !== null) set({ shown: null, isPinned: false });
  };

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show(id, cell) {
      set({ shown: { id, cell }, isPinned: state.isPinned });
    },
    preview(id, cell) {
      if (!state.isPinned) set({ shown: { id, cell }, isPinned: false });
    },
    refresh(id, cell) {
      const { shown } = state;
      if (shown?.cell?.place !== cell.place || shown.cell === cell) return;
      set({ ...state, shown: { id, cell } });
    },
    hide,
    pin() {
      if (state.shown !== null) set({ ...state, isPinned: !state.isPinned });
    },
    leave() {
      clearTimeout(leaving);
      if (floats > 0 && !state.isPinned) leaving = setTimeout(hide, LINGER);
    },
    stay() {
      clearTimeout(leaving);
    },
    float() {
      floats++;
      return () => {
        floats--;
      };
    },
    isFloating: () => floats > 0,
  };
}
