/** Who sits where: `--players`, `--bots` and `--bot` read together, and refused where they disagree. */
import { usualOpponent } from '@open-gosu/bots';
import type { FlagSpec } from '../args.ts';
import type { Call } from '../command.ts';
import { WrongUsage } from '../errors.ts';
import { complain } from '../words/errors.ts';
import { literal } from '../words/typeset.ts';
import { botNamed, botsOf } from './bot-words.ts';
import type { GameKit } from './kit.ts';
import { playerCounts } from './registry.ts';

export { BOT_WORDS } from './bot-words.ts';

export const PLAYERS_FLAG: FlagSpec = {
  name: 'players',
  value: literal('N'),
  about: {
    en: 'how many play (default 2, or as many as there are names)',
    fr: 'combien jouent (2 sinon, ou autant que de noms)',
  },
};

/** The number of `--players`, or null; refused where the game cannot be played by so many. */
export function chosenPlayers(call: Call, kit: GameKit): number | null {
  const text = call.args.text('players');
  if (text === null) return null;
  const { minPlayers, maxPlayers } = kit.game;
  const players = Number(text);
  if (/^\d{1,3}$/.test(text) && players >= minPlayers && players <= maxPlayers) return players;
  throw new WrongUsage(
    complain(call.lang, 'wrongPlayers', {
      value: text,
      game: kit.title,
      counts: playerCounts(kit, call),
    }),
  );
}

/** Names separated by commas, each a bot of the game; null where the flag is not given. */
export function namedBots(call: Call, kit: GameKit, flag: string): string[] | null {
  const names = call.args.text(flag)?.split(',') ?? null;
  if (names === null) return null;
  return names.map((value) => {
    const name = botNamed(kit, value);
    if (name !== null) return name;
    const choices = botsOf(kit, call.lang);
    throw new WrongUsage(complain(call.lang, 'badChoice', { flag: `--${flag}`, choices, value }));
  });
}

/** The one bot a flag names; where it is not given `otherwise`, and without that it must be. */
export function chosenBot(call: Call, kit: GameKit, flag: string, otherwise?: string): string {
  const names = namedBots(call, kit, flag) ?? [];
  const [name = otherwise] = names;
  if (name === undefined) {
    throw new WrongUsage(complain(call.lang, 'needsFlag', { flag: `--${flag}` }));
  }
  if (names.length < 2) return name;
  const facts = { flag: `--${flag}`, count: names.length };
  throw new WrongUsage(complain(call.lang, 'oneBot', facts));
}

/** `--bots`: one for each seat, or with `--players` one for all. */
export function botsForAll(call: Call, kit: GameKit): string[] {
  const { lang } = call;
  const players = chosenPlayers(call, kit);
  const names = namedBots(call, kit, 'bots');
  const { minPlayers, maxPlayers } = kit.game;
  if (names === null) return seatsOf('random', players ?? minPlayers);
  const [first = ''] = names;
  if (players !== null) {
    if (names.length === 1) return seatsOf(first, players);
    if (names.length === players) return names;
    const count = names.length;
    throw new WrongUsage(complain(lang, 'botsDisagree', { players, count }));
  }
  if (names.length > maxPlayers) {
    const facts = { count: names.length, game: kit.title, counts: playerCounts(kit, call) };
    throw new WrongUsage(complain(lang, 'wrongBots', facts));
  }
  if (names.length < minPlayers) {
    throw new WrongUsage(complain(lang, 'wrongBotCount', { count: playerCounts(kit, call) }));
  }
  return names;
}

/** `--bot`: one for each of the other seats, or one for all of them; the usual one where none is named. */
export function botsForOthers(call: Call, kit: GameKit): string[] {
  const players = chosenPlayers(call, kit);
  const names = namedBots(call, kit, 'bot') ?? [usualOpponent(kit.game)];
  const [first = ''] = names;
  const { minPlayers, maxPlayers } = kit.game;
  if (names.length === 1) return seatsOf(first, (players ?? minPlayers) - 1);
  const count = names.length;
  const seats = count + 1;
  if (players !== null && seats !== players) {
    throw new WrongUsage(complain(call.lang, 'botsBeside', { count, seats, players }));
  }
  if (seats > maxPlayers) {
    const counts = playerCounts(kit, call);
    const facts = { count, seats, game: kit.title, counts };
    throw new WrongUsage(complain(call.lang, 'tooManyBots', facts));
  }
  return names;
}

function seatsOf(bot: string, count: number): string[] {
  return new Array<string>(count).fill(bot);
}
