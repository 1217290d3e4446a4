/** Whole games as tests: one for each deal, and what must have been asked in them. */
import { openSite, type Site, type VisitOptions } from '@testing/site.ts';
import { afterAll, beforeAll, test } from 'vitest';
import type { GameId } from '../../src/engine/match.ts';
import type { Deal } from './new-game.ts';
import { type Act, LONG, pressing } from './player.ts';
import {
  type HandsOf,
  playWhole,
  questionsOf,
  repeatable,
  type Sitting,
  sitDown,
} from './table.ts';

/** Asked in every game that is played to its end by lot. */
const ALWAYS: { readonly [G in GameId]: readonly string[] } = {
  'gosu-x': ['draft', 'turn', 'cost'],
  'gosu-tactics': ['opening-discard', 'turn', 'cost'],
};

export interface Method {
  readonly deals: readonly Deal[];
  readonly options?: VisitOptions;
  readonly handsOf: HandsOf;
  readonly actOf?: (sitting: Sitting) => Act;
}

export function wholeGames({ deals, options = {}, handsOf, actOf = pressing }: Method): void {
  let site: Site;

  beforeAll(async () => {
    site = await openSite();
  });

  afterAll(() => site.close());

  for (const deal of deals) {
    const { game, lang, others } = deal;
    const name = `${game} for ${others.length + 1} in ${lang}`;
    // One waits for a bot or a frame most of the time: meanwhile others play.
    test.concurrent(name, { timeout: LONG }, async ({ task, expect }) => {
      const sitting = await sitDown(site, deal, options, handsOf);
      await repeatable(sitting, task, async () => {
        const saved = await playWhole(sitting, actOf(sitting));
        const asked = questionsOf(saved);
        for (const question of ALWAYS[game]) expect(asked).toContain(question);
        // Beside turns and their price, cards have asked something.
        expect(asked.some((each) => !ALWAYS[game].includes(each))).toBe(true);
      });
    });
  }
}
