/**
 * Why an answer is not possible now: the first reason, in words a person can act on. The engine's own functions say what
 * is wrong (`flow/placing.ts`); the words are in `reasons-en.ts` and `reasons-fr.ts`, and the choices that powers ask for
 * are in `reasons-choices.ts`.
 */
import {
  asSentence,
  at,
  codeA,
  codeKind,
  type Distances,
  isOver,
  type Lang,
  makeWhyNot,
  PLACES_PER_SEAT,
  rowOfPlace,
  spotName,
  whyNone,
} from '@open-gosu/kernel';
import { ANSWER, readShift, type Shift } from '../answers.ts';
import { CLANS, type ClanId, type Level } from '../cards/words.ts';
import { ask, legal } from '../flow/engine.ts';
import {
  leavingProblem,
  mutationProblem,
  PROBLEM,
  type Problem,
  placingCost,
  placingProblem,
} from '../flow/placing.ts';
import type { Ask, AskKind } from '../flow/procedure.ts';
import { CLAN_OF, COST_OF, FACE_COUNT, IS_ZOMBIE, ROW_OF } from '../state/faces.ts';
import { goblinAt } from '../state/query.ts';
import { faceIn, playerAt, type State } from '../state/state.ts';
import { questionText } from './questions.ts';
import { CHOICE_REASONS, type Refused } from './reasons-choices.ts';
import { REASONS_EN, type ReasonWords } from './reasons-en.ts';
import { REASONS_FR } from './reasons-fr.ts';
import { cardName, clanName, familyName } from './terms.ts';

const WORDS: { readonly [L in Lang]: ReasonWords } = { en: REASONS_EN, fr: REASONS_FR };

/** The answers each kind of question takes; anything else is an answer to another question. */
const TAKES: { readonly [K in AskKind]: readonly number[] } = {
  action: [ANSWER.play, ANSWER.shift, ANSWER.pass],
  hand: [ANSWER.keep, ANSWER.mulligan],
  discard: [ANSWER.discard],
  target: [ANSWER.target],
  pick: [ANSWER.pick],
  seat: [ANSWER.seat],
  verb: [ANSWER.do],
  order: [ANSWER.order],
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
    return kind === 'action' ? actionReason(refused) : CHOICE_REASONS[kind](refused);
  },
});

/**
 * Why a card in this player's hand cannot be placed; null if it can. It looks at room, support and cost only, not at
 * whose turn it is.
 */
export function cannotPlay(s: State, seat: number, face: number, lang: Lang): string | null {
  const reason = placingReason(s, seat, face, lang);
  return reason === '' ? null : asSentence(reason, lang);
}

const DISTANCES: Distances<Problem> = {
  possible: PROBLEM.none,
  tooDear: PROBLEM.cannotPay,
  tooFar: PROBLEM.otherLevel,
};

/**
 * Why the goblin at a player's place can mutate into no other, with what stands nearest to a mutation; null if it can.
 * Neither this nor the next one looks at whose turn it is.
 */
export function cannotMutate(s: State, seat: number, spot: number, lang: Lang): string | null {
  const p = playerAt(s, seat);
  const leaving = leavingProblem(p, spot);
  if (leaving !== PROBLEM.none) {
    return asSentence(mutationWords(s, seat, { ...NOBODY, spot }, leaving, lang), lang);
  }
  const isZombie = Boolean(IS_ZOMBIE[faceIn(goblinAt(s, seat * PLACES_PER_SEAT + spot))]);
  const tries = [
    ...p.hand.map((face) => ({ spot, face, fromDiscard: false })),
    ...(isZombie ? s.discard.map((face) => ({ spot, face, fromDiscard: true })) : []),
  ].map((shift) => ({
    shift,
    problem: mutationProblem(s, seat, spot, shift.face, shift.fromDiscard),
  }));
  const none = WORDS[lang].noneOfLevel((rowOfPlace(spot) + 1) as Level, isZombie);
  const words = (nearest: (typeof tries)[number] | null): string =>
    nearest === null ? none : mutationWords(s, seat, nearest.shift, nearest.problem, lang);
  return whyNone(tries, DISTANCES, words, lang);
}

/** Why the goblin at that place cannot mutate into this one, from hand or from the discard pile; null if it can. */
export function cannotMutateInto(s: State, seat: number, shift: Shift, lang: Lang): string | null {
  const reason = mutationReason(s, seat, shift, lang);
  return reason === '' ? null : asSentence(reason, lang);
}

/** All a problem's words may need. */
interface Attempt {
  readonly lang: Lang;
  /** The goblin that would enter, and the one it would replace, or -1. */
  readonly face: number;
  readonly leaving: number;
  readonly place: string;
  readonly cost: number;
  /** Cards in hand that could pay it, and whether the goblin itself is in that hand. */
  readonly payers: number;
  readonly fromHand: boolean;
}

