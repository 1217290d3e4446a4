/** The store of a match with the real engine behind it: staging, commit, step back, undo, bots, the curtain, reload. */
import { describe, expect, test } from 'vitest';
import { answer } from '../../src/engine/answer.ts';
import type { Match } from '../../src/engine/match.ts';
import type { Scene } from '../../src/engine/scene.ts';
import { ada, beginning, benchOf, codeOf, give, OPENING, robot, settled } from './store-bench.ts';

/** A match where a card is to be paid for. */
function costly(): Match {
  const position = {
    game: 'gosu-x',
    tiles: [],
    players: [
      {
        clans: ['galmi', 'phoenix', 'goan-sul'],
        hand: ['lava-goddesses', 'timer', 'boul-go'],
        army: [['un-go']],
      },
      { clans: ['justice', 'abhilasha', 'tomorrow'], army: [['volantis', 'aat']] },
    ],
  };
  const start = { from: 'position', position } as const;
  const begun = answer('begin', { game: 'gosu-x', start, sitters: [ada, robot], lang: 'en' });
  if (!begun.ok) throw new Error(begun.message);
  return begun.value;
}

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
    expect(kept().staged).toEqual([first!.notation]);
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
    expect(kept().staged).toEqual([second!.notation]);
    expect(store.now().steps.map(({ answer: { code } }) => code)).toEqual([second!.code]);
  });

  test('an action that is left out takes its price with it, and nothing of it comes back', async () => {
    const { store, kept } = await benchOf(costly());
    await give(store, /^play lava/);
    await give(store, /^discard boul-go/);
    expect(kept().staged).toHaveLength(2);
    store.dropStep(0);
    await settled(store);
    expect(store.now().steps).toEqual([]);
    expect(kept().staged).toEqual([]);
    expect(store.stepBack()).toBe(false);
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
  test('is not offered where only a bot has decided', async () => {
    const { store, kept } = await benchOf(beginning('gosu-x', [robot, ada]));
    await settled(store);
    expect(kept().match.answers).toHaveLength(1);
    expect(store.now().canUndo).toBe(false);
    await give(store, /./);
    expect(store.now().canUndo).toBe(true);
    await store.undo();
    await settled(store);
    expect(kept().match.answers).toHaveLength(1);
    expect(store.now().canUndo).toBe(false);
  });

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

  test('of an action that was not whole takes one choice at a time, and redo brings each back', async () => {
    const { store, kept, reopen } = await benchOf(beginning(OPENING, [ada, robot]));
    await give(store, /./);
    await give(store, /./);
    const { scene, steps } = store.now();
    const { staged } = kept();
    for (const left of [1, 0]) {
      await store.undo();
      await settled(store);
      expect(kept().staged).toEqual(staged.slice(0, left));
    }
    const again = await reopen();
    for (const count of [1, 2]) {
      await again.redo();
      await settled(again);
      expect(kept().staged).toEqual(staged.slice(0, count));
    }
    expect(again.now().scene).toEqual(scene);
    expect(again.now().steps).toEqual(steps);
    expect(kept().match.answers).toEqual([]);
    expect(kept().undone).toEqual([]);
    expect(kept().wasUndone, 'nothing was given').toBe(false);
  });

  test('over a beginning of an action leads back to that, after what was given before it', async () => {
    const { store, kept } = await benchOf(costly());
    await give(store, /^spend 1/);
    const given = kept().match.answers;
    expect(given.length).toBeGreaterThan(1);
    await give(store, /^play lava/);
    await give(store, /^discard boul-go/);
    const { staged } = kept();
    expect(staged).toHaveLength(2);
    const { scene } = store.now();
    for (const _ of [1, 2, 3]) {
      await store.undo();
      await settled(store);
    }
    expect(kept().match.answers).toEqual([]);
    await store.redo();
    await settled(store);
    expect(kept().match.answers).toEqual(given);
    expect(kept().staged).toEqual([]);
    for (const count of [1, 2]) {
      await store.redo();
      await settled(store);
      expect(kept().staged).toEqual(staged.slice(0, count));
    }
    expect(store.now().scene).toEqual(scene);
    expect(kept().undone).toEqual([]);
  });

  test('redo goes on from the same choices, and is over with any other one', async () => {
    const { store, kept } = await benchOf(beginning(OPENING, [ada, robot]));
    for (const _ of [1, 2, 3]) await give(store, /./);
    const { answers } = kept().match;
    await store.undo();
    await settled(store);
    await give(store, /./);
    expect(kept().undone).toEqual(answers.slice(1));
    await store.redo();
    await settled(store);
    expect(kept().match.answers).toEqual(answers);
    await store.undo();
    await settled(store);
    await give(store, /./);
    store.stepBack();
    await settled(store);
    expect(kept().undone).toEqual(answers);
    await store.give(store.now().scene?.prompt?.answers.at(-1)?.code ?? -1);
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

describe('looking back', () => {
  test('is not ended by a bot that answers, but by one’s own answer', async () => {
    const { store, kept } = await benchOf(beginning('gosu-x', [ada, robot]));
    const given = store.give(codeOf(store.now().scene as Scene, /galmi/));
    for (let i = 0; i < 200 && store.now().thinking === null; i++) await Promise.resolve();
    store.stop();
    await given;
    await store.look(0);
    expect(store.now().past?.ply).toBe(0);
    await store.goOn();
    await settled(store);
    expect(kept().match.answers).toHaveLength(3);
    expect(store.now().past?.ply).toBe(0);
    await give(store, /./);
    expect(store.now().past).toBeNull();
  });
});

describe('a fault', () => {
  test('on one’s own decision is told, and one goes on from what is kept', async () => {
    let isBroken = false;
    const { store } = await benchOf(beginning('gosu-x', [ada, robot]), {
      ask: async (name, of) => {
        if (isBroken) throw new Error('the engine is gone');
        return answer(name, of);
      },
    });
    isBroken = true;
    await store.give(codeOf(store.now().scene as Scene, /galmi/));
    expect(store.now().fault).toContain('gone');
    expect(store.now().isBusy).toBe(false);
    isBroken = false;
    await store.goOn();
    expect(store.now().fault).toBeNull();
    await give(store, /galmi/);
    expect(store.now().fault).toBeNull();
  });

  test('of the storage is told', async () => {
    const { store } = await benchOf(beginning('gosu-x', [ada, robot]), {
      load: async () => {
        throw new Error('the disk is gone');
      },
    });
    expect(store.now().fault).toContain('disk');
  });

  test('is none where the match is of other rules: that is said in the language asked for', async () => {
    const match = { ...beginning('gosu-x', [ada, robot]), rules: 'gosu-x/0' };
    const { store } = await benchOf(match, { lang: () => 'fr' });
    expect(store.now().fault).toBeNull();
    expect(store.now().unplayable).toContain('selon les règles gosu-x/0');
  });
});

describe('a hint', () => {
  test('is seen to be thought about before it is, and not thought about for nobody', async () => {
    let goOn = () => {};
    const painted = () =>
      new Promise<void>((resolve) => {
        const others = goOn;
        goOn = () => {
          others();
          resolve();
        };
      });
    const { store, asked } = await benchOf(beginning('gosu-x', [ada, robot]), { painted });
    const advised = () => asked.filter(({ name }) => name === 'advise').length;
    const closed = store.hint();
    expect(store.now().hint).toEqual({ rung: 1, advice: null });
    expect(advised()).toBe(0);
    store.closeHint();
    goOn();
    await closed;
    expect(advised()).toBe(0);
    const shut = store.hint();
    store.closeHint();
    const thought = store.hint();
    goOn();
    await Promise.all([shut, thought]);
    expect(advised()).toBe(1);
    expect(store.now().hint?.advice?.text).not.toBe('');
  });
});
