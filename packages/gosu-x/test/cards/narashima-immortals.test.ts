/** The Immortals of Narashima, and its tile. */
import {
  captured,
  type Entry,
  onBothSides,
  type Side,
  scenario,
  type Table,
} from '@testing/gosu-x/scenario.ts';
import { describe, expect, test } from 'vitest';

const QUIET: Table = { tiles: [] };

describe('what is printed', () => {
  test.each(['narashima', 'bhj-narashima'])(
    'X1.3, X5.1: %s is worth 5, has no shift cost, no icon',
    (card) => {
      const table = scenario({
        you: {
          army: [['nitish'], ['nachiketa'], [card]],
          hand: ['goan-sul', 'smook', 'alpha', 'hempo', 'hemro'],
        },
      });
      expect(table.value('you')).toBe(10);
      table.withholds('shift III1 goan-sul', 'activate III1').offers('shift II1 smook');
    },
  );
});

describe('narashima', () => {
  const TEN = [
    ...['nalin', 'niranjan', 'nityananda', 'nitish', 'navaj'],
    ...['alpha', 'smook', 'bombers', 'goan-sul', 'volantis'],
  ];
  const ready: Side = { army: [['nitish'], ['nachiketa']], hand: ['narashima'] };

  onBothSides('discards the top 10 cards of your deck, then takes any card back', (set) => {
    const table = set({
      ...QUIET,
      you: { ...ready, deck: [...TEN, 'sati'], discard: ['bhj-narashima', 'navaj'] },
      foe: { deck: ['arpia'], discard: ['timer'], hand: ['kaez'] },
    });
    table.play('play narashima').asks('you', 'pick');
    table.offersExactly(...['bhj-narashima', ...TEN].map((card) => `pick ${card}`));
    table.play('pick goan-sul').turnOf('foe');
    expect(table.hand('you')).toEqual(['goan-sul']);
    expect(table.deck('you')[0]).toBe('sati');
    expect(table.discard('you')).toEqual(
      ['bhj-narashima', 'navaj', ...TEN].filter((card) => card !== 'goan-sul'),
    );
    expect(table.army('you')).toEqual([['nitish'], ['nachiketa'], ['narashima']]);
    expect([table.deck('foe')[0], table.discard('foe'), table.hand('foe')]).toEqual([
      'arpia',
      ['timer'],
      ['kaez'],
    ]);
  });

  test.each([0, 1, 9])('X9.15: a deck of %i is not refilled; the take is mandatory', (size) => {
    const table = scenario({
      you: { ...ready, deck: TEN.slice(0, size), discard: ['sati'] },
      fill: false,
      ...QUIET,
    });
    table.play('play narashima');
    if (size > 0) table.withholds('done').play('pick sati');
    table.turnOf('foe');
    expect(table.hand('you')).toEqual(['sati']);
    expect(table.deck('you')).toEqual([]);
    expect(table.discard('you')).toEqual(TEN.slice(0, size));
  });

  test('X4.9: with deck and discard pile empty it does nothing', () => {
    const table = scenario({ you: ready, fill: false, ...QUIET }).play('play narashima');
    expect(table.turnOf('foe').hand('you')).toEqual([]);
  });

  const SEVEN = ['arpia', 'timer', 'kaez', 'genious', 'muraena', 'sqeezs', 'fenghuang'];
  const SIX = ['alpha', 'smook', 'bombers', 'goan-sul', 'volantis', 'hempo'];

  test('X3.3: the hand limit is 5 at the end of the very turn it enters', () => {
    const table = scenario({
      you: { ...ready, hand: ['narashima', ...SIX], deck: TEN.slice(0, 5), discard: ['sati'] },
      foe: { hand: SEVEN },
      ...QUIET,
    });
    table.play('play narashima', 'pick sati').asks('you', 'discard');
    table.play('discard sati', 'discard alpha').turnOf('foe');
    expect(table.hand('you')).toHaveLength(5);
    expect(table.hand('foe')).toHaveLength(7);
  });

  /** Foe and you hold these many cards, and an army with this Immortal stands on your side. */
  const limited = (immortal: Entry, mine: number, theirs: number, toPlay: 'you' | 'foe') =>
    scenario({
      you: { army: [['nitish'], ['nachiketa'], [immortal]], hand: SIX.slice(0, mine) },
      foe: { hand: SEVEN.slice(0, theirs) },
      toPlay,
      ...QUIET,
    }).play('spend 1');

  onBothSides('X3.3: it binds both players, each at the end of their own turn', (set) => {
    const table = set({
      you: { army: [['nitish'], ['nachiketa'], ['narashima']], hand: SIX.slice(0, 5) },
      foe: { hand: SEVEN },
      ...QUIET,
    });
    table.play('spend 1').asks('you', 'discard').play('discard alpha').turnOf('foe');
    expect(table.hand('foe')).toHaveLength(7);
    table.play('spend 1').asks('foe', 'discard');
    table.play('discard arpia', 'discard timer', 'discard kaez').turnOf('you');
    expect(table.hand('foe')).toHaveLength(5);
    expect(table.hand('you')).toHaveLength(5);
  });

  test('X3.3: exactly 5 cards stay', () => {
    expect(limited('narashima', 4, 0, 'you').turnOf('foe').hand('you')).toHaveLength(5);
    expect(limited('narashima', 0, 4, 'foe').turnOf('you').hand('foe')).toHaveLength(5);
    expect(limited('narashima', 0, 5, 'foe').asks('foe', 'discard').hand('foe')).toHaveLength(6);
  });

  test('C19: captured it limits nobody', () => {
    expect(limited(captured('narashima'), 6, 0, 'you').turnOf('foe').hand('you')).toHaveLength(7);
    expect(limited(captured('narashima'), 0, 6, 'foe').turnOf('you').hand('foe')).toHaveLength(7);
    expect(limited('bhj-narashima', 6, 0, 'you').turnOf('foe').hand('you')).toHaveLength(7);
    limited(captured('narashima'), 0, 7, 'foe').asks('foe', 'discard');
  });

  test('C19: released it limits again, at the end of that turn', () => {
    const table = scenario({
      you: {
        army: [['wiindz', 'nitish'], ['nachiketa'], [captured('narashima')]],
        hand: ['alpha', 'smook', 'bombers', 'nalin', 'nitish', 'hempo'],
      },
    });
    table.play('activate I1').asks('you', 'discard').play('discard alpha').turnOf('foe');
    expect(table.hand('you')).toHaveLength(5);
  });

  onBothSides('the active tile sets the limit of both players to 5', (set) => {
    const clans: Table = {
      you: {
        clans: ['justice', 'abhilasha', 'xian'],
        hand: ['elle', 'sati', 'quae', 'solok', 'ashes'],
      },
      foe: { clans: ['phoenix', 'galmi', 'goan-sul'], hand: SEVEN },
    };
    const table = set({ ...clans, tiles: ['narashima'] });
    table.play('spend 1').asks('you', 'discard').play('discard elle').turnOf('foe');
    table.play('spend 1', 'discard arpia', 'discard timer', 'discard kaez').turnOf('you');
    expect(table.hand('foe')).toHaveLength(5);
    set({ ...clans, tiles: [] })
      .play('spend 2')
      .asks('you', 'discard')
      .play('discard elle')
      .turnOf('foe');
  });

  test('X3.3: not checked during the turn, nor after a pass of the other', () => {
    const table = scenario({
      you: { army: [['nitish'], ['nachiketa'], ['narashima']], tokens: { spent: 2 } },
      foe: { hand: SEVEN },
      ...QUIET,
    });
    table.play('pass').turnOf('foe');
    expect(table.hand('foe')).toHaveLength(7);
  });
});

