/** An army as a grid: rows under each other, five columns in line, also between armies. Pure. */
import { ROW_LENGTH } from '@open-gosu/kernel';
import type { Look } from '../games/kit.ts';
import { padEnd, widthOf } from './layout.ts';
import { makeStyle, type Paint } from './style.ts';

/** Room for the name of a row. */
export const LABEL = 4;

const NARROWEST = 10;
/** Wider columns would only move facing cards apart. */
const WIDEST = 18;

/** A piece of a cell: padded and cut as plain text, painted after. */
export interface Piece {
  readonly text: string;
  readonly paint: Paint;
}

/** The width of a column, the blank behind it included. */
export function cellWidth(look: Look): number {
  return Math.min(WIDEST, Math.max(NARROWEST, Math.floor((look.width - LABEL) / ROW_LENGTH)));
}

export function emptyCell(look: Look): string {
  return makeStyle(look.color).dim(padEnd('·', cellWidth(look)));
}

/** A line with the numbers of the columns. */
export function columnNumbers(look: Look): string {
  const width = cellWidth(look);
  const numbers = Array.from({ length: ROW_LENGTH }, (_, i) => {
    const number = `${i + 1} `;
    return padEnd(number + '─'.repeat(width - number.length - 1), width);
  });
  return makeStyle(look.color).dim(`${' '.repeat(LABEL)}${numbers.join('')}`.trimEnd());
}

/** The length of pieces beside each other. */
export function lengthOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { text }) => sum + widthOf(text) + 1, -1);
}

/** Pieces beside each other, filled up to the width. */
export function besides(pieces: readonly Piece[], width: number): string {
  const blanks = ' '.repeat(Math.max(0, width - lengthOf(pieces)));
  return pieces.map(({ text, paint }) => paint(text)).join(' ') + blanks;
}
