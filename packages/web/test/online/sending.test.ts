/** Answers given one after the other, and what is known of a match while they are (C-14 R1, R2; U5). */
import type { RefusalCode, ServerMessage } from '@open-gosu/protocol';
import { describe, expect, test } from 'vitest';
import type { Preview, Prompt, Scene } from '../../src/engine/scene.ts';
import { makeDoings } from '../../src/online/match/doings.ts';
import { makeFollower } from '../../src/online/match/follower.ts';
import { canBeKept, sendInTurn } from '../../src/online/match/sending.ts';
import type { Bare, Follower, Line, Reply } from '../../src/online/socket/line.ts';

const MATCH = 'bWF0Y2gtb25lLTAwMDAwMQ';

/** A match that is followed, in the hands of a test. */
function followed() {
  let hear: Follower['hear'] = () => undefined;
  const line = {
    follow(self: Follower) {
      hear = self.hear;
      return () => undefined;
    },
  } as unknown as Line;
  const follower = makeFollower(MATCH, line, () => 0);
  follower.open();
  const snapshot = (more: object = {}) =>
    hear({
      t: 'snapshot',
      match: MATCH,
      rev: 9,
      ply: 4,
      line: 0,
      as: 0,
      status: 'running',
      setup: {},
      seats: [{}, {}],
      to: 0,
      waiting: null,
      clock: { on: 0, left: [], until: null },
      draw: null,
      takeback: null,
      flag: null,
      view: { ply: 4 },
      story: [],
      ...more,
    } as unknown as ServerMessage);
  const step = (more: object) =>
    hear({ t: 'step', m: MATCH.slice(0, 8), ...more } as unknown as ServerMessage);
  snapshot();
  return { follower, snapshot, step };
}

const question = (text: string, more: Partial<Prompt> = {}) =>
  ({ kind: 'card', purpose: 'pay', text, isMine: true, seat: 0, ...more }) as Prompt;

const AT = { ply: 4, line: 0, part: 0 };

/** Sends three answers; `replies` says what becomes of each before it is replied to. */
async function sendThree(
  replies: readonly ((match: ReturnType<typeof followed>) => RefusalCode | null)[],
  asked: Prompt | Error = question('second?'),
) {
  const match = followed();
  const sent: string[] = [];
  const refused: string[] = [];
  const send = async (command: Bare): Promise<Reply> => {
    sent.push((command as { text: string }).text);
    const code = replies[sent.length - 1]?.(match) ?? null;
    return code === null ? { ok: true } : { ok: false, code };
  };
  const rest = await sendInTurn(
    {
      follower: match.follower,
      line: { send },
      questions: ['first?', 'second?', 'third?'].map((text) => question(text)),
      question: async () => {
        if (asked instanceof Error) throw asked;
        return asked;
      },
      given: () => undefined,
      refuse: (code) => refused.push(code),
    },
    AT,
    ['a', 'b', 'c'],
  );
  return { sent, refused, rest };
}

const goOn =
  (rev: number, ply = rev - 5) =>
  (match: ReturnType<typeof followed>) => {
    match.step({ rev, ply });
    return null;
  };

/** A response is possible, and then it is over. */
const waitFirst = ({ step }: ReturnType<typeof followed>) => {
  step({ rev: 10, ply: 4, waiting: 0 });
  setTimeout(() => step({ rev: 11, ply: 5, waiting: null }));
  return null;
};

