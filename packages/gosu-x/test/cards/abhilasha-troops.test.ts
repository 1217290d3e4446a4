/** Abhilasha, level I: Secret shift for the whole clan, the Red Circle, Apostles of the Night. */
import {
  captured,
  onBothSides,
  type Side,
  scenario,
  withTokens,
} from '@testing/gosu-x/scenario.ts';
import { describe, expect, test } from 'vitest';
import { tableOf } from './table.ts';

const table = tableOf({ clans: ['abhilasha', 'justice', 'tomorrow'] });

describe('Secret shift (X5.5) and shift costs (X5.2)', () => {
  for (const [id, level, cost] of [
    ['red-circle', 1, 1],
    ['apostles-of-night', 1, 2],
    ['guardians-of-night', 1, 2],
    ['dark-cultists', 1, 2],
    ['alpha-dead', 2, 2],
    ['ashes', 2, 2],
    ['cylak', 2, 2],
    ['ecnalab', 2, 2],
    ['solok', 2, 2],
  ] as const) {
    const place = level === 1 ? 'I1' : 'II1';
    const fits = level === 1 ? 'atalanta' : 'neye';
    const misfit = level === 1 ? 'neye' : 'atalanta';
    const standing = (entry: Exclude<Side['army'], undefined>[number][number]) =>
      level === 1 ? [[entry]] : [['aat'], [entry]];
    const payers = ['bhj-justice', 'bhj-tomorrow'].slice(0, cost);
    const from = `shift ${place} ${fits} from discard`;

    onBothSides(`${id}: a card of its level comes from the discard pile for ${cost}`, (set) => {
      const s = set(table({ army: standing(id), hand: payers, discard: [fits, misfit] }));
      s.offers(from).withholds(`shift ${place} ${misfit} from discard`).play(from);
      if (cost === 2) s.play('discard bhj-justice');
      s.turnOf('foe');
      expect(s.army('you')[level - 1]).toEqual([fits]);
      expect([s.hand('you'), s.discard('you')]).toEqual([[], [misfit, ...payers, id]]);
    });

    test(`${id}: not with a card too few, not captured; from hand as well`, () => {
      const discard = [fits];
      scenario(table({ army: standing(id), hand: payers.slice(1), discard })).withholds(from);
      scenario(table({ army: standing(captured(id)), hand: payers, discard })).withholds(from);
      scenario(table({ army: standing(id), hand: payers, discard }, {}, { wonder: 'you' }))
        .play(from)
        .offersExactly('wonder', 'no wonder');
      const s = scenario(table({ army: standing(id), hand: [fits, ...payers] }));
      s.offers(`shift ${place} ${fits}`);
      scenario(table({ army: standing(id), hand: [fits, ...payers.slice(1)] })).withholds(
        `shift ${place} ${fits}`,
      );
    });
  }

  test('X5.4: never an identical card, from the discard pile either', () => {
    const s = scenario(
      table({ army: [['red-circle']], hand: ['elle'], discard: ['red-circle', 'aat'] }),
    );
    s.offers('shift I1 aat from discard').withholds('shift I1 red-circle from discard');
  });

  test('X12.11: by option an identical one, but X5.8: never the replaced card itself', () => {
    const options = { identicalShift: 'yes' };
    const army = [['red-circle']];
    const s = scenario(table({ army, hand: ['elle'], discard: ['red-circle'] }, {}, { options }));
    s.play('shift I1 red-circle from discard').turnOf('foe');
    expect([s.army('you')[0], s.discard('you')]).toEqual([['red-circle'], ['elle', 'red-circle']]);
    scenario(table({ army, hand: ['elle'] }, {}, { options })).withholds(
      'shift I1 red-circle from discard',
    );
  });

  test('X5.8: a card paid for the shift is never the new one', () => {
    const s = scenario(table({ army: [['red-circle']], hand: ['atalanta'] }));
    s.withholds('shift I1 atalanta from discard', 'shift I1 atalanta');
  });

  test('X5.8: of two copies it is the one already in the discard pile', () => {
    const s = scenario(
      table({ army: [['red-circle']], hand: ['atalanta'], discard: ['atalanta'] }),
    );
    s.play('shift I1 atalanta from discard').turnOf('foe');
    expect(s.army('you')[0]).toEqual(['atalanta']);
    expect([s.hand('you'), s.discard('you')]).toEqual([[], ['atalanta', 'red-circle']]);
  });

  test('X5.2: a token on the card makes it cheaper, X5.6: and is then spent', () => {
    const s = scenario(
      table({
        army: [[withTokens('apostles-of-night')]],
        hand: ['elle'],
        discard: ['atalanta'],
      }),
    );
    s.play('shift I1 atalanta from discard').turnOf('foe');
    expect(s.discard('you')).toEqual(['elle', 'apostles-of-night']);
    expect(s.player('you')).toMatchObject({ tokens: 1, spent: 1 });
  });

  test('X5.7: the effect of the new card resolves', () => {
    const s = scenario(
      table(
        {
          army: [['aat'], ['solok']],
          hand: ['quae', 'volantis', 'atalanta'],
          discard: ['sati'],
          deck: ['nezha', 'justice'],
        },
        { hand: ['nalin', 'navaj'] },
      ),
    );
    s.play('shift II1 sati from discard', 'discard quae', 'discard atalanta').turnOf('foe');
    expect(s.hand('you')).toEqual(['nezha', 'volantis']);
  });
});

