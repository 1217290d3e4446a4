/** What happened, told: a paragraph for each turn, without what goes without saying, draws in a row taken together. */
import { CARD_DEFS, cardName, type GosuXEvent, narrateTo } from '@open-gosu/gosu-x';
import type { Lang } from '@open-gosu/kernel';
import type { DeskLook } from '../desk.ts';
import { aboutAll, alike, paragraphsOf } from '../story.ts';

export function tell(events: readonly GosuXEvent[], look: DeskLook): string[] {
  return paragraphsOf(events, {
    begins: ['turn', 'battle', 'song', 'round', 'over', 'tiles'],
    goesWithoutSaying,
    runFrom: (all, index) => alike(all, index, isSameDraw),
    tellRun: (run) => tellRun(run, look),
  });
}

function sentence(event: GosuXEvent, { lang, names, you }: DeskLook): string {
  return narrateTo(event, lang, names, you);
}

/** A turn that simply begins, a deck shuffled in passing, and the effect of the card that has just been played. */
function goesWithoutSaying(events: readonly GosuXEvent[], index: number): boolean {
  const event = events[index] as GosuXEvent;
  if (event.type === 'turn') return !event.extra;
  if (event.type === 'shuffle') return !event.discard;
  if (event.type !== 'effect' || event.again) return false;
  for (let i = index - 1; i >= 0; i--) {
    const before = events[i] as GosuXEvent;
    if (before.type === 'turn') return false;
    if (before.type === 'play' || before.type === 'shift' || before.type === 'activate') {
      return before.card === event.card;
    }
  }
  return false;
}

function isSameDraw(first: GosuXEvent, other: GosuXEvent): boolean {
  return first.type === 'draw' && other.type === 'draw' && first.seat === other.seat;
}

/** One event, or draws in a row: "You draw Elle, Sati and Quae." or "Greedy draws 3 cards." */
function tellRun(run: readonly GosuXEvent[], look: DeskLook): string {
  const [first] = run as readonly [GosuXEvent];
  if (first.type !== 'draw' || run.length === 1) return sentence(first, look);
  const names = run.map((event) =>
    event.type !== 'draw' || event.card === null ? null : nameOf(event.card, look.lang),
  );
  return aboutAll(sentence({ ...first, card: null }, look), names, look.lang);
}

function nameOf(id: string, lang: Lang): string {
  const def = CARD_DEFS.find((card) => card.id === id);
  return def === undefined ? id : cardName(def, lang);
}
