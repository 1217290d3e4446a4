/** Gobans, level 1: Prescient, Scribe, Herald and their X. What all faces share is in `gobans-lines.test.ts`. */
import { imprisoned, onBothSides, scenario } from '@testing/tactics/scenario.ts';
import { describe, expect, test } from 'vitest';
import { bare, told } from '../powers/table.ts';
import { fired } from './faces.ts';

const FIVE = ['tracker', 'inferno', 'ghoul', 'jailer', 'spark'];

describe('prescient', () => {
  onBothSides('placed, it looks at five cards and keeps one', (set) => {
    const s = set(bare({ hand: ['prescient', 'herald'] }, { hand: ['runner'] }, { deck: FIVE }));
    s.play('play prescient')
      .asks('you', 'pick')
      .offersExactly(...FIVE.map((id) => `pick ${id}`));
    s.play('pick ghoul').turnOf('foe');
    expect([s.hand('you'), s.shown('you')]).toEqual([['ghoul', 'herald'], ['ghoul']]);
    expect([s.discard(), s.deck(), s.hand('foe')]).toEqual([
      ['tracker', 'inferno', 'jailer', 'spark'],
      [],
      ['runner'],
    ]);
  });

  onBothSides('by a mutation it may find again what was paid for it', (set) => {
    const you = { army: [['scanner']], hand: ['prescient', 'herald', 'herald'] };
    const s = set(bare(you)).play('shift I1 prescient').asks('you', 'pick');
    s.offersExactly('pick herald', 'pick scanner').play('pick herald').turnOf('foe');
    expect([s.army('you')[0], s.hand('you'), s.discard().sort()]).toEqual([
      ['prescient'],
      ['herald'],
      ['herald', 'scanner'],
    ]);
  });

  test('leaving it looks at nothing; two cards pay, one does not', () => {
    const army = [['prescient']];
    const s = scenario(bare({ army, hand: ['scribe', 'runner', 'runner'] }, {}, { deck: FIVE }));
    s.play('shift I1 scribe').turnOf('foe');
    expect([s.deck(), s.discard()]).toEqual([FIVE, ['runner', 'runner', 'prescient']]);
    scenario(bare({ army, hand: ['scribe', 'runner'] })).withholds('shift I1 scribe');
  });

  test('the plain card has no link', () => {
    const s = scenario(bare({ army: [['prescient']], hand: ['scribe'] }, {}, { deck: FIVE }));
    s.play('play scribe').turnOf('foe');
    expect([s.deck(), told(s, 'power')]).toEqual([FIVE, []]);
  });
});

