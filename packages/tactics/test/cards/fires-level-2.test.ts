/** Fires, level 2: Incendiary, Raider, Ember-seer, Warlord. */
import {
  bare,
  fromEverySeat,
  imprisoned,
  onBothSides,
  scenario,
} from '@testing/tactics/scenario.ts';
import { describe, expect, test } from 'vitest';

describe('incendiary', () => {
  onBothSides('placed, it destroys an OPEN goblin of level 1 or 2', (set) => {
    const foe = { army: [['scribe', 'herald'], ['oracle'], ['ancestor']], hand: ['lich'] };
    const s = set(bare({ hand: ['incendiary'], army: [['spark', 'tinker']] }, foe));
    s.play('play incendiary').asks('you', 'target');
    s.offersExactly('target you:I2', 'target you:II1', 'target foe:I2');
    s.refuses('target foe:II1', /Ancestor stands above it/).refuses('target foe:III1', /level 3/);
    s.play('target foe:I2').turnOf('foe');
    expect([s.army('foe'), s.discard()]).toEqual([
      [['scribe'], ['oracle'], ['ancestor']],
      ['herald'],
    ]);
    expect([s.army('you'), s.hand('foe')]).toEqual([
      [['spark', 'tinker'], ['incendiary'], []],
      ['lich'],
    ]);
  });

  onBothSides('T5.5: with nothing else OPEN it destroys itself', (set) => {
    const foe = { army: [['scribe'], ['oracle'], ['ancestor']] };
    const s = set(bare({ hand: ['incendiary'], army: [['spark']] }, foe));
    s.play('play incendiary').turnOf('foe');
    expect([s.army('you'), s.discard()]).toEqual([[['spark'], [], []], ['incendiary']]);
  });

  test('leaving for 3 it has no power; entering by a mutation it has', () => {
    const army = [['spark', 'tinker'], ['incendiary']];
    const leaves = scenario(bare({ hand: ['lich', 'sage', 'oracle', 'envoy'], army }));
    leaves.play('shift II1 lich', 'discard sage', 'discard oracle').turnOf('foe');
    expect(leaves.army('you')).toEqual([['spark', 'tinker'], ['lich'], []]);
    const you = {
      hand: ['incendiary', 'sage', 'oracle'],
      army: [['tracker', 'tinker'], ['ranger']],
    };
    const enters = scenario(bare(you)).play('shift II1 incendiary', 'discard sage');
    enters.offersExactly('target you:I2', 'target you:II1').play('target you:I2').turnOf('foe');
    expect([enters.army('you'), enters.discard()]).toEqual([
      [['tracker'], ['incendiary'], []],
      ['sage', 'oracle', 'ranger', 'tinker'],
    ]);
  });
});

