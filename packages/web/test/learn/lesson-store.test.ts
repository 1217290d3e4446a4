/** A lesson at the table's own store: the opponent answers by the book, only the task can be done, and progress is kept. */
import { describe, expect, test } from 'vitest';
import { answer } from '../../src/engine/answer.ts';
import type { Asked, RequestName, Told } from '../../src/engine/requests.ts';
import { lessonDeps } from '../../src/learn/lesson-deps.ts';
import { lessonNamed } from '../../src/learn/lessons.ts';
import { type LessonProgress, readProgress } from '../../src/learn/progress.ts';
import { type MatchStore, makeMatchStore } from '../../src/table/store/match-store.ts';
import { bot, person } from '../engine/tables.ts';

async function openLesson(id: string, begun: LessonProgress = { answers: [], isDone: false }) {
  let kept = begun;
  const deps = lessonDeps(lessonNamed(id)!, {
    ask: async <N extends RequestName>(name: N, asked: Asked<N>): Promise<Told<N>> =>
      answer(name, asked),
    stopThinking: () => undefined,
    now: () => 0,
    wait: async () => undefined,
    painted: async () => undefined,
    lang: () => 'en',
    speed: () => 'off',
    sitters: [person('Ada'), bot('Recruit', 'level-1')],
    say: (key) => key,
    progress: () => kept,
    keep(progress) {
      kept = progress;
    },
  });
  const store = makeMatchStore(id, deps);
  await store.open();
  await settled(store);
  return { store, kept: () => kept };
}

/** Waits until the opponent has answered. */
async function settled({ now }: MatchStore): Promise<void> {
  for (let calm = 0; calm < 20; ) {
    await new Promise((resolve) => setTimeout(resolve, 0));
    calm = now().thinking === null && !now().isBusy ? calm + 1 : 0;
  }
}

async function doTask(store: MatchStore): Promise<void> {
  const [task] = store.now().scene?.prompt?.answers ?? [];
  await store.give(task!.code);
  await settled(store);
}

describe('a lesson', () => {
  test('offers the task alone, and the opponent answers by the book', async () => {
    const { store, kept } = await openLesson('place');
    const offered = () => store.now().scene?.prompt?.answers.map(({ notation }) => notation);
    expect(store.now().scene?.prompt?.text).toBe('first');
    expect(offered()).toEqual(['play arpia']);
    await doTask(store);
    expect(kept().answers).toEqual(['play arpia', 'play atalanta']);
    expect(offered()).toEqual(['play muraena']);
  });

  test('is kept after every step, taken up again, and done at its end', async () => {
    const { store, kept } = await openLesson('battle');
    await doTask(store);
    store.closeBattle();
    expect(kept().isDone).toBe(false);
    const again = await openLesson('battle', kept());
    expect(again.store.now().scene?.prompt?.text).toBe('top');
    await doTask(again.store);
    await doTask(again.store);
    expect(again.kept().isDone).toBe(true);
    const { prompt } = again.store.now().scene!;
    expect([prompt?.text, prompt?.answers]).toEqual(['done', []]);
  });
});

test('stored progress that is broken is none', () => {
  const one = { answers: ['play arpia'], isDone: true };
  expect(readProgress(JSON.stringify({ place: one }))).toEqual({ place: one });
  expect(readProgress(null)).toEqual({});
  expect(readProgress('{')).toEqual({});
  expect(readProgress(JSON.stringify({ place: { answers: [1] }, turn: null }))).toEqual({});
});
