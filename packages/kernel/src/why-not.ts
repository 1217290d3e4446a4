/** Why an answer is not possible: what can be said for any game, and the game's own reason for the rest. */
import { type ActionCode, codeKind } from './action.ts';
import { capitalize, type Lang, type Text } from './lang.ts';
import { asSentence, inLang, typeset } from './typeset.ts';

/** An answer that was not taken, and the question it was given to. */
export interface Refused<S, A> {
  readonly s: S;
  readonly ask: A;
  readonly code: ActionCode;
  readonly lang: Lang;
}

/** What a game must say of its questions. */
export interface Reasoner<S, A> {
  over(s: S): boolean;
  legal(s: S, out: ActionCode[]): number;
  ask(s: S): A;
  /** The kinds of answer the question takes, legal or not. */
  wanted(ask: A): readonly number[];
  question(s: S, ask: A, lang: Lang): string;
  /** What is wrong with an answer of a kind that is wanted, as the start of a sentence; empty if nothing in particular. */
  reason(refused: Refused<S, A>): string;
}

const GAME_OVER: Text = { en: 'the game is over', fr: 'la partie est terminée' };
const NOT_POSSIBLE: Text = {
  en: 'this answer is not possible here',
  fr: 'cette réponse n’est pas possible ici',
};
const FIRST_ANSWER: { readonly [L in Lang]: (question: string) => string } = {
  en: (question) => `first answer this: ${question}`,
  fr: (question) => `répondez d’abord à ceci : ${question}`,
};

/** One sentence; empty for an answer that is legal. */
export function makeWhyNot<S, A>(
  reasoner: Reasoner<S, A>,
): (s: S, code: ActionCode, lang: Lang) => string {
  const codes: ActionCode[] = [];
  return (s, code, lang) => {
    if (reasoner.over(s)) return asSentence(inLang(GAME_OVER, lang), lang);
    if (codes.slice(0, reasoner.legal(s, codes)).includes(code)) return '';
    const ask = reasoner.ask(s);
    if (!reasoner.wanted(ask).includes(codeKind(code))) {
      const question = reasoner.question(s, ask, lang);
      return typeset(capitalize(FIRST_ANSWER[lang](question)), lang);
    }
    const reason = reasoner.reason({ s, ask, code, lang });
    return asSentence(reason || NOT_POSSIBLE[lang], lang);
  };
}

/** How far attempts are from succeeding. */
export interface Distances<P> {
  readonly possible: P;
  /** Right in all but its price. */
  readonly tooDear: P;
  /** Of another level: nobody would think of it. */
  readonly tooFar: P;
}

/**
 * Why none of several attempts succeeds, in a sentence about the nearest; null if one does. `words` gets null where none is
 * near. Cards of the hand come first: one from a discard pile leaves one more to pay with, so that the last that is only
 * too dear is the nearest.
 */
export function whyNone<P, T extends { readonly problem: P }>(
  tries: readonly T[],
  { possible, tooDear, tooFar }: Distances<P>,
  words: (nearest: T | null) => string,
  lang: Lang,
): string | null {
  if (tries.some(({ problem }) => problem === possible)) return null;
  const dear = tries.filter(({ problem }) => problem === tooDear).pop();
  const nearest = dear ?? tries.find(({ problem }) => problem !== tooFar);
  return asSentence(words(nearest ?? null), lang);
}
