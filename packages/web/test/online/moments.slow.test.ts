/** Moments of a match on the server in a browser: a network that goes, a reload, little time and none, Tactics for three. */
import { makeRng } from '@open-gosu/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sayIn } from '../../src/i18n/language.ts';
import { leftOf } from '../../src/online/table/time.ts';
import { WORDS } from '../../src/online/table/words.ts';
import { mouse } from '../play/hands.ts';
import { type Player, playToEnd } from '../play/player.ts';
import { type Guest, type House, makeMatch, openHouse, takeSeat } from './house.ts';
import { isOver, playUntil, promptOf } from './robots.ts';
import { type Person, personAt, type Seat, sitAt } from './seats.ts';
import { openWarp, type Warp, withLongLeases } from './warp.ts';

let house: House;
let people: readonly Person[];
let warp: Warp;

beforeAll(async () => {
  house = await openHouse({ around: withLongLeases });
  people = await Promise.all(['Ada', 'Bo'].map((name) => personAt(house, name)));
  warp = openWarp();
});

afterAll(async () => {
  await house.close();
  warp.end();
});

const SEED = process.env.SEED ?? 'moments';
const en = sayIn(WORDS, 'en');
const MINUTE = 60_000;

const grave = ({ complaints }: Guest) => complaints.filter((text) => !/WebSocket|ERR_/.test(text));

async function leave(...guests: readonly Guest[]): Promise<void> {
  for (const guest of guests) {
    expect(grave(guest)).toEqual([]);
    await guest.context.close();
  }
}

async function begin(more: object = {}): Promise<[Seat, Seat]> {
  const [ada, bo] = people as [Person, Person];
  const match = await makeMatch(ada, { clock: 'none', ...more });
  await takeSeat(bo, match);
  return [sitAt(house, match, ada), sitAt(house, match, bo)];
}

test('a device without a network says so, and comes back', { timeout: 60_000 }, async () => {
  const [hers, his] = await begin();
  hers.leave();
  const guest = await house.visitAs(people[0] as Person);
  const { page, context } = guest;
  await guest.goTo(his.follower.match);
  await page.locator('.table[data-state="mine"]').waitFor();
  await context.setOffline(true);
  house.cut();
  const lost = page.locator('.match-notice[data-kind="line"]');
  await lost.waitFor();
  await his.doings.say('hello');
  await context.setOffline(false);
  await lost.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: en('tabTalkNew', { count: 1 }) }).waitFor();
  his.leave();
  await leave(guest);
});

test('a card that is only pointed at is so after a reload, until something else is (C-14 R1)', {
  timeout: 60_000,
}, async () => {
  const [hers, his] = await begin();
  const plays = (seat: Seat) =>
    (promptOf(seat)?.answers ?? []).filter(({ notation }) => notation.startsWith('play '));
  await playUntil([hers, his], (one) => one === hers && plays(one).length > 1, SEED);
  const [first = ''] = plays(hers)[0]?.about ?? [];
  hers.leave();
  const guest = await house.visitAs(people[0] as Person);
  const { page } = guest;
  await guest.goTo(his.follower.match);
  const chosen = page.locator('.table-held[data-mark="selected"]');
  const reload = async () => {
    await page.reload();
    await page.locator('.table[data-state="mine"]').waitFor();
  };
  await page.locator(`.table-held[data-handle="${first}"]`).first().click();
  await chosen.first().waitFor();
  await page.getByRole('button', { name: 'Choose something else' }).waitFor();
  const question = await page.locator('.table-prompt').innerText();
  await reload();
  await chosen.first().waitFor();
  expect(await chosen.first().getAttribute('data-handle'), `seed ${SEED}`).toBe(first);
  await expect.poll(() => page.locator('.table-prompt').innerText()).toBe(question);
  // Taken back, it is not chosen after the next one either.
  await page.keyboard.press('Escape');
  await chosen.first().waitFor({ state: 'detached' });
  await reload();
  expect(await chosen.count()).toBe(0);
  his.leave();
  await leave(guest);
});

