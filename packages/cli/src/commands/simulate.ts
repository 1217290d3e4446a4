/** `gosu simulate`: many games between bots, and what comes of them. */
import { type Command, printJson } from '../command.ts';
import type { GameKit } from '../games/kit.ts';
import { chosenKit, chosenOptions, GAME_FLAG, OPTION_FLAGS } from '../games/registry.ts';
import { BOT_WORDS, botsForAll, PLAYERS_FLAG } from '../games/seats.ts';
import { keptFolder } from '../output/places.ts';
import { makeProgress } from '../simulate/progress.ts';
import { type Report, reportLines } from '../simulate/report.ts';
import { playSeries } from '../simulate/series.ts';
import { makeTally, round } from '../simulate/tally.ts';
import type { Task } from '../simulate/task.ts';
import { checkRecords } from '../simulate/write-record.ts';
import { chosenJobs, gamesFlag, JOBS_FLAG, SEED_FLAG } from '../threads/flags.ts';
import { literal } from '../words/typeset.ts';
import { FOLDER } from '../words/values.ts';

const DEFAULT_GAMES = 100;
const MOST_GAMES = 100_000_000;

export const simulate: Command = {
  name: 'simulate',
  synopsis: {
    en: '[--game GAME] [--players N] [--bots A,B] [--games N] [--seed S] [--jobs J] [--records FOLDER] [--preset NAME] [--option NAME=VALUE] [--json]',
    fr: '[--game JEU] [--players N] [--bots A,B] [--games N] [--seed S] [--jobs J] [--records DOSSIER] [--preset NOM] [--option NOM=VALEUR] [--json]',
  },
  about: {
    en: 'Plays many games between bots: wins by seat, reason and clan, lengths, speed, signature.',
    fr: 'Joue beaucoup de parties entre robots : victoires par siège, raison et clan, durées, vitesse, signature.',
  },
  flags: [
    GAME_FLAG,
    PLAYERS_FLAG,
    {
      name: 'bots',
      value: literal('A,B'),
      about: {
        en: `${BOT_WORDS.en}; for each seat, or with --players one for all (default random)`,
        fr: `${BOT_WORDS.fr} ; pour chaque siège, ou avec --players un pour tous (random sinon)`,
      },
    },
    gamesFlag(DEFAULT_GAMES, MOST_GAMES),
    SEED_FLAG,
    JOBS_FLAG,
    {
      name: 'records',
      value: FOLDER,
      about: {
        en: 'keep a record of each game there; never over those of other games',
        fr: 'y garder un enregistrement par partie ; jamais à la place d’autres parties',
      },
    },
    ...OPTION_FLAGS,
  ],
  operands: { least: 0, most: 0 },
  async run(call) {
    const { args, lang } = call;
    const kit = chosenKit(call);
    const games = args.whole('games', DEFAULT_GAMES, 1, MOST_GAMES);
    const jobs = chosenJobs(call);
    const task: Task = {
      game: kit.game.id,
      options: chosenOptions(call, kit),
      bots: botsForAll(call, kit),
      seed: args.seed('seed', 1),
      lang,
      records: keptFolder(call, 'records'),
    };
    if (task.records !== null) checkRecords({ ...task, kit }, task.records, lang);
    const tally = makeTally(
      task.bots.length,
      kit.catalogue(lang).clans.map(({ id }) => id),
    );
    const progress = makeProgress(call.io, games, lang);
    let done = 0;
    const start = performance.now();
    try {
      await playSeries(task, games, jobs, (game) => {
        tally.add(game);
        progress.update(++done);
      });
    } finally {
      progress.end();
    }
    const seconds = (performance.now() - start) / 1000;
    const totals = tally.totals();
    const report: Report = {
      ...totals,
      game: task.game,
      seconds: round(seconds, 3),
      decisionsPerSecond: Math.round(totals.decisions / seconds),
    };
    if (call.json) printJson(call, reportFacts(report, kit));
    else call.io.out(`${reportLines(report, task, kit, lang).join('\n')}\n`);
  },
};

/** The report in the documented order. */
function reportFacts(report: Report, kit: GameKit) {
  const { game, games, seconds, decisions, decisionsPerSecond, wins, draws, reasons } = report;
  const clans = Object.entries(report.clans).map(([clan, { part, whole }]) => [
    clan,
    kit.clans.facts(part, whole),
  ]);
  return {
    game,
    games,
    seconds,
    decisions,
    decisionsPerSecond,
    wins,
    draws,
    reasons,
    clans: Object.fromEntries(clans),
    turns: report.turns,
    ...(report.rounds === null ? {} : { rounds: report.rounds }),
    signature: report.signature,
  };
}
