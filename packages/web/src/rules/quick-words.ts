/** How to play in two minutes, in words; the pictures are in `diagrams.tsx`. */
import type { Words } from '../i18n/language.ts';

export const GOSU_X = {
  goalTitle: { en: 'How to win', fr: 'Comment gagner' },
  goal: {
    en: 'Each round ends with a Great Battle. The stronger army gains a Supremacy token, and two of them win the game.',
    fr: 'Chaque manche se termine par une Grande Bataille. L’armée la plus forte gagne un jeton de Suprématie, et deux jetons font gagner la partie.',
  },
  goalMore: {
    en: 'You also win at once with 15 face-up cards in your army, with a 5th Activation token, or by the special victories of Goan Sul and Justice.',
    fr: 'Vous gagnez aussi aussitôt avec 15 cartes face visible dans votre armée, avec un 5e jeton d’activation, ou par les victoires particulières de Goan Sul et de Justice.',
  },
  deckTitle: { en: 'Your three clans', fr: 'Vos trois clans' },
  deck: {
    en: 'You and your opponent take three of the eight clans each, 1-2-2-1, and shuffle them into a deck. The tiles of the two clans left over change the rules for both of you. You draw 7 cards.',
    fr: 'Vous et l’adversaire prenez chacun trois des huit clans, dans l’ordre 1-2-2-1, et les mélangez en un deck. Les tuiles des deux clans restants changent les règles pour vous deux. Vous piochez 7 cartes.',
  },
  armyTitle: { en: 'Your army', fr: 'Votre armée' },
  army: {
    en: 'Three rows of at most five cards, filled from the left. No row is longer than the one below it.',
    fr: 'Trois lignes de cinq cartes au plus, posées de gauche à droite. Aucune ligne n’est plus longue que celle du dessous.',
  },
  turnTitle: { en: 'Your turn: one action', fr: 'Votre tour : une action' },
  turn: {
    en: 'Play a card, make a shift, use Activation tokens, or pass. A card’s effect is resolved when it enters play; it is mandatory unless it says “you may”.',
    fr: 'Jouez une carte, faites une relève, utilisez des jetons d’activation, ou passez. L’effet d’une carte est résolu quand elle entre en jeu ; il est obligatoire, sauf s’il dit « vous pouvez ».',
  },
  costTitle: { en: 'What it costs', fr: 'Ce que cela coûte' },
  battleTitle: { en: 'Pass, then battle', fr: 'Passer, puis se battre' },
  battle: {
    en: 'Without Activation tokens in hand you may pass first; the opponent then has at most 3 more turns. Add up the face-up cards: the higher sum wins, a tie goes to the holder of the Wonder token.',
    fr: 'Sans jeton d’activation en main, vous pouvez passer en premier ; l’adversaire a alors encore 3 tours au plus. Additionnez les cartes face visible : la plus haute somme gagne, l’égalité revient à qui a le jeton Merveille.',
  },
  songTitle: { en: 'Song for the Dead', fr: 'Chant des Morts' },
  song: {
    en: 'Captured cards are released. The winner, then the loser, sacrifices half of their cards, rounded up, one OPEN card at a time. Both draw up to 7, all tokens come back, and the loser begins the next round.',
    fr: 'Les cartes capturées sont libérées. Le vainqueur, puis le perdant, sacrifie la moitié de ses cartes, arrondie à l’unité supérieure, une carte LIBRE à la fois. Chacun pioche jusqu’à avoir 7 cartes, tous les jetons reviennent, et le perdant commence la manche suivante.',
  },
  openTitle: { en: 'OPEN cards', fr: 'Cartes LIBRES' },
  open: {
    en: 'A card with none above it and none to its right is OPEN. Only OPEN cards can be destroyed or sacrificed. Any card can be captured: it lies face down, worth nothing, until it is released.',
    fr: 'Une carte qui n’a ni carte au-dessus d’elle ni carte à sa droite est LIBRE. Seules les cartes LIBRES peuvent être détruites ou sacrifiées. Toute carte peut être capturée : elle est retournée face cachée et ne vaut plus rien, jusqu’à ce qu’elle soit libérée.',
  },
} as const satisfies Words;

