/** News that comes while something is being drawn or chosen: the last of it is drawn, and nothing that was chosen is lost. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answer } from '../../src/engine/answer.ts';
import type { Asked, RequestName, Told } from '../../src/engine/requests.ts';
import { makeOnlineStore, type OnlineStore } from '../../src/online/match/online-store.ts';
import { linesOf } from '../../src/table/store/match-facts.ts';
import { makeMatch, openPlace, type Place, takeSeat } from './house.ts';
import { isAsked } from './robots.ts';
import { type Person, personAt, type Seat, sitAt } from './seats.ts';

let place: Place;
let people: readonly [Person, Person];

beforeAll(async () => {
  place = await openPlace();
  people = [await personAt(place, 'Ada'), await personAt(place, 'Bo')];
});

afterAll(() => place.close());

/** An engine whose logs, which every drawing needs and no choice does, come when they are let out. */
function heldLogs() {
  const held: (() => void)[] = [];
  let isHolding = false;
  return {
    async ask<N extends RequestName>(name: N, asked: Asked<N>): Promise<Told<N>> {
      if (isHolding && name === 'log') await new Promise<void>((resolve) => held.push(resolve));
      return answer(name, asked);
    },
    hold() {
      isHolding = true;
    },
    waiting: () => held.length,
    letOut: (index: number) => held[index]?.(),
    end() {
      isHolding = false;
      for (const one of held) one();
    },
  };
}

/** Bo is to take two clans, at a table whose logs are held. */
async function atDraft() {
  const match = await makeMatch(people[0], { clock: 'none' });
  await takeSeat(people[1], match);
  const [ada, bo] = people.map((person) => sitAt(place, match, person)) as [Seat, Seat];
  await ada.until(() => isAsked(ada));
  await ada.store.give(ada.store.now().scene?.prompt?.answers[0]?.code ?? -1);
  await bo.until(() => isAsked(bo));
  const logs = heldLogs();
  const store = makeOnlineStore(bo.follower, bo.line, bo.doings, {
    ask: logs.ask,
    now: () => Date.now(),
    lang: () => 'en',
    speed: () => 'off',
    wait: async () => undefined,
    choices: null,
    positionAt: async () => ({ ok: false, code: 'offline', message: '' }),
  });
  await bo.until(() => store.now().scene?.prompt?.isMine === true);
  // The battles of the past are looked for once, and drawn.
  await new Promise((resolve) => setTimeout(resolve, 50));
  logs.hold();
  return { ada, bo, store, logs };
}

/** A line of the log that is no event of the game: the question stays the same. */
async function declined(ada: Seat, bo: Seat): Promise<void> {
  await ada.doings.offer('draw');
  await bo.until(() => bo.follower.now().held?.draw != null, 'a draw is offered');
  await bo.doings.reply('draw', false);
  await bo.until(() => bo.follower.now().held?.draw === null, 'it is declined');
}

const notesIn = (store: OnlineStore) =>
  linesOf(store.now().log).filter(({ text }) => /declined a draw/.test(text)).length;

test('of two drawings under way the later one stays, whichever is ready first', async () => {
  const { ada, bo, store, logs } = await atDraft();
  await declined(ada, bo);
  await bo.until(() => logs.waiting() > 0);
  const first = logs.waiting() - 1;
  await ada.doings.offer('takeback');
  await bo.until(() => bo.follower.now().held?.takeback != null);
  await bo.doings.reply('takeback', true);
  await bo.until(() => bo.follower.now().held?.ply === 0 && logs.waiting() > first + 1);
  expect(store.now().scene?.ply).toBe(1);
  logs.letOut(logs.waiting() - 1);
  await bo.until(() => store.now().scene?.ply === 0, 'the later one is drawn');
  logs.letOut(first);
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(store.now().scene?.ply).toBe(0);
  logs.end();
  for (const seat of [ada, bo]) seat.leave();
});

test('what came while one chose is drawn after all, with what is chosen', async () => {
  const { ada, bo, store, logs } = await atDraft();
  const before = notesIn(store);
  await declined(ada, bo);
  await bo.until(() => logs.waiting() > 0);
  await store.give(store.now().scene?.prompt?.answers[0]?.code ?? -1);
  // Chosen, kept back, and on the table at once, though the news is not.
  expect(store.now().steps).toHaveLength(1);
  expect(notesIn(store)).toBe(before);
  expect(bo.sent.some(({ t }) => t === 'answer')).toBe(false);
  logs.end();
  await bo.until(() => notesIn(store) === before + 1, 'the news is drawn');
  expect(store.now().steps).toHaveLength(1);
  expect(store.now().scene?.prompt?.step).toEqual({ now: 2, of: 2 });
  for (const seat of [ada, bo]) seat.leave();
});
