/** The player's own hand as a list: what each card is, whether it can be played now and at what price. Pure. */
import { cardName, cardText, clanName, type State } from '@open-gosu/gosu-x';
import { at, roman } from '@open-gosu/kernel';
import { inHandColumns, MARK, type PlayableOf, playMark, playPrice } from '../hand.ts';
import { cut, indented, padEnd } from '../layout.ts';
import { shortName } from '../names.ts';
import { makeStyle } from '../style.ts';
import type { BoardLook } from './board.ts';
import { clanOf, clanPaint, clanTag, defOf } from './cards.ts';
import { onTable } from './words.ts';

const NAME = 22;
const DENSE_NAME = 17;

export function drawHand(s: State, playable: PlayableOf, look: BoardLook): string[] {
  const cards = s.players[look.seat].hand.filter((card) => card >= 0);
  if (cards.length === 0) return [onTable(look.lang, 'emptyHand')];
  if (!look.dense) return cards.map((card) => handLine(s, card, playable, look));
  const cells = cards.map((card) => denseCell(s, card, playable, look));
  return inHandColumns(cells, 2);
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
  const cost = padEnd(playPrice(playable, lang), 11);
  const used = MARK + NAME + 1 + 10 + 4 + 3 + 3 + 11;
  const keywords = style.dim(cut(cardText(def, lang).keywords.join(', '), width - used));
  return `${playMark(playable, look)}${name}${level}${clan}${shift}${icons}${cost}${keywords}`.trimEnd();
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
  return `${playMark(playable, look)}${paint(style.bold(padEnd(name, DENSE_NAME + 1)))}${facts}${rest}`;
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
