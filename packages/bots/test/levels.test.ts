/** The six opponents for people: what they are made of, and that they answer legally from their view alone. */
import {
  type Bot,
  botNames,
  LEVEL_NAMES,
  levelTitle,
  makeBot,
  usualOpponent,
} from '@open-gosu/bots';
import { LANGS, legalList, makeRng } from '@open-gosu/kernel';
import { describe, expect, it } from 'vitest';
import { dishonesty, pointsAt } from './honesty.ts';
import { LEVELS, QUICK, TABLES } from './table.ts';

const COUNT = 6;
const NUMBERS = Array.from({ length: COUNT }, (_, i) => i + 1);

/** A clock that has run out ends every search at its first look: the strong levels would take minutes here. */
const AT_ONCE = { ...QUICK, deadline: { milliseconds: 0, now: () => 0 } };

const POINTS = 3;
const DEALS = 2;

describe('levels', () => {
  it('are six, with a name of their own in every language', () => {
    expect(LEVEL_NAMES).toHaveLength(COUNT);
    for (const lang of LANGS) {
      const names = LEVEL_NAMES.map((name) => name[lang]);
      expect(new Set(names).size).toBe(COUNT);
      for (const name of names) expect(name).toMatch(/^\p{Lu}\p{L}+$/u);
    }
  });

  it('are told by name', () => {
    expect(levelTitle('level-1')).toEqual({ en: 'Recruit', fr: 'Recrue' });
    expect(levelTitle('level-6')?.en).toBe('Gosu');
    for (const other of ['level-0', 'level-7', 'level-', 'greedy']) {
      expect(levelTitle(other)).toBeNull();
    }
  });

  it.each(Object.entries(LEVELS))('of %s err less, then search longer', (_game, makings) => {
    expect(makings).toHaveLength(COUNT);
    makings.forEach(({ bot, iterations, regret }, i) => {
      const before = makings[i - 1];
      expect(iterations > 0).toBe(bot === 'ismcts');
      expect(iterations).toBeGreaterThanOrEqual(before?.iterations ?? 0);
      if (before?.bot === 'ismcts' && bot === 'ismcts') {
        expect(iterations).toBeGreaterThan(before.iterations);
      }
      if (regret === null) return;
      expect(regret.typical).toBeGreaterThan(0);
      expect(regret.most).toBeGreaterThan(regret.typical);
      expect(before?.regret).not.toBeNull();
      expect(regret.most).toBeLessThan(before?.regret?.most ?? 1);
      expect(regret.typical).toBeLessThan(before?.regret?.typical ?? 1);
    });
    expect(makings[COUNT - 1]?.regret).toBeNull();
  });
});

describe.each(TABLES)('levels at $name', (table) => {
  const { game } = table;
  const makings = LEVELS[game.id]!;
  const points = pointsAt(table, POINTS);
  const level = (number: number): Bot => makeBot(game, `level-${number}`)!;

  it('are known by name, weakest first', () => {
    const names = botNames(game).filter((name) => name.startsWith('level-'));
    expect(names).toEqual(NUMBERS.map((number) => `level-${number}`));
  });

  it('have the usual opponent among them, who answers at once', () => {
    const usual = usualOpponent(game);
    expect(botNames(game)).toContain(usual);
    expect(makings[Number(usual.replace('level-', '')) - 1]?.iterations).toBe(0);
    expect(usualOpponent({ id: 'chess' })).toBe('random');
  });

  it.each(NUMBERS)('level %i answers legally and from its view alone', (number) => {
    expect(dishonesty(points, `level-${number}`, DEALS, AT_ONCE)).toBeNull();
    for (const { state, seat, id } of points) {
      const { answer } = level(number).choose(game.view(state, seat), AT_ONCE, makeRng(id));
      expect(legalList(game, state)).toContain(answer);
    }
  });

  it('those that err do so within their bound', () => {
    makings.forEach(({ regret }, i) => {
      if (regret === null) return;
      for (const { state, seat, id } of points) {
        const { answer, top } = level(i + 1).choose(game.view(state, seat), QUICK, makeRng(id));
        if (top.length === 0) continue;
        const values = top.map(({ value }) => value);
        const given = top.find((each) => each.answer === answer)?.value ?? 0;
        expect(Math.max(...values) - given).toBeLessThanOrEqual(regret.most);
      }
    });
  });

  it('those that search spend what they are made for, whatever the budget', () => {
    const number = makings.findIndex(({ bot }) => bot === 'ismcts') + 1;
    const { iterations } = makings[number - 1]!;
    expect(iterations).toBeLessThanOrEqual(QUICK.iterations);
    const plain = makeBot(game, 'ismcts')!;
    for (const { state, seat, id } of points) {
      const view = game.view(state, seat);
      const given = level(number).choose(view, { iterations: 100_000 }, makeRng(id));
      expect(given).toEqual(plain.choose(view, { iterations }, makeRng(id)));
    }
  });
});
