/** The lessons: what there is to learn, and how far one is. */
import { hrefOf } from '../app/route.ts';
import { GAME_NAMES } from '../games/titles.ts';
import { useWords } from '../i18n/language.ts';
import type { Lesson } from './lesson.ts';
import { LESSONS } from './lessons.ts';
import { loadProgress, type Progress } from './progress.ts';
import { WORDS } from './words.ts';
import './learn.css';

export function LearnScreen() {
  const say = useWords(WORDS);
  const progress = loadProgress();
  const next = LESSONS.find(({ id }) => progress[id]?.isDone !== true);
  return (
    <div className="learn app-page">
      <h1>{say('title')}</h1>
      <p className="muted">{say('lede')}</p>
      {(['gosu-x', 'gosu-tactics'] as const).map((game) => (
        <section key={game} aria-labelledby={`learn-${game}`}>
          <h2 id={`learn-${game}`}>{GAME_NAMES[game]}</h2>
          <ol className="learn-list">
            {LESSONS.filter((lesson) => lesson.game === game).map((lesson) => (
              <li key={lesson.id} className="panel panel-padded">
                <LessonRow lesson={lesson} progress={progress} isNext={lesson === next} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

function LessonRow({
  lesson,
  progress,
  isNext,
}: {
  readonly lesson: Lesson;
  readonly progress: Progress;
  readonly isNext: boolean;
}) {
  const say = useWords(WORDS);
  const sayLesson = useWords(lesson.words);
  const { answers = [], isDone = false } = progress[lesson.id] ?? {};
  const isBegun = answers.length > 0 && answers.length < lesson.steps.length;
  const title = sayLesson('title');
  const what = isBegun ? say('goOn') : isDone ? say('again') : say('start');
  return (
    <>
      <div>
        <h3>{title}</h3>
        <p>{sayLesson('about')}</p>
        <p className="muted">
          {say('minutes', { minutes: lesson.minutes })}
          {isDone && ` · ✓ ${say('done')}`}
          {!isDone && isBegun && ` · ${say('begun')}`}
        </p>
      </div>
      <a
        className={isNext ? 'button button-primary' : 'button'}
        href={hrefOf({ screen: 'learn', lesson: lesson.id })}
        aria-label={say('named', { what, title })}
      >
        {what}
      </a>
    </>
  );
}
