/**
 * What a match is made of, checked from untrusted input: game, options, seats, clock, whether it is rated and who may
 * see it. Refusals are codes with a line to act on.
 */
import {
  type Fields,
  fail,
  type Lang,
  type Options,
  type Parsed,
  type Report,
  readFields,
  readFlag,
  readInt,
  readList,
  readOptions,
  readText,
  readWhole,
} from '@open-gosu/kernel';
import { GAME_IDS, type Kit, kitOf } from '../games.ts';
import { CLOCK_NAMES, type ClockName } from './clock.ts';

export type SeatPlan =
  /** Anybody may sit down. */
  | { readonly kind: 'open' }
  /** Whoever has the link, or this player only. */
  | { readonly kind: 'invited'; readonly player: string | null }
  | { readonly kind: 'bot'; readonly bot: string };

export type Visibility = 'public' | 'private';

export interface Setup {
  readonly seats: readonly SeatPlan[];
  readonly clock: ClockName;
  readonly rated: boolean;
  readonly visibility: Visibility;
  /** Who begins is drawn by lot: `seatOrder` says how. */
  readonly lot: boolean;
  /** All agreed that nothing stays covered longer than it takes to answer; never in rated games. */
  readonly noDelay: boolean;
  /** Minutes that spectators are behind, until the match is over; absent in older matches. */
  readonly behind?: number;
}

export interface MatchPlan {
  readonly game: string;
  readonly rules: string;
  readonly options: Options;
  readonly setup: Setup;
}

const FIELDS = [
  'game',
  'options',
  'seats',
  'clock',
  'rated',
  'visibility',
  'lot',
  'noDelay',
  'behind',
];
const MOST_SEATS = 4;
const MOST_BEHIND = 60;
const SEAT_KINDS = ['open', 'invited', 'bot'];

/** `bots`: the names of bots that may sit at a table. */
export function readSetup(
  input: unknown,
  bots: readonly string[],
  lang: Lang = 'en',
): Parsed<MatchPlan> {
  return readWhole('bad-match', lang, (r) => {
    const fields = readFields(r, '', input, FIELDS);
    if (fields === null) return null;
    const kit = kitOf(fields.game);
    if (kit === null) {
      fail(r, 'game', {
        en: `one of ${GAME_IDS.join(', ')} is expected`,
        fr: `un de ${GAME_IDS.join(', ')} est attendu`,
      });
      return null;
    }
    const options = readOptions(r, fields.options, kit.game.options);
    const setup = readTable(r, fields, kit, bots);
    if (options === null) return null;
    return { game: kit.game.id, rules: kit.game.rules, options, setup };
  });
}

function readTable(r: Report, fields: Fields, kit: Kit, bots: readonly string[]): Setup {
  const behind = readInt(r, 'behind', fields.behind, 0, MOST_BEHIND, 0);
  const setup: Setup = {
    seats: readSeats(r, fields.seats, kit, bots),
    clock: oneOf(r, 'clock', fields.clock, CLOCK_NAMES, 'none'),
    rated: readFlag(r, 'rated', fields.rated),
    visibility: oneOf(r, 'visibility', fields.visibility, ['public', 'private'], 'private'),
    lot: readFlag(r, 'lot', fields.lot, true),
    noDelay: readFlag(r, 'noDelay', fields.noDelay),
    ...(behind === 0 ? {} : { behind }),
  };
  if (setup.rated) checkRated(r, setup);
  return setup;
}

function oneOf<T extends string>(
  r: Report,
  where: string,
  value: unknown,
  list: readonly T[],
  fallback: T,
): T {
  if (value === undefined) return fallback;
  const found = list.find((one) => one === value);
  if (found === undefined) {
    const names = list.join(', ');
    fail(r, where, { en: `one of ${names} is expected`, fr: `un de ${names} est attendu` });
  }
  return found ?? fallback;
}

function readSeats(r: Report, value: unknown, kit: Kit, bots: readonly string[]): SeatPlan[] {
  const { minPlayers, maxPlayers } = kit.game;
  const seats = readList(r, 'seats', value, MOST_SEATS).map((one, i) =>
    readSeatPlan(r, `seats[${i}]`, one, bots),
  );
  if (seats.length < minPlayers || seats.length > maxPlayers) {
    fail(r, 'seats', {
      en: `this game has ${minPlayers} to ${maxPlayers} players, not ${seats.length}`,
      fr: `ce jeu se joue de ${minPlayers} à ${maxPlayers}, pas à ${seats.length}`,
    });
  }
  if (seats.length > 0 && seats.every(({ kind }) => kind === 'bot')) {
    fail(r, 'seats', {
      en: 'one seat at least is for a person',
      fr: 'un siège au moins est pour une personne',
    });
  }
  return seats;
}

function readSeatPlan(r: Report, where: string, value: unknown, bots: readonly string[]): SeatPlan {
  const fields = readFields(r, where, value, ['kind', 'player', 'bot']);
  if (fields === null) return { kind: 'open' };
  switch (oneOf(r, `${where}.kind`, fields.kind, SEAT_KINDS, 'open')) {
    case 'bot':
      return { kind: 'bot', bot: oneOf(r, `${where}.bot`, fields.bot ?? '', bots, '') };
    case 'invited': {
      const player = fields.player ?? null;
      return {
        kind: 'invited',
        player: player === null ? null : readText(r, `${where}.player`, player),
      };
    }
    default:
      return { kind: 'open' };
  }
}

/** Rated: two people, a clock, and no agreement that could help one of them. */
function checkRated(r: Report, { seats, clock, noDelay }: Setup): void {
  const bad = (where: string, en: string, fr: string) => fail(r, where, { en, fr });
  if (seats.length !== 2 || seats.some(({ kind }) => kind === 'bot')) {
    bad('rated', 'a rated game is for two people', 'une partie classée se joue à deux personnes');
  }
  if (clock === 'none') {
    bad('clock', 'a rated game has a clock', 'une partie classée a une pendule');
  }
  if (noDelay) bad('noDelay', 'not in a rated game', 'pas dans une partie classée');
}
