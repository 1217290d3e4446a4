/** The one cookie we have. Over https its name says that nobody but this very host has set it: no neighbour can plant another. */

const NAME = 'session';
const HOST_NAME = `__Host-${NAME}`;
const MAX_AGE_SECONDS = 400 * 24 * 3600;
/** Longer ones are not ours. */
const MOST = 512;

export function writeCookie(value: string, isSecure: boolean): string {
  const age = value === '' ? 0 : MAX_AGE_SECONDS;
  const [name, secure] = isSecure ? [HOST_NAME, '; Secure'] : [NAME, ''];
  return `${name}=${value}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`;
}

/** The session of a Cookie header; of several, the one nobody else can have set, then the first. */
export function readCookie(header: string | undefined): string | undefined {
  const pairs = (header ?? '').split(';').map((part) => part.trim());
  for (const name of [HOST_NAME, NAME]) {
    const found = pairs.find((pair) => pair.startsWith(`${name}=`));
    if (found === undefined) continue;
    const value = found.slice(name.length + 1).trim();
    return value.length > 0 && value.length <= MOST ? value : undefined;
  }
  return undefined;
}

/** `Authorization: Bearer ...` */
export function readBearer(header: string | undefined): string | undefined {
  const found = /^Bearer ([\w-]{16,512})$/i.exec(header ?? '');
  return found?.[1];
}
