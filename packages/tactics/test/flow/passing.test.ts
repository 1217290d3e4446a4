/** T3.8 and T3.9: passing, the last turns of a round, additional turns among them; what becomes of cards. */
import { fromEverySeat, onBothSides, type Person } from '@testing/tactics/scenario.ts';
import { expect } from 'vitest';
import { tactics } from '../../src/game.ts';
import {
  COUNTS,
  eventsOf,
  idsOf,
  powersOf,
  QUIET,
  QUIET_HANDS,
  quietTable,
  TRACKERS,
  viewersOf,
} from './table.ts';

const PEOPLE: readonly Person[] = ['you', 'foe', 'third', 'fourth'];

for (const players of COUNTS) {
  const others = PEOPLE.slice(1, players);

  fromEverySeat(
    players,
    'T3.8 after the first pass every other player has exactly 3 more turns',
    (set) => {
      const s = set(quietTable(players));
      s.play('pass');
      for (let turn = 0; turn < 3; turn++) {
        for (const [i, who] of others.entries())
          s.turnOf(who).play(`play ${QUIET_HANDS[i + 1]?.[turn]}`);
      }
      expect(s.eventTypes()).toContain('battle');
      expect(s.state.round).toBe(2);
      const seats = Array.from({ length: 3 }, () => others.map((who) => s.seat(who))).flat();
      const turns = eventsOf(s, 'turn').map(({ seat }) => seat);
      expect(turns.slice(0, -1)).toEqual(seats);
      expect(eventsOf(s, 'pass')).toMatchObject([{ seat: s.seat('you'), turns: 3 }]);
    },
  );

  fromEverySeat(players, 'T3.8 a pass is final for the round and the next player comes', (set) => {
    const s = set(quietTable(players));
    s.play('play scribe');
    for (const [i, who] of others.entries()) s.turnOf(who).play(`play ${QUIET_HANDS[i + 1]?.[0]}`);
    s.turnOf('you').play('pass');
    for (const [i, who] of others.entries()) s.turnOf(who).play(`play ${QUIET_HANDS[i + 1]?.[1]}`);
    s.turnOf('foe');
    expect([s.player('you').passed, s.hand('you')]).toEqual([1, ['scribe', 'scribe-x']]);
  });

  fromEverySeat(players, 'T3.8 the round ends as soon as nobody has turns left', (set) => {
    const s = set(quietTable(players));
    for (const who of PEOPLE.slice(0, players)) {
      expect(s.eventTypes()).not.toContain('battle');
      s.turnOf(who).play('pass');
    }
    expect([s.eventTypes().includes('battle'), s.state.round]).toEqual([true, 2]);
    expect(eventsOf(s, 'pass').map(({ turns }) => turns)).toEqual([3, ...others.map(() => 0)]);
    for (const p of s.state.players) expect([p.passed, p.turnsLeft]).toEqual([0, -1]);
  });
}

onBothSides(
  'T3.8 one may pass with cards to play, and must when there is nothing else to do',
  (set) => {
    set(quietTable(2)).offers('pass', 'play scribe').play('pass').turnOf('foe');
    const bare = set({ foe: { hand: QUIET.gravediggers } });
    bare.turnOf('you').offersExactly('pass').play('pass').turnOf('foe');
    const stuck = set({
      you: { army: [['herald']], hand: ['lich', 'inferno'] },
    });
    stuck.turnOf('you').offersExactly('pass');
  },
);

onBothSides('T3.8 fewer than 3 turns if one likes: a later pass ends the round at once', (set) => {
  const s = set(quietTable(2));
  s.play('pass', 'play gravedigger', 'pass');
  expect([s.eventTypes().includes('battle'), s.state.round]).toEqual([true, 2]);
});

fromEverySeat(3, 'T3.8 a second pass gives nobody new turns and takes none', (set) => {
  const s = set(quietTable(3));
  s.play('pass', 'play gravedigger', 'play revenant', 'pass').turnOf('third');
  expect(s.player('third').turnsLeft).toBe(2);
  s.play('play revenant').turnOf('third').play('play revenant-x');
  expect([s.eventTypes().includes('battle'), s.state.round]).toEqual([true, 2]);
});

