/** Destruction, base (Incendiary, Spark) and max (Inferno): T6.1, T6.9, T6.10. */
import { fromEverySeat, imprisoned, onBothSides, scenario } from '@testing/tactics/scenario.ts';
import { describe, expect, test } from 'vitest';
import { bare, told } from './table.ts';

describe('T6.1 base', () => {
  /** The Incendiary enters at II2, OPEN, and a Tinker stands OPEN at I3. */
  const you = { army: [['spark', 'looter', 'tinker'], ['raider']], hand: ['incendiary', 'oracle'] };

  onBothSides('T6.10: OPEN goblins of level 1 and 2, of both armies, imprisoned or not', (set) => {
    const army = [
      ['tracker', 'packmate', imprisoned('runner')],
      ['ranger', imprisoned('warden')],
      ['matriarch'],
    ];
    const s = set(bare(you, { army, hand: ['herald'] }));
    s.play('play incendiary').asks('you', 'target');
    s.offersExactly('target you:II2', 'target you:I3', 'target foe:I3', 'target foe:II2');
    s.refuses('target foe:I2', /not OPEN/).refuses('target foe:III1', /level 3/);
    s.refuses('pass', /./).play('target foe:I3').turnOf('foe');
    expect(s.army('foe')).toEqual([['tracker', 'packmate'], ['ranger', '(warden)'], ['matriarch']]);
    expect(s.army('you')).toEqual([['spark', 'looter', 'tinker'], ['raider', 'incendiary'], []]);
    expect([s.discard(), s.hand('you'), s.hand('foe')]).toEqual([
      ['runner'],
      ['oracle'],
      ['herald'],
    ]);
    expect(told(s, 'power', 'destroy', 'discard', 'imprison', 'release')).toEqual([
      'power you incendiary arrival destroy false',
      'destroy foe runner foe:I3',
    ]);
  });

  test.each([
    ['one above it', [['tracker'], ['ranger']], ['target foe:II1']],
    ['an imprisoned one above it', [['tracker'], [imprisoned('ranger')]], ['target foe:II1']],
    ['one to its right', [['tracker', 'packmate']], ['target foe:I2']],
    ['an imprisoned one to its right', [['tracker', imprisoned('packmate')]], ['target foe:I2']],
    [
      'one above and to the right',
      [
        ['tracker', 'packmate'],
        ['ranger', 'warden'],
      ],
      ['target foe:II2'],
    ],
    [
      'one above its neighbour only',
      [['tracker', 'packmate'], ['ranger']],
      ['target foe:I2', 'target foe:II1'],
    ],
    ['one of level 3 above the second', [['tracker'], ['ranger'], ['matriarch']], []],
    [
      'a full row under a shorter one',
      [
        ['tracker', 'tracker', 'packmate', 'packmate', 'runner'],
        ['ranger', 'warden', 'champion', 'sage'],
      ],
      ['target foe:I5', 'target foe:II4'],
    ],
  ])('T6.10: a goblin is not OPEN with %s', (_, army, targets) => {
    const s = scenario(bare(you, { army })).play('play incendiary');
    s.offersExactly('target you:II2', 'target you:I3', ...targets);
  });

  onBothSides('T5.5: one’s own goblin, or itself, may be the target', (set) => {
    const own = set(bare(you)).play('play incendiary', 'target you:I3').turnOf('foe');
    expect(own.army('you')).toEqual([['spark', 'looter'], ['raider', 'incendiary'], []]);
    const self = set(bare(you)).play('play incendiary', 'target you:II2').turnOf('foe');
    expect([self.army('you')[1], self.discard()]).toEqual([['raider'], ['incendiary']]);
  });

  onBothSides('T5.5: mandatory: with nothing else OPEN it destroys itself, unasked', (set) => {
    const s = set(bare({ army: [['spark']], hand: ['incendiary'] }))
      .play('play incendiary')
      .turnOf('foe');
    expect([s.army('you'), s.discard()]).toEqual([[['spark'], [], []], ['incendiary']]);
  });

  test('T5.5: a single target of another army is destroyed unasked', () => {
    const army = [
      ['tracker', 'packmate'],
      ['ranger', 'warden'],
      ['matriarch', 'great-alpha'],
    ];
    const mutant = { army, hand: ['incendiary', 'herald', 'herald'] };
    const s = scenario(bare(mutant, { army: [['scribe']] })).play('shift II1 incendiary');
    s.turnOf('foe');
    expect([s.army('you')[1], s.army('foe')[0]]).toEqual([['incendiary', 'warden'], []]);
    expect(s.discard()).toContain('scribe');
  });

  onBothSides('T5.5: without an OPEN goblin of level 1 or 2 it does nothing', (set) => {
    const army = [['tracker'], ['ranger'], ['matriarch']];
    const s = set(bare({ army, hand: ['incendiary', 'herald', 'herald'] }));
    s.play('shift II1 incendiary').turnOf('foe');
    expect(s.army('you')).toEqual([['tracker'], ['incendiary'], ['matriarch']]);
    expect(told(s, 'power', 'destroy')).toEqual(['power you incendiary arrival destroy false']);
  });

  onBothSides('T5.3: a mutation power of level 1 has the same reach', (set) => {
    const army = [['tracker', 'packmate'], ['ranger', 'warden'], ['matriarch']];
    const s = set(bare({ army: [['spark']], hand: ['gravedigger', 'oracle'] }, { army }));
    s.play('shift I1 gravedigger').offersExactly('target you:I1', 'target foe:II2');
    s.refuses('target foe:III1', /level 3/)
      .play('target foe:II2')
      .turnOf('foe');
    expect([s.army('foe')[1], s.discard()]).toEqual([['ranger'], ['oracle', 'spark', 'warden']]);
  });

  test('T5.3: what is destroyed does not mutate: no mutation power acts', () => {
    const deck = ['envoy', 'sage'];
    const s = scenario(bare(you, { army: [['scribe']] }, { deck }));
    s.play('play incendiary', 'target foe:I1').turnOf('foe');
    expect([s.deck(), s.hand('foe'), s.hand('you')]).toEqual([deck, [], ['oracle']]);
  });

  test('T5.6: destroyed by its own first power, a goblin has no second', () => {
    const inferno = { army: [['spark'], ['raider']], hand: ['inferno', 'oracle'] };
    const s = scenario(bare(inferno, { army: [['scribe']], hand: ['sage'] }));
    s.play('play inferno', 'target you:III1').turnOf('foe');
    expect([s.hand('you'), s.hand('foe')]).toEqual([['oracle'], ['sage']]);
    const t = scenario(bare(inferno, { army: [['scribe']], hand: ['sage'] }));
    t.play('play inferno', 'target foe:I1').asks('you', 'seat');
  });

  fromEverySeat(3, 'T6.1: any army of three', (set) => {
    const s = set({
      ...bare(you, { army: [['tracker']] }),
      third: { army: [['scribe'], ['sage']] },
    });
    s.play('play incendiary').asks('you', 'target');
    s.offersExactly('target you:II2', 'target you:I3', 'target foe:I1', 'target third:II1');
    s.play('target third:II1').turnOf('foe');
    expect([s.army('third'), s.army('foe')[0]]).toEqual([[['scribe'], [], []], ['tracker']]);
    expect(told(s, 'destroy')).toEqual(['destroy third sage third:II1']);
  });

  fromEverySeat(4, 'T6.1: any army of four', (set) => {
    const s = set({
      ...bare(you, { army: [['tracker']] }),
      third: {},
      fourth: { army: [['scribe', imprisoned('herald')]] },
    });
    s.play('play incendiary');
    s.offersExactly('target you:II2', 'target you:I3', 'target foe:I1', 'target fourth:I2');
    s.play('target fourth:I2').turnOf('foe');
    expect([s.army('fourth')[0], s.discard()]).toEqual([['scribe'], ['herald']]);
  });
});

