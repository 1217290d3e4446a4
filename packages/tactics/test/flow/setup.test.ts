/** T1 and T2: what is in the box, ten cards of which seven stay, who begins. */
import { fromEverySeat, type Person, scenario } from '@testing/tactics/scenario.ts';
import { expect, test } from 'vitest';
import { CLAN_DEFS, FACE_DEFS } from '../../src/cards/index.ts';
import { CLANS } from '../../src/cards/words.ts';
import { tactics } from '../../src/game.ts';
import { CARD_COUNT, STRENGTH_OF } from '../../src/state/faces.ts';
import {
  COUNTS,
  eventsOf,
  idsOf,
  justDealt,
  newGame,
  QUIET,
  QUIET_HANDS,
  quietTable,
  TRACKERS,
  twin,
  viewersOf,
} from './table.ts';

const PEOPLE: readonly Person[] = ['you', 'foe', 'third', 'fourth'];

/** No goblin of level 1 in any of them: all 30 of level 2 and 3. */
const [USELESS, USELESS_TOO, USELESS_AGAIN] = [
  'oracle archivist envoy sage high-prophet ancestor huntmaster ranger warden champion',
  'great-alpha matriarch necromancer ghoul reaper lich bone-lord night-queen jailer artificer',
  'sentry dynamo panopticon colossus incendiary raider ember-seer warlord inferno cataclyst',
].map((ids) => ids.split(' ')) as [string[], string[], string[]];

/** Ten cards with goblins of level 1 among them. */
const [USEFUL, USEFUL_TOO] = [
  'scribe scribe herald herald prescient prescient looter looter firebrand firebrand',
  'runner runner tracker tracker spark spark scanner scanner shackler shackler',
].map((ids) => ids.split(' ')) as [string[], string[]];

test('T1.1 2, 3 or 4 players, no fewer and no more', () => {
  expect([tactics.minPlayers, tactics.maxPlayers]).toEqual([2, 4]);
  for (const players of [0, 1, 5]) {
    const list = Array.from({ length: players }, () => ({}));
    expect(tactics.readPosition({ game: 'gosu-tactics', players: list }, 'en').ok).toBe(false);
    expect(tactics.readPosition({ game: 'gosu-tactics', players }, 'en').ok).toBe(false);
  }
  for (const players of COUNTS) expect(newGame(players, 1).state.players).toHaveLength(players);
});

for (const players of COUNTS) {
  fromEverySeat(
    players,
    'T1.1 T3.9 one deck and one discard pile for all, the pile open to all',
    (set) => {
      const s = set({
        ...quietTable(players),
        deck: ['sage'],
        discard: ['lich', 'herald', 'dynamo'],
      });
      for (const viewer of viewersOf(s)) {
        const view = tactics.view(s.state, viewer);
        expect(idsOf(view.discard)).toEqual(['lich', 'herald', 'dynamo']);
        expect(new Set(idsOf(view.deck))).toEqual(new Set(['?']));
        expect(view.deck).toHaveLength(CARD_COUNT - 3 - 3 * players);
      }
    },
  );
}

test('T1.1 everybody draws from the same deck', () => {
  const s = scenario({
    you: { hand: ['tracker'] },
    foe: { hand: ['tracker'] },
    deck: ['sage', 'lich', 'dynamo'],
  });
  s.play('play tracker', 'play tracker').turnOf('you');
  expect([s.hand('you'), s.hand('foe'), s.deck()[0]]).toEqual([['sage'], ['lich'], 'dynamo']);
});

test('T1.2 75 goblins, 15 of each of 5 clans', () => {
  expect(CLAN_DEFS.map((clan) => clan.name.en)).toEqual([
    'Gobans',
    'Alphas',
    'Darks',
    'Mekas',
    'Fires',
  ]);
  expect(CLAN_DEFS.map((clan) => clan.id)).toEqual([...CLANS]);
  for (const { faces } of CLAN_DEFS) {
    expect(faces.reduce((sum, face) => sum + face.copies, 0)).toBe(15);
    const level = (n: number) => faces.filter((face) => face.level === n);
    expect(level(2).map((face) => face.copies)).toEqual([1, 1, 1, 1]);
    expect(level(3).map((face) => face.copies)).toEqual([1, 1]);
    expect([...level(2), ...level(3)].every((face) => !face.x)).toBe(true);
  }
  expect(CARD_COUNT).toBe(75);
  expect(new Set(FACE_DEFS.map((face) => face.id)).size).toBe(FACE_DEFS.length);
});

