/** Advantage, base (Runner, Herald) and max (Great Alpha): T6.7, T6.8. */
import { fromEverySeat, onBothSides, scenario } from '@testing/tactics/scenario.ts';
import { describe, expect, test } from 'vitest';
import { bare, told } from './table.ts';

describe('T6.7 base', () => {
  onBothSides('takes the Advantage card, and an additional turn follows', (set) => {
    const you = { army: [['packmate', 'herald']], hand: ['runner', 'scribe', 'scribe'] };
    const s = set(bare(you, { hand: ['revenant'] }, { advantage: 'foe', deck: ['oracle'] }));
    s.play('play runner').turnOf('you');
    expect([s.advantage(), s.hand('you'), s.deck()]).toEqual([
      'you',
      ['scribe', 'scribe'],
      ['oracle'],
    ]);
    s.play('play scribe').turnOf('foe').play('play revenant').turnOf('you');
    expect(told(s, 'power', 'advantage', 'extra-turn', 'turn', 'draw')).toEqual([
      'power you runner arrival advantage false',
      'advantage you',
      'extra-turn you 1',
      'turn you true',
      'turn foe false',
      'turn you false',
    ]);
  });

  onBothSides('the holder takes the additional turn all the same', (set) => {
    const s = set(bare({ hand: ['runner', 'packmate'] }, {}, { advantage: 'you' }));
    s.play('play runner').turnOf('you').play('play packmate').turnOf('foe');
    expect(s.advantage()).toBe('you');
  });

  test('nothing to do in it: only the pass is left', () => {
    const s = scenario(bare({ hand: ['runner'] }))
      .play('play runner')
      .turnOf('you');
    s.offersExactly('pass').play('pass').turnOf('foe');
  });

  test('the card stays with its holder for the battle: it breaks a tie (T4.1)', () => {
    const s = scenario(bare({ hand: ['runner'] }, { army: [['scribe']] }, { advantage: 'foe' }));
    s.play('play runner', 'pass', 'pass');
    expect([s.points('you'), s.points('foe'), s.advantage()]).toEqual([1, 0, 'you']);
  });

  fromEverySeat(3, 'from whoever holds it, of three; play goes on clockwise', (set) => {
    const table = { ...bare({ hand: ['runner', 'packmate'] }), third: { hand: ['scribe'] } };
    const s = set({ ...table, advantage: 'third' })
      .play('play runner')
      .turnOf('you');
    expect(s.advantage()).toBe('you');
    s.play('play packmate').turnOf('foe').play('pass').turnOf('third');
  });

  fromEverySeat(4, 'of four', (set) => {
    const table = { ...bare({ hand: ['runner', 'packmate'] }), third: {}, fourth: {} };
    const s = set({ ...table, advantage: 'fourth' })
      .play('play runner')
      .turnOf('you');
    s.play('play packmate').turnOf('foe');
    expect(s.advantage()).toBe('you');
  });
});

describe('T6.8: additional turns add up', () => {
  onBothSides('one after the other: an additional turn brings a further one', (set) => {
    const s = set(bare({ hand: ['runner', 'runner', 'packmate', 'tracker'] }));
    s.play('play runner').turnOf('you').play('play runner').turnOf('you');
    s.play('play packmate').turnOf('foe');
    expect(told(s, 'extra-turn')).toEqual(['extra-turn you 1', 'extra-turn you 1']);
  });

  onBothSides('two of one turn: arrival and link', (set) => {
    const you = { army: [['prescient-x']], hand: ['herald', 'scribe', 'scribe', 'sage'] };
    const s = set(bare(you)).play('play herald').turnOf('you').play('play scribe').turnOf('you');
    s.play('play scribe').turnOf('foe');
    expect(told(s, 'power', 'extra-turn')).toEqual([
      'power you herald arrival advantage false',
      'extra-turn you 1',
      'power you prescient-x link advantage false',
      'extra-turn you 2',
    ]);
  });

  test('added to those already owed', () => {
    const s = scenario(
      bare(
        { hand: ['runner', 'packmate', 'packmate'] },
        {},
        { extraTurn: 'due', extraTurnsOwed: 1 },
      ),
    );
    s.play('play runner').turnOf('you').play('play packmate').turnOf('you');
    s.play('play packmate').turnOf('foe');
  });

  test('T3.8: lost by a pass, and not counted among the last three', () => {
    const you = { army: [['prescient-x']], hand: ['herald', 'scribe', 'scribe'] };
    scenario(bare(you)).play('play herald', 'pass').turnOf('foe');
    const s = scenario(
      bare({ hand: ['runner', 'packmate', 'packmate'], turnsLeft: 1 }, { passed: true }),
    );
    s.play('play runner').turnOf('you').play('play packmate');
    // The last counted turn and the one that followed it are over: the round is, too.
    expect([s.state.round, s.points('you')]).toEqual([2, 1]);
  });
});

