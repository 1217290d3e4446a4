/** Two Troops of Phoenix: Sqeezs, Timer. No tile is active unless a test says so. */
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

describe('sqeezs', () => {
  const deck = ['elle', 'quae', 'sati', 'tourach', 'nezha'];

  onBothSides('of three, one to hand, one on top, one under the deck', (set) => {
    const s = set(
      bare(
        { hand: ['sqeezs'], deck, discard: ['volantis'] },
        { deck: ['bun-to', 'shard'], discard: ['kan-te'] },
      ),
    );
    s.play('play sqeezs').asks('you', 'pick').offersExactly('pick elle', 'pick quae', 'pick sati');
    s.play('pick quae').asks('you', 'pick').offersExactly('pick elle', 'pick sati');
    s.play('pick sati').turnOf('foe');
    expect(s.hand('you')).toEqual(['quae']);
    expect(s.deck('you')).toEqual(['sati', 'tourach', 'nezha', 'elle']);
    expect(s.discard('you')).toEqual(['volantis']);
    expect(s.deck('foe')).toEqual(['bun-to', 'shard']);
  });

  test('every card may take every part', () => {
    const s = scenario(bare({ hand: ['sqeezs'], deck })).play(
      'play sqeezs',
      'pick sati',
      'pick elle',
    );
    expect(s.turnOf('foe').hand('you')).toEqual(['sati']);
    expect(s.deck('you')).toEqual(['elle', 'tourach', 'nezha', 'quae']);
  });

  test('copies are interchangeable: what is left of one kind is not asked', () => {
    const s = scenario(bare({ hand: ['sqeezs'], deck: ['timer', 'elle', 'timer', 'quae'] }));
    s.play('play sqeezs').offersExactly('pick timer', 'pick elle').play('pick elle').turnOf('foe');
    expect(s.hand('you')).toEqual(['elle']);
    expect(s.deck('you')).toEqual(['timer', 'quae', 'timer']);
  });

  test('C33: exactly three in the deck', () => {
    const s = scenario(bare({ hand: ['sqeezs'], deck: deck.slice(0, 3) }));
    s.play('play sqeezs', 'pick elle', 'pick sati').turnOf('foe');
    expect(s.deck('you')).toEqual(['sati', 'quae']);
  });

  test('C33, X9.15: with two, hand then top; with one, hand; with none, nothing; no refill', () => {
    const short = (n: number) =>
      scenario(bare({ hand: ['sqeezs'], deck: deck.slice(0, n), discard: ['nezha'] })).play(
        'play sqeezs',
      );
    const two = short(2).offersExactly('pick elle', 'pick quae').play('pick elle').turnOf('foe');
    expect(two.hand('you')).toEqual(['elle']);
    expect(two.deck('you')).toEqual(['quae']);
    const one = short(1).turnOf('foe');
    expect(one.hand('you')).toEqual(['elle']);
    expect(one.deck('you')).toEqual([]);
    const none = short(0).turnOf('foe');
    expect(none.hand('you')).toEqual([]);
    expect(none.discard('you')).toEqual(['nezha']);
  });

  test('X6.3: activated the same', () => {
    const s = scenario(bare({ army: [['sqeezs']], deck }));
    s.play('activate I1', 'pick elle', 'pick quae').turnOf('foe');
    expect(s.hand('you')).toEqual(['elle']);
    expect(s.deck('you')).toEqual(['quae', 'tourach', 'nezha', 'sati']);
    expect(s.army('you')).toEqual([['sqeezs+1'], [], []]);
  });

  test('X3.7: top and bottom card are known to all, the rest of the deck is not', () => {
    const s = scenario(bare({ hand: ['sqeezs'], deck }));
    s.play('play sqeezs', 'pick quae', 'pick sati').turnOf('foe');
    const known = s.player('you').deck.map((card) => (s.state.known[card] ?? 0) > 0);
    expect(known).toEqual([true, false, false, true]);
  });
});

describe('timer', () => {
  onBothSides('an additional turn; with an Arpia in play, draw 1', (set) => {
    const s = set(
      bare(
        { hand: ['timer'], army: [['arpia']], deck: ['elle', 'quae'] },
        { army: [['bun-to']], deck: ['shard'], hand: ['kan-te'] },
      ),
    );
    s.play('play timer').turnOf('you');
    expect(s.hand('you')).toEqual(['elle']);
    expect(s.deck('you')).toEqual(['quae']);
    s.play('spend 1').turnOf('foe');
    expect(s.hand('foe')).toEqual(['kan-te']);
    expect(s.deck('foe')).toEqual(['shard']);
  });

  test('without an Arpia it draws nothing', () => {
    const s = scenario(bare({ hand: ['timer'], deck: ['elle'] }))
      .play('play timer')
      .turnOf('you');
    expect(s.hand('you')).toEqual([]);
  });

  test.each<[string, readonly (readonly Entry[])[]]>([
    ['a captured Arpia', [[captured('arpia'), 'muraena']]],
    ['another Timer', [['timer']]],
    ['a captured Phoenix (Eliana)', [['muraena'], [captured('phoenix-eliana')]]],
  ])('C17: %s is no Arpia', (_, army) => {
    const s = scenario(bare({ hand: ['timer'], army, deck: ['elle'] })).play('play timer');
    expect(s.turnOf('you').hand('you')).toEqual([]);
  });

  test('C17: Phoenix (Eliana) is an Arpia', () => {
    const s = scenario(
      bare({ hand: ['timer'], army: [['muraena'], ['phoenix-eliana']], deck: ['elle'] }),
    );
    expect(s.play('play timer').turnOf('you').hand('you')).toEqual(['elle']);
  });

  test('C17: an Arpia of the opponent counts for a copied Timer', () => {
    const s = scenario(
      bare(
        { hand: ['dancing-dragon'], army: [['all-in-one']], deck: ['elle'] },
        { army: [['timer', 'arpia']] },
      ),
    );
    s.play('play dancing-dragon', 'target foe:I1').turnOf('you');
    expect(s.hand('you')).toEqual(['elle']);
  });

  test('X9.14: in an additional turn only the draw is left', () => {
    const s = scenario(
      bare({ hand: ['timer', 'timer'], army: [['arpia']], deck: ['elle', 'quae', 'sati'] }),
    );
    s.play('play timer').turnOf('you').play('play timer').turnOf('foe');
    expect(s.hand('you')).toEqual(['elle', 'quae']);
    s.play('spend 1').turnOf('you');
  });

  test('X9.14: Timer and Arpia do not add up to a third turn', () => {
    const s = scenario(table({ army: [['timer', 'arpia']], tokens: { locked: 0 } }));
    s.play('activate I1').turnOf('you').play('activate I2').turnOf('foe');
  });

  test('X6.3: activated the same', () => {
    const s = scenario(bare({ army: [['timer', 'arpia']], deck: ['elle'] })).play('activate I1');
    s.turnOf('you');
    expect(s.hand('you')).toEqual(['elle']);
    expect(s.army('you')).toEqual([['timer+1', 'arpia'], [], []]);
  });

  test('X7.3, X12.4: the additional turn counts among the last turns, by option it does not', () => {
    const side: Side = { hand: ['timer'], turnsLeft: 1 };
    const counted = scenario(table(side, PASSED)).play('play timer');
    expect(counted.player('you').supremacy).toBe(1);
    const free = scenario(table(side, PASSED, { options: { 'X12.4': 'no' } })).play('play timer');
    expect(free.turnOf('you').player('you').supremacy).toBe(0);
    expect(free.play('spend 1').player('you').supremacy).toBe(1);
  });
});
