/** What operators say: read exactly, refused in one line; keys kept for their owner only; logs without secrets. */
import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, describe, expect, it } from 'vitest';
import { BadConfig, readConfig } from '../../src/config.ts';
import { sessionKeyOf, vapidKeysOf } from '../../src/ops/keys.ts';
import { createLog } from '../../src/ops/log.ts';
import { createMetrics } from '../../src/ops/metrics.ts';
import { backupTo, runServer } from '../../src/run.ts';
import { addressOf } from '../../src/server.ts';
import type { Store } from '../../src/store/index.ts';

const dir = mkdtempSync(join(tmpdir(), 'gosu-config-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

describe('the configuration', () => {
  it('needs nothing', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: resolve('data'),
      databaseUrl: null,
      publicUrl: null,
      allowedOrigins: [],
      trustProxy: false,
      logLevel: 'info',
      vapidSubject: null,
      webhooks: 'public',
      metricsToken: null,
    });
  });

  it('takes all of it', () => {
    expect(
      readConfig({
        PORT: '8080',
        HOST: '::',
        DATA_DIR: '/x',
        DATABASE_URL: 'postgres://u:p@db:5432/gosu',
        PUBLIC_URL: 'https://gosu.example/',
        ALLOWED_ORIGINS: 'https://a.example, http://b.example:8080',
        TRUST_PROXY: '10.0.0.0/8,loopback',
        BOT_THREADS: '0',
        LOG_LEVEL: 'warn',
        PUSH_HOSTS: 'push.example.org,.example.net',
        WEBHOOKS: 'off',
      }),
    ).toMatchObject({
      port: 8080,
      host: '::',
      dataDir: '/x',
      publicUrl: 'https://gosu.example',
      allowedOrigins: ['https://a.example', 'http://b.example:8080'],
      trustProxy: ['10.0.0.0/8', 'loopback'],
      botThreads: 0,
      logLevel: 'warn',
      vapidSubject: 'https://gosu.example',
      webhooks: 'off',
    });
  });

  it.each([
    ['PORT', 'x'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PORT', '1.5'],
    ['BOT_THREADS', '65'],
    ['LOG_LEVEL', 'loud'],
    ['DATABASE_URL', 'mysql://x/y'],
    ['DATABASE_URL', 'gosu'],
    ['PUBLIC_URL', 'gosu.example'],
    ['PUBLIC_URL', 'https://gosu.example/below'],
    ['PUBLIC_URL', 'ftp://gosu.example'],
    ['ALLOWED_ORIGINS', '*'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/99'],
    ['TRUST_PROXY', 'everybody'],
    ['SESSION_KEY', 'short'],
    ['METRICS_TOKEN', 'short'],
    ['VAPID_PUBLIC_KEY', 'x'],
    ['VAPID_SUBJECT', 'nobody'],
    ['PUSH_HOSTS', '127.0.0.1'],
    ['WEBHOOKS', 'on'],
    ['PAGE_DIR', '/nowhere'],
    ['PAGE_DIR', '.'],
    ['CLUSTER_PORT', 'x'],
    ['CLUSTER_ADDRESS', 'nowhere'],
    ['CLUSTER_ADDRESS', 'host:99999'],
    ['CLUSTER_ADDRESS', 'host:0'],
  ])('refuses %s=%s in one line that names it', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(BadConfig);
    expect(read).toThrow(name);
    try {
      read();
    } catch (error) {
      expect((error as Error).message).not.toContain('\n');
    }
  });

  it('wants an address of its own from a process that listens to others everywhere', () => {
    const shared = { DATABASE_URL: 'postgres://u:p@db/gosu' };
    for (const host of ['0.0.0.0', '0', '::', '[::]']) {
      const nameless = { ...shared, CLUSTER_HOST: host };
      expect(() => readConfig(nameless)).toThrow(/^CLUSTER_ADDRESS must .*\.$/);
      expect(readConfig({ CLUSTER_HOST: host }).cluster.host, 'alone').toBe(host);
      const named = { ...nameless, CLUSTER_ADDRESS: '10.0.0.5:4000' };
      expect(readConfig(named).cluster).toEqual({ host, port: 0, address: '10.0.0.5:4000' });
    }
  });

  it('never repeats a password', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://u:geheim@x/y' })).not.toThrow('geheim');
    expect(() => readConfig({ SESSION_KEY: 'geheim' })).not.toThrow('geheim');
  });

  it('ends the process with code 2 before anything starts', async () => {
    let err = '';
    const output = { out: () => {}, err: (text: string) => (err += text) };
    const data = join(dir, 'never');
    expect(await runServer({ PORT: 'x', DATA_DIR: data }, output)).toBe(2);
    expect(err).toBe("PORT must be a number from 0 to 65535, and is 'x'.\n");
    expect(() => statSync(data)).toThrow();
  });

  const file = join(dir, 'a-file');
  const inTheWay = 'there is a file of that name in the way';
  const unfit: [string, string, string][] = [
    ['a file', file, inTheWay],
    ['below a file', join(file, 'data'), inTheWay],
  ];
  // Node's own recursive mkdir never comes back from there.
  if (process.platform === 'linux') {
    unfit.push(['below /proc', '/proc/none/data', 'the system refuses it (ENOENT)']);
  }
  it.each(unfit)('names the data folder that is %s, and ends with code 2', async (_, data, why) => {
    writeFileSync(file, '');
    let err = '';
    const output = { out: () => {}, err: (text: string) => (err += text) };
    const env = { PORT: '0', DATA_DIR: data, LOG_LEVEL: 'silent' };
    expect(await runServer(env, output)).toBe(2);
    expect(err).toBe(`DATA_DIR must be a folder to write to, and ${data} is none: ${why}.\n`);
    await expect(backupTo(env, join(dir, 'copy.db'))).rejects.toThrow(data);
  });

  it('says where people are to go', () => {
    const at = (env: object) => addressOf(readConfig(env as Record<string, string>), 80);
    expect(at({})).toBe('http://localhost:80');
    expect(at({ HOST: '::1' })).toBe('http://[::1]:80');
    expect(at({ HOST: '10.0.0.1' })).toBe('http://10.0.0.1:80');
    expect(at({ PUBLIC_URL: 'https://gosu.example' })).toBe('https://gosu.example');
  });
});

