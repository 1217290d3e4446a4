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
  const deck = [...FIVE, 'oracle', 'sage', 'envoy', 'ancestor', 'archivist', 'matriarch'];

  onBothSides('a Goban to its right: another Vision, after the arrival power', (set) => {
    const s = set(bare({ army: [['prescient-x']], hand: ['prescient'] }, {}, { deck }));
    s.play('play prescient').asks('you', 'pick').play('pick ghoul').asks('you', 'pick');
    s.offersExactly(...deck.slice(5, 10).map((id) => `pick ${id}`))
      .play('pick sage')
      .turnOf('foe');
    expect([s.hand('you'), s.shown('you'), s.deck()]).toEqual([
      ['ghoul', 'sage'],
      ['ghoul', 'sage'],
      ['matriarch'],
    ]);
    expect(told(s, 'power')).toEqual([
      'power you prescient arrival vision false',
      'power you prescient-x link vision false',
    ]);
  });

  test('T5.2: another goblin: its own arrival sets off no link', () => {
    const s = scenario(bare({ army: [['scribe']], hand: ['prescient-x'] }, {}, { deck }));
    s.play('play prescient-x', 'pick ghoul').turnOf('foe');
    expect(fired(s, 'prescient-x')).toEqual(['arr vision']);
  });

  test('T5.2: next to it: not two places away, not diagonally', () => {
    const you = { army: [['prescient-x', 'runner'], ['ranger']], hand: ['scribe', 'envoy'] };
    const away = scenario(bare(you, {}, { deck: FIVE }))
      .play('play scribe')
      .turnOf('foe');
    expect(away.deck()).toEqual(FIVE);
    const above = scenario(bare(you, {}, { deck: FIVE }))
      .play('play envoy')
      .turnOf('you');
    expect([above.army('you')[1], above.deck()]).toEqual([['ranger', 'envoy'], FIVE]);
  });

  onBothSides('T5.2: in its own army only', (set) => {
    const s = set(
      bare(
        { army: [['prescient-x']] },
        { army: [['herald']], hand: ['scribe'] },
        { toPlay: 'foe', deck },
      ),
    );
    s.play('play scribe').turnOf('you');
    expect([s.army('foe')[0], s.deck()]).toEqual([['herald', 'scribe'], deck]);
  });

  test('T5.3: leaving, it neither looks nor listens to the one that takes its place', () => {
    const you = { army: [['prescient-x', 'scribe']], hand: ['herald', 'runner', 'runner'] };
    const s = scenario(bare(you, {}, { deck }))
      .play('shift I1 herald')
      .turnOf('foe');
    expect([s.hand('you'), fired(s, 'prescient-x')]).toEqual([['tracker'], []]);
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
        { hand: ['firebrand'] },
        { toPlay: 'foe', deck: FIVE },
      ),
    );
    s.play('play firebrand', 'target you:I1').turnOf('you');
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
  onBothSides('draws one card when placed, one when it comes by a mutation', (set) => {
    const deck = ['oracle', 'sage'];
    const s = set(bare({ hand: ['herald', 'spark'] }, {}, { deck }))
      .play('play herald')
      .turnOf('foe');
    expect([s.hand('you'), s.deck()]).toEqual([['oracle', 'spark'], ['sage']]);
    const you = { army: [['prescient']], hand: ['herald', 'runner', 'runner'] };
    const t = set(bare(you, {}, { deck }))
      .play('shift I1 herald')
      .turnOf('foe');
    expect([t.hand('you'), t.discard()]).toEqual([['oracle'], ['runner', 'runner', 'prescient']]);
  });

  test('costs three to mutate, and draws nothing then', () => {
    const you = { army: [['herald']], hand: ['scribe', 'runner', 'runner', 'spark'] };
    const s = scenario(bare(you, {}, { deck: ['oracle'] }));
    s.play('shift I1 scribe', 'discard spark').turnOf('foe');
    expect([s.hand('you'), s.deck()]).toEqual([[], ['oracle']]);
  });
});

describe('herald-x', () => {
  const you = { army: [['herald-x']], hand: ['archivist', 'scribe', 'scribe'] };
  const table = bare(you, {}, { advantage: 'foe', deck: ['oracle', 'sage'] });

  onBothSides('a Goban above it: the Advantage card and an additional turn', (set) => {
    const s = set(table).play('play archivist').turnOf('you');
    expect([s.advantage(), s.hand('you')]).toEqual(['you', ['oracle', 'scribe', 'scribe']]);
    s.play('play scribe').turnOf('foe');
  });

  onBothSides('a Goban to its right: nothing', (set) => {
    const s = set(table).play('play scribe').turnOf('foe');
    expect([s.advantage(), fired(s, 'herald-x')]).toEqual(['foe', []]);
  });

  test('T6.8: the Envoy above it: two additional turns', () => {
    const s = scenario(
      bare({ army: [['herald-x']], hand: ['envoy', 'scribe', 'scribe', 'prescient'] }),
    );
    s.play('play envoy', 'play scribe').turnOf('you').play('play scribe').turnOf('foe');
  });

  test('T5.6: for the second row only: level 3 above level 2 is not above it', () => {
    const army = [['herald-x'], ['archivist']];
    const s = scenario(
      bare({ army, hand: ['ancestor'] }, {}, { advantage: 'foe', deck: ['sage'] }),
    );
    s.play('play ancestor').turnOf('foe');
    expect([s.advantage(), s.hand('you')]).toEqual(['foe', ['sage']]);
  });
});
