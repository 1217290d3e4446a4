/** The Heroes of Phoenix: Fenghuang, Genious, Kaez, Phoenix (Eliana). Phoenix (Immortal) has a file of its own. */
import { captured, onBothSides, type Side, scenario } from '@testing/gosu-x/scenario.ts';
import { describe, expect, test } from 'vitest';
import { bare, PAYERS, table } from './table.ts';

const HEROES = ['fenghuang', 'genious', 'kaez', 'phoenix-eliana', 'phoenix-immortal'];

describe('what is printed', () => {
  test.each([
    ['fenghuang', 1],
    ['genious', 2],
    ['kaez', 2],
    ['phoenix-immortal', 1],
  ] as const)('X5.2: %s is shifted for %i, not for one fewer', (card, cost) => {
    const holding = (n: number) =>
      scenario(table({ army: [['bun-to'], [card]], hand: ['nezha', ...PAYERS.slice(0, n)] }));
    holding(cost - 1).withholds('shift II1 nezha');
    const s = holding(cost).play('shift II1 nezha');
    s.play(...PAYERS.slice(0, cost - 1).map((payer) => `discard ${payer}`)).turnOf('foe');
    expect(s.army('you')).toEqual([['bun-to'], ['nezha'], []]);
    expect(s.discard('you')).toEqual([...PAYERS.slice(0, cost), card]);
  });

  test('X5.1: Phoenix (Eliana) has no shift cost', () => {
    scenario(
      table({ army: [['bun-to'], ['phoenix-eliana']], hand: ['nezha', ...PAYERS] }),
    ).withholds('shift II1 nezha');
  });

  test.each(HEROES)('X6.3: %s has no icon', (card) => {
    scenario(table({ army: [['bun-to'], [card]] })).withholds('activate II1');
  });

  test.each(HEROES)('X1.3: %s is worth 3', (card) => {
    expect(scenario(table({ army: [['bun-to'], [card]] })).value('you')).toBe(5);
    expect(scenario(table({ army: [['bun-to'], [captured(card)]] })).value('you')).toBe(2);
  });

  test.each(['fenghuang', 'genious', 'kaez', 'phoenix-eliana'])(
    'X4.4: %s needs its Troop',
    (card) => {
      scenario(table({ army: [['bun-to']], hand: [card] })).withholds(`play ${card}`);
      scenario(table({ army: [['bun-to', captured('timer')]], hand: [card] })).withholds(
        `play ${card}`,
      );
      scenario(table({ army: [['bun-to', 'timer']], hand: [card] })).offers(`play ${card}`);
    },
  );
});

