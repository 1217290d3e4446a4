/** X7: passing, and the last turns of a round. */
import { captured, onBothSides, withTokens } from '@testing/gosu-x/scenario.ts';
import { expect } from 'vitest';
import { eventsOf, quiet } from './table.ts';

const FOE = { clans: ['abhilasha', 'goan-sul', 'tomorrow'] } as const;
const NO_TOKENS = { hand: 0, spent: 2 };
const MANY = { hand: 4, locked: 0 };
const GALMI = [['boul-go'], ['kan-te'], ['galmi']] as const;

onBothSides('X7.1 the first to pass must have no token in hand', (set) => {
  const s = set(quiet({ you: { tokens: { hand: 1, spent: 1 } }, foe: FOE }));
  s.withholds('pass').refuses('pass', /you have 1/i);
  set(quiet({ you: { tokens: NO_TOKENS }, foe: FOE })).offers('pass');
  // Tokens on cards are not in hand.
  const army = [[withTokens('muraena'), withTokens('arpia')]];
  set(quiet({ you: { army }, foe: FOE })).offersExactly('pass');
});

onBothSides('X7.1 the second may pass with tokens in hand', (set) => {
  const s = set(quiet({ foe: { ...FOE, passed: true } }));
  s.offersExactly('spend 1', 'spend 2', 'pass').play('pass');
  expect(s.state.round).toBe(2);
});

onBothSides('X7.2 after the first pass the opponent has 3 more turns', (set) => {
  const s = set(quiet({ you: { tokens: NO_TOKENS }, foe: { ...FOE, tokens: MANY } }));
  s.play('pass', 'spend 1', 'spend 1').turnOf('foe');
  expect([s.state.round, s.player('foe').turnsLeft]).toEqual([1, 1]);
  s.play('spend 1');
  expect(s.state.round).toBe(2);
  expect(eventsOf(s.events, 'pass')).toMatchObject([{ first: true, turnsLeft: 3 }]);
});

onBothSides('X7.2 they may pass earlier', (set) => {
  const s = set(quiet({ you: { tokens: NO_TOKENS }, foe: { ...FOE, tokens: MANY } }));
  s.play('pass', 'spend 1', 'pass');
  expect(s.state.round).toBe(2);
});

onBothSides('X7.2 2 turns if the passing player has a face-up Galmi', (set) => {
  const s = set(quiet({ you: { army: GALMI, tokens: NO_TOKENS }, foe: { ...FOE, tokens: MANY } }));
  s.play('pass', 'spend 1').turnOf('foe').play('spend 1');
  expect(s.eventTypes()).toContain('battle');
});

onBothSides('X7.2 a captured Galmi, or the opponent’s, gives 3', (set) => {
  const army = [['boul-go'], ['kan-te'], [captured('galmi')]];
  const own = set(quiet({ you: { army, tokens: NO_TOKENS }, foe: { ...FOE, tokens: MANY } }));
  own.play('pass', 'spend 1', 'spend 1').turnOf('foe').goesOn();
  expect(own.state.round).toBe(1);
  const theirs = set(
    quiet({ you: { clans: FOE.clans, tokens: NO_TOKENS }, foe: { army: GALMI, tokens: MANY } }),
  );
  theirs.play('pass', 'spend 1', 'spend 1').turnOf('foe');
  expect(theirs.state.round).toBe(1);
});

onBothSides('X7.2 2 turns for either player under the Galmi tile', (set) => {
  const you = { tokens: NO_TOKENS };
  const s = set(quiet({ tiles: ['galmi'], you, foe: { ...FOE, tokens: MANY } }));
  s.play('pass', 'spend 1', 'spend 1');
  expect(s.state.round).toBe(2);
});

onBothSides('X7.2 X11.7 tile and leader together leave 2 turns too', (set) => {
  const you = { army: GALMI, flipped: ['galmi'], tokens: NO_TOKENS } as const;
  const s = set(quiet({ you, foe: { ...FOE, tokens: MANY } }));
  s.play('pass').turnOf('foe');
  expect(s.player('foe').turnsLeft).toBe(2);
});

