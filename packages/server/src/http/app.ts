/**
 * The HTTP edge: every route of the protocol's table, the page, and nothing else. What comes in is checked by the protocol's
 * schemas, what goes out is what they promise; refusals are a code and a sentence, and no error ever shows how it came about.
 */
import { randomBytes } from 'node:crypto';
import { inLang, type Text } from '@open-gosu/kernel';
import { LIMITS, mistakeText, ROUTES, type RouteDef, type RouteName } from '@open-gosu/protocol';
import {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  fastify,
  LogController,
} from 'fastify';
import type { Config } from '../config.ts';
import type { Log } from '../ops/log.ts';
import { addressGroup } from './address.ts';
import type { Handlers, HttpParts } from './ask.ts';
import { answerRoute, langOf } from './dispatch.ts';
import { commonHeaders } from './headers.ts';
import type { Limits } from './limits.ts';
import { matchRoutes } from './match-routes.ts';
import { createPage, type PageAnswer } from './page.ts';
import { peopleRoutes } from './people-routes.ts';
import { trustOf } from './proxies.ts';
import { bodyOf, Refusal, statusOf } from './refusal.ts';
import { createOrigins, mayChange, type Origins } from './same-origin.ts';
import { systemRoutes } from './system-routes.ts';

export interface AppOptions {
  readonly config: Config;
  readonly parts: HttpParts;
  readonly log: Log;
  /** For tests: every answer must be what its schema promises. */
  readonly checkAnswers?: boolean;
  readonly limits: Limits;
}

const REQUEST_MS = 15_000;
/** Longer than a proxy keeps an idle connection (nginx 60 s, Caddy 120 s), so that it is never we who cut it while it sends. */
export const KEEP_ALIVE_MS = 130_000;
const MOST_PARAM = 100;
const NO_ROUTE: Text = {
  en: 'there is no such address: see /api/openapi.json',
  fr: 'cette adresse n’existe pas : voir /api/openapi.json',
};

export function originsOf({ publicUrl, allowedOrigins }: Config): Origins {
  return createOrigins(publicUrl, allowedOrigins);
}

const isApi = (url: string): boolean => /^\/(api|health|metrics)(\/|\?|$)/.test(url);

export function createApp(options: AppOptions): FastifyInstance {
  const { config, parts, log, limits } = options;
  const origins = originsOf(config);
  const headers = commonHeaders(config.publicUrl);
  const app: FastifyInstance = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomBytes(9).toString('base64url'),
    requestIdHeader: false,
    bodyLimit: LIMITS.bodyBytes,
    requestTimeout: REQUEST_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    routerOptions: { maxParamLength: MOST_PARAM },
    trustProxy: trustOf(config.trustProxy),
    // What cannot be an address of ours is nothing we have.
    frameworkErrors: (_error, request, reply) => refuse(request, reply, new Refusal('bad-message')),
  });

  function refuse(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
    const status = statusOf(refusal);
    reply.headers(headers).header('cache-control', 'no-store');
    if (refusal.waitMs > 0) reply.header('retry-after', Math.ceil(refusal.waitMs / 1000));
    return reply
      .code(status)
      .type('application/json')
      .send(bodyOf(refusal, langOf(request, null)));
  }

  function refusalOf(error: FastifyError | Refusal, request: FastifyRequest): Refusal {
    if (error instanceof Refusal) return error;
    const status = error.statusCode ?? 500;
    if (status === 413) return new Refusal('too-large');
    if (status === 415) {
      const words = mistakeText('content-type', langOf(request, null));
      return new Refusal('bad-message', { words });
    }
    if (status < 500) return new Refusal('bad-message');
    // Only the log hears what it was.
    request.log.error({ err: error, route: request.routeOptions.url }, 'a request failed');
    const isStore = error.name === 'StoreError';
    return isStore ? new Refusal('try-again', { waitMs: 1000 }) : new Refusal('internal');
  }

  app.setErrorHandler<FastifyError | Refusal>((error, request, reply) =>
    refuse(request, reply, refusalOf(error, request)),
  );

  app.removeAllContentTypeParsers();
  // As text: the protocol reads it, with its own limits.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id);
    // While the process goes, nobody should begin anything with it.
    if (parts.isDraining()) reply.header('connection', 'close');
    const address = addressGroup(request.ip);
    const waitMs =
      limits.request.take(address) || (isApi(request.url) ? limits.api.take(address) : 0);
    if (waitMs > 0) throw new Refusal('too-fast', { waitMs });
    if (!mayChange(request.method, request.headers, origins)) throw new Refusal('forbidden');
  });

  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'page';
    const { method } = request;
    const { statusCode } = reply;
    const ms = reply.elapsedTime;
    parts.metrics.countRequest(route, method, statusCode, ms / 1000);
    request.log.debug({ route, method, status: statusCode, ms: Math.round(ms) }, 'request');
  });

  const handlers: Handlers = { ...matchRoutes(), ...peopleRoutes, ...systemRoutes };
  const dispatch = { config, parts, limits, checkAnswers: options.checkAnswers === true };
  for (const [name, route] of Object.entries<RouteDef>(ROUTES) as [RouteName, RouteDef][]) {
    app.route({
      method: route.method,
      url: route.path,
      handler: (request, reply) =>
        answerRoute(dispatch, name, handlers[name] as Handlers['me'], request, reply),
    });
  }

  const page = config.pageDir === null ? null : createPage(config.pageDir);

  app.setNotFoundHandler(async (request, reply) => {
    if (isApi(request.url)) {
      throw new Refusal('not-found', { words: inLang(NO_ROUTE, langOf(request, null)) });
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      reply.header('allow', 'GET, HEAD');
      return reply.code(405).type('text/plain; charset=utf-8').send('Only GET and HEAD.\n');
    }
    if (page === null) return reply.code(404).type('text/plain').send('There is no page here.\n');
    return sendPage(
      reply,
      request.method,
      await page({
        url: request.raw.url ?? '/',
        accept: request.headers.accept,
        acceptEncoding: request.headers['accept-encoding'] as string | undefined,
        ifNoneMatch: request.headers['if-none-match'],
      }),
    );
  });

  return app;
}

function sendPage(reply: FastifyReply, method: string, answer: PageAnswer): FastifyReply {
  reply.code(answer.status).headers(answer.headers);
  if (answer.body === null) return reply.send();
  reply.header('content-length', answer.body.length);
  return reply.send(method === 'HEAD' ? '' : answer.body);
}
