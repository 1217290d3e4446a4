/** Mekas, level 1: Shackler, Tinker, Scanner and their X. */
import {
  bare,
  fromEverySeat,
  imprisoned,
  onBothSides,
  scenario,
} from '@testing/tactics/scenario.ts';
import { describe, expect, test } from 'vitest';

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
    const mixed = { hand: ['spark', 'lich', 'sage'], army: [['shackler-x']] };
    const clan = scenario(bare(mixed, foe)).play('play spark', 'discard lich').turnOf('foe');
    const above = scenario(bare({ hand: ['artificer'], army: [['shackler-x']] }, foe));
    above.play('play artificer').turnOf('foe');
    const left = { hand: ['tinker', 'spark'], army: [['packmate', 'shackler-x']] };
    const beside = scenario(bare(left, foe)).play('shift I1 tinker').turnOf('foe');
    for (const s of [clan, above, beside])
      expect(s.army('foe')[0]).toEqual(['herald', 'prescient']);
  });
});

describe('tinker', () => {
  const deck = ['scribe', 'oracle', 'lich', 'spark', 'sage', 'herald'];

  onBothSides('T5.3: it has no arrival', (set) => {
    const s = set(bare({ hand: ['tinker'] }, {}, { deck }))
      .play('play tinker')
      .turnOf('foe');
    expect([s.hand('you'), s.deck()]).toEqual([[], deck]);
  });

  onBothSides('T6.5: mutating for 1 it sees five, keeps one, discards four', (set) => {
    const s = set(bare({ hand: ['packmate', 'looter'], army: [['tinker']] }, {}, { deck }));
    s.play('shift I1 packmate').asks('you', 'pick');
    expect(s.open()).toEqual(deck.slice(0, 5));
    s.refuses('pick herald', /not among the revealed/)
      .play('pick lich')
      .turnOf('foe');
    expect([s.hand('you'), s.shown('you')]).toEqual([['lich'], ['lich']]);
    expect([s.deck(), s.army('you')[0]]).toEqual([['herald'], ['packmate']]);
    expect(s.discard()).toEqual(['looter', 'tinker', 'scribe', 'oracle', 'spark', 'sage']);
  });

  test('T5.4: the Vision comes before the arrival: what it keeps can be discarded', () => {
    const s = scenario(bare({ hand: ['whisperer', 'looter'], army: [['tinker']] }, {}, { deck }));
    s.play('shift I1 whisperer', 'pick lich').turnOf('foe');
    expect([s.hand('you'), s.discard().at(-1)]).toEqual([[], 'lich']);
  });

  test('T4.5, T5.4: with two cards left the pile is shuffled in, itself and its payment with it', () => {
    const s = scenario(
      bare({ hand: ['packmate', 'looter'], army: [['tinker']] }, {}, { deck: ['sage', 'lich'] }),
    );
    s.play('shift I1 packmate');
    expect(s.open().slice(0, 2)).toEqual(['sage', 'lich']);
    s.offersExactly('pick sage', 'pick lich', 'pick tinker', 'pick looter').play('pick tinker');
    s.turnOf('foe');
    expect([s.hand('you'), s.discard().sort(), s.deck()]).toEqual([
      ['tinker'],
      ['lich', 'looter', 'sage'],
      [],
    ]);
  });
});

describe('tinker-x', () => {
  onBothSides(
    'T6.4: a Meka to its right, and one above: a card each, however many clans stand',
    (set) => {
      const deck = ['scribe', 'oracle', 'lich'];
      const you = { hand: ['tinker'], army: [['looter', 'tinker-x']] };
      const right = set(bare(you, {}, { deck }))
        .play('play tinker')
        .turnOf('foe');
      expect([right.hand('you'), right.deck()]).toEqual([['scribe'], ['oracle', 'lich']]);
      const above = set(bare({ hand: ['sentry'], army: [['tinker-x']] }, {}, { deck }));
      above.play('play sentry').asks('you', 'target');
      expect(above.hand('you')).toEqual([]);
      above.play('target you:II1').turnOf('foe');
      expect([above.hand('you'), above.shown('you')]).toEqual([['scribe'], []]);
    },
  );

  test('a Meka to its left, another clan to its right: no card', () => {
    const deck = ['lich'];
    const beside = { hand: ['tinker', 'spark'], army: [['whisperer', 'tinker-x']] };
    const left = scenario(bare(beside, {}, { deck }))
      .play('shift I1 tinker')
      .turnOf('foe');
    expect([left.hand('you'), left.deck()]).toEqual([[], deck]);
    const mixed = { hand: ['spark'], army: [['spark', 'tinker-x']] };
    const right = scenario(bare(mixed, {}, { deck }))
      .play('play spark')
      .turnOf('foe');
    expect([right.hand('you'), right.deck()]).toEqual([[], deck]);
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

  test('mutating, it has the Vision of the plain card', () => {
    const you = { hand: ['packmate', 'looter'], army: [['tinker-x']] };
    const s = scenario(bare(you, {}, { deck: ['sage', 'lich', 'spark', 'oracle', 'envoy'] }));
    s.play('shift I1 packmate', 'pick sage').turnOf('foe');
    expect([s.hand('you'), s.discard()]).toEqual([
      ['sage'],
      ['looter', 'tinker-x', 'lich', 'spark', 'oracle', 'envoy'],
    ]);
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
    const you = { hand: ['packmate', 'looter', 'spark'], army: [['scanner']] };
    const s = scenario(bare(you, {}, { deck: ['lich'] }));
    s.play('shift I1 packmate', 'discard spark').turnOf('foe');
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
    const right = scenario(bare({ hand: ['tinker'], army: [['scanner-x']] }, {}, more));
    right.play('play tinker').turnOf('foe');
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
