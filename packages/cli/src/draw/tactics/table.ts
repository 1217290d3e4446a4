/**
 * The whole table of GOSU Tactics in plain text: the board as a player sees it, then what lies beside it, by the ids
 * one types. Pure: a state or view and a look in, a text out.
 */
import { cardText, idOf, playerAt, type State } from '@open-gosu/tactics';
import type { Look, TableLook } from '../../games/kit.ts';
import { indented, wrap } from '../layout.ts';
import { NOBODY, seatNames } from '../look.ts';
import { makeStyle } from '../style.ts';
import { drawBoard, othersOf } from './board.ts';
import { facePaint, idList } from './cards.ts';
import { FULL } from './form.ts';
import { onTable } from './words.ts';

export function drawTable(s: State, look: TableLook): string {
  const { lang } = look;
  const seat = Math.min(look.seat, s.players.length - 1);
  const names = seatNames(s.players.length);
  const style = makeStyle(look.color);
  const zone = (title: string, cards: readonly number[]) =>
    cards.length === 0
      ? []
      : wrap(onTable(lang, 'list', { title, cards: idList(cards, look) }), look.width, '  ');
  const lines = [
    ...drawBoard(s, FULL, { ...look, seat, names, you: NOBODY }),
    '',
    ...[...othersOf(s, seat), seat].flatMap((who) => {
      const { hand, aside } = playerAt(s, who);
      const title = onTable(lang, 'handOf', { who: `p${who}` });
      const texts = who === seat && look.hand === 'texts' && hand.some((card) => card >= 0);
      return [
        ...(texts ? handWithTexts(title, hand, look) : zone(title, hand)),
        ...zone(onTable(lang, 'asideOf', { who: `p${who}` }), aside),
      ];
    }),
    ...zone(onTable(lang, 'discardPile') + onTable(lang, 'topLast'), s.discard),
    ...wrap(onTable(lang, 'legend'), look.width).map((line) => style.dim(line)),
  ];
  return `${lines.map((line) => line.trimEnd()).join('\n')}\n`;
}

function handWithTexts(title: string, cards: readonly number[], look: Look): string[] {
  const style = makeStyle(look.color);
  return [
    onTable(look.lang, 'list', { title, cards: '' }).trimEnd(),
    ...cards
      .filter((card) => card >= 0)
      .flatMap((card) => [
        `  ${facePaint(card, look.color)(style.bold(idOf(card)))}`,
        ...indented(cardText(card, look.lang).full, look.width, '      ').map(style.dim),
      ]),
  ];
}
