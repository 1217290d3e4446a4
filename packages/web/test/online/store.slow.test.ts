/**
 * The store of an online table on a real server: whole games, with cuts and reloads at any moment; nothing is sent before it is
 * given; undo, takebacks, two windows.
 */
import { below, makeRng } from '@open-gosu/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answer } from '../../src/engine/answer.ts';
import type { Scene } from '../../src/engine/scene.ts';
import { newsOf } from '../../src/table/news.ts';
import { linesOf } from '../../src/table/store/match-facts.ts';
import { oneOf } from '../play/player.ts';
import { makeMatch, openPlace, type Place, takeSeat } from './house.ts';
import { ANSWERING, boldOf, findResponse, isAsked, isOver, playUntil, promptOf } from './robots.ts';
import { type Person, personAt, type Seat, sitAt, tabStore } from './seats.ts';

let place: Place;
let people: readonly Person[];

beforeAll(async () => {
  place = await openPlace();
  people = await Promise.all(['Ada', 'Bo', 'Cléo'].map((name) => personAt(place, name)));
});

afterAll(() => place.close());

const [ADA, BO] = [0, 1];
const person = (index: number) => people[index] as Person;

async function begin(more: object = {}): Promise<string> {
  const match = await makeMatch(person(ADA), { clock: 'none', ...more });
  const { seats } = more as { seats?: readonly unknown[] };
  for (let i = 1; i < (seats?.length ?? 2); i++) await takeSeat(person(i), match);
  return match;
}

/** What a scene shows to everybody alike. */
const publicOf = ({ seats, round, turn, ply }: Scene) => ({
  round,
  turn,
  ply,
  armies: seats.map(({ army, force, points }) => ({ army, force, points })),
});

describe.each([
  { game: 'gosu-x', players: 2, seed: 'one' },
  { game: 'gosu-tactics', players: 3, seed: 'two' },
])('a whole game of $game for $players', ({ game, players, seed }) => {
  test(`with cuts and reloads (seed ${seed})`, { timeout: 120_000 }, async () => {
    const rng = makeRng(`online ${seed}`);
    const match = await begin({
      game,
      seats: [{ kind: 'me' }, ...Array.from({ length: players - 1 }, () => ({ kind: 'person' }))],
    });
    const tabs = Array.from({ length: players }, tabStore);
    const sit = (index: number) => sitAt(place, match, person(index), tabs[index] ?? null);
    const seats = Array.from({ length: players }, (_, index) => sit(index));
    const watcher = sitAt(place, match, null);
    let acts = 0;
    let reloads = 0;
    while (!isOver(seats[0] as Seat)) {
      await (seats[0] as Seat).until(
        () => seats.some((seat) => isAsked(seat) || isOver(seat)),
        `somebody is asked (act ${acts}, seed ${seed})`,
      );
      const index = seats.findIndex(isAsked);
      if (index < 0) continue;
      const seat = seats[index] as Seat;
      const lot = below(rng, 40);
      if (lot === 0) place.cut();
      const { steps } = seat.store.now();
      if (lot === 1 || (steps.length > 0 && lot < 8)) {
        // The tab is loaded anew: the same question, the same choice (R1, R2).
        const before = { question: promptOf(seat)?.text, chosen: steps.map(labelOf) };
        seat.leave();
        seats[index] = sit(index);
        const again = seats[index] as Seat;
        await again.until(() => isAsked(again), `the prompt is back (act ${acts}, seed ${seed})`);
        const after = again.store.now();
        expect({ question: promptOf(again)?.text, chosen: after.steps.map(labelOf) }).toEqual(
          before,
        );
        reloads++;
        continue;
      }
      const answers = promptOf(seat)?.answers ?? [];
      const passing = answers.find(({ notation }) => notation === 'pass');
      const isPassing = passing !== undefined && below(rng, 2) === 0;
      const { code } = isPassing ? passing : oneOf(rng, answers);
      if (lot === 2) place.cut();
      await seat.store.give(code);
      expect(seat.doings.refused(), `act ${acts}, seed ${seed}`).toBeNull();
      acts++;
    }
    expect(reloads).toBeGreaterThan(0);
    for (const seat of [...seats, watcher]) await seat.until(() => isOver(seat), 'it is over');
    const [first, ...others] = [...seats, watcher].map(({ store }) => store.now().scene as Scene);
    for (const other of others) expect(publicOf(other)).toEqual(publicOf(first as Scene));

    // The server's record leads to the same end, by the same number of answers or more: responses have no place of their own.
    const { record } = await person(ADA).ask('GET', `/api/matches/${match}/record`);
    const read = answer('fromRecord', { input: record, lang: 'en' });
    if (!read.ok) throw new Error(read.message);
    const told = answer('scene', { match: read.value, viewer: -1, lang: 'en' });
    expect(told.ending).toEqual(watcher.store.now().scene?.ending);
    expect(told.ply).toBeGreaterThanOrEqual(first?.ply ?? 0);
    for (const seat of [...seats, watcher]) seat.leave();
  });
});

