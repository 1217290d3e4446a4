/** How far a player is on each way to win (T4.2, T7), as numbers with a name each. */
import { at, capitalize, type Lang, PLACES_PER_SEAT, phrasebook } from '@open-gosu/kernel';
import { CLANS, type ClanId } from '../cards/words.ts';
import { CLAN_OF } from '../state/faces.ts';
import { goblinCount, largestClan, NINE } from '../state/query.ts';
import {
  isImprisoned,
  type Player,
  playerAt,
  type Reason,
  type State,
  WINNING_POINTS,
} from '../state/state.ts';
import { clanName } from './terms.ts';

export interface Progress {
  readonly way: Reason;
  readonly label: string;
  readonly now: number;
  readonly goal: number;
  /** One step more wins. */
  readonly isClose: boolean;
}

export const WAY_WORDS = {
  points: { en: 'victory points', fr: 'points de victoire' },
  fifteen: { en: 'goblins in the army', fr: 'gobelins dans l’armée' },
  nine: { en: 'face-up goblins of one clan', fr: 'gobelins d’un même clan face visible' },
  nineOf: { en: 'face-up {clan}', fr: '{clan} face visible' },
} as const;

const say = phrasebook(WAY_WORDS);

export function progressOf(s: State, seat: number, lang: Lang): Progress[] {
  const p = playerAt(s, seat);
  const way = (reason: Reason, label: string, now: number, goal: number): Progress => ({
    way: reason,
    label: capitalize(label),
    now,
    goal,
    isClose: now === goal - 1,
  });
  const clan = strongestClan(p);
  const nine =
    clan === null ? say(lang, 'nine') : say(lang, 'nineOf', { clan: clanName(clan, lang) });
  return [
    way('points', say(lang, 'points'), p.points, WINNING_POINTS),
    way('fifteen', say(lang, 'fifteen'), goblinCount(p), PLACES_PER_SEAT),
    way('nine-of-a-clan', nine, largestClan(p), NINE),
  ];
}

/** The clan with the most goblins face up, the first of equals; null without any. */
export function strongestClan(p: Player): ClanId | null {
  const most = largestClan(p);
  if (most === 0) return null;
  const faceUp = p.rows.flat().filter((goblin) => !isImprisoned(goblin));
  const count = (clan: number) => faceUp.filter((face) => at(CLAN_OF, face) === clan).length;
  return CLANS.find((_, clan) => count(clan) === most) ?? null;
}
