/**
 * Reads one player of a position file into a state: clans, cards by zone, tokens, passes. The two copies of a Troop are
 * taken in ascending order, so the same file always gives the same state.
 */
import {
  at,
  type Fields,
  fail,
  insertSorted,
  type Report,
  type Rng,
  ROMAN,
  ROW_LENGTH,
  ROWS,
  type Row,
  readFields,
  readFlag,
  readInt,
  readList,
  roman,
  shuffle,
  viewerBit,
} from '@open-gosu/kernel';
import type { Level } from '../cards/words.ts';
import { mostTokens } from '../codec/check-state.ts';
import { CLAN_OF, idOf, ROW_OF, ROWS_OF } from '../state/kinds.ts';
import { KNOWN_TO_ALL } from '../state/moves.ts';
import { setMarks, tokensOn } from '../state/query.ts';
import {
  DECK_SIZE,
  kindAt,
  type Seat,
  type State,
  TOKEN_COUNT,
  twinOf,
  WINNING_SUPREMACY,
} from '../state/state.ts';
import { levelName } from '../text/terms.ts';
import { clanNames, readCard, readClans } from './position-fields.ts';

export const PLAYER_FIELDS = [
  'clans',
  'hand',
  'deck',
  'discard',
  'removed',
  'army',
  'tokens',
  'supremacy',
  'flipped',
  'passed',
  'turnsLeft',
] as const;

const ENTRY_FIELDS = ['card', 'captured', 'tokens', 'bounty'] as const;
const TOKEN_FIELDS = ['hand', 'spent', 'locked'] as const;
const LOCKED_AT_START = 2;

/** Where the file puts each physical card; '' for a card it does not name. */
export type Placed = string[];

/** The file's cards of one player, still with nothing filled in. Clans and kinds are settled before. */
export function readPlayer(r: Report, s: State, seat: Seat, player: Fields, placed: Placed): void {
  const where = `players[${seat}]`;
  const p = s.players[seat];
  const zone = (name: string, known: number): number[] => {
    const cards: number[] = [];
    for (const [i, id] of readList(r, `${where}.${name}`, player[name], DECK_SIZE).entries()) {
      const card = takeCard(r, s, seat, `${where}.${name}[${i}]`, id, placed);
      if (card < 0) continue;
      s.known[card] = known;
      cards.push(card);
    }
    return cards;
  };
  readArmy(r, s, seat, player.army, placed);
  for (const card of zone('hand', viewerBit(seat))) insertSorted(p.hand, card);
  p.discard = zone('discard', KNOWN_TO_ALL);
  p.removed = zone('removed', KNOWN_TO_ALL);
  p.deck = zone('deck', 0).reverse();
  readTokens(r, s, seat, player.tokens);
  p.supremacy = readSupremacy(r, `${where}.supremacy`, player.supremacy);
  readFlipped(r, s, seat, player.flipped);
  p.passed = readFlag(r, `${where}.passed`, player.passed) ? 1 : 0;
}

/** The next free copy of a card; -1, with the reason noted, if there is none. */
function takeCard(
  r: Report,
  s: State,
  seat: Seat,
  where: string,
  id: unknown,
  placed: Placed,
): number {
  const kind = readCard(r, where, id);
  if (kind < 0) return -1;
  const clan = at(CLAN_OF, kind);
  if (!((s.players[seat].clans >> clan) & 1)) {
    const [name] = clanNames(1 << clan);
    fail(r, where, {
      en: `${idOf(kind)} is of ${name}, a clan this player does not have`,
      fr: `${idOf(kind)} est de ${name}, un clan que ce joueur n’a pas`,
    });
    return -1;
  }
  const taken: string[] = [];
  for (let card = seat * DECK_SIZE; card < (seat + 1) * DECK_SIZE; card++) {
    if (kindAt(s, card) !== kind) continue;
    const place = placed[card] ?? '';
    if (place === '') {
      placed[card] = where;
      return card;
    }
    taken.push(place);
  }
  fail(r, where, {
    en: `there is no ${taken.length > 1 ? 'third' : 'second'} ${idOf(kind)}: see ${taken.join(', ')}`,
    fr: `il n’y a pas de ${taken.length > 1 ? 'troisième' : 'deuxième'} ${idOf(kind)} : voir ${taken.join(', ')}`,
  });
  return -1;
}

