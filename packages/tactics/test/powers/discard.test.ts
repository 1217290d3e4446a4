/** Discard, base (Ghoul) and max (Night Queen, Cataclyst): T6.3, T6.12. */
import { fromEverySeat, onBothSides, scenario } from '@testing/tactics/scenario.ts';
import { describe, expect, test } from 'vitest';
import { bare, told } from './table.ts';

describe('T6.3 base', () => {
  /** A Dark for the Ghoul to be placed on. */
  const army = [['revenant']];

  onBothSides('the player chosen discards a card of their own choice, face up', (set) => {
    const you = { army, hand: ['ghoul', 'oracle', 'sage'] };
    const s = set(bare(you, { hand: ['tracker', 'ranger', 'runner'] }));
    s.play('play ghoul').asks('you', 'seat').offersExactly('seat you', 'seat foe');
    s.refuses('pass', /./).play('seat foe').asks('foe', 'discard');
    s.offersExactly('discard tracker', 'discard ranger', 'discard runner');
    s.refuses('discard oracle', /not in your hand/)
      .play('discard ranger')
      .turnOf('foe');
    expect([s.hand('you'), s.hand('foe'), s.discard()]).toEqual([
      ['oracle', 'sage'],
      ['runner', 'tracker'],
      ['ranger'],
    ]);
    expect(told(s, 'power', 'choose-seat', 'discard')).toEqual([
      'power you ghoul arrival discard false',
      `choose-seat you ${s.seat('foe')}`,
      'discard foe ranger power',
    ]);
  });

  onBothSides('T6.12: oneself', (set) => {
    const s = set(bare({ army, hand: ['ghoul', 'oracle', 'sage'] }, { hand: ['tracker'] }));
    s.play('play ghoul', 'seat you').asks('you', 'discard');
    s.offersExactly('discard oracle', 'discard sage').play('discard oracle').turnOf('foe');
    expect([s.hand('you'), s.hand('foe')]).toEqual([['sage'], ['tracker']]);
  });

  onBothSides(
    'T6.12: a player without a card is not chosen, and one alone not asked for',
    (set) => {
      const foeOnly = set(bare({ army, hand: ['ghoul'] }, { hand: ['tracker', 'runner'] }));
      foeOnly.play('play ghoul').asks('foe', 'discard').play('discard runner').turnOf('foe');
      expect(foeOnly.hand('foe')).toEqual(['tracker']);
      const youOnly = set(bare({ army, hand: ['ghoul', 'oracle', 'sage'] }));
      youOnly.play('play ghoul').asks('you', 'discard').play('discard sage').turnOf('foe');
      expect(youOnly.hand('you')).toEqual(['oracle']);
    },
  );

  test('T5.5: mandatory: the only card of the only hand goes, one’s own too', () => {
    const s = scenario(bare({ army, hand: ['ghoul', 'oracle'] })).play('play ghoul');
    s.turnOf('foe');
    expect([s.hand('you'), s.discard()]).toEqual([[], ['oracle']]);
  });

  test('two copies of one card are no choice', () => {
    const s = scenario(bare({ army, hand: ['ghoul', 'oracle'] }, { hand: ['tracker', 'tracker'] }));
    s.play('play ghoul', 'seat foe').turnOf('foe');
    expect([s.hand('foe'), s.discard()]).toEqual([['tracker'], ['tracker']]);
  });

  onBothSides('T5.5: no card in any hand: nothing', (set) => {
    const s = set(bare({ army, hand: ['ghoul'] }, {}, { deck: ['oracle'] })).play('play ghoul');
    s.turnOf('foe');
    expect([s.discard(), s.deck(), told(s, 'discard', 'choose-seat')]).toEqual([
      [],
      ['oracle'],
      [],
    ]);
  });

  test('after a cost: what was paid cannot be discarded again', () => {
    const you = { army: [['tracker'], ['ranger']], hand: ['ghoul', 'herald', 'herald', 'sage'] };
    const s = scenario(bare(you, { hand: ['oracle'] }));
    s.play('shift II1 ghoul', 'discard herald', 'discard herald').asks('you', 'seat');
    s.play('seat you').turnOf('foe');
    expect([s.hand('you'), s.discard()]).toEqual([[], ['herald', 'herald', 'ranger', 'sage']]);
  });

  fromEverySeat(3, 'three players: whoever has a card', (set) => {
    const s = set({ ...bare({ army, hand: ['ghoul'] }), third: { hand: ['tracker', 'runner'] } });
    s.play('play ghoul').asks('third', 'discard').play('discard runner').turnOf('foe');
    expect(s.hand('third')).toEqual(['tracker']);
  });

  fromEverySeat(4, 'four players: those with cards are offered', (set) => {
    const s = set({
      ...bare({ army, hand: ['ghoul', 'sage'] }, { hand: ['oracle'] }),
      third: {},
      fourth: { hand: ['tracker', 'runner'] },
    });
    s.play('play ghoul').asks('you', 'seat');
    s.offersExactly('seat you', 'seat foe', 'seat fourth').refuses('seat third', /no card/);
    s.play('seat fourth').asks('fourth', 'discard').play('discard tracker').turnOf('foe');
    expect([s.hand('fourth'), s.hand('foe')]).toEqual([['runner'], ['oracle']]);
  });
});

/** Darks for the Night Queen to be placed on. */
const queen = { army: [['revenant'], ['ghoul']] };

