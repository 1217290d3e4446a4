/**
 * Every event as a sentence: each type in both languages, whole and blanked, with the players' names. Random games show
 * that nothing the engine reports comes out broken.
 */
import { below, LANGS, makeRng, SPECTATOR } from '@open-gosu/kernel';
import { describe, expect, test } from 'vitest';
import {
  EVERYBODY,
  type EventOf,
  type EventType,
  type GosuXEvent,
  redact,
} from '../../src/events.ts';
import { gosuX } from '../../src/game.ts';
import { narrate } from '../../src/text/narrate.ts';
import { NARRATE_EN } from '../../src/text/narrate-en.ts';

type FactsIn<E> = E extends unknown ? Omit<E, 'type' | 'seat' | 'seenBy'> : never;
type Facts<K extends EventType> = FactsIn<EventOf<K>>;

/** Facts for each type: leaving one out does not compile. */
const SAMPLES: { readonly [K in EventType]: readonly Facts<K>[] } = {
  draft: [{ clan: 'galmi' }],
  tiles: [{ clans: ['galmi', 'xian'] }, { clans: ['galmi'] }],
  keep: [{}],
  mulligan: [{ cards: ['elle', 'quae'] }, { cards: [] }],
  round: [{ round: 2 }],
  turn: [{ extra: false }, { extra: true }],
  play: [
    { card: 'elle', place: 'p0:II2', fromDiscard: false },
    { card: 'elle', place: 'p0:II2', fromDiscard: true },
  ],
  shift: [
    { card: 'elle', place: 'p0:II2', out: 'quae', fromDiscard: false },
    { card: 'elle', place: 'p0:II2', out: 'quae', fromDiscard: true },
  ],
  spend: [{ tokens: 1 }, { tokens: 2 }],
  activate: [{ card: 'bun-to', place: 'p0:I1' }],
  pass: [
    { first: true, turnsLeft: 3 },
    { first: false, turnsLeft: 0 },
  ],
  timeout: [{}],
  effect: [
    { card: 'elle', again: false },
    { card: 'elle', again: true },
  ],
  draw: [{ card: 'elle' }, { card: null }],
  discard: (['cost', 'effect', 'hand-limit', 'mulligan', 'response', 'shift', 'deck'] as const).map(
    (cause) => ({ card: 'elle', cause }),
  ),
  capture: [{ card: 'solok', place: 'p0:II1' }],
  destroy: [{ card: 'solok', place: 'p0:II1' }],
  release: [{ card: 'solok', place: 'p0:II1' }],
  sacrifice: [{ card: 'solok', place: 'p0:II1' }],
  cancel: [
    { card: 'red-circle', target: 'solok' },
    { card: 'atalanta', target: 'bun-to' },
  ],
  swap: [{ place: 'p0:I1', with: 'p0:I3' }],
  copy: [{ card: 'elle' }],
  'to-deck': (['top', 'bottom', 'shuffled'] as const).map((to) => ({ card: 'elle', to })),
  take: (['discard', 'removed', 'reveal'] as const).map((from) => ({ card: 'elle', from })),
  search: [{ card: 'elle' }, { card: null }],
  remove: [{ card: 'elle' }],
  reveal: [{ cards: ['elle', 'quae', 'sati'] }, { cards: [] }],
  look: [{ cards: ['elle'] }, { cards: [] }, { cards: null }],
  ban: [{ card: 'elle' }],
  'choose-clan': [{ clan: 'goan-sul' }],
  'choose-level': [{ level: 2 }],
  'choose-seat': [{ chosen: 1 }],
  'choose-name': [{ name: 'bhj' }, { name: 'phoenix' }],
  bounty: [{ card: 'elle', place: 'p0:II1' }],
  wonder: [{ taken: true }, { taken: false, cause: 'cost' }, { taken: false, cause: 'song' }],
  'take-back': [{ place: 'p0:I1' }, { place: null }],
  unlock: [{ owned: 3 }],
  tile: [{ clan: 'xian' }],
  'extra-turn': [{}],
  shuffle: [{ discard: false }, { discard: true }],
  battle: [
    { values: [12, 9], winners: [0] },
    { values: [9, 9], winners: [0, 1] },
  ],
  supremacy: [{ tokens: 1 }, { tokens: 2 }],
  song: [{}],
  'tokens-back': [{ tokens: 3 }],
  over: (['supremacy', 'tokens', 'fifteen', 'goan-sul', 'justice'] as const).flatMap((reason) => [
    { winners: [1], reason },
    { winners: [0, 1], reason },
  ]),
};