describe('keys', () => {
  const config = { ...readConfig({}), dataDir: join(dir, 'data') };

  it('are made once and kept for their owner', () => {
    const key = sessionKeyOf(config);
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(sessionKeyOf(config)).toBe(key);
    // Written beside and given its name as a whole: nothing stays of that.
    expect(readdirSync(config.dataDir)).toEqual(['session.key']);
    const file = join(config.dataDir, 'session.key');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(config.dataDir).mode & 0o777).toBe(0o700);
    chmodSync(file, 0o644);
    sessionKeyOf(config);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(sessionKeyOf({ ...config, sessionKey: 'g'.repeat(40) })).toBe('g'.repeat(40));
    writeFileSync(file, '');
    expect(() => sessionKeyOf(config)).toThrow(BadConfig);
  });

  it('for notifications likewise', () => {
    const keys = vapidKeysOf(config);
    expect(keys.publicKey).toMatch(/^[\w-]{87}$/);
    expect(vapidKeysOf(config)).toEqual(keys);
    const file = join(config.dataDir, 'vapid.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).toContain(keys.privateKey);
    writeFileSync(file, '{');
    expect(() => vapidKeysOf(config)).toThrow(BadConfig);
  });
});

describe('the log', () => {
  it('hides what opens a door, wherever it lies', () => {
    let text = '';
    const to = new Writable({
      write(chunk, _encoding, done) {
        text += chunk;
        done();
      },
    });
    const log = createLog('info', to);
    log.info({ headers: { cookie: 'geheim', authorization: 'geheim' } }, 'a');
    log.info(
      { req: { headers: { cookie: 'geheim' } }, token: 'geheim', a: { session: 'geheim' } },
      'b',
    );
    log.info({ secret: 'geheim', res: { headers: { 'set-cookie': 'geheim' } } }, 'c');
    log.info({ req: { method: 'GET', url: '/m/geheim', id: 'r' } }, 'd');
    expect(text).not.toContain('geheim');
    expect(text).toContain('[hidden]');
    expect(text.split('\n').length).toBe(5);
  });
});

describe('figures', () => {
  it('measure one append in eight, and change none', async () => {
    let appended = 0;
    const store = {
      health: async () => ({ ok: true, waiting: 3, commits: 4, appended: 5 }),
      append: async () => void appended++,
    } as unknown as Store;
    const metrics = createMetrics({
      host: () => ({ tables: 1, watchers: 2, commands: 3, refused: 4, faults: 0 }),
      sockets: () => ({ sockets: 7, received: 8, sent: 9, malformed: 0 }),
      push: () => ({ sent: 1, failed: 0, dropped: 0 }),
      hooks: () => ({ sent: 0, failed: 0, dropped: 0 }),
      store,
    });
    const measured = metrics.measured(store);
    for (let i = 0; i < 16; i++) await measured.append({} as never);
    expect(appended).toBe(16);
    for (let round = 0; round < 2; round++) {
      const text = await metrics.text();
      expect(text).toMatch(/^gosu_sockets 7$/m);
      expect(text).toMatch(/^gosu_commands_total 3$/m);
      expect(text).toMatch(/^gosu_store_queue 3$/m);
      expect(text).toMatch(/^gosu_commit_seconds_count 2$/m);
    }
    metrics.close();
  });
});