export const TACTICS = {
  goalTitle: GOSU_X.goalTitle,
  goal: {
    en: 'Each round ends with a Great Battle. The strongest army takes a victory point, and 3 of them win the game.',
    fr: 'Chaque manche se termine par une Grande Bataille. L’armée la plus puissante gagne un point de victoire, et 3 points font gagner la partie.',
  },
  goalMore: {
    en: 'You also win at once with 15 goblins in your army, or with 9 face-up goblins of one clan.',
    fr: 'Vous gagnez aussi aussitôt avec 15 gobelins dans votre armée, ou avec 9 gobelins face visible d’un même clan.',
  },
  deckTitle: { en: 'One deck for all', fr: 'Une pioche pour tous' },
  deck: {
    en: 'Two to four players draw from one deck of 75 goblins and share one discard pile. You draw 10 cards and keep 7. Whoever has the Advantage card begins.',
    fr: 'De deux à quatre joueurs piochent dans une même pioche de 75 gobelins et partagent une même défausse. Vous piochez 10 cartes et en gardez 7. Qui a la carte Avantage commence.',
  },
  armyTitle: GOSU_X.armyTitle,
  army: {
    en: 'Three rows of at most five goblins, filled from the left. No row is longer than the one below it.',
    fr: 'Trois lignes de cinq gobelins au plus, posés de gauche à droite. Aucune ligne n’est plus longue que celle du dessous.',
  },
  turnTitle: GOSU_X.turnTitle,
  turn: {
    en: 'Place a goblin, mutate one, or pass. Passing is final for the round; every other player then has at most 3 more turns.',
    fr: 'Posez un gobelin, faites-en muter un, ou passez. Passer est définitif pour la manche ; chacun des autres joueurs a alors encore 3 tours au plus.',
  },
  costTitle: GOSU_X.costTitle,
  powersTitle: { en: 'Powers', fr: 'Pouvoirs' },
  powers: {
    en: 'A power acts when its goblin arrives, when it mutates and leaves, or by a link: when another goblin of its clan arrives beside it, on one of the sides shown.',
    fr: 'Un pouvoir agit quand son gobelin arrive, quand il mute et s’en va, ou par un lien : quand un autre gobelin de son clan arrive à côté de lui, de l’un des côtés indiqués.',
  },
  openTitle: { en: 'OPEN goblins', fr: 'Gobelins LIBRES' },
  open: {
    en: 'A goblin with none above it and none to its right is OPEN. Only OPEN goblins can be destroyed. Any goblin can be imprisoned: it lies face down, worth nothing, until it is released.',
    fr: 'Un gobelin qui n’a ni gobelin au-dessus de lui ni gobelin à sa droite est LIBRE. Seuls les gobelins LIBRES peuvent être détruits. Tout gobelin peut être emprisonné : il est retourné face cachée et ne vaut plus rien, jusqu’à ce qu’il soit libéré.',
  },
  battleTitle: { en: 'The Great Battle', fr: 'La Grande Bataille' },
  battle: {
    en: 'Add up the face-up goblins. A tie goes to the tied player who holds the Advantage card, otherwise each of them takes a point. Armies stay as they are; each draws up to 7 cards minus their victory points.',
    fr: 'Additionnez les gobelins face visible. L’égalité revient à celui des joueurs à égalité qui a la carte Avantage ; sinon, chacun d’eux gagne un point. Les armées restent comme elles sont ; chacun pioche jusqu’à avoir 7 cartes moins ses points de victoire.',
  },
} as const satisfies Words;