describe('raider', () => {
  onBothSides('T6.6: placed, it takes a Fire from the pile and destroys nothing', (set) => {
    const foe = { army: [['scribe']], hand: ['looter'] };
    const discard = ['lich', 'firebrand', 'inferno'];
    const s = set(bare({ hand: ['raider', 'oracle'], army: [['spark']] }, foe, { discard }));
    s.play('play raider').asks('you', 'pick').offersExactly('pick firebrand', 'pick inferno');
    s.refuses('pick lich', /not of the Fires clan/).refuses('pick looter', /not in the discard/);
    s.play('pick firebrand').turnOf('foe');
    expect([s.hand('you'), s.shown('you')]).toEqual([['firebrand', 'oracle'], ['firebrand']]);
    expect([s.discard(), s.army('foe')[0], s.hand('foe')]).toEqual([
      ['lich', 'inferno'],
      ['scribe'],
      ['looter'],
    ]);
  });

  onBothSides('T5.4: by a mutation it takes a Fire paid for it, not another clan', (set) => {
    const you = { hand: ['raider', 'spark', 'lich'], army: [['tracker'], ['ranger']] };
    const s = set(bare(you)).play('shift II1 raider', 'discard spark').turnOf('foe');
    expect([s.hand('you'), s.discard()]).toEqual([['spark'], ['lich', 'ranger']]);
  });

  test('T5.5: without a Fire in the pile nothing is taken', () => {
    const you = { hand: ['raider'], army: [['spark']] };
    const s = scenario(bare(you, {}, { discard: ['lich'], deck: ['looter'] })).play('play raider');
    expect([s.turnOf('foe').hand('you'), s.discard()]).toEqual([[], ['lich']]);
  });

  onBothSides('T5.4: mutating for 2 it destroys first, then the newcomer arrives', (set) => {
    const you = { hand: ['ghoul', 'sage', 'oracle'], army: [['spark'], ['raider']] };
    const foe = { army: [['scribe'], ['envoy'], ['ancestor']], hand: ['lich'] };
    const s = set(bare(you, { ...foe, army: [['scribe', 'herald'], ['envoy'], ['ancestor']] }));
    s.play('shift II1 ghoul', 'discard sage').asks('you', 'target');
    s.offersExactly('target you:II1', 'target foe:I2');
    expect(s.hand('foe')).toEqual(['lich']);
    s.play('target foe:I2').turnOf('foe');
    expect([s.hand('foe'), s.discard()]).toEqual([
      [],
      ['sage', 'oracle', 'raider', 'herald', 'lich'],
    ]);
    expect([s.army('you')[1], s.army('foe')[0]]).toEqual([['ghoul'], ['scribe']]);
  });

  onBothSides(
    'T5.6: a newcomer destroyed by it does not arrive, links it set off resolve',
    (set) => {
      const you = { hand: ['warlord', 'sage', 'oracle'], army: [['spark-x'], ['raider']] };
      const s = set(bare(you, { hand: ['lich', 'envoy'] }));
      s.play('shift II1 warlord', 'discard sage').asks('foe', 'discard').play('discard lich');
      s.turnOf('foe');
      expect([s.army('you'), s.hand('foe')]).toEqual([[['spark-x'], [], []], ['envoy']]);
      expect(s.discard()).toEqual(['sage', 'oracle', 'raider', 'warlord', 'lich']);
      expect(s.events.filter((e) => e.type === 'power' && e.card === 'warlord')).toEqual([]);
    },
  );
});

