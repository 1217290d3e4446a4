/** `show`, `legal`, `apply`, `replay`: the documented shapes, exactly, and outputs that can be fed back. */
import { describe, expect, it } from 'vitest';
import {
  dig,
  gosuHere,
  gosuJsonHere,
  type Json,
  keys,
  POSITION,
  scratch,
  TACTICS_POSITION,
} from './gosu.ts';

const { file } = scratch();
const position = file('position.json', JSON.stringify(POSITION));

function expectQuestion(question: unknown): void {
  expect(keys(question)).toEqual(['kind', 'seat', 'source', 'text']);
}

describe('legal', () => {
  it('prints question and answers', async () => {
    const now = await gosuJsonHere(['legal', position]);
    expect(keys(now)).toEqual(['legal', 'question']);
    expectQuestion(now.question);
    expect(now.question).toMatchObject({ seat: 0, kind: 'action', source: null });
    expect(now.legal).toEqual(['play volantis', 'play elle', 'spend 1', 'spend 2']);
  });

  it('takes standard input, and a position that names its game alone', async () => {
    const now = await gosuJsonHere(['legal', '-'], { stdin: '{"game":"gosu-x"}' });
    expect(now.question).toMatchObject({ seat: 0, kind: 'draft' });
    expect(now.legal).toHaveLength(8);
  });

  it('speaks words without --json, in both languages', async () => {
    const english = await gosuHere(['legal', position]);
    const french = await gosuHere(['legal', position, '--lang=fr']);
    expect(english.out).toContain('  play volantis\n');
    expect(french.out).toContain('Réponses possibles');
    expect(french.out).toContain('  play volantis\n');
  });
});

describe('show', () => {
  it('prints the documented fields', async () => {
    const shown = await gosuJsonHere(['show', position]);
    expect(keys(shown)).toEqual(['legal', 'position', 'question', 'result']);
    expect(shown.result).toBeNull();
    expectQuestion(shown.question);
    expect(dig(shown, 'position', 'game')).toBe('gosu-x');
  });

  it('draws both armies with facing columns, in 80 columns and without colours in a pipe', async () => {
    const { out } = await gosuHere(['show', position]);
    expect(out).not.toContain('\u001b');
    const lines = out.split('\n');
    for (const line of lines) expect([...line].length).toBeLessThanOrEqual(80);
    const rows = lines
      .map((line) => /^(I{1,3}) /.exec(line)?.[1])
      .filter((row) => row !== undefined);
    expect(rows).toEqual(['I', 'II', 'III', 'III', 'II', 'I']);
    const troops = lines.find((line) => line.startsWith('I   Petal Faeries'))!;
    const numbers = lines.find((line) => line.includes('1 ───'))!;
    expect(troops.indexOf('(Volantis)')).toBe(numbers.indexOf('2 ───'));
    expect(out).toContain('force 7');
    expect(out).toContain('Hand of p0: volantis, elle');
  });

  it('turns the table for the other seat', async () => {
    const { out } = await gosuHere(['show', position, '--seat', '1']);
    expect(out.indexOf('p0 ·')).toBeLessThan(out.indexOf('p1 ·'));
  });

  it('paints when asked to, unless it is told not to', async () => {
    expect((await gosuHere(['show', position, '--color'])).out).toContain('\u001b[');
    expect((await gosuHere(['show', position], { env: { NO_COLOR: '1' } })).out).not.toContain(
      '\u001b',
    );
  });
});

describe('apply', () => {
  it('prints the documented fields and events as data with their text', async () => {
    const after = await gosuJsonHere(['apply', position, 'spend 1']);
    expect(keys(after)).toEqual(['events', 'legal', 'position', 'question', 'result']);
    expectQuestion(after.question);
    expect(dig(after, 'question', 'seat')).toBe(1);
    const events = after.events as Json[];
    expect(events.map((event) => event.type)).toEqual(expect.arrayContaining(['spend', 'draw']));
    for (const event of events) expect(event.text).toEqual(expect.any(String));
    expect(dig(after, 'position', 'players', 0, 'tokens')).toEqual({
      hand: 1,
      spent: 1,
      locked: 2,
    });
  });

  it('can be fed back in the middle of an effect', async () => {
    const middle = await gosuJsonHere(['apply', position, 'play elle']);
    expect(dig(middle, 'question', 'source')).toBe('elle');
    const alone = JSON.stringify(middle.position);
    const next = await gosuJsonHere(['apply', '-', 'pick sati'], { stdin: alone });
    const whole = await gosuJsonHere(['apply', '-', 'pick sati'], {
      stdin: JSON.stringify(middle),
    });
    const atOnce = await gosuJsonHere(['apply', position, 'play elle', 'pick sati']);
    expect(next.position).toEqual(atOnce.position);
    expect(whole.position).toEqual(atOnce.position);
    expect(next.legal).toEqual(atOnce.legal);
  });

  it('refuses an answer in one line that names it, and prints nothing else', async () => {
    for (const answer of ['play sati', 'frobnicate', '', 'play \u001b[31m elle\n\n']) {
      const { code, out, err } = await gosuHere(['apply', position, 'spend 1', answer]);
      expect(code).toBe(1);
      expect(out).toBe('');
      expect(err).toMatch(/^gosu: answer 2, [^\n]+\n$/);
      expect(err).not.toContain('\u001b');
    }
  });

  it('tells the story in words without --json', async () => {
    const english = await gosuHere(['apply', position, 'spend 1']);
    expect(english.out).toContain('p0');
    const french = await gosuJsonHere(['apply', position, 'spend 1', '--lang', 'fr']);
    const inEnglish = await gosuJsonHere(['apply', position, 'spend 1']);
    expect(dig(french, 'events', 0, 'text')).not.toBe(dig(inEnglish, 'events', 0, 'text'));
    expect(french.legal).toEqual(inEnglish.legal);
  });
});

