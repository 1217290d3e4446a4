/** Two Heroes of Tomorrow: Ne’o, Ne’ye. */
import { onBothSides, scenario } from '@testing/gosu-x/scenario.ts';
import { describe, expect, test } from 'vitest';

describe('neo', () => {
  onBothSides('draws 3, then discards 3; Echo once more', (set) => {
    const table = set({
      you: {
        army: [['aat']],
        hand: ['neo', 'obeezs'],
        deck: ['ez', 'free', 'shadow', 'neye', 'wiindz', 'tomorrow', 'bhj-tomorrow'],
      },
      foe: { hand: ['arpia', 'timer', 'kaez', 'phoenix'] },
    });
    table
      .play('play neo')
      .offersExactly('discard obeezs', 'discard ez', 'discard free', 'discard shadow');
    table.play('discard ez', 'discard free', 'discard shadow').asks('you', 'may');
    expect(table.hand('you')).toEqual(['obeezs']);
    table.play('yes', 'discard obeezs', 'discard neye', 'discard wiindz').turnOf('foe');
    expect(table.hand('you')).toEqual(['tomorrow']);
    expect(table.discard('you')).toEqual(['ez', 'free', 'shadow', 'obeezs', 'neye', 'wiindz']);
    expect(table.deck('you')[0]).toBe('bhj-tomorrow');
    expect(table.hand('foe')).toEqual(['arpia', 'kaez', 'phoenix', 'timer']);
  });

  test('X11.5: with too few cards all go', () => {
    const table = scenario({
      you: { army: [['aat']], hand: ['neo'], deck: ['ez', 'free'] },
      fill: false,
    });
    table.play('play neo', 'discard ez').asks('you', 'may').play('no').turnOf('foe');
    expect(table.hand('you')).toEqual([]);
    expect(table.discard('you')).toEqual(['ez', 'free']);
  });

  test('X3.5: nothing to draw and nothing to discard', () => {
    const table = scenario({ you: { army: [['aat']], hand: ['neo'] }, fill: false });
    table.play('play neo', 'yes').turnOf('foe');
    expect(table.army('you')).toEqual([['aat'], ['neo'], []]);
    expect(table.discard('you')).toEqual([]);
  });

  test('X3.3: the hand limit is not checked between draw and discard', () => {
    const hand = ['neo', 'ez', 'free', 'neye', 'shadow', 'obeezs', 'wiindz', 'tomorrow'];
    const table = scenario({ you: { army: [['aat']], hand, deck: ['aat', 'obeezs', 'wiindz'] } });
    table.play('play neo');
    expect(table.hand('you')).toHaveLength(10);
    table.play('discard ez', 'discard free', 'discard neye', 'no').turnOf('foe');
    expect(table.hand('you')).toHaveLength(7);
  });
});

describe('neye', () => {
  onBothSides('removed out of your discard pile by EZ, it draws 1 more', (set) => {
    const table = set({
      you: {
        army: [['aat']],
        hand: ['ez'],
        discard: ['neye', 'neo'],
        deck: ['free', 'shadow', 'obeezs'],
      },
    });
    table.play('play ez', 'yes', 'pick neye', 'no').turnOf('foe');
    expect(table.hand('you')).toEqual(['free', 'shadow']);
    expect(table.removed('you')).toEqual(['neye']);
    expect(table.deck('you')[0]).toBe('obeezs');
    expect(table.hand('foe')).toEqual([]);
  });

  test('another card removed draws nothing for Ne’ye, in the pile or face up in play', () => {
    const side = { hand: ['ez'], deck: ['free', 'shadow'] };
    const lying = scenario({ you: { ...side, army: [['aat']], discard: ['neye', 'neo'] } });
    lying.play('play ez', 'yes', 'pick neo', 'no').turnOf('foe');
    expect(lying.hand('you')).toEqual(['free']);
    const standing = scenario({
      you: { ...side, army: [['aat', 'aat'], ['neye']], discard: ['neo'] },
    });
    standing.play('play ez', 'yes', 'no').turnOf('foe');
    expect(standing.hand('you')).toEqual(['free']);
  });

  test('the player who removes it draws: its owner, under the Orgah of the foe', () => {
    const table = scenario({
      you: { discard: ['neye', 'neo', 'atalanta'], deck: ['free', 'ez'] },
      foe: { army: [['bombers']], hand: ['orgah'], discard: ['smook'], deck: ['hempo'] },
      toPlay: 'foe',
    });
    table.play('play orgah').asks('you', 'clan').offersExactly('clan tomorrow', 'clan justice');
    table.play('clan tomorrow').turnOf('you');
    expect(table.hand('you')).toEqual(['free']);
    expect(table.hand('foe')).toEqual([]);
    expect(table.removed('you')).toEqual(['neye', 'neo']);
    expect(table.discard('you')).toEqual(['atalanta']);
    expect(table.removed('foe')).toEqual(['smook']);
  });

  test('C6: it has no effect, so Abhilasha cannot choose it', () => {
    const table = scenario({
      you: { discard: ['neye', 'neo', 'obeezs'] },
      foe: { army: [['red-circle'], ['solok']], hand: ['abhilasha'] },
      toPlay: 'foe',
    });
    table.play('play abhilasha').offersExactly('pick neo', 'pick obeezs');
  });

  test('X4.9: played, it does nothing; discarded, it draws nothing', () => {
    const table = scenario({ you: { army: [['aat']], hand: ['neye'], deck: ['free'] } });
    table.play('play neye').turnOf('foe');
    expect(table.hand('you')).toEqual([]);
    const paid = scenario({
      you: { army: [['aat']], hand: ['neye', 'lava-goddesses', 'ez'], deck: ['free'] },
    });
    paid.play('play lava-goddesses', 'discard neye', 'target you:I1').turnOf('foe');
    expect(paid.hand('you')).toEqual([]);
    expect(paid.discard('you')).toEqual(['neye', 'ez']);
  });

  test('X3.5: what it draws never is itself, even with deck and pile empty', () => {
    const table = scenario({
      you: { army: [['aat']], hand: ['ez'], discard: ['neye'] },
      fill: false,
    });
    table.play('play ez', 'yes', 'no').turnOf('foe');
    expect(table.removed('you')).toEqual(['neye']);
    expect(table.hand('you')).toEqual([]);
  });
});
