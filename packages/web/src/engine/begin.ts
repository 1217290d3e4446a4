/** A new match: what it is begun with is checked and completed, or refused with the reason. */
import { makeBot } from '@open-gosu/bots';
import { joinOr, type Lang, type Parsed } from '@open-gosu/kernel';
import type { Kit } from './games/kit.ts';
import { kitOf } from './games/registry.ts';
import type { Match, OwnStart, Sitter } from './match.ts';
import type { Asked, Told } from './requests.ts';
import { say } from './words.ts';

export function begin({ game, start, sitters, lang }: Asked<'begin'>): Told<'begin'> {
  const kit = kitOf(game);
  const problem = sitterProblem(kit, sitters, lang);
  if (problem !== null) return refuse('bad-players', problem);
  if (start.from === 'seen') return refuse('bad-start', say(lang, 'notHere'));
  const checked = checkedStart(kit, start, sitters.length, lang);
  if (!checked.ok) return checked;
  const { rules } = kit.game;
  const match: Match = { game, rules, start: checked.value.start, sitters, answers: [] };
  return { ok: true, value: match };
}

function refuse(code: string, message: string): Parsed<never> {
  return { ok: false, code, message };
}

/** Null where so many can play it. */
export function seatsProblem({ game }: Pick<Kit, 'game'>, n: number, lang: Lang): string | null {
  const { minPlayers, maxPlayers } = game;
  if (n >= minPlayers && n <= maxPlayers) return null;
  const counts = Array.from({ length: maxPlayers - minPlayers + 1 }, (_, i) => minPlayers + i);
  return say(lang, 'wrongSeats', { n, wanted: joinOr(lang, counts.map(String)) });
}

function sitterProblem(kit: Kit, sitters: readonly Sitter[], lang: Lang): string | null {
  const { game } = kit;
  const wrong = seatsProblem(kit, sitters.length, lang);
  if (wrong !== null) return wrong;
  for (const sitter of sitters) {
    if (sitter.name.trim() === '') return say(lang, 'noName');
    if (sitter.kind === 'bot' && makeBot(game, sitter.bot) === null) {
      return say(lang, 'noBot', { bot: sitter.bot });
    }
  }
  return null;
}

/** A start with nothing wrong, and its position. */
interface Checked {
  readonly start: OwnStart;
  state(): unknown;
}

export function checkedStart(
  kit: Kit,
  start: OwnStart,
  seats: number,
  lang: Lang,
): Parsed<Checked> {
  const { game } = kit;
  if (start.from === 'deal') {
    const read = game.options(start.options, lang);
    if (!read.ok) return read;
    const { seed } = start;
    const options = read.value;
    const state = () => game.setup(options, seed, seats);
    return { ok: true, value: { start: { from: 'deal', options, seed }, state } };
  }
  const position = game.readPosition(start.position, lang);
  if (!position.ok) return position;
  const wanted = kit.seats(position.value);
  if (wanted !== seats) {
    return refuse('bad-players', say(lang, 'wrongSeats', { n: seats, wanted: String(wanted) }));
  }
  return { ok: true, value: { start, state: () => position.value } };
}
