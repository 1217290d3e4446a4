/** Justice, level II: Elle, Nezha, Quae, Sati, Tourach. */
import { viewerBit } from '@open-gosu/kernel';
import {
  captured,
  onBothSides,
  type Side,
  scenario,
  type Table,
  withBounty,
} from '@testing/gosu-x/scenario.ts';
import { describe, expect, test } from 'vitest';
import { redact } from '../../src/events.ts';

/** Justice, Abhilasha and Tomorrow against Narashima, Goan Sul and Xi'an; only the cards named are there. */
function table(you: Side, foe: Side = {}, rest: Table = {}): Table {
  return {
    you: { clans: ['justice', 'abhilasha', 'tomorrow'], army: [['volantis']], ...you },
    foe: { clans: ['narashima', 'goan-sul', 'xian'], ...foe },
    fill: false,
    ...rest,
  };
}

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

describe('quae', () => {
  onBothSides('C3: nine against four sacrifices five, one by one', (set) => {
    const s = set(
      table(
        { army: [['volantis', 'aat'], ['elle']], hand: ['quae'], deck: ['sati'] },
        {
          army: [
            ['nitish', 'navaj', 'bombers', 'nakshatra'],
            ['alpha', 'nalin', captured('shennong')],
            ['xian', 'bhj-xian'],
          ],
        },
      ),
    );
    s.play('play quae').asks('foe', 'target');
    s.offersExactly('target foe:I4', 'target foe:II3', 'target foe:III2').play('target foe:III2');
    s.offersExactly('target foe:I4', 'target foe:II3', 'target foe:III1').play('target foe:II3');
    s.offersExactly('target foe:I4', 'target foe:II2', 'target foe:III1').play('target foe:I4');
    s.offersExactly('target foe:I3', 'target foe:II2', 'target foe:III1').play('target foe:II2');
    s.offersExactly('target foe:I3', 'target foe:III1').play('target foe:I3');
    s.turnOf('foe');
    expect(s.army('foe')).toEqual([['nitish', 'navaj'], ['alpha'], ['xian']]);
    expect(s.discard('foe')).toEqual(['bhj-xian', 'shennong', 'nakshatra', 'nalin', 'bombers']);
    expect(s.army('you')).toEqual([['volantis', 'aat'], ['elle', 'quae'], []]);
    expect([s.hand('you'), s.discard('you')]).toEqual([[], []]);
  });

  onBothSides('X4.9: it hurts you when you lead; only OPEN cards go, Quae among them', (set) => {
    const s = set(
      table(
        { army: [['volantis', 'aat', 'red-circle'], ['elle']], hand: ['quae'] },
        { army: [['nitish', 'navaj', 'bombers']] },
      ),
    );
    s.play('play quae').asks('you', 'target').offersExactly('target you:I3', 'target you:II2');
    s.play('target you:II2')
      .offersExactly('target you:I3', 'target you:II1')
      .play('target you:II1');
    s.turnOf('foe');
    expect(s.army('you')).toEqual([['volantis', 'aat', 'red-circle'], [], []]);
    expect(s.discard('you')).toEqual(['quae', 'elle']);
    expect(s.army('foe')[0]).toEqual(['nitish', 'navaj', 'bombers']);
  });

  test('C5: a tie takes nothing; one more is one card', () => {
    const tie = scenario(table({ hand: ['quae'] }, { army: [['nitish', captured('navaj')]] }));
    tie.play('play quae').turnOf('foe');
    expect([tie.army('you'), tie.army('foe')]).toEqual([
      [['volantis'], ['quae'], []],
      [['nitish', '(navaj)'], [], []],
    ]);
    const one = scenario(
      table({ hand: ['quae'] }, { army: [['nitish', captured('navaj'), 'nitish']] }),
    );
    one.play('play quae').turnOf('foe');
    expect([one.army('foe')[0], one.discard('foe')]).toEqual([['nitish', '(navaj)'], ['nitish']]);
  });

  test('against an empty army everything of yours goes', () => {
    const s = scenario(table({ hand: ['quae'] }))
      .play('play quae')
      .turnOf('foe');
    expect([s.army('you'), s.discard('you')]).toEqual([
      [[], [], []],
      ['quae', 'volantis'],
    ]);
  });

  test('C11, X9.5: a sacrifice is no destruction: no Red Circle, no Bounty draw', () => {
    const s = scenario({
      you: {
        clans: ['justice', 'xian', 'galmi'],
        army: [['volantis']],
        hand: ['quae'],
        deck: ['elle'],
      },
      foe: {
        clans: ['abhilasha', 'narashima', 'tomorrow'],
        army: [['nitish', 'aat'], [withBounty('shadow')]],
        hand: ['red-circle'],
      },
      fill: false,
    });
    s.play('play quae').asks('foe', 'target').offersExactly('target foe:I2', 'target foe:II1');
    s.play('target foe:II1').turnOf('foe');
    expect([s.hand('you'), s.hand('foe'), s.discard('foe')]).toEqual([
      [],
      ['red-circle'],
      ['shadow'],
    ]);
  });
});

