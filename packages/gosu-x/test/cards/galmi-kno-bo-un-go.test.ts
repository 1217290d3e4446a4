/** Two Troops of Galmi that move cards in play: Kno'Bo and Un'Go. No tile is active unless a test says so. */
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
import { bare, table } from './table.ts';

describe('kno-bo', () => {
  const deck = ['elle', 'quae', 'sati', 'tourach'];

  onBothSides('C21: the column is counted after the swap', (set) => {
    const s = set(
      bare(
        { hand: ['kno-bo'], army: [['bun-to', 'volantis'], ['shard']], deck },
        { army: [['arpia', 'timer'], ['kaez']], deck: ['muraena'] },
      ),
    );
    s.play('play kno-bo').asks('you', 'may').offersExactly('yes', 'no');
    s.play('yes').offersExactly('target you:I1', 'target you:I2');
    s.play('target you:I1').offersExactly('target you:I2', 'target you:I3');
    s.play('target you:I3').turnOf('foe');
    expect(s.army('you')).toEqual([['kno-bo', 'volantis', 'bun-to'], ['shard'], []]);
    expect(s.hand('you')).toEqual(['elle', 'quae']);
    expect(s.deck('you')).toEqual(['sati', 'tourach']);
    expect(s.army('foe')).toEqual([['arpia', 'timer'], ['kaez'], []]);
    expect(s.hand('foe')).toEqual([]);
    expect(s.wonder()).toBe('you');
  });

  test('without the swap it draws for itself alone', () => {
    const s = scenario(bare({ hand: ['kno-bo'], army: [['bun-to'], ['shard']], deck }));
    s.play('play kno-bo', 'no').turnOf('foe');
    expect(s.army('you')).toEqual([['bun-to', 'kno-bo'], ['shard'], []]);
    expect(s.hand('you')).toEqual(['elle']);
  });

  test('no row with two cards: no swap is offered', () => {
    const s = scenario(bare({ hand: ['kno-bo'], deck }))
      .play('play kno-bo')
      .turnOf('foe');
    expect(s.hand('you')).toEqual(['elle']);
  });

  test('a swap of Heroes or Immortals counts too', () => {
    const army = [
      ['kno-bo', 'bun-to'],
      ['elle', 'shard'],
      ['justice', 'galmi'],
    ];
    const s = scenario(bare({ army, deck: ['quae', 'sati', 'tourach'] }));
    s.play('activate I1', 'yes');
    s.offersExactly('target you:I1', 'target you:II1', 'target you:III1');
    s.play('target you:II1').turnOf('foe');
    expect(s.army('you')[1]).toEqual(['shard', 'elle']);
    expect(s.hand('you')).toEqual(['quae', 'sati']);
  });

  test.each([
    ['three Galmi cards', ['shard'], ['galmi'], 3],
    ['another clan in the middle', ['elle'], ['galmi'], 2],
    ['a captured one does not count', [captured('shard')], ['galmi'], 2],
    ['other clans only', ['elle'], ['justice'], 1],
    ['C14: Shennong is a Galmi card in a Galmi deck', ['shennong'], ['galmi'], 3],
  ])('%s', (_, heroes, immortals, drawn) => {
    const s = scenario(
      bare({
        army: [['kno-bo'], heroes, immortals],
        deck: ['quae', 'sati', 'tourach', 'volantis'],
      }),
    );
    s.play('activate I1').turnOf('foe');
    expect(s.hand('you')).toHaveLength(drawn);
  });

  test('C21: tokens, face and Bounty token travel with the cards, nothing triggers', () => {
    const army = [
      ['kno-bo', withTokens('bun-to'), { card: 'volantis', captured: true, bounty: true }],
    ];
    const s = scenario(bare({ army, deck: ['elle', 'quae'] }));
    s.play('activate I1', 'yes', 'target you:I2').turnOf('foe');
    expect(s.army('you')).toEqual([['kno-bo+1', '(volantis)!', 'bun-to+1'], [], []]);
    expect(s.hand('you')).toEqual(['elle']);
    expect(s.wonder()).toBeNull();
  });

  test('C21: it may be the right card of the swap, and itself the left one', () => {
    const s = scenario(bare({ army: [['kno-bo', 'bun-to'], ['shard']], deck }));
    s.play('activate I1', 'yes').turnOf('foe');
    expect(s.army('you')).toEqual([['bun-to', 'kno-bo+1'], ['shard'], []]);
    expect(s.hand('you')).toEqual(['elle']);
  });

  test('X3.5: it draws what the reshuffled discard pile holds and no more', () => {
    const s = scenario(bare({ army: [['kno-bo'], ['shard']], discard: ['elle'] }));
    s.play('activate I1').turnOf('foe');
    expect(s.hand('you')).toEqual(['elle']);
    expect(s.discard('you')).toEqual([]);
  });

  test('C6, C7: copied, "your army" and "this column" are the copier’s', () => {
    const s = scenario(
      bare(
        {
          army: [['all-in-one', 'three-wishes'], ['shennong']],
          hand: ['dancing-dragon'],
          deck: ['quae'],
        },
        { army: [['kno-bo', 'bun-to']] },
      ),
    );
    s.play('play dancing-dragon', 'target foe:I1').asks('you', 'may').play('yes');
    s.offersExactly('target you:I1', 'target you:I2').play('target you:I1', 'target you:I3');
    expect(s.turnOf('foe').army('you')[0]).toEqual([
      'dancing-dragon',
      'three-wishes',
      'all-in-one',
    ]);
    expect(s.hand('you')).toEqual([]);
    expect(s.army('foe')).toEqual([['kno-bo', 'bun-to'], [], []]);
  });
});

