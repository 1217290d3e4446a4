/**
 * What a card's effect is made of: an ordered list of these operations. They are data only. `ops/` gives each its
 * behaviour, `text/` its English and French; an operation missing in any of them does not compile.
 */
import type { ClanId, Keyword, Level } from './words.ts';

/**
 * A player, seen from the card. `actor` is the player whose turn it is inside `forEachPlayer`, `chosen` the one named by
 * `choosePlayer`. `more-in-play` and `more-in-hand` are nobody on a tie (C5).
 */
export type Who = 'you' | 'opponent' | 'actor' | 'chosen' | 'more-in-play' | 'more-in-hand';

export type Amount =
  | number
  /** Activation tokens owned (X6.1). */
  | 'X'
  | 'your-hand'
  | 'opponent-hand'
  | 'half-hand'
  /** By how many cards in play one player leads the other. */
  | 'lead-in-play'
  | 'clans-in-row'
  | 'clans-in-column'
  | 'clans-in-discard'
  | { readonly cardsInColumn: ClanId };

/** Which cards in play an operation may choose. Omitted: any. */
export interface InPlay {
  readonly side?: 'yours' | 'opposing';
  readonly levels?: readonly Level[];
  /** Levels added while the controller has a Supremacy token. */
  readonly bonus?: readonly Level[];
  readonly bounty?: true;
  readonly where?: 'row-or-column' | 'adjacent';
  /** At most the level of the card just paid (Nitish). */
  readonly upToPaid?: true;
}

/** Which cards of a pile an operation may choose. Omitted: any. */
export interface InPile {
  readonly levels?: readonly Level[];
  readonly bonus?: readonly Level[];
  /** Any of these keywords. */
  readonly keywords?: readonly Keyword[];
  /** A card name (X9.17), or the one just named. */
  readonly name?: 'phoenix' | 'chosen';
  readonly clan?: 'chosen';
  readonly level?: 'chosen';
}

/** A card in play to act on: chosen now by a filter, this very card, or the one chosen before. */
export type Target = InPlay | 'this' | 'chosen';

export type Verb = 'capture' | 'destroy' | 'release';

export type Condition =
  | 'supremacy'
  | 'timer-in-play'
  | 'arpia-in-play'
  | 'X-is-4'
  | 'this-was-captured'
  | 'empty-hand'
  | 'three-captured-opposing'
  | 'neye-removed'
  | 'three-phoenix-cards';

export type Op =
  | { readonly op: 'draw'; readonly who: Who; readonly n: Amount }
  | { readonly op: 'discard'; readonly who: Who; readonly n: Amount; readonly clan?: 'chosen' }
  | { readonly op: 'handTo'; readonly who: Who; readonly n: Amount; readonly by: HandChange }
  | { readonly op: 'payBounty'; readonly verbs: readonly Verb[] }
  | { readonly op: 'sacrifice'; readonly who: Who; readonly n: Amount }
  | { readonly op: 'capture'; readonly target: Target }
  | { readonly op: 'destroy'; readonly target: Target }
  | { readonly op: 'release'; readonly target: Target }
  | { readonly op: 'oneOf'; readonly verbs: readonly Verb[]; readonly target: InPlay }
  | { readonly op: 'releaseAll'; readonly who: Who }
  | { readonly op: 'destroyAllOpen' }
  | { readonly op: 'toDeckTop'; readonly target: InPlay }
  | { readonly op: 'swap'; readonly army: 'yours' | 'any' }
  | { readonly op: 'copy'; readonly from: 'play' | 'discards' | 'chosen'; readonly target?: InPlay }
  | { readonly op: 'chooseClan'; readonly who: Who; readonly among: ClanChoice }
  | { readonly op: 'chooseLevel' }
  | { readonly op: 'choosePlayer' }
  | { readonly op: 'chooseName' }
  | {
      readonly op: 'take';
      readonly from: 'discard' | 'discard-or-removed';
      readonly cards: InPile;
      readonly n: Amount | 'all';
      readonly upTo?: true;
      readonly oneOfEachLevel?: true;
    }
  | { readonly op: 'putOnDeck'; readonly n: Amount }
  | { readonly op: 'remove'; readonly what: 'one' | 'chosen' | 'clan'; readonly who: Who }
  | { readonly op: 'shuffleIn'; readonly what: 'clan' | 'neye'; readonly who: Who }
  | { readonly op: 'reveal'; readonly n: number }
  | { readonly op: 'revealed'; readonly which: RevealedPart; readonly to: RevealedTo }
  | { readonly op: 'search'; readonly name?: 'phoenix'; readonly to: 'hand' | 'top' }
  | { readonly op: 'mill'; readonly who: Who; readonly n: Amount }
  | { readonly op: 'takeBack'; readonly who: Who; readonly n: number; readonly upTo?: true }
  | { readonly op: 'unlock' }
  | { readonly op: 'extraTurn'; readonly playFromDiscard?: true }
  | { readonly op: 'turnTile' }
  | { readonly op: 'lookAtHand' }
  | { readonly op: 'banCard' }
  | { readonly op: 'placeBounty' }
  | { readonly op: 'passNow' }
  | { readonly op: 'cancel' }
  | { readonly op: 'may'; readonly do: readonly Op[] }
  | { readonly op: 'when'; readonly if: Condition; readonly do: readonly Op[] }
  | { readonly op: 'forEachPlayer'; readonly do: readonly Op[] };

export type HandChange = 'draw' | 'discard' | 'either';
/** `own`: one of the chooser's three. `all`: any of the six in the game. `five-in-hand`: five cards of it in hand. */
export type ClanChoice = 'own' | 'all' | 'in-discard' | 'five-in-hand';
/** `matching`: those of the chosen clan or level. */
export type RevealedPart = 'one' | 'matching-clan' | 'matching-level' | 'rest';
export type RevealedTo = 'hand' | 'discard' | 'top' | 'bottom';

export type OpName = Op['op'];
export type OpOf<K extends OpName> = Extract<Op, { op: K }>;
