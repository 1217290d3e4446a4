/** Reads what a position file says of the table as a whole: round, turn, Advantage card, additional turns, passes. */
import { type Fields, fail, type Report, readInt, readSeat, show } from '@open-gosu/kernel';
import { LAST_TURNS } from '../flow/turn.ts';
import { MAX_ROUNDS, playerAt, type State } from '../state/state.ts';

const MAX_OWED = 20;

export function readTable(r: Report, s: State, file: Fields): void {
  const seats = s.players.length;
  const seat = (name: 'toPlay' | 'advantage') =>
    file[name] === undefined ? 0 : readSeat(r, name, file[name], seats);
  s.round = readInt(r, 'round', file.round, 1, MAX_ROUNDS, 1);
  s.turn = seat('toPlay');
  s.advantage = seat('advantage');
  const due = readExtraTurn(r, s, file.extraTurn);
  s.extraOwed = readInt(r, 'extraTurnsOwed', file.extraTurnsOwed, due, MAX_OWED, due);
}

/** `now`: this turn is an additional one; `due`: one follows it, or `extraTurnsOwed` of them. Gives the fewest owed. */
function readExtraTurn(r: Report, s: State, value: unknown): number {
  if (value === undefined || value === null) return 0;
  if (value === 'due') return 1;
  if (value === 'now') {
    s.extraNow = 1;
    return 0;
  }
  fail(r, 'extraTurn', {
    en: `null, "due" or "now" is expected, not ${show(value)}`,
    fr: `null, "due" ou "now" est attendu, pas ${show(value)}`,
  });
  return 0;
}

/** T3.8: who has passed, and how many turns that leaves the others. */
export function readPasses(r: Report, s: State, players: readonly Fields[]): void {
  if (s.players.every((p) => p.passed)) {
    fail(r, 'players', {
      en: 'all have passed: the round is over',
      fr: 'tous ont passé : la manche est finie',
    });
  }
  if (playerAt(s, s.turn).passed) {
    fail(r, 'toPlay', {
      en: `seat ${s.turn} has passed and takes no more turns this round`,
      fr: `le siège ${s.turn} a passé et ne joue plus de cette manche`,
    });
  }
  const anyPassed = s.players.some((p) => p.passed);
  for (const [seat, player] of players.entries()) readTurnsLeft(r, s, seat, player, anyPassed);
}

function readTurnsLeft(
  r: Report,
  s: State,
  seat: number,
  { turnsLeft: value }: Fields,
  anyPassed: boolean,
): void {
  const where = `players[${seat}].turnsLeft`;
  const p = playerAt(s, seat);
  const limited = anyPassed && !p.passed;
  if (value === undefined || value === null) {
    p.turnsLeft = limited ? LAST_TURNS : -1;
    return;
  }
  if (!limited) {
    fail(r, where, {
      en: 'turns are counted only once a player has passed, and only for the others',
      fr: 'les tours ne se comptent qu’une fois qu’un joueur a passé, et seulement pour les autres',
    });
    return;
  }
  // An additional turn may come after the last counted one.
  const least = seat === s.turn && s.extraNow === 1 ? 0 : 1;
  p.turnsLeft = readInt(r, where, value, least, LAST_TURNS, LAST_TURNS);
}