describe('bhj-narashima', () => {
  const army: readonly (readonly Entry[])[] = [['nitish'], ['nachiketa'], ['bhj-narashima']];
  const bare: Table = { fill: false, tiles: [] };

  onBothSides('X3.5: when your discard pile becomes your deck, a token is unlocked', (set) => {
    const table = set({ ...bare, you: { army, discard: ['navaj', 'nalin', 'alpha'] } });
    table.play('spend 1').turnOf('foe');
    expect(table.player('you')).toMatchObject({ tokens: 2, spent: 1, locked: 1 });
    expect(table.player('foe')).toMatchObject({ tokens: 2, spent: 0, locked: 2 });
    expect(table.hand('you')).toHaveLength(1);
    expect(table.deck('you')).toHaveLength(2);
    expect(table.discard('you')).toEqual([]);
  });

  test('the last card of the deck is drawn without a shuffle; one more shuffles', () => {
    const side = { army, deck: ['alpha'], discard: ['navaj', 'nalin'] };
    const one = scenario({ ...bare, you: side })
      .play('spend 1')
      .turnOf('foe');
    expect(one.player('you').locked).toBe(2);
    expect(one.discard('you')).toEqual(['navaj', 'nalin']);
    const three = scenario({ ...bare, you: side })
      .play('spend 2')
      .turnOf('foe');
    expect(three.player('you').locked).toBe(1);
    expect(three.hand('you')).toEqual(['alpha', 'nalin', 'navaj']);
  });

  test('X3.5: shuffling an empty pile is no shuffle', () => {
    const table = scenario({ ...bare, you: { army, deck: ['alpha'] } }).play('spend 2');
    expect(table.turnOf('foe').player('you')).toMatchObject({ tokens: 0, spent: 2, locked: 2 });
    expect(table.hand('you')).toEqual(['alpha']);
  });

  test('C19: nothing while it is captured', () => {
    const held = [['nitish'], ['nachiketa'], [captured('bhj-narashima')]];
    const table = scenario({ ...bare, you: { army: held, discard: ['navaj'] } }).play('spend 1');
    expect(table.turnOf('foe').player('you').locked).toBe(2);
    expect(table.hand('you')).toEqual(['navaj']);
  });

  test("the opponent's reshuffle is not yours", () => {
    const table = scenario({
      ...bare,
      you: { army },
      foe: { discard: ['arpia'] },
      toPlay: 'foe',
    });
    table.play('spend 1').turnOf('you');
    expect(table.player('you').locked).toBe(2);
    expect(table.player('foe').locked).toBe(2);
  });

  test("in the opponent's turn it works too", () => {
    const table = scenario({
      ...bare,
      you: { army, discard: ['navaj', 'nalin', 'alpha', 'smook'] },
      foe: { army: [['red-circle']], hand: ['ecnalab'], deck: ['solok', 'ashes', 'cylak'] },
      toPlay: 'foe',
    });
    table.play('play ecnalab').turnOf('you');
    expect(table.hand('you')).toHaveLength(3);
    expect(table.player('you')).toMatchObject({ tokens: 3, locked: 1 });
  });

  test('X6.6, X10.2: with none locked it wins at once, before the turn ends', () => {
    scenario({ ...bare, you: { army, discard: ['navaj'], tokens: { locked: 0 } } })
      .play('spend 1')
      .wins('you', 'tokens');
    const effect = scenario({
      ...bare,
      you: {
        army: [['aat', 'nitish'], ['nachiketa'], ['bhj-narashima']],
        hand: ['neo', 'alpha'],
        discard: ['navaj'],
        tokens: { locked: 0 },
      },
    });
    effect.play('play neo').wins('you', 'tokens');
  });

  test('C16: Genious shuffles cards in, but not by X3.5', () => {
    const table = scenario({
      ...bare,
      you: {
        army: [['arpia', 'nitish'], ['nachiketa'], ['bhj-narashima']],
        hand: ['genious'],
        discard: ['navaj', 'nalin'],
      },
    });
    table.play('play genious', 'clan narashima');
    table.play(...table.legal().slice(0, 1)).turnOf('foe');
    expect(table.hand('you')).toEqual(['nalin', 'navaj']);
    expect(table.player('you').locked).toBe(2);
  });

  test('X9.15: discarding from the top of an empty deck shuffles nothing', () => {
    const table = scenario({
      ...bare,
      you: { army: [['nakshatra'], ['nachiketa'], ['bhj-narashima']], discard: ['navaj', 'alpha'] },
    });
    table.play('activate I1').turnOf('foe');
    expect(table.player('you').locked).toBe(2);
    expect(table.hand('you')).toEqual(['navaj']);
  });

  /** The round ends; you win, sacrifice four Troops and must draw with an empty deck. */
  const song = (locked: number, options: object = {}) =>
    scenario({
      ...bare,
      options,
      you: {
        army: [['nitish', 'nitish', 'navaj', 'navaj', 'bombers'], ['nachiketa'], ['bhj-narashima']],
        tokens: { locked, hand: 0, spent: 4 - locked },
      },
      foe: { passed: true, army: [['arpia']] },
    }).play('pass');
  const TROOPS = ['target you:I5', 'target you:I4', 'target you:I3', 'target you:I2'];

  test('C16: in the Song, having survived it, it unlocks a 3rd or 4th token', () => {
    const table = song(2)
      .play(...TROOPS)
      .turnOf('foe');
    expect(table.hand('you')).toEqual(['bombers', 'navaj', 'navaj', 'nitish']);
    expect(table.army('you')).toEqual([['nitish'], ['nachiketa'], ['bhj-narashima']]);
    expect(table.player('you')).toMatchObject({ tokens: 3, spent: 0, locked: 1, supremacy: 1 });
    const fourth = song(1)
      .play(...TROOPS)
      .turnOf('foe');
    expect(fourth.player('you')).toMatchObject({ tokens: 4, spent: 0, locked: 0 });
  });

  test('C16, X12.10: a 5th only by the option', () => {
    const table = song(0)
      .play(...TROOPS)
      .goesOn()
      .turnOf('foe');
    expect(table.player('you')).toMatchObject({ tokens: 4, locked: 0 });
    song(0, { fifthTokenInSong: 'yes' })
      .play(...TROOPS)
      .wins('you', 'tokens');
  });

  test('C16: sacrificed in the Song it unlocks nothing', () => {
    const table = song(2)
      .play('target you:III1', ...TROOPS.slice(0, 3))
      .turnOf('foe');
    expect(table.player('you')).toMatchObject({ tokens: 2, locked: 2 });
    expect(table.hand('you')).toHaveLength(4);
  });

  test('X9.7: a Bounty card', () => {
    const table = scenario({
      you: { army },
      foe: { army: [['bombers']], hand: ['alpha'], deck: ['smook'], supremacy: 1 },
      toPlay: 'foe',
    });
    table.play('play alpha', 'target you:III1').asks('foe', 'may').play('yes').turnOf('you');
    expect(table.hand('foe')).toEqual(['smook']);
  });

  test('X10.6: the 5th token wins before the next card is drawn, the 4th lets the draw go on', () => {
    const table = (locked: number) =>
      scenario({
        fill: false,
        you: {
          clans: ['phoenix', 'narashima', 'tomorrow'],
          deck: ['timer'],
          discard: ['arpia', 'neo', 'sqeezs'],
          army: [['muraena', 'nikhilesh'], ['nalin'], ['bhj-narashima']],
          tokens: { hand: 2, spent: 2 - locked, locked },
        },
        foe: { clans: ['xian', 'abhilasha', 'galmi'], hand: ['red-circle'] },
      }).play('activate I1');
    const won = table(0).wins('you', 'tokens');
    expect(won.hand('you')).toEqual(['timer']);
    expect(won.eventTypes()).toEqual(['activate', 'effect', 'draw', 'shuffle', 'over']);
    const goesOn = table(1).turnOf('foe');
    expect(goesOn.hand('you')).toHaveLength(3);
    expect(goesOn.player('you').locked).toBe(0);
  });

  test('X4.9: entering play it does nothing', () => {
    const table = scenario({ you: { army: army.slice(0, 2), hand: ['bhj-narashima'] } });
    table.play('play bhj-narashima').turnOf('foe');
    expect(table.hand('you')).toEqual([]);
  });
});
