/** What a change of each feature of Gosu X means to a player, in words (see `explain/words.ts` for the gaps). */
import type { ReasonWords } from '../../explain/words.ts';
import { SHARED_REASONS } from '../shared-reasons.ts';

export const GOSU_X_REASONS: ReasonWords = {
  ...SHARED_REASONS,
  armyValue: {
    topic: 'army',
    own: {
      more: {
        en: 'adds {n} to the value of your army',
        fr: 'ajoute {n} à la valeur de votre armée',
      },
      less: {
        en: 'takes {n} from the value of your army',
        fr: 'retire {n} à la valeur de votre armée',
      },
    },
    foe: {
      more: {
        en: 'adds {n} to the value of the opposing army',
        fr: 'ajoute {n} à la valeur de l’armée adverse',
      },
      less: {
        en: 'takes {n} from the value of the opposing army',
        fr: 'retire {n} à la valeur de l’armée adverse',
      },
    },
  },
  armyWorth: {
    topic: 'army',
    vague: true,
    own: {
      more: {
        en: 'puts better cards into your army',
        fr: 'met de meilleures cartes dans votre armée',
      },
      less: {
        en: 'leaves less good cards in your army',
        fr: 'laisse de moins bonnes cartes dans votre armée',
      },
    },
    foe: {
      more: {
        en: 'leaves better cards in the opposing army',
        fr: 'laisse de meilleures cartes dans l’armée adverse',
      },
      less: {
        en: 'leaves less good cards in the opposing army',
        fr: 'laisse de moins bonnes cartes dans l’armée adverse',
      },
    },
  },
  cardInPlay: {
    topic: 'army',
    own: {
      more: {
        en: 'puts {n} more {card|cards} into your army',
        fr: 'met {n} {carte|cartes} de plus dans votre armée',
      },
      less: {
        en: 'costs you {n} {card|cards} of your army',
        fr: 'vous coûte {n} {carte|cartes} de votre armée',
      },
    },
    foe: {
      more: {
        en: 'puts {n} more {card|cards} into the opposing army',
        fr: 'met {n} {carte|cartes} de plus dans l’armée adverse',
      },
      less: {
        en: 'takes {n} {card|cards} out of the opposing army',
        fr: 'enlève {n} {carte|cartes} à l’armée adverse',
      },
    },
  },
  capturedCard: {
    topic: 'army',
    liked: 'less',
    own: {
      more: {
        en: 'leaves {n} of your cards captured',
        fr: 'laisse {n} de vos cartes {capturée|capturées}',
      },
      less: {
        en: 'releases {n} of your cards',
        fr: 'libère {n} de vos cartes',
      },
    },
    foe: {
      more: {
        en: 'captures {n} opposing {card|cards}',
        fr: 'capture {n} {carte adverse|cartes adverses}',
      },
      less: {
        en: 'releases {n} opposing {card|cards}',
        fr: 'libère {n} {carte adverse|cartes adverses}',
      },
    },
  },
  handSupported: {
    topic: 'hand',
    own: {
      more: {
        en: 'leaves you more cards in hand whose clan has a Troop in your army',
        fr: 'vous laisse en main plus de cartes dont le clan a une Troupe dans votre armée',
      },
      less: {
        en: 'leaves you fewer cards in hand whose clan has a Troop in your army',
        fr: 'vous laisse en main moins de cartes dont le clan a une Troupe dans votre armée',
      },
    },
    foe: {
      more: {
        en: "gives more cards in your opponent's hand a Troop of their clan",
        fr: 'donne une Troupe de leur clan à plus de cartes de la main adverse',
      },
      less: {
        en: "leaves more cards in your opponent's hand without a Troop of their clan",
        fr: 'laisse plus de cartes de la main adverse sans Troupe de leur clan',
      },
    },
  },
  tokenOwned: {
    topic: 'token',
    lasting: true,
    own: {
      more: {
        en: 'unlocks {n} Activation {token|tokens} for you',
        fr: 'vous débloque {n} {jeton|jetons} d’activation',
      },
      less: {
        en: 'leaves you {n} Activation {token|tokens} fewer',
        fr: 'vous laisse {n} {jeton|jetons} d’activation de moins',
      },
    },
    foe: {
      more: {
        en: 'unlocks {n} Activation {token|tokens} for your opponent',
        fr: 'débloque {n} {jeton|jetons} d’activation à l’adversaire',
      },
      less: {
        en: 'leaves your opponent {n} Activation {token|tokens} fewer',
        fr: 'laisse à l’adversaire {n} {jeton|jetons} d’activation de moins',
      },
    },
  },
  tokenFourth: {
    topic: 'token',
    lasting: true,
    own: {
      more: {
        en: 'brings you within one Activation token of victory',
        fr: 'vous amène à un jeton d’activation de la victoire',
      },
      less: {
        en: 'takes you further from a victory by Activation tokens',
        fr: 'vous éloigne d’une victoire par les jetons d’activation',
      },
    },
    foe: {
      more: {
        en: 'brings your opponent within one Activation token of victory',
        fr: 'amène l’adversaire à un jeton d’activation de la victoire',
      },
      less: {
        en: 'keeps your opponent further from a victory by Activation tokens',
        fr: 'éloigne l’adversaire d’une victoire par les jetons d’activation',
      },
    },
  },
  tokenInHand: {
    topic: 'token',
    own: {
      more: {
        en: 'leaves you {n} more Activation {token|tokens} in hand',
        fr: 'vous laisse en main {n} {jeton|jetons} d’activation de plus',
      },
      less: {
        en: 'uses {n} Activation {token|tokens}',
        fr: 'utilise {n} {jeton|jetons} d’activation',
      },
    },
    foe: {
      more: {
        en: 'leaves your opponent {n} more Activation {token|tokens} in hand',
        fr: 'laisse en main à l’adversaire {n} {jeton|jetons} d’activation de plus',
      },
      less: {
        en: 'leaves your opponent {n} Activation {token|tokens} fewer in hand',
        fr: 'laisse en main à l’adversaire {n} {jeton|jetons} d’activation de moins',
      },
    },
  },
  supremacy: {
    topic: 'supremacy',
    lasting: true,
    own: {
      more: {
        en: 'brings you a Supremacy token',
        fr: 'vous apporte un jeton de Suprématie',
      },
      less: {
        en: 'costs you a Supremacy token',
        fr: 'vous coûte un jeton de Suprématie',
      },
    },
    foe: {
      more: {
        en: 'brings your opponent a Supremacy token',
        fr: 'apporte à l’adversaire un jeton de Suprématie',
      },
      less: {
        en: 'keeps a Supremacy token from your opponent',
        fr: 'prive l’adversaire d’un jeton de Suprématie',
      },
    },
  },
  wonder: {
    topic: 'wonder',
    own: {
      more: {
        en: 'secures you the Wonder token',
        fr: 'vous assure le jeton Merveille',
      },
      less: {
        en: 'costs you the Wonder token',
        fr: 'vous coûte le jeton Merveille',
      },
    },
    foe: {
      more: {
        en: 'leaves the Wonder token to your opponent',
        fr: 'laisse le jeton Merveille à l’adversaire',
      },
      less: {
        en: 'takes the Wonder token from your opponent',
        fr: 'prend le jeton Merveille à l’adversaire',
      },
    },
  },
  extraTurn: {
    topic: 'turn',
    byItself: true,
    again: true,
    own: {
      more: { en: 'gives you an additional turn', fr: 'vous donne un tour supplémentaire' },
      less: { en: 'costs you an additional turn', fr: 'vous coûte un tour supplémentaire' },
    },
    foe: {
      more: {
        en: 'gives your opponent an additional turn',
        fr: 'donne à l’adversaire un tour supplémentaire',
      },
      less: {
        en: 'costs your opponent an additional turn',
        fr: 'coûte à l’adversaire un tour supplémentaire',
      },
    },
  },
  turnGiven: {
    topic: 'turn',
    byItself: true,
    liked: 'less',
    own: {
      more: {
        en: 'leaves your opponent {n} more {turn|turns}',
        fr: 'laisse à l’adversaire {n} {tour|tours} de plus',
      },
      less: {
        en: 'leaves your opponent {n} {turn|turns} fewer',
        fr: 'laisse à l’adversaire {n} {tour|tours} de moins',
      },
    },
    foe: {
      more: {
        en: 'leaves you {n} more {turn|turns} alone',
        fr: 'vous laisse {n} {tour|tours} de plus à jouer seul',
      },
      less: {
        en: 'leaves you {n} {turn|turns} fewer alone',
        fr: 'vous laisse {n} {tour|tours} de moins à jouer seul',
      },
    },
  },
  tileTurned: {
    topic: 'tile',
    lasting: true,
    own: {
      more: { en: 'turns {n} {tile|tiles} for you', fr: 'retourne {n} {tuile|tuiles} pour vous' },
      less: {
        en: 'turns {n} {tile|tiles} fewer for you',
        fr: 'retourne {n} {tuile|tuiles} de moins pour vous',
      },
    },
    foe: {
      more: {
        en: 'turns {n} {tile|tiles} for your opponent',
        fr: 'retourne {n} {tuile|tuiles} pour l’adversaire',
      },
      less: {
        en: 'turns {n} {tile|tiles} fewer for your opponent',
        fr: 'retourne {n} {tuile|tuiles} de moins pour l’adversaire',
      },
    },
  },
  towardsFifteen: {
    topic: 'fifteen',
    own: {
      more: {
        en: 'brings you closer to the fifteen face-up cards that win',
        fr: 'vous rapproche des quinze cartes face visible qui font gagner',
      },
      less: {
        en: 'takes you further from the fifteen face-up cards that win',
        fr: 'vous éloigne des quinze cartes face visible qui font gagner',
      },
    },
    foe: {
      more: {
        en: 'brings your opponent closer to the fifteen face-up cards that win',
        fr: 'rapproche l’adversaire des quinze cartes face visible qui font gagner',
      },
      less: {
        en: 'keeps your opponent further from the fifteen face-up cards that win',
        fr: 'éloigne l’adversaire des quinze cartes face visible qui font gagner',
      },
    },
  },
};
