/** `gosu bench`: the speed of the engines, beside anchors measured in the same run, and their signatures. */
import { benchLines } from '../bench/report.ts';
import { runBench } from '../bench/run.ts';
import type { BenchReport, Table } from '../bench/table.ts';
import { type Call, type Command, printJson } from '../command.ts';
import type { GameKit } from '../games/kit.ts';
import { GAME_FLAG, KITS, namedKit } from '../games/registry.ts';
import { chosenPlayers, PLAYERS_FLAG } from '../games/seats.ts';
import { literal } from '../words/typeset.ts';

const DEFAULT_SECONDS = 12;
const LEAST_SECONDS = 0.01;
const MOST_SECONDS = 3600;
const WIPE = '\r\u001b[K';

export const bench: Command = {
  name: 'bench',
  synopsis: {
    en: '[--game GAME [--players N]] [--seconds N] [--json]',
    fr: '[--game JEU [--players N]] [--seconds N] [--json]',
  },
  about: {
    en: 'Measures the engines against their bars, side by side, and prints their signatures.',
    fr: 'Mesure les moteurs face à leurs seuils, côte à côte, et donne leurs signatures.',
  },
  flags: [
    { ...GAME_FLAG, about: { en: 'one game only', fr: 'un seul jeu' } },
    { ...PLAYERS_FLAG, about: { en: 'for so many only', fr: 'à tant de joueurs seulement' } },
    {
      name: 'seconds',
      value: literal('N'),
      about: {
        en: `time for the timed rounds of each table, ${LEAST_SECONDS} to ${MOST_SECONDS} (default ${DEFAULT_SECONDS})`,
        fr: `durée des tours chronométrés de chaque table, ${LEAST_SECONDS} à ${MOST_SECONDS} (${DEFAULT_SECONDS} sinon)`,
      },
    },
  ],
  operands: { least: 0, most: 0 },
  async run(call) {
    const { args, io, lang } = call;
    const tables = chosenTables(call);
    const seconds = args.decimal('seconds', DEFAULT_SECONDS, LEAST_SECONDS, MOST_SECONDS);
    const onStep = (step: string) => {
      if (io.errIsTty) io.err(`${WIPE}${step}`);
    };
    const reports = await runBench(tables, seconds, lang, onStep);
    if (io.errIsTty) io.err(WIPE);
    if (!call.json) {
      io.out(`${benchLines(reports, tables, lang).join('\n')}\n`);
      return;
    }
    const [first, ...others] = reports.map(reportFacts);
    printJson(call, others.length === 0 ? first : { ...first, others });
  },
};

/** Every game for every number of players, or what `--game` and `--players` leave of that. */
function chosenTables(call: Call): Table[] {
  const named = namedKit(call);
  const kits = named === null ? KITS : [named];
  const players = chosenPlayers(call, named ?? widest());
  return kits.flatMap(tablesOf).filter((table) => players === null || table.players === players);
}

/** The game the most can play: what no other can be played by either. */
function widest(): GameKit {
  return KITS.reduce((most, kit) => (kit.game.maxPlayers > most.game.maxPlayers ? kit : most));
}

function tablesOf(kit: GameKit): Table[] {
  const { minPlayers, maxPlayers } = kit.game;
  return Array.from({ length: maxPlayers - minPlayers + 1 }, (_, i) => ({
    kit,
    players: minPlayers + i,
  }));
}

function reportFacts({ figures, ...rest }: BenchReport) {
  return { ...rest, ...figures };
}
