/** The page as the server sends it: its files, how long they may be kept, and where other addresses lead. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codingFor, fileOf } from '../../src/http/page.ts';
import { openSite, raw, type Site } from './support.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

describe('the page', () => {
  it('is never kept without asking; files with a hash for ever', async () => {
    const page = await site.visitor().get('/?x');
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const worker = await site.visitor().get('/service-worker.js');
    expect(worker.headers.get('cache-control')).toBe('no-cache');
    const script = await site.visitor().get('/assets/a-1.js', { 'accept-encoding': 'br' });
    expect(script.headers.get('cache-control')).toContain('immutable');
    expect(script.headers.get('content-encoding')).toBe('br');
    expect(script.text).toBe('let x = 1;'.repeat(100));
    const etag = page.headers.get('etag') ?? '';
    const again = await site.visitor().get('/?x', { 'if-none-match': etag });
    expect(again.status).toBe(304);
    const font = await site.visitor().get('/assets/f-3.woff2');
    expect(font.headers.get('content-encoding')).toBeNull();
  });

  it('is sent as it lies there compressed', async () => {
    const { status } = await raw(site.base, '/assets/b-2.js', 'GET', { 'accept-encoding': 'br' });
    const ready = await raw(site.base, '/assets/b-2.js', 'GET', { 'accept-encoding': 'br' });
    expect(status).toBe(200);
    expect(ready.text).toBe('ready');
    expect((await raw(site.base, '/assets/b-2.js')).text).toBe('plain');
  });

  it('of a match is the page, told where its parts are', async () => {
    const page = await site.visitor().get('/m/bWF0Y2gtb25lLTAwMDAwMQ');
    expect(page.status).toBe(200);
    expect(page.text).toContain('<base href="/" />');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect((await site.visitor().get('/m/../secret.txt')).text).not.toContain('secret');
  });

  it.each(['.', ')', '%29.', '»', '>'])(
    'of a match is found in spite of a %s behind its link',
    async (end) => {
      const answer = await site.visitor().get(`/m/bWF0Y2gtb25lLTAwMDAwMQ${end}`);
      expect(answer.status).toBe(302);
      expect(answer.headers.get('location')).toBe('/m/bWF0Y2gtb25lLTAwMDAwMQ');
    },
  );

  it.each(['/m/abc', '/m/abc.', '/m/', `/m/${'x'.repeat(65)}`, '/m/bWF0Y2gtb25lLTAwMDAwMQ/x'])(
    'says at %s that there is no such match',
    async (path) => {
      const first = await site.visitor().get(path);
      const etag = first.headers.get('etag') ?? '';
      const again = await site.visitor().get(path, { 'if-none-match': etag });
      for (const { status, headers, text } of [first, again]) {
        expect(status).toBe(404);
        expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
        expect(text).toContain('<base href="/" />');
      }
    },
  );

  it('takes whoever looks for a page to the one there is', async () => {
    const lost = await site.visitor().get('/some/path', { accept: 'text/html' });
    expect(lost.status).toBe(302);
    expect(lost.headers.get('location')).toBe('/');
    expect((await site.visitor().get('/some/path.js')).status).toBe(404);
  });

  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/assets/../../secret.txt',
    '/assets\\..\\..\\secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '//secret.txt',
    '/%00',
    '/assets',
    '/data/session.key',
    '/../data/session.key',
  ])('gives nothing at %s', async (path) => {
    const found = await raw(site.base, path);
    expect([400, 404]).toContain(found.status);
    expect(found.text).not.toContain('secret');
  });

  it('survives an address that is none', async () => {
    expect([400, 404]).toContain((await raw(site.base, '/%E0%A4%A')).status);
    expect([400, 404, 414]).toContain((await raw(site.base, `/${'x'.repeat(10_000)}`)).status);
    expect((await raw(site.base, '/', 'POST')).status).toBe(405);
    expect((await raw(site.base, '/', 'HEAD')).status).toBe(200);
    expect(fileOf('/page', '/../page-2/x')).toBeNull();
    expect(codingFor('br;q=0, gzip')).toBe('gzip');
    expect(codingFor('identity')).toBeNull();
  });
});
