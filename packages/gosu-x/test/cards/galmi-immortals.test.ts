/** Galmi, Byun Hyung Ja (Galmi) and the Galmi tile. No tile is active unless a test says so. */
import { captured, onBothSides, type Side, scenario } from '@testing/gosu-x/scenario.ts';
import { describe, expect, test } from 'vitest';
import { bare, table } from './table.ts';

const NO_TOKENS = { hand: 0, spent: 2, locked: 2 };
const PASSED: Side = { passed: true, tokens: NO_TOKENS };

describe('galmi', () => {
  const ready: Side = { army: [['bun-to', 'arpia'], ['shard']], hand: ['galmi'] };

  onBothSides('an OPEN card of any level goes on top of its owner’s deck', (set) => {
    const foe: Side = {
      army: [['volantis', 'petal-faeries', 'atalanta'], ['quae', 'elle'], ['bhj-justice']],
      deck: ['sati'],
    };
    const s = set(bare({ ...ready, deck: ['kan-te'] }, foe))
      .play('play galmi')
      .asks('you', 'target');
    s.offersExactly(
      'target you:I2',
      'target you:III1',
      'target foe:I3',
      'target foe:II2',
      'target foe:III1',
    );
    s.play('target foe:III1').turnOf('foe');
    expect(s.army('foe')).toEqual([
      ['volantis', 'petal-faeries', 'atalanta'],
      ['quae', 'elle'],
      [],
    ]);
    expect(s.deck('foe')).toEqual(['bhj-justice', 'sati']);
    expect(s.army('you')).toEqual([['bun-to', 'arpia'], ['shard'], ['galmi']]);
    expect(s.deck('you')).toEqual(['kan-te']);
    expect(s.wonder()).toBe('you');
  });

  test.each([
    ['a Troop of the clan', [['arpia'], ['shard']]],
    ['the Troop face up', [['arpia', captured('bun-to')], ['shard']]],
    ['a Hero of the clan', [['bun-to'], ['kaez']]],
    ['the Hero face up', [['bun-to'], [captured('shard')]]],
    ['a Hero more than Immortals', [['bun-to'], ['shard'], ['phoenix']]],
  ])('X4.5: it needs %s', (_, army) => {
    scenario(table({ army, hand: ['galmi'] })).withholds('play galmi');
  });

  test('X5.1, X6.3: no shift cost, no icon, worth 5', () => {
    const s = scenario(
      table({ army: [['bun-to'], ['shard'], ['galmi']], hand: ['phoenix', 'kaez', 'kan-te'] }),
    );
    s.withholds('shift III1 phoenix', 'activate III1');
    expect(s.value('you')).toBe(10);
  });

  test('X4.9, X11.1: mandatory: with nothing else OPEN it goes itself', () => {
    const s = scenario(table({ army: [['bun-to'], ['shard']], hand: ['galmi'] }));
    s.play('play galmi').turnOf('foe');
    expect(s.army('you')).toEqual([['bun-to'], ['shard'], []]);
    expect(s.deck('you')[0]).toBe('galmi');
    expect(s.wonder()).toBe('you');
  });

  test('C31, X9.6: a captured or Ethereal OPEN card may be chosen', () => {
    const foe: Side = { army: [['wiindz', captured('wiindz')], ['shadow']] };
    const s = scenario(table(ready, foe)).play('play galmi');
    s.offers('target foe:I2', 'target foe:II1').play('target foe:I2').turnOf('foe');
    expect(s.army('foe')).toEqual([['wiindz'], ['shadow'], []]);
    expect(s.deck('foe')[0]).toBe('wiindz');
  });

  onBothSides('then you may pass at once, and the opponent has 2 turns', (set) => {
    const s = set(table({ ...ready, tokens: NO_TOKENS })).play('play galmi', 'target you:I2');
    s.asks('you', 'may').offersExactly('yes', 'no').play('yes').turnOf('foe');
    expect(s.player('you').passed).toBe(1);
    expect(s.player('foe').turnsLeft).toBe(2);
    s.play('spend 1').turnOf('foe').play('spend 1');
    expect(s.state.round).toBe(2);
  });

  test('"no" keeps you in the round', () => {
    const s = scenario(table({ ...ready, tokens: NO_TOKENS }));
    s.play('play galmi', 'target you:I2', 'no').turnOf('foe').play('spend 1').turnOf('you');
  });

  test('X7.4: with a token in hand the pass is not offered, also for the second to pass', () => {
    const one = { hand: 1, spent: 1, locked: 2 };
    scenario(table({ ...ready, tokens: one }))
      .play('play galmi', 'target you:I2')
      .turnOf('foe');
    const second = scenario(table({ ...ready, tokens: one, turnsLeft: 3 }, PASSED));
    second.play('play galmi', 'target you:I2').turnOf('you').offers('pass');
  });

  test('C26: when the opponent has passed the pass is offered too and ends the round', () => {
    const s = scenario(table({ ...ready, tokens: NO_TOKENS, turnsLeft: 3 }, PASSED));
    s.play('play galmi', 'target you:I2').asks('you', 'may').play('yes');
    expect(s.state.round).toBe(2);
    expect(s.player('you').supremacy).toBe(1);
  });

  test('C26, C15: the hand limit of this turn comes before the opponent’s turns', () => {
    const hand = [
      'galmi',
      'elle',
      'quae',
      'sati',
      'tourach',
      'nezha',
      'volantis',
      'atalanta',
      'kaez',
    ];
    const s = scenario(table({ ...ready, hand, tokens: NO_TOKENS }));
    s.play('play galmi', 'target you:I2', 'yes').asks('you', 'discard').play('discard elle');
    expect(s.turnOf('foe').player('foe').turnsLeft).toBe(2);
  });

  test('X7.2: gone itself when the pass comes, it leaves the opponent 3 turns', () => {
    const s = scenario(table({ ...ready, tokens: NO_TOKENS }));
    s.play('play galmi', 'target you:III1', 'yes').turnOf('foe');
    expect(s.player('foe').turnsLeft).toBe(3);
  });

  test('C6: copied by Xi’an, the copier may pass, without the ongoing effect: 3 turns', () => {
    const s = scenario(
      table(
        { army: [['all-in-one'], ['shennong']], hand: ['xian'], tokens: NO_TOKENS },
        { army: [['bun-to', 'arpia'], ['shard'], ['galmi']] },
      ),
    );
    s.play('play xian').offers('target foe:III1').play('target foe:III1');
    s.offersExactly('target you:III1', 'target foe:I2', 'target foe:III1').play('target foe:III1');
    s.asks('you', 'may').play('yes').turnOf('foe');
    expect(s.army('you')).toEqual([['all-in-one'], ['shennong'], ['xian']]);
    expect(s.deck('foe')[0]).toBe('galmi');
    expect(s.player('foe').turnsLeft).toBe(3);
  });

  test('X4.8, X10.3: as the fifteenth face-up card it wins before its effect', () => {
    scenario(
      table({
        army: [
          ['bun-to', 'kno-bo', 'un-go', 'boul-go', 'arpia'],
          ['kan-te', 'ree-ab', 'shard', 'she-rift', 'kaez'],
          ['bhj-galmi', 'phoenix', 'bhj-phoenix', 'justice'],
        ],
        hand: ['galmi'],
      }),
    )
      .play('play galmi')
      .wins('you', 'fifteen');
  });

  test('X7.5: a pass forfeits the additional turn due', () => {
    const s = scenario(table({ ...ready, tokens: NO_TOKENS }, {}, { extraTurn: 'due' }));
    s.play('play galmi', 'target you:I2', 'yes').turnOf('foe');
  });

  describe('Echo, by the Tomorrow tile', () => {
    const echoing = (tokens: Side['tokens'] = {}) =>
      scenario(
        table({ ...ready, tokens }, { army: [['volantis', 'atalanta']] }, { tiles: ['tomorrow'] }),
      );

    test('X9.8: offered once, with other targets', () => {
      const s = echoing().play('play galmi', 'target foe:I2').asks('you', 'may').play('yes');
      s.offersExactly('target you:I2', 'target you:III1', 'target foe:I1').play('target foe:I1');
      expect(s.turnOf('foe').army('foe')).toEqual([[], [], []]);
      expect(s.deck('foe').slice(0, 2)).toEqual(['volantis', 'atalanta']);
    });

    test('X9.8: declined', () => {
      const s = echoing().play('play galmi', 'target foe:I2', 'no').turnOf('foe');
      expect(s.army('foe')).toEqual([['volantis'], [], []]);
    });

    test('X9.8: not offered when it has left play', () => {
      const s = echoing().play('play galmi', 'target you:III1').turnOf('foe');
      expect(s.deck('you')[0]).toBe('galmi');
    });

    test('C26: a pass in the first resolution ends it, no second', () => {
      const s = echoing(NO_TOKENS).play('play galmi', 'target foe:I2', 'yes').turnOf('foe');
      expect(s.army('foe')).toEqual([['volantis'], [], []]);
    });

    test('C26: a pass may still come in the second', () => {
      const s = echoing(NO_TOKENS).play('play galmi', 'target foe:I2', 'no');
      s.asks('you', 'may')
        .play('yes', 'target foe:I1')
        .asks('you', 'may')
        .play('yes')
        .turnOf('foe');
      expect(s.player('you').passed).toBe(1);
    });
  });

  describe('after you pass the opponent has 2 turns', () => {
    const army = [['bun-to'], ['shard'], ['galmi']];

    onBothSides('X7.2: on a plain pass', (set) => {
      const s = set(table({ army, tokens: NO_TOKENS }, { tokens: { locked: 0 } }));
      s.play('pass').turnOf('foe').play('spend 1').turnOf('foe').play('spend 1');
      expect(s.state.round).toBe(2);
    });

    test('X7.2: the opponent’s Galmi does not shorten their turns', () => {
      const s = scenario(table({ tokens: NO_TOKENS }, { army, tokens: { locked: 0 } })).play(
        'pass',
      );
      expect(s.player('foe').turnsLeft).toBe(3);
      s.play('spend 1').turnOf('foe').play('spend 1').turnOf('foe').play('spend 1');
      expect(s.state.round).toBe(2);
    });

    test('X7.3: an additional turn of the opponent is one of the 2', () => {
      const foe: Side = { hand: ['nityananda'], army: [['nitish']] };
      const s = scenario(table({ army, tokens: NO_TOKENS }, foe)).play('pass');
      s.play('play nityananda').turnOf('foe').play('spend 1');
      expect(s.player('you').supremacy).toBe(1);
    });

    test('C19: captured, 3 turns; released, 2', () => {
      const off: Side = { army: [['bun-to', 'arpia'], ['shard'], [captured('galmi')]] };
      const s = scenario(table({ ...off, tokens: NO_TOKENS })).play('pass');
      expect(s.player('foe').turnsLeft).toBe(3);
      const released = scenario(table({ ...off, hand: ['kan-te'], tokens: NO_TOKENS }));
      released.play('play kan-te', 'spend 1', 'pass');
      expect(released.player('foe').turnsLeft).toBe(2);
    });

    test('X7.2: the number is fixed at the pass: capturing Galmi afterwards adds none', () => {
      const foe: Side = { army: [['apostles-of-night']], hand: ['cylak', 'elle'] };
      const s = scenario(table({ army, tokens: NO_TOKENS }, foe));
      s.play('pass').play('play cylak', 'yes').turnOf('foe');
      expect(s.army('you')[2]).toEqual(['(galmi)']);
      expect(s.player('foe').turnsLeft).toBe(1);
      s.play('spend 1');
      expect(s.state.round).toBe(2);
    });

    test('X7.2: the tile binds both players, and does not add up with the leader (X11.7)', () => {
      const foreign = scenario(
        table(
          { tokens: NO_TOKENS, clans: ['phoenix', 'xian', 'justice'] },
          {},
          { tiles: ['galmi'] },
        ),
      );
      expect(foreign.play('pass').player('foe').turnsLeft).toBe(2);
      const turned = scenario(table({ army, tokens: NO_TOKENS, flipped: ['galmi'] }));
      expect(turned.play('pass').player('foe').turnsLeft).toBe(2);
      const opposing = scenario(table({ tokens: NO_TOKENS }, { flipped: ['galmi'] }));
      expect(opposing.play('pass').player('foe').turnsLeft).toBe(2);
    });
  });
});

