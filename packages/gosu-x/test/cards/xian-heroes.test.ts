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

describe('dalisteer', () => {
  const hand = ['dalisteer'];
  const deck = ['sati', 'hempo', 'nio', 'quae'];
  const troops = ['thousand-faces', 'atalanta', 'bombers'];

  onBothSides('draws 1 for each different clan in its row', (set) => {
    const s = set(table({ hand, deck, army: [troops, ['elle', 'alpha']] })).play('play dalisteer');
    s.turnOf('foe');
    expect([s.hand('you'), s.hand('foe')]).toEqual([['hempo', 'nio', 'sati'], []]);
    expect(s.army('you')[1]).toEqual(['elle', 'alpha', 'dalisteer']);
  });

  test('only its own row: not Troops, Immortals or the opponent’s row; a clan counts once', () => {
    const you = { hand, deck, army: [troops, ['valeen'], ['goan-sul']] };
    const s = scenario(table(you, { army: [['aat'], ['kaez']] })).play('play dalisteer');
    expect(s.turnOf('foe').hand('you')).toEqual(['sati']);
  });

  test('X9.3: a captured card has no clan; C14: Shennong has three', () => {
    const army = [troops, ['elle', captured('alpha')]];
    const s = scenario(table({ hand, deck, army })).play('play dalisteer').turnOf('foe');
    expect(s.hand('you')).toEqual(['hempo', 'sati']);
    const clans = ['xian', 'justice', 'goan-sul'] as const;
    const three = scenario(table({ clans, hand, deck, army: [troops, ['shennong', 'valeen']] }));
    expect(three.play('play dalisteer').hand('you')).toEqual(['hempo', 'nio', 'sati']);
  });

  onBothSides('X6.3: two icons, so two activations and no third', (set) => {
    const tokens = { hand: 3, locked: 1 };
    const s = set(table({ deck, tokens, army: [['thousand-faces'], ['dalisteer']] }));
    s.play('activate II1').turnOf('foe').play('spend 1').play('activate II1').turnOf('foe');
    s.play('spend 1').turnOf('you').withholds('activate II1');
    expect(s.army('you')[1]).toEqual(['dalisteer+2']);
    expect(s.hand('you')).toEqual(['hempo', 'sati']);
    expect(s.value('you')).toBe(5);
  });

  onBothSides('X5.5: Secret shift brings a Hero from the discard pile for 2', (set) => {
    const you = {
      hand: ['sati', 'nio'],
      discard: ['elle', 'volantis'],
      army: [['thousand-faces'], ['dalisteer']],
    };
    const s = set(table({ ...you, deck: ['quae'] }));
    s.offers('shift II1 elle from discard').withholds(
      'shift II1 volantis from discard',
      'shift II1 sati from discard',
      'shift II1 sati',
    );
    s.play('shift II1 elle from discard', 'discard nio').asks('you', 'pick');
    s.play('pick quae').turnOf('foe');
    expect(s.army('you')[1]).toEqual(['elle']);
    expect(s.discard('you')).toEqual(['volantis', 'nio', 'sati', 'dalisteer']);
  });

  test('X5.1, X5.5: captured it cannot be shifted; other cards have no Secret shift', () => {
    const you = { hand: ['sati', 'nio'], discard: ['elle'] };
    const army = [['thousand-faces'], [captured('dalisteer')]];
    scenario(table({ ...you, army })).withholds('shift II1 elle from discard');
    const plain = [['thousand-faces'], ['valeen']];
    scenario(table({ ...you, army: plain })).withholds('shift II1 elle from discard');
  });

  test('X5.2: each token takes 1 off the cost, and both are spent', () => {
    const army = [['thousand-faces'], [withTokens('dalisteer', 2)]];
    const s = scenario(table({ discard: ['nezha'], army }));
    s.play('shift II1 nezha from discard').turnOf('foe');
    expect(s.army('you')[1]).toEqual(['nezha']);
    expect(s.player('you')).toMatchObject({ tokens: 0, spent: 2 });
  });
});

