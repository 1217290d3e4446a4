/** From the home page into a game, through the form. */
import type { Lang } from '@open-gosu/kernel';
import type { Page } from 'playwright-core';
import type { GameId } from '../../src/engine/match.ts';
import { WORDS } from '../../src/home/words.ts';
import { sayIn } from '../../src/i18n/language.ts';
import type { Hands } from './hands.ts';

/** Who else sits at the table: somebody at this device, or the weakest bot. */
export type Other = 'person' | 'bot';

export interface Deal {
  readonly game: GameId;
  readonly lang: Lang;
  readonly others: readonly Other[];
  /** Of the cards. */
  readonly seed: string;
}

export const NAMES = ['Ada', 'Bo', 'Cléo', 'Dan'] as const;

/** Fills in the form and begins. Ada starts, so that the same seed is the same game. */
export async function beginGame(page: Page, hands: Hands, deal: Deal): Promise<void> {
  const { game, lang, others, seed } = deal;
  const say = sayIn(WORDS, lang);
  await hands.push(page.locator(`.home-slip-new[href="#/new/${game}"]`));
  await page.locator('.new-game').waitFor();
  if (game === 'gosu-tactics') await hands.pick(say('players'), String(others.length + 1));
  await hands.write(page.getByLabel(say('yourName'), { exact: true }), NAMES[0]);
  for (const [i, other] of others.entries()) {
    if (other === 'bot') continue;
    const seat = others.length === 1 ? say('opponent') : say('opponentNth', { number: i + 1 });
    await hands.pick(seat, say('person'));
    const field = page.getByLabel(say('nameOf', { seat }), { exact: true });
    await hands.write(field, NAMES[i + 1] ?? '');
  }
  await hands.pick(say('starts'), NAMES[0]);
  await hands.push(page.locator('.new-game-advanced summary'));
  await hands.write(page.getByLabel(say('seed')), seed);
  await hands.push(page.locator('.new-game-go button'));
  await page.locator('.table').waitFor();
}
