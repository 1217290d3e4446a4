/** Answers, costs, warnings and differences in words, from positions built for them, in both languages. */
import { LANGS, legalList } from '@open-gosu/kernel';
import { describe, expect, test } from 'vitest';
import { CARD_DEFS } from '../../src/cards/index.ts';
import { armyValue } from '../../src/flow/battle.ts';
import { battleParts } from '../../src/flow/battle-parts.ts';
import { gosuX } from '../../src/game.ts';
import { parse } from '../../src/notation/answers.ts';
import { PROGRAMS } from '../../src/ops/programs.ts';
import { cardAt } from '../../src/state/query.ts';
import type { State } from '../../src/state/state.ts';
import { bonusText } from '../../src/text/battle-words.ts';
import { COST_WORDS, costWords } from '../../src/text/costs.ts';
import { DEED_WORDS } from '../../src/text/deed-words.ts';
import { deedCard, deedKind, deedText } from '../../src/text/deeds.ts';
import { DIFFERENCE_WORDS, differences } from '../../src/text/differences.ts';
import { tableNotes } from '../../src/text/notes.ts';
import { progressOf } from '../../src/text/progress.ts';
import { waitingText } from '../../src/text/waiting.ts';
import { WARNING_WORDS, warningText } from '../../src/text/warnings.ts';

function position(you: object, foe: object = {}, more: object = {}): State {
  const players = [
    { clans: ['justice', 'galmi', 'goan-sul'], ...you },
    { clans: ['abhilasha', 'phoenix', 'tomorrow'], ...foe },
  ];
  const read = gosuX.readPosition({ game: 'gosu-x', tiles: [], players, ...more }, 'en');
  if (!read.ok) throw new Error(read.message);
  return read.value;
}

function code(s: State, answer: string): number {
  const parsed = parse(s, answer, 'en');
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.value;
}

function play(s: State, ...answers: readonly string[]): State {
  for (const answer of answers) gosuX.apply(s, code(s, answer));
  return s;
}

const NAMES = ['Ada', 'Bob'];
const deeds = (s: State, lang: 'en' | 'fr' = 'en') =>
  legalList(gosuX, s).map((one) => deedText(s, one, lang, NAMES));
const cost = (s: State, answer: string) => costWords(s, code(s, answer), 'en');
const warning = (s: State, answer: string) => warningText(s, code(s, answer), 'en');

describe('answers', () => {
  test('actions: verb and object, with the place where it matters', () => {
    const s = position({ hand: ['elle', 'volantis'], army: [['petal-faeries']] });
    expect(deeds(s)).toEqual([
      'play Volantis',
      'play Elle',
      'spend 1 Activation token to draw 1 card',
      'spend 2 Activation tokens to draw 3 cards',
    ]);
    expect(deeds(s, 'fr')[0]).toBe('jouer Volantis');
    const shift = position({ hand: ['volantis', 'elle', 'sati'], army: [['un-go']] });
    expect(deeds(shift)).toContain("shift Un'Go (I1) into Volantis");
    expect(deeds(shift, 'fr')).toContain('faire la relève d’Un’Go (I1) par Volantis');
  });

  test('targets say whose they are where it might be one’s own', () => {
    const s = position({ hand: ['lava-goddesses'] }, { army: [['aat', 'aat']] });
    play(s, 'play lava-goddesses');
    expect(deeds(s)).toEqual([
      'capture Lava Goddesses (I1, yours)',
      'capture Aat (I1)',
      'capture Aat (I2)',
    ]);
    expect(deeds(s, 'fr')[0]).toBe('capturer Déesses de lave (I1, à vous)');
  });

  test('the kind of thing says nothing of the card, the card nothing of the deed', () => {
    const told = (s: State, answer: string, lang: 'en' | 'fr' = 'en') => {
      const one = code(s, answer);
      return [deedKind(one, lang), deedCard(s, one, lang)];
    };
    const s = position({ hand: ['volantis', 'elle', 'sati'], army: [['un-go']] });
    expect(told(s, 'play volantis')).toEqual(['play a card', 'Volantis']);
    expect(told(s, 'shift I1 volantis', 'fr')).toEqual(['faire une relève', 'Volantis']);
    expect(told(s, 'spend 1')).toEqual(['spend Activation tokens', '']);
    expect(told(s, 'activate I1')).toEqual(['activate a card', "Un'Go (I1)"]);
    const target = play(
      position({ hand: ['lava-goddesses'] }, { army: [['aat']] }),
      'play lava-goddesses',
    );
    expect(told(target, 'target p1:I1')).toEqual(['choose a card', 'Aat (I1)']);
    expect(told(target, 'target p0:I1')[1]).toBe('Lava Goddesses (I1, yours)');
    const solok = play(
      position(
        { hand: ['solok'], army: [['red-circle']], clans: ['abhilasha', 'galmi', 'goan-sul'] },
        { army: [[{ card: 'aat', captured: true }]], clans: ['justice', 'phoenix', 'tomorrow'] },
      ),
      'play solok',
    );
    expect(told(solok, 'do release')).toEqual(['release a card', '']);
  });

  test('"you may" is said by what it does, and by not doing it', () => {
    const s = position({ hand: ['kno-bo'], army: [['bun-to', 'un-go']] });
    expect(deeds(play(s, 'play kno-bo'))).toEqual(['swap 2 cards', 'do not swap cards']);
    const echo = play(
      position({}, { hand: ['neo', 'aat'], army: [['obeezs']] }, { toPlay: 1 }),
      'play neo',
    );
    expect(deeds(echo).every((text) => text.startsWith('discard '))).toBe(true);
  });
});