describe('fenghuang', () => {
  const ready: Side = { army: [['muraena']], hand: ['fenghuang'] };

  onBothSides('a card named Phoenix goes on top of the shuffled deck', (set) => {
    const deck = ['elle', 'phoenix', 'quae', 'phoenix-eliana', 'bhj-phoenix', 'phoenix-immortal'];
    const s = set(bare({ ...ready, deck }, { deck: ['bun-to', 'shard'] }));
    s.play('play fenghuang').asks('you', 'pick');
    s.offersExactly('pick phoenix', 'pick phoenix-eliana', 'pick phoenix-immortal');
    s.play('pick phoenix').turnOf('foe');
    expect(s.deck('you')[0]).toBe('phoenix');
    expect(s.deck('you').slice(1).sort()).toEqual(
      ['bhj-phoenix', 'elle', 'phoenix-eliana', 'phoenix-immortal', 'quae'].sort(),
    );
    expect(s.hand('you')).toEqual([]);
    expect(s.eventTypes()).toContain('shuffle');
    expect(s.deck('foe')).toEqual(['bun-to', 'shard']);
  });

  test('X3.7: the card is shown, the rest of the deck is unknown', () => {
    const s = scenario(bare({ ...ready, deck: ['elle', 'quae', 'phoenix'] }));
    s.play('play fenghuang').turnOf('foe');
    const known = s.player('you').deck.map((card) => (s.state.known[card] ?? 0) > 0);
    expect(known).toEqual([false, false, true]);
    expect(s.deck('you')[0]).toBe('phoenix');
  });

  test('C33: no card fits: the deck is shuffled all the same', () => {
    const s = scenario(bare({ ...ready, deck: ['elle', 'quae'], discard: ['phoenix'] }));
    s.play('play fenghuang').turnOf('foe');
    expect(s.eventTypes()).toContain('shuffle');
    expect(s.deck('you').sort()).toEqual(['elle', 'quae']);
    expect(s.discard('you')).toEqual(['phoenix']);
  });

  test('C33: an empty deck is never refilled', () => {
    const s = scenario(bare({ ...ready, discard: ['phoenix', 'phoenix-eliana'] }));
    s.play('play fenghuang').turnOf('foe');
    expect(s.deck('you')).toEqual([]);
    expect(s.discard('you')).toEqual(['phoenix', 'phoenix-eliana']);
  });

  test('X9.17: BHJ (Phoenix) and Fenghuang are not named Phoenix', () => {
    const s = scenario(
      bare({
        army: [['muraena'], ['kaez']],
        hand: ['fenghuang', 'elle', 'quae'],
        deck: ['bhj-phoenix'],
      }),
    );
    s.play('shift II1 fenghuang', 'discard elle').turnOf('foe');
    expect(s.deck('you')).toEqual(['bhj-phoenix']);
  });

  test('X9.8: beside Sha’dow it has Echo: a second Phoenix goes on top of the first', () => {
    const deck = ['phoenix', 'phoenix-eliana', 'elle'];
    const s = scenario(bare({ army: [['muraena', 'aat'], ['shadow']], hand: ['fenghuang'], deck }));
    s.play('play fenghuang', 'pick phoenix').asks('you', 'may').play('yes', 'pick phoenix-eliana');
    s.turnOf('foe');
    expect(s.deck('you')[0]).toBe('phoenix-eliana');
    expect(s.deck('you')).toHaveLength(3);
  });
});

