/** One tab stop for a zone: arrow keys move inside it, and it remembers where one was. */
import { type KeyboardEvent, type RefObject, useCallback, useLayoutEffect } from 'react';
import { isRoveKey, rove } from './rove.ts';

const ITEM = '[data-row]';

function itemsIn(zone: HTMLElement): readonly HTMLElement[] {
  return [...zone.querySelectorAll<HTMLElement>(ITEM)];
}

function spotOf(item: HTMLElement) {
  return { row: Number(item.dataset.row), column: Number(item.dataset.column) };
}

/** The one that Tab comes to: where one was, else the first that can be chosen, else the first. */
function tabStop(items: readonly HTMLElement[]): HTMLElement | undefined {
  return (
    items.find((item) => item === document.activeElement) ??
    items.find((item) => item.dataset.mark === 'target' || item.dataset.mark === 'selected') ??
    items.find((item) => item.dataset.mark === 'legal') ??
    items[0]
  );
}

/** Only where it changes, and by the attribute: to read `tabIndex` makes the browser lay out the page at once. */
function setStop(item: HTMLElement, isStop: boolean): void {
  const wanted = isStop ? '0' : '-1';
  if (item.getAttribute('tabindex') !== wanted) item.setAttribute('tabindex', wanted);
}

/** Items carry `data-row` and `data-column`; their tabIndex is set here. Runs after every drawing of the zone. */
export function useRove(zone: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    if (zone.current === null) return;
    const items = itemsIn(zone.current);
    const stop = tabStop(items);
    for (const item of items) setStop(item, item === stop);
  });

  const onKeyDown = useCallback((event: KeyboardEvent<HTMLElement>) => {
    if (!isRoveKey(event.key) || event.ctrlKey || event.altKey || event.metaKey) return;
    const items = itemsIn(event.currentTarget);
    const at = items.indexOf(document.activeElement as HTMLElement);
    const next = items[rove(items.map(spotOf), at, event.key)];
    if (next === undefined) return;
    event.preventDefault();
    for (const item of items) setStop(item, item === next);
    next.focus();
  }, []);

  return { onKeyDown };
}
