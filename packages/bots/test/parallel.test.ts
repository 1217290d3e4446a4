/** One search made in parts: shared out, asked for, answered and put together again. */
import {
  type Ask,
  answerRequest,
  botNames,
  type Choice,
  chooseInParallel,
  makeBot,
  mergeChoices,
  type SearchOrder,
  type SearchPart,
  type SearchTask,
  searchOf,
  shareOut,
} from '@open-gosu/bots';
import { legalList, makeRng, word } from '@open-gosu/kernel';
import { statesOf } from '@testing/random-play.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LEVELS, TABLES } from './table.ts';

const noClock = () => 0;

/** Answer, visits, value. */
type Look = readonly [number, number, number];

function searched(...looks: readonly Look[]): Choice {
  const top = looks.map(([answer, visits, value]) => ({ answer, visits, value }));
  const iterations = looks.reduce((sum, [, visits]) => sum + visits, 0);
  return { answer: top[0]!.answer, winChance: top[0]!.value, top, iterations };
}

/** Of searches that have spent all they had. */
function merge(choices: readonly Choice[], isStudy = false): Choice {
  return mergeChoices(
    choices.map((choice) => ({ choice, saved: 0 })),
    isStudy,
  );
}

describe('choices of several searches', () => {
  it('add up: visits, and values by their visits', () => {
    const merged = merge([
      searched([7, 30, 0.5], [3, 10, 0.25]),
      searched([3, 30, 0.75], [9, 6, 0.5], [7, 4, 0.125]),
    ]);
    expect(merged).toEqual({
      answer: 3,
      winChance: 0.625,
      top: [
        { answer: 3, visits: 40, value: 0.625 },
        { answer: 7, visits: 34, value: 15.5 / 34 },
        { answer: 9, visits: 6, value: 0.5 },
      ],
      iterations: 80,
    });
  });

  it('at equal visits prefer the better value, then the lower answer', () => {
    const merged = merge([
      searched([9, 2, 0.5], [5, 1, 0.5], [4, 1, 0.5], [8, 1, 0.75]),
      searched([8, 2, 0.75], [4, 2, 0.5], [5, 2, 0.5], [9, 1, 0.5]),
    ]);
    expect(merged.top.map(({ answer }) => answer)).toEqual([8, 4, 5, 9]);
  });

  it('a win at once comes first, however seldom it was tried', () => {
    const part = searched([3, 15, 1], [7, 60, 0.97], [5, 20, 0.5]);
    const other = searched([5, 40, 0.6], [3, 15, 0.9], [7, 10, 0.97]);
    expect(merge([part, part], true)).toMatchObject({ answer: 3, winChance: 1 });
    expect(merge([part, other], true).answer).toBe(7);
  });

  it('in a study the others follow by their values', () => {
    const part = searched([7, 60, 0.5], [3, 10, 0.2], [5, 8, 0.4]);
    expect(merge([part, part], true).top.map(({ answer }) => answer)).toEqual([7, 5, 3]);
    expect(merge([part, part], false).top.map(({ answer }) => answer)).toEqual([7, 3, 5]);
  });

  it('what a part has saved counts for its answer', () => {
    const sure = { choice: searched([4, 20, 0.8]), saved: 30 };
    const unsure = { choice: searched([6, 26, 0.5], [4, 24, 0.5]), saved: 0 };
    const close = { choice: searched([6, 30, 0.5], [4, 5, 0.5]), saved: 0 };
    expect(mergeChoices([sure, unsure], false)).toMatchObject({ answer: 4, iterations: 70 });
    expect(mergeChoices([sure, close], false).answer).toBe(4);
    expect(mergeChoices([{ ...sure, saved: 0 }, close], false).answer).toBe(6);
  });

  it('are the choice itself where there is one', () => {
    const choice = searched([1, 3, 0.1], [2, 2, 0.7]);
    expect(merge([choice])).toBe(choice);
  });

  it('are the first where nothing was searched', () => {
    const forced = (answer: number): Choice => ({
      answer,
      winChance: null,
      top: [],
      iterations: 0,
    });
    expect(merge([forced(4), forced(5)])).toEqual(forced(4));
    expect(() => merge([])).toThrow('no choice');
  });
});

