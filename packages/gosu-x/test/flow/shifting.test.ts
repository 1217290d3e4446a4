/** X5: making a shift. */
import { captured, onBothSides, withBounty, withTokens } from '@testing/gosu-x/scenario.ts';
import { expect } from 'vitest';
import { eventsOf, quiet } from './table.ts';

const FOE = { clans: ['abhilasha', 'goan-sul', 'tomorrow'] } as const;

onBothSides('X5.1 only a face-up card with a shift cost can be shifted', (set) => {
  const army = [['volantis', captured('atalanta')], ['nezha']];
  const you = { army, hand: ['arpia', 'elle', 'sati', 'quae'], tokens: { hand: 0, spent: 2 } };
  const s = set(quiet({ you, foe: FOE }));
  s.offersExactly('play arpia', 'play elle', 'play sati', 'play quae', 'shift I1 arpia', 'pass');
  s.refuses('shift I2 arpia', /captured/i).refuses('shift II1 elle', /no shift cost/i);
});

onBothSides('X5.2 pay the cost, discard the card, put one of its level in its place', (set) => {
  const you = { army: [['volantis', 'atalanta']], hand: ['muraena', 'elle', 'sati', 'quae'] };
  const s = set(quiet({ you, foe: FOE }));
  s.withholds('shift I1 elle').refuses('shift I1 elle', /another level/i);
  s.play('shift I1 muraena').offersExactly('discard elle', 'discard sati', 'discard quae');
  s.play('discard quae', 'discard sati').turnOf('foe');
  expect(s.army('you')).toEqual([['muraena', 'atalanta'], [], []]);
  expect(s.discard('you')).toEqual(['quae', 'sati', 'volantis']);
  expect(s.player('you').hand).toHaveLength(3);
});

onBothSides('X5.2 each Activation token on the card saves one', (set) => {
  const you = { army: [[withTokens('muraena')]], hand: ['atalanta', 'elle', 'sati'] };
  const s = set(quiet({ you, foe: FOE }));
  s.play('shift I1 atalanta', 'discard elle').turnOf('foe');
  expect(s.discard('you').sort()).toEqual(['elle', 'muraena', 'sati']);
});

onBothSides('X5.2 the cost is never below 0', (set) => {
  const you = { army: [[withTokens('three-wishes', 2)]], hand: ['muraena', 'elle'] };
  const s = set(quiet({ you, foe: FOE, wonder: 'you' }));
  s.play('shift I1 muraena').turnOf('foe');
  expect([s.discard('you'), s.wonder()]).toEqual([['three-wishes'], 'you']);
});

onBothSides('X5.2 X4.7 the Wonder token saves one too', (set) => {
  const you = { army: [['volantis']], hand: ['muraena', 'elle', 'sati'] };
  const s = set(quiet({ you, foe: FOE, wonder: 'you' }));
  s.play('shift I1 muraena').asks('you', 'wonder').play('wonder', 'discard elle').turnOf('foe');
  expect([s.discard('you'), s.wonder()]).toEqual([['elle', 'volantis'], null]);
  const poor = set(quiet({ you: { ...you, hand: ['muraena', 'elle'] }, foe: FOE, wonder: 'you' }));
  poor.play('shift I1 muraena').turnOf('foe');
  expect([poor.discard('you'), poor.wonder()]).toEqual([['elle', 'volantis'], null]);
});

onBothSides('X5.3 the new card needs no support and no Troop cost', (set) => {
  const you = { army: [['volantis', 'volantis'], ['elle']], hand: ['kaez', 'timer', 'sati'] };
  const s = set(quiet({ you, foe: FOE }));
  s.withholds('play kaez').play('shift II1 kaez', 'discard timer').turnOf('foe');
  expect(s.army('you')).toEqual([['volantis', 'volantis'], ['kaez'], []]);
  expect(s.discard('you').sort()).toEqual(['elle', 'sati', 'timer']);
});

onBothSides('X5.4 never into an identical card', (set) => {
  const you = { army: [['volantis']], hand: ['volantis', 'arpia', 'elle', 'sati'] };
  const s = set(quiet({ you, foe: FOE }));
  s.withholds('shift I1 volantis').offers('shift I1 arpia');
  s.refuses('shift I1 volantis', /identical/i);
});

onBothSides('X5.4 X9.17 cards of one name with another subtitle are different', (set) => {
  const you = { army: [['nakshatra'], ['phoenix-immortal']], hand: ['phoenix-eliana', 'arpia'] };
  const s = set(quiet({ you, foe: FOE }));
  s.play('shift II1 phoenix-eliana').turnOf('foe');
  expect(s.army('you')[1]).toEqual(['phoenix-eliana']);
});

onBothSides('X5.5 X9.11 Secret shift: the new card may come from the discard pile', (set) => {
  const you = { army: [['red-circle', 'volantis']], hand: ['elle', 'sati'], discard: ['muraena'] };
  const s = set(quiet({ you, foe: { clans: ['goan-sul', 'xian', 'galmi'] } }));
  s.offers('shift I1 muraena from discard').withholds('shift I2 muraena from discard');
  s.refuses('shift I2 muraena from discard', /Secret shift/i);
  s.play('shift I1 muraena from discard', 'discard sati').turnOf('foe');
  expect(s.army('you')[0]).toEqual(['muraena', 'volantis']);
  expect(s.discard('you')).toEqual(['sati', 'red-circle']);
});

