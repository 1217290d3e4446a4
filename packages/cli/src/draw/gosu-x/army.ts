/** One army as a grid: three rows of five columns, so that two of them above each other show which cards mirror which. */
import {
  cardName,
  cardValue,
  isBounty,
  isCaptured,
  isEthereal,
  openCard,
  type Seat,
  type State,
  tokensOn,
} from '@open-gosu/gosu-x';
import { at, ROWS, roman } from '@open-gosu/kernel';
import type { Look } from '../../games/kit.ts';
import { padEnd, widthOf } from '../layout.ts';
import { makeStyle, type Paint } from '../style.ts';
import { clanPaint, clanTag, defOf } from './cards.ts';
import { shortName } from './names.ts';
import { onTable } from './words.ts';

const COLUMNS = 5;
const LABEL = 4;
/** Wider columns would only move facing cards apart. */
const WIDEST = 18;

export interface ArmyLook extends Look {
  /** Leaves out rows without a card. */
  readonly dense: boolean;
}

/** A piece of a cell: padded and cut as plain text, painted after. */
interface Piece {
  readonly text: string;
  readonly paint: Paint;
}

interface Cell {
  readonly name: string;
  readonly facts: string;
}

const plain: Paint = (text) => text;

function cellWidth(look: Look): number {
  return Math.min(WIDEST, Math.max(10, Math.floor((look.width - LABEL) / COLUMNS)));
}

/** `flipped`: the opponent's, seen from across the table with the Troops outermost. */
export function drawArmy(s: State, seat: Seat, flipped: boolean, look: ArmyLook): string[] {
  const order = flipped ? ROWS : [...ROWS].reverse();
  return order.flatMap((row) => {
    const isEmpty = s.players[seat].rows[row].length === 0;
    if (isEmpty && look.dense) return [];
    const label = padEnd(roman(row + 1), LABEL);
    const cells = Array.from({ length: COLUMNS }, (_, column) =>
      drawCell(s, seat, row, column, look),
    );
    const lines = [makeStyle(look.color).dim(label) + cells.map(({ name }) => name).join('')];
    if (!isEmpty) lines.push(' '.repeat(LABEL) + cells.map(({ facts }) => facts).join(''));
    return lines.map((line) => line.trimEnd());
  });
}

/** The line between two armies, with the numbers of the columns. */
export function columnNumbers(look: Look): string {
  const width = cellWidth(look);
  const numbers = Array.from({ length: COLUMNS }, (_, i) => {
    const number = `${i + 1} `;
    return padEnd(number + '─'.repeat(width - number.length - 1), width);
  });
  return makeStyle(look.color).dim(`${' '.repeat(LABEL)}${numbers.join('')}`.trimEnd());
}

function drawCell(s: State, seat: Seat, row: 0 | 1 | 2, column: number, look: Look): Cell {
  const width = cellWidth(look);
  const style = makeStyle(look.color);
  const cards = s.players[seat].rows[row];
  if (column >= cards.length) {
    return { name: style.dim(padEnd('·', width)), facts: ' '.repeat(width) };
  }
  const card = at(cards, column);
  const name = cardName(defOf(s, card), look.lang);
  const open: Piece[] =
    openCard(s, seat, row) === card
      ? [{ text: onTable(look.lang, 'open'), paint: style.color('green') }]
      : [];
  if (isCaptured(s, card)) {
    const captured = { text: onTable(look.lang, 'captured'), paint: style.color('gray') };
    const inParens = { text: `(${shortName(name, width - 3)})`, paint: style.color('gray') };
    return { name: row1([inParens], width), facts: row1([captured, ...open], width) };
  }
  const paint: Paint = (text) => clanPaint(s, card, look.color)(style.bold(text));
  const facts = factsOf(s, card, look);
  // A full cell can do without what is least needed: the printed value first, then the shift cost.
  const least = ['value', 'shift'].filter((kind) => facts.some((fact) => fact.kind === kind));
  let kept: readonly Fact[] = facts;
  for (const kind of least) {
    if (lengthOf([...kept, ...open]) <= width - 1) break;
    kept = kept.filter((fact) => fact.kind !== kind);
  }
  return {
    name: row1([{ text: shortName(name, width - 1), paint }], width),
    facts: row1([...kept, ...open], width),
  };
}

function lengthOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { text }) => sum + widthOf(text) + 1, -1);
}

/** Pieces beside each other, filled up to the width. */
function row1(pieces: readonly Piece[], width: number): string {
  const blanks = ' '.repeat(Math.max(0, width - lengthOf(pieces)));
  return pieces.map(({ text, paint }) => paint(text)).join(' ') + blanks;
}

interface Fact extends Piece {
  readonly kind: 'clan' | 'value' | 'special' | 'shift' | 'icons' | 'marks';
}

/** "Ju 2 »1 ●○ $~": clan, value now, shift cost, icons with and without token, Bounty, Ethereal. */
function factsOf(s: State, card: number, look: Look): readonly Fact[] {
  const def = defOf(s, card);
  const style = makeStyle(look.color);
  const tokens = tokensOn(s, card);
  const value = cardValue(s, card);
  const facts: Fact[] = [
    { kind: 'clan', text: clanTag(s, card), paint: clanPaint(s, card, look.color) },
    value === def.value
      ? { kind: 'value', text: String(value), paint: plain }
      : { kind: 'special', text: String(value), paint: style.bold },
  ];
  if (def.shift !== null) facts.push({ kind: 'shift', text: `»${def.shift}`, paint: style.dim });
  const icons = '●'.repeat(tokens) + '○'.repeat(Math.max(0, def.icons - tokens));
  if (icons !== '') facts.push({ kind: 'icons', text: icons, paint: plain });
  const marks = (isBounty(s, card) ? '$' : '') + (isEthereal(s, card) ? '~' : '');
  if (marks !== '') facts.push({ kind: 'marks', text: marks, paint: style.color('yellow') });
  return facts;
}
