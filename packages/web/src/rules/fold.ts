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

/** True where every word of the query begins a word of the text. */
export function matches(text: string, query: string): boolean {
  const words = wordsOf(text);
  return wordsOf(query).every((asked) => words.some((word) => word.startsWith(asked)));
}

export interface Piece {
  readonly text: string;
  readonly isFound: boolean;
}

/** Cuts a text where it answers the query, so that what was found can be marked. */
export function markFound(text: string, query: string): readonly Piece[] {
  const asked = wordsOf(query);
  if (asked.length === 0) return [{ text, isFound: false }];
  const pieces: Piece[] = [];
  let from = 0;
  for (const { index, 0: word } of text.matchAll(/[XTC]\d+\.\d+|[\p{L}\p{N}\p{M}]+/gu)) {
    const length = longestFound(word, asked);
    if (length === 0) continue;
    if (index > from) pieces.push({ text: text.slice(from, index), isFound: false });
    pieces.push({ text: word.slice(0, length), isFound: true });
    from = index + length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), isFound: false });
  return pieces;
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
