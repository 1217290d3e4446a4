/** Mekas, level 1: Shackler, Tinker, Scanner and their X. */
import {
  bare,
  fromEverySeat,
  imprisoned,
  onBothSides,
  scenario,
} from '@testing/tactics/scenario.ts';
import { describe, expect, test } from 'vitest';
import { fired } from './faces.ts';

describe('shackler', () => {
  onBothSides(
    'T6.2: a free goblin of level 1 or 2, OPEN or not, in any army, itself too',
    (set) => {
      const foe = {
        army: [['scribe', imprisoned('herald'), 'scribe'], ['oracle', 'sage'], ['ancestor']],
      };
      const s = set(
        bare({ hand: ['shackler'], army: [['tinker'], ['dynamo'], ['colossus']] }, foe),
      );
      s.play('play shackler').asks('you', 'target');
      s.offersExactly(
        'target you:I1',
        'target you:I2',
        'target you:II1',
        'target foe:I1',
        'target foe:I3',
        'target foe:II1',
        'target foe:II2',
      );
      s.refuses('target foe:I2', /already imprisoned/).refuses('target foe:III1', /level 3/);
      s.play('target foe:II1').turnOf('foe');
      expect(s.army('foe')).toEqual([
        ['scribe', '(herald)', 'scribe'],
        ['(oracle)', 'sage'],
        ['ancestor'],
      ]);
      expect([s.strength('foe'), s.army('you').flat()]).toEqual([
        12,
        ['tinker', 'shackler', 'dynamo', 'colossus'],
      ]);
    },
  );

  onBothSides('T5.5: alone on the table it imprisons itself', (set) => {
    const s = set(bare({ hand: ['shackler'] }, { army: [[imprisoned('scribe')]] }));
    s.play('play shackler').turnOf('foe');
    expect([s.army('you')[0], s.strength('you')]).toEqual([['(shackler)'], 0]);
    expect(s.army('foe')[0]).toEqual(['(scribe)']);
  });

  test('T3.2, T6.11: its prisoner has no clan: the next of that clan costs 2', () => {
    const foe = { army: [['scribe']], hand: ['herald', 'spark'] };
    const s = scenario(bare({ hand: ['shackler'] }, foe));
    s.play('play shackler', 'target foe:I1').turnOf('foe');
    s.refuses('play herald', /discard 2 other cards/);
  });

  test('T5.4: entering by a mutation it may imprison its neighbours, not the one that left', () => {
    const you = { hand: ['shackler', 'spark'], army: [['tinker', 'packmate', 'looter']] };
    const s = scenario(bare(you, {}, { deck: ['sage'] })).play('shift I2 shackler');
    s.offersExactly('target you:I1', 'target you:I2', 'target you:I3').play('target you:I3');
    s.turnOf('foe');
    expect(s.army('you')[0]).toEqual(['tinker', 'shackler', '(looter)']);
  });
});

