/** What the stories of all games are made of: what goes without saying is left out, like events in a row are told in one. */
import type { GameEvent } from './event.ts';
import { joinAnd, type Lang } from './lang.ts';

/** How a game tells its events. */
export interface Telling<E extends GameEvent> {
  /** True where the events around it say as much. */
  goesWithoutSaying(events: readonly E[], index: number): boolean;
  /** True where two events in a row are told in one sentence. */
  isLike(first: E, other: E): boolean;
  /** One event, or several that are alike. */
  tell(run: readonly E[]): string;
}

/** A sentence, and the events it tells. */
export interface Told<E extends GameEvent> {
  /** The place of the first of them. */
  readonly index: number;
  readonly events: readonly E[];
  readonly text: string;
}

/** `isApart`: an event that is never told together with the one before it. */
export function storyOf<E extends GameEvent>(
  events: readonly E[],
  telling: Telling<E>,
  isApart: (index: number) => boolean = () => false,
): Told<E>[] {
  const story: Told<E>[] = [];
  let index = 0;
  while (index < events.length) {
    if (telling.goesWithoutSaying(events, index)) {
      index++;
      continue;
    }
    const first = events[index] as E;
    let end = index + 1;
    while (end < events.length && !isApart(end) && telling.isLike(first, events[end] as E)) end++;
    const run = events.slice(index, end);
    story.push({ index, events: run, text: telling.tell(run) });
    index = end;
  }
  return story;
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
