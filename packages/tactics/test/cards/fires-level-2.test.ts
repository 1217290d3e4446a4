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
    leaves.play('shift II1 lich', 'discard sage', 'discard oracle').asks('you', 'pick');
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
  onBothSides('placed, it has a card discarded and destroys nothing', (set) => {
    const foe = { army: [['scribe']], hand: ['lich', 'sage'] };
    const s = set(bare({ hand: ['raider', 'oracle'], army: [['spark']] }, foe));
    s.play('play raider', 'seat foe').asks('foe', 'discard').play('discard lich').turnOf('foe');
    expect([s.hand('you'), s.hand('foe'), s.discard()]).toEqual([['oracle'], ['sage'], ['lich']]);
    expect(s.army('foe')[0]).toEqual(['scribe']);
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

  onBothSides('T6.4: placed, one card, however many clans stand; nothing is destroyed', (set) => {
    const you = { hand: ['ember-seer'], army: [['spark', 'tinker']] };
    const s = set(bare(you, { army: [['scribe']] }, { deck: ['lich', 'sage'] }));
    s.play('play ember-seer').turnOf('foe');
    expect([s.hand('you'), s.deck(), s.discard()]).toEqual([['lich'], ['sage'], []]);
  });

  onBothSides('T5.4: a Fire to its right: its arrival, then the Destruction of the link', (set) => {
    const foe = { army: [['scribe', 'herald']], hand: ['lich'] };
    const s = set(bare({ hand: ['raider'], army }, foe))
      .play('play raider')
      .asks('you', 'target');
    expect(s.hand('foe')).toEqual([]);
    s.offersExactly('target you:II2', 'target foe:I2').refuses('target you:II1', /not OPEN/);
    s.play('target foe:I2').turnOf('foe');
    expect([s.army('foe')[0], s.army('you')[1]]).toEqual([['scribe'], ['ember-seer', 'raider']]);
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
    const clan = { hand: ['champion'], army: [['spark', 'packmate'], ['ember-seer']] };
    const right = scenario(bare(clan, foe)).play('play champion').turnOf('foe');
    const cell = { hand: ['raider'], army: [['spark', 'looter'], [imprisoned('ember-seer')]] };
    const held = scenario(bare(cell, foe)).play('play raider').turnOf('foe');
    for (const s of [below, left, right, held]) {
      expect(s.army('foe')[0]).toEqual(['scribe']);
      expect(s.eventTypes()).not.toContain('destroy');
    }
  });
});

describe('warlord', () => {
  onBothSides('T5.6: Destruction, then Discard', (set) => {
    const foe = { army: [['scribe', 'herald']], hand: ['lich', 'sage'] };
    const s = set(bare({ hand: ['warlord', 'oracle'], army: [['spark']] }, foe));
    s.play('play warlord').asks('you', 'target').offersExactly('target you:II1', 'target foe:I2');
    s.play('target foe:I2').asks('you', 'seat').play('seat foe').asks('foe', 'discard');
    s.play('discard sage').turnOf('foe');
    expect([s.army('foe')[0], s.hand('foe'), s.hand('you')]).toEqual([
      ['scribe'],
      ['lich'],
      ['oracle'],
    ]);
    expect([s.discard(), s.army('you')[1]]).toEqual([['herald', 'sage'], ['warlord']]);
  });

  onBothSides('T5.6: having destroyed itself, it has nothing discarded', (set) => {
    const foe = { army: [['scribe']], hand: ['lich'] };
    const s = set(bare({ hand: ['warlord', 'oracle'], army: [['spark']] }, foe));
    s.play('play warlord', 'target you:II1').turnOf('foe');
    expect([s.hand('you'), s.hand('foe'), s.discard()]).toEqual([
      ['oracle'],
      ['lich'],
      ['warlord'],
    ]);
    expect(s.army('you')).toEqual([['spark'], [], []]);
  });

  test('T5.5: with nothing else OPEN it must', () => {
    const s = scenario(bare({ hand: ['warlord'], army: [['spark']] }, { hand: ['lich'] }));
    s.play('play warlord').turnOf('foe');
    expect([s.army('you')[1], s.hand('foe')]).toEqual([[], ['lich']]);
  });

  fromEverySeat(4, 'the goblin of one player, the card of another', (set) => {
    const s = set({
      you: { hand: ['warlord'], army: [['spark']] },
      foe: { army: [['scribe']], hand: ['sage'] },
      third: { army: [['runner']], hand: ['lich', 'reaper'] },
      fourth: { army: [['tinker']] },
      fill: false,
    });
    s.play('play warlord', 'target fourth:I1').offersExactly('seat foe', 'seat third');
    s.play('seat third').asks('third', 'discard').play('discard lich').turnOf('foe');
    expect([s.army('fourth')[0], s.hand('third'), s.hand('foe')]).toEqual([
      [],
      ['reaper'],
      ['sage'],
    ]);
    expect([s.army('foe')[0], s.army('third')[0]]).toEqual([['scribe'], ['runner']]);
  });

  test('with all hands empty it only destroys; it cannot mutate', () => {
    const s = scenario(bare({ hand: ['warlord'], army: [['spark']] }, { army: [['scribe']] }));
    s.play('play warlord', 'target foe:I1').turnOf('foe');
    expect(s.discard()).toEqual(['scribe']);
    const stays = { hand: ['sage', 'oracle', 'envoy'], army: [['spark'], ['warlord']] };
    scenario(bare(stays)).refuses('shift II1 sage', /no mutation cost/);
  });
});
