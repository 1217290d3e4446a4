/** What happened, told: without what goes without saying, and draws in a row taken together. */
import { aboutAll, type Lang, storyOf, type Told } from '@open-gosu/kernel';
import type { EventOf, GosuXEvent } from '../events.ts';
import { idName } from './names.ts';
import { narrateTo } from './you.ts';

export interface Listener {
  readonly lang: Lang;
  /** Of the players, by seat. */
  readonly names: readonly string[];
  /** The seat that is told of as "you", or -1. */
  readonly you: number;
}

/** `events`: redacted for whoever reads. `isApart`: see `storyOf`. */
export function tellStory(
  events: readonly GosuXEvent[],
  to: Listener,
  isApart?: (index: number) => boolean,
): Told<GosuXEvent>[] {
  const telling = {
    goesWithoutSaying,
    isLike,
    tell: (run: readonly GosuXEvent[]) => tell(run, to),
  };
  return storyOf(events, telling, isApart);
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

function isLike(first: GosuXEvent, other: GosuXEvent): boolean {
  return first.type === 'draw' && other.type === 'draw' && first.seat === other.seat;
}

/** One event, or draws in a row: "You draw Elle, Sati and Quae." or "Captain draws 3 cards." */
function tell(run: readonly GosuXEvent[], { lang, names, you }: Listener): string {
  const [first] = run as readonly [GosuXEvent];
  if (first.type !== 'draw' || run.length === 1) return narrateTo(first, lang, names, you);
  const cards = (run as readonly EventOf<'draw'>[]).map(({ card }) => card && idName(card, lang));
  return aboutAll(narrateTo({ ...first, card: null }, lang, names, you), cards, lang);
}
