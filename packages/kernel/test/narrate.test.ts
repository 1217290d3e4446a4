/** Events as sentences: the table of the language, the names of the players, the typography. */
import { expect, test } from 'vitest';
import { ALL_VIEWERS, makeNarrate } from '../src/index.ts';

const seenBy = ALL_VIEWERS;

type Event =
  | { readonly type: 'add'; readonly seenBy: number; readonly seat: number; readonly n: number }
  | { readonly type: 'end'; readonly seenBy: number };

const narrate = makeNarrate<Event>({
  en: { add: (e, who) => `${who(e.seat)} adds ${e.n}.`, end: () => "It's over!" },
  fr: { add: (e, who) => `${who(e.seat)} ajoute ${e.n}.`, end: () => "C'est fini !" },
});

test('each event has its sentence in both languages', () => {
  const event = { type: 'add', seenBy, seat: 3, n: 2 } as const;
  expect([narrate(event, 'en'), narrate(event, 'fr')]).toEqual(['p3 adds 2.', 'p3 ajoute 2.']);
});

test('players go by their names where they have one', () => {
  const told = [0, 1].map((seat) => narrate({ type: 'add', seenBy, seat, n: 1 }, 'en', ['Anne']));
  expect(told).toEqual(['Anne adds 1.', 'p1 adds 1.']);
});

test('the sentence is typeset', () => {
  const end = { type: 'end', seenBy } as const;
  expect([narrate(end, 'en'), narrate(end, 'fr')]).toEqual(["It's over!", 'C’est fini\u00a0!']);
});
