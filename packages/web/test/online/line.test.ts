/** The line to the server: exactly one reply to each command, over any number of cuts (C-14 R1, R4). */
import { describe, expect, test } from 'vitest';
import { waitBefore } from '../../src/online/socket/backoff.ts';
import type { Follower, Reply } from '../../src/online/socket/line.ts';
import { ADA, fakeLine, OFFSET } from './fake-line.ts';

const MATCH = 'bWF0Y2gtb25lLTAwMDAwMQ';

function follower(rev: number | null = null, acts: () => boolean | null = () => null) {
  const heard: string[] = [];
  const lost: string[] = [];
  const self: Follower = {
    match: MATCH,
    rev: () => rev,
    acts,
    hear: ({ t }) => heard.push(t),
    lost: (code) => lost.push(code),
  };
  return { self, heard, lost };
}

/** Of what was sent, without what keeps the line alive. */
const commands = (sent: readonly Record<string, unknown>[]) => sent.filter(({ t }) => t !== 'ping');

/** What came of a command, as far as it is known. */
function outcomeOf(reply: Promise<Reply>): { now: Reply | null } {
  const outcome: { now: Reply | null } = { now: null };
  reply.then((known) => {
    outcome.now = known;
  });
  return outcome;
}

const resign = { t: 'resign', match: MATCH } as const;

describe('opening', () => {
  test('says hello, then watches; all is told anew, for what was said meanwhile comes only so', () => {
    const { line, arrive, last } = fakeLine();
    const { self } = follower(7);
    line.follow(self);
    expect(line.now().phase).toBe('connecting');
    arrive();
    expect(commands(last().sent)).toMatchObject([
      { t: 'hello', v: 1, lang: 'en' },
      { t: 'watch', match: MATCH },
    ]);
    expect(last().sent[1]).not.toHaveProperty('rev');
    // Where only a step is missing, what is held is said.
    line.catchUp(self, false);
    expect(last().sent.at(-1)).toMatchObject({ t: 'watch', match: MATCH, rev: 7 });
    expect(line.now()).toMatchObject({ phase: 'open', player: ADA, offset: OFFSET });
  });

  test('who comes back says whether it acted; who is opened, or chosen, says nothing (R4)', () => {
    let acts: boolean | null = null;
    const { self } = follower(7, () => acts);
    const { line, arrive, last, pass } = fakeLine();
    const watched = () => last().sent.filter(({ t }) => t === 'watch');
    line.follow(self);
    arrive();
    expect(watched()).toHaveLength(1);
    expect(watched()[0]).not.toHaveProperty('acted');
    for (const acted of [true, false]) {
      acts = acted;
      last().cut();
      pass(2_000);
      arrive();
      expect(watched()).toMatchObject([{ acted }]);
    }
    // Something is missing: whoever reads along goes on reading along, whoever acts keeps the seat.
    line.catchUp(self, false);
    expect(watched().at(-1)).toMatchObject({ acted: false });
    line.actHere(self, false);
    expect(watched().at(-1)).not.toHaveProperty('acted');
    acts = true;
    line.catchUp(self, true);
    expect(watched().at(-1)).toMatchObject({ acted: true });
  });

  test('each watch names the window, the same over all its sockets (R4)', () => {
    const { self } = follower(7);
    const { line, arrive, last, pass, sockets } = fakeLine();
    line.follow(self);
    arrive();
    last().cut();
    pass(2_000);
    arrive();
    line.actHere(self, true);
    const windows = sockets
      .flatMap(({ sent }) => sent)
      .flatMap((message) => (message.t === 'watch' ? [message.window] : []));
    expect(windows).toHaveLength(3);
    expect(new Set(windows).size).toBe(1);
    expect(windows[0]).toMatch(/^[\w-]+$/);
  });

  test('nothing is opened before somebody wants something', () => {
    const { line, sockets } = fakeLine();
    expect(sockets).toEqual([]);
    expect(line.now().phase).toBe('idle');
  });

  test('a server that says nothing is given up, and tried again', () => {
    const { line, pass, sockets } = fakeLine();
    line.follow(follower().self);
    sockets[0]?.onopen?.();
    pass(8_000);
    expect(sockets[0]?.isClosed).toBe(true);
    expect(line.now().phase).toBe('waiting');
    pass(1_000);
    expect(sockets.length).toBe(2);
  });
});

