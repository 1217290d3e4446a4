/** X1 and X2: what is in the box, the draft, the opening hands. */
import { SPECTATOR } from '@open-gosu/kernel';
import { onBothSides } from '@testing/gosu-x/scenario.ts';
import { expect, test } from 'vitest';
import { CARD_DEFS, CLAN_DEFS } from '../../src/cards/index.ts';
import { CLANS } from '../../src/cards/words.ts';
import { troopsInHand } from '../../src/flow/mulligan.ts';
import { gosuX } from '../../src/game.ts';
import { kindsOfClans, type State } from '../../src/state/state.ts';
import {
  asked,
  begin,
  clansIn,
  dealt,
  eventsOf,
  findGame,
  GIVEN,
  handOf,
  idsOf,
  legal,
  quiet,
  say,
} from './table.ts';

const ALL = 0b11111111;

/** Whether p0 is asked about the opening hand, or p1. */
const handAsked = (s: State, seat: 0 | 1) => {
  const question = asked(s);
  return question.kind === 'hand' && question.seat === seat;
};

test('X1.1 two players, eight clans', () => {
  expect([gosuX.minPlayers, gosuX.maxPlayers]).toEqual([2, 2]);
  expect(CLAN_DEFS.map((clan) => clan.id)).toEqual([...CLANS]);
  expect(CLAN_DEFS.map((clan) => clan.name.en)).toEqual([
    'Justice',
    'Abhilasha',
    'Tomorrow',
    'Narashima',
    'Galmi',
    'Phoenix',
    'Goan Sul',
    "Xi'an",
  ]);
});

test('X1.2 120 cards: 4 Troops twice, 5 Heroes, 2 Immortals a clan', () => {
  expect(kindsOfClans(ALL)).toHaveLength(120);
  for (const [index, clan] of CLAN_DEFS.entries()) {
    expect(clan.cards.map((card) => card.level)).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3]);
    const copies = kindsOfClans(1 << index);
    expect(copies).toHaveLength(15);
    for (const card of clan.cards) {
      const kind = CARD_DEFS.indexOf(card);
      expect(copies.filter((one) => one === kind)).toHaveLength(card.level === 1 ? 2 : 1);
    }
    expect(clan.cards.filter((card) => card.nameId === 'bhj').map((card) => card.id)).toEqual([
      `bhj-${clan.id}`,
    ]);
    expect(clan.cards[9]?.id).toBe(clan.id);
  }
});

test('X1.3 a Troop counts 2, a Hero 3, an Immortal 5; 0 to 2 icons', () => {
  for (const card of CARD_DEFS) {
    expect([card.id, card.value]).toEqual([card.id, { 1: 2, 2: 3, 3: 5 }[card.level]]);
    expect([0, 1, 2]).toContain(card.icons);
    expect(card.shift === null || card.shift > 0).toBe(true);
  }
});

test('X1.4 one tile a clan, with an aid side', () => {
  for (const clan of CLAN_DEFS) {
    expect(clan.tile.aid.en.length).toBeGreaterThan(0);
    expect(CARD_DEFS.map((card) => card.id)).toContain(clan.tile.keyCard);
  }
});

test('X1.5 4 Activation tokens a player; Ethereal tokens and the Timer are no state', () => {
  const s = dealt(1);
  for (const p of s.players) expect(p.tokens + p.spent + p.locked).toBe(4);
  expect(s.players.map((p) => p.supremacy)).toEqual([0, 0]);
  expect([s.wonder, s.bounty]).toEqual([-1, -1]);
  expect(Object.keys(s).filter((key) => /ethereal|timer/i.test(key))).toEqual([]);
});

test('X2.1 the first player drafts first and plays first in round 1', () => {
  expect(asked(begin(5))).toEqual({ seat: 0, kind: 'draft' });
  const s = dealt(1, { mulligan: 'none' });
  expect(asked(s)).toEqual({ seat: 0, kind: 'action' });
  expect([s.round, s.first]).toEqual([1, 0]);
});

test('X2.2 the draft: one, two, two, one, always of the clans that are left', () => {
  const s = begin(1, { mulligan: 'none' });
  const seats: number[] = [];
  const picks = ['galmi', 'justice', 'xian', 'phoenix', 'narashima', 'tomorrow'];
  for (const [i, clan] of picks.entries()) {
    seats.push(asked(s).seat);
    const left = CLANS.filter((id) => !picks.slice(0, i).includes(id));
    expect(legal(s)).toEqual(left.map((id) => `draft ${id}`));
    say(s, `draft ${clan}`);
  }
  expect(seats).toEqual([0, 1, 1, 0, 0, 1]);
  expect(clansIn(s.players[0].clans)).toEqual(['narashima', 'galmi', 'phoenix']);
  expect(clansIn(s.players[1].clans)).toEqual(['justice', 'tomorrow', 'xian']);
});

test('X2.2 a clan that is taken cannot be drafted again', () => {
  const s = begin(1);
  say(s, 'draft galmi');
  const again = gosuX.parse(s, 'draft galmi', 'en');
  expect(again).toMatchObject({ ok: false, message: expect.stringMatching(/taken/) });
});

