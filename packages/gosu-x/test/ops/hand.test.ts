/** Operations on hands and decks, one by one: no target, one, many, refused, and a copy in mid-operation. */
import { onBothSides } from '@testing/gosu-x/scenario.ts';
import { expect } from 'vitest';
import { eventsOf, quiet, twin } from '../flow/table.ts';

const FOE = { clans: ['tomorrow', 'goan-sul', 'xian'] } as const;

onBothSides('draw: none, one, many', (set) => {
  for (const discard of [[], ['navaj'], ['navaj', 'elle', 'kaez', 'sati']]) {
    const s = set(quiet({ you: { hand: ['nikhilesh'], discard }, foe: FOE }));
    s.play('play nikhilesh').turnOf('foe');
    const clans = Math.min(discard.length, 3);
    expect(s.player('you').hand).toHaveLength(clans);
    expect(eventsOf(s.events, 'draw')).toHaveLength(clans);
  }
});

onBothSides('discard: from an empty hand, one card, more than asked', (set) => {
  for (const hand of [[], ['elle'], ['elle', 'sati', 'quae']]) {
    const s = set(quiet({ you: { army: [['nakshatra']], hand: ['nachiketa'] }, foe: { hand } }));
    s.play('play nachiketa');
    if (hand.length > 2) s.asks('foe', 'discard').play('discard elle', 'discard quae');
    s.turnOf('foe');
    expect(s.hand('foe')).toEqual(hand.length > 2 ? ['sati'] : []);
  }
});

onBothSides(
  'discard: refused for a card not in hand; a copy in between goes its own way',
  (set) => {
    const foe = { hand: ['elle', 'sati', 'quae'] };
    const s = set(quiet({ you: { army: [['nakshatra']], hand: ['nachiketa'] }, foe }));
    s.play('play nachiketa')
      .refuses('discard tourach', /not in your hand/i)
      .play('discard elle');
    const other = twin(s);
    s.play('discard sati').turnOf('foe');
    other.play('discard quae').turnOf('foe');
    expect([s.discard('foe'), other.discard('foe')]).toEqual([
      ['elle', 'sati'],
      ['elle', 'quae'],
    ]);
  },
);

onBothSides('discard: of one clan only', (set) => {
  const hand = ['three-wishes', 'three-wishes', 'dancing-dragon', 'dalisteer', 'valeen', 'elle'];
  const army = [['volantis', 'all-in-one'], ['pangu'], ['bhj-xian']];
  const you = { army, hand, tokens: { hand: 0, spent: 2 } };
  const s = set(quiet({ you, foe: { clans: ['tomorrow', 'goan-sul', 'galmi'] } }));
  s.play('pass', 'yes').refuses('discard elle', /not of the/i);
  s.play('discard valeen', 'discard dalisteer', 'discard dancing-dragon').turnOf('foe');
  expect(s.hand('you')).toEqual(['elle']);
});

onBothSides('handTo: draws up, discards down, either, or nothing on equal hands', (set) => {
  const up = { army: [['volantis']], hand: ['sati'] };
  for (const size of [0, 2]) {
    const foe = { hand: ['nakshatra', 'navaj'].slice(0, size) };
    const s = set(quiet({ you: up, foe }));
    s.play('play sati').turnOf('foe');
    expect([s.player('you').hand.length, s.player('foe').hand.length]).toEqual([size, size]);
  }
  const down = { army: [['volantis']], hand: ['tourach', 'elle'] };
  const s = set(quiet({ you: down, foe: { hand: ['nakshatra', 'navaj', 'nalin'] } }));
  s.play('play tourach')
    .asks('foe', 'discard')
    .play('discard nalin', 'discard navaj')
    .turnOf('foe');
  expect([s.hand('you'), s.hand('foe')]).toEqual([['elle'], ['nakshatra']]);
});

onBothSides('handTo: each player to exactly three', (set) => {
  const you = { army: [['red-circle']], hand: ['ecnalab', 'cylak', 'solok', 'ashes', 'abhilasha'] };
  const s = set(quiet({ you, foe: { hand: ['nakshatra'] } }));
  s.play('play ecnalab').asks('you', 'discard').play('discard solok').turnOf('foe');
  expect([s.player('you').hand.length, s.player('foe').hand.length]).toEqual([3, 3]);
});

const NITISH = { hand: ['nitish', 'nikhilesh', 'navaj'], army: [['nakshatra']] } as const;

