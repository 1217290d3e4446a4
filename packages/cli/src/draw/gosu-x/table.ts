/**
 * The whole table of Gosu X in plain text: the board as a player sees it, then what lies beside it, by the ids one types.
 * Pure: a state or view and a look in, a text out.
 */
import { SEATS, type Seat, type State } from '@open-gosu/gosu-x';
import { at } from '@open-gosu/kernel';
import type { Look, TableLook } from '../../games/kit.ts';
import { wrap } from '../layout.ts';
import { NOBODY, seatNames } from '../look.ts';
import { makeStyle } from '../style.ts';
import { drawBoard } from './board.ts';
import { handWithTexts, idList } from './cards.ts';
import { onTable } from './words.ts';

export function drawTable(s: State, look: TableLook): string {
  const near = (look.seat === 1 ? 1 : 0) satisfies Seat;
  const far = (near === 1 ? 0 : 1) satisfies Seat;
  const style = makeStyle(look.color);
  const lines = [
    ...drawBoard(s, {
      ...look,
      seat: near,
      names: seatNames(SEATS.length),
      you: NOBODY,
      dense: false,
    }),
    '',
    ...zoneLines(s, far, look, false),
    ...zoneLines(s, near, look, look.hand === 'texts'),
    ...wrap(onTable(look.lang, 'legend'), look.width).map((line) => style.dim(line)),
  ];
  return `${lines.map((line) => line.trimEnd()).join('\n')}\n`;
}

/** Hand, known deck tops, discard and removed cards, by the ids one types. */
function zoneLines(s: State, seat: Seat, look: Look, texts: boolean): string[] {
  const { lang, width } = look;
  const p = s.players[seat];
  const who = `p${seat}`;
  const lines: string[] = [];
  const list = (title: string, cards: readonly number[]) => {
    const text = onTable(lang, 'list', { title, cards: idList(s, cards, look) });
    lines.push(...wrap(text, width, '  '));
  };
  if (texts && p.hand.some((card) => card >= 0)) {
    const title = onTable(lang, 'handOf', { who });
    lines.push(onTable(lang, 'list', { title, cards: '' }).trimEnd());
    lines.push(...handWithTexts(s, p.hand, look));
  } else if (p.hand.length > 0) list(onTable(lang, 'handOf', { who }), p.hand);
  const tops = knownTop(p.deck);
  if (tops.length > 0) list(onTable(lang, 'topOfDeck', { who }), tops);
  if (p.discard.length > 0) {
    list(onTable(lang, 'discardOf', { who }) + onTable(lang, 'topLast'), p.discard);
  }
  if (p.removed.length > 0) list(onTable(lang, 'removedOf', { who }), p.removed);
  return lines;
}

/** The cards on top of a deck that the looker knows, top first; none for somebody who sees the whole deck. */
function knownTop(deck: readonly number[]): number[] {
  if (deck.every((card) => card >= 0)) return [];
  const tops: number[] = [];
  for (let i = deck.length - 1; i >= 0 && at(deck, i) >= 0; i--) tops.push(at(deck, i));
  return tops;
}
