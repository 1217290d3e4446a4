/** Zombie mutations (T3.6, T3.7): what four of the Darks may become from the discard pile, and what it costs. */
import { bare, imprisoned, onBothSides, scenario } from '@testing/tactics/scenario.ts';
import { describe, expect, test } from 'vitest';

interface Zombie {
  readonly id: string;
  readonly cost: number;
  readonly army: readonly (readonly string[])[];
  readonly place: string;
  /** Cards of its name; of its level; of another level. */
  readonly same: readonly string[];
  readonly fits: readonly string[];
  readonly other: readonly string[];
}

const FIRST = ['scribe', 'spark-x', 'packmate'];
const SECOND = ['sage', 'dynamo', 'warlord'];
const THIRD = ['ancestor', 'inferno', 'night-queen'];

function levelOne(id: string, cost: number, same: readonly string[]): Zombie {
  const fits = [...FIRST, 'whisperer'];
  return { id, cost, army: [[id]], place: 'I1', same, fits, other: [...SECOND, ...THIRD] };
}

function levelTwo(id: string, cost: number, fits: readonly string[]): Zombie {
  const other = [...FIRST, ...THIRD];
  const army = [['tracker'], [id]];
  return { id, cost, army, place: 'II1', same: [], fits: [...SECOND, ...fits], other };
}

const ZOMBIES: readonly Zombie[] = [
  levelOne('revenant', 1, ['revenant', 'revenant-x']),
  levelOne('revenant-x', 1, ['revenant', 'revenant']),
  levelTwo('necromancer', 2, ['ghoul', 'reaper', 'lich']),
  levelTwo('ghoul', 1, ['necromancer', 'reaper', 'lich']),
  {
    id: 'bone-lord',
    cost: 3,
    army: [['tracker'], ['champion'], ['bone-lord']],
    place: 'III1',
    same: [],
    fits: THIRD,
    other: [...FIRST, ...SECOND],
  },
];

/** Payers that are of no level the row could take otherwise; none of them is named above. */
const PAYERS = ['great-alpha', 'matriarch', 'panopticon', 'colossus'];
const PAYERS_FOR_THIRD = ['herald', 'runner', 'scanner', 'shackler'];

describe.each(ZOMBIES)('$id, $cost z', ({ id, cost, army, place, same, fits, other }) => {
  const payers = place === 'III1' ? PAYERS_FOR_THIRD : PAYERS;
  const shifts = (cards: readonly string[]) =>
    cards.map((card) => `shift ${place} ${card} from discard`);

  onBothSides('T3.6: any goblin of its level in the pile, of any clan, but its own name', (set) => {
    const s = set(
      bare({ army, hand: payers.slice(0, cost) }, {}, { discard: [...same, ...fits, ...other] }),
    );
    expect(
      s
        .legal()
        .filter((answer) => answer.endsWith('from discard'))
        .sort(),
    ).toEqual(shifts(fits).sort());
    for (const shift of shifts(same)) s.refuses(shift, /same name/);
    for (const shift of shifts(other)) s.refuses(shift, /another level/);
    s.refuses(shifts([id])[0] ?? '', same.includes(id) ? /same name/ : /not in the discard pile/);
  });

  onBothSides('T3.7: from the pile, the whole hand may pay; one card too few does not', (set) => {
    const [wanted = ''] = fits;
    const exact = set(bare({ army, hand: payers.slice(0, cost) }, {}, { discard: [wanted] }));
    exact.offers(...shifts([wanted]));
    const short = set(bare({ army, hand: payers.slice(0, cost - 1) }, {}, { discard: [wanted] }));
    short
      .withholds(...shifts([wanted]))
      .refuses(shifts([wanted])[0] ?? '', /would have to discard/);
  });

  onBothSides('T3.7: from the hand, the new goblin is not among those that pay', (set) => {
    const [wanted = ''] = fits;
    const shift = `shift ${place} ${wanted}`;
    set(bare({ army, hand: [wanted, ...payers.slice(0, cost)] })).offers(shift);
    const short = set(bare({ army, hand: [wanted, ...payers.slice(0, cost - 1)] }));
    short.withholds(shift).refuses(shift, /would have to discard/);
  });

  test('T6.11: imprisoned, it does not mutate from the pile either', () => {
    const rows = army.map((row) => row.map((card) => (card === id ? imprisoned(card) : card)));
    const s = scenario(bare({ army: rows, hand: payers }, {}, { discard: fits }));
    s.refuses(shifts(fits)[0] ?? '', /imprisoned/).withholds(...shifts(fits));
  });
});