describe('T6.7 max', () => {
  const deck = [
    'oracle',
    'sage',
    'envoy',
    'scribe',
    'herald',
    'archivist',
    'inferno',
    'spark',
    'ghoul',
  ];
  const you = { army: [['tracker'], ['ranger']], hand: ['great-alpha'] };

  onBothSides('who has the fewest victory points draws two; then the card and the turn', (set) => {
    const s = set(bare({ ...you, points: 1 }, { points: 0 }, { advantage: 'foe', deck }));
    s.play('play great-alpha').turnOf('you');
    expect([s.hand('you'), s.hand('foe')]).toEqual([[], ['oracle', 'sage']]);
    expect([s.advantage(), s.shown('foe'), s.deck()[0]]).toEqual(['you', [], 'envoy']);
    expect(told(s, 'power', 'draw', 'advantage', 'extra-turn')).toEqual([
      'power you great-alpha arrival advantage true',
      'draw foe oracle',
      'draw foe sage',
      'advantage you',
      'extra-turn you 1',
    ]);
  });

  onBothSides('oneself, if one has the fewest', (set) => {
    const s = set(bare({ ...you, points: 1 }, { points: 2 }, { deck })).play('play great-alpha');
    expect([s.turnOf('you').hand('you'), s.hand('foe')]).toEqual([['oracle', 'sage'], []]);
  });

  onBothSides('T5.6: equal: both, oneself first', (set) => {
    const s = set(bare({ ...you, points: 1 }, { points: 1 }, { deck })).play('play great-alpha');
    expect([s.hand('you'), s.hand('foe')]).toEqual([
      ['oracle', 'sage'],
      ['envoy', 'scribe'],
    ]);
  });

  fromEverySeat(3, 'T5.6: of three, clockwise from the player whose turn it is', (set) => {
    const table = { ...bare({ ...you, points: 1 }, { points: 0 }, { deck }), third: { points: 0 } };
    const s = set({ ...table, advantage: 'third' })
      .play('play great-alpha')
      .turnOf('you');
    expect([s.hand('you'), s.hand('foe'), s.hand('third')]).toEqual([
      [],
      ['oracle', 'sage'],
      ['envoy', 'scribe'],
    ]);
  });

  fromEverySeat(4, 'T5.6: of four, with a player in between who has more', (set) => {
    const s = set({
      ...bare({ ...you, points: 1 }, { points: 2 }, { deck }),
      third: { points: 1 },
      fourth: { points: 1 },
      advantage: 'third',
    });
    s.play('play great-alpha').turnOf('you');
    expect([s.hand('you'), s.hand('foe'), s.hand('third'), s.hand('fourth')]).toEqual([
      ['oracle', 'sage'],
      [],
      ['envoy', 'scribe'],
      ['archivist', 'herald'],
    ]);
    expect(s.advantage()).toBe('you');
  });

  test('T4.5: too few cards: the first in turn draw them, the card and the turn still follow', () => {
    const s = scenario(
      bare(you, {}, { deck: ['oracle'], discard: ['sage', 'envoy'], advantage: 'foe' }),
    );
    s.play('play great-alpha').turnOf('you');
    expect([s.hand('you').length, s.hand('foe').length, s.deck(), s.discard()]).toEqual([
      2,
      1,
      [],
      [],
    ]);
    const none = scenario(bare(you, {}, { advantage: 'foe' }))
      .play('play great-alpha')
      .turnOf('you');
    expect([none.advantage(), none.hand('you'), none.hand('foe')]).toEqual(['you', [], []]);
  });
});