describe('prescient-x', () => {
  const table = { deck: FIVE, advantage: 'foe' } as const;

  onBothSides('a Goban to its right: Advantage, after the arrival power', (set) => {
    const s = set(bare({ army: [['prescient-x']], hand: ['prescient', 'scribe'] }, {}, table));
    s.play('play prescient').asks('you', 'pick');
    expect(s.advantage()).toBe('foe');
    s.play('pick ghoul').turnOf('you');
    expect([s.advantage(), s.hand('you')]).toEqual(['you', ['ghoul', 'scribe']]);
    expect(told(s, 'power')).toEqual([
      'power you prescient arrival vision false',
      'power you prescient-x link advantage false',
    ]);
    // The next Goban is two places to its right.
    s.play('play scribe').turnOf('foe');
  });

  onBothSides('T5.4: for a Goban that comes by a mutation, too; not for another clan', (set) => {
    const you = { army: [['prescient-x', 'tinker']], hand: ['scribe', 'gravedigger', 'runner'] };
    const goban = set(bare(you, {}, table))
      .play('shift I2 scribe', 'discard runner')
      .turnOf('you');
    expect([goban.army('you')[0], goban.advantage()]).toEqual([['prescient-x', 'scribe'], 'you']);
    const dark = set(bare(you, {}, table)).play('shift I2 gravedigger', 'discard runner');
    expect([dark.turnOf('foe').advantage(), fired(dark, 'prescient-x')]).toEqual(['foe', []]);
  });

  test('T6.8: a Herald to its right: two additional turns', () => {
    const you = { army: [['prescient-x']], hand: ['herald', 'scribe', 'scribe', 'sage'] };
    const s = scenario(bare(you)).play('play herald').turnOf('you');
    s.play('play scribe').turnOf('you').play('play scribe').turnOf('foe');
  });

  test('T5.2: another goblin: its own arrival sets off no link', () => {
    const s = scenario(bare({ army: [['scribe']], hand: ['prescient-x'] }, {}, table));
    s.play('play prescient-x', 'pick ghoul').turnOf('foe');
    expect([fired(s, 'prescient-x'), s.advantage()]).toEqual([['arr vision'], 'foe']);
  });

  test('T5.2: next to it: not two places away, not above it, not diagonally', () => {
    const row = ['prescient-x', 'runner'];
    const you = { army: [row, ['ranger']], hand: ['scribe', 'archivist'] };
    const away = scenario(bare(you, {}, table))
      .play('play scribe')
      .turnOf('foe');
    const above = scenario(bare({ ...you, army: [row] }, {}, table)).play('play archivist');
    const aslant = scenario(bare(you, {}, table))
      .play('play archivist')
      .turnOf('foe');
    expect(above.turnOf('foe').army('you')[1]).toEqual(['archivist']);
    expect(aslant.army('you')[1]).toEqual(['ranger', 'archivist']);
    for (const s of [away, above, aslant]) {
      expect([s.advantage(), fired(s, 'prescient-x')]).toEqual(['foe', []]);
    }
  });

  test('T6.11: imprisoned, it does not listen', () => {
    const army = [['scribe', imprisoned('prescient-x')]];
    const s = scenario(bare({ army, hand: ['scribe'] }, {}, table)).play('play scribe');
    expect([s.turnOf('foe').advantage(), told(s, 'power')]).toEqual(['foe', []]);
  });

  onBothSides('T5.2: in its own army only', (set) => {
    const foe = { army: [['herald']], hand: ['scribe'] };
    const s = set(bare({ army: [['prescient-x']] }, foe, { toPlay: 'foe', advantage: 'foe' }));
    s.play('play scribe').turnOf('you');
    expect([s.army('foe')[0], s.advantage()]).toEqual([['herald', 'scribe'], 'foe']);
  });

  test('T5.3: leaving, it neither looks nor listens to the one that takes its place', () => {
    const you = { army: [['prescient-x', 'herald']], hand: ['scribe', 'runner', 'runner'] };
    const s = scenario(bare(you, {}, table))
      .play('shift I1 scribe')
      .turnOf('foe');
    expect([s.deck(), s.advantage(), fired(s, 'prescient-x')]).toEqual([FIVE, 'foe', []]);
  });
});

describe('scribe', () => {
  onBothSides('draws as it leaves, not as it comes', (set) => {
    const s = set(bare({ hand: ['scribe', 'shackler', 'runner'] }, {}, { deck: FIVE }));
    s.play('play scribe', 'pass').turnOf('you');
    expect(s.hand('you')).toEqual(['runner', 'shackler']);
    s.play('shift I1 shackler');
    expect([s.army('you')[0], s.hand('you')]).toEqual([['(shackler)'], ['tracker']]);
    expect([s.discard(), s.shown('you')]).toEqual([['runner', 'scribe'], []]);
  });

  test('T5.4: it draws before the new goblin does', () => {
    const you = { army: [['scribe']], hand: ['prescient', 'runner'] };
    const s = scenario(bare(you, {}, { deck: ['oracle', 'sage', 'envoy'] }));
    s.play('shift I1 prescient').offersExactly(
      'pick sage',
      'pick envoy',
      'pick runner',
      'pick scribe',
    );
    s.play('pick envoy').turnOf('foe');
    expect([s.hand('you'), s.shown('you')]).toEqual([['envoy', 'oracle'], ['envoy']]);
  });

  test('destroyed it draws nothing; without another card it cannot mutate', () => {
    const s = scenario(
      bare(
        { army: [['scribe']], hand: ['runner'] },
        { army: [['looter']], hand: ['incendiary'] },
        { toPlay: 'foe', deck: FIVE },
      ),
    );
    s.play('play incendiary', 'target you:I1').turnOf('you');
    expect([s.hand('you'), s.deck()]).toEqual([['runner'], FIVE]);
    scenario(bare({ army: [['scribe']], hand: ['runner'] })).withholds('shift I1 runner');
  });
});

