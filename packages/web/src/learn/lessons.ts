/** All lessons, in the order they are best taken. */
import { BATTLE, PLACE, TURN } from './gosu-x-lessons.ts';
import type { Lesson } from './lesson.ts';
import { GOBLINS } from './tactics-lesson.ts';

export const LESSONS: readonly Lesson[] = [PLACE, TURN, BATTLE, GOBLINS];

export function lessonNamed(id: string): Lesson | null {
  return LESSONS.find((lesson) => lesson.id === id) ?? null;
}

/** The one that comes next, of the same game. */
export function lessonAfter({ id, game }: Lesson): Lesson | null {
  const index = LESSONS.findIndex((lesson) => lesson.id === id);
  const next = LESSONS[index + 1];
  return next?.game === game ? next : null;
}
