/**
 * The written form of each kind of answer: its word, how its operands are written, and how they are read back kindly: any
 * letter case, prefixes, names in either language. A form knows nothing of what is legal: it gives every answer a text
 * may mean.
 */
import { type ActionCode, codeA, makeCode } from './action.ts';
import { placeName, readPlace, readSpot, seatOfPlace, spotName } from './place.ts';

export interface AnswerForm {
  readonly word: string;
  /** The operands as a usage line shows them; empty for an answer without any. */
  readonly usage: string;
  /** The operands begin with a place, which must be one's own. */
  readonly ownPlace?: true;
  write(code: ActionCode): string;
  /** Every answer the operands may mean; `seat` is the player asked. */
  read(operands: string, seat: number): ActionCode[];
}

/** Letters and digits only, lower case, without accents: what forgiving comparison looks at. */
export function squash(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/œ/g, 'oe')
    .replace(/[^a-z0-9]+/g, '');
}

/** How a thing of these names may be written: a name also counts without its article. */
export function spelled(...names: readonly string[]): string[] {
  return names.flatMap((name) => [squash(name), squash(name.replace(/^(the|le|la|les) /i, ''))]);
}

/** The items one of whose spellings is the text, or else those one of whose spellings starts with it. */
export function matching(spellings: readonly (readonly string[])[], text: string): number[] {
  const wanted = squash(text);
  if (wanted === '') return [];
  const indexes = spellings.map((_, index) => index);
  const exact = indexes.filter((index) => spellings[index]?.includes(wanted));
  if (exact.length > 0) return exact;
  return indexes.filter((index) => spellings[index]?.some((form) => form.startsWith(wanted)));
}

/** An answer that is its word alone. */
export function bareForm(word: string): AnswerForm {
  return { word, usage: '', write: () => '', read: () => [] };
}

/** An answer whose one operand is an item of a list; reading gives -1 for none. */
export function listedForm(
  word: string,
  answerKind: number,
  usage: string,
  write: (operand: number) => string,
  read: (text: string, seat: number) => readonly number[],
): AnswerForm {
  return {
    word,
    usage,
    write: (code) => write(codeA(code)),
    read: (operands, seat) =>
      read(operands, seat)
        .filter((operand) => operand >= 0)
        .map((operand) => makeCode(answerKind, operand)),
  };
}

/** An answer that names a place of any of so many seats. */
export function placeForm(word: string, answerKind: number, seats: number): AnswerForm {
  return listedForm(word, answerKind, '<seat:place>', placeName, (text, seat) => [
    readPlace(text, seat, seats),
  ]);
}

/** An answer that names a place of one's own. */
export function spotForm(word: string, answerKind: number): AnswerForm {
  return {
    ...listedForm(word, answerKind, '<place>', spotName, (text, seat) => [readSpot(text, seat)]),
    ownPlace: true,
  };
}

/** An answer that names one of so many seats. */
export function seatForm(word: string, answerKind: number, seats: number): AnswerForm {
  const names = Array.from({ length: seats }, (_, seat) => `p${seat}`);
  return listedForm(
    word,
    answerKind,
    '<seat>',
    (seat) => `p${seat}`,
    (text) => [names.findIndex((name, seat) => [name, `${seat}`].includes(text.toLowerCase()))],
  );
}

const PLACE_FIRST = /^((?:p[0-3]\s*:?\s*)?i{1,3}\s?[1-5])(?:\s+(.+))?$/i;

/** "I3 otter": a place of one's own and what follows it; spot -1 if it does not begin with one. */
export function splitSpot(text: string, seat: number): { spot: number; rest: string } {
  const found = PLACE_FIRST.exec(text);
  return { spot: readSpot(found?.[1] ?? '', seat), rest: found?.[2] ?? '' };
}

/** The place of another seat that a text begins with, or -1. */
export function othersPlace(text: string, seat: number): number {
  const place = readPlace(PLACE_FIRST.exec(text)?.[1] ?? '', seat);
  return place >= 0 && seatOfPlace(place) !== seat ? place : -1;
}

/** What an answer ends with that takes its card from the discard pile. */
export function fromDiscardSuffix(fromDiscard: boolean): string {
  return fromDiscard ? ' from discard' : '';
}

/** The text without a "from discard" at its end, and whether it had one. */
export function splitFromDiscard(text: string): { rest: string; fromDiscard: boolean } {
  const found = /^(.*\S)\s+from\s+(d[a-z]*)$/i.exec(text);
  if (!found || !'discard'.startsWith((found[2] ?? '').toLowerCase())) {
    return { rest: text, fromDiscard: false };
  }
  return { rest: found[1] ?? '', fromDiscard: true };
}
