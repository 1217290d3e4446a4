/** What a route's handler is given, and the shape of the table of handlers: one for each route of the protocol. */
import type { Lang } from '@open-gosu/kernel';
import type { ROUTES, RouteDef, RouteName, readValue } from '@open-gosu/protocol';
import type { Accounts, Caller } from '../accounts/accounts.ts';
import type { Notices } from '../accounts/notices.ts';
import type { Passkeys } from '../accounts/passkeys.ts';
import type { Push } from '../accounts/push.ts';
import type { Sessions } from '../accounts/sessions.ts';
import type { Host } from '../host/authority.ts';
import type { RunningHost } from '../host/create.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { Store } from '../store/index.ts';
import type { Cursors } from './cursors.ts';
import type { Limits } from './limits.ts';

/** All that the routes stand on. */
export interface HttpParts {
  readonly host: Host & Pick<RunningHost, 'has'>;
  readonly store: Store;
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly passkeys: Passkeys;
  /** Null: this server sends no notifications. */
  readonly push: (Push & { readonly publicKey: string }) | null;
  readonly notices: Notices;
  readonly metrics: Metrics;
  /** The names of bots that may sit at a table. */
  readonly bots: readonly string[];
  readonly cursors: Cursors;
  isDraining(): boolean;
  /** A session of this player has ended: their sockets are closed in every process, and those that still may come back. */
  signedOut(player: string): Promise<void>;
}

type Schema = NonNullable<RouteDef['body']>;
type Output<S extends Schema> = Extract<ReturnType<typeof readValue<S>>, { ok: true }>['value'];
type Part<K extends RouteName, P extends 'body' | 'query' | 'answer'> = (typeof ROUTES)[K] extends {
  readonly [Q in P]: infer S extends Schema;
}
  ? Output<S>
  : undefined;

export interface Ask<K extends RouteName> {
  readonly parts: HttpParts;
  readonly limits: Limits;
  readonly lang: Lang;
  /** Groups callers that have no name. */
  readonly address: string;
  readonly caller: Caller | null;
  /** The caller of a route that wants one. */
  readonly me: Caller;
  readonly body: Part<K, 'body'>;
  readonly query: Part<K, 'query'>;
  readonly id: string;
  /** Of a path that names a decision, else -1. */
  readonly ply: number;
  /** A page in a browser: it has cookies, and never needs to see its session. */
  readonly isBrowser: boolean;
  readonly session: string | undefined;
  /** Hands a session out, or takes it away where it is empty. */
  setSession(text: string): void;
}

export type Handlers = {
  readonly [K in RouteName]: (ask: Ask<K>) => Promise<Part<K, 'answer'> | string | object>;
};