describe('nio', () => {
  const hand = ['nio'];
  const deck = ['pangu', 'kaez', 'valeen', 'timer'];

  onBothSides('C6, C7: copies an adjacent card, then captures it; Echo does it again', (set) => {
    const army = [['thousand-faces', 'muraena'], ['genious']];
    const s = set(table({ hand, deck, army }, { army: [['bombers'], ['alpha']] })).play('play nio');
    s.asks('you', 'target').offersExactly('target you:I2', 'target you:II1').play('target you:I2');
    expect(s.hand('you')).toEqual(['kaez', 'pangu']);
    expect(s.army('you')).toEqual([['thousand-faces', '(muraena)'], ['genious', 'nio'], []]);
    s.asks('you', 'may').play('yes').asks('you', 'clan').play('clan xian').asks('foe', 'clan');
    s.play('clan goan-sul').turnOf('foe');
    expect(s.army('you')).toEqual([['thousand-faces', '(muraena)'], ['(genious)', 'nio'], []]);
    expect(s.hand('you')).toEqual(['kaez', 'pangu', 'timer', 'valeen']);
    expect(s.army('foe')).toEqual([['bombers'], ['alpha'], []]);
  });

  test('X9.8: Echo may be declined and is offered once', () => {
    const s = scenario(table({ hand, deck, army: [['thousand-faces']] })).play('play nio');
    expect(s.army('you')).toEqual([['(thousand-faces)'], ['nio'], []]);
    expect(s.hand('you')).toEqual(['pangu']);
    s.asks('you', 'may').play('no').turnOf('foe');
  });

  test('C7: left, right, below and above are adjacent; diagonals are not', () => {
    const army = [
      ['three-wishes', 'thousand-faces', 'arpia'],
      ['fenghuang', withTokens('dalisteer', 2), 'genious'],
      ['phoenix', 'xian'],
    ];
    const s = scenario(table({ hand, deck, army })).play('shift II2 nio');
    s.offersExactly('target you:I2', 'target you:II1', 'target you:II3', 'target you:III2');
  });

  test('C6: adjacent cards that are captured or have no effect cannot be copied', () => {
    const army = [['thousand-faces', captured('arpia')], ['phoenix-eliana']];
    const s = scenario(table({ hand, deck, army })).play('play nio');
    expect(s.army('you')).toEqual([['thousand-faces', '(arpia)'], ['phoenix-eliana', 'nio'], []]);
    expect(s.hand('you')).toEqual([]);
    s.asks('you', 'may').play('yes').turnOf('foe');
  });

  onBothSides('C27: Hempo copied destroys himself, and nothing is captured', (set) => {
    const army = [
      ['thousand-faces', 'volantis'],
      [withTokens('dalisteer', 2), 'hempo'],
    ];
    const s = set(table({ hand, army }, { army: [['aat']] })).play(
      'shift II1 nio',
      'target you:II2',
    );
    s.play('no').offersExactly('target you:II2', 'target foe:I1').play('target you:II2');
    s.asks('you', 'may').play('no').turnOf('foe');
    expect(s.army('you')).toEqual([['thousand-faces', 'volantis'], ['nio'], []]);
    expect(s.discard('you')).toEqual(['dalisteer', 'hempo']);
  });

  test('C27: the card is captured where it then stands', () => {
    const army = [['kno-bo', 'thousand-faces']];
    const s = scenario(table({ hand, deck: ['pangu'], army })).play('play nio', 'yes', 'no');
    s.turnOf('foe');
    expect(s.army('you')).toEqual([['thousand-faces', '(kno-bo)'], ['nio'], []]);
    expect(s.hand('you')).toEqual([]);
  });

  test('C27: an Ethereal card is copied but not captured', () => {
    const army = [
      ['thousand-faces', 'aat'],
      ['neye', withTokens('dalisteer', 2)],
      ['xian', 'tomorrow'],
    ];
    const rest: Table = { tiles: ['justice'] };
    const s = scenario(table({ hand, deck: ['pangu', 'neo'], army }, {}, rest));
    s.play('shift II2 nio').asks('you', 'may');
    expect(s.army('you')[2]).toEqual(['xian', 'tomorrow']);
    expect(s.hand('you')).toEqual(['pangu']);
    s.play('yes').turnOf('foe');
    expect(s.hand('you')).toEqual(['neo', 'pangu']);
  });

  test('X11.6: captured by its own copy it still captures, and has no Echo left', () => {
    const army = [['thousand-faces', 'atalanta'], ['alpha-dead']];
    const s = scenario(table({ hand, army })).play('play nio').turnOf('foe');
    expect(s.army('you')).toEqual([['thousand-faces', 'atalanta'], ['(alpha-dead)', '(nio)'], []]);
  });

  test('C11: an own Red Circle may save the adjacent card', () => {
    const army = [['thousand-faces', 'apostles-of-night']];
    const s = scenario(table({ hand: ['nio', 'red-circle'], army, deck: ['pangu'] }));
    s.play('play nio').asks('you', 'respond').play('use red-circle', 'no').turnOf('foe');
    expect(s.army('you')).toEqual([['thousand-faces', 'apostles-of-night'], ['nio'], []]);
    expect([s.hand('you'), s.discard('you')]).toEqual([['pangu'], ['red-circle']]);
  });

  test('X9.7: an own Bounty card captured draws nothing; X6.5: its tokens are spent', () => {
    const army = [[withTokens('thousand-faces')]];
    const s = scenario(table({ hand, deck, army })).play('play nio', 'no').turnOf('foe');
    expect(s.player('you')).toMatchObject({ tokens: 1, spent: 1 });
    const bounty = scenario(table({ hand, deck, army: [[withBounty('thousand-faces')]] }));
    bounty.play('play nio', 'no').turnOf('foe');
    expect([bounty.army('you')[0], bounty.hand('you')]).toEqual([['(thousand-faces)!'], ['pangu']]);
  });

  test('X9.8: beside a Sha’dow the sources of Echo do not add up', () => {
    const army = [['thousand-faces', 'aat'], ['shadow']];
    const s = scenario(table({ hand, army })).play('play nio', 'yes').turnOf('foe');
    expect(s.army('you')[1]).toEqual(['shadow', 'nio']);
  });

  test('X11.6: sacrificed by its own copy it still captures, and has no Echo left', () => {
    const army = [['bombers', 'thousand-faces']];
    const s = scenario(table({ hand, army })).play('play nio', 'target you:II1').turnOf('foe');
    expect(s.army('you')).toEqual([['(bombers)', 'thousand-faces'], [], []]);
    expect(s.discard('you')).toEqual(['nio']);
  });

  test('it has no icon and shifts for 3', () => {
    const army = [['thousand-faces'], ['nio']];
    const s = scenario(table({ hand: ['kaez', 'arpia', 'timer', 'pangu'], army }));
    s.withholds('activate II1').offers('shift II1 kaez');
    scenario(table({ hand: ['kaez', 'arpia', 'timer'], army })).withholds('shift II1 kaez');
  });
});

