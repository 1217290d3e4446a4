/**
 * Time tells nothing (C-9 F2): from an answer that might be responded to until its step is told, it takes as long whether or not
 * somebody holds a card that responds. On a clock of the test's own, so exact: no noise hides a leak.
 */
import { below, makeRng } from '@open-gosu/kernel';
import { volume } from '@testing/volume.ts';
import { expect, test } from 'vitest';
import type { ClockName } from '../../src/match/index.ts';
import type { Store } from '../../src/store/index.ts';
import { ANSWERING, planOf, X } from '../match/tables.ts';
import { memoryStore } from './memory-store.ts';
import { FakeClock, makeHost, Page, simpleBots } from './room.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

interface Moment {
  readonly ms: number;
  readonly hasCard: boolean;
  /** Drawn before it was known who holds what. */
  readonly hold: number;
}

/** Enough for the exact comparison below; `WINDOWS=1000` goes on until the classifier has as many, half of them with a card. */
const WINDOWS = volume('WINDOWS', 200);
const isLong = WINDOWS >= 1000;

const isEnough = (moments: readonly Moment[]): boolean =>
  isLong
    ? moments.filter(({ hasCard }) => hasCard).length * 2 >= WINDOWS
    : moments.length >= WINDOWS;

/** Time goes by, and what falls due on the way happens, until the page is asked no more. */
async function pass(clock: FakeClock, page: Page, ms: number): Promise<void> {
  const until = clock.at + ms;
  while (page.prompt !== null && clock.next(until - clock.at)) await turn();
  if (page.prompt !== null) clock.at = until;
}

/**
 * Windows of many matches. The seat that may respond is a person who answers sooner than anything is told, or a bot of any
 * speed; in a game of days both are at the table, and it is told 4 to 20 s after they have seen it.
 */
async function collect(
  seed: string,
  isBot: boolean,
  store: Store,
  pace: ClockName = 'standard',
): Promise<Moment[]> {
  const isDays = pace === 'days-1';
  const quickest = isDays ? 3900 : 700;
  const moments: Moment[] = [];
  for (let n = 0; !isEnough(moments); n++) {
    const clock = new FakeClock();
    const rng = makeRng(`${seed} ${n}`);
    // Also slower than any delay: then the moment passes.
    const bots = simpleBots(() => below(rng, 4000), clock);
    const host = makeHost({ store, bots, owner: `${seed} ${n}` }, clock, `${seed} ${n}`);
    const seats = [
      { kind: 'open' as const },
      isBot ? { kind: 'bot' as const, bot: 'easy' } : { kind: 'open' as const },
    ];
    const plan = planOf(X, 2, { seats, options: ANSWERING, clock: pace });
    const pages = [new Page(`${seed}${n}a`), new Page(`${seed}${n}b`)].slice(0, isBot ? 1 : 2);
    const created = await host.create(plan, pages[0]!.person);
    if (!created.ok) throw new Error(created.code);
    const { match } = created.value;
    for (const [seat, page] of pages.entries()) {
      const { player, name } = page.person;
      await host.command(match, page.person, { kind: 'sit', id: 's', seat, player, name }, null);
      await page.watch(host, match);
    }
    await turn();
    let from: number | null = null;
    let hasCard = false;
    let isLate = false;
    let hold = 0;
    for (let i = 0; pages[0]!.facts?.status === 'running' && i < 3000; i++) {
      const { waiting } = pages[0]!.facts!;
      if (waiting !== null && from === null) {
        from = clock.at;
        hold = isDays ? Number.POSITIVE_INFINITY : await holdOf(store, match);
      }
      if (waiting === null && from !== null) {
        // A person who is asked only after the bot has used the wait up takes longer than it: as slow people do.
        if (!isLate) moments.push({ ms: clock.at - from, hasCard, hold });
        from = null;
        hasCard = false;
        isLate = false;
      }
      const asked = pages.find(({ prompt }) => prompt !== null);
      // The bot's card is seen from inside only: a response is an entry that nobody is told of.
      if (asked !== undefined) {
        hasCard = true;
        if (from !== null && clock.at - from >= hold) isLate = true;
      }
      const page = asked ?? pages.find((one) => one.answer(X, makeRng('x')) !== null);
      if (page === undefined) clock.next();
      else {
        if (asked !== undefined) await pass(clock, asked, below(rng, quickest));
        const answer = page.answer(X, rng);
        if (answer !== null) await page.send(host, match, answer);
      }
      await turn();
      if (isBot && from !== null && !hasCard) hasCard = await botWasAsked(store, match);
    }
    host.abandon();
  }
  return moments;
}