describe('commands', () => {
  test('one that has no reply is sent again after a cut, with the same id, behind the watch', async () => {
    const { line, arrive, pass, last } = fakeLine();
    line.follow(follower().self);
    arrive();
    const outcome = outcomeOf(line.send(resign));
    const first = last().sent.at(-1);
    expect(first).toMatchObject(resign);
    last().cut();
    pass(1_000);
    arrive();
    expect(commands(last().sent)).toMatchObject([
      { t: 'hello' },
      { t: 'watch', match: MATCH },
      { ...resign, id: first?.id },
    ]);
    last().say({ t: 'done', id: first?.id, rev: 13 });
    await Promise.resolve();
    expect(outcome.now).toEqual({ ok: true });
    last().cut();
    pass(2_000);
    arrive();
    expect(last().sent.some(({ t }) => t === 'resign')).toBe(false);
  });

  test('one that is given while the line is down is sent when it is up', async () => {
    const { line, arrive, pass, last } = fakeLine();
    line.follow(follower().self);
    arrive();
    last().cut();
    line.send(resign);
    pass(1_000);
    arrive();
    expect(last().sent.filter(({ t }) => t === 'resign').length).toBe(1);
  });

  test('the step it brought about is its reply, and is heard before it', async () => {
    const { line, arrive, last } = fakeLine();
    const { self, heard } = follower();
    line.follow(self);
    arrive();
    const order: string[] = [];
    const reply = line.send(resign).then(() => order.push(...heard, 'reply'));
    const { id } = last().sent.at(-1) as { id: string };
    last().say({ t: 'step', m: MATCH.slice(0, 8), rev: 3, ply: 2, id });
    await reply;
    expect(order).toEqual(['step', 'reply']);
  });

  test('a refusal that is worth trying again is tried again, by the same id', async () => {
    const { line, arrive, last, pass } = fakeLine();
    line.follow(follower().self);
    arrive();
    const outcome = outcomeOf(line.send(resign));
    const { id } = last().sent.at(-1) as { id: string };
    last().say({ t: 'refused', id, code: 'try-again', wait: 300 });
    pass(299);
    expect(last().sent.filter(({ t }) => t === 'resign').length).toBe(1);
    pass(1);
    expect(last().sent.filter((sent) => sent.id === id).length).toBe(2);
    last().say({ t: 'refused', id, code: 'over' });
    await Promise.resolve();
    expect(outcome.now).toEqual({ ok: false, code: 'over' });
  });
});

describe('cuts', () => {
  test('are waited out, longer each time, and the wait can be read and cut short', () => {
    const { line, arrive, last, pass, now, sockets } = fakeLine();
    line.follow(follower().self);
    arrive();
    const waits: number[] = [];
    for (let i = 0; i < 4; i++) {
      last().cut();
      expect(line.now().phase).toBe('waiting');
      waits.push((line.now().retryAt as number) - now());
      pass(waits.at(-1) as number);
    }
    expect(waits).toEqual([375, 750, 1500, 3000]);
    last().cut();
    const before = sockets.length;
    line.retry();
    expect(sockets.length).toBe(before + 1);
    arrive();
    last().cut();
    expect((line.now().retryAt as number) - now()).toBe(375);
  });

  test('no wait is longer than half a minute, and none is the same for everybody', () => {
    expect(waitBefore(40, 0)).toBe(30_000);
    expect(waitBefore(40, 0.999)).toBeLessThan(16_000);
    expect(waitBefore(0, 0)).toBe(500);
  });

  test('a server that goes says when to come back', () => {
    const { line, arrive, last, now } = fakeLine();
    line.follow(follower().self);
    arrive();
    last().say({ t: 'moved', wait: 1234 });
    last().cut(1012);
    expect((line.now().retryAt as number) - now()).toBe(1234);
  });

  test('a line that is dead without a word is found out', () => {
    const { line, arrive, pass } = fakeLine();
    line.follow(follower().self);
    const socket = arrive();
    const ping = socket.sent.find(({ t }) => t === 'ping') as { id: string };
    pass(100);
    socket.say({ t: 'pong', id: ping.id, now: 1_000_100 + OFFSET });
    expect(line.now().phase).toBe('open');
    pass(25_000);
    expect(socket.sent.filter(({ t }) => t === 'ping').length).toBe(2);
    pass(8_000);
    expect(socket.isClosed).toBe(true);
    expect(line.now().phase).toBe('waiting');
  });

  test('the clock is set by pings', () => {
    const { line, arrive, pass } = fakeLine();
    line.follow(follower().self);
    const socket = arrive();
    const ping = socket.sent.find(({ t }) => t === 'ping') as { id: string };
    pass(200);
    // Said half way: the server's clock is 6 s ahead.
    socket.say({ t: 'pong', id: ping.id, now: 1_000_100 + 6_000 });
    expect(line.now().offset).toBe(6_000);
  });
});

