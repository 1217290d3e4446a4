/**
 * What the service worker does when the server says that it is somebody's turn: shows it in the words and the language the
 * server chose for them, and opens the match. What arrives is read as anybody's.
 */

export interface Turn {
  readonly title: string;
  readonly body: string;
  readonly lang: string;
  readonly match: string;
}

const LONGEST = 200;
const MATCH_ID = /^[\w-]{16,64}$/;

/** Null for what is none. */
export function readTurn(text: string): Turn | null {
  try {
    const found: unknown = JSON.parse(text);
    if (typeof found !== 'object' || found === null) return null;
    const { title, body, lang, match } = found as { readonly [name: string]: unknown };
    if (typeof title !== 'string' || typeof match !== 'string' || !MATCH_ID.test(match))
      return null;
    return {
      title: title.slice(0, LONGEST),
      body: typeof body === 'string' ? body.slice(0, LONGEST) : '',
      lang: lang === 'fr' ? 'fr' : 'en',
      match,
    };
  } catch {
    return null;
  }
}

/** A browser takes the right to notify away from a page that stays silent: something is always shown. */
const UNREAD: Turn = { title: 'Open Gosu', body: '', lang: 'en', match: '' };

function addressOf(match: string, scope: string): string {
  return new URL(match === '' ? '#/online' : `/m/${match}`, scope).href;
}

/** With a field that not every browser has. */
type Shown = NotificationOptions & { readonly renotify: boolean };

async function show(scope: ServiceWorkerGlobalScope, text: string): Promise<void> {
  const { title, body, lang, match } = readTurn(text) ?? UNREAD;
  const options: Shown = {
    body,
    lang,
    // A later word about the same match takes the place of the one before, and is heard: it may be a reminder.
    tag: match,
    renotify: match !== '',
    icon: new URL('icon-192.png', scope.registration.scope).href,
    badge: new URL('icon-192.png', scope.registration.scope).href,
    data: { match },
  };
  await scope.registration.showNotification(title, options);
}

/** A match has two addresses: the link that is sent, and the page's own for it. */
export function showsMatch(url: string, match: string): boolean {
  const { pathname, hash } = new URL(url);
  if (match === '') return hash === '#/online';
  return hash === '' ? pathname === `/m/${match}` : hash === `#/match/${match}`;
}

/** The window that shows the match already, or a new one. */
async function open(scope: ServiceWorkerGlobalScope, match: string): Promise<void> {
  const address = addressOf(match, scope.registration.scope);
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => showsMatch(url, match));
  if (there !== undefined) await there.focus();
  else await scope.clients.openWindow(address);
}

export function listenForTurns(scope: ServiceWorkerGlobalScope): void {
  scope.addEventListener('push', (event) => {
    event.waitUntil(show(scope, event.data?.text() ?? ''));
  });
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const { match } = (event.notification.data ?? {}) as { readonly match?: unknown };
    event.waitUntil(open(scope, typeof match === 'string' ? match : ''));
  });
}
