/** X4: playing a card. */
import { captured, onBothSides } from '@testing/gosu-x/scenario.ts';
import { expect } from 'vitest';
import { eventsOf, quiet } from './table.ts';

const FOE = { clans: ['abhilasha', 'goan-sul', 'tomorrow'] } as const;

onBothSides('X4.1 a card goes to the leftmost empty space of its row', (set) => {
  const you = { army: [['volantis', 'atalanta'], ['elle']], hand: ['petal-faeries', 'nezha'] };
  const s = set(quiet({ you, foe: FOE }));
  s.play('play petal-faeries', 'spend 1', 'play nezha');
  expect(s.army('you')).toEqual([['volantis', 'atalanta', 'petal-faeries'], ['elle', 'nezha'], []]);
  expect(eventsOf(s.events, 'play').map((event) => event.place.slice(3))).toEqual(['I3', 'II2']);
});

onBothSides('X4.1 Troops >= Heroes >= Immortals; captured cards count', (set) => {
  const you = { army: [['volantis', captured('atalanta')], ['elle']], hand: ['nezha', 'justice'] };
  const s = set(quiet({ you, foe: FOE }));
  s.offers('play nezha', 'play justice').play('play nezha', 'spend 1');
  expect(s.army('you')[1]).toEqual(['elle', 'nezha']);
  const full = set(quiet({ you: { army: [['volantis'], [captured('elle')]], hand: ['nezha'] } }));
  full.withholds('play nezha').refuses('play nezha', /fewer Heroes than Troops/i);
});

onBothSides('X4.2 a Troop of another clan costs 2 other cards', (set) => {
  const you = { army: [['volantis']], hand: ['timer', 'elle', 'sati', 'kaez'] };
  const s = set(quiet({ you, foe: FOE }));
  s.play('play timer').offersExactly('discard elle', 'discard sati', 'discard kaez');
  s.play('discard sati').offersExactly('discard elle', 'discard kaez').play('discard kaez');
  expect(s.hand('you')).toEqual(['elle']);
  expect(s.discard('you')).toEqual(['sati', 'kaez']);
  expect(s.army('you')[0]).toEqual(['volantis', 'timer']);
});

onBothSides('X4.2 the fifth Troop is the last', (set) => {
  const four = ['volantis', 'volantis', 'atalanta', 'atalanta'];
  const hand = ['petal-faeries', 'arrows-of-justice'];
  const s = set(quiet({ you: { army: [four], hand }, foe: FOE }));
  s.play('play petal-faeries', 'spend 1').withholds('play arrows-of-justice');
  expect(s.army('you')[0]).toHaveLength(5);
});

onBothSides('X4.2 (a) the first Troop is free', (set) => {
  const s = set(quiet({ you: { hand: ['muraena', 'elle', 'sati'] }, foe: FOE }));
  s.play('play muraena').turnOf('foe');
  expect(s.discard('you')).toEqual([]);
});

onBothSides('X4.2 (a) a Troop is free when all Troops are captured', (set) => {
  const you = { army: [[captured('volantis')]], hand: ['muraena', 'elle', 'sati'] };
  const s = set(quiet({ you, foe: FOE }));
  s.play('play muraena').turnOf('foe');
  expect(s.discard('you')).toEqual([]);
  expect(s.army('you')[0]).toEqual(['(volantis)', 'muraena']);
});

onBothSides('X4.2 (a) and when the only one was destroyed earlier', (set) => {
  const you = { hand: ['muraena', 'elle', 'sati'], discard: ['volantis'] };
  const s = set(quiet({ you, foe: FOE, round: 2 }));
  s.play('play muraena').turnOf('foe');
  expect(s.discard('you')).toEqual(['volantis']);
});

onBothSides('X4.2 (b) a face-up Troop of its clan anywhere in the row makes it free', (set) => {
  const army = [['arpia', 'volantis']];
  const s = set(quiet({ you: { army, hand: ['timer', 'elle', 'sati'] }, foe: FOE }));
  s.play('play timer').turnOf('you');
  expect(s.discard('you')).toEqual([]);
});

