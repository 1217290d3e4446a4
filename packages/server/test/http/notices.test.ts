/** E4: how one wants to be told, over HTTP, and a whole server that does: settings, refusals, limits, a turn of a real match. */
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openReceiver, type Receiver } from '../accounts/receiver.ts';
import { MATCH, openSite, type Site } from './support.ts';

const HOUR = 3_600_000;

let site: Site;
let receiver: Receiver;

beforeAll(async () => {
  site = await openSite({ WEBHOOKS: 'any' });
});
afterAll(() => site.close());
beforeEach(async () => {
  receiver = await openReceiver();
});
afterEach(() => receiver.close());

const put = (visitor: ReturnType<Site['visitor']>, body: object) =>
  visitor.send('PUT', '/api/notices', body);

describe('settings', () => {
  it('are one’s own: there are none before, and none without a session', async () => {
    const ada = site.visitor();
    expect((await ada.get('/api/notices')).status).toBe(401);
    expect((await put(ada, { remind: 8 })).status).toBe(401);
    await ada.named('Ada');
    expect((await ada.get('/api/notices')).body).toEqual({ hooks: true, hook: null, remind: 0 });
    await put(ada, { remind: 8 });
    const bo = site.visitor();
    await bo.named('Bo');
    expect((await bo.get('/api/notices')).body.remind).toBe(0);
    expect((await ada.get('/api/notices')).body.remind).toBe(8);
  });

  it('give a new address a secret, tell it once, and call the address at once', async () => {
    const ada = site.visitor();
    await ada.named('Ada', 'fr');
    const given = await put(ada, { hook: receiver.url, remind: 24 });
    const { secret, ...rest } = given.body;
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/);
    const kept = { hooks: true, hook: { url: receiver.url, state: 'ok' }, remind: 24 };
    expect(rest).toEqual(kept);
    expect((await ada.get('/api/notices')).body).toEqual(kept);
    expect((await put(ada, { remind: 1 })).body).toEqual({ ...kept, remind: 1 });
    await site.server.parts.notices.idle();
    expect(receiver.received.map(({ text }) => JSON.parse(text))).toEqual([
      { kind: 'hello', lang: 'fr', text: 'Open Gosu vous dira ici quand ce sera à vous.' },
    ]);
    const again = await put(ada, { hook: receiver.url });
    expect(again.body.secret).not.toBe(secret);
    expect((await put(ada, { hook: null })).body).toEqual({ hooks: true, hook: null, remind: 1 });
    await site.server.parts.notices.idle();
    expect(site.lines.join('')).not.toContain('whsec_');
    expect(site.lines.join('')).not.toContain(receiver.url);
  });

  it.each([
    { remind: 2 },
    { remind: -1 },
    { hook: 'ftp://x' },
    { hook: `https://${'x'.repeat(1000)}.example` },
    { hook: 'https://x y' },
    { secret: 'mine' },
  ])('are what they can be: %j', async (body) => {
    const ada = site.visitor();
    await ada.named('Ada');
    expect((await put(ada, body)).status).toBe(400);
  });

  it('say when an address fails, and when it is called no more', async () => {
    const ada = site.visitor();
    const id = await ada.named('Ada');
    await put(ada, { hook: receiver.url });
    await site.server.parts.notices.idle();
    const { notices } = site.server.parts.store;
    const state = async () => (await ada.get('/api/notices')).body.hook?.state;
    await notices.hookFailed(id, receiver.url, 1);
    expect(await state()).toBe('failing');
    await notices.hookFailed(id, receiver.url, 4);
    expect(await state()).toBe('off');
    // Given again it is as good as the first message there.
    receiver.delayMs = 200;
    expect((await put(ada, { hook: receiver.url })).body.hook?.state).toBe('failing');
    await site.server.parts.notices.idle();
    expect(await state()).toBe('ok');
    receiver.delayMs = 0;
    await notices.hookFailed(id, receiver.url, 5);
    receiver.status = 400;
    await put(ada, { hook: receiver.url });
    await site.server.parts.notices.idle();
    expect(await state()).toBe('off');
    const other = receiver.url.replace('127.0.0.1', 'localhost');
    expect((await put(ada, { hook: other })).body.hook?.state).toBe('ok');
    await site.server.parts.notices.idle();
  });
});

describe('as an operator usually has it', () => {
  it('nobody gives an address that is not for anybody to call', async () => {
    const usual = await openSite();
    const ada = usual.visitor();
    await ada.named('Ada');
    for (const hook of [
      'http://hooks.example/x',
      'https://127.0.0.1/x',
      'https://[::1]/x',
      'https://169.254.169.254/latest',
      'https://user@hooks.example/',
    ]) {
      const refused = await put(ada, { hook, remind: 8 });
      expect(refused.status, hook).toBe(422);
      expect(refused.body).toMatchObject({ code: 'hook-refused', field: 'hook' });
    }
    expect((await ada.get('/api/notices')).body).toEqual({ hooks: true, hook: null, remind: 0 });
    await usual.close();
  });

  it('new addresses have a pace, and a server may call none', async () => {
    const usual = await openSite({}, { rates: { hook: { rate: 0.001, burst: 1 } } });
    const ada = usual.visitor();
    await ada.named('Ada');
    // Refused for what it is; the pace is that of trying.
    expect((await put(ada, { hook: 'https://10.0.0.1/' })).status).toBe(422);
    expect((await put(ada, { hook: 'https://10.0.0.1/' })).status).toBe(429);
    expect((await put(ada, { remind: 8 })).status).toBe(200);
    await usual.close();
    const none = await openSite({ WEBHOOKS: 'off' });
    const bo = none.visitor();
    await bo.named('Bo');
    expect((await put(bo, { hook: receiver.url })).body.code).toBe('hooks-off');
    expect((await bo.get('/api/notices')).body.hooks).toBe(false);
    await none.close();
  });
});