test('T1.2 three families a clan: two plain cards and one X with a link more', () => {
  for (const { faces } of CLAN_DEFS) {
    const ones = faces.filter((face) => face.level === 1);
    expect(new Set(ones.map((face) => face.name.en)).size).toBe(3);
    const plain = ones.filter((face) => !face.x);
    expect(plain.map((face) => face.copies)).toEqual([2, 2, 2]);
    for (const one of plain) {
      const strong = ones.find((face) => face.id === `${one.id}-x`);
      expect(strong).toMatchObject({ name: one.name, cost: one.cost, x: true, copies: 1 });
      expect(strong?.powers.slice(0, -1)).toEqual(one.powers);
      expect(strong?.powers.at(-1)?.trigger).toBe('link');
      expect(one.powers.some(({ trigger }) => trigger === 'link')).toBe(false);
    }
  }
});

test('T1.2 power 2, 3, 5 by level', () => {
  for (const [face, { id, level }] of FACE_DEFS.entries()) {
    expect([id, STRENGTH_OF[face]]).toEqual([id, { 1: 2, 2: 3, 3: 5 }[level]]);
  }
});

test('T1.3 nobody has a victory point at first; one player holds the one Advantage card', () => {
  for (const players of COUNTS) {
    const { state } = newGame(players, 3);
    expect(state.players.map((p) => p.points)).toEqual(state.players.map(() => 0));
    expect(state.players[state.advantage]).toBeDefined();
  }
});

fromEverySeat(3, 'T1.3 T6.7 taking the Advantage card takes it from its holder', (set) => {
  const s = set({ you: { hand: ['runner'] }, third: {}, advantage: 'third' });
  expect(s.advantage()).toBe('third');
  s.play('play runner').turnOf('you');
  expect(s.advantage()).toBe('you');
});

/** The Darks that may become a goblin of the discard pile. */
const ZOMBIES = ['revenant', 'revenant-x', 'necromancer', 'ghoul', 'bone-lord'];

test('T1.4 name, level, clan, mutation cost or none, zombie on some Darks only', () => {
  for (const { id: clan, faces } of CLAN_DEFS) {
    for (const { name, level, cost, id } of faces) {
      expect([name.en, name.fr].every((text) => text.length > 0)).toBe(true);
      expect([1, 2, 3]).toContain(level);
      expect([id, cost === null || (cost >= 1 && cost <= 3)]).toEqual([id, true]);
    }
    const zombies = faces.filter((face) => face.zombie).map((face) => face.id);
    expect([clan, zombies]).toEqual([clan, clan === 'darks' ? ZOMBIES : []]);
  }
});

test('T1.4 no power that can never happen: a mutation power has a cost, a link a row to listen to', () => {
  for (const { id, level, cost, zombie, powers } of FACE_DEFS) {
    const mutates = zombie || powers.some(({ trigger }) => trigger === 'mutation');
    expect([id, mutates && cost === null]).toEqual([id, false]);
    const sides = powers.flatMap((power) => power.sides);
    expect([id, level === 1 && sides.includes('below')]).toEqual([id, false]);
    expect([id, level === 3 && sides.includes('above')]).toEqual([id, false]);
  }
});

test('T1.4 each power has one trigger; links, and only they, listen on sides', () => {
  for (const { id, powers } of FACE_DEFS) {
    expect(powers.length).toBeGreaterThan(0);
    for (const { trigger, sides } of powers) {
      expect(['arrival', 'link', 'mutation']).toContain(trigger);
      expect([id, sides.length > 0]).toEqual([id, trigger === 'link']);
      expect(new Set(sides).size).toBe(sides.length);
    }
  }
});

