/**
 * Reads a position file: every documented field with its default, every refusal with the reason and the place. Without
 * `pending` it stands at the start of a turn; with it the state comes from there and the fields only have to agree.
 */
import {
  agrees,
  type Fields,
  fail,
  type Lang,
  type Parsed,
  type Report,
  readFields,
  readFlag,
  readGame,
  readInt,
  readOptions,
  readPending,
  readRng,
  readSeed,
  readWhole,
  type Seed,
  shuffle,
} from '@open-gosu/kernel';
import { advance } from '../flow/engine.ts';
import { MATCH_STEP } from '../flow/match.ts';
import { setup } from '../flow/setup.ts';
import { makeFrame, PROC } from '../state/frame.ts';
import { MAX_PLAYERS, MIN_PLAYERS, newState, type State } from '../state/state.ts';
import { parseOptions } from './options.ts';
import { MEANINGS, PACKING } from './packing.ts';
import { PLAYER_FIELDS, readCards, readPlayer } from './read-player.ts';
import { readPasses, readTable } from './read-table.ts';
import { fullSupply, unnamed } from './supply.ts';
import { positionFields } from './write-fields.ts';

/** Fields that say something about a table, and so need players. */
const TABLE_FIELDS = [
  'round',
  'toPlay',
  'advantage',
  'extraTurn',
  'extraTurnsOwed',
  'deck',
  'discard',
  'fill',
  'rng',
] as const;
const FIELDS = ['game', 'options', 'seed', ...TABLE_FIELDS, 'players', 'pending'] as const;

export function readPosition(input: unknown, lang: Lang): Parsed<State> {
  return readWhole('bad-position', lang, (r) => readFile(r, input));
}

function readFile(r: Report, input: unknown): State | null {
  const file = readFields(r, '', input, FIELDS);
  if (!file) return null;
  if (!readGame(r, file.game, 'gosu-tactics')) return null;
  const seed = readSeed(r, file.seed);
  if (!readOptions(r, file.options, parseOptions) || r.problem !== null) return null;
  if (file.pending !== undefined) {
    return readPending(r, PACKING, file.pending, (s) => agrees(file, positionFields(s), MEANINGS));
  }
  if (file.players === undefined || typeof file.players === 'number') {
    return readBeginning(r, file, seed);
  }
  return readPlain(r, file, seed);
}

/** No players, or only their number: the game at its beginning. */
function readBeginning(r: Report, file: Fields, seed: Seed): State | null {
  const extra = TABLE_FIELDS.find((name) => file[name] !== undefined);
  if (extra !== undefined) {
    fail(r, extra, {
      en: 'this needs a list of "players"',
      fr: 'il faut une liste "players" pour cela',
    });
  }
  const players = readInt(r, 'players', file.players, MIN_PLAYERS, MAX_PLAYERS, MIN_PLAYERS);
  return r.problem === null ? setup(seed, players) : null;
}

/** A file without `pending`; null, with the problem noted, if it is refused. */
function readPlain(r: Report, file: Fields, seed: Seed): State | null {
  const players = readPlayers(r, file.players);
  if (!players) return null;
  const rng = readRng(r, file.rng, seed);
  const supply = fullSupply();
  const table = newState(rng, players.length);
  for (const [seat, player] of players.entries()) readPlayer(r, table, seat, player, supply);
  table.discard = readCards(r, 'discard', file.discard, supply);
  table.deck = readCards(r, 'deck', file.deck, supply).reverse();
  readTable(r, table, file);
  readPasses(r, table, players);
  const fill = readFlag(r, 'fill', file.fill, true);
  if (r.problem !== null) return null;
  const rest = unnamed(supply);
  const s: State = fill ? table : { ...table, box: rest };
  if (fill) {
    shuffle(s.rng, rest);
    s.deck.unshift(...rest);
  }
  const frame = makeFrame(PROC.match, 0);
  frame.step = MATCH_STEP.turns;
  s.stack.push(frame);
  advance(s, undefined);
  return s;
}

function readPlayers(r: Report, value: unknown): readonly Fields[] | null {
  if (!Array.isArray(value) || value.length < MIN_PLAYERS || value.length > MAX_PLAYERS) {
    fail(r, 'players', {
      en: 'a list of two to four players is expected, or their number for a new game',
      fr: 'une liste de deux à quatre joueurs est attendue, ou leur nombre pour une nouvelle partie',
    });
    return null;
  }
  const list: readonly unknown[] = value;
  const players = list.map((player, i) => readFields(r, `players[${i}]`, player, PLAYER_FIELDS));
  return r.problem === null ? (players as Fields[]) : null;
}
