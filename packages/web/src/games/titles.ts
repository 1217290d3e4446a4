/** What a game is called in lists. */
import type { Lang } from '@open-gosu/kernel';
import type { GameId, Match } from '../engine/match.ts';
import { sitterName, sitterNames } from '../home/levels.ts';
import type { Say } from '../i18n/language.ts';
import type { SavedMatch } from '../storage/matches.ts';
import type { WORDS } from './words.ts';

/** Both are proper names, the same in all languages. */
export const GAME_NAMES: { readonly [G in GameId]: string } = {
  'gosu-x': 'Gosu X',
  'gosu-tactics': 'GOSU Tactics',
};

/** "Ada against Recruit and Scout", "Ada and Ben". */
export function playersText(match: Match, lang: Lang, say: Say<typeof WORDS>): string {
  const list = new Intl.ListFormat(lang, { type: 'conjunction' });
  const people = match.sitters.filter(({ kind }) => kind === 'person').length;
  const names = sitterNames(match, lang);
  if (people === 0 || people === names.length) return list.format(names);
  const [ours, theirs] = [names.slice(0, people), names.slice(people)];
  return say('against', { people: list.format(ours), bots: list.format(theirs) });
}

/** How a game stands, seen by whoever sat at this device. */
export function standingText(
  { match, winners }: SavedMatch,
  lang: Lang,
  say: Say<typeof WORDS>,
): string {
  if (winners === null) return say('running', { answers: match.answers.length });
  const won = winners.flatMap((seat) => match.sitters[seat] ?? []);
  if (won.length === match.sitters.length) return say('drawn');
  const names = won.map((sitter) => sitterName(sitter, lang));
  const winner = new Intl.ListFormat(lang, { type: 'conjunction' }).format(names);
  return say('won', { winner, count: names.length });
}

export function isFinished({ winners }: SavedMatch): boolean {
  return winners !== null;
}
