/** Phoenix, Byun Hyung Ja (Phoenix) and the Phoenix tile. No tile is active unless a test says so. */
import {
  captured,
  type Entry,
  onBothSides,
  type Side,
  scenario,
} from '@testing/gosu-x/scenario.ts';
import { describe, expect, test } from 'vitest';
import { bare, table } from './table.ts';

const PASSED: Side = { passed: true, tokens: { spent: 2 } };

describe('phoenix', () => {
  const ready: Side = { army: [['timer'], ['kaez']], hand: ['phoenix'] };

  onBothSides('gives an additional turn', (set) => {
    const s = set(bare(ready, { army: [['bun-to']], hand: ['shard'] })).play('play phoenix');
    s.turnOf('you');
    expect(s.army('you')).toEqual([['timer'], ['kaez'], ['phoenix']]);
    expect(s.hand('you')).toEqual([]);
    s.play('spend 1').turnOf('foe').play('spend 1').turnOf('you');
    expect(s.army('foe')).toEqual([['bun-to'], [], []]);
  });

  test('X9.14: none follows an additional turn', () => {
    scenario(table(ready, {}, { extraTurn: 'now' }))
      .play('play phoenix')
      .turnOf('foe');
  });

  test('X7.3: on the last turn there is none', () => {
    const s = scenario(table({ ...ready, turnsLeft: 1 }, PASSED)).play('play phoenix');
    expect(s.player('you').supremacy).toBe(1);
  });

  test('C6: copied by Xi’an, it gives the copier the turn', () => {
    const s = scenario(
      table(
        { army: [['all-in-one'], ['shennong']], hand: ['xian'] },
        { army: [['sqeezs'], ['kaez'], ['phoenix']] },
      ),
    );
    s.play('play xian', 'target foe:III1').turnOf('you').play('spend 1').turnOf('foe');
    expect(s.value('you')).toBe(10);
  });

  test('X9.8: Echo by the Tomorrow tile is offered once and adds no third turn', () => {
    const s = scenario(table(ready, {}, { tiles: ['tomorrow'] })).play('play phoenix');
    s.asks('you', 'may').play('yes').turnOf('you').play('spend 1').turnOf('foe');
  });

  test.each<[string, readonly (readonly Entry[])[]]>([
    ['a Troop of the clan', [['bun-to'], ['kaez']]],
    ['the Troop face up', [['bun-to', captured('timer')], ['kaez']]],
    ['a Hero of the clan', [['timer'], ['shard']]],
    ['the Hero face up', [['timer'], [captured('kaez')]]],
    ['a Hero more than Immortals', [['timer'], ['kaez'], ['bhj-phoenix']]],
  ])('X4.5: it needs %s', (_, army) => {
    scenario(table({ army, hand: ['phoenix'] })).withholds('play phoenix');
  });

  test('X5.1, X6.3: no shift cost, no icon', () => {
    scenario(
      table({ army: [['timer'], ['kaez'], ['phoenix']], hand: ['bhj-phoenix', 'elle', 'quae'] }),
    ).withholds('shift III1 bhj-phoenix', 'activate III1');
  });

  describe('+1 in the Great Battle for each card in your hand', () => {
    const army = [['timer'], ['kaez'], ['phoenix']];

    onBothSides('your hand, not the opponent’s, and not theirs for them', (set) => {
      const s = set(
        table({ army, hand: ['elle', 'quae'] }, { hand: ['shard'], army: [['bun-to']] }),
      );
      expect(s.value('you')).toBe(10 + 2);
      expect(s.value('foe')).toBe(2);
    });

    test('an empty hand adds nothing, seven add seven', () => {
      expect(scenario(table({ army })).value('you')).toBe(10);
      const hand = ['elle', 'quae', 'sati', 'tourach', 'nezha', 'volantis', 'atalanta'];
      expect(scenario(table({ army, hand })).value('you')).toBe(17);
    });

    test('C19: off while captured, on again when released', () => {
      const off = [['timer', 'bun-to'], ['kaez'], [captured('phoenix')]];
      const s = scenario(table({ army: off, hand: ['kan-te', 'elle', 'quae'] }));
      expect(s.value('you')).toBe(7);
      s.play('play kan-te').turnOf('foe');
      expect(s.value('you')).toBe(15 + 2);
    });

    test('the battle is won by it', () => {
      const s = scenario(
        table(
          { army: [['timer'], ['kaez'], ['phoenix']], hand: ['elle'], ...PASSED },
          { army: [['bun-to'], ['shard'], ['galmi']], turnsLeft: 1 },
          { toPlay: 'foe', wonder: 'foe' },
        ),
      );
      s.play('pass');
      expect(s.player('you').supremacy).toBe(1);
      expect(s.player('foe').supremacy).toBe(0);
    });

    test('X2.3: the tile gives it to both players', () => {
      const s = scenario(
        table(
          { army: [['bun-to']], hand: ['shard', 'galmi'] },
          { hand: ['volantis'] },
          { tiles: ['phoenix'] },
        ),
      );
      expect(s.value('you')).toBe(2 + 2);
      expect(s.value('foe')).toBe(1);
    });

    test('X11.7: tile and leader do not add up', () => {
      const s = scenario(
        table({ army, hand: ['elle', 'quae'], flipped: ['phoenix'] }, { hand: ['shard'] }),
      );
      expect(s.value('you')).toBe(12);
      expect(s.value('foe')).toBe(1);
    });
  });
});

