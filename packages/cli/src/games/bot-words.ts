/** What a bot may be called, as help says it: the names all games know, and those of single ones. */
import { botNames, levelTitle } from '@open-gosu/bots';
import { inLang, type Lang, type Text } from '@open-gosu/kernel';
import { phrasebook } from '../words/phrasebook.ts';
import { KITS } from './registry.ts';

export const BOT_PHRASES = {
  all: { en: '{names} or ismcts-ITERATIONS', fr: '{names} ou ismcts-ITÉRATIONS' },
  own: { en: '; in {game} also {names}', fr: ' ; pour {game} aussi {names}' },
  range: { en: '{first} to {last}', fr: '{first} à {last}' },
  titled: { en: '{name} ({title})', fr: '{name} ({title})' },
} as const;

const say = phrasebook(BOT_PHRASES);

function botWords(lang: Lang): string {
  const [first, ...others] = KITS.map(({ game }) => botNames(game));
  const common = (first ?? []).filter((name) => others.every((names) => names.includes(name)));
  const own = KITS.map(({ game, title }) => {
    const names = botNames(game).filter((name) => !common.includes(name));
    return names.length === 0 ? '' : say(lang, 'own', { game: title, names: listed(names, lang) });
  });
  return say(lang, 'all', { names: listed(common, lang) }) + own.join('');
}

/** "random, level-1 (Recruit) to level-6 (Gosu)": numbers in a row by the first and the last of them. */
export function listed(names: readonly string[], lang: Lang): string {
  const parts: string[] = [];
  for (let i = 0; i < names.length; i++) {
    const first = names[i] as string;
    let last = i;
    while (follows(names[last] as string, names[last + 1])) last++;
    const isRange = last > i + 1;
    const range = { first: titled(first, lang), last: titled(names[last] as string, lang) };
    parts.push(isRange ? say(lang, 'range', range) : range.first);
    if (isRange) i = last;
  }
  return parts.join(', ');
}

/** A level with what people call it; other bots as they are. */
function titled(name: string, lang: Lang): string {
  const title = levelTitle(name);
  return title === null ? name : say(lang, 'titled', { name, title: inLang(title, lang) });
}

const NUMBERED = /^(.*-)(\d+)$/;

function follows(name: string, next: string | undefined): boolean {
  const [, base, number] = NUMBERED.exec(name) ?? [];
  return base !== undefined && next === `${base}${Number(number) + 1}`;
}

export const BOT_WORDS: Text = { en: botWords('en'), fr: botWords('fr') };
