/** Matches over real sockets: every message, reconnecting, two windows, covered moments, the end of a process. */
import { type AnyView, below, legalList, makeRng, type Rng } from '@open-gosu/kernel';
import { CLIENT_KINDS, follow } from '@open-gosu/protocol';
import { afterEach, expect, test } from 'vitest';
import { kitOf } from '../../src/games.ts';
import { snapshot, windowOf } from '../../src/match/index.ts';
import { snapshotFrame } from '../../src/wire/index.ts';
import { ANSWERING, TACTICS, X } from '../match/tables.ts';
import { held, readFrame } from '../wire/lines.ts';
import {
  ADA,
  BO,
  type Client,
  closeAll,
  connect,
  later,
  openMatch,
  openPlace,
  type Place,
} from './clients.ts';

afterEach(closeAll);

/** An answer made from the view alone, as a bot makes it. */
function choose(
  client: Client,
  rng: Rng,
): { ply: number; line: number; part: number; text: string } {
  const { state } = client;
  const game = kitOf(state!.setup.game)!.game;
  const view = state!.prompt?.view ?? state!.view;
  const guess = game.determinize(view as AnyView, rng);
  const legal = legalList(game, guess);
  const { ply, line } = state!;
  const text = game.describe(guess, legal[below(rng, legal.length)]!);
  return { ply, line, part: state!.prompt?.part ?? 0, text };
}

async function watchBoth(place: Place, match: string): Promise<[Client, Client]> {
  const both: [Client, Client] = [await connect(place, ADA), await connect(place, BO)];
  for (const client of both) {
    expect(await client.ask({ t: 'watch', match })).toMatchObject({ t: 'snapshot', match });
  }
  return both;
}

/** The client whose decision it is, or who is asked for a response. */
function asked(clients: readonly Client[]): Client | undefined {
  return clients.find(({ state }) => state?.prompt != null || state?.to === state?.as);
}

async function playOn(clients: readonly Client[], match: string, rng: Rng): Promise<void> {
  const client = asked(clients);
  if (client === undefined) {
    // Something is covered, or one of them has not heard yet what the other has.
    for (let i = 0; i < 1000 && asked(clients) === undefined; i++) {
      if (clients[0]?.state?.status === 'over') return;
      await later(5);
    }
    return;
  }
  const id = client.nextId();
  const reply = await client.ask({ t: 'answer', id, match, ...choose(client, rng) });
  expect(reply).toMatchObject({ id });
  expect(['step', 'done']).toContain(reply.t);
  if (reply.t !== 'step') return;
  for (const one of clients) await one.until(() => one.state!.rev >= reply.rev);
}

function expectWhole(place: Place, client: Client, match: string): void {
  const kept = place.host.matches.get(match)!;
  const last = kept.told.filter(({ viewer }) => viewer === client.state!.as).at(-1);
  expect(client.state!.rev).toBe(last?.rev);
  expect(client.state!.story).toHaveLength(client.state!.ply);
  expect(client.state!.view).toEqual(JSON.parse(JSON.stringify(viewNow(place, client, match))));
}

function viewNow(place: Place, client: Client, match: string): unknown {
  const { told } = place.host.matches.get(match)!;
  return told
    .filter(({ viewer, seen }) => viewer === client.state!.as && seen !== null)
    .at(-1)
    ?.seen?.view();
}

test.each([X, TACTICS])(
  '%s: a whole match between two clients that know views only',
  async (game) => {
    const place = await openPlace({ limits: { rate: 5000, burst: 5000 } });
    const match = await openMatch(place, game);
    const clients = await watchBoth(place, match);
    const spectator = await connect(place, null);
    await spectator.ask({ t: 'watch', match });
    const rng = makeRng(`sockets ${game}`);
    for (let i = 0; i < 400 && clients[0].state!.status === 'running'; i++) {
      await playOn(clients, match, rng);
    }
    if (clients[0].state!.status === 'running') await clients[1].ask({ t: 'resign', match });
    for (const one of [...clients, spectator]) {
      await one.until(() => one.state!.over);
      expectWhole(place, one, match);
    }
    expect(clients[0].state!.over).toEqual(spectator.state!.over);
    const replies = clients[0].heard.flatMap((one) => ('id' in one && one.id ? [one.id] : []));
    expect(new Set(replies).size).toBe(replies.length);
  },
);

