/** Earlier positions, reports and the history of a rating over HTTP: to whom they are given, and how often. */
import { makeRng } from '@open-gosu/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kitOf } from '../../src/games.ts';
import { MATCH, openSite, type Site, type Visitor } from './support.ts';

let site: Site;
let ada: Visitor;
let bo: Visitor;
let ids: string[];
beforeAll(async () => {
  site = await openSite();
  ada = site.visitor();
  bo = site.visitor();
  ids = [await ada.named('Ada'), await bo.named('Bo')];
});
afterAll(() => site.close());

async function begun(change: object = {}): Promise<string> {
  const made = await ada.send('POST', '/api/matches', { ...MATCH, ...change });
  expect(made.status, made.text).toBe(201);
  const { match } = made.body;
  const joined = await bo.send('POST', `/api/matches/${match}/join`, { lang: 'en' });
  expect(joined.status, joined.text).toBe(200);
  await expect
    .poll(async () => (await ada.get(`/api/matches/${match}`)).body.status)
    .toBe('running');
  return match;
}

/** The first legal answer of whoever is to decide, as their own engine finds it. */
async function answer(match: string): Promise<void> {
  const { host } = site.server.parts;
  const { ply } = (await ada.get(`/api/matches/${match}`)).body;
  const first = await ada.get(`/api/matches/${match}/at/${ply}`);
  const seat = first.body.to;
  const { view } = (await (seat === 0 ? ada : bo).get(`/api/matches/${match}/at/${ply}`)).body;
  const game = kitOf('gosu-x')?.game;
  if (game === undefined) throw new Error('no game');
  const state = game.determinize(view, makeRng('x'));
  const codes: number[] = [];
  game.legal(state, codes);
  const text = game.describe(state, codes[0] ?? 0);
  const c = { kind: 'answer', id: `a${ply}`, ply, line: 0, part: 0, text, lag: 0 } as const;
  const done = await host.command(match, { player: ids[seat] ?? '', name: '' }, c, null);
  expect(done).toMatchObject({ ok: true });
}

describe('an earlier position', () => {
  it('is what the caller saw then: their own cards, and a spectator nobody’s', async () => {
    const match = await begun();
    for (let i = 0; i < 8; i++) await answer(match);
    const path = (ply: number | string) => `/api/matches/${match}/at/${ply}`;
    const own = await ada.get(path(7));
    expect(own.status, own.text).toBe(200);
    expect(own.body).toMatchObject({ match, ply: 7, line: 0, as: 0, view: { viewer: 0 } });
    expect((await bo.get(path(7))).body).toMatchObject({ as: 1, view: { viewer: 1 } });
    const stranger = site.visitor();
    expect((await stranger.get(path(7))).body).toMatchObject({ as: -1, view: { viewer: -1 } });
    expect(own.body.view).toMatchObject({ rng: [0, 0, 0, 0] });

    expect((await ada.get(`${path(7)}?as=1`)).status).toBe(403);
    expect((await stranger.get(`${path(7)}?as=0`)).status).toBe(403);
    expect((await ada.get(`${path(7)}?as=9`)).status).toBe(400);
    for (const none of ['x', '-1', '1.5', '999999', '0x1']) {
      expect((await ada.get(path(none))).status, none).toBe(404);
    }
    expect((await ada.get(path(9))).body.code).toBe('too-soon');

    const by = { player: ids[0] ?? '', name: 'Ada' };
    const { host } = site.server.parts;
    await host.command(match, by, { kind: 'resign', id: 'r', bot: '' }, null);
    expect((await stranger.get(`${path(7)}?as=1`)).body).toMatchObject({ view: { viewer: 1 } });
  });

  it('there is none before the deal, and none of a match there is not', async () => {
    const made = await ada.send('POST', '/api/matches', MATCH);
    expect((await ada.get(`/api/matches/${made.body.match}/at/0`)).body.code).toBe('not-begun');
    expect((await ada.get(`/api/matches/${'x'.repeat(22)}/at/0`)).status).toBe(404);
  });

  it('is not to be had without end', async () => {
    const small = await openSite({}, { rates: { position: { rate: 0.001, burst: 2 } } });
    const visitor = small.visitor();
    const path = `/api/matches/${'x'.repeat(22)}/at/0`;
    const seen = [];
    for (let i = 0; i < 3; i++) seen.push((await visitor.get(path)).status);
    expect(seen).toEqual([404, 404, 429]);
    await small.close();
  });
});

