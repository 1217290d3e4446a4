/** What both games say of features they both have (see `explain/words.ts` for the gaps). */
import type { ReasonWords } from '../explain/words.ts';

export const SHARED_REASONS: ReasonWords = {
  handCard: {
    topic: 'hand',
    own: {
      more: {
        en: 'leaves you {n} more {card|cards} in hand',
        fr: 'vous laisse {n} {carte|cartes} de plus en main',
      },
      less: {
        en: 'costs you {n} {card|cards} from your hand',
        fr: 'vous coûte {n} {carte|cartes} de votre main',
      },
    },
    foe: {
      more: {
        en: 'leaves your <opponent|opponents> {n} more {card|cards} in hand',
        fr: 'laisse <à l’adversaire|aux adversaires> {n} {carte|cartes} de plus en main',
      },
      less: {
        en: "takes {n} {card|cards} from your <opponent's hand|opponents' hands>",
        fr: 'retire {n} {carte|cartes} <de la main adverse|des mains adverses>',
      },
    },
  },
  handWorth: {
    topic: 'hand',
    vague: true,
    own: {
      more: {
        en: 'leaves you better cards in hand',
        fr: 'vous laisse de meilleures cartes en main',
      },
      less: {
        en: 'leaves you less good cards in hand',
        fr: 'vous laisse de moins bonnes cartes en main',
      },
    },
    foe: {
      more: {
        en: 'leaves your <opponent|opponents> better cards in hand',
        fr: 'laisse <à l’adversaire|aux adversaires> de meilleures cartes en main',
      },
      less: {
        en: 'leaves your <opponent|opponents> less good cards in hand',
        fr: 'laisse <à l’adversaire|aux adversaires> de moins bonnes cartes en main',
      },
    },
  },
  leadLate: { topic: 'army', silent: 'counted' },
  toMove: { topic: 'turn', silent: 'ignored' },
};
