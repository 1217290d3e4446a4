/**
 * The one-line messages for an answer that cannot be taken: not understood, unfinished, ambiguous, illegal. The reason
 * itself comes from the game; here it is put together with the answers that would be taken.
 */
import { joinOr, type Lang } from './lang.ts';
import { typeset } from './typeset.ts';

interface RefusalWords {
  readonly gameOver: string;
  readonly tooLong: (most: number) => string;
  readonly unknown: (typed: string, wanted: string, legal: string) => string;
  readonly unfinished: (typed: string, wanted: string, legal: string) => string;
  readonly ambiguous: (typed: string, candidates: string) => string;
  readonly noneLegal: (typed: string, legal: string) => string;
  readonly notOwn: (place: string, legal: string) => string;
  readonly illegal: (reason: string, legal: string) => string;
  /** The placeholders of a usage line. */
  readonly usage: (text: string) => string;
}

const EN: RefusalWords = {
  gameOver: 'The game is over: no more answers are taken.',
  tooLong: (most) => `An answer has at most ${most} characters.`,
  unknown: (typed, wanted, legal) =>
    `"${typed}" is not understood. Wanted: ${wanted}. Legal answers: ${legal}.`,
  unfinished: (typed, wanted, legal) =>
    `"${typed}" is not finished. Wanted: ${wanted}. Legal answers: ${legal}.`,
  ambiguous: (typed, candidates) => `"${typed}" may mean ${candidates}.`,
  noneLegal: (typed, legal) => `"${typed}" fits no legal answer. Legal answers: ${legal}.`,
  notOwn: (place, legal) => `The place must be your own, not ${place}. Legal answers: ${legal}.`,
  illegal: (reason, legal) => `${reason} Legal answers: ${legal}.`,
  usage: (text) => text,
};

const PLACEHOLDERS = { card: 'carte', name: 'nom', seat: 'siège', 'seat:place': 'siège:place' };

const FR: RefusalWords = {
  gameOver: 'La partie est terminée : aucune réponse ne peut plus être donnée.',
  tooLong: (most) => `Une réponse a au plus ${most} caractères.`,
  unknown: (typed, wanted, legal) =>
    `« ${typed} » n’est pas compris. Réponse attendue : ${wanted}. Réponses possibles : ${legal}.`,
  unfinished: (typed, wanted, legal) =>
    `« ${typed} » n’est pas terminé. Réponse attendue : ${wanted}. Réponses possibles : ${legal}.`,
  ambiguous: (typed, candidates) => `« ${typed} » peut vouloir dire ${candidates}.`,
  noneLegal: (typed, legal) =>
    `« ${typed} » ne correspond à aucune réponse possible. Réponses possibles : ${legal}.`,
  notOwn: (place, legal) =>
    `La place doit être l’une des vôtres, pas ${place}. Réponses possibles : ${legal}.`,
  illegal: (reason, legal) => `${reason} Réponses possibles : ${legal}.`,
  usage: (text) =>
    Object.entries(PLACEHOLDERS).reduce(
      (told, [en, fr]) => told.replaceAll(`<${en}>`, `<${fr}>`),
      text,
    ),
};

const WORDS: { readonly [L in Lang]: RefusalWords } = { en: EN, fr: FR };

export type AnswerRefusal =
  | { readonly is: 'game-over' }
  | { readonly is: 'too-long'; readonly most: number }
  | {
      readonly is: 'unknown' | 'unfinished';
      readonly typed: string;
      /** Usage lines, "play <card>". */
      readonly wanted: readonly string[];
      readonly legal: readonly string[];
    }
  | { readonly is: 'ambiguous'; readonly typed: string; readonly candidates: readonly string[] }
  | { readonly is: 'none-legal'; readonly typed: string; readonly legal: readonly string[] }
  | { readonly is: 'not-own'; readonly place: string; readonly legal: readonly string[] }
  | { readonly is: 'illegal'; readonly reason: string; readonly legal: readonly string[] };

/** One line, whatever was typed. */
export function answerRefusalText(refusal: AnswerRefusal, lang: Lang): string {
  return typeset(tell(refusal, WORDS[lang], lang), lang);
}

function tell(r: AnswerRefusal, words: RefusalWords, lang: Lang): string {
  switch (r.is) {
    case 'game-over':
      return words.gameOver;
    case 'too-long':
      return words.tooLong(r.most);
    case 'unknown':
    case 'unfinished':
      return words[r.is](shown(r.typed), words.usage(joinOr(lang, r.wanted)), r.legal.join(', '));
    case 'ambiguous':
      return words.ambiguous(shown(r.typed), words.usage(joinOr(lang, r.candidates)));
    case 'none-legal':
      return words.noneLegal(shown(r.typed), r.legal.join(', '));
    case 'not-own':
      return words.notOwn(r.place, r.legal.join(', '));
    case 'illegal':
      return words.illegal(r.reason, r.legal.join(', '));
  }
}

const SHOWN = 40;

/** What somebody typed, short enough to repeat and without anything that could break the line. */
function shown(typed: string): string {
  const line = typed.replace(/[\p{C}\s]+/gu, ' ').trim();
  const letters = [...line];
  return letters.length > SHOWN ? `${letters.slice(0, SHOWN).join('')}...` : line;
}