test('X2.3 the tiles of the two clans nobody took turn, the six others do not', () => {
  const s = begin(1, { mulligan: 'none' });
  const events = say(s, 'draft galmi', 'draft justice', 'draft xian', 'draft phoenix');
  expect(s.tiles).toBe(0);
  events.push(...say(s, 'draft narashima', 'draft tomorrow'));
  expect(clansIn(s.tiles)).toEqual(['abhilasha', 'goan-sul']);
  expect(eventsOf(events, 'tiles').map((event) => event.clans)).toEqual([
    ['abhilasha', 'goan-sul'],
  ]);
});

onBothSides('X2.3 the rule of an active tile binds both players', (set) => {
  const you = { hand: ['volantis', 'volantis', 'elle', 'quae', 'sati'] };
  const foe = { hand: ['muraena', 'timer', 'arpia', 'kaez', 'genious'] };
  const s = set(quiet({ tiles: ['narashima'], you, foe }));
  s.play('spend 1').asks('you', 'discard').play('discard quae').turnOf('foe');
  s.play('spend 1').asks('foe', 'discard').play('discard kaez').turnOf('you');
});

test('X2.4 each deck is 45 cards of three clans, shuffled; 7 are drawn', () => {
  const s = dealt(3, { mulligan: 'none' });
  for (const seat of [0, 1] as const) {
    const p = s.players[seat];
    expect([p.hand.length, p.deck.length]).toEqual([7, 38]);
    const ids = idsOf(s, [...p.hand, ...p.deck]).sort();
    const of = CLAN_DEFS.filter((clan) => GIVEN[seat]?.includes(clan.id)).flatMap((c) => c.cards);
    expect(ids).toEqual(of.flatMap((c) => (c.level === 1 ? [c.id, c.id] : [c.id])).sort());
  }
  const again = dealt(4, { mulligan: 'none' });
  expect(idsOf(again, again.players[0].deck)).not.toEqual(idsOf(s, s.players[0].deck));
});

test('X2.5 a hand with 0 Troops may be changed, and so may one with 1', () => {
  for (const troops of [0, 1]) {
    const s = findGame(dealt, (game) => handAsked(game, 0) && troopsInHand(game, 0) === troops);
    expect(legal(s)).toEqual(['keep', 'mulligan']);
    say(s, 'keep');
    expect(handAsked(s, 0)).toBe(false);
  }
});

test('X2.5 exactly 2 Troops are no mulligan', () => {
  const two = (s: State) => s.players.every((_, seat) => troopsInHand(s, seat as 0 | 1) === 2);
  const s = findGame(dealt, two);
  expect(asked(s)).toEqual({ seat: 0, kind: 'action' });
});

test('X2.5 the hand is shown, shuffled back, and 7 new cards are drawn', () => {
  const s = findGame(dealt, (game) => handAsked(game, 0));
  const shown = handOf(s, 0);
  const events = say(s, 'mulligan');
  const [event] = eventsOf(events, 'mulligan');
  expect(event?.cards).toEqual(shown);
  for (const viewer of [1, SPECTATOR]) {
    expect(gosuX.redact(event as NonNullable<typeof event>, viewer)).toEqual(event);
  }
  expect(eventsOf(events, 'shuffle')).toHaveLength(1);
  expect([s.players[0].hand.length, s.players[0].deck.length]).toEqual([7, 38]);
  expect(gosuX.view(s, 1).players[0].hand).toEqual(new Array(7).fill(-1));
});

test('X2.5 again as long as the new hand is short of Troops too, not longer', () => {
  const once = (seed: number) => {
    const s = dealt(seed);
    if (handAsked(s, 0)) say(s, 'mulligan');
    return s;
  };
  const again = findGame(once, (s) => handAsked(s, 0));
  expect(troopsInHand(again, 0)).toBeLessThan(2);
  const enough = findGame(once, (s) => !handAsked(s, 0) && s.players[0].deck.length === 38);
  expect(troopsInHand(enough, 0)).toBeGreaterThanOrEqual(2);
});

test('X2.5 the first player decides until they keep, then the second', () => {
  const both = (s: State) => handAsked(s, 0) && troopsInHand(s, 1) < 2;
  const s = findGame(dealt, both);
  say(s, 'keep');
  expect(handAsked(s, 1)).toBe(true);
  say(s, 'keep');
  expect(asked(s)).toEqual({ seat: 0, kind: 'action' });
});

test('X2.5 C13 the mulligan counts Phoenix (Immortal) as a Troop', () => {
  const troops = (s: State) =>
    handOf(s, 0).filter((id) => CARD_DEFS.find((card) => card.id === id)?.level === 1).length;
  const s = findGame(
    dealt,
    (game) => handOf(game, 0).includes('phoenix-immortal') && troops(game) === 1,
  );
  expect(handAsked(s, 0)).toBe(false);
});

test('X2.6 2 tokens in hand, 2 locked, nobody has the Wonder token', () => {
  const s = dealt(9, { mulligan: 'none' });
  for (const p of s.players) expect([p.tokens, p.spent, p.locked]).toEqual([2, 0, 2]);
  expect(s.wonder).toBe(-1);
});