describe('T6.3 max', () => {
  onBothSides('everybody, oneself first, discards half of the hand, rounded down', (set) => {
    const you = { ...queen, hand: ['night-queen', 'oracle', 'sage', 'envoy', 'herald', 'scribe'] };
    const foe = { hand: ['tracker', 'runner', 'packmate', 'ranger'] };
    const s = set(bare(you, foe)).play('play night-queen').asks('you', 'discard');
    s.play('discard sage').asks('you', 'discard').play('discard herald').asks('foe', 'discard');
    s.refuses('pass', /./).play('discard ranger').asks('foe', 'discard').play('discard runner');
    s.turnOf('foe');
    expect([s.hand('you'), s.hand('foe')]).toEqual([
      ['envoy', 'oracle', 'scribe'],
      ['packmate', 'tracker'],
    ]);
    expect(s.discard()).toEqual(['sage', 'herald', 'ranger', 'runner']);
    expect(told(s, 'power', 'discard', 'choose-seat')).toEqual([
      'power you night-queen arrival discard true',
      'discard you sage power',
      'discard you herald power',
      'discard foe ranger power',
      'discard foe runner power',
    ]);
  });

  test.each([
    [0, 0],
    [1, 0],
    [2, 1],
    [3, 1],
    [4, 2],
    [5, 2],
    [6, 3],
    [7, 3],
  ])('of %d cards %d are discarded', (cards, half) => {
    const seven = ['tracker', 'runner', 'packmate', 'ranger', 'warden', 'champion', 'huntmaster'];
    const hand = seven.slice(0, cards);
    const s = scenario(bare({ ...queen, hand: ['night-queen'] }, { hand }));
    s.play('play night-queen', ...hand.slice(0, half).map((card) => `discard ${card}`));
    s.turnOf('foe');
    expect(s.hand('foe')).toEqual(hand.slice(half).sort());
  });

  test('T6.12: halves are of the hands at the start, the queen herself not counted', () => {
    // The two that were there besides the queen: one goes.
    const s = scenario(bare({ ...queen, hand: ['night-queen', 'oracle', 'sage'] }));
    s.play('play night-queen', 'discard oracle').turnOf('foe');
    expect(s.hand('you')).toEqual(['sage']);
  });

  test('copies are no choice: nothing is asked', () => {
    const s = scenario(bare({ ...queen, hand: ['night-queen'] }, { hand: ['tracker', 'tracker'] }));
    s.play('play night-queen').turnOf('foe');
    expect([s.hand('foe'), s.discard()]).toEqual([['tracker'], ['tracker']]);
  });

  fromEverySeat(3, 'T5.6: clockwise from the player whose turn it is, of three', (set) => {
    const s = set({
      ...bare(
        { ...queen, hand: ['night-queen', 'oracle', 'sage'] },
        { hand: ['tracker', 'runner'] },
      ),
      third: { hand: ['tinker', 'scanner', 'jailer'] },
      advantage: 'third',
    });
    s.play('play night-queen').asks('you', 'discard').play('discard sage');
    s.asks('foe', 'discard').play('discard runner').asks('third', 'discard');
    s.play('discard jailer').turnOf('foe');
    expect([s.hand('you'), s.hand('foe'), s.hand('third')]).toEqual([
      ['oracle'],
      ['tracker'],
      ['scanner', 'tinker'],
    ]);
  });

  fromEverySeat(4, 'of four; who has one card or none is passed over', (set) => {
    const s = set({
      ...bare({ ...queen, hand: ['night-queen'] }, { hand: ['tracker', 'runner'] }),
      third: { hand: ['oracle'] },
      fourth: { hand: ['tinker', 'scanner', 'jailer', 'sentry'] },
    });
    s.play('play night-queen').asks('foe', 'discard').play('discard tracker');
    s.asks('fourth', 'discard').play('discard sentry', 'discard jailer').turnOf('foe');
    expect([s.hand('foe'), s.hand('third'), s.hand('fourth')]).toEqual([
      ['runner'],
      ['oracle'],
      ['scanner', 'tinker'],
    ]);
  });

  onBothSides('T5.6: as a second power it follows the first', (set) => {
    const you = { army: [['spark'], ['raider']], hand: ['cataclyst'] };
    const foe = { army: [['scribe']], hand: ['tracker', 'runner'] };
    const s = set(bare(you, foe)).play('play cataclyst').asks('you', 'target');
    expect(s.hand('foe')).toEqual(['runner', 'tracker']);
    s.play('target foe:I1').asks('foe', 'discard').play('discard tracker').turnOf('foe');
    expect(told(s, 'power')).toEqual([
      'power you cataclyst arrival destroy true',
      'power you cataclyst arrival discard true',
    ]);
  });
});

describe('what is known of a hand', () => {
  onBothSides('a card taken openly and discarded is no longer known to be there', (set) => {
    const you = { army: [['revenant']], hand: ['necromancer', 'oracle'] };
    const foe = { army: [['gravedigger']], hand: ['ghoul', 'sage'] };
    const s = set(bare(you, foe, { discard: ['lich'] }));
    s.play('play necromancer').turnOf('foe');
    expect(s.shown('you')).toEqual(['lich']);
    const kept = set(bare(you, foe, { discard: ['lich'] }));
    kept.play('play necromancer', 'play ghoul', 'seat you', 'discard oracle').turnOf('you');
    expect(kept.shown('you')).toEqual(['lich']);
    s.play('play ghoul', 'seat you', 'discard lich').turnOf('you');
    expect([s.shown('you'), s.hand('you')]).toEqual([[], ['oracle']]);
  });
});
