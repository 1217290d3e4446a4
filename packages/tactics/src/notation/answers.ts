/** The answers of GOSU Tactics in writing: the kernel reads and writes them by the forms of `answer-forms.ts`. */
import { type ActionCode, codeA, codeKind, isOver, makeAnswerReader } from '@open-gosu/kernel';
import { ANSWER, readShift } from '../answers.ts';
import { ask, legal } from '../flow/engine.ts';
import { playerAt, type State } from '../state/state.ts';
import { answersWanted, whyNot } from '../text/reasons.ts';
import { FORMS } from './answer-forms.ts';

/** Whether the card an answer names is where such an answer takes it from. */
function holds(s: State, seat: number, code: ActionCode): boolean {
  const { hand } = playerAt(s, seat);
  switch (codeKind(code)) {
    case ANSWER.play:
    case ANSWER.discard:
      return hand.includes(codeA(code));
    case ANSWER.shift: {
      const { face, fromDiscard } = readShift(code);
      return (fromDiscard ? s.discard : hand).includes(face);
    }
    default:
      return false;
  }
}

export const { describe, legalTexts, parse, complete } = makeAnswerReader<State>({
  over: isOver,
  legal,
  asked: (s) => {
    const { seat, kind } = ask(s);
    return { seat, wanted: answersWanted(kind) };
  },
  forms: FORMS,
  whyNot,
  holds,
});
