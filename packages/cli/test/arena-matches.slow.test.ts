/** `arena` and `ladder` inside the test: figures that add up, files that go on or are refused, both languages. */
import { appendFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGS } from '@open-gosu/kernel';
import { describe, expect, it } from 'vitest';
import { run } from '../src/run.ts';
import { cutIntoSpans, inOrder } from '../src/threads/spread.ts';
import { gosuHere, gosuJsonHere, type Json, scratch } from './gosu.ts';

const { folder, file } = scratch();
const TACTICS = ['--game', 'gosu-tactics'];
const MATCH = ['arena', ...TACTICS, '--a', 'greedy', '--b', 'random'];

/** All that does not depend on the machine or on interruptions. */
const timeless = (report: Json): Json => {
  const { seconds: _seconds, msPerDecision: _pace, resumedPairs: _resumed, ...rest } = report;
  return rest;
};

const linesOf = (path: string) => readFileSync(path, 'utf8').trimEnd().split('\n');
const parsed = (line: string | undefined) => JSON.parse(line ?? '') as Json;
const decisionsIn = (path: string) =>
  linesOf(path)
    .slice(1)
    .map((line) => parsed(line).decisions);

describe('arena', () => {
  it('prints the documented fields, that add up', async () => {
    const report = await gosuJsonHere([...MATCH, '--games', '5', '--seed', '3']);
    expect(Object.keys(report)).toEqual([
      'game',
      'rules',
      'players',
      'a',
      'b',
      'purpose',
      'seed',
      'games',
      'pairs',
      'wins',
      'draws',
      'losses',
      'score',
      'scoreInterval',
      'expected',
      'elo',
      'eloInterval',
      'pentanomial',
      'sprt',
      'msPerDecision',
      'seconds',
      'resumedPairs',
    ]);
    expect(report).toMatchObject({ games: 6, pairs: 3, purpose: 'gate', expected: 0.5, seed: 3 });
    const { wins, draws, losses } = report as Record<string, number>;
    expect((wins ?? 0) + (draws ?? 0) + (losses ?? 0)).toBe(6);
    expect((report.pentanomial as number[]).reduce((a, b) => a + b)).toBe(3);
    expect(report.score).toBeGreaterThan(0.5);
    expect(report.sprt).toBeNull();
  });

  it.each([3, 4])('counts the share of wins among %i', async (players) => {
    const report = await gosuJsonHere([...MATCH, '--players', String(players), '--games', '1']);
    expect(report).toMatchObject({ players, games: players, pairs: 1 });
    expect(report.expected).toBeCloseTo(1 / players, 4);
    expect(report).not.toHaveProperty('elo');
    const { out } = await gosuHere([...MATCH, '--players', String(players), '--games', '1']);
    expect(out).toContain(`greedy among ${players - 1} random`);
    expect(out).toContain('An equal would have');
  });

  it('is even where a bot meets itself: the same deals, the same generators', async () => {
    const report = await gosuJsonHere(['arena', '--a', 'random', '--b', 'random', '--games', '20']);
    expect(report).toMatchObject({ score: 0.5, elo: 0, pentanomial: [0, 0, 10, 0, 0] });
  });

  it('plays other deals for a gate, for tuning, and for another seed', async () => {
    const paths = ['gate', 'tuning', 'other'].map((name) => join(folder, `${name}.jsonl`));
    const base = ['arena', '--a', 'random', '--b', 'random', '--games', '8', '--resume'];
    const [gate = '', tuning = '', other = ''] = paths;
    await gosuJsonHere([...base, gate]);
    await gosuJsonHere([...base, tuning, '--purpose', 'tuning']);
    await gosuJsonHere([...base, other, '--seed', '2']);
    expect(decisionsIn(tuning)).not.toEqual(decisionsIn(gate));
    expect(decisionsIn(other)).not.toEqual(decisionsIn(gate));
    expect(new Set(paths.flatMap((path) => decisionsIn(path).map(String))).size).toBeGreaterThan(8);
  });

  it.each(LANGS)('is a table without --json, quiet on stderr in a pipe: %s', async (lang) => {
    const args = [...MATCH, '--games', '4', '--sprt', '-5,0', '--lang', lang];
    const { code, out, err } = await gosuHere(args);
    expect(code).toBe(0);
    expect(err).toBe('');
    expect(out).toContain(lang === 'fr' ? 'greedy contre random' : 'greedy against random');
    expect(out).toContain(lang === 'fr' ? 'pas décidé' : 'not decided');
    expect(out).toMatch(/LLR [+-]?\d[.,]\d\d/);
    expect(out).not.toMatch(/\{\w+\}|undefined|NaN/);
  });

  it('shows on a terminal how it stands', async () => {
    let err = '';
    const code = await run([...MATCH, '--games', '2'], {
      out: () => {},
      err: (text) => {
        err += text;
      },
      stdin: process.stdin,
      env: {},
      outIsTty: false,
      errIsTty: true,
      columns: 100,
    });
    expect(code).toBe(0);
    expect(err).toMatch(/2\/2 games, .* s left, greedy \d+\.0%/);
    expect(err.endsWith('\r\u001b[K')).toBe(true);
  });
});