describe('scribe-x', () => {
  const deck = ['oracle', 'sage', 'ghoul'];

  onBothSides('draws for a Goban to its right and for one above it', (set) => {
    const you = { army: [['scribe-x']], hand: ['scribe', 'envoy', 'runner'] };
    const right = set(bare(you, {}, { deck }))
      .play('play scribe')
      .turnOf('foe');
    expect(right.hand('you')).toEqual(['envoy', 'oracle', 'runner']);
    const above = set(bare(you, {}, { deck }))
      .play('play envoy')
      .turnOf('you');
    expect(above.hand('you')).toEqual(['oracle', 'runner', 'scribe']);
  });

  onBothSides('T5.4: for a Goban that comes by a mutation, too', (set) => {
    const you = { army: [['scribe-x'], ['ranger']], hand: ['envoy', 'runner', 'runner'] };
    const s = set(bare(you, {}, { deck }))
      .play('shift II1 envoy')
      .turnOf('you');
    expect([s.army('you')[1], s.hand('you')]).toEqual([['envoy'], ['oracle']]);
  });

  test('T5.4: two links of one arrival: the player says which comes first', () => {
    // The Archivist enters right of the Oracle and above the Scribe.
    const you = { army: [['herald', 'scribe-x'], ['oracle']], hand: ['archivist'] };
    const cards = ['sage', 'envoy', ...FIVE, 'matriarch'];
    const visionFirst = scenario(bare(you, {}, { deck: cards })).play('play archivist');
    visionFirst.asks('you', 'order').offersExactly('order you:I2', 'order you:II1');
    visionFirst.play('order you:II1', 'pick tracker').turnOf('foe');
    // The Archivist drew the Sage; five were revealed; then the Scribe drew the next.
    expect(visionFirst.hand('you')).toEqual(['sage', 'spark', 'tracker']);
    const drawFirst = scenario(bare(you, {}, { deck: cards })).play(
      'play archivist',
      'order you:I2',
    );
    drawFirst.asks('you', 'pick').play('pick tracker').turnOf('foe');
    expect(drawFirst.hand('you')).toEqual(['envoy', 'sage', 'tracker']);
  });

  test('leaving, it draws like the plain one, once', () => {
    const you = { army: [['scribe-x']], hand: ['shackler', 'runner'] };
    const s = scenario(bare(you, { army: [['herald']] }, { deck }));
    s.play('shift I1 shackler').asks('you', 'target').play('target foe:I1').turnOf('foe');
    expect([s.hand('you'), fired(s, 'scribe-x')]).toEqual([['oracle'], ['mut draw']]);
  });

  test('T6.11: imprisoned, it does not listen', () => {
    const you = { army: [['herald', imprisoned('scribe-x')]], hand: ['scribe'] };
    const s = scenario(bare(you, {}, { deck }))
      .play('play scribe')
      .turnOf('foe');
    expect([s.hand('you'), s.deck()]).toEqual([[], deck]);
  });
});

describe('herald', () => {
  const table = { deck: ['oracle', 'sage'], advantage: 'foe' } as const;

  onBothSides('T6.7: placed, the Advantage card and an additional turn', (set) => {
    const s = set(bare({ hand: ['herald', 'scribe', 'spark'] }, {}, table)).play('play herald');
    expect([s.turnOf('you').advantage(), s.hand('you')]).toEqual(['you', ['scribe', 'spark']]);
    expect([s.deck(), told(s, 'power')]).toEqual([
      ['oracle', 'sage'],
      ['power you herald arrival advantage false'],
    ]);
    s.play('play scribe').turnOf('foe');
    expect(s.army('you')[0]).toEqual(['herald', 'scribe']);
  });

  onBothSides('by a mutation, too; held already, the card still brings the turn', (set) => {
    const you = { army: [['prescient']], hand: ['herald', 'runner', 'runner'] };
    const s = set(bare(you, {}, table))
      .play('shift I1 herald')
      .turnOf('you');
    expect([s.advantage(), s.discard()]).toEqual(['you', ['runner', 'runner', 'prescient']]);
    const held = set(bare({ hand: ['herald'] }, {}, { advantage: 'you' })).play('play herald');
    expect(held.turnOf('you').advantage()).toBe('you');
  });

  test('T6.8: a second Herald in the additional turn: one more', () => {
    const s = scenario(bare({ hand: ['herald', 'herald', 'scribe'] }, {}, table));
    s.play('play herald', 'play herald').turnOf('you').play('play scribe').turnOf('foe');
  });

  test('costs three to mutate, and brings nothing then', () => {
    const hand = ['scribe', 'runner', 'runner', 'spark'];
    const s = scenario(bare({ army: [['herald']], hand }, {}, table));
    s.play('shift I1 scribe', 'discard spark').turnOf('foe');
    expect([s.hand('you'), s.deck(), s.advantage()]).toEqual([[], ['oracle', 'sage'], 'foe']);
    const few = { army: [['herald']], hand: hand.slice(0, 3) };
    scenario(bare(few)).withholds('shift I1 scribe');
  });

  test('the plain card has no link', () => {
    const you = { army: [['herald']], hand: ['archivist', 'scribe'] };
    const above = scenario(bare(you, {}, table))
      .play('play archivist')
      .turnOf('foe');
    const right = scenario(bare(you, {}, table))
      .play('play scribe')
      .turnOf('foe');
    for (const s of [above, right])
      expect([fired(s, 'herald'), s.advantage()]).toEqual([[], 'foe']);
  });
});

