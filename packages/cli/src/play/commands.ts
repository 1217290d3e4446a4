/** The words that are not answers: their spellings in both languages, and what help says of them. */
import type { Text } from '@open-gosu/kernel';
import type { PLAY_WORDS } from './words.ts';

export type CommandName =
  | 'help'
  | 'table'
  | 'hand'
  | 'legal'
  | 'card'
  | 'why'
  | 'log'
  | 'discards'
  | 'hint'
  | 'undo'
  | 'lang'
  | 'save'
  | 'resign'
  | 'quit';

interface CommandWords {
  readonly usage: Text;
  /** Other spellings: French words, and those fingers know from elsewhere. */
  readonly also: readonly string[];
  readonly about: Extract<keyof typeof PLAY_WORDS, `about${string}`> | null;
}

/** In the order help lists them. */
export const PLAY_COMMANDS: { readonly [C in CommandName]: CommandWords } = {
  table: { usage: { en: 'table', fr: 'table' }, also: ['board', 'show'], about: 'aboutTable' },
  hand: { usage: { en: 'hand', fr: 'hand' }, also: ['main'], about: 'aboutHand' },
  legal: { usage: { en: 'legal', fr: 'legal' }, also: ['coups', 'moves'], about: 'aboutLegal' },
  card: { usage: { en: 'card <name>', fr: 'card <nom>' }, also: ['carte'], about: 'aboutCard' },
  why: {
    usage: { en: 'why <answer>', fr: 'why <réponse>' },
    also: ['pourquoi'],
    about: 'aboutWhy',
  },
  discards: {
    usage: { en: 'discards', fr: 'discards' },
    also: ['discard', 'défausses', 'defausses', 'défausse'],
    about: 'aboutDiscards',
  },
  log: { usage: { en: 'log', fr: 'log' }, also: ['journal'], about: 'aboutLog' },
  hint: { usage: { en: 'hint', fr: 'hint' }, also: ['conseil'], about: 'aboutHint' },
  undo: { usage: { en: 'undo', fr: 'undo' }, also: ['annuler'], about: 'aboutUndo' },
  lang: { usage: { en: 'lang en|fr', fr: 'lang en|fr' }, also: ['langue'], about: 'aboutLang' },
  save: {
    usage: { en: 'save <file>', fr: 'save <fichier>' },
    also: ['enregistrer'],
    about: 'aboutSave',
  },
  resign: { usage: { en: 'resign', fr: 'resign' }, also: ['abandonner'], about: 'aboutResign' },
  quit: { usage: { en: 'quit', fr: 'quit' }, also: ['exit', 'quitter', 'q'], about: 'aboutQuit' },
  help: { usage: { en: 'help', fr: 'help' }, also: ['aide', '?'], about: null },
};

export const COMMAND_NAMES = Object.keys(PLAY_COMMANDS) as readonly CommandName[];

/** The command a word spells out. */
export function commandOf(word: string): CommandName | null {
  const wanted = word.toLowerCase();
  const isIt = (name: CommandName) => name === wanted || PLAY_COMMANDS[name].also.includes(wanted);
  return COMMAND_NAMES.find(isIt) ?? null;
}

/** The one command a word begins, or null. */
export function commandBegun(word: string): CommandName | null {
  const wanted = word.toLowerCase();
  const begun = COMMAND_NAMES.filter((name) => wanted !== '' && name.startsWith(wanted));
  return begun.length === 1 ? (begun[0] ?? null) : null;
}
