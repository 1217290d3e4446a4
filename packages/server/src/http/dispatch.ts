/** From a request to the handler of its route and back: who calls, what they sent, in which language they are answered. */

import { timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import { LANGS, type Lang } from '@open-gosu/kernel';
import {
  MatchId,
  PlayerId,
  ROUTES,
  type RouteDef,
  type RouteName,
  readBody,
  readValue,
} from '@open-gosu/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../accounts/accounts.ts';
import { hashOf } from '../accounts/sessions.ts';
import type { Config } from '../config.ts';
import { addressGroup } from './address.ts';
import type { Ask, Handlers, HttpParts } from './ask.ts';
import { readBearer, readCookie, writeCookie } from './cookie.ts';
import type { Limits } from './limits.ts';
import { Refusal } from './refusal.ts';

export interface Dispatch {
  readonly config: Config;
  readonly parts: HttpParts;
  readonly limits: Limits;
  readonly checkAnswers: boolean;
}

/** The caller's own language, or the first of theirs that we have. */
export function langOf(request: FastifyRequest, caller: Caller | null): Lang {
  if (caller !== null) return caller.lang;
  const wanted = request.headers['accept-language'] ?? '';
  for (const part of wanted.split(',')) {
    const found = LANGS.find((lang) => part.trim().toLowerCase().startsWith(lang));
    if (found !== undefined) return found;
  }
  return 'en';
}

export async function answerRoute(
  dispatch: Dispatch,
  name: RouteName,
  handler: Handlers['me'],
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const route: RouteDef = ROUTES[name];
  const { config, parts, limits } = dispatch;
  if (name === 'metrics') guardMetrics(config, request);
  const isSecure = config.publicUrl?.startsWith('https:') === true || request.protocol === 'https';
  const setSession = (text: string) => {
    const cookie = writeCookie(text, isSecure);
    // Signed out is signed out, also of the name it has without https.
    const isBoth = isSecure && text === '';
    reply.header('set-cookie', isBoth ? [cookie, writeCookie(text, false)] : cookie);
  };

  const bearer = readBearer(request.headers.authorization);
  const session = bearer ?? readCookie(request.headers.cookie);
  const caller = await callerOf(dispatch, session, bearer === undefined);
  if (caller?.renewed != null) setSession(caller.renewed);
  const lang = langOf(request, caller);
  if (route.session && caller === null) throw new Refusal('not-signed-in');

  const ask: Ask<RouteName> = {
    parts,
    limits,
    lang,
    address: addressGroup(request.ip),
    caller,
    get me(): Caller {
      if (caller === null) throw new Refusal('not-signed-in');
      return caller;
    },
    body: readOr(route.body, request.body, lang) as undefined,
    query: readQuery(route, request.query, lang) as undefined,
    id: readId(route, request.params, lang),
    ply: readPly(route, request.params),
    isBrowser:
      request.headers['sec-fetch-site'] !== undefined || request.headers.origin !== undefined,
    session,
    setSession,
  };
  const answer = await handler(ask as Ask<'me'>);
  if (dispatch.checkAnswers && route.answer !== undefined) {
    const read = readValue(route.answer, answer);
    if (!read.ok) throw new Error(`the answer of ${name} is not as promised: ${read.message}`);
  }
  reply.header('cache-control', 'no-store');
  if (name === 'metrics') return reply.type(parts.metrics.type).send(answer);
  const status = name === 'health' && !(answer as { ok: boolean }).ok ? 503 : (route.status ?? 200);
  reply.code(status);
  if (status === 204) return reply.send();
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
  return reply.type('application/json; charset=utf-8').send(text);
}

async function callerOf(
  { parts, limits }: Dispatch,
  session: string | undefined,
  mayRenew: boolean,
): Promise<Caller | null> {
  if (session === undefined) return null;
  const caller = await parts.accounts.caller(session, mayRenew);
  if (caller === null) return null;
  const waitMs = limits.player.take(caller.player.id);
  if (waitMs > 0) throw new Refusal('too-fast', { waitMs });
  return caller;
}

/** Figures are no secret, but not everybody's business: for this machine, or for whoever has the token. */
function guardMetrics({ metricsToken }: Config, { headers, socket }: FastifyRequest): void {
  if (metricsToken !== null) {
    const given = hashOf(headers.authorization ?? '');
    const wanted = hashOf(`Bearer ${metricsToken}`);
    if (timingSafeEqual(Buffer.from(given), Buffer.from(wanted))) return;
    throw new Refusal('forbidden');
  }
  const address = socket.remoteAddress ?? '';
  const isHere = isIP(address) !== 0 && /^(::ffff:)?127\.|^::1$/.test(address);
  // Behind a proxy everybody seems to be here.
  const isProxied = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  if (!isHere || isProxied) throw new Refusal('forbidden');
}

function readOr(schema: RouteDef['body'], body: unknown, lang: Lang): unknown {
  if (schema === undefined) return undefined;
  const read = readBody(schema, typeof body === 'string' ? body : '', lang);
  if (read.ok) return read.value;
  throw new Refusal(read.code, { field: read.field, words: read.message });
}

function readQuery({ query }: RouteDef, given: unknown, lang: Lang): unknown {
  if (query === undefined) return undefined;
  // The parser's object has no prototype, which a schema of objects would wonder about.
  const read = readValue(query, { ...(given as object) }, lang);
  if (read.ok) return read.value;
  throw new Refusal(read.code, { field: read.field, words: read.message });
}

function readId({ path }: RouteDef, params: unknown, lang: Lang): string {
  if (!path.includes(':id')) return '';
  const isPlayer = path.startsWith('/api/players');
  const read = readValue(
    isPlayer ? PlayerId : MatchId,
    (params as { readonly id?: unknown }).id,
    lang,
  );
  if (read.ok) return read.value;
  throw new Refusal(isPlayer ? 'no-such-player' : 'not-found');
}

/** Digits and nothing else: what is no number of a decision is nothing we have. */
function readPly({ path }: RouteDef, params: unknown): number {
  if (!path.includes(':ply')) return -1;
  const { ply } = params as { readonly ply?: unknown };
  if (typeof ply === 'string' && /^\d{1,5}$/.test(ply)) return Number(ply);
  throw new Refusal('not-found');
}