test('every "you may" of a card has its own words', () => {
  const firsts = new Set(
    PROGRAMS.flatMap((program) =>
      program.flatMap((op) => (op.op === 'ask-may' ? [op.first.op] : [])),
    ),
  );
  expect([...firsts].sort()).toEqual(
    ['capture', 'chooseClan', 'passNow', 'payBounty', 'remove', 'sacrifice', 'swap'].sort(),
  );
});

describe('costs', () => {
  test('X4.2: the reason that decides', () => {
    const hand = ['volantis', 'elle', 'sati', 'quae'];
    expect(cost(position({ hand }), 'play volantis')).toEqual({
      cards: 0,
      why: 'Free: you have no face-up Troop.',
    });
    expect(cost(position({ hand, army: [['atalanta']] }), 'play volantis')?.why).toBe(
      'Free: it stands beside a Recruiter, Atalanta of the Great Shield.',
    );
    expect(cost(position({ hand, army: [['petal-faeries']] }), 'play volantis')?.why).toBe(
      'Free: you have a face-up Troop of its clan (Justice).',
    );
    expect(cost(position({ hand, army: [['un-go']] }), 'play volantis')).toEqual({
      cards: 2,
      why: 'Discard 2 cards: you have no face-up Troop of its clan (Justice).',
    });
    expect(cost(position({ hand, army: [['petal-faeries']] }), 'play elle')?.why).toBe(
      'Free: Heroes cost nothing.',
    );
  });

  test('X4.7: the Wonder token may save one, or must', () => {
    const wonder = { wonder: 0 };
    const rich = position({ hand: ['volantis', 'elle', 'sati'], army: [['un-go']] }, {}, wonder);
    expect(cost(rich, 'play volantis')).toMatchObject({ cards: 2 });
    expect(cost(rich, 'play volantis')?.why).toContain('can save 1');
    const poor = position({ hand: ['volantis', 'elle'], army: [['un-go']] }, {}, wonder);
    expect(cost(poor, 'play volantis')).toMatchObject({ cards: 1 });
    expect(cost(poor, 'play volantis')?.why).toContain('cannot pay without');
  });

  test('X5.2: a shift costs less for each token', () => {
    const army = [[{ card: 'un-go', tokens: 1 }]];
    const s = position({ hand: ['volantis', 'elle'], army, tokens: { hand: 1 } });
    expect(cost(s, 'shift I1 volantis')).toEqual({
      cards: 1,
      why: "Discard 1 card: the shift cost of Un'Go is 2, less 1 Activation token on it.",
    });
    expect(costWords(s, code(s, 'spend 1'), 'en')).toBeNull();
  });
});

