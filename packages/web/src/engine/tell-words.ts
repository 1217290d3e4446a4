/** The words of the text mode: its commands in both languages, and what they answer with. */
import { phrasebook } from '@open-gosu/kernel';

export type CommandName =
  | 'help'
  | 'hand'
  | 'army'
  | 'open'
  | 'discard'
  | 'score'
  | 'moves'
  | 'last'
  | 'read';

/** What may be typed for each: English, French, and shorter forms. */
export const COMMANDS: { readonly [C in CommandName]: readonly string[] } = {
  help: ['help', 'aide', '?'],
  hand: ['hand', 'main'],
  army: ['army', 'armée', 'armee'],
  open: ['open', 'libres', 'libre'],
  discard: ['discards', 'défausse', 'defausse'],
  score: ['score', 'points'],
  moves: ['moves', 'coups'],
  last: ['last', 'dernier', 'derniers'],
  read: ['read', 'lire'],
};

/** Words for answers beside those of the notation: French ones, and what text mode calls a token and a reaction. */
const VERBS: { readonly [word: string]: string } = {
  choisir: 'pick',
  cible: 'target',
  cibler: 'target',
  défausser: 'discard',
  dépenser: 'spend',
  activer: 'activate',
  token: 'activate',
  jeton: 'activate',
  fini: 'done',
  garder: 'keep',
  joueur: 'seat',
  jouer: 'play',
  merveille: 'wonder',
  muter: 'shift',
  niveau: 'level',
  nom: 'name',
  nommer: 'card',
  non: 'no',
  ordre: 'order',
  oui: 'yes',
  passer: 'pass',
  poser: 'play',
  prendre: 'take',
  react: 'use',
  réagir: 'use',
  relève: 'shift',
  renoncer: 'decline',
  tuile: 'tile',
  utiliser: 'use',
};

const ACCENTS = /\p{M}/gu;
const plain = (word: string): string => word.toLowerCase().normalize('NFD').replace(ACCENTS, '');
const PLAIN_VERBS = new Map(Object.entries(VERBS).map(([word, verb]) => [plain(word), verb]));

/** The text with its first word in the notation, where it is one of those above. */
export function inNotation(text: string): string {
  const [, word = '', rest = ''] = /^\s*(\S+)(.*)$/s.exec(text) ?? [];
  const verb = PLAIN_VERBS.get(plain(word));
  return verb === undefined
    ? text
    : `${verb}${rest.replace(/ depuis (?:la )?d[ée]fausse\s*$/i, ' from discard')}`;
}

/** Whose army: one's own, or the next opponent's. */
export const MINE: readonly string[] = ['', 'me', 'mine', 'moi', 'own'];
export const OPPOSING: readonly string[] = ['opp', 'opponent', 'adv', 'adverse', 'adversaire'];

