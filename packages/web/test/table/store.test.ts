/** The store of a match with the real engine behind it: staging, commit, step back, undo, bots, the curtain, reload. */
import { describe, expect, test } from 'vitest';
import { answer } from '../../src/engine/answer.ts';
import type { Match, Sitter } from '../../src/engine/match.ts';
import type { Asked, RequestName, Told } from '../../src/engine/requests.ts';
import type { Scene } from '../../src/engine/scene.ts';
import type { SavedMatch } from '../../src/storage/matches.ts';
import { type MatchStore, makeMatchStore } from '../../src/table/match-store.ts';
import type { StoreDeps } from '../../src/table/table-state.ts';

const ada: Sitter = { kind: 'person', name: 'Ada' };
const bo: Sitter = { kind: 'person', name: 'Bo' };
const robot: Sitter = { kind: 'bot', name: 'Robot', bot: 'random' };

interface Bench {
  readonly store: MatchStore;
  readonly asked: { readonly name: RequestName; readonly viewer: number | undefined }[];
  /** What the browser has kept. */
  kept(): SavedMatch;
  waits(): number;
  /** Another visit to the same match. */
  reopen(): Promise<MatchStore>;
}

function beginning(game: Match['game'], sitters: readonly Sitter[], seed = 'store'): Match {
  const begun = answer('begin', {
    game,
    start: { from: 'deal', options: {}, seed },
    sitters,
    lang: 'en',
  });
  if (!begun.ok) throw new Error(begun.message);
  return begun.value;
}

async function benchOf(match: Match): Promise<Bench> {
  let kept: SavedMatch = {
    id: 'm',
    match,
    staged: [],
    undone: [],
    wasUndone: false,
    created: 0,
    updated: 0,
    winners: null,
    title: '',
  };
  let waits = 0;
  const asked: Bench['asked'] = [];
  const deps: StoreDeps = {
    async ask<N extends RequestName>(name: N, of: Asked<N>): Promise<Told<N>> {
      asked.push({ name, viewer: (of as { viewer?: number }).viewer });
      return answer(name, of);
    },
    stopThinking: () => undefined,
    load: async () => kept,
    async save(saved) {
      kept = saved;
    },
    now: () => 0,
    async wait() {
      waits++;
    },
    lang: () => 'en',
    speed: () => 'off',
  };
  const store = makeMatchStore('m', deps);
  await store.open();
  return {
    store,
    asked,
    kept: () => kept,
    waits: () => waits,
    async reopen() {
      const other = makeMatchStore('m', deps);
      await other.open();
      return other;
    },
  };
}

/** Waits until the store has nothing under way. */
async function settled({ now }: MatchStore): Promise<Scene> {
  for (let calm = 0; calm < 20; ) {
    await new Promise((resolve) => setTimeout(resolve, 0));
    calm = now().thinking === null && !now().isBusy ? calm + 1 : 0;
  }
  return now().scene as Scene;
}

function codeOf({ prompt }: Scene, notation: RegExp): number {
  const found = prompt?.answers.find((each) => notation.test(each.notation));
  if (found === undefined) {
    throw new Error(`${notation} is none of ${prompt?.answers.map((each) => each.notation)}`);
  }
  return found.code;
}

async function give(store: MatchStore, notation: RegExp): Promise<Scene> {
  await store.give(codeOf(store.now().scene as Scene, notation));
  return settled(store);
}

const OPENING = 'gosu-tactics';

