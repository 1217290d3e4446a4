/** What a list offers: the cards to choose from, and a button for every answer that is about none. Pure. */
import type { AnswerScene, Handle, Prompt, Scene } from '../../engine/scene.ts';
import type { Decision } from './decision.ts';
import { nameIn, zoneOf } from './prompt-form.ts';

/** The card an answer in a list is about: the first named, which of a shift is the one that comes in. */
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

/** A card of a pile that cannot be chosen now, while others of it can. */
export interface RefusedCard {
  readonly handle: Handle;
  readonly whyNot: string;
}

/** `refusalOf`: why a card cannot go with what is chosen, or null. */
export function refusedIn(
  prompt: Prompt | null,
  refusalOf: (handle: Handle) => string | null,
): readonly RefusedCard[] {
  const all = (prompt?.refusals ?? []).flatMap(({ about }) => about);
  const piled = new Set(all.filter((handle) => zoneOf(handle) === 'pile'));
  return [...piled].flatMap((handle) => {
    const whyNot = refusalOf(handle);
    return whyNot === null ? [] : [{ handle, whyNot }];
  });
}

/** Of the cards that can be named, those the viewer has seen in another hand. */
export function answersSeen(
  { seats, viewer }: Pick<Scene, 'seats' | 'viewer'>,
  answers: readonly AnswerScene[],
): readonly AnswerScene[] {
  const others = seats.filter(({ seat }) => seat !== viewer);
  const seen = new Set(others.flatMap(({ hand }) => hand.map(({ card }) => card)));
  return answers.filter((answer) => {
    const card = cardOf(answer);
    return card !== null && seen.has(card);
  });
}
