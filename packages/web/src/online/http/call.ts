/**
 * One request to the server. Whatever happens on the way is an outcome: nothing is thrown. Answers are read with the schema
 * their route promises; a page that lies on a plain file server finds nobody there, and is told so.
 */
import type { Lang } from '@open-gosu/kernel';
import {
  HttpRefusal,
  type RefusalCode,
  type RouteDef,
  readValue,
  refusalText,
} from '@open-gosu/protocol';
import { sayIn } from '../../i18n/language.ts';
import type { ApiCode, ApiRefusal, Outcome } from './outcome.ts';
import { WORDS } from './words.ts';

export interface Line {
  /** Where the server is: the page's own origin. */
  readonly base: string;
  readonly fetch: typeof fetch;
  lang(): Lang;
}

export interface Sent {
  readonly params?: { readonly [name: string]: string };
  readonly query?: { readonly [name: string]: unknown };
  readonly body?: unknown;
}

const PATIENCE_MS = 15_000;
const NO_CONTENT = 204;
const SERVER_TROUBLE = 500;

/** Their own words are more exact than the code's sentence. */
const EXACT: readonly RefusalCode[] = ['bad-options', 'bad-message'];

function refusal(code: keyof typeof WORDS, lang: Lang): ApiRefusal {
  return { ok: false, code, message: sayIn(WORDS, lang)(code) };
}

export async function call(line: Line, route: RouteDef, sent: Sent): Promise<Outcome<unknown>> {
  const lang = line.lang();
  let response: Response;
  let text: string;
  try {
    response = await line.fetch(addressOf(line.base, route.path, sent), {
      method: route.method,
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        'accept-language': lang,
        ...(sent.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(sent.body === undefined ? {} : { body: JSON.stringify(sent.body) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    text = await response.text();
  } catch {
    return refusal('offline', lang);
  }
  if (response.ok && response.status === NO_CONTENT && route.answer === undefined) {
    return { ok: true, value: undefined };
  }
  const found = jsonIn(response, text);
  if (found === undefined) {
    return refusal(response.status >= SERVER_TROUBLE ? 'offline' : 'no-server', lang);
  }
  if (!response.ok) return readRefusal(found, response, lang);
  if (route.answer === undefined) return { ok: true, value: found };
  const read = readValue(route.answer, found, lang);
  return read.ok ? read : refusal('bad-answer', lang);
}

function addressOf(base: string, path: string, { params = {}, query = {} }: Sent): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const url = new URL(filled, base);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  return url.href;
}

/** Undefined where it is none: a page of a file server, or of a proxy. */
function jsonIn(response: Response, text: string): unknown {
  if (!/\bjson\b/.test(response.headers.get('content-type') ?? '')) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readRefusal(found: unknown, response: Response, lang: Lang): ApiRefusal {
  const read = readValue(HttpRefusal, found, lang);
  if (!read.ok) return refusal('no-server', lang);
  const { message } = read.value;
  const code: RefusalCode = read.value.code;
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return {
    ok: false,
    code,
    message: EXACT.includes(code) ? message : sentence(refusalText(code, lang)),
    ...(Number.isFinite(seconds) ? { wait: seconds * 1000 } : {}),
  };
}

/** The protocol's reasons are parts of sentences. */
function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** Nothing a player can mend by doing something else: there is no server now. */
export function isUnreachable(code: ApiCode): boolean {
  return code === 'offline' || code === 'no-server';
}
