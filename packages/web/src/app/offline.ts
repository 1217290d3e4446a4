/**
 * The page without a network: registers the service worker, says whether everything is on the device, offers updates and
 * the installation. Nothing is loaded anew unless the player asks for it, here or in the other tab that did.
 */
import { useSyncExternalStore } from 'react';
import { newestWorker } from './newest-worker.ts';

/** Chromium's event; other browsers have a menu of their own for it. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

export interface Offline {
  /** `never` where the browser or the way the page is served rules it out. */
  readonly state: 'never' | 'preparing' | 'ready';
  /** Became ready just now, in front of the player. */
  readonly isNews: boolean;
  readonly hasUpdate: boolean;
  readonly canInstall: boolean;
}

const HOUR = 3_600_000;
const AFTER_LOAD = 1000;

let current: Offline = { state: 'never', isNews: false, hasUpdate: false, canInstall: false };
let waiting: ServiceWorker | null = null;
let offered: InstallEvent | null = null;
let isAsked = false;
const listeners = new Set<() => void>();

function change(part: Partial<Offline>): void {
  current = { ...current, ...part };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useOffline(): Offline {
  return useSyncExternalStore(subscribe, () => current);
}

/** Once, when the page has been drawn. */
export function prepareOffline(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offered = event as InstallEvent;
    change({ canInstall: true });
  });
  addEventListener('appinstalled', () => change({ canInstall: false }));
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  // A page that was loaded past its cache has no controller, though all of it is on the device.
  let wasThere = serviceWorker.controller !== null;
  let hasBegun = false;
  change({ state: wasThere ? 'ready' : 'preparing' });
  serviceWorker
    .getRegistration()
    .then((registration) => {
      wasThere ||= Boolean(registration?.active);
      return serviceWorker.ready;
    })
    .then(() => change({ state: 'ready', isNews: !wasThere }))
    .catch(() => undefined);
  serviceWorker.addEventListener('controllerchange', () => {
    if (isAsked) location.reload();
    // Another tab has asked for the new version: this one goes on with what it has, and offers to follow.
    else if (wasThere || hasBegun) change({ hasUpdate: true });
    // The very first one: whatever comes after it is new.
    hasBegun = true;
  });
  const register = () =>
    serviceWorker
      .register(new URL('service-worker.js', document.baseURI), { updateViaCache: 'none' })
      .then(watch)
      .catch(() => {
        if (current.state === 'preparing') change({ state: 'never' });
      });
  // All of the page is fetched then: what is to be seen at once goes first.
  if (document.readyState === 'complete') setTimeout(register, AFTER_LOAD);
  else addEventListener('load', () => setTimeout(register, AFTER_LOAD));
}

function watch(registration: ServiceWorkerRegistration): void {
  const offer = (worker: ServiceWorker | null) => {
    // Where none is active it is the first one, which waits for nobody.
    if (worker === null || registration.active === null) return;
    waiting = worker;
    change({ hasUpdate: true });
  };
  offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') offer(worker);
    });
  });
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < HOUR) return;
    asked = Date.now();
    registration.update().catch(() => undefined);
  });
}

/** Loads the new version. Games are kept at every step, so this one goes on where it was. */
export function takeUpdate(): void {
  isAsked = true;
  if (waiting === null || waiting.state === 'activated') location.reload();
  else waiting.postMessage('take-over');
}

/**
 * For a page that the server no longer talks with. Loading it anew would bring the one that is kept on the device again: the
 * new one is fetched first.
 */
export async function loadNewest(): Promise<void> {
  waiting = (await newestWorker(navigator.serviceWorker)) ?? waiting;
  takeUpdate();
}

export function putOffUpdate(): void {
  change({ hasUpdate: false });
}

export function forgetNews(): void {
  change({ isNews: false });
}

export async function install(): Promise<void> {
  await offered?.prompt();
  offered = null;
  change({ canInstall: false });
}
