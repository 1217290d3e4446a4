/** Why cards cannot be used for an action: what no answer is about, and partners that do not go together. */
import { type Lang, placeAt } from '@open-gosu/kernel';
import { type Coming, discardHandle, handHandle, type Kit } from './games/kit.ts';
import {
  type AnswerScene,
  type Centre,
  type Handle,
  type RefusalScene,
  type SeatScene,
  TOKENS,
} from './scene.ts';

/** A card of one's hand or of the pile one discards to. */
interface Lying extends Coming {
  readonly handle: Handle;
}

function heldBy({ hand }: SeatScene): readonly Lying[] {
  const ids = [...new Set(hand.flatMap(({ card }) => card ?? []))];
  return ids.map((id) => ({ id, fromDiscard: false, handle: handHandle(id) }));
}

function discardedBy({ seat, discard }: SeatScene, common: Centre['discard']): readonly Lying[] {
  const owner = discard === null ? null : seat;
  const ids = [...new Set(discard ?? common ?? [])];
  return ids.map((id) => ({ id, fromDiscard: true, handle: discardHandle(owner, id) }));
}

/** The cards of a pile that are not among the handles, while others are: one that nothing is taken from is not asked for. */
function leftIn(pile: readonly Lying[], handles: ReadonlySet<Handle>): readonly Lying[] {
  const left = pile.filter(({ handle }) => !handles.has(handle));
  return left.length < pile.length ? left : [];
}

/** `own`: the seat of the player who is asked for the action, as that player sees it. */
export function refusalsOf(
  kit: Kit,
  deal: unknown,
  own: SeatScene,
  centre: Centre,
  answers: readonly AnswerScene[],
  lang: Lang,
): RefusalScene[] {
  const { seat, army } = own;
  const hand = heldBy(own);
  const pile = discardedBy(own, centre.discard);
  const inArmy = army.flatMap((cells, row) =>
    cells.flatMap(({ place }, column): RefusalScene[] => {
      const spot = placeAt(0, row, column);
      const uses = answers.map(({ about }) => about).filter((about) => about.includes(place));
      if (uses.length === 0) {
        return [{ about: [place], whyNot: kit.cannotUse(deal, seat, spot, lang) }];
      }
      const partners = new Set(uses.flat());
      const others = [
        ...hand.filter(({ handle }) => !partners.has(handle)),
        ...leftIn(pile, partners),
      ];
      const refusals = others.map((card) => ({
        about: [place, card.handle],
        whyNot: kit.cannotReplace(deal, seat, spot, card, lang),
      }));
      const isActivated = uses.some(({ length }) => length === 1);
      const whyNot = isActivated ? '' : kit.cannotActivate(deal, seat, spot, lang);
      return whyNot === '' ? refusals : [...refusals, { about: [place, TOKENS], whyNot }];
    }),
  );
  const alone = new Set(answers.flatMap(({ about }) => (about.length === 1 ? about : [])));
  const unplayed = leftIn(pile, alone).map(({ id, handle }) => ({
    about: [handle],
    whyNot: kit.cannotPlayDiscarded(deal, seat, id, lang),
  }));
  return [...inArmy, ...unplayed];
}
