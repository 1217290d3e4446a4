/** A bot that errs: never by more than it may, rarely by much, never against itself, the same way with the same generator. */
import { type Bot, type Choice, type Considered, fallibleBot } from '@open-gosu/bots';
import { type ActionCode, type AnyView, makeRng } from '@open-gosu/kernel';
import { describe, expect, it } from 'vitest';

const VIEW = { viewer: 0 };
const BUDGET = { iterations: 7 };
const REGRET = { most: 0.2, typical: 0.1 };
const DRAWS = 4000;

type Harms = (view: AnyView, answer: ActionCode) => boolean;

const HARMLESS: Harms = () => false;

/** Answers one and the same, whatever it is asked. */
function saying(choice: Choice): Bot {
  return { id: 'saying', choose: () => choice };
}

function compared(...values: readonly number[]): Choice {
  const top = values.map((value, answer): Considered => ({ answer, value, visits: 1 }));
  return { answer: 0, winChance: values[0] ?? 0, top, iterations: 4 };
}

/** How often each answer is given. */
function counts(choice: Choice, isSelfHarm = HARMLESS): number[] {
  const bot = fallibleBot(saying(choice), REGRET, isSelfHarm);
  const rng = makeRng('draws');
  const given = choice.top.map(() => 0);
  for (let i = 0; i < DRAWS; i++) {
    const { answer } = bot.choose(VIEW, BUDGET, rng);
    given[answer] = (given[answer] ?? 0) + 1;
  }
  return given;
}

describe('a fallible bot', () => {
  it('never gives an answer that costs more than the bound', () => {
    const given = counts(compared(0.7, 0.6, 0.51, 0.49, 0.2));
    expect(given.slice(0, 3).every((count) => count > 0)).toBe(true);
    expect(given.slice(3)).toEqual([0, 0]);
  });

  it('gives the best answer most often, others the more rarely the more they cost', () => {
    const [best = 0, second = 0, third = 0] = counts(compared(0.7, 0.6, 0.52));
    expect(best).toBeGreaterThan(second);
    expect(second).toBeGreaterThan(third);
    expect(second / best).toBeCloseTo(Math.exp(-1), 1);
    expect(third / best).toBeCloseTo(Math.exp(-1.8), 1);
  });

  it('goes by the estimates, in whatever order they come', () => {
    const [low = 0, high = 0] = counts(compared(0.4, 0.5));
    expect(high).toBeGreaterThan(low);
  });

  it('never harms itself by mistake, however little it would cost', () => {
    const given = counts(compared(0.7, 0.69, 0.68), (_view, answer) => answer === 1);
    expect(given[1]).toBe(0);
    expect(given[2]).toBeGreaterThan(given[0]! / 2);
  });

  it('never overlooks a win, and never walks into a lost game that can be avoided', () => {
    expect(counts(compared(1, 0.95, 1))[1]).toBe(0);
    expect(counts(compared(0.15, 0, 0.1))[1]).toBe(0);
  });

  it('harms itself where that is the best it knows', () => {
    const [harm = 0, other = 0] = counts(compared(0.7, 0.66), (_view, answer) => answer === 0);
    expect(harm).toBeGreaterThan(other);
    expect(other).toBeGreaterThan(0);
    const choice = compared(0.7, 0.66);
    const bot = fallibleBot(saying(choice), REGRET, () => true);
    expect(bot.choose(VIEW, BUDGET, makeRng(1))).toBe(choice);
  });

  it('asks about the view that it sees', () => {
    const views = new Set<AnyView>();
    counts(compared(0.7, 0.69), (view) => {
      views.add(view);
      return false;
    });
    expect([...views]).toEqual([VIEW]);
  });

  it('does the same with the same generator', () => {
    const bot = fallibleBot(saying(compared(0.5, 0.48, 0.45, 0.42)), REGRET, HARMLESS);
    const play = () => {
      const rng = makeRng('again');
      return Array.from({ length: 50 }, () => bot.choose(VIEW, BUDGET, rng));
    };
    expect(play()).toEqual(play());
    expect(new Set(play().map(({ answer }) => answer)).size).toBeGreaterThan(1);
  });

  it('tells the chance of the answer it gives, and what it compared', () => {
    const choice = compared(0.5, 0.45);
    const bot = fallibleBot(saying(choice), REGRET, HARMLESS);
    const rng = makeRng('told');
    for (let i = 0; i < 50; i++) {
      const { answer, winChance, top, iterations } = bot.choose(VIEW, BUDGET, rng);
      expect(winChance).toBe(choice.top[answer]?.value);
      expect([top, iterations]).toEqual([choice.top, choice.iterations]);
    }
  });

  it('passes on a choice without estimates, and one without a bearable alternative', () => {
    const blind: Choice = { answer: 3, winChance: null, top: [], iterations: 0 };
    for (const choice of [blind, compared(0.5), compared(0.9, 0.6, 0.1)]) {
      const bot = fallibleBot(saying(choice), REGRET, HARMLESS);
      expect(bot.choose(VIEW, BUDGET, makeRng(1))).toBe(choice);
    }
  });

  it('is asked as the bot it is made of: by the same name, view, budget and generator', () => {
    const seen: unknown[] = [];
    const asked: Bot = {
      id: 'asked',
      choose(...args) {
        seen.push(...args);
        return compared(0.5);
      },
    };
    const rng = makeRng(2);
    const bot = fallibleBot(asked, REGRET, HARMLESS);
    bot.choose(VIEW, BUDGET, rng);
    expect(bot.id).toBe('asked');
    expect(seen).toEqual([VIEW, BUDGET, rng]);
    expect(seen[2]).toBe(rng);
  });
});