describe('genious', () => {
  const ready: Side = {
    army: [['muraena']],
    hand: ['genious'],
    clans: ['phoenix', 'justice', 'xian'],
  };
  const foe: Side = { clans: ['galmi', 'goan-sul', 'narashima'] };

  onBothSides(
    'C18: each chooses a clan, you first, and shuffles its cards in; you draw 2',
    (set) => {
      const s = set(
        bare(
          { ...ready, discard: ['elle', 'timer', 'quae'], hand: ['genious', 'sati'] },
          { ...foe, discard: ['bun-to', 'bombers', 'bun-to', 'shard'], deck: ['nitish'] },
        ),
      );
      s.play('play genious').asks('you', 'clan');
      s.offersExactly('clan phoenix', 'clan justice', 'clan xian').play('clan justice');
      s.asks('foe', 'clan').offersExactly('clan galmi', 'clan goan-sul', 'clan narashima');
      s.play('clan galmi').turnOf('foe');
      expect(s.hand('you')).toEqual(['elle', 'quae', 'sati']);
      expect(s.discard('you')).toEqual(['timer']);
      expect(s.deck('you')).toEqual([]);
      expect(s.deck('foe').sort()).toEqual(['bun-to', 'bun-to', 'nitish', 'shard']);
      expect(s.discard('foe')).toEqual(['bombers']);
      expect(s.hand('foe')).toEqual([]);
    },
  );

  test('C25, C33: a clan with no card there may be chosen: no deck is shuffled', () => {
    const s = scenario(
      bare(
        { ...ready, deck: ['elle', 'quae', 'sati'], discard: ['timer'] },
        { ...foe, deck: ['nitish', 'navaj'], discard: ['bombers'] },
      ),
    );
    s.play('play genious', 'clan justice', 'clan galmi').turnOf('foe');
    expect(s.eventTypes()).not.toContain('shuffle');
    expect(s.hand('you')).toEqual(['elle', 'quae']);
    expect(s.deck('you')).toEqual(['sati']);
    expect(s.discard('you')).toEqual(['timer']);
    expect(s.deck('foe')).toEqual(['nitish', 'navaj']);
    expect(s.discard('foe')).toEqual(['bombers']);
  });

  test('C33: only the deck that gets a card is shuffled', () => {
    const s = scenario(bare({ ...ready, deck: ['elle', 'quae'] }, { ...foe, discard: ['shard'] }));
    s.play('play genious', 'clan xian', 'clan galmi').turnOf('foe');
    expect(s.events.filter(({ type }) => type === 'shuffle').map(({ seat }) => seat)).toEqual([
      s.seat('foe'),
    ]);
    expect(s.deck('foe')).toEqual(['shard']);
  });

  test('C14: a card of all three clans goes with any of them', () => {
    const s = scenario(bare({ ...ready, discard: ['shennong', 'elle', 'timer'] }, foe));
    s.play('play genious', 'clan justice', 'clan galmi').turnOf('foe');
    expect(s.hand('you')).toEqual(['elle', 'shennong']);
    expect(s.discard('you')).toEqual(['timer']);
  });

  test('C13, C14: under the Xi’an tile level III cards and Phoenix (Immortal) go too', () => {
    const s = scenario(
      bare(
        {
          army: [['muraena']],
          hand: ['genious'],
          clans: ['phoenix', 'justice', 'abhilasha'],
          discard: ['phoenix-immortal', 'justice', 'timer', 'kaez'],
        },
        foe,
        { tiles: ['xian'] },
      ),
    );
    s.play('play genious', 'clan abhilasha', 'clan galmi').turnOf('foe');
    expect(s.hand('you')).toEqual(['justice', 'phoenix-immortal']);
    expect(s.discard('you')).toEqual(['timer', 'kaez']);
  });

  test('X3.5: the draw reshuffles what is left in the discard pile', () => {
    const s = scenario(bare({ ...ready, discard: ['timer', 'elle'] }, foe));
    s.play('play genious', 'clan justice', 'clan galmi').turnOf('foe');
    expect(s.hand('you')).toEqual(['elle', 'timer']);
    expect(s.discard('you')).toEqual([]);
  });

  test('C6, C18: copied by the opponent, the copier chooses first and alone draws', () => {
    const s = scenario(
      bare(
        { army: [['all-in-one']], hand: ['valeen'], discard: ['elle'], deck: ['quae'] },
        { army: [['muraena'], ['genious']], discard: ['timer'], deck: ['arpia'] },
      ),
    );
    s.play('play valeen', 'target foe:II1').asks('you', 'clan').play('clan justice');
    s.asks('foe', 'clan').play('clan phoenix').turnOf('foe');
    expect(s.hand('you')).toEqual(['elle', 'quae']);
    expect(s.deck('foe').sort()).toEqual(['arpia', 'timer']);
    expect(s.hand('foe')).toEqual([]);
  });

  test('X4.9: nothing anywhere', () => {
    const s = scenario(bare(ready, foe)).play('play genious', 'clan xian', 'clan galmi');
    expect(s.turnOf('foe').hand('you')).toEqual([]);
  });

  test('C16: BHJ (Narashima) does not see Genious’ shuffle', () => {
    const army = [['nitish'], ['nalin'], ['bhj-narashima']];
    const s = scenario(bare({ ...ready, deck: PAYERS }, { ...foe, army, discard: ['shard'] }));
    s.play('play genious', 'clan xian', 'clan galmi').turnOf('foe');
    expect(s.player('foe').locked).toBe(2);
  });
});

