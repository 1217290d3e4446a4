/** What happened, told: a paragraph for each turn, without what goes without saying, like events taken together. */
import type { Lang } from '@open-gosu/kernel';
import { cardName, faceOf, narrateTo, type TacticsEvent } from '@open-gosu/tactics';
import type { DeskLook } from '../desk.ts';
import { aboutAll, alike, paragraphsOf } from '../story.ts';

export function tell(events: readonly TacticsEvent[], look: DeskLook): string[] {
  return paragraphsOf(events, {
    begins: ['turn', 'battle', 'round', 'over'],
    goesWithoutSaying,
    runFrom: (all, index) => alike(all, index, isLike),
    tellRun: (run) => tellRun(run, look),
  });
}

function sentence(event: TacticsEvent, { lang, names, you }: DeskLook): string {
  return narrateTo(event, lang, names, you);
}

/**
 * A turn that simply begins, the old goblin of a mutation on its way to the discard pile, and the power of the goblin that
 * has just arrived.
 */
function goesWithoutSaying(events: readonly TacticsEvent[], index: number): boolean {
  const event = events[index] as TacticsEvent;
  if (event.type === 'turn') return !event.extra;
  if (event.type === 'discard') return event.cause === 'mutation';
  if (event.type !== 'power' || event.trigger !== 'arrival') return false;
  for (let i = index - 1; i >= 0; i--) {
    const before = events[i] as TacticsEvent;
    if (before.type === 'turn') return false;
    if (before.type === 'play' || before.type === 'mutate') return before.card === event.card;
  }
  return false;
}

type CardEvent = Extract<TacticsEvent, { type: 'draw' | 'aside' | 'discard' }>;

function isCardEvent(event: TacticsEvent): event is CardEvent {
  return event.type === 'draw' || event.type === 'aside' || event.type === 'discard';
}

/** The same happens to the same player's cards for the same reason. */
function isLike(first: TacticsEvent, other: TacticsEvent): boolean {
  if (!isCardEvent(first) || !isCardEvent(other)) return false;
  if (first.type !== other.type || first.seat !== other.seat) return false;
  return first.type !== 'discard' || (other.type === 'discard' && first.cause === other.cause);
}

/** One event, or several told together: "Greedy p1 draws 3 cards.", "You discard Spark, Sage and Lich." */
function tellRun(run: readonly TacticsEvent[], look: DeskLook): string {
  const [first] = run as readonly [TacticsEvent];
  if (run.length === 1 || !isCardEvent(first)) return sentence(first, look);
  const { lang } = look;
  const names = run.map((event) =>
    !isCardEvent(event) || event.card === null ? null : nameOf(event.card, lang),
  );
  if (first.type !== 'discard')
    return aboutAll(sentence({ ...first, card: null }, look), names, lang);
  const one = sentence(first, look);
  const told = one.replace(nameOf(first.card, lang), ONE[lang]);
  return aboutAll(told.replace(REVEALED_FR, 'les cartes révélées'), names, lang);
}

/** As the sentences about a hidden card say it. */
const ONE: { readonly [L in Lang]: string } = { en: 'a card', fr: 'une carte' };
const REVEALED_FR = /la carte révélée/;

function nameOf(id: string, lang: Lang): string {
  const face = faceOf(id);
  return face < 0 ? id : cardName(face, lang);
}