describe('pangu', () => {
  const hand = ['pangu'];
  const army = [['thousand-faces', 'three-wishes'], ['nio']];
  const foeArmy = [['volantis', captured('aat')], ['elle'], ['tomorrow']];

  onBothSides('captures any face-up card of level I or II', (set) => {
    const s = set(table({ hand, army }, { army: foeArmy })).play('play pangu');
    s.asks('you', 'verb').offersExactly('do capture', 'do destroy', 'do release');
    s.play('do capture').offersExactly(
      'target you:I1',
      'target you:I2',
      'target you:II1',
      'target you:II2',
      'target foe:I1',
      'target foe:II1',
    );
    s.play('target foe:II1').turnOf('foe');
    expect(s.army('foe')).toEqual([['volantis', '(aat)'], ['(elle)'], ['tomorrow']]);
    expect(s.army('you')).toEqual([['thousand-faces', 'three-wishes'], ['nio', 'pangu'], []]);
  });

  onBothSides('or destroys an OPEN one, captured or not', (set) => {
    const s = set(table({ hand, army }, { army: foeArmy })).play('play pangu', 'do destroy');
    s.offersExactly('target you:II2', 'target foe:I2').play('target foe:I2').turnOf('foe');
    expect(s.army('foe')).toEqual([['volantis'], ['elle'], ['tomorrow']]);
    expect(s.discard('foe')).toEqual(['aat']);
  });

  onBothSides('or releases one of either army; no effect triggers (X9.4)', (set) => {
    const mine = [['thousand-faces', captured('three-wishes')], ['nio']];
    const s = set(table({ hand, army: mine, deck: ['valeen'] }, { army: foeArmy }));
    s.play('play pangu', 'do release').offersExactly('target you:I2', 'target foe:I2');
    s.play('target you:I2').turnOf('foe');
    expect(s.army('you')).toEqual([['thousand-faces', 'three-wishes'], ['nio', 'pangu'], []]);
    expect([s.hand('you'), s.deck('you')[0]]).toEqual([[], 'valeen']);
  });

  test('only verbs that have a target are offered; level III is out of reach', () => {
    const foe = { army: [['aat'], ['neo'], [captured('tomorrow')]] };
    const s = scenario(table({ hand, army: [['thousand-faces']] }, foe)).play('play pangu');
    s.offersExactly('do capture', 'do destroy').play('do destroy').turnOf('foe');
    expect([s.army('you')[1], s.discard('you')]).toEqual([[], ['pangu']]);
  });

  test('X9.6: an Ethereal card is safe; captured it is Ethereal no more', () => {
    const foe = { army: [['aat'], ['shadow']] };
    const s = scenario(table({ hand, army: [['thousand-faces']] }, foe)).play('play pangu');
    s.play('do capture').offersExactly('target you:I1', 'target you:II1', 'target foe:I1');
    const face = { army: [['aat'], [captured('shadow')]] };
    const down = scenario(table({ hand, army: [['thousand-faces']] }, face)).play('play pangu');
    down.play('do destroy').offersExactly('target you:II1', 'target foe:II1');
  });

  test('C13: Phoenix (Immortal) captured in row III is level III; face up it is Ethereal', () => {
    const foe = { army: [['arpia'], ['kaez'], [captured('phoenix-immortal')]] };
    const s = scenario(table({ hand, army: [['thousand-faces']] }, foe)).play('play pangu');
    s.offersExactly('do capture', 'do destroy');
    const low = { army: [[captured('phoenix-immortal')]] };
    const one = scenario(table({ hand, army: [['thousand-faces']] }, low)).play('play pangu');
    one.offers('do release').play('do release').turnOf('foe');
    expect(one.army('foe')[0]).toEqual(['phoenix-immortal']);
  });

  test('X11.1: it may have to strike its own side, itself included', () => {
    const s = scenario(table({ hand, army: [['thousand-faces']] })).play('play pangu');
    s.play('do capture').offersExactly('target you:I1', 'target you:II1').play('target you:II1');
    s.turnOf('foe');
    expect(s.army('you')).toEqual([['thousand-faces'], ['(pangu)'], []]);
  });

  test('X10.3: releasing the 15th face-up card wins', () => {
    const five = ['thousand-faces', 'thousand-faces', 'three-wishes', 'three-wishes', 'arpia'];
    const you = {
      hand,
      army: [
        [captured('thousand-faces'), ...five.slice(1)],
        ['nio', withTokens('dalisteer', 2), 'valeen', 'shennong', 'kaez'],
        ['xian', 'bhj-xian', 'phoenix', 'bhj-phoenix', 'phoenix-immortal'],
      ],
    };
    scenario(table(you)).play('shift II2 pangu', 'do release').wins('you', 'fifteen');
  });

  test('X9.7: a Bounty card captured or destroyed may be drawn for, a released one not', () => {
    const you = { hand, army: [['thousand-faces']], deck: ['nio'] };
    const take = scenario(table(you, { army: [['spoil-seekers']] }));
    take.play('play pangu', 'do capture', 'target foe:I1', 'yes').turnOf('foe');
    expect(take.hand('you')).toEqual(['nio']);
    const free = scenario(table(you, { army: [[captured('spoil-seekers')]] }));
    free.play('play pangu', 'do release').turnOf('foe');
    expect([free.hand('you'), free.army('foe')[0]]).toEqual([[], ['spoil-seekers']]);
  });

  onBothSides('C12, X9.12: a Veteran without an icon: one token for nothing, value 6', (set) => {
    const s = set(table({ army: [['thousand-faces'], ['pangu']] }, { army: [['volantis']] }));
    s.play('activate II1').turnOf('foe').play('spend 1').turnOf('you').withholds('activate II1');
    expect(s.army('you')[1]).toEqual(['pangu+1']);
    expect(s.value('you')).toBe(8);
    expect(s.army('foe')[0]).toEqual(['volantis']);
  });

  test('X5.2: it shifts for 3, for 2 with its token', () => {
    const three = ['kaez', 'arpia', 'timer'];
    const plain = [['thousand-faces'], ['pangu']];
    scenario(table({ hand: three, army: plain })).withholds('shift II1 kaez');
    scenario(table({ hand: [...three, 'nio'], army: plain })).offers('shift II1 kaez');
    const paid = [['thousand-faces'], [withTokens('pangu')]];
    scenario(table({ hand: three, army: paid })).offers('shift II1 kaez');
  });
});

