/** Dragging an item of a list to the place of another. What can be dragged can be moved by buttons, too. */
import { type MouseEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';
import { type Box, isFar } from './drag.ts';

export interface Dragging {
  /** The item under the pointer; -1 where there is none. */
  itemAt(items: readonly Box[], x: number, y: number): number;
  /** While it is dragged: true if the item lies there from now on. */
  over?(from: number, to: number): boolean;
  /** When it is let go elsewhere than it was taken. */
  drop?(from: number, to: number): void;
  /** Items that are buttons themselves: what is hardly moved was pressed. */
  areButtons?: boolean;
}

interface Held {
  readonly from: number;
  readonly to: number;
}

/** Handlers for every item, which has its place in the list as `data-index`. */
export function useDrag(list: RefObject<HTMLElement | null>, dragging: Dragging) {
  const { itemAt, over, drop, areButtons = false } = dragging;
  const held = useRef<(Held & { readonly x: number; readonly y: number }) | null>(null);
  const wasDragged = useRef(false);
  const [now, show] = useState<Held | null>(null);

  const letGo = () => {
    held.current = null;
    show(null);
  };

  const take = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    wasDragged.current = true;
  };

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      wasDragged.current = false;
      const isButton = event.target instanceof Element && event.target.closest('button') !== null;
      if (event.button !== 0 || (isButton && !areButtons)) return;
      const from = Number(event.currentTarget.dataset.index);
      held.current = { from, to: from, x: event.clientX, y: event.clientY };
      if (!areButtons) take(event);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const { current } = held;
      if (current === null || list.current === null) return;
      const { clientX: x, clientY: y } = event;
      if (!wasDragged.current) {
        // It left the item before it was dragged, and was let go elsewhere.
        if (event.buttons === 0) return letGo();
        if (!isFar(current, { x, y })) return;
        take(event);
      }
      const items = [...list.current.children].map((item) => item.getBoundingClientRect());
      const to = itemAt(items, x, y);
      if (to < 0 || to === current.to) return;
      const from = over?.(current.from, to) ? to : current.from;
      held.current = { ...current, from, to };
      show({ from, to });
    },
    onPointerUp() {
      const { current } = held;
      letGo();
      if (current !== null && current.from !== current.to) drop?.(current.from, current.to);
    },
    onPointerCancel() {
      letGo();
      wasDragged.current = false;
    },
    onClickCapture(event: MouseEvent<HTMLElement>) {
      // No click need follow a drag: the next may be a key's, which counts none.
      if (!wasDragged.current || !areButtons || event.detail === 0) return;
      wasDragged.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
  return { handlers, now };
}
