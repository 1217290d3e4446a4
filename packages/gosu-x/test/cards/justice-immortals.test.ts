/** Justice, level III and the tile: Justice, Byun Hyung Ja (Justice). */
import {
  captured,
  onBothSides,
  type Side,
  scenario,
  type Table,
} from '@testing/gosu-x/scenario.ts';
import { describe, expect, test } from 'vitest';
import { CLANS, type ClanId } from '../../src/cards/words.ts';
import { tableOf } from './table.ts';

const table = (clans: readonly ClanId[], ...sides: Parameters<ReturnType<typeof tableOf>>) =>
  tableOf({ clans })(...sides);

const tiles = (...clans: ClanId[]) => clans.reduce((mask, c) => mask | (1 << CLANS.indexOf(c)), 0);

describe('justice', () => {
  const ready = { army: [['volantis'], ['elle']], hand: ['justice'] };
  /** The tiles of Galmi and Phoenix are active: no Echo by Tomorrow's. */
  const set = (you: Side, foe: Side = {}) =>
    table(['justice', 'abhilasha', 'tomorrow'], { ...ready, ...you }, foe);

  onBothSides('C22: turns one of your own tiles, which binds both players', (sit) => {
    const s = sit(
      set({}, { army: [['nitish']], hand: ['bombers', 'navaj'], discard: ['nakshatra'] }),
    );
    s.play('play justice').asks('you', 'tile');
    s.offersExactly('tile justice', 'tile abhilasha', 'tile tomorrow').play('tile abhilasha');
    s.turnOf('foe').goesOn();
    expect([s.player('you').flipped, s.player('foe').flipped]).toEqual([tiles('abhilasha'), 0]);
    expect(s.state.tiles).toBe(tiles('abhilasha', 'galmi', 'phoenix'));
    expect(s.army('you')).toEqual([['volantis'], ['elle'], ['justice']]);
    s.offers('shift I1 nakshatra from discard');
  });

  test('X11.7: Narashima’s limit binds at the end of this very turn', () => {
    const hand = ['justice', 'sati', 'quae', 'nezha', 'tourach', 'atalanta', 'nitish'];
    const s = scenario({
      you: { clans: ['justice', 'narashima', 'tomorrow'], army: ready.army, hand },
      foe: { clans: ['abhilasha', 'goan-sul', 'xian'] },
      fill: false,
    });
    s.play('play justice', 'tile narashima').asks('you', 'discard').play('discard sati');
    s.turnOf('foe');
    expect([s.hand('you').length, s.discard('you')]).toEqual([5, ['sati']]);
  });

  test('X9.8: turning Tomorrow’s tile gives her no Echo, an active one does', () => {
    const s = scenario(set({})).play('play justice', 'tile tomorrow').turnOf('foe');
    expect(s.player('you').flipped).toBe(tiles('tomorrow'));
    const t = scenario(set({ flipped: ['tomorrow'] }));
    t.play('play justice').offersExactly('tile justice', 'tile abhilasha').play('tile justice');
    t.asks('you', 'may').offersExactly('yes', 'no').play('yes').turnOf('foe').goesOn();
    expect(t.player('you').flipped).toBe(tiles('tomorrow', 'justice', 'abhilasha'));
  });

  onBothSides('X10.5: the third tile with a Supremacy token wins at once', (sit) => {
    const s = sit(set({ flipped: ['justice', 'abhilasha'], supremacy: 1 })).play('play justice');
    s.wins('you', 'justice');
  });

  test('X10.5: the Echo may turn the third', () => {
    const s = scenario(set({ flipped: ['tomorrow'], supremacy: 1 }));
    s.play('play justice', 'tile justice').goesOn().play('yes').wins('you', 'justice');
  });

  test('X10.5: not without a Supremacy token of yours, and not with the second tile', () => {
    const s = scenario(set({ flipped: ['justice', 'abhilasha'] }, { supremacy: 1 }));
    s.play('play justice').turnOf('foe').goesOn();
    expect(s.player('you').flipped).toBe(tiles('justice', 'abhilasha', 'tomorrow'));
    const t = scenario(set({ flipped: ['justice'], supremacy: 1 }));
    t.play('play justice').offersExactly('tile abhilasha', 'tile tomorrow').play('tile abhilasha');
    t.turnOf('foe').goesOn();
  });

  test('C22: with all three turned nothing happens and nothing is checked', () => {
    const flipped = ['justice', 'abhilasha', 'galmi'] as const;
    const s = scenario(table(flipped, { ...ready, flipped, supremacy: 1 }, {}));
    // Tomorrow's tile is active here: her Echo is offered, and does nothing either.
    s.play('play justice').asks('you', 'may').play('yes').turnOf('foe').goesOn();
  });

  test('X4.5: needs a face-up Troop and a face-up Hero of her clan', () => {
    scenario(set({})).offers('play justice');
    for (const army of [
      [['volantis'], [captured('elle')]],
      [[captured('volantis')], ['elle']],
      [['volantis', 'aat'], ['neye']],
      [['volantis']],
    ]) {
      scenario(set({ army })).withholds('play justice');
    }
  });

  test('X5.1: cannot be shifted', () => {
    const hand = ['abhilasha', 'tomorrow', 'sati', 'quae', 'nezha', 'aat'];
    const s = scenario(set({ army: [['volantis'], ['elle'], ['justice']], hand }));
    s.withholds('shift III1 abhilasha', 'shift III1 tomorrow');
  });

  test('C22: a copy from a discard pile turns a tile of the copier', () => {
    const you = { army: [['red-circle'], ['solok']], hand: ['abhilasha'], discard: ['justice'] };
    const s = scenario(set(you)).play('play abhilasha').asks('you', 'tile');
    s.play('tile justice').turnOf('foe');
    expect(s.player('you').flipped).toBe(tiles('justice'));
    expect([s.discard('you'), s.removed('you')]).toEqual([[], ['justice']]);
  });

  test('C22, X10.6: a copy may win, and then nothing more happens', () => {
    const s = scenario(
      set({
        army: [['red-circle'], ['solok']],
        hand: ['abhilasha'],
        discard: ['justice'],
        flipped: ['justice', 'tomorrow'],
        supremacy: 1,
      }),
    );
    s.play('play abhilasha').wins('you', 'justice');
    expect([s.discard('you'), s.removed('you')]).toEqual([['justice'], []]);
  });

  onBothSides('C22, C6: an opposing copy of her effect turns the copier’s tiles', (sit) => {
    const s = sit(
      set(
        { army: [['volantis'], ['elle'], ['justice']], hand: [] },
        { army: [['dancing-dragon'], ['shennong']], hand: ['xian'] },
      ),
    );
    s.play('spend 1', 'play xian').asks('foe', 'target');
    s.offers('target you:III1').play('target you:III1').asks('foe', 'tile');
    s.offersExactly('tile narashima', 'tile goan-sul', 'tile xian').play('tile xian').turnOf('you');
    expect([s.player('you').flipped, s.player('foe').flipped]).toEqual([0, tiles('xian')]);
  });
});