describe('shackler-x', () => {
  onBothSides('its arrival imprisons once: its own entry is no link', (set) => {
    const s = set(
      bare({ hand: ['shackler-x'], army: [['tinker']] }, { army: [['scribe', 'herald']] }),
    );
    s.play('play shackler-x', 'target foe:I2').turnOf('foe');
    expect([s.army('you')[0], s.army('foe')[0]]).toEqual([
      ['tinker', 'shackler-x'],
      ['scribe', '(herald)'],
    ]);
  });

  onBothSides('a Meka to its right: it imprisons, after the arrival of that one', (set) => {
    const foe = { army: [['scribe', 'herald'], ['oracle']] };
    const s = set(bare({ hand: ['shackler'], army: [['shackler-x']] }, foe));
    s.play('play shackler', 'target foe:II1').asks('you', 'target');
    s.offersExactly('target you:I1', 'target you:I2', 'target foe:I1', 'target foe:I2');
    s.refuses('target foe:II1', /already imprisoned/)
      .play('target foe:I1')
      .turnOf('foe');
    expect([s.army('you')[0], s.army('foe')]).toEqual([
      ['shackler-x', 'shackler'],
      [['(scribe)', 'herald'], ['(oracle)'], []],
    ]);
  });

  test('T5.6: imprisoned by the arrival power before, its link does not resolve', () => {
    const foe = { army: [['scribe', 'herald']] };
    const s = scenario(bare({ hand: ['shackler'], army: [['shackler-x']] }, foe));
    s.play('play shackler', 'target you:I1').turnOf('foe');
    expect([s.army('you')[0], s.army('foe')[0]]).toEqual([
      ['(shackler-x)', 'shackler'],
      ['scribe', 'herald'],
    ]);
  });

  test('T5.6: the one that entered may be in prison by then, and the link still resolves', () => {
    const foe = { army: [['scribe', 'herald']] };
    const s = scenario(bare({ hand: ['shackler'], army: [['shackler-x']] }, foe));
    s.play('play shackler', 'target you:I2').asks('you', 'target').play('target foe:I1');
    s.turnOf('foe');
    expect([s.army('you')[0], s.army('foe')[0]]).toEqual([
      ['shackler-x', '(shackler)'],
      ['(scribe)', 'herald'],
    ]);
  });

  test('another clan to its right, a Meka above or to its left: nothing', () => {
    const foe = { army: [['herald', 'prescient']] };
    const mixed = { hand: ['scribe', 'lich', 'sage'], army: [['shackler-x']] };
    const clan = scenario(bare(mixed, foe)).play('play scribe', 'discard lich').turnOf('foe');
    const above = scenario(bare({ hand: ['artificer'], army: [['shackler-x']] }, foe));
    above.play('play artificer').turnOf('foe');
    const left = { hand: ['tinker', 'spark'], army: [['packmate', 'shackler-x']] };
    const beside = scenario(bare(left, foe)).play('shift I1 tinker', 'pick spark').turnOf('foe');
    for (const s of [clan, above, beside])
      expect(s.army('foe')[0]).toEqual(['herald', 'prescient']);
  });
});

describe('tinker', () => {
  const deck = ['scribe', 'oracle', 'lich', 'spark', 'sage', 'herald'];

  onBothSides('T6.5: placed, it sees five, keeps one and discards four', (set) => {
    const s = set(bare({ hand: ['tinker', 'looter'] }, { hand: ['envoy'] }, { deck }));
    s.play('play tinker').asks('you', 'pick');
    expect([s.open(), s.deck()]).toEqual([deck.slice(0, 5), ['herald']]);
    s.offersExactly(...deck.slice(0, 5).map((card) => `pick ${card}`));
    s.refuses('pick herald', /not among the revealed/).refuses('pass', /./);
    s.play('pick lich').turnOf('foe');
    expect([s.hand('you'), s.shown('you')]).toEqual([['lich', 'looter'], ['lich']]);
    expect([s.discard(), s.deck()]).toEqual([['scribe', 'oracle', 'spark', 'sage'], ['herald']]);
    expect([s.army('you')[0], s.hand('foe')]).toEqual([['tinker'], ['envoy']]);
  });

  onBothSides('T5.3: leaving, for 1, it sees nothing', (set) => {
    const you = { hand: ['revenant', 'looter'], army: [['tinker']] };
    const s = set(bare(you, {}, { deck }))
      .play('shift I1 revenant')
      .turnOf('foe');
    expect([s.army('you')[0], s.hand('you'), s.deck()]).toEqual([['revenant'], [], deck]);
    expect(s.discard()).toEqual(['looter', 'tinker']);
  });

  test('T4.5, T5.4: by a mutation, the one that left and its payment are seen with a short deck', () => {
    const you = { hand: ['tinker', 'looter'], army: [['packmate']] };
    const s = scenario(bare(you, {}, { deck: ['sage', 'lich'] })).play('shift I1 tinker');
    expect(s.open().slice(0, 2)).toEqual(['sage', 'lich']);
    s.offersExactly('pick sage', 'pick lich', 'pick packmate', 'pick looter').play('pick packmate');
    s.turnOf('foe');
    expect([s.hand('you'), s.discard().sort(), s.deck()]).toEqual([
      ['packmate'],
      ['lich', 'looter', 'sage'],
      [],
    ]);
  });

  test('T6.12: a single card is kept unasked, of none there is nothing', () => {
    const one = scenario(bare({ hand: ['tinker'] }, {}, { deck: ['lich'] }));
    one.play('play tinker').turnOf('foe');
    expect([one.hand('you'), one.shown('you')]).toEqual([['lich'], ['lich']]);
    const none = scenario(bare({ hand: ['tinker'] }, { hand: ['sage'] }));
    none.play('play tinker').turnOf('foe');
    expect([none.hand('you'), none.hand('foe')]).toEqual([[], ['sage']]);
  });

  test('T5.4: after the mutation power of the one that left, before the links', () => {
    const you = { hand: ['tinker', 'looter'], army: [['shackler-x', 'scribe']] };
    const s = scenario(bare(you, { army: [['runner']] }, { deck }));
    // The Scribe draws as it leaves, the Tinker sees the next five, the Shackler X imprisons.
    s.play('shift I2 tinker').asks('you', 'pick');
    expect([s.hand('you'), s.open()]).toEqual([['scribe'], deck.slice(1)]);
    s.play('pick sage').asks('you', 'target').play('target foe:I1').turnOf('foe');
    expect([s.hand('you'), s.army('foe')[0]]).toEqual([['sage', 'scribe'], ['(runner)']]);
  });
});

