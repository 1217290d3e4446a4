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
  const deck = ['scribe', 'oracle', 'lich', 'sage', 'envoy', 'ghoul', 'reaper'];

  onBothSides('its own arrival is a Vision like the plain one, and no link', (set) => {
    const s = set(bare({ hand: ['tinker-x'], army: [['shackler']] }, {}, { deck }));
    s.play('play tinker-x').asks('you', 'pick').play('pick lich').turnOf('foe');
    expect([s.hand('you'), s.deck()]).toEqual([['lich'], ['ghoul', 'reaper']]);
    expect(fired(s, 'tinker-x')).toEqual(['arr vision']);
  });

  onBothSides(
    'T6.4: a Meka to its right, and one above: a card each, however many clans stand',
    (set) => {
      const you = { hand: ['tinker'], army: [['looter', 'tinker-x']] };
      const right = set(bare(you, {}, { deck }))
        .play('play tinker', 'pick lich')
        .turnOf('foe');
      // One is kept of the five, then the link draws the sixth.
      expect([right.hand('you'), right.shown('you')]).toEqual([['ghoul', 'lich'], ['lich']]);
      expect(right.deck()).toEqual(['reaper']);
      const above = set(bare({ hand: ['sentry'], army: [['tinker-x']] }, {}, { deck }));
      above.play('play sentry').asks('you', 'target');
      expect(above.hand('you')).toEqual([]);
      above.play('target you:II1').turnOf('foe');
      expect([above.hand('you'), above.shown('you')]).toEqual([['scribe'], []]);
    },
  );

  test('a Meka to its left, another clan to its right, imprisoned: no card', () => {
    const beside = { hand: ['shackler', 'spark'], army: [['whisperer', 'tinker-x']] };
    const left = scenario(bare(beside, {}, { deck }))
      .play('shift I1 shackler', 'target you:I1')
      .turnOf('foe');
    const mixed = { hand: ['revenant'], army: [['revenant', 'tinker-x']] };
    const right = scenario(bare(mixed, {}, { deck }))
      .play('play revenant')
      .turnOf('foe');
    const held = { hand: ['shackler'], army: [['scanner', imprisoned('tinker-x')]] };
    const prison = scenario(bare(held, {}, { deck }))
      .play('play shackler', 'target you:I3')
      .turnOf('foe');
    for (const s of [left, right, prison]) expect([s.hand('you'), s.deck()]).toEqual([[], deck]);
  });

  test('T5.6: imprisoned by the Sentry above it, it draws nothing', () => {
    const s = scenario(bare({ hand: ['sentry'], army: [['tinker-x']] }, {}, { deck: ['lich'] }));
    s.play('play sentry', 'target you:I1').turnOf('foe');
    expect([s.hand('you'), s.army('you')[0]]).toEqual([[], ['(tinker-x)']]);
  });

  test('T5.4: a release beside it is no entry', () => {
    const army = [['tinker-x', imprisoned('tinker'), 'firebrand'], ['incendiary']];
    const you = { hand: ['dynamo'], army };
    const s = scenario(bare(you, {}, { deck: ['lich', 'sage'] }));
    s.play('play dynamo', 'do release').turnOf('foe');
    expect([s.hand('you'), s.army('you')[0]]).toEqual([[], ['tinker-x', 'tinker', 'firebrand']]);
  });

  test('leaving for 1 it sees nothing either', () => {
    const you = { hand: ['revenant', 'looter'], army: [['tinker-x']] };
    const s = scenario(bare(you, {}, { deck }))
      .play('shift I1 revenant')
      .turnOf('foe');
    expect([s.hand('you'), s.deck(), s.discard()]).toEqual([[], deck, ['looter', 'tinker-x']]);
  });
});

describe('scanner', () => {
  fromEverySeat(4, 'placed, it sees five of the common deck and keeps one', (set) => {
    const s = set({
      you: { hand: ['scanner'] },
      foe: { hand: ['sage'] },
      third: {},
      fourth: {},
      deck: ['scribe', 'scribe', 'lich', 'spark', 'dynamo', 'herald'],
      fill: false,
    });
    s.play('play scanner').asks('you', 'pick');
    s.offersExactly('pick scribe', 'pick lich', 'pick spark', 'pick dynamo').play('pick scribe');
    s.turnOf('foe');
    expect([s.hand('you'), s.discard()]).toEqual([
      ['scribe'],
      ['scribe', 'lich', 'spark', 'dynamo'],
    ]);
    expect([s.deck(), s.hand('foe')]).toEqual([['herald'], ['sage']]);
  });

  test('T6.12: a single card is kept, none is nothing', () => {
    const one = scenario(bare({ hand: ['scanner'] }, {}, { discard: ['lich'] }));
    one.play('play scanner').turnOf('foe');
    expect([one.hand('you'), one.discard()]).toEqual([['lich'], []]);
    const none = scenario(bare({ hand: ['scanner'] }));
    none.play('play scanner').turnOf('foe');
    expect(none.hand('you')).toEqual([]);
  });

  test('leaving for 2 it has no power', () => {
    const you = { hand: ['scribe', 'looter', 'spark'], army: [['scanner']] };
    const s = scenario(bare(you, {}, { deck: ['lich'] }));
    s.play('shift I1 scribe', 'discard spark').turnOf('foe');
    expect([s.hand('you'), s.deck()]).toEqual([[], ['lich']]);
  });
});

describe('scanner-x', () => {
  onBothSides(
    'T5.4: a Meka above: it returns a Meka, even one that Vision has just discarded',
    (set) => {
      const deck = ['tinker', 'jailer', 'lich', 'spark', 'sage'];
      const s = set(bare({ hand: ['artificer'], army: [['scanner-x']] }, {}, { deck }));
      s.play('play artificer', 'pick lich').asks('you', 'pick');
      s.offersExactly('pick tinker', 'pick jailer').refuses('pick sage', /not of the Mekas clan/);
      s.play('pick jailer').turnOf('foe');
      expect([s.hand('you'), s.discard()]).toEqual([
        ['jailer', 'lich'],
        ['tinker', 'spark', 'sage'],
      ]);
    },
  );

  test('a Meka to its right, another clan above, no Meka in the pile: nothing', () => {
    const more = { discard: ['jailer', 'sage'] };
    const right = scenario(bare({ hand: ['shackler'], army: [['scanner-x']] }, {}, more));
    right.play('play shackler', 'target you:I2').turnOf('foe');
    const army = [['scanner-x', 'spark']];
    const above = scenario(bare({ hand: ['raider'], army }, {}, more)).play('play raider');
    above.turnOf('foe');
    const held = [[imprisoned('scanner-x'), 'tinker']];
    const prison = scenario(bare({ hand: ['sentry'], army: held }, {}, more)).play('play sentry');
    prison.play('target you:II1').turnOf('foe');
    for (const s of [right, above, prison]) expect(s.discard()).toEqual(['jailer', 'sage']);
    const none = scenario(
      bare({ hand: ['sentry'], army: [['scanner-x']] }, {}, { discard: ['sage'] }),
    );
    none.play('play sentry', 'target you:II1').turnOf('foe');
    expect(none.discard()).toEqual(['sage']);
  });
});
