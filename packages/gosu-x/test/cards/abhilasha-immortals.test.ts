/** Abhilasha, level III and the tile: Abhilasha, Byun Hyung Ja (Abhilasha). */
import { captured, onBothSides, type Side, scenario } from '@testing/gosu-x/scenario.ts';
import { describe, expect, test } from 'vitest';
import { tableOf } from './table.ts';

const table = tableOf({ clans: ['abhilasha', 'justice', 'tomorrow'] });

describe('abhilasha', () => {
  const ready = { army: [['red-circle'], ['solok']], hand: ['abhilasha'] };

  onBothSides('copies a card of your discard pile, then removes it', (set) => {
    const s = set(
      table(
        { ...ready, discard: ['sati', 'aat'], deck: ['elle', 'quae', 'nezha'] },
        { hand: ['nalin', 'navaj'] },
      ),
    );
    s.play('play abhilasha').turnOf('foe');
    expect([s.hand('you'), s.deck('you')]).toEqual([['elle', 'quae'], ['nezha']]);
    expect([s.discard('you'), s.removed('you')]).toEqual([['aat'], ['sati']]);
    expect(s.army('you')).toEqual([['red-circle'], ['solok'], ['abhilasha']]);
  });

  onBothSides('or of the opponent’s: the effect is yours, the card leaves their pile', (set) => {
    const s = set(
      table(
        { ...ready, deck: ['elle', 'quae'] },
        { army: [['nitish', 'navaj']], discard: ['niranjan', 'lava-goddesses'], hand: ['nalin'] },
      ),
    );
    s.play('play abhilasha').asks('you', 'pick');
    s.offersExactly('pick niranjan', 'pick lava-goddesses').play('pick niranjan').turnOf('foe');
    expect(s.army('foe')[0]).toEqual(['nitish']);
    expect([s.discard('foe'), s.removed('foe')]).toEqual([
      ['lava-goddesses', 'navaj'],
      ['niranjan'],
    ]);
    expect([s.removed('you'), s.army('you')[2]]).toEqual([[], ['abhilasha']]);
  });

  test('C6: only cards with an effect, of both piles; one must be chosen', () => {
    const s = scenario(
      table(
        {
          ...ready,
          discard: ['atalanta', 'aat', 'volantis', 'volantis', 'bhj-justice', 'justice'],
        },
        { discard: ['hemro', 'nalin'] },
      ),
    );
    s.play('play abhilasha').offersExactly('pick volantis', 'pick justice', 'pick nalin');
  });

  test('X4.9: no such card, nothing happens', () => {
    const s = scenario(table({ ...ready, discard: ['atalanta', 'aat'] }, { discard: ['hemro'] }));
    s.play('play abhilasha').turnOf('foe');
    expect([s.discard('you'), s.discard('foe')]).toEqual([['atalanta', 'aat'], ['hemro']]);
    expect([s.removed('you'), s.removed('foe')]).toEqual([[], []]);
  });

  test('of two copies one is removed', () => {
    const s = scenario(
      table(
        { ...ready, discard: ['volantis', 'volantis'] },
        { army: [['nitish', 'navaj', 'bombers']] },
      ),
    );
    s.play('play abhilasha').turnOf('foe');
    expect([s.discard('you'), s.removed('you')]).toEqual([['volantis'], ['volantis']]);
  });

  test('C27: a card that its own effect took from the pile is not removed', () => {
    const s = scenario(table({ ...ready, discard: ['ashes', 'atalanta'] }));
    s.play('play abhilasha', 'clan abhilasha', 'level II', 'pick ashes').turnOf('foe');
    expect([s.hand('you'), s.removed('you'), s.discard('you')]).toEqual([
      ['ashes'],
      [],
      ['atalanta'],
    ]);
  });

  test('C27: a card reshuffled on the way is not removed', () => {
    const s = scenario(table({ ...ready, discard: ['tomorrow'] })).play('play abhilasha');
    s.turnOf('foe');
    expect([s.hand('you'), s.discard('you'), s.removed('you')]).toEqual([['tomorrow'], [], []]);
  });

  test('C27: a card its own effect removed is removed once', () => {
    const s = scenario(table({ ...ready, discard: ['ez', 'aat'], deck: ['quae'] }));
    s.play('play abhilasha', 'yes').offersExactly('pick ez', 'pick aat').play('pick ez');
    s.turnOf('foe');
    expect([s.removed('you'), s.hand('you'), s.discard('you')]).toEqual([
      ['ez'],
      ['quae'],
      ['aat'],
    ]);
  });

  test('C24: copying Goan Sul she may destroy herself, and still removes him', () => {
    const s = scenario(table({ ...ready }, { army: [['nitish']], discard: ['goan-sul'] }));
    s.play('play abhilasha').asks('you', 'clan').play('clan abhilasha').turnOf('foe');
    expect(s.army('you')).toEqual([['red-circle'], ['solok'], []]);
    expect([s.discard('you'), s.removed('foe')]).toEqual([['abhilasha'], ['goan-sul']]);
  });

  test('C20: copying Nityananda gives the additional turn, from the discard pile too', () => {
    const you = {
      army: [['red-circle', 'aat'], ['solok']],
      hand: ['abhilasha'],
      discard: ['neye'],
    };
    const s = scenario(table(you, { discard: ['nityananda'] }));
    s.play('play abhilasha').turnOf('you');
    expect(s.removed('foe')).toEqual(['nityananda']);
    s.play('play neye from discard').turnOf('foe');
    expect(s.army('you')[1]).toEqual(['solok', 'neye']);
  });

  test('C6: copying Xi’an she copies a card in play, never herself', () => {
    const s = scenario(
      table(
        {
          army: [
            ['red-circle', 'volantis'],
            ['solok', 'sati'],
          ],
          hand: ['abhilasha'],
        },
        { army: [['nitish', captured('bombers')], ['niranjan']], discard: ['xian'] },
      ),
    );
    s.play('play abhilasha').asks('you', 'target');
    s.offersExactly(
      'target you:I2',
      'target you:II1',
      'target you:II2',
      'target foe:I1',
      'target foe:II1',
    );
    s.play('target foe:II1').asks('foe', 'target').play('target foe:II1').turnOf('foe');
    expect([s.army('foe')[1], s.discard('foe'), s.removed('foe')]).toEqual([
      [],
      ['niranjan'],
      ['xian'],
    ]);
  });

  test('C6, X11.6: "this card" is Abhilasha; captured by it, she still removes the card', () => {
    const s = scenario(table({ ...ready, discard: ['alpha-dead'], tokens: { hand: 1, spent: 1 } }));
    s.play('play abhilasha', 'take spent').turnOf('foe');
    expect(s.army('you')).toEqual([['red-circle'], ['solok'], ['(abhilasha)']]);
    expect([s.discard('you'), s.removed('you')]).toEqual([[], ['alpha-dead']]);
    expect(s.player('you')).toMatchObject({ tokens: 2, spent: 0 });
  });

  test('C6: a copied copier looks at her row and column', () => {
    const you = {
      army: [
        ['apostles-of-night', 'volantis'],
        ['solok', 'sati'],
      ],
      hand: ['abhilasha'],
      discard: ['dark-cultists'],
    };
    const s = scenario(table(you, { army: [['nitish']] })).play('play abhilasha');
    s.asks('you', 'target').offersExactly('target you:I1', 'target you:II1').play('target you:I1');
    s.asks('you', 'target').play('target foe:I1').turnOf('foe');
    expect([s.army('foe')[0], s.removed('you')]).toEqual([['(nitish)'], ['dark-cultists']]);
  });

  test('C6: X and Supremacy are the copier’s', () => {
    const s = scenario(
      table(
        {
          ...ready,
          supremacy: 1,
          tokens: { hand: 3, locked: 1 },
          deck: ['aat', 'elle', 'quae', 'sati'],
        },
        { discard: ['nakshatra'] },
      ),
    );
    s.play('play abhilasha')
      .asks('you', 'pick')
      .offersExactly('pick aat', 'pick elle', 'pick quae');
    s.play('pick quae').turnOf('foe');
    expect([s.hand('you'), s.deck('you')]).toEqual([['quae'], ['sati']]);
    expect(s.removed('foe')).toEqual(['nakshatra']);
  });

  test('X9.8: with Echo a second card; the first is gone', () => {
    const s = scenario(
      table(
        { ...ready, flipped: ['tomorrow'], discard: ['elle', 'sati'], deck: ['quae', 'nezha'] },
        { hand: ['nalin', 'navaj'] },
      ),
    );
    s.play('play abhilasha', 'pick elle', 'pick quae').asks('you', 'may').play('yes').turnOf('foe');
    expect([s.removed('you'), s.hand('you')]).toEqual([
      ['elle', 'sati'],
      ['nezha', 'quae'],
    ]);
  });

  test('X11.4, X4.5: a free Immortal needs Troop and Hero of the clan', () => {
    scenario(table(ready)).offers('play abhilasha');
    scenario(table({ ...ready, army: [['red-circle'], [captured('solok')]] })).withholds(
      'play abhilasha',
    );
    scenario(table({ ...ready, army: [['red-circle', 'aat'], ['neye']] })).withholds(
      'play abhilasha',
    );
  });

  test('X5.1: cannot be shifted', () => {
    const you = {
      army: [['red-circle'], ['solok'], ['abhilasha']],
      hand: ['justice', 'elle', 'sati'],
    };
    scenario(table({ ...you, discard: ['tomorrow'] })).withholds(
      'shift III1 justice',
      'shift III1 tomorrow from discard',
    );
  });
});

