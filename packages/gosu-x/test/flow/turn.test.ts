/** X3: rounds and turns, hand limit, drawing, what is public. */
import { SPECTATOR } from '@open-gosu/kernel';
import { captured, onBothSides, scenario } from '@testing/gosu-x/scenario.ts';
import { expect, test } from 'vitest';
import { gosuX } from '../../src/game.ts';
import { eventsOf, quiet, seen } from './table.ts';

const NO_TOKENS = { hand: 0, spent: 2, locked: 2 };
const FOE = { clans: ['narashima', 'goan-sul', 'xian'] } as const;

onBothSides('X3.1 a turn is one action: play, shift, tokens or pass', (set) => {
  const you = {
    hand: ['elle', 'arrows-of-justice'],
    army: [['volantis', 'nakshatra']],
    deck: ['sati'],
  };
  const s = set(quiet({ you: { ...you, tokens: { hand: 1, spent: 1 } }, foe: {} }));
  s.offersExactly('play elle', 'play arrows-of-justice', 'spend 1', 'activate I2');
  s.play('spend 1').turnOf('foe');
  expect(s.hand('you')).toEqual(['arrows-of-justice', 'elle', 'sati']);
  s.play('spend 1').turnOf('you');
  s.offersExactly(
    'play elle',
    'play sati',
    'play arrows-of-justice',
    'shift I1 arrows-of-justice',
    'shift I2 arrows-of-justice',
    'pass',
  );
});

onBothSides('X3.1 turns alternate until both have passed', (set) => {
  const s = set(quiet({ you: { tokens: NO_TOKENS }, foe: { ...FOE, tokens: { hand: 2 } } }));
  s.play('pass').turnOf('foe').play('spend 1').turnOf('foe').play('pass');
  expect(s.state.round).toBe(2);
  expect(s.eventTypes()).toContain('battle');
});

onBothSides('X3.1 a turn is asked even when there is one action only', (set) => {
  const s = set(quiet({ you: { tokens: NO_TOKENS }, foe: FOE }));
  s.offersExactly('pass').turnOf('you');
});

onBothSides('X3.2 what an action triggers resolves before the turn ends', (set) => {
  const you = { hand: ['obeezs', 'sati'], deck: ['elle', 'quae', 'volantis', 'tourach'] };
  const s = set(quiet({ you, foe: FOE }));
  s.play('play obeezs').asks('you', 'discard').play('discard sati', 'discard elle');
  s.asks('you', 'may').play('yes', 'discard quae', 'discard volantis').turnOf('foe');
  expect(s.hand('you')).toEqual(['tourach']);
});

onBothSides('X3.2 a pass is a turn too: its end of turn happens', (set) => {
  const s = set(quiet({ you: { army: [['volantis'], ['nezha']], tokens: NO_TOKENS }, foe: FOE }));
  s.play('pass').turnOf('foe');
  expect(s.player('you').hand).toHaveLength(2);
});

const SEVEN = ['volantis', 'volantis', 'elle', 'quae', 'sati', 'nezha', 'tourach'] as const;

onBothSides(
  'X3.3 more than 7 cards at the end of the turn: the excess goes, your choice',
  (set) => {
    const deck = ['sqeezs', 'muraena', 'kaez'];
    const s = set(quiet({ you: { hand: SEVEN.slice(0, 6), deck }, foe: FOE }));
    s.play('spend 2').asks('you', 'discard');
    s.offersExactly(
      ...['volantis', 'elle', 'quae', 'sati', 'nezha', 'sqeezs', 'muraena', 'kaez'].map(
        (id) => `discard ${id}`,
      ),
    );
    s.play('discard muraena', 'discard volantis').turnOf('foe');
    expect(s.hand('you')).toEqual(['elle', 'kaez', 'nezha', 'quae', 'sati', 'sqeezs', 'volantis']);
    expect(s.discard('you')).toEqual(['muraena', 'volantis']);
  },
);

onBothSides('X3.3 exactly 7 cards are within the limit', (set) => {
  const s = set(quiet({ you: { hand: SEVEN.slice(0, 4) }, foe: FOE }));
  s.play('spend 2').turnOf('foe');
  expect(s.player('you').hand).toHaveLength(7);
});

onBothSides("X3.3 it is checked at the end of one's own turn only", (set) => {
  const you = { hand: [...SEVEN, 'kaez', 'timer'], tokens: NO_TOKENS };
  const s = set(quiet({ you, foe: FOE, toPlay: 'foe' }));
  s.play('spend 1').turnOf('you');
  expect(s.player('you').hand).toHaveLength(9);
  s.play('pass').asks('you', 'discard').play('discard kaez', 'discard timer').turnOf('foe');
});

onBothSides('X3.3 the limit is 5 while the Narashima tile is active', (set) => {
  const you = { hand: SEVEN.slice(0, 5) };
  const s = set(
    quiet({ tiles: ['narashima'], you, foe: { clans: ['goan-sul', 'xian', 'galmi'] } }),
  );
  s.play('spend 1').asks('you', 'discard').play('discard elle').turnOf('foe');
  expect(s.player('you').hand).toHaveLength(5);
});