test('every message has its one reply', async () => {
  const place = await openPlace({ limits: { rate: 5000, burst: 5000 } });
  const match = await openMatch(place);
  const [ada, bo] = await watchBoth(place, match);
  const rng = makeRng('every');
  const met = new Set<string>(['hello', 'watch']);
  const say = async (client: Client, message: Parameters<Client['ask']>[0]) => {
    met.add(message.t);
    const reply = await client.ask(message);
    return reply.t === 'refused' ? reply.code : reply.t;
  };
  expect(await say(ada, { t: 'ping' })).toBe('pong');
  expect(await say(ada, { t: 'undo', match })).toBe('nothing-to-undo');
  expect(await say(ada, { t: 'think', match })).toBe('no-offer');
  expect(await say(ada, { t: 'answer', match, ply: 7, text: 'pass' })).toBe('stale');
  expect(await say(ada, { t: 'answer', match, ply: 0, line: 1, text: 'pass' })).toBe('stale');
  expect(await say(ada, { t: 'answer', match, ply: 0, part: 1, text: 'pass' })).toBe('stale');
  const first = asked([ada, bo])!;
  const second = first === ada ? bo : ada;
  const right = choose(first, rng);
  expect(await say(second, { t: 'answer', match, ...right })).toBe('not-your-decision');
  expect(await say(first, { t: 'answer', match, ...right, text: 'dance' })).toBe('illegal');
  expect(await say(first, { t: 'answer', match, ...right })).toBe('step');
  expect(await say(ada, { t: 'offer', match, what: 'draw' })).toBe('step');
  expect(await say(ada, { t: 'offer', match, what: 'draw' })).toBe('offer-open');
  expect(await say(ada, { t: 'withdraw', match, what: 'draw' })).toBe('step');
  expect(await say(bo, { t: 'reply', match, what: 'draw', yes: true })).toBe('no-offer');
  expect(await say(ada, { t: 'offer', match, what: 'draw' })).toBe('step');
  expect(await say(bo, { t: 'reply', match, what: 'draw', yes: false })).toBe('step');
  await bo.until(() => bo.heard.some((one) => one.t === 'step' && one.note?.kind === 'declined'));
  expect(await say(ada, { t: 'claim', match, what: 'bot' })).toBe('not-absent');
  expect(await say(ada, { t: 'timeout', match, do: 'win' })).toBe('no-offer');
  expect(await say(ada, { t: 'show', match, yes: true })).toBe('step');
  expect(await say(ada, { t: 'orders', match, respond: 'never' })).toBe('done');
  await ada.until(() => ada.state!.orders === 'never');
  expect(await say(ada, { t: 'stand', match })).toBe('begun');
  expect(await say(bo, { t: 'block', match })).toBe('step');
  expect(await say(bo, { t: 'say', match, phrase: 'hello' })).toBe('done');
  expect(await say(bo, { t: 'chat', match, text: 'Bonjour, ça va ?' })).toBe('done');
  expect((await ada.next('chat')).phrase).toBe('hello');
  expect(await say(bo, { t: 'rematch', match, yes: true })).toBe('done');
  expect((await ada.next('rematch')).wanted).toEqual([false, true]);
  expect(await say(ada, { t: 'abort', match })).toBe('step');
  expect(ada.state!.over?.result.reason).toBe('abandoned');
  expect(await say(ada, { t: 'resign', match })).toBe('over');
  expect(await say(ada, { t: 'unwatch', match })).toBe('done');
  expect(await say(ada, { t: 'unwatch', match })).toBe('not-watching');
  expect(await say(ada, { t: 'resign', match: 'no-such-match-000000' })).toBe('not-found');
  expect(await say(ada, { t: 'watch', match: 'no-such-match-000000' })).toBe('not-found');
  expect(await say(ada, { t: 'watch', match, as: 1 })).toBe('not-seated');
  expect(await say(ada, { t: 'unwatch', match })).toBe('not-watching');
  expect([...met].sort()).toEqual([...CLIENT_KINDS].sort());
  const logged = JSON.stringify(place.lines);
  for (const secret of ['Bonjour', 'session-token', '127.0.0.1'])
    expect(logged).not.toContain(secret);
});

test('who is nobody may watch and no more', async () => {
  const place = await openPlace();
  const match = await openMatch(place);
  const guest = await connect(place, null);
  expect(await guest.next('welcome')).toMatchObject({ player: null });
  expect(await guest.ask({ t: 'watch', match })).toMatchObject({ t: 'snapshot', as: -1 });
  for (const message of [
    { t: 'resign', match },
    { t: 'say', match, phrase: 'hello' },
    { t: 'rematch', match, yes: true },
  ] as const) {
    expect(await guest.ask(message)).toMatchObject({ t: 'refused', code: 'not-signed-in' });
  }
});

