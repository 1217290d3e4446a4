/** `gosu play`: a game in the terminal, against bots or between people. The talking is in `play/session.ts`. */
import { randomBytes } from 'node:crypto';
import { usualOpponent } from '@open-gosu/bots';
import { below, makeRng, type Seed } from '@open-gosu/kernel';
import type { Call, Command } from '../command.ts';
import { WrongUsage } from '../errors.ts';
import type { GameKit } from '../games/kit.ts';
import { chosenKit, chosenOptions, GAME_FLAG, KITS, OPTION_FLAGS } from '../games/registry.ts';
import { BOT_WORDS, botsForOthers, chosenPlayers, PLAYERS_FLAG } from '../games/seats.ts';
import { PERSON } from '../play/match.ts';
import { saveFile } from '../play/save.ts';
import { startSession } from '../play/session.ts';
import { converse } from '../play/terminal.ts';
import { thinkApart, thinkHere } from '../play/thinker.ts';
import { SEED_KINDS } from '../threads/flags.ts';
import { complain } from '../words/errors.ts';
import { literal } from '../words/typeset.ts';

/** Rows to draw for where nobody knows how many there are. */
const DEFAULT_ROWS = 40;
/** Too many seeds to try: nobody finds the hidden cards from the ones they see. */
const SEED_BYTES = 16;
/** The same in every game. */
const USUAL = usualOpponent(KITS[0].game);

export const play: Command = {
  name: 'play',
  synopsis: {
    en: '[--game GAME] [--players N] [--bot NAME[,NAME]] [--seat N|random] [--hotseat] [--seed S] [--preset NAME] [--option NAME=VALUE]',
    fr: '[--game JEU] [--players N] [--bot NOM[,NOM]] [--seat N|random] [--hotseat] [--seed S] [--preset NOM] [--option NOM=VALEUR]',
  },
  about: {
    en: 'A game against bots, or between people at one terminal.',
    fr: 'Une partie contre des robots, ou à plusieurs devant un même terminal.',
  },
  flags: [
    GAME_FLAG,
    PLAYERS_FLAG,
    {
      name: 'bot',
      value: { en: 'NAME[,NAME]', fr: 'NOM[,NOM]' },
      about: {
        en: `for all other seats or one each (default ${USUAL}): ${BOT_WORDS.en}`,
        fr: `pour tous les autres sièges ou un chacun (${USUAL} sinon) : ${BOT_WORDS.fr}`,
      },
    },
    {
      name: 'seat',
      value: literal('N|random'),
      about: {
        en: 'your seat (default 0, which plays first)',
        fr: 'votre siège (0 sinon, qui joue en premier)',
      },
    },
    {
      name: 'hotseat',
      about: {
        en: 'people at one terminal, without a bot',
        fr: 'plusieurs personnes devant un terminal, sans robot',
      },
    },
    {
      name: 'seed',
      value: literal('S'),
      about: {
        en: `where chance begins (default a new one each time); ${SEED_KINDS.en}`,
        fr: `où commence le hasard (chaque fois une nouvelle sinon) ; ${SEED_KINDS.fr}`,
      },
    },
    ...OPTION_FLAGS,
    {
      name: 'json',
      about: {
        en: 'print one line of JSON for each text',
        fr: 'écrire une ligne de JSON par texte',
      },
    },
  ],
  operands: { least: 0, most: 0 },
  async run(call) {
    const { args, io } = call;
    const kit = chosenKit(call);
    const seed = args.seed('seed', randomBytes(SEED_BYTES).toString('hex'));
    const players = args.has('hotseat') ? peopleOnly(call, kit) : personAndBots(call, kit, seed);
    const session = startSession({
      kit,
      options: chosenOptions(call, kit),
      seed,
      players,
      lang: call.lang,
      color: call.color,
      columns: () => (io.outIsTty ? process.stdout.columns || io.columns : io.columns),
      rows: () => (io.outIsTty ? process.stdout.rows || DEFAULT_ROWS : DEFAULT_ROWS),
      save: saveFile,
    });
    // A process of its own must hear Ctrl-C while a bot thinks.
    const thinker = io.beforeStop === undefined ? thinkHere(kit) : thinkApart(kit);
    try {
      await converse(call, session, thinker);
    } finally {
      await thinker.close();
    }
  },
};

/** `--hotseat`: every seat is a person's. */
function peopleOnly(call: Call, kit: GameKit): string[] {
  const other = ['bot', 'seat'].find((flag) => call.args.has(flag));
  if (other !== undefined) {
    throw new WrongUsage(complain(call.lang, 'notWithHotseat', { flag: `--${other}` }));
  }
  const seats = chosenPlayers(call, kit) ?? kit.game.minPlayers;
  return new Array<string>(seats).fill(PERSON);
}

/** One person among bots, who take the other seats in the order they are named. */
function personAndBots(call: Call, kit: GameKit, seed: Seed): string[] {
  const bots = botsForOthers(call, kit);
  const seat = chosenSeat(call, seed, bots.length + 1);
  return [...bots.slice(0, seat), PERSON, ...bots.slice(seat)];
}

/** `--seat`: where a person sits; `random` follows from the seed. */
function chosenSeat({ args }: Call, seed: Seed, seats: number): number {
  if (args.text('seat') === 'random') return below(makeRng(`${seed}/seat`), seats);
  return args.whole('seat', 0, 0, seats - 1);
}
