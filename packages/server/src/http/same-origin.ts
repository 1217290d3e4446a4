/**
 * Whether a request that changes something comes from our own page. Browsers say where a request comes from and pages cannot
 * change what they say; a client that is no browser says nothing, but has no cookie that a stranger's page could borrow.
 */
import type { IncomingHttpHeaders } from 'node:http';

export interface Origins {
  /** Whether pages of this origin are ours. */
  isOurs(origin: string, headers: IncomingHttpHeaders): boolean;
  /** With a cookie and no word of where it comes from, this header is wanted: no form can send it. */
  readonly header: string;
}

export const CLIENT_HEADER = 'x-open-gosu';

/** `own`: the public address; null: the address the request was sent to. `allowed`: what the operator allowed besides. */
export function createOrigins(own: string | null, allowed: readonly string[] = []): Origins {
  return {
    header: CLIENT_HEADER,
    isOurs(origin, headers) {
      if (allowed.includes(origin)) return true;
      if (own !== null) return origin === own;
      const { host } = headers;
      return host !== undefined && (origin === `http://${host}` || origin === `https://${host}`);
    },
  };
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

export function mayChange(method: string, headers: IncomingHttpHeaders, origins: Origins): boolean {
  if (SAFE.has(method)) return true;
  const { origin } = headers;
  if (origin !== undefined && origins.isOurs(origin, headers)) return true;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  if (origin !== undefined) return false;
  return headers.cookie === undefined || headers[origins.header] !== undefined;
}