fromEverySeat(
  4,
  'T3.8 whoever passes first: those before them have 3 turns too, in clockwise order',
  (set) => {
    const s = set(quietTable(4));
    s.play('play scribe', 'play gravedigger', 'pass');
    const left = () => PEOPLE.map((who) => s.player(who).turnsLeft);
    expect(left()).toEqual([3, 3, -1, 3]);
    s.turnOf('fourth').play('play spark').turnOf('you').play('play scribe').turnOf('foe');
    s.play('play gravedigger').turnOf('fourth');
    expect(left()).toEqual([2, 2, -1, 2]);
    s.play('play spark', 'play scribe-x', 'pass', 'pass').turnOf('you');
    expect([s.player('you').turnsLeft, s.state.round]).toEqual([1, 1]);
    s.offersExactly('pass').play('pass');
    expect(s.state.round).toBe(2);
  },
);

fromEverySeat(3, 'T3.8 who has used up the last turn is skipped while another plays on', (set) => {
  const table = quietTable(3);
  const s = set({
    ...table,
    you: { passed: true },
    foe: { ...table.foe, turnsLeft: 1 },
    toPlay: 'foe',
  });
  s.play('play gravedigger').turnOf('third').play('play revenant').turnOf('third');
  s.play('play revenant').turnOf('third').play('play revenant-x');
  expect(s.state.round).toBe(2);
  expect(eventsOf(s, 'pass')).toEqual([]);
});

onBothSides('T3.8 the limit holds for one round only', (set) => {
  const s = set({ ...quietTable(2), deck: ['runner', 'tracker'] });
  s.play('pass', 'pass');
  expect(s.state.round).toBe(2);
  expect(s.state.players.map((p) => p.turnsLeft)).toEqual([-1, -1]);
  s.turnOf('you').play('play scribe').turnOf('foe').play('play gravedigger').turnOf('you');
});

/** Runner takes the Advantage card and an additional turn. */
const RUNNER = { hand: ['runner', ...TRACKERS, 'huntmaster'] };

for (const players of COUNTS) {
  fromEverySeat(
    players,
    'T3.8 T6.7 an additional turn comes at once, then play goes on clockwise',
    (set) => {
      const s = set({ ...quietTable(players), you: RUNNER });
      s.play('play runner').turnOf('you').play('play tracker').turnOf('foe');
      const turns = eventsOf(s, 'turn').map(({ seat, extra }) => [seat, extra]);
      expect(turns).toEqual([
        [s.seat('you'), true],
        [s.seat('foe'), false],
      ]);
    },
  );
}

onBothSides('T3.8 T6.7 additional turns do not count among the last three', (set) => {
  const s = set({ you: RUNNER, foe: { passed: true } });
  expect(s.player('you').turnsLeft).toBe(3);
  s.play('play runner').turnOf('you');
  expect(s.player('you').turnsLeft).toBe(2);
  s.play('play tracker').turnOf('you');
  expect(s.player('you').turnsLeft).toBe(2);
  s.play('play tracker').turnOf('you').play('play tracker-x');
  expect(s.state.round).toBe(2);
  expect(s.army('you')[0]).toEqual(['runner', ...TRACKERS]);
});

onBothSides('T3.8 T6.7 one follows even the last counted turn, and it is the last', (set) => {
  const s = set({ you: { ...RUNNER, turnsLeft: 1 }, foe: { passed: true } });
  s.play('play runner').turnOf('you');
  expect([s.player('you').turnsLeft, s.player('you').passed, s.state.round]).toEqual([0, 0, 1]);
  s.play('play tracker');
  expect([s.state.round, s.army('you')[0]]).toEqual([2, ['runner', 'tracker']]);
});

onBothSides(
  'T3.8 T6.7 T6.8 an additional turn may earn another, after the last counted one too',
  (set) => {
    const hand = ['runner', 'runner', 'huntmaster', 'tracker'];
    const s = set({ you: { hand, turnsLeft: 1 }, foe: { passed: true } });
    s.play('play runner', 'play runner', 'play huntmaster').turnOf('you').play('play tracker');
    expect(s.state.round).toBe(2);
    expect(s.army('you')).toEqual([['runner', 'runner', 'tracker'], ['huntmaster'], []]);
  },
);

fromEverySeat(3, 'T3.8 T6.7 with others still to play the round goes on after it', (set) => {
  const table = quietTable(3);
  const you = { ...RUNNER, turnsLeft: 1 };
  const s = set({ ...table, you, foe: { hand: [], passed: true } });
  s.play('play runner', 'play tracker').turnOf('third');
  expect([s.player('you').passed, s.player('third').turnsLeft]).toEqual([1, 3]);
  s.play('play revenant').turnOf('third');
});

