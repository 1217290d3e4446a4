/** The Heroes of Galmi: what is printed on them, Galmi (Avatar), Kan Te. No tile is active unless a test says so. */
import {
  captured,
  type Entry,
  onBothSides,
  type Side,
  scenario,
  withBounty,
  withTokens,
} from '@testing/gosu-x/scenario.ts';
import { describe, expect, test } from 'vitest';
import { bare, PAYERS, table } from './table.ts';

const HEROES = ['galmi-avatar', 'kan-te', 'ree-ab', 'shard', 'she-rift'];

describe('what is printed', () => {
  test.each([
    ['kan-te', 3],
    ['ree-ab', 2],
    ['shard', 2],
    ['she-rift', 2],
  ] as const)('X5.2: %s is shifted for %i, not for one fewer', (card, cost) => {
    const holding = (n: number) =>
      scenario(table({ army: [['arpia'], [card]], hand: ['nezha', ...PAYERS.slice(0, n)] }));
    holding(cost - 1).withholds('shift II1 nezha');
    const s = holding(cost).play('shift II1 nezha');
    s.play(...PAYERS.slice(0, cost - 1).map((payer) => `discard ${payer}`)).turnOf('foe');
    expect(s.army('you')).toEqual([['arpia'], ['nezha'], []]);
    expect(s.discard('you')).toEqual([...PAYERS.slice(0, cost), card]);
  });

  test('X5.1: Galmi (Avatar) has no shift cost', () => {
    scenario(table({ army: [['arpia'], ['galmi-avatar']], hand: ['nezha', ...PAYERS] }))
      .withholds('shift II1 nezha')
      .refuses('shift II1 nezha', /./);
  });

  test.each(HEROES)('X6.3: %s and its icons', (card) => {
    const s = scenario(table({ army: [['arpia'], [card]] }));
    if (card === 'galmi-avatar') s.withholds('activate II1');
    else {
      s.offers('activate II1');
      scenario(table({ army: [['arpia'], [withTokens(card)]] })).withholds('activate II1');
    }
  });

  test.each(HEROES)('X1.3: %s is worth 3', (card) => {
    expect(scenario(table({ army: [['arpia'], [card]] })).value('you')).toBe(5);
    expect(scenario(table({ army: [['arpia'], [captured(card)]] })).value('you')).toBe(2);
  });

  test.each(HEROES)('X4.4, X9.13: %s needs a face-up Galmi Troop and takes the Wonder', (card) => {
    scenario(table({ army: [['arpia']], hand: [card] })).withholds(`play ${card}`);
    scenario(table({ army: [['arpia', captured('bun-to')]], hand: [card] })).withholds(
      `play ${card}`,
    );
    for (const wonder of [{}, { wonder: 'foe' }, { wonder: 'you' }] as const) {
      const s = scenario(table({ army: [['bun-to', 'arpia']], hand: [card] }, {}, wonder));
      expect(s.play(`play ${card}`).wonder()).toBe('you');
    }
  });
});

describe('galmi-avatar', () => {
  const against = (army: readonly (readonly Entry[])[]) =>
    scenario(table({ army: [['arpia'], ['galmi-avatar']] }, { army }));

  onBothSides('doubled if the opponent controls a Bounty card', (set) => {
    const s = set(
      table({ army: [['bun-to'], ['galmi-avatar']] }, { army: [['nikhilesh', 'nitish']] }),
    );
    expect(s.value('you')).toBe(2 + 6);
    expect(s.value('foe')).toBe(4);
  });

  test('C2: the Bounty token makes a Bounty card', () => {
    expect(against([['nitish']]).value('you')).toBe(5);
    expect(against([[withBounty('nitish')]]).value('you')).toBe(8);
  });

  test('C30, X9.3: a captured Bounty card is none', () => {
    expect(against([[captured('nikhilesh')]]).value('you')).toBe(5);
    expect(against([[{ card: 'nitish', captured: true, bounty: true }]]).value('you')).toBe(5);
  });

  test('an own Bounty card does not count, two of the opponent’s double once', () => {
    const own = scenario(table({ army: [['muraena', 'arpia'], ['galmi-avatar']] }));
    expect(own.value('you')).toBe(7);
    expect(against([['nikhilesh', withBounty('nitish')]]).value('you')).toBe(8);
  });

  test('C19: captured it counts 0, released it is doubled again', () => {
    const foe: Side = { army: [['nikhilesh']] };
    const army = [['bun-to', 'arpia'], [captured('galmi-avatar')]];
    const s = scenario(table({ army, hand: ['kan-te'] }, foe));
    expect(s.value('you')).toBe(4);
    s.play('play kan-te').turnOf('foe');
    expect(s.value('you')).toBe(4 + 6 + 3);
  });

  test('the battle is fought with the doubled value', () => {
    const foe: Side = { army: [['nikhilesh', 'nitish'], ['nalin']], turnsLeft: 1 };
    const you: Side = { army: [['arpia'], ['galmi-avatar']], passed: true, tokens: { spent: 2 } };
    const s = scenario(table(you, foe, { toPlay: 'foe' })).play('pass');
    expect(s.player('you').supremacy).toBe(1);
    expect(s.player('foe').supremacy).toBe(0);
  });

  test('X9.6 Ethereal: neither captured nor destroyed', () => {
    const foe: Side = {
      army: [
        ['arpia', 'bun-to'],
        ['galmi-avatar', 'kaez'],
      ],
    };
    scenario(table({ army: [['bombers']], hand: ['alpha'] }, foe))
      .play('play alpha')
      .offersExactly(
        'target you:I1',
        'target you:II1',
        'target foe:I1',
        'target foe:I2',
        'target foe:II2',
      );
    const open: Side = { army: [['arpia', 'bun-to'], ['galmi-avatar']] };
    scenario(table({ army: [['bombers', 'bombers']], hand: ['hempo'] }, open))
      .play('play hempo', 'no')
      .offersExactly('target you:I2', 'target you:II1', 'target foe:I2');
  });

  test('X9.6: it may be sacrificed', () => {
    const s = scenario(
      table({ army: [['nitish']], hand: ['niranjan'] }, { army: [['arpia'], ['galmi-avatar']] }),
    );
    s.play('play niranjan').turnOf('foe');
    expect(s.army('foe')).toEqual([['arpia'], [], []]);
    expect(s.discard('foe')).toEqual(['galmi-avatar']);
  });
});