describe('red-circle', () => {
  const lava: Side = { hand: ['lava-goddesses'], army: [['bombers']], deck: ['nalin'] };
  const struck = (you: Side, foe: Side = lava) => table(you, foe, { toPlay: 'foe' });

  onBothSides('C11: cancels the capture of one of your cards', (set) => {
    const s = set(struck({ army: [['volantis', 'aat']], hand: ['red-circle', 'elle'] }));
    s.play('play lava-goddesses', 'target you:I1').asks('you', 'respond');
    s.offersExactly('use red-circle', 'decline').play('use red-circle').turnOf('you');
    expect(s.army('you')[0]).toEqual(['volantis', 'aat']);
    expect([s.hand('you'), s.discard('you')]).toEqual([['elle'], ['red-circle']]);
    expect(s.army('foe')[0]).toEqual(['bombers', 'lava-goddesses']);
  });

  test('X9.9: declined, the card is captured', () => {
    const s = scenario(struck({ army: [['volantis', 'aat']], hand: ['red-circle'] }));
    s.play('play lava-goddesses', 'target you:I1', 'decline').turnOf('you');
    expect(s.army('you')[0]).toEqual(['(volantis)', 'aat']);
    expect([s.hand('you'), s.discard('you')]).toEqual([['red-circle'], []]);
  });

  onBothSides('C11: cancels a destruction, and nothing is drawn for Bounty', (set) => {
    const s = set(
      struck(
        { army: [['volantis', 'spoil-seekers']], hand: ['red-circle'] },
        { army: [['bombers']], hand: ['demon-guardians'], deck: ['nalin'] },
      ),
    );
    s.play('play demon-guardians', 'no', 'target you:I2').asks('you', 'respond');
    s.play('use red-circle').turnOf('you');
    expect([s.army('you')[0], s.hand('foe')]).toEqual([['volantis', 'spoil-seekers'], []]);
  });

  test('C11: a captured OPEN card may be saved from destruction too, and stays captured', () => {
    const s = scenario(
      struck(
        { army: [['aat', captured('volantis')]], hand: ['red-circle'] },
        { army: [['bombers']], hand: ['demon-guardians'] },
      ),
    );
    s.play('play demon-guardians', 'no', 'target you:I2', 'use red-circle').turnOf('you');
    expect(s.army('you')[0]).toEqual(['aat', '(volantis)']);
  });

  test('C11: answers your own effects too', () => {
    const s = scenario(table({ army: [['red-circle', 'aat']], hand: ['solok', 'red-circle'] }));
    s.play('play solok', 'target you:I2').asks('you', 'respond').play('use red-circle');
    s.turnOf('foe');
    expect(s.army('you')).toEqual([['red-circle', 'aat'], ['solok'], []]);
    expect(s.discard('you')).toEqual(['red-circle']);
  });

  test('only for your own cards: the opponent’s loss cannot be answered by you', () => {
    const s = scenario(
      table(
        { army: [['aat', 'red-circle']], hand: ['apostles-of-night', 'red-circle'] },
        { army: [['nitish']] },
      ),
    );
    s.play('play apostles-of-night', 'target foe:I1').turnOf('foe');
    expect([s.army('foe')[0], s.hand('you')]).toEqual([['(nitish)'], ['red-circle']]);
  });

  test('X9.9: only from hand', () => {
    const s = scenario(struck({ army: [['red-circle', 'aat']], discard: ['red-circle'] }));
    s.play('play lava-goddesses', 'target you:I2').turnOf('you');
    expect(s.army('you')[0]).toEqual(['red-circle', '(aat)']);
  });

  test('C11: not a sacrifice', () => {
    const s = scenario(
      struck(
        { army: [['aat', 'volantis']], hand: ['red-circle'] },
        { army: [['nitish']], hand: ['niranjan'] },
      ),
    );
    s.play('play niranjan').turnOf('you');
    expect([s.army('you')[0], s.hand('you')]).toEqual([['aat'], ['red-circle']]);
  });

  test('C11: not a return to the deck', () => {
    const s = scenario(
      table(
        { army: [['aat', 'volantis']], hand: ['red-circle'] },
        { clans: ['galmi', 'goan-sul', 'xian'], hand: ['un-go'] },
        { toPlay: 'foe' },
      ),
    );
    s.play('play un-go', 'target you:I2').turnOf('you');
    expect([s.army('you')[0], s.deck('you')]).toEqual([['aat'], ['volantis']]);
  });

  test('C11: not a shift, nor a release', () => {
    const s = scenario(
      table({
        army: [['volantis', captured('aat')]],
        hand: ['red-circle', 'apostles-of-night', 'elle', 'sati'],
      }),
    );
    s.play('shift I1 apostles-of-night', 'discard elle', 'discard sati', 'do release');
    s.turnOf('foe');
    expect(s.army('you')[0]).toEqual(['apostles-of-night', 'aat']);
    expect(s.hand('you')).toEqual(['red-circle']);
  });

  test('C24: Goan Sul’s set is asked card by card, row III to I; the rest goes on', () => {
    const you = {
      army: [
        ['volantis', 'guardians-of-night', 'red-circle'],
        ['elle', 'solok'],
      ],
      hand: ['red-circle', 'aat'],
    };
    const foe = { army: [['bombers'], ['alpha']], hand: ['goan-sul'] };
    const s = scenario(struck(you, foe)).play('play goan-sul', 'clan abhilasha');
    s.asks('you', 'respond').play('decline').asks('you', 'respond').play('use red-circle');
    s.turnOf('you');
    expect(s.army('you')).toEqual([['volantis', 'guardians-of-night', 'red-circle'], ['elle'], []]);
    expect(s.discard('you')).toEqual(['red-circle', 'solok']);
  });

  test('X7.5: may be used after a pass', () => {
    const s = scenario(struck({ army: [['volantis']], hand: ['red-circle'], passed: true }));
    s.play('play lava-goddesses', 'target you:I1', 'use red-circle').turnOf('foe');
    expect(s.army('you')[0]).toEqual(['volantis']);
  });

  test('two in hand: one question, one is discarded', () => {
    const s = scenario(struck({ army: [['volantis']], hand: ['red-circle', 'red-circle'] }));
    s.play('play lava-goddesses', 'target you:I1').offersExactly('use red-circle', 'decline');
    s.play('use red-circle').turnOf('you');
    expect([s.hand('you'), s.discard('you')]).toEqual([['red-circle'], ['red-circle']]);
  });

  test('no effect and no icon: played as a plain Troop', () => {
    const s = scenario(table({ hand: ['red-circle'] }))
      .play('play red-circle')
      .turnOf('foe');
    s.play('spend 1').turnOf('you').withholds('activate I1');
  });
});

