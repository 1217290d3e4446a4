/** What a client holds after each message. Whole matches are followed in the server's tests, beside the real thing. */
import { describe, expect, test } from 'vitest';
import { type Followed, follow, readServerMessage, type ServerMessage } from '../src/index.ts';

const MATCH = 'bWF0Y2gtb25lLTAwMDAwMQ';
const M = MATCH.slice(0, 8);

function read(message: object): ServerMessage {
  const result = readServerMessage(JSON.stringify(message));
  if (!result.ok) throw new Error(result.message);
  return result.value;
}

const SNAPSHOT = {
  t: 'snapshot',
  match: MATCH,
  rev: 5,
  as: 0,
  setup: {
    game: 'gosu-x',
    rules: 'gosu-x-1',
    options: {},
    clock: 'standard',
    rated: false,
    visibility: 'private',
    noDelay: false,
    createdAt: 1,
    commitment: 'ab'.repeat(32),
  },
  ply: 2,
  line: 0,
  status: 'running',
  seats: [
    { kind: 'person', name: 'Ada' },
    { kind: 'person', name: 'Bo' },
  ],
  to: 1,
  waiting: null,
  clock: { on: 1, left: [5000, 6000], until: null },
  draw: null,
  takeback: null,
  flag: null,
  view: { viewer: 0, turn: 3, deck: [1, 2] },
  story: [
    [0, [['keep', 0]]],
    [1, [['keep', 1]], 'target p0:I1'],
  ],
  orders: 'never',
};

const START = follow(null, read(SNAPSHOT)).held as Followed;
const step = (more: object) => read({ t: 'step', m: M, rev: 6, ply: 2, ...more });
const prompt = (more: object) => ({ t: 'prompt', m: M, rev: 6, ply: 2, line: 0, ...more });

function after(held: Followed, ...messages: object[]): Followed {
  let state = held;
  for (const message of messages) {
    const heard = follow(state, read(message));
    expect(heard.watch).toBeNull();
    state = heard.held as Followed;
  }
  return state;
}

test('a snapshot, and what it leaves out', () => {
  expect(START).toMatchObject({ rev: 5, orders: 'never', prompt: null, over: null, acts: true });
  expect(follow(START, read({ ...SNAPSHOT, match: `x${MATCH}` })).held).toBe(START);
  const spectator = follow(null, read({ ...SNAPSHOT, as: -1 })).held;
  expect(spectator?.acts).toBe(false);
  expect(follow(null, step({})).held).toBeNull();
});

describe('a step', () => {
  test('says what changed and nothing else', () => {
    const made = { ply: 3, to: 0, c: [0, 5000, 7000], p: { tu: 4 }, e: [['keep', 1]] };
    const next = after(START, step(made));
    expect(next).toEqual({
      ...START,
      rev: 6,
      ply: 3,
      to: 0,
      clock: { on: 0, left: [5000, 7000], until: null },
      view: { viewer: 0, turn: 4, deck: [1, 2] },
      story: [...START.story, [1, [['keep', 1]]]],
    });
    expect(after(START, step({ ...made, by: 0, target: 'target p1:I1' })).story[2]).toEqual([
      0,
      [['keep', 1]],
      'target p1:I1',
    ]);
  });

  test('of one who was waited for', () => {
    const covered = after(START, step({ to: -1, waiting: 1, c: [-1, 5000, 6000] }));
    const told = after(covered, step({ rev: 7, ply: 3, to: 0, waiting: null, e: [] }));
    expect(told.story[2]).toEqual([1, []]);
    expect(told.waiting).toBeNull();
  });

  test('after an undo the story is shorter, and nothing else is forgotten', () => {
    const undone = after(START, step({ ply: 1, line: 1, note: { kind: 'undo', seat: 1, to: 1 } }));
    expect(undone).toMatchObject({ ply: 1, line: 1, story: START.story.slice(0, 1) });
  });

  test('that is old, missing, or does not fit', () => {
    expect(follow(START, step({ rev: 5, to: 0 }))).toEqual({ held: START, watch: null });
    expect(follow(START, step({ rev: 7 }))).toEqual({ held: START, watch: { rev: 5 } });
    expect(follow(START, step({ p: { nope: 1 } }))).toEqual({ held: START, watch: {} });
    expect(follow(START, step({ anew: true }))).toEqual({ held: START, watch: {} });
    expect(follow(START, step({ m: 'x'.repeat(8), to: 0 })).held).toBe(START);
  });

  test('that says how it stands by now', () => {
    const again = step({ rev: 5, same: true, c: [1, 5000, 100], draw: { seat: 1, yes: [] } });
    const now = after(START, again);
    expect(now).toEqual({
      ...START,
      clock: { on: 1, left: [5000, 100], until: null },
      draw: { seat: 1, yes: [] },
    });
    expect(follow(START, step({ rev: 4, same: true, to: 0 })).held).toBe(START);
    expect(follow(START, step({ rev: 6, same: true })).held?.rev).toBe(6);
  });

  test('that hands the seat to a bot', () => {
    const note = { kind: 'bot', seat: 0 };
    expect(after(START, step({ note })).orders).toBe('ask');
    expect(after(START, step({ note: { ...note, seat: 1 } })).orders).toBe('never');
  });
});

