/** The games the command line knows, by id. */
import { joinOr, type Options } from '@open-gosu/kernel';
import type { FlagSpec } from '../args.ts';
import type { Call } from '../command.ts';
import { WrongUsage } from '../errors.ts';
import { complain } from '../words/errors.ts';
import { literal } from '../words/typeset.ts';
import { NAME } from '../words/values.ts';
import { gosuXKit } from './gosu-x/kit.ts';
import type { GameKit } from './kit.ts';
import { tacticsKit } from './tactics/kit.ts';

/** The first one is meant where none is named. */
export const KITS: readonly [GameKit, ...GameKit[]] = [gosuXKit, tacticsKit];

export const GAME_IDS: readonly string[] = KITS.map(({ game }) => game.id);

export function kitOf(id: unknown): GameKit | null {
  return KITS.find(({ game }) => game.id === id) ?? null;
}

export const GAME_FLAG: FlagSpec = {
  name: 'game',
  value: literal(GAME_IDS.join('|')),
  about: { en: `which game (default ${GAME_IDS[0]})`, fr: `quel jeu (${GAME_IDS[0]} sinon)` },
};

/** The three clans of each player, where they are given. */
const CLANS_EXAMPLE = 'clans=justice,galmi,xian/abhilasha,goan-sul,tomorrow';

const PRESETS = KITS.filter(({ presets }) => presets.length > 0)
  .map(({ title, presets }) => `${title}: ${presets.join(', ')}`)
  .join('; ');

export const OPTION_FLAGS: readonly FlagSpec[] = [
  {
    name: 'preset',
    value: NAME,
    about: {
      en: `rule options as a whole (${PRESETS})`,
      fr: `options de règle d’un bloc (${PRESETS.replaceAll(':', ' :').replaceAll(';', ' ;')})`,
    },
  },
  {
    name: 'option',
    value: { en: 'NAME=VALUE', fr: 'NOM=VALEUR' },
    repeats: true,
    about: {
      en: `one rule option, by name or number (X12.3=yes; draft=given with ${CLANS_EXAMPLE})`,
      fr: `une option de règle, par nom ou numéro (X12.3=yes ; draft=given avec ${CLANS_EXAMPLE})`,
    },
  },
];

/** The game of `--game`; the first one where it is not given. */
export function chosenKit(call: Call): GameKit {
  return namedKit(call) ?? KITS[0];
}

/** The game of `--game`, or null. */
export function namedKit(call: Call): GameKit | null {
  return kitOf(call.args.choice('game', GAME_IDS));
}

/** "2", "2, 3 or 4": how many can play. */
export function playerCounts({ game }: GameKit, call: Call): string {
  const counts = Array.from({ length: game.maxPlayers - game.minPlayers + 1 }, (_, i) =>
    String(game.minPlayers + i),
  );
  return joinOr(call.lang, counts);
}

/** The rule options of `--preset` and `--option`, as the game understands them. */
export function chosenOptions(call: Call, kit: GameKit): Options {
  const preset = call.args.text('preset');
  const given: [string, unknown][] = preset === null ? [] : [['preset', preset]];
  for (const pair of call.args.texts('option')) {
    const equals = pair.indexOf('=');
    if (equals < 1) throw new WrongUsage(complain(call.lang, 'badOption', { value: pair }));
    const name = pair.slice(0, equals);
    given.push([name, readValue(name, pair.slice(equals + 1))]);
  }
  // Takes every name as it is, also `__proto__`: the game refuses what it does not know.
  const options = kit.game.options(Object.fromEntries(given), call.lang);
  if (options.ok) return options.value;
  const reason = options.message;
  const isOnClans = kit.game.id === gosuXKit.game.id && /\bclans\b/.test(reason);
  throw new WrongUsage(isOnClans ? complain(call.lang, 'clansForm', { reason }) : reason);
}

/** The clans of a given draft are lists, by commas and a slash or as JSON; anything else is a word. */
function readValue(name: string, text: string): unknown {
  if (name !== 'clans') return text;
  if (!text.startsWith('[')) return text.split('/').map((side) => side.split(','));
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
