/** Prison, base (Shackler, Sentry) and max (Dynamo): T6.2, and what imprisonment means: T6.11. */
import {
  type Entry,
  fromEverySeat,
  imprisoned,
  onBothSides,
  scenario,
} from '@testing/tactics/scenario.ts';
import { describe, expect, test } from 'vitest';
import { bare, told } from './table.ts';

describe('T6.2 base', () => {
  const you = { army: [['tinker'], ['sentry']], hand: ['shackler', 'oracle'] };
  const foe = {
    army: [
      ['tracker', imprisoned('packmate'), 'runner'],
      ['ranger', imprisoned('warden')],
      ['matriarch'],
    ],
    hand: ['herald'],
  };

  onBothSides('face-up goblins of level 1 and 2, OPEN or not, of both armies', (set) => {
    const s = set(bare(you, foe)).play('play shackler').asks('you', 'target');
    const mine = ['target you:I1', 'target you:I2', 'target you:II1'];
    s.offersExactly(...mine, 'target foe:I1', 'target foe:I3', 'target foe:II1');
    s.refuses('target foe:I2', /already imprisoned/).refuses('target foe:III1', /level 3/);
    s.refuses('pass', /./).play('target foe:I1').turnOf('foe');
    expect(s.army('foe')).toEqual([
      ['(tracker)', '(packmate)', 'runner'],
      ['ranger', '(warden)'],
      ['matriarch'],
    ]);
    expect(s.army('you')).toEqual([['tinker', 'shackler'], ['sentry'], []]);
    expect([s.hand('you'), s.hand('foe'), s.discard()]).toEqual([['oracle'], ['herald'], []]);
    expect(told(s, 'power', 'imprison', 'release')).toEqual([
      'power you shackler arrival prison false',
      'imprison foe tracker foe:I1',
    ]);
  });

  onBothSides('T5.5: mandatory: alone on the table it imprisons itself, unasked', (set) => {
    const s = set(bare({ hand: ['shackler'] }))
      .play('play shackler')
      .turnOf('foe');
    expect([s.army('you')[0], s.strength('you')]).toEqual([['(shackler)'], 0]);
  });

  test('T5.5: the goblin of the power may be chosen beside others', () => {
    const s = scenario(bare(you, foe)).play('play shackler', 'target you:I2').turnOf('foe');
    expect(s.army('you')[0]).toEqual(['tinker', '(shackler)']);
  });

  test('T5.4: as a mutation power it may take the goblin that enters, whose arrival power is lost', () => {
    const army = [[imprisoned('tinker')], ['sentry']];
    const s = scenario(bare({ army, hand: ['jailer', 'herald', 'herald'] }));
    s.play('shift II1 jailer').turnOf('foe');
    expect(s.army('you')).toEqual([['(tinker)'], ['(jailer)'], []]);
    expect(told(s, 'power', 'imprison')).toEqual([
      'power you sentry mutation prison false',
      'imprison you jailer you:II1',
    ]);
  });

  test('T5.5, T5.6: with level 3 alone face up there is no target', () => {
    const army = [[imprisoned('tinker')], [imprisoned('sentry')], ['matriarch']];
    const column = { army: [[imprisoned('scanner')], [imprisoned('artificer')], ['bone-lord']] };
    const s = scenario(
      bare({ ...column, hand: ['panopticon', 'herald', 'herald', 'scribe'] }, { army }),
    );
    // Max first: it takes the Matriarch, and the base form then finds only the Panopticon, of level 3.
    s.play('shift III1 panopticon', 'discard scribe', 'do capture', 'target foe:III1');
    s.turnOf('foe');
    expect([s.army('you')[2], s.army('foe')[2]]).toEqual([['panopticon'], ['(matriarch)']]);
    expect(told(s, 'power')).toHaveLength(2);
  });

  fromEverySeat(3, 'any army of three', (set) => {
    const s = set({
      ...bare(you, { army: [['tracker']] }),
      third: { army: [['scribe'], ['sage']] },
    });
    s.play('play shackler').asks('you', 'target');
    const others = ['target foe:I1', 'target third:I1', 'target third:II1'];
    s.offersExactly('target you:I1', 'target you:I2', 'target you:II1', ...others);
    s.play('target third:I1').turnOf('foe');
    expect(told(s, 'imprison')).toEqual(['imprison third scribe third:I1']);
  });

  fromEverySeat(4, 'any army of four', (set) => {
    const s = set({
      ...bare({ hand: ['shackler'] }, {}),
      third: { army: [[imprisoned('scribe')]] },
      fourth: { army: [['tinker']] },
    });
    s.play('play shackler').offersExactly('target you:I1', 'target fourth:I1');
    s.play('target fourth:I1').turnOf('foe');
    expect([s.army('fourth')[0], s.army('third')[0]]).toEqual([['(tinker)'], ['(scribe)']]);
  });
});

