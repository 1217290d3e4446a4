/** What protects the server, each beside the same without it, where the harm shows. */
import { createConnection } from 'node:net';
import { CLOSE, mistakeText, PROTOCOL_VERSION } from '@open-gosu/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import { X } from '../match/tables.ts';
import {
  ADA,
  BO,
  Client,
  closeAll,
  connect,
  dial,
  later,
  openMatch,
  openPlace,
  type Place,
  statusOf,
  tokenOf,
} from './clients.ts';

afterEach(closeAll);

const HELLO = { t: 'hello', v: PROTOCOL_VERSION, lang: 'en' };

async function opened(place: Place, headers: { [name: string]: string } = {}): Promise<Client> {
  const client = new Client(dial(place, { headers }));
  await new Promise((resolve) => client.socket.once('open', resolve));
  return client;
}

describe('at the door', () => {
  test.each([
    ['no page says where it is from', {}, 101],
    ['our own page', { origin: 'http://HOST' }, 101],
    ['a page that is allowed', { origin: 'https://play.example' }, 101],
    ['another page', { origin: 'https://evil.example' }, 403],
    ['a page of nowhere', { origin: 'null' }, 403],
    ['another port', { origin: 'http://127.0.0.1:1' }, 403],
  ])('%s', async (_name, headers: { origin?: string }, status) => {
    const place = await openPlace({ origins: ['https://play.example'] });
    const origin = headers.origin?.replace('HOST', `127.0.0.1:${place.port}`);
    const socket = dial(place, { headers: origin === undefined ? {} : { origin } });
    expect(await statusOf(socket)).toBe(status);
  });

  test('control: an allowed origin is let in with its cookie', async () => {
    const origin = 'https://evil.example';
    const headers = { origin, cookie: `session=${tokenOf(ADA)}` };
    const open = await openPlace({ origins: [origin] });
    const client = await opened(open, headers);
    client.raw(JSON.stringify(HELLO));
    expect((await client.next('welcome')).player).toEqual({ id: ADA.player, name: 'Ada' });
    expect(await statusOf(dial(await openPlace(), { headers }))).toBe(403);
  });

  test('another path, another subprotocol', async () => {
    const place = await openPlace();
    expect(await statusOf(dial(place, { path: '/sockets' }))).toBe(404);
    expect(await statusOf(dial(place, { path: '/socket?x=1' }))).toBe(101);
    expect(await statusOf(dial(place, { protocols: ['open-gosu.2'] }))).toBe(400);
    expect(await statusOf(dial(place, { protocols: [] }))).toBe(400);
  });

  test('sockets of one address; without the bound, all of them', async () => {
    for (const [perAddress, expected] of [
      [3, 429],
      [100, 101],
    ] as const) {
      const place = await openPlace({ limits: { perAddress } });
      for (let i = 0; i < 3; i++) expect(await statusOf(dial(place))).toBe(101);
      expect(await statusOf(dial(place))).toBe(expected);
      // Who is behind a proxy is told apart by whoever knows it.
      const apart = await openPlace({
        limits: { perAddress: 1 },
        addressOf: ({ headers }) => String(headers['x-from']),
      });
      expect(await statusOf(dial(apart, { headers: { 'x-from': '10.0.0.1' } }))).toBe(101);
      expect(await statusOf(dial(apart, { headers: { 'x-from': '10.0.0.2' } }))).toBe(101);
      expect(await statusOf(dial(apart, { headers: { 'x-from': '10.0.0.1' } }))).toBe(429);
    }
  });

  test('a socket that is gone makes room', async () => {
    const place = await openPlace({ limits: { perAddress: 1, perPerson: 1 } });
    const one = await connect(place);
    one.socket.close();
    await one.end();
    for (let i = 0; i < 200 && place.sockets.stats().sockets > 0; i++) await later(10);
    expect((await connect(place)).closed).toBeNull();
    expect(place.sockets.stats()).toMatchObject({ sockets: 1, addresses: 1, people: 1 });
  });
});

