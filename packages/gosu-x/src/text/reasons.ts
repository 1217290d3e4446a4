/**
 * Why an answer is not possible now: the first reason, in words a person can act on. The engine's own functions say what
 * is wrong (`flow/placing.ts`); the words are in `reasons-en.ts` and `reasons-fr.ts`, and the choices that effects ask
 * for are in `reasons-choices.ts`.
 */
import {
  type ActionCode,
  asSentence,
  at,
  codeA,
  codeKind,
  type Distances,
  isOver,
  joinOr,
  type Lang,
  makeWhyNot,
  PLACES_PER_SEAT,
  ROWS,
  type Row,
  rowOfPlace,
  spotName,
  whyNone,
} from '@open-gosu/kernel';
import { ANSWER, readPlay, readShift, type Shift } from '../answers.ts';
import { CLANS } from '../cards/words.ts';
import { mayPass, mayPlayFromDiscard } from '../flow/actions.ts';
import { ask, legal } from '../flow/engine.ts';
import {
  hasSecretShift,
  PROBLEM,
  type Problem,
  playCost,
  playProblem,
  shiftCost,
  shiftInProblem,
  shiftOutProblem,
  supportOf,
  tokenProblem,
} from '../flow/placing.ts';
import type { Ask, AskKind } from '../flow/procedure.ts';
import { placeOfSpot } from '../flow/turn.ts';
import { ROW_OF, ROWS_OF } from '../state/kinds.ts';
import { handCard, pileCard } from '../state/moves.ts';
import { cardAt, clansOf, iconsOf, rulesFor } from '../state/query.ts';
import { kindAt, type Seat, type State } from '../state/state.ts';
import { kindName } from './names.ts';
import { questionText } from './questions.ts';
import { CHOICE_REASONS, type Refused } from './reasons-choices.ts';
import { REASONS_EN, type ReasonWords } from './reasons-en.ts';
import { REASONS_FR } from './reasons-fr.ts';
import { clanName } from './terms.ts';

const WORDS: { readonly [L in Lang]: ReasonWords } = { en: REASONS_EN, fr: REASONS_FR };

/** The answers each kind of question takes; anything else is an answer to another question. */
const TAKES: { readonly [K in AskKind]: readonly number[] } = {
  action: [ANSWER.play, ANSWER.shift, ANSWER.spend, ANSWER.activate, ANSWER.pass],
  draft: [ANSWER.draft],
  hand: [ANSWER.keep, ANSWER.mulligan],
  wonder: [ANSWER.wonder, ANSWER.noWonder],
  discard: [ANSWER.discard],
  target: [ANSWER.target],
  pick: [ANSWER.pick, ANSWER.done],
  take: [ANSWER.take, ANSWER.done],
  clan: [ANSWER.clan],
  level: [ANSWER.level],
  seat: [ANSWER.seat],
  tile: [ANSWER.tile],
  card: [ANSWER.card],
  name: [ANSWER.name],
  verb: [ANSWER.do],
  order: [ANSWER.order],
  may: [ANSWER.yes, ANSWER.no],
  respond: [ANSWER.use, ANSWER.decline],
};

/** The answers the question takes, legal or not. */
export function answersWanted(kind: AskKind): readonly number[] {
  return TAKES[kind];
}

/** One sentence; empty for an answer that is legal. */
export const whyNot = makeWhyNot<State, Ask>({
  over: isOver,
  legal,
  ask,
  wanted: ({ kind }) => answersWanted(kind),
  question: questionText,
  reason: (r) => {
    const refused: Refused = { ...r, words: WORDS[r.lang] };
    const { kind } = r.ask;
    if (codeKind(r.code) === ANSWER.done) return refused.words.mustChoose;
    return kind === 'action' ? actionReason(refused) : CHOICE_REASONS[kind](refused);
  },
});

/**
 * Why a card in this player's hand, or in the discard pile, cannot be played, wherever it may stand; null if it can. It
 * looks at room, support, cost and bans only, not at whose turn it is, nor at whether the pile can be played from.
 */
export function cannotPlay(
  s: State,
  seat: Seat,
  kind: number,
  lang: Lang,
  fromDiscard = false,
): string | null {
  const card = source(s, seat, kind, fromDiscard);
  const rows = ROWS.filter((row) => (at(ROWS_OF, kind) >> row) & 1);
  const row = rows[0] ?? 0;
  const base: Attempt = { ...NOTHING, s, seat, lang, action: 'play', kind, card, row, fromDiscard };
  if (card < 0) return sentence({ problem: PROBLEM.noSuchCard, attempt: base });
  const problems = rows.map((one) => playProblem(s, supportOf(s, seat), card, one, fromDiscard));
  if (problems.includes(PROBLEM.none)) return null;
  const cost = playCost(s, supportOf(s, seat), card, row);
  return sentence({ problem: problems[0] ?? PROBLEM.wrongRow, attempt: { ...base, cost } });
}

