/** Vision, base (Prescient) and max (Sage): T6.5, T6.12, T4.5. */
import { fromEverySeat, onBothSides, scenario } from '@testing/tactics/scenario.ts';
import { describe, expect, test } from 'vitest';
import { bare, told } from './table.ts';

const SIX = ['oracle', 'tracker', 'inferno', 'ghoul', 'envoy', 'matriarch'];

describe('T6.5 base', () => {
  onBothSides('reveals five, keeps one, discards four', (set) => {
    const s = set(bare({ hand: ['prescient'] }, { hand: ['runner'] }, { deck: SIX }));
    s.play('play prescient').asks('you', 'pick');
    expect([s.open(), s.deck()]).toEqual([SIX.slice(0, 5), ['matriarch']]);
    s.offersExactly(...SIX.slice(0, 5).map((card) => `pick ${card}`));
    s.refuses('pick matriarch', /not among the revealed/).refuses('pass', /./);
    s.play('pick inferno').turnOf('foe');
    expect([s.hand('you'), s.shown('you'), s.open()]).toEqual([['inferno'], ['inferno'], []]);
    expect([s.discard(), s.deck(), s.hand('foe')]).toEqual([
      ['oracle', 'tracker', 'ghoul', 'envoy'],
      ['matriarch'],
      ['runner'],
    ]);
    expect(told(s, 'power', 'reveal', 'take', 'discard', 'shuffle')).toEqual([
      'power you prescient arrival vision false',
      'reveal you oracle+tracker+inferno+ghoul+envoy',
      'take you inferno reveal',
      'discard you oracle vision',
      'discard you tracker vision',
      'discard you ghoul vision',
      'discard you envoy vision',
    ]);
  });

  test.each([5, 4, 3, 2])('T6.12: %d cards in all: one is kept, the rest discarded', (cards) => {
    const deck = SIX.slice(0, cards);
    const s = scenario(bare({ hand: ['prescient'] }, {}, { deck })).play('play prescient');
    s.offersExactly(...deck.map((card) => `pick ${card}`))
      .play('pick tracker')
      .turnOf('foe');
    expect([s.hand('you'), s.deck()]).toEqual([['tracker'], []]);
    expect(s.discard()).toEqual(deck.filter((card) => card !== 'tracker'));
  });

  onBothSides('T6.12: a single card is kept, unasked', (set) => {
    const s = set(bare({ hand: ['prescient'] }, {}, { deck: ['oracle'] })).play('play prescient');
    s.turnOf('foe');
    expect([s.hand('you'), s.shown('you'), s.discard()]).toEqual([['oracle'], ['oracle'], []]);
  });

  onBothSides('T4.5: both empty: nothing happens', (set) => {
    const s = set(bare({ hand: ['prescient'] }, { hand: ['runner'] })).play('play prescient');
    s.turnOf('foe');
    expect([s.hand('you'), s.open(), told(s, 'take', 'discard', 'shuffle')]).toEqual([[], [], []]);
    expect(told(s, 'reveal', 'fizzle')).toEqual(['fizzle you prescient']);
  });

  test('copies are no choice', () => {
    const deck = ['tracker', 'tracker'];
    const s = scenario(bare({ hand: ['prescient'] }, {}, { deck })).play('play prescient');
    s.turnOf('foe');
    expect([s.hand('you'), s.discard()]).toEqual([['tracker'], ['tracker']]);
  });

  onBothSides(
    'T4.5: the deck runs out in the middle: what is revealed stays out of the shuffle',
    (set) => {
      const discard = ['ghoul', 'envoy', 'matriarch', 'sage', 'warden'];
      const s = set(bare({ hand: ['prescient'] }, {}, { deck: SIX.slice(0, 3), discard }));
      s.play('play prescient').asks('you', 'pick');
      const open = s.open();
      expect(open.slice(0, 3)).toEqual(['oracle', 'tracker', 'inferno']);
      expect([...open.slice(3), ...s.deck()].sort()).toEqual([...discard].sort());
      expect([open.length, s.deck().length, s.discard()]).toEqual([5, 3, []]);
      expect(told(s, 'shuffle')).toHaveLength(1);
      s.play('pick oracle').turnOf('foe');
      expect(s.discard()).toEqual(open.slice(1));
    },
  );

  test('T4.5: exactly five in the deck: no shuffle', () => {
    const s = scenario(
      bare({ hand: ['prescient'] }, {}, { deck: SIX.slice(0, 5), discard: ['sage'] }),
    );
    s.play('play prescient').withholds('pick sage').play('pick ghoul').turnOf('foe');
    expect([s.deck(), told(s, 'shuffle')]).toEqual([[], []]);
    expect(s.discard()).toEqual(['sage', 'oracle', 'tracker', 'inferno', 'envoy']);
  });

  test('T4.5: deck and pile together have fewer than five', () => {
    const s = scenario(bare({ hand: ['prescient'] }, {}, { deck: ['oracle'], discard: ['sage'] }));
    s.play('play prescient').offersExactly('pick oracle', 'pick sage').play('pick sage');
    s.turnOf('foe');
    expect([s.hand('you'), s.discard(), s.deck()]).toEqual([['sage'], ['oracle'], []]);
  });

  test('as a mutation power it comes before the new goblin’s own Vision, which may find its cards', () => {
    // The Archivist leaves (Vision), the Oracle enters (Vision).
    const you = { army: [['scribe'], ['archivist']], hand: ['oracle', 'herald', 'herald'] };
    const deck = ['tracker', 'runner'];
    const s = scenario(bare(you, {}, { deck }))
      .play('shift II1 oracle')
      .asks('you', 'pick');
    s.offersExactly('pick tracker', 'pick runner', 'pick herald', 'pick archivist');
    s.play('pick runner').asks('you', 'pick');
    s.offersExactly('pick tracker', 'pick herald', 'pick archivist').play('pick archivist');
    s.turnOf('foe');
    expect([s.hand('you'), s.discard().sort()]).toEqual([
      ['archivist', 'runner'],
      ['herald', 'herald', 'tracker'],
    ]);
  });
});

