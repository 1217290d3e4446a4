/**
 * Plays through the page as somebody would who knows nothing of the rules: looks at what is offered, chooses by lot, and
 * minds what the page says. The lot is seeded, and bots answer alike to the same match: a game can be repeated.
 */
import { below, type Rng } from '@open-gosu/kernel';
import type { Page } from 'playwright-core';
import type { Offer, Seeing, Sight } from './eyes.ts';
import type { Hands } from './hands.ts';

/** Longer than anything the page may take, with others at work on the same machine. */
export const PATIENCE = 20_000;
/** For a whole game with others at work on the same machine: alone it takes a tenth of that. */
export const LONG = 240_000;
/** Before the test is ended from outside, which would tell nothing. */
const MARGIN = 40_000;

export interface Player {
  readonly page: Page;
  readonly hands: Hands;
  readonly rng: Rng;
  /** What was seen and done, for whoever has to find out what went wrong. */
  readonly trail: string[];
}

/** One of them by lot. */
export function oneOf<T>(rng: Rng, all: readonly T[]): T {
  const one = all[below(rng, all.length)];
  if (one === undefined) throw new Error('there is nothing to choose from');
  return one;
}

export function lookAt(page: Page): Promise<Sight> {
  return page.evaluate(() => (window as unknown as Seeing).eyes.look());
}

/** What is seen once one can act again; fails where nothing changes. */
export async function settle({ page, trail }: Player, before: Sight | null): Promise<Sight> {
  const sight = await page.evaluate(
    ([sign, patience]) => (window as unknown as Seeing).eyes.settle(sign, patience),
    [before?.sign ?? '', PATIENCE] as const,
  );
  if (sight === null) {
    const now = await lookAt(page);
    throw new Error(
      now.sign === before?.sign
        ? `nothing has changed: ${trail.at(-1)}`
        : `it goes on without end: ${now.label}: ${now.question}`,
    );
  }
  if (sight.faults.length > 0) throw new Error(sight.faults.join(' · '));
  return sight;
}

/** One answer, or part of one, or what goes on; gives what is seen after it. */
export type Act = (sight: Sight) => Promise<Sight>;

export async function playToEnd(player: Player, act: Act = pressing(player)): Promise<Sight> {
  const end = Date.now() + LONG - MARGIN;
  let sight = await settle(player, null);
  while (Date.now() < end) {
    if (sight.front === 'end') return sight;
    sight = await act(sight);
  }
  throw new Error(`the game does not end: ${player.trail.length} acts`);
}

export function pressing(player: Player): Act {
  return async (sight) => {
    const offer = choose(player, sight);
    player.trail.push(`${sight.ply} ${sight.question}: ${offer.kind} ${offer.label} ${offer.mark}`);
    await player.hands.press(offer);
    return settle(player, sight);
  };
}

/** Out of a hundred. */
const CHANCE = {
  /** To point once more at what is selected instead of pressing the button. */
  again: 30,
  /** To pass where one can: a game of players who never do is a long one. */
  pass: 30,
  /** To put effects in another order. */
  order: 40,
  /** To take back what was chosen, to put a list aside, to look at another opponent. */
  back: 4,
  chip: 3,
  aside: 3,
  tab: 5,
  /** To point at something that is not asked for. */
  idle: 2,
  /** To give what is selected rather than to choose something else. */
  sure: 90,
} as const;

function choose({ rng, hands }: Player, { offers, front, question, state }: Sight): Offer {
  const happens = (chance: keyof typeof CHANCE) => below(rng, 100) < CHANCE[chance];
  const within = offers.filter(({ spots }) => spots.length > 0);
  const of = (...kinds: readonly Offer['kind'][]) =>
    within.filter(({ kind }) => kinds.includes(kind));
  const one = (some: readonly Offer[]) => oneOf(rng, some);
  const [goOn] = of('go-on');
  if (goOn !== undefined) return goOn;
  if (state !== 'mine') throw new Error(`nothing goes on: ${front} ${question}`);

  const pointed = of('handle', 'card');
  const [commit] = of('commit');
  const back = of('back');
  const order = of('order');
  if (order.length > 0 && happens('order')) return one(order);
  const open = pointed.filter(({ mark }) => mark === 'legal' || mark === 'target');
  if (commit !== undefined && happens('sure')) {
    const selected = pointed.filter((offer) => offer.mark === 'selected' && hands.canRepeat(offer));
    return selected.length > 0 && happens('again') ? one(selected) : commit;
  }
  if (back.length > 0 && happens('back')) return one(back);
  const chips = of('chip');
  if (chips.length > 0 && happens('chip')) return one(chips);
  const tabs = of('tab');
  if (tabs.length > 0 && happens('tab')) return one(tabs);
  const lists = of('list');
  if (front === 'list' && lists.length > 0 && happens('aside')) return one(lists);
  const others = pointed.filter(({ mark }) => mark === '' || mark === 'dim');
  if (others.length > 0 && back.length === 0 && happens('idle')) return one(others);

  const pass = of('quick').find(({ handle }) => handle === 'pass');
  if (pass !== undefined && happens('pass')) return pass;
  const answers = [...open, ...of('word', 'quick', 'other', 'name')];
  if (front === '') answers.push(...lists);
  if (answers.length > 0) return one(answers);
  const rest = [...of('field'), ...back];
  if (commit !== undefined) return commit;
  if (rest.length === 0) throw new Error(`nothing can be chosen: ${front} ${question}`);
  return one(rest);
}
