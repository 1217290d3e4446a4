/**
 * A match on a server, of which only a viewer's view and story are here: a state that fits the view, and what was told, step by
 * step, in the shape of what is played here. Nothing but the view and the story is looked at.
 */
import { type AnyView, makeRng } from '@open-gosu/kernel';
import type { Asked, Kit, SeatEvent, Standing, Sums } from './games/kit.ts';
import type { SeenStart, SeenStep } from './match.ts';

/** One decision that was told of. */
export interface ToldStep {
  readonly seat: number;
  readonly happened: readonly { readonly event: SeatEvent; readonly sums: Sums | null }[];
  readonly target: string | null;
  /** Before it: a deal of what the viewer saw, and what was asked; null where that is not known any more. */
  readonly before: { readonly deal: unknown; readonly asked: Asked } | null;
  readonly standing: Standing;
}

/** The same view is always dealt alike. */
export function dealOf(kit: Kit, view: AnyView): unknown {
  return kit.game.determinize(view, makeRng('seen'));
}

export function toldIn(kit: Kit, { story, view }: SeenStart): ToldStep[] {
  let standing: Standing = { turn: -1 };
  return story.map((step, i) => {
    const deal = step.before === null ? null : dealOf(kit, step.before);
    if (deal !== null) standing = kit.standing(deal);
    const told = toldOf(
      kit,
      step,
      deal,
      story[i + 1]?.before ?? (i + 1 < story.length ? null : view),
    );
    const one = { ...told, standing };
    standing = told.happened.reduce((now, { event }) => standingAfter(now, event), standing);
    return one;
  });
}

/** What has happened so far in a decision that is not over. */
export function comingIn(kit: Kit, { coming, story }: SeenStart): ToldStep | null {
  if (coming === null) return null;
  const last = story[story.length - 1];
  const told = toldOf(kit, coming, null, null);
  return { ...told, standing: { turn: last?.seat ?? coming.seat } };
}

function toldOf(
  kit: Kit,
  { seat, events, target }: SeenStep,
  deal: unknown,
  after: AnyView | null,
): Omit<ToldStep, 'standing'> {
  const happened = events.map((event) => {
    const seated = event as SeatEvent;
    return { event: seated, sums: sumsOf(kit, seated, deal, after) };
  });
  return {
    seat,
    happened,
    target,
    before: deal === null ? null : { deal, asked: kit.ask(deal) },
  };
}

interface Fought {
  readonly values: readonly number[];
}

/**
 * The armies that fought are those before the answer or those after it, unless both have changed: only sums that come to what
 * was told are believed.
 */
function sumsOf(kit: Kit, event: SeatEvent, deal: unknown, after: AnyView | null): Sums | null {
  if (event.type !== 'battle') return null;
  const { values } = event as unknown as Fought;
  const tables = [deal, after === null ? null : dealOf(kit, after)];
  for (const table of tables) {
    if (table === null) continue;
    const sums = kit.sums(table, event);
    const totals = (sums as readonly { readonly total: number }[] | null)?.map(
      ({ total }) => total,
    );
    if (totals !== undefined && String(totals) === String(values)) return sums;
  }
  return null;
}

/** Followed by the events alone, where no view is known. */
function standingAfter(now: Standing, event: SeatEvent & { readonly taken?: boolean }): Standing {
  switch (event.type) {
    case 'turn':
      return { ...now, turn: event.seat };
    case 'wonder':
      return { ...now, wonder: event.taken ? event.seat : -1 };
    case 'advantage':
      return { ...now, advantage: event.seat };
    default:
      return now;
  }
}