describe('a match that is kept', () => {
  const path = join(folder, 'kept.jsonl');
  const series = [...MATCH, '--seed', 'abc'];

  it('goes on where it was, wherever that is', async () => {
    const whole = timeless(await gosuJsonHere([...series, '--games', '12']));
    await gosuJsonHere([...series, '--games', '8', '--resume', path]);
    const on = await gosuJsonHere([...series, '--games', '12', '--resume', path]);
    expect(timeless(on)).toEqual(whole);
    expect(on.resumedPairs).toBe(4);

    // In any order, with a gap, and a last line cut short.
    const [head = '', ...pairs] = linesOf(path);
    const [, first = '', , ...rest] = pairs;
    const torn = (pairs[0] ?? '').slice(0, 30);
    writeFileSync(path, [head, ...rest.reverse(), first, torn].join('\n'));
    const again = await gosuJsonHere([...series, '--games', '12', '--resume', path]);
    expect(timeless(again)).toEqual(whole);
    expect(again.resumedPairs).toBe(4);
    expect(
      linesOf(path)
        .slice(1)
        .map((line) => parsed(line).pair)
        .sort(),
    ).toEqual([0, 1, 2, 3, 4, 5]);

    const all = await gosuJsonHere([...series, '--games', '12', '--resume', path]);
    expect(timeless(all)).toEqual(whole);
    expect(all.resumedPairs).toBe(6);
    const fewer = await gosuJsonHere([...series, '--games', '4', '--resume', path]);
    expect(timeless(fewer)).toEqual(timeless(await gosuJsonHere([...series, '--games', '4'])));
  });

  it('is refused as another match, by name, and left alone', async () => {
    const before = readFileSync(path);
    for (const [args, field] of [
      [['--seed', 'abd'], 'seed'],
      [['--seed', 'abc', '--purpose', 'tuning'], 'purpose'],
      [['--seed', 'abc', '--players', '3'], 'players'],
    ] as const) {
      const { code, out, err } = await gosuHere([...MATCH, ...args, '--resume', path]);
      expect([code, out]).toEqual([1, '']);
      expect(err).toMatch(new RegExp(`^gosu: [^\\n]*another match: its "${field}" is [^\\n]*\\n$`));
    }
    const other = ['arena', ...TACTICS, '--a', 'random', '--b', 'greedy', '--seed', 'abc'];
    expect((await gosuHere([...other, '--resume', path])).err).toContain('"a" is "greedy"');
    const french = await gosuHere([...MATCH, '--resume', path, '--lang', 'fr']);
    expect(french.err).toContain('contient un autre match');
    expect(readFileSync(path)).toEqual(before);
  });

  it('is refused where it is damaged, saying in which line, and left alone', async () => {
    const [head = '', first = '', second = ''] = linesOf(path);
    const pair = parsed(first);
    const wrong: readonly (readonly [string, number])[] = [
      [first.slice(0, 20), 3],
      ['', 3],
      ['null', 3],
      [second, 4],
      ...[
        { pair: -1 },
        { pair: 0.5 },
        { winners: [[0]] },
        { winners: [[0], [2]] },
        { winners: [[0], []] },
        { winners: [[0], [1, 1]] },
        { decisions: [1] },
        { milliseconds: ['1', 2] },
      ].map((change) => [JSON.stringify({ ...pair, pair: 77, ...change }), 3] as const),
    ];
    for (const [i, [line, at]] of wrong.entries()) {
      const text = `${[head, first, line, second].join('\n')}\n`;
      const damaged = file(`damaged-${i}.jsonl`, text);
      const { code, err } = await gosuHere([...series, '--resume', damaged]);
      expect(code, line).toBe(1);
      expect(err).toMatch(/^gosu: [^\n]+\n$/);
      expect(err).toContain(`line ${at} is damaged`);
      expect(readFileSync(damaged, 'utf8')).toBe(text);
    }
  });

  it('is refused where its bots have changed since', async () => {
    const [head = '', first = ''] = linesOf(path);
    const { decisions } = parsed(first) as { decisions: [number, number] };
    const [a, b] = decisions;
    const text = `${head}\n${JSON.stringify({ ...parsed(first), decisions: [a + 1, b] })}\n`;
    const changed = file('changed.jsonl', text);
    const { code, err } = await gosuHere([...series, '--resume', changed]);
    expect(code).toBe(1);
    expect(err).toMatch(/^gosu: [^\n]*the bots have changed since[^\n]*\n$/);
    expect(readFileSync(changed, 'utf8')).toBe(text);
  });

  it.each([
    ['text.jsonl', 'a shopping list\n'],
    ['torn.jsonl', '{"arena":1,"ga'],
    ['newer.jsonl', '{"arena":2}\n'],
    ['blank.jsonl', '\n'],
    ['binary.jsonl', Uint8Array.from([0xff, 0xfe, 0x00, 0x0a])],
  ])('is never written into another file: %s', async (name, content) => {
    const other = file(name, content);
    const { code, err } = await gosuHere([...MATCH, '--resume', other]);
    expect(code).toBe(1);
    expect(err).toMatch(/^gosu: [^\n]+\n$/);
    expect(readFileSync(other)).toEqual(Buffer.from(content));
  });

  it('is refused at once where it cannot be kept', async () => {
    for (const nowhere of [folder, join(folder, 'no', 'such', 'folder.jsonl'), join(path, 'x')]) {
      const { code, err } = await gosuHere([...MATCH, '--resume', nowhere]);
      expect(code).toBe(1);
      expect(err).toMatch(/^gosu: [^\n]+\n$/);
    }
  });

  it('may begin in an empty file', async () => {
    const empty = file('empty.jsonl', '');
    await gosuJsonHere([...MATCH, '--games', '2', '--resume', empty]);
    expect(linesOf(empty)).toHaveLength(2);
  });
});

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
    const [head = '', first = ''] = linesOf(kept);
    const { decisions } = parsed(first) as { decisions: [number, number] };
    const other = { ...parsed(first), decisions: [decisions[0] + 1, decisions[1]] };
    writeFileSync(kept, `${head}\n${JSON.stringify(other)}\n`);
    const log = join(folder, 'failed.jsonl');
    expect((await gosuHere([...gate, log, ...few, '--resume', kept])).code).toBe(1);
    expect(linesOf(log).map(parsed)).toMatchObject([{ ended: 'stopped', pairs: 1 }]);
  });

  it('goes on after a line that was cut short', async () => {
    const torn = file('torn-gates.jsonl', '{"gate":1}\n{"gate":1,"da');
    await gosuJsonHere([...gate, torn, ...few]);
    expect(linesOf(torn)).toHaveLength(3);
    expect(parsed(linesOf(torn)[2])).toMatchObject({ gate: 1, games: 4 });
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
  /** A match of a hundred pairs that was never played: A takes two of three, in an order of its own. */
  async function madeUp(name: string, order: (pairs: string[]) => string[]): Promise<string> {
    const path = join(folder, name);
    await gosuJsonHere([...MATCH, '--games', '2', '--resume', path]);
    const [head = ''] = linesOf(path);
    const rest = { decisions: [1, 1], milliseconds: [1, 1] };
    const pairs = Array.from({ length: 100 }, (_, pair) => {
      const winners = pair % 3 === 2 ? [[1], [0]] : [[0], [1]];
      return JSON.stringify({ pair, winners, ...rest });
    });
    writeFileSync(path, `${[head, ...order(pairs)].join('\n')}\n`);
    return path;
  }

  it('decides in the order of pairs, and what comes after does not count', async () => {
    const test = [...MATCH, '--sprt', '0,70', '--resume'];
    const forth = await gosuJsonHere([...test, await madeUp('forth.jsonl', (pairs) => pairs)]);
    const back = await gosuJsonHere([
      ...test,
      await madeUp('back.jsonl', (pairs) => pairs.reverse()),
    ]);
    expect(timeless(back)).toEqual(timeless(forth));
    expect(forth.sprt).toMatchObject({ elo0: 0, elo1: 70, verdict: 'accept' });
    expect(forth.pairs).toBeLessThan(100);
    const before = ['--games', String(2 * (forth.pairs as number) - 2)];
    const open = await gosuJsonHere([...test, join(folder, 'forth.jsonl'), ...before]);
    expect(open.sprt).toMatchObject({ verdict: 'continue' });
  });

  it('stops a match as soon as it is decided', async () => {
    const report = await gosuJsonHere([...MATCH, '--sprt', '-1000,-200', '--games', '400']);
    expect(report.sprt).toMatchObject({ verdict: 'accept' });
    expect(report.games).toBeLessThan(40);
  });
});

