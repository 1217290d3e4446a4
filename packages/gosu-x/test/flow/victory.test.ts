/** X10: the five victories and the draws. */
import { captured, onBothSides, type Side, type Table } from '@testing/gosu-x/scenario.ts';
import { expect } from 'vitest';
import { quiet } from './table.ts';

function battle(you: Side, foe: Side, more: Table = {}): Table {
  return quiet({ you, foe: { ...foe, passed: true }, ...more });
}

const QUIET_FOE = { clans: ['tomorrow', 'goan-sul', 'xian'] } as const;

const FULL = [
  ['volantis', 'volantis', 'atalanta', 'atalanta', 'petal-faeries'],
  ['elle', 'nezha', 'quae', 'sati', 'tourach'],
  ['galmi', 'bhj-justice', 'phoenix', 'bhj-phoenix', 'justice'],
] as const;

const FOES_FULL = [
  ['bombers', 'bombers', 'aat', 'aat', 'obeezs'],
  ['hemro', 'orgah', 'smook', 'alpha', 'neo'],
  ['goan-sul', 'bhj-goan-sul', 'tomorrow', 'bhj-tomorrow', 'xian'],
] as const;

/** The army with these columns of its Troop row captured. */
function withCaptured(army: readonly (readonly string[])[], columns: readonly number[]) {
  const [troops, ...rest] = army;
  return [troops?.map((id, i) => (columns.includes(i) ? captured(id) : id)) ?? [], ...rest];
}

onBothSides('X10.1 2 Supremacy tokens', (set) => {
  const you = { army: [['volantis']], supremacy: 1 };
  set(battle(you, QUIET_FOE, { round: 2 }))
    .play('pass')
    .wins('you', 'supremacy');
});

onBothSides('X10.2 the 5th token, at an end of turn', (set) => {
  const you = {
    army: [['aat'], ['neo'], ['bhj-tomorrow']],
    removed: ['neye'],
    tokens: { hand: 4, locked: 0 },
  };
  const s = set(quiet({ you, foe: { clans: ['justice', 'goan-sul', 'xian'] } }));
  s.play('spend 1').wins('you', 'tokens');
});

onBothSides('X10.3 15 face-up cards', (set) => {
  const army = [FULL[0], FULL[1], FULL[2].slice(0, 4)];
  const s = set(quiet({ you: { army, hand: ['justice'] }, foe: QUIET_FOE }));
  s.goesOn().play('play justice').wins('you', 'fifteen');
});

onBothSides('X10.3 15 cards of which one is captured are not enough', (set) => {
  const army = withCaptured([FULL[0], FULL[1], FULL[2].slice(0, 4)], [4]);
  const s = set(quiet({ you: { army, hand: ['justice'] }, foe: QUIET_FOE }));
  s.play('play justice').goesOn().asks('you', 'tile');
  expect(s.army('you').flat()).toHaveLength(15);
});

onBothSides('X10.3 by a release in one’s own turn', (set) => {
  const troops = ['red-circle', 'guardians-of-night', 'guardians-of-night', captured('red-circle')];
  const heroes = ['solok', 'ashes', 'cylak', 'ecnalab', 'alpha-dead'];
  const immortals = ['abhilasha', 'bhj-abhilasha', 'galmi', 'bhj-galmi', 'justice'];
  const you = { army: [[...troops, 'apostles-of-night'], heroes, immortals] };
  const s = set(quiet({ you, foe: QUIET_FOE }));
  s.play('activate I5', 'do release').wins('you', 'fifteen');
});

onBothSides('X10.3 in the opponent’s turn, by the opponent’s release', (set) => {
  const foe = { army: [['red-circle'], ['solok'], ['bhj-abhilasha']] };
  const s = set(quiet({ you: { army: withCaptured(FULL, [0, 1, 2]) }, foe, toPlay: 'foe' }));
  s.play('spend 1').wins('you', 'fifteen');
  expect(s.player('foe').locked).toBe(1);
});

onBothSides('X10.3 by the Song’s release', (set) => {
  const s = set(battle({ army: withCaptured(FULL, [2]) }, QUIET_FOE));
  s.play('pass').wins('you', 'fifteen');
  expect(s.eventTypes()).not.toContain('sacrifice');
});

