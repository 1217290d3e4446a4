/** Every kind of question that chance comes to can be answered by every way to act, the rare ones too. */
import { below } from '@open-gosu/kernel';
import { openSite, type Site, type VisitOptions } from '@testing/site.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { savedFrom } from '../../src/home/create-match.ts';
import type { SavedMatch } from '../../src/storage/matches.ts';
import { finger, keyboard, mouse } from './hands.ts';
import { type Moment, moments, orderMoment } from './moments.ts';
import type { Deal } from './new-game.ts';
import { LONG, pressing, settle } from './player.ts';
import { keepMatch } from './shelf.ts';
import { type HandsOf, repeatable, type Sitting, sitDown } from './table.ts';

/** Some that whole games seldom come to, so that nobody thinks they were tried when they were not. */
const RARE = [
  'hand/opening-hand',
  'discard/hand-limit',
  'discard/pay-bounty',
  'target/song',
  'respond/cancel-activation',
  'card/ban',
  'order/order',
  'order/links',
  'hand/round-redraw',
];

let site: Site;
let questions: readonly Moment[];

beforeAll(async () => {
  site = await openSite();
  questions = [...moments('gosu-x'), orderMoment(), ...moments('gosu-tactics')];
  const names = questions.map(({ question }) => question);
  expect(names).toEqual(expect.arrayContaining(RARE));
});

afterAll(() => site.close());

/** Lays the match out, as if it had been played here. */
async function layOut(sitting: Sitting, saved: SavedMatch): Promise<void> {
  const { page, visit } = sitting;
  await keepMatch(sitting, saved);
  await visit.open(`#/play/${saved.id}`);
  await page.locator(`.table[data-ply="${saved.match.answers.length}"]`).waitFor();
}

/** More than any question takes, with what is taken back on the way. */
const MOST_ACTS = 40;

async function answerOne(sitting: Sitting, { match, question }: Moment): Promise<void> {
  await layOut(sitting, savedFrom(match, Date.now()));
  sitting.trail.push(`${question}, after ${match.answers.length} answers`);
  const press = pressing(sitting);
  let sight = await settle(sitting, null);
  for (let acts = 0; sight.ply <= match.answers.length; acts++) {
    if (acts > MOST_ACTS) throw new Error(`${question} is not answered`);
    sight = await press(sight);
  }
}

interface Method {
  readonly name: string;
  readonly lang: Deal['lang'];
  readonly options: VisitOptions;
  readonly handsOf: HandsOf;
  /** All of them, or every second one. */
  readonly isAsked: (index: number) => boolean;
}

/** The keyboard answers all; what mouse and finger do is alike but for where it is drawn. */
const METHODS: readonly Method[] = [
  {
    name: 'mouse',
    lang: 'en',
    options: {},
    handsOf: ({ page }) => mouse(page),
    isAsked: (index) => index % 2 === 0,
  },
  {
    name: 'touch',
    lang: 'en',
    options: { viewport: 'phone' },
    handsOf: ({ page }) => finger(page),
    isAsked: (index) => index % 2 === 1,
  },
  {
    name: 'keyboard',
    lang: 'fr',
    options: {},
    handsOf: ({ page, rng }) => keyboard(page, () => below(rng, 2) === 0),
    isAsked: () => true,
  },
];

for (const { name, lang, options, handsOf, isAsked } of METHODS) {
  test(`by ${name}`, { timeout: LONG }, async ({ task, expect }) => {
    const deal: Deal = { game: 'gosu-x', lang, others: ['person'], seed: `questions by ${name}` };
    const sitting = await sitDown(site, deal, options, handsOf);
    await repeatable(sitting, task, async () => {
      const asked = questions.filter((_, index) => isAsked(index));
      for (const moment of asked) await answerOne(sitting, moment);
      expect(sitting.visit.complaints).toEqual([]);
    });
  });
}
