/** What a written answer means to somebody who does not know the ids by heart: names, levels, clans. Pure. */
import {
  CARD_DEFS,
  CLANS,
  type ClanId,
  cardAt,
  cardName,
  clanName,
  SEATS,
  type State,
  tileText,
} from '@open-gosu/gosu-x';
import { at, type Lang, readPlace, roman, seatOfPlace } from '@open-gosu/kernel';
import { nameOf } from '../../draw/look.ts';
import type { DeskLook } from '../desk.ts';

const CARDS_PER_CLAN = CARD_DEFS.length / CLANS.length;

/** The explanation of an answer as `describe` writes it; empty where its word says all. */
export function glossOf(s: State, answer: string, look: DeskLook): string {
  const [verb = '', first = '', second = ''] = answer.split(' ');
  const { lang } = look;
  switch (verb) {
    case 'play':
    case 'discard':
    case 'pick':
    case 'card':
    case 'use':
      return cardGloss(first, lang);
    case 'shift':
      return `${placed(s, first, look)} → ${cardGloss(second, lang)}`;
    case 'activate':
    case 'take':
      return first === 'spent' ? '' : placed(s, first, look);
    case 'target':
    case 'order': {
      const owner = seatOfPlace(readPlace(first, look.seat));
      return `${placed(s, first, look)} (${nameOf(look, owner)})`;
    }
    case 'seat':
      return look.names[Number(first.charAt(1))] ?? '';
    case 'clan':
      return isClan(first) ? clanName(first, lang) : '';
    case 'tile':
      return isClan(first) ? tileText(first, lang) : '';
    default:
      return '';
  }
}

function isClan(id: string): id is ClanId {
  return (CLANS as readonly string[]).includes(id);
}

/** "Elle, II Justice". */
function cardGloss(id: string, lang: Lang): string {
  const kind = CARD_DEFS.findIndex((card) => card.id === id);
  const def = CARD_DEFS[kind];
  const clan = CLANS[Math.floor(kind / CARDS_PER_CLAN)];
  if (def === undefined || clan === undefined) return '';
  return `${cardName(def, lang)}, ${roman(def.level)} ${clanName(clan, lang)}`;
}

/** The name of the card at "II3", one's own, or at "p1:II3". */
export function placed(
  s: State,
  place: string,
  { seat, lang }: Pick<DeskLook, 'seat' | 'lang'>,
): string {
  const found = readPlace(place, seat, SEATS.length);
  const card = found < 0 ? -1 : cardAt(s, found);
  const def = card < 0 ? undefined : CARD_DEFS[at(s.kinds, card)];
  return def === undefined ? '' : cardName(def, lang);
}
