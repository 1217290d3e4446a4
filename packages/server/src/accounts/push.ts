/**
 * Notifications "your turn", by web push. Nobody waits for them: they are queued, few at a time, and dropped when too many
 * wait. The address of a subscription comes from a stranger, so only the push services of browsers are ever called.
 */

import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import type { Lang } from '@open-gosu/kernel';
import { inLang, LANGS } from '@open-gosu/kernel';
import webpush from 'web-push';
import type { PushSubscription, Records } from '../store/index.ts';
import { NOTICES, type NoticeKind } from './notice-words.ts';
import { createQueue } from './queue.ts';

/** Exact names, and with a dot in front whole domains. */
const PUSH_HOSTS: readonly string[] = [
  'fcm.googleapis.com',
  'android.googleapis.com',
  'jmt17.google.com',
  'updates.push.services.mozilla.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
];

const MOST_SUBSCRIPTIONS = 10;
const MOST_WAITING = 5000;
const AT_ONCE = 8;
const TIMEOUT_MS = 10_000;
const TTL_SECONDS = 24 * 3600;

export interface Note {
  readonly title: string;
  readonly body: string;
  readonly lang: Lang;
  readonly match: string;
}

/** Sends one; rejects with a `statusCode` where the push service gave one. */
export type Sender = (subscription: PushSubscription, note: Note) => Promise<void>;

export interface Push {
  /** False: not an address we would ever call, or too many of them. */
  subscribe(
    player: string,
    endpoint: string,
    keys: { readonly p256dh: string; readonly auth: string },
  ): Promise<boolean>;
  unsubscribe(player: string, endpoint: string): Promise<void>;
  /** Never blocks, never throws. */
  yourTurn(player: string, match: string, kind?: NoticeKind): void;
  /** When all that was asked for has been tried. */
  idle(): Promise<void>;
  stats(): { readonly sent: number; readonly failed: number; readonly dropped: number };
}

export interface PushOptions {
  readonly store: Pick<Records, 'push' | 'players'>;
  readonly send: Sender;
  readonly hosts?: readonly string[];
  readonly now?: () => number;
  readonly onError?: (error: unknown) => void;
}

/** Whether an address belongs to a push service: https, its usual port, a known name, no disguise. */
export function isPushAddress(endpoint: string, more: readonly string[] = []): boolean {
  let url: URL;
  try {
    url = new URL(endpoint);
  } catch {
    return false;
  }
  if (url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') {
    return false;
  }
  const name = url.hostname;
  if (isIP(name.replace(/^\[|\]$/g, '')) !== 0) return false;
  return [...PUSH_HOSTS, ...more].some((host) =>
    host.startsWith('.') ? name.endsWith(host) : name === host,
  );
}

/** What a sender fails with may hold the whole subscription, and this goes to the log. */
function withoutAddress(error: unknown): Error {
  const { statusCode = 'nothing' } = error as { readonly statusCode?: unknown };
  return new Error(`a push service answered ${String(statusCode)}`);
}

export function createPush(options: PushOptions): Push {
  const { store, send, hosts = [], onError } = options;
  const now = options.now ?? Date.now;
  const queue = createQueue({
    atOnce: AT_ONCE,
    mostWaiting: MOST_WAITING,
    ...(onError === undefined ? {} : { onError }),
  });
  let sent = 0;
  let failed = 0;
  let dropped = 0;

  async function tell(player: string, match: string, kind: NoticeKind): Promise<void> {
    const [person, subscriptions] = await Promise.all([
      store.players.get(player),
      store.push.of(player),
    ]);
    if (person === null) return;
    const lang = LANGS.find((one) => one === person.lang) ?? 'en';
    const { title, body } = NOTICES[kind];
    const note: Note = { title: inLang(title, lang), body: inLang(body, lang), lang, match };
    for (const subscription of subscriptions) {
      if (!isPushAddress(subscription.endpoint, hosts)) {
        await store.push.remove(subscription.endpoint);
        continue;
      }
      try {
        await send(subscription, note);
        sent += 1;
      } catch (error) {
        failed += 1;
        const status = (error as { readonly statusCode?: unknown }).statusCode;
        // The browser has given it up, or made another.
        if (status === 404 || status === 410) await store.push.remove(subscription.endpoint);
        else onError?.(withoutAddress(error));
      }
    }
  }

  return {
    async subscribe(player, endpoint, keys) {
      if (!isPushAddress(endpoint, hosts)) return false;
      const all = await store.push.of(player);
      const isNew = all.every((one) => one.endpoint !== endpoint);
      if (isNew && all.length >= MOST_SUBSCRIPTIONS) {
        const oldest = all.reduce((a, b) => (b.createdAt < a.createdAt ? b : a));
        await store.push.remove(oldest.endpoint);
      }
      await store.push.put({ endpoint, player, keys: JSON.stringify(keys), createdAt: now() });
      return true;
    },
    async unsubscribe(player, endpoint) {
      const all = await store.push.of(player);
      if (all.some((one) => one.endpoint === endpoint)) await store.push.remove(endpoint);
    },
    yourTurn(player, match, kind = 'turn') {
      if (!queue.add(`${player} ${match} ${kind}`, () => tell(player, match, kind))) dropped += 1;
    },
    idle: () => queue.idle(),
    stats: () => ({ sent, failed, dropped }),
  };
}

const TOPIC_LETTERS = 32;

/** The same for one match, and nothing anybody could come in with. */
export function topicOf(match: string): string {
  return createHash('sha256').update(match).digest('base64url').slice(0, TOPIC_LETTERS);
}

/** Sends by the push service the browser named. */
export function webPushSender(
  keys: { readonly publicKey: string; readonly privateKey: string },
  subject: string,
): Sender {
  return async ({ endpoint, keys: text }, note) => {
    const { p256dh, auth } = JSON.parse(text) as { p256dh: string; auth: string };
    await webpush.sendNotification({ endpoint, keys: { p256dh, auth } }, JSON.stringify(note), {
      vapidDetails: { subject, ...keys },
      TTL: TTL_SECONDS,
      timeout: TIMEOUT_MS,
      urgency: 'normal',
      // Of several about one match the push service keeps the newest; the id itself is an invitation.
      topic: topicOf(note.match),
    });
  };
}
