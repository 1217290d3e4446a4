/** Whole matches through the host, with a new process at random moments: nothing told is lost, nothing is done twice. */
import { below, digestOf, makeRng, replay } from '@open-gosu/kernel';
import { describe, expect, test } from 'vitest';
import { kitOf } from '../../src/games.ts';
import { fold, type MatchPlan, readEntry, verify } from '../../src/match/index.ts';
import type { Store } from '../../src/store/index.ts';
import { ANSWERING, planOf, TABLES, X } from '../match/tables.ts';
import { FakeClock, makeHost, Page, settled, storePlaces } from './room.ts';

const places = storePlaces();

interface Played {
  readonly match: string;
  readonly store: Store;
  readonly acknowledged: readonly string[];
  readonly restarts: { total: number; covered: number };
}

/** `every`: one restart in so many steps. */
async function playThrough(plan: MatchPlan, seed: string, every: number): Promise<Played> {
  const rng = makeRng(`restarts ${seed}`);
  const clock = new FakeClock();
  let store = await places.start();
  let host = makeHost({ store }, clock, seed);
  const pages = plan.setup.seats.map((_, i) => new Page(`${seed}-${i}`));
  const created = await host.create(plan, pages[0]!.person);
  if (!created.ok) throw new Error(created.code);
  const { match } = created.value;
  for (const [seat, page] of pages.entries()) {
    if (plan.setup.seats[seat]?.kind === 'bot') continue;
    const { player, name } = page.person;
    await host.command(match, page.person, { kind: 'sit', id: 's', seat, player, name }, null);
    expect(await page.watch(host, match)).toBe('ok');
  }
  await settled(store);
  const acknowledged: string[] = [];
  const restarts = { total: 0, covered: 0 };
  const sitting = pages.filter((page) => page.watching !== null);
  for (let i = 0; sitting[0]?.facts?.status !== 'over'; i++) {
    if (i > 20_000) throw new Error(`endless, seed ${seed}`);
    if (below(rng, every) === 0) {
      restarts.total++;
      if (sitting[0]?.facts?.waiting !== null) restarts.covered++;
      host.abandon();
      store = await places.again();
      host = makeHost({ store }, clock, `${seed} ${i}`);
      for (const page of sitting) {
        expect(await page.watch(host, match, below(rng, 2) === 0 ? null : page.rev)).toBe('ok');
      }
      await settled(store);
    }
    const page = sitting.find((one) => one.answer(plan.game, makeRng('look')) !== null);
    const answer = page?.answer(plan.game, rng);
    if (page === undefined || answer == null) {
      if (!clock.next()) throw new Error(`stuck, seed ${seed}`);
    } else {
      const outcome = await page.send(host, match, answer);
      if (outcome.ok) acknowledged.push(answer.id);
      else expect(outcome.code, `seed ${seed}`).toBe('waiting');
    }
    await settled(store);
  }
  return { match, store, acknowledged, restarts };
}

async function check({ match, store, acknowledged }: Played): Promise<void> {
  const stored = (await store.readMatch(match))!;
  const ids = stored.entries
    .map((body) => readEntry(body)!)
    .flatMap((e) => ('id' in e ? [e.id] : []));
  for (const id of acknowledged) expect(ids.filter((one) => one === id)).toHaveLength(1);
  expect(stored.row.status).toBe('over');
  const folded = fold(stored.row, stored.entries, { mono: 0, wall: 0, chance: 0 });
  if (!folded.ok) throw new Error('does not fold');
  const { game } = kitOf(stored.row.game)!;
  const host = makeHost({ store }, new FakeClock(), 'check');
  const outcome = await host.record(match);
  if (!outcome.ok) throw new Error(outcome.code);
  const { record, secret, commitment } = outcome.value;
  expect(verify(record, secret, commitment)).toBe('fair');
  const again = replay(game, record);
  if (!again.ok) throw new Error(again.message);
  expect(digestOf(game.encode(again.value.state))).toBe(digestOf(game.encode(folded.table.state)));
  host.abandon();
}

describe('a match that goes through many processes', () => {
  for (const [game, players] of TABLES) {
    test(`${game} for ${players}`, async () => {
      const played = await playThrough(planOf(game, players), `${game} ${players}`, 10);
      await check(played);
      expect(played.restarts.total).toBeGreaterThan(0);
    });
  }

  test('with moments for a response, stopped while covered', async () => {
    let covered = 0;
    for (let i = 0; i < 3 && covered === 0; i++) {
      const plan = planOf(X, 2, { options: ANSWERING, clock: 'standard' });
      const played = await playThrough(plan, `covered ${i}`, 6);
      await check(played);
      covered += played.restarts.covered;
    }
    expect(covered).toBeGreaterThan(0);
  });

  test('against a bot', async () => {
    const seats = [{ kind: 'open' as const }, { kind: 'bot' as const, bot: 'easy' }];
    const plan = planOf(X, 2, { seats, options: ANSWERING, clock: 'blitz' });
    await check(await playThrough(plan, 'bot', 20));
  });
});
