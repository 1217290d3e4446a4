/**
 * The sentence of every question: there for each purpose, clean, in one language only, and naming the goblin that asks
 * and how many are left. A question is read by everybody, so it tells nothing of a hidden card.
 */
import { at, below, LANGS, makeRng, SPECTATOR } from '@open-gosu/kernel';
import { describe, expect, test } from 'vitest';
import { MULLIGAN, PASS } from '../../src/answers.ts';
import { apply, toAct } from '../../src/flow/engine.ts';
import { makeAsk, type Purpose } from '../../src/flow/procedure.ts';
import { pushRedraw } from '../../src/flow/redraw.ts';
import { setup } from '../../src/flow/setup.ts';
import { newState } from '../../src/state/state.ts';
import { questionText } from '../../src/text/questions.ts';
import { QUESTIONS_EN } from '../../src/text/questions-en.ts';
import { view } from '../../src/view/view.ts';
import {
  asked,
  discard,
  expectClean,
  face,
  legalCodes,
  mutate,
  numerals,
  order,
  pick,
  place,
  play,
  seat,
  table,
  target,
  verb,
} from './table.ts';

const PURPOSES = Object.keys(QUESTIONS_EN) as Purpose[];

function expectAsked([en = '', fr = '']: readonly string[], what: string): void {
  expectClean(en, 'en', what);
  expectClean(fr, 'fr', what);
  expect(numerals(fr), what).toEqual(numerals(en));
}

describe('every purpose', () => {
  test.each(PURPOSES)(
    '%s has a sentence in both languages, with and without a goblin',
    (purpose) => {
      const s = table([{ hand: ['sage'], army: [['prescient', 'scribe'], ['oracle']] }]);
      for (const facts of [{}, { source: face('oracle'), subject: 0, left: 2 }, { left: 1 }]) {
        const ask = { seat: 0, ...makeAsk('target', purpose, facts) };
        expectAsked(
          LANGS.map((lang) => questionText(s, ask, lang)),
          purpose,
        );
      }
    },
  );

  test('random games ask in clean sentences, and the same of everybody who looks', () => {
    for (let seed = 0; seed < 30; seed++) {
      const s = setup(seed, 2 + (seed % 3));
      const rng = makeRng(seed);
      while (toAct(s) >= 0) {
        const texts = asked(s);
        expectAsked(texts, `${seed}: ${texts.join(' / ')}`);
        expect(asked(view(s, SPECTATOR))).toEqual(texts);
        const codes = legalCodes(s);
        apply(s, at(codes, below(rng, codes.length)), undefined);
      }
    }
  });
});

describe('the turn', () => {
  const turn = (extra: object, rest = {}) => asked(table([{ hand: ['sage'], ...extra }], rest));

  test('T3: says what can be done', () => {
    expect(turn({})).toEqual([
      'Your turn: place a goblin, mutate one or pass.',
      'Votre tour\u00a0: posez un gobelin, faites-en muter un ou passez.',
    ]);
  });

  test('T3.8: the turns after the first pass are counted', () => {
    expect(turn({ turnsLeft: 3 })).toEqual([
      'Your turn (2 more this round): place a goblin, mutate one or pass.',
      'Votre tour (et encore 2 dans la manche)\u00a0: posez un gobelin, faites-en muter un ou passez.',
    ]);
    expect(turn({ turnsLeft: 1 })).toEqual([
      'Your turn, your last of the round: place a goblin, mutate one or pass.',
      'Votre tour, le dernier de la manche pour vous\u00a0: posez un gobelin, faites-en muter un ou passez.',
    ]);
  });

  test('T6.8: additional turns do not count among them', () => {
    expect(turn({}, { extraNow: true, extraOwed: 1 })).toEqual([
      'Your additional turn (1 more right after it): place a goblin, mutate one or pass.',
      'Votre tour supplémentaire (et encore 1 juste après)\u00a0: posez un gobelin, faites-en muter un ou passez.',
    ]);
    expect(turn({ turnsLeft: 2 }, { extraNow: true })[0]).toMatch(
      /^Your additional turn \(2 more this round\):/,
    );
    expect(turn({ turnsLeft: 0 }, { extraNow: true })[0]).toMatch(
      /^Your additional turn, your last of the round:/,
    );
  });
});