describe('who speaks', () => {
  test('by cookie, by header, by hello; a wrong session is told', async () => {
    const place = await openPlace();
    const cookie = await opened(place, { cookie: `session=${tokenOf(BO)}` });
    cookie.raw(JSON.stringify(HELLO));
    expect((await cookie.next('welcome')).player?.name).toBe('Bo');
    const bearer = await opened(place, { authorization: `Bearer ${tokenOf(ADA)}` });
    bearer.raw(JSON.stringify(HELLO));
    expect((await bearer.next('welcome')).player?.name).toBe('Ada');
    const wrong = await opened(place);
    wrong.raw(JSON.stringify({ ...HELLO, session: 'x'.repeat(30) }));
    expect(await wrong.end()).toBe(CLOSE.session);
  });

  test('sockets of one person; without the bound, all of them', async () => {
    const place = await openPlace({ limits: { perPerson: 2 } });
    await connect(place, ADA);
    await connect(place, ADA);
    const third = await opened(place);
    third.raw(JSON.stringify({ ...HELLO, session: tokenOf(ADA) }));
    expect(await third.end()).toBe(CLOSE.crowd);
    await connect(place, BO);
    const free = await openPlace({ limits: { perPerson: 100 } });
    for (let i = 0; i < 3; i++) await connect(free, ADA);
    expect(free.sockets.stats().people).toBe(1);
  });

  test('no hello in time; without the bound, it stays', async () => {
    const place = await openPlace({ limits: { helloMs: 100, pingMs: 400 } });
    expect(await (await opened(place)).end()).toBe(CLOSE.noHello);
    const free = await openPlace({ limits: { helloMs: 1e9, pingMs: 400 } });
    const stays = await opened(free);
    await later(300);
    expect(stays.closed).toBeNull();
  });

  test('something before hello, and another version', async () => {
    const place = await openPlace();
    const early = await opened(place);
    early.raw('{"t":"ping","id":"a"}');
    expect(await early.reply('a')).toMatchObject({ code: 'hello-first' });
    expect(await early.end()).toBe(CLOSE.noHello);
    for (const hello of [
      { ...HELLO, v: 2 },
      { t: 'hello', v: 7, mood: 'new' },
    ]) {
      const other = await opened(place);
      other.raw(JSON.stringify(hello));
      expect(await other.next('error')).toMatchObject({ code: 'version' });
      expect(await other.end()).toBe(CLOSE.version);
    }
  });

  test('who sends along with hello is answered after welcome', async () => {
    const place = await openPlace({
      authenticate: async () => {
        await later(50);
        return ADA;
      },
    });
    const client = await opened(place);
    client.raw(JSON.stringify(HELLO));
    client.raw('{"t":"ping","id":"a"}');
    await client.reply('a');
    expect(client.heard.map(({ t }) => t)).toEqual(['welcome', 'pong']);
  });

  test('nobody to ask who it is: come back', async () => {
    const place = await openPlace({ authenticate: () => Promise.reject(new Error('no store')) });
    const client = await opened(place);
    client.raw(JSON.stringify(HELLO));
    expect(await client.next('error')).toMatchObject({ code: 'try-again' });
    expect(await client.end()).toBe(CLOSE.restart);
  });
});