describe('bhj-phoenix', () => {
  /** Three cards named Phoenix, with Byun Hyung Ja on the right (OPEN) or on the left of Phoenix. */
  const troops = ['timer', 'arpia', 'phoenix-immortal'];
  const army = [troops, ['phoenix-eliana', 'kaez'], ['phoenix', 'bhj-phoenix']];

  onBothSides(
    'C4: three Phoenix face up at the end of your turn: captured, a token unlocked',
    (set) => {
      const s = set(table({ army, deck: ['elle'] }, { army: [['bun-to']] })).play('spend 1');
      s.turnOf('foe');
      expect(s.army('you')).toEqual([
        troops,
        ['phoenix-eliana', 'kaez'],
        ['phoenix', '(bhj-phoenix)'],
      ]);
      expect(s.player('you')).toMatchObject({ tokens: 2, spent: 1, locked: 1 });
      expect(s.hand('you')).toEqual(['elle']);
      expect(s.army('foe')).toEqual([['bun-to'], [], []]);
      expect(s.player('foe')).toMatchObject({ tokens: 2, locked: 2 });
    },
  );

  test('not at the end of the opponent’s turn', () => {
    const s = scenario(table({ army }, {}, { toPlay: 'foe' }))
      .play('spend 1')
      .turnOf('you');
    expect(s.army('you')[2]).toEqual(['phoenix', 'bhj-phoenix']);
    expect(s.player('you').locked).toBe(2);
  });

  test.each<[string, readonly (readonly Entry[])[]]>([
    [
      'two of them',
      [
        ['timer', 'arpia'],
        ['phoenix-eliana', 'kaez'],
        ['phoenix', 'bhj-phoenix'],
      ],
    ],
    [
      'a captured third',
      [
        ['timer', 'arpia', captured('phoenix-immortal')],
        ['phoenix-eliana', 'kaez'],
        ['phoenix', 'bhj-phoenix'],
      ],
    ],
    [
      'X9.17: Fenghuang and BHJ are not named Phoenix',
      [
        ['timer', 'arpia'],
        ['phoenix-eliana', 'fenghuang'],
        ['phoenix', 'bhj-phoenix'],
      ],
    ],
  ])('C4: %s: nothing', (_, rows) => {
    const s = scenario(table({ army: rows }))
      .play('spend 1')
      .turnOf('foe');
    expect(s.army('you')[2]).toEqual(['phoenix', 'bhj-phoenix']);
    expect(s.player('you').locked).toBe(2);
  });

  test('C19: captured itself, it does nothing', () => {
    const rows = [troops, ['phoenix-eliana', 'kaez'], ['phoenix', captured('bhj-phoenix')]];
    const s = scenario(table({ army: rows }))
      .play('spend 1')
      .turnOf('foe');
    expect(s.player('you').locked).toBe(2);
  });

  test('C19: released, it works at the end of that very turn', () => {
    const rows = [
      ['bun-to', 'arpia', 'phoenix-immortal'],
      ['phoenix-eliana', 'kaez'],
      ['phoenix', captured('bhj-phoenix')],
    ];
    const s = scenario(table({ army: rows, hand: ['kan-te'] }))
      .play('play kan-te')
      .turnOf('foe');
    expect(s.army('you')[2]).toEqual(['phoenix', '(bhj-phoenix)']);
    expect(s.player('you').locked).toBe(1);
  });

  test('entering as the last piece it works at the end of the turn; the third Phoenix too', () => {
    const s = scenario(
      table({ army: [troops, ['phoenix-eliana', 'kaez'], ['phoenix']], hand: ['bhj-phoenix'] }),
    );
    s.play('play bhj-phoenix').turnOf('foe');
    expect(s.player('you').locked).toBe(1);
    const third = scenario(
      table({
        army: [
          ['timer', 'arpia'],
          ['phoenix-eliana', 'kaez'],
          ['phoenix', 'bhj-phoenix'],
        ],
        hand: ['phoenix-immortal'],
      }),
    );
    third.play('play phoenix-immortal I').turnOf('foe');
    expect(third.player('you').locked).toBe(1);
  });

  test('X3.2: a pass is a turn too', () => {
    const s = scenario(table({ army, tokens: { spent: 2 } }))
      .play('pass')
      .turnOf('foe');
    expect(s.player('you')).toMatchObject({ passed: 1, tokens: 1, spent: 2, locked: 1 });
  });

  test('the 4th token, X6.6: the 5th wins', () => {
    const holding = (locked: number) =>
      scenario(table({ army, tokens: { locked } })).play('spend 1');
    expect(holding(1).turnOf('foe').player('you').locked).toBe(0);
    holding(0).wins('you', 'tokens');
  });

  test('X9.7: one’s own Bounty card gives no draw', () => {
    const s = scenario(bare({ army })).play('spend 1').turnOf('foe');
    expect(s.hand('you')).toEqual([]);
  });

  test('C4, C11: Red Circle cancels the capture, and so the token; next turn it comes again', () => {
    const s = scenario(table({ army, hand: ['red-circle', 'red-circle'], tokens: { locked: 1 } }));
    s.play('spend 1').asks('you', 'respond').offersExactly('use red-circle', 'decline');
    s.play('use red-circle').turnOf('foe');
    expect(s.army('you')[2]).toEqual(['phoenix', 'bhj-phoenix']);
    expect(s.player('you').locked).toBe(1);
    expect(s.discard('you')).toEqual(['red-circle']);
    s.play('spend 1', 'spend 1', 'decline').turnOf('foe');
    expect(s.army('you')[2]).toEqual(['phoenix', '(bhj-phoenix)']);
    expect(s.player('you').locked).toBe(0);
  });

  test('C4, X9.6: Ethereal as the highest OPEN card under the Justice tile: no capture, no token', () => {
    const s = scenario(
      table({ army, clans: ['phoenix', 'galmi', 'xian'] }, {}, { tiles: ['justice'] }),
    );
    s.play('spend 1').turnOf('foe');
    expect(s.army('you')[2]).toEqual(['phoenix', 'bhj-phoenix']);
    expect(s.player('you').locked).toBe(2);
    const covered = [troops, ['phoenix-eliana', 'kaez'], ['bhj-phoenix', 'phoenix']];
    const left = scenario(
      table({ army: covered, clans: ['phoenix', 'galmi', 'xian'] }, {}, { tiles: ['justice'] }),
    );
    left.play('spend 1').turnOf('foe');
    expect(left.army('you')[2]).toEqual(['(bhj-phoenix)', 'phoenix']);
    expect(left.player('you').locked).toBe(1);
  });

  test('C15: with Nezha, you choose the order', () => {
    const rows = [troops, ['phoenix-eliana', 'nezha'], ['phoenix', 'bhj-phoenix']];
    const s = scenario(
      bare({ army: rows, tokens: { spent: 2 }, deck: ['elle', 'quae', 'sati'] }),
    ).play('pass');
    s.asks('you', 'order').offersExactly('order you:II2', 'order you:III2');
    s.play('order you:III2').turnOf('foe');
    expect(s.player('you').locked).toBe(1);
    expect(s.hand('you')).toEqual(['elle', 'quae']);
  });

  test('X9.7 Bounty: the opponent who captures it may draw', () => {
    const capture = () =>
      scenario(bare({ army }, { hand: ['petal-faeries'], deck: ['elle'] }, { toPlay: 'foe' })).play(
        'play petal-faeries',
      );
    const drawn = capture().asks('foe', 'may').play('yes').turnOf('you');
    expect(drawn.hand('foe')).toEqual(['elle']);
    expect(drawn.army('you')[2]).toEqual(['phoenix', '(bhj-phoenix)']);
    expect(drawn.player('you').locked).toBe(2);
    expect(capture().play('no').turnOf('you').hand('foe')).toEqual([]);
  });

  test('X1.3, X5.1, X6.3: worth 5, no shift, no icon', () => {
    const s = scenario(
      table({ army: [['timer'], ['kaez'], ['bhj-phoenix']], hand: ['phoenix', 'elle', 'quae'] }),
    );
    s.withholds('shift III1 phoenix', 'activate III1');
    expect(s.value('you')).toBe(10);
  });
});
