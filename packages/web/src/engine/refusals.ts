/** Why one's own cards cannot be used for an action: what no answer is about, and partners that do not go together. */
import { type Lang, placeAt } from '@open-gosu/kernel';
import { handHandle, type Kit } from './games/kit.ts';
import type { AnswerScene, Handle, RefusalScene, SeatScene } from './scene.ts';

/** `own`: the seat of the player who is asked for the action, as that player sees it. */
export function refusalsOf(
  kit: Kit,
  deal: unknown,
  own: SeatScene,
  answers: readonly AnswerScene[],
  lang: Lang,
): RefusalScene[] {
  const { seat, army } = own;
  const hand = [...new Set(own.hand.flatMap(({ card }) => card ?? []))];
  const partners = partnersIn(answers);
  return army.flatMap((cells, row) =>
    cells.flatMap(({ place }, column): RefusalScene[] => {
      const spot = placeAt(0, row, column);
      const found = partners.get(place);
      if (found === undefined) {
        return [{ about: [place], whyNot: kit.cannotUse(deal, seat, spot, lang) }];
      }
      // What can only be activated is no place for another card, whichever it is.
      if (found.size === 0) return [];
      return hand
        .filter((id) => !found.has(handHandle(id)))
        .map((id) => ({
          about: [place, handHandle(id)],
          whyNot: kit.cannotReplace(deal, seat, spot, id, lang),
        }));
    }),
  );
}

/** For every place an answer is about, the cards that can take it. */
function partnersIn(answers: readonly AnswerScene[]): ReadonlyMap<Handle, ReadonlySet<Handle>> {
  const partners = new Map<Handle, Set<Handle>>();
  for (const { about } of answers) {
    const place = about[about.length - 1];
    if (place === undefined) continue;
    const found = partners.get(place) ?? new Set();
    for (const partner of about.slice(0, -1)) found.add(partner);
    partners.set(place, found);
  }
  return partners;
}
