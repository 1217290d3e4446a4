/**
 * The best line: an answer, and what the same player best goes on with in the same action (price, targets, order), as far
 * as nothing becomes known that was not. It is found from a view alone.
 */
import { type ActionCode, type AnyView, legalList } from '@open-gosu/kernel';
import type { Kit } from './games/kit.ts';
import { viewAfter } from './preview.ts';

/** One answer of a line, in a deal of what the player knows when it is given. */
export interface LineStep {
  readonly deal: unknown;
  readonly code: ActionCode;
}

/** More than these nobody keeps in mind. */
const MOST_STEPS = 5;

/** `choose`: what to go on with; null where there is no more time to think about it. */
export function lineFrom(
  kit: Kit,
  view: AnyView,
  first: ActionCode,
  choose: (view: AnyView) => ActionCode | null,
): readonly LineStep[] {
  const line: LineStep[] = [{ deal: kit.deals(view, 1)[0], code: first }];
  for (let now = view, last = first; line.length < MOST_STEPS; ) {
    const after = viewAfter(kit, now, last);
    if (after === null) break;
    const [deal] = kit.deals(after, 1);
    // What comes after the action is another decision.
    if (kit.ask(deal).kind === 'action') break;
    const legal = legalList(kit.game, deal);
    const code = legal.length === 1 ? legal[0] : choose(after);
    if (code == null) break;
    line.push({ deal, code });
    now = after;
    last = code;
  }
  return line;
}
