/** The Troops of Galmi: what all four have, Boul Go and Bun To. No tile is active unless a test says so. */
import {
  captured,
  onBothSides,
  type Side,
  scenario,
  withTokens,
} from '@testing/gosu-x/scenario.ts';
import { describe, expect, test } from 'vitest';
import { bare, PAYERS, table } from './table.ts';

describe('what is printed', () => {
  test.each([
    ['boul-go', 1],
    ['bun-to', 2],
    ['kno-bo', 2],
    ['un-go', 2],
  ] as const)('X5.2: %s is shifted for %i, not for one fewer', (card, cost) => {
    const holding = (n: number) =>
      scenario(table({ army: [[card]], hand: ['arpia', ...PAYERS.slice(0, n)] }));
    holding(cost - 1).withholds('shift I1 arpia');
    const s = holding(cost).play('shift I1 arpia');
    s.play(...PAYERS.slice(0, cost - 1).map((payer) => `discard ${payer}`)).turnOf('foe');
    expect(s.army('you')).toEqual([['arpia'], [], []]);
    expect(s.discard('you')).toEqual([...PAYERS.slice(0, cost), card]);
  });

  test.each([
    ['boul-go', 0],
    ['bun-to', 1],
    ['kno-bo', 1],
    ['un-go', 1],
  ] as const)('X6.3: %s has %i icons', (card, icons) => {
    const free = scenario(table({ army: [[card]] }));
    if (icons === 0) free.withholds('activate I1');
    else {
      free.offers('activate I1');
      scenario(table({ army: [[withTokens(card, icons)]] })).withholds('activate I1');
    }
  });

  test.each(['boul-go', 'bun-to', 'kno-bo', 'un-go'])('X1.3: %s is worth 2', (card) => {
    expect(scenario(table({ army: [[card]] })).value('you')).toBe(2);
    expect(scenario(table({ army: [[captured(card)]] })).value('you')).toBe(0);
  });

  test.each(['boul-go', 'bun-to', 'kno-bo', 'un-go'])('X9.13: %s takes the Wonder', (card) => {
    for (const wonder of [{}, { wonder: 'foe' }, { wonder: 'you' }] as const) {
      const s = scenario(table({ hand: [card] }, {}, wonder)).play(`play ${card}`);
      expect(s.wonder()).toBe('you');
    }
    const shifted = scenario(table({ hand: [card, ...PAYERS], army: [['arpia']] }));
    shifted.play(`shift I1 ${card}`, 'discard elle', 'discard quae');
    expect(shifted.wonder()).toBe('you');
  });
});

describe('X4.7, X9.13: the Wonder token returned to pay is taken again', () => {
  onBothSides('for a play', (set) => {
    const s = set(table({ army: [['timer']], hand: ['boul-go', 'elle'] }, {}, { wonder: 'you' }));
    s.play('play boul-go').turnOf('foe');
    expect(s.wonder()).toBe('you');
    expect(s.discard('you')).toEqual(['elle']);
    expect(s.eventTypes().filter((type) => type === 'wonder')).toHaveLength(2);
  });

  test('for a shift', () => {
    const s = scenario(
      table({ army: [['timer']], hand: ['boul-go', 'elle', 'quae'] }, {}, { wonder: 'you' }),
    );
    s.play('shift I1 boul-go').asks('you', 'wonder').play('wonder', 'discard quae').turnOf('foe');
    expect(s.wonder()).toBe('you');
    expect(s.discard('you')).toEqual(['quae', 'timer']);
  });
});

