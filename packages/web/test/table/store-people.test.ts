/** Several people or tabs at one match, and what a bot may respond. */
import { describe, expect, test, vi } from 'vitest';
import { answer } from '../../src/engine/answer.ts';
import type { Match, Sitter } from '../../src/engine/match.ts';
import type { Asked, RequestName, Told } from '../../src/engine/requests.ts';
import type { Scene } from '../../src/engine/scene.ts';
import { makeMatchStore } from '../../src/table/store/match-store.ts';
import { makeQuietTurns } from '../../src/table/store/quiet.ts';
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

  test('the curtain falls after the draft, also for the one who chose last', async () => {
    const { store, asked } = await benchOf(beginning('gosu-x', [ada, bo], 's35'));
    for (let i = 0; i < 6; i++) {
      expect(store.now().scene?.prompt?.kind).toBe('draft');
      asked.length = 0;
      await give(store, /./);
    }
    // Ada's hand is kept without a question: it is Bo who is asked, and who has chosen the last clan.
    expect(store.now().scene?.prompt).toMatchObject({ seat: 1, purpose: 'opening-hand' });
    expect(store.now().curtain).toBe(1);
    expect(store.now().scene?.viewer).toBe(-1);
  });

  test('what is taken back leaves one line in the log, until it is given again', async () => {
    const { store } = await benchOf(beginning('gosu-x', [ada, bo]));
    const lines = () =>
      store
        .now()
        .log.flatMap((group) => group.lines)
        .map(({ type, ply }) => `${type} ${ply}`);
    await give(store, /galmi/);
    await give(store, /xian/);
    await give(store, /justice/);
    expect(lines()).toEqual(['draft 1', 'draft 2', 'draft 3']);
    await store.undo();
    await settled(store);
    const [told] = store.now().log.flatMap((group) => group.lines.slice(-1));
    expect(told).toMatchObject({ type: 'undo', ply: 1, text: '2 decisions were taken back.' });
    expect(lines()).toEqual(['draft 1', 'undo 1']);
    await store.redo();
    await settled(store);
    expect(lines().filter((line) => line.startsWith('undo'))).toEqual([]);
    await store.undo();
    await settled(store);
    await give(store, /phoenix/);
    await give(store, /xian/);
    expect(lines()).toEqual(['draft 1', 'undo 1', 'draft 2', 'draft 3']);
  });

  describe('who looks back while a bot thinks', () => {
    /** Ada has decided, and looks back; what she sees comes before or after the curtain for Bo. */
    async function lookedBack({ isLate }: { readonly isLate: boolean }) {
      let think = () => {};
      const thinks = new Promise<void>((resolve) => {
        think = resolve;
      });
      let bring = () => {};
      const brought = new Promise<void>((resolve) => {
        bring = resolve;
      });
      let isLooking = false;
      const { store } = await benchOf(beginning(OPENING, [ada, robot, bo]), {
        async ask<N extends RequestName>(name: N, of: Asked<N>): Promise<Told<N>> {
          if (name === 'choose') await thinks;
          if (isLooking && isLate) {
            isLooking = false;
            await brought;
          }
          return answer(name, of);
        },
      });
      await store.liftCurtain();
      for (const _ of [1, 2]) await give(store, /./);
      const given = store.give(codeOf(store.now().scene as Scene, /./));
      await vi.waitFor(() => expect(store.now().thinking).toBe(1));
      isLooking = true;
      const looked = store.look(0);
      if (!isLate) await looked;
      think();
      await given;
      await settled(store);
      return { store, looked, bring };
    }

    test('leaves nothing of it to the next', async () => {
      const { store } = await lookedBack({ isLate: false });
      expect(store.now().curtain).toBe(2);
      expect(store.now().past).toBeNull();
      await store.liftCurtain();
      expect(store.now().scene?.viewer).toBe(2);
      expect(store.now().past).toBeNull();
    });

    test('leaves nothing of it that comes late', async () => {
      const { store, looked, bring } = await lookedBack({ isLate: true });
      await store.liftCurtain();
      bring();
      await looked;
      expect(store.now().scene?.viewer).toBe(2);
      expect(store.now().past).toBeNull();
    });
  });

  test('a curtain that did not go up can be lifted again', async () => {
    let isBroken = false;
    const bench = await benchOf(beginning(OPENING, [ada, bo]), {
      ask: async (name, of) => {
        if (isBroken) throw new Error('the engine is gone');
        return answer(name, of);
      },
    });
    const { store } = bench;
    isBroken = true;
    await store.liftCurtain();
    expect(store.now().fault).toContain('gone');
    expect(store.now().curtain).toBe(0);
    isBroken = false;
    await store.liftCurtain();
    expect(store.now().curtain).toBeNull();
    expect(store.now().fault).toBeNull();
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
    painted: async () => undefined,
    lang: () => 'en',
    speed: () => 'off',
    asksAlways: () => false,
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

/** Ada is about to capture a Troop of the other, who may hold The Red Circle, or have it in the deck. */
function capturing(hand: readonly string[], other: Sitter): Match {
  const position = {
    game: 'gosu-x',
    tiles: [],
    players: [
      { clans: ['galmi', 'phoenix', 'goan-sul'], hand: ['lava-goddesses', 'timer'] },
      { clans: ['justice', 'abhilasha', 'tomorrow'], hand, army: [['volantis', 'aat']] },
    ],
  };
  const start = { from: 'position', position } as const;
  const begun = answer('begin', { game: 'gosu-x', start, sitters: [ada, other], lang: 'en' });
  if (!begun.ok) throw new Error(begun.message);
  return begun.value;
}

describe('one who does not want to respond', () => {
  async function asked() {
    const bench = await benchOf(capturing(['red-circle', 'neo'], bo));
    const { store } = bench;
    await store.liftCurtain();
    await give(store, /^play lava/);
    await give(store, /^target p1:I1$/);
    expect(store.now().curtain).toBe(1);
    await store.liftCurtain();
    expect(store.now().scene?.prompt?.kind).toBe('respond');
    return bench;
  }

  test('declines, and is not asked again though the curtain came between', async () => {
    const { store, kept } = await asked();
    await store.quieten();
    await settled(store);
    expect(kept().match.answers[2]).toBe('decline');
    // The same question once more, as another action of the same turn would put it.
    const { match } = kept();
    await store.undoTo(2);
    await settled(store);
    expect(store.now().scene?.prompt, 'who takes back wants to be asked').toMatchObject({
      kind: 'respond',
      isMine: true,
    });
    await store.quieten();
    await settled(store);
    expect(kept().match.answers).toEqual(match.answers);
  });

  test('wishes nothing that was overtaken', async () => {
    const { store, kept } = await asked();
    const quieted = store.quieten('trigger');
    await store.retell();
    await quieted;
    await settled(store);
    expect(kept().neverAsked ?? []).toEqual([]);
    expect(store.now().scene?.prompt).toMatchObject({ kind: 'respond', isMine: true });
  });

  test('is remembered by seat and turn', async () => {
    const respond = capturing(['red-circle', 'neo'], bo);
    const match = { ...respond, answers: ['play lava-goddesses', 'target p1:I1'] };
    let log = 1;
    const quiet = makeQuietTurns({
      lang: () => 'en',
      async ask<N extends RequestName>(name: N, of: Asked<N>): Promise<Told<N>> {
        if (name === 'log') return Array.from({ length: log }, () => ({})) as unknown as Told<N>;
        return answer(name, of);
      },
    });
    const decline = answer('read', { match, viewer: 1, lang: 'en', text: 'decline' });
    expect(await quiet.answer(match)).toBeNull();
    quiet.add((await quiet.wishOf(match, 0, 'turn'))!);
    expect(await quiet.answer(match), 'another seat').toBeNull();
    quiet.add((await quiet.wishOf(match, 1, 'turn'))!);
    expect(await quiet.answer(match)).toBe(decline.ok && decline.value);
    expect(await quiet.answer(respond), 'no response').toBeNull();
    expect(await quiet.wishOf(respond, 1, 'turn'), 'no response').toBeNull();
    log = 2;
    expect(await quiet.answer(match), 'the next turn').toBeNull();
    log = 1;
    expect(await quiet.answer(match), 'it has ended with its turn').toBeNull();
    quiet.add((await quiet.wishOf(match, 1, 'turn'))!);
    quiet.end([]);
    expect(await quiet.answer(match), 'something was taken back').toBeNull();
  });
});

describe('a possible response', () => {
  async function capture(hand: readonly string[]) {
    const bench = await benchOf(capturing(hand, robot));
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

  test('takes the same time of a bot that thinks for long, which has to hurry', async () => {
    /** Milliseconds, of a clock that only what is waited for moves. */
    const timed = async (hand: readonly string[], thinks: (within: number) => number) => {
      let now = 0;
      const timers: { readonly at: number; readonly ring: () => void }[] = [];
      const wait = (milliseconds: number) =>
        new Promise<void>((ring) => timers.push({ at: now + milliseconds, ring }));
      let stops = 0;
      const bench = await benchOf(capturing(hand, robot), {
        now: () => now,
        wait,
        stopThinking: () => {
          stops++;
        },
        async ask<N extends RequestName>(name: N, of: Asked<N>): Promise<Told<N>> {
          if (name !== 'choose') return answer(name, of);
          await wait(thinks((of as Asked<'choose'>).within ?? Number.POSITIVE_INFINITY));
          return answer(name, of);
        },
      });
      const { store, kept } = bench;
      await give(store, /^play lava/);
      let isGiven = false;
      store.subscribe(() => {
        isGiven ||= kept().match.answers.length >= 2;
      });
      store.give(codeOf(store.now().scene as Scene, /^target p1:I1$/));
      const begun = now;
      while (!isGiven) {
        await new Promise((resolve) => setTimeout(resolve, 0));
        if (isGiven) break;
        const next = timers.sort((a, b) => a.at - b.at).shift();
        if (next === undefined) continue;
        now = next.at;
        next.ring();
      }
      return { took: now - begun, answers: kept().match.answers, stops };
    };
    const slow = (within: number) => Math.min(4000, within);
    const deaf = () => 4000;
    const [able, unable, late] = [
      await timed(['red-circle', 'neo'], slow),
      await timed(['elle', 'neo'], slow),
      await timed(['red-circle', 'neo'], deaf),
    ];
    expect(able.took).toBe(unable.took);
    expect(late.took).toBe(unable.took);
    expect(late.answers[2]).toBe('decline');
    expect([able.stops, late.stops]).toEqual([0, 1]);
  });

  test('is not waited for in a game that has no such cards', async () => {
    const { store } = await benchOf(beginning(OPENING, [ada, robot]));
    const { prompt } = store.now().scene as Scene;
    store.select({ handles: [], code: prompt!.answers[0]!.code });
    await settled(store);
    expect(store.now().preview?.mayBeAnswered).toBe(false);
  });
});
