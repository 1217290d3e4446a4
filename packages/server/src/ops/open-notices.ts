/** The ways in which players are told that it is their turn, as the operator has allowed them. */
import { createHooks, type Hooks } from '../accounts/hooks.ts';
import { createNotices, type Notices } from '../accounts/notices.ts';
import { createPush, type Push, webPushSender } from '../accounts/push.ts';
import type { Config } from '../config.ts';
import type { Store } from '../store/index.ts';
import { vapidKeysOf } from './keys.ts';
import type { Log } from './log.ts';

export interface Ways {
  readonly push: (Push & { readonly publicKey: string }) | null;
  readonly hooks: Hooks | null;
  readonly notices: Notices;
}

/** `address`: where people reach the server, once that is known. */
export function openNotices(config: Config, store: Store, log: Log, address: () => string): Ways {
  const onError = (err: unknown) => log.warn({ err }, 'a notification was not sent');
  const push = openPush(config, store, onError);
  const hooks =
    config.webhooks === 'off'
      ? null
      : createHooks({
          store,
          isOpen: config.webhooks === 'any',
          onOff: (player, { match }) =>
            match === undefined ? undefined : push?.yourTurn(player, match, 'off'),
          onError,
        });
  const linkOf = (match: string) => `${address()}/m/${match}`;
  return { push, hooks, notices: createNotices({ store, push, hooks, linkOf, onError }) };
}

function openPush(config: Config, store: Store, onError: (error: unknown) => void): Ways['push'] {
  if (config.vapidSubject === null) return null;
  const keys = vapidKeysOf(config);
  const send = webPushSender(keys, config.vapidSubject);
  const push = createPush({ store, send, hosts: config.pushHosts, onError });
  return { ...push, publicKey: keys.publicKey };
}
