/**
 * The online screens as they look: axe-core finds nothing (X7), nothing leaves the window or is cut on any viewport, in both
 * languages and a third longer (I1).
 */
import type { Lang } from '@open-gosu/kernel';
import { OF_COLOUR, violations } from '@testing/axe.ts';
import { OTHER_NAME } from '@testing/chromium.ts';
import { openVisits, type VIEWPORTS, type Visit } from '@testing/site.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settled } from '../layout/at-table.ts';
import { type SurveyOptions, survey, type Targets } from '../layout/survey.ts';
import { openWhole, type Served, settle, type Town, UNTRUSTED } from './support.ts';

let served: Served;
let town: Town;
let visits: Awaited<ReturnType<typeof openVisits>>;

beforeAll(async () => {
  served = await openWhole();
  town = await settle(served);
  visits = await openVisits(served.base.replace('127.0.0.1', 'localhost'));
});

afterAll(async () => {
  await visits?.close();
  await served?.close();
});

type Screen = readonly [hash: string, shows: string];

/** For somebody who has a name. */
const known = (): readonly Screen[] => [
  ['#/online', '.online-turn'],
  ['#/online/new/gosu-x', '.online-as'],
  [`#/match/${town.waiting}`, '.invite-here'],
  ['#/me', '.push-hook'],
  [`#/player/${town.ada.id}`, '.people-graph'],
  ['#/leaders/gosu-x', '.people-leaders'],
  [`#/verify/${town.over}`, '.verify-steps'],
];

/** Where the address leads others here, too. */
const reached = (): readonly Screen[] => [[`#/match/${town.waiting}`, '.invite-qr[data-drawn]']];

/** For somebody who comes by a link. */
const unknown = (): readonly Screen[] => [
  [`#/match/${town.waiting}`, '.invite-sit'],
  ['#/online/new/gosu-tactics', '.online-name'],
  ['#/me', '.settings-group'],
];

type Theme = 'dark' | 'light' | 'contrast';

/** Colours are shared out among devices and languages, which do not change them; longer texts where there is least room. */
const LOOKS: readonly (readonly [
  keyof typeof VIEWPORTS,
  Lang,
  isPseudo: boolean,
  textSize: number,
  readonly Theme[],
])[] = [
  ['desktop', 'en', false, 100, ['dark', 'contrast']],
  ['phone', 'fr', true, 100, ['light', 'contrast']],
  ['tablet', 'fr', true, 100, []],
  ['landscape', 'fr', true, 100, []],
  ['phone', 'fr', false, 150, []],
];

const OPTIONS: SurveyOptions = {
  isScrolled: true,
  // A link that is longer than its field is copied whole; an invitation has the window to itself and is scrolled in it.
  mayScroll: ['.invite'],
  mayCut: ['.invite-link .field'],
};
const THUMBS: Targets = [
  ['main button, main a.button, [role="radio"], summary, nav a, header button', 44, 44],
];

async function lookAt(visit: Visit, where: string, themes: readonly Theme[]): Promise<void> {
  const { page } = visit;
  for (const theme of themes) {
    await page.evaluate((wanted) => {
      document.documentElement.dataset.theme = wanted;
    }, theme);
    await settled(visit);
    const found = await violations(page, theme === themes[0] ? undefined : OF_COLOUR);
    expect(found, `${where}, ${theme}`).toEqual([]);
  }
}

test.each(LOOKS)(
  '%s, %s, longer: %s, text at %i %',
  { timeout: 120_000 },
  async (viewport, lang, isPseudo, textSize, themes) => {
    const options = { ...OPTIONS, targets: viewport === 'phone' ? THUMBS : [] };
    // What a link shows to somebody new is of the same pieces: looked at where all else is looked at, too.
    for (const isKnown of themes.length > 0 ? [true, false] : [true]) {
      const visit = await visits.visit({ lang, viewport, settings: { textSize } });
      const { page, context } = visit;
      const { cookie: value } = town.ada;
      const walk = async (address: string, screens: readonly Screen[]) => {
        if (isKnown) await context.addCookies([{ name: 'session', value, url: address }]);
        await page.goto(`${address}/${isPseudo ? '?pseudo' : ''}#/settings`);
        for (const [hash, shows] of screens) {
          await page.evaluate((wanted) => {
            location.hash = wanted;
          }, hash);
          await page.locator(shows).first().waitFor();
          await page.evaluate(() => {
            for (const one of document.querySelectorAll('main details'))
              one.setAttribute('open', '');
          });
          await settled(visit);
          expect(await survey(page, options), hash).toEqual([]);
          await lookAt(visit, hash, themes);
        }
      };
      await walk(visits.address, isKnown ? known() : unknown());
      if (isKnown) await walk(served.base.replace('127.0.0.1', OTHER_NAME), reached());
      expect(visit.complaints.filter((text) => !UNTRUSTED.test(text))).toEqual([]);
      await context.close();
    }
  },
);