describe('tinker-x', () => {
  const deck = ['scribe', 'oracle', 'lich', 'sage', 'envoy', 'ghoul', 'raider'];
  const table = { deck, advantage: 'foe' } as const;

  onBothSides('its own arrival is a Vision like the plain one, and no link', (set) => {
    const s = set(bare({ hand: ['tinker-x'], army: [['shackler']] }, {}, table));
    s.play('play tinker-x').asks('you', 'pick').play('pick lich').turnOf('foe');
    expect([s.hand('you'), s.deck()]).toEqual([['lich'], ['ghoul', 'raider']]);
    expect([fired(s, 'tinker-x'), s.advantage()]).toEqual([['arr vision'], 'foe']);
  });

  onBothSides('T6.7: a Meka to its right, or above it: Advantage, after the arrival', (set) => {
    const you = { hand: ['tinker', 'revenant'], army: [['whisperer', 'tinker-x']] };
    const right = set(bare(you, {}, table))
      .play('play tinker')
      .asks('you', 'pick');
    expect(right.advantage()).toBe('foe');
    right.play('pick lich').turnOf('you');
    expect([right.advantage(), right.hand('you')]).toEqual(['you', ['lich', 'revenant']]);
    right.play('play revenant').turnOf('foe');
    const above = set(bare({ hand: ['sentry'], army: [['tinker-x']] }, {}, table));
    above.play('play sentry').asks('you', 'target');
    expect(above.advantage()).toBe('foe');
    above.play('target you:II1').turnOf('you');
    expect([above.advantage(), above.deck()]).toEqual(['you', deck]);
  });

  onBothSides('T5.4: for a Meka that comes by a mutation, too', (set) => {
    const you = { hand: ['shackler', 'spark'], army: [['tinker-x', 'whisperer']] };
    const s = set(bare(you, {}, table))
      .play('shift I2 shackler', 'target you:I2')
      .turnOf('you');
    expect([s.advantage(), s.army('you')[0]]).toEqual(['you', ['tinker-x', '(shackler)']]);
  });

  test('T6.8: a Scanner to its right: two additional turns', () => {
    const you = { hand: ['scanner', 'revenant', 'revenant'], army: [['whisperer', 'tinker-x']] };
    const s = scenario(bare(you)).play('play scanner').turnOf('you');
    s.play('play revenant').turnOf('you').play('play revenant').turnOf('foe');
  });

  const left = { hand: ['shackler', 'spark'], army: [['whisperer', 'tinker-x']] };
  const far = { hand: ['shackler'], army: [['tinker-x', 'whisperer']] };
  const clan = { hand: ['revenant'], army: [['revenant', 'tinker-x']] };
  const above = { hand: ['reaper'], army: [['tinker-x', 'revenant']] };
  const held = { hand: ['shackler'], army: [['scanner', imprisoned('tinker-x')]] };
  const below = { hand: ['sentry'], army: [[imprisoned('tinker-x'), 'scanner']] };
  test.each([
    ['a Meka to its left', left, ['shift I1 shackler', 'target you:I1']],
    ['a Meka two places to its right', far, ['play shackler', 'target you:I3']],
    ['another clan to its right', clan, ['play revenant']],
    ['another clan above it', above, ['play reaper', 'target you:I2']],
    ['a Meka to its right while it is imprisoned', held, ['play shackler', 'target you:I3']],
    ['a Meka above it while it is imprisoned', below, ['play sentry', 'target you:II1']],
  ])('T5.2: %s does not set it off', (_, you, answers) => {
    const s = scenario(bare(you, {}, table))
      .play(...answers)
      .turnOf('foe');
    expect([s.advantage(), fired(s, 'tinker-x')]).toEqual(['foe', []]);
  });

  test('T5.6: imprisoned by the Sentry above it, it brings nothing', () => {
    const s = scenario(bare({ hand: ['sentry'], army: [['tinker-x']] }, {}, table));
    s.play('play sentry', 'target you:I1').turnOf('foe');
    expect([s.advantage(), s.army('you')[0]]).toEqual(['foe', ['(tinker-x)']]);
  });

  test('T5.4: a release beside it is no entry', () => {
    const army = [['tinker-x', imprisoned('tinker'), 'firebrand'], ['incendiary']];
    const s = scenario(bare({ hand: ['dynamo'], army }, {}, table));
    s.play('play dynamo', 'do release').turnOf('foe');
    expect([s.advantage(), s.army('you')[0]]).toEqual(['foe', ['tinker-x', 'tinker', 'firebrand']]);
  });

  test('leaving for 1 it sees nothing either', () => {
    const you = { hand: ['revenant', 'looter'], army: [['tinker-x']] };
    const s = scenario(bare(you, {}, table))
      .play('shift I1 revenant')
      .turnOf('foe');
    expect([s.hand('you'), s.deck(), s.discard()]).toEqual([[], deck, ['looter', 'tinker-x']]);
  });
});

