/**
 * Everything that can happen at the table, as data. Cards are named by id, places as in the notation, so an event means
 * the same to a page, a log and a reader. `seenBy` holds the viewers that see the hidden parts.
 */
import { ALL_VIEWERS, type EventSink, type Viewer, viewerBit } from '@open-gosu/kernel';
import type { PowerName, Trigger } from './cards/words.ts';
import type { Reason } from './state/state.ts';

/** Why a card went to the discard pile. */
export type DiscardCause = 'opening' | 'redraw' | 'cost' | 'power' | 'vision' | 'mutation';

interface Base {
  readonly seenBy: number;
  /** The player it happens to, or -1. */
  readonly seat: number;
}

export type TacticsEvent = Base &
  (
    | { readonly type: 'redraw'; readonly cards: number }
    /** A card put face down before play begins. */
    | { readonly type: 'aside'; readonly card: string | null }
    | { readonly type: 'round'; readonly round: number }
    | { readonly type: 'turn'; readonly extra: boolean }
    | { readonly type: 'play'; readonly card: string; readonly place: string }
    | {
        readonly type: 'mutate';
        readonly card: string;
        readonly place: string;
        readonly out: string;
        readonly fromDiscard: boolean;
      }
    /** `turns`: what the first pass leaves every other player; 0 for a later pass. */
    | { readonly type: 'pass'; readonly turns: number }
    | {
        readonly type: 'power';
        readonly card: string;
        readonly trigger: Trigger;
        readonly power: PowerName;
        readonly max: boolean;
      }
    /** The power just begun has no target. */
    | { readonly type: 'fizzle'; readonly card: string }
    | { readonly type: 'draw'; readonly card: string | null }
    | { readonly type: 'discard'; readonly card: string; readonly cause: DiscardCause }
    | { readonly type: 'destroy'; readonly card: string; readonly place: string }
    | { readonly type: 'imprison'; readonly card: string; readonly place: string }
    | { readonly type: 'release'; readonly card: string; readonly place: string }
    | { readonly type: 'swap'; readonly place: string; readonly with: string }
    | { readonly type: 'reveal'; readonly cards: readonly string[] }
    | { readonly type: 'take'; readonly card: string; readonly from: 'discard' | 'reveal' }
    | { readonly type: 'choose-seat'; readonly chosen: number }
    | { readonly type: 'advantage' }
    /** `owed`: additional turns that follow the present one. */
    | { readonly type: 'extra-turn'; readonly owed: number }
    | { readonly type: 'shuffle' }
    | {
        readonly type: 'battle';
        readonly values: readonly number[];
        readonly winners: readonly number[];
        /** True where the Advantage card broke a tie. */
        readonly byAdvantage: boolean;
      }
    | { readonly type: 'point'; readonly points: number }
    | { readonly type: 'over'; readonly winners: readonly number[]; readonly reason: Reason }
  );

export type EventType = TacticsEvent['type'];
export type EventOf<K extends EventType> = Extract<TacticsEvent, { type: K }>;

/** Absent in search: nothing is built then. */
export type Log = EventSink<TacticsEvent> | undefined;

export const EVERYBODY = ALL_VIEWERS;

/** What is left of an event for a viewer: the same event with what they may not know blanked. */
export function redact(event: TacticsEvent, viewer: Viewer): TacticsEvent {
  if (event.seenBy & viewerBit(viewer)) return event;
  if (event.type === 'draw' || event.type === 'aside') return { ...event, card: null };
  return event;
}
