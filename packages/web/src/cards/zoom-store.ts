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
  /** Come to by keyboard: not while another is pinned. */
  preview(id: string, cell?: Cell): void;
  /** Pointed at: the same, but only where the panel stands beside. A sheet would come over what one is about to press. */
  point(id: string, cell?: Cell): void;
  /** The same card lies otherwise now. */
  refresh(id: string, cell: Cell): void;
  hide(): void;
  /** Keeps the card that is shown; a second time, lets go of it. */
  pin(): void;
  /** No longer pointed at: matters where the panel stands only while it is needed. */
  leave(): void;
  stay(): void;
  /** A panel beside the cards; one that floats goes when the pointer goes. Gives back how to end that. */
  stand(isFloating: boolean): () => void;
  isFloating(): boolean;
}

const LINGER = 350;

export function makeZoomStore(): ZoomStore {
  let state: ZoomState = { shown: null, isPinned: false };
  let panels = 0;
  let floats = 0;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const set = (next: ZoomState) => {
    clearTimeout(leaving);
    state = next;
    for (const listener of listeners) listener();
  };
  const preview = (id: string, cell?: Cell) => {
    if (!state.isPinned) set({ shown: { id, cell }, isPinned: false });
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
    preview,
    point(id, cell) {
      if (panels > 0) preview(id, cell);
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
    stand(isFloating) {
      const float = isFloating ? 1 : 0;
      panels++;
      floats += float;
      return () => {
        panels--;
        floats -= float;
      };
    },
    isFloating: () => floats > 0,
  };
}
