/**
 * A lesson: a position and the answers that are given from there, the player's with what to do and why. It is played by the
 * engine like any game; only what is not asked for just now is left out. Pure.
 */
import type { PositionFile } from '@open-gosu/kernel';
import type { GameId, Match } from '../engine/match.ts';
import type { Scene } from '../engine/scene.ts';

/** A decision of the player. An answer that ends with `*` leaves the rest to them, but for what `except` says. */
export interface OwnStep {
  readonly by: 'you';
  readonly answer: string;
  readonly except?: string;
  /** What to do, in a line, and what it teaches: keys of the lesson's words. */
  readonly task: string;
  readonly why?: string;
}

export type LessonStep = OwnStep | { readonly by: 'them'; readonly answer: string };

export interface Lesson<W extends string = string> {
  readonly id: string;
  readonly game: GameId;
  readonly minutes: number;
  readonly position: PositionFile;
  readonly steps: readonly LessonStep[];
  /** All that is said, in both languages; `title` and `done` beside what the steps name. */
  readonly words: { readonly [K in W]: { readonly en: string; readonly fr: string } };
}

/** Whether an answer, in the notation, is one that the lesson asks for. */
export function isAsked(step: LessonStep, notation: string): boolean {
  const { answer } = step;
  if (!answer.endsWith('*')) return notation === answer;
  const isLeftOut = step.by === 'you' && step.except === notation;
  return notation.startsWith(answer.slice(0, -1)) && !isLeftOut;
}

/** The decision a match stands at; null when the lesson is over. */
export function stepAt({ steps }: Lesson, answers: number): LessonStep | null {
  return steps[answers] ?? null;
}

/** How far a lesson is: decisions of the player, this one included, of all. */
export function placeIn({ steps }: Lesson, answers: number): { now: number; of: number } {
  const tasks = steps.flatMap((step, index) => (isTask(steps, step, index) ? [index] : []));
  const now = tasks.filter((index) => index <= answers).length;
  return { now, of: tasks.length };
}

/** Paying for a card is part of playing it: only what has a reason of its own counts. */
function isTask(steps: readonly LessonStep[], step: LessonStep, index: number): boolean {
  if (step.by !== 'you') return false;
  return step.why !== undefined || steps.slice(0, index).every(({ by }) => by === 'them');
}

/** The last reason that was given: it holds until the next. */
export function reasonAt({ steps }: Lesson, answers: number): string | null {
  for (let i = Math.min(answers, steps.length - 1); i >= 0; i--) {
    const step = steps[i];
    if (step?.by === 'you' && step.why !== undefined) return step.why;
  }
  return null;
}

/** The answers of a match, as far as they are those of the lesson: what was kept may be of an older one. */
export function fitting(lesson: Lesson, answers: readonly string[]): readonly string[] {
  const wrong = answers.findIndex((answer, index) => {
    const step = stepAt(lesson, index);
    return step === null || !isAsked(step, answer);
  });
  return wrong < 0 ? answers : answers.slice(0, wrong);
}

/** The scene with nothing to answer but what the lesson asks for, in its words; with nothing at all once it is over. */
export function narrowed(
  lesson: Lesson,
  scene: Scene,
  { answers }: Pick<Match, 'answers'>,
  say: (key: string) => string,
): Scene {
  const step = stepAt(lesson, answers.length);
  const { prompt } = scene;
  if (prompt === null) return scene;
  if (step === null) {
    const over = { seat: -1, isMine: false, text: say('done'), kind: 'lesson', purpose: 'lesson' };
    const nothing = { isPayment: false, source: null, step: null, answers: [] };
    return { ...scene, prompt: { ...over, ...nothing } };
  }
  if (!prompt.isMine || step.by !== 'you') return scene;
  return {
    ...scene,
    prompt: {
      ...prompt,
      text: say(step.task),
      answers: prompt.answers.filter(({ notation }) => isAsked(step, notation)),
      impossible: [],
    },
  };
}
