/** Darks, level 3: Bone Lord and Night Queen. */
import {
  bare,
  fromEverySeat,
  imprisoned,
  onBothSides,
  type Side,
  scenario,
} from '@testing/tactics/scenario.ts';
import { describe, expect, test } from 'vitest';

const BELOW = [['gravedigger'], ['ghoul']];

describe('bone-lord', () => {
  onBothSides('T5.6: Return of any clan first, then Discard', (set) => {
    const discard = ['sage', 'lich'];
    const s = set(bare({ hand: ['bone-lord'], army: BELOW }, { hand: ['spark'] }, { discard }));
    s.play('play bone-lord').asks('you', 'pick').offersExactly('pick sage', 'pick lich');
    s.play('pick sage').asks('you', 'seat').offersExactly('seat you', 'seat foe');
    s.play('seat foe').turnOf('foe');
    expect([s.hand('you'), s.hand('foe'), s.discard()]).toEqual([['sage'], [], ['lich', 'spark']]);
    expect([s.army('you')[2], s.strength('you')]).toEqual([['bone-lord'], 10]);
  });

  test('in that order: with no other card anywhere, what is returned is discarded again', () => {
    const s = scenario(bare({ hand: ['bone-lord'], army: BELOW }, {}, { discard: ['sage'] }));
    s.play('play bone-lord').turnOf('foe');
    expect([s.hand('you'), s.discard()]).toEqual([[], ['sage']]);
    expect(s.eventTypes().filter((type) => type === 'take' || type === 'discard')).toEqual([
      'take',
      'discard',
    ]);
  });

  test('an empty pile leaves the Discard; empty hands as well leave nothing', () => {
    const one = scenario(bare({ hand: ['bone-lord'], army: BELOW }, { hand: ['spark'] }));
    one.play('play bone-lord').turnOf('foe');
    expect([one.hand('foe'), one.discard()]).toEqual([[], ['spark']]);
    const none = scenario(bare({ hand: ['bone-lord'], army: BELOW }))
      .play('play bone-lord')
      .turnOf('foe');
    expect([none.hand('you'), none.discard()]).toEqual([[], []]);
  });

  fromEverySeat(4, 'T5.4: it leaves for 3; it has no mutation power, the newcomer acts', (set) => {
    const s = set({
      you: { hand: ['sage', 'oracle', 'envoy', 'scribe'], army: [...BELOW, ['bone-lord']] },
      foe: { hand: ['spark', 'looter'] },
      third: { hand: ['tinker'] },
      fourth: {},
      discard: ['night-queen'],
      fill: false,
    });
    s.play(
      'shift III1 night-queen from discard',
      'discard sage',
      'discard oracle',
      'discard envoy',
    );
    s.asks('foe', 'discard').play('discard looter').turnOf('foe');
    expect([s.army('you')[2], s.hand('you')]).toEqual([['night-queen'], ['scribe']]);
    expect([s.hand('foe'), s.hand('third')]).toEqual([['spark'], ['tinker']]);
    expect(s.discard()).toEqual(['sage', 'oracle', 'envoy', 'bone-lord', 'looter']);
  });

  test('T3.4: fewer of level 3 than of level 2, Darks face up in both rows below', () => {
    const play = (army: NonNullable<Side['army']>) => scenario(bare({ hand: ['bone-lord'], army }));
    play(BELOW).offers('play bone-lord');
    play([['tinker'], ['ghoul']]).refuses('play bone-lord', /Darks clan in your level-1 row/);
    play([['gravedigger'], ['sage']]).refuses('play bone-lord', /Darks clan in your level-2 row/);
    const held = play([
      ['gravedigger', 'tinker'],
      ['sage', imprisoned('ghoul')],
    ]);
    held.refuses('play bone-lord', /Darks clan in your level-2 row/);
    play([...BELOW, ['inferno']]).refuses('play bone-lord', /fewer goblins of level 3/);
  });
});

describe('night-queen', () => {
  fromEverySeat(4, 'T6.12: halves in turn from you, rounded down, and no more than that', (set) => {
    const s = set({
      you: { hand: ['night-queen', 'sage', 'oracle', 'envoy', 'herald', 'scribe'], army: BELOW },
      foe: { hand: ['spark', 'looter', 'raider'], army: [['tracker', 'runner']] },
      third: { hand: ['tinker'], army: [['scanner'], ['dynamo'], ['colossus']] },
      fourth: { hand: ['lich', 'reaper', 'revenant', 'whisperer'], army: [['packmate']] },
      fill: false,
    });
    s.play('play night-queen').asks('you', 'discard').play('discard sage').asks('you', 'discard');
    s.play('discard oracle').asks('foe', 'discard').play('discard spark');
    s.asks('fourth', 'discard').play('discard lich', 'discard reaper').turnOf('foe');
    expect([s.hand('you'), s.hand('foe'), s.hand('third'), s.hand('fourth')]).toEqual([
      ['envoy', 'herald', 'scribe'],
      ['looter', 'raider'],
      ['tinker'],
      ['revenant', 'whisperer'],
    ]);
    expect(s.discard()).toEqual(['sage', 'oracle', 'spark', 'lich', 'reaper']);
    expect([s.army('foe')[0], s.army('fourth')[0]]).toEqual([['tracker', 'runner'], ['packmate']]);
  });

  onBothSides('T6.3: one card is half of none; no goblin is touched', (set) => {
    const foe = { army: [['tracker', 'runner'], ['dynamo']], hand: ['spark'] };
    const s = set(bare({ hand: ['night-queen', 'sage'], army: BELOW }, foe));
    s.play('play night-queen').turnOf('foe');
    expect([s.hand('you'), s.hand('foe'), s.discard()]).toEqual([['sage'], ['spark'], []]);
    expect([s.army('you'), s.army('foe')]).toEqual([
      [...BELOW, ['night-queen']],
      [['tracker', 'runner'], ['dynamo'], []],
    ]);
  });

  test('T3.6: she cannot mutate', () => {
    const army = [...BELOW, ['night-queen']];
    const s = scenario(bare({ army, hand: ['inferno', 'spark', 'sage', 'scribe'] }));
    s.refuses('shift III1 inferno', /no mutation cost/).withholds('shift III1 inferno');
  });

  test.each([
    [0, 0],
    [1, 0],
    [2, 1],
    [3, 1],
    [4, 2],
    [5, 2],
    [6, 3],
    [7, 3],
  ])('T6.3: a hand of %i discards %i', (held, lost) => {
    const hand = ['sage', 'oracle', 'envoy', 'herald', 'spark', 'raider', 'looter'].slice(0, held);
    const s = scenario(bare({ hand: ['night-queen'], army: BELOW }, { hand })).play(
      'play night-queen',
    );
    for (let i = 0; i < lost; i++) s.asks('foe', 'discard').play(`discard ${hand[i]}`);
    s.turnOf('foe');
    expect(s.hand('foe')).toEqual(hand.slice(lost).sort());
    expect(s.discard()).toEqual(hand.slice(0, lost));
  });
});
