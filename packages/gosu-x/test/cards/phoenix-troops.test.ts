/** The Troops of Phoenix: what is printed on them, Arpia, Muraena. No tile is active unless a test says so. */
import {
  captured,
  type Entry,
  onBothSides,
  type Side,
  scenario,
  withTokens,
} from '@testing/gosu-x/scenario.ts';
import { describe, expect, test } from 'vitest';
import { bare, PAYERS, table } from './table.ts';

const TROOPS = ['arpia', 'muraena', 'sqeezs', 'timer'];
const PASSED: Side = { passed: true, tokens: { spent: 2 } };

describe('what is printed', () => {
  test.each([
    ['arpia', 2],
    ['muraena', 3],
    ['sqeezs', 2],
    ['timer', 2],
  ] as const)('X5.2: %s is shifted for %i, not for one fewer', (card, cost) => {
    const holding = (n: number) =>
      scenario(table({ army: [[card]], hand: ['atalanta', ...PAYERS.slice(0, n)] }));
    holding(cost - 1).withholds('shift I1 atalanta');
    const s = holding(cost).play('shift I1 atalanta');
    s.play(...PAYERS.slice(0, cost - 1).map((payer) => `discard ${payer}`)).turnOf('foe');
    expect(s.army('you')).toEqual([['atalanta'], [], []]);
    expect(s.discard('you')).toEqual([...PAYERS.slice(0, cost), card]);
  });

  test.each(TROOPS)('X6.3: %s has one icon', (card) => {
    scenario(table({ army: [[card]] })).offers('activate I1');
    scenario(table({ army: [[withTokens(card)]] })).withholds('activate I1');
  });

  test.each(TROOPS)('X1.3: %s is worth 2', (card) => {
    expect(scenario(table({ army: [[card]] })).value('you')).toBe(2);
  });
});

describe('arpia', () => {
  onBothSides('draws 1; with a Timer in play, an additional turn', (set) => {
    const s = set(
      bare(
        { hand: ['arpia'], army: [['timer']], deck: ['elle', 'quae'] },
        { army: [['bun-to']], deck: ['shard'], hand: ['kan-te'] },
      ),
    );
    s.play('play arpia').turnOf('you');
    expect(s.hand('you')).toEqual(['elle']);
    expect(s.deck('you')).toEqual(['quae']);
    expect(s.army('you')).toEqual([['timer', 'arpia'], [], []]);
    s.play('spend 1').turnOf('foe');
    expect(s.hand('foe')).toEqual(['kan-te']);
    expect(s.army('foe')).toEqual([['bun-to'], [], []]);
  });

  test('without a Timer it only draws', () => {
    const s = scenario(bare({ hand: ['arpia'], deck: ['elle', 'quae'] })).play('play arpia');
    expect(s.turnOf('foe').hand('you')).toEqual(['elle']);
  });

  test.each<[string, readonly (readonly Entry[])[]]>([
    ['a captured Timer', [[captured('timer')]]],
    ['another Arpia', [['arpia']]],
    ['a captured Phoenix (Eliana)', [['muraena'], [captured('phoenix-eliana')]]],
    ['Phoenix (Immortal)', [['muraena'], ['phoenix-immortal']]],
  ])('C17: %s is no Timer', (_, army) => {
    scenario(table({ hand: ['arpia'], army }))
      .play('play arpia')
      .turnOf('foe');
  });

  test('C17: a Timer in hand, deck or discard pile is not in play', () => {
    const s = scenario(bare({ hand: ['arpia', 'timer'], deck: ['elle'], discard: ['timer'] }));
    s.play('play arpia').turnOf('foe');
  });

  test('C17: Phoenix (Eliana) is a Timer', () => {
    const s = scenario(table({ hand: ['arpia'], army: [['muraena'], ['phoenix-eliana']] }));
    s.play('play arpia').turnOf('you');
  });

  test('C6, C17: copied by the opponent it sees Timers of either army', () => {
    const copying = (row: readonly Entry[]) =>
      scenario(
        bare({ hand: ['dancing-dragon'], army: [['all-in-one']], deck: ['elle'] }, { army: [row] }),
      ).play('play dancing-dragon');
    const with1 = copying(['arpia', 'timer']).offersExactly('target foe:I1', 'target foe:I2');
    with1.play('target foe:I1').turnOf('you');
    expect(with1.hand('you')).toEqual(['elle']);
    const without = copying(['arpia', captured('timer')]).turnOf('foe');
    expect(without.hand('you')).toEqual(['elle']);
  });

  test('X9.14: in an additional turn it still draws, no other turn follows', () => {
    const s = scenario(
      bare({ hand: ['arpia', 'arpia'], army: [['timer']], deck: ['elle', 'quae', 'sati'] }),
    );
    s.play('play arpia').turnOf('you').play('play arpia').turnOf('foe');
    expect(s.hand('you')).toEqual(['elle', 'quae']);
  });

  test('X6.3: activated the same', () => {
    const s = scenario(bare({ army: [['arpia', 'timer']], deck: ['elle'] })).play('activate I1');
    s.turnOf('you');
    expect(s.hand('you')).toEqual(['elle']);
    expect(s.army('you')).toEqual([['arpia+1', 'timer'], [], []]);
  });

  test('X5.7: shifting the only Timer into Arpia leaves no Timer', () => {
    const s = scenario(
      bare({ army: [['timer']], hand: ['arpia', 'elle', 'quae'], deck: ['sati'] }),
    );
    s.play('shift I1 arpia', 'discard elle').turnOf('foe');
    expect(s.hand('you')).toEqual(['sati']);
    expect(s.discard('you')).toEqual(['elle', 'quae', 'timer']);
  });

  test('X3.5: nothing to draw, the additional turn comes all the same', () => {
    const s = scenario(bare({ hand: ['arpia'], army: [['timer']] }))
      .play('play arpia')
      .turnOf('you');
    expect(s.hand('you')).toEqual([]);
  });

  test('X7.3: on the last turn there is no additional one', () => {
    const s = scenario(table({ hand: ['arpia'], army: [['timer']], turnsLeft: 1 }, PASSED));
    s.play('play arpia');
    expect(s.player('you').supremacy).toBe(1);
    const two = scenario(table({ hand: ['arpia'], army: [['timer']], turnsLeft: 2 }, PASSED));
    two.play('play arpia').turnOf('you').play('spend 1');
    expect(two.player('you').supremacy).toBe(1);
  });
});

