/**
 * The form of each answer: its word, how its operands are written, and how they are read back kindly: any letter case,
 * prefixes, card names in either language. Reading knows nothing of what is legal; it gives every answer a text may mean.
 */
import { type ActionCode, at, codeA, makeCode } from '@open-gosu/kernel';
import { ANSWER, playCode, readPlay, readShift, shiftCode, TAKE_SPENT, VERBS } from '../answers.ts';
import { CARD_DEFS, CLAN_DEFS } from '../cards/index.ts';
import { CLANS } from '../cards/words.ts';
import { placeName } from '../events.ts';
import { idOf, NAMES, ROWS_OF } from '../state/kinds.ts';
import { placeAt, ROW_LENGTH, ROWS, type Row, type Seat } from '../state/state.ts';
import { sharedName, spotName } from '../text/names.ts';
import { ROMAN } from '../text/terms.ts';

export type AnswerName = keyof typeof ANSWER;

export interface AnswerForm {
  readonly word: string;
  /** The operands as a usage line shows them; empty for an answer without any. */
  readonly usage: string;
  write(code: ActionCode): string;
  /** Every answer the operands may mean; `seat` is the player asked. */
  read(operands: string, seat: Seat): ActionCode[];
}

const FROM_DISCARD = 'from discard';

/** Letters and digits only, lower case, without accents: what forgiving comparison looks at. */
export function squash(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/œ/g, 'oe')
    .replace(/[^a-z0-9]+/g, '');
}

/** The items one of whose spellings is the text, or else those one of whose spellings starts with it. */
function matching(spellings: readonly (readonly string[])[], text: string): number[] {
  const wanted = squash(text);
  if (wanted === '') return [];
  const indexes = spellings.map((_, index) => index);
  const exact = indexes.filter((index) => spellings[index]?.includes(wanted));
  if (exact.length > 0) return exact;
  return indexes.filter((index) => spellings[index]?.some((form) => form.startsWith(wanted)));
}

/** A name also counts without its article. */
function spelled(...names: readonly string[]): string[] {
  return names.flatMap((name) => [squash(name), squash(name.replace(/^(the|le|la|les) /i, ''))]);
}

const CARD_SPELLINGS = CARD_DEFS.map(({ id, name }) => spelled(id, name.en, name.fr));
const CLAN_SPELLINGS = CLAN_DEFS.map(({ id, name }) => spelled(id, name.en, name.fr));
const NAME_SPELLINGS = NAMES.map((id) => spelled(id, sharedName(id, 'en'), sharedName(id, 'fr')));
const VERB_SPELLINGS = VERBS.map((verb) => [verb]);

const cards = (text: string): number[] => matching(CARD_SPELLINGS, text);

function rowOf(text: string): Row | -1 {
  const row = ROMAN.findIndex((level, index) =>
    [level, `${index + 1}`].includes(text.toUpperCase()),
  );
  return row < 0 ? -1 : (row as Row);
}

/** A place on the table; without its seat it is one's own. -1 if it is none. */
function placeIn(text: string, seat: Seat): number {
  const found = /^(?:p([01]):?)?(i{1,3})([1-5])$/i.exec(text.replace(/\s/g, ''));
  if (!found) return -1;
  const owner = found[1] === undefined ? seat : (Number(found[1]) as Seat);
  return placeAt(owner, rowOf(found[2] ?? '') as Row, Number(found[3]) - 1);
}

/** A spot of one's own army, 0..14, or -1. */
function spotIn(text: string, seat: Seat): number {
  const spot = placeIn(text, seat) - placeAt(seat, 0, 0);
  return spot >= 0 && spot < ROWS.length * ROW_LENGTH ? spot : -1;
}

/** The text without a "from discard" at its end, and whether it had one. */
function splitSource(text: string): { rest: string; fromDiscard: boolean } {
  const found = /^(.*\S)\s+from\s+(d[a-z]*)$/i.exec(text);
  if (!found || !'discard'.startsWith((found[2] ?? '').toLowerCase())) {
    return { rest: text, fromDiscard: false };
  }
  return { rest: found[1] ?? '', fromDiscard: true };
}

