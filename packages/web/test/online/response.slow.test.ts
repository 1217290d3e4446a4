/**
 * Force of will between people in browsers (C-9): who may respond is asked, with what it is about; the other, and who watches,
 * only read that one waits.
 */
import { violations } from '@testing/axe.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sayIn } from '../../src/i18n/language.ts';
import { WORDS } from '../../src/table/words.ts';
import { type House, makeMatch, openHouse, takeSeat } from './house.ts';
import { findResponse, promptOf } from './robots.ts';
import { type Person, personAt, type Seat, sitAt } from './seats.ts';

let house: House;
let people: readonly [Person, Person];

beforeAll(async () => {
  house = await openHouse();
  people = [await personAt(house, 'Ada'), await personAt(house, 'Bo')];
});

afterAll(() => house.close());

const SEED = process.env.SEED ?? 'respond';
const say = sayIn(WORDS, 'en');

async function begin(more: object): Promise<readonly Seat[]> {
  const match = await makeMatch(people[0], { clock: 'none', visibility: 'public', ...more });
  await takeSeat(people[1], match);
  return people.map((person) => sitAt(house, match, person));
}

test('a response is asked of who may give it, and nobody else sees of what (F3, F6)', {
  timeout: 180_000,
}, async () => {
  const { seats, asked } = await findResponse(begin, SEED);
  const place = seats.indexOf(asked);
  const prompt = promptOf(asked);
  const { match } = asked.follower;
  const ply = asked.follower.now().held?.ply ?? 0;
  for (const seat of seats) seat.leave();
  expect(prompt?.kind, `seed ${SEED}`).toBe('respond');

  const responder = await house.visitAs(people[place] as Person);
  const other = await house.visitAs(people[1 - place] as Person);
  const watcher = await house.guest('');
  for (const guest of [responder, other, watcher]) await guest.goTo(match);

  // Asked: the question, what could be used, and the way to let it pass.
  const { page } = responder;
  await page.locator('.table[data-state="mine"]').waitFor();
  expect(await page.locator('.table-question').textContent()).toContain(prompt?.text);
  const decline = page.locator('.table-prompt').getByRole('button', {
    name: prompt?.answers.find(({ notation }) => notation === 'decline')?.label ?? '',
    exact: true,
  });
  await decline.waitFor();
  expect(await violations(page)).toEqual([]);

  // Not asked: one waits, and there is nothing to press or to read of it.
  const uses = (prompt?.answers ?? []).filter(({ notation }) => notation !== 'decline');
  expect(uses.length).toBeGreaterThan(0);
  for (const { page: seen } of [other, watcher]) {
    await seen.locator('.table[data-state="waiting"]').waitFor();
    const bar = seen.locator('.table-prompt');
    await bar.getByText(say('awaiting')).first().waitFor();
    const text = (await bar.textContent()) ?? '';
    for (const { label } of prompt?.answers ?? []) expect(text).not.toContain(label);
    expect(text).not.toContain(prompt?.text);
    expect(await seen.getByRole('dialog').count()).toBe(0);
  }

  // Let pass, everybody goes on.
  await decline.click();
  for (const guest of [responder, other, watcher]) {
    await expect
      .poll(async () => Number(await guest.page.locator('.table').getAttribute('data-ply')), {
        timeout: 15_000,
      })
      .toBeGreaterThan(ply);
    expect(guest.complaints.filter((text) => !/WebSocket|ERR_/.test(text))).toEqual([]);
    await guest.context.close();
  }
});
