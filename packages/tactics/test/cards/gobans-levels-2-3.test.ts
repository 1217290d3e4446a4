/** Gobans, levels 2 and 3. What all faces share is in `gobans-lines.test.ts`. */
import { imprisoned, onBothSides, scenario } from '@testing/tactics/scenario.ts';
import { describe, expect, test } from 'vitest';
import { bare, told } from '../powers/table.ts';
import { fired } from './faces.ts';

const DECK = ['tracker', 'inferno', 'lich', 'jailer', 'spark', 'warden', 'packmate', 'tinker'];

describe('oracle', () => {
  onBothSides('looks as it comes, and again for a Goban to its right', (set) => {
    const you = { army: [['scribe', 'herald']], hand: ['oracle', 'archivist'] };
    const s = set(bare(you, {}, { deck: DECK }))
      .play('play oracle')
      .asks('you', 'pick');
    s.play('pick jailer').turnOf('foe').play('pass').turnOf('you').play('play archivist');
    // The Archivist draws first: the Warden. Then Packmate, Tinker and three of the new deck are revealed.
    expect([s.open().slice(0, 2), s.open().length]).toEqual([['packmate', 'tinker'], 5]);
    s.play('pick tinker');
    expect([s.hand('you'), s.shown('you')]).toEqual([
      ['jailer', 'tinker', 'warden'],
      ['jailer', 'tinker'],
    ]);
    expect(told(s, 'power')).toEqual([
      'power you oracle arrival vision false',
      'power you archivist arrival draw false',
      'power you oracle link vision false',
    ]);
  });

  test('not for a Goban above it or below it', () => {
    const army = [['scanner', 'scribe'], ['oracle']];
    const above = scenario(bare({ army, hand: ['ancestor'] }, {}, { deck: DECK }));
    above.play('play ancestor').turnOf('foe');
    const below = scenario(
      bare({ army, hand: ['herald', 'spark', 'runner'] }, {}, { deck: ['sage'] }),
    );
    below.play('shift I1 herald', 'discard spark').turnOf('you');
    expect([fired(above, 'oracle'), fired(below, 'oracle')]).toEqual([[], []]);
  });

  test('not imprisoned', () => {
    const army = [['scribe', 'herald'], [imprisoned('oracle')]];
    const s = scenario(bare({ army, hand: ['envoy'] }, {}, { deck: DECK })).play('play envoy');
    expect([s.turnOf('you').deck(), fired(s, 'oracle')]).toEqual([DECK, []]);
  });
});

describe('archivist', () => {
  onBothSides('draws as it comes, looks as it leaves', (set) => {
    const s = set(bare({ army: [['scribe']], hand: ['archivist'] }, {}, { deck: DECK }));
    s.play('play archivist').turnOf('foe');
    expect([s.hand('you'), s.deck()]).toEqual([['tracker'], DECK.slice(1)]);
    const you = { army: [['scribe'], ['archivist']], hand: ['envoy', 'herald', 'herald'] };
    const t = set(bare(you, {}, { deck: DECK, advantage: 'foe' })).play('shift II1 envoy');
    // Its Vision comes before the Envoy's Advantage.
    expect(t.asks('you', 'pick').advantage()).toBe('foe');
    t.offersExactly(...DECK.slice(0, 5).map((id) => `pick ${id}`))
      .play('pick spark')
      .turnOf('you');
    expect([t.hand('you'), t.advantage()]).toEqual([['spark'], 'you']);
  });

  test('costs two to mutate', () => {
    const army = [['scribe'], ['archivist']];
    scenario(bare({ army, hand: ['envoy', 'herald'] })).withholds('shift II1 envoy');
  });

  test('destroyed it looks at nothing', () => {
    const s = scenario(
      bare(
        { army: [['scribe'], ['archivist']] },
        { army: [['looter']], hand: ['incendiary'] },
        { toPlay: 'foe', deck: DECK },
      ),
    );
    s.play('play incendiary', 'target you:II1').turnOf('you');
    expect([s.deck(), s.hand('you')]).toEqual([DECK, []]);
  });
});

describe('envoy', () => {
  const you = { army: [['scribe']], hand: ['envoy', 'scribe', 'herald'] };

  onBothSides('takes the Advantage card and plays on', (set) => {
    const s = set(bare(you, { hand: ['runner'] }, { advantage: 'foe' })).play('play envoy');
    expect(s.turnOf('you').advantage()).toBe('you');
    s.play('play scribe').turnOf('foe');
    expect(s.army('you')).toEqual([['scribe', 'scribe'], ['envoy'], []]);
  });

  onBothSides('by a mutation, too; leaving it gives nothing', (set) => {
    const army = [['scribe'], ['archivist']];
    const given = ['envoy', 'herald', 'herald'];
    const s = set(bare({ army, hand: given }, {}, { advantage: 'foe' })).play('shift II1 envoy');
    s.play('pick herald').turnOf('you');
    expect(s.advantage()).toBe('you');
    const hand = ['sage', 'herald', 'herald', 'runner'];
    const t = set(bare({ army: [['scribe'], ['envoy']], hand }, {}, { advantage: 'foe' }));
    t.play('shift II1 sage', 'discard runner', 'pick herald', 'pick herald').turnOf('foe');
    expect(t.advantage()).toBe('foe');
  });
});

