/**
 * Each event as one sentence in the third person, in both languages. What a viewer may not know was blanked by `redact`
 * before; the sentence then says as much as is left. Players are "p0" to "p3" unless names are given.
 */
import { type Lang, typeset } from '@open-gosu/kernel';
import type { EventOf, EventType, TacticsEvent } from '../events.ts';
import { NARRATE_EN } from './narrate-en.ts';
import { NARRATE_FR } from './narrate-fr.ts';

/** The name of a seat. */
export type Naming = (seat: number) => string;

/** One sentence for every type of event: leaving one out does not compile. */
export type NarrateTable = {
  readonly [K in EventType]: (event: EventOf<K>, who: Naming) => string;
};

export function narrate(event: TacticsEvent, lang: Lang, names: readonly string[] = []): string {
  const who: Naming = (seat) => names[seat] ?? `p${seat}`;
  return typeset(tell(lang === 'fr' ? NARRATE_FR : NARRATE_EN, event, who), lang);
}

function tell(table: NarrateTable, event: TacticsEvent, who: Naming): string {
  const say = table[event.type] as (event: TacticsEvent, who: Naming) => string;
  return say(event, who);
}
