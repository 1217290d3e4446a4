/** Justice, level I: Petal Faeries, Volantis. */
import {
  captured,
  onBothSides,
  scenario,
  withBounty,
  withTokens,
} from '@testing/gosu-x/scenario.ts';
import { describe, expect, test } from 'vitest';
import { tableOf } from './table.ts';

const table = tableOf({ clans: ['justice', 'abhilasha', 'tomorrow'] });

describe('petal-faeries', () => {
  const spent = (hand: number, n: number) => ({ hand, spent: n, locked: 2 });

  onBothSides('each player takes back a token, then a Bounty card is captured', (set) => {
    const s = set(
      table(
        { hand: ['petal-faeries'], deck: ['elle', 'sati'], tokens: spent(1, 1) },
        { army: [['nitish', 'nikhilesh', 'bombers']], tokens: spent(0, 2) },
      ),
    );
    s.play('play petal-faeries').asks('you', 'may').offersExactly('yes', 'no').play('yes');
    s.turnOf('foe');
    expect(s.player('you')).toMatchObject({ tokens: 2, spent: 0, locked: 2 });
    expect(s.player('foe')).toMatchObject({ tokens: 1, spent: 1, locked: 2 });
    expect(s.army('foe')).toEqual([['nitish', '(nikhilesh)', 'bombers'], [], []]);
    expect([s.army('you')[0], s.hand('you')]).toEqual([['petal-faeries'], ['elle']]);
  });

  onBothSides('C18, X6.4: the controller chooses a token first, then the opponent', (set) => {
    const s = set(
      table(
        {
          army: [[withTokens('apostles-of-night'), 'volantis']],
          hand: ['petal-faeries'],
          tokens: spent(0, 1),
        },
        { army: [['nitish', withTokens('bombers')]], tokens: spent(0, 1) },
      ),
    );
    s.play('play petal-faeries').asks('you', 'take').offersExactly('take I1', 'take spent');
    s.play('take I1').asks('foe', 'take').offersExactly('take I2', 'take spent');
    s.play('take spent').turnOf('foe');
    expect(s.army('you')[0]).toEqual(['apostles-of-night', 'volantis', 'petal-faeries']);
    expect(s.player('you')).toMatchObject({ tokens: 1, spent: 1 });
    expect(s.army('foe')[0]).toEqual(['nitish', 'bombers+1']);
    expect(s.player('foe')).toMatchObject({ tokens: 1, spent: 0 });
    s.play('spend 1').turnOf('you').offers('activate I1');
  });

  test('C1: without a Bounty card only the tokens come back', () => {
    const s = scenario(
      table(
        { hand: ['petal-faeries'], tokens: spent(1, 1) },
        { army: [['nitish']], tokens: spent(1, 1) },
      ),
    );
    s.play('play petal-faeries').turnOf('foe');
    expect([s.player('you').tokens, s.player('foe').tokens]).toEqual([2, 2]);
    expect(s.army('foe')[0]).toEqual(['nitish']);
  });

  test('X6.4: with no token out, nothing comes back and nothing is unlocked', () => {
    const s = scenario(table({ hand: ['petal-faeries'] }))
      .play('play petal-faeries')
      .turnOf('foe');
    expect(s.player('you')).toMatchObject({ tokens: 2, spent: 0, locked: 2 });
    expect(s.player('foe')).toMatchObject({ tokens: 2, spent: 0, locked: 2 });
  });

  test('C32: a player who has passed takes a token back too', () => {
    const s = scenario(table({ hand: ['petal-faeries'] }, { passed: true, tokens: spent(0, 2) }));
    s.play('play petal-faeries').turnOf('you');
    expect(s.player('foe')).toMatchObject({ tokens: 1, spent: 1 });
  });

  test('C2: the Bounty token makes a Bounty card, of any level, OPEN or not', () => {
    const s = scenario(
      table(
        { army: [['spoil-seekers', 'volantis'], ['ez']], hand: ['petal-faeries'], deck: ['elle'] },
        {
          army: [
            [withBounty('nitish'), 'nikhilesh', captured('all-in-one')],
            ['nalin', 'shennong'],
            ['bhj-xian'],
          ],
        },
      ),
    );
    s.play('play petal-faeries').asks('you', 'target');
    s.offersExactly(
      'target you:I1',
      'target you:II1',
      'target foe:I1',
      'target foe:I2',
      'target foe:II2',
      'target foe:III1',
    );
    s.play('target foe:I1').asks('you', 'may').play('yes').turnOf('foe');
    expect(s.army('foe')[0]).toEqual(['(nitish)!', 'nikhilesh', '(all-in-one)']);
    expect(s.hand('you')).toEqual(['elle']);
  });

  test('C2: with Hemro the Bounty draw is two cards', () => {
    const s = scenario({
      you: {
        clans: ['justice', 'goan-sul', 'xian'],
        army: [['volantis', 'bombers'], ['hemro']],
        hand: ['petal-faeries'],
        deck: ['elle', 'sati', 'quae'],
      },
      foe: { clans: ['narashima', 'tomorrow', 'galmi'], army: [['nikhilesh']] },
      fill: false,
    });
    s.play('play petal-faeries', 'yes').turnOf('foe');
    expect([s.hand('you'), s.deck('you')]).toEqual([['elle', 'sati'], ['quae']]);
  });

  test('X9.7: the draw may be declined', () => {
    const s = scenario(
      table({ hand: ['petal-faeries'], deck: ['elle'] }, { army: [['nikhilesh']] }),
    );
    s.play('play petal-faeries', 'no').turnOf('foe');
    expect([s.hand('you'), s.army('foe')[0]]).toEqual([[], ['(nikhilesh)']]);
  });

  test('X11.1: with only your own Bounty card it is captured, and draws nothing', () => {
    const s = scenario(
      table(
        { army: [['spoil-seekers', 'volantis']], hand: ['petal-faeries'], deck: ['elle'] },
        { army: [['nitish']] },
      ),
    );
    s.play('play petal-faeries').turnOf('foe');
    expect(s.army('you')[0]).toEqual(['(spoil-seekers)', 'volantis', 'petal-faeries']);
    expect([s.hand('you'), s.army('foe')[0]]).toEqual([[], ['nitish']]);
  });

  test('X9.6: an Ethereal Bounty card is no target', () => {
    const s = scenario(
      table(
        { army: [['spoil-seekers', 'volantis'], [withBounty('shadow')]], hand: ['petal-faeries'] },
        { army: [['nitish']] },
      ),
    );
    s.play('play petal-faeries').turnOf('foe');
    expect(s.army('you')).toEqual([
      ['(spoil-seekers)', 'volantis', 'petal-faeries'],
      ['shadow!'],
      [],
    ]);
  });

  test('X6.5: a token left on the captured card is spent', () => {
    const foe = { army: [[withTokens('nikhilesh'), 'nitish']], tokens: spent(0, 1) };
    const s = scenario(table({ hand: ['petal-faeries'] }, foe));
    s.play('play petal-faeries', 'take spent', 'no').turnOf('foe');
    expect(s.player('foe')).toMatchObject({ tokens: 1, spent: 1 });
    expect(s.army('foe')[0]).toEqual(['(nikhilesh)', 'nitish']);
  });
});

