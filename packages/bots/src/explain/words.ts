/**
 * The words for a change of one feature, as data: every game has a table of them beside its evaluation. A phrase is what
 * follows "it": `{n}` is the number, `{card|cards}` goes with that number, `<its army|their armies>` with how many
 * opponents there are.
 */
import { isSingular, type Lang, type Text } from '@open-gosu/kernel';

export interface Direction {
  readonly more: Text;
  readonly less: Text;
}

/** What is said of a feature, and when. */
export type FeatureWords = ToldWords | SilentWords;

interface AnyWords {
  /** Features that tell of the same thing have one topic: a reason names the one that weighs most. */
  readonly topic: string;
  /** It outlives the round: the others begin anew with the next. */
  readonly lasting?: true;
  /** Told of the answer that changes it, and never of the others because they do not. */
  readonly byItself?: true;
  /** It counts additional turns, one that has begun included. */
  readonly again?: true;
  /** How its owner likes it, as the phrases take for granted; `more` unless it says otherwise. */
  readonly liked?: 'less';
  /** Better or worse, not how much: told beside the other answers, where nothing clearer of its topic counts. */
  readonly vague?: true;
}

export interface ToldWords extends AnyWords {
  readonly silent?: never;
  readonly own: Direction;
  readonly foe: Direction;
}

export interface SilentWords extends AnyWords {
  /** `ignored` changes with nearly every answer; `counted` has its weight, but others of its topic tell it better. */
  readonly silent: 'ignored' | 'counted';
  readonly own?: never;
  readonly foe?: never;
}

/** By the name of the feature. */
export type ReasonWords = { readonly [feature: string]: FeatureWords };

/** Further from a whole number than this, a number is said to be rounded. */
const NEARLY = 0.1;

const ABOUT: Text = { en: 'about', fr: 'environ' };

/** Less than this is not a number one can name. */
const LEAST = 0.5;

/** True where the phrase can be said of this amount. */
export function canSay(phrase: Text, amount: number): boolean {
  return Math.abs(amount) >= LEAST || !phrase.en.includes('{n}');
}

export function fill(phrase: Text, lang: Lang, amount: number, foes: number): string {
  const size = Math.abs(amount);
  const n = Math.round(size);
  const number = Math.abs(size - n) > NEARLY ? `${ABOUT[lang]} ${n}` : String(n);
  return phrase[lang]
    .replace(/<([^|>]*)\|([^>]*)>/g, (_, one: string, many: string) => (foes === 1 ? one : many))
    .replace(/\{([^|}]*)\|([^}]*)\}/g, (_, one: string, many: string) =>
      isSingular(lang, n) ? one : many,
    )
    .replaceAll('{n}', number);
}
