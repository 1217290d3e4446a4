/** The edge itself: strangers' pages, floods, headers, hostile addresses, logs, the end. */
import { mistakeText, ROUTES } from '@open-gosu/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBuckets } from '../../src/buckets.ts';
import { addressGroup } from '../../src/http/address.ts';
import { readBearer, readCookie, writeCookie } from '../../src/http/cookie.ts';
import { contentPolicy } from '../../src/http/headers.ts';
import { callerAddress, trustOf } from '../../src/http/proxies.ts';
import { createOrigins, mayChange } from '../../src/http/same-origin.ts';
import { MATCH, openSite, type Site } from './support.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

describe('pages of strangers', () => {
  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['a neighbour', { 'sec-fetch-site': 'same-site', origin: 'https://evil.example' }],
    ['an old browser', { 'sec-fetch-site': '', origin: 'https://evil.example' }],
    ['a frame without origin', { 'sec-fetch-site': 'cross-site', origin: 'null' }],
  ])('change nothing: %s', async (_, headers) => {
    const visitor = site.visitor();
    await visitor.named('Ada');
    for (const [method, path, body] of [
      ['PUT', '/api/me', { name: 'Eve', lang: 'en' }],
      ['POST', '/api/matches', MATCH],
      ['POST', '/api/passkey/register/begin', undefined],
      ['DELETE', '/api/push', { endpoint: 'https://x' }],
      ['PUT', '/api/notices', { remind: 1 }],
    ] as const) {
      const refused = await visitor.send(method, path, body, headers);
      expect(refused.status, `${method} ${path}`).toBe(403);
    }
    expect((await visitor.get('/api/me')).body.name).toBe('Ada');
  });

  it('cannot send what is not JSON', async () => {
    const visitor = site.visitor();
    await visitor.named('Ada');
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      const refused = await visitor.send('POST', '/api/matches', MATCH, { 'content-type': type });
      expect(refused.status).toBe(400);
    }
  });

  it('are told by what browsers say of them', () => {
    const ours = createOrigins('https://gosu.example', ['https://www.gosu.example']);
    const any = createOrigins(null);
    const more = createOrigins(null, ['http://b:1']);
    const may = (headers: Record<string, string>, origins = ours) =>
      mayChange('POST', headers, origins);
    expect(may({ origin: 'https://gosu.example' })).toBe(true);
    expect(may({ origin: 'https://gosu.example.evil' })).toBe(false);
    expect(may({ origin: 'http://gosu.example' })).toBe(false);
    expect(may({ 'sec-fetch-site': 'same-origin' })).toBe(true);
    expect(may({ 'sec-fetch-site': 'none' })).toBe(false);
    expect(may({ cookie: 'session=x' })).toBe(false);
    expect(may({ cookie: 'session=x', 'x-open-gosu': '1' })).toBe(true);
    expect(may({})).toBe(true);
    expect(may({ origin: 'http://a:1', host: 'a:1' }, any)).toBe(true);
    expect(may({ origin: 'http://b:1', host: 'a:1' }, any)).toBe(false);
    expect(may({ origin: 'https://www.gosu.example' })).toBe(true);
    expect(may({ origin: 'http://gosu:1', host: 'gosu:1' })).toBe(false);
    // What is allowed besides comes besides.
    expect(may({ origin: 'http://a:1', host: 'a:1' }, more)).toBe(true);
    expect(may({ origin: 'http://b:1', host: 'a:1' }, more)).toBe(true);
    expect(may({ origin: 'http://c:1', host: 'a:1' }, more)).toBe(false);
    expect(mayChange('GET', { origin: 'https://evil.example' }, ours)).toBe(true);
  });
});

