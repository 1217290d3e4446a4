/** Alphas, levels 2 and 3. What all faces share is in `alphas-lines.test.ts`. */
import { fromEverySeat, imprisoned, onBothSides, scenario } from '@testing/tactics/scenario.ts';
import { describe, expect, test } from 'vitest';
import { bare, told } from '../powers/table.ts';
import { fired } from './faces.ts';

const DECK = ['oracle', 'sage', 'ghoul', 'inferno', 'jailer', 'spark'];

describe('huntmaster', () => {
  onBothSides('plays again, and draws for the Alpha then placed to its right', (set) => {
    const you = { army: [['tracker', 'packmate']], hand: ['huntmaster', 'ranger'] };
    const s = set(bare(you, {}, { advantage: 'foe', deck: DECK })).play('play huntmaster');
    expect(s.turnOf('you').advantage()).toBe('you');
    s.play('play ranger').turnOf('foe');
    // The Ranger's own card, then the Huntmaster's; the Ranger does not hear itself.
    expect([s.hand('you'), s.deck()]).toEqual([['oracle', 'sage'], DECK.slice(2)]);
    expect(told(s, 'power')).toEqual([
      'power you huntmaster arrival advantage false',
      'power you ranger arrival draw false',
      'power you huntmaster link draw false',
    ]);
  });

  test('not for an Alpha above it or below it', () => {
    const army = [['prescient', 'tracker'], ['huntmaster']];
    const above = scenario(bare({ army, hand: ['great-alpha'] }, {}, { deck: ['sage'] }));
    above.play('play great-alpha').turnOf('you');
    const below = scenario(bare({ army, hand: ['runner', 'herald', 'herald'] }));
    below.play('shift I1 runner').turnOf('you');
    expect([fired(above, 'huntmaster'), fired(below, 'huntmaster')]).toEqual([[], []]);
  });
});

describe('ranger', () => {
  onBothSides('draws as it comes', (set) => {
    const s = set(bare({ army: [['tracker']], hand: ['ranger'] }, {}, { deck: DECK }));
    expect([s.play('play ranger').turnOf('foe').hand('you'), s.deck()]).toEqual([
      ['oracle'],
      DECK.slice(1),
    ]);
  });

  onBothSides('listens to its right and, for a mutation, to its left', (set) => {
    const hand = ['huntmaster', 'herald', 'herald', 'spark'];
    const row = {
      army: [
        ['tracker', 'runner', 'runner'],
        ['archivist', 'ranger'],
      ],
      hand,
    };
    const deck = ['oracle', 'sage', 'ghoul', 'inferno', 'jailer', 'scanner', 'sentry'];
    const left = set(bare(row, {}, { deck })).play('shift II1 huntmaster', 'discard herald');
    left.play('discard herald', 'pick ghoul').turnOf('you');
    expect([left.army('you')[1], left.hand('you')]).toEqual([
      ['huntmaster', 'ranger'],
      ['ghoul', 'scanner', 'spark'],
    ]);
    const right = set(bare(row, {}, { deck }))
      .play('play huntmaster')
      .turnOf('you');
    expect(right.hand('you')).toEqual(['herald', 'herald', 'oracle', 'spark']);
  });

  test('T5.4: between two listeners: both hear the one that comes', () => {
    const army = [
      ['tracker', 'runner', 'runner'],
      ['huntmaster', 'archivist', 'ranger'],
    ];
    const hand = ['warden', 'herald', 'herald'];
    const s = scenario(bare({ army, hand }, {}, { deck: DECK }));
    s.play('shift II2 warden', 'pick ghoul', 'target you:I1').asks('you', 'order');
    s.offersExactly('order you:II1', 'order you:II3').play('order you:II3').turnOf('foe');
    expect(s.hand('you')).toHaveLength(3);
    expect(told(s, 'power').slice(2)).toEqual([
      'power you ranger link draw false',
      'power you huntmaster link draw false',
    ]);
  });

  test('T6.11: imprisoned, it listens to neither side', () => {
    const army = [['tracker', 'runner'], [imprisoned('ranger')]];
    const s = scenario(bare({ army, hand: ['huntmaster'] }, {}, { deck: DECK }));
    expect(s.play('play huntmaster').turnOf('you').deck()).toEqual(DECK);
  });
});