describe('shennong', () => {
  const clans = ['xian', 'justice', 'goan-sul'] as const;

  onBothSides('C14: it may be played on a Troop of any of your clans, without effect', (set) => {
    for (const troop of ['thousand-faces', 'volantis', 'bombers']) {
      const s = set(table({ clans, hand: ['shennong'], army: [[troop]] })).play('play shennong');
      s.turnOf('foe');
      expect(s.army('you')).toEqual([[troop], ['shennong'], []]);
    }
    set(table({ clans, hand: ['shennong'], army: [[captured('bombers')]] })).withholds(
      'play shennong',
    );
  });

  onBothSides('C14: as a Hero it supports Immortals of your clans, Troop permitting', (set) => {
    const hand = ['justice', 'goan-sul', 'bhj-xian'];
    const s = set(table({ clans, hand, army: [['volantis'], ['shennong']] }));
    s.offers('play justice').withholds('play goan-sul', 'play bhj-xian');
    const all = set(table({ clans, hand, army: [['all-in-one'], ['shennong']] }));
    all.offers('play justice', 'play goan-sul', 'play bhj-xian');
  });

  test('X4.4: it is a Hero and supports no Hero and no Troop', () => {
    const army = [['atalanta', 'volantis'], ['shennong']];
    scenario(table({ clans, hand: ['alpha', 'bombers'], army })).withholds(
      'play alpha',
      'play bombers',
    );
  });

  test('C19: captured it supports nothing, released it does again', () => {
    const you = {
      clans,
      hand: ['goan-sul', 'pangu'],
      army: [['bombers', 'three-wishes'], [captured('shennong')]],
    };
    const s = scenario(table(you)).withholds('play goan-sul');
    s.play('play pangu', 'do release').turnOf('foe').play('spend 1').turnOf('you');
    s.offers('play goan-sul');
  });

  onBothSides('X9.7: it is a Bounty card', (set) => {
    const you = { hand: ['alpha'], army: [['bombers']], deck: ['hempo'] };
    const s = set(table(you, { army: [['thousand-faces'], ['shennong']] })).play('play alpha');
    s.play('target foe:II1').asks('you', 'may').play('yes').turnOf('foe');
    expect([s.hand('you'), s.army('foe')[1]]).toEqual([['hempo'], ['(shennong)']]);
  });

  test('X5.1: it has no shift cost and no icon', () => {
    const army = [['thousand-faces'], ['shennong']];
    const s = scenario(table({ clans, hand: ['elle', 'quae', 'sati', 'nio'], army }));
    s.withholds('shift II1 elle', 'activate II1');
  });
});
