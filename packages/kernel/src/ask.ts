/** The facts of a question, from which a game makes its sentence. */

/** What is asked and why, whoever is asked: K is the kind of answer wanted, P what it is for. */
export interface AskFacts<K extends string = string, P extends string = string> {
  readonly kind: K;
  readonly purpose: P;
  /** The card that asks, by the game's number for it, or -1 when a rule does. */
  readonly source: number;
  /** What the question is about beyond that, or -1. */
  readonly subject: number;
  /** Picks left, this one included; 0 where it does not apply. */
  readonly left: number;
}

type Details = Partial<Pick<AskFacts, 'source' | 'subject' | 'left'>>;

const NO_DETAILS: Details = {};

export function makeAsk<K extends string, P extends string>(
  kind: K,
  purpose: P,
  details: Details = NO_DETAILS,
): AskFacts<K, P> {
  const { source = -1, subject = -1, left = 0 } = details;
  return { kind, purpose, source, subject, left };
}

/** For procedures that only ever ask the player who controls them. */
export function controller(_s: unknown, f: { readonly seat: number }): number {
  return f.seat;
}
