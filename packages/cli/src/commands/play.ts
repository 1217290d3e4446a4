/** `gosu play`: a game in the terminal, against a bot or between two people. The talking is in `play/session.ts`. */
import { randomBytes } from 'node:crypto';
import { botNames } from '@open-gosu/bots';
import { below, makeRng, type Seed } from '@open-gosu/kernel';
import type { Call, Command } from '../command.ts';
import { WrongUsage } from '../errors.ts';
import { chosenKit, chosenOptions, GAME_FLAG, OPTION_FLAGS } from '../games/registry.ts';
import { PERSON } from '../play/match.ts';
import { saveFile } from '../play/save.ts';
import { startSession } from '../play/session.ts';
import { converse } from '../play/terminal.ts';
import { complain } from '../words/errors.ts';
import { literal } from '../words/typeset.ts';

/** Rows to draw for where nobody knows how many there are. */
const DEFAULT_ROWS = 40;
/** Too many seeds to try: nobody finds the hidden cards from the ones they see. */
const SEED_BYTES = 16;

export const play: Command = {
  name: 'play',
  synopsis: {
    en: '[--bot NAME] [--seat 0|1|random] [--hotseat] [--seed S] [--preset NAME] [--option NAME=VALUE]',
    fr: '[--bot NOM] [--seat 0|1|random] [--hotseat] [--seed S] [--preset NOM] [--option NOM=VALEUR]',
  },
  about: {
    en: 'A game against a bot, or between two people at one terminal.',
    fr: 'Une partie contre un robot, ou à deux devant un même terminal.',
  },
  flags: [
    GAME_FLAG,
    {
      name: 'bot',
      value: { en: 'NAME', fr: 'NOM' },
      about: { en: 'random or greedy (default)', fr: 'random ou greedy (sinon greedy)' },
    },
    {
      name: 'seat',
      value: literal('0|1|random'),
      about: {
        en: 'your seat (default 0, which plays first)',
        fr: 'votre siège (0 sinon, qui joue en premier)',
      },
    },
    {
      name: 'hotseat',
      about: {
        en: 'two people at one terminal, without a bot',
        fr: 'deux personnes devant un terminal, sans robot',
      },
    },
    {
      name: 'seed',
      value: literal('S'),
      about: { en: 'where chance begins', fr: 'où commence le hasard' },
    },
    ...OPTION_FLAGS,
  ],
  operands: { least: 0, most: 0 },
  async run(call) {
    const { args, io } = call;
    const kit = chosenKit(call);
    const seats = kit.game.minPlayers;
    const seed = args.seed('seed', randomBytes(SEED_BYTES).toString('hex'));
    const seat = chosenSeat(call, seed, seats);
    const known = botNames(kit.game);
    const bot = args.choice('bot', known) ?? (known[known.length - 1] as string);
    if (args.has('hotseat')) {
      const other = ['bot', 'seat'].find((flag) => args.has(flag));
      if (other !== undefined) {
        const flag = `--${other}`;
        throw new WrongUsage(complain(call.lang, 'notWithHotseat', { flag }));
      }
    }
    const players = Array.from({ length: seats }, (_, at) =>
      args.has('hotseat') || at === seat ? PERSON : bot,
    );
    const session = startSession({
      kit,
      options: chosenOptions(call, kit),
      seed,
      players,
      lang: call.lang,
      color: call.color,
      columns: () => (io.outIsTty ? (process.stdout.columns ?? io.columns) : io.columns),
      rows: () => (io.outIsTty ? (process.stdout.rows ?? DEFAULT_ROWS) : DEFAULT_ROWS),
      save: saveFile,
    });
    await converse(call, session);
  },
};

/** `--seat`: where a person sits; `random` follows from the seed. */
function chosenSeat({ args }: Call, seed: Seed, seats: number): number {
  if (args.text('seat') === 'random') return below(makeRng(`${seed}/seat`), seats);
  return args.whole('seat', 0, 0, seats - 1);
}