describe('a report (C-20 E6)', () => {
  it('keeps what was said until then', async () => {
    const match = await begun();
    const { host, store } = site.server.parts;
    await host.chat(match, { player: ids[1] ?? '', name: 'Bo' }, { text: 'you fool' }, 'said-1');
    await host.chat(match, { player: ids[0] ?? '', name: 'Ada' }, { phrase: 'bye' }, 'said-2');
    const body = { reason: 'rude', text: 'See the first line.' };
    const sent = await ada.send('POST', `/api/matches/${match}/report`, body);
    expect(sent.status, sent.text).toBe(204);
    await host.chat(match, { player: ids[1] ?? '', name: 'Bo' }, { text: 'sorry' }, 'said-3');
    const [found] = await store.reports.list(1);
    expect(found).toMatchObject({ match, player: ids[0], ...body });
    expect(JSON.parse(found?.log ?? '')).toMatchObject([
      { seq: 0, player: ids[1], kind: 'text', text: 'you fool' },
      { seq: 1, player: ids[0], kind: 'preset', text: 'bye' },
    ]);
  });

  it('is by somebody, about something, and not too often', async () => {
    const small = await openSite({}, { rates: { report: { rate: 0.001, burst: 2 } } });
    const visitor = small.visitor();
    const path = `/api/matches/${'x'.repeat(22)}/report`;
    expect((await visitor.send('POST', path, { reason: 'rude' })).status).toBe(401);
    await visitor.named('Ada');
    expect((await visitor.send('POST', path, { reason: 'because' })).status).toBe(400);
    expect((await visitor.send('POST', path, { reason: 'rude' })).status).toBe(404);
    expect((await visitor.send('POST', path, { reason: 'rude' })).status).toBe(404);
    expect((await visitor.send('POST', path, { reason: 'rude' })).status).toBe(429);
    await small.close();
  });
});

it('a rated match tells each seat’s rating at the start, and what became of it at the end', async () => {
  const match = await begun({ rated: true, clock: 'blitz' });
  const at = async () => (await ada.get(`/api/matches/${match}`)).body;
  const begins = { value: 1000, provisional: true };
  expect((await at()).seats).toMatchObject([
    { name: 'Ada', rating: begins, guest: true },
    { name: 'Bo', rating: begins, guest: true },
  ]);
  const { host } = site.server.parts;
  const by = { player: ids[1] ?? '', name: 'Bo' };
  expect(await host.command(match, by, { kind: 'resign', id: 'r', bot: '' }, null)).toMatchObject({
    ok: true,
  });
  const { ratings = [] } = (await at()).over;
  expect(ratings.map(({ before }) => before)).toEqual([begins, begins]);
  const [won = 0, lost = 0] = ratings.map(({ after }) => after.value);
  expect(won).toBeGreaterThan(1000);
  expect(lost).toBeLessThan(won);
  const path = `/api/players/${ids[0]}/ratings?game=gosu-x&pace=blitz`;
  const point = { at: expect.any(Number), rating: { value: won, provisional: true } };
  // The id of a private match is its link: only one's own history has it.
  expect((await ada.get(path)).body).toEqual({ points: [{ ...point, match }] });
  expect((await bo.get(path)).body).toEqual({ points: [point] });
  expect((await bo.get(path.replace('gosu-x', 'chess'))).body.code).toBe('unknown-game');
  expect((await bo.get(path.replace('blitz', 'fast'))).status).toBe(400);
  const nobody = path.replace(ids[0] ?? '', 'x'.repeat(22));
  expect((await bo.get(nobody)).body.code).toBe('no-such-player');
});

it('an agreement not to wait is on the invitation, and never in a rated match (C-9 F4)', async () => {
  const agreed = await begun({ noDelay: true, behind: 5 });
  const { setup } = (await bo.get(`/api/matches/${agreed}`)).body;
  expect(setup).toMatchObject({ noDelay: true, behind: 5 });
  const rated = { ...MATCH, rated: true, noDelay: true };
  expect((await ada.send('POST', '/api/matches', rated)).body.code).toBe('not-for-rated');
  expect((await ada.send('POST', '/api/matches', { ...MATCH, behind: 61 })).status).toBe(400);
});
