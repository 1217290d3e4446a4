/** X12: every rule option with each of its choices, and the three presets. */
import {
  captured,
  onBothSides,
  type Scenario,
  type Side,
  type Table,
} from '@testing/gosu-x/scenario.ts';
import { checkedOptions } from '@testing/random-play.ts';
import { expect, test } from 'vitest';
import { gosuX } from '../../src/game.ts';
import { OPTION_DEFS, PRESETS } from '../../src/options.ts';
import {
  asked,
  begin,
  clansIn,
  dealt,
  eventsOf,
  GIVEN,
  handOf,
  legal,
  quiet,
  say,
} from './table.ts';

function battle(you: Side, foe: Side, options: object, more: Table = {}): Table {
  return quiet({ you, foe: { ...foe, passed: true }, options, ...more });
}

const NO_TOKENS = { hand: 0, spent: 2 };
const FOE = { clans: ['narashima', 'goan-sul', 'xian'] } as const;

/** The table of the contract, row by row. */
const TABLE: readonly (readonly string[])[] = [
  ['X12.1', 'sacrificed-last', 'sacrificed-first', 'sacrificed-last'],
  ['X12.2', 'troops', 'troops', 'london'],
  ['X12.3', 'no', 'no', 'yes'],
  ['X12.4', 'yes', 'yes', 'no'],
  ['X12.5', 'during-battle', 'during-battle', 'after-battle'],
  ['X12.6', 'yes', 'yes', 'no'],
  ['X12.7', 'yes', 'yes', 'no'],
  ['X12.8', '1-2-2-1', '1-2-2-1', '1-2-2-1'],
  ['X12.9', 'yes', 'yes', 'yes'],
  ['X12.10', 'no', 'no', 'yes'],
  ['X12.11', 'no', 'no', 'yes'],
  ['X12.12', 'yes', 'yes', 'no'],
];

test.each(PRESETS)('X12 the preset %s', (preset) => {
  const options = checkedOptions(gosuX, { preset });
  const column = 1 + PRESETS.indexOf(preset);
  const chosen = OPTION_DEFS.map((def) => [def.rule, options[def.id]]);
  expect(chosen).toEqual(TABLE.map((row) => [row[0], row[column]]));
});

test('X12 final-en is the default, and each option may be set by itself', () => {
  expect(checkedOptions(gosuX, {})).toEqual(checkedOptions(gosuX, { preset: 'final-en' }));
  for (const def of OPTION_DEFS) {
    for (const choice of def.choices) {
      const extra = choice === 'given' ? { clans: GIVEN } : {};
      const options = checkedOptions(gosuX, { [def.rule]: choice, ...extra });
      expect(options).toEqual({ ...checkedOptions(gosuX, {}), [def.id]: choice, ...extra });
    }
    expect(gosuX.options({ [def.id]: 'perhaps' }, 'en')).toMatchObject({ ok: false });
  }
});

onBothSides('X12.1 who starts after a shared battle', (set) => {
  const started = new Set<number>();
  for (const choice of ['sacrificed-last', 'sacrificed-first']) {
    for (let seed = 0; seed < 8; seed++) {
      const you = { army: [['volantis']] };
      const options = { startAfterSharedBattle: choice };
      const s = set(battle(you, { army: [['nakshatra']] }, options, { seed }));
      s.play('pass');
      const seats = eventsOf(s.events, 'sacrifice').map((event) => event.seat);
      const starts = choice === 'sacrificed-last' ? seats[1] : seats[0];
      expect([s.state.turn, eventsOf(s.events, 'draw')[0]?.seat]).toEqual([starts, starts]);
      started.add(s.state.turn);
    }
  }
  expect(started.size).toBe(2);
});

onBothSides('X12.1 says nothing about a battle with a loser', (set) => {
  const options = { startAfterSharedBattle: 'sacrificed-first' };
  set(battle({ army: [['volantis']] }, FOE, options))
    .play('pass')
    .turnOf('foe');
});

