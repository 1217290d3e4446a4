/** What a line typed in text mode means, before the engine reads it. Pure. */
import { squash } from '@open-gosu/kernel';
import type { Prompt } from '../../engine/scene.ts';
import { inNotation } from '../../engine/tell-commands.ts';

/** Verbs whose cards come from the hand: a number after them is one of the hand's. */
const OF_THE_HAND: ReadonlySet<string> = new Set(['play', 'shift', 'discard']);
const WONDER = 'wonder';
/** "h3" (French "m3") or "3". */
const NUMBERED = /^[hm]?(\d{1,2})$/i;
const PAYING = /\s+(?:pay|paying|payer|payant)\s+/i;
const FILLERS: ReadonlySet<string> = new Set(['with', 'avec', 'par']);
const READING = /^(?:card|carte)\s+(?=\S)/i;
const WONDERING = /^(?:why|pourquoi)\s+(?=\S)/i;

/** A number after a verb is that of a card of the hand. */
function named(word: string, hand: readonly (string | null)[]): string {
  const [, number] = NUMBERED.exec(word) ?? [];
  return number === undefined ? word : (hand[Number(number) - 1] ?? word);
}

/**
 * The answers a line consists of: "play 3 pay 1 5" is a play and two discards. `hand`: the ids of the cards, as they are
 * numbered when the line is typed.
 */
export function answersTyped(text: string, hand: readonly (string | null)[]): readonly string[] {
  const [first = '', ...payments] = text.trim().split(PAYING);
  const [verb = '', ...operands] = first.split(/\s+/);
  if (!OF_THE_HAND.has(verbIn(verb))) return [text.trim()];
  const cards = operands.filter((word) => !FILLERS.has(squash(word)));
  // A number that words follow is part of a name.
  const last = cards.length - 1;
  const answer = [verb, ...cards.map((word, i) => (i < last ? word : named(word, hand)))].join(' ');
  const paid = payments.flatMap((part) => part.split(/\s+/)).filter((word) => word !== '');
  const cost = paid.filter((word) => verbIn(word) !== WONDER);
  return [
    answer,
    ...(cost.length < paid.length ? [WONDER] : []),
    ...cost.map((word) => `discard ${named(word, hand)}`),
  ];
}

/** A number among the payments of a line that no card of the hand has; null where all are there. */
export function notHeld(text: string, hand: readonly (string | null)[]): number | null {
  const [, ...payments] = text.trim().split(PAYING);
  const numbers = payments
    .flatMap((part) => part.split(/\s+/))
    .flatMap((word) => NUMBERED.exec(word)?.[1] ?? [])
    .map(Number);
  return numbers.find((number) => number < 1 || number > hand.length) ?? null;
}

/** A word as the notation has it, in whichever language it is typed. */
function verbIn(word: string): string {
  return inNotation(squash(word));
}

/** What the answers of a line are given to. */
export interface Answering {
  /** Whoever types holds the Wonder. */
  readonly hasWonder: boolean;
  /** The present question. */
  asked(): Pick<Prompt, 'kind' | 'isPayment'> | null;
  /** False where it was not taken. */
  give(answer: string): Promise<boolean>;
}

/**
 * One answer after the other, as long as they are taken: the question changes in between. Whether the Wonder pays is asked
 * before the price, if it may and need not: it does where the line names it.
 */
export async function giveInTurn(
  [first = '', ...payments]: readonly string[],
  { hasWonder, asked, give }: Answering,
): Promise<void> {
  if (!(await give(first))) return;
  for (const payment of payments) {
    const prompt = asked();
    // Where there is but one way to pay, it is paid without a question.
    if (!prompt?.isPayment) return;
    const isAsked = prompt.kind === WONDER;
    if (payment === WONDER && !isAsked && hasWonder) continue;
    if (payment !== WONDER && isAsked && !(await give('no wonder'))) return;
    if (!(await give(payment))) return;
  }
}

/** Null where the line is no such question. */
export function askedWhy(text: string): string | null {
  return WONDERING.test(text) ? text.replace(WONDERING, '') : null;
}

/** "card elle" reads a card, where no card is to be named. */
export function asCommand(text: string, isNaming: boolean): string {
  return isNaming ? text : text.replace(READING, 'read ');
}