describe('costs and hands', () => {
  const hand = ['tracker', 'sage', 'oracle', 'envoy'];

  test('T3.2: placing names the goblin and counts down', () => {
    const s = table([{ hand, army: [['prescient']] }]);
    play(s, place('tracker'));
    expect(asked(s)).toEqual([
      'Discard 2 cards to place Tracker.',
      'Défaussez 2 cartes pour poser Pisteur.',
    ]);
    play(s, discard('sage'));
    expect(asked(s)[0]).toBe('Discard 1 card to place Tracker.');
  });

  test('T3.6: a mutation names both goblins', () => {
    const s = table([{ hand, army: [['prescient']] }]);
    expect(asked(play(s, mutate('I1', 'tracker')))).toEqual([
      'Discard 2 cards to mutate Prescient into Tracker.',
      'Défaussez 2 cartes pour faire muter Prescient en Pisteur.',
    ]);
  });

  test('T2.1: three of ten are discarded', () => {
    const s = setup('opening', 2);
    expect(asked(s)).toEqual([
      'Discard 3 cards to keep 7; nobody sees which before all have chosen.',
      'Défaussez 3 cartes pour en garder 7\u00a0; personne ne les voit avant que tous aient choisi.',
    ]);
  });

  test('T2.2: ten cards without a goblin of level 1', () => {
    const hand = ['sage', 'envoy', 'oracle', 'archivist', 'warden', 'lich', 'ghoul', 'reaper'];
    const s = newState(makeRng(1), 2);
    for (const p of s.players) p.hand = [...hand, 'inferno', 'cataclyst'].map(face);
    pushRedraw(s, 'opening');
    expect(asked(s)).toEqual([
      'You have no goblin of level 1: keep these 10 cards, or discard them all and draw as many?',
      'Vous n’avez aucun gobelin de niveau 1\u00a0: garder ces 10 cartes, ou les défausser toutes et en piocher autant\u00a0?',
    ]);
    expect(legalCodes(s)).toContain(MULLIGAN);
  });

  test('T4.4: a hand that can do nothing', () => {
    const hand = ['sage', 'oracle', 'envoy', 'lich', 'ghoul'];
    const s = table([{ hand }, { passed: true }]);
    play(s, PASS);
    expect(asked(s)).toEqual([
      'You can neither place nor mutate a goblin: keep this hand of 5 cards, or discard it and draw as many?',
      'Vous ne pouvez ni poser ni faire muter de gobelin\u00a0: garder cette main de 5 cartes, ou la défausser et piocher autant de cartes\u00a0?',
    ]);
  });
});

