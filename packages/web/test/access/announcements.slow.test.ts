/** What those who listen are told without asking (C-17 X4): by the words of the engine, in both languages, and nothing twice. */
import type { Lang } from '@open-gosu/kernel';
import { openSite, type Site, type Visit } from '@testing/site.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answer } from '../../src/engine/answer.ts';
import { bookOf } from '../../src/engine/books.ts';
import type { Match } from '../../src/engine/match.ts';
import type { LogLine } from '../../src/engine/scene.ts';
import { tryPosition } from '../../src/gallery/try-position.ts';
import { bot, person } from '../engine/tables.ts';
import { keepMatch, sitDown } from '../layout/at-table.ts';
import { MOMENTS, type Moment, press } from '../layout/moments.ts';
import { tried } from '../layout/positions.ts';
import { forget, type Heard, heardSoFar, listen } from './listener.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});

afterAll(() => site.close());

const LANGS = ['en', 'fr'] as const;
/** A busy machine takes its time. */
const PATIENT = { timeout: 20_000 };

/** What every table says while it is laid out. */
const LAYING: { readonly [L in Lang]: readonly string[] } = {
  en: ['Loading…', 'Laying out the table…'],
  fr: ['Chargement…', 'Mise en place de la table…'],
};
const AGAINST = { en: 'against you: ', fr: 'contre vous\u00a0: ' };
const DECISION = { en: 'Your decision: ', fr: 'Votre décision\u00a0: ' };

function decisionOf(match: Match, viewer: number, lang: Lang): string {
  const { prompt } = answer('scene', { match, viewer, lang });
  return `${DECISION[lang]}${prompt?.text}`;
}

function linesOf(match: Match, viewer: number, lang: Lang): readonly LogLine[] {
  return answer('log', { match, viewer, lang }).flatMap(({ lines }) => lines);
}

/** As it is said: what hits the listener is marked. */
const saidOf = ({ text, isAgainstViewer }: LogLine, lang: Lang) =>
  isAgainstViewer ? `${AGAINST[lang]}${text}` : text;

/** The match after the answers, as they are written. */
function after(match: Match, ...answers: readonly string[]): Match {
  return { ...match, answers: [...match.answers, ...answers] };
}

/** The match when the bots have had their say. */
function afterBots(start: Match, viewer: number): Match {
  let match = start;
  for (;;) {
    const { prompt } = answer('scene', { match, viewer, lang: 'en' });
    if (prompt === null || prompt.isMine) return match;
    const given = answer('give', { match, answer: answer('choose', { match }) });
    if (!given.ok) throw new Error(given.message);
    match = given.value;
  }
}

const texts = (heard: readonly Heard[], tone: Heard['tone']) =>
  heard.filter((one) => one.tone === tone).map(({ text }) => text);

/** How often it is said, alone or among other things. */
const times = (heard: readonly Heard[], said: string) =>
  heard.map(({ text }) => text.split(said).length - 1).reduce((sum, count) => sum + count, 0);

/** Every line as often as it stands in the log. */
function expectOnce(heard: readonly Heard[], lines: readonly LogLine[], lang: Lang): void {
  for (const line of lines) {
    const said = saidOf(line, lang);
    const wanted = lines.filter((other) => saidOf(other, lang) === said).length;
    expect(times(heard, said), said).toBe(wanted);
  }
}

async function atTable(
  lang: Lang,
  match: Match,
  use: (visit: Visit, heard: () => Promise<Heard[]>) => Promise<void>,
  settings: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const visit = await site.visit({ lang, settings });
  await keepMatch(site, visit, { match });
  await listen(visit);
  await sitDown(site, visit, { match });
  await use(visit, async () => {
    const heard = await heardSoFar(visit);
    return heard.filter(({ text }) => !LAYING[lang].includes(text));
  });
  expect(visit.complaints).toEqual([]);
  await visit.context.close();
}

/** Until it has been said that it is one's own decision. */
async function untilAsked(heard: () => Promise<Heard[]>, wanted: string): Promise<void> {
  await expect.poll(async () => texts(await heard(), 'assertive').at(-1), PATIENT).toBe(wanted);
}

