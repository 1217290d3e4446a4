/** The sums of a Great Battle in words: what each bonus comes from, and which rule settled a tie (X8.1, X8.2). */
import { asSentence, type Lang, phrasebook, spotName } from '@open-gosu/kernel';
import type { EventOf } from '../events.ts';
import type { BattleBonus } from '../flow/battle-parts.ts';
import { kindName } from './names.ts';
import { clanName } from './terms.ts';

export const BATTLE_WORDS = {
  veteran: {
    en: 'Veteran with a token: {card} ({spot})',
    fr: 'Vétéran avec un jeton : {card} ({spot})',
  },
  avatar: {
    en: 'doubled against a Bounty card: {card} ({spot})',
    fr: 'valeur doublée face à une carte Prime : {card} ({spot})',
  },
  hand: { en: '{clan}: {n:card|cards} in hand', fr: '{clan} : {n:carte|cartes} en main' },
  handByTile: {
    en: '{clan} tile: {n:card|cards} in hand',
    fr: 'tuile {clan} : {n:carte|cartes} en main',
  },
  tieByWonder: {
    en: 'a tie: the holder of the Wonder token wins',
    fr: 'égalité : le joueur qui a le jeton Merveille gagne',
  },
  tieShared: {
    en: 'a tie, and nobody holds the Wonder token: both win',
    fr: 'égalité, et personne n’a le jeton Merveille : les deux joueurs gagnent',
  },
} as const;

const say = phrasebook(BATTLE_WORDS);

export function bonusText(bonus: BattleBonus, lang: Lang): string {
  if (bonus.source === 'hand') {
    const clan = clanName('phoenix', lang);
    return say(lang, bonus.byTile ? 'handByTile' : 'hand', { clan, n: bonus.amount });
  }
  const { source, kind, place } = bonus;
  return say(lang, source, { card: kindName(kind, lang), spot: spotName(place) });
}

/** The rule that settled a tie; null where there was none. */
export function tieText({ values, winners }: EventOf<'battle'>, lang: Lang): string | null {
  if (values[0] !== values[1]) return null;
  return asSentence(say(lang, winners.length > 1 ? 'tieShared' : 'tieByWonder'), lang);
}
