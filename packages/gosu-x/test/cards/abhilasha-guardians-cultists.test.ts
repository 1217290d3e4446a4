/** Abhilasha, level I: Guardians of the Night, Dark Cultists. */
import {
  captured,
  onBothSides,
  type Side,
  scenario,
  withBounty,
} from '@testing/gosu-x/scenario.ts';
import { describe, expect, test } from 'vitest';
import { tableOf } from './table.ts';

const table = tableOf({ clans: ['abhilasha', 'justice', 'tomorrow'] });

describe('guardians-of-night', () => {
  const guards = { army: [['guardians-of-night', 'aat']], hand: ['elle'] };
  const lava = (hand: string[], deck: string[] = []): Side => ({
    army: [['bombers']],
    hand: ['lava-goddesses', ...hand],
    deck,
  });

  onBothSides(
    'C29: captured by the opponent, the opponent discards a card of their choice',
    (set) => {
      const s = set(table(guards, lava(['nalin', 'navaj']), { toPlay: 'foe' }));
      s.play('play lava-goddesses', 'target you:I1').asks('foe', 'discard');
      s.offersExactly('discard nalin', 'discard navaj').play('discard navaj').turnOf('you');
      expect([s.hand('foe'), s.discard('foe')]).toEqual([['nalin'], ['navaj']]);
      expect([s.army('you')[0], s.hand('you')]).toEqual([
        ['(guardians-of-night)', 'aat'],
        ['elle'],
      ]);
    },
  );

  onBothSides('C29: captured by yourself, the opponent still discards', (set) => {
    const s = set(table({ ...guards, hand: ['solok', 'elle'] }, { hand: ['nalin', 'navaj'] }));
    s.play('play solok', 'target you:I1')
      .asks('foe', 'discard')
      .play('discard nalin')
      .turnOf('foe');
    expect([s.hand('foe'), s.discard('foe'), s.hand('you')]).toEqual([
      ['navaj'],
      ['nalin'],
      ['elle'],
    ]);
  });

  test('X11.5: an empty hand discards nothing', () => {
    const s = scenario(table(guards, lava([]), { toPlay: 'foe' }));
    s.play('play lava-goddesses', 'target you:I1').turnOf('you');
    expect(s.discard('foe')).toEqual([]);
  });

  test('only this card: its neighbour’s capture triggers nothing', () => {
    const s = scenario(table(guards, lava(['nalin']), { toPlay: 'foe' }));
    s.play('play lava-goddesses', 'target you:I2').turnOf('you');
    expect(s.hand('foe')).toEqual(['nalin']);
  });

  test('not when destroyed, sacrificed or shifted', () => {
    const you = { army: [['aat', 'guardians-of-night']] };
    const demons = { army: [['bombers']], hand: ['demon-guardians', 'nalin'] };
    const s = scenario(table(you, demons, { toPlay: 'foe' }));
    s.play('play demon-guardians', 'no', 'target you:I2').turnOf('you');
    expect([s.army('you')[0], s.hand('foe')]).toEqual([['aat'], ['nalin']]);
    const niranjan = { army: [['nitish']], hand: ['niranjan', 'nalin'] };
    const t = scenario(table(you, niranjan, { toPlay: 'foe' }))
      .play('play niranjan')
      .turnOf('you');
    expect([t.army('you')[0], t.hand('foe')]).toEqual([['aat'], ['nalin']]);
    const u = scenario(
      table({ ...you, hand: ['red-circle', 'elle', 'sati'] }, { hand: ['nalin'] }),
    );
    u.play('shift I2 red-circle', 'discard elle').turnOf('foe');
    expect([u.army('you')[0], u.hand('foe')]).toEqual([['aat', 'red-circle'], ['nalin']]);
  });

  test('C11: not when the capture is cancelled', () => {
    const s = scenario(
      table({ ...guards, hand: ['red-circle'] }, lava(['nalin']), { toPlay: 'foe' }),
    );
    s.play('play lava-goddesses', 'target you:I1', 'use red-circle').turnOf('you');
    expect([s.army('you')[0], s.hand('foe')]).toEqual([['guardians-of-night', 'aat'], ['nalin']]);
  });

  test('X9.7: with the Bounty token the capturer may draw, and discards', () => {
    const army = [[withBounty('guardians-of-night'), 'aat']];
    const s = scenario(table({ army }, lava([], ['nalin']), { toPlay: 'foe' }));
    s.play('play lava-goddesses', 'target you:I1').asks('foe', 'may').play('yes').turnOf('you');
    expect([s.hand('foe'), s.discard('foe')]).toEqual([[], ['nalin']]);
    expect(s.army('you')[0]).toEqual(['(guardians-of-night)!', 'aat']);
  });

  test('C19: released and captured again, it triggers again', () => {
    const s = scenario(
      table(
        { army: [[captured('guardians-of-night'), 'red-circle']], hand: ['apostles-of-night'] },
        lava(['nalin']),
      ),
    );
    s.play('play apostles-of-night', 'do release').turnOf('foe');
    s.play('play lava-goddesses', 'target you:I1').turnOf('you');
    expect([s.army('you')[0]?.[0], s.discard('foe')]).toEqual(['(guardians-of-night)', ['nalin']]);
  });

  test('C8: an Aat opposite has the trigger too, for its own side', () => {
    const s = scenario({
      you: {
        clans: ['abhilasha', 'justice', 'goan-sul'],
        ...guards,
        army: [['guardians-of-night', 'bombers']],
        hand: ['lava-goddesses', 'elle'],
      },
      foe: { clans: ['narashima', 'tomorrow', 'xian'], army: [['aat']], hand: ['nalin'] },
      fill: false,
    });
    s.play('play lava-goddesses', 'target foe:I1').turnOf('foe');
    expect([s.discard('you'), s.hand('foe')]).toEqual([['elle'], ['nalin']]);
  });

  test('X4.2c Recruiter: the next Troop is free while it is face up', () => {
    const s = scenario(table({ army: [['guardians-of-night']], hand: ['volantis'] }));
    s.play('play volantis').turnOf('foe');
    const army = [['aat', captured('guardians-of-night')]];
    scenario(table({ army, hand: ['volantis', 'elle'] })).withholds('play volantis');
  });
});

