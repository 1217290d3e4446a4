/**
 * Why an answer is good, as data: what it changes, for whom, and compared with what. The sentences are made of it in
 * `text.ts`, so that a page can show the same reason in its own way.
 */

/** Whose feature changes: that of the seat that answers, or those of its opponents. */
export type Side = 'own' | 'foe';

/** One feature that the answer changes. */
export interface Change {
  /** By its name in the game's evaluation. */
  readonly feature: string;
  readonly side: Side;
  /** How much, on average over the deals; of several opponents, all of them together. */
  readonly amount: number;
  /** Whether the one who answers likes it. */
  readonly good: boolean;
}

/** What a change is measured against: the table as it stands, or what the other answers lead to. */
export type Against = 'now' | 'others';

export type Reason =
  /** There is no other answer. */
  | { readonly kind: 'only' }
  /** It wins at once in this part of the deals, 0 to 1. */
  | { readonly kind: 'wins'; readonly share: number }
  /** Everything else loses at once. */
  | { readonly kind: 'saves' }
  /** It loses at once, and others do not. */
  | { readonly kind: 'loses' }
  /** It loses at once, and so do the others. */
  | { readonly kind: 'lost' }
  /** A clan of the draft: how much more it wins than the others do on average; null where nobody has an estimate. */
  | { readonly kind: 'draft'; readonly edge: number | null }
  | {
      readonly kind: 'changes';
      readonly against: Against;
      /** How many opponents there are. */
      readonly foes: number;
      /** What it gains, the greatest first: two at most, none where a better answer spares one the cost. */
      readonly gains: readonly Change[];
      /** What it costs most, if that is worth a word. */
      readonly cost: Change | null;
    }
  /** It ends the round, and nothing else can be said of it. */
  | { readonly kind: 'ends' }
  /** Nothing of it shows at once. */
  | { readonly kind: 'later' };
