/** A whole game through the page, from the home page to its replay. */
import { makeRng } from '@open-gosu/kernel';
import type { Site, Visit, VisitOptions } from '@testing/site.ts';
import { expect, type TestContext, vi } from 'vitest';
import { answer } from '../../src/engine/answer.ts';
import { playedOf } from '../../src/engine/play.ts';
import { sayIn } from '../../src/i18n/language.ts';
import type { SavedMatch } from '../../src/storage/matches.ts';
import { WORDS } from '../../src/table/words.ts';
import { openEyes } from './eyes.ts';
import type { Hands } from './hands.ts';
import { beginGame, type Deal } from './new-game.ts';
import { type Act, PATIENCE, type Player, playToEnd } from './player.ts';
import { keptMatch } from './shelf.ts';

/** Another game of the same kind: SEED=anything. */
const SEED = process.env.SEED ?? '';
/** So much of the trail is enough to see what led to it. */
const LAST = 25;

export interface Sitting extends Player {
  readonly visit: Visit;
  readonly deal: Deal;
}

export type HandsOf = (sitting: Omit<Sitting, 'hands'>) => Hands;

export async function sitDown(
  site: Site,
  deal: Deal,
  options: VisitOptions,
  handsOf: HandsOf,
): Promise<Sitting> {
  const visit = await site.visit({ lang: deal.lang, ...options });
  await visit.context.addInitScript(openEyes);
  await visit.open('');
  const seed = SEED || deal.seed;
  const bare = {
    visit,
    page: visit.page,
    deal: { ...deal, seed },
    rng: makeRng(`lot ${seed}`),
    trail: [],
  };
  return { ...bare, hands: handsOf(bare) };
}

/** The test one is in: where several run at once, nobody else knows. */
export type Running = Pick<TestContext['task'], 'fullName' | 'file'>;

/** Says how to repeat what fails in `work`. */
export async function repeatable<T>(
  sitting: Sitting,
  { fullName, file }: Running,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { deal, trail } = sitting;
    const name = fullName.replace(`${file.name} > `, '').replaceAll(' > ', ' ');
    const command = `SEED='${deal.seed}' npx vitest run ${file.name} -t '${name}'`;
    const saw = await sitting.page
      .locator('body')
      .innerText()
      .catch(() => '');
    const { complaints } = sitting.visit;
    throw new Error(
      [
        (error as Error).message,
        `Seed ${deal.seed}. Again: ${command}`,
        ...complaints.map((each) => `The page complained: ${each}`),
        'What was done:',
        ...trail.slice(-LAST),
        'What is seen:',
        saw.slice(0, 2_000),
      ].join('\n'),
      { cause: error },
    );
  } finally {
    await sitting.visit.context.close();
  }
}

export async function begin({ page, hands, deal }: Sitting): Promise<void> {
  await beginGame(page, hands, deal);
}

/** The end screen names winners and reason, the game is in the list, its replay opens; all as the engine says in Node. */
export async function checkEnd(sitting: Sitting): Promise<SavedMatch> {
  const { page, hands, deal, visit } = sitting;
  const saved = await keptMatch(sitting);
  const { match } = saved;
  const people = match.sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const viewer = people.length === 1 ? (people[0] ?? -1) : -1;
  const { ending, seats } = answer('scene', { match, viewer, lang: deal.lang });
  if (ending === null) throw new Error('the game that was kept is not over');
  expect(saved.winners).toEqual(ending.winners);
  const text = await page.locator('.table-end-text').innerText();
  expect(text).toBe(ending.text);
  const you = sayIn(WORDS, deal.lang)('you');
  for (const seat of ending.winners) {
    expect(text).toContain(seat === viewer ? you : seats[seat]?.name);
  }
  expect(text).toMatch(REASONS[deal.lang]);
  expect(await page.locator('[role="dialog"] h2').innerText()).not.toBe('');

  await page.goto(new URL('#/games', page.url()).href);
  const row = page.locator('.games-row');
  await row.waitFor();
  expect(await row.count()).toBe(1);
  expect(await row.getAttribute('data-finished')).toBe('true');
  await hands.push(row.locator('a[href^="#/replay/"]'));
  const place = page.locator('.replay-place');
  await place.waitFor();
  expect(await place.innerText()).toBe(`0 / ${match.answers.length}`);
  await page.keyboard.press('End');
  const last = `${match.answers.length} / ${match.answers.length}`;
  await vi.waitFor(async () => expect(await place.innerText()).toBe(last), PATIENCE);
  const prompt = page.locator('.replay-prompt');
  await vi.waitFor(async () => expect(await prompt.innerText()).not.toBe(''), PATIENCE);
  expect(visit.complaints).toEqual([]);
  return saved;
}

const REASONS = {
  en: /: .*(Supremacy|token|face-up|Great Battle|tile|victory points|goblins)/,
  fr: /\s: .*(Suprématie|jeton|face visible|Grande Bataille|tuile|points de victoire|gobelins)/,
} as const;

/** What was asked in a match, in the engine's words. */
export function questionsOf({ match }: Pick<SavedMatch, 'match'>): readonly string[] {
  return playedOf(match).steps.map(({ asked }) => asked.purpose);
}

/** Plays a whole game and all the checks; gives what was kept. */
export async function playWhole(sitting: Sitting, act?: Act): Promise<SavedMatch> {
  await begin(sitting);
  await playToEnd(sitting, act);
  return checkEnd(sitting);
}
