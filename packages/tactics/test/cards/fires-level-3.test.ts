/** Fires, level 3: Inferno and Cataclyst. */
import {
  bare,
  fromEverySeat,
  imprisoned,
  onBothSides,
  scenario,
} from '@testing/tactics/scenario.ts';
import { describe, expect, test } from 'vitest';

const BELOW = [['spark'], ['raider']];

describe('inferno', () => {
  onBothSides(
    'T6.1: swaps two goblins of a row in any army, then destroys one that is OPEN',
    (set) => {
      const foe = { army: [['scribe', 'herald', 'prescient'], ['oracle', 'sage'], ['ancestor']] };
      const s = set(bare({ hand: ['inferno'], army: BELOW }, foe)).play('play inferno');
      s.asks('you', 'target').offersExactly('target foe:I1', 'target foe:I2', 'target foe:II1');
      s.refuses('target foe:III1', /alone in its row/).refuses('target foe:I3', /left one/);
      s.play('target foe:I1').offersExactly('target foe:I2', 'target foe:I3');
      s.refuses('target foe:II2', /to the right of Scribe/).play('target foe:I3');
      expect(s.army('foe')[0]).toEqual(['prescient', 'herald', 'scribe']);
      s.asks('you', 'target');
      s.offersExactly('target you:III1', 'target foe:I3', 'target foe:II2', 'target foe:III1');
      s.refuses('target foe:I1', /not OPEN/)
        .play('target foe:I3')
        .turnOf('foe');
      expect(s.army('foe')).toEqual([['prescient', 'herald'], ['oracle', 'sage'], ['ancestor']]);
      expect([s.army('you'), s.discard()]).toEqual([[...BELOW, ['inferno']], ['scribe']]);
    },
  );

  onBothSides('T6.9: no row with two goblins anywhere: no swap, only the destruction', (set) => {
    const foe = { army: [['scribe'], ['oracle'], ['ancestor']] };
    const s = set(bare({ hand: ['inferno'], army: BELOW }, foe)).play('play inferno');
    s.asks('you', 'target').offersExactly('target you:III1', 'target foe:III1');
    s.play('target foe:III1').turnOf('foe');
    expect([s.army('foe'), s.discard()]).toEqual([[['scribe'], ['oracle'], []], ['ancestor']]);
    expect(s.eventTypes()).not.toContain('swap');
  });

  onBothSides(
    'T6.9: imprisoned goblins are swapped with their mark, and may be destroyed',
    (set) => {
      const foe = { army: [[imprisoned('scribe'), 'herald']] };
      const s = set(bare({ hand: ['inferno'], army: BELOW }, foe));
      // The only swap there is: it is not asked for.
      s.play('play inferno').asks('you', 'target');
      expect(s.army('foe')[0]).toEqual(['herald', '(scribe)']);
      s.offersExactly('target you:III1', 'target foe:I2').play('target foe:I2').turnOf('foe');
      expect([s.army('foe')[0], s.discard()]).toEqual([['herald'], ['scribe']]);
    },
  );

  test('T6.9: two imprisoned ones are two goblins as well', () => {
    const foe = { army: [[imprisoned('scribe'), imprisoned('herald')]] };
    const s = scenario(bare({ hand: ['inferno'], army: BELOW }, foe));
    s.play('play inferno', 'target foe:I2').turnOf('foe');
    expect([s.army('foe')[0], s.discard()]).toEqual([['(herald)'], ['scribe']]);
  });

  test('T5.4: a swap triggers nothing, of the swapped or of their neighbours', () => {
    const army = [['looter-x', 'tinker', 'spark', 'firebrand'], ['raider']];
    const s = scenario(bare({ hand: ['inferno'], army }, {}, { deck: ['lich'], advantage: 'foe' }));
    s.play('play inferno', 'target you:I2', 'target you:I4').asks('you', 'target');
    // The Firebrand stands beside the Looter X now, and has not arrived there.
    expect(s.army('you')[0]).toEqual(['looter-x', 'firebrand', 'spark', 'tinker']);
    s.play('target you:I4').turnOf('foe');
    expect([s.hand('you'), s.deck(), s.advantage()]).toEqual([[], ['lich'], 'foe']);
  });

  fromEverySeat(3, 'T5.6, T6.12: then a player with a card discards one', (set) => {
    const s = set({
      you: { hand: ['inferno', 'sage'], army: BELOW },
      foe: { army: [['scribe', 'herald']], hand: ['lich', 'reaper'] },
      third: {},
      fill: false,
    });
    // The only swap there is: it is not asked for.
    s.play('play inferno').asks('you', 'target').play('target foe:I2').asks('you', 'seat');
    s.offersExactly('seat you', 'seat foe').refuses('seat third', /has no card in hand/);
    s.play('seat foe').asks('foe', 'discard').play('discard lich').turnOf('foe');
    expect([s.hand('you'), s.hand('foe'), s.army('foe')[0]]).toEqual([
      ['sage'],
      ['reaper'],
      ['herald'],
    ]);
    expect(s.discard()).toEqual(['scribe', 'lich']);
  });

  onBothSides('T5.6: having destroyed itself, it has nothing discarded', (set) => {
    const you = { hand: ['inferno', 'sage'], army: BELOW };
    const s = set(bare(you, { army: [['scribe']], hand: ['lich'] })).play('play inferno');
    s.play('target you:III1').turnOf('foe');
    expect([s.army('you'), s.discard()]).toEqual([[...BELOW, []], ['inferno']]);
    expect([s.hand('you'), s.hand('foe')]).toEqual([['sage'], ['lich']]);
  });

  test('T5.5: it may be the only OPEN goblin, and goes: nobody discards', () => {
    const s = scenario(bare({ hand: ['inferno'], army: BELOW }, { hand: ['lich'] }));
    s.play('play inferno').turnOf('foe');
    expect([s.army('you'), s.discard()]).toEqual([[...BELOW, []], ['inferno']]);
    expect(s.hand('foe')).toEqual(['lich']);
  });

  test('T6.10: swapped away from the end of its row, it is not OPEN any more', () => {
    const army = [['spark', 'looter'], ['raider', 'ember-seer'], ['ancestor']];
    const s = scenario(bare({ hand: ['inferno'], army })).play('play inferno');
    s.offersExactly('target you:I1', 'target you:II1', 'target you:III1').play('target you:III1');
    // Only the Ancestor is OPEN now.
    s.turnOf('foe');
    expect([s.army('you')[2], s.discard()]).toEqual([['inferno'], ['ancestor']]);
  });

  fromEverySeat(3, 'swaps in one army, destroys in another', (set) => {
    const s = set({
      you: { hand: ['inferno'], army: BELOW },
      foe: { army: [['scribe', 'herald']] },
      third: { army: [['runner', 'tracker'], ['champion'], ['great-alpha']] },
      fill: false,
    });
    s.play('play inferno').offersExactly('target foe:I1', 'target third:I1');
    s.play('target foe:I1', 'target third:III1').turnOf('foe');
    expect([s.army('foe')[0], s.army('third')[2]]).toEqual([['herald', 'scribe'], []]);
    expect(s.discard()).toEqual(['great-alpha']);
  });
});