describe('dark-cultists', () => {
  onBothSides('copies the effect of another card of its column', (set) => {
    const s = set(
      table(
        {
          army: [
            ['atalanta', 'red-circle'],
            ['sati', 'elle'],
          ],
          hand: ['dark-cultists', 'quae', 'nezha'],
          deck: ['aat', 'wiindz', 'volantis'],
        },
        { hand: ['nalin', 'navaj', 'nitish'] },
      ),
    );
    // Sati above; Elle in another column; Atalanta and the Red Circle without an effect.
    s.play('shift I1 dark-cultists', 'discard quae').turnOf('foe');
    expect(s.hand('you')).toEqual(['aat', 'nezha', 'wiindz']);
    expect(s.army('you')).toEqual([['dark-cultists', 'red-circle'], ['sati', 'elle'], []]);
  });

  test('C6, C7: face-up cards with an effect in its own row and column, no others', () => {
    const s = scenario(
      table(
        {
          army: [
            ['atalanta', 'volantis', 'petal-faeries', captured('obeezs')],
            ['elle', 'sati', 'nezha'],
            ['justice', 'bhj-justice'],
          ],
          hand: ['dark-cultists', 'quae'],
        },
        { army: [['nakshatra'], ['nalin']] },
      ),
    );
    s.play('shift I1 dark-cultists').asks('you', 'target');
    s.offersExactly('target you:I2', 'target you:I3', 'target you:II1', 'target you:III1');
  });

  onBothSides('copies a card of its row, as its own effect', (set) => {
    const s = set(
      table(
        { army: [['volantis', 'red-circle']], hand: ['dark-cultists', 'elle'] },
        { army: [['nitish']], hand: ['nalin'] },
      ),
    );
    s.play('play dark-cultists').turnOf('foe');
    expect(s.army('you')[0]).toEqual(['volantis', 'red-circle']);
    expect([s.discard('you'), s.hand('you'), s.hand('foe')]).toEqual([
      ['dark-cultists'],
      ['elle'],
      ['nalin'],
    ]);
  });

  test('X4.9: nothing to copy, nothing happens', () => {
    const s = scenario(
      table(
        { army: [['red-circle', captured('volantis')]], hand: ['dark-cultists'] },
        { army: [['nakshatra'], ['nalin']] },
      ),
    );
    s.play('play dark-cultists').turnOf('foe');
    expect(s.army('you')[0]).toEqual(['red-circle', '(volantis)', 'dark-cultists']);
  });

  test('C6: "this card" is the copier: Alpha (dead) above makes it capture itself', () => {
    const s = scenario(
      table({
        army: [['red-circle'], ['alpha-dead']],
        hand: ['dark-cultists', 'elle'],
        tokens: { hand: 1, spent: 1 },
      }),
    );
    s.play('shift I1 dark-cultists').asks('you', 'take').play('take spent').turnOf('foe');
    expect(s.army('you')).toEqual([['(dark-cultists)'], ['alpha-dead'], []]);
    expect(s.player('you')).toMatchObject({ tokens: 2, spent: 0 });
  });

  test('C6: X is the copier’s', () => {
    const s = scenario(
      table({
        army: [['red-circle'], ['ashes']],
        hand: ['dark-cultists', 'volantis'],
        discard: ['atalanta', 'atalanta', 'petal-faeries'],
        tokens: { hand: 3, locked: 1 },
      }),
    );
    s.play('shift I1 dark-cultists', 'clan justice', 'level I');
    s.play('pick atalanta', 'pick volantis', 'pick atalanta').turnOf('foe');
    expect(s.hand('you')).toEqual(['atalanta', 'atalanta', 'volantis']);
    expect(s.discard('you')).toEqual(['petal-faeries', 'red-circle']);
  });

  test('C6: no keyword is copied: Obeezs gives no Echo', () => {
    const s = scenario(
      table({
        army: [['obeezs', 'red-circle']],
        hand: ['dark-cultists'],
        deck: ['elle', 'sati', 'quae'],
      }),
    );
    s.play('play dark-cultists', 'discard elle').turnOf('foe');
    expect([s.hand('you'), s.discard('you'), s.deck('you')]).toEqual([
      [],
      ['elle', 'sati'],
      ['quae'],
    ]);
  });

  test('C6: the other Cultists lead on, but never back; a chain that cannot go on does nothing', () => {
    const s = scenario(table({ army: [['dark-cultists', 'red-circle']], hand: ['dark-cultists'] }));
    s.play('play dark-cultists').turnOf('foe');
    expect(s.eventTypes().filter((type) => type === 'copy')).toHaveLength(1);
    const army = [['dark-cultists', 'apostles-of-night']];
    const t = scenario(table({ army, hand: ['dark-cultists'] }, { army: [['nitish']] }));
    t.play('play dark-cultists').offersExactly('target you:I1', 'target you:I2');
    t.play('target you:I1').asks('you', 'target').play('target foe:I1').turnOf('foe');
    expect(t.army('foe')[0]).toEqual(['(nitish)']);
  });

  test('C6: the row and column stay those of the first copier in a chain', () => {
    const s = scenario(
      table(
        {
          army: [
            ['dark-cultists', 'atalanta'],
            ['sati', 'tourach'],
          ],
          hand: ['dark-cultists', 'elle'],
        },
        { hand: ['nalin', 'navaj'] },
      ),
    );
    // From I1 to the Cultists of I1: only Tourach, above I2, is left; not Sati above I1.
    s.play('shift I2 dark-cultists').offersExactly('target you:I1', 'target you:II2');
    s.play('target you:I1').asks('foe', 'discard').play('discard nalin').turnOf('foe');
    expect([s.hand('foe'), s.hand('you')]).toEqual([[], []]);
  });

  test('C6, C8: may take the effect an Aat has at that moment', () => {
    const you = { army: [['aat', 'red-circle']], hand: ['dark-cultists'] };
    const s = scenario(table(you, { army: [['lava-goddesses']] })).play('play dark-cultists');
    s.asks('you', 'target').play('target foe:I1').turnOf('foe');
    expect(s.army('foe')[0]).toEqual(['(lava-goddesses)']);
    const t = scenario(table(you, { army: [['all-in-one']] })).play('play dark-cultists');
    t.turnOf('foe');
  });

  test('C6: an each-player effect is the copier’s: the controller first', () => {
    const s = scenario(
      table(
        {
          army: [['atalanta'], ['ecnalab']],
          hand: ['dark-cultists', 'elle', 'sati', 'quae', 'neye', 'neo'],
        },
        { deck: ['nalin', 'navaj', 'nitish', 'alpha'] },
      ),
    );
    s.play('shift I1 dark-cultists', 'discard elle').asks('you', 'discard').play('discard sati');
    s.turnOf('foe');
    expect([s.hand('you'), s.hand('foe')]).toEqual([
      ['neo', 'neye', 'quae'],
      ['nalin', 'navaj', 'nitish'],
    ]);
  });

  test('X9.7: it is a Bounty card', () => {
    const foe = { army: [['bombers']], hand: ['lava-goddesses'], deck: ['nalin'] };
    const s = scenario(table({ army: [['dark-cultists']] }, foe, { toPlay: 'foe' }));
    s.play('play lava-goddesses', 'target you:I1').asks('foe', 'may').play('yes').turnOf('you');
    expect(s.hand('foe')).toEqual(['nalin']);
  });

  test('X9.8: beside Sha’dow it echoes, with another card if you wish', () => {
    const s = scenario(
      table(
        {
          army: [['atalanta', 'volantis', 'apostles-of-night'], ['shadow']],
          hand: ['dark-cultists', 'elle', 'sati'],
        },
        { army: [['nitish', 'navaj', 'bombers', 'nakshatra', 'nikhilesh']] },
      ),
    );
    s.play('shift I1 dark-cultists', 'discard elle', 'target you:I2').asks('you', 'may');
    s.play('yes').offersExactly('target you:I2', 'target you:I3').play('target you:I3');
    s.play('target foe:I1').turnOf('foe');
    expect(s.army('foe')[0]).toEqual(['(nitish)', 'navaj', 'bombers', 'nakshatra']);
    expect(s.discard('you')).toEqual(['elle', 'atalanta', 'sati']);
  });
});
