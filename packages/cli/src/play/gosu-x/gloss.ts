/** The words in an answer of Gosu X: cards by name, level and clan, tiles by their rule. Pure. */
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
import { at, readPlace, roman } from '@open-gosu/kernel';
import { nameOf } from '../../draw/look.ts';
import type { DeskLook } from '../desk.ts';
import type { Glosses } from '../gloss.ts';

const CARDS_PER_CLAN = CARD_DEFS.length / CLANS.length;

export function glossesOf(s: State, look: DeskLook): Glosses {
  const { lang } = look;
  const placed = (place: string): string => {
    const found = readPlace(place, look.seat, SEATS.length);
    const card = found < 0 ? -1 : cardAt(s, found);
    const def = card < 0 ? undefined : CARD_DEFS[at(s.kinds, card)];
    return def === undefined ? '' : cardName(def, lang);
  };
  return {
    /** "Elle, II Justice". */
    card(id) {
      const kind = CARD_DEFS.findIndex((card) => card.id === id);
      const def = CARD_DEFS[kind];
      const clan = CLANS[Math.floor(kind / CARDS_PER_CLAN)];
      if (def === undefined || clan === undefined) return '';
      return `${cardName(def, lang)}, ${roman(def.level)} ${clanName(clan, lang)}`;
    },
    placed,
    seat: (seat) => nameOf(look, seat),
    other(verb, operand) {
      if (verb === 'tile' && isClan(operand)) return tileText(operand, lang);
      const isPlace = (verb === 'activate' || verb === 'take') && operand !== 'spent';
      return isPlace ? placed(operand) : null;
    },
  };
}

function isClan(id: string): id is ClanId {
  return (CLANS as readonly string[]).includes(id);
}