describe('warden', () => {
  onBothSides('imprisons as it comes, level 1 or 2', (set) => {
    const foe = { army: [['scribe', imprisoned('herald')], ['envoy'], ['ancestor']] };
    const s = set(bare({ army: [['tracker']], hand: ['warden'] }, foe)).play('play warden');
    s.asks('you', 'target');
    s.offersExactly('target you:I1', 'target you:II1', 'target foe:I1', 'target foe:II1');
    s.play('target foe:II1').turnOf('foe');
    expect(s.army('foe')).toEqual([['scribe', '(herald)'], ['(envoy)'], ['ancestor']]);
  });

  onBothSides('as it leaves: the Advantage card and an additional turn', (set) => {
    const you = { army: [['tracker'], ['warden']], hand: ['ranger', 'herald', 'herald'] };
    const s = set(bare(you, {}, { advantage: 'foe', deck: DECK })).play('shift II1 ranger');
    s.turnOf('you');
    expect([s.advantage(), s.hand('you')]).toEqual(['you', ['oracle']]);
    expect(told(s, 'power')).toEqual([
      'power you warden mutation advantage false',
      'power you ranger arrival draw false',
    ]);
  });

  test('T6.8: into a Huntmaster: two additional turns', () => {
    const hand = ['huntmaster', 'tracker', 'tracker-x', 'herald', 'herald'];
    const s = scenario(bare({ army: [['tracker'], ['warden']], hand }));
    s.play('shift II1 huntmaster', 'discard herald', 'discard herald').turnOf('you');
    s.play('play tracker').turnOf('you').play('play tracker-x').turnOf('foe');
  });

  test('destroyed it gives nothing; imprisoned it cannot leave', () => {
    const army = [['tracker'], ['warden']];
    const s = scenario(
      bare(
        { army },
        { army: [['looter']], hand: ['incendiary'] },
        { toPlay: 'foe', advantage: 'foe' },
      ),
    );
    s.play('play incendiary', 'target you:II1').turnOf('you');
    expect(s.advantage()).toBe('foe');
    const hand = ['champion', 'herald', 'herald'];
    scenario(bare({ army: [['tracker'], [imprisoned('warden')]], hand })).withholds(
      'shift II1 champion',
    );
  });
});

describe('champion', () => {
  onBothSides('draws as many as there are clans face up, its own included', (set) => {
    const army = [['tracker', 'scribe', imprisoned('revenant'), 'shackler']];
    const s = set(bare({ army, hand: ['champion'] }, { army: [['looter']] }, { deck: DECK }));
    expect(s.play('play champion').turnOf('you').hand('you')).toEqual(['ghoul', 'oracle', 'sage']);
    expect([s.deck(), s.hand('foe')]).toEqual([DECK.slice(3), []]);
  });

  onBothSides('T5.6: then the Advantage card and an additional turn', (set) => {
    const you = { army: [['tracker']], hand: ['champion', 'packmate'] };
    const s = set(bare(you, {}, { advantage: 'foe', deck: ['oracle', 'scribe'] }));
    s.play('play champion').turnOf('you');
    expect([s.advantage(), s.hand('you')]).toEqual(['you', ['oracle', 'packmate']]);
    expect(told(s, 'power')).toEqual([
      'power you champion arrival draw true',
      'power you champion arrival advantage false',
    ]);
    s.play('play packmate').turnOf('foe');
  });

  onBothSides('by a mutation, too; with no card to draw the Advantage is left', (set) => {
    const you = { army: [['tracker'], ['ranger']], hand: ['champion', 'herald', 'herald'] };
    const s = set(bare(you, {}, { advantage: 'foe', deck: DECK })).play('shift II1 champion');
    expect([s.turnOf('you').advantage(), s.hand('you')]).toEqual(['you', ['oracle']]);
    const bared = set(
      bare({ army: [['tracker']], hand: ['champion'] }, {}, { advantage: 'foe' }),
    ).play('play champion');
    expect([bared.turnOf('you').advantage(), bared.hand('you')]).toEqual(['you', []]);
  });

  test('T6.8: after a Warden that leaves: two additional turns', () => {
    const hand = ['champion', 'tracker', 'tracker-x', 'herald', 'herald'];
    const s = scenario(bare({ army: [['tracker'], ['warden']], hand }));
    s.play('shift II1 champion', 'discard herald', 'discard herald').turnOf('you');
    s.play('play tracker').turnOf('you').play('play tracker-x').turnOf('foe');
  });

  test('cannot mutate', () => {
    const hand = ['ranger', 'herald', 'herald', 'spark', 'scribe'];
    scenario(bare({ army: [['tracker'], ['champion']], hand }))
      .withholds('shift II1 ranger')
      .refuses('shift II1 ranger', /cannot mutate/);
  });
});

