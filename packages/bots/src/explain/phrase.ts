/** The phrase for one change: the game's own, or a general one for a feature that has none. */
import type { Text } from '@open-gosu/kernel';
import type { Change, Side } from './reason.ts';
import type { ReasonWords } from './words.ts';

export function phraseOf({ feature, side, amount, good }: Change, words: ReasonWords): Text {
  const direction = words[feature]?.[side];
  if (direction === undefined) return GENERAL[side][good ? 'good' : 'bad'];
  return amount > 0 ? direction.more : direction.less;
}

const GENERAL: { readonly [S in Side]: { readonly good: Text; readonly bad: Text } } = {
  own: {
    good: { en: 'improves your position', fr: 'améliore votre position' },
    bad: { en: 'weakens your position', fr: 'affaiblit votre position' },
  },
  foe: {
    good: {
      en: "weakens your <opponent's position|opponents' positions>",
      fr: 'affaiblit la position de <votre adversaire|vos adversaires>',
    },
    bad: {
      en: "improves your <opponent's position|opponents' positions>",
      fr: 'améliore la position de <votre adversaire|vos adversaires>',
    },
  },
};