describe('GOSU Tactics', () => {
  const tactics = file('tactics.json', JSON.stringify(TACTICS_POSITION));

  it.each([2, 3, 4])('begins for %i by their number alone', async (players) => {
    const stdin = JSON.stringify({ game: 'gosu-tactics', players });
    const now = await gosuJsonHere(['show', '-'], { stdin });
    expect(dig(now, 'position', 'players')).toHaveLength(players);
    expect(now.question).toMatchObject({ seat: 0, kind: 'discard', source: null });
  });

  it('tells question and answers, and plays them', async () => {
    const now = await gosuJsonHere(['legal', tactics]);
    expectQuestion(now.question);
    expect(now.question).toMatchObject({ seat: 1, kind: 'action' });
    expect(now.legal).toEqual(
      expect.arrayContaining(['play lich', 'shift I2 gravedigger', 'pass']),
    );
    const after = await gosuJsonHere(['apply', tactics, 'play lich', 'pick ghoul']);
    expect(keys(after)).toEqual(['events', 'legal', 'position', 'question', 'result']);
    expect(dig(after, 'question', 'seat')).toBe(0);
    expect((after.events as Json[]).map(({ type }) => type)).toEqual(
      expect.arrayContaining(['play', 'power', 'take', 'turn']),
    );
    for (const event of after.events as Json[]) expect(event.text).toEqual(expect.any(String));
  });

  it('can be fed back in the middle of a power', async () => {
    const middle = await gosuJsonHere(['apply', tactics, 'play dynamo', 'do capture']);
    expect(dig(middle, 'question', 'source')).toBe('dynamo');
    const stdin = JSON.stringify(middle.position);
    const next = await gosuJsonHere(['apply', '-', 'target p0:II1'], { stdin });
    const atOnce = await gosuJsonHere([
      'apply',
      tactics,
      'play dynamo',
      'do capture',
      'target p0:II1',
    ]);
    expect(next.position).toEqual(atOnce.position);
  });

  it('refuses an answer in one line with the reason', async () => {
    const { code, out, err } = await gosuHere(['apply', tactics, 'play envoy']);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/^gosu: answer 1, "play envoy": [^\n]+\n$/);
  });

  it('draws all armies with their columns in line, and what is to be said of each player', async () => {
    const { out } = await gosuHere(['show', tactics]);
    const lines = out.split('\n');
    for (const line of lines) expect([...line].length).toBeLessThanOrEqual(80);
    const rows = lines.map((line) => /^(I{1,3}) /.exec(line)?.[1]).filter((row) => row);
    expect(rows).toEqual(['III', 'II', 'I', 'III', 'II', 'I', 'III', 'II', 'I']);
    const numbers = lines.find((line) => line.includes('1 ───'))!;
    const first = lines.find((line) => line.startsWith('I   Prescient X'))!;
    expect(first.indexOf('(Runner)')).toBe(numbers.indexOf('3 ───'));
    const own = lines.find((line) => line.startsWith('I   Revenant X'))!;
    expect(own.indexOf('Tinker')).toBe(numbers.indexOf('2 ───'));
    expect(out).toContain('p0 · points 1/3 · strength 7 (−5) · Advantage · 3 turns left');
    expect(out).toContain('p1 · points 2/3 · strength 12 (+5) · 3 turns left');
    expect(out).toContain('p2 · points 0/3 · strength 2 (−10) · passed');
    expect(out).toContain('goblins 4/15 · Darks 3/9 · hand 4');
    expect(out).toMatch(/Da »1z →↑ /);
    expect(out).toMatch(/imprisoned °/);
    expect(out).toContain('Hand of p2: inferno');
    expect(out).toContain('Discard pile (top last): scribe, ghoul, whisperer');
  });

  it('turns the table for any of its seats, and for no other', async () => {
    const { out } = await gosuHere(['show', tactics, '--seat', '2', '--lang', 'fr']);
    expect(out.indexOf('p0 ·')).toBeLessThan(out.indexOf('p1 ·'));
    expect(out.indexOf('p1 ·')).toBeLessThan(out.indexOf('p2 ·'));
    expect(out).toContain('puissance');
    const refused = await gosuHere(['show', tactics, '--seat', '3']);
    expect(refused.code).toBe(2);
    expect(refused.err).toContain('from 0 to 2');
  });
});
