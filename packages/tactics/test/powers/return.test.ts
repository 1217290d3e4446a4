/** Return, base (Necromancer, Artificer, Revenant) and max (Bone Lord): T6.6. */
import { fromEverySeat, onBothSides, scenario } from '@testing/tactics/scenario.ts';
import { describe, expect, test } from 'vitest';
import { bare, told } from './table.ts';

const PILE = ['ghoul', 'tinker', 'whisperer-x', 'oracle', 'night-queen', 'spark'];

/** A Dark for the Necromancer to be placed on. */
const army = [['revenant']];

describe('T6.6 base', () => {
  const you = { army, hand: ['necromancer'] };

  onBothSides('a card of the goblin’s clan, of any level, from anywhere in the pile', (set) => {
    const held = { army, hand: ['necromancer', 'sage'] };
    const s = set(bare(held, { hand: ['runner'] }, { discard: PILE, deck: ['lich'] }));
    s.play('play necromancer').asks('you', 'pick');
    s.offersExactly('pick ghoul', 'pick whisperer-x', 'pick night-queen');
    s.refuses('pick tinker', /not of the Darks/).refuses('pick lich', /not in the discard/);
    s.refuses('pass', /./).play('pick whisperer-x').turnOf('foe');
    expect([s.hand('you'), s.shown('you')]).toEqual([['sage', 'whisperer-x'], ['whisperer-x']]);
    expect(s.discard()).toEqual(['ghoul', 'tinker', 'oracle', 'night-queen', 'spark']);
    expect([s.hand('foe'), s.deck()]).toEqual([['runner'], ['lich']]);
    expect(told(s, 'power', 'take', 'discard')).toEqual([
      'power you necromancer arrival return false',
      'take you whisperer-x discard',
    ]);
  });

  onBothSides('T5.5: a single card that fits is taken unasked', (set) => {
    const discard = ['tinker', 'ghoul', 'spark'];
    const s = set(bare(you, {}, { discard })).play('play necromancer');
    expect([s.turnOf('foe').hand('you'), s.discard()]).toEqual([['ghoul'], ['tinker', 'spark']]);
  });

  test('of two copies one is taken, and they are no choice', () => {
    const discard = ['whisperer', 'tinker', 'whisperer'];
    const s = scenario(bare(you, {}, { discard })).play('play necromancer');
    expect(s.turnOf('foe').hand('you')).toEqual(['whisperer']);
    expect(s.discard().sort()).toEqual(['tinker', 'whisperer']);
  });

  test.each([[[]], [['tinker', 'oracle', 'spark', 'tracker']]])(
    'T5.5: nothing of the clan in %j: nothing',
    (discard) => {
      const s = scenario(bare(you, {}, { discard, deck: ['ghoul'] }));
      s.play('play necromancer').turnOf('foe');
      expect([s.hand('you'), s.discard(), s.deck()]).toEqual([[], discard, ['ghoul']]);
      expect(told(s, 'take', 'shuffle')).toEqual([]);
    },
  );

  onBothSides('the clan of the goblin, not Darks alone: the Artificer takes Mekas', (set) => {
    const held = { army: [['tinker'], ['artificer']], hand: ['ghoul', 'herald', 'herald'] };
    const discard = ['necromancer', 'scanner', 'jailer'];
    const s = set(bare(held, {}, { discard }))
      .play('shift II1 ghoul')
      .asks('you', 'pick');
    // T6.6: the Artificer that leaves lies there already.
    s.offersExactly('pick scanner', 'pick jailer', 'pick artificer').play('pick artificer');
    s.turnOf('foe');
    expect(s.hand('you')).toEqual([]);
    expect(s.discard()).toEqual([
      'necromancer',
      'scanner',
      'jailer',
      'herald',
      'herald',
      'artificer',
    ]);
  });

  test('a card paid for the mutation may be taken back', () => {
    const held = { army, hand: ['scribe', 'lich'] };
    const s = scenario(bare(held)).play('shift I1 scribe').asks('you', 'pick');
    s.offersExactly('pick revenant', 'pick lich').play('pick lich').turnOf('foe');
    expect([s.hand('you'), s.discard()]).toEqual([['lich'], ['revenant']]);
  });

  test('it is the leaving goblin’s clan that counts, not the entering one’s', () => {
    const held = { army, hand: ['scribe', 'spark'] };
    const s = scenario(bare(held, {}, { discard: ['herald'] }))
      .play('shift I1 scribe')
      .turnOf('foe');
    expect([s.hand('you'), s.discard()]).toEqual([['revenant'], ['herald', 'spark']]);
  });

  fromEverySeat(3, 'one pile for all: what another discarded is taken', (set) => {
    const s = set({
      ...bare(you, { army: [['gravedigger']], hand: ['ghoul'] }, { toPlay: 'foe' }),
      third: { hand: ['lich', 'oracle'] },
    });
    s.play('play ghoul', 'seat third').asks('third', 'discard').play('discard lich');
    s.turnOf('third').play('pass').turnOf('you').play('play necromancer');
    expect([s.hand('you'), s.hand('third'), s.discard()]).toEqual([['lich'], ['oracle'], []]);
  });
});

