/** What a bot may be called: as help says it, the names all games know and those of single ones; and as people type it. */
import { botNames, levelTitle, makeBot } from '@open-gosu/bots';
import { inLang, LANGS, type Lang, phrasebook, type Text } from '@open-gosu/kernel';
import type { GameKit } from './kit.ts';
import { KITS } from './registry.ts';

/** As many as a bot's name can hold. */
export const MOST_ITERATIONS = 9_999_999;

export const BOT_PHRASES = {
  all: {
    en: '{names} or ismcts-N (N iterations, at most {most})',
    fr: '{names} ou ismcts-N (N itérations, {most} au plus)',
  },
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
  return allOf(common, lang) + own.join('');
}

function allOf(names: readonly string[], lang: Lang): string {
  return say(lang, 'all', { names: listed(names, lang), most: MOST_ITERATIONS });
}

/** The bots of one game, for a message that refuses another name. */
export function botsOf({ game }: Pick<GameKit, 'game'>, lang: Lang): string {
  return allOf(botNames(game), lang);
}

/** The bot that goes by this name in the game, or null: levels have names for people, too, in every language. */
export function botNamed({ game }: GameKit, typed: string): string | null {
  const name = plain(typed);
  if (makeBot(game, name) !== null) return name;
  const isCalledSo = (bot: string) => {
    const title = levelTitle(bot);
    return title !== null && LANGS.some((lang) => plain(title[lang]) === name);
  };
  return botNames(game).find(isCalledSo) ?? null;
}

/** Without accents, capitals and spaces around. */
function plain(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
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