describe('T6.5 max', () => {
  const you = { army: [['scribe']], hand: ['sage'] };

  onBothSides('reveals five, keeps two one after the other, discards three', (set) => {
    const s = set(bare(you, {}, { deck: SIX }))
      .play('play sage')
      .asks('you', 'pick');
    s.offersExactly(...SIX.slice(0, 5).map((card) => `pick ${card}`)).play('pick envoy');
    s.asks('you', 'pick').withholds('pick envoy').refuses('pass', /./).play('pick tracker');
    s.turnOf('foe');
    expect([s.hand('you'), s.shown('you')]).toEqual([
      ['envoy', 'tracker'],
      ['envoy', 'tracker'],
    ]);
    expect([s.discard(), s.deck()]).toEqual([['oracle', 'inferno', 'ghoul'], ['matriarch']]);
    expect(told(s, 'power', 'take')).toEqual([
      'power you sage arrival vision true',
      'take you envoy reveal',
      'take you tracker reveal',
    ]);
  });

  test('both copies of one card may be kept', () => {
    const s = scenario(bare(you, {}, { deck: ['tracker', 'oracle', 'tracker'] })).play('play sage');
    s.play('pick tracker').offers('pick tracker').play('pick tracker').turnOf('foe');
    expect([s.hand('you'), s.discard()]).toEqual([['tracker', 'tracker'], ['oracle']]);
  });

  test.each([
    [
      ['oracle', 'tracker', 'ghoul'],
      ['pick ghoul', 'pick oracle'],
      ['ghoul', 'oracle'],
      ['tracker'],
    ],
    [['oracle', 'tracker'], ['pick tracker'], ['oracle', 'tracker'], []],
    [['oracle'], [], ['oracle'], []],
    [[], [], [], []],
  ])('T6.12: fewer than five, keep first: %j', (deck, picks, kept, gone) => {
    const s = scenario(bare(you, {}, { deck }))
      .play('play sage', ...picks)
      .turnOf('foe');
    expect([s.hand('you'), s.discard(), s.open()]).toEqual([kept, gone, []]);
  });

  fromEverySeat(4, 'the player whose goblin it is chooses, of four', (set) => {
    const s = set({ ...bare(you, {}, { deck: SIX }), third: {}, fourth: {} });
    s.play('play sage').asks('you', 'pick').play('pick ghoul').asks('you', 'pick');
    s.play('pick oracle').turnOf('foe');
    expect([s.hand('you'), s.hand('foe'), s.hand('third'), s.hand('fourth')]).toEqual([
      ['ghoul', 'oracle'],
      [],
      [],
      [],
    ]);
  });
});
