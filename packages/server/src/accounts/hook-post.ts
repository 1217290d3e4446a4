/**
 * One call of an address that a stranger gave. Its name is looked up once, every address it stands for must be public, and the
 * call goes to those that were looked at: a name that means something else a moment later leads nowhere. No redirect is
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
/** Of each family, if the first does not answer: a name may stand for very many machines, and none of them asked for it. */
const MOST_PLACES = 2;

export function createPost(options: PostOptions): Post {
  const { isOpen, mayCall, timeoutMs = TIMEOUT_MS } = options;
  const lookup = options.lookup ?? ((name: string) => lookupName(name, { all: true }));

  async function placesOf(url: URL): Promise<Place[]> {
    const name = hostOf(url);
    const literal = isIP(name);
    const places = literal === 0 ? await lookup(name) : [{ address: name, family: literal }];
    if (!isOpen && !places.every(({ address }) => isPublicAddress(address)))
      throw new NotCalled(false);
    const tried = [4, 6].flatMap((family) =>
      places.filter((place) => place.family === family).slice(0, MOST_PLACES),
    );
    if (tried.length === 0) throw new NotCalled(false);
    // Each of them may be called: none is reached behind another that is not there.
    if (!tried.every(({ address }) => mayCall?.(address) !== false)) throw new NotCalled(true);
    return tried;
  }

  return async (text, headers, body) => {
    if (!isHookAddress(text, isOpen)) throw new NotCalled(false);
    const signal = AbortSignal.timeout(timeoutMs);
    const url = new URL(text);
    const places = await Promise.race([placesOf(url), aborted(signal)]);
    return call(url, places, headers, body, signal);
  };
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}

function call(
  url: URL,
  places: Place[],
  headers: Record<string, string>,
  body: string,
  signal: AbortSignal,
): Promise<number> {
  const lookup: LookupFunction = (_name, { all }, done) =>
    all === true ? done(null, places) : done(null, places[0]?.address ?? '', places[0]?.family);
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
    // Without an answer and without an error: 101, after which Node cuts the line.
    sending.on('close', () => reject(new Error('closed without an answer')));
    sending.end(body);
  });
}
