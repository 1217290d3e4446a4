/** The answers of Gosu X in writing: the kernel reads and writes them by the forms of `answer-forms.ts`. */
import {
  type ActionCode,
  byNumber,
  codeA,
  codeKind,
  isOver,
  makeAnswerReader,
} from '@open-gosu/kernel';
import { ANSWER, readPlay, readShift } from '../answers.ts';
import { ask, legal } from '../flow/engine.ts';
import { kindAt, type Seat, type State } from '../state/state.ts';
import { answersWanted, whyNot } from '../text/reasons.ts';
import { FORMS } from './answer-forms.ts';

/** Whether the card an answer names is where such an answer takes it from. */
function holds(s: State, seat: Seat, code: ActionCode): boolean {
  const { hand, discard } = s.players[seat];
  const has = (pile: readonly number[], kind: number) =>
    pile.some((card) => kindAt(s, card) === kind);
  switch (codeKind(code)) {
    case ANSWER.play: {
      const { kind, fromDiscard } = readPlay(code);
      return has(fromDiscard ? discard : hand, kind);
    }
    case ANSWER.shift: {
      const { kind, fromDiscard } = readShift(code);
      return has(fromDiscard ? discard : hand, kind);
    }
    case ANSWER.discard:
    case ANSWER.use:
      return has(hand, codeA(code));
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
  forms: byNumber(ANSWER, FORMS),
  whyNot,
  holds: (s, seat, code) => holds(s, seat as Seat, code),
});
