/** The lesson of GOSU Tactics: goblins, links, mutation. */
import type { Words } from '../i18n/language.ts';

export const TACTICS_WORDS = {
  title: { en: 'Goblins and links', fr: 'Gobelins et liens' },
  about: {
    en: 'Place, link, mutate, pass: a round of GOSU Tactics.',
    fr: 'Poser, lier, muter, passer : une manche de GOSU Tactics.',
  },
  first: {
    en: 'Place Tracker, your first goblin.',
    fr: 'Posez Pisteur, votre premier gobelin.',
  },
  firstWhy: {
    en: 'All players share one deck and one discard pile. Each turn you place a goblin, mutate one, or pass. The first goblin of an army is free. It goes to the first empty place of its row, and its arrival power happens at once: you draw a card.',
    fr: 'Tout le monde partage une pioche et une défausse. À chaque tour, vous posez un gobelin, en faites muter un, ou passez. Le premier gobelin d’une armée est gratuit. Il va à la première place vide de sa ligne, et son pouvoir d’arrivée a lieu aussitôt : vous piochez une carte.',
  },
  second: { en: 'Place Tracker X beside it.', fr: 'Posez Pisteur X à côté.' },
  secondWhy: {
    en: 'Free as well: its clan, the Alphas, is already face up in your first row. Of another clan it would cost 2 cards. The X of a family also has a link, with the sides it listens on: right and above.',
    fr: 'Gratuit aussi : son clan, les Alphas, est déjà face visible sur votre première ligne. D’un autre clan, il coûterait 2 cartes. Le X d’une famille a aussi un lien, avec les côtés qu’il écoute : à droite et au-dessus.',
  },
  link: {
    en: 'Place Packmate to its right, and see the link fire.',
    fr: 'Posez Frère de meute à sa droite, et voyez le lien agir.',
  },
  linkWhy: {
    en: 'When a goblin of the same clan arrives on a side that a link listens on, the link acts. First comes the arrival of Packmate: of five cards you keep one. Then the link of Tracker X: you draw one more.',
    fr: 'Quand un gobelin du même clan arrive du côté qu’un lien écoute, le lien agit. D’abord l’arrivée de Frère de meute : de cinq cartes, vous en gardez une. Puis le lien de Pisteur X : vous en piochez encore une.',
  },
  pick: {
    en: 'Keep one of the five cards: any will do.',
    fr: 'Gardez l’une des cinq cartes : n’importe laquelle.',
  },
  mutate: {
    en: 'Mutate: choose Shackler in your hand, then Tracker in your army.',
    fr: 'Mutation : choisissez Enchaîneur dans votre main, puis Pisteur dans votre armée.',
  },
  mutateWhy: {
    en: 'A mutation replaces a goblin by another of its level, of any clan and any other name. It costs as many discarded cards as the arrows on the old goblin say: 2 here.',
    fr: 'Une mutation remplace un gobelin par un autre de son niveau, de n’importe quel clan et d’un autre nom. Elle coûte autant de cartes défaussées que le disent les flèches de l’ancien : 2 ici.',
  },
  discard: {
    en: 'Choose a card to discard: any but Champion.',
    fr: 'Choisissez une carte à défausser : n’importe laquelle, sauf Champion.',
  },
  target: { en: 'Imprison Archivist.', fr: 'Emprisonnez Archiviste.' },
  targetWhy: {
    en: 'Shackler imprisons a goblin of level 1 or 2: until the next round it lies face down, without strength, powers or clan. Destruction, another power, hits only OPEN goblins: those with none above and none to their right. Powers are mandatory, also where only your own goblins are left to hit.',
    fr: 'Enchaîneur emprisonne un gobelin de niveau 1 ou 2 : jusqu’à la manche suivante, il est face cachée, sans puissance, ni pouvoirs, ni clan. La Destruction, un autre pouvoir, ne touche que les gobelins LIBRES : sans gobelin au-dessus ni à droite. Les pouvoirs sont obligatoires, même s’il ne reste que vos propres gobelins à toucher.',
  },
  hero: {
    en: 'Place Champion, a goblin of level 2.',
    fr: 'Posez Champion, un gobelin de niveau 2.',
  },
  heroWhy: {
    en: 'Level 2 is free, needs its clan face up below, and counts 3. There are never more goblins in a row than in the row below it. Champion draws as many cards as there are clans face up in your army, then takes the Advantage card: you have one more turn now, begin the next round, and win a tied battle.',
    fr: 'Le niveau 2 est gratuit, demande son clan face visible en dessous, et compte 3. Il n’y a jamais plus de gobelins sur une ligne que sur celle d’en dessous. Champion fait piocher autant de cartes qu’il y a de clans face visible dans votre armée, puis prendre la carte Avantage : vous jouez encore un tour, commencez la manche suivante et gagnez une bataille à égalité.',
  },
  pass: { en: 'Pass: the battle is yours.', fr: 'Passez : la bataille est à vous.' },
  passWhy: {
    en: 'Passing is final for the round. The opponent has passed, so the battle comes at once. The strongest army takes a victory point, and 3 points win the game. Armies stay as they are.',
    fr: 'Passer est définitif pour la manche. L’adversaire a passé : la bataille a lieu aussitôt. L’armée la plus puissante gagne un point de victoire, et 3 points font gagner la partie. Les armées restent comme elles sont.',
  },
  done: {
    en: 'You have won the battle. You also win at once with 15 goblins, or with 9 face-up goblins of one clan. Two to four can play.',
    fr: 'Vous avez gagné la bataille. On gagne aussi aussitôt avec 15 gobelins, ou avec 9 gobelins face visible d’un même clan. On joue de deux à quatre.',
  },
} as const satisfies Words;