describe('abhilasha, ongoing: your cards that have a shift cost have Secret shift', () => {
  const army = [['atalanta', 'volantis'], ['elle', 'nezha'], ['abhilasha']];
  const you = { army, hand: ['justice', 'tomorrow', 'bhj-justice'], discard: ['aat', 'neye'] };

  onBothSides('a card without the keyword is shifted from the discard pile', (set) => {
    const s = set(table(you));
    s.offers(
      'shift I1 aat from discard',
      'shift I2 aat from discard',
      'shift II1 neye from discard',
    );
    s.withholds('shift II2 neye from discard', 'shift I1 neye from discard');
    s.play('shift I1 aat from discard', 'discard tomorrow').turnOf('foe');
    expect(s.army('you')[0]).toEqual(['aat', 'volantis']);
    expect(s.discard('you')).toEqual(['neye', 'tomorrow', 'atalanta']);
  });

  test('not the opponent’s cards', () => {
    const foe = { army: [['nitish']], hand: ['nalin', 'navaj'], discard: ['bombers'] };
    const s = scenario(table(you, foe, { toPlay: 'foe' }));
    s.offers('shift I1 navaj').withholds('shift I1 bombers from discard');
  });

  test('C19: off while captured, on again when released', () => {
    const down = [['atalanta', 'aat'], ['solok', 'nezha'], [captured('abhilasha')]];
    const s = scenario(
      table({
        army: [['atalanta', 'wiindz'], ['solok'], [captured('abhilasha')]],
        hand: ['justice', 'bhj-justice', 'tomorrow'],
        discard: ['aat'],
        deck: ['elle'],
      }),
    );
    s.withholds('shift I1 aat from discard');
    const t = scenario(
      table({ army: down, hand: ['wiindz', 'bhj-justice', 'tomorrow'], discard: ['volantis'] }),
    );
    t.withholds('shift I1 volantis from discard');
    // Wiindz below her column releases her.
    t.play('shift I1 wiindz', 'discard tomorrow').asks('you', 'may').play('no').turnOf('foe');
    expect(t.army('you')[2]).toEqual(['abhilasha']);
    t.play('spend 1').turnOf('you').withholds('shift I2 volantis');
    t.offers('shift I2 volantis from discard', 'shift I2 atalanta from discard');
  });
});

