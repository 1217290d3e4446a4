/** Names of cards where there is little room. */

const ARTICLE = /^(?:(?:the|les?|la) |l’)/i;
/** Where the first, telling part of a name ends. */
const LINK = /(,| of | de | des | du | d’| à ).*$/;
/** What a small tile holds, and how wide letters are, in hundredths of the type's size (spacing of the tile included). */
const ROOM = 505;
/** The smallest that bear a name, and one line of those that are wide but low. */
const TINY_ROOM = 348;
const WIDE_ROOM = 780;
/** Two lines of a larger one. */
const TILE_ROOM = 1150;
const LINE_ROOM = 590;
const WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[ijl.,'’ ]/, 25],
  [/[frtI1()-]/, 34],
  [/[csvyz]/, 47],
  [/[mMWœ]/, 86],
  [/[wOQDGHNU]/, 69],
  [/[A-ZÉ]/, 60],
];
const USUAL = 53;

/** A word is not broken off after one. */
const VOWEL = /[aeiouyéèêî-]$/;

function widthOf(text: string): number {
  let sum = 0;
  for (const letter of text) {
    const plain = letter.normalize('NFD').charAt(0);
    sum += WIDTHS.find(([letters]) => letters.test(plain))?.[1] ?? USUAL;
  }
  return sum;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** As it stands on the face: a shapeshifter's clan is told by the band. */
export function faceName(name: string, isShapeshifter: boolean): string {
  return isShapeshifter ? name.replace(/ \(.*\)$/, '') : name;
}

/** Two lines at most: "Atalanta" for her of the Great Shield. */
export function tileName(name: string): string {
  return widthOf(name) <= TILE_ROOM ? name : capital(name.replace(LINK, '').replace(ARTICLE, ''));
}

/** One that a line of the usual type does not hold: "bombardement". */
export function hasLongWord(name: string): boolean {
  return name.split(' ').some((word) => widthOf(word) > LINE_ROOM);
}

/** "Phoenix Eliana", "Apostles of Night", "Byun Hyung Ja". */
export function wideName(name: string): string {
  return nameWithin(WIDE_ROOM, name);
}

/** About seven letters: "Panopt.", "Byun", "Bric. X". */
export function tinyName(name: string): string {
  return nameWithin(TINY_ROOM, name);
}

/** About ten letters: "P. Eliana", "Apostles", "Byun H. J.", "Dark C.". */
export function shortName(name: string): string {
  return nameWithin(ROOM, name);
}

function nameWithin(room: number, name: string): string {
  const [, whole = name, variant = ''] = /^(.*?)(?: \((.*)\))?$/.exec(name) ?? [];
  const [, base = whole, mark = ''] = /^(.*?)( X)?$/.exec(whole) ?? [];
  if (variant !== '' && base.split(' ').length < 3) {
    const both = `${base} ${variant}`;
    if (widthOf(both) <= room) return both;
    return cut(`${base.charAt(0)}. ${capital(variant)}`, room);
  }
  return fitted(capital(base.replace(ARTICLE, '')), room - widthOf(mark)) + mark;
}

function fitted(name: string, room: number): string {
  if (widthOf(name) <= room) return name;
  const first = name.replace(LINK, '');
  if (widthOf(first) <= room) return first;
  const [head = '', ...rest] = first.split(' ');
  const initials = rest.map((word) => `${word.charAt(0)}.`).join(' ');
  const abbreviated = rest.length === 0 ? head : `${head} ${initials}`;
  return widthOf(abbreviated) <= room ? abbreviated : cut(head, room);
}

function cut(text: string, room: number): string {
  if (widthOf(text) <= room) return text;
  let kept = text;
  while (kept.length > 2 && (widthOf(`${kept}.`) > room || VOWEL.test(kept))) {
    kept = kept.slice(0, -1);
  }
  return `${kept}.`;
}