function readArmy(r: Report, s: State, seat: Seat, value: unknown, placed: Placed): void {
  const where = `players[${seat}].army`;
  const { rows } = s.players[seat];
  const listed = readList(r, where, value, ROWS.length);
  for (const row of ROWS) {
    const here = `${where}[${row}]`;
    for (const [column, entry] of readList(r, here, listed[row], ROW_LENGTH).entries()) {
      const card = readEntry(r, s, seat, row, `${here}[${column}]`, entry, placed);
      if (card >= 0) rows[row].push(card);
    }
  }
  for (const row of [1, 2] as const) {
    if (rows[row].length <= rows[(row - 1) as Row].length) continue;
    fail(r, `${where}[${row}]`, {
      en: row === 1 ? 'there are more Heroes than Troops' : 'there are more Immortals than Heroes',
      fr:
        row === 1 ? 'il y a plus de Héros que de Troupes' : 'il y a plus d’Immortels que de Héros',
    });
  }
}

function readEntry(
  r: Report,
  s: State,
  seat: Seat,
  row: Row,
  where: string,
  entry: unknown,
  placed: Placed,
): number {
  if (entry === null) {
    fail(r, where, { en: 'a row has no gaps', fr: 'une ligne n’a pas de trou' });
    return -1;
  }
  const fields: Fields | null =
    typeof entry === 'string' ? { card: entry } : readFields(r, where, entry, ENTRY_FIELDS);
  if (!fields) return -1;
  const card = takeCard(r, s, seat, where, fields.card, placed);
  if (card < 0) return -1;
  const kind = kindAt(s, card);
  if (!((at(ROWS_OF, kind) >> row) & 1)) {
    const level = (at(ROW_OF, kind) + 1) as Level;
    fail(r, where, {
      en: `${idOf(kind)} is a level ${roman(level)} card (${levelName(level, 'en')}), this is row ${ROMAN[row]}`,
      fr: `${idOf(kind)} est de niveau ${roman(level)} (${levelName(level, 'fr')}), c’est ici la ligne ${ROMAN[row]}`,
    });
  }
  const captured = readFlag(r, `${where}.captured`, fields.captured);
  const tokens = readInt(r, `${where}.tokens`, fields.tokens, 0, TOKEN_COUNT, 0);
  checkTokens(r, s, where, kind, captured, tokens);
  setMarks(s, card, captured, tokens);
  s.known[card] = KNOWN_TO_ALL;
  if (readFlag(r, `${where}.bounty`, fields.bounty)) placeBounty(r, s, where, card, placed);
  return card;
}

/** X6.3, X6.5. */
function checkTokens(
  r: Report,
  s: State,
  where: string,
  kind: number,
  captured: boolean,
  tokens: number,
): void {
  const most = mostTokens(s, kind);
  if (captured && tokens > 0) {
    fail(r, where, {
      en: 'a captured card has no Activation token',
      fr: 'une carte capturée n’a pas de jeton d’activation',
    });
  } else if (tokens > most) {
    fail(r, where, {
      en: `${idOf(kind)} has room for ${most} Activation tokens, not ${tokens}`,
      fr: `${idOf(kind)} a de la place pour ${most} jetons d’activation, pas ${tokens}`,
    });
  }
}

