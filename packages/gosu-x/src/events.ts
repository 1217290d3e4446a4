/**
 * Everything that can happen at the table, as data. Cards are named by id, places as in the notation, so an event means
 * the same to a page, a log and a reader. `seenBy` holds the viewers that see the hidden parts.
 */
import { ALL_VIEWERS, type EventSink, type Viewer, viewerBit } from '@open-gosu/kernel';
import type { ClanId } from './cards/words.ts';
import { idOf } from './state/kinds.ts';
import type { Reason } from './state/state.ts';

/** Why a card went to the discard pile. */
export type DiscardCause =
  | 'cost'
  | 'effect'
  | 'hand-limit'
  | 'mulligan'
  | 'response'
  | 'shift'
  | 'deck';

interface Base {
  readonly seenBy: number;
  readonly seat: number;
}

export type GosuXEvent = Base &
  (
    | { readonly type: 'draft'; readonly clan: ClanId }
    | { readonly type: 'tiles'; readonly clans: readonly ClanId[] }
    | { readonly type: 'keep' }
    | { readonly type: 'mulligan'; readonly cards: readonly string[] }
    | { readonly type: 'round'; readonly round: number }
    | { readonly type: 'turn'; readonly extra: boolean }
    | {
        readonly type: 'play';
        readonly card: string;
        readonly place: string;
        readonly fromDiscard: boolean;
      }
    | {
        readonly type: 'shift';
        readonly card: string;
        readonly place: string;
        readonly out: string;
        readonly fromDiscard: boolean;
      }
    | { readonly type: 'spend'; readonly tokens: number }
    | { readonly type: 'activate'; readonly card: string; readonly place: string }
    | { readonly type: 'pass'; readonly first: boolean; readonly turnsLeft: number }
    | { readonly type: 'timeout' }
    | { readonly type: 'effect'; readonly card: string; readonly again: boolean }
    | { readonly type: 'draw'; readonly card: string | null }
    | { readonly type: 'discard'; readonly card: string; readonly cause: DiscardCause }
    | { readonly type: 'capture'; readonly card: string; readonly place: string }
    | { readonly type: 'destroy'; readonly card: string; readonly place: string }
    | { readonly type: 'release'; readonly card: string; readonly place: string }
    | { readonly type: 'sacrifice'; readonly card: string; readonly place: string }
    | { readonly type: 'cancel'; readonly card: string; readonly target: string }
    | { readonly type: 'swap'; readonly place: string; readonly with: string }
    | { readonly type: 'copy'; readonly card: string }
    | {
        readonly type: 'to-deck';
        readonly card: string;
        readonly to: 'top' | 'bottom' | 'shuffled';
      }
    | {
        readonly type: 'take';
        readonly card: string;
        readonly from: 'discard' | 'removed' | 'reveal';
      }
    | { readonly type: 'search'; readonly card: string | null }
    | { readonly type: 'remove'; readonly card: string }
    | { readonly type: 'reveal'; readonly cards: readonly string[] }
    | { readonly type: 'look'; readonly cards: readonly string[] | null }
    | { readonly type: 'ban'; readonly card: string }
    | { readonly type: 'choose-clan'; readonly clan: ClanId }
    | { readonly type: 'choose-level'; readonly level: number }
    | { readonly type: 'choose-seat'; readonly chosen: number }
    | { readonly type: 'choose-name'; readonly name: string }
    | { readonly type: 'bounty'; readonly card: string; readonly place: string }
    | { readonly type: 'wonder'; readonly taken: true }
    | { readonly type: 'wonder'; readonly taken: false; readonly cause: 'cost' | 'song' }
    | { readonly type: 'take-back'; readonly place: string | null }
    | { readonly type: 'unlock'; readonly owned: number }
    | { readonly type: 'tile'; readonly clan: ClanId }
    | { readonly type: 'extra-turn' }
    | { readonly type: 'shuffle'; readonly discard: boolean }
    | {
        readonly type: 'battle';
        readonly values: readonly [number, number];
        readonly winners: readonly number[];
      }
    | { readonly type: 'supremacy'; readonly tokens: number }
    | { readonly type: 'song' }
    /** After a Song: those used come back, and then so many are in hand. */
    | { readonly type: 'tokens-back'; readonly tokens: number }
    | { readonly type: 'over'; readonly winners: readonly number[]; readonly reason: Reason }
  );

export type EventType = GosuXEvent['type'];
export type EventOf<K extends EventType> = Extract<GosuXEvent, { type: K }>;

/** Absent in search: nothing is built then. */
export type Log = EventSink<GosuXEvent> | undefined;

export const EVERYBODY = ALL_VIEWERS;

/** What is left of an event for a viewer: the same event with what they may not know blanked. */
export function redact(event: GosuXEvent, viewer: Viewer): GosuXEvent {
  if (event.seenBy & viewerBit(viewer)) return event;
  switch (event.type) {
    case 'draw':
    case 'search':
      return { ...event, card: null };
    case 'look':
      return { ...event, cards: null };
    default:
      return event;
  }
}

export function cardIds(kinds: readonly number[]): string[] {
  return kinds.map(idOf);
}
