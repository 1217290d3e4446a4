/** Gates of `arena`: the sequential test, and the log of all attempts. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { falsify, linesOf, MATCH, parsed, timeless } from './arena.ts';
import { gosuHere, gosuJsonHere, scratch } from './gosu.ts';

const { folder, file } = scratch();

describe('the log of gates', () => {
  const path = join(folder, 'gates.jsonl');
  const gate = [...MATCH, '--log'];
  const few = ['--games', '4'];

  it('has a line for each attempt, with what it proves', async () => {
    const report = await gosuJsonHere([...gate, path, ...few]);
    await gosuJsonHere([...gate, path, '--seed', 'b', '--sprt', '-1000,-200', '--games', '400']);
    const [first, second, ...rest] = linesOf(path).map(parsed);
    expect(rest).toEqual([]);
    const { game, rules, players, a, b, seed, games, pairs, score, scoreInterval } = report;
    const { date, ...facts } = first ?? {};
    expect(date).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(facts).toEqual({
      gate: 1,
      ended: 'finished',
      ...{ game, rules, options: {}, players, a, b, seed, games, pairs, score, scoreInterval },
      sprt: null,
      resumedPairs: 0,
    });
    expect(second).toMatchObject({
      seed: 'b',
      sprt: { elo0: -1000, elo1: -200, verdict: 'accept' },
    });
  });

  it('tells of a match that fails', async () => {
    const kept = join(folder, 'gone.jsonl');
    await gosuJsonHere([...MATCH, '--games', '2', '--resume', kept]);
    falsify(kept);
    const log = join(folder, 'failed.jsonl');
    expect((await gosuHere([...gate, log, ...few, '--resume', kept])).code).toBe(1);
    expect(linesOf(log).map(parsed)).toMatchObject([{ ended: 'stopped', pairs: 0, score: null }]);
  });

  it('goes on after a line that was cut short', async () => {
    const torn = file('torn-gates.jsonl', '{"gate":1}\n{"gate":1,"da');
    await gosuJsonHere([...gate, torn, ...few]);
    expect(linesOf(torn)).toHaveLength(2);
    expect(parsed(linesOf(torn)[1])).toMatchObject({ gate: 1, games: 4 });
    for (const only of ['{', '{"gate":1,"da']) {
      const short = file('short-gates.jsonl', only);
      await gosuJsonHere([...gate, short, ...few]);
      expect(linesOf(short)).toHaveLength(1);
      expect(parsed(linesOf(short)[0])).toMatchObject({ gate: 1, games: 4 });
    }
    const whole = file('whole-gates.jsonl', '{"gate":1}');
    await gosuJsonHere([...gate, whole, ...few]);
    expect(linesOf(whole)).toHaveLength(2);
    expect(linesOf(whole)[0]).toBe('{"gate":1}');
  });

  it('is refused and left alone where a line is no gate', async () => {
    for (const [text, words] of [
      ['{"gate":1}\nmilk\n{"gate":1}\n', 'line 2 is no gate'],
      ['{"gate":1}\n\n{"gate":1}\n', 'line 2 is no gate'],
      ['milk', 'is no log of gates'],
      ['milk\n{"gate":1}\n', 'is no log of gates'],
    ] as const) {
      const foreign = file('foreign-gates.jsonl', text);
      const { code, err } = await gosuHere([...gate, foreign, ...few]);
      expect([code, err]).toEqual([1, expect.stringContaining(words)]);
      expect(readFileSync(foreign, 'utf8')).toBe(text);
    }
  });

  it('is kept in no other file, and for gates only', async () => {
    const list = file('list.txt', 'a shopping list\n');
    for (const other of [list, folder, join(folder, 'no', 'such', 'folder.jsonl')]) {
      const { code, out, err } = await gosuHere([...gate, other]);
      expect([code, out]).toEqual([1, '']);
      expect(err).toMatch(/^gosu: [^\n]+\n$/);
    }
    expect(readFileSync(list, 'utf8')).toBe('a shopping list\n');
    const tuning = await gosuHere([...gate, path, '--purpose', 'tuning']);
    expect(tuning.code).toBe(2);
    expect(tuning.err).toContain('--log makes sense only with --purpose gate');
  });
});

describe('the sequential test', () => {
  it('decides in the order of pairs, and what comes after does not count', async () => {
    const path = join(folder, 'forth.jsonl');
    const keep = (games: number) => ['--games', String(games), '--resume', path];
    const tuning = [...MATCH, '--purpose', 'tuning'];
    await gosuJsonHere([...tuning, ...keep(40)]);
    const test = [...tuning, '--sprt', '0,200'];
    const forth = await gosuJsonHere([...test, ...keep(40)]);
    expect(forth.sprt).toMatchObject({ elo0: 0, elo1: 200, verdict: 'accept' });
    expect(forth.pairs).toBeLessThan(20);
    const [head = '', ...pairs] = linesOf(path);
    writeFileSync(path, `${[head, ...pairs.reverse()].join('\n')}\n`);
    expect(timeless(await gosuJsonHere([...test, ...keep(40)]))).toEqual(timeless(forth));
    const open = await gosuJsonHere([...test, ...keep(2 * (forth.pairs as number) - 2)]);
    expect(open.sprt).toMatchObject({ verdict: 'continue' });
  });

  it('keeps the bounds that its gate was begun with', async () => {
    const path = join(folder, 'bounds.jsonl');
    const gate = (...sprt: string[]) => [...MATCH, '--games', '2', '--resume', path, ...sprt];
    await gosuJsonHere(gate('--sprt', '0,35'));
    expect(parsed(linesOf(path)[0]).sprt).toEqual({ elo0: 0, elo1: 35 });
    await gosuJsonHere(gate('--sprt', '0,35.0'));
    const before = readFileSync(path);
    for (const [sprt, words] of [
      [['--sprt', '0,20'], 'begun with --sprt 0,35, and now there is --sprt 0,20'],
      [[], 'begun with --sprt 0,35, and now there is --sprt (none)'],
      [
        ['--sprt', '0,20', '--lang', 'fr'],
        'commencé avec --sprt 0,35, et maintenant il y a --sprt 0,20',
      ],
    ] as const) {
      const { code, out, err } = await gosuHere(gate(...sprt));
      expect([code, out]).toEqual([1, '']);
      expect(err).toMatch(/^gosu: [^\n]+\n$/);
      expect(err).toContain(words);
    }
    expect(readFileSync(path)).toEqual(before);
  });

  it('is no afterthought of a gate without one', async () => {
    const path = join(folder, 'plain.jsonl');
    const gate = [...MATCH, '--games', '2', '--resume', path];
    await gosuJsonHere(gate);
    expect(parsed(linesOf(path)[0]).sprt).toBeNull();
    const { code, err } = await gosuHere([...gate, '--sprt', '0,35']);
    expect(code).toBe(1);
    expect(err).toContain('begun with --sprt (none), and now there is --sprt 0,35');
  });

  it('may have any bounds where the file has none, as older ones', async () => {
    const path = join(folder, 'older.jsonl');
    const gate = [...MATCH, '--games', '2', '--resume', path];
    await gosuJsonHere(gate);
    const [head, ...pairs] = linesOf(path);
    const { sprt: _none, ...older } = parsed(head);
    writeFileSync(path, `${[JSON.stringify(older), ...pairs].join('\n')}\n`);
    for (const sprt of [[], ['--sprt', '0,35'], ['--sprt', '0,20']]) {
      expect(await gosuJsonHere([...gate, ...sprt])).toMatchObject({ resumedPairs: 1 });
    }
  });

  it('stops a match as soon as it is decided', async () => {
    const report = await gosuJsonHere([...MATCH, '--sprt', '-1000,-200', '--games', '400']);
    expect(report.sprt).toMatchObject({ verdict: 'accept' });
    expect(report.games).toBeLessThan(40);
  });
});