describe('warnings', () => {
  test('C1: a mandatory effect that can only hit one’s own cards', () => {
    const army = [['lava-goddesses', 'demon-guardians']];
    const s = position({ hand: ['alpha'], army });
    expect(warning(s, 'play alpha')).toBe(
      'The effect is mandatory, and only your own cards can be captured.',
    );
    expect(warningText(s, code(s, 'play alpha'), 'fr')).toContain('vos propres cartes');
    const facing = position({ hand: ['alpha'], army }, { army: [['aat']] });
    expect(warning(facing, 'play alpha')).toBeNull();
    expect(warning(play(facing, 'play alpha'), 'target p0:I1')).toBe('This is your own card.');
    expect(warning(facing, 'target p1:I1')).toBeNull();
  });

  test('X4.9: an effect that does nothing, one that hits oneself, a sacrifice', () => {
    const kanTe = position({ hand: ['kan-te'], army: [['un-go']] });
    expect(warning(kanTe, 'play kan-te')).toBe('The effect of Kan Te will do nothing.');
    const lone = position({ hand: ['lava-goddesses'] });
    expect(warning(lone, 'play lava-goddesses')).toBe(
      'The effect will hit your own Lava Goddesses.',
    );
    expect(warning(position({ hand: ['un-go'] }), 'play un-go')).toBe(
      "The effect will hit your own Un'Go.",
    );
    const facing = position({ hand: ['un-go'] }, { army: [['aat']] });
    expect(warning(facing, 'play un-go')).toBeNull();
    const quae = position({ hand: ['quae'], army: [['volantis', 'petal-faeries']] });
    expect(warning(quae, 'play quae')).toMatch(
      /^You will have to sacrifice 3 cards\.|hit your own/,
    );
    expect(warning(position({ hand: ['elle'], army: [['volantis']] }), 'play elle')).toBeNull();
  });

  test('C1: an effect that is copied, and hits oneself', () => {
    const you = {
      clans: ['abhilasha', 'galmi', 'justice'],
      hand: ['dark-cultists', 'elle', 'sati', 'quae'],
      army: [['un-go']],
    };
    const foe = { clans: ['xian', 'phoenix', 'tomorrow'] };
    expect(warning(position(you, foe), 'play dark-cultists')).toBe(
      'The effect will hit your own Dark Cultists.',
    );
    const facing = position(you, { ...foe, army: [['aat']] });
    expect(warning(facing, 'play dark-cultists')).toBeNull();
  });
});

test('what is not as printed, and why', () => {
  const s = position(
    {
      army: [
        [
          { card: 'demon-guardians', tokens: 1 },
          { card: 'volantis', captured: true },
        ],
      ],
      tokens: { hand: 1 },
    },
    { army: [[{ card: 'aat', bounty: true }]] },
    { tiles: [] },
  );
  const told = (place: number) => differences(s, cardAt(s, place), 'en');
  expect(told(0)).toEqual([
    'Veteran with an Activation token: it counts double.',
    'Shift cost 1 instead of 2: 1 Activation token on it.',
  ]);
  expect(told(1)[0]).toMatch(/^Captured: it counts 0/);
  expect(told(15)).toContain('Bears the Bounty token.');
  expect(told(15)).toContain('Has the keywords, effects and icons of its mirror, Demon Guardians.');
});

test('X8.1: the parts of an army’s value add up to it, each with its source', () => {
  const s = position(
    {
      hand: ['elle'],
      army: [[{ card: 'demon-guardians', tokens: 1 }, 'un-go'], ['galmi-avatar']],
      tokens: { hand: 1 },
    },
    { hand: ['ashes', 'solok'], army: [[{ card: 'muraena' }]] },
    { tiles: ['narashima', 'xian'] },
  );
  const parts = battleParts(s, 0);
  expect([parts.rows, parts.total]).toEqual([[4, 3, 0], armyValue(s, 0)]);
  expect(parts.bonuses.map((bonus) => [bonusText(bonus, 'en'), bonus.amount])).toEqual([
    ['Veteran with a token: Demon Guardians (I1)', 2],
    ['doubled against a Bounty card: Galmi (Avatar) (II1)', 3],
  ]);
});

test('ways to win, notes and what others read', () => {
  const s = position({
    hand: ['elle'],
    army: [['volantis']],
    supremacy: 1,
    flipped: ['galmi', 'justice'],
  });
  const close = progressOf(s, 0, 'en').filter(({ isClose }) => isClose);
  expect(close.map(({ way }) => way)).toEqual(['supremacy', 'justice']);
  expect(progressOf(s, 1, 'fr').map(({ way }) => way)).toEqual(['supremacy', 'tokens', 'fifteen']);
  expect(waitingText(s, 'Ada', 'fr')).toBe('C’est à Ada de jouer.');
  const banned = position({}, {}, { bans: [{ card: 'ashes', seat: 1 }], extraTurn: 'now' });
  expect(tableNotes(banned, 'en', NAMES)).toEqual([
    'This is an additional turn.',
    'Forbidden to Bob: Ashes, neither played nor shifted in.',
  ]);
});

test('both languages have the same gaps', () => {
  const gaps = (text: string) => (text.match(/\{\w+/g) ?? []).sort();
  for (const words of [DEED_WORDS, COST_WORDS, DIFFERENCE_WORDS, WARNING_WORDS]) {
    for (const { en, fr } of Object.values(words)) expect(gaps(fr)).toEqual(gaps(en));
  }
  expect(LANGS.length).toBe(2);
  expect(CARD_DEFS.length).toBe(88);
});
