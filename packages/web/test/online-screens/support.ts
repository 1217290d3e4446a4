/** A real server with the built page, people who call it as the page does, and matches in every state. */
import type { Lang } from '@open-gosu/kernel';
import { BUILT } from '@testing/site.ts';
import { openSite as openServer, type Site as Served } from '../../../server/test/http/support.ts';
import { type Api, makeApi } from '../../src/online/http/api.ts';
import type { NewMatch } from '../../src/online/lobby/online-form.ts';

export { openServer, type Served };

/** With the page, and with notifications: keys are made by the server. */
export function openWhole(): Promise<Served> {
  return openServer({ PAGE_DIR: BUILT, VAPID_SUBJECT: 'mailto:tests@example.org' });
}

/** What browsers say of a page that is served by a name and without https. */
export const UNTRUSTED = /origin was untrustworthy/;

export interface Caller {
  readonly api: Api;
  /** Empty before somebody has a session. */
  cookie: string;
}

/** Calls as a page does: from the server's own origin, with the cookie it was given. */
export function caller(base: string, lang: Lang = 'en'): Caller {
  const self = { cookie: '' };
  const api = makeApi({
    base,
    lang: () => lang,
    async fetch(input, init) {
      const headers = new Headers(init?.headers);
      headers.set('origin', base);
      headers.set('sec-fetch-site', 'same-origin');
      if (self.cookie !== '') headers.set('cookie', `session=${self.cookie}`);
      const response = await fetch(input, { ...init, headers });
      const set = /^session=([^;]*)/.exec(response.headers.get('set-cookie') ?? '');
      if (set !== null) self.cookie = set[1] ?? '';
      return response;
    },
  });
  return Object.assign(self, { api });
}

export interface Guest extends Caller {
  readonly id: string;
  readonly name: string;
}

export async function guest(base: string, name: string, lang: Lang = 'en'): Promise<Guest> {
  const one = caller(base, lang);
  const made = await one.api.putMe({ body: { name, lang } });
  if (!made.ok || made.value === null) throw new Error(`no guest ${name}`);
  return Object.assign(one, { id: made.value.id, name });
}

export const DUEL: NewMatch = {
  game: 'gosu-x',
  options: {},
  seats: [{ kind: 'me' }, { kind: 'person' }],
  clock: 'standard',
  rated: false,
  visibility: 'private',
  lang: 'en',
};

export async function makes({ api }: Guest, change: Partial<NewMatch> = {}): Promise<string> {
  const made = await api.createMatch({ body: { ...DUEL, ...change } });
  if (!made.ok) throw new Error(made.message);
  return made.value.match;
}

export async function sits({ api }: Guest, id: string): Promise<void> {
  const done = await api.joinMatch({ id, body: { lang: 'en' } });
  if (!done.ok) throw new Error(done.message);
}

/** Over at once: what lists and ratings are made of. */
export async function resigns({ server }: Served, who: Guest, match: string): Promise<void> {
  const by = { player: who.id, name: who.name };
  const command = { kind: 'resign', bot: 'level-1', id: `r-${match.slice(0, 16)}` } as const;
  const done = await server.parts.host.command(match, by, command, null);
  if (!done.ok) throw new Error(`no resignation: ${done.code}`);
}

/** A whole match by the rules: its maker leaves at once, and bots play it to its end. */
export async function played(served: Served, who: Guest): Promise<string> {
  const bot = { kind: 'bot', bot: 'level-1' } as const;
  const id = await makes(who, {
    game: 'gosu-tactics',
    seats: [{ kind: 'me' }, bot, bot],
    clock: 'none',
    visibility: 'public',
  });
  await resigns(served, who, id);
  for (let i = 0; i < 400; i++) {
    const facts = await who.api.matchFacts({ id });
    if (facts.ok && facts.value.status === 'over') return id;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the bots did not come to an end');
}

/** Some matches in every state, and enough rated ones for a rating to mean something. */
export interface Town {
  readonly ada: Guest;
  readonly bo: Guest;
  /** Ada waits in it. */
  readonly waiting: string;
  /** Played to its end by the rules. */
  readonly over: string;
}

const RATED = 12;

export async function settle(served: Served): Promise<Town> {
  const { base } = served;
  const [ada, bo, cleo] = await Promise.all([
    guest(base, 'Ada'),
    guest(base, 'Bo', 'fr'),
    guest(base, 'Cléopâtre d’Alexandrie'),
  ]);
  for (let i = 0; i < RATED; i++) {
    const match = await makes(ada, { rated: true, visibility: 'public' });
    await sits(bo, match);
    await resigns(served, i % 3 === 1 ? ada : bo, match);
  }
  const over = await played(served, ada);
  const waiting = await makes(ada, { clock: 'days-3' });
  const turns = await makes(ada, { clock: 'days-1', rated: true });
  await sits(bo, turns);
  await makes(cleo, { visibility: 'public', clock: 'blitz' });
  const four = { game: 'gosu-tactics', visibility: 'public', clock: 'slow' } as const;
  const person = { kind: 'person' } as const;
  const bot = { kind: 'bot', bot: 'level-6' } as const;
  await makes(cleo, { ...four, seats: [{ kind: 'me' }, person, bot, person] });
  const watched = await makes(bo, { visibility: 'public', clock: 'slow' });
  await sits(cleo, watched);
  return { ada, bo, waiting, over };
}