const DISTANCES: Distances<Problem> = {
  possible: PROBLEM.none,
  tooDear: PROBLEM.cannotPay,
  tooFar: PROBLEM.wrongLevel,
};

/**
 * Why the card at a player's place can be shifted into no other, with what stands nearest to a shift; null if it can.
 * Neither this nor the next two look at whose turn it is.
 */
export function cannotShift(s: State, seat: Seat, spot: number, lang: Lang): string | null {
  const base: Attempt = { ...NOTHING, s, seat, lang, action: 'shift' };
  const leaving = leave(base, spot);
  if (leaving.problem !== PROBLEM.none) return sentence(leaving);
  const { hand, discard } = s.players[seat];
  const isSecret = hasSecretShift(s, leaving.attempt.out, rulesFor(s, seat));
  const tryWith = (fromDiscard: boolean) => (card: number) =>
    tryShift(base, { spot, kind: kindAt(s, card), fromDiscard });
  const tries = [...hand.map(tryWith(false)), ...(isSecret ? discard.map(tryWith(true)) : [])];
  const none = WORDS[lang].noneForRow(rowOfPlace(spot), isSecret);
  return whyNone(tries, DISTANCES, (nearest) => (nearest === null ? none : inWords(nearest)), lang);
}

/** Why this card, from hand or from the discard pile, cannot take that place; null if it can. */
export function cannotShiftInto(s: State, seat: Seat, shift: Shift, lang: Lang): string | null {
  return sentence(tryShift({ ...NOTHING, s, seat, lang, action: 'shift' }, shift));
}

/** Why the card at a player's place cannot be activated; null if it can. */
export function cannotActivate(s: State, seat: Seat, spot: number, lang: Lang): string | null {
  return sentence(tryActivation({ ...NOTHING, s, seat, lang, action: 'activate' }, spot));
}

/** All a problem's words may need; -1 and empty where it does not apply. */
interface Attempt {
  readonly s: State;
  readonly seat: Seat;
  readonly lang: Lang;
  readonly action: 'play' | 'shift' | 'activate' | 'spend' | 'pass';
  /** The card that would enter, or be activated: its kind, and one such physical card. */
  readonly kind: number;
  readonly card: number;
  /** The card it would replace. */
  readonly out: number;
  readonly row: Row;
  readonly place: string;
  readonly fromDiscard: boolean;
  readonly cost: number;
  /** Activation tokens the action takes. */
  readonly tokens: number;
}

/** What was attempted, and the first thing that is wrong with it. */
interface Tried {
  readonly problem: Problem;
  readonly attempt: Attempt;
}

const NOTHING = {
  kind: -1,
  card: -1,
  out: -1,
  row: 0,
  place: '',
  fromDiscard: false,
  cost: 0,
  tokens: 0,
} as const;

type ProblemTable = { readonly [P in Problem]: (w: ReasonWords, a: Attempt) => string };

const name = (a: Attempt): string => kindName(a.kind, a.lang);
const outName = (a: Attempt): string => kindName(a.out < 0 ? -1 : kindAt(a.s, a.out), a.lang);

/** The words of every problem: leaving one out does not compile. */
const PROBLEM_WORDS: ProblemTable = {
  [PROBLEM.none]: () => '',
  [PROBLEM.banned]: (w, a) => w.banned(name(a)),
  [PROBLEM.rowFull]: (w, a) => w.rowFull(a.row),
  [PROBLEM.wrongRow]: (w, a) => w.wrongRow(name(a), at(ROW_OF, a.kind) as Row),
  [PROBLEM.needsTroopBelow]: (w) => w.needsTroopBelow,
  [PROBLEM.needsHeroBelow]: (w) => w.needsHeroBelow,
  [PROBLEM.needsTroopOfClan]: (w, a) => w.needsTroopOfClan(name(a), clansText(a)),
  [PROBLEM.needsHeroOfClan]: (w, a) => w.needsHeroOfClan(name(a), clansText(a)),
  [PROBLEM.cannotPay]: (w, { s, seat, cost, fromDiscard }) => {
    const payers = s.players[seat].hand.length - (fromDiscard ? 0 : 1);
    const helps = cost <= payers + 1 ? 'would-help' : 'useless';
    return w.cannotPay({
      cost,
      payers,
      others: !fromDiscard,
      wonder: s.wonder === seat ? 'held' : helps,
    });
  },
  [PROBLEM.captured]: (w, a) => (a.action === 'shift' ? w.capturedShift : w.capturedActivate),
  [PROBLEM.noShiftCost]: (w, a) => w.noShiftCost(outName(a)),
  [PROBLEM.wrongLevel]: (w, a) => w.wrongLevel(name(a), a.row),
  [PROBLEM.identical]: (w, a) => w.identical(name(a)),
  [PROBLEM.noSecretShift]: (w, a) => w.noSecretShift(outName(a)),
  [PROBLEM.noFreeIcon]: (w, a) => w.noFreeIcon(name(a)),
  [PROBLEM.noTokens]: (w, a) => w.noTokens(a.s.players[a.seat].tokens, a.tokens),
  [PROBLEM.tokensInHand]: (w, a) => w.tokensInHand(a.s.players[a.seat].tokens),
  [PROBLEM.noSuchCard]: (w, a) => (a.fromDiscard ? w.notInDiscard(name(a)) : w.notInHand(name(a))),
  [PROBLEM.noCardThere]: (w, a) => w.noCardAt(a.place),
};