describe('limits', () => {
  it('let some through, then say when to come back', async () => {
    const small = await openSite({}, { rates: { api: { rate: 1, burst: 3 } } });
    const answers = [];
    for (let i = 0; i < 5; i++) answers.push(await small.visitor().get('/api/me'));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429]);
    expect(answers[3]?.body.code).toBe('too-fast');
    expect(Number(answers[3]?.headers.get('retry-after'))).toBeGreaterThan(0);
    // The page itself is not the interface.
    expect((await small.visitor().get('/')).status).toBe(200);
    await small.close();
  });

  it('are for each player, too, and for what costs much', async () => {
    const small = await openSite(
      {},
      {
        rates: {
          guest: { rate: 0.001, burst: 2 },
          match: { rate: 0.001, burst: 1 },
          player: { rate: 0.001, burst: 6 },
        },
      },
    );
    const [ada, bo] = [small.visitor(), small.visitor()];
    await ada.named('Ada');
    await bo.named('Bo');
    await expect(small.visitor().named('Cy')).rejects.toThrow('too-fast');
    expect((await ada.send('POST', '/api/matches', MATCH)).status).toBe(201);
    expect((await ada.send('POST', '/api/matches', MATCH)).status).toBe(429);
    expect((await bo.send('POST', '/api/matches', MATCH)).status).toBe(201);
    for (let i = 0; i < 4; i++) await ada.get('/api/me');
    expect((await ada.get('/api/me')).status).toBe(429);
    expect((await bo.get('/api/me')).status).toBe(200);
    await small.close();
  });

  it('of bodies and depth', async () => {
    const visitor = site.visitor();
    await visitor.named('Ada');
    const large = await visitor.send('POST', '/api/matches', {
      ...MATCH,
      game: 'x'.repeat(20_000),
    });
    expect(large.status).toBe(413);
    expect(large.body.code).toBe('too-large');
    const deep = await visitor.send(
      'POST',
      '/api/matches',
      `${'['.repeat(5000)}${']'.repeat(5000)}`,
    );
    expect(deep.status).toBe(400);
    const proto = await visitor.send(
      'PUT',
      '/api/me',
      '{"__proto__":{"x":1},"name":"A","lang":"en"}',
    );
    expect(proto.status).toBe(400);
    for (const nonsense of ['', '{', 'null', '[]', '"x"', '\u0000']) {
      expect((await visitor.send('POST', '/api/matches', nonsense)).status, nonsense).toBe(400);
    }
  });

  it('fill up again, and forget whom they have not seen for long', () => {
    let now = 0;
    const buckets = createBuckets({ rate: 10, burst: 2 }, 3, () => now);
    expect([1, 2, 3].map(() => buckets.take('a'))).toEqual([0, 0, 100]);
    now += 100;
    expect(buckets.take('a')).toBe(0);
    for (let i = 0; i < 1000; i++) buckets.take(`other ${i}`);
    expect(buckets.size).toBe(3);
  });

  it('R20: keep nobody who may ask as often as a newcomer, and everybody else', () => {
    let now = 0;
    const buckets = createBuckets({ rate: 10, burst: 2 }, 10_000, () => now);
    const askAll = (name: string, count: number) => {
      for (let i = 0; i < count; i++) buckets.take(`${name} ${i}`);
    };
    askAll('first', 500);
    askAll('second', 100);
    expect(buckets.size).toBe(600);
    now += 1000;
    askAll('third', 300);
    expect(buckets.size).toBe(300);
    buckets.take('third 0');
    expect(buckets.take('third 0')).toBe(100);
  });

  it('count a household as one', () => {
    expect(addressGroup('::ffff:10.1.2.3')).toBe('10.1.2.3');
    expect(addressGroup('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2');
    expect(addressGroup('2001:0db8:0001:0002::9')).toBe('2001:db8:1:2');
    expect(addressGroup('2001:db8::1')).toBe('2001:db8:0:0');
    expect(addressGroup('::1')).toBe('0:0:0:0');
  });
});

describe('proxies', () => {
  it('are believed only where the operator says so', async () => {
    const rates = { api: { rate: 0.001, burst: 1 } };
    const alone = await openSite({}, { rates });
    const behind = await openSite({ TRUST_PROXY: '1' }, { rates });
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const ask = (at: Site, address: string) => at.visitor().get('/api/me', from(address));
    expect((await ask(alone, '1.1.1.1')).status).toBe(200);
    expect((await ask(alone, '2.2.2.2')).status).toBe(429);
    expect((await ask(behind, '1.1.1.1')).status).toBe(200);
    expect((await ask(behind, '2.2.2.2')).status).toBe(200);
    // Of what a caller writes itself, only what our proxy added counts.
    expect((await ask(behind, '9.9.9.9, 2.2.2.2')).status).toBe(429);
    await alone.close();
    await behind.close();
  });
});

