/** What is news at a table on the server: read from the story, so that every window of a seat is told the same. */
import type { Followed } from '@open-gosu/protocol';
import { describe, expect, test } from 'vitest';
import type { LogGroup, LogLine } from '../../src/engine/scene.ts';
import { newsIn } from '../../src/online/match/news-from.ts';
import { newsOf } from '../../src/table/news.ts';

const [ADA, BO, NOBODY] = [0, 1, -1];

/** Who answered, one after the other. */
const storyOf = (...seats: readonly number[]): Followed['story'] => seats.map((seat) => [seat, []]);

const line = (ply: number): LogLine => ({
  ply,
  seat: 0,
  type: 'play',
  text: String(ply),
  cards: [],
  isAgainstViewer: false,
  battle: null,
});

/** Turns by the answers that are told in them. */
const logOf = (...turns: readonly (readonly number[])[]): readonly LogGroup[] =>
  turns.map((plies) => ({ title: '', seat: 0, round: 1, lines: plies.map(line) }));

/** What stands below the question, and while one waits. */
function toldTo(as: number, story: Followed['story'], log: readonly LogGroup[]) {
  const { newsFrom, ownFrom } = newsIn({ as, story }, log);
  const plies = (from: number) => newsOf(log, from).map(({ ply }) => ply);
  return { news: plies(newsFrom), waiting: plies(ownFrom) };
}

const STORY = storyOf(ADA, BO, ADA, ADA, BO, BO);
const LOG = logOf([1, 2], [3, 4], [5, 6]);

describe('news', () => {
  test('of a player is what came since their last decision; waiting, also what came of their last action', () => {
    expect(toldTo(ADA, STORY, LOG)).toEqual({ news: [5, 6], waiting: [3, 4, 5, 6] });
    expect(toldTo(BO, STORY, LOG)).toEqual({ news: [], waiting: [5, 6] });
  });

  test('of one who watches is the last turn', () => {
    expect(toldTo(NOBODY, STORY, LOG)).toEqual({ news: [5, 6], waiting: [5, 6] });
    expect(toldTo(NOBODY, storyOf(), [])).toEqual({ news: [], waiting: [] });
  });

  test('while others have one turn after the other is the latest of it, not the first', () => {
    const story = storyOf(ADA, BO, BO, BO, BO, BO);
    const log = logOf([1], [2, 3], [4], [5, 6]);
    expect(toldTo(ADA, story, log)).toEqual({ news: [2, 3, 4, 5, 6], waiting: [4, 5, 6] });
  });

  test('of one action does not reach into the turn before, though nobody else decided meanwhile', () => {
    const story = storyOf(BO, ADA, ADA, ADA);
    expect(toldTo(ADA, story, logOf([1], [2, 3], [4])).waiting).toEqual([4]);
  });

  test('after something was taken back is what came since the decision before it', () => {
    const back = 4;
    expect(toldTo(ADA, STORY.slice(0, back), logOf([1, 2], [3, 4]))).toEqual({
      news: [],
      waiting: [3, 4],
    });
    expect(toldTo(BO, STORY.slice(0, back), logOf([1, 2], [3, 4])).news).toEqual([3, 4]);
  });

  test('of a player who has not decided yet is all there is', () => {
    expect(toldTo(BO, storyOf(ADA), logOf([1]))).toEqual({ news: [1], waiting: [1] });
  });
});
