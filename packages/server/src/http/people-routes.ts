/** Routes about people: oneself, others, passkeys, notifications, leaders. */

import type { RouteName } from '@open-gosu/protocol';
import { LIMITS, type Me } from '@open-gosu/protocol';
import { MOST_LEADERS } from '../accounts/accounts.ts';
import { GAME_IDS } from '../games.ts';
import type { Player } from '../store/index.ts';
import type { Ask, Handlers } from './ask.ts';
import { Refusal } from './refusal.ts';

type PeopleHandlers = Pick<
  Handlers,
  | 'me'
  | 'putMe'
  | 'player'
  | 'leaderboard'
  | 'registerBegin'
  | 'registerFinish'
  | 'loginBegin'
  | 'loginFinish'
  | 'subscribe'
  | 'unsubscribe'
>;

const LEADERS_PAGE = 50;

async function meOf(ask: Ask<RouteName>, player: Player, session?: string): Promise<Me> {
  const { passkeys, push } = ask.parts;
  const keys = await passkeys.count(player.id);
  return {
    id: player.id,
    name: player.name,
    lang: player.lang === 'fr' ? 'fr' : 'en',
    guest: keys === 0,
    passkeys: keys,
    // A page has its cookie, which no script can read; so it is not told what is in it.
    ...(session === undefined || ask.isBrowser ? {} : { session }),
    ...(push === null ? {} : { pushKey: push.publicKey }),
  };
}

function limited(ask: Ask<RouteName>, limit: 'guest' | 'passkey'): void {
  const waitMs = ask.limits[limit].take(ask.address);
  if (waitMs > 0) throw new Refusal('too-fast', { waitMs });
}

async function putMe(ask: Ask<'putMe'>): Promise<Me> {
  const { name, lang } = ask.body;
  const { accounts } = ask.parts;
  if (ask.caller !== null) {
    const player = await accounts.rename(ask.caller.player, name, lang);
    if (player === null) throw new Refusal('bad-message', { field: 'name' });
    return meOf(ask, player);
  }
  limited(ask, 'guest');
  const made = await accounts.create(name, lang);
  if (made === null) throw new Refusal('bad-message', { field: 'name' });
  ask.setSession(made.session);
  return meOf(ask, made.player, made.session);
}

/** Signed in anew: whoever knew the session before knows nothing of this one. */
async function freshSession(ask: Ask<RouteName>, player: Player): Promise<Me> {
  const { sessions } = ask.parts;
  const session = await sessions.begin(player.id);
  await sessions.end(ask.session);
  ask.setSession(session);
  return meOf(ask, player, session);
}

async function leaderboard(ask: Ask<'leaderboard'>) {
  const { game, pace, after = '0' } = ask.query;
  if (!GAME_IDS.includes(game)) throw new Refusal('unknown-game', { field: 'game' });
  const from = /^\d{1,4}$/.test(after) ? Number(after) : MOST_LEADERS;
  // One more than is shown tells whether there is a next page.
  const found = await ask.parts.accounts.leaders(game, pace, from, LEADERS_PAGE + 1);
  const leaders = found.filter(({ rank }) => rank <= from + LEADERS_PAGE);
  const hasMore = found.some(({ rank }) => rank > from + LEADERS_PAGE);
  return { leaders, ...(hasMore ? { next: String(from + LEADERS_PAGE) } : {}) };
}

export const peopleRoutes: PeopleHandlers = {
  me: async (ask) => (ask.caller === null ? null : meOf(ask, ask.caller.player)),
  putMe,
  async player(ask) {
    const found = await ask.parts.accounts.profile(ask.id);
    if (found === null) throw new Refusal('no-such-player');
    return found;
  },
  leaderboard,
  async registerBegin(ask) {
    limited(ask, 'passkey');
    return { options: await ask.parts.passkeys.registerBegin(ask.me.player) };
  },
  async registerFinish(ask) {
    const { player } = ask.me;
    const ok = await ask.parts.passkeys.registerFinish(player, ask.body.response);
    if (!ok) throw new Refusal('passkey-failed');
    return freshSession(ask, player);
  },
  async loginBegin(ask) {
    limited(ask, 'passkey');
    return { options: await ask.parts.passkeys.loginBegin() };
  },
  async loginFinish(ask) {
    const id = await ask.parts.passkeys.loginFinish(ask.body.response);
    const player = id === null ? null : await ask.parts.accounts.get(id);
    if (player === null) throw new Refusal('passkey-failed');
    return freshSession(ask, player);
  },
  async subscribe(ask) {
    const { push } = ask.parts;
    if (push === null) throw new Refusal('push-off');
    const { endpoint, keys } = ask.body;
    const ok = await push.subscribe(ask.me.player.id, endpoint.slice(0, LIMITS.url), keys);
    if (!ok) throw new Refusal('bad-message', { field: 'endpoint' });
    return '';
  },
  async unsubscribe(ask) {
    const { push } = ask.parts;
    if (push === null) throw new Refusal('push-off');
    await push.unsubscribe(ask.me.player.id, ask.body.endpoint);
    return '';
  },
};
