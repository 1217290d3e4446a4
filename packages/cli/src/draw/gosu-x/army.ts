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
import { at, ROW_LENGTH, ROWS, type Row, roman } from '@open-gosu/kernel';
import type { Look } from '../../games/kit.ts';
import { besides, cellWidth, emptyCell, LABEL, lengthOf, type Piece } from '../grid.ts';
import { padEnd } from '../layout.ts';
import { shortName } from '../names.ts';
import { makeStyle, type Paint } from '../style.ts';
import { clanPaint, clanTag, defOf } from './cards.ts';
import { onTable } from './words.ts';

export interface ArmyLook extends Look {
  /** Leaves out rows without a card. */
  readonly dense: boolean;
}

interface Cell {
  readonly name: string;
  readonly facts: string;
}

const plain: Paint = (text) => text;

/** `flipped`: the opponent's, seen from across the table with the Troops outermost. */
export function drawArmy(s: State, seat: Seat, flipped: boolean, look: ArmyLook): string[] {
  const order = flipped ? ROWS : [...ROWS].reverse();
  return order.flatMap((row) => {
    const isEmpty = s.players[seat].rows[row].length === 0;
    if (isEmpty && look.dense) return [];
    const label = padEnd(roman(row + 1), LABEL);
    const cells = Array.from({ length: ROW_LENGTH }, (_, column) =>
      drawCell(s, seat, row, column, look),
    );
    const lines = [makeStyle(look.color).dim(label) + cells.map(({ name }) => name).join('')];
    if (!isEmpty) lines.push(' '.repeat(LABEL) + cells.map(({ facts }) => facts).join(''));
    return lines.map((line) => line.trimEnd());
  });
}

function drawCell(s: State, seat: Seat, row: Row, column: number, look: Look): Cell {
  const width = cellWidth(look);
  const style = makeStyle(look.color);
  const cards = s.players[seat].rows[row];
  if (column >= cards.length) return { name: emptyCell(look), facts: ' '.repeat(width) };
  const card = at(cards, column);
  const name = cardName(defOf(s, card), look.lang);
  const open: Piece[] =
    openCard(s, seat, row) === card
      ? [{ text: onTable(look.lang, 'open'), paint: style.color('green') }]
      : [];
  if (isCaptured(s, card)) {
    const captured = { text: onTable(look.lang, 'captured'), paint: style.color('gray') };
    const inParens = { text: `(${shortName(name, width - 3)})`, paint: style.color('gray') };
    return { name: besides([inParens], width), facts: besides([captured, ...open], width) };
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
    name: besides([{ text: shortName(name, width - 1), paint }], width),
    facts: besides([...kept, ...open], width),
  };
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
