/** The text mode: everything there is to know by commands, in both languages, and never more than the viewer may know. */
import { describe, expect, test } from 'vitest';
import { answer } from '../../src/engine/answer.ts';
import type { Match } from '../../src/engine/match.ts';
import { playedOf } from '../../src/engine/play.ts';
import { COMMANDS } from '../../src/engine/tell-words.ts';
import { TABLES, tableName, watch } from './tables.ts';

function tell(match: Match, viewer: number, command: string, lang: 'en' | 'fr' = 'en'): string[] {
  const told = answer('tell', { match, viewer, lang, command });
  return told.ok ? [...told.value] : [`refused: ${told.message}`];
}

function half(match: Match): Match {
  return { ...match, answers: match.answers.slice(0, Math.floor(match.answers.length / 2)) };
}

describe.each(TABLES.map((table) => [tableName(table), table] as const))('%s', (_, table) => {
  const match = half(watch(table, 'tell', () => {}));
  const { kit, state } = playedOf(match);
  const seat = kit.game.toAct(state);

  test('every command answers, under each of its names', () => {
    for (const lang of ['en', 'fr'] as const) {
      for (const names of Object.values(COMMANDS)) {
        const [first = '', ...others] = names;
        const about = names.includes('read') ? ` ${kit.book('en').cards[0]?.id}` : '';
        const lines = tell(match, seat, first + about, lang);
        expect(lines.length).toBeGreaterThan(0);
        expect(lines.join('\n')).not.toMatch(/refused|[{}]|undefined|NaN/);
        for (const name of others) {
          expect(tell(match, seat, `  ${name.toUpperCase()}${about} `, lang)).toEqual(lines);
        }
      }
    }
  });

  test('moves are numbered as they are read, and match the scene', () => {
    const { prompt } = answer('scene', { match, viewer: seat, lang: 'en' });
    const [text, ...moves] = tell(match, seat, 'moves');
    expect(text).toBe(prompt?.text);
    moves.forEach((line, i) => {
      const { label, notation, code } = prompt!.answers[i]!;
      expect(line).toBe(`${i + 1}. ${label} (${notation})`);
      const read = answer('read', { match, viewer: seat, lang: 'en', text: String(i + 1) });
      expect(read).toEqual({ ok: true, value: code });
    });
    expect(moves.length).toBe(prompt?.answers.length);
  });

  test('armies by me, opp and number; hands of others only as far as known', () => {
    const { seats } = answer('scene', { match, viewer: 0, lang: 'en' });
    expect(tell(match, 0, 'army me')[0]).toBe(`Army of Ada, force ${seats[0]?.force}`);
    expect(tell(match, 0, 'army opp')).toEqual(tell(match, 0, 'army 2'));
    expect(tell(match, 0, 'armée adv', 'fr')[0]).toContain('Armée de Bob');
    expect(tell(match, 0, 'army 9')[0]).toContain('refused');
    expect(tell(match, 0, 'hand').slice(-1)[0]).toMatch(/^Hand of \S+: .*\d hidden cards?|none/);
    expect(tell(match, -1, 'hand')[0]).toContain('no seat');
  });
});

test('a card in full by its name, its French name or the start of one; others are refused', () => {
  const match = watch(TABLES[0]!, 'read', () => {});
  expect(tell(match, 0, 'read quae')[0]).toBe('Quae, Hero, Justice, value 3, shift 2');
  expect(tell(match, 0, 'read fées pétale')[0]).toContain('Petal Faeries');
  expect(tell(match, 0, 'lire petal', 'fr')[0]).toContain('Les fées pétale');
  expect(tell(match, 0, 'read quae').join('\n')).toContain('C3: The whole difference');
  expect(tell(match, 0, 'read')[0]).toContain('which card');
  expect(tell(match, 0, 'read zorro')[0]).toContain('no card');
  expect(tell(match, 0, 'read byun')[0]).toContain('may be');
  expect(tell(match, 0, 'dance')[0]).toContain('no command');
});
