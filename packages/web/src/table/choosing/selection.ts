/** What one has pointed at and the answer that is meant by it. Pure. */
import { type AnswerScene, type Handle, type Prompt, TOKENS } from '../../engine/scene.ts';

export interface Selection {
  /** In the order they were pointed at. Empty where a button was chosen. */
  readonly handles: readonly Handle[];
  /** The answer meant; null while several are possible, or none. */
  readonly code: number | null;
}

export { TOKENS };

/** The pass lies on the table like the tokens, though no answer names it. */
export const PASS: Handle = 'pass';

const BY_VERB: { readonly [verb: string]: Handle } = {
  spend: TOKENS,
  activate: TOKENS,
  take: TOKENS,
  pass: PASS,
};

function verbHandle({ notation }: AnswerScene): Handle | null {
  return BY_VERB[notation.split(' ', 1)[0] ?? ''] ?? null;
}

/** Everything one may point at to mean an answer. */
export function handlesOf(answer: AnswerScene): readonly Handle[] {
  const more = [answer.to, verbHandle(answer)].filter((handle) => handle !== null);
  return [...new Set([...answer.about, ...more])];
}

/** The answers that concern all of the handles. */
export function candidates(
  answers: readonly AnswerScene[],
  handles: readonly Handle[],
): readonly AnswerScene[] {
  return answers.filter((answer) => {
    const own = handlesOf(answer);
    return handles.every((handle) => own.includes(handle));
  });
}

/** The one answer meant by the handles: the only one, or the only one that is about nothing else. */
export function meant(answers: readonly AnswerScene[], handles: readonly Handle[]): number | null {
  const possible = candidates(answers, handles);
  if (possible.length === 1) return possible[0]?.code ?? null;
  const exact = possible.filter(
    (answer) =>
      answer.about.length === handles.length &&
      answer.about.every((each) => handles.includes(each)),
  );
  return exact.length === 1 ? (exact[0]?.code ?? null) : null;
}

/** Why there is no answer for these, in whichever order; null where nothing is said of them together. */
export function refusalOf(prompt: Prompt | null, handles: readonly Handle[]): string | null {
  const found = prompt?.refusals?.find(
    ({ about }) =>
      about.length === handles.length && about.every((handle) => handles.includes(handle)),
  );
  return found?.whyNot ?? null;
}

/** What still holds of a selection: where two do not go together, the first, for which another partner may be found. */
export function heldOf(
  answers: readonly AnswerScene[],
  selection: Selection | null,
): readonly Handle[] {
  const handles = selection?.handles ?? [];
  return candidates(answers, handles).length > 0 ? handles : handles.slice(0, 1);
}

/** Why this cannot go with what is chosen, or for itself while nothing is; null where it can, or nothing is said of it. */
export function refusalWith(
  prompt: Prompt | null,
  selection: Selection | null,
  handle: Handle,
): string | null {
  const held = heldOf(prompt?.answers ?? [], selection);
  return held.length <= 1 ? refusalOf(prompt, [...held, handle]) : null;
}

/** After pointing at a handle: it narrows what was chosen where that is possible, else it begins anew. */
export function point(
  prompt: Prompt | null,
  selection: Selection | null,
  handle: Handle,
): Selection {
  const answers = prompt?.isMine ? prompt.answers : [];
  const handles = pointedAt(prompt, answers, selection, handle);
  return { handles, code: meant(answers, handles) };
}

function pointedAt(
  prompt: Prompt | null,
  answers: readonly AnswerScene[],
  selection: Selection | null,
  handle: Handle,
): readonly Handle[] {
  // Once more: then it is meant for itself.
  if (selection?.handles.includes(handle)) return [handle];
  const together = [...heldOf(answers, selection), handle];
  if (candidates(answers, together).length > 0) return together;
  // What is a choice of its own is one; anything else is meant for what is chosen, and told why it cannot be.
  const isChoice = answers.some((answer) => {
    const [first, ...more] = answer.about.length > 0 ? answer.about : [verbHandle(answer)];
    return first === handle && more.length === 0;
  });
  return !isChoice && refusalOf(prompt, together) !== null ? together : [handle];
}

/** True if it is chosen, so that pointing at it once more confirms: where two do not go together, neither is. */
export function isPointedAt(selection: Selection | null, handle: Handle): boolean {
  if (selection === null || !selection.handles.includes(handle)) return false;
  return selection.code !== null || selection.handles.length === 1;
}

/** Whether it can be chosen at this question. */
export function fits(prompt: Prompt | null, { handles, code }: Selection): boolean {
  if (!prompt?.isMine) return false;
  const possible = candidates(prompt.answers, handles);
  return code === null ? possible.length > 0 : possible.some((answer) => answer.code === code);
}

export function choose(selection: Selection | null, answer: AnswerScene): Selection {
  const handles = (selection?.handles ?? []).filter((handle) => handlesOf(answer).includes(handle));
  return { handles, code: answer.code };
}

/** What can be pointed at next: all there is while nothing is chosen, else what narrows the choice. */
export function openHandles(
  prompt: Prompt | null,
  selection: Selection | null,
): ReadonlySet<Handle> {
  if (!prompt?.isMine) return new Set();
  const all = new Set(prompt.answers.flatMap(handlesOfPointing));
  for (const answer of candidates(prompt.answers, heldOf(prompt.answers, selection))) {
    for (const handle of handlesOf(answer)) all.add(handle);
  }
  return all;
}

/** Before anything is chosen the places cards go to are no targets: they show once the card is chosen. */
function handlesOfPointing(answer: AnswerScene): readonly Handle[] {
  const verb = verbHandle(answer);
  return verb === null ? answer.about : [...answer.about, verb];
}

/** The places a card would go to, by the chosen answer or by all that are still possible. */
export function ghosts(prompt: Prompt | null, selection: Selection | null): readonly Handle[] {
  if (!prompt?.isMine || selection === null) return [];
  const possible = candidates(prompt.answers, selection.handles);
  const chosen = possible.find((answer) => answer.code === selection.code);
  const shown = chosen === undefined ? possible : [chosen];
  return [...new Set(shown.flatMap((answer) => (answer.to === null ? [] : [answer.to])))];
}