describe('several answers', () => {
  test('are given one after the other', async () => {
    const { sent, rest } = await sendThree([goOn(10), goOn(11), goOn(12)]);
    expect([sent, rest]).toEqual([['a', 'b', 'c'], []]);
  });

  test('are still chosen where the server cannot take them for now (R5)', async () => {
    const first = await sendThree([() => 'try-again']);
    expect(first).toEqual({ sent: ['a'], refused: ['try-again'], rest: ['a', 'b'] });
    const second = await sendThree([goOn(10), () => 'too-fast']);
    expect(second).toEqual({ sent: ['a', 'b'], refused: ['too-fast'], rest: ['b'] });
  });

  test('are forgotten where the server does not want them', async () => {
    expect((await sendThree([() => 'illegal'])).rest).toEqual([]);
    // It was taken after all, and only the word of it was lost.
    const taken = (match: ReturnType<typeof followed>): RefusalCode => {
      goOn(10)(match);
      return 'try-again';
    };
    expect((await sendThree([taken])).rest).toEqual([]);
  });

  test('go to no other question than they were chosen for, once somebody could respond (F3)', async () => {
    const same = await sendThree([waitFirst, goOn(12, 6), goOn(13, 7)]);
    expect(same.sent).toEqual(['a', 'b', 'c']);
    const other = await sendThree([waitFirst], question('something else?'));
    expect(other).toEqual({ sent: ['a'], refused: [], rest: ['b'] });
  });

  test('are still chosen where the engine cannot say what is asked: nothing is left half sent', async () => {
    const lost = await sendThree([waitFirst], new Error('no worker'));
    expect(lost).toEqual({ sent: ['a'], refused: [], rest: ['b'] });
  });
});

describe('an answer is kept back', () => {
  const preview = { isReversible: true } as Preview;
  const after = (kind: Prompt['kind']) => ({ prompt: question('next?', { kind }) }) as Scene;

  test('until the action is whole', () => {
    expect(canBeKept(AT, preview, question('now?'), after('card'))).toBe(true);
    expect(canBeKept(AT, preview, question('now?'), after('action'))).toBe(false);
  });

  test('never at a response, nor before one: each is awaited for itself (F6)', () => {
    const asked = question('respond?', { kind: 'respond' });
    expect(canBeKept({ ...AT, part: 1 }, preview, asked, after('respond'))).toBe(false);
    expect(canBeKept({ ...AT, part: 1 }, preview, asked, after('card'))).toBe(false);
    expect(canBeKept(AT, preview, question('now?'), after('respond'))).toBe(false);
  });
});

test('what is pressed twice is sent once, until there is a reply; words are sent each time', async () => {
  const sent: Bare[] = [];
  const replies: ((reply: Reply) => void)[] = [];
  const doings = makeDoings(MATCH, {
    send(command) {
      sent.push(command);
      return new Promise((resolve) => replies.push(resolve));
    },
  });
  const first = doings.undo(3);
  const again = doings.undo(3);
  expect(sent).toEqual([{ t: 'undo', to: 3, match: MATCH }]);
  replies[0]?.({ ok: true });
  expect([await first, await again]).toEqual([{ ok: true }, { ok: true }]);
  void doings.undo(3);
  void doings.chat('ha');
  void doings.chat('ha');
  expect(sent.map(({ t }) => t)).toEqual(['undo', 'undo', 'chat', 'chat']);
});

describe('what was seen before', () => {
  const plies = ({ follower }: ReturnType<typeof followed>) => [...follower.now().views.keys()];

  test('stays over a cut, and goes with a line that was taken back meanwhile (H2)', () => {
    const match = followed();
    match.step({ rev: 10, ply: 5, view: { ply: 5 }, note: { kind: 'bot', seat: 1 } });
    match.snapshot({ rev: 12, ply: 7, view: { ply: 7 } });
    expect(plies(match)).toEqual([4, 5, 7]);
    expect(match.follower.now().notes.length).toBe(1);
    match.snapshot({ rev: 20, ply: 8, line: 1, view: { ply: 8 } });
    expect(plies(match)).toEqual([8]);
    expect(match.follower.now().notes).toEqual([]);
  });

  test('up to where it was taken back, where that was told; and how far that was', () => {
    const match = followed();
    match.step({ rev: 10, ply: 5, view: { ply: 5 } });
    match.step({ rev: 11, ply: 6, view: { ply: 6 } });
    const note = { kind: 'undo', seat: 0, to: 4 };
    match.step({ rev: 12, ply: 4, line: 1, view: { ply: 4 }, note });
    expect(plies(match)).toEqual([4]);
    expect(match.follower.now().notes).toEqual([{ ply: 4, note, count: 2 }]);
  });
});
