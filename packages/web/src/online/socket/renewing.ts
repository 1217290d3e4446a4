/** Whoever signs in, or gives a name, is somebody else to the server: the line that was opened before is opened anew. */
import type { MeStore } from '../people/me-store.ts';
import type { Line } from './line.ts';

/** Who signs out is told so on the line itself. */
export function renewFor(me: Pick<MeStore, 'now' | 'subscribe'>, line: Line): void {
  me.subscribe(() => {
    const id = me.now().me?.id ?? null;
    const { phase, player } = line.now();
    if (id !== null && phase === 'open' && player?.id !== id) line.renew();
  });
}
