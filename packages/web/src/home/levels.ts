/** The opponents by their levels: the bots' own names for them, and how each is to play against. */
import { LEVEL_NAMES, levelTitle } from '@open-gosu/bots';
import type { Lang } from '@open-gosu/kernel';
import type { Match, Sitter } from '../engine/match.ts';

export interface LevelChoice {
  /** 1 for the weakest. */
  readonly level: number;
  readonly bot: string;
  readonly name: string;
}

export function levelChoices(lang: Lang): readonly LevelChoice[] {
  return LEVEL_NAMES.map((name, i) => ({ level: i + 1, bot: `level-${i + 1}`, name: name[lang] }));
}

/** A level has its name in every language, with a number where two of them sit at one table. */
export function sitterName(sitter: Sitter, lang: Lang): string {
  const title = sitter.kind === 'bot' ? levelTitle(sitter.bot) : null;
  if (title === null) return sitter.name;
  const [, name = '', number = ''] = /^(.*?)( \d+)?$/.exec(sitter.name) ?? [];
  return Object.values(title).includes(name) ? title[lang] + number : sitter.name;
}

/** In the order of the seats, people first where there are some: "Ada, Recruit". */
export function sitterNames({ sitters }: Pick<Match, 'sitters'>, lang: Lang): readonly string[] {
  const people = sitters.filter(({ kind }) => kind === 'person');
  const bots = sitters.filter(({ kind }) => kind === 'bot');
  return [...people, ...bots].map((sitter) => sitterName(sitter, lang));
}
