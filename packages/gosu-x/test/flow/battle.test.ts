/** X8.1 to X8.4: the Great Battle. */
import {
  captured,
  onBothSides,
  type Side,
  type Table,
  withBounty,
  withTokens,
} from '@testing/gosu-x/scenario.ts';
import { expect } from 'vitest';
import { eventsOf, quiet } from './table.ts';

/** The foe has passed: your pass brings the battle. */
function battle(you: Side, foe: Side, more: Table = {}): Table {
  return quiet({ you, foe: { ...foe, passed: true }, ...more });
}

const ALL_FOUR = { hand: 4, locked: 0 };
const EIGHT = [['volantis'], ['elle'], [captured('justice')]] as const;
const TWO = [['nakshatra']] as const;

onBothSides('X8.1 face-up cards count, captured cards count 0', (set) => {
  const army = [['volantis', captured('atalanta')], ['elle'], ['justice']];
  const s = set(battle({ army }, { army: [[captured('nakshatra'), 'navaj']] }));
  expect([s.value('you'), s.value('foe')]).toEqual([10, 2]);
  s.play('pass');
  const values = s.seat('you') === 0 ? [10, 2] : [2, 10];
  expect(eventsOf(s.events, 'battle')).toMatchObject([{ values, winners: [s.seat('you')] }]);
});

onBothSides('X8.1 X9.12 bonuses: Phoenix, Galmi (Avatar), Veterans', (set) => {
  const leader = { army: [['arpia'], ['kaez'], ['phoenix']], hand: ['timer', 'genious'] };
  expect(set(battle(leader, {})).value('you')).toBe(12);
  const hands = { hand: ['elle', 'sati'] };
  const tile = set(battle(hands, { hand: ['nalin'] }, { tiles: ['phoenix'] }));
  expect([tile.value('you'), tile.value('foe')]).toEqual([2, 1]);
  const avatar = { army: [['boul-go'], ['galmi-avatar']] };
  expect(set(battle(avatar, { army: [['nikhilesh']] })).value('you')).toBe(8);
  expect(set(battle(avatar, { army: [[captured('nikhilesh')]] })).value('you')).toBe(5);
  expect(set(battle(avatar, { army: [[withBounty('navaj')]] })).value('you')).toBe(8);
});

onBothSides('X8.2 the higher value wins and gains a Supremacy token', (set) => {
  const s = set(battle({ army: EIGHT }, { army: TWO }));
  s.play('pass').goesOn();
  expect([s.player('you').supremacy, s.player('foe').supremacy]).toEqual([1, 0]);
  const lost = set(battle({ army: TWO }, { army: EIGHT }));
  lost.play('pass');
  expect([lost.player('you').supremacy, lost.player('foe').supremacy]).toEqual([0, 1]);
});

onBothSides('X8.2 on a tie the Wonder holder wins', (set) => {
  const s = set(battle({ army: [['volantis']] }, { army: TWO }, { wonder: 'foe' }));
  s.play('pass');
  expect([s.player('you').supremacy, s.player('foe').supremacy]).toEqual([0, 1]);
  expect(eventsOf(s.events, 'battle')).toMatchObject([
    { values: [2, 2], winners: [s.seat('foe')] },
  ]);
});

onBothSides('X8.2 a tie without the Wonder token is won by both, and lost by nobody', (set) => {
  const you = { army: [['volantis'], ['elle'], ['bhj-justice']], tokens: { hand: 0, spent: 2 } };
  const foe = { army: [['bombers'], ['hemro'], ['bhj-goan-sul']], tokens: { hand: 0, spent: 2 } };
  const s = set(battle(you, foe));
  s.play('pass');
  expect([s.player('you').supremacy, s.player('foe').supremacy]).toEqual([1, 1]);
  expect([s.player('you').locked, s.player('foe').locked]).toEqual([2, 1]);
});

