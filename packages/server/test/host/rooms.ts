/** Tables of a real host on a real store: two pages at each, played answer by answer in a time that the test winds on. */
import { makeRng } from '@open-gosu/kernel';
import type { HostOptions, RunningHost } from '../../src/host/index.ts';
import type { MatchPlan, Setup } from '../../src/match/index.ts';
import type { Store } from '../../src/store/index.ts';
import { planOf } from '../match/tables.ts';
import { FakeClock, makeHost, Page, settled, type storePlaces } from './room.ts';

export interface Room {
  readonly clock: FakeClock;
  readonly store: Store;
  readonly host: RunningHost;
  readonly match: string;
  readonly pages: readonly Page[];
  readonly plan: MatchPlan;
}

export type MakeRoom = (
  game: string,
  setup?: Partial<Setup> & { options?: object },
  more?: (store: Store) => Partial<HostOptions>,
) => Promise<Room>;

export function roomsIn(places: ReturnType<typeof storePlaces>): MakeRoom {
  return async (game, setup = {}, more = () => ({})) => {
    const clock = new FakeClock();
    const store = await places.start();
    const host = makeHost({ store, ...more(store) }, clock, 'room');
    const plan = planOf(game, 2, setup);
    const pages = plan.setup.seats.map((_, i) => new Page(`p${i}`));
    const created = await host.create(plan, pages[0]!.person);
    if (!created.ok) throw new Error(created.code);
    const { match } = created.value;
    for (const [seat, page] of pages.entries()) {
      if (plan.setup.seats[seat]?.kind === 'bot') continue;
      const { player, name } = page.person;
      await host.command(match, page.person, { kind: 'sit', id: 's', seat, player, name }, null);
      await page.watch(host, match);
    }
    await settled(store);
    return { clock, store, host, match, pages, plan };
  };
}

export async function step(
  { host, match, pages, plan, store, clock }: Room,
  seed = 'step',
): Promise<void> {
  const page = pages.find((one) => one.answer(plan.game, makeRng('x')) !== null);
  const answer = page?.answer(plan.game, makeRng(`${seed} ${page.rev}`));
  if (page === undefined || answer == null) clock.next();
  else await page.send(host, match, answer);
  await settled(store);
}

export async function playOut(one: Room): Promise<void> {
  for (let i = 0; one.pages[0]?.facts?.status !== 'over'; i++) {
    if (i > 5000) throw new Error('endless');
    await step(one);
  }
}

export const soon = () => new Promise((resolve) => setTimeout(resolve, 150));