describe('great-alpha', () => {
  const you = { army: [['tracker'], ['ranger']], hand: ['great-alpha', 'tracker'] };

  onBothSides('two cards for who is behind, then the Advantage card and another turn', (set) => {
    const s = set(bare({ ...you, points: 1 }, {}, { advantage: 'foe', deck: DECK }));
    s.play('play great-alpha').turnOf('you');
    expect([s.advantage(), s.hand('you'), s.hand('foe')]).toEqual([
      'you',
      ['tracker'],
      ['oracle', 'sage'],
    ]);
    s.play('play tracker').turnOf('foe');
  });

  fromEverySeat(4, 'all who are behind, clockwise', (set) => {
    const s = set({
      ...bare({ ...you, points: 2 }, { points: 1 }, { deck: DECK }),
      third: { points: 2 },
      fourth: { points: 1 },
    });
    s.play('play great-alpha').turnOf('you');
    expect([s.hand('foe'), s.hand('third'), s.hand('fourth')]).toEqual([
      ['oracle', 'sage'],
      [],
      ['ghoul', 'inferno'],
    ]);
  });

  test('by a mutation', () => {
    const army = [['tracker'], ['ranger'], ['bone-lord']];
    const hand = ['great-alpha', 'herald', 'herald', 'scribe'];
    const s = scenario(bare({ army, hand }, { points: 1 }, { advantage: 'foe', deck: DECK }));
    s.play('shift III1 great-alpha', 'discard scribe').turnOf('you');
    expect([s.advantage(), s.hand('you')]).toEqual(['you', ['oracle', 'sage']]);
  });
});

describe('matriarch', () => {
  const army = [['tracker'], ['archivist'], ['matriarch']];
  const table = { advantage: 'foe', deck: DECK } as const;

  onBothSides('draws as many as there are clans face up', (set) => {
    const you = { army: [['tracker', 'scribe'], ['ranger']], hand: ['matriarch'] };
    const s = set(bare(you, {}, table))
      .play('play matriarch')
      .turnOf('foe');
    expect([s.hand('you'), s.advantage()]).toEqual([['oracle', 'sage'], 'foe']);
  });

  onBothSides('an Alpha that comes below it: the Advantage card and an additional turn', (set) => {
    const s = set(bare({ army, hand: ['ranger', 'herald', 'herald'] }, {}, table));
    s.play('shift II1 ranger', 'pick ghoul').turnOf('you');
    // The Archivist's Vision, the Ranger's card, then the link.
    expect([s.advantage(), s.hand('you')]).toEqual(['you', ['ghoul', 'spark']]);
    expect(fired(s, 'matriarch')).toEqual(['link advantage']);
  });

  test('not for another clan, not two rows below, not imprisoned', () => {
    const other = scenario(bare({ army, hand: ['raider', 'herald', 'herald'] }, {}, table));
    other.play('shift II1 raider', 'pick ghoul').turnOf('foe');
    const low = scenario(bare({ army, hand: ['packmate', 'herald', 'herald'] }, {}, table));
    low.play('shift I1 packmate', 'pick ghoul').turnOf('foe');
    const held = [...army.slice(0, 2), [imprisoned('matriarch')]];
    const s = scenario(bare({ army: held, hand: ['ranger', 'herald', 'herald'] }, {}, table));
    s.play('shift II1 ranger', 'pick ghoul').turnOf('foe');
    expect([other.advantage(), low.advantage(), s.advantage()]).toEqual(['foe', 'foe', 'foe']);
  });
});