describe('scanner', () => {
  fromEverySeat(4, 'T6.7: placed, the Advantage card and an additional turn', (set) => {
    const s = set({
      you: { hand: ['scanner', 'tinker-x'] },
      foe: { hand: ['sage'] },
      third: {},
      fourth: {},
      advantage: 'third',
      deck: ['lich'],
      fill: false,
    });
    s.play('play scanner').turnOf('you');
    expect([s.advantage(), s.deck(), s.discard()]).toEqual(['you', ['lich'], []]);
    s.play('play tinker-x').turnOf('foe');
    expect([s.army('you')[0], s.hand('foe')]).toEqual([['scanner', 'tinker-x'], ['sage']]);
  });

  onBothSides('T5.1: as the result of a mutation, too', (set) => {
    const you = { hand: ['scanner', 'spark'], army: [['packmate']] };
    const s = set(bare(you, {}, { advantage: 'foe' }))
      .play('shift I1 scanner')
      .turnOf('you');
    expect([s.advantage(), s.discard()]).toEqual(['you', ['spark', 'packmate']]);
  });

  onBothSides('leaving for 2 it has no power', (set) => {
    const you = { hand: ['scribe', 'looter', 'spark'], army: [['scanner']] };
    const s = set(bare(you, {}, { deck: ['lich'], advantage: 'foe' }));
    s.play('shift I1 scribe', 'discard spark').turnOf('foe');
    expect([s.hand('you'), s.deck(), s.advantage()]).toEqual([[], ['lich'], 'foe']);
    set(bare({ ...you, hand: ['scribe', 'looter'] })).withholds('shift I1 scribe');
  });

  test('T5.2: the plain card has no link', () => {
    const you = { hand: ['sentry'], army: [['scanner', 'tinker']] };
    const s = scenario(bare(you, {}, { deck: ['lich'] })).play('play sentry', 'target you:II1');
    expect([s.turnOf('foe').hand('you'), s.deck()]).toEqual([[], ['lich']]);
  });
});