test('little time is said once, and the other chooses when it is up (K2, K3)', {
  timeout: 60_000,
}, async () => {
  const [hers, his] = await begin({ clock: 'blitz' });
  await playUntil(
    [hers, his],
    (one) => one === hers && (his.store.now().scene?.ply ?? 0) >= 8,
    SEED,
  );
  hers.leave();
  const guest = await house.visitAs(people[0] as Person);
  const { page } = guest;
  await guest.goTo(his.follower.match);
  await page.locator('.match-clock[data-own][data-on]').waitFor();
  const { held, clockAt } = his.follower.now();
  const left = held === null ? null : leftOf(held.clock, 0, clockAt, Date.now());
  warp.pass((left ?? 0) - 32_000);
  // Whoever connects again is told the clocks anew.
  house.cut();
  await page.locator('.match-clock[data-own][data-low]').waitFor();
  const said = page
    .locator('[data-announcer="assertive"]')
    .getByText(en('secondsLeft', { seconds: 30 }));
  await said.waitFor({ state: 'attached' });
  expect(await said.count()).toBe(1);

  warp.pass(MINUTE);
  // A jump is noticed by the server when somebody comes.
  const watcher = sitAt(house, his.follower.match, null);
  await page
    .getByText(en('flaggedYou', { name: 'Bo' }))
    .first()
    .waitFor();
  await his.doings.timeout('win');
  await page.locator('.table-end-text').waitFor();
  expect(await page.locator('.table-end-text').innerText()).toBe('Out of time: Bo wins.');
  his.leave();
  watcher.leave();
  await leave(guest);
});

test('the end of a rated match says what became of the ratings', { timeout: 60_000 }, async () => {
  const [hers, his] = await begin({ clock: 'standard', rated: true });
  await playUntil([hers, his], (one) => (one.follower.now().held?.ply ?? 0) >= 8, SEED);
  hers.leave();
  const guest = await house.visitAs(people[0] as Person);
  const { page } = guest;
  await guest.goTo(his.follower.match);
  await page.locator('.table[data-state]').waitFor();
  await his.doings.resign();
  const moves = page.getByRole('list', { name: en('ratings') }).getByRole('listitem');
  await moves.first().waitFor();
  expect(await moves.allInnerTexts()).toEqual([
    expect.stringMatching(/^Ada: \d+\?? → \d+\?? \(\+\d+\)$/),
    expect.stringMatching(/^Bo: \d+\?? → \d+\?? \(-\d+\)$/),
  ]);
  his.leave();
  await leave(guest);
});

test('Tactics for three: somebody at a browser, a bot, and somebody who gives up', {
  timeout: 240_000,
}, async () => {
  const [ada, bo] = people as [Person, Person];
  const match = await makeMatch(ada, {
    game: 'gosu-tactics',
    seats: [{ kind: 'me' }, { kind: 'person' }, { kind: 'bot', bot: 'level-1' }],
  });
  await takeSeat(bo, match);
  const his = sitAt(house, match, bo);
  const guest = await house.visitAs(ada);
  const { page } = guest;
  await guest.goTo(match);
  await page.locator('.table').waitFor();
  expect(await page.getByRole('timer').count()).toBe(3);
  await his.until(() => his.follower.now().held?.status === 'running');
  await his.doings.resign();
  await page.getByText('A bot plays on for Bo.').first().waitFor();
  const player: Player = { page, hands: mouse(page), rng: makeRng(SEED), trail: [] };
  await playToEnd(player).catch((fault: unknown) => {
    throw new Error(`seed ${SEED}: ${fault}\n${player.trail.slice(-8).join('\n')}`);
  });
  await his.until(() => isOver(his), 'it is over for all');
  his.leave();
  await leave(guest);
});
