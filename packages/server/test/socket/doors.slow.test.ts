/** Who comes in, how often, and what becomes of those who are in: bounds by address and person, and sessions that ended. */
import { CLOSE } from '@open-gosu/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import {
  ADA,
  BO,
  closeAll,
  connect,
  dial,
  later,
  openMatch,
  openPlace,
  statusOf,
} from './clients.ts';

afterEach(closeAll);

const FEW = { rate: 0.01, burst: 2 };

describe('how often', () => {
  test('R11: sockets an address opens one after the other; without the bound, all of them', async () => {
    for (const [opens, expected] of [
      [FEW, 429],
      [{ rate: 1e9, burst: 1e9 }, 101],
    ] as const) {
      const place = await openPlace({ limits: { opens } });
      for (let i = 0; i < 2; i++) {
        const socket = dial(place);
        expect(await statusOf(socket)).toBe(101);
        socket.terminate();
      }
      for (let i = 0; i < 100 && place.sockets.stats().sockets > 0; i++) await later(10);
      expect(await statusOf(dial(place))).toBe(expected);
    }
  });

  test.each([
    ['an address', { addressWatches: FEW }, null, null],
    ['a person', { personWatches: FEW }, ADA, ADA],
  ] as const)('R11: matches followed by %s, over all sockets', async (_name, limits, one, two) => {
    const place = await openPlace({ limits });
    const match = await openMatch(place);
    const [first, second] = [await connect(place, one), await connect(place, two)];
    expect(await first.ask({ t: 'watch', match })).toMatchObject({ t: 'snapshot' });
    expect(await second.ask({ t: 'watch', match })).toMatchObject({ t: 'snapshot' });
    expect(await second.ask({ t: 'watch', match })).toMatchObject({
      code: 'too-fast',
      wait: expect.any(Number),
    });
  });
});

test('a page of another name is not ours where it is known where ours is', async () => {
  const ownOrigin = 'https://play.example';
  const place = await openPlace({ ownOrigin, origins: ['https://friend.example'] });
  const from = (origin: string) => statusOf(dial(place, { headers: { origin } }));
  expect(await from(ownOrigin)).toBe(101);
  expect(await from('https://friend.example')).toBe(101);
  expect(await from(`http://127.0.0.1:${place.port}`)).toBe(403);
});

test('sessions may have ended unheard: those who are signed in come again, others stay', async () => {
  const place = await openPlace();
  const [ada, nobody] = [await connect(place, ADA), await connect(place, null)];
  place.sockets.greetAgain(0);
  expect(await ada.end()).toBe(CLOSE.restart);
  expect(ada.heard.at(-1)).toMatchObject({ t: 'moved', wait: 0 });
  expect(await nobody.ask({ t: 'ping' })).toMatchObject({ t: 'pong' });
});

describe('a match that is followed', () => {
  test('is followed still when another look at it is refused', async () => {
    const place = await openPlace();
    const match = await openMatch(place);
    const client = await connect(place, ADA);
    await client.ask({ t: 'watch', match });
    expect(await client.ask({ t: 'watch', match, as: 1 })).toMatchObject({ code: 'not-seated' });
    await place.host.chat(match, BO, { text: 'are you there?' });
    expect(await client.next('chat')).toMatchObject({ text: 'are you there?' });
    expect(place.host.stats().watchers).toBe(1);
    expect(await client.ask({ t: 'unwatch', match })).toMatchObject({ t: 'done' });
    expect(place.host.stats().watchers).toBe(0);
  });

  test('is followed once, however often it is asked for', async () => {
    const place = await openPlace();
    const match = await openMatch(place);
    const client = await connect(place, ADA);
    for (let i = 0; i < 3; i++) client.raw(JSON.stringify({ t: 'watch', id: `w${i}`, match }));
    for (let i = 0; i < 3; i++) expect(await client.reply(`w${i}`)).toMatchObject({ match });
    expect(place.host.stats().watchers).toBe(1);
    const before = client.heard.length;
    await place.host.chat(match, BO, { text: 'once' });
    await client.next('chat', before);
    await later(20);
    expect(client.heard.filter(({ t }) => t === 'chat')).toHaveLength(1);
    client.socket.close();
    for (let i = 0; i < 100 && place.host.stats().watchers > 0; i++) await later(10);
    expect(place.host.stats().watchers).toBe(0);
    expect(place.sockets.stats().sights).toBe(0);
  });
});
