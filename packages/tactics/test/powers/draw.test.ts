/** Draw, base (Tracker) and max (Champion): T6.4, T4.5. */
import { fromEverySeat, imprisoned, onBothSides, scenario } from '@testing/tactics/scenario.ts';
import { describe, expect, test } from 'vitest';
import { redact } from '../../src/events.ts';
import { bare, told } from './table.ts';

describe('T6.4 base', () => {
  onBothSides('draws the top card, unasked; nobody else does', (set) => {
    const s = set(bare({ hand: ['tracker'] }, { hand: ['herald'] }, { deck: ['oracle', 'sage'] }));
    s.play('play tracker').turnOf('foe');
    expect([s.hand('you'), s.hand('foe'), s.deck()]).toEqual([['oracle'], ['herald'], ['sage']]);
    expect(s.shown('you')).toEqual([]);
    expect(told(s, 'power', 'draw', 'shuffle')).toEqual([
      'power you tracker arrival draw false',
      'draw you oracle',
    ]);
  });

  onBothSides('only the player sees the card', (set) => {
    const s = set(bare({ hand: ['tracker'] }, {}, { deck: ['oracle'] })).play('play tracker');
    const drawn = s.events.find(({ type }) => type === 'draw')!;
    expect(redact(drawn, s.seat('you'))).toMatchObject({ card: 'oracle' });
    expect(redact(drawn, s.seat('foe'))).toMatchObject({ card: null });
    expect(redact(drawn, -1)).toMatchObject({ card: null });
  });

  onBothSides('T4.5: an empty deck is made from the discard pile', (set) => {
    const discard = ['oracle', 'sage', 'envoy'];
    const s = set(bare({ hand: ['tracker'] }, {}, { discard }))
      .play('play tracker')
      .turnOf('foe');
    expect([s.hand('you').length, s.deck().length, s.discard()]).toEqual([1, 2, []]);
    expect([...s.hand('you'), ...s.deck()].sort()).toEqual(['envoy', 'oracle', 'sage']);
    expect(told(s, 'shuffle', 'draw')[0]).toBe('shuffle all');
  });

  test('T4.5: the new deck is shuffled, by the seed of the game', () => {
    const discard = ['oracle', 'sage', 'envoy', 'inferno', 'ghoul', 'jailer'];
    const drawn = (seed: number) =>
      scenario(bare({ hand: ['tracker'] }, {}, { discard, seed }))
        .play('play tracker')
        .hand('you')[0];
    const seeds = Array.from({ length: 60 }, (_, seed) => seed);
    expect(new Set(seeds.map(drawn))).toEqual(new Set(discard));
    expect(seeds.map(drawn)).toEqual(seeds.map(drawn));
  });

  test('T4.5: the last card of the deck does not bring the shuffle yet', () => {
    const s = scenario(bare({ hand: ['tracker'] }, {}, { deck: ['oracle'], discard: ['sage'] }));
    s.play('play tracker').turnOf('foe');
    expect([s.hand('you'), s.deck(), s.discard()]).toEqual([['oracle'], [], ['sage']]);
    expect(told(s, 'shuffle')).toEqual([]);
  });

  test('T4.5: what was paid, and what left by the mutation, is shuffled in too', () => {
    const you = { army: [['scribe']], hand: ['tracker', 'sage'] };
    const s = scenario(bare(you)).play('shift I1 tracker').turnOf('foe');
    // The Scribe draws as it leaves, the Tracker as it comes.
    expect([s.hand('you'), s.deck(), s.discard()]).toEqual([['sage', 'scribe'], [], []]);
  });

  onBothSides('T4.5: both empty: nothing happens', (set) => {
    const s = set(bare({ hand: ['tracker'] }, { hand: ['herald'] })).play('play tracker');
    s.turnOf('foe');
    expect([s.hand('you'), told(s, 'draw', 'shuffle')]).toEqual([[], []]);
  });

  test('T3.9: no hand limit', () => {
    const hand = ['tracker', 'oracle', 'sage', 'envoy', 'herald', 'runner', 'ranger', 'warden'];
    const s = scenario(bare({ hand }, {}, { deck: ['champion'] })).play('play tracker');
    expect(s.turnOf('foe').hand('you')).toHaveLength(8);
  });
});