describe('boul-go', () => {
  onBothSides('spending 2 tokens draws 3 and gives an additional turn', (set) => {
    const s = set(
      bare(
        { army: [['boul-go']], deck: ['elle', 'quae', 'sati', 'volantis'] },
        { army: [['arpia']], hand: ['kaez'], deck: ['timer'] },
      ),
    );
    s.play('spend 2').turnOf('you');
    expect(s.hand('you')).toEqual(['elle', 'quae', 'sati']);
    expect(s.deck('you')).toEqual(['volantis']);
    s.play('pass').turnOf('foe');
    expect(s.hand('foe')).toEqual(['kaez']);
    expect(s.army('foe')).toEqual([['arpia'], [], []]);
  });

  test('spending 1 token gives none', () => {
    scenario(table({ army: [['boul-go']] }))
      .play('spend 1')
      .turnOf('foe');
  });

  test('without Boul Go spending 2 gives none, nor does the opponent’s', () => {
    scenario(table({ army: [['bun-to']] }, { army: [['arpia']] }))
      .play('spend 2')
      .turnOf('foe');
    scenario(table({ army: [['arpia']] }, { army: [['boul-go']] }))
      .play('spend 2')
      .turnOf('foe');
  });

  test('entering gives no additional turn', () => {
    scenario(table({ hand: ['boul-go'] }))
      .play('play boul-go')
      .turnOf('foe');
  });

  test('X9.14: two of them give one turn, and none follows an additional turn', () => {
    const s = scenario(
      table({
        army: [['boul-go', 'boul-go']],
        deck: ['elle', 'quae', 'sati', 'tourach', 'nezha', 'volantis'],
        tokens: { locked: 0 },
      }),
    );
    s.play('spend 2').turnOf('you').play('spend 2').turnOf('foe');
    expect(s.hand('you')).toHaveLength(6);
    expect(s.player('you').spent).toBe(4);
  });

  test('C19: off while captured, on again when released', () => {
    scenario(table({ army: [[captured('boul-go')]] }))
      .play('spend 2')
      .turnOf('foe');
    const s = scenario(table({ army: [['bun-to', captured('boul-go')]], hand: ['kan-te'] }));
    s.play('play kan-te').turnOf('foe').play('spend 1').turnOf('you').play('spend 2').turnOf('you');
  });

  test('X7.3: the additional turn counts among the last turns', () => {
    const side: Side = { army: [['boul-go']], tokens: { locked: 0 } };
    const passed: Side = { passed: true, tokens: { spent: 2 } };
    const two = scenario(table({ ...side, turnsLeft: 2 }, passed));
    two.play('spend 2').turnOf('you').play('spend 1');
    expect(two.state.round).toBe(2);
  });

  test('X7.3: with no turn left there is no additional turn', () => {
    const one = scenario(
      table({ army: [['boul-go']], turnsLeft: 1 }, { passed: true, tokens: { spent: 2 } }),
    );
    one.play('spend 2').turnOf('foe');
    expect(one.state.round).toBe(2);
    expect(one.player('you').supremacy).toBe(1);
  });

  test('X12.4 no: after the last turn the additional one still comes', () => {
    const one = scenario(
      table(
        { army: [['boul-go']], turnsLeft: 1 },
        { passed: true, tokens: { spent: 2 } },
        { options: { 'X12.4': 'no' } },
      ),
    );
    one.play('spend 2').turnOf('you');
    expect(one.state.round).toBe(1);
    one.play('pass');
    expect(one.state.round).toBe(2);
  });

  test('X3.3: the hand limit is checked before the additional turn', () => {
    const s = scenario(
      table({
        army: [['boul-go']],
        hand: ['elle', 'quae', 'sati', 'tourach', 'nezha'],
        deck: ['volantis', 'kan-te', 'shard'],
      }),
    );
    s.play('spend 2').asks('you', 'discard').play('discard elle').turnOf('you');
    expect(s.hand('you')).toHaveLength(7);
  });

  test('X4.2c Recruiter: the Troop to its right is free, whatever its clan', () => {
    const s = scenario(table({ army: [['boul-go']], hand: ['atalanta', 'elle', 'quae'] }));
    s.play('play atalanta').turnOf('foe');
    expect(s.army('you')).toEqual([['boul-go', 'atalanta'], [], []]);
    expect(s.hand('you')).toEqual(['elle', 'quae']);
    expect(s.discard('you')).toEqual([]);
  });

  test.each([
    ['not directly to the left', ['boul-go', 'bun-to']],
    ['captured', ['bun-to', captured('boul-go')]],
  ])('X4.2c Recruiter %s: the Troop costs 2', (_, row) => {
    const s = scenario(table({ army: [row], hand: ['atalanta', 'elle', 'quae'] }));
    s.play('play atalanta', 'discard elle').turnOf('foe');
    expect(s.discard('you')).toEqual(['elle', 'quae']);
    scenario(table({ army: [row], hand: ['atalanta', 'elle'] })).withholds('play atalanta');
  });
});