/** What the pictures and the table of costs say. */
export const PICTURES = {
  rowsX: {
    en: '{level, select, 3 {Immortals} 2 {Heroes} other {Troops}}',
    fr: '{level, select, 3 {Immortels} 2 {Héros} other {Troupes}}',
  },
  rowsTactics: { en: 'Level {level}', fr: 'Niveau {level}' },
  army: {
    en: 'Picture: an army of four cards in the bottom row, worth 2 each, two above them, worth 3 each, and one on top, worth 5. The next card of each row goes to its leftmost empty place: the fifth place of the bottom row, the third of the middle row, the second of the top row.',
    fr: 'Image : une armée de quatre cartes sur la ligne du bas, qui valent 2 chacune, deux au-dessus, qui valent 3 chacune, et une en haut, qui vaut 5. La prochaine carte de chaque ligne va dans l’emplacement vide le plus à gauche : le cinquième de la ligne du bas, le troisième de celle du milieu, le deuxième de celle du haut.',
  },
  armyCaption: {
    en: 'The next card of a row goes to the place marked +. The numbers are what a card counts in battle: a full column is worth 10.',
    fr: 'La prochaine carte d’une ligne va à la place marquée +. Les nombres sont ce que compte une carte en bataille : une colonne pleine vaut 10.',
  },
  open: {
    en: 'Picture: of the same army, three cards are OPEN: the last card of each row. The second card of the bottom row is captured.',
    fr: 'Image : dans la même armée, trois cartes sont LIBRES : la dernière carte de chaque ligne. La deuxième carte de la ligne du bas est capturée.',
  },
  openTactics: {
    en: 'Picture: of the same army, three goblins are OPEN: the last one of each row. The second goblin of the bottom row is imprisoned.',
    fr: 'Image : dans la même armée, trois gobelins sont LIBRES : le dernier de chaque ligne. Le deuxième gobelin de la ligne du bas est emprisonné.',
  },
  openMark: { en: 'OPEN', fr: 'LIBRE' },
  link: {
    en: 'Picture: a goblin with a link to its right and above; arrows point to the two places where a goblin of its clan sets it off.',
    fr: 'Image : un gobelin qui a un lien à droite et au-dessus ; des flèches montrent les deux places où un gobelin de son clan le déclenche.',
  },
  what: { en: 'What you do', fr: 'Ce que vous faites' },
  needs: { en: 'What it takes', fr: 'Ce qu’il faut' },
  cost: { en: 'Cost', fr: 'Coût' },
  free: { en: 'free', fr: 'gratuit' },
  cardsCost: {
    en: '{count, plural, one {# card} other {# cards}}',
    fr: '{count, plural, one {# carte} other {# cartes}}',
  },
  firstTroop: { en: 'First Troop', fr: 'Première Troupe' },
  firstTroopNeeds: {
    en: 'you have no face-up Troop',
    fr: 'vous n’avez aucune Troupe face visible',
  },
  sameTroop: { en: 'Troop of a clan you have', fr: 'Troupe d’un clan présent' },
  sameTroopNeeds: { en: 'a face-up Troop of its clan', fr: 'une Troupe face visible de son clan' },
  newTroop: { en: 'Troop of a new clan', fr: 'Troupe d’un nouveau clan' },
  newTroopNeeds: { en: 'other cards to discard', fr: 'd’autres cartes à défausser' },
  hero: { en: 'Hero', fr: 'Héros' },
  heroNeeds: {
    en: 'a face-up Troop of its clan; fewer Heroes than Troops',
    fr: 'une Troupe face visible de son clan ; moins de Héros que de Troupes',
  },
  immortal: { en: 'Immortal', fr: 'Immortel' },
  immortalNeeds: {
    en: 'a face-up Troop and Hero of its clan; fewer Immortals than Heroes',
    fr: 'une Troupe et un Héros face visible de son clan ; moins d’Immortels que de Héros',
  },
  shift: { en: 'Shift', fr: 'Relève' },
  shiftNeeds: {
    en: 'a card of the same level, any clan; 1 fewer for each token on the old card',
    fr: 'une carte de même niveau, de n’importe quel clan ; 1 de moins par jeton sur l’ancienne carte',
  },
  shiftCost: { en: 'the old card’s shift cost', fr: 'le coût de relève de l’ancienne carte' },
  draw: { en: 'Draw 1 card, or 3', fr: 'Piocher 1 carte, ou 3' },
  drawNeeds: { en: 'Activation tokens in hand', fr: 'des jetons d’activation en main' },
  drawCost: { en: '1 token, or 2', fr: '1 jeton, ou 2' },
  activate: { en: 'Activate a card', fr: 'Activer une carte' },
  activateNeeds: {
    en: 'a free icon on it: its effect again',
    fr: 'une icône libre : son effet de nouveau',
  },
  activateCost: { en: '1 token', fr: '1 jeton' },
  firstGoblin: { en: 'First goblin', fr: 'Premier gobelin' },
  firstGoblinNeeds: { en: 'your army is empty', fr: 'votre armée est vide' },
  sameGoblin: { en: 'Level 1, clan you have', fr: 'Niveau 1, clan présent' },
  sameGoblinNeeds: {
    en: 'its clan face up in the level 1 row',
    fr: 'son clan face visible dans la ligne de niveau 1',
  },
  newGoblin: { en: 'Level 1, new clan', fr: 'Niveau 1, nouveau clan' },
  levelTwo: { en: 'Level 2', fr: 'Niveau 2' },
  levelTwoNeeds: {
    en: 'its clan face up in the level 1 row; fewer of level 2 than of level 1',
    fr: 'son clan face visible dans la ligne de niveau 1 ; moins de niveau 2 que de niveau 1',
  },
  levelThree: { en: 'Level 3', fr: 'Niveau 3' },
  levelThreeNeeds: {
    en: 'its clan face up in both rows below; fewer of level 3 than of level 2',
    fr: 'son clan face visible dans les deux lignes inférieures ; moins de niveau 3 que de niveau 2',
  },
  mutation: { en: 'Mutation', fr: 'Mutation' },
  mutationNeeds: {
    en: 'a goblin of the same level and another name, any clan',
    fr: 'un gobelin de même niveau et d’un autre nom, de n’importe quel clan',
  },
  mutationCost: {
    en: 'the old goblin’s mutation cost',
    fr: 'le coût de mutation de l’ancien gobelin',
  },
} as const satisfies Words;
