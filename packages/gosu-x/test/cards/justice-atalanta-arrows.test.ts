/** Justice, level I: Atalanta, Arrows of Justice. */
import { SPECTATOR } from '@open-gosu/kernel';
import { captured, cardsOf, onBothSides, type Side, scenario } from '@testing/gosu-x/scenario.ts';
import { describe, expect, test } from 'vitest';
import { redact } from '../../src/events.ts';
import { FOES, tableOf } from './table.ts';

const table = tableOf({ clans: ['justice', 'abhilasha', 'tomorrow'] });

describe('shift costs of the Troops (X5.2)', () => {
  const fillers = ['elle', 'sati', 'quae'];
  for (const [id, cost] of [
    ['atalanta', 1],
    ['arrows-of-justice', 1],
    ['petal-faeries', 3],
    ['volantis', 2],
  ] as const) {
    test(`${id}: ${cost} cards, not one fewer`, () => {
      const army = [[id]];
      const hand = ['red-circle', ...fillers.slice(0, cost)];
      scenario(table({ army, hand: hand.slice(0, -1) })).withholds('shift I1 red-circle');
      scenario(table({ army, hand }))
        .offers('shift I1 red-circle')
        .withholds('shift I1 elle', 'activate I1');
      scenario(table({ army: [['aat', captured(id)]], hand })).withholds('shift I2 red-circle');
      scenario(table({ army, discard: ['red-circle'], hand: fillers })).withholds(
        'shift I1 red-circle from discard',
      );
    });
  }
});

describe('atalanta', () => {
  /** The foe's Nikhilesh would draw Nitish; Atalanta is yours to use. */
  const shielded = (hand: string[], you: Side = {}) =>
    table(
      { hand, ...you },
      { army: [['nikhilesh']], discard: ['navaj'], deck: ['nitish'] },
      { toPlay: 'foe' },
    );

  onBothSides('X9.9, C10: cancels an activation, the token stays', (set) => {
    const s = set(shielded(['atalanta', 'elle'])).play('activate I1');
    s.asks('you', 'respond').offersExactly('use atalanta', 'decline').play('use atalanta');
    s.turnOf('you');
    expect(s.army('foe')).toEqual([['nikhilesh+1'], [], []]);
    expect(s.player('foe')).toMatchObject({ tokens: 1, spent: 0 });
    expect([s.hand('foe'), s.deck('foe')]).toEqual([[], ['nitish']]);
    expect([s.hand('you'), s.discard('you')]).toEqual([['elle'], ['atalanta']]);
  });

  test('C10: is asked before any choice of the effect', () => {
    const s = scenario(
      table(
        { hand: ['atalanta'] },
        { army: [['three-wishes']], deck: ['nitish'] },
        { toPlay: 'foe' },
      ),
    );
    s.play('activate I1').asks('you', 'respond').play('decline').asks('foe', 'clan');
  });

  test('X9.9: declined, the effect happens and the card stays in hand', () => {
    const s = scenario(shielded(['atalanta']))
      .play('activate I1', 'decline')
      .turnOf('you');
    expect([s.hand('foe'), s.hand('you'), s.discard('you')]).toEqual([
      ['nitish'],
      ['atalanta'],
      [],
    ]);
  });

  test('X9.9: two in hand are one question, one is discarded', () => {
    const s = scenario(shielded(['atalanta', 'atalanta'])).play('activate I1');
    s.offersExactly('use atalanta', 'decline').play('use atalanta').turnOf('you');
    expect([s.hand('you'), s.discard('you')]).toEqual([['atalanta'], ['atalanta']]);
  });

  test('X9.9: only from hand, not from the army or the discard pile', () => {
    const you = { army: [['atalanta']], discard: ['atalanta'] };
    const s = scenario(shielded(['elle'], you))
      .play('activate I1')
      .turnOf('you');
    expect(s.hand('foe')).toEqual(['nitish']);
  });

  test('only the opponent is answered, not your own activation', () => {
    const s = scenario(
      table({ army: [['wiindz', captured('volantis')]], hand: ['atalanta'] }),
    ).play('activate I1');
    s.turnOf('foe');
    expect(s.army('you')).toEqual([['wiindz+1', 'volantis'], [], []]);
  });

  test('a card that enters and a token spent are no activation', () => {
    const foe = { hand: ['nikhilesh'], discard: ['navaj'], deck: ['nitish', 'bombers'] };
    const s = scenario(table({ hand: ['atalanta'], deck: ['elle'] }, foe, { toPlay: 'foe' }));
    s.play('play nikhilesh').turnOf('you').play('spend 1').turnOf('foe').play('spend 1');
    s.turnOf('you');
    expect(s.hand('foe')).toEqual(['bombers', 'nitish']);
  });

  test('C10, C12: a token that triggers nothing cannot be answered', () => {
    const s = scenario(
      table({ hand: ['atalanta'] }, { army: [['lava-goddesses']] }, { toPlay: 'foe' }),
    );
    s.play('activate I1').turnOf('you');
    expect(s.army('foe')).toEqual([['lava-goddesses+1'], [], []]);
  });

  test('C10: a cancelled Veteran still counts double', () => {
    const s = scenario(
      table({ hand: ['atalanta'] }, { army: [['spirits-of-smook']] }, { toPlay: 'foe' }),
    );
    expect(s.value('foe')).toBe(2);
    s.play('activate I1', 'use atalanta').turnOf('you');
    expect(s.value('foe')).toBe(4);
  });

  test('X12.3: a cancelled activation has no Echo either', () => {
    const wiindz = {
      you: { clans: ['justice', 'abhilasha', 'galmi'], hand: ['atalanta'] },
      foe: {
        clans: ['narashima', 'goan-sul', 'tomorrow'],
        army: [['wiindz', captured('nitish'), captured('navaj')]],
      },
      options: { echoOnActivation: 'yes' },
      toPlay: 'foe',
      fill: false,
    } as const;
    const s = scenario(wiindz).play('activate I1', 'use atalanta').turnOf('you');
    expect(s.army('foe')[0]).toEqual(['wiindz+1', '(nitish)', '(navaj)']);
    const t = scenario(wiindz).play('activate I1', 'decline', 'target foe:I2').asks('foe', 'may');
    t.play('yes').turnOf('you');
    expect(t.army('foe')[0]).toEqual(['wiindz+1', 'nitish', 'navaj']);
  });

  test('X7.5: may still be used after a pass', () => {
    const s = scenario(shielded(['atalanta'], { passed: true })).play('activate I1');
    s.asks('you', 'respond').play('use atalanta').turnOf('foe');
    expect([s.hand('foe'), s.discard('you')]).toEqual([[], ['atalanta']]);
  });

  test('X4.2c Recruiter: the Troop to its right is free', () => {
    const s = scenario(table({ army: [['atalanta']], hand: ['red-circle'] }));
    s.play('play red-circle').turnOf('foe');
    expect([s.army('you')[0], s.discard('you')]).toEqual([['atalanta', 'red-circle'], []]);
  });

  test('X4.2c Recruiter: not when captured, not when another card stands between', () => {
    for (const row of [
      ['volantis', captured('atalanta')],
      ['atalanta', 'volantis'],
    ]) {
      scenario(table({ army: [row], hand: ['red-circle', 'elle'] })).withholds('play red-circle');
      const s = scenario(table({ army: [row], hand: ['red-circle', 'elle', 'sati'] }));
      s.play('play red-circle', 'discard sati').turnOf('foe');
      expect([s.hand('you'), s.discard('you')]).toEqual([[], ['sati', 'elle']]);
    }
  });
});