describe('ember-seer', () => {
  const army = [['spark', 'looter'], ['ember-seer']];

  onBothSides('T6.5: placed, it keeps one of five; nothing is destroyed', (set) => {
    const deck = ['lich', 'sage', 'jailer', 'inferno', 'oracle', 'envoy'];
    const you = { hand: ['ember-seer'], army: [['spark', 'tinker']] };
    const s = set(bare(you, { army: [['scribe']] }, { deck })).play('play ember-seer');
    s.asks('you', 'pick').offersExactly(...deck.slice(0, 5).map((card) => `pick ${card}`));
    s.refuses('pick envoy', /not among the revealed/)
      .play('pick jailer')
      .turnOf('foe');
    expect([s.hand('you'), s.shown('you')]).toEqual([['jailer'], ['jailer']]);
    expect([s.deck(), s.discard(), s.army('foe')[0]]).toEqual([
      ['envoy'],
      ['lich', 'sage', 'inferno', 'oracle'],
      ['scribe'],
    ]);
  });

  onBothSides('by a mutation, too; leaving, for 2, it sees nothing', (set) => {
    const deck = ['lich', 'sage'];
    const you = { hand: ['ember-seer', 'herald', 'herald'], army: [['tracker'], ['ranger']] };
    const s = set(bare(you, {}, { deck }))
      .play('shift II1 ember-seer')
      .asks('you', 'pick');
    s.offersExactly('pick lich', 'pick sage', 'pick herald', 'pick ranger').play('pick sage');
    expect([s.turnOf('foe').hand('you'), s.army('you')[1]]).toEqual([['sage'], ['ember-seer']]);
    const leaving = { hand: ['envoy', 'herald', 'herald'], army };
    const t = set(bare(leaving, {}, { deck }))
      .play('shift II1 envoy')
      .turnOf('you');
    expect([t.deck(), t.hand('you')]).toEqual([deck, []]);
  });

  test('T6.12: a single card is kept unasked, of none there is nothing', () => {
    const you = { hand: ['ember-seer'], army: [['spark']] };
    const one = scenario(bare(you, {}, { deck: ['lich'] }))
      .play('play ember-seer')
      .turnOf('foe');
    const none = scenario(bare(you)).play('play ember-seer').turnOf('foe');
    expect([one.hand('you'), none.hand('you')]).toEqual([['lich'], []]);
  });

  onBothSides('T5.4: a Fire to its right: its arrival, then the Destruction of the link', (set) => {
    const foe = { army: [['scribe', 'herald']], hand: ['lich'] };
    const s = set(bare({ hand: ['warlord'], army }, foe))
      .play('play warlord')
      .asks('you', 'target');
    expect(s.hand('foe')).toEqual([]);
    s.offersExactly('target you:II2', 'target foe:I2').refuses('target you:II1', /not OPEN/);
    s.play('target foe:I2').turnOf('foe');
    expect([s.army('foe')[0], s.army('you')[1]]).toEqual([['scribe'], ['ember-seer', 'warlord']]);
    expect(s.discard()).toEqual(['lich', 'herald']);
  });

  test('T5.6: the Fire to its right gone by its own power, the link may destroy its own goblin', () => {
    const s = scenario(bare({ hand: ['incendiary'], army }));
    // Nothing else is OPEN: the Incendiary goes; then the Ember-seer and the Looter are.
    s.play('play incendiary').asks('you', 'target');
    s.offersExactly('target you:I2', 'target you:II1').play('target you:II1').turnOf('foe');
    expect([s.army('you'), s.discard()]).toEqual([
      [['spark', 'looter'], [], []],
      ['incendiary', 'ember-seer'],
    ]);
  });

  test('T5.4: with a Firebrand X below the entry, the order is yours', () => {
    const rows = [['spark', 'firebrand-x'], ['ember-seer']];
    const foe = { army: [['scribe', 'herald', 'prescient']] };
    const s = scenario(bare({ hand: ['raider'], army: rows }, foe)).play('play raider');
    s.asks('you', 'order').offersExactly('order you:I2', 'order you:II1');
    // The Ember-seer's link takes the Raider; that of the Firebrand X, now OPEN, may take itself.
    s.play('order you:II1', 'target you:II2').asks('you', 'target');
    s.offersExactly('target you:I2', 'target you:II1', 'target foe:I3').play('target you:I2');
    s.turnOf('foe');
    expect([s.army('you'), s.army('foe')[0]]).toEqual([
      [['spark'], ['ember-seer'], []],
      ['scribe', 'herald', 'prescient'],
    ]);
  });

  test('T5.6: a listener destroyed by the link before loses its own', () => {
    const rows = [['spark', 'firebrand-x'], ['ember-seer']];
    const s = scenario(bare({ hand: ['incendiary'], army: rows }, { army: [['scribe']] }));
    // The Incendiary destroys itself; by the link of the Firebrand X the Ember-seer goes as well.
    s.play('play incendiary', 'target you:II2', 'order you:I2', 'target you:II1').turnOf('foe');
    expect([s.army('you'), s.army('foe')[0]]).toEqual([
      [['spark', 'firebrand-x'], [], []],
      ['scribe'],
    ]);
  });

  test('a Fire to its left, below or above, another clan to its right: nothing', () => {
    const foe = { army: [['scribe']] };
    const rows = [
      ['spark', 'packmate'],
      ['ranger', 'ember-seer'],
    ];
    const below = scenario(bare({ hand: ['looter', 'sage'], army: rows }, foe));
    below.play('shift I2 looter').turnOf('foe');
    const you = { hand: ['raider', 'sage', 'oracle'], army: rows };
    const left = scenario(bare(you, foe)).play('shift II1 raider', 'discard sage').turnOf('foe');
    const clan = { hand: ['ranger'], army: [['spark', 'packmate'], ['ember-seer']] };
    const right = scenario(bare(clan, foe)).play('play ranger').turnOf('foe');
    const cell = { hand: ['raider'], army: [['spark', 'looter'], [imprisoned('ember-seer')]] };
    const held = scenario(bare(cell, foe)).play('play raider').turnOf('foe');
    for (const s of [below, left, right, held]) {
      expect(s.army('foe')[0]).toEqual(['scribe']);
      expect(s.eventTypes()).not.toContain('destroy');
    }
  });
});

