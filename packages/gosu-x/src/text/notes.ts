/** What holds at the table and lies on no card: additional turns, named cards (C9), a hand limit that is not the usual. */
import { at, type Lang, phrasebook } from '@open-gosu/kernel';
import { handLimit } from '../state/query.ts';
import { EXTRA, HAND_SIZE, type State } from '../state/state.ts';
import { kindName } from './names.ts';

export const NOTE_WORDS = {
  extraNow: { en: 'This is an additional turn.', fr: 'C’est un tour supplémentaire.' },
  extraDue: {
    en: 'An additional turn follows this one.',
    fr: 'Un tour supplémentaire suit celui-ci.',
  },
  fromDiscard: {
    en: 'A card may be played from the discard pile in it.',
    fr: 'On peut y jouer une carte depuis la défausse.',
  },
  banned: {
    en: 'Forbidden to {who}: {card}, neither played nor shifted in.',
    fr: 'Interdite à {who} : {card}, ni jouée ni entrée par relève.',
  },
  limit: { en: 'The hand limit is {n}.', fr: 'La limite de main est de {n}.' },
} as const;

const say = phrasebook(NOTE_WORDS);

/** `names`: of the players, by seat. */
export function tableNotes(s: State, lang: Lang, names: readonly string[]): string[] {
  const notes: string[] = [];
  if (s.extra !== EXTRA.none)
    notes.push(say(lang, s.extra === EXTRA.now ? 'extraNow' : 'extraDue'));
  if (s.extra !== EXTRA.none && s.extraFromDiscard) notes.push(say(lang, 'fromDiscard'));
  for (let i = 0; i < s.bans.length; i += 3) {
    const seat = at(s.bans, i + 1);
    const who = names[seat] ?? `p${seat}`;
    notes.push(say(lang, 'banned', { who, card: kindName(at(s.bans, i), lang) }));
  }
  if (at(s.kinds, 0) >= 0 && handLimit(s) !== HAND_SIZE) {
    notes.push(say(lang, 'limit', { n: handLimit(s) }));
  }
  return notes;
}