const EVENTS: GosuXEvent[] = (Object.keys(SAMPLES) as EventType[]).flatMap((type) =>
  SAMPLES[type].map((facts) => ({ type, seenBy: EVERYBODY, seat: 0, ...facts }) as GosuXEvent),
);

const say = (event: object, names?: readonly string[]) =>
  LANGS.map((lang) => narrate({ seenBy: EVERYBODY, seat: 0, ...event } as GosuXEvent, lang, names));

/** The same sentence comes thousands of times in random games. */
const clean = new Set<string>();

function expectClean(event: GosuXEvent): void {
  const [en = '', fr = ''] = say(event);
  if (clean.has(en + fr)) return;
  for (const text of [en, fr]) {
    expect(text).toMatch(/^(\p{Lu}|\d|p[01][' ]).*\.$/u);
    expect(text).not.toMatch(/undefined|\bnull\b|NaN|\[object|\$\{|\?| {2}|\.\.| [.,]|\n|p-1/);
  }
  expect(en).not.toBe(fr);
  expect(en).not.toMatch(/[\u00a0’]/);
  expect(fr).not.toMatch(/'|[^\u00a0][;:!?»]|\bde [aeiouéè]/);
  clean.add(en + fr);
}

describe('every type of event', () => {
  test('is in both tables', () => {
    expect(Object.keys(SAMPLES).sort()).toEqual(Object.keys(NARRATE_EN).sort());
  });

  test.each(EVENTS.map((event) => [event.type, event] as const))('%s', (_type, event) => {
    expectClean(event);
    expectClean(redact({ ...event, seenBy: 0 }, SPECTATOR));
  });

  test('random games are told whole, to every viewer', () => {
    for (let seed = 0; seed < 40; seed++) {
      const options = gosuX.options({ preset: seed % 2 ? 'prototype' : 'final-en' }, 'en');
      if (!options.ok) throw new Error(options.message);
      const s = gosuX.setup(options.value, seed, 2);
      const rng = makeRng(seed);
      const out: number[] = [];
      while (gosuX.toAct(s) >= 0) {
        const answer = out[below(rng, gosuX.legal(s, out))] ?? 0;
        gosuX.apply(s, answer, (event) => {
          for (const viewer of [0, 1, SPECTATOR]) expectClean(gosuX.redact(event, viewer));
        });
      }
    }
  });
});

describe('sentences', () => {
  test('X4: a card is played', () => {
    expect(say({ type: 'play', card: 'elle', place: 'p0:II2', fromDiscard: false })).toEqual([
      'p0 plays Elle (II2).',
      'p0 joue Elle (II2).',
    ]);
  });

  test('X3.7: a draw nobody else may see', () => {
    const draw: GosuXEvent = { type: 'draw', seenBy: 0b01, seat: 0, card: 'elle' };
    expect(LANGS.map((lang) => narrate(redact(draw, 1), lang))).toEqual([
      'p0 draws a card.',
      'p0 pioche une carte.',
    ]);
    expect(narrate(redact(draw, 0), 'en')).toBe('p0 draws Elle.');
  });

  test('players have their names, and French elides', () => {
    const names = ['Alice', 'Bob'];
    expect(say({ type: 'capture', card: 'solok', place: 'p0:II1' }, names)).toEqual([
      "Alice's Solok (II1) is captured.",
      'La carte Solok d’Alice (II1) est capturée.',
    ]);
    expect(say({ type: 'look', cards: null }, names)).toEqual([
      "Alice looks at Bob's hand.",
      'Alice regarde la main de Bob.',
    ]);
    expect(say({ type: 'effect', card: 'red-circle', again: false })[1]).toBe(
      'L’effet du Cercle Rouge est résolu.',
    );
    expect(say({ type: 'effect', card: 'petal-faeries', again: true })[1]).toBe(
      'L’effet des fées pétale est résolu une seconde fois.',
    );
  });

  test('X7.2: the first pass says how many turns are left', () => {
    expect(say({ type: 'pass', first: true, turnsLeft: 2 })).toEqual([
      'p0 passes first: p1 has at most 2 more turns.',
      'p0 passe en premier\u00a0: il reste au plus 2 tours à p1.',
    ]);
  });

  test('X9.17: a name is told without its parenthesis', () => {
    expect(say({ type: 'choose-name', name: 'bhj' })[0]).toBe('p0 chooses the name Byun Hyung Ja.');
  });
});