describe('T6.2 max', () => {
  /** The Dynamo enters at II1. */
  const you = { army: [['tinker']], hand: ['dynamo'] };
  const foe = {
    army: [['tracker', imprisoned('packmate')], ['ranger'], [imprisoned('matriarch')]],
  };

  onBothSides('imprisons a goblin of any level', (set) => {
    const s = set(
      bare(you, { army: [['tracker', imprisoned('packmate')], ['ranger'], ['matriarch']] }),
    );
    s.play('play dynamo').asks('you', 'verb').offersExactly('do capture', 'do release');
    s.play('do capture').asks('you', 'target');
    const theirs = ['target foe:I1', 'target foe:II1', 'target foe:III1'];
    s.offersExactly('target you:I1', 'target you:II1', ...theirs);
    s.refuses('target foe:I2', /already imprisoned/)
      .play('target foe:III1')
      .turnOf('foe');
    expect(s.army('foe')[2]).toEqual(['(matriarch)']);
    expect(told(s, 'power', 'imprison', 'release')).toEqual([
      'power you dynamo arrival prison true',
      'imprison foe matriarch foe:III1',
    ]);
  });

  onBothSides('or releases one of any level, also the opponent’s', (set) => {
    const s = set(bare(you, foe)).play('play dynamo', 'do release').asks('you', 'target');
    s.offersExactly('target foe:I2', 'target foe:III1');
    s.refuses('target foe:I1', /not imprisoned/)
      .play('target foe:III1')
      .turnOf('foe');
    expect(s.army('foe')).toEqual([['tracker', '(packmate)'], ['ranger'], ['matriarch']]);
    expect(told(s, 'imprison', 'release')).toEqual(['release foe matriarch foe:III1']);
  });

  test('a single imprisoned goblin is released without naming it', () => {
    const s = scenario(bare({ ...you, army: [['tinker', imprisoned('scanner')]] }));
    s.play('play dynamo', 'do release').turnOf('foe');
    expect(s.army('you')).toEqual([['tinker', 'scanner'], ['dynamo'], []]);
  });

  test('nobody imprisoned: only who is imprisoned is asked', () => {
    const s = scenario(bare(you)).play('play dynamo').asks('you', 'target');
    s.offersExactly('target you:I1', 'target you:II1').play('target you:II1').turnOf('foe');
    expect(s.army('you')).toEqual([['tinker'], ['(dynamo)'], []]);
  });

  onBothSides(
    'T5.2: a listener freed by the goblin that came was not face up to hear it',
    (set) => {
      const hand = ['dynamo'];
      const held = set(bare({ army: [['tinker', 'shackler'], [imprisoned('jailer')]], hand }));
      held.play('play dynamo', 'do release').turnOf('foe');
      expect([held.army('you')[1], told(held, 'power')]).toEqual([
        ['jailer', 'dynamo'],
        ['power you dynamo arrival prison true'],
      ]);
      const free = set(bare({ army: [['tinker', 'shackler'], ['jailer']], hand }));
      free.play('play dynamo', 'target you:I1').asks('you', 'target').play('target you:I2');
      expect(told(free.turnOf('foe'), 'power')[1]).toBe('power you jailer link prison false');
    },
  );

  test('T5.4: a release is no arrival: no arrival power, no link', () => {
    const army = [['tracker-x', imprisoned('tracker')], ['ranger']];
    const s = scenario(bare(you, { army }, { deck: ['oracle'] }));
    s.play('play dynamo', 'do release').turnOf('foe');
    expect([s.army('foe')[0], s.hand('foe'), s.deck()]).toEqual([
      ['tracker-x', 'tracker'],
      [],
      ['oracle'],
    ]);
    expect(told(s, 'power')).toHaveLength(1);
  });

  onBothSides('T7.2: the ninth face-up goblin of a clan wins, also by another’s release', (set) => {
    const army = [
      ['tracker', 'tracker', 'packmate', 'packmate', 'runner'],
      ['ranger', 'warden', imprisoned('champion')],
      ['matriarch'],
    ];
    set(bare(you, { army })).play('play dynamo', 'do release').wins('nine-of-a-clan', 'foe');
    const eight = [army[0] ?? [], ['ranger', imprisoned('champion')], ['matriarch']];
    set(bare(you, { army: eight }))
      .play('play dynamo', 'do release')
      .goesOn()
      .turnOf('foe');
  });

  test('T5.6: a goblin that imprisons itself has no further power', () => {
    const army = [['tinker'], ['dynamo']];
    const s = scenario(bare({ army, hand: ['colossus'] }, {}, { deck: ['oracle', 'sage'] }));
    s.play('play colossus', 'target you:III1').turnOf('foe');
    expect([s.army('you')[2], s.deck()]).toEqual([['(colossus)'], ['oracle', 'sage']]);
  });

  fromEverySeat(3, 'three armies, each verb', (set) => {
    const table = {
      ...bare(you, { army: [[imprisoned('tracker')]] }),
      third: { army: [['scribe'], [imprisoned('sage')]] },
    };
    const s = set(table).play('play dynamo', 'do release');
    s.offersExactly('target foe:I1', 'target third:II1').play('target third:II1').turnOf('foe');
    expect([s.army('third')[1], s.army('foe')[0]]).toEqual([['sage'], ['(tracker)']]);
    const t = set(table).play('play dynamo', 'do capture');
    t.offersExactly('target you:I1', 'target you:II1', 'target third:I1');
  });
});

