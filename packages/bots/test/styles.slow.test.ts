/**
 * Each style plays for what it is called after, clearly more than greedy does in the same games against greedy, and still
 * beats random answers.
 */
import { gosuX } from '@open-gosu/gosu-x';
import { tactics } from '@open-gosu/tactics';
import { beforeAll, describe, expect, it } from 'vitest';
import { knowledgeOf } from '../src/games/known.ts';
import { inThread } from './in-thread.ts';
import type { Bout, Marks } from './styles-thread.ts';

const TIMEOUT = 300_000;

const marks = inThread<Bout, Marks>('styles-thread.ts', 'marks');

interface Mark {
  readonly name: string;
  of(found: Marks): number;
  /** How much more of it there is than greedy has. */
  readonly more: number;
}

const endedBy = (reason: string, more: number): Mark => ({
  name: `part of the games won by ${reason}`,
  of: ({ endings, games }) => (endings[reason] ?? 0) / games,
  more,
});
const mostCards = (more: number): Mark => ({
  name: 'most cards at once',
  of: (found) => found.mostCards / found.games,
  more,
});
const UNLOCKED: Mark = {
  name: 'tokens unlocked in a game',
  of: ({ unlocked, games }) => unlocked / games,
  more: 0.5,
};
const HITS: Mark = {
  name: 'cards taken in a round',
  of: ({ hits, rounds }) => hits / rounds,
  more: 1,
};
const FIRST: Mark = {
  name: 'part of the rounds in which it passes first',
  of: ({ firstPasses, rounds }) => firstPasses / rounds,
  more: 0.15,
};
const SOON: Mark = {
  name: 'turns before it passes first, negative',
  of: ({ turnsBefore, firstPasses }) => -turnsBefore / firstPasses,
  more: 2,
};
const PASSES_AHEAD: Mark = {
  name: 'part of the turns ahead at which it passes',
  of: ({ passedAhead, ahead }) => passedAhead / ahead,
  more: 0.3,
};

const GAMES = [
  {
    name: 'Gosu X',
    game: gosuX,
    games: 16,
    styles: {
      'token-rush': [UNLOCKED, endedBy('tokens', 0.15)],
      'fifteen-rush': [mostCards(1), endedBy('fifteen', 0.1)],
      denial: [HITS],
      'early-pass': [FIRST, SOON],
    },
  },
  {
    name: 'Tactics, 2 players',
    game: tactics,
    games: 24,
    styles: {
      'clan-rush': [mostCards(1.5), endedBy('nine-of-a-clan', 0.2)],
      'early-pass': [PASSES_AHEAD],
    },
  },
];

const RANDOM_GAMES = 10;
const WON = 0.8;

describe.each(GAMES)('at $name', ({ name: table, game, games, styles }) => {
  it('every style has a mark', () => {
    expect(Object.keys(styles)).toEqual([...knowledgeOf(game)!.styles.keys()]);
  });

  const play = (bot: string) => marks({ table, bot, foe: 'greedy', games });
  let usual: Marks;
  beforeAll(async () => {
    usual = await play('greedy');
  }, TIMEOUT);

  it.each(Object.entries(styles))('%s has its marks', { timeout: TIMEOUT }, async (bot, own) => {
    const found = await play(bot);
    for (const { name, of, more } of own) {
      expect(of(found), name).toBeGreaterThanOrEqual(of(usual) + more);
    }
  });

  it.each(Object.keys(styles))('%s beats random answers', { timeout: TIMEOUT }, async (bot) => {
    const { wins } = await marks({ table, bot, foe: 'random', games: RANDOM_GAMES });
    expect(wins).toBeGreaterThanOrEqual(WON * RANDOM_GAMES);
  });
});
