/** Addresses of matches. */
import { hrefOf } from '../app/route.ts';

/** As it is sent to a friend: the server has the page itself at `/m/<id>`, so it works for somebody who has never been here. */
export function matchLink(id: string, origin = location.origin): string {
  return new URL(`/m/${encodeURIComponent(id)}`, origin).href;
}

/** Seen again from the server's record. */
export function replayHref(id: string): string {
  return hrefOf({ screen: 'replay', id: `online-${id}`, ply: null });
}
