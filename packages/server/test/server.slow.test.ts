/** The server as a process: started, played on over a real socket, ended by a signal, started again with everything there. */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ServerMessage, SUBPROTOCOL } from '@open-gosu/protocol';
import { startPostgres } from '@testing/postgres.ts';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { Told } from './http/told.ts';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const GOSU = fileURLToPath(new URL('../../cli/dist/main.js', import.meta.url));
const dir = mkdtempSync(join(tmpdir(), 'gosu-process-'));
const running = new Set<ChildProcess>();
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

interface Process {
  readonly child: ChildProcess;
  readonly base: string;
  readonly ended: Promise<{ code: number | null; out: string; err: string }>;
}

function launch(
  args: readonly string[],
  env: Record<string, string>,
  user: { readonly uid?: number; readonly gid?: number } = {},
): Process['ended'] & { child: ChildProcess; out: () => string } {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH ?? '', LANG: 'C', ...env },
    ...user,
  });
  running.add(child);
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  const ended = new Promise<{ code: number | null; out: string; err: string }>((resolve) =>
    child.on('close', (code) => {
      running.delete(child);
      resolve({ code, out, err });
    }),
  );
  return Object.assign(ended, { child, out: () => out });
}

async function start(
  env: Record<string, string> = {},
  args: readonly string[] = [MAIN],
): Promise<Process> {
  const ended = launch(args, {
    PORT: '0',
    DATA_DIR: dir,
    LOG_LEVEL: 'error',
    BOT_THREADS: '1',
    ...env,
  });
  const address = await expect
    .poll(
      () => /Open Gosu: (http:\/\/localhost:\d+) {2}\(Ctrl-C ends it\)/.exec(ended.out())?.[1],
      {
        timeout: 15_000,
      },
    )
    .toBeTruthy()
    .then(() => /http:\/\/localhost:(\d+)/.exec(ended.out())?.[1]);
  return { child: ended.child, base: `http://127.0.0.1:${address}`, ended };
}

