/** Operations on cards in play: no target, one, many, refused, answered, and a copy in mid-operation. */
import { captured, onBothSides, withBounty, withTokens } from '@testing/gosu-x/scenario.ts';
import { expect } from 'vitest';
import { gosuX } from '../../src/game.ts';
import { quiet, twin } from '../flow/table.ts';

const LAVA = { hand: ['lava-goddesses'] } as const;

onBothSides('capture: no target, one, many', (set) => {
  const faeries = { hand: ['petal-faeries'] };
  const none = set(quiet({ you: faeries, foe: { army: [['nakshatra']] } }));
  none.play('play petal-faeries').turnOf('foe');
  const one = set(quiet({ you: faeries, foe: { army: [['nikhilesh']] } }));
  one.play('play petal-faeries').asks('you', 'may').play('no').turnOf('foe');
  expect(one.army('foe')[0]).toEqual(['(nikhilesh)']);
  const many = set(quiet({ you: LAVA, foe: { army: [['nakshatra', 'navaj'], ['nalin']] } }));
  many.play('play lava-goddesses');
  many.offersExactly('target you:I1', 'target foe:I1', 'target foe:I2');
});

onBothSides('capture: refused for a captured, Ethereal, or wrong-level card', (set) => {
  const foe = { army: [['arpia', captured('timer'), 'phoenix-immortal'], ['kaez']] };
  const s = set(quiet({ you: LAVA, foe }));
  s.play('play lava-goddesses').refuses('target foe:I2', /already captured/i);
  s.refuses('target foe:I3', /Ethereal/i).refuses('target foe:II1', /level/i);
  s.refuses('target foe:I5', /no card at/i);
});

onBothSides('capture: answered by Force of will, or not, in two copies of the table', (set) => {
  const foe = { army: [['apostles-of-night']], hand: ['red-circle'] };
  const s = set(quiet({ you: LAVA, foe }));
  s.play('play lava-goddesses', 'target foe:I1').asks('foe', 'respond');
  const other = twin(s);
  s.play('use red-circle').turnOf('foe');
  other.play('decline').turnOf('foe');
  expect([s.army('foe')[0], other.army('foe')[0]]).toEqual([
    ['apostles-of-night'],
    ['(apostles-of-night)'],
  ]);
  expect([s.hand('foe'), other.hand('foe')]).toEqual([[], ['red-circle']]);
});

const DEMONS = { hand: ['demon-guardians'] } as const;

onBothSides('destroy: one target, many, refused; a copy in between', (set) => {
  const alone = set(quiet({ you: DEMONS, foe: { clans: ['justice', 'xian', 'galmi'] } }));
  alone.play('play demon-guardians').turnOf('foe');
  expect(alone.discard('you')).toEqual(['demon-guardians']);
  const s = set(quiet({ you: DEMONS, foe: { army: [['nakshatra', 'navaj']] } }));
  s.play('play demon-guardians', 'no').refuses('target foe:I1', /not OPEN/i);
  const other = twin(s);
  s.play('target foe:I2').turnOf('foe');
  other.play('target you:I1').turnOf('foe');
  expect([s.army('foe')[0], other.army('foe')[0]]).toEqual([['nakshatra'], ['nakshatra', 'navaj']]);
});

onBothSides('destroy: answered by Force of will, then the rest of the turn goes on', (set) => {
  const foe = { army: [['dark-cultists']], hand: ['red-circle'] };
  const s = set(quiet({ you: DEMONS, foe }));
  s.play('play demon-guardians', 'target foe:I1', 'use red-circle').turnOf('foe');
  expect([s.army('foe')[0], s.hand('you')]).toEqual([['dark-cultists'], []]);
});

onBothSides('release: none, one, many, refused; "this row or column"', (set) => {
  const foe = { clans: ['justice', 'xian', 'galmi'] } as const;
  const none = set(quiet({ you: { hand: ['wiindz'] }, foe }));
  none.play('play wiindz', 'no').turnOf('foe');
  const army = [
    [captured('aat'), 'wiindz', captured('obeezs')],
    [captured('ez'), captured('neo')],
  ];
  const s = set(quiet({ you: { army }, foe: { army: [[captured('nakshatra')]] } }));
  s.play('activate I2').offersExactly('target you:I1', 'target you:I3', 'target you:II2');
  s.refuses('target you:I2', /not captured/i).refuses('target you:II1', /too far/i);
  const other = twin(s);
  s.play('target you:II2').turnOf('foe');
  other.play('target you:I1').turnOf('foe');
  expect([s.army('you')[1], other.army('you')[1]]).toEqual([
    ['(ez)', 'neo'],
    ['(ez)', '(neo)'],
  ]);
});

