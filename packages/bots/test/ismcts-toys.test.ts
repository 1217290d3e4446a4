/** The search over games that can be solved by hand: it must find what is best there, and what it is worth. */
import { ismctsBot, SETTINGS } from '@open-gosu/bots';
import { makeRng } from '@open-gosu/kernel';
import { describe, expect, it } from 'vitest';
import { type Toy, type Tree, toy } from './toy-game.ts';

const SEEDS = ['a', 'b', 'c', 'd', 'e'];

function search({ game, judge, guide, start }: Toy, iterations: number, seed: string) {
  const bot = ismctsBot({ game, judge, guide });
  return bot.choose(start, { iterations, full: true }, makeRng(seed));
}

/** With every seed. */
function expectBest(played: Toy, answer: number, worth: number, iterations = 800): void {
  for (const seed of SEEDS) {
    const choice = search(played, iterations, seed);
    expect(choice.answer, `seed ${seed}`).toBe(answer);
    expect(choice.winChance).toBeCloseTo(worth, 1);
  }
}

/** One question to a seat, its answers numbered from 0. */
function asks(seat: number, ...trees: readonly Tree[]): Tree {
  return { seat, answers: Object.fromEntries(trees.map((tree, i) => [i, tree])) };
}

describe('a search', () => {
  it('takes what is best for itself', () => {
    expectBest(toy(2, [asks(0, [0.2, 0.8], [0.9, 0.1], [0.5, 0.5])]), 1, 0.9);
  });

  it('expects the other to do the same', () => {
    const tempting = asks(1, [1, 0], [0.1, 0.9]);
    expectBest(toy(2, [asks(0, tempting, [0.4, 0.6])]), 1, 0.4);
  });

  it('sees through its own later choice', () => {
    const deep = asks(1, asks(0, [0, 1], [0.7, 0.3]), asks(0, [0.8, 0.2], [0.1, 0.9]));
    expectBest(toy(2, [asks(0, [0.6, 0.4], deep)]), 1, 0.7, 1500);
  });

  it('expects each of several to want the most for themselves, not the least for it', () => {
    const friendly = asks(1, [0, 0.4, 0.6], [0.5, 0.5, 0]);
    expectBest(toy(3, [asks(0, friendly, [0.3, 0.3, 0.4])]), 0, 0.5);
  });

  it('weighs the worlds it cannot tell apart', () => {
    const worlds = [
      asks(0, [1, 0], [0.6, 0.4]),
      asks(0, [0, 1], [0.6, 0.4]),
      asks(0, [0, 1], [0.6, 0.4]),
    ];
    expectBest(toy(2, worlds), 1, 0.6);
    expectBest(toy(2, [...worlds, worlds[0]!, worlds[0]!, worlds[0]!, worlds[0]!]), 0, 5 / 7);
  });

  it('reckons with an answer that the other has in a few worlds only', () => {
    const harmless = asks(0, asks(1, [0.8, 0.2], [0.85, 0.15]), [0.7, 0.3]);
    const deadly: Tree = {
      seat: 0,
      answers: {
        0: { seat: 1, answers: { 0: [0.8, 0.2], 1: [0.85, 0.15], 2: [0, 1] } },
        1: [0.7, 0.3],
      },
    };
    const safe = [harmless, harmless, harmless, harmless, harmless, harmless, harmless, harmless];
    expectBest(toy(2, [...safe, ...safe, ...safe, deadly]), 0, 0.768, 1500);
    expectBest(toy(2, [harmless, harmless, harmless, deadly]), 1, 0.7, 1500);
  });

  it('finds the one good answer among many, whichever it is', () => {
    const many = 3 * SETTINGS.wide;
    for (const good of [0, 17, many - 1]) {
      const trees = Array.from(
        { length: many },
        (_, i): Tree => (i === good ? [0.9, 0.1] : [0.3, 0.7]),
      );
      expectBest(toy(2, [asks(0, ...trees)]), good, 0.9, 3000);
    }
  });

  it('takes a win at once without searching, whatever else looks good', () => {
    const won = toy(2, [asks(0, [0.9, 0.1], [1, 0], [0.95, 0.05])]);
    for (const seed of SEEDS) {
      const bot = ismctsBot(won);
      const choice = bot.choose(won.start, { iterations: 1 }, makeRng(seed));
      expect(choice).toMatchObject({ answer: 1, winChance: 1, iterations: 1 });
      expect(search(won, 200, seed)).toMatchObject({ answer: 1, winChance: 1, iterations: 200 });
    }
  });

  it('takes no luck for a win', () => {
    const worlds = [asks(0, [1, 0], [0.8, 0.2]), asks(0, [0, 1], [0.8, 0.2])];
    expectBest(toy(2, worlds), 1, 0.8);
  });

  it('studies every answer well enough to tell its worth, and lists them by it', () => {
    const trees = Array.from(
      { length: 20 },
      (_, i): Tree => asks(1, [i / 20, 1 - i / 20], [0.99, 0.01]),
    );
    const { top } = search(toy(2, [asks(0, ...trees)]), 2000, 'study');
    expect(top.map(({ answer }) => answer)).toEqual(trees.map((_, i) => 19 - i));
    expect(Math.min(...top.map(({ visits }) => visits))).toBeGreaterThan(20);
  });

  it('tries every answer once where it has time, though first sight be against it', () => {
    const hidden = toy(2, [asks(0, [0.4, 0.6], [0.4, 0.6], asks(0, [0.9, 0.1], [0.9, 0.1]))]);
    const against = {
      ...hidden,
      guide: {
        weigh(_state: unknown, answers: readonly number[], count: number, out: number[]) {
          for (let i = 0; i < count; i++) out[i] = answers[i] === 2 ? -60 : 0;
        },
      },
    };
    const bot = ismctsBot(against);
    const spent = (iterations: number) => bot.choose(against.start, { iterations }, makeRng('q'));
    expect(spent(SETTINGS.perAnswer * 3).answer).toBe(2);
    expect(spent(SETTINGS.perAnswer * 3 - 1).answer).not.toBe(2);
  });

  it('counts for every answer how often it could have been given', () => {
    const choice = search(toy(2, [asks(0, [0.5, 0.5], [0.5, 0.5])]), 400, 'even');
    const [most = 0, least = 0] = choice.top.map(({ visits }) => visits);
    expect(most + least).toBe(400);
    expect(most - least).toBeLessThan(40);
  });
});
