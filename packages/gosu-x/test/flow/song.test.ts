/** X8.5 to X8.7: the Song for the Dead. */
import {
  captured,
  onBothSides,
  type Side,
  type Table,
  withTokens,
} from '@testing/gosu-x/scenario.ts';
import { expect } from 'vitest';
import { eventsOf, quiet } from './table.ts';

function battle(you: Side, foe: Side, more: Table = {}): Table {
  return quiet({ you, foe: { ...foe, passed: true }, ...more });
}

const FIVE = [
  ['volantis', 'atalanta', 'petal-faeries'],
  ['elle', 'quae'],
] as const;
const THREE = [['nakshatra', captured('navaj')], ['nalin']] as const;

onBothSides('X8.5 (1) captured cards are released first, and no effect triggers', (set) => {
  const foe = { army: [['nakshatra', captured('nikhilesh')]], discard: ['nalin'] };
  const s = set(battle({ army: FIVE }, foe));
  s.play('pass').asks('you', 'target');
  expect(s.army('foe')).toEqual([['nakshatra', 'nikhilesh'], [], []]);
  expect(s.hand('foe')).toEqual([]);
  expect(s.eventTypes()).not.toContain('effect');
});

onBothSides('X8.5 (2) the winner sacrifices half, rounded up, one OPEN card at a time', (set) => {
  const s = set(battle({ army: FIVE }, { army: THREE }));
  s.play('pass').offersExactly('target you:I3', 'target you:II2');
  s.play('target you:I3').offersExactly('target you:I2', 'target you:II1');
  expect(s.discard('you')).toEqual(['petal-faeries', 'quae']);
  s.play('target you:I2').asks('foe', 'target');
  expect(s.army('you')).toEqual([['volantis'], ['elle'], []]);
});

onBothSides('X8.5 (3) then the loser', (set) => {
  const s = set(battle({ army: FIVE }, { army: THREE }));
  s.play('pass', 'target you:I3', 'target you:I2');
  s.offersExactly('target foe:I2', 'target foe:II1').play('target foe:II1');
  expect(s.army('foe')).toEqual([['nakshatra'], [], []]);
  expect(s.discard('foe')).toEqual(['nalin', 'navaj']);
});

onBothSides(
  'X8.5 (3) the loser first of all sacrifices after the winner, also as the passer',
  (set) => {
    const s = set(battle({ army: THREE }, { army: FIVE }));
    s.play('pass')
      .asks('foe', 'target')
      .play('target foe:I3', 'target foe:I2')
      .asks('you', 'target');
  },
);

onBothSides('X8.5 odd and even armies: 4 cards lose 2, 1 card loses 1, none loses none', (set) => {
  const army = [
    ['volantis', 'atalanta'],
    ['elle', 'quae'],
  ];
  const s = set(battle({ army }, { army: [['nakshatra']] }));
  s.play('pass', 'target you:I2').turnOf('foe');
  expect([s.army('you'), s.army('foe')]).toEqual([
    [['volantis'], ['elle'], []],
    [[], [], []],
  ]);
  const none = set(battle({ army: [['volantis']] }, { clans: ['xian', 'galmi', 'tomorrow'] }));
  none.play('pass').turnOf('foe');
  expect(none.army('you')).toEqual([[], [], []]);
});

onBothSides('X8.5 (4) each draws up to 7, the loser first; 7 or more draw none', (set) => {
  const you = { army: FIVE, hand: ['sati', 'nezha'] };
  const hand = ['nachiketa', 'niranjan', 'nityananda', 'navaj', 'nitish', 'nitish', 'nikhilesh'];
  const s = set(battle(you, { army: [['nakshatra']], hand: [...hand, 'narashima'] }));
  s.play('pass', 'target you:I3', 'target you:I2').turnOf('foe');
  expect([s.player('you').hand.length, s.player('foe').hand.length]).toEqual([7, 8]);
  const both = set(battle({ army: FIVE }, { army: [['nakshatra']], hand: ['nalin'] }));
  both.play('pass', 'target you:I3', 'target you:I2');
  const seats = eventsOf(both.events, 'draw').map((event) => event.seat);
  expect(seats).toEqual([
    ...new Array(6).fill(both.seat('foe')),
    ...new Array(7).fill(both.seat('you')),
  ]);
});

onBothSides('X8.5 (4) sacrificed cards may be drawn again from a fresh deck', (set) => {
  const s = set(
    battle({ army: [['volantis']] }, { clans: ['xian', 'galmi', 'tomorrow'] }, { fill: false }),
  );
  s.play('pass').turnOf('foe');
  expect([s.hand('you'), s.discard('you')]).toEqual([['volantis'], []]);
});

onBothSides('X8.5 (5) all owned tokens return to hand, (6) the Wonder to the board', (set) => {
  const you = {
    army: [[withTokens('muraena'), 'arpia', 'volantis']],
    tokens: { hand: 1, spent: 1, locked: 1 },
  };
  const s = set(battle(you, { army: [['nakshatra']] }, { wonder: 'you' }));
  s.play('pass').turnOf('foe');
  expect(s.army('you')).toEqual([['muraena'], [], []]);
  expect([s.player('you').tokens, s.player('you').spent, s.player('you').locked]).toEqual([
    3, 0, 1,
  ]);
  expect(s.wonder()).toBeNull();
  // Told after the draws, before the next round; of those only who had used any.
  const told = s.eventTypes().slice(s.eventTypes().lastIndexOf('draw') + 1);
  expect(told).toEqual(['tokens-back', 'wonder', 'round', 'turn']);
  const [back] = eventsOf(s.events, 'tokens-back');
  expect(back).toMatchObject({ seat: s.seat('you'), tokens: 3 });
  expect(eventsOf(s.events, 'wonder').at(-1)).toMatchObject({
    seat: s.seat('you'),
    taken: false,
    cause: 'song',
  });
});

