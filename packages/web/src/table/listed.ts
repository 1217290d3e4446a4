/** What a list offers: the cards to choose from, and a button for every answer that is about none. Pure. */
import type { AnswerScene } from '../engine/scene.ts';
import type { Decision } from './decision.ts';
import { nameIn, zoneOf } from './prompt-form.ts';

/** The card an answer in a list is about: the last named, for "this card out, that card in" is about the second. */
export function cardOf(answer: AnswerScene): string | null {
  const handle = answer.about.find((each) => ['pile', 'card', 'hand'].includes(zoneOf(each)));
  return handle === undefined ? null : nameIn(handle);
}

export interface Listed {
  readonly answers: readonly AnswerScene[];
  readonly cards: readonly AnswerScene[];
  readonly buttons: readonly AnswerScene[];
}

/** Once something is pointed at, the list is of what that may mean, and of nothing else. */
export function listed({
  prompt,
  possible,
  words,
}: Pick<Decision, 'prompt' | 'possible' | 'words'>): Listed {
  const isNarrowed = possible.length > 1;
  const answers = isNarrowed ? possible : prompt.answers;
  return {
    answers,
    cards: answers.filter((answer) => cardOf(answer) !== null),
    buttons: isNarrowed ? answers.filter((answer) => cardOf(answer) === null) : words,
  };
}