onBothSides(
  'payBounty: not offered without a Bounty card, or without a target for it (C32)',
  (set) => {
    const none = set(quiet({ you: { ...NITISH, hand: ['nitish', 'navaj'] }, foe: FOE }));
    none.play('play nitish').turnOf('foe');
    // Justice's tile: the only card in play is the highest OPEN one, so Ethereal.
    const alone = { hand: ['nitish', 'nikhilesh'] };
    const s = set(quiet({ tiles: ['justice'], you: alone, foe: FOE }));
    s.play('play nitish').turnOf('foe');
  },
);

onBothSides('payBounty: one card pays unasked, of several one is chosen; yes and no', (set) => {
  const s = set(quiet({ you: NITISH, foe: FOE }));
  s.play('play nitish').asks('you', 'may');
  const other = twin(s);
  s.play('no').turnOf('foe');
  other.play('yes').asks('you', 'verb').offersExactly('do capture', 'do destroy');
  expect([s.hand('you'), other.hand('you'), other.discard('you')]).toEqual([
    ['navaj', 'nikhilesh'],
    ['navaj'],
    ['nikhilesh'],
  ]);
});

onBothSides('payBounty: the level paid bounds the target', (set) => {
  const you = { hand: ['nitish', 'nikhilesh', 'ez'], army: [['nakshatra']] };
  const foe = { army: [['bombers'], ['hemro']] };
  const s = set(quiet({ you, foe }));
  s.play('play nitish', 'yes').offersExactly('discard nikhilesh', 'discard ez');
  const hero = twin(s);
  s.play('discard nikhilesh', 'do capture').withholds('target foe:II1').offers('target foe:I1');
  hero.play('discard ez', 'do capture').offers('target foe:II1', 'target foe:I1');
});

onBothSides('mill: no card, fewer than asked, as many as asked', (set) => {
  for (const deck of [[], ['elle'], ['elle', 'sati', 'quae']]) {
    const you = { hand: ['nakshatra'], deck };
    const s = set(quiet({ fill: false, you, foe: FOE }));
    s.play('play nakshatra').turnOf('foe');
    expect([s.deck('you'), s.discard('you')]).toEqual([deck.slice(2), deck.slice(0, 2)]);
  }
});

onBothSides('search: none, one, many; refused; a copy takes another card', (set) => {
  const you = { army: [['volantis']], hand: ['elle'], deck: ['sati', 'quae', 'nezha'] };
  const s = set(quiet({ fill: false, you, foe: FOE }));
  s.play('play elle').offersExactly('pick sati', 'pick quae', 'pick nezha');
  s.refuses('pick tourach', /not in your deck/i);
  const other = twin(s);
  s.play('pick sati').turnOf('foe');
  other.play('pick nezha').turnOf('foe');
  expect([s.hand('you'), other.hand('you')]).toEqual([['sati'], ['nezha']]);
  expect([s.player('you').deck.length, eventsOf(s.events, 'shuffle').length]).toEqual([2, 1]);
  const one = set(quiet({ fill: false, you: { ...you, deck: ['sati'] }, foe: FOE }));
  one.play('play elle').turnOf('foe');
  expect(one.hand('you')).toEqual(['sati']);
});

onBothSides('search: a deck without a fitting card is shuffled all the same (C33)', (set) => {
  const you = { army: [['arpia']], hand: ['fenghuang'], deck: ['sati', 'quae'] };
  const s = set(quiet({ fill: false, you, foe: FOE }));
  s.play('play fenghuang').turnOf('foe');
  expect([s.hand('you'), s.player('you').deck.length]).toEqual([[], 2]);
  expect(s.eventTypes()).toContain('shuffle');
});

onBothSides(
  'search: an empty deck is not refilled, and shuffling it is no shuffle (C33, X3.5)',
  (set) => {
    const you = { army: [['volantis']], hand: ['elle'], discard: ['sati'] };
    const s = set(quiet({ fill: false, you, foe: FOE }));
    s.play('play elle').turnOf('foe');
    expect([s.hand('you'), s.deck('you'), s.discard('you')]).toEqual([[], [], ['sati']]);
    expect(s.eventTypes()).not.toContain('shuffle');
  },
);

onBothSides('lookAtHand: an empty hand, and a full one', (set) => {
  for (const hand of [[], ['nalin', 'navaj']]) {
    const s = set(quiet({ you: { hand: ['arrows-of-justice'] }, foe: { hand } }));
    s.play('play arrows-of-justice').asks('you', 'card');
    expect(eventsOf(s.events, 'look').map((event) => event.cards?.length)).toEqual([hand.length]);
  }
});
