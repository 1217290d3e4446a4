/** Three Heroes of Galmi: Ree Ab, Shard, She Rift. No tile is active unless a test says so. */
import { captured, onBothSides, scenario, withBounty } from '@testing/gosu-x/scenario.ts';
import { describe, expect, test } from 'vitest';
import { bare, table } from './table.ts';

describe('ree-ab', () => {
  const discard = ['elle', 'bun-to', 'quae', 'bun-to'];

  onBothSides('C34: up to X cards go on the deck, the last put is drawn first', (set) => {
    const s = set(
      bare(
        { army: [['kno-bo']], hand: ['ree-ab'], deck: ['sati'], discard },
        { discard: ['arpia'], deck: ['timer'] },
      ),
    );
    s.play('play ree-ab').asks('you', 'pick');
    s.offersExactly('pick elle', 'pick bun-to', 'pick quae', 'done');
    s.play('pick elle').offersExactly('pick bun-to', 'pick quae', 'done');
    s.play('pick quae').turnOf('foe');
    expect(s.hand('you')).toEqual(['quae']);
    expect(s.deck('you')).toEqual(['elle', 'sati']);
    expect(s.discard('you')).toEqual(['bun-to', 'bun-to']);
    expect(s.discard('foe')).toEqual(['arpia']);
    expect(s.deck('foe')).toEqual(['timer']);
  });

  test('none: it draws the top card', () => {
    const s = scenario(bare({ army: [['kno-bo']], hand: ['ree-ab'], deck: ['sati'], discard }));
    s.play('play ree-ab', 'done').turnOf('foe');
    expect(s.hand('you')).toEqual(['sati']);
    expect(s.discard('you')).toEqual(discard);
  });

  test('one: it is the card drawn', () => {
    const s = scenario(bare({ army: [['kno-bo']], hand: ['ree-ab'], deck: ['sati'], discard }));
    s.play('play ree-ab', 'pick bun-to', 'done').turnOf('foe');
    expect(s.hand('you')).toEqual(['bun-to']);
    expect(s.deck('you')).toEqual(['sati']);
    expect(s.discard('you').sort()).toEqual(['bun-to', 'elle', 'quae']);
  });

  test.each([
    [2, 2],
    [3, 1],
    [4, 0],
  ])('X = %i tokens owned: as many picks and no more', (x, locked) => {
    const pile = ['elle', 'quae', 'sati', 'tourach', 'nezha'];
    const s = scenario(
      bare({ army: [['kno-bo']], hand: ['ree-ab'], discard: pile, tokens: { locked, spent: 1 } }),
    );
    s.play('play ree-ab', ...pile.slice(0, x).map((card) => `pick ${card}`)).turnOf('foe');
    expect(s.hand('you')).toEqual(pile.slice(x - 1, x));
    expect(s.deck('you')).toEqual(pile.slice(0, x - 1).reverse());
    expect(s.discard('you')).toEqual(pile.slice(x));
  });

  test('X4.9: an empty discard pile asks nothing, it still draws', () => {
    const s = scenario(bare({ army: [['kno-bo']], hand: ['ree-ab'], deck: ['sati'] }));
    s.play('play ree-ab').turnOf('foe');
    expect(s.hand('you')).toEqual(['sati']);
  });

  test('fewer than X in the discard pile: it ends when the pile is empty', () => {
    const s = scenario(bare({ army: [['kno-bo']], hand: ['ree-ab'], discard: ['elle'] }));
    s.play('play ree-ab').offersExactly('pick elle', 'done').play('pick elle').turnOf('foe');
    expect(s.hand('you')).toEqual(['elle']);
    expect(s.deck('you')).toEqual([]);
  });

  test('X3.5: done at once with an empty deck: the discard pile is reshuffled to draw', () => {
    const s = scenario(bare({ army: [['kno-bo']], hand: ['ree-ab'], discard: ['elle'] }));
    s.play('play ree-ab', 'done').turnOf('foe');
    expect(s.hand('you')).toEqual(['elle']);
    expect(s.discard('you')).toEqual([]);
    expect(s.eventTypes()).toContain('shuffle');
  });

  test('X11.4: cards paid for the shift may be put back', () => {
    const s = scenario(bare({ army: [['bun-to'], ['shard']], hand: ['ree-ab', 'elle', 'quae'] }));
    s.play('shift II1 ree-ab', 'discard elle');
    s.offersExactly('pick elle', 'pick quae', 'pick shard', 'done');
    s.play('pick shard', 'done').turnOf('foe');
    expect(s.hand('you')).toEqual(['shard']);
  });

  test('X6.3: activated, without the Wonder', () => {
    const s = scenario(bare({ army: [['kno-bo'], ['ree-ab']], discard: ['elle'] }));
    s.play('activate II1', 'pick elle').turnOf('foe');
    expect(s.hand('you')).toEqual(['elle']);
    expect(s.army('you')).toEqual([['kno-bo'], ['ree-ab+1'], []]);
    expect(s.wonder()).toBeNull();
  });
});