describe('kan-te', () => {
  onBothSides('all your captured cards are released, the opponent’s are not', (set) => {
    const army = [
      ['bun-to', captured('arpia'), 'boul-go'],
      [captured('shard'), 'kaez'],
      [captured('galmi')],
    ];
    const s = set(
      bare(
        { army, hand: ['kan-te'], deck: ['muraena'] },
        { army: [['volantis', captured('petal-faeries')], [captured('quae')]] },
      ),
    );
    s.play('play kan-te').turnOf('foe');
    expect(s.army('you')).toEqual([
      ['bun-to', 'arpia', 'boul-go'],
      ['shard', 'kaez', 'kan-te'],
      ['galmi'],
    ]);
    expect(s.army('foe')).toEqual([['volantis', '(petal-faeries)'], ['(quae)'], []]);
    expect(s.hand('you')).toEqual([]);
    expect(s.deck('you')).toEqual(['muraena']);
  });

  test('X9.4: no effect triggers, no Wondrous either when released', () => {
    const s = scenario(
      bare(
        { army: [['bun-to', captured('muraena')], ['kan-te']], deck: ['elle', 'quae'] },
        {},
        { wonder: 'foe' },
      ),
    );
    s.play('activate II1').turnOf('foe');
    expect(s.army('you')).toEqual([['bun-to', 'muraena'], ['kan-te+1'], []]);
    expect(s.hand('you')).toEqual([]);
    expect(s.wonder()).toBe('foe');
  });

  test('X4.9: with nothing captured it may be played and does nothing', () => {
    const s = scenario(
      table({ army: [['bun-to']], hand: ['kan-te'] }, { army: [[captured('arpia')]] }),
    );
    s.play('play kan-te').turnOf('foe');
    expect(s.army('you')).toEqual([['bun-to'], ['kan-te'], []]);
    expect(s.army('foe')).toEqual([['(arpia)'], [], []]);
  });

  test('C6: copied, it releases the copier’s cards', () => {
    const s = scenario(
      table(
        { army: [['all-in-one', captured('three-wishes')]], hand: ['valeen'] },
        { army: [['bun-to', captured('kno-bo')], ['kan-te']] },
      ),
    );
    s.play('play valeen', 'target foe:II1').turnOf('foe');
    expect(s.army('you')).toEqual([['all-in-one', 'three-wishes'], ['valeen'], []]);
    expect(s.army('foe')).toEqual([['bun-to', '(kno-bo)'], ['kan-te'], []]);
  });

  test('a Bounty token is on again with its card', () => {
    const army = [['bun-to', { card: 'arpia', captured: true, bounty: true }]];
    const s = scenario(table({ army, hand: ['kan-te'] }))
      .play('play kan-te')
      .turnOf('foe');
    expect(s.army('you')).toEqual([['bun-to', 'arpia!'], ['kan-te'], []]);
  });

  const full = (top: readonly Entry[]): Side => ({
    army: [
      ['bun-to', 'kno-bo', 'un-go', 'boul-go', captured('arpia')],
      ['kan-te', 'ree-ab', 'shard', 'she-rift', 'kaez'],
      top,
    ],
  });

  onBothSides('X10.3: the release makes 15 face-up cards and wins', (set) => {
    const top = ['galmi', 'bhj-galmi', 'phoenix', captured('bhj-phoenix'), 'phoenix-immortal'];
    set(table(full(top)))
      .play('activate II1')
      .wins('you', 'fifteen');
  });

  test('X10.3: fourteen are not enough', () => {
    const s = scenario(table(full(['galmi', 'bhj-galmi', 'phoenix', captured('bhj-phoenix')])));
    s.play('activate II1').goesOn().turnOf('foe');
    expect(s.army('you').flat()).toHaveLength(14);
  });
});