describe('a prompt', () => {
  const covered = after(START, step({ to: -1, waiting: 1 }));
  const asked = after(covered, prompt({ part: 1, p: { tu: 9 }, e: [['keep', 1]] }));

  test('shows the table as it is by now, beside the one that everybody sees', () => {
    const view = { viewer: 0, turn: 9, deck: [1, 2] };
    expect(asked.prompt).toEqual({ part: 1, view, events: [['keep', 1]], target: null });
    expect(asked.view).toEqual(START.view);
    expect(asked.rev).toBe(6);
    expect(after(covered, prompt({ part: 1, e: [] })).prompt?.view).toEqual(START.view);
  });

  test('ends with the next step, or when its part is past', () => {
    expect(after(asked, step({ rev: 7, note: null })).prompt).toBeNull();
    expect(after(asked, prompt({ part: 1 })).prompt).toBeNull();
    expect(after(asked, step({ same: true })).prompt).toBeNull();
    const second = after(asked, prompt({ part: 2, e: [] }));
    expect(after(second, prompt({ part: 1 })).prompt?.part).toBe(2);
    expect(after(second, prompt({ part: 1, e: [] })).prompt?.part).toBe(2);
  });

  test('that was answered does not come back', () => {
    const past = after(asked, prompt({ part: 1 }));
    expect(after(past, prompt({ part: 1, e: [] })).prompt).toBeNull();
    expect(after(past, prompt({ part: 2, e: [] })).prompt?.part).toBe(2);
    // Another decision counts its parts anew.
    const next = after(past, step({ rev: 7, ply: 3, e: [] }), step({ rev: 8, ply: 3, waiting: 1 }));
    const again = prompt({ rev: 8, ply: 3, part: 1, e: [] });
    expect(after(next, again).prompt?.part).toBe(1);
  });

  test('of another time is not for now', () => {
    expect(follow(asked, read(prompt({ rev: 5, part: 1, e: [] }))).held).toBe(asked);
    expect(follow(asked, read(prompt({ line: 1, part: 1, e: [] }))).held).toBe(asked);
    expect(follow(asked, read(prompt({ rev: 7, part: 1, e: [] }))).watch).toEqual({ rev: 6 });
    expect(follow(asked, read(prompt({ part: 1, p: { no: 1 }, e: [] }))).watch).toEqual({});
  });
});

test('what is told beside', () => {
  const state = after(
    START,
    { t: 'presence', match: MATCH, away: [0, 7], watchers: 3 },
    { t: 'acts', match: MATCH, yes: false },
    { t: 'orders', match: MATCH, respond: 'highest' },
    { t: 'rematch', match: MATCH, wanted: [true, true], next: `x${MATCH}` },
    { t: 'acts', match: `x${MATCH}`, yes: true },
    { t: 'pong', id: 'a', now: 1 },
  );
  expect(state).toMatchObject({ away: [0, 7], watchers: 3, acts: false, orders: 'highest' });
  expect(state.rematch).toEqual({ wanted: [true, true], next: `x${MATCH}` });
  // They stay with whoever watches again.
  expect(follow(state, read(SNAPSHOT)).held).toMatchObject({ away: [0, 7], acts: false });
});
