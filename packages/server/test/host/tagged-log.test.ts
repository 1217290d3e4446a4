/** The id of a match is an invitation: no log line has the whole of it, whatever went wrong. */
import { expect, test } from 'vitest';
import { logTag, taggedLog } from '../../src/host/tagged-log.ts';
import { StoreError } from '../../src/store/index.ts';
import { planOf, TACTICS } from '../match/tables.ts';
import { memoryStore } from './memory-store.ts';
import { FakeClock, makeHost, Page } from './room.ts';

function listening() {
  const lines: string[] = [];
  const write = (fields: object, text: string) => void lines.push(JSON.stringify([fields, text]));
  return { lines, log: { info: write, warn: write, error: write } };
}

test('lines about a match have its tag, in their errors, too', () => {
  const { lines, log } = listening();
  const match = 'abcdefghijklmnopqrstuv';
  taggedLog(log).warn({ match, error: `Error: no ${match} here`, seq: 4 }, 'x');
  taggedLog(log).info({ tables: 3 }, 'y');
  expect(lines).toEqual([
    '[{"match":"abcdefgh","error":"Error: no abcdefgh here","seq":4},"x"]',
    '[{"tables":3},"y"]',
  ]);
});

test('a host whose store fails says which match it was, and no more', async () => {
  const { lines, log } = listening();
  const store = memoryStore();
  const host = makeHost({ store, log }, new FakeClock(), 'tagged');
  const page = new Page('a');
  const created = await host.create(planOf(TACTICS, 2), page.person);
  if (!created.ok) throw new Error(created.code);
  const { match } = created.value;
  expect(await page.watch(host, match)).toBe('ok');
  store.append = async () => {
    throw new StoreError('unavailable', `${match} is not taken`);
  };
  const sit = { kind: 'sit', id: 's', seat: 0, ...page.person } as const;
  expect(await host.command(match, page.person, sit, null)).toMatchObject({ ok: false });
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.join()).toContain(logTag(match));
  expect(lines.join()).not.toContain(match);
  host.abandon();
});
