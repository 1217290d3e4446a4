/** Phrases everybody can send and read in their own language. */
import type { Text } from '@open-gosu/kernel';

export const PHRASES = [
  'hello',
  'good-luck',
  'thanks',
  'well-played',
  'oops',
  'sorry',
  'one-moment',
  'back',
  'good-game',
  'again',
  'bye',
] as const;
export type PhraseId = (typeof PHRASES)[number];

export const PHRASE_TEXTS: { readonly [K in PhraseId]: Text } = {
  hello: { en: 'Hello!', fr: 'Bonjour !' },
  'good-luck': { en: 'Good luck, have fun.', fr: 'Bonne chance, et bonne partie.' },
  thanks: { en: 'Thanks!', fr: 'Merci !' },
  'well-played': { en: 'Well played.', fr: 'Bien joué.' },
  oops: { en: 'Oops.', fr: 'Oups.' },
  sorry: { en: 'Sorry.', fr: 'Désolé.' },
  'one-moment': { en: 'One moment, please.', fr: 'Un instant, s’il vous plaît.' },
  back: { en: 'I am back.', fr: 'Me revoilà.' },
  'good-game': { en: 'Good game!', fr: 'Belle partie !' },
  again: { en: 'Another one?', fr: 'Une autre ?' },
  bye: { en: 'I must go. Bye!', fr: 'Je dois partir. Au revoir !' },
};