describe('un-go', () => {
  const foe: Side = { army: [['volantis', 'petal-faeries'], ['quae']], deck: ['elle'] };

  onBothSides('an OPEN card of level I or II goes on top of its owner’s deck', (set) => {
    const s = set(bare({ hand: ['un-go'], army: [['bun-to']], deck: ['shard'] }, foe));
    s.play('play un-go').asks('you', 'target');
    s.offersExactly('target you:I2', 'target foe:I2', 'target foe:II1');
    s.play('target foe:II1').turnOf('foe');
    expect(s.army('foe')).toEqual([['volantis', 'petal-faeries'], [], []]);
    expect(s.deck('foe')).toEqual(['quae', 'elle']);
    expect(s.discard('foe')).toEqual([]);
    expect(s.army('you')).toEqual([['bun-to', 'un-go'], [], []]);
    expect(s.deck('you')).toEqual(['shard']);
  });

  test('X4.9, X11.1: alone, it must go itself', () => {
    const s = scenario(bare({ hand: ['un-go'], deck: ['shard'] }))
      .play('play un-go')
      .turnOf('foe');
    expect(s.army('you')).toEqual([[], [], []]);
    expect(s.deck('you')).toEqual(['un-go', 'shard']);
    expect(s.wonder()).toBe('you');
  });

  test('level III is out of reach, with a Supremacy token it is not', () => {
    const immortal: Side = { army: [['volantis'], ['quae'], ['bhj-justice']] };
    const s = scenario(table({ hand: ['un-go'] }, immortal))
      .play('play un-go')
      .turnOf('foe');
    expect(s.army('foe')).toEqual([['volantis'], ['quae'], ['bhj-justice']]);
    const bonus = scenario(table({ hand: ['un-go'], supremacy: 1 }, immortal)).play('play un-go');
    bonus.offersExactly('target you:I1', 'target foe:III1').play('target foe:III1').turnOf('foe');
    expect(bonus.army('foe')).toEqual([['volantis'], ['quae'], []]);
    expect(bonus.deck('foe')[0]).toBe('bhj-justice');
  });

  test('the bonus is the controller’s: the opponent’s token gives nothing', () => {
    const s = scenario(
      table({ hand: ['un-go'] }, { army: [['volantis'], ['quae'], ['justice']], supremacy: 1 }),
    );
    s.play('play un-go').turnOf('foe');
    expect(s.army('you')).toEqual([[], [], []]);
  });

  test('X9.6: an Ethereal card may be chosen', () => {
    const s = scenario(table({ hand: ['un-go'] }, { army: [['aat'], ['shadow']] }));
    s.play('play un-go').offers('target foe:II1').play('target foe:II1').turnOf('foe');
    expect(s.deck('foe')[0]).toBe('shadow');
  });

  test('C13: Phoenix (Immortal) in row III may be chosen; captured it is of its row', () => {
    const army = (top: Entry): Side => ({
      army: [['arpia'], ['kaez'], [top]],
    });
    scenario(table({ hand: ['un-go'] }, army('phoenix-immortal')))
      .play('play un-go')
      .offersExactly('target you:I1', 'target foe:III1');
    const s = scenario(table({ hand: ['un-go'] }, army(captured('phoenix-immortal'))));
    s.play('play un-go').turnOf('foe');
    expect(s.army('you')).toEqual([[], [], []]);
  });

  onBothSides('C31: a captured OPEN card may be chosen and is known to both on the deck', (set) => {
    const s = set(table({ hand: ['un-go'] }, { army: [['volantis', captured('petal-faeries')]] }));
    s.play('play un-go', 'target foe:I2').turnOf('foe');
    expect(s.deck('foe')[0]).toBe('petal-faeries');
    const top = s.player('foe').deck.at(-1) ?? -1;
    expect(s.state.known[top]).toBe(s.state.known[s.player('foe').rows[0][0] ?? -1]);
  });

  test('C31: neither captured nor destroyed: no Bounty draw, no Red Circle, tokens are spent', () => {
    const army = [['apostles-of-night', { card: 'apostles-of-night', tokens: 1, bounty: true }]];
    const s = scenario(table({ hand: ['un-go'] }, { army, hand: ['red-circle'] }));
    s.play('play un-go', 'target foe:I2').turnOf('foe');
    expect(s.army('foe')).toEqual([['apostles-of-night'], [], []]);
    expect(s.player('foe')).toMatchObject({ tokens: 1, spent: 1 });
    expect(s.state.bounty).toBe(-1);
    expect(s.hand('you')).toEqual([]);
    expect(s.hand('foe')).toEqual(['red-circle']);
  });

  test('X6.3: activated it may take an own Hero, and a covered Un’Go is not OPEN', () => {
    const s = scenario(bare({ army: [['un-go'], ['shard']] }, { army: [['volantis']] }));
    s.play('activate I1').offersExactly('target you:II1', 'target foe:I1');
    s.play('target you:II1').turnOf('foe');
    expect(s.army('you')).toEqual([['un-go+1'], [], []]);
    expect(s.deck('you')).toEqual(['shard']);
    expect(s.wonder()).toBeNull();
  });

  test('X5.6: activated on itself, its token is spent', () => {
    const s = scenario(bare({ army: [['un-go']] }))
      .play('activate I1')
      .turnOf('foe');
    expect(s.deck('you')).toEqual(['un-go']);
    expect(s.player('you')).toMatchObject({ tokens: 1, spent: 1 });
  });

  test('X6.3: with no OPEN card of level I or II it may be activated and does nothing', () => {
    const s = scenario(bare({ army: [['un-go'], ['shard'], ['galmi']] }));
    s.play('activate I1').turnOf('foe');
    expect(s.army('you')).toEqual([['un-go+1'], ['shard'], ['galmi']]);
  });

  test('X9.8: beside Sha’dow it has Echo, judged before it sends Sha’dow away', () => {
    const s = scenario(
      bare(
        { army: [['wiindz'], ['shadow']], hand: ['un-go', 'elle', 'quae'] },
        { army: [['arpia']] },
      ),
    );
    s.play('shift I1 un-go', 'discard elle', 'target you:II1').asks('you', 'may').play('yes');
    s.offersExactly('target you:I1', 'target foe:I1').play('target foe:I1').turnOf('foe');
    expect(s.army('you')).toEqual([['un-go'], [], []]);
    expect(s.deck('you')).toEqual(['shadow']);
    expect(s.deck('foe')).toEqual(['arpia']);
  });

  test('X9.8: gone itself, no Echo is offered', () => {
    const s = scenario(
      bare({ army: [['wiindz', 'wiindz'], ['shadow']], hand: ['un-go', 'elle', 'quae'] }),
    );
    s.play('shift I2 un-go', 'discard elle').offersExactly('target you:I2', 'target you:II1');
    s.play('target you:I2').turnOf('foe');
    expect(s.deck('you')).toEqual(['un-go']);
  });

  test('C10: Atalanta cancels its activation: the token stays, nothing moves', () => {
    const s = scenario(bare({ army: [['un-go']] }, { army: [['volantis']], hand: ['atalanta'] }));
    s.play('activate I1').asks('foe', 'respond').play('use atalanta').turnOf('foe');
    expect(s.army('you')).toEqual([['un-go+1'], [], []]);
    expect(s.army('foe')).toEqual([['volantis'], [], []]);
    expect(s.discard('foe')).toEqual(['atalanta']);
  });

  test('the Bounty token on a bystander stays', () => {
    const s = scenario(
      table({ hand: ['un-go'] }, { army: [[withBounty('volantis'), 'petal-faeries']] }),
    );
    s.play('play un-go', 'target foe:I2').turnOf('foe');
    expect(s.army('foe')).toEqual([['volantis!'], [], []]);
  });

  test('C6: copied, the bonus is the copier’s, and the copier may go itself', () => {
    const copying = (supremacy: number) =>
      scenario(
        table(
          { army: [['all-in-one']], hand: ['dancing-dragon'], supremacy },
          { army: [['un-go'], ['shard'], ['galmi']] },
        ),
      ).play('play dancing-dragon');
    const plain = copying(0).turnOf('foe');
    expect(plain.deck('you')[0]).toBe('dancing-dragon');
    expect(plain.wonder()).toBeNull();
    copying(1).offersExactly('target you:I2', 'target foe:III1');
  });
});
