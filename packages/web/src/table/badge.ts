/** Calls a player by the tab, and by the icon of an installed page, while it is their decision: for those who look elsewhere. */

const MARK = '● ';
const PLAIN = 'favicon.svg';
const CALLING = 'favicon-turn.svg';

/** Until what it gives back is called. */
export function callByTab(): () => void {
  document.title = MARK + plainTitle();
  badge(true);
  showIcon();
  addEventListener('blur', showIcon);
  addEventListener('focus', showIcon);
  return () => {
    removeEventListener('blur', showIcon);
    removeEventListener('focus', showIcon);
    document.title = plainTitle();
    badge(false);
    changeIcon(PLAIN);
  };
}

function plainTitle(): string {
  return document.title.startsWith(MARK) ? document.title.slice(MARK.length) : document.title;
}

/** To draw another icon takes the browser longer than a frame: who looks at the table need not wait for it. */
function showIcon(): void {
  changeIcon(document.hasFocus() ? PLAIN : CALLING);
}

function changeIcon(to: string): void {
  const from = to === PLAIN ? CALLING : PLAIN;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="icon"]')) {
    if (link.href.endsWith(`/${from}`)) link.href = link.href.replace(from, to);
  }
}

function badge(isOn: boolean): void {
  // Where the page is not installed it would not be seen, and to ask takes its time.
  if (!matchMedia('(display-mode: standalone)').matches) return;
  const done = isOn ? navigator.setAppBadge?.() : navigator.clearAppBadge?.();
  done?.catch(() => undefined);
}
