/**
 * What a card does merely by lying face up in play (X9.18), as data: a trigger with its effect, a keyword given to
 * others, a number changed, or a way of being counted. `state/kinds.ts` turns each into a bit the rules look up.
 */
import type { Condition, Op } from './op.ts';

/** Moments a card may react to. `removed` works from the discard pile, all others from play. */
export type TriggerAt =
  | 'battle-lost'
  | 'battle-won'
  | 'first-pass'
  | 'reshuffle'
  | 'captured'
  | 'spend-two'
  | 'removed';

export type Ongoing =
  | { readonly kind: 'end-of-turn'; readonly if?: Condition; readonly do: readonly Op[] }
  | { readonly kind: 'trigger'; readonly at: TriggerAt; readonly do: readonly Op[] }
  /** Force of will (X9.9): from hand, discard this card to do it. */
  | {
      readonly kind: 'respond';
      readonly to: 'activation' | 'capture-or-destroy';
      readonly do: readonly Op[];
    }
  | { readonly kind: OngoingRule };

export const ONGOING_RULES = [
  /** The highest OPEN card is Ethereal. */
  'ethereal-highest-open',
  /** Cards with a shift cost have Secret shift. */
  'secret-shift-all',
  /** Level III cards have Echo. */
  'echo-level-3',
  /** Cards adjacent to this have Echo. */
  'echo-adjacent',
  /** Hand limit 5 for both players. */
  'hand-limit-5',
  /** After a pass the opponent has 2 turns. */
  'two-turns-after-pass',
  /** +1 in battle for each card in hand. */
  'battle-plus-hand',
  /** A win by 10 wins the game, a smaller one costs a sacrifice. */
  'win-by-10',
  /** Level III cards are of all three clans. */
  'all-clans-level-3',
  /** This card is of all three clans. */
  'all-clans',
  /** This card is of every level. */
  'every-level',
  /** This card is also an Arpia and a Timer. */
  'arpia-and-timer',
  /** Value doubled in battle if the opponent controls a Bounty card. */
  'double-against-bounty',
  /** One more card for capturing or destroying a Bounty card. */
  'bounty-plus-one',
  /** Has everything printed on its mirror card. */
  'mirror',
] as const;
export type OngoingRule = (typeof ONGOING_RULES)[number];
