/** Xi’an, level I: All in One, Dancing Dragon. */
import {
  captured,
  onBothSides,
  scenario,
  type Table,
  withBounty,
  withTokens,
} from '@testing/gosu-x/scenario.ts';
import { describe, expect, test } from 'vitest';
import { table } from './table.ts';

describe('all-in-one', () => {
  const clans = ['xian', 'justice', 'goan-sul'] as const;

  onBothSides('C14: beside it Troops of your three clans are free (X4.2)', (set) => {
    const hand = ['volantis', 'bombers', 'thousand-faces'];
    const s = set(table({ clans, hand, army: [['all-in-one']], deck: ['elle'] }));
    s.offers('play volantis', 'play bombers', 'play thousand-faces').play('play thousand-faces');
    s.turnOf('foe');
    expect(s.army('you')).toEqual([['all-in-one', 'thousand-faces'], [], []]);
    expect([s.hand('you'), s.discard('you')]).toEqual([['bombers', 'elle', 'volantis'], []]);
  });

  test('C14: it is itself free beside any Troop of your clans, and has no effect', () => {
    const s = scenario(table({ clans, hand: ['all-in-one', 'elle'], army: [['volantis']] }));
    s.play('play all-in-one').turnOf('foe');
    expect([s.army('you')[0], s.hand('you')]).toEqual([['volantis', 'all-in-one'], ['elle']]);
  });

  onBothSides('C14: it supports Heroes and Immortals of your three clans', (set) => {
    const hand = ['elle', 'alpha', 'nio', 'justice', 'goan-sul'];
    const s = set(table({ clans, hand, army: [['all-in-one', 'all-in-one'], ['quae']] }));
    s.offers('play elle', 'play alpha', 'play nio', 'play justice').withholds('play goan-sul');
  });

  test('X9.3: captured it has no clan and supports nothing', () => {
    const hand = ['volantis', 'elle'];
    const army = [['thousand-faces', captured('all-in-one')]];
    scenario(table({ clans, hand, army })).withholds('play volantis', 'play elle');
    const army2 = [['thousand-faces', 'all-in-one']];
    scenario(table({ clans, hand, army: army2 })).offers('play volantis', 'play elle');
  });

  test('C19: released it is of all clans again', () => {
    const army = [['thousand-faces', captured('all-in-one')]];
    const s = scenario(table({ clans, hand: ['pangu', 'elle'], army }));
    s.withholds('play elle').play('play pangu', 'do release').turnOf('foe').play('spend 1');
    s.turnOf('you').offers('play elle');
  });

  test('X4.2 (a): with nothing but a captured All in One a Troop is free', () => {
    const s = scenario(table({ clans, hand: ['atalanta'], army: [[captured('all-in-one')]] }));
    s.play('play atalanta').turnOf('foe');
    expect(s.army('you')[0]).toEqual(['(all-in-one)', 'atalanta']);
  });

  test('C14: the column it stands in counts 3 clans, not 4', () => {
    const deck = ['elle', 'sati', 'quae', 'alpha'];
    const army = [['all-in-one', 'thousand-faces']];
    const s = scenario(table({ clans, hand: ['valeen'], army, deck })).play('play valeen');
    s.turnOf('foe');
    expect(s.hand('you')).toEqual(['elle', 'quae', 'sati']);
    const face = [[captured('all-in-one'), 'thousand-faces']];
    const off = scenario(table({ clans, hand: ['valeen'], army: face, deck })).play('play valeen');
    expect(off.hand('you')).toEqual(['elle']);
  });

  onBothSides('X9.7: it is a Bounty card', (set) => {
    const s = set(
      table({ hand: ['lava-goddesses'], deck: ['alpha'] }, { army: [['all-in-one']] }),
    ).play('play lava-goddesses', 'target foe:I1', 'yes');
    s.turnOf('foe');
    expect(s.hand('you')).toEqual(['alpha']);
  });

  test('X5.1: it has no shift cost and no icon', () => {
    const hand = ['volantis', 'elle', 'quae', 'sati'];
    const s = scenario(table({ clans, hand, army: [['all-in-one']] }));
    s.withholds('shift I1 volantis', 'activate I1').refuses('shift I1 volantis', /./);
    const secret: Table = { tiles: ['abhilasha'] };
    const tile = { clans, hand: ['elle'], discard: ['volantis'], army: [['all-in-one']] };
    scenario(table(tile, {}, secret)).withholds('shift I1 volantis from discard');
  });
});

