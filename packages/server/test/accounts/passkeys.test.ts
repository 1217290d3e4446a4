/** Passkeys, with an authenticator of our own: made, used, and misused. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPasskeys, type Passkeys } from '../../src/accounts/passkeys.ts';
import { newPlayerId } from '../../src/accounts/sessions.ts';
import type { Player } from '../../src/store/index.ts';
import { Authenticator, openPlace, type Place } from './support.ts';

let place: Place;
let now = 1_800_000_000_000;
let copies: string[] = [];
let passkeys: Passkeys;
let ada: Player;

beforeAll(async () => {
  place = await openPlace();
});
afterAll(() => place.close());
beforeEach(async () => {
  copies = [];
  passkeys = createPasskeys({
    store: place.store,
    rpId: 'localhost',
    origins: ['http://localhost:3000'],
    now: () => now,
    onCopy: (player) => copies.push(player),
  });
  ada = { id: newPlayerId(), name: 'Ada', lang: 'en', createdAt: now };
  await place.store.players.create(ada);
});

type Options = { challenge: string; user: { id: string } };
const begin = async () => (await passkeys.registerBegin(ada)) as Options;
const login = async () => (await passkeys.loginBegin()) as Options;

async function registered(): Promise<Authenticator> {
  const key = new Authenticator();
  expect(await passkeys.registerFinish(ada, key.register(await begin()))).toBe(true);
  return key;
}

describe('a passkey', () => {
  it('is kept for the guest who made it, and brings them back', async () => {
    const key = await registered();
    expect(await passkeys.count(ada.id)).toBe(1);
    expect(await passkeys.loginFinish(key.login(await login()))).toBe(ada.id);
    expect(await passkeys.loginFinish(key.login(await login()))).toBe(ada.id);
  });

  it('of a device that does not count works as well', async () => {
    const key = await registered();
    key.counter = -1;
    expect(await passkeys.loginFinish(key.login(await login()))).toBe(ada.id);
    key.counter = -1;
    expect(await passkeys.loginFinish(key.login(await login()))).toBe(ada.id);
  });

  it('whose counter goes back is refused as a copy', async () => {
    const key = await registered();
    key.counter = 10;
    expect(await passkeys.loginFinish(key.login(await login()))).toBe(ada.id);
    key.counter = 5;
    expect(await passkeys.loginFinish(key.login(await login()))).toBeNull();
    expect(copies).toEqual([ada.id]);
  });

  it('is not kept twice, nor taken from somebody else', async () => {
    const key = await registered();
    expect(await passkeys.registerFinish(ada, key.register(await begin()))).toBe(false);
    const bo = { ...ada, id: newPlayerId(), name: 'Bo' };
    await place.store.players.create(bo);
    const options = (await passkeys.registerBegin(bo)) as Options;
    expect(await passkeys.registerFinish(bo, key.register(options))).toBe(false);
    expect(await passkeys.count(bo.id)).toBe(0);
  });
});

describe('a challenge', () => {
  it('works once', async () => {
    const key = await registered();
    const options = await login();
    const answer = key.login(options);
    expect(await passkeys.loginFinish(answer)).toBe(ada.id);
    expect(await passkeys.loginFinish(answer)).toBeNull();
    expect(await passkeys.loginFinish(key.login(options))).toBeNull();
  });

  it('works for two minutes', async () => {
    const key = await registered();
    const options = await login();
    now += 120_000;
    expect(await passkeys.loginFinish(key.login(options))).toBeNull();
  });

  it('is for one player and one purpose', async () => {
    const bo = { ...ada, id: newPlayerId() };
    await place.store.players.create(bo);
    const key = new Authenticator();
    expect(await passkeys.registerFinish(bo, key.register(await begin()))).toBe(false);
    const known = await registered();
    expect(await passkeys.loginFinish(known.login(await begin()))).toBeNull();
    const forLogin = { ...(await login()), user: { id: 'x' } };
    expect(await passkeys.registerFinish(ada, key.register(forLogin))).toBe(false);
  });

  it('of our own making only', async () => {
    const key = await registered();
    expect(await passkeys.loginFinish(key.login({ challenge: 'bWFkZS11cA' }))).toBeNull();
  });
});

describe('refused', () => {
  it('another page, another domain, another signature', async () => {
    const key = await registered();
    key.origin = 'https://evil.example';
    expect(await passkeys.loginFinish(key.login(await login()))).toBeNull();
    key.origin = 'http://localhost:3000';
    key.rpId = 'evil.example';
    expect(await passkeys.loginFinish(key.login(await login()))).toBeNull();
    key.rpId = 'localhost';
    const other = new Authenticator();
    const forged = other.login(await login()) as Record<string, unknown>;
    forged.id = key.id.toString('base64url');
    forged.rawId = forged.id;
    expect(await passkeys.loginFinish(forged)).toBeNull();
    const bad = new Authenticator();
    bad.origin = 'https://evil.example';
    expect(await passkeys.registerFinish(ada, bad.register(await begin()))).toBe(false);
  });

  it.each([null, 1, {}, { response: {} }, { response: { clientDataJSON: 'x' } }, { id: [] }])(
    'nonsense: %j',
    async (nonsense) => {
      expect(await passkeys.loginFinish(nonsense)).toBeNull();
      expect(await passkeys.registerFinish(ada, nonsense)).toBe(false);
    },
  );
});
