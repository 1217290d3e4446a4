/**
 * One call of an address that a stranger gave. Its name is looked up once, every address it stands for must be public, and the
 * call goes to the one that was looked at: a name that means something else a moment later leads nowhere. No redirect is
 * followed, and of the answer nothing but its status is read.
 */
import { lookup as lookupName } from 'node:dns/promises';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { hostOf, isHookAddress, isPublicAddress } from './public-address.ts';

export interface Place {
  readonly address: string;
  readonly family: number;
}

export type Post = (url: string, headers: Record<string, string>, body: string) => Promise<number>;

export interface PostOptions {
  /** Also plain http, and machines that are not public: for tests and for networks of one's own. */
  readonly isOpen: boolean;
  /** False: this machine was called often enough for now. */
  readonly mayCall?: (address: string) => boolean;
  readonly timeoutMs?: number;
  readonly lookup?: (name: string) => Promise<readonly Place[]>;
}

/** Nothing was sent: we do not call such an address, or not now. */
export class NotCalled extends Error {
  override readonly name = 'NotCalled';
  readonly isBusy: boolean;
  constructor(isBusy: boolean) {
    super(isBusy ? 'called often enough for now' : 'not an address we call');
    this.isBusy = isBusy;
  }
}

const TIMEOUT_MS = 5000;
const HEADER_BYTES = 8192;

export function createPost(options: PostOptions): Post {
  const { isOpen, mayCall, timeoutMs = TIMEOUT_MS } = options;
  const lookup = options.lookup ?? ((name: string) => lookupName(name, { all: true }));

  async function placeOf(url: URL): Promise<Place> {
    const name = hostOf(url);
    const family = isIP(name);
    const places = family === 0 ? await lookup(name) : [{ address: name, family }];
    const [first] = places;
    if (first === undefined) throw new NotCalled(false);
    if (!isOpen && !places.every(({ address }) => isPublicAddress(address)))
      throw new NotCalled(false);
    if (mayCall?.(first.address) === false) throw new NotCalled(true);
    return first;
  }

  return async (text, headers, body) => {
    if (!isHookAddress(text, isOpen)) throw new NotCalled(false);
    const signal = AbortSignal.timeout(timeoutMs);
    const url = new URL(text);
    const place = await Promise.race([placeOf(url), aborted(signal)]);
    return call(url, place, headers, body, signal);
  };
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}

function call(
  url: URL,
  place: Place,
  headers: Record<string, string>,
  body: string,
  signal: AbortSignal,
): Promise<number> {
  const lookup: LookupFunction = (_name, { all }, done) =>
    all === true ? done(null, [place]) : done(null, place.address, place.family);
  const request = url.protocol === 'https:' ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    const sending = request(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      lookup,
      // A connection for itself alone, which nobody else's call can be sent over.
      agent: false,
      maxHeaderSize: HEADER_BYTES,
      signal,
    });
    sending.on('response', ({ statusCode = 0 }) => {
      resolve(statusCode);
      sending.destroy();
    });
    sending.on('error', reject);
    sending.end(body);
  });
}
