/** What lies in deploy/ and what docs/OPERATIONS.md says, held to the code: variables, paths, ports, times, limits. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LIMITS, RATES, ROUTES } from '@open-gosu/protocol';
import { describe, expect, it } from 'vitest';
import { SERVER_FLAGS } from '../../flags.mjs';
import { readConfig } from '../../src/config.ts';
import { KEEP_ALIVE_MS } from '../../src/http/app.ts';
import { createMetrics } from '../../src/ops/metrics.ts';
import { DRAIN_MS, EXIT } from '../../src/run.ts';
import type { Store } from '../../src/store/index.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const text = (path: string) => readFileSync(`${root}${path}`, 'utf8');
const service = text('deploy/open-gosu.service');
const image = text('deploy/Containerfile');
const compose = text('deploy/compose.yaml');
const nginx = text('deploy/nginx.conf');
const caddy = text('deploy/Caddyfile');
const operations = text('docs/OPERATIONS.md');

const MAIN = 'packages/server/dist/main.js';
const PAGE = 'packages/web/dist';

const all = (from: string, pattern: RegExp): string[] =>
  [...from.matchAll(pattern)].map(([, found = '']) => found);
const one = (from: string, pattern: RegExp): string => {
  const found = all(from, pattern);
  expect(found, String(pattern)).toHaveLength(1);
  return found[0] ?? '';
};

/** All that the configuration reads. */
const read = new Set(all(text('packages/server/src/config.ts'), /\benv\.([A-Z][A-Z_]+)/g));
const pairs = (line: string): Record<string, string> =>
  Object.fromEntries(
    line
      .trim()
      .split(/\s+/)
      .map((pair) => pair.split(/=(.*)/s, 2)),
  );

const serviceEnv = pairs(one(service, /^Environment=(.*)$/gm));
const imageEnv = pairs(one(image, /^ENV (.*)$/gm));
/** The indented block of a service of the compose file. */
const block = (name: string): string =>
  new RegExp(`^  ${name}:\\n((?: {4}.*\\n|\\n)+)`, 'm').exec(compose)?.[1] ?? '';
const composeEnv = Object.fromEntries(
  [...block('server').matchAll(/^ {6}([A-Z_]+): "?(.*?)"?$/gm)].map(([, name, value]) => [
    name,
    value?.replaceAll(/\$\{\w+:\?\}/g, 'gosu.example'),
  ]),
);

