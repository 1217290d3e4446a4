/** The Immortals of Tomorrow, and its tile. */
import { captured, type Entry, onBothSides, scenario } from '@testing/gosu-x/scenario.ts';
import { describe, expect, test } from 'vitest';

describe('what is printed', () => {
  test.each(['tomorrow', 'bhj-tomorrow'])(
    'X1.3, X5.1: %s is worth 5, has no shift cost, no icon',
    (card) => {
      const table = scenario({
        you: {
          army: [['aat'], ['neye'], [card]],
          hand: ['goan-sul', 'bhj-goan-sul', 'alpha', 'smook', 'hempo', 'hemro', 'orgah'],
        },
      });
      expect(table.value('you')).toBe(10);
      table.withholds('shift III1 goan-sul', 'activate III1').offers('shift II1 smook');
      table.refuses('shift III1 goan-sul', /shift/);
    },
  );

  test('X4.5: an Immortal wants a Troop and a Hero of the clan, face up', () => {
    const set = (troop: Entry, hero: Entry) =>
      scenario({ you: { army: [[troop], [hero]], hand: ['tomorrow'] }, tiles: ['abhilasha'] });
    set('aat', 'ez').offers('play tomorrow');
    set('bombers', 'ez').withholds('play tomorrow');
    set('aat', 'alpha').withholds('play tomorrow');
    set(captured('aat'), 'ez').withholds('play tomorrow');
    set('aat', captured('ez')).withholds('play tomorrow');
  });
});

describe('tomorrow', () => {
  onBothSides('draws 1; being of level III it has Echo itself', (set) => {
    const table = set({
      you: { army: [['aat'], ['neye']], hand: ['tomorrow'], deck: ['ez', 'neo', 'free'] },
      foe: { army: [['arpia']], hand: ['timer'] },
    });
    table.play('play tomorrow').asks('you', 'may');
    expect(table.hand('you')).toEqual(['ez']);
    table.play('yes').turnOf('foe');
    expect(table.hand('you')).toEqual(['ez', 'neo']);
    expect(table.army('you')).toEqual([['aat'], ['neye'], ['tomorrow']]);
    expect(table.hand('foe')).toEqual(['timer']);
    expect(table.deck('you')[0]).toBe('free');
  });

  test('declining Echo it draws just 1', () => {
    const table = scenario({
      you: { army: [['aat'], ['neye']], hand: ['tomorrow'], deck: ['ez', 'neo'] },
    });
    table.play('play tomorrow', 'no').turnOf('foe');
    expect(table.hand('you')).toEqual(['ez']);
  });

  test("X9.8: its own Echo and that of a Sha'dow below do not add up", () => {
    const table = scenario({
      you: { army: [['aat'], ['shadow']], hand: ['tomorrow'], deck: ['ez', 'neo', 'free'] },
    });
    table.play('play tomorrow', 'yes').turnOf('foe');
    expect(table.hand('you')).toEqual(['ez', 'neo']);
  });

  test('X3.5: with deck and discard pile empty it draws nothing', () => {
    const table = scenario({
      you: { army: [['aat'], ['neye']], hand: ['tomorrow'] },
      fill: false,
    });
    table.play('play tomorrow', 'yes').turnOf('foe');
    expect(table.hand('you')).toEqual([]);
  });

  /** You play the Immortal Phoenix beside this one. */
  const beside = (immortal: Entry) =>
    scenario({
      you: { army: [['aat', 'arpia'], ['neye', 'kaez'], [immortal]], hand: ['phoenix'] },
    }).play('play phoenix');

  test('C19: your other level III cards have Echo, not while it is captured', () => {
    beside('tomorrow').asks('you', 'may').play('yes').turnOf('you');
    beside(captured('tomorrow')).turnOf('you');
    beside('bhj-tomorrow').turnOf('you');
  });

  test('C19: captured and released again, it gives Echo again', () => {
    const table = scenario({
      you: {
        army: [['wiindz', 'arpia'], ['neye', 'kaez'], [captured('tomorrow')]],
        hand: ['phoenix'],
      },
    });
    table.play('activate I1').turnOf('foe').play('spend 1');
    table.play('play phoenix').asks('you', 'may');
  });

  test('Heroes and Troops get no Echo from it', () => {
    const side = { army: [['aat', 'arpia'], ['neye'], ['tomorrow']], deck: ['ez', 'free'] };
    const hero = scenario({ you: { ...side, hand: ['kaez'], discard: ['phoenix'] } });
    expect(hero.play('play kaez').turnOf('foe').hand('you')).toEqual(['phoenix']);
    const troop = scenario({ you: { ...side, hand: ['muraena'] } });
    expect(troop.play('play muraena').turnOf('foe').hand('you')).toEqual(['ez', 'free']);
  });

  test('the level III cards of the opponent get no Echo from it', () => {
    const table = scenario({
      you: { army: [['aat'], ['neye'], ['tomorrow']] },
      foe: { army: [['arpia'], ['kaez']], hand: ['phoenix'] },
      toPlay: 'foe',
    });
    table.play('play phoenix').turnOf('foe');
  });

  test('X9.8: a level III card without an effect is not asked', () => {
    const table = scenario({
      you: { army: [['aat', 'aat'], ['neye', 'ez'], ['tomorrow']], hand: ['bhj-tomorrow'] },
    });
    table.play('play bhj-tomorrow').turnOf('foe');
  });

  onBothSides('the active tile gives Echo to the level III cards of both players', (set) => {
    const clans = {
      you: ['phoenix', 'galmi', 'justice'],
      foe: ['narashima', 'goan-sul', 'abhilasha'],
    } as const;
    const you = { clans: clans.you, army: [['arpia'], ['kaez']], hand: ['phoenix'] };
    const foe = { clans: clans.foe, army: [['nitish'], ['nachiketa']], hand: ['narashima'] };
    set({ you, foe, tiles: ['tomorrow'] })
      .play('play phoenix')
      .asks('you', 'may');
    const table = set({ you, foe, tiles: ['tomorrow'], toPlay: 'foe' });
    table.play('play narashima');
    const [first] = table.legal();
    table.play(first ?? '').asks('foe', 'may');
    set({ you, foe, tiles: [] }).play('play phoenix').turnOf('you');
  });

  test('X11.7: a tile turned by Justice gives Echo at once, tile and leader do not add up', () => {
    const table = scenario({
      you: {
        army: [['aat'], ['neye']],
        hand: ['tomorrow'],
        deck: ['ez', 'neo', 'free'],
        flipped: ['tomorrow'],
      },
    });
    table.play('play tomorrow', 'yes').turnOf('foe');
    expect(table.hand('you')).toEqual(['ez', 'neo']);
  });
});

