/** Aat, the mirror of Tomorrow (C8), in every way its mirror can show. */
import {
  captured,
  type Entry,
  onBothSides,
  type Scenario,
  scenario,
  withBounty,
  withTokens,
} from '@testing/gosu-x/scenario.ts';
import { describe, expect, test } from 'vitest';

/** You have an Aat at I1, the foe this card opposite it. */
function facing(mirror: Entry, tokens = 0): Scenario {
  return scenario({
    you: { army: [[withTokens('aat', tokens)]], deck: ['obeezs', 'neo'] },
    foe: { army: [[mirror]] },
  });
}

describe('aat', () => {
  onBothSides('C8: entering, it resolves the effect of its mirror as its own', (set) => {
    const table = set({
      you: { hand: ['aat'], deck: ['obeezs', 'neo', 'ez'] },
      foe: { army: [['muraena', 'arpia']], hand: ['timer'], tokens: { locked: 0 } },
    });
    table.play('play aat').turnOf('foe');
    expect(table.hand('you')).toEqual(['neo', 'obeezs']);
    expect(table.army('you')).toEqual([['aat'], [], []]);
    expect(table.army('foe')).toEqual([['muraena', 'arpia'], [], []]);
    expect(table.hand('foe')).toEqual(['timer']);
  });

  test('C8, X5.7: shifted in, it resolves the effect of its mirror too', () => {
    const table = scenario({
      you: {
        army: [['spoil-seekers', 'wiindz']],
        hand: ['aat', 'ez', 'neo'],
        deck: ['free', 'neye'],
      },
      foe: { army: [['atalanta', 'muraena']] },
    });
    table.play('shift I2 aat', 'discard neo').turnOf('foe');
    expect(table.hand('you')).toEqual(['free', 'neye']);
    expect(table.discard('you')).toEqual(['neo', 'ez', 'wiindz']);
    expect(table.army('you')).toEqual([['spoil-seekers', 'aat'], [], []]);
  });

  test('X4.9: with no mirror it is played all the same and does nothing', () => {
    const table = scenario({ you: { hand: ['aat'], deck: ['neo'] } });
    table.play('play aat').turnOf('foe');
    expect(table.hand('you')).toEqual([]);
    expect(table.army('you')).toEqual([['aat'], [], []]);
    expect(table.deck('you')[0]).toBe('neo');
  });

  test('X9.10: a card of another column is not its mirror', () => {
    const table = scenario({
      you: { army: [['spoil-seekers']], hand: ['aat'], deck: ['neo'] },
      foe: { army: [['muraena']] },
    });
    table.play('play aat').turnOf('foe');
    expect(table.hand('you')).toEqual([]);
  });

  test('X9.10: a card above its mirror is not its mirror', () => {
    const table = scenario({
      you: { hand: ['aat'], deck: ['neo', 'ez'] },
      foe: { army: [['guardians-of-night'], ['ecnalab']] },
    });
    table.play('play aat').turnOf('foe');
    expect(table.hand('you')).toEqual([]);
  });

  test('C8: a captured mirror gives nothing', () => {
    const table = scenario({
      you: { hand: ['aat'], deck: ['neo'] },
      foe: { army: [[captured('muraena')]] },
    });
    table.play('play aat').turnOf('foe');
    expect(table.hand('you')).toEqual([]);
    table.play('spend 1').withholds('activate I1');
  });

  test('C8: a mirror that appears later triggers nothing but gives its icons', () => {
    const table = scenario({
      you: { army: [['aat']], deck: ['obeezs', 'neo'] },
      foe: { hand: ['muraena'], deck: ['arpia', 'timer'] },
      toPlay: 'foe',
    });
    table.play('play muraena').turnOf('you').offers('activate I1');
    expect(table.hand('you')).toEqual([]);
    expect(table.hand('foe')).toEqual(['arpia', 'timer']);
  });

  test('X6.3: a token on the icon of its mirror resolves that effect', () => {
    const table = facing('muraena').offers('activate I1').play('activate I1').turnOf('foe');
    expect(table.army('you')).toEqual([['aat+1'], [], []]);
    expect(table.hand('you')).toEqual(['neo', 'obeezs']);
    expect(table.army('foe')).toEqual([['muraena'], [], []]);
    table.play('spend 1').turnOf('you').withholds('activate I1').offers('spend 1');
  });

  test('C8: its icons are those of its mirror: none, one or two', () => {
    facing('volantis').withholds('activate I1');
    facing('muraena', 1).withholds('activate I1');
    facing('thousand-faces', 1).offers('activate I1');
    facing(captured('thousand-faces')).withholds('activate I1');
  });

  test('C8: a token above its new icon count stays, and no new one fits', () => {
    const table = scenario({
      you: { army: [[withTokens('aat')]] },
      foe: { army: [['muraena']], hand: ['volantis', 'kaez', 'genious', 'fenghuang'] },
      toPlay: 'foe',
    });
    table.play('shift I1 volantis', 'discard kaez', 'discard genious').turnOf('you');
    expect(table.army('foe')).toEqual([['volantis'], [], []]);
    expect(table.army('you')).toEqual([['aat+1'], [], []]);
    table.offers('spend 1').withholds('activate I1');
  });

  test('C8: name, clan, level, shift cost and value stay its own', () => {
    const table = scenario({
      you: { army: [['aat']], hand: ['spoil-seekers', 'neo'] },
      foe: { army: [['muraena']] },
    });
    expect(table.value('you')).toBe(2);
    table.play('shift I1 spoil-seekers').offersExactly('name aat', 'name neo');
    expect(table.discard('you')).toEqual(['neo', 'aat']);
    table.play('name aat').turnOf('foe');
    expect(table.hand('you')).toEqual(['aat']);
  });

  test('C8: its shift cost 1 stays beside a mirror without one, and needs a card to pay', () => {
    const side = { army: [['aat']], hand: ['spoil-seekers', 'neo'] };
    scenario({ you: side, foe: { army: [['all-in-one']] } }).offers('shift I1 spoil-seekers');
    const poor = { army: [['aat']], hand: ['spoil-seekers'] };
    scenario({ you: poor }).withholds('shift I1 spoil-seekers');
  });

  test('X5.4: an Aat is never shifted into the other Aat', () => {
    const side = { army: [['aat']], hand: ['aat', 'neo', 'obeezs'] };
    scenario({ you: side }).offers('shift I1 obeezs').withholds('shift I1 aat');
    scenario({ you: side, options: { identicalShift: 'yes' } }).offers('shift I1 aat');
  });

  test('C8, X4.2: as a Recruiter it makes the next Troop free, but not while the mirror is captured', () => {
    const you = { army: [['aat']], hand: ['lava-goddesses'] };
    scenario({ you, foe: { army: [['atalanta']] } }).offers('play lava-goddesses');
    scenario({ you, foe: { army: [[captured('atalanta')]] } }).withholds('play lava-goddesses');
  });

  test('C8, X9.13: entering opposite a Wondrous card it takes the Wonder token', () => {
    const table = scenario({
      you: { hand: ['aat'] },
      foe: { army: [['boul-go']] },
      wonder: 'foe',
    });
    table.play('play aat').turnOf('foe');
    expect(table.wonder()).toBe('you');
  });

  test('C8: it has the ongoing effect of its mirror: Boul Go', () => {
    const table = facing('boul-go').play('spend 2').turnOf('you');
    expect(table.hand('you')).toHaveLength(3);
    facing(captured('boul-go')).play('spend 2').turnOf('foe');
    facing('boul-go').play('spend 1').turnOf('foe');
  });

  test('C8, C29: captured opposite Guardians of the Night, it makes the opponent discard', () => {
    const table = scenario({
      you: { army: [['aat']], hand: ['neo', 'ez'] },
      foe: { army: [['guardians-of-night', 'apostles-of-night']], hand: ['solok', 'ashes'] },
      toPlay: 'foe',
    });
    table.play('activate I2', 'target you:I1').asks('foe', 'discard');
    table.play('discard ashes').turnOf('you');
    expect(table.army('you')).toEqual([['(aat)'], [], []]);
    expect(table.discard('foe')).toEqual(['ashes']);
    expect(table.hand('you')).toEqual(['ez', 'neo']);
  });

  test("C8: opposite All in One it is of all three clans of its owner's deck", () => {
    const you = {
      clans: ['tomorrow', 'goan-sul', 'justice'],
      army: [['aat']],
      hand: ['alpha', 'sati', 'neo'],
    } as const;
    const heroes = ['play alpha', 'play sati'];
    scenario({ you, foe: { army: [['all-in-one']] } }).offers(...heroes, 'play neo');
    scenario({ you, foe: { army: [[captured('all-in-one')]] } })
      .offers('play neo')
      .withholds(...heroes);
  });

  test('C8, C12: opposite a Veteran without icon its token triggers nothing and doubles it', () => {
    const table = facing('lava-goddesses').play('activate I1').turnOf('foe');
    expect(table.army('you')).toEqual([['aat+1'], [], []]);
    expect(table.army('foe')).toEqual([['lava-goddesses'], [], []]);
    expect(table.value('you')).toBe(4);
    expect(facing('lava-goddesses').value('you')).toBe(2);
    expect(facing(captured('lava-goddesses'), 1).value('you')).toBe(2);
    facing('lava-goddesses', 1).withholds('activate I1');
  });

  test('C10, C12: Atalanta cannot answer that token, but one on a true icon', () => {
    const set = (mirror: Entry) =>
      scenario({
        you: { army: [['aat']], deck: ['neo', 'ez'] },
        foe: { army: [[mirror]], hand: ['atalanta'] },
      }).play('activate I1');
    set('lava-goddesses').turnOf('foe');
    const cancelled = set('muraena').asks('foe', 'respond').play('use atalanta').turnOf('foe');
    expect(cancelled.army('you')).toEqual([['aat+1'], [], []]);
    expect(cancelled.hand('you')).toEqual([]);
  });

  test('X5.2: each token on it makes its shift one cheaper, not below 0', () => {
    const table = scenario({
      you: { army: [[withTokens('aat', 2)]], hand: ['wiindz'] },
      foe: { army: [['thousand-faces']] },
    });
    table.play('shift I1 wiindz', 'no').turnOf('foe');
    expect(table.discard('you')).toEqual(['aat']);
    expect(table.player('you')).toMatchObject({ tokens: 0, spent: 2, locked: 2 });
  });

  test('C8, X5.5: opposite a Secret shift card it may be replaced from the discard pile', () => {
    const you = { army: [['aat']], hand: ['neo'], discard: ['spoil-seekers'] };
    const shift = 'shift I1 spoil-seekers from discard';
    const table = scenario({ you, foe: { army: [['guardians-of-night']] } }).offers(shift);
    scenario({ you, foe: { army: [[captured('guardians-of-night')]] } }).withholds(shift);
    table.play(shift, 'name neo').turnOf('foe');
    expect(table.army('you')).toEqual([['spoil-seekers'], [], []]);
    expect(table.discard('you')).toEqual(['aat']);
  });

  test('C8, X9.6: opposite Phoenix (Immortal) it is Ethereal; it still counts 2', () => {
    const table = scenario({
      you: { army: [['aat', 'spoil-seekers']] },
      foe: { army: [['phoenix-immortal', 'apostles-of-night']] },
      toPlay: 'foe',
    });
    expect(table.value('you')).toBe(4);
    table.play('activate I2').offersExactly('target you:I2', 'target foe:I2');
  });

  test("C8, C13: opposite Phoenix (Immortal) it is of every level, so of every clan under Xi'an", () => {
    const you = {
      clans: ['tomorrow', 'goan-sul', 'justice'],
      army: [['aat']],
      hand: ['alpha', 'sati'],
    } as const;
    const set = (mirror: Entry, tile: 'xian' | 'abhilasha') =>
      scenario({ you, foe: { army: [[mirror]] }, tiles: [tile] });
    set('phoenix-immortal', 'xian').offers('play alpha', 'play sati');
    set('phoenix-immortal', 'abhilasha').withholds('play alpha', 'play sati');
    set(captured('phoenix-immortal'), 'xian').withholds('play alpha', 'play sati');
    set('arpia', 'xian').withholds('play alpha', 'play sati');
  });

  test('C8, X9.7: opposite a Bounty card it is one', () => {
    const capture = (yesOrNo: string) =>
      scenario({
        you: { army: [['aat']] },
        foe: { army: [['muraena', 'apostles-of-night']], deck: ['solok', 'ashes'] },
        toPlay: 'foe',
      })
        .play('activate I2', 'target you:I1')
        .asks('foe', 'may')
        .play(yesOrNo)
        .turnOf('you');
    expect(capture('yes').hand('foe')).toEqual(['solok']);
    expect(capture('no').hand('foe')).toEqual([]);
  });

  test('C8: the Bounty token on its mirror is not printed: Aat does not have it', () => {
    const table = scenario({
      you: { army: [['aat']] },
      foe: { army: [[withBounty('arpia'), 'apostles-of-night']] },
      toPlay: 'foe',
    });
    table.play('activate I2', 'target you:I1').turnOf('you');
    expect(table.army('you')).toEqual([['(aat)'], [], []]);
    expect(table.hand('foe')).toEqual([]);
  });

  test('C8: Force of will texts give it nothing', () => {
    const table = scenario({
      you: { army: [['aat', 'obeezs']] },
      foe: { army: [['red-circle', 'apostles-of-night']] },
      toPlay: 'foe',
    });
    table.play('activate I2', 'target you:I2').turnOf('you');
    expect(table.army('you')).toEqual([['aat', '(obeezs)'], [], []]);
  });

  test('C8, C19: captured it is nothing, released it follows its mirror again', () => {
    const table = scenario({
      you: { army: [[captured('aat'), 'wiindz']], deck: ['neo', 'ez'] },
      foe: { army: [['muraena']] },
    });
    table.withholds('activate I1').play('activate I2').turnOf('foe');
    expect(table.army('you')).toEqual([['aat', 'wiindz+1'], [], []]);
    expect(table.hand('you')).toEqual([]);
    table.play('spend 1').offers('activate I1');
  });

  test('C8, C21: swapped to another column it follows the mirror there at once', () => {
    const table = scenario({
      you: { army: [['aat', 'kno-bo']], deck: ['neo'] },
      foe: { army: [['muraena']] },
    });
    table.offers('activate I1').play('activate I2', 'yes').turnOf('foe');
    expect(table.army('you')).toEqual([['kno-bo+1', 'aat'], [], []]);
    table.play('spend 1').withholds('activate I2');
  });

  test('C6, C8: a copier may take the effect Aat has', () => {
    const table = scenario({
      you: {
        army: [['aat', 'all-in-one']],
        hand: ['dancing-dragon'],
        deck: ['neo', 'ez', 'free'],
      },
      foe: { army: [['muraena']] },
    });
    table.play('play dancing-dragon').offersExactly('target you:I1', 'target foe:I1');
    table.play('target you:I1').turnOf('foe');
    expect(table.hand('you')).toEqual(['ez', 'neo']);
  });

  test('C6, C8: an Aat that mirrors a copier never copies that very card nor itself', () => {
    const table = scenario({
      you: { army: [['obeezs']], hand: ['aat', 'neye', 'free'], deck: ['neo', 'ez'] },
      foe: { army: [['all-in-one', 'dancing-dragon']] },
    });
    table.play('play aat').offersExactly('target you:I1', 'target foe:I2');
    table.play('target foe:I2').asks('you', 'discard');
    expect(table.hand('you')).toEqual(['ez', 'free', 'neo', 'neye']);
    table.play('discard free', 'discard neye').turnOf('foe');
    expect(table.hand('you')).toEqual(['ez', 'neo']);
  });

  test('X9.10: of two Aats each follows its own mirror', () => {
    const table = scenario({
      you: { army: [['aat', 'aat']] },
      foe: { army: [['volantis', 'muraena']] },
    });
    table.offers('activate I2').withholds('activate I1');
  });
});
