/** The engine as a lesson needs it: the opponent answers by the book, and nothing is asked but what the lesson asks. */
import type { Match, Sitter } from '../engine/match.ts';
import type { Asked, RequestName, Told } from '../engine/requests.ts';
import type { Scene } from '../engine/scene.ts';
import { savedFrom } from '../home/create-match.ts';
import type { SavedMatch } from '../storage/matches.ts';
import type { StoreDeps } from '../table/store/table-state.ts';
import { fitting, type Lesson, narrowed, stepAt } from './lesson.ts';
import type { LessonProgress } from './progress.ts';

export interface LessonNeeds extends Omit<StoreDeps, 'load' | 'save' | 'asksAlways'> {
  readonly sitters: readonly [Sitter, Sitter];
  say(key: string): string;
  progress(): LessonProgress;
  keep(progress: LessonProgress): void;
}

export function lessonDeps(lesson: Lesson, needs: LessonNeeds): StoreDeps {
  const { sitters, say, progress, keep, ...deps } = needs;

  const begun = async (answers: readonly string[]): Promise<Match> => {
    const start = { from: 'position', position: lesson.position } as const;
    const { game } = lesson;
    const made = await deps.ask('begin', { game, start, sitters, lang: deps.lang() });
    if (!made.ok) throw new Error(made.message);
    return { ...made.value, answers: fitting(lesson, answers) };
  };

  /** The code of what the opponent does next. */
  const scripted = async (match: Match): Promise<number> => {
    const { answer: text = '' } = stepAt(lesson, match.answers.length) ?? {};
    const read = await deps.ask('read', { match, viewer: THEM, lang: deps.lang(), text });
    if (!read.ok) throw new Error(read.message);
    return read.value;
  };

  return {
    ...deps,
    // What there is to know about it is said by the lesson.
    asksAlways: () => false,
    async load(id): Promise<SavedMatch> {
      return { ...savedFrom(await begun(progress().answers), deps.now()), id };
    },
    async save({ match: { answers } }) {
      const isDone = progress().isDone || answers.length >= lesson.steps.length;
      keep({ answers, isDone });
    },
    async ask<N extends RequestName>(name: N, asked: Asked<N>): Promise<Told<N>> {
      if (name === 'choose') {
        return (await scripted((asked as Asked<'choose'>).match)) as Told<N>;
      }
      const told = await deps.ask(name, asked);
      if (name !== 'scene') return told;
      const { match } = asked as Asked<'scene'>;
      return narrowed(lesson, told as Scene, match, say) as Told<N>;
    },
  };
}

/** The player has the first seat. */
const THEM = 1;
