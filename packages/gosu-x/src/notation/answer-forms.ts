/**
 * The form of each answer of Gosu X: its word, how its operands are written, and how they are read back kindly. The
 * kernel does the reading (`answer-form.ts`); here are the cards, clans and names it looks for.
 */
import {
  type ActionCode,
  type AnswerForm,
  at,
  bareForm,
  codeA,
  fromDiscardSuffix,
  listedForm,
  matching,
  placeForm,
  ROMAN,
  ROWS,
  readRow,
  readSpot,
  seatForm,
  spelled,
  splitFromDiscard,
  splitSpot,
  spotForm,
  spotName,
} from '@open-gosu/kernel';
import { ANSWER, playCode, readPlay, readShift, shiftCode, TAKE_SPENT, VERBS } from '../answers.ts';
import { CARD_DEFS, CLAN_DEFS } from '../cards/index.ts';
import { CLANS } from '../cards/words.ts';
import { idOf, NAMES, ROWS_OF } from '../state/kinds.ts';
import { SEATS } from '../state/state.ts';
import { sharedName } from '../text/names.ts';

type AnswerName = keyof typeof ANSWER;

const CARD_SPELLINGS = CARD_DEFS.map(({ id, name }) => spelled(id, name.en, name.fr));
const CLAN_SPELLINGS = CLAN_DEFS.map(({ id, name }) => spelled(id, name.en, name.fr));
const NAME_SPELLINGS = NAMES.map((id) => spelled(id, sharedName(id, 'en'), sharedName(id, 'fr')));
const VERB_SPELLINGS = VERBS.map((verb) => [verb]);

const cards = (text: string): number[] => matching(CARD_SPELLINGS, text);

function readPlayed(operands: string): ActionCode[] {
  const { rest, fromDiscard } = splitFromDiscard(operands);
  const codes: ActionCode[] = [];
  for (const kind of cards(rest)) {
    for (const row of ROWS) {
      if ((at(ROWS_OF, kind) >> row) & 1) codes.push(playCode(kind, row, fromDiscard));
    }
  }
  const withRow = /^(.*\S)\s+(\S+)$/.exec(rest);
  const row = readRow(withRow?.[2] ?? '');
  if (row < 0) return codes;
  return [...codes, ...cards(withRow?.[1] ?? '').map((kind) => playCode(kind, row, fromDiscard))];
}

function readShifted(operands: string, seat: number): ActionCode[] {
  const { rest, fromDiscard } = splitFromDiscard(operands);
  const { spot, rest: shifted } = splitSpot(rest, seat);
  if (spot < 0) return [];
  return cards(shifted).map((kind) => shiftCode(spot, kind, fromDiscard));
}

const listed = (
  word: Exclude<AnswerName, 'noWonder'>,
  usage: string,
  write: (operand: number) => string,
  read: (text: string, seat: number) => readonly number[],
): AnswerForm => listedForm(word, ANSWER[word], usage, write, read);
const card = (word: 'discard' | 'pick' | 'card' | 'use'): AnswerForm =>
  listed(word, '<card>', idOf, cards);
const clan = (word: 'draft' | 'clan' | 'tile'): AnswerForm =>
  listed(
    word,
    '<clan>',
    (index) => CLANS[index] ?? '?',
    (text) => matching(CLAN_SPELLINGS, text),
  );
const place = (word: 'target' | 'order'): AnswerForm => placeForm(word, ANSWER[word], SEATS.length);

/** One form for every answer: leaving one out does not compile. */
export const FORMS: { readonly [A in AnswerName]: AnswerForm } = {
  draft: clan('draft'),
  keep: bareForm('keep'),
  mulligan: bareForm('mulligan'),
  play: {
    word: 'play',
    usage: '<card>',
    write: (code) => {
      const { kind, row, fromDiscard } = readPlay(code);
      const rows = at(ROWS_OF, kind);
      const level = rows & (rows - 1) ? ` ${ROMAN[row]}` : '';
      return `${idOf(kind)}${level}${fromDiscardSuffix(fromDiscard)}`;
    },
    read: readPlayed,
  },
  shift: {
    word: 'shift',
    usage: '<place> <card>',
    ownPlace: true,
    write: (code) => {
      const { spot, kind, fromDiscard } = readShift(code);
      return `${spotName(spot)} ${idOf(kind)}${fromDiscardSuffix(fromDiscard)}`;
    },
    read: readShifted,
  },
  spend: listed('spend', '<1|2>', String, (text) => (/^[12]$/.test(text) ? [Number(text)] : [])),
  activate: spotForm('activate', ANSWER.activate),
  pass: bareForm('pass'),
  wonder: bareForm('wonder'),
  noWonder: bareForm('no wonder'),
  discard: card('discard'),
  target: place('target'),
  pick: card('pick'),
  take: {
    ...listed(
      'take',
      '<place|spent>',
      (spot) => (spot === codeA(TAKE_SPENT) ? 'spent' : spotName(spot)),
      (text, seat) =>
        text !== '' && 'spent'.startsWith(text.toLowerCase())
          ? [codeA(TAKE_SPENT)]
          : [readSpot(text, seat)],
    ),
    ownPlace: true,
  },
  clan: clan('clan'),
  level: listed(
    'level',
    '<I|II|III>',
    (row) => ROMAN[row] ?? '?',
    (text) => [readRow(text)],
  ),
  seat: seatForm('seat', ANSWER.seat, SEATS.length),
  tile: clan('tile'),
  card: card('card'),
  name: listed(
    'name',
    '<name>',
    (name) => NAMES[name] ?? '?',
    (text) => matching(NAME_SPELLINGS, text),
  ),
  do: listed(
    'do',
    '<capture|destroy|release>',
    (verb) => VERBS[verb] ?? '?',
    (text) => matching(VERB_SPELLINGS, text),
  ),
  order: place('order'),
  yes: bareForm('yes'),
  no: bareForm('no'),
  done: bareForm('done'),
  use: card('use'),
  decline: bareForm('decline'),
};
