/** Several people or tabs at one match, and what a bot may respond. */
import { describe, expect, test } from 'vitest';
import { answer } from '../../src/engine/answer.ts';
import type { Scene } from '../../src/engine/scene.ts';
import { makeMatchStore } from '../../src/table/match-store.ts';
import {
  ada,
  beginning,
  benchOf,
  bo,
  codeOf,
  give,
  OPENING,
  robot,
  settled,
} from './store-bench.ts';

describe('people at one device', () => {
  test('the next hand is not asked for while the curtain is up', async () => {
    const bench = await benchOf(beginning(OPENING, [ada, bo]));
    const { store, asked } = bench;
    expect(store.now().curtain).toBe(0);
    expect(asked.every(({ viewer }) => viewer === undefined || viewer === -1)).toBe(true);
    expect(
      store
        .now()
        .scene?.seats.flatMap(({ hand }) => hand)
        .some(({ card }) => card !== null),
    ).toBe(false);
    await store.liftCurtain();
    expect(store.now().curtain).toBeNull();
    expect(store.now().scene?.viewer).toBe(0);
    for (const _ of [1, 2, 3]) await give(store, /./);
    expect(store.now().curtain).toBe(1);
    expect(store.now().scene?.viewer).toBe(-1);
    expect(asked.some(({ viewer }) => viewer === 1)).toBe(false);
    await store.liftCurtain();
    expect(store.now().scene?.viewer).toBe(1);
  });

  test('a reload brings the curtain back, and keeps what was chosen', async () => {
    const { store, reopen, kept } = await benchOf(beginning(OPENING, [ada, bo]));
    await store.liftCurtain();
    await give(store, /./);
    expect(kept().staged).toHaveLength(1);
    const again = await reopen();
    expect(again.now().curtain).toBe(0);
    expect(again.now().steps).toEqual([]);
    await again.liftCurtain();
    expect(again.now().steps).toHaveLength(1);
  });

  test('nothing is hidden in a draft: no curtain', async () => {
    const { store } = await benchOf(beginning('gosu-x', [ada, bo]));
    expect(store.now().curtain).toBeNull();
    await give(store, /galmi/);
    expect(store.now().curtain).toBeNull();
    expect(store.now().scene?.viewer).toBe(1);
  });
});

test('a match that is not there is said to be missing', async () => {
  const store = makeMatchStore('none', {
    ask: async () => {
      throw new Error('nothing is asked');
    },
    stopThinking: () => undefined,
    load: async () => null,
    save: async () => undefined,
    now: () => 0,
    wait: async () => undefined,
    lang: () => 'en',
    speed: () => 'off',
  });
  await store.open();
  expect(store.now().phase).toBe('missing');
});

describe('another tab', () => {
  test('plays on: nothing is done or kept here, until it is opened again and is where the other left it', async () => {
    const { store, kept, reopen } = await benchOf(beginning(OPENING, [ada, robot]));
    store.giveWay();
    const other = await reopen();
    await give(other, /./);
    await give(other, /./);
    await give(other, /./);
    const { match } = kept();
    expect(match.answers.length).toBeGreaterThan(3);
    await store.give(codeOf(store.now().scene as Scene, /./));
    await settled(store);
    expect(store.now().isElsewhere).toBe(true);
    expect(kept().match).toEqual(match);
    await store.open();
    await settled(store);
    expect(store.now().isElsewhere).toBe(false);
    expect(store.now().scene?.ply).toBe(match.answers.length);
  });
});

describe('a possible response', () => {
  /** Ada is about to capture a Troop of the robot, who may hold The Red Circle, or have it in the deck. */
  async function capture(hand: readonly string[]) {
    const position = {
      game: 'gosu-x',
      tiles: [],
      players: [
        { clans: ['galmi', 'phoenix', 'goan-sul'], hand: ['lava-goddesses', 'timer'] },
        { clans: ['justice', 'abhilasha', 'tomorrow'], hand, army: [['volantis', 'aat']] },
      ],
    };
    const start = { from: 'position', position } as const;
    const begun = answer('begin', { game: 'gosu-x', start, sitters: [ada, robot], lang: 'en' });
    if (!begun.ok) throw new Error(begun.message);
    const bench = await benchOf(begun.value);
    const { store } = bench;
    await give(store, /^play lava/);
    const seen: string[] = [];
    store.subscribe(() => {
      const { scene, isAwaiting } = store.now();
      seen.push(isAwaiting ? 'awaiting' : (scene?.prompt?.kind ?? ''));
    });
    const waits = bench.waits();
    await store.give(codeOf(store.now().scene as Scene, /^target p1:I1$/));
    return {
      seen: new Set(seen),
      waited: bench.waits() - waits,
      answers: bench.kept().match.answers,
    };
  }

  test('is waited for whether or not somebody can respond, and nobody is seen being asked', async () => {
    const [able, unable] = [await capture(['red-circle', 'neo']), await capture(['elle', 'neo'])];
    for (const { seen } of [able, unable]) {
      expect(seen).toContain('awaiting');
      expect(seen).not.toContain('respond');
    }
    expect(able.waited).toBe(unable.waited);
    expect(able.answers[2]).toMatch(/^(use red-circle|decline)$/);
    expect(unable.answers[2]).not.toMatch(/^(use|decline)/);
  });

  test('is not waited for in a game that has no such cards', async () => {
    const { store } = await benchOf(beginning(OPENING, [ada, robot]));
    const { prompt } = store.now().scene as Scene;
    store.select({ handles: [], code: prompt!.answers[0]!.code });
    await settled(store);
    expect(store.now().preview?.mayBeAnswered).toBe(false);
  });
});