describe('docs/OPERATIONS.md', () => {
  it('has every variable, and none that nobody reads', () => {
    const rows = all(operations, /^\| (`[A-Z][^|]*)\|/gm).flatMap((cell) => all(cell, /`(\w+)`/g));
    expect(rows.sort()).toEqual([...read].sort());
  });

  it('has no figure that is not told', async () => {
    const sent = { sent: 0, failed: 0, dropped: 0 };
    const metrics = createMetrics({
      host: () => ({ tables: 0, watchers: 0, commands: 0, refused: 0, faults: 0 }),
      sockets: () => ({ sockets: 0, received: 0, sent: 0, malformed: 0 }),
      push: () => sent,
      hooks: () => sent,
      store: {
        health: async () => ({ ok: true, waiting: 0, commits: 0, appended: 0 }),
      } as unknown as Store,
    });
    const told = new Set(all(await metrics.text(), /^# TYPE (\w+)/gm));
    metrics.close();
    const named = all(operations, /`(gosu_\w+)`/g);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !told.has(name))).toEqual([]);
  });
});

describe('deploy/', () => {
  it.each([
    ['open-gosu.service', serviceEnv],
    ['Containerfile', imageEnv],
    ['compose.yaml', composeEnv],
  ])('%s sets only what is read, to what is taken', (_, env) => {
    const { NODE_ENV, PAGE_DIR, ...ours } = env;
    expect([undefined, 'production']).toContain(NODE_ENV);
    expect(Object.keys(ours).length).toBeGreaterThan(1);
    expect(Object.keys(ours).filter((name) => !read.has(name))).toEqual([]);
    expect(() => readConfig(ours)).not.toThrow();
    if (PAGE_DIR !== undefined) expect(PAGE_DIR.endsWith(`/${PAGE}`)).toBe(true);
  });

  it('starts what the build makes, where it lies', () => {
    expect(existsSync(`${root}${MAIN.replace('dist', 'src').replace(/js$/, 'ts')}`)).toBe(true);
    expect(one(service, /^ExecStart=\S+ (.+)$/gm)).toBe([...SERVER_FLAGS, MAIN].join(' '));
    const folder = one(service, /^WorkingDirectory=(.*)$/gm);
    expect(serviceEnv.PAGE_DIR).toBe(`${folder}/${PAGE}`);
    expect(serviceEnv.DATA_DIR).toBe(`/var/lib/${one(service, /^StateDirectory=(.*)$/gm)}`);
    expect(JSON.parse(one(image, /^CMD (.*)$/gm))).toEqual(['node', ...SERVER_FLAGS, MAIN]);
    const app = all(image, /^WORKDIR (.*)$/gm).at(-1);
    expect(imageEnv.PAGE_DIR).toBe(`${app}/${PAGE}`);
    expect(one(image, /^VOLUME (.*)$/gm)).toBe(imageEnv.DATA_DIR);
    expect(image).toMatch(/^USER node$/m);
  });

  it('takes a Node that the project runs on', () => {
    const { engines } = JSON.parse(text('package.json'));
    const [first, ...more] = all(image, /^FROM docker\.io\/library\/(node:\S+)/gm);
    expect(more).toEqual([first]);
    const major = one(first ?? '', /^node:(\d+)-/g);
    expect(engines.node).toMatch(new RegExp(`(^|\\D)${major}\\.`));
    for (const least of all(engines.node, /(\d+\.\d+)/g)) expect(service).toContain(least);
  });

  it('waits longer for the end than the end takes', () => {
    const times = [one(service, /^TimeoutStopSec=(\d+)$/gm)];
    times.push(one(compose, /^ {4}stop_grace_period: (\d+)s$/gm));
    for (const seconds of times) expect(Number(seconds) * 1000).toBeGreaterThan(DRAIN_MS + 1000);
  });

  it('lets the server ask for addresses, and write to one folder', () => {
    // Fastify asks where it listens everywhere.
    expect(one(service, /^RestrictAddressFamilies=(.*)$/gm).split(' ')).toContain('AF_NETLINK');
    // V8 makes code while it runs.
    expect(service).not.toMatch(/^MemoryDenyWriteExecute=yes/m);
    expect(service).toMatch(/^ProtectSystem=strict$/m);
  });

  it('does not start again what was told something wrong, and has what people type in its address', () => {
    expect(one(service, /^RestartPreventExitStatus=(\d+)$/gm)).toBe(`${EXIT.badConfig}`);
    expect(block('server')).toMatch(/^ {4}read_only: true$/m);
    expect(composeEnv.PUBLIC_URL).toMatch(/^https:/);
  });

  it('asks after the health where it is told', () => {
    const [port, path] = [...(/127\.0\.0\.1:(\d+)(\/\w+)/.exec(block('server')) ?? [])].slice(1);
    expect(port).toBe(composeEnv.PORT);
    expect(path).toBe(ROUTES.health.path);
    expect(one(image, /^EXPOSE (\d+)$/gm)).toBe(port);
    expect(one(block('proxy'), /^ {6}UPSTREAM: (.*)$/gm)).toBe(`server:${port}`);
  });

  it('compose.yaml names what there is', () => {
    const asked = new Set(all(compose, /\$\{(\w+)/g));
    const [comment = ''] = compose.split('\nservices:');
    for (const name of asked) expect(comment).toContain(name);
    expect(existsSync(`${root}${one(compose, /^ {6}dockerfile: (.*)$/gm)}`)).toBe(true);
    const mounts = all(compose, /^ {6}- (\S+?):\/\S*$/gm);
    const volumes = all(compose.split('\nvolumes:\n')[1] ?? '', /^ {2}(\w+):/gm);
    const files = mounts.filter((mount) => mount.startsWith('.'));
    expect(mounts.filter((mount) => !mount.startsWith('.')).sort()).toEqual(volumes.sort());
    for (const file of files) expect(existsSync(`${root}deploy/${file}`), file).toBe(true);
    expect(compose).toContain(`data:${imageEnv.DATA_DIR}\n`);
  });

  it('an image has nothing in it that git would not keep', () => {
    const left = text('.dockerignore').split('\n');
    const kept = (line: string) =>
      !left.some((out) => out.replace(/^\*\*\//, '') === line.replaceAll(/^\/|\/$/g, ''));
    const ignored = text('.gitignore')
      .split('\n')
      .filter((line) => line !== '');
    expect(ignored.filter(kept)).toEqual([]);
    expect(left).toContain('.git');
  });

  it('proxies lead to the port, wait as long as sockets may be silent, and take what the server takes', () => {
    const { port } = readConfig({});
    expect(one(nginx, /^ {4}server 127\.0\.0\.1:(\d+);$/gm)).toBe(`${port}`);
    expect(one(caddy, /UPSTREAM:127\.0\.0\.1:(\d+)\}/g)).toBe(`${port}`);
    expect(serviceEnv.PORT).toBe(`${port}`);
    // An idle connection is ended by the proxy: nginx after one minute, Caddy after two.
    expect(KEEP_ALIVE_MS).toBeGreaterThan(120_000);
    // Two pings may go unanswered.
    const silent = Number(one(nginx, /proxy_read_timeout (\d+)s;/g));
    expect(silent).toBeGreaterThan(RATES.pingSeconds * 3);
    const body = Number(one(nginx, /client_max_body_size (\d+)k;/g)) * 1024;
    expect(body).toBeGreaterThan(LIMITS.bodyBytes);
    for (const header of ['Host', 'X-Forwarded-For', 'X-Forwarded-Proto', 'Upgrade', 'Connection'])
      expect(nginx).toContain(`proxy_set_header ${header} $`);
    expect(nginx).toMatch(/location = \/metrics \{\s+deny all;/);
    expect(caddy).toContain(`respond ${ROUTES.metrics.path} 403`);
  });
});
