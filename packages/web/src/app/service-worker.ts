/**
 * Keeps the whole page on the device. A newer version waits until the player asks for it (`offline.ts`), so that nothing
 * changes under a game.
 */
import { cleanupOutdatedCaches, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { listenForLinks } from './match-link.ts';
import { listenForTurns } from './push.ts';

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: readonly (PrecacheEntry | string)[];
};

/** The page asks the waiting version to take over. */
const TAKE_OVER = 'take-over';

// What stands behind `?` is for the page, never another file.
precacheAndRoute([...self.__WB_MANIFEST], { ignoreURLParametersMatching: [/./] });
cleanupOutdatedCaches();

self.addEventListener('message', ({ data }) => {
  if (data === TAKE_OVER) self.skipWaiting();
});

// The very first visit is offline-ready without a reload.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

listenForLinks(self);
listenForTurns(self);
