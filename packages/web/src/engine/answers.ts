/** The legal answers of a question as the page offers them. */
import { type ActionCode, type AnyView, capitalize, legalList } from '@open-gosu/kernel';
import type { Kit, Listener, Warning } from './games/kit.ts';
import type { AnswerScene, ImpossibleScene } from './scene.ts';

/** Deals a warning is looked for in: it is given only where all of them agree. */
const WARNING_DEALS = 2;

/** `view`: of the player who is asked. Nothing but the view is looked at. */
export function answersOf(kit: Kit, view: AnyView, to: Listener): AnswerScene[] {
  const deals = kit.deals(view, WARNING_DEALS);
  const [deal] = deals;
  return legalList(kit.game, deal).map((code) => {
    const tiles = kit.tiles(deal, code, to.lang);
    const warning = warningIn(kit, deals, code, to);
    return {
      code,
      notation: kit.game.describe(deal, code),
      label: labelOf(kit, deal, code, to),
      ...kit.points(deal, code),
      cost: kit.cost(deal, code, to.lang),
      warning: warning?.text ?? null,
      ...(warning === null ? {} : { careful: warning.brief }),
      ...(tiles.length > 0 ? { tiles } : {}),
    };
  });
}

export function labelOf(kit: Kit, deal: unknown, code: ActionCode, to: Listener): string {
  return capitalize(kit.deed(deal, code, to));
}

function warningIn(
  kit: Kit,
  deals: readonly unknown[],
  code: ActionCode,
  { lang }: Listener,
): Warning | null {
  const [first, ...others] = deals;
  const warning = kit.warning(first, code, lang);
  if (warning === null) return null;
  return others.every((deal) => kit.warning(deal, code, lang)?.text === warning.text)
    ? warning
    : null;
}

/** Actions without a card that are not possible now, and why. */
export function impossibleOf(kit: Kit, deal: unknown, to: Listener): ImpossibleScene[] {
  const legal = legalList(kit.game, deal);
  return kit.bareActions
    .filter((code) => !legal.includes(code))
    .map((code) => ({
      notation: kit.game.describe(deal, code),
      label: labelOf(kit, deal, code, to),
      whyNot: kit.whyNot(deal, code, to.lang),
    }));
}
