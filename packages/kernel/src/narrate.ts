/**
 * Each event as one sentence in the third person, in both languages. What a viewer may not know was blanked by `redact`
 * before; the sentence then says as much as is left. Players are "p0", "p1"... unless names are given.
 */
import type { GameEvent } from './event.ts';
import type { Lang } from './lang.ts';
import { typeset } from './typeset.ts';

/** The name of a seat. */
export type Naming = (seat: number) => string;

/** One sentence for every type of event: leaving one out does not compile. */
export type NarrateTable<E extends GameEvent> = {
  readonly [K in E['type']]: (event: Extract<E, { type: K }>, who: Naming) => string;
};

export type Narrate<E extends GameEvent> = (
  event: E,
  lang: Lang,
  names?: readonly string[],
) => string;

export function makeNarrate<E extends GameEvent>(
  tables: {
    readonly [L in Lang]: NarrateTable<E>;
  },
): Narrate<E> {
  return (event, lang, names = []) => {
    const who: Naming = (seat) => names[seat] ?? `p${seat}`;
    return typeset(tell(tables[lang], event, who), lang);
  };
}

function tell<E extends GameEvent>(table: NarrateTable<E>, event: E, who: Naming): string {
  const say = table[event.type as E['type']] as (event: E, who: Naming) => string;
  return say(event, who);
}
