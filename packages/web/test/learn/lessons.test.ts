/** The lessons, played by the engine from their first answer to their last: every task can be done as it is told. */
import { LANGS } from '@open-gosu/kernel';
import { describe, expect, test } from 'vitest';
import { answer } from '../../src/engine/answer.ts';
import type { Match } from '../../src/engine/match.ts';
import type { Scene } from '../../src/engine/scene.ts';
import { sayIn } from '../../src/i18n/language.ts';
import {
  fitting,
  isAsked,
  type Lesson,
  narrowed,
  placeIn,
  reasonAt,
} from '../../src/learn/lesson.ts';
import { LESSONS, lessonAfter, lessonNamed } from '../../src/learn/lessons.ts';
import { bot, person } from '../engine/tables.ts';

function begin({ game, position }: Lesson): Match {
  const begun = answer('begin', {
    game,
    start: { from: 'position', position },
    sitters: [person('Ada'), bot('Recruit', 'level-1')],
    lang: 'en',
  });
  if (!begun.ok) throw new Error(begun.message);
  return begun.value;
}

const sceneAt = (match: Match, viewer: number): Scene =>
  answer('scene', { match, viewer, lang: 'en' });

/** Plays a lesson, taking the first or the last (-1) of what it allows; calls `look` before each answer. */
function play(lesson: Lesson, look?: (match: Match) => void, which = 0): Match {
  let match = begin(lesson);
  for (const step of lesson.steps) {
    look?.(match);
    const seat = step.by === 'you' ? 0 : 1;
    const { prompt } = sceneAt(match, seat);
    const where = `${lesson.id}, answer ${match.answers.length + 1}, ${step.answer}`;
    expect(prompt?.isMine, `${where}: asked of ${prompt?.seat}, ${prompt?.text}`).toBe(true);
    const allowed = prompt!.answers.filter(({ notation }) => isAsked(step, notation));
    const offered = prompt!.answers.map(({ notation }) => notation).join(', ');
    expect(allowed.length, `${where} is none of ${offered}`).toBeGreaterThan(0);
    const given = answer('give', { match, answer: allowed.at(which)!.code });
    if (!given.ok) throw new Error(given.message);
    match = given.value;
  }
  return match;
}

describe.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))('%s', (_, lesson) => {
  test('can be played to its end, and nobody has won the game by then', () => {
    for (const which of [0, -1]) {
      expect(sceneAt(play(lesson, undefined, which), 0).ending).toBeNull();
    }
  });

  test('says all its words, in both languages, and has none to spare', () => {
    const used = lesson.steps.flatMap((step) =>
      step.by === 'you' ? [step.task, ...(step.why === undefined ? [] : [step.why])] : [],
    );
    const known = Object.keys(lesson.words);
    expect(new Set([...used, 'title', 'about', 'done'])).toEqual(new Set(known));
    for (const lang of LANGS) {
      const say = sayIn(lesson.words, lang);
      for (const key of known) expect(say(key)).not.toBe('');
      // A task is a line above the buttons of a phone.
      for (const step of lesson.steps) {
        if (step.by === 'you') expect(say(step.task).length, step.task).toBeLessThanOrEqual(90);
      }
    }
  });

  test('leaves nothing to do but what it asks for, and nothing at all at its end', () => {
    const say = (key: string) => key;
    const end = play(lesson, (match) => {
      const { prompt } = narrowed(lesson, sceneAt(match, 0), match, say);
      const step = lesson.steps[match.answers.length]!;
      if (step.by === 'them') return expect(prompt!.isMine).toBe(false);
      expect(prompt!.text).toBe(step.task);
      expect(prompt!.answers.length).toBeGreaterThan(0);
      expect(prompt!.answers.every(({ notation }) => isAsked(step, notation))).toBe(true);
    });
    const { prompt } = narrowed(lesson, sceneAt(end, 0), end, say);
    expect([prompt!.isMine, prompt!.text, prompt!.answers]).toEqual([false, 'done', []]);
  });

  test('has a reason at every step, and knows how far it is', () => {
    lesson.steps.forEach((_step, answers) => {
      expect(reasonAt(lesson, answers)).not.toBeNull();
      const { now, of } = placeIn(lesson, answers);
      expect(now).toBeGreaterThanOrEqual(1);
      expect(now).toBeLessThanOrEqual(of);
    });
  });
});

test('what was kept of a lesson is taken up as far as it is still one', () => {
  const place = lessonNamed('place')!;
  const { answers } = play(place);
  expect(fitting(place, answers)).toEqual(answers);
  expect(fitting(place, ['play arpia', 'play elle', 'play muraena'])).toEqual(['play arpia']);
  expect(fitting(place, [...answers, 'pass'])).toEqual(answers);
});

test('three lessons of Gosu X follow each other, and one of GOSU Tactics stands by itself', () => {
  const next = (id: string) => lessonAfter(lessonNamed(id)!)?.id ?? null;
  expect(LESSONS.map(({ id }) => next(id))).toEqual(['turn', 'battle', null, null]);
  expect(LESSONS.reduce((sum, { minutes }) => sum + minutes, 0)).toBeLessThanOrEqual(10);
});

test('the armies are what the lessons say of them', () => {
  const forces = (match: Match) => sceneAt(match, 0).seats.map(({ force }) => force);
  const battle = lessonNamed('battle')!;
  expect(forces(begin(battle))).toEqual([9, 11]);
  expect(sceneAt(play(battle), 0).seats[0]!.points).toBe(1);
  const turn = sceneAt(play(lessonNamed('turn')!), 0);
  expect(turn.seats[0]!.force).toBeGreaterThan(turn.seats[1]!.force);
  expect(sceneAt(play(lessonNamed('goblins')!), 0).seats[0]!.points).toBe(1);
});