describe('T6.4 max', () => {
  const deck = ['oracle', 'sage', 'envoy', 'archivist', 'inferno', 'cataclyst', 'colossus'];
  const five = ['tracker', 'scribe', 'revenant', 'tinker', 'spark'];

  test.each([1, 2, 3, 4, 5])('as many as there are clans: %d', (clans) => {
    const s = scenario(bare({ army: [five.slice(0, clans)], hand: ['champion'] }, {}, { deck }));
    s.play('play champion').turnOf('you');
    expect(s.hand('you')).toEqual(deck.slice(0, clans).sort());
    expect([s.deck(), s.shown('you')]).toEqual([deck.slice(clans), []]);
    expect(told(s, 'power')).toEqual([
      'power you champion arrival draw true',
      'power you champion arrival advantage false',
    ]);
  });

  onBothSides('a clan counts once, in whichever row; the opponent’s do not count', (set) => {
    const army = [
      ['tracker', 'runner', 'packmate', 'scribe'],
      ['ranger', 'necromancer'],
      ['matriarch', 'bone-lord'],
    ];
    const foe = { army: [['tinker', 'spark']], hand: ['herald'] };
    const s = set(bare({ army, hand: ['champion'] }, foe, { deck })).play('play champion');
    s.turnOf('you');
    // Alphas, Gobans, Darks.
    expect([s.hand('you'), s.hand('foe')]).toEqual([['envoy', 'oracle', 'sage'], ['herald']]);
  });

  test('T6.11: an imprisoned goblin has no clan', () => {
    const army = [['tracker', imprisoned('scribe'), 'revenant', imprisoned('herald')]];
    const s = scenario(bare({ army, hand: ['champion'] }, {}, { deck })).play('play champion');
    expect(s.turnOf('you').hand('you')).toEqual(['oracle', 'sage']);
    // The clan still counts if another of it is face up.
    const other = [['tracker', imprisoned('scribe'), 'herald']];
    const t = scenario(bare({ army: other, hand: ['champion'] }, {}, { deck }));
    expect(t.play('play champion').hand('you')).toEqual(['oracle', 'sage']);
  });

  test('the goblin itself counts: by a mutation it brings its clan', () => {
    const you = { army: [['scribe'], ['ghoul']], hand: ['champion', 'tracker'] };
    const s = scenario(bare(you, {}, { deck })).play('shift II1 champion');
    // Gobans and Alphas; the Ghoul's Darks are gone. Its mutation power found nobody with a card.
    expect(s.turnOf('you').hand('you')).toEqual(['oracle', 'sage']);
  });

  onBothSides('T4.5: the deck runs out in between: shuffle and go on', (set) => {
    const table = { deck: ['oracle'], discard: ['sage', 'envoy', 'inferno'] };
    const army = [['tracker', 'scribe', 'revenant']];
    const s = set(bare({ army, hand: ['champion'] }, {}, table))
      .play('play champion')
      .turnOf('you');
    expect([s.hand('you').length, s.deck().length, s.discard()]).toEqual([3, 1, []]);
    expect(s.hand('you')).toContain('oracle');
    expect(told(s, 'draw', 'shuffle').map((line) => line.split(' ')[0])).toEqual([
      'draw',
      'shuffle',
      'draw',
      'draw',
    ]);
  });

  test('T4.5: fewer cards than clans in all: what there is', () => {
    const you = { army: [five.slice(0, 4)], hand: ['champion'] };
    const s = scenario(bare(you, {}, { deck: ['oracle'], discard: ['sage'] }));
    s.play('play champion').turnOf('you');
    expect([s.hand('you'), s.deck(), s.discard()]).toEqual([['oracle', 'sage'], [], []]);
    const none = scenario(bare(you)).play('play champion').turnOf('you');
    expect(none.hand('you')).toEqual([]);
  });

  fromEverySeat(4, 'one’s own army alone, of four', (set) => {
    const s = set({
      ...bare({ army: [['tracker', 'scribe']], hand: ['champion'] }, { army: [['revenant']] }),
      third: { army: [['tinker']] },
      fourth: { army: [['spark']] },
      deck,
    });
    expect(s.play('play champion').turnOf('you').hand('you')).toEqual(['oracle', 'sage']);
    expect([s.hand('foe'), s.hand('third'), s.hand('fourth')]).toEqual([[], [], []]);
  });
});
