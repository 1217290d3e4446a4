/** The levels that err do not err absurdly: they attack themselves only where their own judge would. */
import { describe, expect, it } from 'vitest';
import { inThread } from './in-thread.ts';
import type { Attacks, Watch } from './levels-thread.ts';
import { LEVELS, TABLES } from './table.ts';

/** At a table of two; the others take longer. */
const GAMES = 16;

const attacks = inThread<Watch, Attacks>('levels-thread.ts', 'attacks');

describe.each(TABLES)('levels at $name', ({ name, game, players }) => {
  const erring = LEVELS[game.id]!.flatMap(({ regret }, i) => (regret === null ? [] : [i + 1]));

  it('err up to the third', () => {
    expect(erring).toEqual([1, 2, 3]);
  });

  it.each(erring)('level %i never attacks itself by mistake', async (level) => {
    const games = GAMES / 2 ** (players - 2);
    const { cases, absurd } = await attacks({ table: name, bot: `level-${level}`, games });
    expect(absurd).toEqual([]);
    expect(cases).toBeGreaterThan(5);
  });
});
