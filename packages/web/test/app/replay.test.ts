/** Replays: positions, eyes, branches, links. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answer } from '../../src/engine/answer.ts';
import type { Match, Sitter } from '../../src/engine/match.ts';
import type { Asked } from '../../src/engine/requests.ts';
import type { HandCard, Scene, SeatScene } from '../../src/engine/scene.ts';
import {
  branch,
  cut,
  eyesAllowed,
  eyesNamed,
  overlay,
  playedOn,
  seatsAllowed,
  usualEyes,
  viewersOf,
} from '../../src/replay/positions.ts';
import { isRecordLink, readRecordLink, recordLink } from '../../src/replay/record-link.ts';
import { stepOf } from '../../src/replay/use-steps.ts';

const ada: Sitter = { kind: 'person', name: 'Ada' };
const ben: Sitter = { kind: 'person', name: 'Ben' };
const bot: Sitter = { kind: 'bot', name: 'Recruit', bot: 'level-1' };

const match = (...sitters: Sitter[]): Match => ({
  game: 'gosu-x',
  rules: 'r',
  start: { from: 'deal', options: {}, seed: 's' },
  sitters,
  answers: ['keep', 'keep', 'pass'],
});

describe('an earlier position', () => {
  test('is the match with fewer answers', () => {
    expect(cut(match(ada, bot), 1).answers).toEqual(['keep']);
    expect(cut(match(ada, bot), 0).answers).toEqual([]);
  });

  test('is not yet given up', () => {
    const given: Match = { ...match(ada, bot), ended: { winners: [1], reason: 'resignation' } };
    expect(cut(given, 3).ended).toEqual(given.ended);
    expect(cut(given, 2).ended).toBeUndefined();
    expect(branch(given, 3, 0, 'Zoe', bot).ended).toBeUndefined();
  });

  test('with all hands open takes each hand from the one who holds it', () => {
    const hand = (card: string | null): HandCard[] => [
      { card, isKnown: card !== null, whyNot: null },
    ];
    const seat = (number: number, card: string | null) =>
      ({ seat: number, hand: hand(card) }) as unknown as SeatScene;
    const seen = (viewer: number, seats: SeatScene[]) => ({ viewer, seats }) as unknown as Scene;
    const scenes = [
      seen(0, [seat(0, 'elle'), seat(1, null)]),
      seen(1, [seat(0, null), seat(1, 'sati')]),
    ];
    const cards = overlay(scenes)?.seats.map((each) => each.hand[0]?.card);
    expect(cards).toEqual(['elle', 'sati']);
    expect(viewersOf('all', 3)).toEqual([0, 1, 2]);
    expect(viewersOf('none', 2)).toEqual([-1]);
    expect(viewersOf(1, 2)).toEqual([1]);
  });
});

describe('eyes', () => {
  test('are free once the game is over', () => {
    expect(eyesAllowed(match(ada, bot), true)).toEqual(['all', 0, 1, 'none']);
    expect(usualEyes(match(bot, ada), true)).toBe(1);
    expect(usualEyes(match(ada, ben), true)).toBe('all');
    expect(eyesNamed('none', match(ada, bot), false)).toBe('none');
    expect(eyesNamed('1', match(ada, bot), true)).toBe(1);
    expect(eyesNamed('1', match(ada, bot), false)).toBeNull();
    expect(eyesNamed(undefined, match(ada, bot), true)).toBeNull();
  });

  test('of a running game see no hand that its players may not see', () => {
    expect(eyesAllowed(match(bot, ada), false)).toEqual([1, 'none']);
    expect(eyesAllowed(match(ada, ben), false)).toEqual(['none']);
    expect(usualEyes(match(ada, ben), false)).toBe('none');
  });
});

test('a branch keeps the answers so far and seats bots around the person', () => {
  const from = branch(match(bot, ada, ben), 2, 1, 'You', bot);
  expect(from.answers).toEqual(['keep', 'keep']);
  expect(from.sitters).toEqual([bot, ada, { ...bot, name: 'Recruit 2' }]);
  expect(branch(match(bot, ada), 0, 0, 'Zoe', bot).sitters[0]).toEqual({
    kind: 'person',
    name: 'Zoe',
  });
});

describe('playing on', () => {
  test('is for seats one may look at: of a running game, for no hand that is not one’s own', () => {
    expect(seatsAllowed(match(bot, ada), true)).toEqual([0, 1]);
    expect(seatsAllowed(match(bot, ada), false)).toEqual([1]);
    expect(seatsAllowed(match(ada, ben), false)).toEqual([]);
  });

  test('of a running game deals anew what the player cannot know', async () => {
    const start = { from: 'deal', options: {}, seed: 'running' } as const;
    const sitters = [ada, bot];
    const begun = answer('begin', { game: 'gosu-tactics', start, sitters, lang: 'en' });
    if (!begun.ok) throw new Error(begun.message);
    const running = begun.value;
    const hands = (of: Match, viewer: number) =>
      answer('scene', { match: of, viewer, lang: 'en' }).seats[viewer]?.hand.map(
        ({ card }) => card,
      );
    const asks = async <N extends 'redeal'>(name: N, asked: Asked<N>) => answer(name, asked);
    const branched = branch(running, 0, 0, 'Zoe', bot);
    const anew = await playedOn(asks, false, branched, 0, 'other');
    expect(hands(anew, 0)).toEqual(hands(running, 0));
    expect(hands(anew, 1)).not.toEqual(hands(running, 1));
    expect(anew.start.from).toBe('position');
    expect(await playedOn(asks, true, branched, 0, 'other')).toBe(branched);
  });
});

describe('a link with a whole game', () => {
  test('gives the record back, and has only letters an address may have', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (json) => {
        const record = JSON.parse(JSON.stringify({ record: 1, json }));
        const id = await recordLink(record);
        expect(isRecordLink(id)).toBe(true);
        expect(id).toBe(decodeURIComponent(encodeURIComponent(id)));
        expect(id).toMatch(/^[\w~-]+$/);
        expect(await readRecordLink(id)).toEqual(record);
      }),
      { numRuns: 30 },
    );
  });

  test('of a long game is short enough to be sent', async () => {
    const answers = Array.from({ length: 300 }, (_, i) => `play card-${(i * 7) % 40}`);
    expect((await recordLink({ record: 1, answers })).length).toBeLessThan(2000);
  });

  test('that was cut short or made up holds nothing', async () => {
    const whole = await recordLink({ record: 1, answers: ['keep', 'pass', 'play elle'] });
    for (const id of [whole.slice(0, -6), 'r~', 'r~!!', 'r~AAAA']) {
      expect(await readRecordLink(id), id).toBeNull();
    }
  });

  test('that unfolds without end is refused', async () => {
    const bomb = await recordLink('x'.repeat(3_000_000));
    expect(bomb.length).toBeLessThan(10_000);
    expect(await readRecordLink(bomb)).toBeNull();
  });
});

test('keys step, jump and play', () => {
  expect(
    ['ArrowLeft', 'ArrowRight', 'Home', 'End', ' ', 'x'].map((key) => stepOf(key, 5, 9)),
  ).toEqual([4, 6, 0, 9, 'toggle', null]);
});
