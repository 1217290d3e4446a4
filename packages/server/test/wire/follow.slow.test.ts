/** The same as in `follow.test.ts` with all clocks, more matches, and moments in which somebody is asked to respond. */
import { afterAll, describe, expect, test } from 'vitest';
import { ANSWERING, TABLES, X } from '../match/tables.ts';
import { Told } from './lines.ts';
import { CALM, playWild, TROUBLE } from './wild.ts';

let undone = 0;

describe.each(TABLES)('%s with %i players', (game, players) => {
  test.each(['standard', 'days-3', 'none'] as const)('clock %s', (clock) => {
    for (const trouble of [TROUBLE, CALM]) {
      const seed = `${game} ${players} ${clock} ${trouble.cut}`;
      const { compared, match } = playWild(new Told(game, seed, players, { clock }), seed, trouble);
      expect(compared, seed).toBeGreaterThan(5);
      undone += match.table.line;
    }
  });
});

afterAll(() => {
  expect(undone).toBeGreaterThan(10);
});

test('covered moments: who is asked holds the prompt, and nobody else', () => {
  let prompts = 0;
  for (let i = 0; i < 30; i++) {
    const seed = `covered ${i}`;
    const told = new Told(X, seed, 2, { clock: 'standard', options: ANSWERING });
    prompts += playWild(told, seed, i % 3 > 0 ? CALM : TROUBLE).prompts;
    for (const { viewer, text, outgoing } of told.frames) {
      if (text.startsWith('{"t":"prompt"')) expect(outgoing?.prompt, text).not.toBeNull();
      expect(outgoing?.viewer).toBe(viewer);
    }
  }
  expect(prompts).toBeGreaterThan(8);
});
