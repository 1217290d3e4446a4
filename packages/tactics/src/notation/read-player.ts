/** Reads one player of a position file into a state: hand, army, points, passes. */
import {
  at,
  type Fields,
  fail,
  insertSorted,
  type Report,
  ROMAN,
  ROW_LENGTH,
  ROWS,
  type Row,
  readFields,
  readFlag,
  readInt,
  readList,
} from '@open-gosu/kernel';
import { CARD_COUNT, idOf, ROW_OF } from '../state/faces.ts';
import { hasFifteen, hasNineOfAClan } from '../state/query.ts';
import { IMPRISONED, type Player, playerAt, type State, WINNING_POINTS } from '../state/state.ts';
import { type Supply, takeCard } from './supply.ts';

export const PLAYER_FIELDS = ['hand', 'army', 'points', 'passed', 'turnsLeft'] as const;

const ENTRY_FIELDS = ['card', 'captured'] as const;

export function readPlayer(
  r: Report,
  s: State,
  seat: number,
  player: Fields,
  supply: Supply,
): void {
  const where = `players[${seat}]`;
  const p = playerAt(s, seat);
  readArmy(r, p, `${where}.army`, player.army, supply);
  for (const card of readCards(r, `${where}.hand`, player.hand, supply)) insertSorted(p.hand, card);
  p.points = readInt(r, `${where}.points`, player.points, 0, WINNING_POINTS, 0);
  p.passed = readFlag(r, `${where}.passed`, player.passed) ? 1 : 0;
  checkNotWon(r, where, p);
}

/** A zone of cards, in the order written. */
export function readCards(r: Report, where: string, value: unknown, supply: Supply): number[] {
  return readList(r, where, value, CARD_COUNT)
    .map((id, i) => takeCard(r, supply, `${where}[${i}]`, id))
    .filter((card) => card >= 0);
}

function readArmy(r: Report, p: Player, where: string, value: unknown, supply: Supply): void {
  const listed = readList(r, where, value, ROWS.length);
  for (const row of ROWS) {
    const here = `${where}[${row}]`;
    for (const [column, entry] of readList(r, here, listed[row], ROW_LENGTH).entries()) {
      const goblin = readEntry(r, row, `${here}[${column}]`, entry, supply);
      if (goblin >= 0) p.rows[row].push(goblin);
    }
  }
  for (const row of [1, 2] as const) {
    if (p.rows[row].length <= p.rows[(row - 1) as Row].length) continue;
    fail(r, `${where}[${row}]`, {
      en: `there are more goblins of level ${row + 1} than of level ${row}`,
      fr: `il y a plus de gobelins de niveau ${row + 1} que de niveau ${row}`,
    });
  }
}

function readEntry(r: Report, row: Row, where: string, entry: unknown, supply: Supply): number {
  if (entry === null) {
    fail(r, where, { en: 'a row has no gaps', fr: 'une ligne n’a pas de trou' });
    return -1;
  }
  const fields: Fields | null =
    typeof entry === 'string' ? { card: entry } : readFields(r, where, entry, ENTRY_FIELDS);
  const face = fields ? takeCard(r, supply, where, fields.card) : -1;
  if (!fields || face < 0) return -1;
  const level = at(ROW_OF, face);
  if (level !== row) {
    fail(r, where, {
      en: `${idOf(face)} is of level ${level + 1}, this is row ${ROMAN[row]}`,
      fr: `${idOf(face)} est de niveau ${level + 1}, c’est ici la ligne ${ROMAN[row]}`,
    });
  }
  return face + (readFlag(r, `${where}.captured`, fields.captured) ? IMPRISONED : 0);
}

/** T4.2, T7. */
function checkNotWon(r: Report, where: string, p: Player): void {
  if (p.points >= WINNING_POINTS) {
    fail(r, `${where}.points`, {
      en: 'the position is already won: 3 victory points win the game',
      fr: 'la position est déjà gagnée : 3 points de victoire gagnent la partie',
    });
  } else if (hasFifteen(p)) {
    fail(r, `${where}.army`, {
      en: 'the position is already won: 15 goblins win the game',
      fr: 'la position est déjà gagnée : 15 gobelins gagnent la partie',
    });
  } else if (hasNineOfAClan(p)) {
    fail(r, `${where}.army`, {
      en: 'the position is already won: 9 face-up goblins of one clan win the game',
      fr: 'la position est déjà gagnée : 9 gobelins face visible d’un même clan gagnent la partie',
    });
  }
}
