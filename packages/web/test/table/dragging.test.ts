/** Staged answers in another order: by a button, or dragged to another's place. */
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { answer } from '../../src/engine/answer.ts';
import type { Prompt } from '../../src/engine/scene.ts';
import { isFar, itemAtHeight, itemAtPoint } from '../../src/table/prompt/drag.ts';
import { useDrag } from '../../src/table/prompt/use-drag.ts';
import { canTakePlace } from '../../src/table/store/staging.ts';
import type { Step } from '../../src/table/store/table-state.ts';
import { moveStaged } from '../../src/table/store/track.ts';
import { ada, benchOf, give, robot, settled } from './store-bench.ts';

describe('a dragged item', () => {
  /** Two lines of two, as text is set. */
  const boxes = [
    { left: 0, right: 40, top: 0, bottom: 20 },
    { left: 44, right: 90, top: 0, bottom: 20 },
    { left: 0, right: 60, top: 24, bottom: 44 },
  ];

  test('lies where the pointer is, and nowhere between the items', () => {
    expect(itemAtPoint(boxes, 50, 10)).toBe(1);
    expect(itemAtPoint(boxes, 50, 30)).toBe(2);
    expect(itemAtPoint(boxes, 42, 10)).toBe(-1);
    expect(itemAtPoint(boxes, 80, 30)).toBe(-1);
  });

  test('of a list from top to bottom may be beside it', () => {
    expect(itemAtHeight(boxes, 500, 30)).toBe(2);
    expect(itemAtHeight(boxes, 500, 22)).toBe(-1);
  });

  test('is none that was hardly moved', () => {
    expect(isFar({ x: 10, y: 10 }, { x: 13, y: 13 })).toBe(false);
    expect(isFar({ x: 10, y: 10 }, { x: 10, y: 17 })).toBe(true);
  });
});

describe('a press on a dragged button', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** Dragged far away, and then let go or taken away; true if the next click is taken for the end of it. */
  function isSwallowed(end: 'onPointerUp' | 'onPointerCancel', detail: number): boolean {
    vi.stubGlobal('Element', class {});
    let handlers: ReturnType<typeof useDrag>['handlers'] | null = null;
    const list = { current: { children: [] } as never };
    const Item = () => {
      handlers = useDrag(list, { itemAt: () => -1, areButtons: true }).handlers;
      return null;
    };
    renderToString(createElement(Item));
    const { onPointerDown, onPointerMove, onClickCapture, ...ends } = handlers!;
    const item = { dataset: { index: '0' }, setPointerCapture: () => undefined };
    const at = (x: number) =>
      ({ button: 0, buttons: 1, clientX: x, clientY: 0, currentTarget: item }) as never;
    onPointerDown(at(0));
    onPointerMove(at(50));
    ends[end]();
    const click = { detail, preventDefault: vi.fn(), stopPropagation: vi.fn() };
    onClickCapture(click as never);
    return click.preventDefault.mock.calls.length > 0;
  }

  test('is none where it ends the drag', () => {
    expect(isSwallowed('onPointerUp', 1)).toBe(true);
  });

  test('is one where it comes from a key, or after a drag that was broken off', () => {
    expect(isSwallowed('onPointerUp', 0)).toBe(false);
    expect(isSwallowed('onPointerCancel', 1)).toBe(false);
  });
});

describe('a staged answer', () => {
  const step = (purpose: string) =>
    ({ prompt: { purpose } as Prompt, answer: {} as Step['answer'] }) satisfies Step;
  const steps = [step('cost'), ...['a', 'b', 'c'].map(() => step('put-on-deck'))];

  test('takes the place of another of its kind, forwards and backwards', () => {
    expect(canTakePlace(steps, 3, 1)).toBe(true);
    expect(canTakePlace(steps, 1, 3)).toBe(true);
    expect(canTakePlace(steps, 3, 0)).toBe(false);
    expect(canTakePlace(steps, 0, 1)).toBe(false);
    expect(canTakePlace(steps, 2, 2)).toBe(false);
  });

  test('leaves the others in their order', () => {
    const match = { answers: [] } as never;
    const track = { match, staged: ['a', 'b', 'c'], undone: [], wasUndone: false };
    expect(moveStaged(track, 2, 0).staged).toEqual(['c', 'a', 'b']);
    expect(moveStaged(track, 0, 2).staged).toEqual(['b', 'c', 'a']);
  });

  test('comes elsewhere in what is given, and the table is drawn so', async () => {
    const position = {
      game: 'gosu-x',
      tiles: [],
      players: [
        {
          clans: ['galmi', 'phoenix', 'goan-sul'],
          hand: ['ree-ab', 'timer'],
          army: [['un-go']],
          discard: ['boul-go', 'bun-to', 'kno-bo', 'shard', 'kan-te'],
          tokens: { locked: 0 },
        },
        { clans: ['justice', 'abhilasha', 'tomorrow'] },
      ],
    };
    const start = { from: 'position', position } as const;
    const begun = answer('begin', { game: 'gosu-x', start, sitters: [ada, robot], lang: 'en' });
    if (!begun.ok) throw new Error(begun.message);
    const { store, kept } = await benchOf(begun.value);
    await give(store, /^play ree-ab/);
    for (const card of ['boul-go', 'bun-to', 'kno-bo']) await give(store, new RegExp(card));
    const chosen = () => store.now().steps.map((each) => each.answer.notation.split(' ').at(-1));
    expect(chosen().slice(-3)).toEqual(['boul-go', 'bun-to', 'kno-bo']);
    const last = chosen().length - 1;
    store.moveStep(last, last - 2);
    await settled(store);
    expect(chosen().slice(-3)).toEqual(['kno-bo', 'boul-go', 'bun-to']);
    expect(store.now().scene?.seats[0]?.deckTop).toEqual(['bun-to', 'boul-go', 'kno-bo']);
    expect(kept().staged).toHaveLength(last + 1);
  });
});