async function holdOf(store: Store, match: string): Promise<number> {
  const entries = (await store.readMatch(match))!.entries;
  const held = entries.findLast((body) => body.includes('"hold"'))!;
  return JSON.parse(held).hold;
}

async function botWasAsked(store: Store, match: string): Promise<boolean> {
  const last = (await store.readMatch(match))!.entries.at(-1)!;
  return last.includes('"seat":1') && last.includes('"bot ') && !last.includes('"hold"');
}

/** The best single limit for "it took longer" or "it took less", learnt on each half and tried on the other. */
function accuracy(moments: readonly Moment[]): number {
  const half = (odd: number) => moments.filter((_, i) => i % 2 === odd);
  // As many with as without, so that guessing gives a half.
  const even = (all: readonly Moment[]) => {
    const [yes, no] = [all.filter((m) => m.hasCard), all.filter((m) => !m.hasCard)];
    const count = Math.min(yes.length, no.length);
    return [...yes.slice(0, count), ...no.slice(0, count)];
  };
  const halves = [even(half(0)), even(half(1))] as const;
  return (tryOut(halves[0], halves[1]) + tryOut(halves[1], halves[0])) / 2;
}

function tryOut(learnt: readonly Moment[], tried: readonly Moment[]): number {
  const score = (all: readonly Moment[], limit: number, isLonger: boolean) =>
    all.filter(({ ms, hasCard }) => (isLonger ? ms > limit : ms <= limit) === hasCard).length /
    all.length;
  let best = { limit: 0, isLonger: true, score: 0 };
  for (const { ms: limit } of learnt) {
    for (const isLonger of [true, false]) {
      const got = score(learnt, limit, isLonger);
      if (got > best.score) best = { limit, isLonger, score: got };
    }
  }
  return score(tried, best.limit, best.isLonger);
}

for (const isBot of [false, true]) {
  test(`a wait does not tell whether ${isBot ? 'a bot' : 'a person'} holds a card`, async () => {
    const store = memoryStore();
    const moments = await collect(isBot ? 'bot' : 'person', isBot, store);
    const withCard = moments.filter(({ hasCard }) => hasCard).length;
    const got = accuracy(moments);
    console.log(
      `${isBot ? 'bot' : 'person'}: ${moments.length} windows, ${withCard} with a card, classifier ${got.toFixed(3)}`,
    );
    expect(withCard).toBeGreaterThan(10);
    // Exactly as long as was drawn, card or not: what the wait can tell is nothing.
    for (const { ms, hold } of moments) expect(Math.abs(ms - hold)).toBeLessThanOrEqual(1);
    expect(Math.min(...moments.map(({ ms }) => ms))).toBeGreaterThanOrEqual(800);
    expect(Math.max(...moments.map(({ ms }) => ms))).toBeLessThanOrEqual(2501);
    expect(got).toBeLessThan(isLong ? 0.55 : 0.5 + 3 / Math.sqrt(withCard));
  });
}

test('in a game of days neither the wait after a look tells it', async () => {
  const store = memoryStore();
  const moments = await collect('days', false, store, 'days-1');
  const withCard = moments.filter(({ hasCard }) => hasCard).length;
  const got = accuracy(moments);
  console.log(
    `days: ${moments.length} windows, ${withCard} with a card, classifier ${got.toFixed(3)}`,
  );
  expect(withCard).toBeGreaterThan(10);
  // One draw for all, with a card or without: no response opens anything sooner, and none that came in time later.
  for (const hasCard of [true, false]) {
    const waits = moments.filter((one) => one.hasCard === hasCard).map(({ ms }) => ms);
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(4000);
    expect(Math.max(...waits)).toBeLessThanOrEqual(20_001);
  }
  expect(got).toBeLessThan(isLong ? 0.55 : 0.5 + 3 / Math.sqrt(withCard));
});

test('the classifier finds a host that answers at once where nobody is asked', () => {
  const rng = makeRng('control');
  const moments = Array.from({ length: 1000 }, () => {
    const hasCard = below(rng, 2) === 0;
    return { hasCard, hold: 0, ms: hasCard ? 800 + below(rng, 1700) : 600 + below(rng, 1500) };
  });
  expect(accuracy(moments)).toBeGreaterThan(0.55);
});