describe('sati', () => {
  const deck = ['quae', 'nezha', 'tourach', 'aat'];

  onBothSides('draws until you hold as many cards as the opponent', (set) => {
    const s = set(table({ hand: ['sati', 'elle'], deck }, { hand: ['nalin', 'navaj', 'nitish'] }));
    s.play('play sati').turnOf('foe');
    expect([s.hand('you'), s.deck('you')]).toEqual([
      ['elle', 'nezha', 'quae'],
      ['tourach', 'aat'],
    ]);
    expect(s.hand('foe')).toEqual(['nalin', 'navaj', 'nitish']);
  });

  test('with one fewer draws one; with as many or more draws and discards nothing', () => {
    for (const [held, drawn] of [
      [1, 1],
      [2, 0],
      [3, 0],
    ] as const) {
      const hand = ['elle', 'aat', 'wiindz'].slice(0, held);
      const s = scenario(table({ hand: ['sati', ...hand], deck }, { hand: ['nalin', 'navaj'] }));
      s.play('play sati').turnOf('foe');
      expect(s.hand('you')).toEqual([...hand, ...deck.slice(0, drawn)].sort());
      expect([s.hand('foe'), s.discard('you')]).toEqual([['nalin', 'navaj'], []]);
    }
  });

  test('X3.5: reshuffles the discard pile, and stops when both are empty', () => {
    const foe = { hand: ['nalin', 'navaj', 'nitish'] };
    const s = scenario(table({ hand: ['sati'], deck: ['elle'], discard: ['aat'] }, foe));
    s.play('play sati').turnOf('foe');
    expect([s.hand('you'), s.deck('you'), s.discard('you')]).toEqual([['aat', 'elle'], [], []]);
  });

  test('X11.4: cards paid for a shift count no more', () => {
    const you = { army: [['volantis'], ['elle']], hand: ['sati', 'aat', 'wiindz'], deck };
    const s = scenario(table(you, { hand: ['nalin', 'navaj'] }));
    s.play('shift II1 sati', 'discard aat').turnOf('foe');
    expect([s.hand('you'), s.discard('you')]).toEqual([
      ['nezha', 'quae'],
      ['aat', 'wiindz', 'elle'],
    ]);
  });
});

describe('tourach', () => {
  onBothSides('the opponent discards down to your hand, of their choice', (set) => {
    const s = set(
      table({ hand: ['tourach', 'elle'], deck: ['sati'] }, { hand: ['nalin', 'navaj', 'nitish'] }),
    );
    s.play('play tourach').asks('foe', 'discard');
    s.offersExactly('discard nalin', 'discard navaj', 'discard nitish').play('discard navaj');
    s.asks('foe', 'discard').offersExactly('discard nalin', 'discard nitish').play('discard nalin');
    s.turnOf('foe');
    expect([s.hand('foe'), s.discard('foe')]).toEqual([['nitish'], ['navaj', 'nalin']]);
    expect([s.hand('you'), s.deck('you')]).toEqual([['elle'], ['sati']]);
  });

  test('one more discards one; as many or fewer discard and draw nothing', () => {
    for (const [held, left] of [
      [3, 2],
      [2, 2],
      [1, 1],
    ] as const) {
      const hand = ['nitish', 'nitish', 'nitish'].slice(0, Math.min(held, 2));
      if (held === 3) hand.push('navaj');
      const s = scenario(table({ hand: ['tourach', 'elle', 'sati'] }, { hand, deck: ['nalin'] }));
      s.play('play tourach');
      if (held === 3) s.asks('foe', 'discard').play('discard navaj');
      s.turnOf('foe');
      expect([s.hand('foe').length, s.hand('you')]).toEqual([left, ['elle', 'sati']]);
      expect(s.deck('foe')).toEqual(['nalin']);
    }
  });

  test('with an empty hand of yours everything goes', () => {
    const s = scenario(table({ hand: ['tourach'] }, { hand: ['nitish', 'nitish'] }));
    s.play('play tourach').turnOf('foe');
    expect([s.hand('foe'), s.discard('foe')]).toEqual([[], ['nitish', 'nitish']]);
  });

  test('X4.9: an empty hand of the opponent is no obstacle', () => {
    scenario(table({ hand: ['tourach'] }))
      .play('play tourach')
      .turnOf('foe');
  });
});
