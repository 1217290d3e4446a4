/** Sha'dow of Tomorrow: Echo for its neighbours, Ethereal itself. */
import {
  captured,
  type Entry,
  onBothSides,
  type Scenario,
  type Side,
  scenario,
  withBounty,
} from '@testing/gosu-x/scenario.ts';
import { describe, expect, test } from 'vitest';

describe('shadow', () => {
  /** You shift this card in at I1, under a Sha'dow (or whatever stands there). */
  function under(hero: Entry, troop = 'muraena'): Scenario {
    const table = scenario({
      you: {
        army: [['aat', 'wiindz'], [hero]],
        hand: [troop, 'kaez'],
        deck: ['neo', 'ez', 'free', 'neye', 'tomorrow'],
      },
      foe: { army: [['bun-to']] },
    });
    return table.play(`shift I1 ${troop}`);
  }

  onBothSides('X9.8: the Troop below it has Echo', (set) => {
    const table = set({
      you: {
        army: [['aat'], ['shadow']],
        hand: ['muraena', 'obeezs'],
        deck: ['neo', 'ez', 'free', 'neye', 'tomorrow'],
      },
    });
    table.play('shift I1 muraena').asks('you', 'may');
    expect(table.hand('you')).toEqual(['ez', 'neo']);
    table.play('yes').turnOf('foe');
    expect(table.hand('you')).toEqual(['ez', 'free', 'neo', 'neye']);
    expect(table.army('you')).toEqual([['muraena'], ['shadow'], []]);
  });

  test('C19: not while it is captured, and again when it is released', () => {
    expect(under(captured('shadow')).turnOf('foe').hand('you')).toEqual(['ez', 'neo']);
    const table = scenario({
      you: { army: [['wiindz'], [captured('shadow')]], hand: ['muraena', 'neo', 'kaez'] },
    });
    table.play('activate I1').turnOf('foe').play('spend 1');
    table.play('shift I1 muraena', 'discard neo').asks('you', 'may');
  });

  test('C7: to its left, right and above too, not across a corner', () => {
    const heroes = (army: Entry[][]) =>
      scenario({ you: { army, hand: ['genious'] } }).play('play genious', 'clan phoenix');
    heroes([['aat', 'arpia'], ['shadow']])
      .play('clan galmi')
      .asks('you', 'may');
    heroes([
      ['aat', 'arpia', 'aat'],
      ['shadow', 'neye'],
    ])
      .play('clan galmi')
      .turnOf('foe');
    const left = scenario({
      you: {
        army: [
          ['aat', 'arpia'],
          ['neye', 'shadow'],
        ],
        hand: ['kaez', 'obeezs', 'arpia'],
      },
    });
    left.play('shift II1 kaez', 'discard arpia').asks('you', 'may').play('yes').turnOf('foe');
    const above = scenario({
      you: {
        army: [
          ['aat', 'arpia'],
          ['shadow', 'kaez'],
        ],
        hand: ['phoenix'],
      },
    });
    above.play('play phoenix').asks('you', 'may').play('no').turnOf('you');
    const corner = scenario({
      you: { army: [['arpia'], ['shadow']], hand: ['muraena'], deck: ['neo', 'ez'] },
    });
    corner.play('play muraena').turnOf('foe');
    expect(corner.hand('you')).toEqual(['ez', 'neo']);
  });

  test('C7: cards of the other army are never adjacent', () => {
    const table = scenario({
      you: { army: [['aat'], ['shadow']] },
      foe: { army: [['arpia']], hand: ['fenghuang'], deck: ['arpia'] },
      toPlay: 'foe',
    });
    table.play('play fenghuang');
    expect(table.asks('foe', 'pick').legal()).toHaveLength(3);
    table.play('pick phoenix').turnOf('you');
  });

  test('X9.8: sources of Echo do not add up', () => {
    const table = under('shadow', 'obeezs');
    table.play('discard neo', 'yes', 'discard free').turnOf('foe');
    expect(table.discard('you').slice(-4)).toEqual(['neo', 'ez', 'free', 'neye']);
  });

  test('X9.8: a card without an effect is not asked', () => {
    const table = scenario({
      you: { army: [['aat', 'aat'], ['shadow']], hand: ['neye'] },
    });
    table.play('play neye').turnOf('foe');
  });

  test('C8: an Aat below it has Echo with the effect of its mirror', () => {
    const table = scenario({
      you: {
        army: [['obeezs'], ['shadow']],
        hand: ['aat', 'ez', 'neye'],
        deck: ['neo', 'free', 'tomorrow', 'wiindz', 'wiindz'],
      },
      foe: { army: [['muraena']] },
    });
    table.play('shift I1 aat', 'discard ez').asks('you', 'may').play('yes').turnOf('foe');
    expect(table.hand('you')).toEqual(['free', 'neo', 'tomorrow', 'wiindz']);
  });

  test('X9.8: Echo is judged when the card stands, so a Sha’dow that leaves still gave it', () => {
    const table = scenario({
      you: { army: [['aat'], ['shadow']], hand: ['bombers', 'neo'] },
      foe: { army: [['arpia', 'timer']] },
    });
    table.play('shift I1 bombers').asks('you', 'may');
    expect(table.army('you')).toEqual([['bombers'], [], []]);
    expect(table.army('foe')).toEqual([['arpia'], [], []]);
    table.play('yes').turnOf('foe');
    expect(table.army('you')).toEqual([[], [], []]);
    expect(table.army('foe')).toEqual([[], [], []]);
  });

  test("X9.8: and one that Fre'e releases only then gives none", () => {
    const table = scenario({
      you: { army: [['aat', 'obeezs'], [captured('shadow')]], hand: ['free'] },
    });
    table.play('play free').turnOf('foe');
    expect(table.army('you')).toEqual([['aat', 'obeezs'], ['shadow', 'free'], []]);
  });

  test('C6: Echo starts a new chain, which may take a card of the first', () => {
    const table = scenario({
      you: {
        army: [['aat', 'aat'], ['shadow']],
        hand: ['free'],
        deck: ['neo', 'ez', 'neye', 'tomorrow'],
      },
      foe: { army: [['all-in-one', 'muraena', captured('dancing-dragon')], [captured('valeen')]] },
    });
    table.play('play free', 'target foe:II1').offersExactly('target you:I2', 'target foe:I2');
    table.play('target foe:I2', 'yes').offersExactly('target you:I2', 'target foe:I2');
    table.play('target foe:I2').turnOf('foe');
    expect(table.hand('you')).toEqual(['ez', 'neo', 'neye', 'tomorrow']);
    expect(table.army('foe')).toEqual([
      ['all-in-one', 'muraena', 'dancing-dragon'],
      ['valeen'],
      [],
    ]);
  });

  test('X9.8: no second time for a card its own effect captured', () => {
    const table = scenario({
      you: { army: [['aat'], ['shadow']], hand: ['lava-goddesses', 'neo'] },
    });
    table.play('shift I1 lava-goddesses').turnOf('foe');
    expect(table.army('you')).toEqual([['(lava-goddesses)'], ['shadow'], []]);
  });

  test('X9.8, X12.3: no Echo on activation, but by the option', () => {
    const you = { army: [['muraena'], ['shadow']] };
    scenario({ you }).play('activate I1').turnOf('foe');
    const echo = scenario({ you, options: { echoOnActivation: 'yes' } });
    echo.play('activate I1').asks('you', 'may').play('yes').turnOf('foe');
    expect(echo.hand('you')).toHaveLength(4);
  });

  const threatened = (army: Entry[][]): Scenario =>
    scenario({
      you: { army },
      foe: { army: [['bombers', 'bombers'], ['smook']], hand: ['alpha', 'hempo'] },
      toPlay: 'foe',
    });

  test('X9.6: Ethereal: neither captured nor destroyed', () => {
    const own = ['target foe:I1', 'target foe:I2', 'target foe:II1', 'target foe:II2'];
    threatened([['aat'], ['shadow']])
      .play('play alpha')
      .offersExactly('target you:I1', ...own);
    threatened([['aat', 'obeezs'], ['shadow']])
      .play('play hempo', 'no')
      .offersExactly('target you:I2', 'target foe:II2');
  });

  test('X9.3: captured it has no keyword: it can be destroyed when OPEN', () => {
    const table = threatened([['aat'], [captured('shadow')]]).play('play hempo', 'no');
    table.offersExactly('target you:II1', 'target foe:II2').play('target you:II1').turnOf('you');
    expect(table.discard('you')).toEqual(['shadow']);
    expect(table.army('you')).toEqual([['aat'], [], []]);
  });

  test('X9.6: it may be sacrificed, put on a deck and given the Bounty token', () => {
    const set = (foe: Side) =>
      scenario({ you: { army: [['aat'], ['shadow']] }, foe, toPlay: 'foe' });
    const sacrificed = set({ army: [['nitish']], hand: ['niranjan'] });
    expect(sacrificed.play('play niranjan').turnOf('you').discard('you')).toEqual(['shadow']);
    const returned = set({ army: [['un-go']] }).play('activate I1', 'target you:II1');
    expect(returned.turnOf('you').deck('you')[0]).toBe('shadow');
    const marked = set({ army: [['un-go']], hand: ['she-rift'] });
    marked.play('play she-rift', 'target you:II1').turnOf('you');
    expect(marked.army('you')).toEqual([['aat'], ['shadow!'], []]);
  });

  test('X9.6: the Bounty token does not make it a target', () => {
    const table = scenario({
      you: { army: [['aat'], [withBounty('shadow')]] },
      foe: { hand: ['petal-faeries'] },
      toPlay: 'foe',
    });
    table.play('play petal-faeries').turnOf('you');
    expect(table.army('you')).toEqual([['aat'], ['shadow!'], []]);
  });
});
