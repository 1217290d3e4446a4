/** Notifications on this device: what the browser allows, and the server's list of those who want them. */
import type { Api } from '../http/api.ts';
import type { Outcome } from '../http/outcome.ts';

/** `off` and `on` are the player's choice, the others nobody's here. */
export type PushState = 'unsupported' | 'blocked' | 'off' | 'on';

type Routes = Pick<Api, 'subscribe' | 'unsubscribe'>;

function isSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** Not `ready`: where no worker was ever registered, that waits for ever. */
async function registration(): Promise<ServiceWorkerRegistration | null> {
  if (!isSupported()) return null;
  return (await navigator.serviceWorker.getRegistration()) ?? null;
}

export async function pushState(): Promise<PushState> {
  const registered = await registration();
  if (registered === null) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  const found = await registered.pushManager.getSubscription().catch(() => null);
  return found === null || Notification.permission !== 'granted' ? 'off' : 'on';
}

/** On a player's own click: browsers ask nobody otherwise. Throws what the browser throws. */
export async function turnOn(
  api: Routes,
  pushKey: string,
): Promise<PushState | Outcome<undefined>> {
  const registered = await registration();
  if (registered === null) return 'unsupported';
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off';
  const made = await registered.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: pushKey,
  });
  const { endpoint = '', keys = {} } = made.toJSON();
  const { p256dh = '', auth = '' } = keys;
  const told = await api.subscribe({ body: { endpoint, keys: { p256dh, auth } } });
  // What the server does not know of would never ring.
  if (!told.ok) await made.unsubscribe();
  return told.ok ? 'on' : told;
}

export async function turnOff(api: Routes): Promise<PushState> {
  const found = await (await registration())?.pushManager.getSubscription();
  if (found != null) {
    await api.unsubscribe({ body: { endpoint: found.endpoint } });
    await found.unsubscribe();
  }
  return 'off';
}
