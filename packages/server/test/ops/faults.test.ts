/** R14: what an engine failed at is kept so that it can be played again, for the operator only, and never without end. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { replay } from '@open-gosu/kernel';
import { afterAll, expect, it, vi } from 'vitest';
import { kitOf } from '../../src/games.ts';
import type { Fault } from '../../src/match/index.ts';
import { keepFault } from '../../src/ops/faults.ts';
import { playTo, started, TACTICS } from '../match/tables.ts';

const dir = mkdtempSync(join(tmpdir(), 'gosu-faults-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

it('a fault is a file from which the game plays on to the answer that failed', () => {
  const match = playTo(started(TACTICS, 'fault'), 6);
  const { game } = kitOf(TACTICS)!;
  const broken = vi.spyOn(game, 'apply').mockImplementation(() => {
    throw new Error('injected');
  });
  const judged = match.do(match.asked, match.answerOf(match.legal()[0]!));
  broken.mockRestore();
  const { fault } = judged as { fault?: Fault };
  const file = keepFault(dir, 'abcdefgh', fault!, 17)!;
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const { record, answer, error } = JSON.parse(readFileSync(file, 'utf8'));
  expect(error).toContain('injected');
  expect(replay(game, record)).toMatchObject({ ok: true });
  expect(replay(game, { ...record, answers: [...record.answers, answer] })).toMatchObject({
    ok: true,
  });
  for (let i = 0; i < 200; i++) keepFault(dir, 'abcdefgh', fault!, 100 + i);
  expect(readdirSync(join(dir, 'faults'))).toHaveLength(100);
  expect(keepFault(dir, 'abcdefgh', fault!, 1000)).toBeNull();
});
