/**
 * The whole page: one file that needs nothing else. It holds the report in every language; two buttons at the top choose
 * which one is shown, by style. Nothing in it depends on when or where it was made. Pure.
 */
import { inLang, LANGS, type Lang, type Text } from '@open-gosu/kernel';
import type { GameKit } from '../../games/kit.ts';
import { counted } from '../../words/counts.ts';
import { type Brief, commandOf } from '../brief.ts';
import type { Figures } from '../figures.ts';
import type { Study } from '../studies/study.ts';
import { sayPage } from '../words.ts';
import { sectionsOf } from './contents.ts';
import { type Child, digestOf, type Markup, script, styleSheet, tag } from './markup.ts';
import { countText, valueText } from './numbers.ts';
import { namesOf, paragraph, type Report } from './section.ts';
import { STYLE } from './style.ts';

export interface PageInput {
  readonly brief: Brief;
  readonly kit: GameKit;
  readonly study: Study;
  readonly figures: Figures;
}

/** Keeps what the style cannot reach in step with the language that is shown: the title, and what the page says it speaks. */
const FOLLOW = `for (const one of document.getElementsByName('language')) {
  one.addEventListener('change', () => {
    document.documentElement.lang = one.value;
    document.title = one.dataset.title;
  });
}
`;

/** Nothing is loaded or sent, and nothing run but these few lines: the browser holds the page to it. */
const POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  `script-src '${digestOf(FOLLOW)}'`,
  "form-action 'none'",
  "base-uri 'none'",
].join('; ');

/** `first`: the language that is shown until the reader chooses. */
export function reportPage(input: PageInput, first: Lang): string {
  const reports = LANGS.map((lang): Report => ({ ...input, lang }));
  const page = tag(
    'html',
    { lang: first },
    tag(
      'head',
      {},
      tag('meta', { charset: 'utf-8' }),
      tag('meta', { 'http-equiv': 'Content-Security-Policy', content: POLICY }),
      tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      tag('meta', { name: 'color-scheme', content: 'light dark' }),
      tag('title', {}, titleOf({ ...input, lang: first })),
      styleSheet(STYLE),
    ),
    tag(
      'body',
      {},
      reports.map(switchOf(first)),
      tag('main', {}, reports.map(article)),
      script(FOLLOW),
    ),
  );
  return `<!doctype html>\n${page.html}\n`;
}

/** A radio button before the main part: the style shows the article of the one that is chosen. */
function switchOf(first: Lang): (report: Report) => Markup[] {
  return (report) => {
    const { lang } = report;
    const id = `show-${lang}`;
    const chosen = { value: lang, checked: lang === first, 'data-title': titleOf(report) };
    return [
      tag('input', { type: 'radio', name: 'language', id, ...chosen }),
      tag('label', { for: id, lang }, sayPage(lang, 'language')),
    ];
  };
}

function titleOf({ kit, figures, lang }: Report): string {
  const facts = { game: kit.title, games: counted(lang, 'game', figures.games) };
  return sayPage(lang, 'title', facts);
}

function article(report: Report): Markup {
  const { lang } = report;
  const sections = sectionsOf(report);
  return tag(
    'article',
    { lang },
    head(report),
    tag(
      'nav',
      { 'aria-label': sayPage(lang, 'contents') },
      tag(
        'ol',
        {},
        sections.map(({ id, title }) => tag('li', {}, tag('a', { href: `#${lang}-${id}` }, title))),
      ),
    ),
    sections.map(({ id, title, content }) =>
      tag('section', { id: `${lang}-${id}` }, tag('h2', {}, title), content),
    ),
    foot(report),
  );
}

function head(report: Report): Markup {
  const { lang, kit, brief, figures } = report;
  const games = counted(lang, 'game', figures.games);
  return tag(
    'header',
    {},
    tag('p', { class: 'kicker' }, sayPage(lang, 'kicker')),
    tag('h1', {}, kit.title, ' ', tag('span', {}, games)),
    tag('p', { class: 'lead' }, sayPage(lang, 'lead', { bot: brief.bot, games })),
    keyFigures(report),
    facts(report),
  );
}

/** A few numbers to begin with; each comes again below, with its interval. */
function keyFigures(report: Report): Markup {
  const { lang, figures, study } = report;
  const { clan: nameOf } = namesOf(report);
  const clanKey = (clan: string, what: Text) =>
    sayPage(lang, 'keyClan', { clan: nameOf(clan), what: inLang(what, lang) });
  const best = figures.clans[0];
  const last = figures.clans[figures.clans.length - 1];
  const share = (value: number) => valueText(lang, 'share', value);
  const keys: (readonly [string, string])[] = [];
  if (best !== undefined && last !== undefined) {
    keys.push(
      [share(best.share.value), clanKey(best.clan, study.clans.best)],
      [share(last.share.value), clanKey(last.clan, study.clans.last)],
    );
  }
  const [starter] = figures.seats;
  if (starter !== undefined) keys.push([share(starter.value), sayPage(lang, 'keyStarter')]);
  const { turns } = figures.lengths;
  if (turns !== undefined) keys.push([countText(lang, turns.p50), sayPage(lang, 'keyTurns')]);
  return tag(
    'ul',
    { class: 'keys' },
    keys.map(([value, words]) => tag('li', {}, tag('strong', {}, value), ' ', words)),
  );
}

function facts({ lang, brief, figures }: Report): Markup {
  const typed = brief.typedOptions.filter((_, i) => i % 2 === 1);
  const code = (text: string) => tag('code', {}, text);
  const rows: (readonly [string, Child])[] = [
    [sayPage(lang, 'bot'), code(brief.bot)],
    [sayPage(lang, 'games'), countText(lang, figures.games)],
    [sayPage(lang, 'players'), countText(lang, brief.players)],
    [sayPage(lang, 'seed'), code(String(brief.seed))],
    [sayPage(lang, 'rules'), code(brief.rules)],
  ];
  if (typed.length > 0) rows.push([sayPage(lang, 'options'), code(typed.join(', '))]);
  rows.push(
    [sayPage(lang, 'signature'), code(figures.signature)],
    [sayPage(lang, 'command'), command(commandOf(brief))],
  );
  return tag(
    'dl',
    {},
    rows.map(([name, value]) => tag('div', {}, tag('dt', {}, name), tag('dd', {}, value))),
  );
}

/** Broken between its options, if at all. */
function command(line: string): Markup {
  const parts = line.split(/ (?=--)/);
  return tag(
    'code',
    {},
    parts.map((part) => [tag('span', {}, part), ' ']),
  );
}

function foot({ lang, kit }: Report): Markup {
  return tag(
    'footer',
    {},
    tag('h2', {}, sayPage(lang, 'reading')),
    paragraph(sayPage(lang, 'aboutIntervals')),
    paragraph(sayPage(lang, 'aboutPage')),
    kit.catalogue(lang).provenance.map(paragraph),
    paragraph(sayPage(lang, 'unofficial')),
  );
}
