/**
 * Time tells nothing (C-9 F2): from an answer that might be responded to until its step is told, it takes as long whether or not
 * somebody holds a card that responds. On a clock of the test's own, so exact: no noise hides a leak.
 */
import { below, makeRng } from '@open-gosu/kernel';
import { expect, test } from 'vitest';
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

/** Enough for the exact comparison below; more for the classifier with WINDOWS=1000. */
const WINDOWS = Number(process.env.WINDOWS ?? 200);

/** Windows of many matches. The seat that may respond is a person who answers within 0.7 s, or a bot of any speed. */
async function collect(seed: string, isBot: boolean, store: Store): Promise<Moment[]> {
  const moments: Moment[] = [];
  for (let n = 0; moments.length < WINDOWS; n++) {
    const clock = new FakeClock();
    const rng = makeRng(`${seed} ${n}`);
    // Also slower than any delay: then the moment passes.
    const bots = simpleBots(() => below(rng, 4000), clock);
    const host = makeHost({ store, bots, owner: `${seed} ${n}` }, clock, `${seed} ${n}`);
    const seats = [
      { kind: 'open' as const },
      isBot ? { kind: 'bot' as const, bot: 'easy' } : { kind: 'open' as const },
    ];
    const plan = planOf(X, 2, { seats, options: ANSWERING, clock: 'standard' });
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
    let hold = 0;
    for (let i = 0; pages[0]!.facts?.status === 'running' && i < 3000; i++) {
      const { waiting } = pages[0]!.facts!;
      if (waiting !== null && from === null) {
        from = clock.at;
        hold = await holdOf(store, match);
      }
      if (waiting === null && from !== null) {
        moments.push({ ms: clock.at - from, hasCard, hold });
        from = null;
        hasCard = false;
      }
      const asked = pages.find(({ prompt }) => prompt !== null);
      // The bot's card is seen from inside only: a response is an entry that nobody is told of.
      if (asked !== undefined) hasCard = true;
      const page = asked ?? pages.find((one) => one.answer(X, makeRng('x')) !== null);
      if (page === undefined) clock.next();
      else {
        if (asked !== undefined) clock.at += below(rng, 700);
        await page.send(host, match, page.answer(X, rng)!);
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

/** The best single limit for "it took longer" or "it took less", learnt on one half and tried on the other. */
function accuracy(moments: readonly Moment[]): number {
  const half = (odd: number) => moments.filter((_, i) => i % 2 === odd);
  // As many with as without, so that guessing gives a half.
  const even = (all: readonly Moment[]) => {
    const [yes, no] = [all.filter((m) => m.hasCard), all.filter((m) => !m.hasCard)];
    const count = Math.min(yes.length, no.length);
    return [...yes.slice(0, count), ...no.slice(0, count)];
  };
  const score = (all: readonly Moment[], limit: number, isLonger: boolean) =>
    all.filter(({ ms, hasCard }) => (isLonger ? ms > limit : ms <= limit) === hasCard).length /
    all.length;
  const [learnt, tried] = [even(half(0)), even(half(1))];
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
    expect(got).toBeLessThan(0.5 + 3 / Math.sqrt(withCard));
  });
}

test('the classifier finds a host that answers at once where nobody is asked', () => {
  const rng = makeRng('control');
  const moments = Array.from({ length: 1000 }, () => {
    const hasCard = below(rng, 2) === 0;
    return { hasCard, hold: 0, ms: hasCard ? 800 + below(rng, 1700) : 600 + below(rng, 1500) };
  });
  expect(accuracy(moments)).toBeGreaterThan(0.55);
});