describe('herald-x', () => {
  const you = { army: [['herald-x']], hand: ['envoy', 'archivist', 'scribe', 'scribe'] };
  const table = { deck: ['oracle', 'sage', 'ghoul'], advantage: 'foe' } as const;

  onBothSides('its own arrival is an Advantage like the plain one, and draws nothing', (set) => {
    const s = set(bare({ army: [['scribe']], hand: ['herald-x'] }, {}, table));
    s.play('play herald-x').turnOf('you');
    expect([s.advantage(), s.hand('you'), fired(s, 'herald-x')]).toEqual([
      'you',
      [],
      ['arr advantage'],
    ]);
  });

  onBothSides('a Goban above it: one card, after the arrival power', (set) => {
    const s = set(bare(you, {}, table))
      .play('play archivist')
      .turnOf('foe');
    // The Archivist's card, then the link's.
    expect([s.hand('you'), s.deck()]).toEqual([
      ['envoy', 'oracle', 'sage', 'scribe', 'scribe'],
      ['ghoul'],
    ]);
    expect([s.advantage(), s.shown('you')]).toEqual(['foe', []]);
    expect(told(s, 'power')).toEqual([
      'power you archivist arrival draw false',
      'power you herald-x link draw false',
    ]);
    const t = set(bare(you, {}, table))
      .play('play envoy')
      .turnOf('you');
    expect([t.hand('you'), t.advantage()]).toEqual([
      ['archivist', 'oracle', 'scribe', 'scribe'],
      'you',
    ]);
  });

  onBothSides('a Goban to its right: nothing', (set) => {
    const s = set(bare(you, {}, table))
      .play('play scribe')
      .turnOf('foe');
    expect([s.deck(), fired(s, 'herald-x')]).toEqual([['oracle', 'sage', 'ghoul'], []]);
  });

  test('another clan above it, or in prison: nothing', () => {
    const clan = { army: [['herald-x', 'shackler']], hand: ['sentry'] };
    const other = scenario(bare(clan, {}, table)).play('play sentry', 'target you:II1');
    const held = { army: [[imprisoned('herald-x'), 'scribe']], hand: ['envoy'] };
    const prison = scenario(bare(held, {}, table))
      .play('play envoy')
      .turnOf('you');
    for (const s of [other.turnOf('foe'), prison]) {
      expect([s.hand('you'), fired(s, 'herald-x')]).toEqual([[], []]);
    }
  });

  test('T4.5, T5.4: from an empty deck it draws what was paid; of none there is nothing', () => {
    const army = [['herald-x'], ['ranger']];
    const s = scenario(
      bare({ army, hand: ['envoy', 'runner', 'runner'] }, {}, { advantage: 'foe' }),
    );
    s.play('shift II1 envoy').turnOf('you');
    expect([s.hand('you').length, s.deck().length, s.discard()]).toEqual([1, 2, []]);
    const none = scenario(bare({ army: [['herald-x']], hand: ['envoy'] })).play('play envoy');
    expect(none.turnOf('you').hand('you')).toEqual([]);
  });

  test('T5.2: for the second row only: level 3 above level 2 is not above it', () => {
    const army = [['herald-x'], ['archivist']];
    const s = scenario(bare({ army, hand: ['ancestor'] }, {}, table)).play('play ancestor');
    expect([s.turnOf('foe').hand('you'), fired(s, 'herald-x')]).toEqual([['oracle'], []]);
  });
});
