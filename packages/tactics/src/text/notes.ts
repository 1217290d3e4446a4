/** What holds at the table and lies on no card: additional turns. */
import { type Lang, phrasebook } from '@open-gosu/kernel';
import type { State } from '../state/state.ts';

export const NOTE_WORDS = {
  extraNow: { en: 'This is an additional turn.', fr: 'C’est un tour supplémentaire.' },
  extraOwed: {
    en: '{n:additional turn follows|additional turns follow} this one.',
    fr: '{n:tour supplémentaire suit|tours supplémentaires suivent} celui-ci.',
  },
} as const;

const say = phrasebook(NOTE_WORDS);

export function tableNotes(s: State, lang: Lang): string[] {
  return [
    ...(s.extraNow === 1 ? [say(lang, 'extraNow')] : []),
    ...(s.extraOwed > 0 ? [say(lang, 'extraOwed', { n: s.extraOwed })] : []),
  ];
}
