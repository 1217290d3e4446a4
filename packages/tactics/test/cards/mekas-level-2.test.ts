/** Mekas, level 2: Jailer, Artificer, Sentry, Dynamo. */
import {
  bare,
  fromEverySeat,
  imprisoned,
  onBothSides,
  scenario,
} from '@testing/tactics/scenario.ts';
import { describe, expect, test } from 'vitest';

describe('jailer', () => {
  onBothSides('placed, it imprisons a goblin of level 1 or 2', (set) => {
    const foe = { army: [['scribe', 'herald'], ['oracle', 'sage'], ['ancestor']] };
    const s = set(bare({ hand: ['jailer'], army: [['tinker']] }, foe)).play('play jailer');
    s.offersExactly(
      'target you:I1',
      'target you:II1',
      'target foe:I1',
      'target foe:I2',
      'target foe:II1',
      'target foe:II2',
    );
    s.play('target foe:I1').turnOf('foe');
    expect(s.army('foe')).toEqual([['(scribe)', 'herald'], ['oracle', 'sage'], ['ancestor']]);
  });

  onBothSides('a Meka to its right: a second prisoner, by its link', (set) => {
    const you = { hand: ['sentry'], army: [['tinker', 'scanner'], ['jailer']] };
    const s = set(bare(you, { army: [['scribe', 'herald']] }));
    s.play('play sentry', 'target foe:I1').asks('you', 'target').play('target foe:I2');
    s.turnOf('foe');
    expect(s.army('foe')[0]).toEqual(['(scribe)', '(herald)']);
    expect(s.army('you')).toEqual([['tinker', 'scanner'], ['jailer', 'sentry'], []]);
  });

  onBothSides('T5.4: with a link below the entry too, you choose the order', (set) => {
    const you = { hand: ['artificer'], army: [['tinker', 'tinker-x'], ['jailer']] };
    const foe = { army: [['herald', 'prescient']], hand: ['sage'] };
    const s = set(bare(you, foe, { deck: ['spark', 'lich'], advantage: 'foe' }));
    s.play('play artificer', 'pick lich').asks('you', 'order');
    s.offersExactly('order you:I2', 'order you:II1').play('order you:I2');
    // One link is left: it is not asked for.
    expect(s.advantage()).toBe('you');
    s.asks('you', 'target').play('target foe:I2').turnOf('you');
    expect(s.army('foe')[0]).toEqual(['herald', '(prescient)']);
  });

  test('T5.6: its link first may imprison the other listener, whose link is lost', () => {
    const you = { hand: ['artificer'], army: [['tinker', 'tinker-x'], ['jailer']] };
    const table = { deck: ['spark', 'lich'], advantage: 'foe' } as const;
    const s = scenario(bare(you, { hand: ['sage'] }, table));
    s.play('play artificer', 'pick lich', 'order you:II1', 'target you:I2').turnOf('foe');
    expect([s.hand('you'), s.army('you')[0]]).toEqual([['lich'], ['tinker', '(tinker-x)']]);
    expect(s.advantage()).toBe('foe');
  });

  test('T5.6: imprisoned by the arrival, it imprisons nobody and nothing is asked', () => {
    const you = { hand: ['sentry'], army: [['tinker', 'tinker-x'], ['jailer']] };
    const s = scenario(bare(you, { army: [['herald']] }, { advantage: 'foe' }));
    s.play('play sentry', 'target you:II1').turnOf('you');
    expect([s.advantage(), s.army('you')[1], s.army('foe')[0]]).toEqual([
      'you',
      ['(jailer)', 'sentry'],
      ['herald'],
    ]);
  });

  test('a Meka below or to its left, another clan to its right: nothing', () => {
    const foe = { army: [['herald', 'prescient']] };
    const army = [
      ['tinker', 'packmate'],
      ['ember-seer', 'jailer'],
    ];
    const below = scenario(bare({ hand: ['scanner', 'spark'], army }, foe));
    below.play('shift I2 scanner').turnOf('you');
    const left = scenario(bare({ hand: ['artificer', 'spark', 'sage'], army }, foe));
    left.play('shift II1 artificer', 'discard spark', 'pick sage').turnOf('foe');
    const right = { hand: ['ranger'], army: [['tinker', 'packmate'], ['jailer']] };
    const clan = scenario(bare(right, foe)).play('play ranger').turnOf('foe');
    for (const s of [below, left, clan]) {
      expect(s.army('foe')[0]).toEqual(['herald', 'prescient']);
      expect(s.eventTypes()).not.toContain('imprison');
    }
  });
});