onBothSides('X8.5 (6) a Wonder that lies on the board, or stays, is not told of', (set) => {
  const free = set(battle({ army: FIVE }, { army: [['nakshatra']] }));
  free.play('pass', 'target you:I3', 'target you:I2').turnOf('foe');
  expect(free.eventTypes()).not.toContain('wonder');
  const options = { wonderReturns: 'no' };
  const stays = set(battle({ army: FIVE }, { army: [['nakshatra']] }, { options, wonder: 'you' }));
  stays.play('pass', 'target you:I3', 'target you:I2').turnOf('foe');
  expect(stays.eventTypes()).toContain('round');
  expect(stays.eventTypes()).not.toContain('wonder');
});

onBothSides('X8.5 (7) a new round starts, the battle’s loser first', (set) => {
  const s = set(battle({ army: FIVE }, { army: [['nakshatra']] }));
  s.play('pass', 'target you:I3', 'target you:I2').turnOf('foe');
  expect([s.state.round, s.state.first]).toEqual([2, s.seat('foe')]);
  expect(s.state.players.map((p) => [p.passed, p.turnsLeft])).toEqual([
    [0, -1],
    [0, -1],
  ]);
  const lost = set(battle({ army: [['nakshatra']] }, { army: FIVE }));
  lost.play('pass', 'target foe:I3', 'target foe:I2').turnOf('you');
});

onBothSides('X8.5 a tie won by the Wonder holder has a loser, who starts', (set) => {
  const you = { army: [['volantis']] };
  const s = set(battle(you, { army: [['nakshatra']] }, { wonder: 'foe' }));
  s.play('pass').turnOf('you');
  expect(eventsOf(s.events, 'sacrifice').map((event) => event.seat)).toEqual([
    s.seat('foe'),
    s.seat('you'),
  ]);
});

onBothSides('X8.5 the Bounty token stays on its card', (set) => {
  const army = [[{ card: 'atalanta', bounty: true }, 'volantis']];
  const s = set(battle({ army }, { clans: ['xian', 'galmi', 'tomorrow'] }));
  s.play('pass').turnOf('foe');
  expect(s.army('you')[0]).toEqual(['atalanta!']);
});

onBothSides('X8.6 after a shared battle chance decides who sacrifices first', (set) => {
  const firsts = new Set<number>();
  for (let seed = 0; seed < 12; seed++) {
    const s = set(battle({ army: [['volantis']] }, { army: [['nakshatra']] }, { seed }));
    s.play('pass');
    const [first, second] = eventsOf(s.events, 'sacrifice').map((event) => event.seat);
    expect(first).not.toBe(second);
    firsts.add(first ?? -1);
    // X12.1, sacrificed-last: who sacrificed last starts, and draws first.
    expect(s.state.turn).toBe(second);
    expect(eventsOf(s.events, 'draw')[0]?.seat).toBe(second);
  }
  expect([...firsts].sort()).toEqual([0, 1]);
});

onBothSides('X8.7 the third battle always ends the game', (set) => {
  const one = { supremacy: 1 };
  const tie = { army: [['volantis']], ...one };
  const foe = { army: [['nakshatra']], ...one };
  set(battle(tie, foe, { round: 3 }))
    .play('pass')
    .wins('both', 'supremacy');
  set(battle({ ...one, army: FIVE }, foe, { round: 3 }))
    .play('pass')
    .wins('you', 'supremacy');
  set(battle(one, foe, { round: 3 }))
    .play('pass')
    .wins('foe', 'supremacy');
});

onBothSides('X8.5 C23 a winner under Goan Sul sacrifices one more', (set) => {
  const army = [['bombers', 'bombers'], ['hemro'], ['goan-sul']];
  const s = set(battle({ army }, { army: [['volantis'], ['elle']] }));
  s.play('pass', 'target you:I2').turnOf('foe');
  expect(s.army('you')).toEqual([['bombers'], [], []]);
  expect(s.army('foe')).toEqual([['volantis'], [], []]);
});

onBothSides('X8.5 C23 X11.7 once for card and tile together, never beyond the army', (set) => {
  const army = [['bombers', 'bombers'], ['hemro'], ['goan-sul']];
  const you = { army, flipped: ['goan-sul'] } as const;
  const s = set(battle(you, { army: [['volantis'], ['elle']] }));
  s.play('pass', 'target you:I2').turnOf('foe');
  expect(s.army('you')).toEqual([['bombers'], [], []]);
  const one = { army: [['volantis']] };
  const tile = set(battle(one, { clans: ['xian', 'galmi', 'tomorrow'] }, { tiles: ['goan-sul'] }));
  tile.play('pass').turnOf('foe');
  expect(tile.army('you')).toEqual([[], [], []]);
});

onBothSides('X8.6 C23 both winners of a shared battle sacrifice one more under the tile', (set) => {
  const you = { army: [['volantis', 'atalanta', 'petal-faeries']] };
  const foe = { army: [['nakshatra', 'navaj', 'nitish']] };
  const s = set(battle(you, foe, { tiles: ['goan-sul'] }));
  s.play('pass');
  expect([s.army('you'), s.army('foe')]).toEqual([
    [[], [], []],
    [[], [], []],
  ]);
});
