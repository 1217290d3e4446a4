/**
 * Reads what a position file says of the table as a whole: round, turn, tiles, the Wonder token, bans, passes. Players
 * and their cards are read before (`read-player.ts`).
 */
import {
  at,
  type Fields,
  fail,
  PLACES_PER_SEAT,
  type Report,
  readFields,
  readInt,
  readList,
  readSeat,
  show,
  type Text,
} from '@open-gosu/kernel';
import { turnsAfterPass } from '../flow/pass.ts';
import { isOn, OPTION } from '../options.ts';
import { ALL_CLANS, CLAN_OF, idOf, KIND_COUNT } from '../state/kinds.ts';
import { faceUpCount } from '../state/query.ts';
import { EXTRA, other, SEATS, type Seat, type State } from '../state/state.ts';
import { clanNames, readCard, readClans } from './position-fields.ts';

const BAN_FIELDS = ['card', 'seat'] as const;

const MAX_ROUNDS = 3;
const MAX_LAST_TURNS = 3;

export function readTable(r: Report, s: State, file: Fields): void {
  s.round = readInt(r, 'round', file.round, 1, MAX_ROUNDS, 1);
  s.turn =
    file.toPlay === undefined ? 0 : (readSeat(r, 'toPlay', file.toPlay, SEATS.length) as Seat);
  s.first = s.turn;
  readTiles(r, s, file.tiles);
  const wonder = file.wonder;
  s.wonder =
    wonder === undefined || wonder === null ? -1 : readSeat(r, 'wonder', wonder, SEATS.length);
  s.extra = readExtraTurn(r, file.extraTurn);
  for (const [i, ban] of readList(r, 'bans', file.bans, KIND_COUNT).entries())
    readBan(r, s, i, ban);
}

/** X2.3, X11.7: of the six chosen clans only the tiles turned by Justice are active. */
function readTiles(r: Report, s: State, value: unknown): void {
  const flipped = s.players[0].flipped | s.players[1].flipped;
  const free = ALL_CLANS & ~s.players[0].clans & ~s.players[1].clans;
  const tiles = value === undefined ? free : readClans(r, 'tiles', value);
  const wrong = tiles & ~free & ~flipped;
  if (wrong !== 0) {
    fail(r, 'tiles', {
      en: `${clanNames(wrong).join(', ')}: the tile of a chosen clan is active only if it is in its player's "flipped"`,
      fr: `${clanNames(wrong).join(', ')} : la tuile d’un clan choisi n’est active que si elle est dans "flipped" de son joueur`,
    });
  }
  s.tiles = tiles | flipped;
}

function readExtraTurn(r: Report, value: unknown): number {
  if (value === undefined || value === null) return EXTRA.none;
  if (value === 'due') return EXTRA.due;
  if (value === 'now') return EXTRA.now;
  fail(r, 'extraTurn', {
    en: `null, "due" or "now" is expected, not ${show(value)}`,
    fr: `null, "due" ou "now" est attendu, pas ${show(value)}`,
  });
  return EXTRA.none;
}

/** C9: `seat` may not play the card; the ban ends with the next turn of the other seat. */
function readBan(r: Report, s: State, i: number, value: unknown): void {
  const where = `bans[${i}]`;
  const fields = readFields(r, where, value, BAN_FIELDS);
  if (!fields) return;
  const kind = readCard(r, `${where}.card`, fields.card);
  const seat = readSeat(r, `${where}.seat`, fields.seat, SEATS.length) as Seat;
  if (kind < 0) return;
  if (!((s.players[seat].clans >> at(CLAN_OF, kind)) & 1)) {
    fail(r, where, {
      en: `${idOf(kind)} is not a card of seat ${seat}`,
      fr: `${idOf(kind)} n’est pas une carte du siège ${seat}`,
    });
  }
  for (let j = 0; j < s.bans.length; j += 3) {
    if (s.bans[j] !== kind || s.bans[j + 1] !== seat) continue;
    fail(r, where, { en: `${idOf(kind)} is there twice`, fr: `${idOf(kind)} y est deux fois` });
  }
  s.bans.push(kind, seat, 1);
}

/** X7.2, X7.5: who has passed, and how many turns that leaves the other. */
export function readPasses(r: Report, s: State, players: readonly [Fields, Fields]): void {
  if (s.players[0].passed && s.players[1].passed) {
    fail(r, 'players', {
      en: 'both have passed: the round is over',
      fr: 'les deux ont passé : la manche est finie',
    });
  }
  if (s.players[s.turn].passed) {
    fail(r, 'toPlay', {
      en: `seat ${s.turn} has passed and takes no more turns this round`,
      fr: `le siège ${s.turn} a passé et ne joue plus de cette manche`,
    });
  }
  for (const seat of SEATS) {
    const where = `players[${seat}].turnsLeft`;
    const value = players[seat].turnsLeft;
    const passed = s.players[other(seat)].passed === 1;
    if (value === undefined || value === null) {
      s.players[seat].turnsLeft =
        passed && r.problem === null ? turnsAfterPass(s, other(seat)) : -1;
      continue;
    }
    // X7.3, X12.4: an additional turn that does not count may come after the last one.
    const extra = s.extra === EXTRA.now && !isOn(s.options, OPTION.extraTurnsCount);
    s.players[seat].turnsLeft = readInt(r, where, value, extra ? 0 : 1, MAX_LAST_TURNS, 1);
    if (!passed) {
      fail(r, where, {
        en: 'only a player whose opponent has passed has a number of turns left',
        fr: 'seul un joueur dont l’adversaire a passé a un nombre de tours restants',
      });
    }
  }
}

/** X10.3. */
export function checkNotWon(r: Report, s: State): void {
  for (const seat of SEATS) {
    if (faceUpCount(s, seat) < PLACES_PER_SEAT) continue;
    fail(r, `players[${seat}].army`, WON_BY_FIFTEEN);
  }
}

const WON_BY_FIFTEEN: Text = {
  en: 'the position is already won: 15 face-up cards win the game',
  fr: 'la position est déjà gagnée : 15 cartes face visible gagnent la partie',
};
