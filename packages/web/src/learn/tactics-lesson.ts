/** The lesson of GOSU Tactics: a first round, from the first goblin to the battle. */
import type { Lesson, LessonStep, OwnStep } from './lesson.ts';
import { TACTICS_WORDS } from './tactics-words.ts';

type Word = keyof typeof TACTICS_WORDS;

const you = (answer: string, task: Word, why?: Word): OwnStep =>
  why === undefined ? { by: 'you', answer, task } : { by: 'you', answer, task, why };
const them = (answer: string): LessonStep => ({ by: 'them', answer });

export const GOBLINS: Lesson<Word> = {
  id: 'goblins',
  game: 'gosu-tactics',
  minutes: 3,
  words: TACTICS_WORDS,
  position: {
    game: 'gosu-tactics',
    seed: 'goblins',
    deck: [
      'runner',
      'gravedigger',
      'sage',
      'ghoul',
      'tinker',
      'lich',
      'spark',
      'jailer',
      'ranger',
      'dynamo',
    ],
    players: [
      { hand: ['tracker', 'tracker-x', 'packmate', 'shackler', 'champion', 'scanner'] },
      { hand: ['scribe', 'scribe', 'archivist', 'reaper'] },
    ],
  },
  steps: [
    you('play tracker', 'first', 'firstWhy'),
    them('play scribe'),
    you('play tracker-x', 'second', 'secondWhy'),
    them('play scribe'),
    you('play packmate', 'link', 'linkWhy'),
    you('pick *', 'pick'),
    them('play archivist'),
    you('shift I1 shackler', 'mutate', 'mutateWhy'),
    { ...you('discard *', 'discard'), except: 'discard champion' },
    { ...you('discard *', 'discard'), except: 'discard champion' },
    you('target p1:II1', 'target', 'targetWhy'),
    them('pass'),
    you('play champion', 'hero', 'heroWhy'),
    you('pass', 'pass', 'passWhy'),
  ],
};