describe('bhj-galmi', () => {
  const army = [['bun-to', 'arpia'], ['shard'], ['bhj-galmi']];

  onBothSides('first to pass in the round: a token is unlocked', (set) => {
    const s = set(table({ army, tokens: NO_TOKENS }, { army: [['volantis']] })).play('pass');
    s.turnOf('foe');
    expect(s.player('you')).toMatchObject({ tokens: 1, spent: 2, locked: 1, passed: 1 });
    expect(s.player('foe')).toMatchObject({ tokens: 2, locked: 2, turnsLeft: 3 });
    expect(s.army('you')).toEqual([['bun-to', 'arpia'], ['shard'], ['bhj-galmi']]);
  });

  test('not for the second to pass', () => {
    const s = scenario(table({ army, tokens: NO_TOKENS, turnsLeft: 2 }, PASSED)).play('pass');
    expect(s.player('you')).toMatchObject({ supremacy: 1, locked: 2 });
  });

  test('not when the opponent passes first', () => {
    const s = scenario(table({ army }, { tokens: NO_TOKENS }, { toPlay: 'foe' })).play('pass');
    s.turnOf('you');
    expect(s.player('you').locked).toBe(2);
    expect(s.player('foe').locked).toBe(2);
  });

  test('X7.2: running out of turns is no pass', () => {
    const s = scenario(table({ army, turnsLeft: 1 }, PASSED)).play('spend 1');
    expect(s.player('you')).toMatchObject({ supremacy: 1, locked: 2 });
  });

  test('C19: off while captured, on again when released', () => {
    const off = [['bun-to', 'arpia'], ['shard'], [captured('bhj-galmi')]];
    const s = scenario(table({ army: off, tokens: NO_TOKENS })).play('pass');
    expect(s.player('you').locked).toBe(2);
    const released = scenario(table({ army: off, hand: ['kan-te'], tokens: NO_TOKENS }));
    released.play('play kan-te', 'spend 1', 'pass');
    expect(released.player('you').locked).toBe(1);
  });

  test('the 3rd and the 4th token, X6.6: the 5th wins', () => {
    const holding = (locked: number) =>
      scenario(table({ army, tokens: { hand: 0, spent: 4 - locked, locked } })).play('pass');
    expect(holding(1).turnOf('foe').player('you')).toMatchObject({ tokens: 1, locked: 0 });
    holding(0).wins('you', 'tokens');
  });

  test('C26: Galmi’s pass counts as the first pass, not as the second', () => {
    const both = [['bun-to', 'arpia', 'kno-bo'], ['shard', 'kan-te'], ['bhj-galmi']];
    const side: Side = { army: both, hand: ['galmi'], tokens: NO_TOKENS };
    const first = scenario(table(side)).play('play galmi', 'target you:I3', 'yes').turnOf('foe');
    expect(first.player('you')).toMatchObject({ locked: 1, tokens: 1 });
    const second = scenario(table({ ...side, turnsLeft: 2 }, PASSED));
    second.play('play galmi', 'target you:I3', 'yes');
    expect(second.player('you')).toMatchObject({ supremacy: 1, locked: 2 });
  });

  test('Wondrous: it takes the Wonder token from the opponent on entering', () => {
    const s = scenario(
      table({ army: [['bun-to'], ['shard']], hand: ['bhj-galmi'] }, {}, { wonder: 'foe' }),
    );
    s.play('play bhj-galmi').turnOf('foe');
    expect(s.wonder()).toBe('you');
    expect(s.value('you')).toBe(10);
  });

  test('X9.7 Bounty: who captures it may draw', () => {
    const capture = () =>
      scenario(bare({ army }, { hand: ['petal-faeries'], deck: ['elle'] }, { toPlay: 'foe' })).play(
        'play petal-faeries',
      );
    const drawn = capture().asks('foe', 'may').play('yes').turnOf('you');
    expect(drawn.hand('foe')).toEqual(['elle']);
    expect(drawn.army('you')[2]).toEqual(['(bhj-galmi)']);
    expect(capture().play('no').turnOf('you').hand('foe')).toEqual([]);
  });

  test('X5.1, X6.3: no shift, no icon', () => {
    scenario(table({ army, hand: ['galmi', 'elle', 'quae'] })).withholds(
      'shift III1 galmi',
      'activate III1',
    );
  });
});
