import {
  captured,
  onBothSides,
  scenario,
  type Table,
  withTokens,
} from '@testing/gosu-x/scenario.ts';
import { describe, expect, test } from 'vitest';
import { table } from './table.ts';

describe('valeen', () => {
  const hand = ['valeen'];
  const deck = ['pangu', 'shennong', 'bhj-xian'];
  const army = [['thousand-faces']];

  onBothSides('C6: copies a level I or II effect of either army as your own', (set) => {
    const foe = { army: [['volantis'], ['tourach'], ['justice']], hand: ['elle', 'quae'] };
    const s = set(table({ hand, deck, army }, foe)).play('play valeen').asks('you', 'target');
    s.offersExactly('target you:I1', 'target foe:I1', 'target foe:II1').play('target foe:II1');
    s.asks('foe', 'discard').play('discard elle').turnOf('foe');
    expect([s.hand('foe'), s.discard('foe')]).toEqual([[], ['elle', 'quae']]);
    expect(s.army('foe')).toEqual([['volantis'], ['tourach'], ['justice']]);
    expect(s.army('you')).toEqual([['thousand-faces'], ['valeen'], []]);
  });

  onBothSides('X9.13: Wondrous takes the Wonder token from board or opponent', (set) => {
    for (const rest of [{}, { wonder: 'foe' }] as const) {
      const s = set(table({ hand, deck, army }, {}, rest))
        .play('play valeen')
        .turnOf('foe');
      expect(s.wonder()).toBe('you');
      expect(s.hand('you')).toEqual(['pangu']);
    }
  });

  test('X4.8: the token is taken before the effect', () => {
    const foe = { army: [['arpia'], ['genious']] };
    const s = scenario(table({ hand, army }, foe, { wonder: 'foe' })).play('play valeen');
    s.asks('you', 'target');
    expect(s.wonder()).toBe('you');
  });

  test('C6: not itself, no captured card, none without effect', () => {
    const you = {
      hand,
      army: [['all-in-one', captured('three-wishes'), 'thousand-faces'], ['shennong']],
    };
    const foe = {
      army: [
        ['atalanta', 'volantis'],
        [captured('elle'), 'nezha'],
      ],
    };
    const s = scenario(table(you, foe)).play('play valeen');
    s.offersExactly('target you:I3', 'target foe:I2');
  });

  test('X4.9: with nothing to copy it does nothing', () => {
    const s = scenario(table({ hand, army: [['all-in-one']] }, { army: [['atalanta']] }));
    s.play('play valeen').turnOf('foe');
    expect(s.army('you')).toEqual([['all-in-one'], ['valeen'], []]);
  });

  test('C6: "this row" and "this column" are Valeen’s', () => {
    const troops = ['thousand-faces', 'atalanta', 'bombers'];
    const row = [troops, ['dalisteer', 'alpha']];
    const s = scenario(table({ hand, deck, army: row })).play('play valeen', 'target you:II1');
    expect(s.turnOf('foe').hand('you')).toEqual(['pangu', 'shennong']);
    const column = [['thousand-faces', 'atalanta'], ['dalisteer']];
    const t = scenario(table({ hand, deck, army: column })).play('play valeen', 'target you:I1');
    expect(t.turnOf('foe').hand('you')).toEqual(['pangu', 'shennong']);
  });

  test('C6, C27: a copied Nio copies and captures a card adjacent to Valeen, no Echo', () => {
    const side = [['three-wishes', 'thousand-faces'], ['nio']];
    const s = scenario(table({ hand, deck, army: side })).play('play valeen', 'target you:II1');
    s.turnOf('foe');
    expect(s.army('you')).toEqual([['three-wishes', '(thousand-faces)'], ['nio', 'valeen'], []]);
    expect(s.hand('you')).toEqual(['pangu']);
  });

  test('C6: "this card" is Valeen: Alpha (dead) captures the copier', () => {
    const side = [['thousand-faces', 'red-circle'], ['alpha-dead']];
    const you = { hand, deck, army: side, tokens: { hand: 0, spent: 2 } };
    const s = scenario(table(you)).play('play valeen', 'target you:II1');
    s.play('take spent', 'done').turnOf('foe');
    expect(s.army('you')[1]).toEqual(['alpha-dead', '(valeen)']);
    expect(s.player('you')).toMatchObject({ tokens: 1, spent: 1 });
  });

  test('C6: a chain goes on through copiers but never back', () => {
    const side = [['dancing-dragon', 'three-wishes'], ['nio']];
    const s = scenario(table({ hand, deck, army: side })).play('play valeen');
    s.offersExactly('target you:I1', 'target you:I2', 'target you:II1').play('target you:I1');
    s.asks('you', 'clan').play('clan xian').turnOf('foe');
    const twice = scenario(table({ hand, deck, army: [['dancing-dragon', 'dancing-dragon']] }));
    twice.play('play valeen', 'target you:I2').turnOf('foe');
    expect(twice.hand('you')).toEqual([]);
  });

  test('C6: the X of a copied effect is yours', () => {
    const foe = { army: [['muraena']], tokens: { hand: 4, locked: 0 } };
    const s = scenario(table({ hand, deck, army }, foe)).play('play valeen', 'target foe:I1');
    expect(s.turnOf('foe').hand('you')).toEqual(['pangu', 'shennong']);
  });

  test('X11.1: a mandatory copy may hurt its own side', () => {
    const s = scenario(table({ hand, army: [['all-in-one']] }, { army: [['bombers']] }));
    s.play('play valeen').turnOf('foe');
    expect([s.army('you'), s.army('foe')]).toEqual([
      [['all-in-one'], [], []],
      [[], [], []],
    ]);
    expect([s.discard('you'), s.discard('foe')]).toEqual([['valeen'], ['bombers']]);
  });

  test('C12: it has no icon and is no Veteran; it shifts for 2', () => {
    const side = [['thousand-faces'], ['valeen']];
    const s = scenario(table({ hand: ['nio', 'elle', 'quae'], army: side }));
    s.withholds('activate II1').offers('shift II1 nio');
    scenario(table({ hand: ['nio', 'elle'], army: side })).withholds('shift II1 nio');
  });

  test('X4.7: the Wonder token it brought may pay for a later shift', () => {
    const side = [['thousand-faces'], ['valeen']];
    const rest: Table = { wonder: 'you' };
    const s = scenario(table({ hand: ['pangu', 'elle'], army: side }, {}, rest));
    s.play('shift II1 pangu').asks('you', 'verb');
    expect([s.wonder(), s.discard('you')]).toEqual([null, ['elle', 'valeen']]);
    const choice = scenario(table({ hand: ['pangu', 'elle', 'quae'], army: side }, {}, rest));
    choice.play('shift II1 pangu').offersExactly('wonder', 'no wonder');
  });

  test('X5.7: shifted in, Wondrous and the copy happen too', () => {
    const side = [['thousand-faces'], [withTokens('dalisteer', 2)]];
    const s = scenario(table({ hand, deck, army: side }, {}, { wonder: 'foe' }));
    s.play('shift II1 valeen').turnOf('foe');
    expect([s.wonder(), s.hand('you')]).toEqual(['you', ['pangu']]);
  });
});