describe.each([
  ['gravedigger', [['gravedigger']], 'I1'],
  ['gravedigger-x', [['gravedigger-x']], 'I1'],
  ['whisperer', [['whisperer']], 'I1'],
  ['whisperer-x', [['whisperer-x']], 'I1'],
  ['reaper', [['tracker'], ['reaper']], 'II1'],
  ['lich', [['tracker'], ['lich']], 'II1'],
] as const)('%s, no zombie', (_, army, place) => {
  const wanted = place === 'I1' ? 'scribe' : 'sage';

  onBothSides('T3.6: it becomes a goblin of the hand, never one of the pile', (set) => {
    const s = set(bare({ army, hand: [wanted, ...PAYERS] }));
    s.offers(`shift ${place} ${wanted}`);
    const dead = set(bare({ army, hand: PAYERS }, {}, { discard: [wanted] }));
    dead.withholds(`shift ${place} ${wanted} from discard`);
    dead.refuses(`shift ${place} ${wanted} from discard`, /no zombie mutation/);
  });
});

describe('what happens in a zombie mutation', () => {
  onBothSides(
    'T3.9, T5.4: the cards paid and the old goblin lie in the pile, the new one stands',
    (set) => {
      const you = {
        army: [
          ['tinker', 'spark', 'looter'],
          ['raider', 'necromancer', 'sentry'],
        ],
        hand: ['sage', 'inferno', 'herald'],
      };
      const more = { discard: ['scribe', 'archivist', 'tracker'], deck: ['envoy', 'jailer'] };
      const s = set(bare(you, { hand: ['oracle'] }, more));
      s.play('shift II2 archivist from discard').asks('you', 'discard');
      expect([s.open(), s.discard()]).toEqual([['archivist'], ['scribe', 'tracker']]);
      s.play('discard sage', 'discard herald').turnOf('foe');
      expect(s.army('you')[1]).toEqual(['raider', 'archivist', 'sentry']);
      // The Necromancer was the only Dark of the pile, and took itself back.
      expect(s.discard()).toEqual(['scribe', 'tracker', 'sage', 'herald']);
      expect([s.hand('you'), s.hand('foe')]).toEqual([
        ['envoy', 'inferno', 'necromancer'],
        ['oracle'],
      ]);
    },
  );

  test('T3.7: a card that is only now paid is never the new goblin', () => {
    const s = scenario(bare({ army: [['revenant']], hand: ['scribe', 'sage'] }));
    s.refuses('shift I1 scribe from discard', /not in the discard pile/);
    s.offersExactly('shift I1 scribe', 'pass');
  });

  test('T3.7: a copy of the card may pay, the one named enters', () => {
    const s = scenario(
      bare({ army: [['revenant']], hand: ['scribe'] }, {}, { discard: ['scribe'] }),
    );
    s.play('shift I1 scribe from discard').turnOf('foe');
    expect([s.army('you')[0], s.discard(), s.hand('you')]).toEqual([
      ['scribe'],
      ['scribe'],
      ['revenant'],
    ]);
  });

  test('T3.7: a card on its way from the hand cannot pay for itself', () => {
    const s = scenario(
      bare({ army: [['revenant']], hand: ['scribe', 'sage', 'inferno', 'oracle'] }),
    );
    s.play('shift I1 scribe').refuses('discard scribe', /cannot pay for itself/);
    s.offersExactly('discard sage', 'discard inferno', 'discard oracle');
  });

  test('T3.7: what has just left is in the pile for the next zombie only', () => {
    const you = {
      army: [
        ['tracker', 'looter'],
        ['ghoul', 'necromancer'],
      ],
      hand: ['sage', 'inferno', 'oracle'],
    };
    const s = scenario(bare(you, { hand: ['revenant'] }, { discard: ['raider'] }));
    s.withholds('shift II2 ghoul from discard');
    s.play('shift II1 raider from discard', 'discard sage', 'seat foe').turnOf('foe');
    s.play('pass').turnOf('you').offers('shift II2 ghoul from discard');
  });

  test('T3.6: no clan condition: another clan enters above a row without it', () => {
    const you = { army: [['gravedigger'], ['ghoul']], hand: ['scribe'] };
    const s = scenario(bare(you, { army: [['looter']] }, { discard: ['dynamo'] }));
    s.play('shift II1 dynamo from discard').asks('you', 'target').play('target foe:I1');
    s.turnOf('foe');
    expect([s.army('you')[1], s.army('foe')[0]]).toEqual([['dynamo'], ['(looter)']]);
  });

  test('T5.4: the goblin from the pile arrives and sets off links like any other', () => {
    const you = { army: [['revenant-x', 'revenant']], hand: ['sage', 'inferno'] };
    const pile = { discard: ['whisperer', 'ghoul'], advantage: 'foe' } as const;
    const s = scenario(bare(you, { hand: ['oracle', 'lich', 'herald'] }, pile));
    s.play('shift I2 whisperer from discard', 'discard sage', 'pick revenant').asks('you', 'seat');
    // The Revenant took itself back; the Whisperer's Advantage, then the link of the X.
    expect([s.advantage(), s.hand('you')]).toEqual(['you', ['inferno', 'revenant']]);
    s.play('seat foe', 'discard lich').turnOf('you');
    expect([s.hand('foe'), s.discard()]).toEqual([
      ['herald', 'oracle'],
      ['ghoul', 'sage', 'lich'],
    ]);
  });

  test('T3.7, T6.6: the goblin from the pile is not there for the Return of the one that leaves', () => {
    const s = scenario(
      bare({ army: [['revenant']], hand: ['spark'] }, {}, { discard: ['gravedigger'] }),
    );
    s.play('shift I1 gravedigger from discard').turnOf('foe');
    expect([s.army('you')[0], s.hand('you'), s.discard()]).toEqual([
      ['gravedigger'],
      ['revenant'],
      ['spark'],
    ]);
  });

  test('T3.6: the goblin must be a zombie itself; a Dark in the army helps nobody else', () => {
    const s = scenario(
      bare(
        { army: [['tinker', 'revenant']], hand: ['sage', 'inferno'] },
        { army: [['revenant-x']], hand: ['oracle'] },
        { discard: ['scribe'] },
      ),
    );
    s.refuses('shift I1 scribe from discard', /no zombie mutation/);
    s.offersExactly('shift I2 scribe from discard', 'pass');
  });

  test('T3.6: the Night Queen has no mutation cost: no zombie', () => {
    const army = [['whisperer'], ['ghoul'], ['night-queen']];
    const s = scenario(bare({ army, hand: PAYERS_FOR_THIRD }, {}, { discard: ['inferno'] }));
    s.refuses('shift III1 inferno from discard', /no mutation cost/);
    s.withholds('shift III1 inferno from discard');
  });

  test('T1.1: the pile is common: a goblin another player lost serves as well', () => {
    const s = scenario(
      bare(
        { army: [['looter']], hand: ['incendiary'] },
        { army: [['revenant', 'scribe']], hand: ['oracle'] },
      ),
    );
    s.play('play incendiary', 'target foe:I2').turnOf('foe');
    s.play('shift I1 scribe from discard').turnOf('you');
    expect([s.army('foe')[0], s.hand('foe'), s.discard()]).toEqual([
      ['scribe'],
      ['revenant'],
      ['oracle'],
    ]);
  });

  test('T7.2: a ninth goblin of a clan from the pile wins before anything resolves', () => {
    const gobans = ['prescient', 'prescient', 'scribe', 'scribe'];
    const s = scenario(
      bare(
        {
          army: [
            [...gobans, 'revenant'],
            ['oracle', 'archivist', 'envoy', 'sage'],
          ],
          hand: ['lich'],
        },
        {},
        { discard: ['herald'] },
      ),
    );
    s.play('shift I5 herald from discard').wins('nine-of-a-clan', 'you');
  });
});
