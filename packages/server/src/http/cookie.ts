/** The one cookie we have. */

const NAME = 'session';
const MAX_AGE_SECONDS = 400 * 24 * 3600;
/** Longer ones are not ours. */
const MOST = 512;

export function writeCookie(value: string, isSecure: boolean): string {
  const age = value === '' ? 0 : MAX_AGE_SECONDS;
  const secure = isSecure ? '; Secure' : '';
  return `${NAME}=${value}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`;
}

/** The session of a Cookie header; of several, the first. */
export function readCookie(header: string | undefined): string | undefined {
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at < 0 || part.slice(0, at).trim() !== NAME) continue;
    const value = part.slice(at + 1).trim();
    return value.length > 0 && value.length <= MOST ? value : undefined;
  }
  return undefined;
}

/** `Authorization: Bearer ...` */
export function readBearer(header: string | undefined): string | undefined {
  const found = /^Bearer ([\w-]{16,512})$/i.exec(header ?? '');
  return found?.[1];
}