const labelOf = ({ answer: { label } }: { readonly answer: { readonly label: string } }) => label;

const answersSent = ({ sent }: Seat) => sent.filter(({ t }) => t === 'answer').length;

test('what is only chosen is not sent, and can be taken back for nothing (C3, U1)', async () => {
  const match = await begin();
  const seats = [ADA, BO].map((index) => sitAt(place, match, person(index)));
  const seat = await playUntil(seats, (one) => one.store.now().steps.length > 0, 'staged');
  const before = answersSent(seat);
  const [step] = seat.store.now().steps;
  expect(seat.store.stepBack()).toBe(true);
  await seat.until(() => seat.store.now().steps.length === 0);
  expect(promptOf(seat)?.text).toBe(step?.prompt.text);
  await seat.store.give(step?.answer.code ?? -1);
  expect(seat.store.now().steps.map(labelOf)).toEqual([step?.answer.label]);
  expect(answersSent(seat)).toBe(before);
  for (const one of seats) one.leave();
});

test('a free step back, and one that the other has to allow (U3, U5)', async () => {
  const match = await begin();
  const [ada, bo] = [ADA, BO].map((index) => sitAt(place, match, person(index))) as [Seat, Seat];
  await ada.until(() => isAsked(ada));
  await ada.store.give(promptOf(ada)?.answers[0]?.code ?? -1);
  await bo.until(() => isAsked(bo));
  // Nobody has learnt anything by a clan but that it is taken, which is in the open: it is free until the other decides.
  await ada.store.undo();
  await ada.until(() => isAsked(ada) && ada.store.now().scene?.ply === 0);
  const texts = () => bo.store.now().log.flatMap(({ lines }) => lines.map(({ text }) => text));
  await bo.until(() => texts().join() === 'Ada took an answer back.', 'the log says so alone');

  await ada.store.give(promptOf(ada)?.answers[0]?.code ?? -1);
  await bo.until(() => isAsked(bo));
  for (let picks = 0; picks < 2; picks++) {
    await bo.until(() => isAsked(bo));
    await bo.store.give(promptOf(bo)?.answers[0]?.code ?? -1);
  }
  await ada.until(() => isAsked(ada));
  await ada.store.undo();
  expect(ada.doings.refused()?.code).toBe('no-undo');
  await ada.doings.offer('takeback');
  await bo.until(() => bo.follower.now().held?.takeback != null);
  await bo.doings.reply('takeback', true);
  await ada.until(() => isAsked(ada) && ada.store.now().scene?.ply === 0);
  for (const one of [ada, bo]) one.leave();
});

test('of two windows the newer one acts, and the older can be chosen again (R4)', async () => {
  const match = await begin();
  const older = sitAt(place, match, person(ADA));
  await older.until(() => isAsked(older));
  const newer = sitAt(place, match, person(ADA));
  await newer.until(() => isAsked(newer));
  await older.until(() => promptOf(older)?.isMine === false);
  expect(promptOf(older)?.answers).toEqual([]);
  await newer.store.give(promptOf(newer)?.answers[0]?.code ?? -1);
  await older.until(() => older.store.now().scene?.ply === 1);
  older.follower.actHere();
  await newer.until(() => newer.follower.now().held?.acts === false);
  await older.until(() => older.follower.now().held?.acts === true);
  for (const one of [older, newer]) one.leave();
});

test('a window that only connects again does not take the seat from the one in use (R4)', async () => {
  const match = await begin();
  const older = sitAt(place, match, person(ADA));
  await older.until(() => isAsked(older));
  const newer = sitAt(place, match, person(ADA));
  await newer.until(() => isAsked(newer));
  const acts = (seat: Seat) => seat.follower.now().held?.acts;
  await older.until(() => acts(older) === false);
  // Both are cut, and whichever comes back first, the one in use has the seat again.
  const cuts = (seat: Seat) =>
    seat.sent.filter(({ t, acted }) => t === 'watch' && acted !== undefined).length;
  for (let times = 1; times <= 5; times++) {
    place.cut();
    await newer.until(() => cuts(newer) === times, 'the newer is back');
    await older.until(() => cuts(older) === times, 'the older is back');
    await newer.until(() => isAsked(newer) && acts(newer) === true, 'the newer acts');
    await older.until(() => promptOf(older)?.isMine === false, 'the older reads along');
  }
  // Where the other is gone, it acts.
  newer.leave();
  await older.until(() => isAsked(older) && acts(older) === true);
  older.leave();
});