test('X12.2 london: any hand, in turn order, as often as wished', () => {
  const s = dealt(1, { mulligan: 'london' });
  expect(asked(s)).toEqual({ seat: 0, kind: 'hand' });
  expect(legal(s)).toEqual(['keep', 'mulligan']);
  const before = handOf(s, 0);
  const events = say(s, 'mulligan', 'mulligan');
  expect(asked(s)).toEqual({ seat: 0, kind: 'hand' });
  expect(handOf(s, 0)).toHaveLength(7);
  expect(handOf(s, 0)).not.toEqual(before);
  expect(eventsOf(events, 'shuffle')).toHaveLength(2);
});

test('X12.2 london: on keeping, discard 1 for each mulligan taken', () => {
  const s = dealt(1, { mulligan: 'london' });
  say(s, 'mulligan', 'mulligan', 'keep');
  expect(asked(s)).toEqual({ seat: 0, kind: 'discard' });
  say(s, legal(s)[0] ?? '');
  expect(asked(s)).toEqual({ seat: 0, kind: 'discard' });
  say(s, legal(s)[0] ?? '');
  const [p0] = s.players;
  expect([p0.hand.length, p0.discard.length, p0.deck.length]).toEqual([5, 2, 38]);
  expect(asked(s)).toEqual({ seat: 1, kind: 'hand' });
  say(s, 'keep');
  expect(asked(s)).toEqual({ seat: 0, kind: 'action' });
  expect(s.players[1].hand).toHaveLength(7);
});

test('X12.2 none: nobody is asked', () => {
  for (let seed = 0; seed < 100; seed++) {
    expect(asked(dealt(seed, { mulligan: 'none' }))).toEqual({ seat: 0, kind: 'action' });
  }
});

onBothSides('X12.3 Echo on activation', (set) => {
  const you = { army: [['wiindz', captured('aat'), captured('obeezs')]] };
  const foe = { clans: ['narashima', 'goan-sul', 'xian'] } as const;
  const no = set(quiet({ you, foe, options: { echoOnActivation: 'no' } }));
  no.play('activate I1', 'target you:I3').turnOf('foe');
  const yes = set(quiet({ you, foe, options: { echoOnActivation: 'yes' } }));
  yes.play('activate I1', 'target you:I3').asks('you', 'may').play('yes').turnOf('foe');
  expect(yes.army('you')[0]).toEqual(['wiindz+1', 'aat', 'obeezs']);
});

onBothSides('X12.4 additional turns count among the last turns, or do not', (set) => {
  const you = { army: [['arpia', 'timer']], turnsLeft: 1 };
  const foe = { ...FOE, passed: true };
  const yes = set(quiet({ you, foe, options: { extraTurnsCount: 'yes' } }));
  yes.play('activate I2');
  expect(yes.state.round).toBe(2);
  const no = set(quiet({ you, foe, options: { extraTurnsCount: 'no' } }));
  no.play('activate I2').turnOf('you');
  expect(no.state.round).toBe(1);
  no.play('spend 1');
  expect(no.state.round).toBe(2);
});

onBothSides('X12.4 no: an additional turn in between costs no turn', (set) => {
  const you = { army: [['arpia', 'timer']], turnsLeft: 2, tokens: { hand: 4, locked: 0 } };
  const s = set(quiet({ you, foe: { ...FOE, passed: true }, options: { extraTurnsCount: 'no' } }));
  s.play('activate I2', 'spend 1').turnOf('you');
  expect(s.player('you').turnsLeft).toBe(1);
  s.play('spend 1');
  expect(s.state.round).toBe(2);
});

onBothSides('X12.5 when Goan Sul’s victory is checked', (set) => {
  const you = {
    army: [
      ['bombers', 'bombers'],
      ['hemro', 'orgah'],
    ],
    supremacy: 1,
  };
  const foe = { clans: ['narashima', 'phoenix', 'xian'] } as const;
  const army = [...you.army, ['goan-sul']];
  for (const [choice, reason] of [
    ['during-battle', 'goan-sul'],
    ['after-battle', 'supremacy'],
  ] as const) {
    set(battle({ ...you, army }, foe, { goanSulVictory: choice }))
      .play('pass')
      .wins('you', reason);
  }
});