function describeProblem(problem: Problem, a: Attempt): string {
  return PROBLEM_WORDS[problem](WORDS[a.lang], a);
}

function inWords({ problem, attempt }: Tried): string {
  return describeProblem(problem, attempt);
}

function sentence(tried: Tried): string | null {
  return tried.problem === PROBLEM.none ? null : asSentence(inWords(tried), tried.attempt.lang);
}

/** "Xi'an", or all of them for a card of several clans (C14). */
function clansText({ s, seat, card, lang }: Attempt): string {
  const mask = clansOf(s, card, rulesFor(s, seat));
  const clans = CLANS.filter((_, clan) => (mask >> clan) & 1);
  return joinOr(
    lang,
    clans.map((clan) => clanName(clan, lang)),
  );
}

function actionReason({ s, ask: { seat }, code, lang, words }: Refused): string {
  const attempt: Attempt = { ...NOTHING, s, seat, lang, action: 'pass', tokens: codeA(code) };
  switch (codeKind(code)) {
    case ANSWER.play:
      return playReason(attempt, code, words);
    case ANSWER.shift:
      return inWords(tryShift({ ...attempt, action: 'shift' }, readShift(code)));
    case ANSWER.spend:
      return describeProblem(PROBLEM.noTokens, { ...attempt, action: 'spend' });
    case ANSWER.activate:
      return inWords(tryActivation({ ...attempt, action: 'activate' }, codeA(code)));
    default:
      return mayPass(s, seat) ? '' : describeProblem(PROBLEM.tokensInHand, attempt);
  }
}

/** The physical card a play or shift would take, or -1. */
function source(s: State, seat: Seat, kind: number, fromDiscard: boolean): number {
  return fromDiscard ? pileCard(s, s.players[seat].discard, kind) : handCard(s, seat, kind);
}

function playReason(base: Attempt, code: ActionCode, words: ReasonWords): string {
  const { s, seat } = base;
  const { kind, fromDiscard } = readPlay(code);
  const row = Math.min(readPlay(code).row, 2) as Row;
  if (fromDiscard && !mayPlayFromDiscard(s)) return words.onlyFromHand;
  const card = source(s, seat, kind, fromDiscard);
  const a: Attempt = { ...base, action: 'play', kind, card, row, fromDiscard };
  if (card < 0) return describeProblem(PROBLEM.noSuchCard, a);
  const to = supportOf(s, seat);
  const problem = playProblem(s, to, card, row, fromDiscard);
  return describeProblem(problem, { ...a, cost: playCost(s, to, card, row) });
}

/** Whether there is a card at this place that can be shifted out at all. */
function leave(base: Attempt, spot: number): Tried {
  const { s, seat } = base;
  const out = spot < PLACES_PER_SEAT ? cardAt(s, placeOfSpot(seat, spot)) : -1;
  const attempt: Attempt = { ...base, out, place: spotName(spot) };
  return { problem: out < 0 ? PROBLEM.noCardThere : shiftOutProblem(s, out), attempt };
}

function tryShift(base: Attempt, { spot, kind, fromDiscard }: Shift): Tried {
  const { s, seat } = base;
  const leaving = leave({ ...base, kind, fromDiscard }, spot);
  if (leaving.problem !== PROBLEM.none) return leaving;
  const { out } = leaving.attempt;
  const card = source(s, seat, kind, fromDiscard);
  if (card < 0) return { ...leaving, problem: PROBLEM.noSuchCard };
  const row = rowOfPlace(spot);
  return {
    problem: shiftInProblem(s, supportOf(s, seat), out, row, card, fromDiscard),
    attempt: { ...leaving.attempt, card, row, cost: shiftCost(s, out) },
  };
}

function tryActivation(base: Attempt, spot: number): Tried {
  const { s, seat } = base;
  const card = spot < PLACES_PER_SEAT ? cardAt(s, placeOfSpot(seat, spot)) : -1;
  const attempt: Attempt = { ...base, place: spotName(spot), tokens: 1 };
  if (card < 0) return { problem: PROBLEM.noCardThere, attempt };
  const bearing = tokenProblem(s, card, iconsOf(s, card));
  const isBroke = bearing === PROBLEM.none && s.players[seat].tokens === 0;
  return {
    problem: isBroke ? PROBLEM.noTokens : bearing,
    attempt: { ...attempt, kind: kindAt(s, card) },
  };
}