describe('artificer', () => {
  onBothSides('placed, it keeps one of five', (set) => {
    const deck = ['tinker', 'jailer', 'lich', 'spark', 'sage', 'herald'];
    const s = set(bare({ hand: ['artificer'], army: [['scanner']] }, {}, { deck }));
    s.play('play artificer').asks('you', 'pick').play('pick sage').turnOf('foe');
    expect([s.hand('you'), s.deck()]).toEqual([['sage'], ['herald']]);
    expect(s.discard()).toEqual(['tinker', 'jailer', 'lich', 'spark']);
  });

  onBothSides(
    'T5.4, T6.6: mutating, it takes a Meka: itself, or one paid, no other clan',
    (set) => {
      const you = { hand: ['ghoul', 'tinker', 'spark'], army: [['packmate'], ['artificer']] };
      const s = set(bare(you, { hand: ['lich', 'reaper'] }, { discard: ['revenant'] }));
      s.play('shift II1 ghoul', 'discard spark').asks('you', 'pick');
      s.offersExactly('pick tinker', 'pick artificer').refuses('pick revenant', /Mekas/);
      s.play('pick artificer').asks('you', 'seat').play('seat foe', 'discard lich').turnOf('foe');
      expect([s.hand('you'), s.hand('foe')]).toEqual([['artificer'], ['reaper']]);
      expect([s.army('you')[1], s.discard()]).toEqual([
        ['ghoul'],
        ['revenant', 'spark', 'tinker', 'lich'],
      ]);
    },
  );

  test('T5.4: the Return comes before the arrival, which may shuffle the pile away', () => {
    const you = { hand: ['sage', 'looter', 'spark'], army: [['packmate'], ['artificer']] };
    const s = scenario(bare(you, {}, { deck: ['lich'] }));
    s.play('shift II1 sage', 'discard looter').asks('you', 'pick');
    // The Artificer was the only Meka: it is back; the Sage sees the rest.
    expect(s.hand('you')).toEqual(['artificer']);
    s.offersExactly('pick lich', 'pick looter', 'pick spark');
    s.play('pick lich', 'pick spark').turnOf('foe');
    expect([s.hand('you'), s.discard()]).toEqual([['artificer', 'lich', 'spark'], ['looter']]);
  });
});

describe('sentry', () => {
  onBothSides('placed, one prisoner; it may be itself', (set) => {
    const foe = { army: [['herald'], ['oracle'], ['ancestor']] };
    const s = set(bare({ hand: ['sentry'], army: [['tinker']] }, foe)).play('play sentry');
    s.offersExactly('target you:I1', 'target you:II1', 'target foe:I1', 'target foe:II1');
    s.play('target you:II1').turnOf('foe');
    expect([s.army('you')[1], s.strength('you'), s.strength('foe')]).toEqual([['(sentry)'], 2, 10]);
  });

  onBothSides('T5.4: mutating it imprisons first, then the newcomer arrives', (set) => {
    const you = { hand: ['reaper', 'spark', 'sage'], army: [['tinker'], ['sentry']] };
    const foe = { army: [['herald', 'scribe'], ['oracle', 'envoy'], ['ancestor']] };
    const s = set(bare(you, foe)).play('shift II1 reaper', 'discard spark').asks('you', 'target');
    s.offersExactly(
      'target you:I1',
      'target you:II1',
      'target foe:I1',
      'target foe:I2',
      'target foe:II1',
      'target foe:II2',
    );
    s.refuses('target foe:III1', /level 3/)
      .play('target foe:II1')
      .asks('you', 'target');
    s.offersExactly('target you:II1', 'target foe:II2').play('target foe:II2').turnOf('foe');
    expect([s.army('foe'), s.army('you')]).toEqual([
      [['herald', 'scribe'], ['(oracle)'], ['ancestor']],
      [['tinker'], ['reaper'], []],
    ]);
    expect(s.discard()).toEqual(['spark', 'sage', 'sentry', 'envoy']);
  });

  test('T5.6: the newcomer imprisoned by it does not arrive, but links it set off resolve', () => {
    const you = { hand: ['jailer', 'spark', 'sage'], army: [['tinker-x'], ['sentry']] };
    const foe = { army: [['herald']] };
    const s = scenario(bare(you, foe, { advantage: 'foe' }));
    s.play('shift II1 jailer', 'discard spark', 'target you:II1').turnOf('you');
    expect([s.army('you')[1], s.army('foe')[0]]).toEqual([['(jailer)'], ['herald']]);
    expect([s.advantage(), s.discard()]).toEqual(['you', ['spark', 'sage', 'sentry']]);
  });

  test('T6.11: imprisoned, it cannot mutate', () => {
    const you = { hand: ['reaper', 'spark', 'sage'], army: [['tinker'], [imprisoned('sentry')]] };
    scenario(bare(you))
      .refuses('shift II1 reaper', /imprisoned/)
      .withholds('shift II1 reaper');
  });
});

/** Eight Gobans face up and a ninth in prison. */
const EIGHT = [
  ['prescient', 'prescient', 'scribe', 'scribe', 'herald'],
  ['oracle', 'archivist', 'envoy', imprisoned('sage')],
];

