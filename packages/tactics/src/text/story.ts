/** What happened, told: without what goes without saying, and cards that go the same way in a row taken together. */
import { aboutAll, type Lang, storyOf, type Told } from '@open-gosu/kernel';
import type { EventOf, TacticsEvent } from '../events.ts';
import { idName } from './terms.ts';
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
  events: readonly TacticsEvent[],
  to: Listener,
  isApart?: (index: number) => boolean,
): Told<TacticsEvent>[] {
  const telling = {
    goesWithoutSaying,
    isLike,
    tell: (run: readonly TacticsEvent[]) => tell(run, to),
  };
  return storyOf(events, telling, isApart);
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

type CardEvent = EventOf<'draw' | 'aside' | 'discard'>;

function isCardEvent(event: TacticsEvent): event is CardEvent {
  return event.type === 'draw' || event.type === 'aside' || event.type === 'discard';
}

/** The same happens to the same player's cards for the same reason. */
function isLike(first: TacticsEvent, other: TacticsEvent): boolean {
  if (!isCardEvent(first) || !isCardEvent(other)) return false;
  if (first.type !== other.type || first.seat !== other.seat) return false;
  return first.type !== 'discard' || (other.type === 'discard' && first.cause === other.cause);
}

/** One event, or several told together: "Captain draws 3 cards.", "You discard Spark, Sage and Lich." */
function tell(run: readonly TacticsEvent[], { lang, names, you }: Listener): string {
  const [first] = run as readonly [TacticsEvent];
  const sentence = (event: TacticsEvent) => narrateTo(event, lang, names, you);
  if (run.length === 1 || !isCardEvent(first)) return sentence(first);
  const cards = (run as readonly CardEvent[]).map(({ card }) => card && idName(card, lang));
  if (first.type !== 'discard') return aboutAll(sentence({ ...first, card: null }), cards, lang);
  const one = sentence(first).replace(idName(first.card, lang), ONE[lang]);
  return aboutAll(one.replace(REVEALED_FR, 'les cartes révélées'), cards, lang);
}

/** As the sentences about a hidden card say it. */
const ONE: { readonly [L in Lang]: string } = { en: 'a card', fr: 'une carte' };
const REVEALED_FR = /la carte révélée/;