onBothSides('oneOf: only verbs that have a target, first the verb, then the target', (set) => {
  const s = set(quiet({ you: { hand: ['apostles-of-night'] }, foe: { army: [['nakshatra']] } }));
  s.play('play apostles-of-night').asks('you', 'target').play('target foe:I1').turnOf('foe');
  expect(s.army('foe')[0]).toEqual(['(nakshatra)']);
  const both = set(
    quiet({ you: { hand: ['apostles-of-night'] }, foe: { army: [[captured('nakshatra')]] } }),
  );
  both.play('play apostles-of-night').offersExactly('do capture', 'do release');
  both.refuses('do destroy', /cannot destroy/i);
  const other = twin(both);
  both.play('do release').turnOf('foe');
  other.play('do capture').turnOf('foe');
  expect([both.army('foe')[0], both.army('you')[0]]).toEqual([
    ['nakshatra'],
    ['apostles-of-night'],
  ]);
  expect([other.army('foe')[0], other.army('you')[0]]).toEqual([
    ['(nakshatra)'],
    ['(apostles-of-night)'],
  ]);
});

const NIRANJAN = { army: [['nakshatra']], hand: ['niranjan'] } as const;

onBothSides('sacrifice: no card, one, many, refused; a copy in between', (set) => {
  const none = set(quiet({ you: NIRANJAN, foe: { clans: ['justice', 'xian', 'galmi'] } }));
  none.play('play niranjan').turnOf('foe');
  const one = set(quiet({ you: NIRANJAN, foe: { army: [['volantis']] } }));
  one.play('play niranjan').turnOf('foe');
  expect(one.discard('foe')).toEqual(['volantis']);
  const s = set(quiet({ you: NIRANJAN, foe: { army: [['volantis', 'atalanta'], ['elle']] } }));
  s.play('play niranjan').refuses('target you:I1', /not in your army/i);
  s.refuses('target foe:I1', /not OPEN/i);
  const other = twin(s);
  s.play('target foe:I2');
  other.play('target foe:II1');
  expect([s.discard('foe'), other.discard('foe')]).toEqual([['atalanta'], ['elle']]);
});

onBothSides('sacrifice: several, each OPEN at that moment; nobody on a tie (C3, C5)', (set) => {
  const foe = { army: [['nakshatra', 'navaj'], ['nalin'], ['narashima']] };
  const s = set(quiet({ you: { army: [['volantis']], hand: ['quae'] }, foe }));
  s.play('play quae').asks('foe', 'target').play('target foe:III1');
  s.offersExactly('target foe:I2', 'target foe:II1').play('target foe:II1').turnOf('foe');
  expect(s.army('foe')).toEqual([['nakshatra', 'navaj'], [], []]);
  const tie = set(
    quiet({
      you: { army: [['volantis']], hand: ['quae'] },
      foe: { army: [['nakshatra'], ['nalin']] },
    }),
  );
  tie.play('play quae').turnOf('foe');
  expect(tie.army('foe').flat()).toHaveLength(2);
});

onBothSides('releaseAll: none, and all of one army', (set) => {
  const army = [['boul-go', captured('un-go'), captured('bun-to')], [captured('shard')]];
  const s = set(
    quiet({ you: { army, hand: ['kan-te'] }, foe: { army: [[captured('nakshatra')]] } }),
  );
  s.play('play kan-te').turnOf('foe');
  expect(s.army('you')).toEqual([['boul-go', 'un-go', 'bun-to'], ['shard', 'kan-te'], []]);
  expect(s.army('foe')[0]).toEqual(['(nakshatra)']);
  s.play('spend 1', 'activate II2').turnOf('foe');
});

const GOAN_SUL = { army: [['bombers'], ['smook']], hand: ['goan-sul'] } as const;

onBothSides('destroyAllOpen: no card, one, many; copies between two answers', (set) => {
  const foe = { army: [['red-circle', 'guardians-of-night'], ['solok']], hand: ['red-circle'] };
  const none = set(quiet({ you: GOAN_SUL, foe: { army: [['nakshatra']] } }));
  none.play('play goan-sul', 'clan goan-sul').turnOf('foe');
  expect([none.army('you')[2], none.army('foe')[0]]).toEqual([[], ['nakshatra']]);
  const s = set(quiet({ you: GOAN_SUL, foe }));
  s.play('play goan-sul', 'clan abhilasha').asks('foe', 'respond');
  const other = twin(s);
  s.play('use red-circle').turnOf('foe');
  other.play('decline');
  const third = twin(other);
  other.play('use red-circle').turnOf('foe');
  third.play('decline').turnOf('foe');
  expect(s.army('foe')).toEqual([['red-circle'], ['solok'], []]);
  expect(other.army('foe')).toEqual([['red-circle', 'guardians-of-night'], [], []]);
  expect(third.army('foe')).toEqual([['red-circle'], [], []]);
});