onBothSides('X5.6 the Activation tokens of a card that leaves are spent', (set) => {
  const you = { army: [[withTokens('muraena')]], hand: ['atalanta', 'elle', 'sati'] };
  const s = set(quiet({ you, foe: FOE }));
  s.play('shift I1 atalanta', 'discard elle').turnOf('foe');
  expect([s.player('you').tokens, s.player('you').spent]).toEqual([1, 1]);
  const foe = { army: [[withTokens('nakshatra')]] };
  const t = set(quiet({ you: { hand: ['un-go'] }, foe }));
  t.play('play un-go', 'target foe:I1');
  expect([t.player('foe').tokens, t.player('foe').spent]).toEqual([1, 1]);
});

onBothSides('X5.6 the Bounty token on a card that leaves returns to the board', (set) => {
  const you = { army: [[withBounty('volantis')]], hand: ['muraena', 'elle', 'sati'] };
  const s = set(quiet({ you, foe: FOE }));
  s.play('shift I1 muraena', 'discard elle').turnOf('foe');
  expect([s.state.bounty, s.army('you')[0]]).toEqual([-1, ['muraena']]);
  const t = set(quiet({ you: { hand: ['un-go'] }, foe: { army: [[withBounty('nakshatra')]] } }));
  t.play('play un-go', 'target foe:I1');
  expect(t.state.bounty).toBe(-1);
});

onBothSides('X5.7 the new card’s effect resolves', (set) => {
  const you = { army: [['volantis']], hand: ['muraena', 'elle', 'sati'], deck: ['quae', 'nezha'] };
  const s = set(quiet({ you, foe: FOE }));
  s.play('shift I1 muraena', 'discard elle').turnOf('foe');
  expect(s.hand('you')).toEqual(['nezha', 'quae']);
  expect(s.eventTypes()).toContain('effect');
});

onBothSides('X5.7 X9.13 Echo and Wondrous work on a shift too', (set) => {
  const you = { army: [['aat']], hand: ['obeezs', 'un-go'], deck: ['elle', 'quae'] };
  const foe = { clans: ['abhilasha', 'goan-sul', 'xian'] } as const;
  const s = set(quiet({ you, foe }));
  s.play('shift I1 obeezs').asks('you', 'discard').play('discard elle').asks('you', 'may');
  const wondrous = { army: [['aat']], hand: ['boul-go', 'elle'] };
  const t = set(quiet({ you: wondrous, foe, wonder: 'foe' }));
  t.play('shift I1 boul-go').turnOf('foe');
  expect(t.wonder()).toBe('you');
});

onBothSides('X5.7 a shift is no destruction: no Bounty, no Force of will', (set) => {
  const you = { army: [['spoil-seekers']], hand: ['aat', 'red-circle', 'red-circle', 'neye'] };
  const s = set(quiet({ you, foe: { clans: ['goan-sul', 'xian', 'galmi'] } }));
  s.play('shift I1 aat', 'discard neye').turnOf('foe');
  expect(s.hand('you')).toEqual(['red-circle']);
  expect(s.eventTypes()).not.toContain('destroy');
  expect(s.eventTypes()).not.toContain('sacrifice');
  expect(eventsOf(s.events, 'shift')).toMatchObject([{ card: 'aat', out: 'spoil-seekers' }]);
});

onBothSides('X5.8 the cost must be payable with other cards than the new one', (set) => {
  const you = { army: [['volantis']], hand: ['muraena', 'elle'] };
  const s = set(quiet({ you, foe: FOE }));
  s.withholds('shift I1 muraena').refuses('shift I1 muraena', /discard 2 other cards/i);
  const enough = set(quiet({ you: { ...you, hand: ['muraena', 'muraena', 'elle'] }, foe: FOE }));
  enough.play('shift I1 muraena', 'discard elle').turnOf('foe');
  expect(enough.discard('you').sort()).toEqual(['elle', 'muraena', 'volantis']);
});

onBothSides('X5.8 from the discard pile only what already lies there', (set) => {
  const you = { army: [['red-circle']], hand: ['volantis'], discard: ['elle'] };
  const s = set(quiet({ you, foe: { clans: ['goan-sul', 'xian', 'galmi'] } }));
  s.withholds(
    'shift I1 volantis',
    'shift I1 volantis from discard',
    'shift I1 red-circle from discard',
  );
  s.refuses('shift I1 volantis from discard', /not in your discard pile/i);
  const other = { army: [['red-circle']], hand: ['elle'], discard: ['aat'] };
  const t = set(quiet({ you: other, foe: { clans: ['goan-sul', 'xian', 'galmi'] } }));
  t.offersExactly('shift I1 aat from discard', 'spend 1', 'spend 2');
  t.play('shift I1 aat from discard').turnOf('foe');
  expect([t.army('you')[0], t.discard('you')]).toEqual([['aat'], ['elle', 'red-circle']]);
});