describe('T6.6 max', () => {
  /** The Bone Lord has a card discarded afterwards: another hand than one's own must have one. */
  const you = { army: [['revenant'], ['reaper']], hand: ['bone-lord'] };
  const foe = { hand: ['runner'] };

  onBothSides('a card of any clan', (set) => {
    const s = set(bare(you, foe, { discard: PILE }))
      .play('play bone-lord')
      .asks('you', 'pick');
    s.offersExactly(...PILE.map((card) => `pick ${card}`));
    s.refuses('pick runner', /not in the discard/)
      .play('pick oracle', 'seat foe')
      .turnOf('foe');
    expect([s.hand('you'), s.shown('you')]).toEqual([['oracle'], ['oracle']]);
    expect(s.discard()).toEqual([...PILE.filter((card) => card !== 'oracle'), 'runner']);
    expect(told(s, 'power', 'take')).toEqual([
      'power you bone-lord arrival return true',
      'take you oracle discard',
      'power you bone-lord arrival discard false',
    ]);
  });

  test('T5.5: the only card is taken unasked; an empty pile gives nothing', () => {
    const s = scenario(bare(you, foe, { discard: ['oracle'] }))
      .play('play bone-lord', 'seat foe')
      .turnOf('foe');
    expect([s.hand('you'), s.discard()]).toEqual([['oracle'], ['runner']]);
    const none = scenario(bare(you, {}, { deck: ['oracle'] }))
      .play('play bone-lord')
      .turnOf('foe');
    expect([none.hand('you'), none.deck()]).toEqual([[], ['oracle']]);
  });
});

describe('what is known of a hand', () => {
  const discard = ['whisperer', 'oracle'];
  /** One Whisperer hidden in the hand, one taken openly. */
  const table = bare({ army, hand: ['necromancer', 'whisperer', 'sage'] }, {}, { discard });

  onBothSides('the card taken, not its hidden twin', (set) => {
    const s = set(table).play('play necromancer').turnOf('foe');
    expect([s.hand('you'), s.shown('you')]).toEqual([
      ['sage', 'whisperer', 'whisperer'],
      ['whisperer'],
    ]);
  });

  test('until such a card leaves the hand', () => {
    const s = scenario(table).play('play necromancer', 'pass', 'play whisperer');
    expect([s.hand('you'), s.shown('you')]).toEqual([['sage', 'whisperer'], []]);
  });

  test('another card that leaves changes nothing', () => {
    const hand = ['necromancer', 'scribe', 'scribe', 'herald', 'sage'];
    const s = scenario(bare({ army, hand }, {}, { discard }));
    s.play('play necromancer', 'pass', 'play herald', 'discard scribe', 'discard scribe');
    s.turnOf('you');
    expect([s.shown('you'), s.army('you')[0]]).toEqual([['whisperer'], ['revenant', 'herald']]);
    expect(s.hand('you')).toEqual(expect.arrayContaining(['sage', 'whisperer']));
  });
});
