/** People over HTTP: guests, cookies, passkeys, notifications. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { createSessions, hashOf } from '../../src/accounts/sessions.ts';
import { Authenticator } from '../accounts/support.ts';
import { MATCH, openSite, raw, type Site, type Visitor } from './support.ts';

const ORIGIN = 'https://gosu.example';
let site: Site;
let secure: Site;
beforeAll(async () => {
  site = await openSite();
  secure = await openSite({ PUBLIC_URL: ORIGIN });
});
afterAll(async () => {
  await site.close();
  await secure.close();
});

describe('a guest', () => {
  it('is nobody before they have a name', async () => {
    const visitor = site.visitor();
    const me = await visitor.get('/api/me');
    expect(me.status).toBe(200);
    expect(me.body).toBeNull();
    expect(me.headers.get('set-cookie')).toBeNull();
  });

  it('gets a cookie no script can read, and no token in the answer', async () => {
    const visitor = site.visitor();
    const made = await visitor.send('PUT', '/api/me', { name: 'Ada', lang: 'en' });
    const cookie = made.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/; HttpOnly; SameSite=Lax$/);
    expect(cookie).toContain('; Path=/;');
    expect(made.body).toEqual({
      id: expect.any(String),
      name: 'Ada',
      lang: 'en',
      guest: true,
      passkeys: 0,
    });
    expect((await visitor.get('/api/me')).body).toMatchObject({ name: 'Ada' });
    const renamed = await visitor.send('PUT', '/api/me', { name: 'Ada L', lang: 'fr' });
    expect(renamed.body).toMatchObject({ id: made.body.id, name: 'Ada L', lang: 'fr' });
    expect(renamed.headers.get('set-cookie')).toBeNull();
  });

  it('has a Secure cookie where the public address is https', async () => {
    const made = await secure
      .visitor()
      .send('PUT', '/api/me', { name: 'Ada', lang: 'en' }, { origin: ORIGIN });
    expect(made.headers.get('set-cookie')).toMatch(/^__Host-session=.+; Secure$/);
    expect(made.body.pushKey).toMatch(/^[\w-]{87}$/);
  });

  it('without cookies is told the session once, and is known by it', async () => {
    const body = JSON.stringify({ name: 'Bot', lang: 'en' });
    const made = await fetch(`${site.base}/api/me`, {
      method: 'PUT',
      body,
      headers: { 'content-type': 'application/json' },
    });
    const { session, id } = (await made.json()) as { session: string; id: string };
    expect(session).toMatch(/^[\w-]{100,}$/);
    const headers = { authorization: `Bearer ${session}` };
    const me = await fetch(`${site.base}/api/me`, { headers });
    expect(await me.json()).toMatchObject({ id });
    const match = await fetch(`${site.base}/api/matches`, {
      method: 'POST',
      body: JSON.stringify(MATCH),
      headers: { ...headers, 'content-type': 'application/json' },
    });
    expect(match.status).toBe(201);
  });

  it('signs out: the session is over, the cookie gone, and sockets with it', async () => {
    const visitor = site.visitor();
    const id = await visitor.named('Ada');
    const before = visitor.cookie;
    const socket = new WebSocket(`${site.base.replace('http', 'ws')}/socket`, 'open-gosu.1', {
      headers: { cookie: `session=${before}`, origin: site.base },
    });
    await new Promise((resolve) => socket.once('open', resolve));
    socket.send(JSON.stringify({ t: 'hello', v: 1, lang: 'en' }));
    const [welcome] = await once(socket, 'message');
    expect(JSON.parse(String(welcome))).toMatchObject({ player: { id } });
    const closed = once(socket, 'close');
    const out = await visitor.send('DELETE', '/api/session');
    expect(out.status, out.text).toBe(204);
    expect(out.headers.get('set-cookie')).toMatch(/^session=; Path=\/; Max-Age=0;/);
    expect((await closed)[0]).toBe(4004);
    visitor.cookie = before;
    expect((await visitor.get('/api/me')).body).toBeNull();
    // Another session of the same player, and nobody's, are left alone.
    expect((await site.visitor().send('DELETE', '/api/session')).status).toBe(204);
  });

  it('is signed out everywhere when an old session of theirs turns up', async () => {
    const visitor = site.visitor();
    const id = await visitor.named('Ada');
    const { store, sessions } = site.server.parts;
    const first = visitor.cookie;
    const socket = new WebSocket(`${site.base.replace('http', 'ws')}/socket`, 'open-gosu.1', {
      headers: { cookie: `session=${first}`, origin: site.base },
    });
    await new Promise((resolve) => socket.once('open', resolve));
    socket.send(JSON.stringify({ t: 'hello', v: 1, lang: 'en' }));
    const [welcome] = await once(socket, 'message');
    expect(JSON.parse(String(welcome))).toMatchObject({ player: { id } });
    const closed = once(socket, 'close');
    // Renewed a day later; the old one is gone, and comes again.
    const key = readFileSync(join(site.dir, 'data/session.key'), 'utf8');
    const later = createSessions({
      store: store.sessions,
      key,
      now: () => Date.now() + 90_000_000,
      canReturn: async () => false,
    });
    expect(await later.read(first, true)).toMatchObject({ renewed: expect.any(String) });
    await store.sessions.remove(hashOf(first.slice(0, 43)));
    expect(await sessions.read(first, false)).toEqual({ ok: false, why: 'reused' });
    expect((await closed)[0]).toBe(4004);
  });

  it('is not signed out by another site', async () => {
    const visitor = site.visitor();
    const id = await visitor.named('Ada');
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const refused = await visitor.send('DELETE', '/api/session', undefined, foreign);
    expect(refused.status).toBe(403);
    expect((await visitor.get('/api/me')).body).toMatchObject({ id });
  });

  it.each(['', ' ', '\u200b', 'x'.repeat(25), 'a\nb', 1, null])(
    'cannot be called %j',
    async (name) => {
      const refused = await site.visitor().send('PUT', '/api/me', { name, lang: 'en' });
      expect(refused.status).toBe(400);
      expect(refused.body).toMatchObject({ code: 'bad-message', field: 'name' });
    },
  );

  it('with a cookie that is not ours is nobody', async () => {
    const visitor = site.visitor();
    await visitor.named('Ada');
    const { cookie } = visitor;
    for (const bent of [
      `${cookie.slice(0, -1)}${cookie.endsWith('A') ? 'B' : 'A'}`,
      'x',
      'a'.repeat(4000),
      '%00',
      '../../etc',
    ]) {
      visitor.cookie = bent;
      expect((await visitor.get('/api/me')).body).toBeNull();
    }
  });

  it('looks at others and sees what all may see', async () => {
    const id = await site.visitor().named('Ada');
    const profile = await site.visitor().get(`/api/players/${id}`);
    expect(profile.body).toMatchObject({ id, name: 'Ada', guest: true, completion: null });
    expect(Object.keys(profile.body).sort()).toEqual(
      ['completion', 'guest', 'id', 'name', 'since', 'standings'].sort(),
    );
    const nobody = await site.visitor().get('/api/players/nobody-0000000000000');
    expect(nobody.status).toBe(404);
    expect(nobody.body.code).toBe('no-such-player');
  });

  it('sees the leaders of a game', async () => {
    const visitor = site.visitor();
    expect((await visitor.get('/api/leaderboard?game=gosu-x&pace=days')).body).toEqual({
      leaders: [],
    });
    expect((await visitor.get('/api/leaderboard?game=chess&pace=days')).status).toBe(422);
    expect((await visitor.get('/api/leaderboard?game=gosu-x')).status).toBe(400);
    const past = await visitor.get('/api/leaderboard?game=gosu-x&pace=days&after=zzz');
    expect(past.body).toEqual({ leaders: [] });
  });
});

describe('a session of yesterday', () => {
  const DAY = 86_400_000;

  /** As it was made so many days ago. */
  async function old(days: number): Promise<{ cookie: string; id: string }> {
    const id = await site.visitor().named('Ada');
    const key = readFileSync(join(site.dir, 'data/session.key'), 'utf8');
    const past = createSessions({
      store: site.server.parts.store.sessions,
      key,
      now: () => Date.now() - days * DAY,
      canReturn: async () => false,
    });
    return { cookie: await past.begin(id), id };
  }

  it('is renewed, alike for all requests that are under way', async () => {
    const { cookie, id } = await old(2);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => {
        const tab = site.visitor();
        tab.cookie = cookie;
        return tab.get('/api/me').then((answer) => ({ answer, tab }));
      }),
    );
    for (const { answer, tab } of answers) {
      expect(answer.body).toMatchObject({ id });
      expect(tab.cookie).not.toBe(cookie);
      expect(answer.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/);
      // The new one works, and so does the old one for what is still on its way.
      expect((await tab.get('/api/me')).body).toMatchObject({ id });
      tab.cookie = cookie;
      expect((await tab.get('/api/me')).body).toMatchObject({ id });
    }
    expect(new Set(answers.map(({ tab }) => tab.cookie.slice(0, 43))).size).toBe(1);
  });

  it('is not renewed for one who cannot keep a cookie', async () => {
    const { cookie, id } = await old(2);
    const headers = { authorization: `Bearer ${cookie}` };
    const me = await site.visitor().get('/api/me', headers);
    expect(me.body).toMatchObject({ id });
    expect(me.headers.get('set-cookie')).toBeNull();
  });

  it('is left as it is until then', async () => {
    const { cookie } = await old(0.5);
    const tab = site.visitor();
    tab.cookie = cookie;
    expect((await tab.get('/api/me')).headers.get('set-cookie')).toBeNull();
  });
});

