/** The player's own hand as a list: what each card is, whether it can be played now and at what price. Pure. */
import { CARD_DEFS, cardName, cardText, clanName, type State } from '@open-gosu/gosu-x';
import { at, type Lang, roman } from '@open-gosu/kernel';
import { cut, indented, padEnd, padStart } from '../layout.ts';
import { makeStyle } from '../style.ts';
import type { BoardLook } from './board.ts';
import { clanOf, clanPaint, clanTag, defOf } from './cards.ts';
import { shortName } from './names.ts';
import { onTable } from './words.ts';

/** What is known of playing a card of this kind now; null where no action is asked for. */
export interface Playable {
  /** Its number in the list of legal answers, or -1 if it cannot be played. */
  readonly number: number;
  /** Cards to discard. */
  readonly cost: number;
}

export type PlayableOf = (kind: number) => Playable | null;

const NAME = 22;
const DENSE_NAME = 17;
const NUMBER = 3;

export function drawHand(s: State, playable: PlayableOf, look: BoardLook): string[] {
  const cards = s.players[look.seat].hand.filter((card) => card >= 0);
  if (cards.length === 0) return [onTable(look.lang, 'emptyHand')];
  if (!look.dense) return cards.map((card) => handLine(s, card, playable, look));
  const cells = cards.map((card) => denseCell(s, card, playable, look));
  const half = Math.ceil(cells.length / 2);
  return cells.slice(0, half).map((cell, i) => `${cell}${cells[half + i] ?? ''}`.trimEnd());
}

/** "  3 ✓ ": the number to type, and whether the card can be played. */
function mark(playable: Playable | null, look: BoardLook): string {
  const style = makeStyle(look.color);
  if (playable === null) return `${' '.repeat(NUMBER)}   `;
  if (playable.number < 0) return `${' '.repeat(NUMBER)} ${style.color('red')('✗')} `;
  return `${padStart(String(playable.number), NUMBER)} ${style.color('green')('✓')} `;
}

function price(playable: Playable | null, lang: Lang): string {
  if (playable === null || playable.number < 0) return '';
  return playable.cost === 0 ? onTable(lang, 'free') : onTable(lang, 'costs', { n: playable.cost });
}

function handLine(s: State, card: number, playableOf: PlayableOf, look: BoardLook): string {
  const { lang, width } = look;
  const style = makeStyle(look.color);
  const def = defOf(s, card);
  const playable = playableOf(at(s.kinds, card));
  const paint = clanPaint(s, card, look.color);
  const name = paint(style.bold(padEnd(shortName(cardName(def, lang), NAME), NAME + 1)));
  const clan = paint(padEnd(clanName(clanOf(s, card), lang), 10));
  const level = padEnd(roman(def.level), 4);
  const shift = padEnd(def.shift === null ? '' : `»${def.shift}`, 3);
  const icons = padEnd('○'.repeat(def.icons), 3);
  const cost = padEnd(price(playable, lang), 11);
  const used = NUMBER + 3 + NAME + 1 + 10 + 4 + 3 + 3 + 11;
  const keywords = style.dim(cut(cardText(def, lang).keywords.join(', '), width - used));
  return `${mark(playable, look)}${name}${level}${clan}${shift}${icons}${cost}${keywords}`.trimEnd();
}

function denseCell(s: State, card: number, playableOf: PlayableOf, look: BoardLook): string {
  const { lang } = look;
  const style = makeStyle(look.color);
  const def = defOf(s, card);
  const playable = playableOf(at(s.kinds, card));
  const name = shortName(cardName(def, lang), DENSE_NAME);
  const paint = clanPaint(s, card, look.color);
  const facts = `${padEnd(roman(def.level), 4)}${clanTag(s, card)} `;
  const cost = playable !== null && playable.cost > 0 ? `-${playable.cost}` : '';
  const shift = def.shift === null ? '' : `»${def.shift}`;
  const rest = `${padEnd(shift, 3)}${padEnd('○'.repeat(def.icons), 3)}${padEnd(cost, 3)}`;
  return `${mark(playable, look)}${paint(style.bold(padEnd(name, DENSE_NAME + 1)))}${facts}${rest}`;
}

/** The same cards with their texts, for reading. */
export function handTexts(s: State, look: BoardLook): string[] {
  const { lang, width } = look;
  const style = makeStyle(look.color);
  const cards = s.players[look.seat].hand.filter((card) => card >= 0);
  if (cards.length === 0) return [onTable(lang, 'emptyHand')];
  return cards.flatMap((card) => {
    const def = defOf(s, card);
    const name = clanPaint(s, card, look.color)(style.bold(cardName(def, lang)));
    const shift = def.shift === null ? '' : ` »${def.shift}`;
    const facts = `${clanName(clanOf(s, card), lang)} ${roman(def.level)}${shift} ${'○'.repeat(def.icons)}`;
    const { full } = cardText(def, lang);
    const text = full === '' ? [] : indented(full, width, '    ');
    return [`  ${name}  ${style.dim(facts.trimEnd())}`, ...text];
  });
}

/** Names in the order given, for a list: "Elle, Sati (2)". */
export function nameList(kinds: readonly number[], lang: Lang): string[] {
  const counts = new Map<number, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => {
    const def = CARD_DEFS[kind];
    const name = def === undefined ? '?' : cardName(def, lang);
    return count > 1 ? `${name} (${count})` : name;
  });
}