it('a turn in a match of days is told at the address of who decides', async () => {
  const [ada, bo] = [site.visitor(), site.visitor()];
  const ids = [await ada.named('Ada', 'fr'), await bo.named('Bo', 'fr')];
  for (const one of [ada, bo]) await put(one, { hook: receiver.url });
  const made = await ada.send('POST', '/api/matches', { ...MATCH, clock: 'days-3' });
  const { match } = made.body;
  await bo.send('POST', `/api/matches/${match}/join`, { lang: 'en' });
  const turns = () =>
    receiver.received.map(({ text }) => JSON.parse(text)).filter(({ kind }) => kind !== 'hello');
  for (let i = 0; i < 100 && turns().length === 0; i++) await wait(20);
  await site.server.parts.notices.idle();
  const facts = await site.server.parts.host.info(match);
  if (!facts.ok) throw new Error(facts.code);
  const { toAct } = facts.value.facts;
  const player = facts.value.facts.seats[toAct]?.player;
  const other = player === ids[0] ? 'Bo' : 'Ada';
  expect(turns()).toEqual([
    {
      kind: 'turn',
      text: `À vous de jouer (Gosu X, avec ${other}).`,
      lang: 'fr',
      match,
      url: `${site.base.replace('127.0.0.1', 'localhost')}/m/${match}`,
      game: 'gosu-x',
      others: [other],
    },
  ]);
  expect(await site.server.parts.metrics.text()).toMatch(/^gosu_hooks_sent_total [3-9]$/m);
});

/** A match of days in which both are told at the same address, by now or soon. */
async function begin(at: Site) {
  const [ada, bo] = [at.visitor(), at.visitor()];
  const ids = [await ada.named('Ada'), await bo.named('Bo')];
  for (const one of [ada, bo]) await put(one, { hook: receiver.url, remind: 8 });
  const made = await ada.send('POST', '/api/matches', { ...MATCH, clock: 'days-3' });
  const { match } = made.body;
  const { turns } = at.server.parts.store;
  const noted = async () =>
    (await turns.due(Date.now() + 9 * HOUR, 99)).find((one) => one.match === match);
  const join = async () => {
    await bo.send('POST', `/api/matches/${match}/join`, { lang: 'en' });
    await expect.poll(noted).toBeDefined();
    return (await noted())!;
  };
  return { match, ids, join };
}

const told = () =>
  receiver.received.map(({ text }) => JSON.parse(text)).filter(({ kind }) => kind !== 'hello');

it('a decision that still waits is reminded of by the server itself', async () => {
  const { match, join } = await begin(site);
  const noted = await join();
  await expect.poll(told).toMatchObject([{ kind: 'turn' }]);
  await site.server.reminders.look();
  await site.server.parts.notices.idle();
  expect(told().length).toBe(1);
  await site.server.parts.store.turns.putOff(noted, Date.now() - 1000);
  await site.server.reminders.look();
  await site.server.parts.notices.idle();
  expect(told()).toMatchObject([{ kind: 'turn' }, { kind: 'reminder', match }]);
});

it('an address that is called no more is told of by push', async () => {
  // Nobody sends pushes from this machine, so each that is tried is one that fails.
  const pushing = await openSite(
    { WEBHOOKS: 'any', VAPID_SUBJECT: 'mailto:tests@example.org' },
    {},
    { pushHosts: ['localhost'] },
  );
  const { notices, store, metrics } = pushing.server.parts;
  const { ids, join } = await begin(pushing);
  await notices.idle();
  for (const player of ids) {
    const endpoint = `https://localhost/${player}`;
    await store.push.put({ endpoint, player, keys: '{"p256dh":"p","auth":"a"}', createdAt: 1 });
    await store.notices.hookFailed(player, receiver.url, 4);
  }
  receiver.status = 400;
  await join();
  await expect.poll(() => told().length).toBe(1);
  await notices.idle();
  // That it is their turn, and that the address is off.
  expect(await metrics.text()).toMatch(/^gosu_push_failed_total 2$/m);
  await pushing.close();
});

describe('a server that ends', () => {
  it('still sends what waits', async () => {
    const ending = await openSite({ WEBHOOKS: 'any' });
    receiver.delayMs = 300;
    const { join } = await begin(ending);
    // Both are being greeted; the turn comes after that.
    await join();
    await ending.close();
    expect(told()).toMatchObject([{ kind: 'turn' }]);
    expect(ending.lines.join('')).not.toContain('a notification was not sent');
  });

  it('does not wait long for who does not answer', async () => {
    const ending = await openSite({ WEBHOOKS: 'any' });
    receiver.status = 0;
    const { join } = await begin(ending);
    await join();
    const from = performance.now();
    await ending.close();
    expect(performance.now() - from).toBeLessThan(4500);
  });

  it('does not wait for what is to be tried again', async () => {
    const ending = await openSite({ WEBHOOKS: 'any' });
    receiver.status = 503;
    const { join } = await begin(ending);
    await join();
    await expect.poll(() => told().length).toBe(1);
    const from = performance.now();
    await ending.close();
    expect(performance.now() - from).toBeLessThan(1800);
  });
});
