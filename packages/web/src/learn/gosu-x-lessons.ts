/** The three lessons of Gosu X: a round from its first card to the Song, with the clans of the first game. */
import { BATTLE_WORDS } from './battle-words.ts';
import type { Lesson, LessonStep, OwnStep } from './lesson.ts';
import { PLACE_WORDS } from './place-words.ts';
import { TURN_WORDS } from './turn-words.ts';

const YOUR_CLANS = ['galmi', 'phoenix', 'goan-sul'];
const THEIR_CLANS = ['justice', 'abhilasha', 'tomorrow'];

/** A task with its reason, and one without. */
type Step<W> = (answer: string, task: keyof W & string, why?: keyof W & string) => OwnStep;
const you =
  <W>(): Step<W> =>
  (answer, task, why) =>
    why === undefined ? { by: 'you', answer, task } : { by: 'you', answer, task, why };
const them = (answer: string): LessonStep => ({ by: 'them', answer });

const place = you<typeof PLACE_WORDS>();

export const PLACE: Lesson<keyof typeof PLACE_WORDS> = {
  id: 'place',
  game: 'gosu-x',
  minutes: 2,
  words: PLACE_WORDS,
  position: {
    game: 'gosu-x',
    seed: 'place',
    tiles: [],
    players: [
      {
        clans: YOUR_CLANS,
        hand: ['arpia', 'muraena', 'phoenix-eliana', 'un-go', 'bombers', 'hempo'],
        deck: ['timer', 'sqeezs', 'boul-go'],
      },
      {
        clans: THEIR_CLANS,
        hand: ['atalanta', 'guardians-of-night', 'solok', 'elle', 'neo'],
        tokens: { hand: 0, spent: 2, locked: 2 },
      },
    ],
  },
  steps: [
    place('play arpia', 'first', 'firstWhy'),
    them('play atalanta'),
    place('play muraena', 'second', 'secondWhy'),
    them('play guardians-of-night'),
    place('play phoenix-eliana', 'hero', 'heroWhy'),
    them('play solok'),
    them('target p0:I1'),
    place('play un-go', 'pay', 'payWhy'),
    place('discard *', 'discard'),
    place('discard *', 'discard'),
    place('target p1:II1', 'target', 'targetWhy'),
  ],
};

const turn = you<typeof TURN_WORDS>();

export const TURN: Lesson<keyof typeof TURN_WORDS> = {
  id: 'turn',
  game: 'gosu-x',
  minutes: 2,
  words: TURN_WORDS,
  position: {
    game: 'gosu-x',
    seed: 'turn',
    tiles: [],
    players: [
      {
        clans: YOUR_CLANS,
        hand: ['lava-goddesses', 'shard', 'hempo', 'bombers'],
        army: [
          ['muraena', 'arpia', 'timer'],
          ['phoenix-eliana', 'fenghuang'],
        ],
        deck: ['sqeezs', 'boul-go', 'kan-te'],
      },
      {
        clans: THEIR_CLANS,
        hand: ['red-circle', 'dark-cultists', 'cylak', 'neo'],
        army: [['atalanta', 'guardians-of-night']],
        tokens: { hand: 0, spent: 2, locked: 2 },
      },
    ],
  },
  steps: [
    turn('activate I1', 'activate', 'activateWhy'),
    them('play red-circle'),
    turn('shift I2 lava-goddesses', 'shift', 'shiftWhy'),
    turn('discard *', 'discard'),
    turn('discard *', 'discard'),
    turn('target p1:I1', 'target', 'targetWhy'),
    them('play dark-cultists'),
    turn('spend 1', 'spend', 'spendWhy'),
    them('play cylak'),
    turn('pass', 'pass', 'passWhy'),
  ],
};

const battle = you<typeof BATTLE_WORDS>();

export const BATTLE: Lesson<keyof typeof BATTLE_WORDS> = {
  id: 'battle',
  game: 'gosu-x',
  minutes: 2,
  words: BATTLE_WORDS,
  position: {
    game: 'gosu-x',
    seed: 'battle',
    tiles: [],
    players: [
      {
        clans: YOUR_CLANS,
        hand: ['bhj-phoenix', 'un-go'],
        army: [['arpia', 'timer', 'sqeezs'], ['phoenix-eliana']],
        tokens: { hand: 0, spent: 2, locked: 2 },
        turnsLeft: 1,
      },
      {
        clans: THEIR_CLANS,
        hand: ['elle'],
        army: [['atalanta', 'volantis', 'aat', 'obeezs'], ['shadow']],
        tokens: { hand: 0, spent: 2, locked: 2 },
        passed: true,
      },
    ],
  },
  steps: [
    battle('play bhj-phoenix', 'immortal', 'immortalWhy'),
    battle('target p0:III1', 'top', 'topWhy'),
    battle('target p0:II1', 'hero', 'heroWhy'),
    them('target p1:I4'),
    them('target p1:I3'),
    them('target p1:I2'),
  ],
};
