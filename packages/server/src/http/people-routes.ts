/** Routes about people: oneself, others, passkeys, notifications, leaders. */

import type { Lang } from '@open-gosu/kernel';
import type { RouteName } from '@open-gosu/protocol';
import { LIMITS, type Me, mistakeText } from '@open-gosu/protocol';
import { MOST_LEADERS, type NameFault } from '../accounts/accounts.ts';
import { GAME_IDS } from '../games.ts';
import type { Player } from '../store/index.ts';
import type { Ask, Handlers } from './ask.ts';
import { Refusal } from './refusal.ts';

type PeopleHandlers = Pick<
  Handlers,
  | 'me'
  | 'putMe'
  | 'logout'
  | 'player'
  | 'ratingHistory'
  | 'leaderboard'
  | 'registerBegin'
  | 'registerFinish'
  | 'loginBegin'
  | 'loginFinish'
  | 'subscribe'
  | 'unsubscribe'
  | 'notices'
  | 'putNotices'
>;

const LEADERS_PAGE = 50;
/** Sockets of the session before end only then: whoever comes back needs the new cookie. */
const NEW_COOKIE_MS = 1000;

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

function nameRefusal(fault: NameFault, lang: Lang): Refusal {
  const field = 'name';
  if (fault === 'taken') return new Refusal('name-taken', { field });
  return new Refusal('bad-message', { field, words: mistakeText('blank-name', lang) });
}

async function putMe(ask: Ask<'putMe'>): Promise<Me> {
  const { name, lang } = ask.body;
  const { accounts } = ask.parts;
  if (ask.caller !== null) {
    const player = await accounts.rename(ask.caller.player, name, lang);
    if (typeof player === 'string') throw nameRefusal(player, ask.lang);
    return meOf(ask, player);
  }
  limited(ask, 'guest');
  const made = await accounts.create(name, lang);
  if (typeof made === 'string') throw nameRefusal(made, ask.lang);
  ask.setSession(made.session);
  return meOf(ask, made.player, made.session);
}

/** Signed in anew: whoever knew the session before knows nothing of this one. */
async function freshSession(ask: Ask<RouteName>, player: Player): Promise<Me> {
  const { sessions } = ask.parts;
  const session = await sessions.begin(player.id);
  await sessions.end(ask.session);
  ask.setSession(session);
  const { caller, parts } = ask;
  if (caller !== null) {
    setTimeout(() => void parts.signedOut(caller.player.id), NEW_COOKIE_MS).unref();
  }
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

async function putNotices(ask: Ask<'putNotices'>) {
  const { notices } = ask.parts;
  const { id } = ask.me.player;
  const { hook, remind } = ask.body;
  let secret: string | null = null;
  if (typeof hook === 'string') {
    if (!notices.hasHooks) throw new Refusal('hooks-off');
    const waitMs = ask.limits.hook.take(id);
    if (waitMs > 0) throw new Refusal('too-fast', { waitMs });
    secret = await notices.setHook(id, hook);
    if (secret === null) throw new Refusal('hook-refused', { field: 'hook' });
  } else if (hook === null) await notices.removeHook(id);
  if (remind !== undefined) await notices.setReminder(id, remind);
  const now = await notices.settings(id);
  return secret === null ? now : { ...now, secret };
}

export const peopleRoutes: PeopleHandlers = {
  me: async (ask) => (ask.caller === null ? null : meOf(ask, ask.caller.player)),
  putMe,
  async logout(ask) {
    await ask.parts.sessions.end(ask.session);
    ask.setSession('');
    if (ask.caller !== null) await ask.parts.signedOut(ask.caller.player.id);
    return '';
  },
  async player(ask) {
    const found = await ask.parts.accounts.profile(ask.id);
    if (found === null) throw new Refusal('no-such-player');
    return found;
  },
  async ratingHistory(ask) {
    const { game, pace } = ask.query;
    if (!GAME_IDS.includes(game)) throw new Refusal('unknown-game', { field: 'game' });
    const found = await ask.parts.accounts.history(ask.id, game, pace);
    if (found === null) throw new Refusal('no-such-player');
    const isOwn = ask.caller?.player.id === ask.id;
    return {
      points: found.map(({ match, at, rating }) => ({ at, rating, ...(isOwn ? { match } : {}) })),
    };
  },
  leaderboard,
  async registerBegin(ask) {
    limited(ask, 'passkey');
    return { options: await ask.parts.passkeys.registerBegin(ask.me.player) };
  },
  async registerFinish(ask) {
    const { player } = ask.me;
    const { accounts, passkeys } = ask.parts;
    // The name first: a passkey that keeps no name would be half of what was asked for.
    if (!(await accounts.keepName(player))) throw new Refusal('name-taken', { field: 'name' });
    let ok = false;
    try {
      ok = await passkeys.registerFinish(player, ask.body.response);
    } finally {
      // Also where the store failed: nobody keeps a name without a passkey.
      if (!ok && (await passkeys.count(player.id)) === 0) await accounts.releaseName(player);
    }
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
    if (!ok) {
      const words = mistakeText('push-service', ask.lang);
      throw new Refusal('bad-message', { field: 'endpoint', words });
    }
    return '';
  },
  async unsubscribe(ask) {
    const { push } = ask.parts;
    if (push === null) throw new Refusal('push-off');
    await push.unsubscribe(ask.me.player.id, ask.body.endpoint);
    return '';
  },
  notices: (ask) => ask.parts.notices.settings(ask.me.player.id),
  putNotices,
};