describe('bun-to', () => {
  const deck = ['kno-bo', 'shard', 'un-go', 'galmi', 'boul-go'];

  onBothSides('cards of the chosen level come to hand, the rest is discarded', (set) => {
    const s = set(
      bare(
        { hand: ['bun-to'], deck, discard: ['ree-ab'] },
        { deck: ['volantis'], army: [['petal-faeries']], discard: ['elle'] },
      ),
    );
    s.play('play bun-to').asks('you', 'level').offersExactly('level I', 'level II', 'level III');
    s.play('level I').turnOf('foe');
    expect(s.hand('you')).toEqual(['kno-bo', 'un-go']);
    expect(s.discard('you').slice(0, 1)).toEqual(['ree-ab']);
    expect(s.discard('you').slice(1).sort()).toEqual(['galmi', 'shard']);
    expect(s.deck('you')).toEqual(['boul-go']);
    expect(s.deck('foe')).toEqual(['volantis']);
    expect(s.discard('foe')).toEqual(['elle']);
    expect(s.army('foe')).toEqual([['petal-faeries'], [], []]);
  });

  test.each([
    ['level II', ['shard']],
    ['level III', ['galmi']],
  ])('%s', (level, hand) => {
    const s = scenario(bare({ hand: ['bun-to'], deck }))
      .play('play bun-to', level)
      .turnOf('foe');
    expect(s.hand('you')).toEqual(hand);
    expect(s.discard('you')).toHaveLength(3);
    expect(s.deck('you')).toEqual(['boul-go']);
  });

  test('no card of that level: all four are discarded', () => {
    const s = scenario(bare({ hand: ['bun-to'], deck: ['kno-bo', 'un-go', 'boul-go', 'bun-to'] }));
    s.play('play bun-to', 'level III').turnOf('foe');
    expect(s.hand('you')).toEqual([]);
    expect(s.discard('you').sort()).toEqual(['boul-go', 'bun-to', 'kno-bo', 'un-go']);
  });

  test('all four of that level, two copies among them', () => {
    const s = scenario(bare({ hand: ['bun-to'], deck: ['kno-bo', 'kno-bo', 'boul-go', 'un-go'] }));
    s.play('play bun-to', 'level I').turnOf('foe');
    expect(s.hand('you')).toEqual(['boul-go', 'kno-bo', 'kno-bo', 'un-go']);
    expect(s.discard('you')).toEqual([]);
  });

  test.each([1, 3])('X9.15: a deck of %i is revealed whole and never refilled', (n) => {
    const s = scenario(bare({ hand: ['bun-to'], deck: deck.slice(0, n), discard: ['ree-ab'] }));
    s.play('play bun-to', 'level I').turnOf('foe');
    expect(s.deck('you')).toEqual([]);
    expect(s.hand('you')).toEqual(n === 1 ? ['kno-bo'] : ['kno-bo', 'un-go']);
    expect(s.discard('you')).toEqual(n === 1 ? ['ree-ab'] : ['ree-ab', 'shard']);
  });

  test('X4.9, X9.15: an empty deck reveals nothing, the discard pile stays', () => {
    const s = scenario(bare({ hand: ['bun-to'], discard: ['kno-bo', 'un-go'] }));
    s.play('play bun-to', 'level I').turnOf('foe');
    expect(s.hand('you')).toEqual([]);
    expect(s.discard('you')).toEqual(['kno-bo', 'un-go']);
    expect(s.eventTypes()).not.toContain('shuffle');
  });

  test.each(['level I', 'level II', 'level III'])('C13: Phoenix (Immortal) is of %s', (level) => {
    const s = scenario(bare({ hand: ['bun-to'], deck: ['phoenix-immortal'] }));
    s.play('play bun-to', level).turnOf('foe');
    expect(s.hand('you')).toEqual(['phoenix-immortal']);
    expect(s.discard('you')).toEqual([]);
  });

  test('X6.3: activated, it reveals again and takes no Wonder token', () => {
    const s = scenario(bare({ army: [['bun-to']], deck }));
    s.play('activate I1', 'level II').turnOf('foe');
    expect(s.hand('you')).toEqual(['shard']);
    expect(s.army('you')).toEqual([['bun-to+1'], [], []]);
    expect(s.player('you').tokens).toBe(1);
    expect(s.wonder()).toBeNull();
  });
});