describe('volantis', () => {
  onBothSides('who has more in play sacrifices, who has more in hand discards', (set) => {
    const s = set(
      table(
        { hand: ['volantis', 'elle', 'sati', 'quae'] },
        { army: [['nitish', 'bombers'], ['alpha']], hand: ['nalin', 'navaj'] },
      ),
    );
    s.play('play volantis').asks('foe', 'target').offersExactly('target foe:II1', 'target foe:I2');
    s.play('target foe:I2').asks('you', 'discard');
    s.offersExactly('discard elle', 'discard sati', 'discard quae').play('discard quae');
    s.turnOf('foe');
    expect(s.army('foe')).toEqual([['nitish'], ['alpha'], []]);
    expect([s.hand('foe'), s.discard('foe')]).toEqual([['nalin', 'navaj'], ['bombers']]);
    expect([s.hand('you'), s.discard('you')]).toEqual([['elle', 'sati'], ['quae']]);
    expect(s.army('you')).toEqual([['volantis'], [], []]);
  });

  onBothSides('X4.9: it can hurt you, itself included; the opponent may discard', (set) => {
    const s = set(
      table(
        { army: [['atalanta'], ['elle']], hand: ['volantis'] },
        { army: [['nitish']], hand: ['nalin', 'navaj'] },
      ),
    );
    s.play('play volantis').asks('you', 'target').offersExactly('target you:I2', 'target you:II1');
    s.play('target you:I2').asks('foe', 'discard').play('discard nalin').turnOf('foe');
    expect(s.army('you')).toEqual([['atalanta'], ['elle'], []]);
    expect(s.discard('you')).toEqual(['volantis']);
    expect([s.army('foe')[0], s.hand('foe'), s.discard('foe')]).toEqual([
      ['nitish'],
      ['navaj'],
      ['nalin'],
    ]);
  });

  test('C5: on a tie nobody sacrifices and nobody discards', () => {
    const s = scenario(
      table({ hand: ['volantis', 'elle'] }, { army: [['nitish']], hand: ['navaj'] }),
    );
    s.play('play volantis').turnOf('foe');
    expect([s.army('you')[0], s.army('foe')[0]]).toEqual([['volantis'], ['nitish']]);
    expect([s.hand('you'), s.hand('foe')]).toEqual([['elle'], ['navaj']]);
  });

  test('C5: only one of the two may apply', () => {
    const s = scenario(
      table({ hand: ['volantis', 'elle'] }, { army: [['nitish', 'navaj']], hand: ['nalin'] }),
    );
    s.play('play volantis').turnOf('foe');
    expect([s.army('foe')[0], s.discard('foe')]).toEqual([['nitish'], ['navaj']]);
    const t = scenario(table({ hand: ['volantis'] }, { army: [['nitish']], hand: ['nalin'] }));
    t.play('play volantis').turnOf('foe');
    expect([t.army('foe')[0], t.discard('foe')]).toEqual([['nitish'], ['nalin']]);
  });

  test('C5, X9.5: captured cards count and may be sacrificed', () => {
    const s = scenario(table({ hand: ['volantis'] }, { army: [['nitish', captured('navaj')]] }));
    s.play('play volantis').turnOf('foe');
    expect([s.army('foe')[0], s.discard('foe')]).toEqual([['nitish'], ['navaj']]);
  });

  test('X9.5: one card is sacrificed, however big the lead; Ethereal and Bounty do not matter', () => {
    const s = scenario(
      table(
        { clans: ['justice', 'abhilasha', 'xian'], hand: ['volantis'], deck: ['elle'] },
        {
          clans: ['narashima', 'tomorrow', 'goan-sul'],
          army: [['nitish', 'bombers', 'aat'], [withBounty('shadow')]],
        },
      ),
    );
    s.play('play volantis').offersExactly('target foe:II1', 'target foe:I3').play('target foe:II1');
    s.turnOf('foe');
    expect([s.army('foe'), s.hand('you')]).toEqual([[['nitish', 'bombers', 'aat'], [], []], []]);
    expect(s.state.bounty).toBe(-1);
  });

  test('X11.4: cards paid for it no longer count as hand', () => {
    const s = scenario(
      table(
        { army: [['aat']], hand: ['volantis', 'elle', 'sati', 'quae'] },
        { army: [['nitish', 'navaj']], hand: ['nalin'] },
      ),
    );
    s.play('play volantis', 'discard elle', 'discard sati').turnOf('foe');
    expect([s.hand('you'), s.hand('foe')]).toEqual([['quae'], ['nalin']]);
    expect([s.army('you')[0], s.army('foe')[0]]).toEqual([
      ['aat', 'volantis'],
      ['nitish', 'navaj'],
    ]);
  });

  test('X5.7: shifted in, the same', () => {
    const s = scenario(
      table({ army: [['atalanta']], hand: ['volantis', 'elle'] }, { hand: ['nalin'] }),
    );
    s.play('shift I1 volantis').turnOf('foe');
    expect(s.army('you')).toEqual([[], [], []]);
    expect([s.discard('you'), s.discard('foe')]).toEqual([
      ['elle', 'atalanta', 'volantis'],
      ['nalin'],
    ]);
  });
});