for (const players of COUNTS) {
  test(`T2.1 ten cards each from the shuffled deck, p0 takes the Advantage card (${players})`, () => {
    const s = newGame(players, 7);
    expect(s.state.players.map((p) => p.hand.length)).toEqual(s.state.players.map(() => 10));
    expect(s.deck()).toHaveLength(75 - 10 * players);
    expect([s.discard(), s.advantage()]).toEqual([[], 'you']);
    expect(newGame(players, 7).deck()).toEqual(s.deck());
    expect(newGame(players, 8).deck()).not.toEqual(s.deck());
  });

  test(`T2.1 T2.3 three go, all at once at the end; the holder begins (${players})`, () => {
    const s = newGame(players, 7);
    const aside: string[] = [];
    for (const who of PEOPLE.slice(0, players)) {
      for (let i = 0; i < 3; i++) {
        s.asks(who, 'discard');
        expect(s.discard()).toEqual([]);
        expect(s.legal()).toEqual(
          [...new Set(s.player(who).hand)].map((c) => `discard ${idsOf([c])}`),
        );
        const card = s.hand(who)[i] as string;
        aside.push(card);
        s.play(`discard ${card}`);
      }
      expect(s.hand(who)).toHaveLength(7);
    }
    expect(s.discard()).toEqual(aside);
    expect(s.state.players.map((p) => p.aside)).toEqual(s.state.players.map(() => []));
    s.turnOf('you');
    expect([s.state.round, s.advantage()]).toEqual([1, 'you']);
  });

  fromEverySeat(players, 'T2.1 a card put aside is secret until all have chosen', (set) => {
    const s = justDealt(set({ ...quietTable(players), you: { hand: USEFUL } }));
    expect(s.hand('you')).toHaveLength(10);
    s.play('discard herald', 'discard looter');
    for (const viewer of viewersOf(s)) {
      const view = tactics.view(s.state, viewer);
      const yours = viewer === s.seat('you');
      const p = view.players[s.seat('you')];
      expect(idsOf(p?.aside ?? [])).toEqual(yours ? ['herald', 'looter'] : ['?', '?']);
      expect(idsOf(p?.hand ?? []).includes('?')).toBe(!yours);
      expect([view.discard, view.open]).toEqual([[], []]);
      for (const event of eventsOf(s, 'aside')) {
        const left = tactics.redact(event, viewer);
        expect(left).toEqual(yours ? event : { ...event, card: null });
        expect(/herald|looter/i.test(tactics.narrate(left, 'en'))).toBe(yours);
      }
    }
  });
}

fromEverySeat(3, 'T2.1 nobody else can tell which card was put aside', (set) => {
  const one = justDealt(
    set({ ...quietTable(3), you: { hand: USEFUL }, foe: { hand: USEFUL_TOO } }),
  );
  const other = twin(one);
  one.play('discard herald', 'discard herald', 'discard looter').asks('foe', 'discard');
  other.play('discard scribe', 'discard firebrand', 'discard prescient').asks('foe', 'discard');
  for (const viewer of viewersOf(one)) {
    if (viewer === one.seat('you')) continue;
    expect(tactics.view(one.state, viewer)).toEqual(tactics.view(other.state, viewer));
    const told = (s: typeof one) => s.events.map((event) => tactics.redact(event, viewer));
    expect(told(one)).toEqual(told(other));
  }
  expect(one.legal()).toEqual(other.legal());
});

fromEverySeat(2, 'T2.1 when all have chosen, everybody sees them; hands stay hidden', (set) => {
  const s = justDealt(set({ you: { hand: USEFUL }, foe: { hand: USEFUL_TOO } }));
  s.play('discard herald', 'discard herald', 'discard looter');
  expect([eventsOf(s, 'discard'), s.discard()]).toEqual([[], []]);
  s.play('discard spark', 'discard spark', 'discard runner').turnOf('you');
  const pile = ['herald', 'herald', 'looter', 'spark', 'spark', 'runner'];
  for (const viewer of viewersOf(s)) {
    const view = tactics.view(s.state, viewer);
    expect(idsOf(view.discard)).toEqual(pile);
    const told = eventsOf(s, 'discard').map((event) => tactics.redact(event, viewer));
    expect(told).toMatchObject(pile.map((card) => ({ card, cause: 'opening' })));
    for (const seat of [0, 1]) {
      if (seat !== viewer) expect(view.players[seat]?.hand).toEqual(new Array(7).fill(-1));
    }
  }
});

for (const players of COUNTS) {
  fromEverySeat(players, 'T2.2 without a goblin of level 1: ten new cards, or these ten', (set) => {
    const s = justDealt(set({ ...quietTable(players), you: { hand: USELESS }, deck: USEFUL }));
    s.asks('you', 'hand').offersExactly('keep', 'mulligan');
    const kept = twin(s).play('keep').asks('you', 'discard');
    expect([kept.hand('you').length, kept.discard()]).toEqual([10, []]);
    s.play('mulligan').asks('you', 'discard');
    expect(s.hand('you')).toEqual([...USEFUL].sort());
    expect(s.discard().sort()).toEqual([...USELESS].sort());
    s.play('discard herald', 'discard herald', 'discard firebrand');
    expect(s.hand('you')).toHaveLength(7);
    s.turnOf('you');
  });
}

