/** E4: messages to the address of a player: signed, only where anybody may call, tried again, and given up in the end. */
import { createHmac } from 'node:crypto';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { HookMessage, readValue } from '@open-gosu/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPost, NotCalled } from '../../src/accounts/hook-post.ts';
import {
  createHooks,
  type Hook,
  type HookOptions,
  MOST_FAILURES,
  newSecret,
} from '../../src/accounts/hooks.ts';
import { newPlayerId } from '../../src/accounts/sessions.ts';
import { openReceiver, type Receiver } from './receiver.ts';
import { openPlace, type Place } from './support.ts';

let place: Place;
let receiver: Receiver;
let hook: Hook;

beforeAll(async () => {
  place = await openPlace();
});
afterAll(() => place.close());
beforeEach(async () => {
  receiver = await openReceiver();
  hook = { player: newPlayerId(), url: receiver.url, secret: newSecret() };
  await place.store.notices.setHook(hook.player, hook.url, hook.secret);
});
afterEach(() => receiver.close());

const HELLO: HookMessage = { kind: 'hello', text: 'Hello.', lang: 'en' };
const turn = (n = 0): HookMessage => ({
  kind: 'turn',
  text: 'Your turn.',
  lang: 'en',
  match: `match-${n}-0123456789`,
});

const make = (more: Partial<HookOptions> = {}) =>
  createHooks({ store: place.store, isOpen: true, retryMs: [1, 1], ...more });

const failures = async () => (await place.store.notices.get(hook.player))?.failures;

