/** A lesson at the table. */
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { BookProvider } from '../cards/books.tsx';
import { ZoomProvider } from '../cards/zoom.tsx';
import { ask, stopThinking } from '../engine/client.ts';
import { levelChoices } from '../home/levels.ts';
import { loadNames } from '../home/names.ts';
import { WORDS as HOME_WORDS } from '../home/words.ts';
import { sayIn, useWords } from '../i18n/language.ts';
import { settingsNow, useSettings } from '../settings/settings.ts';
import { useWindowShape } from '../table/board/use-shape.ts';
import { FaultScreen } from '../table/Fault.tsx';
import { PlayTable } from '../table/PlayTable.tsx';
import { painted } from '../table/play-hooks.ts';
import { makeMatchStore } from '../table/store/match-store.ts';
import { CoachDialog, CoachPanel } from './Coach.tsx';
import { LessonEnd } from './LessonEnd.tsx';
import { type Lesson, placeIn, reasonAt, stepAt } from './lesson.ts';
import { lessonDeps } from './lesson-deps.ts';
import { lessonNamed } from './lessons.ts';
import { keepProgress, progressOf } from './progress.ts';
import { WORDS } from './words.ts';
import '../table/dialogs/end.css';
import '../table/board/table.css';

export function LessonScreen({ id }: { readonly id: string }) {
  const say = useWords(WORDS);
  const lesson = lessonNamed(id);
  if (lesson !== null) return <LessonTable lesson={lesson} />;
  return (
    <div className="app-page app-message">
      <h1>{say('unknown')}</h1>
      <p>
        <a className="button button-primary" href="#/learn">
          {say('toLessons')}
        </a>
      </p>
    </div>
  );
}

/** A lesson that was finished begins anew. */
function storeOf(lesson: Lesson) {
  if (progressOf(lesson.id).answers.length >= lesson.steps.length) {
    keepProgress(lesson.id, { answers: [], isDone: true });
  }
  const { lang } = settingsNow();
  const [opponent] = levelChoices(lang);
  const you = loadNames()[0] || sayIn(HOME_WORDS, lang)('playerNth', { number: 1 });
  const deps = lessonDeps(lesson, {
    ask,
    stopThinking,
    now: () => Date.now(),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    painted,
    lang: () => settingsNow().lang,
    speed: () => settingsNow().speed,
    say: (key) => {
      const { lang: now, isPseudo } = settingsNow();
      return sayIn(lesson.words, now, isPseudo)(key);
    },
    sitters: [
      { kind: 'person', name: you },
      { kind: 'bot', name: opponent?.name ?? 'bot', bot: opponent?.bot ?? 'level-1' },
    ],
    progress: () => progressOf(lesson.id),
    keep: (progress) => keepProgress(lesson.id, progress),
  });
  return makeMatchStore(`lesson/${lesson.id}`, deps);
}

function LessonTable({ lesson }: { readonly lesson: Lesson }) {
  const sayLesson = useWords(lesson.words);
  const store = useMemo(() => storeOf(lesson), [lesson]);
  useEffect(() => {
    store.open();
    return () => store.close();
  }, [store]);
  const state = useSyncExternalStore(store.subscribe, store.now);
  const isWide = useWindowShape() === 'wide';
  const { isTextMode } = useSettings();
  /** The reason that was read, and the end that was seen. */
  const [read, setRead] = useState<string | null>(null);
  const { saved, scene, battle } = state;
  if (state.fault !== null && scene === null) return <FaultScreen fault={state.fault} />;
  if (saved === null || scene === null) return null;

  const answers = scene.ply;
  const step = stepAt(lesson, answers);
  const isOver = saved.match.answers.length >= lesson.steps.length;
  const key = isOver ? 'done' : (reasonAt(lesson, answers) ?? '');
  const coach = {
    title: sayLesson('title'),
    place: placeIn(lesson, answers),
    reason: sayLesson(key),
    task: isOver || step?.by !== 'you' ? '' : sayLesson(step.task),
  };
  const isMine = scene.prompt?.isMine === true;
  const wantsReading =
    battle === null && (isOver || (!isWide && !isTextMode && isMine)) && read !== key;
  const close = () => setRead(key);
  return (
    <BookProvider game={lesson.game}>
      <ZoomProvider>
        <PlayTable
          store={store}
          state={state}
          scene={scene}
          saved={saved}
          aside={<CoachPanel {...coach} />}
          isCovered={wantsReading}
        >
          {wantsReading && isOver && <LessonEnd lesson={lesson} close={close} />}
          {wantsReading && !isOver && <CoachDialog {...coach} close={close} />}
        </PlayTable>
      </ZoomProvider>
    </BookProvider>
  );
}