describe('apostles-of-night', () => {
  const foe: Side = {
    army: [
      ['nitish', captured('navaj')],
      ['alpha', 'nalin'],
    ],
  };

  onBothSides('captures a face-up level I card of either army', (set) => {
    const s = set(
      table(
        { army: [['red-circle', captured('aat')], ['elle']], hand: ['apostles-of-night'] },
        foe,
      ),
    );
    s.play('play apostles-of-night').asks('you', 'verb').offersExactly('do capture', 'do release');
    s.play('do capture').asks('you', 'target');
    s.offersExactly('target you:I1', 'target you:I3', 'target foe:I1').play('target foe:I1');
    s.turnOf('foe');
    expect(s.army('foe')).toEqual([['(nitish)', '(navaj)'], ['alpha', 'nalin'], []]);
    expect(s.army('you')).toEqual([['red-circle', '(aat)', 'apostles-of-night'], ['elle'], []]);
  });

  onBothSides('or releases a captured card of row I of either army', (set) => {
    const you = {
      army: [['red-circle', captured('aat')], [captured('elle')]],
      hand: ['apostles-of-night'],
    };
    const s = set(table(you, foe)).play('play apostles-of-night', 'do release');
    s.offersExactly('target you:I2', 'target foe:I2').play('target you:I2').turnOf('foe');
    expect(s.army('you')).toEqual([['red-circle', 'aat', 'apostles-of-night'], ['(elle)'], []]);
    expect(s.army('foe')[0]).toEqual(['nitish', '(navaj)']);
  });

  test('X4.9: with nothing else it must capture itself', () => {
    const s = scenario(table({ hand: ['apostles-of-night'] })).play('play apostles-of-night');
    s.turnOf('foe');
    expect(s.army('you')[0]).toEqual(['(apostles-of-night)']);
  });

  test('X9.4: a release triggers nothing', () => {
    const s = scenario(
      table(
        { army: [['guardians-of-night', captured('volantis')]], hand: ['apostles-of-night'] },
        { army: [['nitish', 'navaj', 'bombers', 'nikhilesh']], hand: ['nalin'] },
      ),
    );
    s.play('play apostles-of-night', 'do release').turnOf('foe');
    expect([s.army('you')[0], s.hand('foe')]).toEqual([
      ['guardians-of-night', 'volantis', 'apostles-of-night'],
      ['nalin'],
    ]);
  });

  test('X9.6, C13: an Ethereal of every level cannot be captured, others of row I can', () => {
    const s = scenario({
      you: {
        clans: ['abhilasha', 'justice', 'tomorrow'],
        army: [['red-circle']],
        hand: ['apostles-of-night'],
      },
      foe: { clans: ['phoenix', 'goan-sul', 'xian'], army: [['arpia', 'phoenix-immortal']] },
      fill: false,
    });
    s.play('play apostles-of-night');
    s.offersExactly('target you:I1', 'target you:I2', 'target foe:I1');
  });

  test('C13: a captured card of every level has the level of its row', () => {
    const s = scenario({
      you: {
        clans: ['abhilasha', 'justice', 'tomorrow'],
        army: [['red-circle']],
        hand: ['apostles-of-night'],
      },
      foe: {
        clans: ['phoenix', 'goan-sul', 'xian'],
        army: [['arpia', captured('timer')], [captured('phoenix-immortal')]],
      },
      fill: false,
    });
    s.play('play apostles-of-night', 'do release').turnOf('foe');
    expect(s.army('foe')).toEqual([['arpia', 'timer'], ['(phoenix-immortal)'], []]);
  });

  onBothSides('X6.3: a token on its icon resolves it again, a second does not fit', (set) => {
    const s = set(table({ army: [['apostles-of-night', 'red-circle']] }, { army: [['nitish']] }));
    s.play('activate I1').asks('you', 'target');
    s.offersExactly('target you:I1', 'target you:I2', 'target foe:I1').play('target foe:I1');
    s.turnOf('foe').play('spend 1').turnOf('you').withholds('activate I1', 'activate I2');
    expect(s.army('you')[0]).toEqual(['apostles-of-night+1', 'red-circle']);
    expect(s.army('foe')[0]).toEqual(['(nitish)']);
  });

  test('X6.5: captured by its own activation, its token is spent', () => {
    const s = scenario(table({ army: [['apostles-of-night']] }))
      .play('activate I1')
      .turnOf('foe');
    expect(s.army('you')[0]).toEqual(['(apostles-of-night)']);
    expect(s.player('you')).toMatchObject({ tokens: 1, spent: 1 });
  });

  test('X9.7: capturing an opposing Bounty card may draw, your own does not', () => {
    const you = {
      army: [['red-circle', 'spoil-seekers']],
      hand: ['apostles-of-night'],
      deck: ['elle'],
    };
    const s = scenario(table(you, { army: [['nikhilesh']] }));
    s.play('play apostles-of-night', 'target foe:I1').asks('you', 'may').play('yes').turnOf('foe');
    expect(s.hand('you')).toEqual(['elle']);
    const t = scenario(table(you)).play('play apostles-of-night', 'target you:I2').turnOf('foe');
    expect(t.hand('you')).toEqual([]);
  });
});
