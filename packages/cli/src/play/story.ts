/** What the stories of all games are made of: paragraphs, and runs of like events told in one sentence. Pure. */
import { type GameEvent, joinAnd, type Lang } from '@open-gosu/kernel';

/** How a game tells its events. */
export interface Narration<E extends GameEvent> {
  /** Events that begin a paragraph. */
  readonly begins: readonly E['type'][];
  /** True where the events around it say as much. */
  goesWithoutSaying(events: readonly E[], index: number): boolean;
  /** How many events from this one on are told together: 1 for one alone. */
  runFrom(events: readonly E[], index: number): number;
  tellRun(run: readonly E[]): string;
}

export function paragraphsOf<E extends GameEvent>(
  events: readonly E[],
  narration: Narration<E>,
): string[] {
  const paragraphs: string[][] = [];
  let current: string[] = [];
  const close = () => {
    if (current.length > 0) paragraphs.push(current);
    current = [];
  };
  for (let i = 0; i < events.length; i++) {
    const event = events[i] as E;
    if (narration.begins.includes(event.type)) close();
    if (narration.goesWithoutSaying(events, i)) continue;
    const length = Math.max(1, narration.runFrom(events, i));
    current.push(narration.tellRun(events.slice(i, i + length)));
    i += length - 1;
  }
  close();
  return paragraphs.map((sentences) => sentences.join(' '));
}

/** How many events from `index` on are like the first. */
export function alike<E>(
  events: readonly E[],
  index: number,
  isLike: (first: E, other: E) => boolean,
): number {
  const first = events[index] as E;
  let length = 0;
  while (index + length < events.length && isLike(first, events[index + length] as E)) length++;
  return length;
}

const ONE_CARD: { readonly [L in Lang]: RegExp } = { en: /\ba card\b/, fr: /\bune carte\b/ };
const SEVERAL: { readonly [L in Lang]: (n: number) => string } = {
  en: (n) => `${n} cards`,
  fr: (n) => `${n} cartes`,
};

/** The sentence about "a card" made one about all of them: by name where all are known, else by number. */
export function aboutAll(sentence: string, names: readonly (string | null)[], lang: Lang): string {
  const known = names.filter((name) => name !== null);
  const all = known.length === names.length ? joinAnd(lang, known) : SEVERAL[lang](names.length);
  return sentence.replace(ONE_CARD[lang], () => all);
}
