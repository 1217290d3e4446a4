/** Whoever has left orders is answered for, and told at once that nothing is asked of them any more; nobody else hears of it. */
import { makeRng } from '@open-gosu/kernel';
import { expect, test } from 'vitest';
import { ANSWERING, planOf, X } from '../match/tables.ts';
import { memoryStore } from './memory-store.ts';
import { FakeClock, makeHost, Page, simpleBots, storePlaces } from './room.ts';
import { roomsIn, step } from './rooms.ts';

const room = roomsIn(storePlaces());

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** How often something was asked, and how often it was then said that it is asked no more, with nothing new for the table. */
function countsOf({ told }: Page): { readonly asked: number; readonly ended: number } {
  const all = told.map(({ outgoing }) => outgoing);
  const asked = all.filter(({ prompt }) => prompt !== null);
  const ended = asked.filter(({ rev }) => {
    const last = all.findLast((one) => one.rev === rev);
    return last?.prompt === null;
  });
  return { asked: asked.length, ended: ended.length };
}

test('orders end what they answer', async () => {
  const store = memoryStore();
  const all = { asked: 0, ended: 0 };
  for (let n = 0; all.asked < 3 && n < 60; n++) {
    const clock = new FakeClock();
    const rng = makeRng(`orders ${n}`);
    const bots = simpleBots(() => 0, clock);
    const host = makeHost({ store, bots, owner: `orders ${n}` }, clock, `orders ${n}`);
    const seats = [{ kind: 'open' as const }, { kind: 'open' as const }];
    const plan = planOf(X, 2, { seats, options: ANSWERING, clock: 'standard' });
    const pages = [new Page(`o${n}a`), new Page(`o${n}b`)] as const;
    const created = await host.create(plan, pages[0].person);
    if (!created.ok) throw new Error(created.code);
    const { match } = created.value;
    for (const [seat, page] of pages.entries()) {
      const { player, name } = page.person;
      await host.command(match, page.person, { kind: 'sit', id: 's', seat, player, name }, null);
      await host.command(match, page.person, { kind: 'orders', id: 'o', respond: 'never' }, null);
      await page.watch(host, match);
    }
    await turn();
    for (let i = 0; pages[0].facts?.status === 'running' && i < 400; i++) {
      const page = pages.find((one) => one.prompt === null && one.answer(X, makeRng('x')) !== null);
      if (page === undefined) clock.next();
      else await page.send(host, match, page.answer(X, rng)!);
      await turn();
    }
    host.abandon();
    for (const page of pages) {
      const { asked, ended } = countsOf(page);
      all.asked += asked;
      all.ended += ended;
    }
  }
  expect(all.asked).toBeGreaterThan(0);
  expect(all.ended).toBe(all.asked);
});

test('a response given at one page ends the question at the others of that player, wherever they are', async () => {
  for (let n = 0; n < 40; n++) {
    const one = await room(X, { clock: 'days-3', options: ANSWERING });
    const { host, match, pages } = one;
    for (let i = 0; i < 600 && pages[0]!.facts?.status === 'running'; i++) {
      if (pages.some(({ prompt }) => prompt !== null)) break;
      await step(one, `pages ${n} ${i}`);
    }
    const page = pages.find(({ prompt }) => prompt !== null);
    if (page === undefined) continue;
    const other = pages.find((one) => one !== page)!;
    const second = new Page(page.person.name);
    await second.watch(host, match);
    expect(second.prompt).not.toBeNull();
    const heard = other.told.length;
    const answer = { ...page.answer(X, makeRng('x'))!, text: 'decline' };
    expect(await page.send(host, match, answer)).toMatchObject({ ok: true });
    expect(second.told.map(({ outgoing }) => outgoing.prompt)).toEqual([null]);
    expect(other.told.slice(heard)).toEqual([]);
    return;
  }
  throw new Error('nobody was asked');
});
