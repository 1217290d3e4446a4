/** Answers, costs, warnings and progress in words, from positions built for them. */
import { codeKind, LANGS } from '@open-gosu/kernel';
import { describe, expect, test } from 'vitest';
import { ANSWER } from '../../src/answers.ts';
import { FACE_DEFS } from '../../src/cards/index.ts';
import { COST_WORDS, costWords } from '../../src/text/costs.ts';
import { DEED_WORDS, deedText } from '../../src/text/deeds.ts';
import { differences } from '../../src/text/differences.ts';
import { tableNotes } from '../../src/text/notes.ts';
import { progressOf } from '../../src/text/progress.ts';
import { RULINGS, rulingsOf } from '../../src/text/rulings.ts';
import { waitingText } from '../../src/text/waiting.ts';
import { WARNING_WORDS, warningText } from '../../src/text/warnings.ts';
import { face, legalCodes, mutate, place, play, seat, table, target } from './table.ts';

const NAMES = ['Ada', 'Bob', 'Cleo'];
const deeds = (s: Parameters<typeof deedText>[0], lang: 'en' | 'fr' = 'en') =>
  legalCodes(s).map((code) => deedText(s, code, lang, NAMES));

describe('answers', () => {
  test('actions, targets by owner, players', () => {
    const s = table([
      { hand: ['incendiary', 'scribe', 'sage'], army: [['spark']] },
      { army: [['looter']] },
      { army: [['looter']] },
    ]);
    expect(deeds(s)).toEqual([
      'place Scribe',
      'place Incendiary',
      'mutate Spark (I1) into Scribe',
      'pass',
    ]);
    play(s, place('incendiary'));
    expect(deeds(s)).toEqual([
      'destroy Incendiary (II1, yours)',
      'destroy Looter (I1, Bob)',
      'destroy Looter (I1, Cleo)',
    ]);
    expect(deeds(s, 'fr')[1]).toBe('détruire Pillard (I1, Bob)');
  });

  test('between two players only one’s own goblins are marked', () => {
    const s = table([{ hand: ['incendiary', 'sage'], army: [['spark']] }, { army: [['spark']] }]);
    play(s, place('incendiary'));
    expect(deeds(s)).toEqual(['destroy Incendiary (II1, yours)', 'destroy Spark (I1)']);
  });

  test('who discards', () => {
    const s = table([{ hand: ['warlord', 'sage'], army: [['spark']] }, { hand: ['lich'] }]);
    play(s, place('warlord'));
    expect(deeds(s)).toEqual(['discard a card yourself', 'make Bob discard a card']);
    expect(warningText(s, seat(0), 'en')).toBe('You would discard a card yourself.');
    expect(warningText(s, seat(1), 'en')).toBeNull();
  });
});

test('T3.2, T3.6: costs with their reason', () => {
  const cost = (s: Parameters<typeof costWords>[0], code: number) => costWords(s, code, 'en');
  const hand = ['firebrand', 'scribe', 'sage', 'oracle'];
  expect(cost(table([{ hand }]), place('scribe'))?.why).toBe(
    'Free: the first goblin of an empty army.',
  );
  const s = table([{ hand, army: [['spark']] }]);
  expect(cost(s, place('firebrand'))).toEqual({
    cards: 0,
    why: 'Free: its clan (Fires) is face up in your level-1 row.',
  });
  expect(cost(s, place('scribe'))).toEqual({
    cards: 2,
    why: 'Discard 2 cards: its clan (Gobans) is not face up in your level-1 row.',
  });
  expect(cost(s, mutate('I1', 'scribe'))).toMatchObject({ cards: 1 });
  expect(legalCodes(s).some((code) => codeKind(code) === ANSWER.pass)).toBe(true);
});

test('T5.5: powers forced on one’s own goblins, or without a target', () => {
  const lone = table([{ hand: ['incendiary', 'sage'], army: [['spark']] }, {}]);
  expect(warningText(lone, place('incendiary'), 'en')).toBe(
    'The power will hit your own Incendiary.',
  );
  const two = table([{ hand: ['incendiary', 'sage'], army: [['spark', 'looter']] }, {}]);
  expect(warningText(two, place('incendiary'), 'fr')).toContain('vos propres gobelins');
  const dark = table([{ hand: ['lich', 'sage'], army: [['revenant']] }, {}]);
  expect(warningText(dark, place('lich'), 'en')).toBe('The power of Lich will have no target.');
  const facing = table([
    { hand: ['incendiary', 'sage'], army: [['spark']] },
    { army: [['spark']] },
  ]);
  expect(warningText(facing, place('incendiary'), 'en')).toBeNull();
  play(facing, place('incendiary'));
  expect(warningText(facing, target('p0:II1'), 'en')).toBe('This is your own goblin.');
});

test('progress, differences, notes and what others read', () => {
  const s = table([{ points: 2, army: [['spark', 'looter', '#scribe']] }, { hand: ['lich'] }], {
    extraOwed: 2,
  });
  expect(
    progressOf(s, 0, 'en').map(({ label, now, goal, isClose }) => [label, now, goal, isClose]),
  ).toEqual([
    ['Victory points', 2, 3, true],
    ['Goblins in the army', 3, 15, false],
    ['Face-up Fires', 2, 9, false],
  ]);
  expect(progressOf(s, 1, 'en')[2]?.label).toBe('Face-up goblins of one clan');
  expect(differences(face('spark'), 'en')).toEqual([]);
  expect(differences(face('spark') + 64, 'en')).toHaveLength(1);
  expect(tableNotes(s, 'en')).toEqual(['2 additional turns follow this one.']);
  expect(waitingText(s, 'Ada', 'en')).toBe("It is Ada's turn.");
});

test('rulings stand under goblins, in both languages with the same gaps elsewhere', () => {
  for (const { concerns } of RULINGS) expect(FACE_DEFS.some(concerns)).toBe(true);
  for (const lang of LANGS) {
    expect(rulingsOf(FACE_DEFS[face('inferno')]!, lang).map(({ rule }) => rule)).toEqual([
      'T5.5',
      'T5.6',
      'T6.9',
      'T6.12',
    ]);
  }
  const gaps = (text: string) => (text.match(/\{\w+/g) ?? []).sort();
  for (const words of [DEED_WORDS, COST_WORDS, WARNING_WORDS]) {
    for (const { en, fr } of Object.values(words)) expect(gaps(fr)).toEqual(gaps(en));
  }
});
