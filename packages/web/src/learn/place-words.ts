/** The first lesson: cards come into play, and what they cost. */
import type { Words } from '../i18n/language.ts';

export const PLACE_WORDS = {
  title: { en: 'Place and pay', fr: 'Poser et payer' },
  about: {
    en: 'Troops, Heroes, what they cost, and what capturing means.',
    fr: 'Les Troupes, les Héros, ce qu’ils coûtent, et ce qu’est une capture.',
  },
  first: {
    en: 'Play Arpia: choose her in your hand, then confirm.',
    fr: 'Jouez Arpia : choisissez-la dans votre main, puis confirmez.',
  },
  firstWhy: {
    en: 'You build an army of three rows: Troops below, then Heroes, then Immortals. Each turn you do one thing. A card goes to the first empty place of its row, marked on the table. Your first Troop is free, and her effect happens at once: you draw a card.',
    fr: 'Vous levez une armée de trois lignes : les Troupes en bas, puis les Héros, puis les Immortels. À chaque tour, vous faites une seule chose. Une carte va à la première place vide de sa ligne, montrée sur la table. Votre première Troupe est gratuite, et son effet a lieu aussitôt : vous piochez une carte.',
  },
  second: { en: 'Play Muraena beside her.', fr: 'Jouez Muraena à côté d’elle.' },
  secondWhy: {
    en: 'A Troop is also free when a face-up Troop of its clan stands there already. Muraena draws X cards: X is the number of Activation tokens you own, 2 for now. Read any card by pointing at it, or by tapping it.',
    fr: 'Une Troupe est aussi gratuite quand une Troupe de son clan est déjà là, face visible. Muraena fait piocher X cartes : X est le nombre de jetons d’activation que vous possédez, 2 pour l’instant. Pour lire une carte, montrez-la ou touchez-la.',
  },
  hero: { en: 'Play Phoenix (Eliana), a Hero.', fr: 'Jouez Phoenix (Eliana), un Héros.' },
  heroWhy: {
    en: 'Heroes are free. They need a face-up Troop of their clan, and there are never more Heroes than Troops. A Troop counts 2 in battle, a Hero 3, an Immortal 5.',
    fr: 'Les Héros sont gratuits. Il leur faut une Troupe de leur clan face visible, et il n’y a jamais plus de Héros que de Troupes. Une Troupe compte 2 à la bataille, un Héros 3, un Immortel 5.',
  },
  pay: {
    en: 'Play Un’Go, a Troop of another clan.',
    fr: 'Jouez Un’Go, une Troupe d’un autre clan.',
  },
  payWhy: {
    en: 'Solok has captured Arpia: she lies face down, counts nothing and has no clan until she is released. Now strike back. A Troop of a clan you do not have yet costs 2 other cards of your hand.',
    fr: 'Solok a capturé Arpia : elle est face cachée, ne compte plus et n’a plus de clan, jusqu’à ce qu’elle soit libérée. À vous de riposter. Une Troupe d’un clan que vous n’avez pas encore coûte 2 autres cartes de votre main.',
  },
  discard: {
    en: 'Choose a card to discard: any will do.',
    fr: 'Choisissez une carte à défausser : n’importe laquelle.',
  },
  target: {
    en: 'Choose Solok: he goes back on top of his deck.',
    fr: 'Choisissez Solok : il retourne sur le dessus de son deck.',
  },
  targetWhy: {
    en: 'Un’Go sends away an OPEN card: one with no card above it and none to its right. Most of what hurts can hit OPEN cards only; capturing hits any.',
    fr: 'Un’Go renvoie une carte LIBRE : sans carte au-dessus d’elle ni à sa droite. Presque tout ce qui fait mal ne touche que les cartes LIBRES ; une capture peut toucher n’importe laquelle.',
  },
  done: {
    en: 'You know how cards come into play, what they cost, and what OPEN and captured mean.',
    fr: 'Vous savez comment les cartes entrent en jeu, ce qu’elles coûtent, et ce que veulent dire LIBRE et capturée.',
  },
} as const satisfies Words;