describe('bhj-tomorrow', () => {
  const army: readonly (readonly Entry[])[] = [['aat'], ['ez'], ['bhj-tomorrow']];

  onBothSides(
    "at the end of your turn a removed Ne'ye is shuffled in and a token unlocked",
    (set) => {
      const table = set({ you: { army, removed: ['neye', 'neo'] }, foe: { army: [['arpia']] } });
      table.play('spend 1').turnOf('foe');
      expect(table.removed('you')).toEqual(['neo']);
      expect(table.hand('you').concat(table.deck('you'))).toContain('neye');
      expect(table.player('you')).toMatchObject({ tokens: 2, spent: 1, locked: 1 });
      expect(table.player('foe')).toMatchObject({ tokens: 2, spent: 0, locked: 2 });
    },
  );

  test('the whole deck is shuffled with it', () => {
    const table = scenario({
      you: { army, hand: ['obeezs'], removed: ['neye'], deck: ['neo'] },
      fill: false,
    });
    table.play('spend 1').turnOf('foe');
    expect(table.hand('you')).toEqual(['neo', 'obeezs']);
    expect(table.deck('you')).toEqual(['neye']);
    expect(table.eventTypes()).toEqual(expect.arrayContaining(['shuffle', 'unlock']));
  });

  test.each([
    ['in the discard pile', { discard: ['neye'] }],
    ['in the deck', { deck: ['neo', 'neye'] }],
    ['in hand', { hand: ['neye'] }],
  ] as const)("nothing happens with Ne'ye %s", (_, zone) => {
    const table = scenario({ you: { army, removed: ['free'], ...zone } });
    table.play('spend 1').turnOf('foe');
    expect(table.player('you')).toMatchObject({ tokens: 1, spent: 1, locked: 2 });
    expect(table.removed('you')).toEqual(['free']);
  });

  test('C19: nothing while it is captured', () => {
    const table = scenario({
      you: { army: [['aat'], ['ez'], [captured('bhj-tomorrow')]], removed: ['neye'] },
    });
    table.play('spend 1').turnOf('foe');
    expect(table.removed('you')).toEqual(['neye']);
    expect(table.player('you').locked).toBe(2);
  });

  test("at the end of the opponent's turn nothing happens", () => {
    const table = scenario({ you: { army, removed: ['neye'] }, toPlay: 'foe' });
    table.play('spend 1').turnOf('you');
    expect(table.removed('you')).toEqual(['neye']);
    table.play('spend 1').turnOf('foe');
    expect(table.removed('you')).toEqual([]);
  });

  test('X3.2: a pass is a turn too', () => {
    const table = scenario({ you: { army, removed: ['neye'], tokens: { spent: 2 } } });
    table.play('pass').turnOf('foe');
    expect(table.removed('you')).toEqual([]);
    expect(table.player('you')).toMatchObject({ tokens: 1, spent: 2, locked: 1 });
  });

  test('C15: it works at the end of the turn it is played in', () => {
    const table = scenario({
      you: { army: [['aat'], ['ez']], hand: ['bhj-tomorrow'], removed: ['neye'] },
    });
    table.play('play bhj-tomorrow').turnOf('foe');
    expect(table.deck('you')).toContain('neye');
    expect(table.player('you').locked).toBe(1);
  });

  test("C15: with EZ: Ne'ye is removed, two are drawn, it is back at the end of the turn", () => {
    const table = scenario({ you: { army, discard: ['neye'], deck: ['neo', 'free'] } });
    table.play('activate II1', 'yes').turnOf('foe');
    expect(table.hand('you')).toEqual(['free', 'neo']);
    expect(table.deck('you')).toContain('neye');
    expect(table.removed('you')).toEqual([]);
    expect(table.discard('you')).toEqual([]);
    expect(table.player('you')).toMatchObject({ tokens: 2, locked: 1 });
  });

  test('X6.6, X10.2: with no token locked it wins', () => {
    const tokens = { locked: 0 };
    scenario({ you: { army, removed: ['neye'], tokens } })
      .play('spend 1')
      .wins('you', 'tokens');
    scenario({ you: { army, discard: ['neye'], tokens } })
      .play('spend 1')
      .goesOn();
    const last = scenario({ you: { army, removed: ['neye'], tokens: { locked: 1 } } });
    last.play('spend 1').goesOn().turnOf('foe');
    expect(last.player('you')).toMatchObject({ tokens: 3, spent: 1, locked: 0 });
  });

  test('C15: beside Nezha you choose the order, and each works once', () => {
    const table = scenario({
      you: {
        army: [['aat', 'volantis'], ['ez', 'nezha'], ['bhj-tomorrow']],
        hand: ['atalanta'],
        removed: ['neye'],
        deck: ['neo', 'free'],
      },
    });
    table.play('play atalanta').asks('you', 'order');
    table.offersExactly('order you:II2', 'order you:III1');
    table.play('order you:II2').turnOf('foe');
    expect(table.hand('you')).toEqual(['free', 'neo']);
    expect(table.deck('you')).toContain('neye');
    expect(table.player('you').locked).toBe(1);
  });

  test('X9.14: an additional turn has its own end of turn', () => {
    const table = scenario({
      you: {
        army: [['aat', 'boul-go'], ['ez'], ['bhj-tomorrow']],
        discard: ['neye'],
        deck: ['neo', 'free', 'obeezs'],
        tokens: { locked: 1 },
      },
    });
    table.play('spend 2').turnOf('you');
    expect(table.player('you').locked).toBe(1);
    table.play('activate II1', 'yes').turnOf('foe');
    expect(table.player('you').locked).toBe(0);
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

  test('X4.9: entering play it does nothing', () => {
    const table = scenario({ you: { army: [['aat'], ['ez']], hand: ['bhj-tomorrow'] } });
    table.play('play bhj-tomorrow').turnOf('foe');
    expect(table.hand('you')).toEqual([]);
    expect(table.player('you').locked).toBe(2);
  });
});