describe('T6.11: an imprisoned goblin', () => {
  onBothSides('has no power value', (set) => {
    const s = set(bare({ hand: ['shackler'] }, { army: [['tracker'], ['ranger'], ['matriarch']] }));
    expect(s.strength('foe')).toBe(10);
    s.play('play shackler', 'target foe:II1');
    expect([s.strength('foe'), s.strength('you')]).toEqual([7, 2]);
  });

  test('has no powers: its link does not listen', () => {
    const hand = ['scribe', 'herald', 'herald'];
    const table = (listener: Entry) => bare({ army: [[listener]], hand }, {}, { deck: ['envoy'] });
    const s = scenario(table(imprisoned('scribe-x')))
      .play('play scribe')
      .turnOf('foe');
    expect([s.deck(), told(s, 'power')]).toEqual([['envoy'], []]);
    const heard = scenario(table('scribe-x')).play('play scribe').turnOf('foe');
    expect([heard.deck(), told(heard, 'power')]).toEqual([
      [],
      ['power you scribe-x link draw false'],
    ]);
  });

  test('has no clan: it makes nothing free and lets nothing be built on its clan', () => {
    const army = [[imprisoned('herald')]];
    const you = { army, hand: ['scribe', 'envoy', 'prescient'] };
    const s = scenario(bare(you)).withholds('play envoy');
    s.play('play scribe', 'discard envoy').turnOf('foe');
    expect([s.army('you')[0], s.discard().sort()]).toEqual([
      ['(herald)', 'scribe'],
      ['envoy', 'prescient'],
    ]);
    scenario(bare({ army, hand: ['scribe', 'envoy'] })).withholds('play scribe');
  });

  test('cannot mutate', () => {
    const hand = ['packmate', 'oracle', 'sage'];
    scenario(bare({ army: [['tracker']], hand })).offers('shift I1 packmate');
    scenario(bare({ army: [[imprisoned('tracker')]], hand }))
      .withholds('shift I1 packmate')
      .refuses('shift I1 packmate', /imprisoned/);
  });

  test('may be built above: it counts among the goblins of its level', () => {
    const s = scenario(
      bare({ army: [['tracker', imprisoned('packmate')], ['ranger']], hand: ['warden'] }),
    );
    s.play('play warden', 'target you:II2').turnOf('foe');
    expect(s.army('you')).toEqual([['tracker', '(packmate)'], ['ranger', '(warden)'], []]);
  });

  test('may be destroyed when OPEN, and lies face up on the discard pile', () => {
    const you = { army: [['looter']], hand: ['incendiary'] };
    const s = scenario(bare(you, { army: [[imprisoned('scribe')]] }));
    s.play('play incendiary', 'target foe:I1').turnOf('foe');
    expect([s.army('foe')[0], s.discard()]).toEqual([[], ['scribe']]);
  });
});
