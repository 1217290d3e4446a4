/** Which answers wait for the rest of their action, and which are given at once. Pure. */
import type { Preview, Prompt, Scene } from '../../engine/scene.ts';
import type { Step } from './table-state.ts';

/**
 * True if the answer can be kept back: nothing was seen that was not known, and the same player goes on with the same
 * action.
 */
export function canWait(preview: Preview, asked: Prompt, after: Scene): boolean {
  const next = after.prompt;
  if (!preview.isReversible || next === null) return false;
  return next.seat === asked.seat && next.kind !== 'action';
}

/** True for a question in the middle of one action or one choice of several: one takes back the whole, never half of it. */
export function isMidway(prompt: Pick<Prompt, 'isPayment' | 'step'>): boolean {
  return prompt.isPayment || (prompt.step !== null && prompt.step.now > 1);
}

/** True where a tap may choose at once, since another tap takes the choice back: one of several alike. */
export function isOneOfSeveral(prompt: Pick<Prompt, 'step'>): boolean {
  return prompt.step !== null && prompt.step.now < prompt.step.of;
}

/** Cards put on a deck: the one that is picked last is drawn first. */
const IN_ORDER: ReadonlySet<string> = new Set(['put-on-deck', 'reveal-to-top']);

/** True where a staged answer could as well have been given before the one it followed, and that makes a difference. */
export function canComeEarlier(steps: readonly Step[], index: number): boolean {
  const [before, here] = [steps[index - 1]?.prompt, steps[index]?.prompt];
  return before !== undefined && before.purpose === here?.purpose && IN_ORDER.has(here.purpose);
}

/** True where one staged answer could as well have been given at the place of another. */
export function canTakePlace(steps: readonly Step[], from: number, to: number): boolean {
  const between = steps
    .map((_, index) => index)
    .slice(Math.min(from, to) + 1, Math.max(from, to) + 1);
  return between.length > 0 && between.every((index) => canComeEarlier(steps, index));
}