export const TELL_WORDS = {
  unknown: {
    en: 'no command is called "{word}"; "help" lists them',
    fr: 'aucune commande ne s’appelle « {word} » ; « aide » les donne',
  },
  helpHand: { en: 'hand: your cards', fr: 'main : vos cartes' },
  helpArmy: {
    en: 'army me, army opp, army 1 to {n}: an army, row by row',
    fr: 'armée moi, armée adv, armée 1 à {n} : une armée, ligne par ligne',
  },
  helpOpen: {
    en: 'open: the OPEN cards of every army',
    fr: 'libres : les cartes LIBRES de chaque armée',
  },
  helpDiscard: { en: 'discards: the discard piles', fr: 'défausse : les défausses' },
  helpScore: {
    en: 'score: forces, and the way to every victory',
    fr: 'score : les forces, et le chemin vers chaque victoire',
  },
  helpMoves: {
    en: 'moves: every answer you can give, with its number',
    fr: 'coups : toutes les réponses possibles, avec leur numéro',
  },
  helpLast: {
    en: 'last: what happened since your last decision',
    fr: 'dernier : ce qui s’est passé depuis votre dernière décision',
  },
  helpRead: { en: 'read <card>: a card in full', fr: 'lire <carte> : une carte en entier' },
  helpAnswer: {
    en: 'Anything else is an answer, by its number or in the notation: "play elle", "pass".',
    fr: 'Tout le reste est une réponse, par son numéro ou dans la notation : « play elle », « pass ».',
  },

  noHand: { en: 'Your hand is empty.', fr: 'Votre main est vide.' },
  unseated: {
    en: 'You have no seat at this table.',
    fr: 'Vous n’avez pas de place à cette table.',
  },
  handCard: { en: '{card}', fr: '{card}' },
  cannot: { en: '{card}: {reason}', fr: '{card} : {reason}' },
  hidden: { en: '{n:hidden card|hidden cards}', fr: '{n:carte cachée|cartes cachées}' },
  handOf: { en: 'Hand of {who}: {cards}', fr: 'Main de {who} : {cards}' },
  armyOf: { en: 'Army of {who}, force {n}', fr: 'Armée de {who}, force {n}' },
  noArmy: { en: 'no such army: there are {n}', fr: 'pas d’armée de ce nom : il y en a {n}' },
  emptyArmy: { en: 'No card in play.', fr: 'Aucune carte en jeu.' },
  row: { en: '{level}: {cards}', fr: '{level} : {cards}' },
  cell: { en: '{spot} {card}', fr: '{spot} {card}' },
  between: { en: '; ', fr: ' ; ' },
  value: { en: 'value {n}', fr: 'valeur {n}' },
  strength: { en: 'strength {n}', fr: 'puissance {n}' },
  shift: { en: 'shift {n}', fr: 'relève {n}' },
  mutation: { en: 'mutation {n}', fr: 'mutation {n}' },
  tokens: { en: '{n} of {of:token|tokens}', fr: '{n} sur {of:jeton|jetons}' },
  isOpen: { en: 'OPEN', fr: 'LIBRE' },
  captured: { en: 'captured', fr: 'capturée' },
  imprisoned: { en: 'imprisoned', fr: 'emprisonné' },
  ethereal: { en: 'Ethereal', fr: 'Éthérée' },
  bounty: { en: 'Bounty', fr: 'Prime' },
  openOf: { en: '{who}: {cards}', fr: '{who} : {cards}' },
  none: { en: 'none', fr: 'aucune' },
  pileOf: {
    en: 'Discard pile of {who}, top last: {cards}',
    fr: 'Défausse de {who}, dessus en dernier : {cards}',
  },
  pile: { en: 'Discard pile, top last: {cards}', fr: 'Défausse, dessus en dernier : {cards}' },
  forceOf: { en: '{who}: force {n}', fr: '{who} : force {n}' },
  way: { en: '{label}: {now} of {goal}', fr: '{label} : {now} sur {goal}' },
  wayClose: {
    en: '{label}: {now} of {goal}, one step away',
    fr: '{label} : {now} sur {goal}, à un pas',
  },
  roundIs: { en: 'Round {n}.', fr: 'Manche {n}.' },
  move: { en: '{n}. {label} ({notation})', fr: '{n}. {label} ({notation})' },
  noMoves: {
    en: 'There is nothing for you to decide. {waiting}',
    fr: 'Vous n’avez rien à décider. {waiting}',
  },
  nothingYet: { en: 'Nothing has happened yet.', fr: 'Il ne s’est encore rien passé.' },
  whichCard: { en: 'which card? "read elle"', fr: 'quelle carte ? « lire elle »' },
  noCard: { en: 'no card is called "{word}"', fr: 'aucune carte ne s’appelle « {word} »' },
  severalCards: { en: '"{word}" may be {cards}', fr: '« {word} » peut être {cards}' },
  noShift: { en: 'no shift', fr: 'sans relève' },
  noMutation: { en: 'no mutation', fr: 'sans mutation' },
  icons: {
    en: '{n:activation icon|activation icons}',
    fr: '{n:icône d’activation|icônes d’activation}',
  },
  term: { en: '{name}: {gloss}', fr: '{name} : {gloss}' },
  ruling: { en: '{rule}: {text}', fr: '{rule} : {text}' },
} as const;

export const tellIn = phrasebook(TELL_WORDS);
