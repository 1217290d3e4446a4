/** What a line typed in text mode means, before the engine reads it. Pure. */

const ACCENTS = /\p{M}/gu;
const plain = (word: string): string => word.toLowerCase().normalize('NFD').replace(ACCENTS, '');

/** Verbs whose cards come from the hand, in both languages: a number after them is one of the hand's. */
const OF_THE_HAND: ReadonlySet<string> = new Set([
  'play',
  'jouer',
  'poser',
  'shift',
  'releve',
  'muter',
  'discard',
  'defausser',
]);
const PAYING = /\s+(?:pay|paying|payer|payant)\s+/i;
const FILLERS: ReadonlySet<string> = new Set(['with', 'avec', 'par']);
const READING = /^(?:card|carte)\s+(?=\S)/i;
const WONDERING = /^(?:why|pourquoi)\s+(?=\S)/i;

/** "h3" (French "m3") or "3" after a verb is the third card of the hand. */
function named(word: string, hand: readonly (string | null)[]): string {
  const [, number] = /^[hm]?(\d{1,2})$/i.exec(word) ?? [];
  return number === undefined ? word : (hand[Number(number) - 1] ?? word);
}

/**
 * The answers a line consists of: "play 3 pay 1 5" is a play and two discards. `hand`: the ids of the cards, as they are
 * numbered when the line is typed.
 */
export function answersTyped(text: string, hand: readonly (string | null)[]): readonly string[] {
  const [first = '', ...payments] = text.trim().split(PAYING);
  const [verb = '', ...operands] = first.split(/\s+/);
  if (!OF_THE_HAND.has(plain(verb))) return [text.trim()];
  const cards = operands.filter((word) => !FILLERS.has(plain(word)));
  const answer = [verb, ...cards.map((word) => named(word, hand))].join(' ');
  const paid = payments.flatMap((part) => part.split(/\s+/)).filter((word) => word !== '');
  return [answer, ...paid.map((word) => `discard ${named(word, hand)}`)];
}

/** Null where the line is no such question. */
export function askedWhy(text: string): string | null {
  return WONDERING.test(text) ? text.replace(WONDERING, '') : null;
}

/** "card elle" reads a card, where no card is to be named. */
export function asCommand(text: string, isNaming: boolean): string {
  return isNaming ? text : text.replace(READING, 'read ');
}
