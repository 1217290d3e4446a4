/**
 * The form of each answer of GOSU Tactics: its word, how its operands are written, and how they are read back kindly.
 * The kernel does the reading (`answer-form.ts`); here are the goblins it looks for.
 */
import {
  type ActionCode,
  type AnswerForm,
  bareForm,
  byNumber,
  fromDiscardSuffix,
  listedForm,
  matching,
  placeForm,
  seatForm,
  spelled,
  splitFromDiscard,
  splitSpot,
  spotName,
} from '@open-gosu/kernel';
import { ANSWER, readShift, shiftCode, VERBS } from '../answers.ts';
import { FACE_DEFS } from '../cards/index.ts';
import { FACE_COUNT, idOf } from '../state/faces.ts';
import { MAX_PLAYERS } from '../state/state.ts';
import { cardName } from '../text/terms.ts';

const CARD_SPELLINGS = Array.from({ length: FACE_COUNT }, (_, face) =>
  spelled(FACE_DEFS[face]?.id ?? '', cardName(face, 'en'), cardName(face, 'fr')),
);

/** The notation's `capture` also goes by the game's own word. */
const VERB_SPELLINGS: { readonly [V in (typeof VERBS)[number]]: readonly string[] } = {
  capture: spelled('capture', 'imprison', 'capturer', 'emprisonner'),
  release: spelled('release', 'libérer'),
};

const cards = (text: string): number[] => matching(CARD_SPELLINGS, text);

const card = (word: 'play' | 'discard' | 'pick'): AnswerForm =>
  listedForm(word, ANSWER[word], '<card>', idOf, cards);

function readShifted(operands: string, seat: number): ActionCode[] {
  const { rest, fromDiscard } = splitFromDiscard(operands);
  const { spot, rest: becomes } = splitSpot(rest, seat);
  return spot < 0 ? [] : cards(becomes).map((face) => shiftCode(spot, face, fromDiscard));
}

/** One form for every answer: leaving one out does not compile. */
export const FORMS: readonly AnswerForm[] = byNumber<keyof typeof ANSWER, AnswerForm>(ANSWER, {
  keep: bareForm('keep'),
  mulligan: bareForm('mulligan'),
  play: card('play'),
  shift: {
    word: 'shift',
    usage: '<place> <card> [from discard]',
    ownPlace: true,
    write: (code) => {
      const { spot, face, fromDiscard } = readShift(code);
      return `${spotName(spot)} ${idOf(face)}${fromDiscardSuffix(fromDiscard)}`;
    },
    read: readShifted,
  },
  pass: bareForm('pass'),
  discard: card('discard'),
  target: placeForm('target', ANSWER.target, MAX_PLAYERS),
  pick: card('pick'),
  seat: seatForm('seat', ANSWER.seat, MAX_PLAYERS),
  do: listedForm(
    'do',
    ANSWER.do,
    `<${VERBS.join('|')}>`,
    (verb) => VERBS[verb] ?? '?',
    (text) =>
      matching(
        VERBS.map((verb) => VERB_SPELLINGS[verb]),
        text,
      ),
  ),
  order: placeForm('order', ANSWER.order, MAX_PLAYERS),
});
