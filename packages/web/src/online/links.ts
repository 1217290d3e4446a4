/** Addresses of matches. */
import { hrefOf } from '../app/route.ts';

/** As it is sent to a friend: the server has the page itself at `/m/<id>`, so it works for somebody who has never been here. */
export function matchLink(id: string, origin = location.origin): string {
  return new URL(`/m/${encodeURIComponent(id)}`, origin).href;
}

/** Whether an address leads to this very machine, whoever opens it: a link with it can be sent to nobody else. */
export function isOwnMachine(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/i.test(hostname);
}

/** Seen again from the server's record. */
export function replayHref(id: string): string {
  return hrefOf({ screen: 'replay', id: `online-${id}`, ply: null });
}
