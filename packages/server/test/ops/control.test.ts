/** What an operator may ask of a server that runs, and that nobody else may. */
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { askControl, type Control, openControl } from '../../src/ops/control.ts';
import { createLog } from '../../src/ops/log.ts';
import { backupTo } from '../../src/run.ts';
import { openSqliteStore } from '../../src/store/index.ts';
import { openPlace, type Place } from '../accounts/support.ts';

const log = createLog('silent');
let place: Place;
let control: Control;
beforeEach(async () => {
  place = await openPlace();
  control = await openControl(place.dir, place.store, log);
});
afterEach(async () => {
  await control.close();
  await place.close();
});

const file = () => join(place.dir, 'control.json');
const address = () => JSON.parse(readFileSync(file(), 'utf8')) as { port: number; token: string };

async function post(token: string, body: string, method = 'POST'): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const sent = method === 'POST' ? { method, headers, body } : { method, headers };
  return (await fetch(`http://127.0.0.1:${address().port}/`, sent)).status;
}

describe('the door', () => {
  it('opens to whoever may read the data folder', async () => {
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    expect(await askControl(place.dir, { do: 'reports' })).toEqual([]);
  });

  it('stays shut to others, and to what is no question', async () => {
    const { token } = address();
    const ask = JSON.stringify({ do: 'reports' });
    expect(await post(token, ask)).toBe(200);
    expect(await post('', ask)).toBe(403);
    expect(await post(`${token}x`, ask)).toBe(403);
    expect(await post(token, '', 'GET')).toBe(403);
    expect(await post(token, JSON.stringify({ do: 'quit' }))).toBe(500);
    expect(await post(token, 'x'.repeat(10_000))).toBe(500);
  });

  it('that is not there any more is nobody', async () => {
    const old = readFileSync(file(), 'utf8');
    await control.close();
    expect(await askControl(place.dir, { do: 'reports' })).toBeNull();
    writeFileSync(file(), old);
    expect(await askControl(place.dir, { do: 'reports' })).toBeNull();
    writeFileSync(file(), '{"port"');
    expect(await askControl(place.dir, { do: 'reports' })).toBeNull();
    const stranger = await openPlace();
    const other = await openControl(stranger.dir, stranger.store, log);
    const theirs = JSON.parse(readFileSync(join(stranger.dir, 'control.json'), 'utf8'));
    writeFileSync(file(), JSON.stringify({ ...theirs, token: 'x' }));
    expect(await askControl(place.dir, { do: 'reports' })).toBeNull();
    await other.close();
    await stranger.close();
  });
});

it('reports come with names and with what was said', async () => {
  const { store } = place;
  await store.players.create({ id: 'ada', name: 'Ada', lang: 'en', createdAt: 1 });
  const line = { seq: 0, player: 'ada', at: 3, kind: 'text', text: 'well' };
  const one = { match: 'm', player: 'gone', at: 5, reason: 'rude', text: 't' };
  await store.reports.put({ ...one, log: JSON.stringify([line]) });
  await store.reports.put({ ...one, match: 'damaged', log: '{' });
  const { seq: _seq, ...said } = line;
  expect(await askControl(place.dir, { do: 'reports' })).toEqual([
    { ...one, match: 'damaged', name: '', lines: [] },
    { ...one, name: '', lines: [{ ...said, name: 'Ada' }] },
  ]);
});

it('a backup made so opens as a store, with every entry whole (R19)', async () => {
  const { store, dir } = place;
  const row = {
    id: 'm',
    game: 'g',
    rules: 'r',
    options: '{}',
    setup: '{}',
    secret: 's',
    createdAt: 1,
    status: 'running',
    summary: '{}',
  } as const;
  await store.createMatch(row, []);
  let seq = 0;
  let isOver = false;
  const busy = (async () => {
    for (; !isOver; seq++) await store.append({ match: 'm', seq, body: `${seq}`, lease: 0 });
  })();
  const copy = join(dir, 'copy', 'open-gosu.db');
  await expect(askControl(dir, { do: 'backup', file: copy })).rejects.toThrow(/could not be/);
  const whole = join(dir, 'copy.db');
  const done = await askControl<{ bytes: number; ms: number }>(dir, { do: 'backup', file: whole });
  isOver = true;
  await busy;
  expect(done?.ms).toBeLessThan(5000);
  const other = await openPlace();
  await other.store.close();
  writeFileSync(join(other.dir, 'open-gosu.db'), readFileSync(whole));
  const restored = await openSqliteStore({ dir: other.dir });
  const { entries } = (await restored.readMatch('m')) ?? { entries: [] };
  expect(entries.length).toBeGreaterThan(0);
  expect(entries).toEqual(Array.from({ length: entries.length }, (_, i) => `${i}`));
  await restored.close();
  await other.close();
});

it('a copy that only the server sees is none: a service has a /tmp of its own', async () => {
  await control.close();
  const made = { path: '', bytes: 1, ms: 1, pauseMs: 0 };
  const unseen = { ...place.store, backup: async () => made };
  control = await openControl(place.dir, unseen, log);
  const env = { DATA_DIR: place.dir };
  const file = join(place.dir, 'copy.db');
  await expect(backupTo(env, file)).rejects.toThrow(/it alone sees it/);
  writeFileSync(file, 'a copy');
  expect(await backupTo(env, file)).toEqual(made);
});