describe('powers', () => {
  const foe = { hand: ['sage', 'envoy'], army: [['scribe', 'herald'], ['oracle']] };

  test('T6.1: destruction, base and max', () => {
    const base = table([{ hand: ['incendiary'], army: [['spark']] }, foe]);
    expect(asked(play(base, place('incendiary')))).toEqual([
      'Incendiary: choose an OPEN goblin of level 1 or 2 to destroy.',
      'Incendiaire\u00a0: choisissez un gobelin LIBRE de niveau 1 ou 2 à détruire.',
    ]);
    const army = [
      ['firebrand', 'spark'],
      ['raider', 'warlord'],
    ];
    const max = table([{ hand: ['inferno'], army }, foe]);
    expect(asked(play(max, place('inferno')))).toEqual([
      'Inferno: choose the first of the 2 goblins to swap (the left one).',
      'Brasier\u00a0: choisissez le premier des 2 gobelins à intervertir (celui de gauche).',
    ]);
    play(max, target('p0:I1'));
    // Only one goblin is to its right: the second is not asked.
    expect(asked(max)).toEqual([
      'Inferno: choose an OPEN goblin of level 1, 2 or 3 to destroy.',
      'Brasier\u00a0: choisissez un gobelin LIBRE de niveau 1, 2 ou 3 à détruire.',
    ]);
  });

  test('T6.9: the second goblin of a swap names the first and its place', () => {
    const army = [['firebrand', 'spark', 'looter'], ['raider']];
    const s = table([{ hand: ['inferno'], army }, foe]);
    expect(asked(play(s, place('inferno'), target('p0:I1')))).toEqual([
      'Inferno: choose the goblin to swap with Firebrand (p0:I1), further right in the same row.',
      'Brasier\u00a0: choisissez le gobelin à intervertir avec Boutefeu (p0:I1), plus à droite dans la même ligne.',
    ]);
  });

  test('T6.2: prison, base and max', () => {
    const base = table([{ hand: ['shackler'] }, foe]);
    expect(asked(play(base, place('shackler')))).toEqual([
      'Shackler: choose a goblin of level 1 or 2 to imprison.',
      'Enchaîneur\u00a0: choisissez un gobelin de niveau 1 ou 2 à emprisonner.',
    ]);
    const army = [['#scribe', '#herald'], ['oracle']];
    const max = () => table([{ hand: ['dynamo'], army: [['tinker']] }, { army }]);
    expect(asked(play(max(), place('dynamo')))).toEqual([
      'Dynamo: imprison a goblin, or release one?',
      'Dynamo\u00a0: emprisonner un gobelin, ou en libérer un\u00a0?',
    ]);
    expect(asked(play(max(), place('dynamo'), verb(0)))[0]).toBe(
      'Dynamo: choose a goblin of level 1, 2 or 3 to imprison.',
    );
    expect(asked(play(max(), place('dynamo'), verb(1)))).toEqual([
      'Dynamo: choose an imprisoned goblin to release.',
      'Dynamo\u00a0: choisissez un gobelin emprisonné à libérer.',
    ]);
  });

  test('T6.3: who discards, and how many', () => {
    const base = table([{ hand: ['ghoul', 'lich'], army: [['revenant']] }, foe]);
    expect(asked(play(base, place('ghoul')))).toEqual([
      'Ghoul: choose the player who discards a card.',
      'Goule\u00a0: choisissez le joueur qui défausse une carte.',
    ]);
    expect(asked(play(base, seat(1)))).toEqual([
      'Ghoul: discard 1 card.',
      'Goule\u00a0: défaussez 1 carte.',
    ]);
  });

  test('T6.5: how many revealed cards are kept', () => {
    const deck = ['spark', 'looter', 'raider', 'warlord', 'inferno'];
    const s = table([{ hand: ['sage'], army: [['prescient']] }], { deck });
    expect(asked(play(s, place('sage')))).toEqual([
      'Sage: keep 2 of the revealed cards; the others are discarded.',
      'Sage\u00a0: gardez 2 cartes parmi les cartes révélées\u00a0; les autres sont défaussées.',
    ]);
    expect(asked(play(s, pick('spark')))[0]).toMatch(/keep 1 of/);
  });

  test('T6.6: the clan of the goblin, or any', () => {
    const rest = { discard: ['lich', 'ghoul', 'spark'] };
    const army = [['gravedigger']];
    const base = table([{ hand: ['scribe', 'sage', 'envoy'], army }], rest);
    expect(asked(play(base, mutate('I1', 'scribe'), discard('sage')))).toEqual([
      'Gravedigger: take a card of the Darks clan from the discard pile.',
      'Fossoyeur\u00a0: prenez dans la défausse une carte du clan des Darks.',
    ]);
    const high = { hand: ['bone-lord'], army: [['gravedigger'], ['reaper']] };
    const max = table([high], { discard: ['ghoul', 'spark'] });
    expect(asked(play(max, place('bone-lord')))).toEqual([
      'Bone Lord: take a card of any clan from the discard pile.',
      'Seigneur des os\u00a0: prenez dans la défausse une carte de n’importe quel clan.',
    ]);
  });

  test('T5.4: several links', () => {
    const army = [['tracker-x', 'tracker-x'], ['ranger']];
    const s = table([{ hand: ['huntmaster'], army }], { deck: ['sage', 'spark'] });
    play(s, place('huntmaster'));
    expect(asked(s)).toEqual([
      '2 links are to be resolved: choose which one comes next.',
      '2 liens sont à résoudre\u00a0: choisissez le suivant.',
    ]);
    expect(legalCodes(s)).toEqual([order('p0:I2'), order('p0:II1')]);
  });
});
