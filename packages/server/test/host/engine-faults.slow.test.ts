/**
 * R14: the engine throws at random, again and again: that answer is refused, what it takes to repeat it is handed out, and
 * every match, this one too, goes on to its end.
 */
import { below, makeRng, type Rng, replay } from '@open-gosu/kernel';
import { volume } from '@testing/volume.ts';
import { expect, test, vi } from 'vitest';
import { kitOf } from '../../src/games.ts';
import type { RunningHost } from '../../src/host/index.ts';
import type { Fault } from '../../src/match/index.ts';
import { planOf, TACTICS } from '../match/tables.ts';
import { memoryStore } from './memory-store.ts';
import { FakeClock, makeHost, Page } from './room.ts';

const FAULTS = volume('R14', 200);
/** One call in so many. */
const EVERY = 6;

const turn = () => new Promise((resolve) => setImmediate(resolve));

async function begin(host: RunningHost, name: string) {
  const pages = [new Page(`${name}a`), new Page(`${name}b`)];
  const created = await host.create(planOf(TACTICS, 2, { noDelay: true }), pages[0]!.person);
  if (!created.ok) throw new Error(created.code);
  const { match } = created.value;
  for (const [seat, page] of pages.entries()) {
    const { player, name: called } = page.person;
    const sit = { kind: 'sit', id: 's', seat, player, name: called } as const;
    await host.command(match, page.person, sit, null);
    await page.watch(host, match);
  }
  return { match, pages };
}

/** One decision; false where the engine failed in it. */
async function decide(host: RunningHost, match: string, pages: readonly Page[], rng: Rng) {
  const page = pages.find((one) => one.answer(TACTICS, makeRng('look')) !== null);
  const answer = page?.answer(TACTICS, rng);
  if (page === undefined || answer == null) throw new Error('nobody is asked');
  const outcome = await page.send(host, match, answer);
  if (!outcome.ok) expect(outcome.code).toBe('fault');
  return outcome.ok;
}

test('R14: an engine that throws stops nobody but the answer it throws at', async () => {
  const rng = makeRng('engine faults');
  const told: Fault[] = [];
  const onFault = (_: string, fault: Fault) => void told.push(fault);
  const host = makeHost({ store: memoryStore(), onFault }, new FakeClock(), 'faults');
  const { game } = kitOf(TACTICS)!;
  const apply = game.apply;
  let isOn = false;
  const broken = vi.spyOn(game, 'apply').mockImplementation((...args) => {
    if (isOn && below(rng, EVERY) === 0) throw new Error('injected');
    return apply(...args);
  });
  let ended = 0;
  let answers = 0;
  try {
    for (let n = 0; told.length < FAULTS; n++) {
      const { match, pages } = await begin(host, `m${n}`);
      // Another match beside it, which never meets a fault.
      const other = await begin(host, `o${n}`);
      for (let i = 0; pages[0]!.facts?.status === 'running'; i++) {
        if (i > 5000) throw new Error('endless');
        isOn = true;
        if (await decide(host, match, pages, rng)) answers++;
        isOn = false;
        if (other.pages[0]!.facts?.status === 'running') {
          expect(await decide(host, other.match, other.pages, rng)).toBe(true);
        }
        await turn();
      }
      ended++;
    }
  } finally {
    broken.mockRestore();
  }
  console.log(
    `${told.length} faults, ${answers} answers beside them, ${ended} matches to their end`,
  );
  expect(host.stats().faults).toBeGreaterThanOrEqual(FAULTS);
  // What is kept plays up to the answer that failed, and with an engine that works beyond it.
  for (const { answer, error: _, players, answers, ...played } of told.slice(0, 20)) {
    const record = {
      record: 1,
      ...played,
      players: Array.from({ length: players }, () => ({ name: '', kind: 'human' })),
      answers: [...answers, answer],
      result: null,
    } as const;
    expect(replay(game, record)).toMatchObject({ ok: true });
  }
  for (const { game: id, answer, error } of told) {
    expect([id, typeof answer, error]).toEqual([
      TACTICS,
      'string',
      expect.stringContaining('injected'),
    ]);
  }
  host.abandon();
});