onBothSides(
  'X12.5 after-battle: both kinds of victory for one player, none for the other',
  (set) => {
    const army = [['bombers', 'bombers'], ['hemro', 'orgah'], ['goan-sul']];
    const foe = { clans: ['narashima', 'phoenix', 'xian'] } as const;
    const s = set(battle({ army }, foe, { goanSulVictory: 'after-battle' }));
    s.play('pass').wins('you', 'goan-sul');
    expect(s.player('you').supremacy).toBe(1);
  },
);

onBothSides('X12.6 the Wonder token returns to the board after a battle, or stays', (set) => {
  for (const [choice, holder] of [
    ['yes', null],
    ['no', 'you'],
  ] as const) {
    const options = { wonderReturns: choice };
    const s = set(battle({ army: [['volantis']] }, FOE, options, { wonder: 'you' }));
    s.play('pass').turnOf('foe');
    expect(s.wonder()).toBe(holder);
  }
});

const AGAIN = { hand: ['volantis', 'muraena', 'elle', 'sati', 'quae'] } as const;

/** Volantis, your first card, sacrifices itself and costs you a card: no Troop is left. */
function afterVolantis(set: (table: Table) => Scenario, choice: string): Scenario {
  const s = set(quiet({ you: AGAIN, foe: FOE, options: { firstTroopAgain: choice } }));
  s.play('play volantis', 'discard quae', 'spend 1');
  expect(s.army('you')[0]).toEqual([]);
  return s;
}

onBothSides('X12.7 a Troop is free again without a face-up Troop', (set) => {
  const s = afterVolantis(set, 'yes');
  s.play('play muraena').turnOf('foe');
  expect(s.discard('you')).toEqual(['volantis', 'quae']);
});

onBothSides('X12.7 no: only the first card of the game is free', (set) => {
  const s = afterVolantis(set, 'no');
  s.play('play muraena').asks('you', 'discard').play('discard elle').turnOf('foe');
  expect(s.discard('you')).toEqual(['volantis', 'quae', 'elle', 'sati']);
  const you = { hand: ['muraena', 'elle', 'sati'], army: [[captured('arpia')]] };
  const turned = set(quiet({ you, foe: FOE, options: { firstTroopAgain: 'no' } }));
  turned.play('play muraena').asks('you', 'discard');
  const poor = { ...you, hand: ['muraena', 'elle'] };
  set(quiet({ you: poor, foe: FOE, options: { firstTroopAgain: 'no' } })).withholds('play muraena');
});

onBothSides('X12.7 no: the first card is free though cards were spent and drawn before', (set) => {
  const you = { hand: ['muraena', 'elle', 'sati'] };
  const s = set(quiet({ you, foe: FOE, options: { firstTroopAgain: 'no' } }));
  s.play('spend 1', 'spend 1', 'play muraena').turnOf('foe');
  expect(s.discard('you')).toEqual([]);
});

test('X12.8 1-2-2-1 asks, random does not', () => {
  expect(asked(begin(1, { draft: '1-2-2-1' }))).toEqual({ seat: 0, kind: 'draft' });
  const drafts = new Set<string>();
  for (let seed = 0; seed < 20; seed++) {
    const s = begin(seed, { draft: 'random', mulligan: 'none' });
    expect(asked(s).kind).toBe('action');
    const [a, b, left] = [s.players[0].clans, s.players[1].clans, s.tiles];
    expect([clansIn(a), clansIn(b), clansIn(left)].map((clans) => clans.length)).toEqual([3, 3, 2]);
    expect(a | b | left).toBe(255);
    drafts.add(`${a} ${b}`);
  }
  expect(drafts.size).toBeGreaterThan(10);
});

test('X12.8 given: the clans named in the setup', () => {
  const s = dealt(1, { mulligan: 'none' });
  expect(clansIn(s.players[0].clans)).toEqual(['justice', 'galmi', 'phoenix']);
  expect(clansIn(s.players[1].clans)).toEqual(['abhilasha', 'tomorrow', 'goan-sul']);
  expect(clansIn(s.tiles)).toEqual(['narashima', 'xian']);
  const none = gosuX.options({ draft: 'given' }, 'en');
  expect(none).toMatchObject({ ok: false });
  const twice = [GIVEN[0], ['justice', 'goan-sul', 'tomorrow']];
  expect(gosuX.options({ draft: 'given', clans: twice }, 'en')).toMatchObject({ ok: false });
});