describe('ladder', () => {
  const base = ['ladder', ...TACTICS, '--bots', 'random,greedy-1', '--games', '4'];

  it('prints the documented fields', async () => {
    const report = await gosuJsonHere(base);
    expect(report).toMatchObject({
      game: 'gosu-tactics',
      gamesPerMatch: 4,
      anchor: { bot: 'greedy-1', elo: 1000 },
      bots: [
        { bot: 'greedy-1', elo: 1000, eloInterval: [1000, 1000], games: 4 },
        { bot: 'random', games: 4 },
      ],
      matches: [{ a: 'greedy-1', b: 'random', games: 4 }],
    });
    const [, weak] = report.bots as Record<string, number>[];
    expect(weak?.elo).toBeLessThan(1000);
  });

  it('goes on in a folder, where a wrong file is refused before anything is played', async () => {
    const resume = join(folder, 'ladder', 'new');
    const once = await gosuJsonHere([...base, '--resume', resume]);
    expect(readdirSync(resume)).toEqual(['greedy-1-against-random.jsonl']);
    const kept = join(resume, 'greedy-1-against-random.jsonl');
    const before = readFileSync(kept);
    const again = await gosuJsonHere([...base, '--resume', resume]);
    expect({ ...again, seconds: 0 }).toEqual({ ...once, seconds: 0 });
    expect(readFileSync(kept)).toEqual(before);
    appendFileSync(kept, 'frob\n');
    const { code, err } = await gosuHere([...base, '--resume', resume]);
    expect(code).toBe(1);
    expect(err).toContain('line 4 is damaged');
    mkdirSync(join(folder, 'taken', 'greedy-1-against-random.jsonl'), { recursive: true });
    expect((await gosuHere([...base, '--resume', join(folder, 'taken')])).code).toBe(1);
    expect((await gosuHere([...base, '--resume', kept])).code).toBe(1);
  });

  it.each(LANGS)('is a cross-table without --json: %s', async (lang) => {
    const { code, out, err } = await gosuHere([...base, '--lang', lang]);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^ +greedy-1 +1.000 +- +\d/m);
    expect(out).toMatch(/^ +random +\d+ +-?\d.* +- +\d/m);
    expect(out).toContain(lang === 'fr' ? 'par définition' : 'by definition');
  });
});

describe('spans', () => {
  it('cover what is wanted, and only that', () => {
    expect(cutIntoSpans(5, 2)).toEqual([
      { from: 0, to: 2 },
      { from: 2, to: 4 },
      { from: 4, to: 5 },
    ]);
    expect(cutIntoSpans(6, 3, (i) => i !== 1 && i !== 4)).toEqual([
      { from: 0, to: 1 },
      { from: 2, to: 4 },
      { from: 5, to: 6 },
    ]);
    expect(cutIntoSpans(0, 3)).toEqual([]);
  });

  it('come out in order', () => {
    const seen: string[] = [];
    const put = inOrder<string>((item) => seen.push(item));
    put(2, 'c');
    put(0, 'a');
    expect(seen).toEqual(['a']);
    put(1, 'b');
    expect(seen).toEqual(['a', 'b', 'c']);
  });
});