type ProblemTable = { readonly [P in Problem]: (w: ReasonWords, a: Attempt) => string };

const name = (a: Attempt): string => cardName(a.face, a.lang);
const leavingName = (a: Attempt): string => cardName(a.leaving, a.lang);
const clan = (a: Attempt): string => clanName(CLANS[at(CLAN_OF, a.face)] as ClanId, a.lang);
const level = (face: number): Level => (at(ROW_OF, face) + 1) as Level;

/** The words of every problem: leaving one out does not compile. */
const PROBLEM_WORDS: ProblemTable = {
  [PROBLEM.none]: () => '',
  [PROBLEM.notInHand]: (w, a) => w.notInHand(name(a)),
  [PROBLEM.notInDiscard]: (w, a) => w.notInDiscard(name(a)),
  [PROBLEM.rowFull]: (w, a) => w.rowFull(level(a.face)),
  [PROBLEM.needsLevelBelow]: (w, a) =>
    w.needsLevelBelow(level(a.face), (level(a.face) - 1) as Level),
  [PROBLEM.needsClanInFirstRow]: (w, a) => w.needsClanInRow(name(a), clan(a), 1),
  [PROBLEM.needsClanInSecondRow]: (w, a) => w.needsClanInRow(name(a), clan(a), 2),
  [PROBLEM.cannotPay]: (w, a) =>
    w.cannotPay({ cost: a.cost, payers: a.payers, others: a.fromHand }),
  [PROBLEM.noGoblinThere]: (w, a) => w.noGoblinAt(a.place),
  [PROBLEM.imprisoned]: (w, a) => w.imprisonedMutation(leavingName(a)),
  [PROBLEM.cannotMutate]: (w, a) => w.cannotMutate(leavingName(a)),
  [PROBLEM.otherLevel]: (w, a) => w.otherLevel(name(a), level(a.leaving)),
  [PROBLEM.sameName]: (w, a) => w.sameName(familyName(a.face, a.lang)),
  [PROBLEM.notZombie]: (w, a) => w.notZombie(leavingName(a)),
};

function describeProblem(problem: Problem, a: Attempt): string {
  return PROBLEM_WORDS[problem](WORDS[a.lang], a);
}

function actionReason({ s, ask: { seat }, code, lang }: Refused): string {
  switch (codeKind(code)) {
    case ANSWER.play:
      return placingReason(s, seat, codeA(code), lang);
    case ANSWER.shift:
      return mutationReason(s, seat, readShift(code), lang);
    default:
      return '';
  }
}

function placingReason(s: State, seat: number, face: number, lang: Lang): string {
  if (!exists(face)) return WORDS[lang].noSuchCard;
  const p = playerAt(s, seat);
  const problem = p.hand.includes(face) ? placingProblem(p, face) : PROBLEM.notInHand;
  return describeProblem(problem, {
    lang,
    face,
    leaving: -1,
    place: '',
    cost: placingCost(p, face),
    payers: p.hand.length - 1,
    fromHand: true,
  });
}

/** A mutation into nothing in particular. */
const NOBODY = { face: -1, fromDiscard: false } as const;

function mutationReason(s: State, seat: number, shift: Shift, lang: Lang): string {
  const { spot, face, fromDiscard } = shift;
  if (spot >= PLACES_PER_SEAT) return '';
  const leaving = faceIn(goblinAt(s, seat * PLACES_PER_SEAT + spot));
  const problem = mutationProblem(s, seat, spot, face, fromDiscard);
  // A card that does not exist is in no hand and in no pile: the goblin's own problems come first.
  const unknown = problem === PROBLEM.notInHand || problem === PROBLEM.notInDiscard;
  if (unknown && !exists(face)) return WORDS[lang].noSuchCard;
  if (problem === PROBLEM.notInHand && IS_ZOMBIE[leaving] && s.discard.includes(face)) {
    return WORDS[lang].inDiscardOnly(cardName(face, lang));
  }
  return mutationWords(s, seat, shift, problem, lang);
}

function mutationWords(
  s: State,
  seat: number,
  { spot, face, fromDiscard }: Shift,
  problem: Problem,
  lang: Lang,
): string {
  const leaving = faceIn(goblinAt(s, seat * PLACES_PER_SEAT + spot));
  return describeProblem(problem, {
    lang,
    face,
    leaving,
    place: spotName(spot),
    cost: COST_OF[leaving] ?? 0,
    payers: playerAt(s, seat).hand.length - (fromDiscard ? 0 : 1),
    fromHand: !fromDiscard,
  });
}

function exists(face: number): boolean {
  return face < FACE_COUNT;
}