onBothSides('X12.9 C12 a Veteran without an icon may take one token, or not', (set) => {
  const you = { army: [['lava-goddesses']] };
  const foe = { clans: ['narashima', 'phoenix', 'xian'] } as const;
  const yes = set(quiet({ you, foe, options: { veteranToken: 'yes' } }));
  yes.play('activate I1').turnOf('foe');
  expect([yes.army('you')[0], yes.value('you')]).toEqual([['lava-goddesses+1'], 4]);
  const no = set(quiet({ you, foe, options: { veteranToken: 'no' } }));
  no.offersExactly('spend 1', 'spend 2');
});

/** Your Song draws from an empty deck: Byun Hyung Ja (Narashima) unlocks, if it survives. */
function reshuffling(locked: number, fifthTokenInSong: string): Table {
  const you = {
    army: [['nakshatra', 'navaj', 'nitish', 'nitish'], ['nalin'], ['bhj-narashima']],
    discard: ['niranjan', 'nachiketa'],
    tokens: { hand: 4 - locked, locked },
  };
  const foe = { clans: ['justice', 'phoenix', 'xian'] } as const;
  return battle(you, foe, { fifthTokenInSong }, { fill: false });
}

onBothSides(
  'X12.10 C16 the 5th token wins during the Song too, or is not unlocked there',
  (set) => {
    // Six cards: three are sacrificed, which leaves the column with Byun Hyung Ja.
    const song = ['pass', 'target you:I4', 'target you:I3', 'target you:I2'];
    const yes = set(reshuffling(0, 'yes'));
    yes.play(...song).wins('you', 'tokens');
    const no = set(reshuffling(0, 'no'));
    no.play(...song)
      .turnOf('foe')
      .goesOn();
    expect(no.army('you')).toEqual([['nakshatra'], ['nalin'], ['bhj-narashima']]);
    expect([no.player('you').tokens, no.player('you').locked]).toEqual([4, 0]);
  },
);

onBothSides('X12.10 C16 a 3rd or 4th token is unlocked in the Song by either choice', (set) => {
  for (const choice of ['yes', 'no']) {
    const s = set(reshuffling(1, choice));
    s.play('pass', 'target you:I4', 'target you:I3', 'target you:I2').turnOf('foe');
    expect([s.player('you').tokens, s.player('you').locked]).toEqual([4, 0]);
  }
});

onBothSides('X12.11 a card may be shifted into an identical one, or not', (set) => {
  const you = { army: [['arpia']], hand: ['arpia', 'elle', 'sati'] };
  set(quiet({ you, foe: FOE, options: { identicalShift: 'no' } })).withholds('shift I1 arpia');
  const yes = set(quiet({ you, foe: FOE, options: { identicalShift: 'yes' } }));
  yes.play('shift I1 arpia', 'discard elle').turnOf('foe');
  expect([yes.army('you')[0], yes.discard('you')]).toEqual([['arpia'], ['elle', 'sati', 'arpia']]);
});

onBothSides('X12.12 captured cards are released in the Song, or not', (set) => {
  const you = { army: [['volantis', captured('atalanta'), 'petal-faeries']], tokens: NO_TOKENS };
  const yes = set(battle(you, FOE, { songReleases: 'yes' }));
  yes.play('pass').turnOf('foe');
  expect(yes.army('you')[0]).toEqual(['volantis']);
  expect(eventsOf(yes.events, 'release')).toHaveLength(1);
  const four = { army: [[captured('volantis'), 'atalanta', 'petal-faeries']] };
  const no = set(battle(four, FOE, { songReleases: 'no' }));
  no.play('pass').turnOf('foe');
  expect(no.army('you')[0]).toEqual(['(volantis)']);
});

test('X12 a game is played with its options to the end: they are part of the state', () => {
  const s = begin(1, { preset: 'prototype' });
  expect(gosuX.decode(gosuX.encode(s)).options).toEqual(s.options);
  expect(gosuX.clone(s).options).toEqual(s.options);
});
