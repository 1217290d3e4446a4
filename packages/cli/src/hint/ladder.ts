/**
 * Advice in steps: first what kind of thing to do, then with which card, and only then the answers. Who asks again at
 * the same question learns the next step; steps that would tell nothing are left out.
 */
import type { Advice } from './advice.ts';
import { cardInWords, kindInWords, type Speaking } from './in-words.ts';
import { adviceLines } from './lines.ts';
import { say } from './words.ts';

export interface Ladder {
  /** The next step. `question`: tells it from every other of the game. `legal`: every answer to it. */
  next(
    question: string,
    legal: readonly string[],
    ask: () => Advice | null,
    to: Speaking,
  ): string[];
}

export function makeLadder(): Ladder {
  let asked: string | null = null;
  let advice: Advice | null = null;
  let climbed = 0;
  return {
    next(question, legal, ask, to) {
      if (asked !== question || advice === null) {
        asked = question;
        advice = ask();
        climbed = 0;
      }
      if (advice === null) return [];
      const steps = stepsOf(advice, legal, to);
      const step = steps[climbed];
      climbed++;
      if (step !== undefined) return [step, say(to.look.lang, 'more')];
      const isRepeated = climbed > steps.length + 1;
      return [...adviceLines(advice, to), ...(isRepeated ? [say(to.look.lang, 'noMore')] : [])];
    },
  };
}

/** The sentences that come before the whole advice. */
function stepsOf({ answers, forced }: Advice, legal: readonly string[], to: Speaking): string[] {
  const [best] = answers;
  if (best === undefined || forced) return [];
  const { lang } = to.look;
  const what = kindInWords(best.answer, to);
  const card = cardInWords(best.answer, to);
  const isOneOfSeveral = legal.some((answer) => kindInWords(answer, to) !== what);
  return [
    ...(isOneOfSeveral ? [say(lang, 'kind', { what })] : []),
    ...(card === '' ? [] : [say(lang, 'card', { card })]),
  ];
}
