/** Headers of every answer: what our page may load, and that nobody may frame or sniff it. */

/** The one <style> that React Aria adds by itself (touch-action of what can be pressed), by its hash. */
const STYLE_HASH = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

const YEAR_SECONDS = 31_536_000;

export type Headers = { readonly [name: string]: string };

/** `publicUrl`: named beside 'self', since not every browser counts a WebSocket to the same host as that. */
export function contentPolicy(publicUrl: string | null): string {
  const socket = publicUrl === null ? '' : ` ${publicUrl.replace(/^http/, 'ws')}`;
  return [
    "default-src 'self'",
    `connect-src 'self'${socket}`,
    "img-src 'self' data: blob:",
    `style-src 'self' ${STYLE_HASH}`,
    "object-src 'none'",
    // A page that is served below /m/ names the root as its base.
    "base-uri 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

export function commonHeaders(publicUrl: string | null): Headers {
  return {
    'content-security-policy': contentPolicy(publicUrl),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    ...(publicUrl?.startsWith('https:')
      ? { 'strict-transport-security': `max-age=${YEAR_SECONDS}` }
      : {}),
  };
}