describe('shard', () => {
  const deck = ['kno-bo', 'elle', 'galmi', 'quae', 'sati'];

  onBothSides('one of four comes to hand, the rest is discarded', (set) => {
    const s = set(
      bare(
        { army: [['bun-to']], hand: ['shard'], deck, discard: ['tourach'] },
        { deck: ['arpia', 'timer'] },
      ),
    );
    s.play('play shard').asks('you', 'pick');
    s.offersExactly('pick kno-bo', 'pick elle', 'pick galmi', 'pick quae');
    s.play('pick galmi').turnOf('foe');
    expect(s.hand('you')).toEqual(['galmi']);
    expect(s.deck('you')).toEqual(['sati']);
    expect(s.discard('you')[0]).toBe('tourach');
    expect(s.discard('you').slice(1).sort()).toEqual(['elle', 'kno-bo', 'quae']);
    expect(s.deck('foe')).toEqual(['arpia', 'timer']);
  });

  test('two copies are one answer, only one of them comes', () => {
    const s = scenario(
      bare({ army: [['bun-to']], hand: ['shard'], deck: ['kno-bo', 'kno-bo', 'un-go', 'un-go'] }),
    );
    s.play('play shard').offersExactly('pick kno-bo', 'pick un-go').play('pick kno-bo');
    expect(s.turnOf('foe').hand('you')).toEqual(['kno-bo']);
    expect(s.discard('you').sort()).toEqual(['kno-bo', 'un-go', 'un-go']);
  });

  test('X9.15: a deck of three is revealed whole, of one not even asked, and not refilled', () => {
    const short = (n: number) =>
      scenario(
        bare({ army: [['bun-to']], hand: ['shard'], deck: deck.slice(0, n), discard: ['sati'] }),
      ).play('play shard');
    const three = short(3)
      .offersExactly('pick kno-bo', 'pick elle', 'pick galmi')
      .play('pick elle');
    expect(three.turnOf('foe').discard('you').sort()).toEqual(['galmi', 'kno-bo', 'sati']);
    const one = short(1).turnOf('foe');
    expect(one.hand('you')).toEqual(['kno-bo']);
    expect(one.discard('you')).toEqual(['sati']);
    const none = short(0).turnOf('foe');
    expect(none.hand('you')).toEqual([]);
    expect(none.discard('you')).toEqual(['sati']);
  });

  test('X6.3: activated, without the Wonder', () => {
    const s = scenario(bare({ army: [['bun-to'], ['shard']], deck })).play('activate II1');
    s.play('pick quae').turnOf('foe');
    expect(s.hand('you')).toEqual(['quae']);
    expect(s.army('you')[1]).toEqual(['shard+1']);
    expect(s.wonder()).toBeNull();
  });
});

describe('she-rift', () => {
  onBothSides('C31: the Bounty token goes on any face-up card of either army', (set) => {
    const s = set(
      table(
        { army: [['bun-to', captured('arpia')]], hand: ['she-rift'] },
        { army: [['nitish', 'nikhilesh'], [captured('nalin')]] },
      ),
    );
    s.play('play she-rift').asks('you', 'target');
    s.offersExactly('target you:I1', 'target you:II1', 'target foe:I1', 'target foe:I2');
    s.play('target foe:I1').turnOf('foe');
    expect(s.army('foe')).toEqual([['nitish!', 'nikhilesh'], ['(nalin)'], []]);
    expect(s.army('you')).toEqual([['bun-to', '(arpia)'], ['she-rift'], []]);
  });

  test('C31: it moves to another card, never to the one that bears it', () => {
    const s = scenario(
      table(
        { army: [['bun-to']], hand: ['she-rift'] },
        { army: [[withBounty('nitish'), 'navaj']] },
      ),
    );
    s.play('play she-rift').offersExactly('target you:I1', 'target you:II1', 'target foe:I2');
    s.play('target foe:I2').turnOf('foe');
    expect(s.army('foe')).toEqual([['nitish', 'navaj!'], [], []]);
  });

  test('it moves off a captured card too', () => {
    const army = [[{ card: 'nitish', captured: true, bounty: true }, 'navaj']];
    const s = scenario(table({ army: [['bun-to']], hand: ['she-rift'] }, { army }));
    s.play('play she-rift', 'target foe:I2').turnOf('foe');
    expect(s.army('foe')).toEqual([['(nitish)', 'navaj!'], [], []]);
  });

  test('X4.9, X11.1: mandatory: own cards only, with the token on one of them the other', () => {
    const s = scenario(table({ army: [[withBounty('bun-to')]], hand: ['she-rift'] }));
    s.play('play she-rift').turnOf('foe');
    expect(s.army('you')).toEqual([['bun-to'], ['she-rift!'], []]);
    const alone = scenario(table({ army: [[captured('bun-to')], [withBounty('she-rift')]] }));
    alone.play('activate II1').turnOf('foe');
    expect(alone.army('you')).toEqual([['(bun-to)'], ['she-rift+1!'], []]);
  });

  test('X9.6: an Ethereal card may bear it', () => {
    const s = scenario(
      table({ army: [['bun-to']], hand: ['she-rift'] }, { army: [['aat'], ['shadow']] }),
    );
    s.play('play she-rift', 'target foe:II1').turnOf('foe');
    expect(s.army('foe')[1]).toEqual(['shadow!']);
  });

  test('C2: the marked card is a Bounty card: who captures it may draw', () => {
    const s = scenario(
      bare({ army: [['bun-to'], ['she-rift']] }, { hand: ['lava-goddesses'], deck: ['bombers'] }),
    );
    s.play('activate II1', 'target you:I1').turnOf('foe');
    s.play('play lava-goddesses', 'target you:I1').asks('foe', 'may').play('yes').turnOf('you');
    expect(s.hand('foe')).toEqual(['bombers']);
    expect(s.army('you')).toEqual([['(bun-to)!'], ['she-rift+1'], []]);
  });

  test('X6.3: activated, without the Wonder', () => {
    const s = scenario(table({ army: [['bun-to'], ['she-rift']] }));
    s.play('activate II1').offersExactly('target you:I1', 'target you:II1').play('target you:II1');
    expect(s.turnOf('foe').army('you')[1]).toEqual(['she-rift+1!']);
    expect(s.wonder()).toBeNull();
  });
});