describe('justice, ongoing: your highest OPEN card is Ethereal', () => {
  const column = [['volantis'], ['elle'], ['justice']];
  const guarded = (army: NonNullable<Side['army']>, foe: Side) =>
    table(['justice', 'abhilasha', 'galmi'], { army }, foe, { toPlay: 'foe' });
  /** With a Supremacy token the foe's Alpha captures a card of any level. */
  const alpha: Side = { army: [['bombers']], hand: ['alpha'], supremacy: 1 };

  onBothSides('X9.6: she herself cannot be captured; the other army is not protected', (sit) => {
    const s = sit(guarded(column, alpha)).play('play alpha').asks('foe', 'target');
    s.offersExactly('target you:I1', 'target you:II1', 'target foe:I1', 'target foe:II1');
    s.play('target you:I1').turnOf('you');
    expect(s.army('you')).toEqual([['(volantis)'], ['elle'], ['justice']]);
  });

  test('C28: only the highest: with a card to her right it is that card', () => {
    const army = [
      ['volantis', 'atalanta'],
      ['elle', 'sati'],
      ['justice', 'bhj-justice'],
    ];
    const s = scenario(guarded(army, alpha)).play('play alpha');
    s.offers('target you:III1').withholds('target you:III2');
  });

  test('C19: off while she is captured', () => {
    const army = [
      ['volantis', 'atalanta'],
      ['elle', 'sati'],
      [captured('justice'), 'bhj-justice'],
    ];
    const s = scenario(guarded(army, alpha)).play('play alpha');
    s.offers('target you:III2').withholds('target you:III1');
  });

  test('C19: on again when she is released', () => {
    const you = {
      army: [['volantis', 'un-go'], ['elle'], [captured('justice')]],
      hand: ['kan-te'],
    };
    const s = scenario(table(['justice', 'abhilasha', 'galmi'], you, alpha));
    s.play('play kan-te').turnOf('foe').play('play alpha').withholds('target you:III1');
    expect(s.army('you')[2]).toEqual(['justice']);
  });

  test('C28: a captured highest OPEN card cannot be destroyed either', () => {
    const army = [
      ['volantis', 'atalanta', 'un-go'],
      ['elle', 'sati'],
      ['justice', captured('bhj-justice')],
    ];
    const hempo: Side = { army: [['bombers']], hand: ['hempo'], supremacy: 1 };
    const s = scenario(guarded(army, hempo)).play('play hempo', 'no');
    s.offersExactly('target you:I3', 'target foe:II1').play('target you:I3').turnOf('you');
    expect(s.army('you')).toEqual([
      ['volantis', 'atalanta'],
      ['elle', 'sati'],
      ['justice', '(bhj-justice)'],
    ]);
  });

  test('C24: Goan Sul’s destruction passes her by', () => {
    const army = [['volantis', 'atalanta'], ['elle'], ['justice']];
    const goanSul: Side = { army: [['bombers'], ['alpha']], hand: ['goan-sul'] };
    const s = scenario(guarded(army, goanSul)).play('play goan-sul', 'clan justice');
    // Tomorrow's tile is active: Goan Sul may echo.
    s.play('no').turnOf('you');
    expect(s.army('you')).toEqual([['volantis'], ['elle'], ['justice']]);
  });

  test('X9.6: she may still be put on the deck', () => {
    const you = {
      army: [['volantis', 'boul-go'], ['elle'], ['justice']],
      hand: ['un-go'],
      supremacy: 1,
    };
    const s = scenario(table(['justice', 'abhilasha', 'galmi'], you));
    s.play('play un-go').offersExactly('target you:I3', 'target you:III1').play('target you:III1');
    s.turnOf('foe');
    expect([s.army('you')[2], s.deck('you')]).toEqual([[], ['justice']]);
  });
});

