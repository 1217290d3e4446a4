/**
 * The sentence of each question, said to the player who must answer. The facts are gathered here once; the words are in
 * `questions-en.ts` and `questions-fr.ts`, one function for every purpose a question can have.
 */
import { countBits, type Lang, roman, spotName, top, typesetFr } from '@open-gosu/kernel';
import { CLANS, type ClanId, type Level } from '../cards/words.ts';
import { bountyDraw } from '../flow/hit.ts';
import type { Ask, Purpose } from '../flow/procedure.ts';
import { CHOICE, OPTION } from '../options.ts';
import type { Frame } from '../state/frame.ts';
import { handLimit, placeOf } from '../state/query.ts';
import { EXTRA, kindAt, type State } from '../state/state.ts';
import { kindName } from './names.ts';
import { QUESTIONS_EN } from './questions-en.ts';
import { QUESTIONS_FR } from './questions-fr.ts';
import { askedOp, askingInstruction, clause, offered } from './questions-op.ts';
import { clanName } from './terms.ts';

/** What a question says, ready for either language; names are already in it. */
export interface Asked {
  /** The card that asks and the card it is about; null if there is none. */
  readonly source: string | null;
  readonly subject: string | null;
  /** Where the subject stands, "II1", or null if it is not in play. */
  readonly place: string | null;
  readonly left: number;
  /** The operation that asks, in the imperative; null if no card asks. */
  readonly order: string | null;
  /** What a "you may" would do, in the infinitive. */
  readonly offer: string | null;
  readonly offerAgain: boolean;
  readonly offerIsPass: boolean;
  /** True if the player may stop before `left` is used up. */
  readonly upTo: boolean;
  /** The clan and the level chosen on the way, where the question depends on them. */
  readonly clan: string | null;
  readonly level: string | null;
  /** The first of two cards to swap. */
  readonly first: string | null;
  readonly toTop: boolean;
  readonly handLimit: number;
  readonly bountyCards: number;
  /** Clans of the player asked, and mulligans where they cost cards. */
  readonly clansTaken: number;
  readonly london: boolean;
  readonly extraTurn: boolean;
  /** Turns left in the round, this one included, or -1. */
  readonly turnsLeft: number;
}

/** One sentence for every purpose: leaving one out does not compile. */
export type QuestionTable = { readonly [P in Purpose]: (q: Asked) => string };

export function questionText(s: State, ask: Ask, lang: Lang): string {
  const asked = gather(s, ask, lang);
  return lang === 'fr'
    ? typesetFr(QUESTIONS_FR[ask.purpose](asked))
    : QUESTIONS_EN[ask.purpose](asked);
}

function gather(s: State, ask: Ask, lang: Lang): Asked {
  const player = s.players[ask.seat];
  const frame = s.stack.length > 0 ? top(s.stack) : null;
  const instruction = askingInstruction(s);
  const op = askedOp(s, ask);
  const may = ask.purpose === 'may-effect' ? offered(s, ask.left) : null;
  return {
    source: nameOf(s, ask.source, lang),
    subject: nameOf(s, ask.subject, lang),
    place: spotOf(s, ask.subject),
    left: ask.left,
    order: (op && clause([op], lang)) || null,
    offer: may && clause(may.ops, lang, true),
    offerAgain: may?.again ?? false,
    offerIsPass: may?.ops[0]?.op === 'passNow',
    upTo: instruction !== null && 'upTo' in instruction && instruction.upTo === true,
    clan: frame && chosenClan(frame, lang),
    level: frame && frame.level >= 0 ? roman((frame.level + 1) as Level) : null,
    first: frame && nameOf(s, frame.second, lang),
    toTop: instruction?.op === 'search' && instruction.to === 'top',
    handLimit: handLimit(s),
    bountyCards: bountyDraw(s, ask.seat),
    clansTaken: countBits(player.clans),
    london: s.options[OPTION.mulligan] === CHOICE.mulliganLondon,
    extraTurn: s.extra === EXTRA.now,
    turnsLeft: player.turnsLeft,
  };
}

function nameOf(s: State, card: number, lang: Lang): string | null {
  return card < 0 ? null : kindName(kindAt(s, card), lang);
}

function spotOf(s: State, card: number): string | null {
  const place = card < 0 ? -1 : placeOf(s, card);
  return place < 0 ? null : spotName(place);
}

function chosenClan(frame: Frame, lang: Lang): string | null {
  const clan = CLANS[frame.clan];
  return clan === undefined ? null : clanName(clan as ClanId, lang);
}
