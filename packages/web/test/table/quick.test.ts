/** Whatever is pressed, in whatever order and however quickly: the match that is kept can be played from its start. */
import { below, makeRng } from '@open-gosu/kernel';
import { describe, expect, test } from 'vitest';
import { answer } from '../../src/engine/answer.ts';
import { type Match, Unplayable } from '../../src/engine/match.ts';
import type { SavedMatch } from '../../src/storage/matches.ts';
import type { MatchStore } from '../../src/table/store/match-store.ts';
import { bombing, paying } from './forcing.ts';
import { ada, beginning, benchOf, bo, codeOf, OPENING, robot, settled } from './store-bench.ts';

const tick = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Null where it can be played. */
function reasonAgainst(match: Match): string | null {
  try {
    answer('scene', { match, viewer: -1, lang: 'en' });
    return null;
  } catch (fault) {
    if (fault instanceof Unplayable) return `${match.answers}: ${fault.message}`;
    throw fault;
  }
}

describe('while a forced choice is shown', () => {
  const ANSWERS = ['play lava-goddesses', 'discard boul-go', 'target p0:I1'];

  const until = async (store: MatchStore, is: (now: ReturnType<MatchStore['now']>) => boolean) => {
    for (let tries = 0; tries < 500 && !is(store.now()); tries++) await tick();
    expect(is(store.now())).toBe(true);
  };

  /** The first two answers of what was taken back are chosen once more, and what the second forces is shown. */
  async function shown() {
    const bench = await benchOf(paying(robot), {
      asksAlways: () => true,
      // The bot thinks until it is told to stop.
      ask: async (name, of) => (name === 'choose' ? new Promise(() => {}) : answer(name, of)),
    });
    const { store } = bench;
    const choose = async () => {
      await store.give(codeOf(store.now().scene!, /^play lava/));
      void store.give(codeOf(store.now().scene!, /^discard boul-go/));
      await until(store, ({ forced }) => forced !== null);
    };
    await choose();
    store.goOn();
    await until(store, ({ isBusy }) => !isBusy);
    void store.give(codeOf(store.now().scene!, /^target p0:I1/));
    await until(store, ({ thinking }) => thinking !== null);
    store.stop();
    expect(bench.kept().match.answers).toEqual(ANSWERS);
    // The target, then all of it.
    for (const _ of [1, 2]) {
      await store.undo();
      await until(store, ({ isBusy }) => !isBusy);
    }
    await choose();
    expect(bench.kept()).toMatchObject({ staged: ANSWERS.slice(0, 2), undone: ANSWERS.slice(2) });
    return bench;
  }

  test.each([
    ['redo gives the rest', ['redo'], 3],
    ['undo takes the last choice back, and redo gives it again', ['undo', 'redo'], 2],
    ['also undo twice', ['undo', 'undo', 'redo'], 2],
    ['or a step back', ['stepBack', 'redo'], 2],
  ] as const)('%s', async (_, presses, given) => {
    const { store, kept, reopen } = await shown();
    for (const press of presses) void store[press]();
    await until(store, () => kept().match.answers.length === given);
    expect(kept().match.answers).toEqual(ANSWERS.slice(0, given));
    expect(kept()).toMatchObject({ staged: [], undone: ANSWERS.slice(given) });
    expect((await reopen()).now()).toMatchObject({ fault: null, unplayable: null });
  });

  test('undo alone takes the last choice back', async () => {
    const { store, kept } = await shown();
    await store.undo();
    expect(kept()).toMatchObject({ staged: ANSWERS.slice(0, 1), undone: ANSWERS.slice(1) });
  });
});

test('what was just taken back is given again once, however quickly', async () => {
  const { store, kept } = await benchOf(beginning(OPENING, [ada, robot]));
  for (const _ of [1, 2, 3]) {
    await store.give(store.now().scene!.prompt!.answers[0]!.code);
    await settled(store);
  }
  const { answers } = kept().match;
  await store.undo();
  await settled(store);
  await store.give(store.now().scene!.prompt!.answers[0]!.code);
  await store.give(store.now().scene!.prompt!.answers[0]!.code);
  void store.undo();
  await store.redo();
  await settled(store);
  expect(kept().match.answers).toEqual(answers);
  expect(kept().undone).toEqual([]);
});

