import { captured, onBothSides, scenario, withBounty } from '@testing/gosu-x/scenario.ts';
import { describe, expect, test } from 'vitest';
import { table } from './table.ts';

describe('hemro', () => {
  const hunters = [['bombers'], ['hemro']];
  const hand = ['lava-goddesses'];
  const deck = ['alpha', 'hempo', 'smook'];

  onBothSides('C2: capturing an opposing Bounty card draws 2 in all', (set) => {
    const s = set(table({ hand, deck, army: hunters }, { army: [['muraena']] }));
    s.play('play lava-goddesses', 'target foe:I1').asks('you', 'may').play('yes').turnOf('foe');
    expect(s.hand('you')).toEqual(['alpha', 'hempo']);
    expect(s.hand('foe')).toEqual([]);
  });

  test('C2: so does destroying one, the Bounty token included', () => {
    const s = scenario(
      table(
        { hand: ['demon-guardians'], deck, army: hunters },
        { army: [['aat', withBounty('volantis')]] },
      ),
    );
    s.play('play demon-guardians', 'no', 'target foe:I2', 'yes').turnOf('foe');
    expect(s.hand('you')).toEqual(['alpha', 'hempo']);
  });

  test('X9.7: declined, nothing is drawn; no Bounty, nothing is asked', () => {
    const foe = { army: [['muraena', 'arpia']] };
    const no = scenario(table({ hand, deck, army: hunters }, foe));
    no.play('play lava-goddesses', 'target foe:I1', 'no').turnOf('foe');
    expect(no.hand('you')).toEqual([]);
    const other = scenario(table({ hand, deck, army: hunters }, foe));
    other.play('play lava-goddesses', 'target foe:I2').turnOf('foe');
    expect(other.hand('you')).toEqual([]);
  });

  test('C30: destroying a captured Bounty card draws nothing', () => {
    const s = scenario(
      table({ hand: ['demon-guardians'], deck, army: hunters }, { army: [[captured('muraena')]] }),
    ).play('play demon-guardians', 'no', 'target foe:I1');
    s.turnOf('foe');
    expect([s.hand('you'), s.discard('foe')]).toEqual([[], ['muraena']]);
  });

  test('an own Bounty card draws nothing', () => {
    const s = scenario(table({ hand, deck, army: [[withBounty('bombers')], ['hemro']] }));
    s.play('play lava-goddesses', 'target you:I1').turnOf('foe');
    expect(s.hand('you')).toEqual([]);
  });

  test('C19: off while captured', () => {
    const s = scenario(
      table({ hand, deck, army: [['bombers'], [captured('hemro')]] }, { army: [['muraena']] }),
    ).play('play lava-goddesses', 'target foe:I1', 'yes');
    expect(s.hand('you')).toEqual(['alpha']);
  });

  test('C19: on again when released', () => {
    const you = {
      hand: ['pangu', 'lava-goddesses'],
      deck,
      army: [['bombers', 'three-wishes'], [captured('hemro')]],
    };
    const s = scenario(table(you, { army: [['muraena']] }));
    s.play('play pangu', 'do release').turnOf('foe').play('spend 1');
    s.play('play lava-goddesses', 'target foe:I1', 'yes').turnOf('foe');
    expect(s.hand('you')).toEqual(['alpha', 'hempo']);
  });

  onBothSides('the opponent’s Hemro adds nothing to your Bounty', (set) => {
    const s = set(
      table(
        { hand: ['pangu'], army: [['three-wishes']], deck: ['nio', 'valeen'] },
        { army: [['bombers'], ['hemro']] },
      ),
    );
    s.play('play pangu', 'do capture', 'target foe:II1').turnOf('foe');
    expect(s.hand('you')).toEqual([]);
    const bounty = set(
      table(
        { hand: ['pangu'], army: [['three-wishes']], deck: ['nio', 'valeen'] },
        {
          army: [
            ['bombers', 'bombers'],
            ['orgah', 'hemro'],
          ],
        },
      ),
    );
    bounty.play('play pangu', 'do capture', 'target foe:II1', 'yes').turnOf('foe');
    expect(bounty.hand('you')).toEqual(['nio']);
  });

  test('X9.7: it works for whoever captures, in the opponent’s turn too (Cylak)', () => {
    const you = { hand: ['cylak'], army: [['red-circle', 'aat'], ['neo'], ['bhj-tomorrow']] };
    const s = scenario(table(you, { army: hunters, deck })).play('play cylak');
    s.asks('foe', 'may').play('yes').asks('foe', 'may').play('yes').turnOf('foe');
    expect([s.hand('foe'), s.hand('you')]).toEqual([['alpha', 'hempo'], []]);
    expect(s.army('you')[2]).toEqual(['(bhj-tomorrow)']);
  });

  test('X3.5: with one card left in deck and discard pile it draws that one', () => {
    const s = scenario(
      table({ hand, deck: ['alpha'], army: hunters }, { army: [['muraena']] }, { fill: false }),
    ).play('play lava-goddesses', 'target foe:I1', 'yes');
    s.turnOf('foe');
    expect([s.hand('you'), s.deck('you')]).toEqual([['alpha'], []]);
  });

  test('it has no effect, no shift, and C12: as a Veteran room for one token', () => {
    const played = scenario(table({ hand: ['hemro'], army: [['bombers']] }));
    played.play('play hemro').turnOf('foe');
    const s = scenario(table({ army: hunters, hand: ['alpha', 'elle', 'quae', 'volantis'] }));
    s.withholds('shift II1 alpha').play('activate II1').turnOf('foe');
    expect(s.army('you')).toEqual([['bombers'], ['hemro+1'], []]);
    expect(s.value('you')).toBe(8);
  });
});