describe('ends', () => {
  test.each([
    [4001, 'version'],
    [4005, 'crowd'],
  ])('close code %i: %s, and no more tries', (code, end) => {
    const { line, arrive, last, pass, sockets } = fakeLine();
    line.follow(follower().self);
    arrive();
    last().cut(code);
    expect(line.now()).toMatchObject({ phase: 'ended', end });
    pass(60_000);
    expect(sockets.length).toBe(1);
    line.retry();
    expect(sockets.length).toBe(2);
  });

  /** A session of the player was ended, on this device or another; then the server is asked who sits here. */
  async function endSession(isKnown: boolean | null) {
    const fake = fakeLine({ isKnown });
    fake.line.follow(follower().self);
    fake.arrive();
    const outcome = outcomeOf(fake.line.send(resign));
    fake.last().cut(4004);
    await Promise.resolve();
    return { ...fake, outcome };
  }

  test.each([true, null])('close code 4004, known: %s: connects again', async (isKnown) => {
    const { line, pass, arrive, last, outcome } = await endSession(isKnown);
    expect(line.now().phase).toBe('waiting');
    pass(1_000);
    arrive();
    expect(last().sent.some(({ t }) => t === 'resign')).toBe(true);
    expect(outcome.now).toBeNull();
  });

  test('close code 4004, known no more: says so, and does not go on as a spectator', async () => {
    const { line, pass, sockets, outcome } = await endSession(false);
    expect(line.now()).toMatchObject({ phase: 'ended', end: 'session' });
    expect(outcome.now).toEqual({ ok: false, code: 'not-signed-in' });
    expect(await line.send(resign)).toEqual({ ok: false, code: 'not-signed-in' });
    pass(60_000);
    expect(sockets.length).toBe(1);
    // Whoever opens a match after that may have a name again.
    line.follow(follower().self);
    expect(sockets.length).toBe(2);
  });

  test('too many windows: what was given waits until it is tried again', async () => {
    const { line, arrive, last } = fakeLine();
    line.follow(follower().self);
    arrive();
    last().cut(4005);
    const outcome = outcomeOf(line.send(resign));
    await Promise.resolve();
    expect(outcome.now).toBeNull();
    line.retry();
    arrive();
    expect(last().sent.some(({ t }) => t === 'resign')).toBe(true);
  });

  test('a match that is not there is told to who wants it', () => {
    const { line, arrive, last } = fakeLine();
    const { self, lost } = follower();
    line.follow(self);
    arrive();
    const { id } = last().sent.find(({ t }) => t === 'watch') as { id: string };
    last().say({ t: 'refused', id, code: 'not-found' });
    expect(lost).toEqual(['not-found']);
  });

  test('a watch for all of it that has to be tried again is for all of it again', () => {
    const { line, arrive, last, pass } = fakeLine();
    line.follow(follower(7).self);
    arrive();
    const watches = () => last().sent.filter(({ t }) => t === 'watch');
    last().say({ t: 'refused', id: watches()[0]?.id, code: 'try-again', wait: 300 });
    pass(300);
    expect(watches().length).toBe(2);
    expect(watches()[1]).not.toHaveProperty('rev');
  });

  test('a step that cannot be read is asked for anew; a whole match that cannot is said', () => {
    const { line, arrive, last, pass, sockets } = fakeLine();
    line.follow(follower(7).self);
    arrive();
    const before = last().sent.length;
    last().say({ t: 'step', m: 'of another kind' });
    expect(last().sent.slice(before)).toMatchObject([{ t: 'watch', match: MATCH }]);
    expect(last().sent.at(-1)).not.toHaveProperty('rev');
    last().say({ t: 'snapshot', match: MATCH, rev: 'new' });
    expect(line.now()).toMatchObject({ phase: 'ended', end: 'version' });
    expect(last().isClosed).toBe(true);
    pass(60_000);
    expect(sockets.length).toBe(1);
  });

  test('what a newer server says beside all we know is passed over', () => {
    const { line, arrive, last } = fakeLine();
    const { self, heard } = follower();
    line.follow(self);
    arrive();
    last().say({ t: 'fireworks', match: MATCH });
    last().onmessage?.({ data: 'no json' });
    expect(heard).toEqual([]);
    expect(line.now().phase).toBe('open');
  });

  test('whoever leaves says so, and nothing is tried for nobody', () => {
    const { line, arrive, last, pass, sockets } = fakeLine();
    const leave = line.follow(follower().self);
    arrive();
    leave();
    expect(last().sent.at(-1)).toMatchObject({ t: 'unwatch', match: MATCH });
    last().cut();
    pass(60_000);
    expect(sockets.length).toBe(1);
  });
});
