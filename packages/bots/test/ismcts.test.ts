/** The search: repeatable, honest and legal. How well it plays: `strength.slow.test.ts`. */
import { makeBot, SETTINGS } from '@open-gosu/bots';
import { type Game, legalList, makeRng } from '@open-gosu/kernel';
import { statesOf } from '@testing/random-play.ts';
import { describe, expect, it } from 'vitest';
import { TABLES } from './table.ts';

const BUDGET = { iterations: 40 };
const STUDY = { ...BUDGET, full: true } as const;

/** The draft of Gosu X is solved, not searched. */
const isDraft = (game: Game, state: unknown) => game.question(state, 'en').kind === 'draft';

describe.each(TABLES)('ismcts at $name', ({ game, players }) => {
  const bot = makeBot(game, 'ismcts')!;
  const decisions = statesOf(game, { players, seed: 'ismcts' }, 9).filter(
    (s) => game.toAct(s) >= 0 && legalList(game, s).length > 1 && !isDraft(game, s),
  );

  it('answers legally, and stops early only where nothing else can come of it', () => {
    expect(decisions.length).toBeGreaterThan(3);
    for (const state of decisions) {
      const seat = game.toAct(state);
      const legal = legalList(game, state);
      const { answer, top, winChance, iterations } = bot.choose(
        game.view(state, seat),
        BUDGET,
        makeRng(1),
      );
      expect(legal).toContain(answer);
      expect(answer).toBe(top[0]?.answer);
      expect(top.reduce((sum, { visits }) => sum + visits, 0)).toBe(iterations);
      const [most = 0, second = 0] = top.map(({ visits }) => visits);
      const left = BUDGET.iterations - iterations;
      expect(left).toBeGreaterThanOrEqual(0);
      if (left > 0 && winChance !== 1) expect(most - second).toBeGreaterThan(left);
      for (const { answer: tried, value } of top) {
        expect(legal).toContain(tried);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
      }
      expect(winChance).toBe(top[0]?.value);
    }
  });

  it('spends all where it is told to, and looks at every answer, of many at the best at first sight', () => {
    for (const state of decisions) {
      const legal = legalList(game, state).length;
      const view = game.view(state, game.toAct(state));
      const { answer, top, iterations } = bot.choose(view, STUDY, makeRng(1));
      expect(iterations).toBe(STUDY.iterations);
      expect(top.length).toBeGreaterThanOrEqual(legal <= SETTINGS.wide ? legal : 8);
      expect(answer).toBe(top[0]?.answer);
      expect(top.reduce((sum, { visits }) => sum + visits, 0)).toBe(iterations);
    }
  });

  it('gives the same from every deal that the view allows', () => {
    for (const state of decisions) {
      const seat = game.toAct(state);
      const view = game.view(state, seat);
      const first = bot.choose(view, BUDGET, makeRng('honest'));
      for (let deal = 0; deal < 3; deal++) {
        const other = game.view(game.determinize(view, makeRng(deal)), seat);
        expect(bot.choose(other, BUDGET, makeRng('honest'))).toEqual(first);
      }
    }
  });

  it('stops at a deadline kept by the caller’s clock', () => {
    const [state] = decisions;
    let time = 0;
    const deadline = { milliseconds: 10, now: () => time++ };
    const view = game.view(state!, game.toAct(state!));
    const { iterations } = bot.choose(view, { iterations: 100_000, deadline }, makeRng(1));
    expect(iterations).toBe(160);
  });
});