describe('muraena', () => {
  const deck = ['elle', 'quae', 'sati', 'tourach', 'nezha'];

  onBothSides('draws X', (set) => {
    const s = set(bare({ hand: ['muraena'], deck }, { hand: ['shard'], deck: ['bun-to'] }));
    s.play('play muraena').turnOf('foe');
    expect(s.hand('you')).toEqual(['elle', 'quae']);
    expect(s.deck('you')).toEqual(['sati', 'tourach', 'nezha']);
    expect(s.hand('foe')).toEqual(['shard']);
    expect(s.deck('foe')).toEqual(['bun-to']);
  });

  test.each([
    [2, 2],
    [3, 1],
    [4, 0],
  ])('X6.1: X = %i, wherever the tokens are', (x, locked) => {
    const s = scenario(
      bare({
        hand: ['muraena'],
        army: [[withTokens('arpia')]],
        deck,
        tokens: { locked, spent: 1 },
      }),
    );
    expect(s.play('play muraena').turnOf('foe').hand('you')).toHaveLength(x);
  });

  test('X is the controller’s: the opponent’s tokens do not count', () => {
    const s = scenario(bare({ hand: ['muraena'], deck }, { tokens: { locked: 0 } }));
    expect(s.play('play muraena').turnOf('foe').hand('you')).toHaveLength(2);
  });

  test('X6.3: activated; the token placed is still owned', () => {
    const s = scenario(bare({ army: [['muraena']], deck }))
      .play('activate I1')
      .turnOf('foe');
    expect(s.hand('you')).toEqual(['elle', 'quae']);
    expect(s.army('you')).toEqual([['muraena+1'], [], []]);
  });

  test('X3.5: the discard pile is reshuffled in between; then there is nothing', () => {
    const s = scenario(
      bare({ hand: ['muraena'], deck: ['elle'], discard: ['quae'], tokens: { locked: 0 } }),
    );
    s.play('play muraena').turnOf('foe');
    expect(s.hand('you')).toEqual(['elle', 'quae']);
    expect(s.deck('you')).toEqual([]);
    expect(s.discard('you')).toEqual([]);
  });

  test('X4.9: nothing to draw at all', () => {
    const s = scenario(bare({ hand: ['muraena'] }))
      .play('play muraena')
      .turnOf('foe');
    expect(s.hand('you')).toEqual([]);
  });

  onBothSides('X9.7 Bounty: the opponent who captures it may draw', (set) => {
    const capture = () =>
      set(
        bare(
          { army: [['muraena', 'arpia']] },
          { hand: ['lava-goddesses'], deck: ['bombers'] },
          { toPlay: 'foe' },
        ),
      ).play('play lava-goddesses', 'target you:I1');
    const drawn = capture().asks('foe', 'may').offersExactly('yes', 'no').play('yes').turnOf('you');
    expect(drawn.hand('foe')).toEqual(['bombers']);
    expect(drawn.army('you')).toEqual([['(muraena)', 'arpia'], [], []]);
    expect(capture().play('no').turnOf('you').hand('foe')).toEqual([]);
  });

  test('X9.7: destroyed too; C30: captured before, it draws nothing', () => {
    const destroy = (entry: Entry) =>
      scenario(
        bare(
          { army: [['arpia', entry]] },
          { army: [['bombers']], hand: ['demon-guardians'], deck: ['alpha'] },
          { toPlay: 'foe' },
        ),
      ).play('play demon-guardians', 'no', 'target you:I2');
    expect(destroy('muraena').asks('foe', 'may').play('yes').turnOf('you').hand('foe')).toEqual([
      'alpha',
    ]);
    expect(destroy(captured('muraena')).turnOf('you').hand('foe')).toEqual([]);
  });

  test('X9.7: capturing one’s own draws nothing', () => {
    const s = scenario(bare({ army: [['muraena']], hand: ['lava-goddesses'], deck: ['elle'] }));
    s.withholds('play lava-goddesses');
    const own = scenario(
      bare({ army: [['muraena', 'bombers']], hand: ['lava-goddesses'], deck: ['elle'] }),
    );
    own.play('play lava-goddesses', 'target you:I1').turnOf('foe');
    expect(own.hand('you')).toEqual([]);
    expect(own.army('you')).toEqual([['(muraena)', 'bombers', 'lava-goddesses'], [], []]);
  });
});
