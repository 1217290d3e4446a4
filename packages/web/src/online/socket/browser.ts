/** The page's one line to its server, made when it is first needed. */
import { SOCKET_PATH, SUBPROTOCOL } from '@open-gosu/protocol';
import { randomText } from '../../home/create-match.ts';
import { settingsNow } from '../../settings/settings.ts';
import { meStore } from '../people/use-me.ts';
import { type Line, makeLine } from './line.ts';
import { renewFor } from './renewing.ts';
import type { SocketLike } from './wires.ts';

const ID_LENGTH = 12;

let line: Line | null = null;

export function lineNow(): Line {
  if (line !== null) return line;
  const made = makeLine({
    open() {
      const url = new URL(SOCKET_PATH, location.origin);
      url.protocol = url.protocol.replace('http', 'ws');
      const socket = new WebSocket(url, SUBPROTOCOL);
      const send = socket.send.bind(socket);
      // One that is closing takes nothing any more: what was meant for it is sent on the next.
      socket.send = (text) => {
        if (socket.readyState === WebSocket.OPEN) send(text);
      };
      return socket as SocketLike;
    },
    now: () => Date.now(),
    after(milliseconds, work) {
      const timer = setTimeout(work, milliseconds);
      return () => clearTimeout(timer);
    },
    lot: () => Math.random(),
    newId: () => randomText(ID_LENGTH),
    lang: () => settingsNow().lang,
    async isKnown() {
      const { state, me } = await meStore.load();
      return state === 'known' ? me !== null : null;
    },
  });
  renewFor(meStore, made);
  addEventListener('online', () => made.check());
  addEventListener('offline', () => made.check());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') made.check();
  });
  line = made;
  return made;
}
