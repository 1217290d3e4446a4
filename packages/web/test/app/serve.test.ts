/** The server of the built page: only its files, with the right names and headers, and words for what goes wrong. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressOf, fileOf, readPort, servePage } from '../../../../scripts/lib/serve.mjs';

const HOST = '127.0.0.1';
const folder = mkdtempSync(join(tmpdir(), 'open-gosu-serve-'));
let server: Server;
let base: string;

beforeAll(async () => {
  mkdirSync(join(folder, 'page/assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'page/index.html'), `<!doctype html>${'x'.repeat(500)}`);
  writeFileSync(join(folder, 'page/service-worker.js'), 'x');
  writeFileSync(join(folder, 'page/assets/a-123.js'), 'let x = 1;'.repeat(100));
  writeFileSync(join(folder, 'page/assets/a-123.woff2'), 'font');
  server = await servePage(join(folder, 'page'), { port: 0, host: HOST });
  base = addressOf(server, HOST);
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** As it is sent, without the tidying of addresses that `fetch` does. */
function raw(path: string, method = 'GET'): Promise<number> {
  const { port } = new URL(base);
  return new Promise((resolve, reject) => {
    request({ host: HOST, port, path, method }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
}

describe('the server', () => {
  test('gives the page, never kept without asking', async () => {
    const response = await fetch(`${base}/?pseudo`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await response.text()).toContain('<!doctype html>');
    const worker = await fetch(`${base}/service-worker.js`);
    expect(worker.headers.get('cache-control')).toBe('no-cache');
  });

  test('lets files with a hash be kept for ever, compressed where that helps', async () => {
    const script = await fetch(`${base}/assets/a-123.js`, { headers: { 'accept-encoding': 'br' } });
    expect(script.headers.get('cache-control')).toContain('immutable');
    expect(script.headers.get('content-encoding')).toBe('br');
    expect(script.headers.get('content-type')).toContain('text/javascript');
    expect(await script.text()).toBe('let x = 1;'.repeat(100));
    const plain = await fetch(`${base}/assets/a-123.js`, {
      headers: { 'accept-encoding': 'br;q=0, gzip' },
    });
    expect(plain.headers.get('content-encoding')).toBe('gzip');
    const font = await fetch(`${base}/assets/a-123.woff2`);
    expect(font.headers.get('content-encoding')).toBeNull();
    expect(font.headers.get('content-type')).toBe('font/woff2');
  });

  test('says when nothing has changed', async () => {
    const etag = (await fetch(`${base}/`)).headers.get('etag') ?? '';
    const again = await fetch(`${base}/`, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  test.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/../../secret.txt',
    '/assets\\..\\..\\secret.txt',
    '/%00',
    '/%E0%A4%A',
    '/assets',
    '/nothing.js',
  ])('finds nothing at %s', async (path) => {
    expect(await raw(path)).toBe(404);
  });

  test('takes whoever looks for a page to the one there is', async () => {
    const lost = (path: string, accept: string) =>
      fetch(`${base}${path}`, { redirect: 'manual', headers: { accept } });
    const page = await lost('/some/path', 'text/html,application/xhtml+xml,*/*;q=0.8');
    expect(page.status).toBe(302);
    expect(page.headers.get('location')).toBe('/');
    const part = await lost('/some/path.js', '*/*');
    expect(part.status).toBe(404);
    expect(await part.text()).toContain('The page is at /');
  });

  test('that has no page says so, and takes nobody round in circles', async () => {
    const empty = await servePage(join(folder, 'page/assets'), { port: 0, host: HOST });
    const headers = { accept: 'text/html' };
    const response = await fetch(addressOf(empty, HOST), { redirect: 'manual', headers });
    expect(response.status).toBe(404);
    empty.close();
  });

  test('reads only', async () => {
    expect(await raw('/', 'POST')).toBe(405);
    expect(await raw('/', 'HEAD')).toBe(200);
  });

  test('stays in its folder', () => {
    expect(fileOf('/page', '/')).toBe(join('/page', 'index.html'));
    expect(fileOf('/page', '/../page-2/x')).toBeNull();
  });

  test('says what is wrong with a port', async () => {
    expect(readPort(undefined)).toBe(3000);
    expect(readPort('8080')).toBe(8080);
    for (const text of ['x', '-1', '70000', '1.5', ' 80']) {
      expect(() => readPort(text), text).toThrow(/PORT/);
    }
    const port = Number(new URL(base).port);
    const taken = servePage(folder, { port, host: HOST });
    await expect(taken).rejects.toThrow(`Port ${port} of ${HOST} is taken`);
  });
});