describe('T6.1 max', () => {
  /** The Inferno enters at III1; it alone is OPEN here. */
  const column = { army: [['spark'], ['raider']], hand: ['inferno'] };
  const foe = {
    army: [['tracker', 'packmate', imprisoned('runner')], ['ranger', 'warden'], ['matriarch']],
  };

  onBothSides('T6.9: first two goblins of a row, then an OPEN goblin of any level', (set) => {
    const s = set(bare(column, foe)).play('play inferno').asks('you', 'target');
    s.offersExactly('target foe:I1', 'target foe:I2', 'target foe:II1');
    s.refuses('target foe:I3', /./).refuses('target you:I1', /./);
    s.play('target foe:I1').asks('you', 'target');
    s.offersExactly('target foe:I2', 'target foe:I3').refuses('target foe:II1', /./);
    s.play('target foe:I3').asks('you', 'target');
    expect(s.army('foe')[0]).toEqual(['(runner)', 'packmate', 'tracker']);
    s.offersExactly('target you:III1', 'target foe:I3', 'target foe:II2', 'target foe:III1');
    s.play('target foe:I3').turnOf('foe');
    expect(s.army('foe')).toEqual([['(runner)', 'packmate'], ['ranger', 'warden'], ['matriarch']]);
    expect(s.discard()).toEqual(['tracker']);
    expect(told(s, 'power', 'swap', 'destroy')).toEqual([
      'power you inferno arrival destroy true',
      'swap foe foe:I1 foe:I3',
      'destroy foe tracker foe:I3',
      'power you inferno arrival discard false',
    ]);
  });

  onBothSides('level 3, which the base form cannot reach, is destroyed', (set) => {
    const s = set(bare(column, foe)).play('play inferno', 'target foe:II1', 'target foe:III1');
    s.turnOf('foe');
    expect(s.army('foe')).toEqual([['tracker', 'packmate', '(runner)'], ['warden', 'ranger'], []]);
    expect(s.discard()).toEqual(['matriarch']);
  });

  test('T6.9: a single pair is swapped unasked, also one imprisoned, also one’s own', () => {
    const army = [['spark', imprisoned('looter')], ['raider']];
    const s = scenario(bare({ army, hand: ['inferno'] }))
      .play('play inferno')
      .asks('you', 'target');
    expect(s.army('you')).toEqual([['(looter)', 'spark'], ['raider'], ['inferno']]);
    s.offersExactly('target you:I2', 'target you:III1').play('target you:I2').turnOf('foe');
    expect(s.army('you')[0]).toEqual(['(looter)']);
  });

  onBothSides('T6.9: no two in a row: no swap, and the destruction follows', (set) => {
    const s = set(bare(column, { army: [['tracker'], ['ranger']] })).play('play inferno');
    s.offersExactly('target you:III1', 'target foe:II1').play('target foe:II1').turnOf('foe');
    expect([s.army('foe'), told(s, 'swap')]).toEqual([[['tracker'], [], []], []]);
    const alone = set(bare(column)).play('play inferno').turnOf('foe');
    expect([alone.army('you')[2], alone.discard()]).toEqual([[], ['inferno']]);
  });

  test('T6.9: goblins of two armies or of two rows are not swapped', () => {
    const two = {
      army: [
        ['tracker', 'packmate'],
        ['ranger', 'warden'],
      ],
    };
    const s = scenario(bare({ ...column, army: [['spark', 'looter'], ['raider']] }, two));
    s.play('play inferno').offersExactly('target you:I1', 'target foe:I1', 'target foe:II1');
    s.play('target you:I1');
    expect(s.army('you')[0]).toEqual(['looter', 'spark']);
    expect(s.army('foe')).toEqual([['tracker', 'packmate'], ['ranger', 'warden'], []]);
  });

  test('T5.4: a swap is no arrival: no arrival power, no link', () => {
    const links = { army: [['scribe-x', 'tracker', 'herald']], hand: ['oracle'] };
    const s = scenario(bare(column, links, { deck: ['sage', 'envoy'] }));
    s.play('play inferno', 'target foe:I2', 'target you:III1').turnOf('foe');
    expect(s.army('foe')[0]).toEqual(['scribe-x', 'herald', 'tracker']);
    expect([s.hand('foe'), s.deck()]).toEqual([['oracle'], ['sage', 'envoy']]);
    expect(told(s, 'power')).toHaveLength(1);
  });

  describe('T5.6: a Cataclyst that is swapped', () => {
    const army = [['spark', 'looter'], ['raider', 'warlord'], ['inferno']];
    const table = bare({ army, hand: ['cataclyst', 'oracle', 'sage'] }, { army: [['tracker']] });

    test('keeps its second power at its new place', () => {
      const s = scenario(table).play('play cataclyst', 'target you:III1');
      expect(s.army('you')[2]).toEqual(['cataclyst', 'inferno']);
      s.offersExactly('target you:III2', 'target foe:I1').play('target you:III2');
      s.asks('you', 'discard').play('discard sage').turnOf('foe');
      expect([s.army('you')[2], s.hand('you')]).toEqual([['cataclyst'], ['oracle']]);
    });

    test('and loses it when it is destroyed', () => {
      const s = scenario(table).play('play cataclyst', 'target you:I1', 'target you:III2');
      s.turnOf('foe');
      expect([s.army('you')[2], s.hand('you')]).toEqual([['inferno'], ['oracle', 'sage']]);
    });
  });

  fromEverySeat(4, 'T6.9: one army of four, chosen by its goblins', (set) => {
    const s = set({
      ...bare(column, { army: [['tracker']] }),
      third: { army: [['scribe', 'herald']] },
      fourth: { army: [['tinker', 'scanner']] },
    });
    s.play('play inferno').asks('you', 'target');
    s.offersExactly('target third:I1', 'target fourth:I1').play('target fourth:I1');
    expect(s.army('fourth')[0]).toEqual(['scanner', 'tinker']);
    s.offersExactly('target you:III1', 'target foe:I1', 'target third:I2', 'target fourth:I2');
    s.play('target fourth:I2').turnOf('foe');
    expect([s.army('fourth')[0], s.army('third')[0]]).toEqual([['scanner'], ['scribe', 'herald']]);
  });
});
