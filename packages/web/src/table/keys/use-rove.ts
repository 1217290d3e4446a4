/** One tab stop for a zone: arrow keys move inside it, and it remembers where one was. */
import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { isRoveKey, type RoveKey, rove, type Spot } from './rove.ts';

/**
 * How the things in a zone lie: in a grid, by `data-row` and `data-column`; one after the other; or several in each line of
 * a list.
 */
export type Lie = 'grid' | 'row' | 'lines';

const ITEMS: { readonly [L in Lie]: string } = {
  grid: '[data-row]',
  row: 'button, [role="button"]',
  lines: 'li :is(button, [role="button"])',
};

/** In a row, up and down lead on as well. */
const IN_ROW: { readonly [key in RoveKey]?: RoveKey } = {
  ArrowUp: 'ArrowLeft',
  ArrowDown: 'ArrowRight',
};

function itemsIn(zone: HTMLElement, lie: Lie): readonly HTMLElement[] {
  return [...zone.querySelectorAll<HTMLElement>(ITEMS[lie])];
}

function spotsOf(items: readonly HTMLElement[], lie: Lie): readonly Spot[] {
  if (lie === 'row') return items.map((_, column) => ({ row: 0, column }));
  if (lie === 'grid') {
    return items.map(({ dataset }) => ({
      row: Number(dataset.row),
      column: Number(dataset.column),
    }));
  }
  let row = -1;
  let column = 0;
  let line: Element | null = null;
  return items.map((item) => {
    const own = item.closest('li');
    column = own === line ? column + 1 : 0;
    if (own !== line) row++;
    line = own;
    return { row, column };
  });
}

/** The one that Tab comes to: where one is, else what can be chosen, else where one was, else the first or the newest. */
function tabStop(
  items: readonly HTMLElement[],
  was: HTMLElement | null,
  lie: Lie,
): HTMLElement | undefined {
  return (
    items.find((item) => item === document.activeElement) ??
    items.find((item) => item.dataset.mark === 'target' || item.dataset.mark === 'selected') ??
    items.find((item) => item.dataset.mark === 'legal') ??
    items.find((item) => item === was) ??
    (lie === 'lines' ? items.at(-1) : items[0])
  );
}

/** Only where it changes, and by the attribute: to read `tabIndex` makes the browser lay out the page at once. */
function setStop(item: HTMLElement, isStop: boolean): void {
  const wanted = isStop ? '0' : '-1';
  if (item.getAttribute('tabindex') !== wanted) item.setAttribute('tabindex', wanted);
}

/** To be spread on the zone. The tabIndex of what is in it is set here, also where it comes after the zone was drawn. */
export function useRove(zone: RefObject<HTMLElement | null>, lie: Lie = 'grid') {
  const was = useRef<HTMLElement | null>(null);
  const watched = useRef<HTMLElement | null>(null);
  const watcher = useRef<MutationObserver | null>(null);

  const settle = useCallback(() => {
    if (zone.current === null) return;
    const items = itemsIn(zone.current, lie);
    const stop = tabStop(items, was.current, lie);
    for (const item of items) setStop(item, item === stop);
  }, [zone, lie]);

  useLayoutEffect(() => {
    settle();
    if (zone.current === watched.current) return;
    watcher.current?.disconnect();
    watched.current = zone.current;
    if (zone.current === null) return;
    watcher.current = new MutationObserver(settle);
    watcher.current.observe(zone.current, { subtree: true, childList: true });
  });
  useEffect(
    () => () => {
      watcher.current?.disconnect();
      watched.current = null;
    },
    [],
  );

  const onKeyDown = useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      if (!isRoveKey(event.key) || event.ctrlKey || event.altKey || event.metaKey) return;
      // What lies in front of the zone is its child here, though not on the page.
      if (!event.currentTarget.contains(event.target as Node)) return;
      const items = itemsIn(event.currentTarget, lie);
      const at = items.indexOf(document.activeElement as HTMLElement);
      const key = lie === 'row' ? (IN_ROW[event.key] ?? event.key) : event.key;
      const next = items[rove(spotsOf(items, lie), at, key)];
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
    },
    [lie],
  );

  const onFocus = useCallback(
    (event: FocusEvent<HTMLElement>) => {
      const items = itemsIn(event.currentTarget, lie);
      const item = items.find((each) => each === event.target);
      if (item === undefined) return;
      was.current = item;
      for (const each of items) setStop(each, each === item);
    },
    [lie],
  );

  return { onKeyDown, onFocus, 'data-rove': lie };
}
