/** Mekas, level 3: Panopticon and Colossus. */
import {
  bare,
  fromEverySeat,
  imprisoned,
  onBothSides,
  scenario,
} from '@testing/tactics/scenario.ts';
import { describe, expect, test } from 'vitest';

const BELOW = [['tinker'], ['artificer']];

/** Eight Gobans face up and a ninth in prison. */
const EIGHT = [
  ['prescient', 'prescient', 'scribe', 'scribe', 'herald'],
  ['oracle', 'archivist', 'envoy', imprisoned('sage')],
];

describe('panopticon', () => {
  onBothSides('T5.6: prison max, then prison: two prisoners, the second not of level 3', (set) => {
    const foe = {
      army: [
        ['herald', 'scribe'],
        ['oracle', 'sage'],
        ['ancestor', 'great-alpha'],
      ],
    };
    const s = set(bare({ hand: ['panopticon'], army: BELOW }, foe));
    s.play('play panopticon').asks('you', 'target');
    s.offers('target foe:III1', 'target foe:III2', 'target you:III1').play('target foe:III1');
    s.asks('you', 'target').withholds('target foe:III2', 'target you:III1', 'do release');
    s.refuses('target foe:III2', /level 3/).refuses('target you:III1', /level 3/);
    s.play('target foe:I1').turnOf('foe');
    expect(s.army('foe')).toEqual([
      ['(herald)', 'scribe'],
      ['oracle', 'sage'],
      ['(ancestor)', 'great-alpha'],
    ]);
    expect(s.army('you')).toEqual([...BELOW, ['panopticon']]);
  });

  onBothSides('T5.6: having imprisoned itself first, it does not imprison a second', (set) => {
    const foe = { army: [['herald', 'scribe']] };
    const s = set(bare({ hand: ['panopticon'], army: BELOW }, foe));
    s.play('play panopticon', 'target you:III1').turnOf('foe');
    expect([s.army('you')[2], s.army('foe')[0]]).toEqual([['(panopticon)'], ['herald', 'scribe']]);
    expect(s.eventTypes().filter((type) => type === 'power')).toHaveLength(1);
  });

  test('it may release one and imprison the same again', () => {
    const foe = { army: [[imprisoned('herald'), 'scribe']] };
    const s = scenario(bare({ hand: ['panopticon'], army: BELOW }, foe));
    s.play('play panopticon').asks('you', 'verb').play('do release').asks('you', 'target');
    s.offersExactly('target you:I1', 'target you:II1', 'target foe:I1', 'target foe:I2');
    s.play('target foe:I1').turnOf('foe');
    expect(s.army('foe')[0]).toEqual(['(herald)', 'scribe']);
  });

  fromEverySeat(4, 'in the armies of two opponents', (set) => {
    const s = set({
      you: { hand: ['panopticon'], army: BELOW },
      foe: { army: [['herald']] },
      third: { army: [['runner'], ['champion'], ['matriarch']] },
      fourth: { army: [['spark']] },
      fill: false,
    });
    s.play('play panopticon', 'target third:III1', 'target fourth:I1').turnOf('foe');
    expect([s.army('foe')[0], s.army('third').flat(), s.army('fourth')[0]]).toEqual([
      ['herald'],
      ['runner', 'champion', '(matriarch)'],
      ['(spark)'],
    ]);
  });

  test('T5.5: the second is mandatory: with all others in prison it takes its own', () => {
    const army = [['tinker', imprisoned('scanner')], ['artificer']];
    const s = scenario(bare({ hand: ['panopticon'], army }));
    s.play('play panopticon', 'do capture', 'target you:I1').turnOf('foe');
    expect(s.army('you')).toEqual([['(tinker)', '(scanner)'], ['(artificer)'], ['panopticon']]);
  });

  test('T7.2: the release of another’s ninth ends the game before the second', () => {
    const s = scenario(bare({ hand: ['panopticon'], army: BELOW }, { army: EIGHT }));
    s.play('play panopticon', 'do release').wins('nine-of-a-clan', 'foe');
    expect(s.army('you')).toEqual([...BELOW, ['panopticon']]);
  });
});