describe('a passkey', () => {
  it('keeps player, matches and name; the session before is of no use any more', async () => {
    const port = new URL(site.base).port;
    const visitor = site.visitor();
    const id = await visitor.named('Maria');
    const made = await visitor.send('POST', '/api/matches', MATCH);
    const begun = await visitor.send('POST', '/api/passkey/register/begin');
    expect(begun.status, begun.text).toBe(200);
    expect(begun.body.options.rp.id).toBe('localhost');
    const key = new Authenticator();
    key.origin = `http://localhost:${port}`;
    const before = visitor.cookie;
    const response = key.register(begun.body.options);
    const kept = await visitor.send('POST', '/api/passkey/register/finish', { response });
    expect(kept.body, kept.text).toMatchObject({ id, guest: false, passkeys: 1 });
    expect(visitor.cookie).not.toBe(before);
    const thief = site.visitor();
    thief.cookie = before;
    expect((await thief.get('/api/me')).body).toBeNull();

    const elsewhere = site.visitor();
    const asked = await elsewhere.send('POST', '/api/passkey/login/begin');
    const answer = { response: key.login(asked.body.options) };
    const back = await elsewhere.send('POST', '/api/passkey/login/finish', answer);
    expect(back.body).toMatchObject({ id, name: 'Maria' });
    const own = await elsewhere.get(`/api/matches?player=${id}`);
    expect(own.body.matches.map(({ match }: { match: string }) => match)).toEqual([
      made.body.match,
    ]);

    const replayed = await site.visitor().send('POST', '/api/passkey/login/finish', answer);
    expect(replayed.status).toBe(401);
    expect(replayed.body.code).toBe('passkey-failed');
  });

  it('that counts backwards ends all sessions of its player', async () => {
    const visitor = site.visitor();
    await visitor.named('Grace');
    const key = new Authenticator();
    key.origin = site.server.address;
    const begun = await visitor.send('POST', '/api/passkey/register/begin');
    await visitor.send('POST', '/api/passkey/register/finish', {
      response: key.register(begun.body.options),
    });
    key.counter = 9;
    const login = async () => {
      const asked = await site.visitor().send('POST', '/api/passkey/login/begin');
      const response = key.login(asked.body.options);
      return site.visitor().send('POST', '/api/passkey/login/finish', { response });
    };
    expect((await login()).status).toBe(200);
    key.counter = 2;
    expect((await login()).status).toBe(401);
    await expect.poll(async () => (await visitor.get('/api/me')).body).toBeNull();
  });

  it('keeps the name: nobody else is called so from then on, or nearly so', async () => {
    const register = async (visitor: Visitor) => {
      const key = new Authenticator();
      key.origin = site.server.address;
      const begun = await visitor.send('POST', '/api/passkey/register/begin');
      const response = key.register(begun.body.options);
      return visitor.send('POST', '/api/passkey/register/finish', { response });
    };
    const before = site.visitor();
    await before.named('Emmy');
    const keeper = site.visitor();
    await keeper.named('Emmy');
    expect((await register(keeper)).status).toBe(200);
    for (const name of ['Emmy', 'emmy', 'E mmy', 'Émmy']) {
      const refused = await site.visitor().send('PUT', '/api/me', { name, lang: 'en' });
      expect(refused.status, name).toBe(409);
      expect(refused.body).toMatchObject({ code: 'name-taken', field: 'name' });
    }
    // Who was called so before stays, as the guest everybody can see they are; but keeps no such name.
    expect((await before.get('/api/me')).body).toMatchObject({ name: 'Emmy', guest: true });
    expect((await register(before)).body.code).toBe('name-taken');
    expect((await before.get('/api/me')).body).toMatchObject({ guest: true, passkeys: 0 });
    const again = await keeper.send('PUT', '/api/me', { name: 'EMMY', lang: 'fr' });
    expect(again.body).toMatchObject({ name: 'EMMY' });
    await keeper.send('PUT', '/api/me', { name: 'Noether', lang: 'en' });
    await site.visitor().named('Emmy');
    const taken = await before.send('PUT', '/api/me', { name: 'Noether', lang: 'en' });
    expect(taken.body.code).toBe('name-taken');
    // A passkey that failed keeps nothing.
    const unlucky = site.visitor();
    await unlucky.named('Sofia');
    const failed = await unlucky.send('POST', '/api/passkey/register/finish', { response: {} });
    expect(failed.body.code).toBe('passkey-failed');
    await site.visitor().named('Sofia');
  });

  it('is for those who have a name', async () => {
    const nobody = site.visitor();
    expect((await nobody.send('POST', '/api/passkey/register/begin')).status).toBe(401);
    const finish = await nobody.send('POST', '/api/passkey/register/finish', { response: {} });
    expect(finish.status).toBe(401);
    expect((await nobody.send('POST', '/api/passkey/login/finish', { response: {} })).status).toBe(
      401,
    );
    expect((await nobody.send('POST', '/api/passkey/login/finish', { response: [] })).status).toBe(
      400,
    );
  });
});