test('after a cut: what was missed, and the first outcome of what was sent again', async () => {
  const place = await openPlace();
  const match = await openMatch(place);
  const clients = await watchBoth(place, match);
  const rng = makeRng('cut');
  for (let i = 0; i < 4; i++) await playOn(clients, match, rng);
  const one = asked(clients)!;
  const other = clients.find((client) => client !== one)!;
  const answer = { t: 'answer', id: 'a-cut', match, ...choose(one, rng) } as const;
  const before = one.state!;
  one.raw(JSON.stringify(answer));
  one.socket.terminate();
  await other.until(() => other.state!.ply > before.ply || other.state!.waiting !== null);
  const again = await connect(place, before.as === 0 ? ADA : BO);
  again.state = before;
  const reply = await again.ask({ t: 'watch', match, rev: before.rev });
  expect(reply).toMatchObject({ t: 'done', rev: again.state!.rev });
  expect(again.heard.some(({ t }) => t === 'snapshot')).toBe(false);
  expect(await again.ask(answer)).toMatchObject({ t: 'done', id: 'a-cut' });
  expect(again.state!.rev).toBe(other.state!.rev);
  expectWhole(place, again, match);
  // Who has it all is told how it stands.
  const heard = again.heard.length;
  const { left } = again.state!.clock;
  await later(20);
  expect(await again.ask({ t: 'watch', match, rev: again.state!.rev })).toMatchObject({
    t: 'done',
  });
  expect(again.heard.slice(heard).map((m) => m.t === 'step' && m.same)).toContain(true);
  const { on, left: now } = again.state!.clock;
  if (on >= 0) expect(now[on]).toBeLessThan(left[on]!);
  // What does not fit any more gives everything.
  expect(await again.ask({ t: 'watch', match, rev: 9999 })).toMatchObject({ t: 'snapshot' });
});

test('two windows: the newest acts, the older one reads along and takes over', async () => {
  const place = await openPlace();
  const match = await openMatch(place);
  const old = await connect(place, ADA);
  await old.ask({ t: 'watch', match });
  const newer = await connect(place, ADA);
  await newer.ask({ t: 'watch', match });
  await old.until(() => !old.state!.acts);
  expect(await old.ask({ t: 'resign', match })).toMatchObject({ code: 'elsewhere' });
  expect(await newer.ask({ t: 'orders', match, respond: 'highest' })).toMatchObject({ t: 'done' });
  await old.until(() => old.state!.orders === 'highest');
  newer.socket.close();
  await old.until(() => old.state!.acts);
  expect(await old.ask({ t: 'orders', match, respond: 'ask' })).toMatchObject({ t: 'done' });
});

test('R7: orders given in another window while the line was cut are told to one who comes back', async () => {
  const place = await openPlace();
  const match = await openMatch(place);
  const cut = await connect(place, ADA);
  await cut.ask({ t: 'watch', match });
  const other = await connect(place, ADA);
  await other.ask({ t: 'watch', match });
  cut.socket.close();
  expect(await other.ask({ t: 'orders', match, respond: 'highest' })).toMatchObject({ t: 'done' });
  const back = await connect(place, ADA);
  back.state = cut.state;
  const rev = back.state!.rev;
  expect(await back.ask({ t: 'watch', match, rev })).toMatchObject({ t: 'done' });
  await back.until(() => back.state!.orders === 'highest');
  expect(back.state!.rev).toBe(rev);
  expectWhole(place, back, match);
});

test('a seat that is watched anew is not left in between', async () => {
  const place = await openPlace();
  const match = await openMatch(place);
  const [ada, bo] = await watchBoth(place, match);
  await bo.until(() => bo.state!.away.every((at) => at === 0));
  const heard = bo.heard.length;
  await ada.ask({ t: 'watch', match });
  await ada.ask({ t: 'ping' });
  await bo.ask({ t: 'ping' });
  const away = bo.heard.slice(heard).flatMap((one) => (one.t === 'presence' ? one.away : []));
  expect(away.every((at) => at === 0)).toBe(true);
  expect(place.host.stats().watchers).toBe(2);
  ada.socket.close();
  await bo.until(() => bo.state!.away[0] !== 0);
});

