/** One army as a grid, level 1 at the bottom; all armies of a table have their columns in line. Pure. */
import { placeAt, ROW_LENGTH, ROWS, type Row, roman } from '@open-gosu/kernel';
import {
  cardName,
  faceIn,
  goblinAt,
  isImprisoned,
  openPlace,
  playerAt,
  type State,
} from '@open-gosu/tactics';
import type { Look } from '../../games/kit.ts';
import { besides, cellWidth, emptyCell, LABEL, lengthOf, type Piece } from '../grid.ts';
import { padEnd } from '../layout.ts';
import { shortFamilyName } from '../names.ts';
import { makeStyle, type Paint } from '../style.ts';
import { clanTag, costSign, facePaint, linkSign } from './cards.ts';
import { onTable } from './words.ts';

const OPEN_SIGN = '°';

/** `lines`: for each row; `emptyRows`: rows without a goblin are drawn, too. */
export function drawArmy(
  s: State,
  seat: number,
  lines: 1 | 2,
  emptyRows: boolean,
  look: Look,
): string[] {
  return [...ROWS].reverse().flatMap((row) => {
    const isEmpty = playerAt(s, seat).rows[row].length === 0;
    if (isEmpty && !emptyRows) return [];
    const cells = Array.from({ length: ROW_LENGTH }, (_, column) =>
      drawCell(s, seat, row, column, lines, look),
    );
    const label = makeStyle(look.color).dim(padEnd(roman(row + 1), LABEL));
    const drawn = [label + cells.map(first).join('')];
    if (lines === 2 && !isEmpty) drawn.push(' '.repeat(LABEL) + cells.map(second).join(''));
    return drawn.map((line) => line.trimEnd());
  });
}

type Cell = readonly [string, string];
const first = ([line]: Cell) => line;
const second = ([, line]: Cell) => line;

function drawCell(
  s: State,
  seat: number,
  row: Row,
  column: number,
  lines: 1 | 2,
  look: Look,
): Cell {
  const place = placeAt(seat, row, column);
  const goblin = goblinAt(s, place);
  if (goblin < 0) return [emptyCell(look), ' '.repeat(cellWidth(look))];
  const isOpen = openPlace(s, seat, row) === place;
  const face = faceIn(goblin);
  const name = cardName(face, look.lang);
  if (isImprisoned(goblin)) return prisoner(name, isOpen, lines, look);
  return lines === 2 ? twoLines(face, name, isOpen, look) : [oneLine(face, name, isOpen, look), ''];
}

/** "Revenant X", and below it "Da »1z →↑ OPEN". */
function twoLines(face: number, name: string, isOpen: boolean, look: Look): Cell {
  const width = cellWidth(look);
  const style = makeStyle(look.color);
  const paint = facePaint(face, look.color);
  const signs: Piece[] = [
    { text: clanTag(face), paint },
    { text: costSign(face), paint: style.dim },
    { text: linkSign(face), paint: style.color('cyan') },
  ].filter(({ text }) => text !== '');
  const bold: Paint = (text) => paint(style.bold(text));
  return [
    besides([{ text: shortFamilyName(name, width - 1), paint: bold }], width),
    besides(withOpen(signs, isOpen, width, look), width),
  ];
}

/** The word where there is room for it, the sign where there is not; and at last without the cost. */
function withOpen(signs: readonly Piece[], isOpen: boolean, width: number, look: Look): Piece[] {
  const paint = makeStyle(look.color).color('green');
  const word: Piece[] = isOpen ? [{ text: onTable(look.lang, 'open'), paint }] : [];
  const sign: Piece[] = isOpen ? [{ text: OPEN_SIGN, paint }] : [];
  const fits = (pieces: readonly Piece[]) => lengthOf(pieces) < width;
  const tries = [
    [...signs, ...word],
    [...signs, ...sign],
  ];
  return tries.find(fits) ?? [...signs.slice(0, 1), ...signs.slice(2), ...sign];
}

/** "Da Gravedigger°". */
function oneLine(face: number, name: string, isOpen: boolean, look: Look): string {
  const width = cellWidth(look);
  const style = makeStyle(look.color);
  const paint = facePaint(face, look.color);
  const tag = clanTag(face);
  const open = isOpen ? OPEN_SIGN : '';
  const short = shortFamilyName(name, width - 2 - tag.length - open.length);
  return padded(
    `${paint(tag)} ${paint(style.bold(short))}${style.color('green')(open)}`,
    tag.length + 1 + [...short].length + open.length,
    width,
  );
}

/** "(Gravedigger)", and below it that it is imprisoned. */
function prisoner(name: string, isOpen: boolean, lines: 1 | 2, look: Look): Cell {
  const width = cellWidth(look);
  const style = makeStyle(look.color);
  const gray = style.color('gray');
  const open = lines === 1 && isOpen ? OPEN_SIGN : '';
  const short = `(${shortFamilyName(name, width - 3 - open.length)})`;
  const nameLine = padded(
    gray(short) + style.color('green')(open),
    [...(short + open)].length,
    width,
  );
  const word = { text: onTable(look.lang, 'imprisoned'), paint: gray };
  return [nameLine, besides(withOpen([word], isOpen, width, look), width)];
}

function padded(painted: string, length: number, width: number): string {
  return painted + ' '.repeat(Math.max(0, width - length));
}