describe('notifications', () => {
  const subscription = (endpoint: string) => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } });
  const good = 'https://fcm.googleapis.com/fcm/send/x';
  const headers = { origin: ORIGIN };

  it('are wanted, and wanted no more', async () => {
    const visitor = secure.visitor();
    const id = await visitor.named('Ada');
    const push = secure.server.parts.store.push;
    expect((await visitor.send('POST', '/api/push', subscription(good), headers)).status).toBe(204);
    expect((await push.of(id)).length).toBe(1);
    const other = secure.visitor();
    await other.named('Bo');
    await other.send('DELETE', '/api/push', { endpoint: good }, headers);
    expect((await push.of(id)).length).toBe(1);
    await visitor.send('DELETE', '/api/push', { endpoint: good }, headers);
    expect(await push.of(id)).toEqual([]);
  });

  it.each(['https://127.0.0.1/x', 'https://evil.example/x', 'http://fcm.googleapis.com/x'])(
    'are never sent to %s',
    async (endpoint) => {
      const visitor = secure.visitor();
      await visitor.named('Ada');
      const refused = await visitor.send('POST', '/api/push', subscription(endpoint), headers);
      expect(refused.status).toBe(400);
      expect(refused.body.field).toBe('endpoint');
    },
  );

  it('are off where the server has no public address', async () => {
    const visitor = site.visitor();
    await visitor.named('Ada');
    const refused = await visitor.send('POST', '/api/push', subscription(good));
    expect(refused.status).toBe(404);
    expect(refused.body.code).toBe('push-off');
    expect((await raw(site.base, '/api/push', 'DELETE')).status).toBe(401);
  });
});
