/**
 * The rulings on cards (C1 to C34 of docs/rules/gosu-x-cards.md) as a reader of a card meets them: each with the cards it
 * concerns, in our own words. A ruling that says several things of several cards stands here once for each.
 */
import { type Lang, type Text, typeset } from '@open-gosu/kernel';
import { LATER_RULINGS } from './rulings-more.ts';

export interface RulingDef {
  readonly rule: `C${number}`;
  /** Ids. */
  readonly cards: readonly string[];
  readonly text: Text;
}

export interface RulingText {
  readonly rule: string;
  readonly text: string;
}

const COPIERS = ['dark-cultists', 'abhilasha', 'free', 'dancing-dragon', 'nio', 'valeen', 'xian'];
const LEADERS = [
  'justice',
  'abhilasha',
  'tomorrow',
  'narashima',
  'galmi',
  'phoenix',
  'goan-sul',
  'xian',
];

const FIRST_RULINGS: readonly RulingDef[] = [
  {
    rule: 'C1',
    cards: ['petal-faeries'],
    text: {
      en: 'The effect is mandatory, even against your own Bounty card. With no Bounty card in play the card may still be played: only the tokens come back.',
      fr: 'L’effet est obligatoire, même contre votre propre carte Prime. Sans carte Prime en jeu, la carte peut tout de même être jouée : seuls les jetons reviennent.',
    },
  },
  {
    rule: 'C2',
    cards: ['she-rift', 'galmi-avatar', 'hemro', 'petal-faeries'],
    text: {
      en: 'The Bounty token makes the face-up card that bears it a Bounty card for everything: drawing, Galmi (Avatar), Hemro (2 cards in all) and Petal Faeries.',
      fr: 'Le jeton Prime fait de la carte face visible qui le porte une carte Prime à tous égards : pour piocher, pour Galmi (Avatar), pour Hemro (2 cartes en tout) et pour Les fées pétale.',
    },
  },
  {
    rule: 'C3',
    cards: ['quae'],
    text: {
      en: 'The whole difference is sacrificed, one card at a time, each OPEN at that moment: 9 cards against 4 make 5 sacrifices.',
      fr: 'Toute la différence est sacrifiée, une carte à la fois, chacune LIBRE à ce moment : 9 cartes contre 4 font 5 sacrifices.',
    },
  },
  {
    rule: 'C4',
    cards: ['bhj-phoenix', 'phoenix', 'phoenix-eliana', 'phoenix-immortal'],
    text: {
      en: 'Byun Hyung Ja (Phoenix) wants the three cards named Phoenix face up: Phoenix, Phoenix (Eliana) and Phoenix (Immortal). The token is unlocked only if this effect did capture Byun Hyung Ja.',
      fr: 'Byun Hyung Ja (Phoenix) demande les trois cartes nommées Phoenix face visible : Phoenix, Phoenix (Eliana) et Phoenix (Immortal). Le jeton n’est débloqué que si cet effet a bien capturé Byun Hyung Ja.',
    },
  },
  {
    rule: 'C5',
    cards: ['volantis', 'quae'],
    text: {
      en: 'On a tie nobody has more: nothing is sacrificed or discarded. Captured cards are cards in play.',
      fr: 'En cas d’égalité, personne n’en a plus : rien n’est sacrifié ni défaussé. Les cartes capturées sont des cartes en jeu.',
    },
  },
  {
    rule: 'C6',
    cards: COPIERS,
    text: {
      en: 'A copy takes the effect alone, no keyword and no ongoing effect. It resolves as an effect of the card that copies: "you", "this card", "this row", "adjacent" and X belong to that card.',
      fr: 'Une copie ne prend que l’effet, ni mot-clé ni effet permanent. Il est résolu comme un effet de la carte qui copie : « vous », « cette carte », « cette ligne », « adjacente » et X sont ceux de cette carte.',
    },
  },
  {
    rule: 'C6',
    cards: COPIERS,
    text: {
      en: 'Only a face-up card with an effect can be chosen, in a discard pile any card with an effect; if there is one, one must be chosen. A chain of copies takes neither the card that began it nor the same card twice; Echo begins a new chain.',
      fr: 'On ne peut choisir qu’une carte face visible qui a un effet, dans une défausse n’importe quelle carte qui en a un ; s’il y en a une, il faut choisir. Une chaîne de copies ne prend ni la carte qui l’a commencée ni deux fois la même ; Écho commence une nouvelle chaîne.',
    },
  },
  {
    rule: 'C7',
    cards: ['nio', 'shadow'],
    text: {
      en: 'Adjacent means directly left, right, above or below, in the army of this card.',
      fr: 'Adjacente veut dire juste à gauche, à droite, au-dessus ou au-dessous, dans l’armée de cette carte.',
    },
  },
  {
    rule: 'C7',
    cards: ['dark-cultists', 'wiindz', 'thousand-faces', 'dalisteer', 'kno-bo'],
    text: {
      en: 'This row and this column are those of the army of this card.',
      fr: 'Cette ligne et cette colonne sont celles de l’armée de cette carte.',
    },
  },
  {
    rule: 'C8',
    cards: ['aat'],
    text: {
      en: 'While its mirror is face up, Aat has the keywords, effect, ongoing effect and icons printed on it, and nothing otherwise. Its own name, clan, level, shift cost and value stay.',
      fr: 'Tant que son miroir est face visible, Aat a les mots-clés, l’effet, l’effet permanent et les icônes qui y sont imprimés, et rien sinon. Son nom, son clan, son niveau, son coût de relève et sa valeur restent.',
    },
  },
  {
    rule: 'C8',
    cards: ['aat'],
    text: {
      en: 'On entering play Aat resolves the effect its mirror has at that moment; a mirror that comes later triggers nothing. A mirror Aat gives nothing, nor does a Force of will text. Tokens beyond the new number of icons stay.',
      fr: 'En entrant en jeu, Aat résout l’effet qu’a son miroir à ce moment ; un miroir arrivé plus tard ne déclenche rien. Un Aat en miroir ne donne rien, un texte de Force de Volonté non plus. Les jetons au-delà du nouveau nombre d’icônes restent.',
    },
  },
  {
    rule: 'C9',
    cards: ['arrows-of-justice'],
    text: {
      en: "You name one card of the opponent's clans, seen in the hand or not, both copies of a Troop included. The opponent can neither play it nor shift it in, from any zone, until the end of the next turn you take; Force of will is not playing.",
      fr: 'Vous nommez une carte des clans de l’adversaire, vue dans sa main ou non, les deux exemplaires d’une Troupe compris. L’adversaire ne peut ni la jouer ni la faire entrer par relève, d’où que ce soit, jusqu’à la fin du prochain tour que vous jouez ; utiliser Force de Volonté n’est pas jouer.',
    },
  },
  {
    rule: 'C10',
    cards: ['atalanta'],
    text: {
      en: 'It is asked right after the token is placed, before any choice of the effect, and not for a token that triggers nothing. Once cancelled, the token stays on the card, the effect does not happen, and Veteran still counts double.',
      fr: 'La question vient juste après la pose du jeton, avant tout choix de l’effet, et non pour un jeton qui ne déclenche rien. Après l’annulation, le jeton reste sur la carte, l’effet n’a pas lieu et Vétéran compte toujours double.',
    },
  },
  {
    rule: 'C11',
    cards: ['red-circle'],
    text: {
      en: 'It answers any capture or destruction of one of your cards, by your own effects too; not a shift, a sacrifice or a return to the deck. Nothing happens to the card and nothing is drawn for Bounty; the rest of the effect goes on.',
      fr: 'Il répond à toute capture ou destruction d’une de vos cartes, même par vos propres effets ; pas à une relève, à un sacrifice ou à un retour sur le deck. La carte ne subit rien et rien n’est pioché pour la Prime ; le reste de l’effet continue.',
    },
  },
  {
    rule: 'C12',
    cards: ['lava-goddesses', 'alpha', 'hemro', 'goan-sul', 'bhj-goan-sul', 'pangu'],
    text: {
      en: 'A Veteran without an icon may still take one Activation token, which triggers no effect (option X12.9).',
      fr: 'Un Vétéran sans icône peut tout de même recevoir un jeton d’activation, qui ne déclenche aucun effet (option X12.9).',
    },
  },
  {
    rule: 'C13',
    cards: ['phoenix-immortal'],
    text: {
      en: 'It may be played in any row under the conditions of that row, and counts there as what the row says for shape, cost and support. In every zone it matches any level asked for: the mulligan counts it as a Troop.',
      fr: 'Elle peut être jouée dans n’importe quelle ligne aux conditions de cette ligne, et y compte comme la ligne le dit pour la forme, le coût et le soutien. Dans toutes les zones elle convient à tout niveau demandé : le mulligan la compte comme une Troupe.',
    },
  },
  {
    rule: 'C13',
    cards: ['phoenix-immortal'],
    text: {
      en: 'It may be shifted in for a card of any level; shifted out, a card of the level of its row takes its place.',
      fr: 'Elle peut entrer par relève à la place d’une carte de n’importe quel niveau ; quand elle sort par relève, une carte du niveau de sa ligne prend sa place.',
    },
  },
  {
    rule: 'C14',
    cards: ['all-in-one', 'shennong', 'xian'],
    text: {
      en: 'A card of all three clans shares a clan with any card in the deck of its owner. Different clans among cards are counted over all the clans they have, and "destroy every OPEN card of a clan" hits it for any of the three.',
      fr: 'Une carte des trois clans partage un clan avec toute carte du deck de son propriétaire. Les clans différents de plusieurs cartes se comptent sur tous les clans qu’elles ont, et « détruire toutes les cartes LIBRES d’un clan » la touche pour chacun des trois.',
    },
  },
  {
    rule: 'C15',
    cards: ['nezha', 'bhj-abhilasha', 'bhj-tomorrow', 'bhj-phoenix', 'bhj-xian'],
    text: {
      en: 'Of several end-of-turn effects whose condition holds you choose which is resolved next, each once a turn; declining uses it up. The hand limit comes after them: a condition it makes true comes too late.',
      fr: 'Entre plusieurs effets de fin de tour dont la condition est remplie, vous choisissez le suivant, chacun une fois par tour ; y renoncer l’épuise. La limite de main vient après : une condition qu’elle remplit arrive trop tard.',
    },
  },
  {
    rule: 'C16',
    cards: ['bhj-narashima'],
    text: {
      en: 'It reacts only when an empty deck makes you shuffle your discard pile into a new one, not to Genious. In the Song for the Dead, if it survived the sacrifices, it unlocks a 3rd or 4th token; a 5th only by option X12.10.',
      fr: 'Elle ne réagit que lorsqu’un deck vide vous fait mélanger votre défausse pour en former un nouveau, pas à Genious. Pendant le Chant des Morts, si elle a survécu aux sacrifices, elle débloque un 3e ou un 4e jeton ; un 5e seulement selon l’option X12.10.',
    },
  },
  {
    rule: 'C17',
    cards: ['arpia', 'timer', 'phoenix-eliana'],
    text: {
      en: 'A Timer or an Arpia in play means face up, in either army.',
      fr: 'Un Timer ou une Arpia en jeu veut dire face visible, dans l’une ou l’autre armée.',
    },
  },
  {
    rule: 'C18',
    cards: [
      'petal-faeries',
      'cylak',
      'ecnalab',
      'nachiketa',
      'narashima-lion',
      'bombers',
      'orgah',
      'genious',
    ],
    text: {
      en: 'You do it first, then the opponent.',
      fr: 'Vous le faites d’abord, puis l’adversaire.',
    },
  },
  {
    rule: 'C19',
    cards: LEADERS,
    text: {
      en: 'The ongoing effect is off while the card is captured, and on again when it is released.',
      fr: 'L’effet permanent cesse tant que la carte est capturée, et reprend quand elle est libérée.',
    },
  },
];

export const RULINGS: readonly RulingDef[] = [...FIRST_RULINGS, ...LATER_RULINGS];

/** The rulings on a card, in the order of their numbers. */
export function rulingsOf(id: string, lang: Lang): RulingText[] {
  return RULINGS.filter(({ cards }) => cards.includes(id)).map(({ rule, text }) => ({
    rule,
    text: typeset(text[lang], lang),
  }));
}
