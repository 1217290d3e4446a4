/** What the button says that gives the answer for good: verb, object, and what was chosen on the way. Pure. */
import { joinAnd, type Lang } from '@open-gosu/kernel';
import type { AnswerScene, Prompt } from '../../engine/scene.ts';
import type { Say } from '../../i18n/language.ts';
import type { Step } from '../store/table-state.ts';
import type { WORDS } from '../words.ts';
import { nameIn, zoneOf } from './prompt-form.ts';

export interface LabelWords {
  readonly say: Say<typeof WORDS>;
  readonly lang: Lang;
  /** The name of a card. */
  nameOf(card: string): string;
}

/** True for a question that pays for an action with a card. */
function pays({ isPayment, kind }: Prompt): boolean {
  return isPayment && kind === 'discard';
}

/**
 * "Play Solok, discarding Elle and Sati": the action, and what is paid for it. Where several alike are chosen, all of
 * them are named by the last.
 */
export function commitLabel(
  steps: readonly Step[],
  prompt: Prompt,
  answer: AnswerScene,
  words: LabelWords,
): string {
  if (prompt.kind === 'action' && answer.cost !== null && answer.cost.cards > 0) {
    return words.say('chooseDiscards', { label: labelOf(answer, words), count: answer.cost.cards });
  }
  const all: readonly Step[] = [...steps, { prompt, answer }];
  const paid = all.filter((step) => pays(step.prompt)).map((step) => cardIn(step.answer, words));
  const action = steps.find((step) => step.prompt.kind === 'action');
  if (pays(prompt) && action !== undefined) {
    return words.say('discarding', {
      label: labelOf(action.answer, words),
      cards: joinAnd(words.lang, paid),
    });
  }
  return labelOf(answer, words);
}

function labelOf({ label, careful }: AnswerScene, { say }: LabelWords): string {
  return careful === undefined ? label : say('labelCareful', { label, careful });
}

function cardIn(answer: AnswerScene, { nameOf }: LabelWords): string {
  const handle = answer.about.find((each) => zoneOf(each) === 'hand') ?? answer.about[0];
  return handle === undefined ? answer.label : nameOf(nameIn(handle));
}
