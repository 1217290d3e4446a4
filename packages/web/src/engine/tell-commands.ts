/** The commands of the text mode in both languages, and the words that lead to an answer. */
import { squash } from '@open-gosu/kernel';

export type CommandName =
  | 'help'
  | 'hand'
  | 'army'
  | 'open'
  | 'discard'
  | 'deck'
  | 'tiles'
  | 'clans'
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
  deck: ['deck', 'decks', 'pioche', 'pioches'],
  tiles: ['tiles', 'tuiles'],
  clans: ['clans'],
  score: ['score', 'points'],
  moves: ['moves', 'coups'],
  last: ['last', 'dernier', 'derniers'],
  read: ['read', 'lire'],
};

/** The command a word means; null for a word that is none. */
export function commandOf(word: string): CommandName | null {
  const wanted = word.toLowerCase();
  const names = Object.keys(COMMANDS) as CommandName[];
  return names.find((name) => COMMANDS[name].includes(wanted)) ?? null;
}

/**
 * For the verbs of the notation, the words that may be typed as well: the French one, by which answers are named, then others,
 * and what text mode calls a token and a reaction.
 */
const VERBS: { readonly [verb: string]: readonly [fr: string, ...others: string[]] } = {
  activate: ['activer', 'jeton', 'token'],
  card: ['nommer'],
  decline: ['renoncer'],
  discard: ['défausser'],
  do: ['faire'],
  done: ['fini'],
  draft: ['drafter'],
  keep: ['garder'],
  level: ['niveau'],
  name: ['nom'],
  no: ['non'],
  order: ['ordre'],
  pass: ['passer'],
  pick: ['choisir'],
  play: ['jouer', 'poser'],
  seat: ['joueur'],
  shift: ['relève', 'muter'],
  spend: ['dépenser'],
  take: ['prendre'],
  target: ['cible', 'cibler'],
  tile: ['tuile'],
  use: ['utiliser', 'réagir', 'react'],
  wonder: ['merveille'],
  yes: ['oui'],
};

const PLAIN_VERBS = new Map(
  Object.entries(VERBS).flatMap(([verb, words]) => words.map((word) => [squash(word), verb])),
);

/** In French; the verb itself where there is none. */
export function verbOf(notation: string): string {
  return VERBS[notation]?.[0] ?? notation;
}

/** French for the few words of the notation that follow a verb. */
export const OPERANDS: { readonly [word: string]: string } = {
  capture: 'capturer',
  destroy: 'détruire',
  release: 'libérer',
  spent: 'dépensé',
};

const PLAIN_OPERANDS = new Map(Object.entries(OPERANDS).map(([word, fr]) => [squash(fr), word]));

/** The text with its first word in the notation, where it is one of those above. */
export function inNotation(text: string): string {
  if (squash(text) === squash(NO_WONDER)) return 'no wonder';
  const [, word = '', rest = ''] = /^\s*(\S+)(.*)$/s.exec(text) ?? [];
  const verb = PLAIN_VERBS.get(squash(word));
  if (verb === undefined) return text;
  const operand = PLAIN_OPERANDS.get(squash(rest));
  if (operand !== undefined) return `${verb} ${operand}`;
  return `${verb}${rest.replace(/ depuis (?:la )?d[ée]fausse\s*$/i, ` ${FROM_DISCARD.notation}`)}`;
}

export const NO_WONDER = 'sans merveille';
export const FROM_DISCARD = { notation: 'from discard', fr: 'depuis la défausse' } as const;

/** Whose army: one's own, or the next opponent's. */
export const MINE: readonly string[] = ['', 'me', 'mine', 'moi', 'own'];
export const OPPOSING: readonly string[] = ['opp', 'opponent', 'adv', 'adverse', 'adversaire'];
