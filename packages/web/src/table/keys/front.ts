/** What lies in front of the table has the keys and the focus to itself. */
const FRONT = '[role="dialog"], [role="alertdialog"], [role="menu"]';

export function hasFront(): boolean {
  return document.querySelector(FRONT) !== null;
}

/** Also where it has just been closed by the very key. */
export function isInFront(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(FRONT) !== null;
}
