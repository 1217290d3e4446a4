/** Byun Hyung Ja (Goan Sul). */
import {
  captured,
  onBothSides,
  type Scenario,
  type Side,
  scenario,
  type Table,
} from '@testing/gosu-x/scenario.ts';
import { describe, expect, test } from 'vitest';
import { table } from './table.ts';

const supremacy = (s: Scenario) => [s.player('you').supremacy, s.player('foe').supremacy];

describe('bhj-goan-sul', () => {
  const army = [['bombers'], ['alpha'], ['bhj-goan-sul']];
  const four = { hand: 4, locked: 0 };
  const battle = (you: Side, foe: Side = {}, rest: Table = {}) =>
    table(you, { passed: true, ...foe }, rest);
  const finish = (s: Scenario) => {
    while (s.legal().some((answer) => answer.startsWith('target'))) s.play(s.legal()[0] as string);
    return s;
  };

  onBothSides('unlocks a token when you win a Great Battle', (set) => {
    const s = finish(set(battle({ army })).play('pass')).turnOf('foe');
    expect(s.player('you')).toMatchObject({ tokens: 3, locked: 1, supremacy: 1 });
    expect(s.player('foe')).toMatchObject({ tokens: 2, locked: 2, supremacy: 0 });
  });

  test('not when you lose', () => {
    const foe = {
      army: [
        ['volantis', 'aat'],
        ['elle', 'quae'],
        ['tomorrow', 'justice'],
      ],
    };
    const s = finish(scenario(battle({ army }, foe)).play('pass')).turnOf('you');
    expect(s.player('you')).toMatchObject({ tokens: 2, locked: 2 });
    expect(s.player('foe')).toMatchObject({ tokens: 2, locked: 2 });
  });

  test('X8.2: a shared battle is won, and a tie with the Wonder token is', () => {
    const foe = { army: [['volantis'], ['elle'], ['tomorrow']] };
    const shared = finish(scenario(battle({ army }, foe)).play('pass'));
    expect([supremacy(shared), shared.player('you').locked]).toEqual([[1, 1], 1]);
    const won = finish(scenario(battle({ army }, foe, { wonder: 'you' })).play('pass'));
    expect([supremacy(won), won.player('you').locked]).toEqual([[1, 0], 1]);
    const lost = finish(scenario(battle({ army }, foe, { wonder: 'foe' })).play('pass'));
    expect([supremacy(lost), lost.player('you').locked]).toEqual([[0, 1], 2]);
  });

  onBothSides('X6.6: the 5th token wins the game at once', (set) => {
    const s = set(battle({ army, tokens: four }))
      .play('pass')
      .wins('you', 'tokens');
    expect(s.army('you')).toEqual([['bombers'], ['alpha'], ['bhj-goan-sul']]);
  });

  test('X8.4: a second Supremacy token wins before it unlocks', () => {
    scenario(battle({ army, supremacy: 1, tokens: four }))
      .play('pass')
      .wins('you', 'supremacy');
  });

  test('X8.4: Goan Sul’s victory comes first as well', () => {
    const you = {
      army: [
        ['bombers', 'lava-goddesses'],
        ['alpha', 'hempo'],
        ['goan-sul', 'bhj-goan-sul'],
      ],
    };
    const s = scenario(battle(you)).play('pass').wins('you', 'goan-sul');
    expect(s.player('you').locked).toBe(2);
  });

  test('X8.4: the winner unlocks before the loser’s BHJ (Justice)', () => {
    const foe = {
      army: [['volantis'], ['elle'], ['bhj-justice']],
      tokens: { spent: 4, locked: 0 },
    };
    const you = { army: [['bombers', 'lava-goddesses'], ['alpha'], ['bhj-goan-sul']] };
    scenario(battle({ ...you, tokens: four }, foe))
      .play('pass')
      .wins('you', 'tokens');
    scenario(battle(you, foe)).play('pass').wins('foe', 'tokens');
  });

  test('C19, X8.5: captured at the battle it unlocks nothing, though the Song frees it', () => {
    const you = { army: [['bombers'], ['alpha'], [captured('bhj-goan-sul')]] };
    const s = scenario(battle(you)).play('pass').turnOf('foe');
    expect(s.player('you')).toMatchObject({ tokens: 2, locked: 2, supremacy: 1 });
    expect(s.army('you')).toEqual([['bombers'], [], []]);
  });

  onBothSides('X9.7: it is a Bounty card', (set) => {
    const you = { hand: ['cylak'], army: [['red-circle']], deck: ['ashes'] };
    const s = set(table(you, { army })).play('play cylak', 'yes').asks('you', 'may').play('yes');
    s.turnOf('foe');
    expect([s.hand('you'), s.army('foe')[2]]).toEqual([['ashes'], ['(bhj-goan-sul)']]);
  });

  test('C12, X9.12: it has no effect, but a token on it doubles it', () => {
    const s = scenario(table({ army })).play('activate III1').turnOf('foe');
    expect(s.army('you')[2]).toEqual(['bhj-goan-sul+1']);
    expect(s.value('you')).toBe(15);
  });

  test('played it does nothing', () => {
    const s = scenario(table({ hand: ['bhj-goan-sul'], army: [['bombers'], ['alpha']] }));
    s.play('play bhj-goan-sul').turnOf('foe');
    expect(s.player('you')).toMatchObject({ tokens: 2, locked: 2 });
  });
});
