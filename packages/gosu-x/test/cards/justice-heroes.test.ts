/** Justice, level II: what is printed on the Heroes, Elle, Nezha. */
import { viewerBit } from '@open-gosu/kernel';
import { captured, onBothSides, scenario } from '@testing/gosu-x/scenario.ts';
import { describe, expect, test } from 'vitest';
import { redact } from '../../src/events.ts';
import { tableOf } from './table.ts';

const table = tableOf({ clans: ['justice', 'abhilasha', 'tomorrow'], army: [['volantis']] });

describe('shift costs of the Heroes (X5.1, X5.2)', () => {
  const fillers = ['aat', 'red-circle', 'wiindz'];
  for (const [id, cost] of [
    ['elle', 2],
    ['quae', 2],
    ['sati', 3],
    ['tourach', 3],
  ] as const) {
    test(`${id}: ${cost} cards, not one fewer`, () => {
      const army = [['volantis'], [id]];
      const hand = ['nezha', ...fillers.slice(0, cost)];
      scenario(table({ army, hand: hand.slice(0, -1) })).withholds('shift II1 nezha');
      scenario(table({ army, hand })).offers('shift II1 nezha').withholds('activate II1');
      scenario(table({ army: [['volantis'], [captured(id)]], hand })).withholds('shift II1 nezha');
      scenario(table({ army, hand: fillers, discard: ['nezha'] })).withholds(
        'shift II1 nezha from discard',
      );
    });
  }

  test('X5.1: Nezha has no shift cost', () => {
    const army = [['volantis'], ['nezha']];
    scenario(table({ army, hand: ['elle', 'aat', 'wiindz', 'red-circle'] })).withholds(
      'shift II1 elle',
    );
  });

  test('X4.4: a Hero needs a face-up Troop of the clan and fewer Heroes than Troops', () => {
    scenario(table({ hand: ['elle'] })).offers('play elle');
    scenario(table({ hand: ['elle'], army: [['aat']] })).withholds('play elle');
    scenario(table({ hand: ['elle'], army: [['aat', captured('volantis')]] })).withholds(
      'play elle',
    );
    scenario(table({ hand: ['elle'], army: [['volantis'], ['sati']] })).withholds('play elle');
  });
});

describe('elle', () => {
  onBothSides('takes any card of the deck, which is shuffled', (set) => {
    const deck = ['sati', 'justice', 'volantis', 'aat', 'aat'];
    const s = set(table({ hand: ['elle', 'quae'], deck, discard: ['nezha'] }, { deck: ['nalin'] }));
    s.play('play elle').asks('you', 'pick');
    s.offersExactly('pick sati', 'pick justice', 'pick volantis', 'pick aat').play('pick justice');
    s.turnOf('foe');
    expect(s.hand('you')).toEqual(['justice', 'quae']);
    expect(s.deck('you').sort()).toEqual(['aat', 'aat', 'sati', 'volantis']);
    expect(s.eventTypes().filter((type) => type === 'shuffle')).toHaveLength(1);
    expect([s.discard('you'), s.deck('foe')]).toEqual([['nezha'], ['nalin']]);
    expect(s.army('you')).toEqual([['volantis'], ['elle'], []]);
  });

  test('of two copies one is taken', () => {
    const s = scenario(table({ hand: ['elle'], deck: ['aat', 'quae', 'aat'] }));
    s.play('play elle', 'pick aat').turnOf('foe');
    expect([s.hand('you'), s.deck('you').sort()]).toEqual([['aat'], ['aat', 'quae']]);
  });

  test('X3.7: the card is private, and the order of the deck nobody knows', () => {
    const s = scenario(table({ hand: ['elle'], deck: ['aat', 'quae', 'sati'] }));
    s.play('play elle', 'pick quae');
    const search = s.events.find((event) => event.type === 'search');
    expect(search && redact(search, s.seat('you'))).toMatchObject({ card: 'quae' });
    expect(search && redact(search, s.seat('foe'))).toMatchObject({ card: null });
    const { hand, deck } = s.player('you');
    expect(hand.map((card) => s.state.known[card])).toEqual([viewerBit(s.seat('you'))]);
    expect(deck.map((card) => s.state.known[card])).toEqual([0, 0]);
  });

  test('C33: mandatory: the only card of the deck is taken unasked', () => {
    const s = scenario(table({ hand: ['elle'], deck: ['quae'] }))
      .play('play elle')
      .turnOf('foe');
    expect([s.hand('you'), s.deck('you')]).toEqual([['quae'], []]);
  });

  test('C33: an empty deck is not refilled and Elle may be played all the same', () => {
    const s = scenario(table({ hand: ['elle'], discard: ['quae'] }))
      .play('play elle')
      .turnOf('foe');
    expect([s.hand('you'), s.discard('you')]).toEqual([[], ['quae']]);
  });

  test('X3.5: shuffling an empty deck is no shuffle', () => {
    for (const deck of [[], ['quae']]) {
      const s = scenario(table({ hand: ['elle'], deck }))
        .play('play elle')
        .turnOf('foe');
      expect(s.eventTypes()).not.toContain('shuffle');
    }
  });

  test('X3.3: the hand limit follows at the end of the turn', () => {
    const hand = ['elle', 'sati', 'quae', 'tourach', 'nezha', 'justice', 'bhj-justice', 'atalanta'];
    const s = scenario(table({ hand, deck: ['aat', 'wiindz'] })).play('play elle', 'pick aat');
    s.asks('you', 'discard').play('discard aat').turnOf('foe');
    expect(s.discard('you')).toEqual(['aat']);
  });
});

