/**
 * What the others read while a player decides: who, and what about, in the third person. It says nothing of a hand: of a
 * possible Force of will only that there may be one.
 */
import { type Lang, phrasebook } from '@open-gosu/kernel';
import { ask } from '../flow/engine.ts';
import type { Ask, Purpose } from '../flow/procedure.ts';
import { kindAt, type State } from '../state/state.ts';
import { kindName } from './names.ts';

export const WAITING_WORDS = {
  turn: { en: "It is {who}'s turn.", fr: 'C’est à {who} de jouer.' },
  draft: { en: '{who} takes a clan.', fr: '{who} prend un clan.' },
  opening: { en: '{who} looks at the opening hand.', fr: '{who} examine sa main de départ.' },
  pays: { en: '{who} pays for {source}.', fr: '{who} paie pour {source}.' },
  limit: {
    en: '{who} discards down to the hand limit.',
    fr: '{who} défausse jusqu’à la limite de main.',
  },
  song: {
    en: 'Song for the Dead: {who} sacrifices, {n:card|cards} to go.',
    fr: 'Chant des Morts : {who} sacrifie, encore {n:carte|cartes}.',
  },
  respond: { en: '{who} may respond.', fr: '{who} peut réagir.' },
  order: {
    en: 'End of turn: {who} chooses what is resolved next.',
    fr: 'Fin du tour : {who} choisit ce qui est résolu ensuite.',
  },
  source: { en: '{source}: {who} decides.', fr: '{source} : {who} décide.' },
  decides: { en: '{who} decides.', fr: '{who} décide.' },
} as const;

const say = phrasebook(WAITING_WORDS);

const WORD: { readonly [P in Purpose]?: keyof typeof WAITING_WORDS } = {
  turn: 'turn',
  draft: 'draft',
  'opening-hand': 'opening',
  'mulligan-discard': 'opening',
  cost: 'pays',
  wonder: 'pays',
  'hand-limit': 'limit',
  song: 'song',
  'cancel-activation': 'respond',
  'cancel-capture': 'respond',
  'cancel-destroy': 'respond',
  order: 'order',
};

export function waitingText(s: State, who: string, lang: Lang): string {
  const asked = ask(s);
  const word = WORD[asked.purpose] ?? 'source';
  const source = sourceName(s, asked, lang);
  switch (word) {
    case 'song':
      return say(lang, word, { who, n: asked.left });
    case 'pays':
    case 'source':
      return source === null ? say(lang, 'decides', { who }) : say(lang, word, { who, source });
    default:
      return say(lang, word, { who });
  }
}

function sourceName(s: State, { source }: Ask, lang: Lang): string | null {
  return source < 0 ? null : kindName(kindAt(s, source), lang);
}