async function call(base: string, method: string, path: string, session: string, body?: object) {
  const response = await fetch(base + path, {
    method,
    headers: {
      ...(session === '' ? {} : { authorization: `Bearer ${session}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Told };
}

const MATCH = {
  game: 'gosu-x',
  seats: [{ kind: 'me' }, { kind: 'bot', bot: 'level-1' }],
  clock: 'none',
  rated: false,
  visibility: 'private',
  lang: 'en',
};

/** Follows a match; frames as they come, and how it was closed. */
async function follow(base: string, session: string, match: string) {
  const socket = new WebSocket(`${base.replace('http', 'ws')}/socket`, SUBPROTOCOL);
  const frames: ServerMessage[] = [];
  socket.on('message', (data) => frames.push(JSON.parse(String(data))));
  const closed = new Promise<number>((resolve) => socket.on('close', (code) => resolve(code)));
  await new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject));
  socket.send(JSON.stringify({ t: 'hello', v: 1, lang: 'en', session }));
  let tries = 0;
  const seen = () => {
    const refusals = frames.filter(
      (frame) => frame.t === 'refused' && frame.code === 'try-again',
    ).length;
    // As a page does: asked again when the server says so.
    if (tries === refusals) {
      tries++;
      socket.send(JSON.stringify({ t: 'watch', id: `watch-${tries}`, match }));
    }
    return frames.map(({ t }) => t);
  };
  await expect.poll(seen, { timeout: 8000, interval: 100 }).toContain('snapshot');
  return { socket, frames, closed };
}

describe('the process', () => {
  it('serves, drains at SIGTERM within ten seconds, and has everything afterwards', async () => {
    const first = await start();
    expect((await call(first.base, 'GET', '/health', '')).body.ok).toBe(true);
    const me = await call(first.base, 'PUT', '/api/me', '', { name: 'Ada', lang: 'en' });
    const { session, id } = me.body;
    const { match } = (await call(first.base, 'POST', '/api/matches', session, MATCH)).body;
    const { frames, closed } = await follow(first.base, session, match);
    await expect
      .poll(
        async () => (await call(first.base, 'GET', `/api/matches/${match}`, session)).body.status,
      )
      .toBe('running');
    const from = Date.now();
    first.child.kill('SIGTERM');
    expect(await closed).toBe(1012);
    expect(frames.map(({ t }) => t)).toContain('moved');
    const { code, err } = await first.ended;
    expect([code, err]).toEqual([0, '']);
    expect(Date.now() - from).toBeLessThan(10_000);

    const second = await start();
    expect((await call(second.base, 'GET', '/api/me', session)).body).toMatchObject({ id });
    const facts = await call(second.base, 'GET', `/api/matches/${match}`, session);
    expect(facts.body).toMatchObject({ status: 'running', seat: 0 });
    await follow(second.base, session, match);
    second.child.kill('SIGINT');
    expect((await second.ended).code).toBe(0);
  });

  it('that is killed outright has lost nothing it has acknowledged', async () => {
    const first = await start();
    const { session } = (await call(first.base, 'PUT', '/api/me', '', { name: 'Ada', lang: 'en' }))
      .body;
    const made: string[] = [];
    for (let i = 0; i < 5; i++) {
      made.push((await call(first.base, 'POST', '/api/matches', session, MATCH)).body.match);
    }
    first.child.kill('SIGKILL');
    await first.ended;
    const second = await start();
    for (const match of made) {
      expect((await call(second.base, 'GET', `/api/matches/${match}`, session)).status).toBe(200);
    }
    second.child.kill('SIGTERM');
    expect((await second.ended).code).toBe(0);
  });

  it('says in one line what is wrong, and with which code', async () => {
    const bad = await launch([MAIN], { LOG_LEVEL: 'loud', DATA_DIR: dir });
    expect(bad.code).toBe(2);
    expect(bad.err).toMatch(/^LOG_LEVEL must be one of [^\n]+\n$/);
    const first = await start();
    const { port } = new URL(first.base);
    const other = join(dir, 'other');
    const taken = await launch([MAIN], { PORT: port, DATA_DIR: other, LOG_LEVEL: 'error' });
    expect(taken.code).toBe(1);
    expect(taken.err).toBe(
      `Port ${port} of 127.0.0.1 is taken: end what uses it, or choose another, as in PORT=${Number(port) + 1} npm start.\n`,
    );
    const twice = await launch([MAIN], { PORT: '0', DATA_DIR: dir, LOG_LEVEL: 'error' });
    expect(twice.code).toBe(1);
    expect(twice.err).toMatch(/^[^\n]+\n$/);
    first.child.kill('SIGTERM');
    await first.ended;
  });

  it('names the data folder it may not write to, and not the port', async () => {
    const locked = join(dir, 'locked');
    mkdirSync(locked, { mode: 0o555 });
    // Nothing is locked to root; whoever stands in for somebody else must see the folder.
    chmodSync(dir, 0o711);
    const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
    const env = { PORT: '0', DATA_DIR: locked, LOG_LEVEL: 'error' };
    const { code, err } = await launch([MAIN], env, nobody);
    expect(err).toBe(
      `DATA_DIR must be a folder to write to, and ${locked} is none: this user may not write there.\n`,
    );
    expect(code).toBe(2);
  });

  it('names the database that it cannot open', async () => {
    const odd = join(dir, 'odd');
    mkdirSync(join(odd, 'open-gosu.db'), { recursive: true });
    const { code, err } = await launch([MAIN], { PORT: '0', DATA_DIR: odd, LOG_LEVEL: 'error' });
    expect(err).toMatch(
      new RegExp(`^${odd}/open-gosu.db cannot be opened and written: [^\\n]+\\n$`),
    );
    expect(code).toBe(1);
  });

  it('says who reaches it: only this machine, until it listens for all', async () => {
    const quiet = await start();
    quiet.child.kill('SIGTERM');
    expect((await quiet.ended).out).toMatch(/\nOnly this machine reaches it: [^\n]+\n$/);
    const open = await start({ HOST: '0.0.0.0' });
    open.child.kill('SIGTERM');
    const here = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
    const theirs = here.find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
    expect((await open.ended).out.split('\n')[1]).toContain(
      theirs === undefined ? 'No address' : `Others reach it at http://${theirs}:`,
    );
  });
});

describe('two processes on one PostgreSQL', () => {
  it('know the same people and matches, and one goes on when the other ends', async () => {
    const postgres = await startPostgres();
    try {
      const DATABASE_URL = await postgres.createSchema();
      const [a, b] = await Promise.all([start({ DATABASE_URL }), start({ DATABASE_URL })]);
      const { session } = (await call(a.base, 'PUT', '/api/me', '', { name: 'Ada', lang: 'en' }))
        .body;
      const { match } = (await call(a.base, 'POST', '/api/matches', session, MATCH)).body;
      await follow(a.base, session, match);
      // What the one has, the other serves.
      const { frames } = await follow(b.base, session, match);
      expect(frames.find(({ t }) => t === 'snapshot')).toMatchObject({ match });
      a.child.kill('SIGTERM');
      expect((await a.ended).code).toBe(0);
      const after = await follow(b.base, session, match);
      expect(after.frames.find(({ t }) => t === 'snapshot')).toMatchObject({ status: 'running' });
      b.child.kill('SIGTERM');
      expect((await b.ended).code).toBe(0);
    } finally {
      await postgres.stop();
    }
  });
});

describe('gosu server', () => {
  it('serves, and makes a backup once it is ended', async () => {
    const { child, base, ended } = await start({}, [
      GOSU,
      'server',
      '--port',
      '0',
      '--data-dir',
      dir,
    ]);
    expect((await call(base, 'GET', '/health', '')).body.ok).toBe(true);
    child.kill('SIGTERM');
    expect((await ended).code).toBe(0);
    const file = join(dir, 'copy.db');
    const done = await launch([GOSU, 'server', 'backup', file, '--data-dir', dir, '--json'], {});
    expect(done).toMatchObject({ code: 0, err: '' });
    expect(JSON.parse(done.out)).toMatchObject({ bytes: expect.any(Number) });
    expect(existsSync(file)).toBe(true);
  });

  it('is asked by another process while it runs: a backup that opens, and reports (R19, C-20 E6)', async () => {
    const own = join(dir, 'asked');
    const { child, base, ended } = await start({ DATA_DIR: own });
    const me = await call(base, 'PUT', '/api/me', '', { name: 'Ada', lang: 'en' });
    const { session } = me.body;
    const { match } = (await call(base, 'POST', '/api/matches', session, MATCH)).body;
    const path = `${base}/api/matches/${match}/report`;
    const headers = { authorization: `Bearer ${session}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ reason: 'rude', text: 'the bot laughed' });
    expect((await fetch(path, { method: 'POST', headers, body })).status).toBe(204);

    const restored = join(dir, 'restored');
    mkdirSync(restored);
    const file = join(restored, 'open-gosu.db');
    const done = await launch([GOSU, 'server', 'backup', file, '--data-dir', own, '--json'], {});
    expect(done).toMatchObject({ code: 0, err: '' });
    const { bytes, ms } = JSON.parse(done.out);
    expect(bytes).toBeGreaterThan(0);
    expect(ms).toBeLessThan(5000);
    const twice = await launch([GOSU, 'server', 'backup', file, '--data-dir', own], {});
    expect(twice).toMatchObject({ code: 1, err: expect.stringMatching(/exists already/) });
    const told = await launch([GOSU, 'server', 'reports', '--data-dir', own], {});
    expect(told.out).toMatch(
      new RegExp(`^\\S+Z rude ${match} Ada \\(${me.body.id}\\)\\n {2}the bot laughed\\n$`),
    );
    child.kill('SIGKILL');
    await ended;

    // Nobody runs any more, though the file that says where is still there: this process looks for itself.
    const later = await launch([GOSU, 'server', 'reports', '--data-dir', own, '--json'], {});
    expect(JSON.parse(later.out)).toMatchObject([
      { match, reason: 'rude', name: 'Ada', lines: [] },
    ]);
    const again = await start({ DATA_DIR: restored });
    expect((await call(again.base, 'GET', `/api/matches/${match}`, '')).body).toMatchObject({
      match,
    });
    again.child.kill('SIGTERM');
    expect((await again.ended).code).toBe(0);
    expect(existsSync(join(restored, 'control.json'))).toBe(false);
  });

  it('copies nothing, and makes nothing, where there is no database', async () => {
    const wrong = join(dir, 'wrong');
    const file = join(dir, 'of-nothing.db');
    for (const what of [['backup', file], ['reports']]) {
      const { code, err } = await launch([GOSU, 'server', ...what, '--data-dir', wrong], {});
      expect(code).toBe(1);
      expect(err).toMatch(new RegExp(`^gosu: There is no database in ${wrong}: [^\\n]+\\n$`));
    }
    expect([wrong, file].filter(existsSync)).toEqual([]);
  });

  it('says what is wrong like every other command', async () => {
    for (const args of [
      ['nonsense'],
      ['backup'],
      ['reports', 'x'],
      ['--port', 'x'],
      ['--nothing'],
    ]) {
      const { code, err } = await launch([GOSU, 'server', ...args], { DATA_DIR: dir });
      expect(code, args.join(' ')).toBe(2);
      expect(err).toMatch(/^gosu: [^\n]+\nusage: gosu server/);
    }
    const help = await launch([GOSU, 'server', '--help'], {});
    for (const flag of ['--port', '--host', '--data-dir', '--database-url']) {
      expect(help.out).toContain(flag);
    }
  });
});
