/** What a change of each feature of GOSU Tactics means to a player, in words (see `explain/words.ts` for the gaps). */
import type { ReasonWords } from '../../explain/words.ts';
import { SHARED_REASONS } from '../shared-reasons.ts';

export const TACTICS_REASONS: ReasonWords = {
  ...SHARED_REASONS,
  strength: {
    topic: 'army',
    own: {
      more: {
        en: 'adds {n} to the strength of your army',
        fr: 'ajoute {n} à la puissance de votre armée',
      },
      less: {
        en: 'takes {n} from the strength of your army',
        fr: 'retire {n} à la puissance de votre armée',
      },
    },
    foe: {
      more: {
        en: 'adds {n} to the strength of the opposing <army|armies>',
        fr: 'ajoute {n} à la puissance <de l’armée adverse|des armées adverses>',
      },
      less: {
        en: 'takes {n} from the strength of the opposing <army|armies>',
        fr: 'retire {n} à la puissance <de l’armée adverse|des armées adverses>',
      },
    },
  },
  armyWorth: {
    topic: 'army',
    vague: true,
    own: {
      more: {
        en: 'puts better goblins into your army',
        fr: 'met de meilleurs gobelins dans votre armée',
      },
      less: {
        en: 'leaves less good goblins in your army',
        fr: 'laisse de moins bons gobelins dans votre armée',
      },
    },
    foe: {
      more: {
        en: 'leaves better goblins in the opposing <army|armies>',
        fr: 'laisse de meilleurs gobelins dans <l’armée adverse|les armées adverses>',
      },
      less: {
        en: 'leaves less good goblins in the opposing <army|armies>',
        fr: 'laisse de moins bons gobelins dans <l’armée adverse|les armées adverses>',
      },
    },
  },
  goblin: {
    topic: 'army',
    own: {
      more: {
        en: 'puts {n} more {goblin|goblins} into your army',
        fr: 'met {n} {gobelin|gobelins} de plus dans votre armée',
      },
      less: {
        en: 'costs you {n} {goblin|goblins} of your army',
        fr: 'vous coûte {n} {gobelin|gobelins} de votre armée',
      },
    },
    foe: {
      more: {
        en: 'puts {n} more {goblin|goblins} into the opposing <army|armies>',
        fr: 'met {n} {gobelin|gobelins} de plus dans <l’armée adverse|les armées adverses>',
      },
      less: {
        en: 'takes {n} {goblin|goblins} out of the opposing <army|armies>',
        fr: 'enlève {n} {gobelin|gobelins} <à l’armée adverse|aux armées adverses>',
      },
    },
  },
  imprisoned: {
    topic: 'army',
    liked: 'less',
    own: {
      more: {
        en: 'leaves {n} of your goblins imprisoned',
        fr: 'laisse {n} de vos gobelins {emprisonné|emprisonnés}',
      },
      less: { en: 'releases {n} of your goblins', fr: 'libère {n} de vos gobelins' },
    },
    foe: {
      more: {
        en: 'imprisons {n} opposing {goblin|goblins}',
        fr: 'emprisonne {n} {gobelin adverse|gobelins adverses}',
      },
      less: {
        en: 'releases {n} opposing {goblin|goblins}',
        fr: 'libère {n} {gobelin adverse|gobelins adverses}',
      },
    },
  },
  handSupported: {
    topic: 'hand',
    own: {
      more: {
        en: 'leaves you more cards in hand whose clan stands in your first row',
        fr: 'vous laisse en main plus de cartes dont le clan est dans votre première ligne',
      },
      less: {
        en: 'leaves you fewer cards in hand whose clan stands in your first row',
        fr: 'vous laisse en main moins de cartes dont le clan est dans votre première ligne',
      },
    },
    foe: {
      more: {
        en: "gives more cards in your <opponent's hand|opponents' hands> a clan to build on",
        fr: 'donne à plus de cartes <de la main adverse|des mains adverses> un clan où s’appuyer',
      },
      less: {
        en: "leaves more cards in your <opponent's hand|opponents' hands> without a clan to build on",
        fr: 'laisse plus de cartes <de la main adverse|des mains adverses> sans clan où s’appuyer',
      },
    },
  },
  point: {
    topic: 'point',
    lasting: true,
    own: {
      more: { en: 'brings you a victory point', fr: 'vous apporte un point de victoire' },
      less: { en: 'costs you a victory point', fr: 'vous coûte un point de victoire' },
    },
    foe: {
      more: {
        en: 'brings <your opponent|an opponent> a victory point',
        fr: 'apporte à <l’adversaire|un adversaire> un point de victoire',
      },
      less: {
        en: 'keeps a victory point from your <opponent|opponents>',
        fr: 'prive <l’adversaire|vos adversaires> d’un point de victoire',
      },
    },
  },
  pointSecond: {
    topic: 'point',
    lasting: true,
    own: {
      more: {
        en: 'brings you within one victory point of winning the game',
        fr: 'vous amène à un point de victoire du gain de la partie',
      },
      less: {
        en: 'leaves you more than one victory point from winning the game',
        fr: 'vous laisse à plus d’un point de victoire du gain de la partie',
      },
    },
    foe: {
      more: {
        en: 'brings <your opponent|an opponent> within one victory point of winning the game',
        fr: 'amène <l’adversaire|un adversaire> à un point de victoire du gain de la partie',
      },
      less: {
        en: 'leaves <your opponent|an opponent> more than one victory point from winning the game',
        fr: 'laisse <l’adversaire|un adversaire> à plus d’un point de victoire du gain de la partie',
      },
    },
  },
  advantage: {
    topic: 'advantage',
    lasting: true,
    own: {
      more: { en: 'secures you the Advantage card', fr: 'vous assure la carte Avantage' },
      less: { en: 'costs you the Advantage card', fr: 'vous coûte la carte Avantage' },
    },
    foe: {
      more: {
        en: 'leaves the Advantage card to <your opponent|an opponent>',
        fr: 'laisse la carte Avantage à <l’adversaire|un adversaire>',
      },
      less: {
        en: 'takes the Advantage card from <your opponent|an opponent>',
        fr: 'prend la carte Avantage à <l’adversaire|un adversaire>',
      },
    },
  },
  extraTurn: {
    topic: 'turn',
    byItself: true,
    again: true,
    own: {
      more: {
        en: 'gives you {n} additional {turn|turns}',
        fr: 'vous donne {n} {tour supplémentaire|tours supplémentaires}',
      },
      less: {
        en: 'costs you {n} additional {turn|turns}',
        fr: 'vous coûte {n} {tour supplémentaire|tours supplémentaires}',
      },
    },
    foe: {
      more: {
        en: 'gives <your opponent|an opponent> {n} additional {turn|turns}',
        fr: 'donne à <l’adversaire|un adversaire> {n} {tour supplémentaire|tours supplémentaires}',
      },
      less: {
        en: 'costs <your opponent|an opponent> {n} additional {turn|turns}',
        fr: 'coûte à <l’adversaire|un adversaire> {n} {tour supplémentaire|tours supplémentaires}',
      },
    },
  },
  turnGiven: {
    topic: 'turn',
    byItself: true,
    liked: 'less',
    own: {
      more: {
        en: 'leaves your <opponent|opponents> {n} more {turn|turns}',
        fr: 'laisse <à l’adversaire|aux adversaires> {n} {tour|tours} de plus',
      },
      less: {
        en: 'leaves your <opponent|opponents> {n} {turn|turns} fewer',
        fr: 'laisse <à l’adversaire|aux adversaires> {n} {tour|tours} de moins',
      },
    },
    foe: {
      more: {
        en: 'leaves more turns to those who have not passed',
        fr: 'laisse plus de tours à ceux qui n’ont pas passé',
      },
      less: {
        en: 'leaves fewer turns to those who have not passed',
        fr: 'laisse moins de tours à ceux qui n’ont pas passé',
      },
    },
  },
  towardsFifteen: {
    topic: 'fifteen',
    own: {
      more: {
        en: 'brings you closer to the fifteen goblins that win',
        fr: 'vous rapproche des quinze gobelins qui font gagner',
      },
      less: {
        en: 'takes you further from the fifteen goblins that win',
        fr: 'vous éloigne des quinze gobelins qui font gagner',
      },
    },
    foe: {
      more: {
        en: 'brings <your opponent|an opponent> closer to the fifteen goblins that win',
        fr: 'rapproche <l’adversaire|un adversaire> des quinze gobelins qui font gagner',
      },
      less: {
        en: 'keeps <your opponent|an opponent> further from the fifteen goblins that win',
        fr: 'éloigne <l’adversaire|un adversaire> des quinze gobelins qui font gagner',
      },
    },
  },
  towardsNine: {
    topic: 'nine',
    own: {
      more: {
        en: 'brings you closer to the nine goblins of one clan that win',
        fr: 'vous rapproche des neuf gobelins d’un clan qui font gagner',
      },
      less: {
        en: 'takes you further from the nine goblins of one clan that win',
        fr: 'vous éloigne des neuf gobelins d’un clan qui font gagner',
      },
    },
    foe: {
      more: {
        en: 'brings <your opponent|an opponent> closer to the nine goblins of one clan that win',
        fr: 'rapproche <l’adversaire|un adversaire> des neuf gobelins d’un clan qui font gagner',
      },
      less: {
        en: 'keeps <your opponent|an opponent> further from the nine goblins of one clan that win',
        fr: 'éloigne <l’adversaire|un adversaire> des neuf gobelins d’un clan qui font gagner',
      },
    },
  },
};
