/** Comparing words as a searcher means them: without accents, letter case or the shape of an apostrophe. */

/** "Épée d’Œil" is "epee d'oeil". */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('’', "'");
}

/** The words of a text, folded; a number of a rule stays whole ("x4.2"). */
export function wordsOf(text: string): readonly string[] {
  return fold(text).match(/[xtc]\d+\.\d+|[\p{L}\p{N}]+/gu) ?? [];
}

/** True where every word of the query begins a word of the text; letters alone begin too many, and must be whole words. */
export function matches(text: string, query: string): boolean {
  const words = wordsOf(text);
  const all = wordsOf(query);
  const isBegun = all.some((asked) => asked.length > 1);
  return all.every((asked) =>
    words.some((word) => (isBegun ? word.startsWith(asked) : word === asked)),
  );
}

export interface Piece {
  readonly text: string;
  readonly isFound: boolean;
}

/** What is to be marked: phrases, each as the words it has, begun one after the other. */
export type Marks = readonly (readonly string[])[];

export const NO_MARKS: Marks = [];

/** A word of a phrase that stands alone says something from so many letters on: "the" and "des" do not. */
const TELLING = 4;

/** The phrase itself and, where it need not stand together, those of its words that say something. */
export function marksOf(phrase: string, isWhole: boolean): Marks {
  const words = wordsOf(phrase);
  if (words.length === 0) return [];
  if (isWhole || words.length === 1) return [words];
  const telling = words.filter((word) => word.length >= TELLING || /\d/.test(word));
  return [words, ...telling.map((word) => [word])];
}

/** Cuts a text where it answers, so that what was found can be marked. */
export function markFound(text: string, marks: Marks): readonly Piece[] {
  const words = [...text.matchAll(/[XTC]\d+\.\d+|[\p{L}\p{N}\p{M}]+/gu)].map(
    ({ index, 0: word }) => ({ index, word, folded: fold(word) }),
  );
  const pieces: Piece[] = [];
  let from = 0;
  for (let i = 0; i < words.length; i++) {
    const begun = marks.filter((mark) =>
      mark.every((asked, k) => isBegunBy(words[i + k]?.folded ?? '', asked, mark.length)),
    );
    const most = Math.max(0, ...begun.map((mark) => mark.length));
    const last = words[i + most - 1];
    const first = words[i];
    if (most === 0 || first === undefined || last === undefined) continue;
    const asked = begun.flatMap((mark) => (mark.length === most ? (mark[most - 1] ?? []) : []));
    const to = last.index + longestFound(last.word, asked);
    if (first.index > from) pieces.push({ text: text.slice(from, first.index), isFound: false });
    pieces.push({ text: text.slice(first.index, to), isFound: true });
    from = to;
    i += most - 1;
  }
  if (from < text.length || pieces.length === 0) {
    pieces.push({ text: text.slice(from), isFound: false });
  }
  return pieces;
}

/** As in `matches`: a letter alone is a whole word. */
function isBegunBy(word: string, asked: string, inPhrase: number): boolean {
  return inPhrase === 1 && asked.length === 1 ? word === asked : word.startsWith(asked);
}

/** How many letters of a word were asked for; folding may change their number, so they are counted out. */
function longestFound(word: string, asked: readonly string[]): number {
  const folded = fold(word);
  const longest = asked.reduce(
    (most, each) => (folded.startsWith(each) ? Math.max(most, each.length) : most),
    0,
  );
  let length = 0;
  while (length < word.length && fold(word.slice(0, length)).length < longest) length++;
  return length;
}
