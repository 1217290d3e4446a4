/** What a written answer means to somebody who does not know the ids by heart: names, levels, clans. Pure. */
import {
  CARD_DEFS,
  CLANS,
  type ClanId,
  cardAt,
  cardName,
  clanName,
  type Seat,
  type State,
  tileText,
} from '@open-gosu/gosu-x';
import { at, type Lang, roman } from '@open-gosu/kernel';
import type { DeskLook } from '../desk.ts';

const CARDS_PER_CLAN = CARD_DEFS.length / CLANS.length;
const ROW_LENGTH = 5;
const ARMY_SIZE = 15;

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
      return `${placed(s, look.seat, first, lang)} → ${cardGloss(second, lang)}`;
    case 'activate':
    case 'take':
      return first === 'spent' ? '' : placed(s, look.seat, first, lang);
    case 'target':
    case 'order': {
      const seat = Number(first.charAt(1));
      return `${placed(s, seat, first.slice(3), lang)} (${look.names[seat] ?? first.slice(0, 2)})`;
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

/** The name of the card at "II3" of an army. */
function placed(s: State, seat: number, place: string, lang: Lang): string {
  const found = /^(I{1,3})([1-5])$/.exec(place);
  if (found === null || (seat !== 0 && seat !== 1)) return '';
  const row = (found[1] ?? '').length - 1;
  const spot = (seat satisfies Seat) * ARMY_SIZE + row * ROW_LENGTH + Number(found[2]) - 1;
  const card = cardAt(s, spot);
  const def = card < 0 ? undefined : CARD_DEFS[at(s.kinds, card)];
  return def === undefined ? '' : cardName(def, lang);
}
