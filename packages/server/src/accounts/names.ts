/** Names of players: as they are kept, and as they are compared, so that nobody passes for somebody who keeps a name. */

/** A name as it is kept: no invisible letters and no turned writing direction, in which one name can pass for another. */
export function tidyName(name: string): string {
  return name
    .normalize('NFC')
    .replace(/[\p{Cf}\p{Co}\p{Cn}]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Letters and digits that look like another: Cyrillic and Greek ones, and those mistaken in print. */
const ALIKE: { readonly [letter: string]: string } = {
  ...lookalikes('авеіјкмнорѕтухԁԛԝһ', 'abeijkmhopstyxdqwh'),
  ...lookalikes('αεικνορτυχ', 'aeikvoptux'),
  0: 'o',
  1: 'l',
  i: 'l',
};

function lookalikes(those: string, ours: string): { [letter: string]: string } {
  return Object.fromEntries([...those].map((letter, i) => [letter, ours[i] ?? letter]));
}

/** Two names with the same key look alike: case, accents, spaces, signs and some other scripts make no difference. */
export function nameKey(name: string): string {
  const plain = name.normalize('NFKD').toLowerCase();
  const letters = [...plain].filter((letter) => /[\p{L}\p{N}]/u.test(letter));
  // Of nothing but signs, the signs count.
  if (letters.length === 0) return plain.replace(/\s+/gu, '');
  // A second round: some Greek letters stand for others that are alike in turn.
  return letters
    .map((letter) => ALIKE[letter] ?? letter)
    .map((l) => ALIKE[l] ?? l)
    .join('');
}
