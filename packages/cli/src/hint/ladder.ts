/**
 * Advice in steps: first what kind of thing to do, then with which card, and only then the answers. Who asks again at
 * the same question learns the next step; steps that would tell nothing are left out.
 */
import { legalList } from '@open-gosu/kernel';
import type { Advice } from './advice.ts';
import { adviceLines, type Speaking } from './lines.ts';
import { say } from './words.ts';

export interface Ladder {
  /** The next step. `question`: tells it from every other of the game. */
  next(question: string, ask: () => Advice | null, to: Speaking): string[];
}

export function makeLadder(): Ladder {
  let asked: string | null = null;
  let advice: Advice | null = null;
  let climbed = 0;
  return {
    next(question, ask, to) {
      if (asked !== question || advice === null) {
        asked = question;
        advice = ask();
        climbed = 0;
      }
      if (advice === null) return [];
      const steps = stepsOf(advice, to);
      const step = steps[climbed];
      climbed++;
      if (step !== undefined) return [step, say(to.look.lang, 'more')];
      const isRepeated = climbed > steps.length + 1;
      return [...adviceLines(advice, to), ...(isRepeated ? [say(to.look.lang, 'noMore')] : [])];
    },
  };
}

/** The sentences that come before the whole advice. */
function stepsOf({ answers, forced }: Advice, { kit, state, look }: Speaking): string[] {
  const [best] = answers;
  if (best === undefined || forced) return [];
  const { lang, names } = look;
  const what = kit.deedKind(best.code, lang);
  const card = kit.deedCard(state, best.code, lang, names);
  const legal = legalList(kit.game, state);
  const isOneOfSeveral = legal.some((code) => kit.deedKind(code, lang) !== what);
  return [
    ...(isOneOfSeveral ? [say(lang, 'kind', { what })] : []),
    ...(card === '' ? [] : [say(lang, 'card', { card })]),
  ];
}