onBothSides('X4.2 (b) a captured Troop of its clan does not', (set) => {
  const army = [[captured('arpia'), 'volantis']];
  const s = set(quiet({ you: { army, hand: ['muraena', 'elle', 'sati'] }, foe: FOE }));
  s.play('play muraena', 'discard elle').turnOf('foe');
  expect(s.discard('you').sort()).toEqual(['elle', 'sati']);
});

onBothSides('X4.2 (b) a Hero of its clan does not count', (set) => {
  const army = [['volantis', captured('arpia')], ['kaez']];
  const s = set(quiet({ you: { army, hand: ['muraena', 'elle', 'sati'] }, foe: FOE }));
  s.play('play muraena', 'discard elle').turnOf('foe');
  expect(s.discard('you').sort()).toEqual(['elle', 'sati']);
});

onBothSides('X4.2 (c) X9.11 a face-up Recruiter directly to its left makes it free', (set) => {
  const army = [['volantis', 'atalanta']];
  const s = set(quiet({ you: { army, hand: ['muraena', 'elle', 'sati'] }, foe: FOE }));
  s.play('play muraena').turnOf('foe');
  expect(s.discard('you')).toEqual([]);
});

onBothSides('X4.2 (c) a Recruiter further left or captured does not', (set) => {
  for (const army of [[['atalanta', 'volantis']], [['volantis', captured('atalanta')]]]) {
    const s = set(quiet({ you: { army, hand: ['muraena', 'elle', 'sati'] }, foe: FOE }));
    s.play('play muraena', 'discard elle').turnOf('foe');
    expect(s.discard('you').sort()).toEqual(['elle', 'sati']);
  }
});

onBothSides('X4.3 a Troop whose cost cannot be paid in full cannot be played', (set) => {
  const you = { army: [['volantis']], hand: ['timer', 'elle'] };
  const s = set(quiet({ you, foe: FOE }));
  s.withholds('play timer').refuses('play timer', /you would have to discard 2 other cards/i);
});

onBothSides('X4.3 exactly enough cards pay: the last is not asked for', (set) => {
  const you = { army: [['volantis']], hand: ['muraena', 'elle', 'sati'] };
  const s = set(quiet({ you, foe: FOE }));
  s.play('play muraena').offersExactly('discard elle', 'discard sati');
  s.play('discard sati').turnOf('foe');
  expect(s.discard('you')).toEqual(['sati', 'elle']);
  const two = { army: [['volantis']], hand: ['muraena', 'timer', 'timer'] };
  const same = set(quiet({ you: two, foe: FOE }));
  same.play('play muraena').turnOf('foe');
  expect(same.discard('you')).toEqual(['timer', 'timer']);
});

onBothSides('X4.3 the other copy of the card may pay', (set) => {
  const you = { army: [['volantis']], hand: ['muraena', 'muraena', 'sati'] };
  const s = set(quiet({ you, foe: FOE }));
  s.play('play muraena', 'discard muraena').turnOf('foe');
  expect(s.discard('you').sort()).toEqual(['muraena', 'sati']);
});

onBothSides('X4.4 a Hero needs a face-up Troop of its clan in the row, and is free', (set) => {
  const army = [['arpia', 'volantis']];
  const s = set(quiet({ you: { army, hand: ['elle', 'kaez', 'shard'] }, foe: FOE }));
  s.offers('play elle', 'play kaez').withholds('play shard');
  s.refuses('play shard', /needs a face-up .*Troop/i);
  s.play('play kaez').turnOf('foe');
  expect([s.hand('you'), s.discard('you')]).toEqual([['elle', 'shard'], []]);
});

onBothSides('X4.4 a captured Troop supports no Hero', (set) => {
  const army = [['arpia', captured('volantis')]];
  const s = set(quiet({ you: { army, hand: ['elle'] }, foe: FOE }));
  s.withholds('play elle');
});

onBothSides('X4.4 fewer Heroes than Troops', (set) => {
  const s = set(quiet({ you: { army: [['volantis'], ['quae']], hand: ['elle'] }, foe: FOE }));
  s.withholds('play elle').refuses('play elle', /play a Troop first/i);
});

