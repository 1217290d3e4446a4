/** Choices there is none in (T4): shown for a while, or until one goes on where the player wants to be asked always. */
import { below, makeRng } from '@open-gosu/kernel';
import { describe, expect, test } from 'vitest';
import { answer } from '../../src/engine/answer.ts';
import type { MatchStore } from '../../src/table/store/match-store.ts';
import type { TableState } from '../../src/table/store/table-state.ts';
import { bombing, paying } from './forcing.ts';
import { ada, beginning, benchOf, bo, codeOf, robot, settled } from './store-bench.ts';

async function until(store: MatchStore, is: (state: TableState) => boolean): Promise<TableState> {
  for (let tries = 0; tries < 500; tries++) {
    if (is(store.now())) return store.now();
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  throw new Error(`it does not come about: ${JSON.stringify(store.now().forced)}`);
}

const handOf = ({ scene }: TableState, seat = 0) => scene?.seats[seat]?.hand.length;

const armyOf = ({ scene }: TableState, seat = 0) => scene?.seats[seat]?.army.flat().length;

/** Goes on until nothing more is shown; gives what was. */
async function goOn(store: MatchStore): Promise<readonly string[]> {
  const shown: string[] = [];
  for (;;) {
    const { forced } = store.now();
    if (forced === null) return shown;
    shown.push(forced.label);
    store.goOn();
    await until(store, (now) => now.forced !== forced);
  }
}

const SACRIFICE = 'Sacrifice Bombers (I3)';
const OTHER = 'Sacrifice Volantis (I1)';

describe('the engine tells what it answered', () => {
  test('to whom it was the only answer, and to nobody else', () => {
    const match = { ...bombing(robot), answers: ['play bombers'] };
    const of = { match, lang: 'en', from: 0 } as const;
    expect(answer('forced', { ...of, viewer: 0 })).toMatchObject([
      {
        ply: 1,
        index: 0,
        text: 'Bombers: sacrifice 1 OPEN card.',
        source: 'bombers',
        label: SACRIFICE,
        followsBattle: false,
        scene: { ply: 1, viewer: 0, prompt: { isMine: true } },
      },
    ]);
    expect(answer('forced', { ...of, viewer: 1 }).map(({ label }) => label)).toEqual([OTHER]);
    expect(answer('forced', { ...of, viewer: 0, from: 1 })).toEqual([]);
    expect(answer('forced', { ...of, viewer: 0, lang: 'fr' })[0]?.label).toMatch(/^Sacrifier /);
  });
});

describe('always ask', () => {
  test('nothing of it is drawn before one goes on', async () => {
    const { store } = await benchOf(bombing(robot), { asksAlways: () => true });
    void store.give(codeOf(store.now().scene!, /^play bombers/));
    const first = await until(store, ({ forced }) => forced !== null);
    expect(first.forced?.label).toBe(SACRIFICE);
    // The table at the question: the card is played, and still there. What there is to choose is marked, and does nothing.
    expect(handOf(first)).toBe(1);
    expect(armyOf(first)).toBe(3);
    expect(first.scene?.prompt?.answers.map(({ about }) => about)).toEqual([['p0:I3']]);
    expect(first.isBusy).toBe(true);
    store.point('p0:I3');
    void store.give(first.scene?.prompt?.answers[0]?.code ?? 0);
    expect(store.now()).toBe(first);
    expect(await goOn(store)).toEqual([SACRIFICE]);
    expect(armyOf(await until(store, ({ isBusy }) => !isBusy))).toBe(2);
  });

  test('also after an answer that is not given for good yet', async () => {
    const { store } = await benchOf(paying(robot), { asksAlways: () => true });
    await store.give(codeOf(store.now().scene!, /^play lava/));
    expect(store.now().forced).toBeNull();
    void store.give(codeOf(store.now().scene!, /^discard boul-go/));
    await until(store, ({ forced }) => forced !== null);
    expect(await goOn(store)).toEqual(['Discard Timer']);
    expect((await until(store, ({ isBusy }) => !isBusy)).steps).toHaveLength(2);
  });

  test('while it is shown, what led to it can be taken back', async () => {
    const { store, kept } = await benchOf(bombing(robot), { asksAlways: () => true });
    void store.give(codeOf(store.now().scene!, /^play bombers/));
    await until(store, ({ forced }) => forced !== null);
    void store.undo();
    const back = await until(store, ({ forced, isBusy }) => forced === null && !isBusy);
    expect(handOf(back)).toBe(2);
    expect(kept().match.answers).toEqual([]);
    expect(back.scene?.prompt?.isMine).toBe(true);
  });

  test('nothing waits on for what was taken back', async () => {
    const { store } = await benchOf(bombing(robot), { asksAlways: () => true });
    const giving = store.give(codeOf(store.now().scene!, /^play bombers/));
    await until(store, ({ forced }) => forced !== null);
    await store.undo();
    await giving;
    expect(handOf(store.now())).toBe(2);
    expect(store.now().fault).toBeNull();
  });

  test('the same before it is given for good: only the last choice goes', async () => {
    const { store, kept } = await benchOf(paying(robot), { asksAlways: () => true });
    await store.give(codeOf(store.now().scene!, /^play lava/));
    void store.give(codeOf(store.now().scene!, /^discard boul-go/));
    expect((await until(store, ({ forced }) => forced !== null)).canUndo).toBe(true);
    void store.undo();
    const back = await until(store, ({ forced, isBusy }) => forced === null && !isBusy);
    expect(back.steps.map(({ answer: { notation } }) => notation)).toEqual(['play lava-goddesses']);
    expect(kept().staged).toHaveLength(1);
  });

  test('after a reload it is shown again, until one has gone on', async () => {
    const { store, reopen, kept } = await benchOf(bombing(robot), { asksAlways: () => true });
    void store.give(codeOf(store.now().scene!, /^play bombers/));
    await until(store, ({ forced }) => forced !== null);
    const again = await reopen();
    await until(again, ({ forced }) => forced !== null);
    expect(kept().match.answers).toHaveLength(1);
    expect(await goOn(again)).toEqual([SACRIFICE]);
    await until(again, ({ isBusy }) => !isBusy);
    expect((await reopen()).now().forced).toBeNull();
  });

  test('the same before it is given for good, also in another language', async () => {
    const { store, reopen, kept } = await benchOf(paying(robot), { asksAlways: () => true });
    await store.give(codeOf(store.now().scene!, /^play lava/));
    void store.give(codeOf(store.now().scene!, /^discard boul-go/));
    await until(store, ({ forced }) => forced !== null);
    const again = await reopen();
    await until(again, ({ forced }) => forced !== null);
    expect(again.now().canUndo).toBe(true);
    void again.retell();
    await until(again, ({ forced }) => forced === null);
    await until(again, ({ forced }) => forced !== null);
    expect(await goOn(again)).toEqual(['Discard Timer']);
    expect((await until(again, ({ steps }) => steps.length > 0)).steps).toHaveLength(2);
    expect(kept().match.answers).toEqual([]);
    expect((await reopen()).now()).toMatchObject({ forced: null, steps: [{}, {}] });
  });

  test('to whoever lifts the curtain then', async () => {
    const { store, reopen } = await benchOf(paying(bo), { asksAlways: () => true });
    await store.liftCurtain();
    await store.give(codeOf(store.now().scene!, /^play lava/));
    void store.give(codeOf(store.now().scene!, /^discard boul-go/));
    await until(store, ({ forced }) => forced !== null);
    const again = await reopen();
    expect((await until(again, ({ curtain }) => curtain !== null)).forced).toBeNull();
    void again.liftCurtain();
    await until(again, ({ forced }) => forced !== null);
    expect(await goOn(again)).toEqual(['Discard Timer']);
  });

  test('what is given again was seen before', async () => {
    const { store } = await benchOf(bombing(bo), { asksAlways: () => true });
    await store.liftCurtain();
    void store.give(codeOf(store.now().scene!, /^play bombers/));
    await until(store, ({ forced }) => forced !== null);
    await store.undo();
    await until(store, ({ isBusy }) => !isBusy);
    await store.redo();
    expect((await until(store, ({ curtain }) => curtain !== null)).forced).toBeNull();
  });

  test('before the device is handed on, to the one who had no choice', async () => {
    const { store } = await benchOf(bombing(bo), { asksAlways: () => true });
    await store.liftCurtain();
    void store.give(codeOf(store.now().scene!, /^play bombers/));
    const { forced, curtain } = await until(store, (now) => now.forced !== null);
    expect(forced?.label).toBe(SACRIFICE);
    expect(curtain).toBeNull();
    await goOn(store);
    expect((await until(store, (now) => now.curtain !== null)).curtain).toBe(1);
    // The other sees his own, before his table.
    void store.liftCurtain();
    const his = await until(store, (now) => now.forced !== null);
    expect(his).toMatchObject({ forced: { label: OTHER }, curtain: null });
    expect(his.scene?.viewer).toBe(1);
    await goOn(store);
    expect((await until(store, ({ isBusy }) => !isBusy)).scene?.viewer).toBe(1);
  });
});

describe.each(['gosu-x', 'gosu-tactics'] as const)('whole games of %s', (game) => {
  test('are played to their end, and a battle is seen before what it led to', async () => {
    const rng = makeRng(`forced ${game}`);
    let shown = 0;
    let afterBattle = 0;
    for (let seed = 0; seed < 2; seed++) {
      const match = beginning(game, [ada, bo], `forced ${seed}`);
      const { store } = await benchOf(match, { asksAlways: () => true });
      for (let turns = 0; store.now().scene?.ending === null; turns++) {
        if (turns > 3000) throw new Error(`seed ${seed} does not come to its end`);
        const { forced, battle, curtain, scene, isBusy } = store.now();
        if (forced !== null) {
          shown++;
          if (forced.followsBattle && battle !== null) afterBattle++;
          expect(scene?.viewer, `seed ${seed}`).toBe(forced.scene.viewer);
        }
        if (battle !== null) void store.closeBattle();
        else if (forced !== null) store.goOn();
        else if (curtain !== null) void store.liftCurtain();
        else if (!isBusy && scene?.prompt?.isMine) {
          const { answers } = scene.prompt;
          void store.give(answers[below(rng, answers.length)]!.code);
        }
        await new Promise((resolve) => setTimeout(resolve, 0));
      }
    }
    expect(shown).toBeGreaterThan(0);
    if (game === 'gosu-x') expect(afterBattle).toBeGreaterThan(0);
  });
});

describe('without it', () => {
  test('what came of it is in sight for 600 ms before a bot acts, also where nothing moves', async () => {
    let clock = 0;
    const waits: number[] = [];
    const { store, kept } = await benchOf(bombing(robot), {
      now: () => clock,
      async wait(milliseconds) {
        waits.push(milliseconds);
        clock += milliseconds;
      },
    });
    let drawnAt = -1;
    let nextAt = -1;
    store.subscribe(() => {
      if (drawnAt < 0 && handOf(store.now()) === 1) drawnAt = clock;
      if (nextAt < 0 && kept().match.answers.length > 1) nextAt = clock;
    });
    await store.give(codeOf(store.now().scene!, /^play bombers/));
    await settled(store);
    expect(store.now().forced).toBeNull();
    expect(drawnAt).toBeGreaterThanOrEqual(0);
    expect(nextAt - drawnAt, `waits: ${waits}`).toBeGreaterThanOrEqual(600);
  });
});
