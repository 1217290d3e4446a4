/** The page's requests against the real server, and against what is none. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LANGS } from '@open-gosu/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressOf, servePage } from '../../../../scripts/lib/serve.mjs';
import { sayIn } from '../../src/i18n/language.ts';
import { makeApi } from '../../src/online/http/api.ts';
import { WORDS } from '../../src/online/http/words.ts';
import { makeMeStore } from '../../src/online/people/me-store.ts';
import { caller, DUEL, guest, makes, openServer, type Served, sits } from './support.ts';

let served: Served;

beforeAll(async () => {
  served = await openServer();
});

afterAll(() => served.close());

describe('with the server', () => {
  test('a guest is made by a name, invites, and somebody else sits down', async () => {
    const ada = await guest(served.base, 'Ada');
    const bo = await guest(served.base, 'Bo');
    const id = await makes(ada);
    const invited = await bo.api.matchFacts({ id });
    expect(invited).toMatchObject({ ok: true, value: { status: 'open', seat: null } });
    await sits(bo, id);
    const facts = await ada.api.matchFacts({ id });
    expect(facts).toMatchObject({ ok: true, value: { status: 'running', seat: 0 } });
    const own = await ada.api.listMatches({ query: { player: ada.id, limit: '5' } });
    expect(own.ok && own.value.matches.map(({ match }) => match)).toEqual([id]);
    const others = await bo.api.listMatches({ query: { player: ada.id } });
    expect(others).toEqual({ ok: true, value: { matches: [] } });
  });

  test('nobody is kept before they give a name, and all who ask at once ask once', async () => {
    const somebody = caller(served.base);
    let asked = 0;
    const store = makeMeStore({
      ...somebody.api,
      me: (of) => {
        asked++;
        return somebody.api.me(of);
      },
    });
    expect(store.now().state).toBe('unknown');
    await Promise.all([store.load(), store.load()]);
    expect(asked).toBe(1);
    expect(store.now()).toEqual({ state: 'known', me: null, refusal: null });
    expect(somebody.cookie).toBe('');
    const given = await store.giveName('Cleo', 'fr');
    expect(given).toMatchObject({ ok: true, value: { name: 'Cleo', lang: 'fr', guest: true } });
    expect(somebody.cookie).not.toBe('');
    expect(store.now().me?.name).toBe('Cleo');
    expect(await somebody.api.logout({})).toEqual({ ok: true, value: undefined });
    expect(await somebody.api.me({})).toEqual({ ok: true, value: null });
  });

  test('a match can be reported by whoever has a name (E6)', async () => {
    const ada = await guest(served.base, 'Ada');
    const id = await makes(ada);
    const body = { reason: 'stalling', text: 'Left at the third battle.' } as const;
    expect(await ada.api.report({ id, body })).toEqual({ ok: true, value: undefined });
    expect(await caller(served.base).api.report({ id, body })).toMatchObject({
      ok: false,
      code: 'not-signed-in',
    });
  });

  test('refusals are in the language of the page', async () => {
    const id = 'there-is-no-such-match';
    const [en, fr] = await Promise.all(
      LANGS.map((lang) => caller(served.base, lang).api.matchFacts({ id })),
    );
    expect(en).toEqual({
      ok: false,
      code: 'not-found',
      message: 'There is no such match: check the link.',
    });
    expect(fr).toMatchObject({
      code: 'not-found',
      message: expect.stringMatching(/^Cette partie/),
    });
    const nobody = await caller(served.base).api.createMatch({ body: DUEL });
    expect(nobody).toMatchObject({ ok: false, code: 'not-signed-in' });
  });

  test('one that asks too often is told how long to wait', async () => {
    const busy = await openServer({}, { rates: { guest: { rate: 0.1, burst: 1 } } });
    await guest(busy.base, 'Ada');
    const told = await caller(busy.base).api.putMe({ body: { name: 'Bo', lang: 'en' } });
    expect(told).toMatchObject({ ok: false, code: 'too-fast' });
    expect(told.ok ? 0 : told.wait).toBeGreaterThan(0);
    await busy.close();
  });
});

/** Answers everything with the same. */
async function answering(status: number, type: string, body: string): Promise<Server> {
  const server = createServer((_, response) => {
    response.writeHead(status, { 'content-type': type }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

function baseOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('without it', () => {
  const asked = (base: string, lang: 'en' | 'fr') =>
    makeApi({ base, fetch, lang: () => lang }).me({});

  test.each(LANGS)('a page of files has no server (%s)', async (lang) => {
    const files = await servePage(served.dir, { port: 0, host: '127.0.0.1' });
    const message = sayIn(WORDS, lang)('no-server');
    expect(await asked(addressOf(files, '127.0.0.1'), lang)).toEqual({
      ok: false,
      code: 'no-server',
      message,
    });
    files.closeAllConnections();
    files.close();
  });

  test.each([
    [200, 'text/html', '<!doctype html>', 'no-server'],
    [404, 'application/json', '{}', 'no-server'],
    [502, 'text/html', 'bad gateway', 'offline'],
    [200, 'application/json', '{"id":7}', 'bad-answer'],
    [200, 'application/json', '{"id":', 'no-server'],
  ])('%i %s %s', async (status, type, body, code) => {
    const server = await answering(status, type, body);
    expect(await asked(baseOf(server), 'en')).toMatchObject({ ok: false, code });
    server.close();
  });

  test.each(LANGS)('no network (%s)', async (lang) => {
    const server = await answering(200, 'text/plain', '');
    const base = baseOf(server);
    await new Promise((resolve) => server.close(resolve));
    expect(await asked(base, lang)).toEqual({
      ok: false,
      code: 'offline',
      message: sayIn(WORDS, lang)('offline'),
    });
  });
});
