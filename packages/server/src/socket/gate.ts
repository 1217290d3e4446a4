/** Who may open a socket at all: judged from the request alone, before anything is kept of it. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { offersSubprotocol, SOCKET_PATH } from '@open-gosu/protocol';

export type Judgement =
  | { readonly ok: true }
  | { readonly ok: false; readonly status: keyof typeof STATUS; readonly why: string };

const STATUS = {
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
} as const;

const refuse = (status: keyof typeof STATUS, why: string): Judgement => ({
  ok: false,
  status,
  why,
});

/** `own`: where our page is; without it, wherever the request was sent to. */
export function judgeRequest(
  request: IncomingMessage,
  origins: readonly string[],
  own?: string,
): Judgement {
  const { url = '', headers } = request;
  if (url.split('?', 1)[0] !== SOCKET_PATH) return refuse(404, 'path');
  if (!isOwnOrigin(headers, origins, own)) return refuse(403, 'origin');
  if (!offersSubprotocol(headers['sec-websocket-protocol'] ?? '')) {
    return refuse(400, 'subprotocol');
  }
  return { ok: true };
}

/** Browsers always say where a page comes from; what says nothing is no browser, and holds no cookie of one. */
function isOwnOrigin(
  { origin, host }: IncomingMessage['headers'],
  origins: readonly string[],
  own: string | undefined,
): boolean {
  if (origin === undefined || origins.includes(origin)) return true;
  if (own !== undefined) return origin === own;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

export function turnAway(socket: Duplex, status: keyof typeof STATUS): void {
  socket.on('error', () => {});
  socket.end(
    `HTTP/1.1 ${status} ${STATUS[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
    () => {
      socket.destroy();
    },
  );
}

const BEARER = /^Bearer ([A-Za-z0-9_-]{16,512})$/;

export function bearerOf({ headers }: IncomingMessage): string | null {
  return BEARER.exec(headers.authorization ?? '')?.[1] ?? null;
}