describe('what is sent', () => {
  const pings = (count: number, from = 0) =>
    Array.from({ length: count }, (_, i) => `{"t":"ping","id":"p${from + i}"}`);

  test('too fast: refused with the time to wait, then closed; without the bound, all are done', async () => {
    const place = await openPlace({ limits: { rate: 20, burst: 40, excess: 100 } });
    const client = await connect(place);
    for (const text of pings(60)) client.raw(text);
    const refused = await client.until(() => client.heard.find((one) => one.t === 'refused'));
    expect(refused).toMatchObject({ code: 'too-fast' });
    expect(refused.t === 'refused' && refused.wait).toBeGreaterThan(0);
    await client.until(() => client.heard.filter((one) => 'id' in one).length === 60);
    const done = client.heard.filter(({ t }) => t === 'pong').length;
    expect(done).toBeGreaterThanOrEqual(39);
    expect(done).toBeLessThan(60);
    await later(200);
    expect(await client.ask({ t: 'ping' })).toMatchObject({ t: 'pong' });
    for (const text of pings(300, 100)) client.raw(text);
    expect(await client.end()).toBe(CLOSE.flood);
    expect(place.lines.at(-1)?.text).toBe('too many messages');
    const free = await openPlace({ limits: { rate: 1e9, burst: 1e9 } });
    const flood = await connect(free);
    for (const text of pings(360)) flood.raw(text);
    await flood.until(() => flood.heard.filter(({ t }) => t === 'pong').length === 360);
  });

  test('what waits for its reply is bounded; without the bound, all of it reaches the host', async () => {
    for (const [pending, most] of [
      [5, 5],
      [100, 30],
    ] as const) {
      const place = await openPlace({ limits: { pending } });
      const match = await openMatch(place);
      const client = await connect(place);
      place.host.delayMs = 200;
      for (let i = 0; i < 30; i++) {
        client.raw(JSON.stringify({ t: 'orders', id: `o${i}`, match, respond: 'ask' }));
      }
      await client.until(() => client.heard.filter((one) => 'id' in one).length === 30);
      expect(place.host.commands).toBe(most);
    }
  });

  test('chat has its own bound', async () => {
    for (const [chat, code] of [
      [3, 'too-fast'],
      [100, undefined],
    ] as const) {
      const place = await openPlace({ limits: { chat } });
      const match = await openMatch(place);
      const client = await connect(place);
      const say = () => client.ask({ t: 'say', match, phrase: 'hello' });
      for (let i = 0; i < 3; i++) expect(await say()).toMatchObject({ t: 'done' });
      const reply = await say();
      expect(reply.t === 'refused' ? reply.code : undefined).toBe(code);
    }
  });

  test('too large: the socket ends before it is read; without the bound, it is read', async () => {
    const large = `{"t":"ping","id":"a","x":"${'y'.repeat(5000)}"}`;
    const place = await openPlace();
    const client = await connect(place);
    client.raw(large);
    expect(await client.end()).toBe(1009);
    expect(place.sockets.stats().malformed).toBe(0);
    const free = await openPlace({ limits: { message: 1e6 } });
    const other = await connect(free);
    other.raw(large);
    expect(await other.next('error')).toMatchObject({ code: 'too-large' });
  });

  test('what cannot be read is answered, and closed when it does not end; without the bound, it goes on', async () => {
    const place = await openPlace();
    const client = await connect(place);
    client.raw('{"t":"answer","id":"a","match":"bWF0Y2gtb25lLTAwMDAwMQ","ply":-1,"text":"x"}');
    expect(await client.reply('a')).toMatchObject({ code: 'bad-message', field: 'ply' });
    client.raw('{"t":');
    expect(await client.next('error')).toMatchObject({ code: 'bad-message' });
    client.raw(JSON.stringify(HELLO));
    client.socket.send(Buffer.from([1, 2, 3]));
    expect(await client.ask({ t: 'ping' })).toMatchObject({ t: 'pong' });
    // Where there is no field to name, the sentence says what was wrong.
    const errors = client.heard.flatMap((one) => (one.t === 'error' ? [one.message] : []));
    expect(errors.slice(1)).toEqual([
      mistakeText('hello-again', 'en'),
      mistakeText('binary', 'en'),
    ]);
    for (let i = 0; i < 20; i++) client.raw('nonsense');
    expect(await client.end()).toBe(CLOSE.flood);
    const free = await openPlace({ limits: { malformed: 1e9 } });
    const other = await connect(free);
    for (let i = 0; i < 30; i++) other.raw('nonsense');
    expect(await other.ask({ t: 'ping' })).toMatchObject({ id: expect.any(String) });
  });

  test('R11: the whole story is told so often and no more; without the bound, each time', async () => {
    for (const [watchBurst, watches, refused] of [
      [5, 1, 15],
      [1e9, 1e9, 0],
    ] as const) {
      const place = await openPlace({ limits: { watchBurst, watches } });
      const match = await openMatch(place);
      const client = await connect(place);
      const replies = [];
      for (let i = 0; i < 20; i++) replies.push(await client.ask({ t: 'watch', match }));
      const late = replies.filter(({ t }) => t === 'refused');
      expect(late.length).toBeGreaterThanOrEqual(refused - 1);
      expect(late.length).toBeLessThanOrEqual(refused);
      for (const one of late)
        expect(one).toMatchObject({ code: 'too-fast', wait: expect.any(Number) });
    }
  });

  test('matches on one socket are bounded', async () => {
    const place = await openPlace({ limits: { watched: 2 } });
    const matches = [await openMatch(place), await openMatch(place), await openMatch(place)];
    const client = await connect(place);
    const kinds = [];
    for (const match of matches) kinds.push((await client.ask({ t: 'watch', match })).t);
    expect(kinds).toEqual(['snapshot', 'snapshot', 'refused']);
    expect(await client.ask({ t: 'unwatch', match: matches[0]! })).toMatchObject({ t: 'done' });
    expect(await client.ask({ t: 'watch', match: matches[2]! })).toMatchObject({ t: 'snapshot' });
    expect(place.sockets.stats().sights).toBe(2);
  });
});

