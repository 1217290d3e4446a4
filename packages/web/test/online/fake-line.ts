/** Sockets, time and chance for a line, in the hands of a test. */
import { makeLine } from '../../src/online/socket/line.ts';
import type { SocketLike } from '../../src/online/socket/wires.ts';

export interface FakeSocket extends SocketLike {
  /** What the page sent on it, in order. */
  readonly sent: Record<string, unknown>[];
  isClosed: boolean;
  /** The server says something. */
  say(message: object): void;
  /** The line is cut, with a code or without. */
  cut(code?: number): void;
}

/** `isKnown`: what the server says when it is asked who sits here. */
export function fakeLine({ isKnown = true }: { readonly isKnown?: boolean | null } = {}) {
  const sockets: FakeSocket[] = [];
  const timers: { at: number; readonly work: () => void }[] = [];
  let now = 1_000_000;
  let next = 0;

  const open = (): FakeSocket => {
    const socket: FakeSocket = {
      sent: [],
      isClosed: false,
      onopen: null,
      onmessage: null,
      onclose: null,
      send: (text) => socket.sent.push(JSON.parse(text)),
      close: () => {
        socket.isClosed = true;
      },
      say: (message) => socket.onmessage?.({ data: JSON.stringify(message) }),
      cut(code = 1006) {
        socket.isClosed = true;
        socket.onclose?.({ code });
      },
    };
    sockets.push(socket);
    return socket;
  };

  const line = makeLine({
    open,
    now: () => now,
    after(milliseconds, work) {
      const timer = { at: now + milliseconds, work };
      timers.push(timer);
      return () => {
        const place = timers.indexOf(timer);
        if (place >= 0) timers.splice(place, 1);
      };
    },
    lot: () => 0.5,
    newId: () => `id-${++next}`,
    lang: () => 'en',
    isKnown: async () => isKnown,
  });

  return {
    line,
    sockets,
    last: () => sockets.at(-1) as FakeSocket,
    now: () => now,
    /** Lets time pass, and what was meant for it happen. */
    pass(milliseconds: number) {
      const end = now + milliseconds;
      for (;;) {
        const due = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (due === undefined) break;
        timers.splice(timers.indexOf(due), 1);
        now = Math.max(now, due.at);
        due.work();
      }
      now = end;
    },
    /** Through the door: hello and welcome. */
    arrive(player: { readonly id: string; readonly name: string } | null = ADA) {
      const socket = sockets.at(-1) as FakeSocket;
      socket.onopen?.();
      socket.say({ t: 'welcome', v: 1, now: now + OFFSET, player });
      return socket;
    },
  };
}

export const ADA = { id: 'cGxheWVyLW9uZS0wMDAwMQ', name: 'Ada' };

/** The server's clock is so far ahead. */
export const OFFSET = 5_000;
