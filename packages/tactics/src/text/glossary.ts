/**
 * The words of the game that are neither a power nor a trigger, each with what it means and the rule that says so. A
 * text is two sentences at most; French ones need no no-break space.
 */
import type { Text } from '@open-gosu/kernel';

export interface GlossaryEntry {
  readonly id: string;
  readonly name: Text;
  readonly text: Text;
  /** The rule the text sums up. */
  readonly rule: string;
}

export const GLOSSARY: readonly GlossaryEntry[] = [
  {
    id: 'goblin',
    name: { en: 'goblin', fr: 'gobelin' },
    text: {
      en: 'A card of the deck, with a name, a level, a clan, powers and, if it can mutate, a mutation cost.',
      fr: 'Une carte de la pioche, avec un nom, un niveau, un clan, des pouvoirs et, si le gobelin peut muter, un coût de mutation.',
    },
    rule: 'T1.4',
  },
  {
    id: 'x',
    name: { en: 'X', fr: 'X' },
    text: {
      en: 'The third card of a family of level 1, stronger than the other two by a link. It has the same name as they do.',
      fr: 'La troisième carte d’une famille de niveau 1, plus forte que les deux autres grâce à un lien. Elle porte le même nom qu’elles.',
    },
    rule: 'T1.2',
  },
  {
    id: 'strength',
    name: { en: 'strength', fr: 'puissance' },
    text: {
      en: 'What a face-up goblin is worth in the Great Battle: 2 at level 1, 3 at level 2, 5 at level 3.',
      fr: 'Ce que vaut un gobelin face visible lors de la Grande Bataille, soit 2 au niveau 1, 3 au niveau 2 et 5 au niveau 3.',
    },
    rule: 'T1.2',
  },
  {
    id: 'army',
    name: { en: 'army', fr: 'armée' },
    text: {
      en: 'The goblins you have in play: one row for each level, 5 in a row at most, filled from the left.',
      fr: 'Les gobelins que vous avez en jeu, sur une ligne par niveau, 5 par ligne au plus, de gauche à droite.',
    },
    rule: 'T3.1',
  },
  {
    id: 'discard-pile',
    name: { en: 'discard pile', fr: 'défausse' },
    text: {
      en: 'Common to all players, face up; anybody may read it at any time. When the deck is empty, it is shuffled into a new one.',
      fr: 'Commune à tous les joueurs, face visible, et consultable à tout moment. Quand la pioche est vide, on mélange la défausse pour former une nouvelle pioche.',
    },
    rule: 'T1.1',
  },
  {
    id: 'deck',
    name: { en: 'deck', fr: 'pioche' },
    text: {
      en: 'The face-down pile all players draw from.',
      fr: 'La pile de cartes face cachée où piochent tous les joueurs.',
    },
    rule: 'T1.1',
  },
  {
    id: 'place',
    name: { en: 'place', fr: 'poser' },
    text: {
      en: 'To put a goblin from your hand into the row of its level. A goblin of level 1 whose clan is not face up in your level-1 row costs 2 discarded cards, but for the first of an empty army.',
      fr: 'Mettre en jeu un gobelin de votre main, dans la ligne de son niveau. Un gobelin de niveau 1 dont le clan n’est pas face visible dans votre ligne de niveau 1 coûte 2 cartes, à défausser de votre main, sauf si c’est le premier d’une armée vide.',
    },
    rule: 'T3.2',
  },
  {
    id: 'mutation',
    name: { en: 'mutation', fr: 'mutation' },
    text: {
      en: 'Discard as many cards as the mutation cost of your face-up goblin, then replace it by a goblin of the same level, of any clan and of another name, from your hand.',
      fr: 'Défaussez autant de cartes que le coût de mutation de votre gobelin face visible, puis remplacez-le par un gobelin de votre main, de même niveau, de n’importe quel clan et d’un autre nom.',
    },
    rule: 'T3.6',
  },
  {
    id: 'zombie-mutation',
    name: { en: 'zombie mutation', fr: 'mutation zombie' },
    text: {
      en: 'A mutation whose new goblin may come from the discard pile instead of your hand.',
      fr: 'Une mutation dont le nouveau gobelin peut venir de la défausse au lieu de votre main.',
    },
    rule: 'T3.6',
  },
  {
    id: 'pass',
    name: { en: 'pass', fr: 'passer' },
    text: {
      en: 'You are out for the rest of the round. After the first pass, every other player has 3 more turns at most.',
      fr: 'Vous ne jouez plus jusqu’à la fin de la manche. Une fois qu’un premier joueur a passé, chacun des autres a encore 3 tours au plus.',
    },
    rule: 'T3.8',
  },
  {
    id: 'additional-turn',
    name: { en: 'additional turn', fr: 'tour supplémentaire' },
    text: {
      en: 'A turn you take right after the present one. Additional turns add up, and do not count among the 3 that follow the first pass.',
      fr: 'Un tour que vous jouez juste après le tour en cours. Les tours supplémentaires se cumulent et ne comptent pas parmi les 3 tours qui restent une fois qu’un joueur a passé.',
    },
    rule: 'T6.8',
  },
  {
    id: 'open',
    name: { en: 'OPEN', fr: 'LIBRE' },
    text: {
      en: 'Said of a goblin with none above it and none to its right. Only OPEN goblins can be destroyed.',
      fr: 'Se dit d’un gobelin qui n’a ni gobelin au-dessus de lui ni gobelin à sa droite. Seuls les gobelins LIBRES peuvent être détruits.',
    },
    rule: 'T6.10',
  },
  {
    id: 'imprisoned',
    name: { en: 'imprisoned', fr: 'emprisonné' },
    text: {
      en: 'Turned face down: no strength, no powers, no clan, no mutation. All imprisoned goblins are released at the beginning of a round.',
      fr: 'Retourné face cachée, donc sans puissance, sans pouvoirs, sans clan et sans mutation. Tous les gobelins emprisonnés sont libérés au début d’une manche.',
    },
    rule: 'T6.11',
  },
  {
    id: 'advantage-card',
    name: { en: 'Advantage card', fr: 'carte Avantage' },
    text: {
      en: 'Its holder plays first in a round and wins a tie for first place in the Great Battle. It stays with its holder until somebody else takes it.',
      fr: 'Le joueur qui la possède commence la manche et l’emporte s’il est à égalité en tête de la Grande Bataille. Il la garde jusqu’à ce qu’un autre la prenne.',
    },
    rule: 'T4.1',
  },
  {
    id: 'great-battle',
    name: { en: 'Great Battle', fr: 'Grande Bataille' },
    text: {
      en: 'At the end of a round, the player whose army is the strongest takes a victory point. In a tie, a tied player who holds the Advantage card takes it alone, or else every tied player takes one.',
      fr: 'À la fin d’une manche, le joueur dont l’armée est la plus puissante gagne un point de victoire. En cas d’égalité, celui des joueurs à égalité qui possède la carte Avantage le gagne seul, sinon chacun d’eux en gagne un.',
    },
    rule: 'T4.1',
  },
  {
    id: 'victory-point',
    name: { en: 'victory point', fr: 'point de victoire' },
    text: {
      en: 'With 3 of them you win the game. Each one you have means one card fewer when you refill your hand.',
      fr: 'Avec 3 points de victoire, vous gagnez la partie. Chacun de ceux que vous avez vous fait piocher une carte de moins quand vous complétez votre main.',
    },
    rule: 'T4.2',
  },
  {
    id: 'instant-victory',
    name: { en: 'instant victory', fr: 'victoire immédiate' },
    text: {
      en: 'You win at once with 15 goblins in your army, imprisoned ones included, or with 9 face-up goblins of one clan.',
      fr: 'Vous gagnez aussitôt avec 15 gobelins dans votre armée, emprisonnés compris, ou avec 9 gobelins d’un même clan face visible.',
    },
    rule: 'T7.1',
  },
];