describe('scanner-x', () => {
  const deck = ['tinker', 'jailer', 'lich', 'spark', 'sage', 'envoy'];

  onBothSides('its own arrival is an Advantage like the plain one, and sees nothing', (set) => {
    const you = { hand: ['scanner-x'], army: [['tinker']] };
    const s = set(bare(you, {}, { deck, advantage: 'foe' }))
      .play('play scanner-x')
      .turnOf('you');
    expect([s.advantage(), s.deck(), fired(s, 'scanner-x')]).toEqual([
      'you',
      deck,
      ['arr advantage'],
    ]);
  });

  onBothSides('T6.5: a Meka above: it sees five and keeps one, after the arrival', (set) => {
    const foe = { army: [['runner']] };
    const s = set(bare({ hand: ['sentry'], army: [['scanner-x']] }, foe, { deck }));
    s.play('play sentry').asks('you', 'target');
    expect(s.deck()).toEqual(deck);
    s.play('target foe:I1').asks('you', 'pick');
    s.offersExactly(...deck.slice(0, 5).map((card) => `pick ${card}`));
    s.refuses('pick envoy', /not among the revealed/)
      .play('pick jailer')
      .turnOf('foe');
    expect([s.hand('you'), s.shown('you'), s.deck()]).toEqual([['jailer'], ['jailer'], ['envoy']]);
    expect([s.discard(), s.army('foe')[0]]).toEqual([
      ['tinker', 'lich', 'spark', 'sage'],
      ['(runner)'],
    ]);
  });

  test('T4.5, T5.4: a second Vision sees again what the first has discarded', () => {
    const s = scenario(
      bare({ hand: ['artificer'], army: [['scanner-x']] }, {}, { deck: deck.slice(0, 5) }),
    );
    s.play('play artificer', 'pick lich').asks('you', 'pick');
    s.offersExactly('pick tinker', 'pick jailer', 'pick spark', 'pick sage').play('pick sage');
    expect([s.turnOf('foe').hand('you'), s.discard().sort()]).toEqual([
      ['lich', 'sage'],
      ['jailer', 'spark', 'tinker'],
    ]);
  });

  onBothSides('T5.4: for a Meka that enters above it by a mutation, too', (set) => {
    const you = { hand: ['sentry', 'herald', 'herald'], army: [['scanner-x'], ['ranger']] };
    const s = set(bare(you, {}, { deck })).play('shift II1 sentry', 'target you:II1');
    expect([s.asks('you', 'pick').open(), s.army('you')[1]]).toEqual([
      deck.slice(0, 5),
      ['(sentry)'],
    ]);
    s.play('pick lich').turnOf('foe');
  });

  test('a Meka to its right, another clan above, its own prison: nothing', () => {
    const right = scenario(bare({ hand: ['shackler'], army: [['scanner-x']] }, {}, { deck }));
    right.play('play shackler', 'target you:I2').turnOf('foe');
    const army = [['scanner-x', 'spark']];
    const above = scenario(bare({ hand: ['raider'], army }, {}, { deck })).play('play raider');
    above.turnOf('foe');
    const held = [[imprisoned('scanner-x'), 'tinker']];
    const prison = scenario(bare({ hand: ['sentry'], army: held }, {}, { deck }));
    prison.play('play sentry', 'target you:II1').turnOf('foe');
    for (const s of [right, above, prison]) expect([s.deck(), s.hand('you')]).toEqual([deck, []]);
  });

  test('T6.12: a single card is kept unasked, of none there is nothing', () => {
    const you = { hand: ['sentry'], army: [['scanner-x']] };
    const one = scenario(bare(you, {}, { discard: ['lich'] }));
    one.play('play sentry', 'target you:II1').turnOf('foe');
    expect([one.hand('you'), one.discard()]).toEqual([['lich'], []]);
    const none = scenario(bare(you)).play('play sentry', 'target you:II1').turnOf('foe');
    expect(none.hand('you')).toEqual([]);
  });
});