describe('cataclyst', () => {
  onBothSides('T5.6: swap, destruction, then half of every hand, from you', (set) => {
    const you = { hand: ['cataclyst', 'sage', 'oracle', 'envoy'], army: BELOW };
    const foe = { army: [['scribe', 'herald']], hand: ['lich', 'reaper', 'ghoul', 'revenant'] };
    const s = set(bare(you, foe)).play('play cataclyst').asks('you', 'target');
    // Before anything is discarded, the goblins have changed places.
    expect([s.army('foe')[0], s.discard()]).toEqual([['herald', 'scribe'], []]);
    s.play('target foe:I2').asks('you', 'discard').play('discard sage').asks('foe', 'discard');
    s.play('discard lich').asks('foe', 'discard').play('discard ghoul').turnOf('foe');
    expect([s.hand('you'), s.hand('foe')]).toEqual([
      ['envoy', 'oracle'],
      ['reaper', 'revenant'],
    ]);
    expect(s.discard()).toEqual(['scribe', 'sage', 'lich', 'ghoul']);
  });

  onBothSides('T5.6: having destroyed itself, nobody discards', (set) => {
    const you = { hand: ['cataclyst', 'sage', 'oracle'], army: BELOW };
    const s = set(bare(you, { army: [['scribe']], hand: ['lich', 'reaper'] }));
    s.play('play cataclyst').offersExactly('target you:III1', 'target foe:I1');
    s.play('target you:III1').turnOf('foe');
    expect([s.army('you'), s.discard()]).toEqual([[...BELOW, []], ['cataclyst']]);
    expect([s.hand('you'), s.hand('foe')]).toEqual([
      ['oracle', 'sage'],
      ['lich', 'reaper'],
    ]);
  });

  onBothSides('T5.6: having swapped itself, it is the same goblin: all discard', (set) => {
    const army = [['spark', 'looter'], ['raider', 'ember-seer'], ['ancestor']];
    const you = { hand: ['cataclyst', 'sage', 'oracle'], army };
    const s = set(bare(you, { army: [['scribe']], hand: ['lich', 'reaper'] }));
    s.play('play cataclyst', 'target you:III1').asks('you', 'target');
    expect(s.army('you')[2]).toEqual(['cataclyst', 'ancestor']);
    s.offersExactly('target you:III2', 'target foe:I1').play('target you:III2');
    s.asks('you', 'discard').play('discard sage').asks('foe', 'discard').play('discard lich');
    s.turnOf('foe');
    expect([s.army('you')[2], s.discard()]).toEqual([['cataclyst'], ['ancestor', 'sage', 'lich']]);
  });

  test('T5.6: destroyed after a swap of others, it is gone: nobody discards', () => {
    const army = [['spark', 'looter'], ['raider', 'ember-seer'], ['ancestor']];
    const s = scenario(bare({ hand: ['cataclyst'], army }, { hand: ['lich', 'reaper'] }));
    s.play('play cataclyst', 'target you:I1').turnOf('foe');
    expect(s.army('you')).toEqual([['looter', 'spark'], ['raider', 'ember-seer'], ['ancestor']]);
    expect([s.hand('foe'), s.discard()]).toEqual([['lich', 'reaper'], ['cataclyst']]);
  });

  fromEverySeat(4, 'T6.12: all four in turn, each half of the hand at the start', (set) => {
    const s = set({
      you: { hand: ['cataclyst', 'sage'], army: BELOW },
      foe: { hand: ['lich', 'reaper', 'ghoul', 'revenant', 'necromancer'] },
      third: { army: [['runner'], ['champion'], ['great-alpha']], hand: [] },
      fourth: { hand: ['tinker', 'jailer'] },
      fill: false,
    });
    s.play('play cataclyst').offersExactly('target you:III1', 'target third:III1');
    s.play('target third:III1').asks('foe', 'discard').play('discard lich', 'discard ghoul');
    s.asks('fourth', 'discard').play('discard jailer').turnOf('foe');
    expect([s.hand('you'), s.hand('foe'), s.hand('third'), s.hand('fourth')]).toEqual([
      ['sage'],
      ['necromancer', 'reaper', 'revenant'],
      [],
      ['tinker'],
    ]);
    expect(s.discard()).toEqual(['great-alpha', 'lich', 'ghoul', 'jailer']);
  });

  test('T5.4: it enters by the mutation of a Bone Lord, the cards paid already gone', () => {
    const army = [['spark'], ['raider'], ['bone-lord']];
    const hand = ['sage', 'oracle', 'envoy', 'scribe', 'herald'];
    const s = scenario(bare({ hand, army }, { army: [['runner']] }, { discard: ['cataclyst'] }));
    s.play('shift III1 cataclyst from discard', 'discard sage', 'discard oracle', 'discard envoy');
    s.play('target foe:I1').asks('you', 'discard').play('discard herald').turnOf('foe');
    expect([s.army('you')[2], s.hand('you')]).toEqual([['cataclyst'], ['scribe']]);
    expect(s.discard()).toEqual(['sage', 'oracle', 'envoy', 'bone-lord', 'runner', 'herald']);
  });
});
