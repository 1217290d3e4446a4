/** A match as a record file, and back: the format of `gosu replay`. */
import { makeBot } from '@open-gosu/bots';
import {
  capitalize,
  type GameRecord,
  type Lang,
  makeRng,
  type Parsed,
  playerNth,
  type RecordPlayer,
  type Result,
  readRecord,
  replay,
  show,
} from '@open-gosu/kernel';
import { tidyName } from '../home/names.ts';
import { refuseOnline } from './choose.ts';
import type { Kit } from './games/kit.ts';
import { kitNamed, kitOf } from './games/registry.ts';
import type { Match, Sitter } from './match.ts';
import { botsIn, withOwnNames } from './people.ts';
import { playedOf, resultOf } from './play.ts';
import type { Asked, Told } from './requests.ts';
import { say } from './words.ts';

const PERSON = 'human';

/** Throws for a match that was set up as a position: it has no seed to be dealt from. */
export function toRecord({ match }: Asked<'toRecord'>): GameRecord {
  const { game, rules, start, sitters, answers, ended = null } = match;
  if (start.from !== 'deal') throw new Error(say('en', 'noRecord'));
  // One of other rules cannot be played to its end, but given away as it is.
  const result = isOurs(match) ? resultOf(playedOf(match), match) : ended;
  return {
    record: 1,
    game,
    rules,
    options: start.options,
    seed: start.seed,
    players: sitters.map((sitter) => ({
      name: sitter.name,
      kind: sitter.kind === 'bot' ? sitter.bot : PERSON,
    })),
    answers: [...answers],
    result: result && { winners: [...result.winners], reason: result.reason },
    ...(match.undo === true ? { undo: true } : {}),
  };
}

/** Whether it is of the rules this page plays by. */
function isOurs({ game, rules }: Match): boolean {
  return kitOf(game).game.rules === rules;
}

/** A position that is won is none to play from. */
export function toPosition({ match }: Asked<'toPosition'>): Told<'toPosition'> {
  // What is hidden in it is not known here.
  if (match.start.from === 'seen') return null;
  if (!isOurs(match)) return match.start.from === 'position' ? match.start.position : null;
  const played = playedOf(match);
  const { kit, state } = played;
  if (resultOf(played, match) === null) return kit.game.writePosition(state);
  return match.start.from === 'position' ? match.start.position : null;
}

/** Dealt from the view alone, like all that bots imagine: what lies hidden now has no say in it. */
export function redeal({ match, viewer, also = [], seed }: Asked<'redeal'>): Told<'redeal'> {
  refuseOnline(match);
  const { kit, state } = playedOf(match);
  const asked = kit.game.toAct(state);
  // One who is asked knows why: nothing has to be dealt so that the question can be put.
  const first = also.includes(asked) ? asked : viewer;
  const deal = kit.game.determinize(kit.jointView(state, [first, viewer, ...also]), makeRng(seed));
  const { game, rules, sitters } = match;
  const start = { from: 'position', position: kit.game.writePosition(deal) } as const;
  return { game, rules, start, sitters, answers: [] };
}

export function rules({ game }: Asked<'rules'>): Told<'rules'> {
  return kitOf(game).game.rules;
}

export function strangers({ game, bots }: Asked<'strangers'>): Told<'strangers'> {
  return bots.filter((bot) => makeBot(kitOf(game).game, bot) === null);
}

/** The position is read whole: only the game knows how many sit there. */
export function seatsAt({ position, lang }: Asked<'seatsAt'>): Told<'seatsAt'> {
  const kit = kitNamed(position.game);
  if (kit === null) return unknownGame(position.game, lang);
  const read = kit.game.readPosition(position, lang);
  return read.ok ? { ok: true, value: kit.seats(read.value) } : read;
}

function unknownGame(game: unknown, lang: Lang): Parsed<never> {
  const message = say(lang, 'unknownGame', { game: show(game) });
  return { ok: false, code: 'bad-record', message };
}

export function fromRecord({ input, lang }: Asked<'fromRecord'>): Told<'fromRecord'> {
  const record = readRecord(input, lang);
  if (!record.ok) return record;
  const kit = kitNamed(record.value.game);
  if (kit === null) return unknownGame(record.value.game, lang);
  return matchOf(kit, record.value, lang);
}

/** Played again by the kernel, which refuses it with the answer that does not fit; answers come out in their one form. */
function matchOf(kit: Kit, record: GameRecord, lang: Lang): Parsed<Match> {
  const { game } = kit;
  const again = replay(game, record, record.answers.length, lang);
  if (!again.ok) return again;
  const options = game.options(record.options, lang);
  if (!options.ok) return options;
  const sitters = sittersOf(kit, record, lang);
  const state = game.setup(options.value, record.seed, sitters.length);
  const answers = again.value.codes.map((code) => {
    const text = game.describe(state, code);
    game.apply(state, code);
    return text;
  });
  const ended = game.result(state) === null ? record.result : null;
  if (ended !== null && !isAtTable(ended, sitters.length)) {
    return { ok: false, code: 'bad-record', message: say(lang, 'badWinners') };
  }
  const stranger = game.result(state) === null && ended === null ? strangerIn(kit, sitters) : null;
  if (stranger !== null) {
    return { ok: false, code: 'bad-players', message: say(lang, 'noBot', { bot: show(stranger) }) };
  }
  return {
    ok: true,
    value: {
      game: kit.id,
      rules: record.rules,
      start: { from: 'deal', options: options.value, seed: record.seed },
      sitters,
      answers,
      ...(ended === null ? {} : { ended }),
      ...(record.undo === true ? { undo: true } : {}),
    },
  };
}

/** Only what was broken off has no winner. */
function isAtTable({ winners, reason }: Result, seats: number): boolean {
  const hasWinner = winners.length > 0 || reason === 'abandoned';
  return hasWinner && winners.every((seat) => seat < seats);
}

/** A bot nobody here knows: it cannot play on, though what it has played can be seen. */
function strangerIn({ id }: Kit, sitters: readonly Sitter[]): string | null {
  return strangers({ game: id, bots: botsIn(sitters) })[0] ?? null;
}

/** A record need not name its players: then as few as can play. */
function sittersOf({ game }: Kit, { players }: GameRecord, lang: Lang): Sitter[] {
  const all =
    players.length > 0
      ? players
      : Array.from({ length: game.minPlayers }, () => ({ name: '', kind: PERSON }));
  return [...withOwnNames(all.map((player, seat) => sitterOf(player, seat, lang)))];
}

function sitterOf({ name: given, kind }: RecordPlayer, seat: number, lang: Lang): Sitter {
  const name = tidyName(given) || capitalize(playerNth(seat, lang));
  return kind === PERSON ? { kind: 'person', name } : { kind: 'bot', name, bot: kind };
}