test('a covered moment over sockets: one prompt, one step, nothing else', async () => {
  const place = await openPlace({ limits: { rate: 5000, burst: 5000 } });
  let prompts = 0;
  for (let i = 0; i < 400 && prompts === 0; i++) {
    const match = await openMatch(place, X, ANSWERING);
    const { table } = place.host.matches.get(match)!;
    const clients = await watchBoth(place, match);
    const second = await connect(place, BO);
    await second.ask({ t: 'watch', match });
    const rng = makeRng(`moment ${i}`);
    for (let k = 0; k < 60 && table.status === 'running' && prompts === 0; k++) {
      const window = windowOf(table);
      if (window === null || window.asked < 0) {
        if (window !== null && prompts === 0) break;
        await playOn([clients[0], second], match, rng);
        continue;
      }
      prompts++;
      const who = window.asked === 0 ? clients[0] : second;
      const other = window.asked === 0 ? second : clients[0];
      await who.until(() => who.state!.prompt);
      expect(other.heard.some(({ t }) => t === 'prompt')).toBe(false);
      expect(other.state).toMatchObject({ to: -1, waiting: window.after });
      const info = await place.host.info(match);
      if (!info.ok) throw new Error(info.code);
      const now = { mono: performance.now(), wall: Date.now(), chance: 0 };
      const text = snapshotFrame(info.value, snapshot(table, window.asked, now));
      const fresh = follow(null, readFrame(text)).held;
      expect(held(who.state)).toEqual(held(fresh));
      const { rev } = other.state!;
      const reply = await who.ask({ t: 'answer', match, ...choose(who, rng) });
      if (reply.t === 'done') {
        await who.until(() => who.state!.prompt === null);
        await other.until(() => other.state!.rev > rev);
      }
      expect(other.state!.waiting).toBeNull();
    }
    clients[0].socket.close();
    clients[1].socket.close();
    second.socket.close();
  }
  expect(prompts).toBe(1);
});

test('the process goes: all are told to come back, nobody new is taken', async () => {
  const place = await openPlace();
  const match = await openMatch(place);
  const [ada, bo] = await watchBoth(place, match);
  await place.host.drain();
  expect(await ada.next('moved')).toMatchObject({ match, wait: 100 });
  const going = place.sockets.drain(500);
  expect([await ada.end(), await bo.end()]).toEqual([1012, 1012]);
  const { wait } = ada.heard.filter((one) => one.t === 'moved').at(-1)!;
  expect(wait).toBeLessThan(500);
  await going;
  expect(place.sockets.stats().sockets).toBe(0);
  expect(place.host.stats().watchers).toBe(0);
  await expect(connect(place)).rejects.toThrow('503');
});

test('the host may fail: the one who asked is told, the socket stays', async () => {
  const place = await openPlace();
  const match = await openMatch(place);
  const ada = await connect(place, ADA);
  place.host.fault = new Error('watch fails');
  expect(await ada.ask({ t: 'watch', match })).toMatchObject({ code: 'internal' });
  expect(await ada.ask({ t: 'watch', match })).toMatchObject({ t: 'snapshot' });
  place.host.fault = new Error('a command fails');
  expect(await ada.ask({ t: 'orders', match, respond: 'never' })).toMatchObject({
    code: 'internal',
  });
  expect(await ada.ask({ t: 'ping' })).toMatchObject({ t: 'pong' });
  expect(place.sockets.stats().faults).toBe(2);
  expect(place.lines.filter(({ level }) => level === 'error')).toHaveLength(2);
});

test('lag is what a round trip takes, a second at most', async () => {
  const place = await openPlace({ limits: { pingMs: 200 } });
  const match = await openMatch(place);
  const [ada, bo] = await watchBoth(place, match);
  const rng = makeRng('lag');
  await later(300);
  const one = asked([ada, bo])!;
  await one.ask({ t: 'answer', match, ...choose(one, rng) });
  expect(place.host.lags).toHaveLength(1);
  expect(place.host.lags[0]).toBeGreaterThanOrEqual(0);
  expect(place.host.lags[0]).toBeLessThan(200);
  // A clock that runs much too fast stands for a line that is much too slow.
  const far = await openPlace({ mono: () => performance.now() * 1e6 });
  const there = await openMatch(far);
  const both = await watchBoth(far, there);
  await later(50);
  const two = asked(both)!;
  await two.ask({ t: 'answer', match: there, ...choose(two, rng) });
  expect(far.host.lags).toEqual([1000]);
});

test('a session that ends takes its sockets with it', async () => {
  const place = await openPlace();
  const [ada, bo] = [await connect(place, ADA), await connect(place, BO)];
  place.sockets.endSession(ADA.player);
  expect(await ada.end()).toBe(4004);
  expect(await bo.ask({ t: 'ping' })).toMatchObject({ t: 'pong' });
});
