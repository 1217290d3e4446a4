/** New luck where several people share the device: what any of them knows stays as it is. */
import { describe, expect, test } from 'vitest';
import { answer } from '../../src/engine/answer.ts';
import type { Match } from '../../src/engine/match.ts';
import { playedOf } from '../../src/engine/play.ts';
import type { Scene } from '../../src/engine/scene.ts';
import { TABLES, tableName, watch } from './tables.ts';

/** All that one seat can see, and how they can answer. */
function knownTo(match: Match, viewer: number) {
  const { seats, prompt, centre }: Scene = answer('scene', { match, viewer, lang: 'en' });
  // The order in which clans were taken is not in a position.
  const sorted = seats.map((one) => ({ ...one, clans: [...one.clans].sort() }));
  return { seats: sorted, prompt: { ...prompt, step: null }, centre };
}

interface WithDecks {
  readonly deck?: readonly number[];
  readonly players: readonly { readonly deck?: readonly number[] }[];
}

function decksOf(match: Match): string {
  const { deck, players } = playedOf(match).state as WithDecks;
  return JSON.stringify([deck, players.map((player) => player.deck)]);
}

function handOf(match: Match, seat: number): string {
  const { seats } = answer('scene', { match, viewer: seat, lang: 'en' });
  return JSON.stringify(seats[seat]?.hand.map(({ card }) => card));
}

describe.each(TABLES.map((table) => [tableName(table), table] as const))('%s', (_, table) => {
  test('new luck leaves what each of the people knows, and changes what lies in the decks', () => {
    const seats = Array.from({ length: table.players }, (_, seat) => seat);
    let [tried, differed] = [0, 0];
    watch(table, 'hotseat', (match) => {
      if (match.answers.length % 17 !== 5) return;
      const other = answer('redeal', { match, viewer: 0, also: seats, seed: 'other' });
      for (const seat of seats) expect(knownTo(other, seat)).toEqual(knownTo(match, seat));
      tried++;
      if (decksOf(other) !== decksOf(match)) differed++;
    });
    expect(tried).toBeGreaterThan(2);
    expect(differed).toBeGreaterThan(0);
  });
});

const LARGER = TABLES.filter(({ players }) => players > 2);
describe.each(LARGER.map((table) => [tableName(table), table] as const))('%s', (_, table) => {
  test('the hand of a bot beside them is dealt anew', () => {
    let differed = 0;
    watch(table, 'beside', (match) => {
      if (match.answers.length % 29 !== 11) return;
      const other = answer('redeal', { match, viewer: 1, also: [0, 1], seed: 'other' });
      for (const seat of [0, 1]) expect(knownTo(other, seat)).toEqual(knownTo(match, seat));
      if (handOf(other, 2) !== handOf(match, 2)) differed++;
    });
    expect(differed).toBeGreaterThan(0);
  });
});
