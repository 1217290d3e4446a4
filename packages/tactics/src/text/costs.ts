/** What an answer costs in cards to discard, and why it costs that: the rule in force, in words (T3.2, T3.6). */
import {
  type ActionCode,
  asSentence,
  at,
  codeA,
  codeKind,
  type Lang,
  PLACES_PER_SEAT,
  phrasebook,
} from '@open-gosu/kernel';
import { ANSWER, readShift } from '../answers.ts';
import { CLANS, type ClanId } from '../cards/words.ts';
import { ask } from '../flow/engine.ts';
import { placingCost } from '../flow/placing.ts';
import { CLAN_OF, COST_OF, ROW_OF } from '../state/faces.ts';
import { goblinAt, goblinCount } from '../state/query.ts';
import { faceIn, playerAt, type State } from '../state/state.ts';
import { cardName, clanName } from './terms.ts';

export interface Cost {
  /** To discard from hand. */
  readonly cards: number;
  /** One sentence. */
  readonly why: string;
}

export const COST_WORDS = {
  first: {
    en: 'free: the first goblin of an empty army',
    fr: 'gratuit : c’est le premier gobelin d’une armée vide',
  },
  sameClan: {
    en: 'free: its clan ({clan}) is face up in your level-1 row',
    fr: 'gratuit : son clan ({clan}) est face visible dans votre ligne de niveau 1',
  },
  newClan: {
    en: 'discard {n:card|cards}: its clan ({clan}) is not face up in your level-1 row',
    fr: 'défaussez {n:carte|cartes} : son clan ({clan}) n’est pas face visible dans votre ligne de niveau 1',
  },
  higher: {
    en: 'free: only goblins of level 1 may cost cards',
    fr: 'gratuit : seuls les gobelins de niveau 1 peuvent coûter des cartes',
  },
  mutation: {
    en: 'discard {n:card|cards}: the mutation cost of {card}',
    fr: 'défaussez {n:carte|cartes} : c’est le coût de mutation de {card}',
  },
  freeMutation: {
    en: 'free: the mutation cost of {card} is 0',
    fr: 'gratuit : le coût de mutation de {card} est 0',
  },
} as const;

const say = phrasebook(COST_WORDS);

/** Null for an answer that no discard is paid for. */
export function costWords(s: State, code: ActionCode, lang: Lang): Cost | null {
  const { seat } = ask(s);
  switch (codeKind(code)) {
    case ANSWER.play: {
      const face = codeA(code);
      const cards = placingCost(playerAt(s, seat), face);
      return { cards, why: asSentence(placingWhy(s, seat, face, cards, lang), lang) };
    }
    case ANSWER.shift: {
      const leaving = faceIn(goblinAt(s, seat * PLACES_PER_SEAT + readShift(code).spot));
      const cards = at(COST_OF, leaving);
      const card = cardName(leaving, lang);
      const why =
        cards === 0
          ? say(lang, 'freeMutation', { card })
          : say(lang, 'mutation', { n: cards, card });
      return { cards, why: asSentence(why, lang) };
    }
    default:
      return null;
  }
}

function placingWhy(s: State, seat: number, face: number, n: number, lang: Lang): string {
  if (at(ROW_OF, face) > 0) return say(lang, 'higher');
  if (goblinCount(playerAt(s, seat)) === 0) return say(lang, 'first');
  const clan = clanName(CLANS[at(CLAN_OF, face)] as ClanId, lang);
  return n === 0 ? say(lang, 'sameClan', { clan }) : say(lang, 'newClan', { n, clan });
}
