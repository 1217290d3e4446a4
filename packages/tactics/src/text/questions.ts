/**
 * The sentence of each question, said to the player who must answer. The facts are gathered here once; the words are in
 * `questions-en.ts` and `questions-fr.ts`, one function for every purpose a question can have. A question is read by
 * everybody: it says nothing of a hand but its size.
 */
import { type Lang, placeName, typeset } from '@open-gosu/kernel';
import { CLANS } from '../cards/words.ts';
import type { Ask, Purpose } from '../flow/procedure.ts';
import { CLAN_OF } from '../state/faces.ts';
import { type Frame, PROC } from '../state/frame.ts';
import { goblinAt } from '../state/query.ts';
import { faceIn, type State } from '../state/state.ts';
import { QUESTIONS_EN } from './questions-en.ts';
import { QUESTIONS_FR } from './questions-fr.ts';
import { cardName, clanName } from './terms.ts';

/** What a question says, ready for either language; names are already in it. */
export interface Asked {
  /** The goblin whose power asks, or that is being paid for; null if there is none. */
  readonly source: string | null;
  /** The goblin that leaves, where a mutation is being paid for. */
  readonly leaving: string | null;
  /** The clan of the source, where only its cards will do. */
  readonly clan: string | null;
  /** The goblin the question is about and its place: "Scribe (p1:I2)". */
  readonly subject: string | null;
  readonly left: number;
  readonly handSize: number;
  /** True for the max form of the power that asks. */
  readonly max: boolean;
  readonly extraTurn: boolean;
  /** Additional turns that follow the present one. */
  readonly extraOwed: number;
  /** Turns left in the round, this one included unless it is additional; -1 before anybody has passed. */
  readonly turnsLeft: number;
}

/** One sentence for every purpose: leaving one out does not compile. */
export type QuestionTable = { readonly [P in Purpose]: (q: Asked) => string };

const TABLES: { readonly [L in Lang]: QuestionTable } = { en: QUESTIONS_EN, fr: QUESTIONS_FR };

export function questionText(s: State, ask: Ask, lang: Lang): string {
  return typeset(TABLES[lang][ask.purpose](gather(s, ask, lang)), lang);
}

function gather(s: State, ask: Ask, lang: Lang): Asked {
  const frame = s.stack[s.stack.length - 1];
  const max = frame?.max === 1;
  const clan = CLANS[CLAN_OF[ask.source] ?? -1];
  return {
    source: ask.source < 0 ? null : cardName(ask.source, lang),
    leaving: leavingName(s.stack[s.stack.length - 2], lang),
    clan: max || clan === undefined ? null : clanName(clan, lang),
    subject: subjectName(s, ask.subject, lang),
    left: ask.left,
    handSize: s.players[ask.seat]?.hand.length ?? 0,
    max,
    extraTurn: s.extraNow === 1,
    extraOwed: s.extraOwed,
    turnsLeft: s.players[ask.seat]?.turnsLeft ?? -1,
  };
}

/** A cost is asked above the frame of the goblin that enters. */
function leavingName(below: Frame | undefined, lang: Lang): string | null {
  if (below?.proc !== PROC.enter || below.target < 0) return null;
  return cardName(below.target, lang);
}

function subjectName(s: State, place: number, lang: Lang): string | null {
  if (place < 0) return null;
  return `${cardName(faceIn(goblinAt(s, place)), lang)} (${placeName(place)})`;
}