describe('colossus', () => {
  const deck = ['scribe', 'oracle', 'lich', 'spark', 'sage', 'herald'];

  onBothSides('T5.6: prison max, then five cards of which it keeps two', (set) => {
    const foe = { army: [['runner'], ['champion'], ['matriarch']] };
    const s = set(bare({ hand: ['colossus'], army: BELOW }, foe, { deck }));
    s.play('play colossus').asks('you', 'target');
    expect(s.deck()).toEqual(deck);
    s.play('target foe:III1').asks('you', 'pick').play('pick lich').asks('you', 'pick');
    s.refuses('pick lich', /not among the revealed/)
      .play('pick sage')
      .turnOf('foe');
    expect([s.hand('you'), s.shown('you')]).toEqual([
      ['lich', 'sage'],
      ['lich', 'sage'],
    ]);
    expect([s.deck(), s.discard()]).toEqual([['herald'], ['scribe', 'oracle', 'spark']]);
    expect(s.army('foe')).toEqual([['runner'], ['champion'], ['(matriarch)']]);
  });

  onBothSides('T5.6: having imprisoned itself it sees nothing', (set) => {
    const s = set(bare({ hand: ['colossus'], army: BELOW }, { army: [['runner']] }, { deck }));
    s.play('play colossus', 'target you:III1').turnOf('foe');
    expect([s.army('you')[2], s.hand('you'), s.deck()]).toEqual([['(colossus)'], [], deck]);
  });

  test('it may release, then sees all the same', () => {
    const foe = { army: [['runner'], ['champion'], [imprisoned('matriarch')]] };
    const s = scenario(bare({ hand: ['colossus'], army: BELOW }, foe, { deck }));
    s.play('play colossus', 'do release').asks('you', 'pick').play('pick scribe', 'pick oracle');
    s.turnOf('foe');
    expect([s.army('foe')[2], s.hand('you')]).toEqual([['matriarch'], ['oracle', 'scribe']]);
  });

  test('T6.12: with two cards in all it keeps both, with one that one', () => {
    const two = scenario(
      bare({ hand: ['colossus'], army: BELOW }, {}, { deck: ['sage'], discard: ['lich'] }),
    );
    two.play('play colossus', 'target you:I1').asks('you', 'pick').play('pick lich').turnOf('foe');
    expect([two.hand('you'), two.discard()]).toEqual([['lich', 'sage'], []]);
    const one = scenario(bare({ hand: ['colossus'], army: BELOW }, {}, { deck: ['sage'] }));
    one.play('play colossus', 'target you:I1').turnOf('foe');
    expect(one.hand('you')).toEqual(['sage']);
  });

  test('T7.2: the release of another’s ninth ends the game before the Vision', () => {
    const s = scenario(
      bare({ hand: ['colossus'], army: BELOW }, { army: EIGHT }, { deck: ['lich'] }),
    );
    s.play('play colossus', 'do release').wins('nine-of-a-clan', 'foe');
    expect([s.hand('you'), s.deck()]).toEqual([[], ['lich']]);
  });

  test('T5.4: it arrives by the mutation of a Bone Lord as well', () => {
    const army = [['tinker'], ['artificer'], ['bone-lord']];
    const s = scenario(
      bare({ hand: ['spark', 'looter', 'raider'], army }, {}, { discard: ['colossus'], deck }),
    );
    s.play('shift III1 colossus from discard', 'discard spark', 'discard looter');
    s.play('target you:I1', 'pick lich', 'pick oracle').turnOf('foe');
    expect([s.army('you'), s.hand('you')]).toEqual([
      [['(tinker)'], ['artificer'], ['colossus']],
      ['lich', 'oracle'],
    ]);
  });
});