describe('warlord', () => {
  onBothSides('T6.3: placed, a player discards a card; nothing is destroyed', (set) => {
    const foe = { army: [['scribe', 'herald']], hand: ['lich', 'sage'] };
    const s = set(bare({ hand: ['warlord', 'oracle'], army: [['spark']] }, foe));
    s.play('play warlord').asks('you', 'seat').offersExactly('seat you', 'seat foe');
    s.play('seat foe').asks('foe', 'discard').play('discard sage').turnOf('foe');
    expect([s.army('foe')[0], s.hand('foe'), s.hand('you')]).toEqual([
      ['scribe', 'herald'],
      ['lich'],
      ['oracle'],
    ]);
    expect([s.discard(), s.army('you')[1]]).toEqual([['sage'], ['warlord']]);
  });

  onBothSides('T5.4: mutating for 3 it destroys first, then the newcomer arrives', (set) => {
    const hand = ['raider', 'sage', 'oracle', 'envoy'];
    const foe = { army: [['scribe', 'firebrand'], ['dynamo'], ['ancestor']], hand: ['lich'] };
    const s = set(bare({ hand, army: [['spark'], ['warlord']] }, foe));
    s.play('shift II1 raider', 'discard sage', 'discard oracle').asks('you', 'target');
    s.offersExactly('target you:II1', 'target foe:I2').refuses('target foe:III1', /level 3/);
    // The Raider returns a Fire: the Warlord that left, or the Firebrand just destroyed.
    s.play('target foe:I2').offersExactly('pick warlord', 'pick firebrand').play('pick warlord');
    expect([s.turnOf('foe').hand('you'), s.hand('foe')]).toEqual([['warlord'], ['lich']]);
    expect([s.army('foe')[0], s.discard()]).toEqual([
      ['scribe'],
      ['sage', 'oracle', 'envoy', 'firebrand'],
    ]);
  });

  onBothSides(
    'T5.5, T5.6: with nothing else OPEN the newcomer goes, and does not arrive',
    (set) => {
      const hand = ['ghoul', 'sage', 'oracle', 'envoy'];
      const s = set(bare({ hand, army: [['spark'], ['warlord']] }, { hand: ['lich'] }));
      s.play('shift II1 ghoul', 'discard sage', 'discard oracle').turnOf('foe');
      expect([s.army('you'), s.hand('foe')]).toEqual([[['spark'], [], []], ['lich']]);
      expect(s.discard()).toEqual(['sage', 'oracle', 'envoy', 'warlord', 'ghoul']);
    },
  );

  onBothSides('T5.1: by a mutation it has a card discarded, too', (set) => {
    const you = { hand: ['warlord', 'sage', 'oracle'], army: [['tracker'], ['ranger']] };
    const s = set(bare(you, { hand: ['lich'] })).play('shift II1 warlord', 'discard sage');
    expect([s.turnOf('foe').hand('foe'), s.discard()]).toEqual([
      [],
      ['sage', 'oracle', 'ranger', 'lich'],
    ]);
  });

  fromEverySeat(4, 'T6.12: any player with a card in hand', (set) => {
    const s = set({
      you: { hand: ['warlord'], army: [['spark']] },
      foe: { army: [['scribe']], hand: ['sage'] },
      third: { army: [['runner']], hand: ['lich', 'reaper'] },
      fourth: { army: [['tinker']] },
      fill: false,
    });
    s.play('play warlord').offersExactly('seat foe', 'seat third');
    s.refuses('seat fourth', /has no card in hand/);
    s.play('seat third').asks('third', 'discard').play('discard lich').turnOf('foe');
    expect([s.hand('third'), s.hand('foe'), s.discard()]).toEqual([['reaper'], ['sage'], ['lich']]);
  });

  test('T5.5: with all hands empty it does nothing', () => {
    const s = scenario(bare({ hand: ['warlord'], army: [['spark']] }, { army: [['scribe']] }));
    s.play('play warlord').turnOf('foe');
    expect([s.discard(), s.army('foe')[0]]).toEqual([[], ['scribe']]);
  });

  test('T3.6: it costs 3 to leave, not 2; destroyed it destroys nothing', () => {
    const army = [['spark', 'tinker'], ['warlord']];
    const s = scenario(bare({ hand: ['sage', 'oracle', 'envoy'], army }));
    s.withholds('shift II1 sage').refuses('shift II1 sage', /would have to discard/);
    const foe = { army: [['gravedigger']], hand: ['reaper'] };
    const t = scenario(bare({ army }, foe, { toPlay: 'foe' }));
    t.play('play reaper', 'target you:II1').turnOf('you');
    expect([t.discard(), t.army('you')]).toEqual([['warlord'], [['spark', 'tinker'], [], []]]);
  });
});
