/** The second lesson: what else a turn can be. */
import type { Words } from '../i18n/language.ts';

export const TURN_WORDS = {
  title: { en: 'Shift, tokens, pass', fr: 'Relève, jetons, passer' },
  about: {
    en: 'Replace a card, use a card again, draw, and end your round.',
    fr: 'Remplacer une carte, s’en servir de nouveau, piocher, et finir sa manche.',
  },
  activate: {
    en: 'Place a token on Muraena: choose her in your army.',
    fr: 'Placez un jeton sur Muraena : choisissez-la dans votre armée.',
  },
  activateWhy: {
    en: 'You have 2 Activation tokens in hand; 2 more are locked. A token placed on a card with an icon, the small ring, resolves its effect once more: Muraena draws X cards again.',
    fr: 'Vous avez 2 jetons d’activation en main ; 2 autres sont bloqués. Un jeton placé sur une carte qui a une icône, le petit anneau, résout son effet une fois de plus : Muraena fait de nouveau piocher X cartes.',
  },
  shift: {
    en: 'Shift: choose Lava Goddesses in your hand, then Arpia in your army.',
    fr: 'Relève : choisissez Déesses de lave dans votre main, puis Arpia dans votre armée.',
  },
  shiftWhy: {
    en: 'A shift replaces a card of your army by one of the same level, of any clan. It costs as many discarded cards as the arrows on the old card say: 2 on Arpia. A token on it would make it cheaper.',
    fr: 'Une relève remplace une carte de votre armée par une autre du même niveau, de n’importe quel clan. Elle coûte autant de cartes défaussées que le disent les flèches de l’ancienne carte : 2 sur Arpia. Un jeton posé dessus la rendrait moins chère.',
  },
  discard: {
    en: 'Choose a card to discard: any will do.',
    fr: 'Choisissez une carte à défausser : n’importe laquelle.',
  },
  target: {
    en: 'Choose Atalanta to capture her.',
    fr: 'Choisissez Atalante pour la capturer.',
  },
  targetWhy: {
    en: 'The new card has entered play, so its effect is resolved: Lava Goddesses capture a Troop, OPEN or not. An effect is mandatory unless it says “you may”.',
    fr: 'La nouvelle carte est entrée en jeu : son effet est résolu. Déesses de lave capture une Troupe, LIBRE ou non. Un effet est obligatoire, sauf s’il dit « vous pouvez ».',
  },
  spend: {
    en: 'Spend your last token: Use tokens, then draw 1 card.',
    fr: 'Dépensez votre dernier jeton : Utiliser des jetons, puis piocher 1 carte.',
  },
  spendWhy: {
    en: 'Tokens also draw cards: 1 token draws 1, 2 tokens draw 3. With a token in your hand you may not be the first to pass.',
    fr: 'Les jetons font aussi piocher : 1 jeton, 1 carte ; 2 jetons, 3 cartes. Avec un jeton en main, on ne peut pas passer en premier.',
  },
  pass: { en: 'Pass.', fr: 'Passez.' },
  passWhy: {
    en: 'You are ahead and have no token left: end your round. The opponent then has at most 3 more turns, and the Great Battle begins. Passing early leaves them little time.',
    fr: 'Vous êtes en tête et n’avez plus de jeton : finissez votre manche. L’adversaire a alors 3 tours au plus, puis vient la Grande Bataille. Passer tôt lui laisse peu de temps.',
  },
  done: {
    en: 'You know all four things a turn can be: play, shift, use tokens, pass.',
    fr: 'Vous connaissez les quatre choses qu’un tour peut être : jouer, relever, utiliser des jetons, passer.',
  },
} as const satisfies Words;
