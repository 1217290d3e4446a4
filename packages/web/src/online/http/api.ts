/**
 * The server's routes as functions, one for each in the protocol's table: `api.matchFacts({ id })`,
 * `api.joinMatch({ id, body })`, `api.listMatches({ query })`.
 */
import { ROUTES, type RouteDef, type RouteName } from '@open-gosu/protocol';
import { settingsNow } from '../../settings/settings.ts';
import { call, type Line } from './call.ts';
import type { Outcome } from './outcome.ts';

type Schema = NonNullable<RouteDef['body']>;
type Given<S> = S extends Schema ? NonNullable<S['~types']>['input'] : never;
type Got<S> = S extends Schema ? NonNullable<S['~types']>['output'] : never;

/** The names behind a colon in a path. */
type Names<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Names<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

type Part<R, P extends 'query' | 'body'> = R extends { readonly [Q in P]: infer S }
  ? { readonly [Q in P]: Given<S> }
  : object;

export type Asked<K extends RouteName> = {
  readonly [N in Names<(typeof ROUTES)[K]['path']>]: string;
} & Part<(typeof ROUTES)[K], 'query'> &
  Part<(typeof ROUTES)[K], 'body'>;

export type Answered<K extends RouteName> = (typeof ROUTES)[K] extends { readonly answer: infer S }
  ? Got<S>
  : undefined;

export type Api = {
  readonly [K in RouteName]: (asked: Asked<K>) => Promise<Outcome<Answered<K>>>;
};

export function makeApi(line: Line): Api {
  const functions = Object.entries<RouteDef>(ROUTES).map(([name, route]) => [
    name,
    ({ query, body, ...params }: Record<string, unknown>) =>
      call(line, route, {
        params: params as { readonly [name: string]: string },
        query: (query ?? {}) as { readonly [name: string]: unknown },
        body,
      }),
  ]);
  return Object.fromEntries(functions) as Api;
}

export const api: Api = makeApi({
  get base() {
    return location.origin;
  },
  fetch: (...request) => fetch(...request),
  lang: () => settingsNow().lang,
});