function readPlayed(operands: string): ActionCode[] {
  const { rest, fromDiscard } = splitSource(operands);
  const codes: ActionCode[] = [];
  for (const kind of cards(rest)) {
    for (const row of ROWS) {
      if ((at(ROWS_OF, kind) >> row) & 1) codes.push(playCode(kind, row, fromDiscard));
    }
  }
  const withRow = /^(.*\S)\s+(\S+)$/.exec(rest);
  const row = rowOf(withRow?.[2] ?? '');
  if (row < 0) return codes;
  return [...codes, ...cards(withRow?.[1] ?? '').map((kind) => playCode(kind, row, fromDiscard))];
}

function readShifted(operands: string, seat: Seat): ActionCode[] {
  const { rest, fromDiscard } = splitSource(operands);
  const found = /^((?:p[01]\s*:?\s*)?i{1,3}\s?[1-5])\s+(.+)$/i.exec(rest);
  const spot = spotIn(found?.[1] ?? '', seat);
  if (spot < 0) return [];
  return cards(found?.[2] ?? '').map((kind) => shiftCode(spot, kind, fromDiscard));
}

const codesOf = (list: readonly number[], kind: number): ActionCode[] =>
  list.filter((value) => value >= 0).map((value) => makeCode(kind, value));

function bare(word: string): AnswerForm {
  return { word, usage: '', write: () => '', read: () => [] };
}

/** An answer whose one operand is an item of a list. */
function listed(
  word: Exclude<AnswerName, 'noWonder'>,
  usage: string,
  write: (operand: number) => string,
  read: (text: string, seat: Seat) => readonly number[],
): AnswerForm {
  return {
    word,
    usage,
    write: (code) => write(codeA(code)),
    read: (operands, seat) => codesOf(read(operands, seat), ANSWER[word]),
  };
}

const card = (word: 'discard' | 'pick' | 'card' | 'use'): AnswerForm =>
  listed(word, '<card>', idOf, cards);
const clan = (word: 'draft' | 'clan' | 'tile'): AnswerForm =>
  listed(
    word,
    '<clan>',
    (index) => CLANS[index] ?? '?',
    (text) => matching(CLAN_SPELLINGS, text),
  );
const place = (word: 'target' | 'order'): AnswerForm =>
  listed(word, '<seat:place>', placeName, (text, seat) => [placeIn(text, seat)]);

/** One form for every answer: leaving one out does not compile. */
export const FORMS: { readonly [A in AnswerName]: AnswerForm } = {
  draft: clan('draft'),
  keep: bare('keep'),
  mulligan: bare('mulligan'),
  play: {
    word: 'play',
    usage: '<card>',
    write: (code) => {
      const { kind, row, fromDiscard } = readPlay(code);
      const rows = at(ROWS_OF, kind);
      const level = rows & (rows - 1) ? ` ${ROMAN[row]}` : '';
      return `${idOf(kind)}${level}${fromDiscard ? ` ${FROM_DISCARD}` : ''}`;
    },
    read: readPlayed,
  },
  shift: {
    word: 'shift',
    usage: '<place> <card>',
    write: (code) => {
      const { spot, kind, fromDiscard } = readShift(code);
      return `${spotName(spot)} ${idOf(kind)}${fromDiscard ? ` ${FROM_DISCARD}` : ''}`;
    },
    read: readShifted,
  },
  spend: listed('spend', '<1|2>', String, (text) => (/^[12]$/.test(text) ? [Number(text)] : [])),
  activate: listed('activate', '<place>', spotName, (text, seat) => [spotIn(text, seat)]),
  pass: bare('pass'),
  wonder: bare('wonder'),
  noWonder: bare('no wonder'),
  discard: card('discard'),
  target: place('target'),
  pick: card('pick'),
  take: listed(
    'take',
    '<place|spent>',
    (spot) => (spot === codeA(TAKE_SPENT) ? 'spent' : spotName(spot)),
    (text, seat) =>
      text !== '' && 'spent'.startsWith(text.toLowerCase())
        ? [codeA(TAKE_SPENT)]
        : [spotIn(text, seat)],
  ),
  clan: clan('clan'),
  level: listed(
    'level',
    '<I|II|III>',
    (row) => ROMAN[row] ?? '?',
    (text) => [rowOf(text)],
  ),
  seat: listed(
    'seat',
    '<p0|p1>',
    (seat) => `p${seat}`,
    (text) => (/^p?[01]$/i.test(text) ? [Number(text.slice(-1))] : []),
  ),
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
  yes: bare('yes'),
  no: bare('no'),
  done: bare('done'),
  use: card('use'),
  decline: bare('decline'),
};

export const ANSWER_NAMES = Object.keys(ANSWER) as AnswerName[];
