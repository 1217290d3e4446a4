/** What the others read while a player decides: who, and what about, in the third person. It says nothing of a hand. */
import { type Lang, phrasebook } from '@open-gosu/kernel';
import { ask } from '../flow/engine.ts';
import type { Purpose } from '../flow/procedure.ts';
import type { State } from '../state/state.ts';
import { cardName } from './terms.ts';

export const WAITING_WORDS = {
  turn: { en: "It is {who}'s turn.", fr: 'C’est à {who} de jouer.' },
  hand: { en: '{who} looks at the hand.', fr: '{who} examine sa main.' },
  opening: {
    en: '{who} chooses the cards to put aside, {n} to go.',
    fr: '{who} choisit les cartes à mettre de côté, encore {n}.',
  },
  pays: { en: '{who} pays for {source}.', fr: '{who} paie pour {source}.' },
  links: { en: '{who} chooses which link comes next.', fr: '{who} choisit le lien suivant.' },
  source: { en: '{source}: {who} decides.', fr: '{source} : {who} décide.' },
  decides: { en: '{who} decides.', fr: '{who} décide.' },
} as const;

const say = phrasebook(WAITING_WORDS);

const WORD: { readonly [P in Purpose]?: keyof typeof WAITING_WORDS } = {
  turn: 'turn',
  'opening-redraw': 'hand',
  'round-redraw': 'hand',
  'opening-discard': 'opening',
  cost: 'pays',
  links: 'links',
};

export function waitingText(s: State, who: string, lang: Lang): string {
  const { purpose, source, left } = ask(s);
  const word = WORD[purpose] ?? 'source';
  switch (word) {
    case 'opening':
      return say(lang, word, { who, n: left });
    case 'pays':
    case 'source':
      return source < 0
        ? say(lang, 'decides', { who })
        : say(lang, word, { who, source: cardName(source, lang) });
    default:
      return say(lang, word, { who });
  }
}
