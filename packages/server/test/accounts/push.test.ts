/** Notifications: in the reader's language, to push services only, never in anybody's way. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createPush,
  isPushAddress,
  type Note,
  type Push,
  topicOf,
} from '../../src/accounts/push.ts';
import { newPlayerId } from '../../src/accounts/sessions.ts';
import { openPlace, type Place } from './support.ts';

const FCM = 'https://fcm.googleapis.com/fcm/send/';
const KEYS = { p256dh: 'p', auth: 'a' };

let place: Place;
let sent: { endpoint: string; note: Note }[] = [];
let errors: unknown[] = [];
let fail: (endpoint: string) => unknown = () => null;
let push: Push;
let player: string;

beforeAll(async () => {
  place = await openPlace();
});
afterAll(() => place.close());
beforeEach(async () => {
  sent = [];
  errors = [];
  fail = () => null;
  push = createPush({
    store: place.store,
    send: async ({ endpoint }, note) => {
      const error = fail(endpoint);
      if (error !== null) throw error;
      sent.push({ endpoint, note });
    },
    onError: (error) => errors.push(error),
  });
  player = newPlayerId();
  await place.store.players.create({ id: player, name: 'Ada', lang: 'fr', createdAt: 1 });
});

describe('addresses', () => {
  it.each([
    `${FCM}abc`,
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://web.push.apple.com/x',
    'https://wns2-par02p.notify.windows.com/w/?token=x',
  ])('of push services: %s', (endpoint) => {
    expect(isPushAddress(endpoint)).toBe(true);
  });

  it.each([
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://user@fcm.googleapis.com/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://localhost/x',
    'https://10.0.0.1/x',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://evil.example/x',
    'https://evilfcm.googleapis.com/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evilpush.apple.com.example/x',
    'https://notify.windows.com.example/x',
    'https://evil.example/https://fcm.googleapis.com/',
    'https://fcm.googleapis.com@evil.example/',
    'https://metadata.google.internal/',
    'file:///etc/passwd',
    'not an address',
  ])('of anything else are refused: %s', async (endpoint) => {
    expect(isPushAddress(endpoint)).toBe(false);
    expect(await push.subscribe(player, endpoint, KEYS)).toBe(false);
  });

  it('the operator adds are taken', () => {
    expect(isPushAddress('https://push.example.org/x', ['push.example.org'])).toBe(true);
    expect(isPushAddress('https://a.example.org/x', ['.example.org'])).toBe(true);
    expect(isPushAddress('https://example.org.evil/x', ['.example.org'])).toBe(false);
  });
});

describe('your turn', () => {
  it('reaches every browser of the player, in their language', async () => {
    await push.subscribe(player, `${FCM}1`, KEYS);
    await push.subscribe(player, `${FCM}2`, KEYS);
    push.yourTurn(player, 'm'.repeat(22));
    await push.idle();
    expect(sent.map(({ endpoint }) => endpoint).sort()).toEqual([`${FCM}1`, `${FCM}2`]);
    expect(sent[0]?.note).toMatchObject({ lang: 'fr', title: 'À vous de jouer' });
  });

  it('says also that it still is, and that an address is called no more', async () => {
    await push.subscribe(player, `${FCM}1`, KEYS);
    push.yourTurn(player, 'm'.repeat(22), 'reminder');
    push.yourTurn(player, 'm'.repeat(22), 'off');
    await push.idle();
    expect(sent.map(({ note }) => note.title).sort()).toEqual([
      'C’est toujours à vous',
      'Votre adresse n’est plus appelée',
    ]);
  });

  it('goes to nobody who wants it no more, and only the owner can say so', async () => {
    await push.subscribe(player, `${FCM}3`, KEYS);
    await push.unsubscribe(newPlayerId(), `${FCM}3`);
    push.yourTurn(player, 'a');
    await push.idle();
    expect(sent.length).toBe(1);
    await push.unsubscribe(player, `${FCM}3`);
    push.yourTurn(player, 'a');
    push.yourTurn(newPlayerId(), 'a');
    await push.idle();
    expect(sent.length).toBe(1);
  });

  it.each([404, 410])('forgets a subscription that is gone (%i)', async (statusCode) => {
    await push.subscribe(player, `${FCM}gone`, KEYS);
    fail = () => ({ statusCode });
    push.yourTurn(player, 'a');
    await push.idle();
    expect(await place.store.push.of(player)).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('keeps one that failed for a while, and says so to the log only', async () => {
    await push.subscribe(player, `${FCM}busy`, KEYS);
    fail = () => ({ statusCode: 503, endpoint: `${FCM}busy` });
    push.yourTurn(player, 'a');
    await push.idle();
    expect((await place.store.push.of(player)).length).toBe(1);
    // Not with the address: whoever reads a log must not be able to send.
    expect(errors).toEqual([new Error('a push service answered 503')]);
    expect(JSON.stringify(errors)).not.toContain('busy');
    expect(push.stats()).toMatchObject({ sent: 0, failed: 1 });
  });

  it('never blocks: one that hangs holds nobody up, and a crowd is cut', async () => {
    await push.subscribe(player, `${FCM}slow`, KEYS);
    const hanging = createPush({ store: place.store, send: () => new Promise(() => {}) });
    for (let i = 0; i < 6000; i++) hanging.yourTurn(player, `match-${i}`);
    expect(hanging.stats().dropped).toBeGreaterThan(0);
  });

  it('keeps ten browsers of a player, the newest', async () => {
    let at = 0;
    const many = createPush({ store: place.store, send: async () => {}, now: () => ++at });
    for (let i = 0; i < 12; i++) await many.subscribe(player, `${FCM}n${i}`, KEYS);
    const kept = (await place.store.push.of(player)).map(({ endpoint }) => endpoint);
    expect(kept.length).toBe(10);
    expect(kept).not.toContain(`${FCM}n0`);
    expect(kept).toContain(`${FCM}n11`);
  });
});

describe('topics', () => {
  it('are one for each match, and do not name it', () => {
    const match = 'abcdefghijklmnopqrstuv';
    expect(topicOf(match)).toBe(topicOf(match));
    expect(topicOf(match)).not.toBe(topicOf('abcdefghijklmnopqrstuw'));
    // RFC 8030: 32 letters of base64url at most.
    expect(topicOf(match)).toMatch(/^[\w-]{1,32}$/);
    expect(topicOf(match)).not.toContain(match.slice(0, 8));
  });
});