/** A bot that begins, and takes something from the person who listens. */
function attacked(): Match {
  const cards = bookOf({ game: 'gosu-x', lang: 'en' }).cards;
  for (const { id } of cards.filter(({ terms }) => terms.includes('capture'))) {
    const begun = answer('begin', {
      game: 'gosu-x',
      start: { from: 'position', position: tryPosition('gosu-x', id, cards) },
      sitters: [bot('Captain', 'level-2'), person('Ada')],
      lang: 'en',
    });
    if (!begun.ok) throw new Error(begun.message);
    const lines = linesOf(afterBots(begun.value, 1), 1, 'en');
    if (lines.some(({ isAgainstViewer, type }) => isAgainstViewer && type === 'capture'))
      return begun.value;
  }
  throw new Error('no bot captures anything');
}

describe.each(LANGS)('in %s', (lang) => {
  test('it is my turn: said once, before all else', () => {
    const match = tried('gosu-x', 'petal-faeries');
    return atTable(lang, match, async (_, heard) => {
      await untilAsked(heard, decisionOf(match, 0, lang));
      expect(await heard()).toHaveLength(1);
    });
  });

  test('what is selected, and what cannot be', () => {
    const match = tried('gosu-x', 'petal-faeries');
    const { prompt } = answer('scene', { match, viewer: 0, lang });
    const play = prompt?.answers.find(({ notation }) => notation === 'play petal-faeries');
    const refusal = { en: 'This is not asked for now.', fr: 'Ce n’est pas demandé maintenant.' };
    return atTable(lang, match, async (visit, heard) => {
      await untilAsked(heard, decisionOf(match, 0, lang));
      await forget(visit);
      await press(visit.page, '[data-handle="p1:I1"]');
      await expect
        .poll(async () => texts(await heard(), 'polite'), PATIENT)
        .toEqual([refusal[lang]]);
      await forget(visit);
      await press(visit.page, '[data-handle="hand:petal-faeries"]');
      await expect
        .poll(async () => texts(await heard(), 'polite'), PATIENT)
        .toEqual([`${play?.label}. ${play?.cost?.why}`]);
    });
  });

  test('what I did, and what the opponent did then', () => {
    const match = tried('gosu-x', 'petal-faeries');
    const own = after(match, 'play petal-faeries', 'target p1:I1', 'no');
    const then = afterBots(own, 0);
    return atTable(lang, match, async (visit, heard) => {
      const { page } = visit;
      await untilAsked(heard, decisionOf(match, 0, lang));
      await press(page, '[data-handle="hand:petal-faeries"]');
      await press(page, '.table-commit');
      const target = decisionOf(after(match, 'play petal-faeries'), 0, lang);
      await untilAsked(heard, target);
      await press(page, '[data-handle="p1:I1"]');
      await press(page, '.table-commit');
      const bounty = decisionOf(after(match, 'play petal-faeries', 'target p1:I1'), 0, lang);
      await untilAsked(heard, bounty);
      await forget(visit);
      // Yes comes first.
      await press(page, '.table-word >> nth=1');
      await untilAsked(heard, decisionOf(then, 0, lang));
      const said = await heard();
      const lines = linesOf(then, 0, lang);
      expect(lines.some(({ type }) => type === 'capture')).toBe(true);
      expectOnce(said, lines, lang);
      expect(texts(said, 'assertive')).toEqual([decisionOf(then, 0, lang)]);
    });
  });

  test('my card is captured: marked as done to me', () => {
    const match = attacked();
    const then = afterBots(match, 1);
    return atTable(lang, match, async (_, heard) => {
      await untilAsked(heard, decisionOf(then, 1, lang));
      const lines = linesOf(then, 1, lang);
      const said = await heard();
      expectOnce(said, lines, lang);
      const hits = lines.filter(({ isAgainstViewer }) => isAgainstViewer);
      expect(hits.length).toBeGreaterThan(0);
      for (const hit of hits) expect(times(said, `${AGAINST[lang]}${hit.text}`)).toBe(1);
    });
  });

  test('the result of a battle and the end of the game', () => {
    const match = (MOMENTS['the end'] as Moment).match();
    const over = after(match, 'pass');
    return atTable(lang, match, async (visit, heard) => {
      const { page } = visit;
      await untilAsked(heard, decisionOf(match, 0, lang));
      await forget(visit);
      await press(page, '[data-quick="pass"]');
      await press(page, '.table-commit');
      await press(page, '.table-battle .button-primary');
      await page.locator('.table-end').waitFor();
      const said = await heard();
      const lines = linesOf(over, 0, lang);
      expect(lines.some(({ battle }) => battle !== null)).toBe(true);
      expect(lines.at(-1)?.type).toBe('over');
      expectOnce(said, lines, lang);
      // Besides: what was selected.
      expect(said).toHaveLength(2);
      expect(texts(said, 'assertive')).toEqual([]);
    });
  });

  test('nothing tells how a battle ends before it is counted', () => {
    const match = (MOMENTS['the end'] as Moment).match();
    const lines = linesOf(after(match, 'pass'), 0, lang);
    const settings = { speed: 'slow', sound: 'low', hasTurnSound: true };
    const watch = async (visit: Visit, heard: () => Promise<Heard[]>) => {
      const { page } = visit;
      await page.evaluate(() => {
        const { createOscillator } = AudioContext.prototype;
        Object.assign(window, { tones: 0 });
        AudioContext.prototype.createOscillator = function () {
          (window as unknown as { tones: number }).tones++;
          return createOscillator.call(this);
        };
      });
      const tones = () => page.evaluate(() => (window as unknown as { tones: number }).tones);
      await untilAsked(heard, decisionOf(match, 0, lang));
      await forget(visit);
      await press(page, '[data-quick="pass"]');
      await press(page, '.table-commit');
      const battle = page.locator('.table-battle');
      await battle.locator('.table-battle-number').first().waitFor();
      expect(await page.locator('.table-verdict').count()).toBe(0);
      for (const line of lines.filter(({ type }) => type === 'over' || type === 'battle'))
        expect(times(await heard(), line.text), line.text).toBe(0);
      // The table behind cannot be read through what lies in front of it.
      const veil = await page
        .locator('.table-overlay')
        .evaluate((overlay) => getComputedStyle(overlay).backgroundColor);
      expect(veil).toMatch(/^rgb\(/);
      const before = await tones();
      await press(page, '.table-battle .table-actions > .button');
      await page.locator('.table-verdict').waitFor();
      await expect.poll(async () => times(await heard(), lines.at(-1)?.text ?? '?')).toBe(1);
      expectOnce(await heard(), lines, lang);
      await expect.poll(tones, { message: 'the sound of the end' }).toBeGreaterThan(before);
    };
    return atTable(lang, match, watch, settings);
  });

  test('in text mode the transcript says it all, once', () => {
    const match = tried('gosu-x', 'petal-faeries');
    const then = afterBots(after(match, 'play petal-faeries', 'target p1:I1', 'no'), 0);
    const refused = answer('read', { match, viewer: 0, lang, text: 'play ashes' });
    return atTable(
      lang,
      match,
      async (visit, heard) => {
        const { page } = visit;
        const type = async (text: string) => {
          await page.locator('.table-text-form input').fill(text);
          await page.keyboard.press('Enter');
        };
        await untilAsked(heard, decisionOf(match, 0, lang));
        await type('play ashes');
        const why = refused.ok ? '' : refused.message;
        await expect.poll(async () => times(await heard(), why), PATIENT).toBe(1);
        await type('play petal-faeries');
        await untilAsked(heard, decisionOf(after(match, 'play petal-faeries'), 0, lang));
        await type('target p1:I1');
        await page.locator('.table-text-log [data-kind="told"]').nth(1).waitFor();
        await type('no');
        await untilAsked(heard, decisionOf(then, 0, lang));
        const lines = linesOf(then, 0, lang);
        await expect
          .poll(async () => times(await heard(), lines.at(-1)?.text ?? ''), PATIENT)
          .toBe(1);
        const said = await heard();
        expectOnce(
          said,
          lines.map((line) => ({ ...line, isAgainstViewer: false })),
          lang,
        );
        expect(times(said, '> ')).toBe(0);
      },
      { isTextMode: true },
    );
  });
});

test('who leaves the table leaves what was said there', async () => {
  const visit = await site.visit();
  const { page } = visit;
  await sitDown(site, visit, { match: tried('gosu-x', 'elle') });
  const said = page.locator('[data-announcer] > p');
  await expect.poll(() => said.count(), PATIENT).toBeGreaterThan(0);
  await page.evaluate(() => {
    location.hash = '#/settings';
  });
  await page.locator('main h1').waitFor();
  const left = async () =>
    (await said.allTextContents()).filter((text) => text.startsWith(DECISION.en));
  await expect.poll(left, PATIENT).toEqual([]);
  await visit.context.close();
});