describe('what does not fit any more', () => {
  const draft = beginning('gosu-x', [ada, bo]);

  test.each<[string, Partial<SavedMatch>]>([
    ['was given', { undone: ['draft galmi', 'draft galmi'] }],
    ['was given, the first', { undone: ['pass', 'draft galmi'] }],
    ['was given, alone', { undone: ['pass'] }],
    ['was only chosen', { undone: ['pass'], unfinished: 1 }],
  ])('and %s: is not redone, and not offered for ever', async (_, part) => {
    const bench = await benchOf(draft);
    const { kept } = bench;
    const at = { ...kept(), ...part };
    const { store } = await benchOf(draft, { load: async () => at, save: bench.keepThat });
    for (let presses = 0; presses < 3; presses++) {
      await store.redo();
      expect(reasonAgainst(kept().match)).toBeNull();
    }
    expect(kept().undone).toEqual([]);
    expect(store.now()).toMatchObject({ fault: null, unplayable: null });
  });
});

const TABLES: readonly (readonly [string, () => Match])[] = [
  ['a price', () => paying(robot)],
  ['a forced choice for two', () => bombing(bo)],
  ['an opening hand', () => beginning(OPENING, [ada, robot], 'quick')],
  ['a draft', () => beginning('gosu-x', [ada, robot], 'quick')],
];
const SEEDS = 12;
const PRESSES = 60;

type Press = (store: MatchStore, pick: (below: number) => number) => unknown;

const PRESSED: { readonly [name: string]: readonly [often: number, press: Press] } = {
  give: [
    4,
    (store, pick) => {
      const answers = store.now().scene?.prompt?.answers ?? [];
      if (answers.length > 0) return store.give(answers[pick(answers.length)]!.code);
    },
  ],
  undo: [2, (store) => store.undo()],
  redo: [3, (store) => store.redo()],
  stepBack: [1, (store) => store.stepBack()],
  dropStep: [1, (store, pick) => store.dropStep(pick(4))],
  moveStep: [1, (store, pick) => store.moveStep(pick(4), pick(4))],
  undoTo: [1, (store, pick) => store.undoTo(pick(8))],
  goOn: [2, (store) => store.goOn()],
  closeBattle: [1, (store) => store.closeBattle()],
  liftCurtain: [1, (store) => store.liftCurtain()],
  quieten: [1, (store) => store.quieten()],
  retell: [1, (store) => store.retell()],
  stop: [1, (store) => store.stop()],
};
const NAMES = Object.entries(PRESSED).flatMap(([name, [often]]) => Array<string>(often).fill(name));

describe.each(TABLES)('at random, from %s', (_, begin) => {
  test.each([true, false])('always asked: %s', async (asksAlways) => {
    for (let seed = 0; seed < SEEDS; seed++) {
      const rng = makeRng(`quick ${asksAlways} ${seed}`);
      const pick = (count: number) => below(rng, count);
      const trail: string[] = [];
      const bench = await benchOf(begin(), { asksAlways: () => asksAlways });
      let { store } = bench;
      const check = () => {
        expect(reasonAgainst(bench.kept().match), `seed ${seed}: ${trail.join(', ')}`).toBeNull();
        expect(store.now(), `seed ${seed}: ${trail.join(', ')}`).toMatchObject({
          fault: null,
          unplayable: null,
        });
      };
      for (let i = 0; i < PRESSES; i++) {
        if (pick(12) === 0) {
          trail.push('reload');
          store.close();
          store = await bench.reopen();
        } else {
          const name = NAMES[pick(NAMES.length)]!;
          trail.push(name);
          void PRESSED[name]![1](store, pick);
        }
        // At once, after some of what is under way, or after all of it.
        for (let turns = [0, 1, 5, 25][pick(4)]!; turns > 0; turns--) await null;
        if (pick(5) === 0) await tick();
        check();
      }
      store.close();
      await tick();
      store = await bench.reopen();
      check();
    }
  });
});