/** Herald to the right of the strong Prescient: arrival and link, two additional turns at once. */
const TWICE = { army: [['scribe', 'prescient-x']], hand: ['herald', ...QUIET.scribes.slice(1)] };

onBothSides('T6.8 additional turns add up', (set) => {
  const s = set({ ...quietTable(2), you: TWICE, advantage: 'foe' });
  s.play('play herald').turnOf('you');
  expect(powersOf(s)).toEqual(['herald arrival advantage', 'prescient-x link advantage']);
  expect([s.advantage(), s.state.extraNow, s.state.extraOwed]).toEqual(['you', 1, 1]);
  s.play('play scribe').turnOf('you').play('play scribe-x').turnOf('foe');
  s.play('play gravedigger').turnOf('you');
  expect([s.state.extraNow, s.state.extraOwed]).toEqual([0, 0]);
});

onBothSides('T3.8 T6.8 additional turns still owed are lost by a pass', (set) => {
  const s = set({ ...quietTable(2), you: TWICE });
  s.play('play herald', 'pass').turnOf('foe');
  expect([s.state.extraOwed, s.state.extraNow, s.player('foe').turnsLeft]).toEqual([0, 0, 3]);
  s.play('play gravedigger').turnOf('foe').play('play gravedigger').turnOf('foe');
  s.play('play gravedigger-x');
  expect(s.state.round).toBe(2);
  const due = set({ ...quietTable(2), extraTurn: 'due', extraTurnsOwed: 4 });
  due.play('pass').turnOf('foe').play('play gravedigger').turnOf('foe');
});

onBothSides('T3.8 a pass in an additional turn is a pass like any other', (set) => {
  const s = set({ ...quietTable(2), you: RUNNER });
  s.play('play runner', 'pass').turnOf('foe');
  expect([s.player('you').passed, s.player('foe').turnsLeft]).toEqual([1, 3]);
  s.play('play gravedigger').turnOf('foe');
  const last = set({ you: { ...RUNNER, turnsLeft: 1 }, foe: { passed: true } });
  last.play('play runner', 'pass');
  expect(last.state.round).toBe(2);
});

onBothSides('T3.8 T6.8 owed turns are played before anybody else’s, one action each', (set) => {
  const s = set({ ...quietTable(2), extraTurn: 'due', extraTurnsOwed: 2 });
  s.play('play scribe').turnOf('you').play('play scribe').turnOf('you').play('play scribe-x');
  s.turnOf('foe').play('play gravedigger').turnOf('you').offersExactly('pass');
});

onBothSides('T3.9 there is no hand limit: nobody ever discards down', (set) => {
  const hand = [
    'tracker',
    'sage',
    'lich',
    'dynamo',
    'raider',
    'ghoul',
    'sentry',
    'warden',
    'ranger',
  ];
  const s = set({ you: { hand }, foe: { hand: ['revenant'] } });
  s.play('play tracker').turnOf('foe').play('play revenant').turnOf('you');
  expect(s.hand('you')).toHaveLength(9);
  s.play('pass', 'pass').turnOf('you');
  expect([s.state.round, s.hand('you').length, s.discard()]).toEqual([2, 9, []]);
});

for (const players of COUNTS) {
  fromEverySeat(
    players,
    'T3.9 discarded, destroyed, mutated: face up on the one common pile',
    (set) => {
      const you = { army: [['looter']], hand: ['scribe', 'sage', 'lich'] };
      const foe = { army: [['firebrand']], hand: ['incendiary'] };
      const s = set({ ...quietTable(players), you, foe });
      s.play('shift I1 scribe', 'discard sage').turnOf('foe');
      expect(s.discard()).toEqual(['sage', 'lich', 'looter']);
      s.play('play incendiary').asks('foe', 'target').play('target you:I1');
      expect(s.discard()).toEqual(['sage', 'lich', 'looter', 'scribe']);
      for (const viewer of viewersOf(s)) {
        expect(idsOf(tactics.view(s.state, viewer).discard)).toEqual(s.discard());
        for (const event of [...eventsOf(s, 'discard'), ...eventsOf(s, 'destroy')]) {
          expect(tactics.redact(event, viewer)).toEqual(event);
        }
      }
    },
  );
}
