/** Marks the tab, and the icon of an installed page, while it is the player's decision: for those who look elsewhere. */

const PLAIN = 'favicon.svg';
const CALLING = 'favicon-turn.svg';

let isShown = false;

export function showBadge(isOn: boolean): void {
  if (isOn === isShown) return;
  isShown = isOn;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="icon"]')) {
    const [from, to] = isOn ? [PLAIN, CALLING] : [CALLING, PLAIN];
    if (link.href.endsWith(`/${from}`)) link.href = link.href.replace(from, to);
  }
  // Where the page is not installed it would not be seen, and to ask takes its time.
  if (!matchMedia('(display-mode: standalone)').matches) return;
  const done = isOn ? navigator.setAppBadge?.() : navigator.clearAppBadge?.();
  done?.catch(() => undefined);
}