describe('the way of a request', () => {
  const from = (remoteAddress: string, told: string) =>
    ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': told } }) as never;

  it('is followed as far as proxies are known', () => {
    const told = '6.6.6.6, 1.2.3.4, 10.0.0.7';
    expect(callerAddress(from('10.0.0.1', told), trustOf(false))).toBe('10.0.0.1');
    expect(callerAddress(from('10.0.0.1', told), trustOf(2))).toBe('1.2.3.4');
    expect(callerAddress(from('10.0.0.1', told), trustOf(['10.0.0.0/8']))).toBe('1.2.3.4');
    expect(callerAddress(from('9.9.9.9', told), trustOf(['10.0.0.0/8']))).toBe('9.9.9.9');
    expect(callerAddress(from('::ffff:127.0.0.1', '::1, fd00::1'), trustOf(['loopback']))).toBe(
      'fd00::1',
    );
    expect(callerAddress(from('::1', 'nonsense, ::1'), trustOf(['loopback']))).toBe('nonsense');
    expect(callerAddress(from('127.0.0.1', ''), trustOf(1))).toBe('127.0.0.1');
  });
});

describe('headers', () => {
  it('are on every answer', async () => {
    for (const path of ['/', '/api/me', '/api/none', '/nothing.js', '/assets/a-1.js', '/health']) {
      const { headers } = await site.visitor().get(path);
      expect(headers.get('content-security-policy'), path).toContain("default-src 'self'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('x-request-id')).toMatch(/^[\w-]{12}$/);
      expect(headers.get('x-powered-by')).toBeNull();
    }
    expect((await site.visitor().get('/api/me')).headers.get('cache-control')).toBe('no-store');
    expect((await site.visitor().get('/')).headers.get('strict-transport-security')).toBeNull();
  });

  it('allow what the page needs, and nothing inline', () => {
    const policy = contentPolicy('https://gosu.example');
    expect(policy).toContain("connect-src 'self' wss://gosu.example");
    expect(policy).toContain("img-src 'self' data: blob:");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*|http:/);
  });

  it('read and write the cookie', () => {
    expect(readCookie('a=b; session=xyz; session=other')).toBe('xyz');
    expect(readCookie('session=planted; __Host-session=xyz')).toBe('xyz');
    expect(writeCookie('xyz', true)).toMatch(/^__Host-session=xyz; Path=\/; .*; Secure$/);
    expect(readCookie('xsession=1')).toBeUndefined();
    expect(readCookie(`session=${'x'.repeat(600)}`)).toBeUndefined();
    expect(readBearer(`Bearer ${'x'.repeat(20)}`)).toBe('x'.repeat(20));
    expect(readBearer('Basic x')).toBeUndefined();
    expect(writeCookie('', false)).toContain('Max-Age=0');
  });
});

