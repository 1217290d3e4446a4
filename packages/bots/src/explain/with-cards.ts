/**
 * What single cards are worth, as two more features: the sum over the hand and the sum over what lies face up in play.
 * The weights of cards are points already, so both weigh 1.
 */
import type { CardGame, FeatureGame, Linear, Values } from '../judge/linear.ts';

export type CardFeature = 'handWorth' | 'armyWorth';

const CARD_WEIGHTS: Values<CardFeature> = { handWorth: 1, armyWorth: 1 };

export interface Weighed<S, F extends string> {
  readonly features: FeatureGame<S, F>;
  readonly weights: Values<F>;
}

export function withCards<S, F extends string>(
  game: FeatureGame<S, F>,
  cardGame: CardGame<S>,
  { weights, cards }: Linear<F>,
): Weighed<S, F | CardFeature> {
  const held: number[] = [];

  function worths(state: S, seat: number): Values<CardFeature> {
    let handWorth = 0;
    let armyWorth = 0;
    const count = cardGame.cards(state, seat, held);
    for (let i = 0; i < count; i++) {
      const card = held[i] as number;
      const worth = cards[card] as number;
      if (card < cardGame.kinds) armyWorth += worth;
      else handWorth += worth;
    }
    return { handWorth, armyWorth };
  }

  return {
    features: {
      ...game,
      names: [...game.names, ...(Object.keys(CARD_WEIGHTS) as CardFeature[])],
      features: (state, seat) => ({ ...game.features(state, seat), ...worths(state, seat) }),
    },
    weights: { ...weights, ...CARD_WEIGHTS },
  };
}