describe('the tile of Abhilasha', () => {
  test('each player’s cards that have a shift cost have Secret shift', () => {
    const s = scenario({
      you: {
        clans: ['justice', 'tomorrow', 'galmi'],
        army: [['atalanta'], ['nezha']],
        hand: ['sati', 'quae'],
        discard: ['aat', 'elle'],
      },
      foe: {
        clans: ['narashima', 'goan-sul', 'xian'],
        army: [['nitish']],
        hand: ['nalin'],
        discard: ['bombers'],
      },
      fill: false,
    });
    s.offers('shift I1 aat from discard').withholds(
      'shift II1 elle from discard',
      'shift II1 sati',
    );
    s.play('spend 1').turnOf('foe').offers('shift I1 bombers from discard');
  });
});

describe('bhj-abhilasha', () => {
  const army = [['red-circle', captured('aat')], ['solok'], ['bhj-abhilasha']];
  const THREE = [[captured('nitish'), captured('navaj'), 'bombers'], [captured('alpha')]];
  const TWO = [[captured('nitish'), 'navaj', 'bombers'], [captured('alpha')]];

  onBothSides('C15: with 3 captured opposing cards: a token, and they are released', (set) => {
    const s = set(table({ army }, { army: THREE, hand: ['nalin'] }))
      .play('spend 1')
      .turnOf('foe');
    expect(s.player('you')).toMatchObject({ tokens: 2, spent: 1, locked: 1 });
    expect(s.army('foe')).toEqual([['nitish', 'navaj', 'bombers'], ['alpha'], []]);
    expect(s.army('you')[0]).toEqual(['red-circle', '(aat)']);
    expect([s.hand('foe'), s.player('foe').locked]).toEqual([['nalin'], 2]);
  });

  test('2 are not enough, whatever is captured on your side; 4 count once', () => {
    const s = scenario(table({ army }, { army: TWO }))
      .play('spend 1')
      .turnOf('foe');
    expect([s.player('you').locked, s.army('foe')[1]]).toEqual([2, ['(alpha)']]);
    const four = [
      [captured('nitish'), captured('navaj'), captured('bombers')],
      [captured('alpha')],
    ];
    const t = scenario(table({ army }, { army: four }))
      .play('spend 1')
      .turnOf('foe');
    expect([t.player('you').locked, t.army('foe')[0]]).toEqual([1, ['nitish', 'navaj', 'bombers']]);
  });

  test('the third may be captured in this very turn', () => {
    const you = {
      army: [['red-circle'], ['elle'], ['bhj-abhilasha']],
      hand: ['apostles-of-night'],
    };
    const s = scenario(table(you, { army: TWO }));
    s.play('play apostles-of-night', 'do capture', 'target foe:I2').turnOf('foe');
    expect(s.player('you')).toMatchObject({ tokens: 3, locked: 1 });
    expect(s.army('foe')).toEqual([['nitish', 'navaj', 'bombers'], ['alpha'], []]);
  });

  test('not at the end of the opponent’s turn', () => {
    const s = scenario(table({ army }, { army: THREE }, { toPlay: 'foe' })).play('spend 1');
    s.turnOf('you');
    expect([s.player('you').locked, s.army('foe')[1]]).toEqual([2, ['(alpha)']]);
  });

  test('X3.2: at the end of a pass too', () => {
    const s = scenario(table({ army, tokens: { hand: 0, spent: 2 } }, { army: THREE }));
    s.play('pass').turnOf('foe');
    expect([s.player('you').locked, s.army('foe')[1]]).toEqual([1, ['alpha']]);
  });

  test('X6.6, X10.6: the fifth token wins at once, nothing is released', () => {
    const s = scenario(table({ army, tokens: { hand: 4, locked: 0 } }, { army: THREE }));
    s.play('spend 1').wins('you', 'tokens');
    expect(s.army('foe')).toEqual([['(nitish)', '(navaj)', 'bombers'], ['(alpha)'], []]);
  });

  test('X10.3: the release may give the opponent 15 face-up cards', () => {
    const full = [
      ['nitish', 'nitish', 'navaj', captured('nakshatra'), captured('bombers')],
      ['alpha', 'nalin', 'niranjan', 'hempo', captured('orgah')],
      ['xian', 'bhj-xian', 'narashima', 'bhj-narashima', 'bhj-goan-sul'],
    ];
    const s = scenario(table({ army }, { army: full }))
      .play('spend 1')
      .wins('foe', 'fifteen');
    expect(s.player('you').locked).toBe(1);
  });

  test('C19: off while captured', () => {
    const down = [['red-circle'], ['solok'], [captured('bhj-abhilasha')]];
    const s = scenario(table({ army: down }, { army: THREE }))
      .play('spend 1')
      .turnOf('foe');
    expect([s.player('you').locked, s.army('foe')[1]]).toEqual([2, ['(alpha)']]);
  });

  test('X9.7: it is a Bounty card', () => {
    const foe: Side = { army: [['bombers']], hand: ['alpha'], deck: ['nalin'], supremacy: 1 };
    const s = scenario(table({ army }, foe, { toPlay: 'foe' }));
    s.play('play alpha', 'target you:III1').asks('foe', 'may').play('yes').turnOf('you');
    expect([s.hand('foe'), s.army('you')[2]]).toEqual([['nalin'], ['(bhj-abhilasha)']]);
  });
});