onBothSides('destroyAllOpen: a declined response leaves nothing that tells of it', (set) => {
  const army = [[withBounty('guardians-of-night')]];
  const seenBy = (hand: readonly string[], ...answers: readonly string[]) => {
    const s = set(quiet({ you: GOAN_SUL, foe: { army, hand } }));
    s.play('play goan-sul', 'clan abhilasha', ...answers).asks('you', 'may');
    const { state } = s;
    return gosuX.view(state, gosuX.toAct(state));
  };
  expect(seenBy(['red-circle'], 'decline')).toEqual(seenBy(['solok']));
});

onBothSides('toDeckTop: one, many, refused; levels and bonus; a copy in between', (set) => {
  const foe = { army: [['nakshatra', 'navaj'], ['nalin'], ['narashima']] };
  const s = set(quiet({ you: { hand: ['un-go'] }, foe }));
  s.play('play un-go').offersExactly('target you:I1', 'target foe:I2');
  s.refuses('target foe:III1', /level/i).refuses('target foe:II1', /not OPEN/i);
  const other = twin(s);
  s.play('target foe:I2').turnOf('foe');
  other.play('target you:I1').turnOf('foe');
  expect([s.deck('foe')[0], other.deck('you')[0]]).toEqual(['navaj', 'un-go']);
  const bonus = set(quiet({ you: { hand: ['un-go'], supremacy: 1 }, foe, round: 2 }));
  bonus.play('play un-go').offersExactly('target you:I1', 'target foe:I2', 'target foe:III1');
  const alone = set(
    quiet({ you: { hand: ['un-go'] }, foe: { clans: ['justice', 'xian', 'goan-sul'] } }),
  );
  alone.play('play un-go').turnOf('foe');
  expect(alone.deck('you')[0]).toBe('un-go');
});

onBothSides('swap: not offered without two cards in a row (C21)', (set) => {
  const foe = { clans: ['justice', 'xian', 'goan-sul'] } as const;
  const s = set(quiet({ you: { hand: ['kno-bo'] }, foe }));
  s.play('play kno-bo').turnOf('foe');
  expect(s.player('you').hand).toHaveLength(1);
});

onBothSides(
  'swap: two places of one row, with tokens and faces; the second to the right',
  (set) => {
    const army = [[withTokens('un-go'), captured('bun-to'), withBounty('boul-go')], ['shard']];
    const s = set(
      quiet({ you: { army, hand: ['kno-bo'] }, foe: { army: [['nakshatra', 'navaj']] } }),
    );
    s.play('play kno-bo', 'yes').offersExactly('target you:I1', 'target you:I2', 'target you:I3');
    s.refuses('target you:I4', /to the right/i).refuses('target foe:I1', /not in your army/i);
    s.play('target you:I1').offersExactly('target you:I2', 'target you:I3', 'target you:I4');
    const other = twin(s);
    s.play('target you:I2').turnOf('foe');
    other.play('target you:I4').turnOf('foe');
    expect(s.army('you')[0]).toEqual(['(bun-to)', 'un-go+1', 'boul-go!', 'kno-bo']);
    expect(other.army('you')[0]).toEqual(['kno-bo', '(bun-to)', 'boul-go!', 'un-go+1']);
    // Kno'Bo draws for the Galmi cards of its column after the swap.
    expect([s.player('you').hand.length, other.player('you').hand.length]).toEqual([1, 2]);
  },
);

onBothSides('swap: in either army where the text says so', (set) => {
  const foe = { army: [['nakshatra', 'navaj']] };
  const s = set(quiet({ you: DEMONS, foe }));
  s.play('play demon-guardians', 'yes').offersExactly('target you:I1', 'target foe:I2');
  expect(s.army('foe')[0]).toEqual(['navaj', 'nakshatra']);
});

onBothSides(
  'placeBounty: any face-up card but the bearer; refused; a copy in between (C31)',
  (set) => {
    const foe = { army: [[withBounty('nakshatra'), captured('navaj')]] };
    const s = set(quiet({ you: { army: [['boul-go']], hand: ['she-rift'] }, foe }));
    s.play('play she-rift').offersExactly('target you:I1', 'target you:II1');
    s.refuses('target foe:I1', /already bears/i).refuses('target foe:I2', /captured/i);
    const other = twin(s);
    s.play('target you:I1').turnOf('foe');
    other.play('target you:II1').turnOf('foe');
    expect([s.army('you'), s.army('foe')[0]]).toEqual([
      [['boul-go!'], ['she-rift'], []],
      ['nakshatra', '(navaj)'],
    ]);
    expect(other.army('you')[1]).toEqual(['she-rift!']);
  },
);