test('a window whose line is lost acts again at once, though the server takes the old one for open (R4)', async () => {
  const match = await begin();
  const idle = sitAt(place, match, person(ADA));
  await idle.until(() => isAsked(idle));
  const used = sitAt(place, match, person(ADA));
  await used.until(() => isAsked(used));
  const acts = (seat: Seat) => seat.follower.now().held?.acts;
  const watches = () => used.sent.filter(({ t }) => t === 'watch').length;
  for (let times = 2; times <= 3; times++) {
    used.loseLine();
    await used.until(() => watches() === times, 'it is back');
    // All that the server has to say to it has come by then.
    await new Promise((resolve) => setTimeout(resolve, 200));
    await used.until(() => isAsked(used) && acts(used) === true, 'it is asked');
  }
  await idle.until(() => acts(idle) === false);
  await used.store.give(promptOf(used)?.answers[0]?.code ?? -1);
  await used.until(() => used.store.now().scene?.ply === 1, 'the answer is taken');
  expect(used.doings.refused()).toBeNull();
  expect([acts(used), acts(idle)]).toEqual([true, false]);
  for (const one of [idle, used]) one.leave();
});

test('earlier positions can be looked at, also by who comes later (H2)', async () => {
  const match = await begin();
  const seats = [ADA, BO].map((index) => sitAt(place, match, person(index)));
  const seat = await playUntil(seats, (one) => (one.store.now().scene?.ply ?? 0) >= 8, 'past');
  const [ada] = seats as [Seat];
  expect(ada.store.canLook(3)).toBe(true);
  expect(ada.store.canLook(300)).toBe(false);
  await ada.store.look(3);
  expect(ada.store.now().past).toMatchObject({ ply: 3, scene: { ply: 3 } });
  expect(ada.store.shownMatch().start).toMatchObject({ from: 'seen' });
  ada.store.returnToNow();
  expect(ada.store.now().past).toBeNull();
  // One who comes later has not seen them: the server tells what the same eyes saw.
  const late = sitAt(place, match, person(ADA));
  await late.until(() => late.store.now().scene !== null);
  expect(late.follower.now().views.has(3)).toBe(false);
  await late.store.look(3);
  await ada.store.look(3);
  expect(late.store.now().past).toEqual(ada.store.now().past);
  expect(late.doings.refused()).toBeNull();
  const watcher = sitAt(place, match, null);
  await watcher.until(() => watcher.store.now().scene !== null);
  await watcher.store.look(3);
  expect(watcher.store.now().past).toMatchObject({ ply: 3, scene: { viewer: -1 } });
  watcher.leave();
  for (const one of [...seats, late, seat]) one.leave();
});

test('a server that goes and comes back goes on with the match (R5)', {
  timeout: 40_000,
}, async () => {
  const match = await begin();
  const seats = [ADA, BO].map((index) => sitAt(place, match, person(index)));
  await playUntil(seats, (one) => (one.store.now().scene?.ply ?? 0) >= 4, 'restart');
  await place.restart();
  const seat = await playUntil(
    seats,
    (one) => (one.store.now().scene?.ply ?? 0) >= 12,
    'restarted',
  );
  expect(seat.doings.refused()).toBeNull();
  for (const one of seats) one.leave();
});

test('a possible response: everybody waits, and only who is asked sees a question (F3, F6)', {
  timeout: 90_000,
}, async () => {
  const rng = makeRng('responses');
  const isAwaiting = ({ store }: Seat) => store.now().isAwaiting;
  let waited = 0;
  // What is dealt is the server's own secret: in some matches it does not come up.
  for (let matches = 0; matches < 10 && waited === 0; matches++) {
    const match = await begin({ options: ANSWERING });
    const seats = [ADA, BO].map((index) => sitAt(place, match, person(index)));
    const watcher = sitAt(place, match, null);
    const all = [...seats, watcher];
    for (let acts = 0; acts < 150 && waited === 0 && !all.some(isOver); acts++) {
      await watcher.until(() => seats.some(isAsked) || all.some(isOver), `act ${acts}`);
      const seat = seats.find(isAsked);
      if (seat === undefined) break;
      await seat.store.give(boldOf(seat, rng));
      if (seat.follower.now().held?.waiting == null) continue;
      await watcher.until(
        () => (watcher.follower.now().held?.rev ?? 0) >= (seat.follower.now().held?.rev ?? 0),
      );
      await watcher.until(
        () => isAwaiting(watcher) || watcher.follower.now().held?.waiting == null,
      );
      if (!isAwaiting(watcher)) continue;
      waited++;
      expect(promptOf(watcher)).toMatchObject({ isMine: false, answers: [], kind: 'awaited' });
      // Whoever answered waits, too, unless it is they who may respond next.
      const hasGoneOn = () => seat.follower.now().held?.waiting == null;
      await seat.until(() => isAwaiting(seat) || isAsked(seat) || hasGoneOn());
      const [asked] = seats.filter(isAsked);
      if (asked !== undefined) expect(promptOf(asked)?.kind).toBe('respond');
    }
    for (const one of all) one.leave();
  }
  expect(waited).toBeGreaterThan(0);
});

