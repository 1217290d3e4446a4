/** A written answer as one would say it: "play Elle", "shift Volantis (I2) into Sati". Pure. */
import { type AnyView, inLang } from '@open-gosu/kernel';
import type { SeatedLook } from '../draw/look.ts';
import type { GameKit } from '../games/kit.ts';
import type { Desk } from '../play/desk.ts';
import { type VerbWords, verbOf } from './verbs.ts';
import { say } from './words.ts';

export interface Speaking {
  readonly kit: GameKit;
  readonly desk: Desk;
  /** What the player who is asked sees. */
  readonly view: AnyView;
  readonly look: SeatedLook;
}

/** Empty where the notation says all there is to say. */
export function inWords(answer: string, to: Speaking): string {
  const verb = verbOf(to.kit.game.id, answer);
  if (verb === null) return '';
  const { what, out } = partsOf(answer, verb, to);
  const whole = inLang(verb.whole, to.look.lang)
    .replace('{what}', () => what)
    .replace('{out}', () => out);
  return `${whole}${suffixOf(answer, to)}`;
}

/** What kind of thing one would do: "play a card". */
export function kindInWords(answer: string, { kit, look }: Speaking): string {
  const verb = verbOf(kit.game.id, answer);
  return verb === null ? '' : inLang(verb.kind, look.lang);
}

/** The card an answer is about, by name; empty where it is about none. */
export function cardInWords(answer: string, to: Speaking): string {
  const verb = verbOf(to.kit.game.id, answer);
  const isCard = verb !== null && (verb.names === 'card' || verb.names === 'place');
  return isCard ? partsOf(answer, verb, to).what : '';
}

interface Parts {
  readonly what: string;
  readonly out: string;
}

function partsOf(answer: string, { names }: VerbWords, to: Speaking): Parts {
  const [verb = '', first = '', second = ''] = answer.split(' ');
  if (verb === 'shift') return { what: cardName(second, to), out: placeName(first, to) };
  return { what: namedBy(names, first, to), out: '' };
}

function namedBy(names: VerbWords['names'], word: string, to: Speaking): string {
  switch (names) {
    case 'card':
      return cardName(word, to);
    case 'place':
      return placeName(word, to);
    case 'clan':
      return catalogueOf(to).clans.find(({ id }) => id === word)?.name ?? word;
    case 'seat':
      return to.look.names[Number(word.slice(1))] ?? word;
    case 'word':
      return word;
    case 'nothing':
      return '';
  }
}

function catalogueOf({ kit, look }: Speaking) {
  return kit.catalogue(look.lang);
}

function cardName(id: string, to: Speaking): string {
  return catalogueOf(to).cards.find((card) => card.id === id)?.name || id;
}

/** "Petal Faeries (I1)", "Volantis (p1:II2)". */
function placeName(place: string, { desk, view, look }: Speaking): string {
  const name = desk.nameAt(view, place, look);
  return name === '' ? place : `${name} (${place})`;
}

/** The row a card goes to where it may stand in several, and a discard pile it comes from. */
function suffixOf(answer: string, { look }: Speaking): string {
  const row = /^play \S+ (I{1,3})\b/.exec(answer)?.[1];
  const inRow = row === undefined ? '' : say(look.lang, 'inRow', { row });
  return inRow + (answer.endsWith(' from discard') ? say(look.lang, 'fromDiscard') : '');
}
