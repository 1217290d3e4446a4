/**
 * Reads a position file: every documented field with its default, every refusal with the reason and the place. Without
 * `pending` it stands at the start of a turn; with it the state comes from there and the fields only have to agree.
 */
import {
  countBits,
  type Fields,
  fail,
  type Lang,
  type Options,
  type Parsed,
  type Report,
  readFields,
  readFlag,
  readGame,
  readList,
  readOptions,
  readRng,
  readSeed,
  readWhole,
  type Seed,
} from '@open-gosu/kernel';
import { advance } from '../flow/engine.ts';
import { MATCH_STEP } from '../flow/match.ts';
import { setup } from '../flow/setup.ts';
import { givenClans, optionChoices } from '../options.ts';
import { makeFrame, PROC } from '../state/frame.ts';
import { clanIndex } from '../state/kinds.ts';
import {
  CLANS_EACH,
  kindsOfClans,
  newState,
  SEATS,
  type Seat,
  type State,
} from '../state/state.ts';
import { parseOptions } from './options.ts';
import { readPending } from './pending.ts';
import { clanNames, readClans } from './position-fields.ts';
import { fillDeck, leaveOut, PLAYER_FIELDS, type Placed, readPlayer } from './read-player.ts';
import { checkNotWon, readPasses, readTable } from './read-table.ts';

const FIELDS = [
  'game',
  'options',
  'seed',
  'round',
  'toPlay',
  'tiles',
  'wonder',
  'extraTurn',
  'bans',
  'players',
  'fill',
  'rng',
  'pending',
] as const;
/** Fields that say something about a table, and so need players. */
const TABLE_FIELDS = [
  'round',
  'toPlay',
  'tiles',
  'wonder',
  'extraTurn',
  'bans',
  'fill',
  'rng',
] as const;

export function readPosition(input: unknown, lang: Lang): Parsed<State> {
  return readWhole('bad-position', lang, (r) => readFile(r, input));
}

function readFile(r: Report, input: unknown): State | null {
  const file = readFields(r, '', input, FIELDS);
  if (!file) return null;
  if (!readGame(r, file.game, 'gosu-x')) return null;
  const options = readOptions(r, file.options, parseOptions);
  const seed = readSeed(r, file.seed);
  if (!options || r.problem !== null) return null;
  if (file.pending !== undefined) return readPending(r, file, options);
  return readPlain(r, file, options, seed);
}

/** A file without `pending`; null, with the problem noted, if it is refused. */
function readPlain(r: Report, file: Fields, options: Options, seed: Seed): State | null {
  if (file.players === undefined) return readBeginning(r, file, options, seed);
  const s = newState(optionChoices(options), readRng(r, file.rng, seed));
  const players = readPlayers(r, file.players);
  if (!players) return null;
  readClanSides(r, s, players, options);
  if (r.problem !== null) return null;
  const placed: Placed = [];
  for (const seat of SEATS) readPlayer(r, s, seat, players[seat], placed);
  readTable(r, s, file);
  readPasses(r, s, players);
  const fill = readFlag(r, 'fill', file.fill, true);
  checkNotWon(r, s);
  if (r.problem !== null) return null;
  for (const seat of SEATS) {
    if (fill) fillDeck(s, seat, s.rng, placed);
    else leaveOut(s, seat, placed);
    s.players[seat].begun = hasBegun(s, seat) ? 1 : 0;
  }
  const frame = makeFrame(PROC.match, 0);
  frame.step = MATCH_STEP.turns;
  s.stack.push(frame);
  advance(s, undefined);
  return s;
}

/** X12.7: whoever has cards in play, discarded or removed has played one. */
function hasBegun(s: State, seat: Seat): boolean {
  const p = s.players[seat];
  return s.round > 1 || p.rows[0].length + p.discard.length + p.removed.length > 0;
}

/** No players at all: the game at its beginning. */
function readBeginning(r: Report, file: Fields, options: Options, seed: Seed): State | null {
  for (const name of TABLE_FIELDS) {
    const value = file[name];
    const usual = value === undefined || value === DEFAULTS[name];
    if (usual || (Array.isArray(value) && value.length === 0 && name !== 'rng')) continue;
    fail(r, name, { en: 'this needs "players"', fr: 'il faut "players" pour cela' });
    return null;
  }
  return setup(options, seed);
}

const DEFAULTS: Fields = { round: 1, toPlay: 0, wonder: null, extraTurn: null, fill: true };

function readPlayers(r: Report, value: unknown): readonly [Fields, Fields] | null {
  const list = readList(r, 'players', value, SEATS.length);
  if (r.problem === null && list.length !== SEATS.length) {
    fail(r, 'players', { en: 'two players are expected', fr: 'deux joueurs sont attendus' });
  }
  const first = r.problem === null ? readFields(r, 'players[0]', list[0], PLAYER_FIELDS) : null;
  const second = first && readFields(r, 'players[1]', list[1], PLAYER_FIELDS);
  return first && second ? [first, second] : null;
}

/** X2.2: three clans a side, all different; then the kinds of all cards are known. */
function readClanSides(
  r: Report,
  s: State,
  players: readonly [Fields, Fields],
  options: Options,
): void {
  const kinds: number[] = [];
  for (const seat of SEATS) {
    const where = `players[${seat}].clans`;
    const given = givenClans(options)[seat]?.reduce(
      (mask, clan) => mask | (1 << clanIndex(clan)),
      0,
    );
    const value = players[seat].clans;
    const clans = value === undefined && given !== undefined ? given : readClans(r, where, value);
    if (value === undefined && given === undefined) {
      fail(r, where, {
        en: 'three clans are needed here (or no "players" at all: the game then starts with the draft)',
        fr: 'il faut ici trois clans (ou pas de "players" du tout : la partie commence alors au choix des clans)',
      });
    } else if (countBits(clans) !== CLANS_EACH) {
      fail(r, where, { en: 'three clans are expected', fr: 'trois clans sont attendus' });
    } else if (given !== undefined && given !== clans) {
      fail(r, where, {
        en: 'these are not the clans of "options"',
        fr: 'ce ne sont pas les clans d’"options"',
      });
    }
    s.players[seat].clans = clans;
    kinds.push(...kindsOfClans(clans));
  }
  const shared = clanNames(s.players[0].clans & s.players[1].clans);
  if (shared.length > 0) {
    fail(r, 'players[1].clans', {
      en: `${shared.join(', ')}: this clan is already on the other side`,
      fr: `${shared.join(', ')} : ce clan est déjà en face`,
    });
  }
  s.kinds = kinds;
}