function placeBounty(r: Report, s: State, where: string, card: number, placed: Placed): void {
  if (s.bounty >= 0) {
    fail(r, where, {
      en: `there is one Bounty token, already on ${placed[s.bounty]}`,
      fr: `il n’y a qu’un jeton Prime, déjà sur ${placed[s.bounty]}`,
    });
  }
  s.bounty = card;
}

/** X2.6, X6.1. Omitted: none spent, 2 locked, the rest in hand. */
function readTokens(r: Report, s: State, seat: Seat, value: unknown): void {
  const where = `players[${seat}].tokens`;
  const p = s.players[seat];
  const fields = value === undefined ? {} : readFields(r, where, value, TOKEN_FIELDS);
  if (!fields) return;
  let onCards = 0;
  for (const row of p.rows) for (const card of row) onCards += tokensOn(s, card);
  p.locked = readInt(r, `${where}.locked`, fields.locked, 0, LOCKED_AT_START, LOCKED_AT_START);
  p.spent = readInt(r, `${where}.spent`, fields.spent, 0, TOKEN_COUNT, 0);
  const rest = TOKEN_COUNT - p.locked - p.spent - onCards;
  p.tokens = readInt(r, `${where}.hand`, fields.hand, 0, TOKEN_COUNT, Math.max(0, rest));
  const all = p.tokens + p.spent + p.locked + onCards;
  if (all !== TOKEN_COUNT) {
    fail(r, where, {
      en: `${p.tokens} in hand, ${p.spent} spent, ${p.locked} locked and ${onCards} on cards make ${all}, not ${TOKEN_COUNT}`,
      fr: `${p.tokens} en main, ${p.spent} dépensés, ${p.locked} bloqués et ${onCards} sur des cartes font ${all}, pas ${TOKEN_COUNT}`,
    });
  }
}

/** X8.3: two Supremacy tokens have won already. */
function readSupremacy(r: Report, where: string, value: unknown): number {
  const supremacy = readInt(r, where, value, 0, 3, 0);
  if (supremacy >= WINNING_SUPREMACY) {
    fail(r, where, {
      en: 'the position is already won: 2 Supremacy tokens win the game',
      fr: 'la position est déjà gagnée : 2 jetons de Suprématie gagnent la partie',
    });
  }
  return supremacy;
}

function readFlipped(r: Report, s: State, seat: Seat, value: unknown): void {
  const where = `players[${seat}].flipped`;
  const p = s.players[seat];
  p.flipped = readClans(r, where, value);
  const foreign = p.flipped & ~p.clans;
  if (foreign === 0) return;
  fail(r, where, {
    en: `${clanNames(foreign).join(', ')}: not a clan of this player`,
    fr: `${clanNames(foreign).join(', ')} : pas un clan de ce joueur`,
  });
}

function unnamed(seat: Seat, placed: Placed): number[] {
  const cards: number[] = [];
  for (let card = seat * DECK_SIZE; card < (seat + 1) * DECK_SIZE; card++) {
    if ((placed[card] ?? '') === '') cards.push(card);
  }
  return cards;
}

/** The cards the file does not name go under the deck, shuffled. */
export function fillDeck(s: State, seat: Seat, rng: Rng, placed: Placed): void {
  const rest = unnamed(seat, placed);
  shuffle(rng, rest);
  numberFromTop(rest);
  s.players[seat].deck.unshift(...rest);
}

/** The cards the file does not name are out of the game, and everybody knows it. */
export function leaveOut(s: State, seat: Seat, placed: Placed): void {
  for (const card of unnamed(seat, placed)) s.known[card] = KNOWN_TO_ALL;
}

/** Of two copies the one nearer the top takes the lower number, as when the whole deck is listed. */
function numberFromTop(deck: number[]): void {
  for (let i = deck.length - 1; i >= 0; i--) {
    const card = at(deck, i);
    const twin = twinOf(card);
    const j = twin < card ? deck.lastIndexOf(twin, i) : -1;
    if (j < 0) continue;
    deck[i] = twin;
    deck[j] = card;
  }
}
