/**
 * The sentence of every question: there for each purpose, clean, in one language only, and naming the card that asks, the
 * card it is about and how many are left.
 */
import { LANGS, type Lang } from '@open-gosu/kernel';
import { playRandom } from '@testing/random-play.ts';
import { describe, expect, test } from 'vitest';
import { type AskKind, makeAsk, type Purpose } from '../../src/flow/procedure.ts';
import { gosuX } from '../../src/game.ts';
import { parse } from '../../src/notation/answers.ts';
import type { State } from '../../src/state/state.ts';
import { questionText } from '../../src/text/questions.ts';
import { QUESTIONS_EN } from '../../src/text/questions-en.ts';

const PURPOSES = Object.keys(QUESTIONS_EN) as Purpose[];

/** What every sentence a player reads must be. */
function expectClean(text: string, lang: Lang, what: string): void {
  expect(text, what).toMatch(/^(\p{Lu}|\d)/u);
  expect(text, what).toMatch(/[.?]$/);
  expect(text, what).not.toMatch(/undefined|null|NaN|\[object|\$\{/);
  expect(text, what).not.toMatch(/ {2}|\.\.| [.,]|[.,;:]\p{L}|\n/u);
  if (lang === 'fr') expect(text, what).not.toMatch(/'|[^\u00a0][;:!?»]|\bde [aeiouéè]/);
  else expect(text, what).not.toMatch(/[\u00a0’]/);
}

function position(you: object, foe: object = {}, more: object = {}): State {
  const players = [
    { clans: ['justice', 'galmi', 'xian'], ...you },
    { clans: ['abhilasha', 'goan-sul', 'tomorrow'], ...foe },
  ];
  const read = gosuX.readPosition({ game: 'gosu-x', tiles: [], players, ...more }, 'en');
  if (!read.ok) throw new Error(read.message);
  return read.value;
}

function play(s: State, ...answers: readonly string[]): State {
  for (const answer of answers) {
    const parsed = parse(s, answer, 'en');
    if (!parsed.ok) throw new Error(parsed.message);
    gosuX.apply(s, parsed.value);
  }
  return s;
}

const both = (s: State) => LANGS.map((lang) => gosuX.question(s, lang).text);

describe('every purpose', () => {
  test.each(PURPOSES)('%s has a sentence in both languages, with and without a card', (purpose) => {
    const s = position({ hand: ['elle'], army: [['volantis'], ['quae'], []] });
    const kind: AskKind = 'may';
    const card = s.players[0].rows[1][0] ?? -1;
    for (const facts of [{}, { source: card, subject: card, left: 2 }, { source: card, left: 1 }]) {
      const ask = { seat: 0 as const, ...makeAsk(kind, purpose, facts) };
      const [en, fr] = LANGS.map((lang) => questionText(s, ask, lang));
      expectClean(en ?? '', 'en', purpose);
      expectClean(fr ?? '', 'fr', purpose);
      expect(en).not.toBe(fr);
    }
  });

  test('random games ask in clean sentences that name the card asking', () => {
    for (let seed = 0; seed < 60; seed++) {
      const preset = ['final-en', 'prototype'][seed % 2];
      playRandom(gosuX, {
        seed,
        options: { preset },
        onDecision: (s) => {
          const [en = '', fr = ''] = both(s);
          const where = `${seed}: ${en} / ${fr}`;
          expectClean(en, 'en', where);
          expectClean(fr, 'fr', where);
          expect(en, where).not.toBe(fr);
          return undefined;
        },
      });
    }
  });
});

describe('sentences', () => {
  test('X4.8: a cost names the card and counts down', () => {
    const s = position({
      hand: ['petal-faeries', 'elle', 'sati', 'quae'],
      army: [['bun-to']],
    });
    play(s, 'play petal-faeries');
    expect(both(s)).toEqual([
      'Discard 2 cards to pay for Petal Faeries.',
      'Défaussez 2 cartes pour payer Les fées pétale.',
    ]);
    play(s, 'discard elle');
    expect(both(s)[0]).toBe('Discard 1 card to pay for Petal Faeries.');
  });

  test('X4.7: the Wonder token', () => {
    const hand = ['petal-faeries', 'elle', 'sati', 'quae'];
    const s = position({ hand, army: [['bun-to']] }, {}, { wonder: 0 });
    expect(both(play(s, 'play petal-faeries'))).toEqual([
      'Return the Wonder token to discard 1 card fewer for Petal Faeries (2 cards to discard)?',
      'Remettre le jeton Merveille sur le plateau pour défausser 1 carte de moins pour Les fées pétale (2 cartes à défausser)\u00a0?',
    ]);
  });

  test('X4.9: a "you may" says what would be done', () => {
    const s = position(
      {
        army: [
          ['petal-faeries', 'volantis'],
          ['sati', 'quae'],
          ['justice', 'bhj-justice'],
        ],
      },
      { hand: ['cylak'], army: [['red-circle', 'aat'], ['solok'], []] },
      { toPlay: 1 },
    );
    expect(both(play(s, 'play cylak'))).toEqual([
      'Cylak: capture an opposing level III card?',
      'Cylak\u00a0: capturer une carte adverse de niveau III\u00a0?',
    ]);
  });

  test('X7.4: the pass of Galmi is offered as a pass', () => {
    const tokens = { hand: 0, spent: 2, locked: 2 };
    const army = [['bun-to', 'volantis'], ['shard'], []];
    const s = position({ hand: ['galmi'], army, tokens });
    play(s, 'play galmi', 'target I2');
    expect(both(s)).toEqual(['Galmi: pass at once?', 'Galmi\u00a0: passer immédiatement\u00a0?']);
  });

  test('a repeated effect says so (Bombers with a Supremacy token)', () => {
    const s = position(
      { army: [['volantis', 'bun-to'], ['quae'], []] },
      { hand: ['bombers'], army: [['lava-goddesses', 'aat'], ['neo'], []], supremacy: 1 },
      { toPlay: 1, round: 2 },
    );
    const [en] = both(play(s, 'play bombers', 'target I3', 'target I2'));
    expect(en).toBe('Bombers: do this a second time (each player sacrifices a card)?');
  });

  test('C11: Force of will names the threatened card and the threat', () => {
    const s = position(
      { hand: ['pangu'], army: [['dancing-dragon']] },
      { hand: ['red-circle'], army: [['aat'], ['solok'], []] },
    );
    play(s, 'play pangu', 'do capture', 'target p1:II1');
    expect(gosuX.toAct(s)).toBe(1);
    expect(both(s)).toEqual([
      'Your Solok (II1) would be captured by Pangu: use a Force of will card to prevent it, or decline?',
      'Votre carte Solok (II1) serait capturée par Pangu\u00a0: utiliser une carte Force de Volonté pour l’empêcher, ou renoncer\u00a0?',
    ]);
  });

  test('C32: the level paid to Nitish is named', () => {
    const s = position(
      { hand: ['nitish', 'all-in-one'], clans: ['narashima', 'galmi', 'xian'] },
      { army: [['aat', 'obeezs'], ['solok'], []] },
    );
    play(s, 'play nitish', 'yes', 'do capture');
    expect(both(s)[0]).toBe('Nitish: capture a level I card.');
  });

  test('X7.2: the turns left are counted', () => {
    const s = position(
      { turnsLeft: 1 },
      { passed: true, tokens: { hand: 0, spent: 2, locked: 2 } },
    );
    expect(both(s)).toEqual([
      'Your turn, the last of the round: play a card, make a shift, use Activation tokens or pass.',
      'Votre tour, le dernier de la manche\u00a0: jouez une carte, faites une relève, utilisez des jetons d’activation ou passez.',
    ]);
  });
});
