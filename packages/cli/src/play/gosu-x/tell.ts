/** What happened, told: a paragraph for each turn, without what goes without saying, draws in a row taken together. */
import { CARD_DEFS, cardName, type GosuXEvent, narrate } from '@open-gosu/gosu-x';
import { joinAnd, type Lang } from '@open-gosu/kernel';
import type { DeskLook } from '../desk.ts';
import { addressed, YOU } from './you.ts';

/** Events that begin a paragraph. */
const BEGINS: readonly GosuXEvent['type'][] = ['turn', 'battle', 'song', 'round', 'over', 'tiles'];

export function tell(events: readonly GosuXEvent[], look: DeskLook): string[] {
  const paragraphs: string[][] = [];
  let current: string[] = [];
  const close = () => {
    if (current.length > 0) paragraphs.push(current);
    current = [];
  };
  for (let i = 0; i < events.length; i++) {
    const event = events[i] as GosuXEvent;
    if (BEGINS.includes(event.type)) close();
    if (goesWithoutSaying(events, i)) continue;
    const run = drawsFrom(events, i);
    current.push(run.length > 1 ? tellDraws(run, look) : sentence(event, look));
    i += Math.max(0, run.length - 1);
  }
  close();
  return paragraphs.map((sentences) => sentences.join(' '));
}

function sentence(event: GosuXEvent, { lang, names, you }: DeskLook): string {
  const marked = names.map((name, seat) => (seat === you ? YOU : name));
  return addressed(narrate(event, lang, marked), lang);
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

type Draw = Extract<GosuXEvent, { type: 'draw' }>;

function drawsFrom(events: readonly GosuXEvent[], index: number): Draw[] {
  const run: Draw[] = [];
  for (let i = index; i < events.length; i++) {
    const event = events[i] as GosuXEvent;
    if (event.type !== 'draw' || event.seat !== (run[0] ?? event).seat) break;
    run.push(event);
  }
  return run;
}

const ONE_CARD: { readonly [L in Lang]: RegExp } = { en: /a card\.$/, fr: /une carte\.$/ };
const SEVERAL: { readonly [L in Lang]: (n: number) => string } = {
  en: (n) => `${n} cards.`,
  fr: (n) => `${n} cartes.`,
};

/** "You draw Elle, Sati and Quae." or "Greedy draws 3 cards." */
function tellDraws(run: readonly Draw[], look: DeskLook): string {
  const { lang } = look;
  const [first] = run as readonly [Draw];
  const one = sentence({ ...first, card: null }, look);
  const known = run.flatMap(({ card }) => (card === null ? [] : [nameOf(card, lang)]));
  const what = known.length === run.length ? `${joinAnd(lang, known)}.` : SEVERAL[lang](run.length);
  return one.replace(ONE_CARD[lang], () => what);
}

function nameOf(id: string, lang: Lang): string {
  const def = CARD_DEFS.find((card) => card.id === id);
  return def === undefined ? id : cardName(def, lang);
}