describe('dancing-dragon', () => {
  const hand = ['dancing-dragon'];
  const deck = ['pangu', 'nio', 'valeen', 'bhj-xian'];

  onBothSides('C6: copies a level I effect of either army as its own, with your X', (set) => {
    const tokens = { hand: 3, locked: 1 };
    const s = set(table({ hand, deck, tokens }, { army: [['muraena', 'arpia']] }));
    s.play('play dancing-dragon').asks('you', 'target');
    s.offersExactly('target foe:I1', 'target foe:I2').play('target foe:I1').turnOf('foe');
    expect(s.hand('you')).toEqual(['nio', 'pangu', 'valeen']);
    expect([s.hand('foe'), s.army('foe')]).toEqual([[], [['muraena', 'arpia'], [], []]]);
  });

  test('C6: only face-up level I cards that have an effect; never itself', () => {
    const s = scenario(
      table(
        {
          hand,
          deck,
          army: [['three-wishes', 'all-in-one', captured('thousand-faces')], ['dalisteer']],
        },
        {
          army: [
            ['atalanta', captured('volantis'), 'arrows-of-justice'],
            ['quae', 'elle'],
          ],
        },
      ),
    ).play('play dancing-dragon');
    s.offersExactly('target you:I1', 'target foe:I3');
  });

  test('C6: it must copy if it can, unasked if there is one card only', () => {
    const s = scenario(table({ hand, army: [['three-wishes'], ['nio']] }, { army: [['bombers']] }));
    s.play('play dancing-dragon', 'target foe:I1').asks('you', 'target');
    s.play('target you:II1').turnOf('foe');
    expect([s.discard('you'), s.discard('foe')]).toEqual([['nio'], ['bombers']]);
    const only = scenario(table({ hand }, { army: [['bombers'], ['alpha']] }));
    only.play('play dancing-dragon').turnOf('foe');
    expect([only.discard('you'), only.discard('foe')]).toEqual([['dancing-dragon'], ['alpha']]);
  });

  test('X4.9: with nothing to copy it does nothing', () => {
    const s = scenario(table({ hand }, { army: [['atalanta'], ['elle']] }));
    s.play('play dancing-dragon').turnOf('foe');
    expect(s.army('you')).toEqual([['dancing-dragon'], [], []]);
  });

  test('C6: "this column" is its own', () => {
    const army = [['thousand-faces'], ['elle'], ['goan-sul']];
    const s = scenario(table({ hand, deck, army })).play('play dancing-dragon').turnOf('foe');
    expect(s.hand('you')).toEqual(['pangu']);
    const under = [['thousand-faces', withTokens('lava-goddesses')], ['quae', 'alpha'], ['xian']];
    const two = scenario(table({ hand, deck, army: under }));
    two.play('shift I2 dancing-dragon').turnOf('foe');
    expect(two.hand('you')).toEqual(['nio', 'pangu']);
  });

  test('C6: "this row" and "another card" are seen from the copier', () => {
    const army = [['dark-cultists', 'three-wishes']];
    const s = scenario(table({ hand, deck, army }, { army: [['bombers']] }));
    s.play('play dancing-dragon').offersExactly('target you:I1', 'target you:I2', 'target foe:I1');
    s.play('target you:I1').asks('you', 'clan').play('clan xian').turnOf('foe');
    expect(s.hand('you')).toEqual(['bhj-xian', 'nio', 'pangu', 'valeen']);
  });

  onBothSides('C6: the Supremacy bonus is the copier’s', (set) => {
    const foe = { army: [['bombers', 'bombers', 'lava-goddesses']] };
    const copy = ['play dancing-dragon', 'target foe:I1'];
    const army = [['all-in-one', 'all-in-one']];
    const s = set(table({ hand, army, supremacy: 1 }, foe))
      .play(...copy)
      .asks('you', 'may');
    s.play('yes').turnOf('foe');
    expect(s.army('you')[0]).toEqual(['all-in-one']);
    expect(s.army('foe')[0]).toEqual(['bombers']);
    set(table({ hand, army }, { ...foe, supremacy: 1 }))
      .play(...copy)
      .turnOf('foe');
  });

  test('C6: keywords are not copied: no Echo, no Wonder token', () => {
    const echo = scenario(table({ hand, deck }, { army: [['obeezs']] })).play(
      'play dancing-dragon',
    );
    echo.play('discard nio').turnOf('foe');
    expect(echo.discard('you')).toEqual(['nio', 'pangu']);
    const wonder = scenario(table({ hand, deck }, { army: [['kno-bo']] }, { wonder: 'foe' }));
    wonder.play('play dancing-dragon').turnOf('foe');
    expect(wonder.wonder()).toBe('foe');
  });

  test('C6: two Dragons with nothing else: the chain cannot go on and does nothing', () => {
    const s = scenario(table({ hand, army: [['dancing-dragon']] })).play('play dancing-dragon');
    s.turnOf('foe');
    expect(s.army('you')[0]).toEqual(['dancing-dragon', 'dancing-dragon']);
  });

  test('C6: a chain never takes the same card twice, nor the copier', () => {
    const army = [['dancing-dragon', 'dark-cultists', 'three-wishes']];
    const s = scenario(table({ hand, deck, army })).play('play dancing-dragon');
    s.offersExactly('target you:I1', 'target you:I2', 'target you:I3').play('target you:I1');
    s.offersExactly('target you:I2', 'target you:I3').play('target you:I2', 'clan goan-sul');
    s.turnOf('foe');
    expect(s.discard('you')).toEqual(['pangu', 'nio', 'valeen', 'bhj-xian']);
  });

  test('C8: it may take the effect an Aat has from its mirror', () => {
    const s = scenario(
      table({ hand, deck, army: [['aat', 'all-in-one']] }, { army: [['muraena']] }),
    );
    s.play('play dancing-dragon').offersExactly('target you:I1', 'target foe:I1');
    s.play('target you:I1').turnOf('foe');
    expect(s.hand('you')).toEqual(['nio', 'pangu']);
    const plain = scenario(
      table({ hand, deck, army: [['aat', 'all-in-one']] }, { army: [['atalanta']] }),
    );
    expect(plain.play('play dancing-dragon').turnOf('foe').hand('you')).toEqual([]);
  });

  test('C13: a Phoenix (Immortal) has no effect to copy in any row', () => {
    const s = scenario(table({ hand }, { army: [['phoenix-immortal', 'boul-go']] }));
    s.play('play dancing-dragon').turnOf('foe');
  });

  test('X9.14, C17: a copied Timer gives the additional turn', () => {
    const s = scenario(table({ hand, deck }, { army: [['timer']] })).play('play dancing-dragon');
    s.turnOf('you').play('spend 1').turnOf('foe');
  });

  test('X9.7, C2: a copied capture draws for Bounty like any other', () => {
    const army = [['lava-goddesses', 'all-in-one']];
    const s = scenario(table({ hand, deck, army }, { army: [[withBounty('atalanta')]] }));
    s.play('play dancing-dragon', 'target foe:I1', 'yes').turnOf('foe');
    expect([s.hand('you'), s.army('foe')[0]]).toEqual([['pangu'], ['(atalanta)!']]);
  });

  test('it has no icon and shifts for 2', () => {
    const army = [['dancing-dragon']];
    const s = scenario(table({ hand: ['volantis', 'elle', 'quae'], army }));
    s.withholds('activate I1').offers('shift I1 volantis');
    scenario(table({ hand: ['volantis', 'elle'], army })).withholds('shift I1 volantis');
  });
});
