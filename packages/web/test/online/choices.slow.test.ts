/** What is answered, while something else arrives: only ever the question that is drawn, and each response by itself. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answer } from '../../src/engine/answer.ts';
import { makeOnlineStore } from '../../src/online/match/online-store.ts';
import type { StoreDeps } from '../../src/table/store/table-state.ts';
import { makeMatch, openPlace, type Place, takeSeat } from './house.ts';
import { findResponse, isAsked, promptOf } from './robots.ts';
import { type Person, personAt, type Seat, sitAt } from './seats.ts';

let place: Place;
let people: readonly [Person, Person];

beforeAll(async () => {
  place = await openPlace();
  people = [await personAt(place, 'Ada'), await personAt(place, 'Bo')];
});

afterAll(() => place.close());

async function together(more: object = {}): Promise<readonly Seat[]> {
  const match = await makeMatch(people[0], { clock: 'none', ...more });
  await takeSeat(people[1], match);
  return people.map((person) => sitAt(place, match, person));
}

/** Another store at the same seat, with an engine of its own. */
function storeAt({ follower, line, doings }: Seat, ask: StoreDeps['ask']) {
  return makeOnlineStore(follower, line, doings, {
    ask,
    now: () => Date.now(),
    lang: () => 'en',
    speed: () => 'off',
    wait: async () => undefined,
    choices: null,
    positionAt: async () => ({ ok: false, code: 'offline', message: '' }),
  });
}

const answersOf = ({ sent }: Seat) => sent.filter(({ t }) => t === 'answer');
const firstCode = (store: Seat['store']) => store.now().scene?.prompt?.answers[0]?.code ?? -1;

test('an answer to what is still drawn does not go to the question that has come meanwhile', {
  timeout: 40_000,
}, async () => {
  const [ada, bo] = (await together()) as [Seat, Seat];
  const picks = [ada, bo, bo];
  for (const seat of picks) {
    await seat.until(() => isAsked(seat));
    await seat.store.give(firstCode(seat.store));
  }
  await ada.until(() => isAsked(ada));
  // An engine that takes its time from here on.
  let isHeld = false;
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const slow = storeAt(ada, async (name, asked) => {
    if (isHeld) await held;
    return answer(name, asked);
  });
  await ada.until(() => slow.now().scene?.prompt?.isMine === true);
  isHeld = true;
  await ada.doings.offer('takeback');
  await bo.until(() => bo.follower.now().held?.takeback != null);
  await bo.doings.reply('takeback', true);
  await ada.until(() => ada.follower.now().held?.ply === 0);
  expect(slow.now().scene?.ply).toBe(3);
  const before = answersOf(ada).length;
  const given = slow.give(firstCode(slow));
  goOn();
  await given;
  await ada.until(() => slow.now().scene?.ply === 0);
  expect(answersOf(ada).length).toBe(before);
  // The one that is drawn by now is answered.
  await slow.give(firstCode(slow));
  expect(answersOf(ada).slice(before)).toMatchObject([{ ply: 0, line: 1 }]);
  for (const seat of [ada, bo]) seat.leave();
});

test('a response is given at once, though another may follow in the same decision (F6)', {
  timeout: 90_000,
}, async () => {
  const { seats, asked } = await findResponse(together, 'each response');
  // As where two cards are taken and both may be saved: after the first answer the same player is asked again.
  const twice = storeAt(asked, async (name, question) => {
    const { match } = question as { match?: { answers: readonly string[] } };
    const again =
      match === undefined ? question : { ...question, match: { ...match, answers: [] } };
    if (name === 'scene') return answer(name, again as typeof question);
    const told = answer(name, question);
    return name === 'preview' ? ({ ...(told as object), isReversible: true } as typeof told) : told;
  });
  await asked.until(() => twice.now().scene?.prompt?.kind === 'respond');
  const decline = promptOf(asked)?.answers.find(({ notation }) => notation === 'decline');
  await twice.give(decline?.code ?? -1);
  expect(twice.now().steps).toEqual([]);
  expect(answersOf(asked).at(-1)).toMatchObject({ part: 1, text: 'decline' });
  for (const seat of seats) seat.leave();
});