describe('kaez', () => {
  const ready: Side = { army: [['muraena']], hand: ['kaez'] };

  onBothSides('all cards named Phoenix come from the discard pile and from the box', (set) => {
    const s = set(
      bare(
        {
          ...ready,
          discard: ['elle', 'phoenix', 'timer', 'bhj-phoenix'],
          removed: ['phoenix-eliana', 'quae', 'phoenix-immortal'],
        },
        { discard: ['bun-to'], removed: ['shard'] },
      ),
    );
    s.play('play kaez').turnOf('foe');
    expect(s.hand('you')).toEqual(['phoenix', 'phoenix-eliana', 'phoenix-immortal']);
    expect(s.discard('you')).toEqual(['elle', 'timer', 'bhj-phoenix']);
    expect(s.removed('you')).toEqual(['quae']);
    expect(s.discard('foe')).toEqual(['bun-to']);
    expect(s.removed('foe')).toEqual(['shard']);
  });

  test('X4.9: none there: nothing happens, the deck is not searched', () => {
    const s = scenario(bare({ ...ready, deck: ['phoenix'], discard: ['elle'] }));
    s.play('play kaez').turnOf('foe');
    expect(s.hand('you')).toEqual([]);
    expect(s.deck('you')).toEqual(['phoenix']);
    expect(s.discard('you')).toEqual(['elle']);
  });

  test('X11.4: a Phoenix paid for it, or replaced by it, comes back', () => {
    const s = scenario(
      bare({ army: [['muraena'], ['phoenix-immortal']], hand: ['kaez', 'phoenix'] }),
    );
    s.play('shift II1 kaez').turnOf('foe');
    expect(s.hand('you')).toEqual(['phoenix', 'phoenix-immortal']);
    expect(s.discard('you')).toEqual([]);
  });

  test('X3.3: the hand limit follows', () => {
    const hand = ['kaez', 'elle', 'quae', 'sati', 'tourach', 'nezha'];
    const s = scenario(
      bare({
        ...ready,
        hand,
        discard: ['phoenix'],
        removed: ['phoenix-eliana', 'phoenix-immortal'],
      }),
    );
    s.play('play kaez').asks('you', 'discard').play('discard elle').turnOf('foe');
    expect(s.hand('you')).toHaveLength(7);
  });

  test('copied by the opponent: "yours" are the copier’s, and they have none', () => {
    const s = scenario(
      bare(
        { army: [['all-in-one']], hand: ['valeen'] },
        { army: [['muraena'], ['kaez']], discard: ['phoenix'] },
      ),
    );
    s.play('play valeen', 'target foe:II1').turnOf('foe');
    expect(s.discard('foe')).toEqual(['phoenix']);
    expect(s.hand('you')).toEqual([]);
  });
});

describe('phoenix-eliana', () => {
  const ready: Side = { army: [['muraena', 'sqeezs'], ['phoenix-eliana']] };

  onBothSides('counts as a Timer for Arpia and as an Arpia for Timer', (set) => {
    const arpia = set(bare({ ...ready, hand: ['arpia'], deck: ['elle'] })).play('play arpia');
    expect(arpia.turnOf('you').hand('you')).toEqual(['elle']);
    const timer = set(bare({ ...ready, hand: ['timer'], deck: ['elle'] })).play('play timer');
    expect(timer.turnOf('you').hand('you')).toEqual(['elle']);
  });

  test('C19: not while captured, again when released', () => {
    const army = [['bun-to', 'muraena', 'arpia'], [captured('phoenix-eliana')]];
    const s = scenario(table({ army, hand: ['kan-te'], tokens: { locked: 0 } }));
    s.play('activate I3').turnOf('foe').play('spend 1').turnOf('you');
    s.play('play kan-te').turnOf('foe').play('spend 1');
    expect(s.army('you')[1]).toEqual(['phoenix-eliana', 'kan-te']);
    scenario(
      table({
        army: [['bun-to', 'arpia'], [captured('phoenix-eliana')]],
        hand: ['kan-te', 'arpia'],
      }),
    )
      .play('play kan-te', 'spend 1', 'play arpia')
      .turnOf('you');
  });

  test('only while in play: not from hand or discard pile', () => {
    scenario(table({ army: [['muraena']], hand: ['arpia', 'phoenix-eliana'] }))
      .play('play arpia')
      .turnOf('foe');
    scenario(table({ army: [['muraena']], hand: ['arpia'], discard: ['phoenix-eliana'] }))
      .play('play arpia')
      .turnOf('foe');
  });

  test('C17: in the opponent’s army it counts for a copied Arpia', () => {
    const s = scenario(
      bare(
        { army: [['all-in-one']], hand: ['dancing-dragon'], deck: ['elle'] },
        { army: [['arpia'], ['phoenix-eliana']] },
      ),
    );
    s.play('play dancing-dragon').turnOf('you');
    expect(s.hand('you')).toEqual(['elle']);
  });

  test('it has no effect of its own: entering gives no turn and no card', () => {
    const s = scenario(bare({ army: [['arpia']], hand: ['phoenix-eliana'], deck: ['elle'] }));
    s.play('play phoenix-eliana').turnOf('foe');
    expect(s.hand('you')).toEqual([]);
  });
});
