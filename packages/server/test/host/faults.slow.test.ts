/** A store that fails at random, before or after it has written: whatever was acknowledged is in the log, and once. */
import { below, makeRng, type Rng } from '@open-gosu/kernel';
import { describe, expect, test } from 'vitest';
import type { Host } from '../../src/host/index.ts';
import { fold, type MatchPlan, readEntry } from '../../src/match/index.ts';
import { type Append, type Store, StoreError } from '../../src/store/index.ts';
import { ANSWERING, digestTable, planOf, TACTICS, X } from '../match/tables.ts';
import { FakeClock, makeHost, Page, settled, storePlaces } from './room.ts';

const places = storePlaces();

type Fault = 'unwritten' | 'written' | 'conflict' | 'fenced' | 'lie';

/** `faults`: one append in `every` goes wrong in one of these ways; `lie` acknowledges what is never written. */
function failing(store: Store, rng: Rng, every: number, faults: readonly Fault[]) {
  const counts = { faults: 0, isOn: true };
  const append = async (one: Append): Promise<void> => {
    if (!counts.isOn || below(rng, every) > 0) return store.append(one);
    counts.faults++;
    const fault = faults[below(rng, faults.length)]!;
    if (fault === 'lie') return;
    if (fault === 'written') await store.append(one);
    const kind = fault === 'conflict' || fault === 'fenced' ? fault : 'unavailable';
    throw new StoreError(kind, `injected: ${fault}`);
  };
  return { counts, store: { ...store, append } satisfies Store };
}

interface Audit {
  lost: number;
  doubled: number;
  /** Told to somebody, but not in the log. */
  untrue: number;
  acknowledged: number;
}

async function seatAll(host: Host, match: string, pages: readonly Page[]): Promise<void> {
  for (const [seat, page] of pages.entries()) {
    const { player, name } = page.person;
    const sit = { kind: 'sit', id: 's', seat, player, name } as const;
    for (let i = 0; ; i++) {
      const outcome = await host.command(match, page.person, sit, null);
      if (outcome.ok) break;
      if (i > 50) throw new Error(outcome.code);
    }
    for (let i = 0; (await page.watch(host, match)) !== 'ok'; i++)
      if (i > 50) throw new Error('watch');
  }
}

async function play(plan: MatchPlan, seed: string, faults: readonly Fault[]): Promise<Audit> {
  const rng = makeRng(`faults ${seed}`);
  const clock = new FakeClock();
  const real = await places.start();
  const broken = failing(real, rng, 5, faults);
  const host = makeHost({ store: broken.store }, clock, seed);
  const pages = plan.setup.seats.map((_, i) => new Page(`${seed}-${i}`));
  const created = await host.create(plan, pages[0]!.person);
  if (!created.ok) throw new Error(created.code);
  const { match } = created.value;
  broken.counts.isOn = !faults.includes('lie');
  await seatAll(host, match, pages);
  broken.counts.isOn = true;
  const audit: Audit = { lost: 0, doubled: 0, untrue: 0, acknowledged: 0 };
  const acknowledged = new Set<string>();
  await settled(real);
  for (let i = 0; i < 400 && pages[0]?.facts?.status !== 'over'; i++) {
    const page = pages.find((one) => one.answer(plan.game, makeRng('look')) !== null);
    const answer = page?.answer(plan.game, rng);
    if (page === undefined || answer == null) {
      if (!clock.next()) break;
    } else {
      // As a page would: again with the same id until it is known.
      for (let tries = 0; tries < 50; tries++) {
        const outcome = await page.send(host, match, answer);
        if (outcome.ok) acknowledged.add(`${answer.id}`);
        if (outcome.ok || outcome.code !== 'unavailable') break;
      }
    }
    await settled(real);
    if (i % 10 === 0) await compare(real, match, pages, clock, audit);
  }
  expect(broken.counts.faults, `seed ${seed}`).toBeGreaterThan(5);
  audit.acknowledged = acknowledged.size;
  const stored = await real.readMatch(match);
  const ids = stored!.entries
    .map((body) => readEntry(body)!)
    .flatMap((e) => ('id' in e ? [e.id] : []));
  for (const id of acknowledged) {
    const times = ids.filter((one) => one === id).length;
    if (times === 0) audit.lost++;
    if (times > 1) audit.doubled++;
  }
  host.abandon();
  return audit;
}

/** Nobody knows more than what is stored says. */
async function compare(
  store: Store,
  match: string,
  pages: readonly Page[],
  clock: FakeClock,
  audit: Audit,
): Promise<void> {
  const stored = (await store.readMatch(match))!;
  const folded = fold(stored.row, stored.entries, {
    mono: clock.mono(),
    wall: clock.wall(),
    chance: 0,
  });
  if (!folded.ok) throw new Error('does not fold');
  for (const { facts } of pages) if (facts !== null && facts.ply > folded.table.ply) audit.untrue++;
  expect(digestTable(folded.table)).not.toBe('');
}

const CASES: readonly (readonly [string, MatchPlan])[] = [
  ['gosu-x', planOf(X, 2, { options: ANSWERING })],
  ['tactics', planOf(TACTICS, 3, {})],
];

describe('a store that fails', () => {
  for (const [name, plan] of CASES) {
    test(`${name}: nothing acknowledged is lost or doubled`, async () => {
      for (let i = 0; i < 3; i++) {
        const kinds = ['unwritten', 'written', 'conflict', 'fenced'] as const;
        const audit = await play(plan, `${name} ${i}`, kinds);
        expect(audit).toMatchObject({ lost: 0, doubled: 0, untrue: 0 });
        expect(audit.acknowledged).toBeGreaterThan(20);
      }
    });
  }

  test('the audit finds a store that lies, and so would find a host that tells too early', async () => {
    const audit = await play(planOf(TACTICS, 2), 'lies', ['lie']);
    expect(audit.lost + audit.untrue).toBeGreaterThan(0);
  });
});

describe('before anything is durable', () => {
  test('nobody is told, and nobody is answered', async () => {
    const real = await places.start();
    const gates: (() => void)[] = [];
    let isHeld = false;
    const append = async (one: Append) => {
      if (isHeld) await new Promise<void>((resolve) => gates.push(resolve));
      return real.append(one);
    };
    const host = makeHost({ store: { ...real, append } }, new FakeClock(), 'gate');
    const pages = [new Page('a'), new Page('b')];
    const created = await host.create(planOf(TACTICS, 2), pages[0]!.person);
    if (!created.ok) throw new Error(created.code);
    const { match } = created.value;
    await seatAll(host, match, pages);
    await settled(real);
    isHeld = true;
    const mover = pages.find((page) => page.answer(TACTICS, makeRng('x')) !== null)!;
    const before = pages.map(({ rev, told }) => [rev, told.length]);
    let isDone = false;
    const done = host.command(match, mover.person, mover.answer(TACTICS, makeRng('x'))!, mover);
    void done.then(() => {
      isDone = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(pages.map(({ rev, told }) => [rev, told.length])).toEqual(before);
    expect(isDone).toBe(false);
    isHeld = false;
    for (const open of gates) open();
    expect((await done).ok).toBe(true);
    expect(pages.map(({ rev }) => rev)).not.toEqual(before.map(([rev]) => rev));
    host.abandon();
  });
});
