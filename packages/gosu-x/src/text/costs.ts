/** What an answer costs in cards to discard, and why it costs that: the rule in force, in words (X4.2, X4.7, X5.2). */
import {
  type ActionCode,
  asSentence,
  at,
  codeKind,
  joinOr,
  type Lang,
  phrasebook,
  type Row,
} from '@open-gosu/kernel';
import { ANSWER, readPlay, readShift } from '../answers.ts';
import { CLANS } from '../cards/words.ts';
import { ask } from '../flow/engine.ts';
import { playCost, shiftCost, supportOf } from '../flow/placing.ts';
import { placeOfSpot } from '../flow/turn.ts';
import { isOn, OPTION } from '../options.ts';
import { SHIFT_OF } from '../state/kinds.ts';
import { handCard, pileCard } from '../state/moves.ts';
import { cardAt, clansOf, tokensOn } from '../state/query.ts';
import { kindAt, type Seat, type State } from '../state/state.ts';
import { kindName } from './names.ts';
import { clanName } from './terms.ts';

export interface Cost {
  /** To discard from hand. */
  readonly cards: number;
  /** One sentence. */
  readonly why: string;
}

export const COST_WORDS = {
  firstTroop: {
    en: 'free: you have no face-up Troop',
    fr: 'gratuit : vous n’avez aucune Troupe face visible',
  },
  firstCard: {
    en: 'free: it is your first card of the game',
    fr: 'gratuit : c’est votre première carte de la partie',
  },
  recruiter: {
    en: 'free: it stands beside a Recruiter, {card}',
    fr: 'gratuit : elle se place à côté d’un Recruteur, {card}',
  },
  sameClan: {
    en: 'free: you have a face-up Troop of its clan ({clans})',
    fr: 'gratuit : vous avez une Troupe de son clan face visible ({clans})',
  },
  newClan: {
    en: 'discard {n:card|cards}: you have no face-up Troop of its clan ({clans})',
    fr: 'défaussez {n:carte|cartes} : vous n’avez aucune Troupe de son clan face visible ({clans})',
  },
  hero: { en: 'free: Heroes cost nothing', fr: 'gratuit : les Héros ne coûtent rien' },
  immortal: { en: 'free: Immortals cost nothing', fr: 'gratuit : les Immortels ne coûtent rien' },
  shift: {
    en: 'discard {n:card|cards}: the shift cost of {card}',
    fr: 'défaussez {n:carte|cartes} : c’est le coût de relève de {card}',
  },
  shiftLess: {
    en: 'discard {n:card|cards}: the shift cost of {card} is {printed}, less {tokens:Activation token|Activation tokens} on it',
    fr: 'défaussez {n:carte|cartes} : le coût de relève de {card} est {printed}, moins {tokens:jeton d’activation posé|jetons d’activation posés} dessus',
  },
  freeShift: {
    en: 'free: the shift cost of {card} is {printed}, less {tokens:Activation token|Activation tokens} on it',
    fr: 'gratuit : le coût de relève de {card} est {printed}, moins {tokens:jeton d’activation posé|jetons d’activation posés} dessus',
  },
  wonderMay: {
    en: '{why}; the Wonder token can save 1',
    fr: '{why} ; le jeton Merveille peut en épargner 1',
  },
  wonderMust: {
    en: '{why}; you cannot pay without returning the Wonder token, which saves 1',
    fr: '{why} ; vous ne pouvez pas payer sans remettre le jeton Merveille, qui en épargne 1',
  },
  wonder: {
    en: 'the Wonder token saves 1 card',
    fr: 'le jeton Merveille épargne 1 carte',
  },
  noWonder: {
    en: 'without the Wonder token all of it is discarded',
    fr: 'sans le jeton Merveille, tout est défaussé',
  },
} as const;

const say = phrasebook(COST_WORDS);

/** Null for an answer that no discard is paid for. */
export function costWords(s: State, code: ActionCode, lang: Lang): Cost | null {
  const { seat, left } = ask(s);
  switch (codeKind(code)) {
    case ANSWER.play: {
      const { kind, row, fromDiscard } = readPlay(code);
      const card = inZone(s, seat, kind, fromDiscard);
      const to = supportOf(s, seat);
      const cost = playCost(s, to, card, row as Row);
      return paid(s, seat, cost, fromDiscard, playWhy(s, seat, card, row as Row, lang), lang);
    }
    case ANSWER.shift: {
      const { spot, fromDiscard } = readShift(code);
      const out = cardAt(s, placeOfSpot(seat, spot));
      return paid(s, seat, shiftCost(s, out), fromDiscard, shiftWhy(s, out, lang), lang);
    }
    case ANSWER.wonder:
      return { cards: left - 1, why: asSentence(say(lang, 'wonder'), lang) };
    case ANSWER.noWonder:
      return { cards: left, why: asSentence(say(lang, 'noWonder'), lang) };
    default:
      return null;
  }
}

function inZone(s: State, seat: Seat, kind: number, fromDiscard: boolean): number {
  return fromDiscard ? pileCard(s, s.players[seat].discard, kind) : handCard(s, seat, kind);
}

/** X4.7: with the Wonder token in hand it may be one fewer, or must. */
function paid(
  s: State,
  seat: Seat,
  cost: number,
  fromDiscard: boolean,
  why: string,
  lang: Lang,
): Cost {
  if (cost === 0 || s.wonder !== seat) return { cards: cost, why: asSentence(why, lang) };
  const payers = s.players[seat].hand.length - (fromDiscard ? 0 : 1);
  const must = payers < cost;
  return {
    cards: must ? cost - 1 : cost,
    why: asSentence(say(lang, must ? 'wonderMust' : 'wonderMay', { why }), lang),
  };
}

/** The first reason that decides, in the order of X4.2. */
function playWhy(s: State, seat: Seat, card: number, row: Row, lang: Lang): string {
  if (row > 0) return say(lang, row === 1 ? 'hero' : 'immortal');
  const to = supportOf(s, seat);
  if (to.firstTroop) {
    return say(lang, isOn(s.options, OPTION.firstTroopAgain) ? 'firstTroop' : 'firstCard');
  }
  if (to.recruiter) {
    const { rows } = s.players[seat];
    const last = rows[0][rows[0].length - 1] as number;
    return say(lang, 'recruiter', { card: kindName(kindAt(s, last), lang) });
  }
  const own = clansOf(s, card, to.rules);
  const shared = own & to.troopClans;
  if (shared) return say(lang, 'sameClan', { clans: clanList(shared, lang) });
  const n = playCost(s, to, card, row);
  return say(lang, 'newClan', { n, clans: clanList(own, lang) });
}

function clanList(mask: number, lang: Lang): string {
  const clans = CLANS.filter((_, clan) => (mask >> clan) & 1);
  return joinOr(
    lang,
    clans.map((clan) => clanName(clan, lang)),
  );
}

function shiftWhy(s: State, out: number, lang: Lang): string {
  const card = kindName(kindAt(s, out), lang);
  const n = shiftCost(s, out);
  const tokens = tokensOn(s, out);
  if (tokens === 0) return say(lang, 'shift', { n, card });
  const printed = at(SHIFT_OF, kindAt(s, out));
  return say(lang, n === 0 ? 'freeShift' : 'shiftLess', { n, card, printed, tokens });
}
