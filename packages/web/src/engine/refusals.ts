/** Why one's own cards cannot be used for an action: what no answer is about, and partners that do not go together. */
import { type Lang, placeAt } from '@open-gosu/kernel';
import { handHandle, type Kit } from './games/kit.ts';
import { type AnswerScene, type RefusalScene, type SeatScene, TOKENS } from './scene.ts';

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
  return army.flatMap((cells, row) =>
    cells.flatMap(({ place }, column): RefusalScene[] => {
      const spot = placeAt(0, row, column);
      const uses = answers.map(({ about }) => about).filter((about) => about.includes(place));
      if (uses.length === 0) {
        return [{ about: [place], whyNot: kit.cannotUse(deal, seat, spot, lang) }];
      }
      const partners = new Set(uses.flat());
      const refusals = hand
        .filter((id) => !partners.has(handHandle(id)))
        .map((id) => ({
          about: [place, handHandle(id)],
          whyNot: kit.cannotReplace(deal, seat, spot, id, lang),
        }));
      const isActivated = uses.some(({ length }) => length === 1);
      const whyNot = isActivated ? '' : kit.cannotActivate(deal, seat, spot, lang);
      return whyNot === '' ? refusals : [...refusals, { about: [place, TOKENS], whyNot }];
    }),
  );
}
