/** What the service worker and the page do where the server is away, or has a newer page. */
import { describe, expect, test } from 'vitest';
import { matchInPage, serverOr } from '../../src/app/match-link.ts';
import { newestWorker } from '../../src/app/newest-worker.ts';

const SCOPE = 'https://gosu.example/';
const MATCH = 'bWF0Y2gtb25lLTAwMDAwMQ';

describe('the link of a match (C-14 R1, R2)', () => {
  const instead = `${SCOPE}#/match/${MATCH}`;

  test('means the same match in the page that is kept', () => {
    expect(matchInPage(`${SCOPE}m/${MATCH}`, SCOPE)).toBe(instead);
    expect(matchInPage(`${SCOPE}m/${MATCH}/?from=mail`, SCOPE)).toBe(instead);
    expect(matchInPage(`${SCOPE}m/${MATCH}).`, SCOPE)).toBe(instead);
    for (const path of ['', 'api/matches', 'm/', 'm/../evil', `m/${MATCH}/record`]) {
      expect(matchInPage(`${SCOPE}${path}`, SCOPE), path).toBeNull();
    }
  });

  test('is the server’s where it answers, and the page’s where it is away', async () => {
    const told = async (status: number) => {
      const response = await serverOr(Promise.resolve(new Response('', { status })), instead);
      return response.headers.get('location') ?? response.status;
    };
    expect(await told(200)).toBe(200);
    expect(await told(404)).toBe(404);
    expect(await told(502)).toBe(instead);
    const cut = await serverOr(Promise.reject(new TypeError('no network')), instead);
    expect(cut.headers.get('location')).toBe(instead);
  });
});

describe('a page that the server no longer talks with', () => {
  /** A registration in the hands of a test: its update brings a version that is fetched some time later. */
  function registered({ ends }: { readonly ends: 'installed' | 'redundant' }) {
    const coming = Object.assign(new EventTarget(), { state: 'installing' });
    const registration = {
      installing: null as unknown,
      waiting: null as unknown,
      async update() {
        registration.installing = coming;
      },
    };
    const finish = () => {
      coming.state = ends;
      registration.installing = null;
      if (ends === 'installed') registration.waiting = coming;
      coming.dispatchEvent(new Event('statechange'));
    };
    const container = { getRegistration: async () => registration } as unknown as Pick<
      ServiceWorkerContainer,
      'getRegistration'
    >;
    return { container, coming, finish };
  }

  test('asks for the new version, and waits until all of it is here', async () => {
    const { container, coming, finish } = registered({ ends: 'installed' });
    let found: unknown;
    const asked = newestWorker(container).then((worker) => {
      found = worker;
    });
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(found).toBeUndefined();
    finish();
    await asked;
    expect(found).toBe(coming);
  });

  test('has none where it cannot be fetched, or the browser keeps no pages', async () => {
    const { container, finish } = registered({ ends: 'redundant' });
    setTimeout(finish, 5);
    expect(await newestWorker(container)).toBeNull();
    expect(await newestWorker(undefined)).toBeNull();
    const broken = { getRegistration: () => Promise.reject(new Error('forbidden')) };
    expect(await newestWorker(broken)).toBeNull();
  });
});