onBothSides('X4.5 an Immortal needs a face-up Troop and a face-up Hero of its clan', (set) => {
  const legal = set(quiet({ you: { army: [['volantis'], ['elle']], hand: ['bhj-justice'] } }));
  legal.play('play bhj-justice').turnOf('foe');
  expect(legal.army('you')[2]).toEqual(['bhj-justice']);
  const noHero = [['volantis', 'arpia'], ['kaez']];
  set(quiet({ you: { army: noHero, hand: ['justice'] } }))
    .withholds('play justice')
    .refuses('play justice', /needs a face-up .*Hero/i);
  const noTroop = [
    ['arpia', captured('volantis')],
    ['kaez', 'elle'],
  ];
  set(quiet({ you: { army: noTroop, hand: ['justice'] } }))
    .withholds('play justice')
    .refuses('play justice', /needs a face-up .*Troop/i);
  const capturedHero = [
    ['volantis', 'arpia'],
    ['kaez', captured('elle')],
  ];
  set(quiet({ you: { army: capturedHero, hand: ['justice'] } })).withholds('play justice');
});

onBothSides('X4.5 fewer Immortals than Heroes', (set) => {
  const army = [['volantis', 'volantis'], ['elle'], ['bhj-justice']];
  const s = set(quiet({ you: { army, hand: ['justice'] }, foe: FOE }));
  s.withholds('play justice').refuses('play justice', /play a Hero first/i);
});

onBothSides('X4.6 support counts only when the card is played', (set) => {
  const you = { army: [['volantis'], ['elle'], ['justice']] };
  const foe = { hand: ['lava-goddesses'] };
  const s = set(quiet({ you, foe, toPlay: 'foe' }));
  s.play('play lava-goddesses', 'target you:I1').turnOf('you');
  expect(s.army('you')).toEqual([['(volantis)'], ['elle'], ['justice']]);
  expect(s.value('you')).toBe(8);
});

onBothSides('X4.7 the Wonder token may be returned to discard 1 fewer', (set) => {
  const you = { army: [['volantis']], hand: ['muraena', 'elle', 'sati', 'quae'] };
  const s = set(quiet({ you, foe: FOE, wonder: 'you' }));
  s.play('play muraena').asks('you', 'wonder').offersExactly('wonder', 'no wonder');
  s.play('wonder').offersExactly('discard elle', 'discard sati', 'discard quae');
  s.play('discard sati').turnOf('foe');
  expect([s.wonder(), s.discard('you')]).toEqual([null, ['sati']]);
  expect(eventsOf(s.events, 'wonder')).toMatchObject([{ taken: false, cause: 'cost' }]);
});

onBothSides('X4.7 or kept', (set) => {
  const you = { army: [['volantis']], hand: ['muraena', 'elle', 'sati', 'quae'] };
  const s = set(quiet({ you, foe: FOE, wonder: 'you' }));
  s.play('play muraena', 'no wonder', 'discard sati', 'discard elle').turnOf('foe');
  expect([s.wonder(), s.discard('you')]).toEqual(['you', ['sati', 'elle']]);
});

onBothSides('X4.7 it can make payable what was not: then it is not asked', (set) => {
  const you = { army: [['volantis']], hand: ['muraena', 'sati'] };
  const s = set(quiet({ you, foe: FOE, wonder: 'you' }));
  s.play('play muraena').turnOf('foe');
  expect([s.wonder(), s.discard('you')]).toEqual([null, ['sati']]);
  const alone = set(quiet({ you: { army: [['volantis']], hand: ['muraena'] }, wonder: 'you' }));
  alone.withholds('play muraena').refuses('play muraena', /even with the Wonder token/i);
});

onBothSides('X4.7 it is not offered where nothing is to be discarded', (set) => {
  const you = { army: [['volantis']], hand: ['petal-faeries', 'elle', 'sati'] };
  const s = set(quiet({ you, foe: FOE, wonder: 'you' }));
  s.play('play petal-faeries').turnOf('foe');
  expect([s.wonder(), s.discard('you')]).toEqual(['you', []]);
});

onBothSides('X4.7 the opponent’s Wonder token is no help', (set) => {
  const you = { army: [['volantis']], hand: ['muraena', 'sati'] };
  set(quiet({ you, foe: FOE, wonder: 'foe' })).withholds('play muraena');
});