describe('sage', () => {
  onBothSides('keeps two of five', (set) => {
    const s = set(bare({ army: [['scribe']], hand: ['sage'] }, {}, { deck: DECK }));
    s.play('play sage', 'pick lich').asks('you', 'pick').play('pick tracker').turnOf('foe');
    expect([s.hand('you'), s.shown('you')]).toEqual([
      ['lich', 'tracker'],
      ['lich', 'tracker'],
    ]);
    expect([s.discard(), s.deck()]).toEqual([['inferno', 'jailer', 'spark'], DECK.slice(5)]);
  });

  test('may come by a mutation, and stays', () => {
    const army = [['scribe'], ['ranger']];
    const s = scenario(bare({ army, hand: ['sage', 'herald', 'herald'] }, {}, { deck: DECK }));
    s.play('shift II1 sage', 'pick lich', 'pick jailer').turnOf('foe').play('pass').turnOf('you');
    expect(s.army('you')[1]).toEqual(['sage']);
    const hand = ['envoy', 'herald', 'herald', 'runner', 'spark'];
    scenario(bare({ army: [['scribe'], ['sage']], hand }))
      .withholds('shift II1 envoy')
      .refuses('shift II1 envoy', /cannot mutate/);
  });
});

describe('high-prophet', () => {
  const you = { army: [['scribe'], ['envoy']], hand: ['high-prophet'] };

  onBothSides('T5.6: keeps two of five, then draws the next', (set) => {
    const s = set(bare(you, {}, { deck: DECK }))
      .play('play high-prophet')
      .asks('you', 'pick');
    s.play('pick lich', 'pick inferno').turnOf('foe');
    expect([s.hand('you'), s.shown('you')]).toEqual([
      ['inferno', 'lich', 'warden'],
      ['inferno', 'lich'],
    ]);
    expect(s.discard()).toEqual(['tracker', 'jailer', 'spark']);
    expect(told(s, 'power')).toEqual([
      'power you high-prophet arrival vision true',
      'power you high-prophet arrival draw false',
    ]);
  });

  test('T4.5: with five cards in all it draws one of the three discarded', () => {
    const s = scenario(bare(you, {}, { deck: DECK.slice(0, 5) }));
    s.play('play high-prophet', 'pick lich', 'pick inferno').turnOf('foe');
    expect([s.hand('you').length, s.deck().length, s.discard()]).toEqual([3, 2, []]);
    expect(s.shown('you')).toEqual(['inferno', 'lich']);
  });

  test('by a mutation of the only goblin of level 3 that can', () => {
    const army = [['scribe'], ['envoy'], ['bone-lord']];
    const hand = ['high-prophet', 'herald', 'herald', 'prescient'];
    const s = scenario(bare({ army, hand }, {}, { deck: DECK }));
    s.play('shift III1 high-prophet', 'discard prescient', 'pick lich', 'pick spark').turnOf('foe');
    expect([s.army('you')[2], s.hand('you')]).toEqual([
      ['high-prophet'],
      ['lich', 'spark', 'warden'],
    ]);
  });
});

describe('ancestor', () => {
  onBothSides('draws as many as there are clans face up', (set) => {
    const army = [
      ['scribe', 'runner', imprisoned('spark')],
      ['envoy', 'ghoul'],
    ];
    const s = set(bare({ army, hand: ['ancestor'] }, { army: [['tinker']] }, { deck: DECK }));
    s.play('play ancestor').turnOf('foe');
    // Gobans, Alphas, Darks.
    expect([s.hand('you'), s.deck()]).toEqual([['inferno', 'lich', 'tracker'], DECK.slice(3)]);
  });

  onBothSides('T5.4: a Goban that comes below it by a mutation: Vision', (set) => {
    const army = [['scribe'], ['ranger'], ['ancestor']];
    const s = set(bare({ army, hand: ['archivist', 'herald', 'herald'] }, {}, { deck: DECK }));
    s.play('shift II1 archivist').asks('you', 'pick');
    s.offersExactly(...DECK.slice(1, 6).map((id) => `pick ${id}`))
      .play('pick jailer')
      .turnOf('foe');
    expect([s.hand('you'), s.shown('you')]).toEqual([['jailer', 'tracker'], ['jailer']]);
  });

  onBothSides('or left of it', (set) => {
    const army = [
      ['scribe', 'runner'],
      ['envoy', 'sage'],
      ['bone-lord', 'ancestor'],
    ];
    const hand = ['high-prophet', 'herald', 'herald', 'prescient'];
    const deck = [...DECK, 'shackler', 'sentry', 'champion'];
    const s = set(bare({ army, hand }, {}, { deck }));
    s.play('shift III1 high-prophet', 'discard prescient', 'pick lich', 'pick spark');
    s.asks('you', 'pick').play('pick sentry').turnOf('foe');
    expect(s.shown('you')).toEqual(['lich', 'sentry', 'spark']);
    expect(fired(s, 'ancestor')).toEqual(['link vision']);
  });

  test('not two rows below it, not to its right', () => {
    const army = [['scanner'], ['envoy'], ['ancestor']];
    const low = scenario(bare({ army, hand: ['scribe', 'runner', 'runner'] }, {}, { deck: DECK }));
    low.play('shift I1 scribe').turnOf('foe');
    const wide = [['scribe', 'spark'], ['envoy', 'raider'], ['ancestor']];
    const right = scenario(bare({ army: wide, hand: ['high-prophet'] }, {}, { deck: DECK }));
    right.play('play high-prophet', 'pick lich', 'pick jailer').turnOf('foe');
    expect([fired(low, 'ancestor'), fired(right, 'ancestor')]).toEqual([[], []]);
  });
});