describe('the interface', () => {
  it('answers unknown addresses in JSON and in the caller’s language', async () => {
    const french = await site.visitor().get('/api/none', { 'accept-language': 'fr-CA,en;q=0.5' });
    expect(french.status).toBe(404);
    expect(french.body).toEqual({ code: 'not-found', message: expect.stringContaining('adresse') });
    const english = await site.visitor().send('PATCH', '/api/me', {});
    expect(english.status).toBe(404);
    expect(english.body.code).toBe('not-found');
  });

  it('says what is wrong with a body that is no JSON', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const visitor = site.visitor();
    const english = await visitor.send('PUT', '/api/me', 'name=Ada', form);
    expect(english.status).toBe(400);
    const code = 'bad-message';
    expect(english.body).toEqual({ code, message: mistakeText('content-type', 'en') });
    const french = { ...form, 'accept-language': 'fr' };
    const { body } = await visitor.send('PUT', '/api/me', 'name=Ada', french);
    expect(body).toEqual({ code, message: mistakeText('content-type', 'fr') });
  });

  it('describes itself, and has every route it describes', async () => {
    const { body } = await site.visitor().get('/api/openapi.json');
    expect(body.openapi).toBe('3.1.0');
    for (const { method, path } of Object.values(ROUTES)) {
      const known = path.replace(/:(\w+)/g, '{$1}');
      expect(body.paths[known]?.[method.toLowerCase()], `${method} ${path}`).toBeDefined();
      const url = path.replace(':id', 'bWF0Y2gtb25lLTAwMDAwMQ');
      const answer = await site.visitor().send(method, url, method === 'GET' ? undefined : {});
      expect(answer.body?.message ?? '', `${method} ${path}`).not.toContain('openapi.json');
    }
  });

  it('is healthy, and shows its figures to this machine only', async () => {
    const health = await site.visitor().get('/health');
    expect(health.status).toBe(200);
    expect(health.body).toMatchObject({ ok: true, draining: false, store: 'ok' });
    const metrics = await site.visitor().get('/metrics');
    expect(metrics.status).toBe(200);
    for (const name of ['sockets', 'matches', 'commands_total', 'refusals_total', 'store_queue']) {
      expect(metrics.text).toMatch(new RegExp(`^gosu_${name} \\d`, 'm'));
    }
    expect(metrics.text).toContain('gosu_commit_seconds_bucket');
    expect(metrics.text).toContain('gosu_event_loop_delay_ms');
    const proxied = await site.visitor().get('/metrics', { 'x-forwarded-for': '1.2.3.4' });
    expect(proxied.status).toBe(403);
    const token = 't'.repeat(40);
    const guarded = await openSite({ METRICS_TOKEN: token });
    expect((await guarded.visitor().get('/metrics')).status).toBe(403);
    const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': '1.2.3.4' };
    expect((await guarded.visitor().get('/metrics', headers)).status).toBe(200);
    await guarded.close();
  });

  it('tells nobody how it failed', async () => {
    const broken = await openSite();
    const visitor = broken.visitor();
    const id = await visitor.named('Ada');
    const { store } = broken.server.parts;
    const accounts = broken.server.parts.accounts as { profile: unknown };
    accounts.profile = () => Promise.reject(new Error('the inner workings'));
    const failed = await visitor.get(`/api/players/${id}`);
    expect(failed.status).toBe(500);
    expect(failed.body.code).toBe('internal');
    expect(failed.text).not.toMatch(/inner|at |\.ts/);
    expect(broken.lines.join('')).toContain('the inner workings');
    await store.close();
    const unkept = await visitor.get('/api/me');
    expect(unkept.status).toBe(503);
    expect(unkept.body.code).toBe('try-again');
    expect((await visitor.get('/health')).status).toBe(503);
    await broken.close();
  });
});

describe('logs', () => {
  it('name routes, and no door', async () => {
    const visitor = site.visitor();
    await visitor.named('Ada');
    const made = await visitor.send('POST', '/api/matches', MATCH);
    await visitor.get(`/api/matches/${made.body.match}`);
    const text = site.lines.join('');
    expect(text).toContain('/api/matches/:id');
    expect(text).not.toContain(visitor.cookie);
    expect(text).not.toContain(visitor.cookie.slice(0, 43));
    expect(text).not.toContain(made.body.match);
    for (const line of site.lines) expect(() => JSON.parse(line)).not.toThrow();
  });
});

describe('the end', () => {
  it('finishes what is under way, and takes nobody new', async () => {
    const ending = await openSite();
    const visitor = ending.visitor();
    await visitor.named('Ada');
    const made = await visitor.send('POST', '/api/matches', MATCH);
    const [answer] = await Promise.all([
      visitor.send('POST', '/api/matches', MATCH),
      new Promise((resolve) => setTimeout(resolve, 1)).then(() => ending.server.close()),
    ]);
    expect([201, 503]).toContain(answer.status);
    await expect(visitor.get('/health')).rejects.toThrow();
    await ending.server.close();
    expect(made.status).toBe(201);
  });
});