describe('nezha', () => {
  const army = [['volantis'], ['nezha']];

  onBothSides('C15: at the end of your turn, with no card in hand, draws 2', (set) => {
    const s = set(table({ hand: ['nezha'], deck: ['elle', 'sati', 'quae'] }));
    s.play('play nezha').turnOf('foe');
    expect([s.hand('you'), s.deck('you')]).toEqual([['elle', 'sati'], ['quae']]);
    expect(s.army('you')).toEqual([['volantis'], ['nezha'], []]);
  });

  test('one card in hand is enough to stop it', () => {
    const s = scenario(table({ hand: ['nezha', 'elle'], deck: ['sati', 'quae'] }));
    s.play('play nezha').turnOf('foe');
    expect([s.hand('you'), s.deck('you')]).toEqual([['elle'], ['sati', 'quae']]);
  });

  test('not at the end of the opponent’s turn, and the opponent’s hand does not matter', () => {
    const s = scenario(
      table({ army, deck: ['sati', 'quae'] }, { hand: ['nalin'] }, { toPlay: 'foe' }),
    );
    s.play('spend 1').turnOf('you');
    expect(s.hand('you')).toEqual([]);
  });

  test('X3.2: a pass is a turn too', () => {
    const s = scenario(table({ army, deck: ['sati', 'quae'], tokens: { hand: 0, spent: 2 } }));
    s.play('pass').turnOf('foe');
    expect([s.hand('you'), s.deck('you')]).toEqual([['quae', 'sati'], []]);
  });

  test('C19: off while captured, on again when released', () => {
    const you = {
      army: [['volantis'], [captured('nezha')]],
      deck: ['elle', 'sati', 'quae'],
    };
    const s = scenario(table({ ...you, tokens: { hand: 0, spent: 2 } }));
    s.play('pass');
    expect(s.hand('you')).toEqual([]);
    const t = scenario({
      you: {
        clans: ['justice', 'galmi', 'tomorrow'],
        army: [['volantis', 'bun-to'], [captured('nezha')]],
        hand: ['kan-te'],
        deck: ['elle', 'sati', 'quae'],
      },
      foe: { clans: ['narashima', 'goan-sul', 'abhilasha'] },
      fill: false,
    });
    t.play('play kan-te').turnOf('foe');
    expect(t.army('you')[1]).toEqual(['nezha', 'kan-te']);
    expect(t.hand('you')).toEqual(['elle', 'sati']);
  });

  test('C15: only once a turn, even if nothing could be drawn', () => {
    const s = scenario(table({ army, hand: [], deck: [] }))
      .play('spend 1')
      .turnOf('foe');
    expect(s.hand('you')).toEqual([]);
  });

  test('X9.14: after the turn before an additional one, and after the additional one', () => {
    const deck = ['aat', 'red-circle', 'elle'];
    const before = scenario(table({ army, hand: ['atalanta'], deck }, {}, { extraTurn: 'due' }));
    before.play('play atalanta').turnOf('you');
    expect(before.hand('you')).toEqual(['aat', 'red-circle']);
    const tokens = { hand: 0, spent: 2 };
    const after = scenario(table({ army, tokens, deck }, {}, { extraTurn: 'now' }));
    after.play('pass').turnOf('foe');
    expect(after.hand('you')).toEqual(['aat', 'red-circle']);
  });

  test('X3.5: reshuffles, and draws what there is', () => {
    const s = scenario(table({ hand: ['nezha'], deck: ['elle'], discard: ['aat'] }));
    s.play('play nezha').turnOf('foe');
    expect([s.hand('you'), s.deck('you'), s.discard('you')]).toEqual([['aat', 'elle'], [], []]);
    const t = scenario(table({ hand: ['nezha'], deck: ['elle'] }))
      .play('play nezha')
      .turnOf('foe');
    expect(t.hand('you')).toEqual(['elle']);
  });

  test('C15: with another end-of-turn effect you choose the order', () => {
    const t = scenario(
      table(
        {
          army: [['volantis'], ['nezha'], ['bhj-abhilasha']],
          tokens: { hand: 0, spent: 2 },
          deck: ['sati', 'quae'],
        },
        { army: [[captured('nitish'), captured('navaj'), captured('bombers')]] },
      ),
    );
    t.play('pass').asks('you', 'order').offersExactly('order you:II1', 'order you:III1');
    t.play('order you:III1').turnOf('foe');
    expect([t.player('you').locked, t.hand('you')]).toEqual([1, ['quae', 'sati']]);
    expect(t.army('foe')[0]).toEqual(['nitish', 'navaj', 'bombers']);
  });
});