onBothSides('X8.2 the Wonder token decides ties only', (set) => {
  const s = set(battle({ army: EIGHT }, { army: TWO }, { wonder: 'foe' }));
  s.play('pass');
  expect(s.player('you').supremacy).toBe(1);
});

onBothSides('X8.3 X10.1 2 Supremacy tokens win at once', (set) => {
  const s = set(battle({ army: EIGHT, supremacy: 1 }, { army: TWO, supremacy: 1 }, { round: 3 }));
  s.play('pass').wins('you', 'supremacy');
  expect(s.eventTypes()).not.toContain('song');
});

onBothSides('X8.3 X10.1 both reaching 2 together: a draw', (set) => {
  const you = { army: [['volantis']], supremacy: 1 };
  const s = set(battle(you, { army: TWO, supremacy: 1 }, { round: 2 }));
  s.play('pass').wins('both', 'supremacy');
});

onBothSides('X8.3 a shared battle that brings one of them to 2 is theirs alone', (set) => {
  const s = set(battle({ army: [['volantis']] }, { army: TWO, supremacy: 1 }, { round: 2 }));
  s.play('pass').wins('foe', 'supremacy');
});

const GOAN_SUL = [['bombers', 'bombers'], ['hemro', 'orgah'], ['goan-sul']] as const;

onBothSides('X8.4 Goan Sul’s victory comes before the Supremacy token', (set) => {
  const s = set(battle({ army: GOAN_SUL, supremacy: 1 }, { clans: ['justice', 'xian', 'galmi'] }));
  s.play('pass').wins('you', 'goan-sul');
  expect(s.eventTypes().slice(-2)).toEqual(['battle', 'over']);
});

onBothSides('X8.4 X12.5 after-battle: the Supremacy victory first, else Goan Sul’s', (set) => {
  const options = { goanSulVictory: 'after-battle' };
  const foe = { clans: ['justice', 'xian', 'galmi'] } as const;
  set(battle({ army: GOAN_SUL, supremacy: 1 }, foe, { options }))
    .play('pass')
    .wins('you', 'supremacy');
  const s = set(battle({ army: GOAN_SUL }, foe, { options }));
  s.play('pass').wins('you', 'goan-sul');
  expect(s.eventTypes().slice(-3)).toEqual(['battle', 'supremacy', 'over']);
});

onBothSides('X8.4 the winner’s effects come before the loser’s', (set) => {
  const you = { army: [['bombers'], ['hemro'], ['bhj-goan-sul']], tokens: ALL_FOUR };
  const foe = { army: [['volantis'], [captured('elle')], ['bhj-justice']], tokens: ALL_FOUR };
  set(battle(you, foe)).play('pass').wins('you', 'tokens');
});

onBothSides('X8.4 the loser’s effect resolves before the Song', (set) => {
  const foe = { army: [['volantis'], [captured('elle')], ['bhj-justice']], tokens: ALL_FOUR };
  const s = set(battle({ army: [['bombers', 'bombers'], ['hemro'], ['bhj-goan-sul']] }, foe));
  s.play('pass').wins('foe', 'tokens');
  expect(s.eventTypes()).not.toContain('song');
});

onBothSides('X8.4 a battle that wins the game leaves the loser’s effect out', (set) => {
  const foe = { army: [['volantis'], [captured('elle')], ['bhj-justice']], tokens: ALL_FOUR };
  const you = { army: [['bombers', 'bombers'], ['hemro'], ['goan-sul']], supremacy: 1 };
  set(battle(you, foe)).play('pass').wins('you', 'supremacy');
});

onBothSides('X9.12 a Veteran with a token counts double, once; no other card does', (set) => {
  const plain = { army: [['bombers', 'lava-goddesses']] };
  expect(set(battle(plain, {})).value('you')).toBe(4);
  const marked = { army: [[withTokens('bombers'), 'bombers'], [withTokens('alpha')]] };
  expect(set(battle(marked, {})).value('you')).toBe(4 + 2 + 6);
  expect(set(battle({ army: [[withTokens('muraena')]] }, {})).value('you')).toBe(2);
});