onBothSides('X4.8 X11.4 paid cards are in the discard pile before the card enters', (set) => {
  const you = { army: [['volantis']], hand: ['spirits-of-smook', 'hemro', 'sati'] };
  const s = set(quiet({ you, foe: { clans: ['abhilasha', 'xian', 'tomorrow'] } }));
  s.play('play spirits-of-smook', 'discard hemro').turnOf('foe');
  expect([s.hand('you'), s.discard('you')]).toEqual([['hemro'], ['sati']]);
  expect(s.eventTypes().filter((type) => type === 'discard' || type === 'play')).toEqual([
    'discard',
    'discard',
    'play',
  ]);
});

onBothSides('X4.8 Wondrous comes before the effect, Echo after it', (set) => {
  const you = { army: [['un-go', 'aat'], ['shadow']], hand: ['shard'], deck: ['elle', 'quae'] };
  const foe = { clans: ['abhilasha', 'goan-sul', 'xian'] } as const;
  const s = set(quiet({ you, foe, wonder: 'foe' }));
  s.play('play shard').asks('you', 'pick');
  expect(s.wonder()).toBe('you');
  s.play('pick elle').asks('you', 'may').play('no').turnOf('foe');
  expect(s.hand('you')).toEqual(['elle']);
  expect(s.discard('you')).toHaveLength(3);
});

onBothSides('X4.8 X10.3 the fifteenth card wins as it stands, before its effect', (set) => {
  const army = [
    ['volantis', 'volantis', 'atalanta', 'atalanta', 'petal-faeries'],
    ['elle', 'nezha', 'quae', 'sati', 'tourach'],
    ['bhj-justice', 'bhj-phoenix', 'phoenix', 'bhj-galmi'],
  ];
  const s = set(quiet({ you: { army, hand: ['justice'] }, foe: FOE }));
  s.play('play justice').wins('you', 'fifteen');
  expect(s.eventTypes()).not.toContain('tile');
  expect(s.legal()).toEqual([]);
});

onBothSides('X4.9 an effect is mandatory, even against oneself', (set) => {
  const s = set(
    quiet({ you: { hand: ['lava-goddesses'] }, foe: { clans: ['justice', 'xian', 'galmi'] } }),
  );
  s.play('play lava-goddesses').turnOf('foe');
  expect(s.army('you')).toEqual([['(lava-goddesses)'], [], []]);
});

onBothSides('X4.9 a card is a legal target of its own effect', (set) => {
  const s = set(quiet({ you: { hand: ['lava-goddesses'] }, foe: { army: [['volantis']] } }));
  s.play('play lava-goddesses').offersExactly('target you:I1', 'target foe:I1');
});

onBothSides('X4.9 C1 without a valid target it does nothing, and the card may be played', (set) => {
  const you = { hand: ['petal-faeries'], tokens: { hand: 1, spent: 1 } };
  const s = set(quiet({ you, foe: { army: [['bombers']], tokens: { hand: 0, spent: 2 } } }));
  s.play('play petal-faeries').turnOf('foe');
  expect([s.player('you').tokens, s.player('foe').tokens]).toEqual([2, 1]);
  expect(s.army('foe')).toEqual([['bombers'], [], []]);
});

onBothSides('X4.9 and activated: the token is placed', (set) => {
  const s = set(
    quiet({ you: { army: [['spirits-of-smook']] }, foe: { clans: ['justice', 'xian', 'galmi'] } }),
  );
  s.play('activate I1').turnOf('foe');
  expect(s.army('you')).toEqual([['spirits-of-smook+1'], [], []]);
});

onBothSides('X4.9 do as much as you can', (set) => {
  const you = { hand: ['neo'], army: [['obeezs']], deck: ['elle'] };
  const s = set(quiet({ fill: false, you, foe: { clans: ['goan-sul', 'xian', 'galmi'] } }));
  s.play('play neo').asks('you', 'may').play('no').turnOf('foe');
  expect([s.hand('you'), s.discard('you')]).toEqual([[], ['elle']]);
});