describe('the tile of Justice', () => {
  test('each player’s highest OPEN card is Ethereal', () => {
    const s = scenario(
      table(
        ['abhilasha', 'galmi', 'tomorrow'],
        { army: [['un-go', 'aat'], ['shard']] },
        { army: [['bombers']], hand: ['alpha'] },
        { toPlay: 'foe' },
      ),
    );
    // Yours is Shard, theirs Alpha itself.
    s.play('play alpha').offersExactly('target you:I1', 'target you:I2', 'target foe:I1');
  });

  test('it protects a lone Troop; X4.9: then nothing can be captured', () => {
    const s = scenario(
      table(
        ['abhilasha', 'galmi', 'tomorrow'],
        { army: [['aat']] },
        { hand: ['lava-goddesses'] },
        {
          toPlay: 'foe',
        },
      ),
    );
    s.play('play lava-goddesses').turnOf('you');
    expect([s.army('you')[0], s.army('foe')[0]]).toEqual([['aat'], ['lava-goddesses']]);
  });
});

describe('bhj-justice', () => {
  const TEN = [['volantis'], ['elle'], ['bhj-justice']];
  const TWELVE = [
    ['nitish', 'navaj', 'bombers'],
    ['alpha', 'nalin'],
  ];
  /** The foe has passed; you pass: the battle. Active tiles: Tomorrow and Galmi. */
  const battle = (you: Side, foe: Side = {}, rest: Table = {}) =>
    table(
      ['justice', 'abhilasha', 'phoenix'],
      { army: TEN, ...you },
      { army: TWELVE, passed: true, ...foe },
      rest,
    );

  onBothSides('unlocks a token when you lose a Great Battle', (sit) => {
    const s = sit(battle({}));
    expect([s.value('you'), s.value('foe')]).toEqual([10, 12]);
    s.play('pass').asks('foe', 'target');
    expect(s.player('you')).toMatchObject({ locked: 1, supremacy: 0 });
    expect(s.player('foe')).toMatchObject({ locked: 2, supremacy: 1 });
    s.play('target foe:I3', 'target foe:II1').turnOf('you');
    expect(s.army('foe')).toEqual([['nitish', 'navaj'], [], []]);
    expect(s.player('you')).toMatchObject({ tokens: 3, spent: 0, locked: 1 });
    expect(s.player('foe')).toMatchObject({ tokens: 2, locked: 2 });
  });

  test('not when you win', () => {
    const s = scenario(battle({}, { army: [['nitish']] }))
      .play('pass')
      .turnOf('foe');
    expect([s.player('you').locked, s.player('foe').locked]).toEqual([2, 2]);
    expect([s.player('you').supremacy, s.state.round]).toEqual([1, 2]);
  });

  const ten = [
    ['nitish', 'navaj'],
    ['alpha', 'nalin'],
  ];

  test('X8.2: a shared battle is lost by nobody', () => {
    const s = scenario(battle({}, { army: ten })).play('pass');
    expect([s.player('you').supremacy, s.player('foe').supremacy]).toEqual([1, 1]);
    expect(s.player('you').locked).toBe(2);
  });

  test('X8.2: a tie goes to the Wonder holder: lost by 0 is lost', () => {
    const lost = scenario(battle({}, { army: ten }, { wonder: 'foe' })).play('pass');
    expect([lost.player('you').locked, lost.player('foe').supremacy]).toEqual([1, 1]);
    const won = scenario(battle({}, { army: ten }, { wonder: 'you' })).play('pass');
    expect([won.player('you').locked, won.player('you').supremacy]).toEqual([2, 1]);
  });

  test('not when the opponent wins the game by it', () => {
    const s = scenario(battle({ tokens: { hand: 0, spent: 4, locked: 0 } }, { supremacy: 1 }));
    s.play('pass').wins('foe', 'supremacy');
    const goan = [['nitish', 'navaj', 'bombers'], ['alpha', 'nalin', 'niranjan'], ['goan-sul']];
    const t = scenario(battle({ army: [...TEN] }, { army: goan }));
    expect(t.value('foe')).toBe(20);
    t.play('pass').wins('foe', 'goan-sul');
    expect(t.player('you').locked).toBe(2);
  });

  test('X6.6: the fourth is unlocked, the fifth wins the game', () => {
    const s = scenario(battle({ tokens: { hand: 3, locked: 1 } }))
      .play('pass')
      .goesOn();
    expect(s.player('you').locked).toBe(0);
    const t = scenario(battle({ tokens: { hand: 4, locked: 0 } })).play('pass');
    t.wins('you', 'tokens');
  });

  test('C19: off while captured', () => {
    const s = scenario(battle({ army: [['volantis'], ['elle'], [captured('bhj-justice')]] }));
    s.play('pass').asks('foe', 'target');
    expect(s.player('you').locked).toBe(2);
  });

  test('only from play: in hand it does nothing', () => {
    const s = scenario(battle({ army: [['volantis'], ['elle']], hand: ['bhj-justice'] })).play(
      'pass',
    );
    expect(s.player('you').locked).toBe(2);
  });

  test('X9.7: it is a Bounty card', () => {
    const s = scenario(
      table(
        ['justice', 'abhilasha', 'phoenix'],
        { army: TEN },
        { army: [['bombers']], hand: ['alpha'], deck: ['nalin'], supremacy: 1 },
        { toPlay: 'foe' },
      ),
    );
    s.play('play alpha', 'target you:III1').asks('foe', 'may').play('yes').turnOf('you');
    expect([s.hand('foe'), s.army('you')[2]]).toEqual([['nalin'], ['(bhj-justice)']]);
  });
});