const LEADER = [['nakshatra'], ['nalin'], ['narashima']] as const;

onBothSides('X3.3 the limit is 5 while a face-up Narashima is in either army', (set) => {
  const mine = set(
    quiet({
      you: { army: LEADER, hand: ['nikhilesh', 'nitish', 'navaj', 'niranjan', 'nachiketa'] },
    }),
  );
  mine.play('spend 1').asks('you', 'discard');
  const theirs = set(quiet({ you: { hand: SEVEN.slice(0, 5) }, foe: { army: LEADER } }));
  theirs.play('spend 1').asks('you', 'discard').play('discard sati').turnOf('foe');
  expect(theirs.player('you').hand).toHaveLength(5);
});

onBothSides('X3.3 C19 a captured Narashima limits nobody', (set) => {
  const army = [['nakshatra'], ['nalin'], [captured('narashima')]];
  const s = set(quiet({ you: { hand: SEVEN.slice(0, 5) }, foe: { army } }));
  s.play('spend 1').turnOf('foe');
  expect(s.player('you').hand).toHaveLength(6);
});

onBothSides('X3.5 an empty deck is made anew from the discard pile', (set) => {
  const you = { hand: [], deck: ['elle'], discard: ['sati', 'quae', 'nezha'] };
  const s = set(quiet({ fill: false, you, foe: FOE }));
  s.play('spend 2').turnOf('foe');
  const [drawn, ...rest] = [s.hand('you'), s.deck('you'), s.discard('you')];
  expect(drawn).toHaveLength(3);
  expect(drawn).toContain('elle');
  expect(rest.map((zone) => zone?.length)).toEqual([1, 0]);
  expect(eventsOf(s.events, 'shuffle').map((event) => event.discard)).toEqual([true]);
});

onBothSides('X3.5 the discard pile is shuffled only when a card must be drawn', (set) => {
  const you = { deck: ['elle'], discard: ['sati'] };
  const s = set(quiet({ fill: false, you, foe: FOE }));
  s.play('spend 1').turnOf('foe');
  expect([s.hand('you'), s.deck('you'), s.discard('you')]).toEqual([['elle'], [], ['sati']]);
  expect(s.eventTypes()).not.toContain('shuffle');
});

onBothSides('X3.5 with deck and discard pile empty nothing is drawn, nothing shuffled', (set) => {
  const s = set(quiet({ fill: false, you: { clans: ['justice', 'phoenix', 'galmi'] }, foe: FOE }));
  s.play('spend 2').turnOf('foe');
  expect(s.hand('you')).toEqual([]);
  expect(s.eventTypes()).not.toContain('shuffle');
});

const ROW = ['nakshatra', 'navaj', 'nikhilesh', 'nitish', 'nakshatra'] as const;

onBothSides('X3.6 a row has 5 columns at most', (set) => {
  const heroes = ['nachiketa', 'nalin', 'narashima-lion', 'niranjan', 'nityananda'];
  const s = set(quiet({ you: { army: [ROW, heroes], hand: ['navaj', 'narashima'] }, foe: {} }));
  s.withholds('play navaj').offers('play narashima');
  s.refuses('play navaj', /row is full/i);
});

test('X3.6 no position has six Troops', () => {
  const side = { army: [[...ROW, 'navaj']] };
  expect(() => scenario(quiet({ you: side }))).toThrow(/at most 5/);
});

onBothSides('X3.4 X3.7 discard piles, the box, armies with captured cards are public', (set) => {
  const side = {
    hand: ['elle'],
    deck: ['quae'],
    discard: ['sati', 'tourach'],
    removed: ['nezha'],
    army: [[captured('volantis'), 'petal-faeries']],
  };
  const s = set(quiet({ you: side, foe: FOE }));
  for (const viewer of [s.seat('foe'), SPECTATOR]) {
    const you = seen(s, viewer, 'you');
    expect(you.discard).toEqual(['sati', 'tourach']);
    expect(you.removed).toEqual(['nezha']);
    expect(you.army).toEqual([['volantis', 'petal-faeries'], [], []]);
    expect(you.hand).toEqual(['?']);
    expect(you.deck).toEqual(new Array(39).fill('?'));
  }
});

onBothSides('X3.7 a hand is its owner’s secret, the order of a deck everybody’s', (set) => {
  const s = set(quiet({ you: { hand: ['elle', 'volantis'], deck: ['quae'] }, foe: FOE }));
  const own = seen(s, s.seat('you'), 'you');
  expect(own.hand).toEqual(['elle', 'volantis']);
  expect(own.deck).toEqual(new Array(43).fill('?'));
  expect(gosuX.view(s.state, s.seat('you')).rng).toEqual([0, 0, 0, 0]);
});

