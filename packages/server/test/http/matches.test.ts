/** Matches over HTTP: made, found, joined, read; each by those who may, and by nobody else. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MATCH, openSite, type Site, type Visitor } from './support.ts';

let site: Site;
let ada: Visitor;
let bo: Visitor;
let adaId: string;
beforeAll(async () => {
  site = await openSite();
  ada = site.visitor();
  bo = site.visitor({ 'accept-language': 'fr' });
  adaId = await ada.named('Ada');
  await bo.named('Bo', 'fr');
});
afterAll(() => site.close());

const make = async (by: Visitor, change: object = {}): Promise<string> => {
  const made = await by.send('POST', '/api/matches', { ...MATCH, ...change });
  expect(made.status, made.text).toBe(201);
  return made.body.match;
};

describe('making a match', () => {
  it('seats its maker and gives a link', async () => {
    const made = await ada.send('POST', '/api/matches', MATCH);
    expect(made.status).toBe(201);
    expect(made.body).toEqual({ match: expect.stringMatching(/^[\w-]{22}$/), seat: 0 });
    const facts = await ada.get(`/api/matches/${made.body.match}`);
    expect(facts.body).toMatchObject({
      status: 'open',
      seat: 0,
      ply: 0,
      seats: [{ kind: 'person', name: 'Ada', player: adaId }, { kind: 'open' }],
      setup: { game: 'gosu-x', clock: 'standard', visibility: 'private' },
    });
    expect(facts.text).not.toContain('secret');
  });

  it('twice under one id makes one; another player’s id is another', async () => {
    const body = { ...MATCH, id: 'create-0001' };
    const both = await Promise.all([
      ada.send('POST', '/api/matches', body),
      ada.send('POST', '/api/matches', body),
    ]);
    expect(both[0]?.body).toEqual(both[1]?.body);
    const others = await bo.send('POST', '/api/matches', body);
    expect(others.body.match).not.toBe(both[0]?.body.match);
  });

  it('a refused one may be made later under the same id', async () => {
    const body = { ...MATCH, id: 'create-0002' };
    const bad = await ada.send('POST', '/api/matches', { ...body, game: 'chess' });
    expect(bad.status).toBe(422);
    expect((await ada.send('POST', '/api/matches', body)).status).toBe(201);
  });

  it('against a bot begins at once', async () => {
    const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'level-1' }];
    const match = await make(ada, { seats, clock: 'none' });
    let facts = await ada.get(`/api/matches/${match}`);
    for (let i = 0; i < 50 && facts.body.status === 'open'; i++) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      facts = await ada.get(`/api/matches/${match}`);
    }
    expect(facts.body.status).toBe('running');
    expect(facts.body.seats[1]).toMatchObject({ kind: 'bot', bot: 'level-1' });
  });

  it.each<[string, object, number, string]>([
    ['an unknown game', { game: 'chess' }, 422, 'unknown-game'],
    [
      'an unknown bot',
      { seats: [{ kind: 'me' }, { kind: 'bot', bot: 'hal' }] },
      422,
      'unknown-bot',
    ],
    [
      'three at a game for two',
      { seats: [{ kind: 'me' }, { kind: 'person' }, { kind: 'person' }] },
      422,
      'wrong-seats',
    ],
    ['oneself twice', { seats: [{ kind: 'me' }, { kind: 'me' }] }, 422, 'wrong-seats'],
    ['unknown options', { options: { nothing: true } }, 422, 'bad-options'],
    ['a rated game without a clock', { rated: true, clock: 'none' }, 422, 'not-for-rated'],
    [
      'a rated game with a bot',
      { rated: true, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'level-1' }] },
      422,
      'not-for-rated',
    ],
    ['one seat', { seats: [{ kind: 'me' }] }, 400, 'bad-message'],
    ['a wrong clock', { clock: 'fast' }, 400, 'bad-message'],
    ['a field too many', { secret: 'x' }, 400, 'bad-message'],
  ])('refuses %s', async (_, change, status, code) => {
    const refused = await ada.send('POST', '/api/matches', { ...MATCH, ...change });
    expect(refused.status, refused.text).toBe(status);
    expect(refused.body).toMatchObject({ code, message: expect.stringMatching(/\w/) });
  });

  it('wants a name first', async () => {
    const refused = await site.visitor().send('POST', '/api/matches', MATCH);
    expect(refused.status).toBe(401);
    expect(refused.body.code).toBe('not-signed-in');
  });
});

describe('joining', () => {
  it('takes the free seat, and again gives the same one', async () => {
    const match = await make(ada);
    const joined = await bo.send('POST', `/api/matches/${match}/join`, { lang: 'fr' });
    expect(joined.body).toEqual({ match, seat: 1 });
    const again = await bo.send('POST', `/api/matches/${match}/join`, { lang: 'fr' });
    expect(again.body).toEqual({ match, seat: 1 });
    const other = await bo.send('POST', `/api/matches/${match}/join`, { seat: 0, lang: 'fr' });
    expect(other.body.code).toBe('already-seated');
    const facts = await bo.get(`/api/matches/${match}`);
    expect(facts.body).toMatchObject({ seat: 1, status: 'running' });
    // Somebody who comes later may look.
    const third = site.visitor();
    expect((await third.get(`/api/matches/${match}`)).body.seat).toBeNull();
    await third.named('Cy');
    const late = await third.send('POST', `/api/matches/${match}/join`, { lang: 'en' });
    expect(late.status).toBe(409);
    expect(late.body.code).toBe('full');
  });

  it.each([{}, { seat: 1 }])('tells a stranger that the match is over: %o', async (wanted) => {
    const match = await make(ada);
    await bo.send('POST', `/api/matches/${match}/join`, { lang: 'fr' });
    const by = { player: adaId, name: 'Ada' };
    const { host } = site.server.parts;
    const ended = await host.command(match, by, { kind: 'abort', id: 'a' }, null);
    expect(ended).toMatchObject({ ok: true });
    const stranger = site.visitor();
    await stranger.named('Dee');
    const body = { ...wanted, lang: 'en' };
    const late = await stranger.send('POST', `/api/matches/${match}/join`, body);
    expect(late.status).toBe(409);
    expect(late.body.code).toBe('over');
  });

  it('gives a seat to one of two who come at once', async () => {
    const match = await make(ada);
    const two = [site.visitor(), site.visitor()];
    for (const [i, one] of two.entries()) await one.named(`Racer ${i}`);
    const answers = await Promise.all(
      two.map((one) => one.send('POST', `/api/matches/${match}/join`, { lang: 'en' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it.each([
    ['/api/matches/nothing-here-0000000/join', 404],
    ['/api/matches/short/join', 404],
    ['/api/matches/..%2f..%2fetc/join', 404],
  ])('finds no match at %s', async (path, status) => {
    const answer = await bo.send('POST', path, { lang: 'en' });
    expect(answer.status).toBe(status);
    expect(answer.body.code).toBe('not-found');
    // In the language of the player.
    expect(answer.body.message).toMatch(/partie/);
  });

  it('refuses the seat of somebody else', async () => {
    const match = await make(ada);
    for (const seat of [0, 3]) {
      const taken = await bo.send('POST', `/api/matches/${match}/join`, { seat, lang: 'en' });
      expect(taken.status).toBe(409);
      expect(taken.body.code).toBe('seat-taken');
    }
  });
});

describe('lists', () => {
  it('show public matches to all, private ones to their players only', async () => {
    const open = await make(ada, { visibility: 'public' });
    const secret = await make(ada);
    const ids = (answer: { body: { matches: { match: string }[] } }) =>
      answer.body.matches.map(({ match }) => match);
    const all = ids(await site.visitor().get('/api/matches?limit=100'));
    expect(all).toContain(open);
    expect(all).not.toContain(secret);
    const seenByBo = ids(await bo.get(`/api/matches?player=${adaId}&limit=100`));
    expect(seenByBo).toContain(open);
    expect(seenByBo).not.toContain(secret);
    const own = ids(await ada.get(`/api/matches?player=${adaId}&limit=100`));
    expect(own).toContain(secret);
    expect(ids(await ada.get('/api/matches?game=gosu-tactics&limit=100'))).toEqual([]);
    expect(ids(await ada.get('/api/matches?status=over'))).toEqual([]);
  });

  it('say whose turn it is, also in live games, and only to the players', async () => {
    const match = await make(ada, { visibility: 'public', clock: 'standard' });
    const boId = (await bo.get('/api/me')).body.id;
    expect((await bo.send('POST', `/api/matches/${match}/join`, { lang: 'fr' })).status).toBe(200);
    const lineOf = async (reader: Visitor, player: string) => {
      const { body } = await reader.get(`/api/matches?player=${player}&limit=100`);
      return body.matches.find((one: { match: string }) => one.match === match);
    };
    await expect.poll(async () => (await lineOf(ada, adaId))?.status).toBe('running');
    const turns = [await lineOf(ada, adaId), await lineOf(bo, boId)].map((line) => line?.yourTurn);
    expect(turns).toEqual([true, false]);
    expect(await lineOf(bo, adaId)).not.toHaveProperty('yourTurn');
  });

  it('come in pages without gaps or doubles', async () => {
    const made: string[] = [];
    for (let i = 0; i < 5; i++) {
      made.unshift(await make(ada, { visibility: i % 2 === 0 ? 'public' : 'private' }));
    }
    const seen: string[] = [];
    let after = '';
    for (let page = 0; page < 20; page++) {
      const answer = await ada.get(`/api/matches?player=${adaId}&limit=2${after}`);
      expect(answer.body.matches.length).toBeLessThanOrEqual(2);
      seen.push(...answer.body.matches.map(({ match }: { match: string }) => match));
      if (answer.body.next === undefined) break;
      after = `&after=${answer.body.next}`;
    }
    expect(seen.slice(0, 5)).toEqual(made);
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('go on where only this reader can, and tell nothing of what is not shown', async () => {
    for (let i = 0; i < 12; i++) await make(ada);
    const path = `/api/matches?player=${adaId}&limit=1`;
    const one = await bo.get(path);
    const two = await bo.get(path);
    // Nothing in it can be compared: the number of a private match is not to be had.
    expect(one.body.next).toMatch(/^[\w-]{40,}$/);
    expect(two.body.next).not.toBe(one.body.next);
    expect((await bo.get(`${path}&after=${one.body.next}`)).status).toBe(200);
    for (const foreign of [
      await site.visitor().get(`${path}&after=${one.body.next}`),
      await bo.get(`/api/matches?limit=1&after=${one.body.next}`),
      await bo.get(`${path}&after=12`),
      await bo.get(`${path}&after=${'x'.repeat(60)}`),
    ]) {
      expect(foreign.status).toBe(200);
      expect(foreign.body).toEqual({ matches: [] });
    }
  });

  it.each([
    'limit=0',
    'limit=101',
    'limit=x',
    'status=lost',
    'nonsense=1',
    'player=a',
    'limit=1&limit=2',
  ])('refuse %s', async (query) => {
    const refused = await ada.get(`/api/matches?${query}`);
    expect(refused.status).toBe(400);
    expect(refused.body.code).toBe('bad-message');
  });

  it('never show what a match is dealt from', async () => {
    const { text } = await ada.get(`/api/matches?player=${adaId}&limit=100`);
    expect(text).not.toMatch(/secret|seed|commitment/);
  });
});

describe('records', () => {
  it('are there once a match is over, and can be checked', async () => {
    const match = await make(ada);
    const early = await ada.get(`/api/matches/${match}/record`);
    expect(early.status).toBe(409);
    expect(early.body.code).toBe('not-over');
    await bo.send('POST', `/api/matches/${match}/join`, { lang: 'fr' });
    const by = { player: adaId, name: 'Ada' };
    const { host } = site.server.parts;
    for (let i = 0; i < 50; i++) {
      const done = await host.command(
        match,
        by,
        { kind: 'resign', bot: '', id: `resign-${i}` },
        null,
      );
      if (done.ok) break;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const record = await site.visitor().get(`/api/matches/${match}/record`);
    expect(record.status, record.text).toBe(200);
    expect(record.body).toMatchObject({
      match,
      record: { game: 'gosu-x' },
      result: { winners: [1] },
    });
    const facts = await bo.get(`/api/matches/${match}`);
    expect(facts.body).toMatchObject({ status: 'over', over: { secret: record.body.secret } });
  });
});