describe('arrows-of-justice', () => {
  const foe = { army: [['nitish']], hand: ['nachiketa', 'nakshatra'] };

  onBothSides('C9: the named card cannot be played until the end of your next turn', (set) => {
    const s = set(table({ hand: ['arrows-of-justice', 'elle'], deck: ['sati', 'quae'] }, foe));
    s.play('play arrows-of-justice').asks('you', 'card').play('card nachiketa').turnOf('foe');
    s.withholds('play nachiketa').offers('play nakshatra').play('spend 1').turnOf('you');
    s.play('spend 1').turnOf('foe').offers('play nachiketa', 'play nakshatra');
    expect(s.hand('you')).toEqual(['elle', 'sati']);
    expect(s.army('you')).toEqual([['arrows-of-justice'], [], []]);
  });

  test('C9: any of the 33 cards of the opponent, in hand or not', () => {
    const s = scenario(table({ hand: ['arrows-of-justice'] }, foe)).play('play arrows-of-justice');
    s.offersExactly(...FOES.flatMap((clan) => cardsOf(clan)).map((id) => `card ${id}`));
    s.play('card bhj-xian').turnOf('foe').offers('play nachiketa', 'play nakshatra');
  });

  test('C9: the refused card is refused with a reason', () => {
    const s = scenario(table({ hand: ['arrows-of-justice'] }, foe));
    s.play('play arrows-of-justice', 'card nachiketa').refuses(
      'play nachiketa',
      /named by Arrows of Justice/,
    );
  });

  test('X3.7: the hand is shown to its player alone', () => {
    const s = scenario(table({ hand: ['arrows-of-justice'] }, foe)).play('play arrows-of-justice');
    const look = s.events.find((event) => event.type === 'look');
    expect(look && redact(look, s.seat('you'))).toMatchObject({
      cards: ['nakshatra', 'nachiketa'],
    });
    expect(look && redact(look, SPECTATOR)).toMatchObject({ cards: null });
  });

  test('X4.9: an empty hand is no obstacle', () => {
    const s = scenario(table({ hand: ['arrows-of-justice'] }, {}));
    s.play('play arrows-of-justice').asks('you', 'card').play('card nitish').turnOf('foe');
  });

  test('C9: neither shifted in, from hand or from the discard pile', () => {
    const s = scenario(
      table(
        { hand: ['arrows-of-justice'] },
        {
          army: [['nitish'], ['dalisteer']],
          hand: ['nachiketa', 'nakshatra', 'navaj', 'bombers', 'alpha'],
          discard: ['nalin'],
        },
      ),
    );
    s.play('play arrows-of-justice', 'card nachiketa');
    s.withholds('shift II1 nachiketa', 'play nachiketa');
    s.offers('shift II1 alpha', 'shift II1 nalin from discard', 'shift I1 nakshatra');
  });

  test('C9: a banned card in the discard pile is not shifted in secretly', () => {
    const s = scenario(
      table(
        { hand: ['arrows-of-justice'] },
        {
          army: [['nitish'], ['dalisteer']],
          hand: ['navaj', 'bombers'],
          discard: ['nalin', 'alpha'],
        },
      ),
    );
    s.play('play arrows-of-justice', 'card nalin');
    s.withholds('shift II1 nalin from discard').offers('shift II1 alpha from discard');
  });

  test('C9: both copies of a Troop, but not another card of the same name', () => {
    const s = scenario(
      table({ hand: ['arrows-of-justice'] }, { hand: ['nakshatra', 'nakshatra', 'navaj'] }),
    );
    s.play('play arrows-of-justice', 'card nakshatra')
      .withholds('play nakshatra')
      .offers('play navaj');
    const named = scenario(
      table(
        { clans: ['justice', 'abhilasha', 'phoenix'], hand: ['arrows-of-justice'] },
        {
          clans: ['narashima', 'goan-sul', 'galmi'],
          army: [['nitish'], ['niranjan']],
          hand: ['bhj-narashima', 'narashima'],
        },
      ),
    );
    named.play('play arrows-of-justice', 'card narashima-lion').offers('play narashima');
  });

  test('C9: the ban does not touch its own player', () => {
    const s = scenario(table({ hand: ['arrows-of-justice', 'volantis'] }, foe));
    s.play('play arrows-of-justice', 'card nachiketa', 'spend 1').turnOf('you');
    s.offers('play volantis');
  });

  test('C9: an additional turn is the next turn', () => {
    const s = scenario(
      table({ hand: ['arrows-of-justice'], deck: ['sati'] }, foe, { extraTurn: 'due' }),
    );
    s.play('play arrows-of-justice', 'card nachiketa').turnOf('you').play('spend 1').turnOf('foe');
    s.offers('play nachiketa');
  });

  test('C9: without a turn of yours the ban stays, into the next round', () => {
    const s = scenario(
      table(
        { hand: ['arrows-of-justice'], turnsLeft: 1 },
        { ...foe, army: [['nitish', 'nitish'], ['alpha']], passed: true },
      ),
    );
    // The foe wins and sacrifices two of three, you your only card; the loser starts.
    s.play('play arrows-of-justice', 'card nachiketa', 'target foe:II1').turnOf('you');
    expect([s.state.round, s.army('foe')[0]]).toEqual([2, ['nitish']]);
    s.play('spend 1').turnOf('foe').offers('play nachiketa');
    const won = scenario(
      table(
        { army: [['volantis', 'aat'], ['elle']], hand: ['arrows-of-justice'], turnsLeft: 1 },
        { ...foe, army: [['nitish', 'nitish']], passed: true },
      ),
    );
    won.play('play arrows-of-justice', 'card nachiketa', 'target you:II1').turnOf('foe');
    won.withholds('play nachiketa').play('spend 1').turnOf('you').play('spend 1').turnOf('foe');
    won.offers('play nachiketa');
  });

  test('C9: your next turn may be a pass', () => {
    const s = scenario(table({ hand: ['arrows-of-justice'], tokens: { hand: 0, spent: 2 } }, foe));
    s.play('play arrows-of-justice', 'card nachiketa', 'spend 1', 'pass').turnOf('foe');
    s.offers('play nachiketa');
  });

  test('C9: Force of will is not playing', () => {
    const s = scenario(
      table(
        {
          clans: ['justice', 'goan-sul', 'xian'],
          army: [['lava-goddesses', 'atalanta']],
          hand: ['arrows-of-justice', 'lava-goddesses'],
        },
        {
          clans: ['abhilasha', 'narashima', 'tomorrow'],
          army: [['nitish', 'red-circle']],
          hand: ['red-circle', 'aat'],
        },
      ),
    );
    s.play('play arrows-of-justice', 'card red-circle').withholds('play red-circle');
    s.play('spend 1', 'play lava-goddesses', 'target foe:I1').asks('foe', 'respond');
    s.play('use red-circle').turnOf('foe');
    expect([s.army('foe')[0], s.discard('foe')]).toEqual([
      ['nitish', 'red-circle'],
      ['red-circle'],
    ]);
  });

  test('shifted in, it names a card too (X5.7)', () => {
    const s = scenario(table({ army: [['atalanta']], hand: ['arrows-of-justice', 'elle'] }, foe));
    s.play('shift I1 arrows-of-justice').asks('you', 'card').play('card nitish').turnOf('foe');
    expect(s.discard('you')).toEqual(['elle', 'atalanta']);
  });
});
