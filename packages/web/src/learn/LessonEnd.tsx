/** The end of a lesson, and what comes next. */
import { hrefOf } from '../app/route.ts';
import { GAME_NAMES } from '../games/titles.ts';
import { FirstGame } from '../home/FirstGame.tsx';
import { useWords } from '../i18n/language.ts';
import { TableDialog } from '../table/dialogs/Dialogs.tsx';
import type { Lesson } from './lesson.ts';
import { lessonAfter } from './lessons.ts';
import { WORDS } from './words.ts';

export function LessonEnd({ lesson, close }: { readonly lesson: Lesson; close(): void }) {
  const say = useWords(WORDS);
  const sayLesson = useWords(lesson.words);
  return (
    <TableDialog title={say('finished')} close={close}>
      <p>{sayLesson('done')}</p>
      <div className="learn-next">
        <Next lesson={lesson} />
        <a className="button" href="#/learn">
          {say('toLessons')}
        </a>
        <button type="button" className="button button-quiet" onClick={close}>
          {say('look')}
        </button>
      </div>
    </TableDialog>
  );
}

function Next({ lesson }: { readonly lesson: Lesson }) {
  const say = useWords(WORDS);
  const next = lessonAfter(lesson);
  const sayNext = useWords((next ?? lesson).words);
  if (next !== null) {
    return (
      <a className="button button-primary" href={hrefOf({ screen: 'learn', lesson: next.id })}>
        {say('next', { title: sayNext('title') })}
      </a>
    );
  }
  if (lesson.game === 'gosu-x') return <FirstGame />;
  return (
    <a className="button button-primary" href={hrefOf({ screen: 'new', game: lesson.game })}>
      {say('newGame', { game: GAME_NAMES[lesson.game] })}
    </a>
  );
}