onBothSides('X10.3 both at the same moment: a draw', (set) => {
  const you = { army: withCaptured(FULL, [2]) };
  const foe = { army: withCaptured(FOES_FULL, [0]) };
  const s = set(battle(you, foe));
  s.play('pass').wins('both', 'fifteen');
});

const BY_TEN = [['bombers', 'bombers'], ['smook'], ['goan-sul']] as const;

onBothSides('X10.4 a battle won by exactly 10 with a face-up Goan Sul', (set) => {
  set(battle({ army: BY_TEN }, { army: [['volantis']] }))
    .play('pass')
    .wins('you', 'goan-sul');
});

onBothSides('X10.4 by 9 it is not enough', (set) => {
  const s = set(battle({ army: BY_TEN }, { army: [[captured('volantis')], ['elle']] }));
  s.play('pass').goesOn();
  expect(s.player('you').supremacy).toBe(1);
});

onBothSides('X10.4 not with a captured Goan Sul, nor with the loser’s', (set) => {
  const army = [
    ['bombers', 'bombers', 'lava-goddesses'],
    ['smook', 'orgah'],
    [captured('goan-sul')],
  ];
  const s = set(battle({ army }, { clans: ['justice', 'xian', 'galmi'] }));
  s.play('pass').goesOn();
  const foe = { army: [['bombers'], ['hemro'], ['goan-sul']] };
  const full = FULL.map((row) => row.slice(0, 4));
  set(battle({ army: full }, foe))
    .play('pass')
    .goesOn();
});

onBothSides('X10.4 with the Goan Sul tile, for either player', (set) => {
  const army = [
    ['volantis', 'atalanta'],
    ['elle', 'quae'],
  ];
  const foe = { clans: ['tomorrow', 'abhilasha', 'xian'] } as const;
  set(battle({ army }, foe, { tiles: ['goan-sul'] }))
    .play('pass')
    .wins('you', 'goan-sul');
  set(battle({ clans: foe.clans }, { army }, { tiles: ['goan-sul'] }))
    .play('pass')
    .wins('foe', 'goan-sul');
});

const JUSTICE = { army: [['volantis'], ['elle']], hand: ['justice'] };

onBothSides('X10.5 the third tile turned, with a Supremacy token', (set) => {
  const you = { ...JUSTICE, flipped: ['phoenix', 'galmi'], supremacy: 1 } as const;
  const s = set(quiet({ you, foe: QUIET_FOE, round: 2 }));
  s.play('play justice').wins('you', 'justice');
});

onBothSides('X10.5 the third tile without a Supremacy token does not win, then or later', (set) => {
  const you = { ...JUSTICE, flipped: ['phoenix', 'galmi'], tokens: { hand: 0, spent: 2 } } as const;
  const s = set(quiet({ you, foe: { ...QUIET_FOE, passed: true } }));
  s.play('play justice').turnOf('you').goesOn().play('pass').goesOn();
  expect(s.player('you').supremacy).toBe(1);
});

onBothSides('X10.5 the second tile does not win', (set) => {
  const you = { ...JUSTICE, flipped: ['phoenix'], supremacy: 1 } as const;
  const s = set(
    quiet({ you: { ...you, clans: ['justice', 'phoenix', 'galmi'] }, foe: QUIET_FOE, round: 2 }),
  );
  s.play('play justice').offersExactly('tile justice', 'tile galmi').play('tile galmi').goesOn();
});

onBothSides('X10.6 a victory ends the game at once: nothing pending resolves', (set) => {
  const you = {
    army: [['aat'], ['neo'], ['bhj-tomorrow']],
    hand: ['elle', 'sati', 'quae', 'nezha', 'tourach', 'volantis', 'volantis'],
    removed: ['neye'],
    tokens: { hand: 4, locked: 0 },
  };
  const s = set(quiet({ you, foe: { clans: ['phoenix', 'goan-sul', 'xian'] } }));
  s.play('spend 1').wins('you', 'tokens');
  // The hand limit is not settled any more, and nobody is asked.
  expect(s.player('you').hand).toHaveLength(8);
  expect(s.legal()).toEqual([]);
  expect(s.eventTypes().at(-1)).toBe('over');
});