onBothSides('X7.2 the number is fixed at the moment of the pass', (set) => {
  const you = { army: GALMI, tokens: NO_TOKENS };
  const foe = { army: [['lava-goddesses'], []], hand: ['alpha'], supremacy: 1, tokens: MANY };
  const s = set(quiet({ you, foe }));
  s.play('pass', 'play alpha', 'target you:III1').turnOf('foe');
  expect([s.army('you')[2], s.player('foe').turnsLeft]).toEqual([['(galmi)'], 1]);
  s.play('spend 1');
  expect(s.eventTypes()).toContain('battle');
});

onBothSides(
  'X7.2 after the last turn they count as passed: no token condition, no pass trigger',
  (set) => {
    const foe = { army: [['boul-go'], ['kan-te'], ['bhj-galmi']], turnsLeft: 1 };
    const s = set(quiet({ you: { ...FOE, passed: true }, foe, toPlay: 'foe' }));
    s.play('spend 1');
    expect(s.eventTypes()).toContain('battle');
    expect(s.eventTypes()).not.toContain('pass');
    expect(s.eventTypes()).not.toContain('unlock');
  },
);

const TIMER = { hand: ['timer'], army: [['arpia']], passed: false };

onBothSides('X7.3 additional turns count among the last turns', (set) => {
  const s = set(quiet({ you: { ...TIMER, turnsLeft: 2 }, foe: { ...FOE, passed: true } }));
  s.play('play timer').turnOf('you');
  expect([s.state.extra, s.player('you').turnsLeft]).toEqual([2, 1]);
  s.play('spend 1');
  expect(s.eventTypes()).toContain('battle');
});

onBothSides('X7.3 with none left there is no additional turn', (set) => {
  const s = set(quiet({ you: { ...TIMER, turnsLeft: 1 }, foe: { ...FOE, passed: true } }));
  s.play('play timer');
  expect(s.eventTypes()).toContain('battle');
  expect(s.player('you').hand.length).toBeGreaterThan(0);
});

const PLAY_GALMI = { army: [['boul-go'], ['kan-te']], hand: ['galmi'] };

onBothSides('X7.4 C26 Galmi’s pass is offered with an empty token hand only', (set) => {
  const s = set(quiet({ you: { ...PLAY_GALMI, tokens: NO_TOKENS }, foe: FOE }));
  s.play('play galmi').asks('you', 'may').offersExactly('yes', 'no').play('yes').turnOf('foe');
  expect(s.player('you').passed).toBe(1);
  expect(s.player('foe').turnsLeft).toBe(3);
  const rich = set(quiet({ you: { ...PLAY_GALMI, tokens: { hand: 1, spent: 1 } }, foe: FOE }));
  rich.play('play galmi').turnOf('foe');
  expect(rich.player('you').passed).toBe(0);
});

onBothSides('X7.4 also for the second to pass', (set) => {
  const foe = { ...FOE, passed: true };
  const rich = set(quiet({ you: PLAY_GALMI, foe }));
  rich.offers('pass').play('play galmi').turnOf('you');
  const s = set(quiet({ you: { ...PLAY_GALMI, tokens: NO_TOKENS }, foe }));
  s.play('play galmi').asks('you', 'may').play('yes');
  expect(s.eventTypes()).toContain('battle');
});

onBothSides('X7.5 one who has passed takes no more turns, additional ones included', (set) => {
  const s = set(
    quiet({ you: { tokens: NO_TOKENS }, foe: { ...FOE, tokens: MANY }, extraTurn: 'due' }),
  );
  s.play('pass').turnOf('foe').play('spend 1').turnOf('foe');
  expect(s.state.extra).toBe(0);
});

onBothSides('X7.5 but may still use Force of will', (set) => {
  const you = { hand: ['red-circle'], army: [['apostles-of-night']], passed: true };
  const foe = { hand: ['lava-goddesses'] };
  const s = set(quiet({ you, foe, toPlay: 'foe' }));
  s.play('play lava-goddesses', 'target you:I1')
    .asks('you', 'respond')
    .play('use red-circle')
    .turnOf('foe');
  expect(s.army('you')[0]).toEqual(['apostles-of-night']);
});

onBothSides('X7.2 C26 the second to pass sets no first-pass effect off', (set) => {
  const you = { army: [['boul-go'], ['kan-te'], ['bhj-galmi']], tokens: NO_TOKENS };
  const s = set(quiet({ you, foe: { ...FOE, passed: true } }));
  s.play('pass');
  expect(s.eventTypes()).toContain('battle');
  expect(s.eventTypes()).not.toContain('unlock');
});