describe('a budget shared out', () => {
  it.each([
    [10, 1, [10]],
    [10, 3, [4, 3, 3]],
    [8, 4, [2, 2, 2, 2]],
    [2, 5, [1, 1]],
  ])('%d iterations among %d', (iterations, parts, expected) => {
    const shared = shareOut({ iterations }, parts, makeRng(1));
    expect(shared.map(({ limit }) => limit.iterations)).toEqual(expected);
  });

  it('gives every part the whole time', () => {
    const limits = shareOut({ iterations: 9, milliseconds: 50, full: true }, 2, makeRng(1));
    expect(limits.map(({ limit }) => limit)).toEqual([
      { iterations: 5, milliseconds: 50, full: true },
      { iterations: 4, milliseconds: 50, full: true },
    ]);
  });

  it('gives every part chance of its own, from the generator alone', () => {
    const parts = (seed: string) => shareOut({ iterations: 100 }, 8, makeRng(seed));
    expect(parts('a')).toEqual(parts('a'));
    const words = [...parts('a'), ...parts('b')].map(({ rng }) => word(rng.slice()));
    expect(new Set(words).size).toBe(16);
    for (const { rng } of parts('a')) expect(rng.every((n) => (n | 0) === n)).toBe(true);
  });
});

describe.each(TABLES)('a search in parts at $name', ({ game, players }) => {
  const [state] = statesOf(game, { players, seed: 'parts' }, 7)
    .slice(2)
    .filter((s) => game.toAct(s) >= 0 && legalList(game, s).length > 2);
  const view = game.view(state, game.toAct(state));
  const task: SearchTask = { game: game.id, bot: 'ismcts', view, limit: { iterations: 60 } };

  const here: Ask = async (order) => answerRequest({ id: 0, ...structuredClone(order) }, noClock);
  const noting =
    (asked: SearchOrder[]): Ask =>
    (order) => {
      asked.push(order);
      return here(order);
    };
  const choose = (parts: number, ask: Ask = here, what = task) =>
    chooseInParallel(what, makeRng('parts'), parts, ask);

  it('can be sent: a view is plain data', () => {
    const plain = (value: unknown): boolean =>
      typeof value === 'number' ||
      (typeof value === 'object' &&
        value !== null &&
        [Object.prototype, Array.prototype].includes(Object.getPrototypeOf(value)) &&
        Object.values(value).every(plain));
    for (const s of statesOf(game, { players, seed: 'plain' }, 4)) {
      for (let viewer = -1; viewer < players; viewer++) {
        const seen = game.view(s, viewer);
        expect(plain(seen)).toBe(true);
        expect(structuredClone(seen)).toEqual(seen);
      }
    }
  });

  it('is each part by itself, put together', async () => {
    const bot = makeBot(game, 'ismcts')!;
    const parts = shareOut(task.limit, 3, makeRng('parts'));
    const alone = parts.map(({ limit, rng }) => {
      const choice = bot.choose(view, limit, rng);
      return { choice, saved: limit.iterations - choice.iterations };
    });
    const merged = await choose(3);
    expect(merged).toEqual(mergeChoices(alone, false));
    expect(merged.iterations).toBeLessThanOrEqual(60);
    expect(merged.top.reduce((sum, { visits }) => sum + visits, 0)).toBe(merged.iterations);
    expect(legalList(game, state)).toContain(merged.answer);
  });

  it.each([undefined, true as const])(
    'orders its answers as a single search does, all of it spent: %s',
    async (full) => {
      const limit = { iterations: 60, ...(full ? { full } : {}) };
      const one = await choose(1, here, { ...task, limit });
      const twice = merge([one, one], full);
      expect(twice.top.map(({ answer }) => answer)).toEqual(one.top.map(({ answer }) => answer));
      expect(twice.answer).toBe(one.answer);
    },
  );

  it('does not depend on when its parts are done', async () => {
    const held: (() => void)[] = [];
    const lastFirst: Ask = (order) =>
      new Promise((resolve) => {
        held.unshift(() => resolve(here(order)));
        if (held.length === 4) for (const release of held) release();
      });
    expect(await choose(4, lastFirst)).toEqual(await choose(4));
  });

  it('takes its iterations from the name of the bot, in all', async () => {
    const named = await choose(2, here, { ...task, bot: 'ismcts-40' });
    expect(named.iterations).toBeLessThanOrEqual(40);
    expect(named).toEqual(await choose(2, here, { ...task, limit: { iterations: 40 } }));
  });

  it('spends all of it where it is told to', async () => {
    const limit = { iterations: 60, full: true } as const;
    expect((await choose(3, here, { ...task, limit })).iterations).toBe(60);
  });

  it('shares out the iterations of a level', async () => {
    const making = LEVELS[game.id]!.findIndex(({ bot }) => bot === 'ismcts');
    const { iterations } = LEVELS[game.id]![making]!;
    const asked: SearchOrder[] = [];
    const level = { ...task, bot: `level-${making + 1}` };
    const found = await choose(3, noting(asked), level);
    expect(asked.map(({ bot }) => bot)).toEqual(['ismcts', 'ismcts', 'ismcts']);
    expect(asked.reduce((sum, { limit }) => sum + limit.iterations, 0)).toBe(iterations);
    expect(found).toEqual(await choose(3, here, { ...task, limit: { iterations } }));
  });

  it('asks a bot once that does not search, and leaves it its errors', async () => {
    const once = botNames(game).filter((name) => searchOf(game, name) === null);
    expect(once).toEqual(expect.arrayContaining(['random', 'instinct', 'greedy', 'early-pass']));
    expect(once).toEqual(expect.arrayContaining(['level-1', 'level-2', 'level-3']));
    for (const bot of once) {
      const asked: SearchOrder[] = [];
      const found = await choose(3, noting(asked), { ...task, bot });
      expect(asked.map((order) => order.bot)).toEqual([bot]);
      const [{ limit, rng }] = shareOut(task.limit, 1, makeRng('parts')) as [SearchPart];
      expect(found).toEqual(makeBot(game, bot)!.choose(view, limit, rng));
    }
  });

  it('moves the generator on by the same steps', async () => {
    const [one, two] = [makeRng(3), makeRng(3)];
    await chooseInParallel(task, one, 2, here);
    await chooseInParallel({ ...task, limit: { iterations: 8 } }, two, 2, here);
    expect(one).toEqual(two);
    expect(one).not.toEqual(makeRng(3));
  });

  it('fails with one line if a part fails', async () => {
    let asked = 0;
    const once: Ask = (order) => (asked++ === 1 ? here({ ...order, bot: 'nobody' }) : here(order));
    await expect(choose(3, once)).rejects.toThrow('bot: unknown: "nobody"');
  });

  describe('a request', () => {
    const order: SearchOrder = {
      game: game.id,
      bot: 'greedy',
      view,
      limit: { iterations: 20 },
      rng: makeRng(1),
    };
    const request = { id: 5, ...order };

    it('is answered with its number', () => {
      const choice = makeBot(game, 'greedy')!.choose(view, order.limit, order.rng.slice());
      expect(answerRequest(structuredClone(request), noClock)).toEqual({ id: 5, choice });
    });

    it('stops at its time, kept by the clock of whoever answers', () => {
      let time = 0;
      const limit = { iterations: 100_000, milliseconds: 10 };
      const reply = answerRequest({ ...request, bot: 'ismcts', limit }, () => time++);
      expect('choice' in reply && reply.choice.iterations).toBeGreaterThan(0);
      expect('choice' in reply && reply.choice.iterations).toBeLessThan(1000);
    });

    it.each<[string, unknown, string]>([
      ['nothing', undefined, 'an object is expected'],
      ['a text', 'search!', 'an object is expected'],
      ['another field', { ...request, more: 1 }, 'unknown field "more"'],
      ['no number', order, 'id: '],
      ['another game', { ...request, game: 'chess' }, 'game: unknown: "chess"'],
      ['another bot', { ...request, bot: 'deep' }, 'bot: unknown: "deep"'],
      ['no bot', { ...request, bot: 7 }, 'bot: a short text'],
      ['no limit', { ...request, limit: undefined }, 'limit: an object'],
      ['no iterations', { ...request, limit: {} }, 'limit.iterations: a whole number from 1'],
      ['none', { ...request, limit: { iterations: 0 } }, 'limit.iterations: a whole number from 1'],
      ['half a wish', { ...request, limit: { iterations: 1, full: 1 } }, 'limit.full: true or'],
      ['half a generator', { ...request, rng: [1, 2] }, 'rng: four 32-bit integers'],
      ['no view', { ...request, view: null }, 'view: what a player sees'],
      ['a state', { ...request, view: state }, 'view: what a player sees'],
      ['an empty view', { ...request, view: { viewer: 0 } }, 'no game can go on'],
      [
        'the view of another',
        { ...request, view: game.view(state, (game.toAct(state) + 1) % players) },
        'view: its owner is not asked',
      ],
    ])('with %s gets an error', (_what, bad, message) => {
      const reply = answerRequest(bad, noClock);
      expect(reply).toHaveProperty('error');
      expect('error' in reply && reply.error).toContain(message);
      expect('error' in reply && reply.error).toMatch(/^[^\n\r]{4,300}$/u);
      const hasId = typeof bad === 'object' && bad !== null && 'id' in bad;
      expect(reply.id).toBe(hasId ? 5 : -1);
    });

    it('of any kind gets a reply', () => {
      const damaged = fc
        .record({ key: fc.constantFrom(...Object.keys(request)), value: fc.anything() })
        .map(({ key, value }) => ({ ...request, [key]: value }));
      const spoiled = fc
        .record({ key: fc.constantFrom(...Object.keys(view as object)), value: fc.anything() })
        .map(({ key, value }) => ({ ...request, view: { ...(view as object), [key]: value } }));
      fc.assert(
        fc.property(fc.oneof(fc.anything(), damaged, spoiled), (sent) => {
          const reply = answerRequest(sent, noClock);
          expect('error' in reply ? reply.error : reply.choice).toBeTruthy();
        }),
        { numRuns: 300, seed: 1 },
      );
    });
  });
});