onBothSides('X3.7 tokens, tiles and named cards are public', (set) => {
  const s = set(quiet({ tiles: ['galmi'], you: { hand: ['arrows-of-justice'] }, foe: FOE }));
  s.play('play arrows-of-justice', 'card goan-sul');
  const view = gosuX.view(s.state, SPECTATOR);
  expect(view.tiles).toBe(s.state.tiles);
  expect(view.bans).toEqual(s.state.bans);
  expect(view.players.map((p) => [p.tokens, p.spent, p.locked])).toEqual([
    [2, 0, 2],
    [2, 0, 2],
  ]);
});

onBothSides('X3.7 Arrows of Justice shows the hand to its player alone', (set) => {
  const foe = { ...FOE, hand: ['nalin', 'smook'] };
  const s = set(quiet({ you: { hand: ['arrows-of-justice'] }, foe }));
  s.play('play arrows-of-justice', 'card smook');
  expect(seen(s, s.seat('you'), 'foe').hand).toEqual(['nalin', 'smook']);
  expect(seen(s, SPECTATOR, 'foe').hand).toEqual(['?', '?']);
  const [look] = eventsOf(s.events, 'look');
  expect(gosuX.redact(look as NonNullable<typeof look>, SPECTATOR)).toMatchObject({ cards: null });
  s.play('spend 1');
  expect(seen(s, s.seat('you'), 'foe').hand).toEqual(['?', 'nalin', 'smook']);
});

onBothSides('X3.7 Elle’s card is private, Fenghuang’s is shown', (set) => {
  const you = { army: [['volantis', 'arpia']], hand: ['elle', 'fenghuang'] };
  const s = set(quiet({ you, foe: { ...FOE, tokens: { hand: 2 } } }));
  s.play('play elle', 'pick quae', 'spend 1');
  expect(s.hand('you')).toEqual(['fenghuang', 'quae']);
  expect(seen(s, s.seat('foe'), 'you').hand).toEqual(['?', '?']);
  s.play('play fenghuang', 'pick phoenix');
  for (const viewer of [0, 1, SPECTATOR]) {
    expect(seen(s, viewer, 'you').deck.slice(0, 2)).toEqual(['phoenix', '?']);
  }
});

onBothSides('X3.7 a card put on a deck from play is known there, and in the hand', (set) => {
  const s = set(quiet({ you: { hand: ['un-go'] }, foe: { army: [['nakshatra']] } }));
  s.play('play un-go', 'target foe:I1');
  for (const viewer of [0, 1, SPECTATOR]) {
    expect(seen(s, viewer, 'foe').deck.slice(0, 2)).toEqual(['nakshatra', '?']);
  }
  s.play('spend 1');
  expect(seen(s, SPECTATOR, 'foe').hand).toEqual(['nakshatra']);
});

onBothSides('X3.7 reveals are public, and cards put back keep their order', (set) => {
  const deck = ['timer', 'phoenix', 'kaez', 'genious'];
  const s = set(quiet({ you: { hand: ['sqeezs'], deck }, foe: FOE }));
  s.play('play sqeezs', 'pick phoenix', 'pick kaez');
  for (const viewer of [s.seat('foe'), SPECTATOR]) {
    const you = seen(s, viewer, 'you');
    expect(you.hand).toEqual(['phoenix']);
    expect([you.deck[0], you.deck[1], you.deck.at(-1)]).toEqual(['kaez', '?', 'timer']);
  }
});

function atTurns(set: Parameters<Parameters<typeof onBothSides>[1]>[0], you: number, foe: number) {
  const s = set(quiet({ you: { army: [['volantis']] }, foe: FOE }));
  s.player('you').turnsTaken = you;
  s.player('foe').turnsTaken = foe;
  return s;
}

onBothSides(
  'X3.8 a round in which each player has taken 60 turns ends as if both had passed',
  (set) => {
    const s = atTurns(set, 58, 58);
    s.play('spend 1', 'spend 1', 'spend 1').turnOf('foe');
    expect([s.state.round, s.player('you').turnsTaken]).toEqual([1, 60]);
    s.play('spend 1');
    expect(s.state.round).toBe(2);
    expect(s.eventTypes()).toContain('timeout');
    expect(s.player('you').supremacy).toBe(1);
    expect(s.state.players.map((p) => [p.turnsTaken, p.passed])).toEqual([
      [0, 0],
      [0, 0],
    ]);
  },
);

onBothSides('X3.8 60 turns of one player alone do not end it', (set) => {
  atTurns(set, 59, 57).play('spend 1', 'spend 1', 'spend 1').turnOf('foe');
});

onBothSides(
  'X3.8 X9.14 an additional turn that the round’s end cut off is not carried over',
  (set) => {
    const you = { hand: ['timer'], army: [['arpia']] };
    const s = set(quiet({ you, foe: { ...FOE, deck: ['smook'] } }));
    s.player('you').turnsTaken = 59;
    s.player('foe').turnsTaken = 60;
    s.play('play timer').turnOf('foe');
    expect([s.state.round, s.state.extra]).toEqual([2, 0]);
    expect(eventsOf(s.events, 'turn').at(-1)).toMatchObject({ extra: false });
  },
);