describe('staging', () => {
  test('what can be taken back waits; the last one commits all of them', async () => {
    const { store, kept } = await benchOf(beginning(OPENING, [ada, robot]));
    expect(store.now().scene?.prompt?.purpose).toBe('opening-discard');
    await give(store, /./);
    await give(store, /./);
    expect(kept().match.answers).toHaveLength(0);
    expect(kept().staged).toHaveLength(2);
    expect(store.now().steps).toHaveLength(2);
    expect(store.now().scene?.prompt?.step).toEqual({ now: 3, of: 3 });
    expect(store.now().scene?.seats[0]?.hand).toHaveLength(8);
    await give(store, /./);
    expect(
      kept()
        .match.answers.slice(0, 3)
        .every((each) => each.startsWith('discard ')),
    ).toBe(true);
    expect(kept().staged).toEqual([]);
    // The bot has discarded, too.
    expect(kept().match.answers.length).toBeGreaterThanOrEqual(6);
  });

  test('a step back takes the selection first, then one answer at a time', async () => {
    const { store, kept } = await benchOf(beginning(OPENING, [ada, robot]));
    const [first, second] = store.now().scene?.prompt?.answers ?? [];
    await store.give(first!.code);
    await store.give(second!.code);
    store.select({ handles: [], code: store.now().scene!.prompt!.answers[0]!.code });
    expect(store.stepBack()).toBe(true);
    expect(store.now().selection).toBeNull();
    expect(kept().staged).toHaveLength(2);
    store.stepBack();
    await settled(store);
    expect(kept().staged).toEqual([first!.code]);
    store.stepBack();
    await settled(store);
    expect(store.now().scene?.seats[0]?.hand).toHaveLength(10);
    expect(store.stepBack()).toBe(false);
  });

  test('any one of several can be left out again', async () => {
    const { store, kept } = await benchOf(beginning(OPENING, [ada, robot]));
    const [first, second] = store.now().scene?.prompt?.answers ?? [];
    await store.give(first!.code);
    await store.give(second!.code);
    store.dropStep(0);
    await settled(store);
    expect(kept().staged).toEqual([second!.code]);
    expect(store.now().steps.map(({ answer: { code } }) => code)).toEqual([second!.code]);
  });

  test('a reload shows the same question with the same partial choice', async () => {
    const { store, reopen } = await benchOf(beginning(OPENING, [ada, robot]));
    await give(store, /./);
    const again = await reopen();
    expect(again.now().scene).toEqual(store.now().scene);
    expect(again.now().steps).toEqual(store.now().steps);
  });

  test('`onlyStage` never gives for good', async () => {
    const { store, kept } = await benchOf(beginning(OPENING, [ada, robot]));
    await give(store, /./);
    await give(store, /./);
    await store.give(store.now().scene!.prompt!.answers[0]!.code, { onlyStage: true });
    await settled(store);
    expect(kept().staged).toHaveLength(2);
    expect(kept().match.answers).toHaveLength(0);
  });

  test('an answered question takes no other answer while the next one is awaited', async () => {
    const { store, kept } = await benchOf(beginning('gosu-x', [ada, robot]));
    const late = codeOf(store.now().scene as Scene, /phoenix/);
    let tries = 0;
    const again = () => {
      if (store.now().scene?.ply !== 0) return;
      tries++;
      store.give(late);
    };
    store.subscribe(again);
    const given = give(store, /galmi/);
    again();
    await given;
    expect(tries).toBeGreaterThan(1);
    expect(kept().match.answers[0]).toBe('draft galmi');
    expect(store.now().isBusy).toBe(false);
  });

  test('a preview that comes too late is forgotten', async () => {
    const { store } = await benchOf(beginning(OPENING, [ada, robot]));
    const [first, second] = store.now().scene?.prompt?.answers ?? [];
    store.select({ handles: [], code: first!.code });
    store.select({ handles: [], code: second!.code });
    await settled(store);
    expect(store.now().preview?.lines.join()).toContain(
      second!.label.replace(/^\S+ | aside$/g, ''),
    );
  });
});

describe('bots', () => {
  test('answer by themselves, no faster than can be seen, and stop when told to', async () => {
    const { store, waits, kept } = await benchOf(beginning('gosu-x', [robot, ada]));
    const scene = await settled(store);
    expect(scene.prompt?.isMine).toBe(true);
    expect(kept().match.answers).toHaveLength(1);
    expect(waits()).toBe(1);
  });

  test('a bot that is stopped goes on when asked to', async () => {
    const { store, kept } = await benchOf(beginning('gosu-x', [ada, robot]));
    const given = store.give(codeOf(store.now().scene as Scene, /galmi/));
    for (let i = 0; i < 200 && store.now().thinking === null; i++) await Promise.resolve();
    expect(store.now().thinking).toBe(1);
    store.stop();
    await given;
    await settled(store);
    expect(store.now().isStopped).toBe(true);
    expect(kept().match.answers).toHaveLength(1);
    await store.goOn();
    await settled(store);
    expect(kept().match.answers).toHaveLength(3);
  });
});

describe('undo', () => {
  test('goes back to one’s last decision, over what bots did; redo gives the same again', async () => {
    const { store, kept } = await benchOf(beginning('gosu-x', [ada, robot]));
    expect(store.now().canUndo).toBe(false);
    await give(store, /galmi/);
    const after = kept().match.answers;
    expect(after.length).toBe(3);
    expect(kept().wasUndone).toBe(false);
    await store.undo();
    await settled(store);
    expect(kept().match.answers).toEqual([]);
    expect(kept().undone).toEqual(after);
    expect(kept().wasUndone).toBe(true);
    await store.redo();
    await settled(store);
    expect(kept().match.answers).toEqual(after);
    expect(kept().undone).toEqual([]);
  });

  test('another answer than before ends what could be redone', async () => {
    const { store, kept } = await benchOf(beginning('gosu-x', [ada, robot]));
    await give(store, /galmi/);
    await store.undo();
    await settled(store);
    await give(store, /phoenix/);
    expect(kept().match.answers[0]).toBe('draft phoenix');
    expect(kept().undone).toEqual([]);
  });

  test('a price is taken back together with what it paid for', async () => {
    const { store, kept } = await benchOf(beginning(OPENING, [ada, robot], 'price'));
    for (const _ of [1, 2, 3]) await give(store, /./);
    const { length } = kept().match.answers;
    await store.undo();
    await settled(store);
    // All three discards of the opening hand are one decision.
    expect(kept().match.answers).toHaveLength(0);
    expect(kept().undone).toHaveLength(length);
  });

  test('takes back to any position that is looked at', async () => {
    const { store, kept } = await benchOf(beginning('gosu-x', [ada, robot]));
    await give(store, /galmi/);
    await give(store, /./);
    await give(store, /./);
    await store.look(1);
    expect(store.now().past?.scene.ply).toBe(1);
    expect(store.now().scene?.ply).toBeGreaterThan(1);
    store.returnToNow();
    expect(store.now().past).toBeNull();
    await store.look(3);
    await store.undoTo(3);
    await settled(store);
    expect(kept().match.answers).toHaveLength(3);
    expect(store.now().past).toBeNull();
  });
});

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
