/** Stories: what goes without saying is left out, like events are told together, the player is told "you". */
import { expect, test } from 'vitest';
import {
  ALL_VIEWERS,
  aboutAll,
  makeNarrate,
  makeNarrateTo,
  storyOf,
  type Telling,
} from '../src/index.ts';

interface Add {
  readonly type: 'add';
  readonly seenBy: number;
  readonly seat: number;
}

const add = (seat: number): Add => ({ type: 'add', seenBy: ALL_VIEWERS, seat });

const telling: Telling<Add> = {
  goesWithoutSaying: (events, index) => events[index]?.seat === 9,
  isLike: (first, other) => first.seat === other.seat,
  tell: (run) => `p${run[0]?.seat} adds ${run.length}`,
};

test('runs of like events are one sentence, unless they are apart', () => {
  const events = [add(0), add(0), add(9), add(1), add(0), add(0)];
  expect(storyOf(events, telling).map(({ index, text }) => [index, text])).toEqual([
    [0, 'p0 adds 2'],
    [3, 'p1 adds 1'],
    [4, 'p0 adds 2'],
  ]);
  const apart = storyOf(events, telling, (index) => index === 1).map(({ text }) => text);
  expect(apart).toEqual(['p0 adds 1', 'p0 adds 1', 'p1 adds 1', 'p0 adds 2']);
});

test('several cards by name where all are known, else by number', () => {
  expect(aboutAll('Ada draws a card.', ['x', 'y', 'z'], 'en')).toBe('Ada draws x, y and z.');
  expect(aboutAll('Ada pioche une carte.', ['x', null], 'fr')).toBe('Ada pioche 2 cartes.');
});

test('the seat that listens is told "you", the others by name', () => {
  const narrate = makeNarrate<Add>({
    en: { add: (e, who) => `${who(e.seat)} passes their hand to ${who(1 - e.seat)}.` },
    fr: { add: (e, who) => `${who(e.seat)} prend sa main.` },
  });
  const tell = makeNarrateTo(narrate, []);
  const names = ['Ada', 'Bob'];
  expect(tell(add(0), 'en', names, 0)).toBe('You pass your hand to Bob.');
  expect(tell(add(0), 'en', names, -1)).toBe('Ada passes their hand to Bob.');
  expect(tell(add(1), 'en', names, 0)).toBe('Bob passes their hand to you.');
  expect(tell(add(0), 'fr', names, 0)).toBe('Vous prenez votre main.');
});
