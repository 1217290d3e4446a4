/** What one may ask how often, where a question costs the server a match; and small things that must be true. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { StoreError } from '../../src/store/index.ts';
import { MATCH, openSite, type Site } from './support.ts';

let site: Site;
const FEW = { rate: 0.001, burst: 2 };

afterEach(() => site.close());

describe('at a pace', () => {
  it('matches are looked at, for each may have to be played again', async () => {
    site = await openSite({}, { rates: { facts: FEW } });
    const ada = site.visitor();
    await ada.named('Ada');
    const made = await ada.send('POST', '/api/matches', MATCH);
    const statuses = [];
    for (let i = 0; i < 3; i++) {
      statuses.push((await site.visitor().get(`/api/matches/${made.body.match}`)).status);
    }
    expect(statuses).toEqual([200, 200, 429]);
  });

  it('R11: steps back are asked for at one table, over however many sockets', async () => {
    site = await openSite({}, { rates: { undo: FEW } });
    const ada = site.visitor();
    const player = await ada.named('Ada');
    const { match } = (await ada.send('POST', '/api/matches', MATCH)).body;
    const { host } = site.server.parts;
    const by = { player, name: 'Ada' };
    const undo = (id: string) => host.command(match, by, { kind: 'undo', id }, null);
    for (const id of ['a', 'b']) expect(await undo(id)).toMatchObject({ code: 'not-running' });
    expect(await undo('c')).toMatchObject({ code: 'too-fast' });
  });

  it('matches are made, also at the same table again', async () => {
    site = await openSite({}, { rates: { match: FEW } });
    const ada = site.visitor();
    const player = await ada.named('Ada');
    const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'level-1' }];
    const made = await ada.send('POST', '/api/matches', { ...MATCH, seats, clock: 'none' });
    const { host } = site.server.parts;
    const by = { player, name: 'Ada' };
    let { match } = made.body;
    const again = async () => {
      await host.command(match, by, { kind: 'abort', id: 'a' }, null);
      const wanted = await host.rematch(match, by, true);
      match = (await ada.get(`/api/matches/${match}`)).body.next ?? match;
      return wanted.ok ? 'ok' : wanted.code;
    };
    expect(await again()).toBe('ok');
    expect(await again()).toBe('too-fast');
    expect((await ada.send('POST', '/api/matches', MATCH)).status).toBe(429);
  });
});

it('a match says when something last happened there', async () => {
  site = await openSite();
  const [ada, bo] = [site.visitor(), site.visitor()];
  await ada.named('Ada');
  await bo.named('Bo');
  const { match } = (await ada.send('POST', '/api/matches', MATCH)).body;
  const before = (await ada.get(`/api/matches/${match}`)).body;
  await new Promise((resolve) => setTimeout(resolve, 20));
  await bo.send('POST', `/api/matches/${match}/join`, { lang: 'en' });
  const after = (await ada.get(`/api/matches/${match}`)).body;
  expect(before.lastAt).toBeGreaterThanOrEqual(before.setup.createdAt);
  expect(after.lastAt).toBeGreaterThanOrEqual(before.lastAt + 20);
});

it('a name is kept by nobody whose passkey the store did not take', async () => {
  site = await openSite();
  const ada = site.visitor();
  await ada.named('Ada');
  const { passkeys } = site.server.parts;
  const lost = vi
    .spyOn(passkeys, 'registerFinish')
    .mockRejectedValueOnce(new StoreError('unavailable', 'gone'));
  const failed = await ada.send('POST', '/api/passkey/register/finish', { response: {} });
  expect(lost).toHaveBeenCalledOnce();
  expect(failed.body.code).toBe('try-again');
  expect(await site.visitor().named('Ada')).toEqual(expect.any(String));
});