/** A client that does not read: everything waits on the server's side. */
async function stalled(place: Place, match: string): Promise<{ isGone(): boolean }> {
  const client = await connect(place, null);
  await client.ask({ t: 'watch', match });
  // The socket below the WebSocket.
  (client.socket as unknown as { _socket: { pause(): void } })._socket.pause();
  const before = place.sockets.stats().sockets;
  return { isGone: () => place.sockets.stats().sockets < before };
}

test('who does not read is given up on; without the bound, memory is eaten', async () => {
  for (const [buffered, isGone] of [
    [262_144, true],
    [1e9, false],
  ] as const) {
    const place = await openPlace({ limits: { buffered } });
    const match = await openMatch(place);
    const honest = await connect(place, BO);
    await honest.ask({ t: 'watch', match });
    const slow = await stalled(place, match);
    const before = process.memoryUsage().arrayBuffers + process.memoryUsage().heapUsed;
    const text = 'x'.repeat(200);
    for (let i = 0; i < 40_000 && !slow.isGone(); i++) {
      await place.host.chat(match, ADA, { text });
      if (i % 500 === 499) await later(1);
    }
    await later(50);
    expect(slow.isGone()).toBe(isGone);
    expect(place.sockets.stats().closed.slow ?? 0).toBe(isGone ? 1 : 0);
    const grown = process.memoryUsage().arrayBuffers + process.memoryUsage().heapUsed - before;
    console.log(`buffered ${buffered}: grown by ${(grown / 1e6).toFixed(1)} MB`);
    expect(await honest.ask({ t: 'ping' })).toMatchObject({ t: 'pong' });
    await place.close();
  }
});

test('who does not answer pings is given up on; without the bound, a dead socket keeps its seat', async () => {
  for (const [misses, isGone] of [
    [2, true],
    [1e9, false],
  ] as const) {
    const place = await openPlace({ limits: { pingMs: 200, misses } });
    const match = await openMatch(place, X);
    const alive = await connect(place, BO);
    await alive.ask({ t: 'watch', match });
    const dead = await connect(place, ADA);
    await dead.ask({ t: 'watch', match });
    (dead.socket as unknown as { _socket: { pause(): void } })._socket.pause();
    await later(900);
    for (let i = 0; i < 200 && isGone && place.host.stats().watchers > 1; i++) await later(20);
    expect(place.host.stats().watchers).toBe(isGone ? 1 : 2);
    expect(alive.closed).toBeNull();
    if (isGone) await alive.until(() => alive.state!.away[0]! > 0);
    await place.close();
  }
});

test('half a connection and a broken handshake cost nothing', async () => {
  const place = await openPlace();
  for (const text of [
    'GET /socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
    'GET /socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Protocol: open-gosu.1\r\nSec-WebSocket-Version: 99\r\nSec-WebSocket-Key: x\r\n\r\n',
    'GET //socket:: HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nOrigin: :::\r\n\r\n',
  ]) {
    await new Promise<void>((resolve) => {
      const socket = createConnection(place.port, '127.0.0.1', () => socket.write(text));
      socket.on('close', () => resolve());
      socket.on('error', () => {});
      socket.on('data', (data) => expect(data.toString()).toMatch(/^HTTP\/1.1 4\d\d/));
    });
  }
  expect(place.sockets.stats().sockets).toBe(0);
  expect((await connect(place)).closed).toBeNull();
});

test('one timer for all: many idle sockets add none', async () => {
  const place = await openPlace({ limits: { perAddress: 1000, perPerson: 1000 } });
  const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
  await connect(place);
  await later(20);
  const before = timers();
  const many = await Promise.all(Array.from({ length: 50 }, () => connect(place, null)));
  await later(50);
  expect(many.every(({ closed }) => closed === null)).toBe(true);
  expect(timers()).toBeLessThanOrEqual(before + 1);
});