describe('dynamo', () => {
  onBothSides('T6.2: with nobody in prison it imprisons, any level, itself too', (set) => {
    const foe = { army: [['herald'], ['oracle'], ['ancestor']] };
    const s = set(bare({ hand: ['dynamo'], army: [['tinker']] }, foe));
    s.play('play dynamo').asks('you', 'target');
    s.offersExactly(
      'target you:I1',
      'target you:II1',
      'target foe:I1',
      'target foe:II1',
      'target foe:III1',
    );
    s.play('target foe:III1').turnOf('foe');
    expect([s.army('foe')[2], s.strength('foe')]).toEqual([['(ancestor)'], 5]);
  });

  onBothSides('with a prisoner somewhere it may release one of any level instead', (set) => {
    const you = { hand: ['dynamo'], army: [['tinker', imprisoned('scanner')]] };
    const foe = { army: [[imprisoned('herald')], ['oracle'], [imprisoned('ancestor')]] };
    const s = set(bare(you, foe)).play('play dynamo').asks('you', 'verb');
    s.offersExactly('do capture', 'do release').play('do release').asks('you', 'target');
    s.offersExactly('target you:I2', 'target foe:I1', 'target foe:III1');
    s.refuses('target foe:II1', /not imprisoned/)
      .play('target foe:III1')
      .turnOf('foe');
    expect([s.army('foe'), s.army('you')[0]]).toEqual([
      [['(herald)'], ['oracle'], ['ancestor']],
      ['tinker', '(scanner)'],
    ]);
  });

  test('choosing to imprison, prisoners are no targets', () => {
    const foe = { army: [[imprisoned('herald'), 'scribe']] };
    const s = scenario(bare({ hand: ['dynamo'], army: [['tinker']] }, foe));
    s.play('play dynamo', 'do capture');
    s.offersExactly('target you:I1', 'target you:II1', 'target foe:I2').play('target you:II1');
    s.turnOf('foe');
    expect([s.army('you')[1], s.army('foe')[0]]).toEqual([['(dynamo)'], ['(herald)', 'scribe']]);
  });

  test('T5.4: a release is no arrival', () => {
    const foe = { army: [['herald', imprisoned('tracker')]], hand: ['sage'] };
    const s = scenario(bare({ hand: ['dynamo'], army: [['tinker']] }, foe, { deck: ['lich'] }));
    s.play('play dynamo', 'do release').turnOf('foe');
    expect([s.army('foe')[0], s.hand('foe'), s.deck()]).toEqual([
      ['herald', 'tracker'],
      ['sage'],
      ['lich'],
    ]);
  });

  test('T5.2: a listener released by its arrival was in prison when it entered: no link', () => {
    const you = { hand: ['dynamo'], army: [[imprisoned('tinker-x'), 'tinker']] };
    const s = scenario(bare(you, {}, { advantage: 'foe' })).play('play dynamo', 'do release');
    s.turnOf('foe');
    expect([s.advantage(), s.army('you')[0]]).toEqual(['foe', ['tinker-x', 'tinker']]);
  });

  onBothSides('T7.2: releasing the ninth of a clan makes its owner win at once', (set) => {
    const s = set(
      bare({ hand: ['dynamo'], army: [['tinker-x']] }, { army: EIGHT }, { advantage: 'foe' }),
    );
    s.play('play dynamo', 'do release').wins('nine-of-a-clan', 'foe');
    // The link of the Tinker X is left where it was.
    expect(s.advantage()).toBe('foe');
  });

  fromEverySeat(3, 'T7.2: the owner wins alone, whoever released it', (set) => {
    const s = set({
      you: { hand: ['dynamo'], army: [['tinker', imprisoned('scanner')]] },
      foe: { army: [['runner']] },
      third: { army: EIGHT },
      fill: false,
    });
    s.play('play dynamo', 'do release', 'target third:II4').wins('nine-of-a-clan', 'third');
  });

  test('T7.2: the eighth is not enough, nor a ninth of another clan', () => {
    const [first = []] = EIGHT;
    const eight = [first, ['oracle', 'archivist', imprisoned('envoy')]];
    const s = scenario(bare({ hand: ['dynamo'], army: [['tinker']] }, { army: eight }));
    s.play('play dynamo', 'do release').goesOn().turnOf('foe');
    const mixed = [first, ['oracle', 'archivist', 'envoy', imprisoned('champion')]];
    const t = scenario(bare({ hand: ['dynamo'], army: [['tinker']] }, { army: mixed }));
    t.play('play dynamo', 'do release').goesOn().turnOf('foe');
  });

  test('T7.2: your own ninth wins for you', () => {
    const mekas = ['tinker', 'tinker', 'scanner', 'scanner', 'shackler'];
    const army = [mekas, ['jailer', imprisoned('artificer'), 'sentry']];
    const s = scenario(bare({ hand: ['dynamo'], army }));
    s.play('play dynamo').goesOn().play('do release').wins('nine-of-a-clan', 'you');
  });

  test('T3.6: it cannot mutate', () => {
    const s = scenario(bare({ hand: ['sage', 'spark', 'looter'], army: [['tinker'], ['dynamo']] }));
    s.refuses('shift II1 sage', /no mutation cost/);
  });
});