test('who watches sees it from either side, and both hands once both players show them (H6)', async () => {
  const match = await begin();
  const [ada, bo] = [ADA, BO].map((index) => sitAt(place, match, person(index))) as [Seat, Seat];
  const watcher = sitAt(place, match, null);
  // As the server counts: what somebody has chosen and not sent is seen by nobody else.
  await playUntil([ada, bo], (one) => (one.follower.now().held?.ply ?? 0) >= 9, 'hands');
  await watcher.until(() => (watcher.store.now().scene?.ply ?? 0) >= 9);
  const hands = () =>
    watcher.store.now().scene?.seats.map(({ hand }) => hand.map(({ card }) => card)) ?? [];
  const areSeen = () => hands().every((hand) => hand.every((card) => card !== null));
  await ada.doings.show(true);
  expect(areSeen()).toBe(false);
  await bo.doings.show(true);
  await watcher.until(areSeen, 'both hands are seen');
  expect(hands().flat().length).toBeGreaterThan(0);
  await bo.doings.show(false);
  await watcher.until(() => !areSeen(), 'they are hidden again');

  const near = () => watcher.store.now().scene?.near;
  expect(near()).not.toBe(1);
  watcher.store.turn();
  await watcher.until(() => near() === 1, 'Bo is at the near side');
  for (const one of [ada, bo, watcher]) one.leave();
});

test('who watches, comes anew or reads along is told what happened last, as the window that plays is', async () => {
  const match = await begin();
  const [ada, bo] = [ADA, BO].map((index) => sitAt(place, match, person(index))) as [Seat, Seat];
  const plyOf = (one: Seat) => one.follower.now().held?.ply ?? 0;
  const isBos = (one: Seat, ply: number) => one.follower.now().held?.to === BO && plyOf(one) >= ply;
  await playUntil([ada, bo], (one) => isBos(one, 20), 'news');
  const newer = sitAt(place, match, person(ADA));
  const watcher = sitAt(place, match, null);
  const all = [ada, newer, watcher];
  const told = (one: Seat) => {
    const { log, ownFrom } = one.store.now();
    return newsOf(log, ownFrom).map(({ ply }) => ply);
  };
  const isDrawn = (one: Seat) => () => (one.store.now().scene?.ply ?? -1) === plyOf(bo);
  const areDrawn = () => Promise.all(all.map((one) => one.until(isDrawn(one), 'it is drawn')));
  const check = () => {
    for (const one of all) {
      expect(told(one).at(-1)).toBe(linesOf(bo.store.now().log).at(-1)?.ply);
      // The draft and the opening hands are long over.
      expect(Math.min(...told(one))).toBeGreaterThan(8);
    }
    expect(told(newer)).toEqual(told(ada));
  };
  await areDrawn();
  check();
  // The older window only reads along.
  await playUntil([newer, bo], (one) => isBos(one, 28), 'more news');
  await areDrawn();
  expect(ada.follower.now().held?.acts).toBe(false);
  check();
  for (const one of [...all, bo]) one.leave();
});

/** Ada and Bo at a new table. */
async function together(more: object): Promise<readonly Seat[]> {
  const match = await begin(more);
  return [ADA, BO].map((index) => sitAt(place, match, person(index)));
}

test('a response is asked of who holds it, over a reload, and never again where that is wished (F4)', {
  timeout: 90_000,
}, async () => {
  const { seats, asked } = await findResponse(together, 'asked');
  const index = seats.indexOf(asked);
  const question = promptOf(asked)?.text;
  asked.leave();
  const again = sitAt(place, asked.follower.match, person(index));
  await again.until(() => isAsked(again), 'the question is back');
  expect(promptOf(again)?.text).toBe(question);
  await again.store.quieten('trigger');
  await again.until(() => again.sent.some(({ t }) => t === 'answer'), 'it is declined unasked');
  const sent = again.sent.filter(({ t }) => t === 'answer');
  expect(sent).toMatchObject([{ part: 1 }]);
  const other = seats[1 - index] as Seat;
  await other.until(() => other.follower.now().held?.waiting === null, 'it goes on');
  expect(again.doings.refused()).toBeNull();
  for (const one of [...seats, again]) one.leave();
});