describe('a call', () => {
  const at = (...addresses: string[]) => {
    const asked: string[] = [];
    const lookup = async (name: string) => {
      asked.push(name);
      return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    };
    return { asked, lookup };
  };

  it.each([
    [['127.0.0.1']],
    [['10.0.0.1']],
    [['169.254.169.254']],
    [['::1']],
    [['::ffff:127.0.0.1']],
    [['93.184.216.34', '127.0.0.1']],
    [['2606:4700::1111', 'fd00::1']],
    [[]],
  ])('goes to no name that stands for %j', async (addresses) => {
    const { lookup } = at(...addresses);
    const post = createPost({ isOpen: false, lookup });
    const url = `https://rebind.example:${receiver.port}/`;
    await expect(post(url, {}, '{}')).rejects.toBeInstanceOf(NotCalled);
    expect(receiver.received).toEqual([]);
  });

  it.each(['http://hooks.example/', 'https://user@hooks.example/', 'https://hooks.example:25/'])(
    'goes nowhere that nobody may give, also if it is kept: %s',
    async (url) => {
      const { lookup, asked } = at('93.184.216.34');
      const post = createPost({ isOpen: false, lookup, timeoutMs: 50 });
      await expect(post(url, {}, '{}')).rejects.toBeInstanceOf(NotCalled);
      expect(asked).toEqual([]);
    },
  );

  it('goes to the very address that was looked at, and its name is looked up once', async () => {
    const { lookup, asked } = at('127.0.0.1');
    const post = createPost({ isOpen: true, lookup });
    const url = `http://never.invalid:${receiver.port}/x`;
    expect(await post(url, {}, '{"a":1}')).toBe(204);
    expect(asked).toEqual(['never.invalid']);
    expect(receiver.received[0]).toMatchObject({ path: '/x', text: '{"a":1}' });
    expect(receiver.received[0]?.headers.host).toBe(`never.invalid:${receiver.port}`);
  });

  it('goes to another address of the name where the first does not answer', async () => {
    for (const addresses of [
      ['127.0.0.2', '127.0.0.1'],
      ['::1', '127.0.0.1'],
    ]) {
      const { lookup } = at(...addresses);
      const post = createPost({ isOpen: true, lookup });
      expect(await post(`http://never.invalid:${receiver.port}/`, {}, '{}')).toBe(204);
    }
  });

  it('knocks at few addresses of a name, and only where each may be called', async () => {
    const many = ['127.0.0.2', '127.0.0.3', '127.0.0.4', '::1', '::2', '::3'];
    const asked: string[] = [];
    const { lookup } = at(...many);
    const mayCall = (address: string) => asked.push(address) < 4;
    const post = createPost({ isOpen: true, lookup, mayCall });
    const refused = post(`http://never.invalid:${receiver.port}/`, {}, '{}');
    await expect(refused).rejects.toMatchObject({ isBusy: true });
    expect(asked).toEqual(['127.0.0.2', '127.0.0.3', '::1', '::2']);
  });

  it('ends where the answer is none: a change of protocol, or a line that is cut', async () => {
    const sockets: Socket[] = [];
    let answer = '';
    const server = createServer((socket) => {
      sockets.push(socket);
      socket.on('error', () => {});
      socket.once('data', () => (answer === '' ? socket.destroy() : socket.write(answer)));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const post = createPost({ isOpen: true, timeoutMs: 400 });
    for (answer of [
      'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
      'HTTP/1.1 103 Early Hints\r\n\r\n',
      '',
    ]) {
      const came = post(url, {}, '{}').catch(() => 'nothing');
      const late = new Promise((resolve) => setTimeout(resolve, 2000, 'still waiting'));
      expect(await Promise.race([came, late]), answer).toBe('nothing');
    }
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });

  it('follows no redirect', async () => {
    receiver.status = 307;
    receiver.headers = { location: receiver.url };
    expect(await createPost({ isOpen: true })(receiver.url, {}, '{}')).toBe(307);
    expect(receiver.received.length).toBe(1);
  });

  it('waits for nobody: neither a name nor an answer that does not come', async () => {
    receiver.status = 0;
    const from = performance.now();
    const silent = createPost({ isOpen: true, timeoutMs: 50 });
    await expect(silent(receiver.url, {}, '{}')).rejects.toThrow();
    const lost = createPost({ isOpen: true, timeoutMs: 50, lookup: () => new Promise(() => {}) });
    await expect(lost('http://never.invalid/', {}, '{}')).rejects.toThrow();
    expect(performance.now() - from).toBeLessThan(2000);
  });
});

describe('a message', () => {
  it('is signed with the secret of the player, over its id, its time and itself', async () => {
    const hooks = make({ now: () => 1_800_000_000_500 });
    hooks.send(hook, HELLO);
    await hooks.idle();
    const [{ headers, text }] = receiver.received as [Receiver['received'][number]];
    expect(readValue(HookMessage, JSON.parse(text))).toMatchObject({ ok: true, value: HELLO });
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['webhook-timestamp']).toBe('1800000000');
    // As a receiver would check it.
    const key = Buffer.from(hook.secret.replace(/^whsec_/, ''), 'base64');
    expect(key.length).toBe(24);
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${text}`;
    const wanted = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
    expect(headers['webhook-signature']).toBe(wanted);
    expect(JSON.stringify(headers)).not.toContain(hook.secret);
    expect(hooks.stats()).toEqual({ sent: 1, failed: 0, dropped: 0 });
  });

  it('is tried again a little later, under the same id, and then never more', async () => {
    receiver.status = 503;
    const hooks = make();
    hooks.send(hook, turn());
    await hooks.idle();
    expect(receiver.received.length).toBe(3);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(await failures()).toBe(1);
    expect(hooks.stats()).toEqual({ sent: 0, failed: 1, dropped: 0 });
  });

  it('that is refused is not tried again', async () => {
    receiver.status = 404;
    const hooks = make();
    hooks.send(hook, turn());
    await hooks.idle();
    expect(receiver.received.length).toBe(1);
    expect(await failures()).toBe(1);
  });

  it('that arrives makes up for those that did not', async () => {
    receiver.status = 400;
    const hooks = make();
    hooks.send(hook, turn(1));
    await hooks.idle();
    receiver.status = 200;
    hooks.send(hook, turn(2));
    await hooks.idle();
    expect(await failures()).toBe(0);
  });

  it('is not tried again once the player has taken the address away', async () => {
    receiver.status = 500;
    const hooks = make({ retryMs: [100] });
    hooks.send(hook, turn());
    await expect.poll(() => receiver.received.length).toBe(1);
    await place.store.notices.setHook(hook.player, null, '');
    await hooks.idle();
    expect(receiver.received.length).toBe(1);
  });

  it('is not tried again once the address was given anew: its signature is no longer right', async () => {
    receiver.status = 500;
    const hooks = make({ retryMs: [100] });
    hooks.send(hook, turn());
    await expect.poll(() => receiver.received.length).toBe(1);
    await place.store.notices.setHook(hook.player, hook.url, newSecret());
    await hooks.idle();
    expect(receiver.received.length).toBe(1);
  });

  it('that arrives late does not bring back an address that is called no more', async () => {
    receiver.delayMs = 200;
    const hooks = make();
    hooks.send(hook, turn());
    await expect.poll(() => receiver.received.length).toBe(1);
    // Another process has given it up.
    await place.store.notices.hookFailed(hook.player, hook.url, MOST_FAILURES);
    await hooks.idle();
    expect(hooks.stats().sent).toBe(1);
    expect(await failures()).toBe(MOST_FAILURES);
  });

  it('is sent no more once the address is off, also if it waited before that', async () => {
    receiver.status = 503;
    const off: string[] = [];
    const hooks = make({ mayCall: () => true, onOff: (player) => off.push(player) });
    for (let i = 0; i < 30; i++) hooks.send(hook, turn(i));
    await hooks.idle();
    // All once and once again at most; after the third tries of five there are no others.
    expect(receiver.received.length).toBeLessThanOrEqual(2 * 30 + MOST_FAILURES);
    expect(await failures()).toBe(MOST_FAILURES);
    expect(hooks.stats()).toEqual({ sent: 0, failed: MOST_FAILURES, dropped: 0 });
    expect(off).toEqual([hook.player]);
    const before = receiver.received.length;
    receiver.status = 204;
    hooks.send(hook, turn());
    await hooks.idle();
    expect(receiver.received.length).toBe(before);
    expect(await failures()).toBe(MOST_FAILURES);
  });

  it('after message that did not arrive ends it, and the player hears of that once', async () => {
    receiver.status = 400;
    const off: string[] = [];
    const hooks = make({ onOff: (player) => off.push(player) });
    for (let i = 0; i < MOST_FAILURES; i++) {
      expect(off).toEqual([]);
      hooks.send(hook, turn(i));
      await hooks.idle();
    }
    hooks.send(hook, turn(99));
    await hooks.idle();
    expect(off).toEqual([hook.player]);
  });

  it('to an address that is gone is the last', async () => {
    receiver.status = 410;
    const off: string[] = [];
    const hooks = make({ onOff: (player) => off.push(player) });
    hooks.send(hook, turn());
    await hooks.idle();
    expect(off).toEqual([hook.player]);
    expect(receiver.received.length).toBe(1);
  });

  it('to an address that stands for a machine of ours is the last', async () => {
    const url = `https://hooks.example:${receiver.port}/`;
    await place.store.notices.setHook(hook.player, url, hook.secret);
    const off: string[] = [];
    const asked: string[] = [];
    const lookup = async (name: string) => {
      asked.push(name);
      return [{ address: '10.0.0.1', family: 4 }];
    };
    const hooks = make({ isOpen: false, lookup, onOff: (player) => off.push(player) });
    hooks.send({ ...hook, url }, turn());
    await hooks.idle();
    expect(asked).toEqual(['hooks.example']);
    expect(off).toEqual([hook.player]);
    expect(receiver.received).toEqual([]);
  });

  it('is dropped where there are too many of a player, or none gets through to a machine', async () => {
    const few = make({ rate: { rate: 0.001, burst: 2 } });
    for (let i = 0; i < 5; i++) few.send(hook, turn(i));
    await few.idle();
    expect(few.stats()).toEqual({ sent: 2, failed: 0, dropped: 3 });
    const called: string[] = [];
    const busy = make({ mayCall: (address) => called.push(address) <= 1 });
    for (let i = 0; i < 3; i++) busy.send(hook, turn(i));
    await busy.idle();
    // One the first time, the others three times each.
    expect(called).toEqual(Array(7).fill('127.0.0.1'));
    expect(busy.stats()).toEqual({ sent: 1, failed: 0, dropped: 2 });
    // Nobody's fault.
    expect(await failures()).toBe(0);
  });

  it('to a machine that was called often is only later', async () => {
    let called = 0;
    const busy = make({ mayCall: () => ++called !== 2 });
    for (let i = 0; i < 3; i++) busy.send(hook, turn(i));
    await busy.idle();
    expect(busy.stats()).toEqual({ sent: 3, failed: 0, dropped: 0 });
    expect(receiver.received.length).toBe(3);
  });

  it('waits for no address of others: those that never answer have a call each', async () => {
    receiver.status = 0;
    const hooks = make({ timeoutMs: 60_000 });
    const player = async (url: string): Promise<Hook> => {
      const one = { player: newPlayerId(), url, secret: newSecret() };
      await place.store.notices.setHook(one.player, one.url, one.secret);
      return one;
    };
    const crowd = await Promise.all(Array.from({ length: 100 }, () => player(receiver.url)));
    for (const one of crowd) for (let i = 0; i < 3; i++) hooks.send(one, turn(i));
    const open = await openReceiver();
    const bo = await player(open.url.replace('127.0.0.1', 'localhost'));
    hooks.send(bo, HELLO);
    await expect.poll(() => open.received.length).toBe(1);
    expect(receiver.received.length).toBe(1);
    await open.close();
  });

  it('of a player waits for the one before, also where that went elsewhere', async () => {
    receiver.delayMs = 600;
    const lookup = async () => [{ address: '127.0.0.1', family: 4 }];
    const hooks = make({ lookup });
    for (const name of ['one', 'two']) {
      const url = `http://${name}.invalid:${receiver.port}/${name}`;
      await place.store.notices.setHook(hook.player, url, hook.secret);
      hooks.send({ ...hook, url }, HELLO);
      await expect.poll(() => receiver.received.length).toBe(1);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(receiver.received.map(({ path }) => path)).toEqual(['/one']);
    await hooks.idle();
    expect(receiver.received.map(({ path }) => path)).toEqual(['/one', '/two']);
  });

  it('blocks nobody: one that hangs holds no turn up, and a crowd is cut', async () => {
    receiver.status = 0;
    const hanging = make({ rate: { rate: 1e6, burst: 1e6 }, timeoutMs: 60_000 });
    const from = performance.now();
    for (let i = 0; i < 3000; i++) hanging.send(hook, turn(i));
    expect(performance.now() - from).toBeLessThan(1000);
    expect(hanging.stats().dropped).toBeGreaterThan(0);
  });
});
