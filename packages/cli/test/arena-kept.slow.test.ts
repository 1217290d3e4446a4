/** A match that `arena` keeps in a file: it goes on wherever it was, and a file that is not what it seems is refused. */
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { falsify, linesOf, MATCH, parsed, TACTICS, timeless } from './arena.ts';
import { gosuHere, gosuJsonHere, scratch } from './gosu.ts';

const { folder, file } = scratch();

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
    const other = ['arena', ...TACTICS, '--a', 'random', '--b', 'instinct', '--seed', 'abc'];
    expect((await gosuHere([...other, '--resume', path])).err).toContain('"a" is "instinct"');
    const french = await gosuHere([...MATCH, '--resume', path, '--lang', 'fr']);
    expect(french.err).toContain('contient un autre match');
    expect(readFileSync(path)).toEqual(before);
  });

  it('is refused where it is damaged, saying in which line, and left alone', async () => {
    const [head = '', first = '', second = ''] = linesOf(path);
    const pair = parsed(first);
    const time = { decisions: 1, total: 1, longest: 1, classes: { 120: 1 } };
    const wrong: readonly (readonly [string, number])[] = [
      [first.slice(0, 20), 3],
      ['', 3],
      ['null', 3],
      ...[
        { pair: -1 },
        { pair: 0.5 },
        { pair: 1e12 },
        { note: 'mine' },
        { winners: [[0]] },
        { winners: [[0], [2]] },
        { winners: [[0], []] },
        { winners: [[0], [1, 1]] },
        { thinking: [time] },
        { thinking: [time, time, time] },
        { thinking: [time, { ...time, decisions: 2 }] },
        { thinking: [time, { ...time, total: '1' }] },
        { thinking: [time, { ...time, longest: -1 }] },
        { thinking: [time, { ...time, longest: 1e300, total: 1e300 }] },
        { thinking: [time, { ...time, total: 2 }] },
        { thinking: [time, { ...time, longest: 2 }] },
        { thinking: [time, { ...time, shortest: 1 }] },
        { thinking: [time, { ...time, classes: { 401: 1 } }] },
        { thinking: [time, { ...time, classes: { long: 1 } }] },
        { thinking: [time, { ...time, classes: { 7: 2, 8: -1 } }] },
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

  it('counts a pair once that is there twice and alike', async () => {
    const lines = linesOf(path);
    const [, first = ''] = lines;
    const twice = file('twice.jsonl', `${[...lines, first].join('\n')}\n`);
    const told = async (kept: string) =>
      gosuJsonHere([...series, '--games', '12', '--resume', kept]);
    expect(timeless(await told(twice))).toEqual(timeless(await told(path)));
    expect(linesOf(twice)).toEqual([...lines, first]);
  });

  it('is refused where a pair is there twice and not alike, saying where', async () => {
    const [head = '', first = '', second = ''] = linesOf(path);
    const other = JSON.stringify({ ...parsed(second), thinking: parsed(first).thinking });
    const text = `${[head, first, other, second].join('\n')}\n`;
    const double = file('double.jsonl', text);
    const { pair } = parsed(second);
    for (const [lang, words] of [
      ['en', `pair ${pair} stands in line 3 and, otherwise, in line 4`],
      ['fr', `la paire ${pair} figure à la ligne 3 et, autrement, à la ligne 4`],
    ] as const) {
      const { code, err } = await gosuHere([...series, '--resume', double, '--lang', lang]);
      expect([code, err]).toEqual([1, expect.stringContaining(words)]);
    }
    expect(readFileSync(double, 'utf8')).toBe(text);
  });

  it('is refused where its bots have changed since', async () => {
    const [head = '', first = ''] = linesOf(path);
    const pair = parsed(first);
    const [a, b] = pair.thinking as [{ decisions: number; classes: object }, object];
    const longer = { ...a, decisions: a.decisions + 1, classes: { ...a.classes, 400: 1 } };
    const text = `${head}\n${JSON.stringify({ ...pair, thinking: [longer, b] })}\n`;
    const changed = file('changed.jsonl', text);
    const { code, err } = await gosuHere([...series, '--resume', changed]);
    expect(code).toBe(1);
    expect(err).toMatch(/^gosu: [^\n]*the bots or the file have changed since[^\n]*\n$/);
    expect(readFileSync(changed, 'utf8')).toBe(text);
  });

  it('is not believed without a look, though it is complete or decided', async () => {
    const whole = join(folder, 'whole.jsonl');
    const again = [...series, '--purpose', 'tuning', '--resume', whole];
    await gosuJsonHere([...again, '--games', '6']);
    falsify(whole);
    const before = readFileSync(whole);
    for (const args of [
      ['--games', '6'],
      ['--games', '4'],
      ['--games', '6', '--sprt', '200,1000'],
      ['--games', '6', '--lang', 'fr'],
    ]) {
      const { code, out, err } = await gosuHere([...again, ...args]);
      expect([code, out]).toEqual([1, '']);
      expect(err).toMatch(/^gosu: [^\n]*(goes otherwise|se déroule autrement)[^\n]*\n$/);
    }
    expect(readFileSync(whole)).toEqual(before);
  });

  it('begins anew where it was cut in its first line', async () => {
    const [head = ''] = linesOf(path);
    for (const length of [1, 20, head.length]) {
      const cut = file(`cut-${length}.jsonl`, head.slice(0, length));
      await gosuJsonHere([...series, '--games', '2', '--resume', cut]);
      expect(linesOf(cut)).toHaveLength(2);
      expect(linesOf(cut)[0]).toBe(head);
    }
    const spaced = file('spaced.jsonl', head.replaceAll(',', ', '));
    await gosuJsonHere([...series, '--games', '2', '--resume', spaced]);
    expect(linesOf(spaced)[0]).toBe(head);
    const other = file('other.jsonl', head);
    const { code, err } = await gosuHere([...MATCH, '--seed', 'abd', '--resume', other]);
    expect([code, readFileSync(other, 'utf8')]).toEqual([1, head]);
    expect(err).toContain('another match: its "seed" is "abc"');
  });

  it('is left alone by a second run, and after it nothing is left but the match', async () => {
    const lock = `${path}.lock`;
    const before = readFileSync(path);
    writeFileSync(lock, `${process.ppid} ${hostname()}\n`);
    for (const [lang, words] of [
      ['en', 'another run is using it'],
      ['fr', 'une autre exécution s’en sert'],
    ]) {
      const { code, out, err } = await gosuHere([
        ...series,
        '--resume',
        path,
        '--lang',
        lang ?? '',
      ]);
      expect([code, out]).toEqual([1, '']);
      expect(err).toContain(words);
    }
    const link = join(folder, 'link.jsonl');
    symlinkSync(path, link);
    const { code, err } = await gosuHere([...series, '--resume', link]);
    expect([code, err]).toEqual([1, expect.stringContaining('another run is using it')]);
    expect(readFileSync(path)).toEqual(before);
    rmSync(lock);
    await gosuJsonHere([...series, '--games', '2', '--resume', path]);
    expect(existsSync(lock)).toBe(false);
  });

  it.each([
    ['text.jsonl', 'a shopping list\n'],
    ['torn.jsonl', '{"arena":1,"ga'],
    ['short.jsonl', '{"arena":2}\n'],
    ['shorter.jsonl', '{"arena":2}'],
    ['older.jsonl', '{"arena":1}\n'],
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