fromEverySeat(2, 'T2.2 with a single goblin of level 1 there is no redraw', (set) => {
  const hand = [...USELESS.slice(0, 9), 'spark-x'];
  const s = justDealt(set({ you: { hand }, foe: { hand: ['runner'] } }));
  s.asks('you', 'discard')
    .withholds('mulligan')
    .refuses('mulligan', /first answer/i);
});

fromEverySeat(2, 'T2.2 again and again while that holds, not longer', (set) => {
  const deck = [...USELESS_TOO, ...USELESS_AGAIN, ...USEFUL];
  const s = justDealt(set({ you: { hand: USELESS }, foe: { hand: ['runner'] }, deck }));
  s.play('mulligan').asks('you', 'hand').play('mulligan').asks('you', 'hand');
  expect(s.hand('you')).toEqual([...USELESS_AGAIN].sort());
  const kept = twin(s).play('keep').asks('you', 'discard');
  expect(kept.hand('you')).toHaveLength(10);
  s.play('mulligan').asks('you', 'discard');
  expect(s.hand('you')).toEqual([...USEFUL].sort());
  expect(s.discard()).toHaveLength(30);
});

fromEverySeat(
  3,
  'T2.2 T5.6 asked clockwise from the holder, each until done, before any choice',
  (set) => {
    const table = { you: { hand: USEFUL }, foe: { hand: USELESS }, third: { hand: USELESS_TOO } };
    const s = justDealt(set({ ...table, deck: USELESS_AGAIN, advantage: 'third' }));
    s.asks('third', 'hand').play('mulligan').asks('third', 'hand').play('keep');
    s.asks('foe', 'hand').play('keep').asks('third', 'discard');
  },
);

fromEverySeat(
  2,
  'T2.2 T4.5 the cards thrown away are shuffled in when the deck runs out',
  (set) => {
    const table = { you: { hand: USELESS }, foe: { hand: ['runner'] }, deck: ['scribe', 'herald'] };
    const s = justDealt(set({ ...table, fill: false }));
    s.play('mulligan').asks('you', 'discard');
    expect(s.hand('you')).toEqual(expect.arrayContaining(['scribe', 'herald']));
    expect([s.hand('you').length, s.deck().length, s.discard()]).toEqual([10, 2, []]);
  },
);

test('T2.2 a real deal without a goblin of level 1 is asked about', () => {
  // One game in 7,000: the search begins where one is known to be.
  const deals = Array.from({ length: 60_000 }, (_, i) => 16_298 + i);
  const seed = deals.find((n) => tactics.question(tactics.setup({}, n, 4), 'en').kind === 'hand');
  const s = newGame(4, seed ?? -1);
  const { hand = [] } = s.state.players[tactics.toAct(s.state)] ?? {};
  expect(hand).toHaveLength(10);
  for (const card of hand) expect(FACE_DEFS[card]?.level).toBeGreaterThan(1);
  expect(s.legal()).toEqual(['keep', 'mulligan']);
});

for (const players of COUNTS) {
  fromEverySeat(players, 'T2.3 the Advantage holder plays first, then clockwise', (set) => {
    for (const holder of PEOPLE.slice(0, players)) {
      const s = justDealt(set({ ...quietTable(players), advantage: holder }));
      const from = PEOPLE.indexOf(holder);
      for (let i = 0; i < 2 * players; i++) {
        const seat = (from + i) % players;
        const turn = i < players ? 0 : 1;
        s.turnOf(PEOPLE[seat] as Person).play(`play ${QUIET_HANDS[seat]?.[turn]}`);
      }
      s.turnOf(holder);
    }
  });
}

test('the quiet hands of these tests are quiet: nothing in them has an arrival', () => {
  const arrivals = (id: string) =>
    FACE_DEFS.find((face) => face.id === id)?.powers.filter((p) => p.trigger === 'arrival');
  for (const id of Object.values(QUIET).flat()) expect([id, arrivals(id)]).toEqual([id, []]);
  for (const id of TRACKERS) expect(arrivals(id)).toMatchObject([{ power: 'draw', max: false }]);
});
