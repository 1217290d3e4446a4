/** `gosu draft`: the draft of Gosu X as the bots' table solves it; or a new table, or a check of this one. */
import { DRAFT_TABLE, type MeasuredDraft, OUTCOMES, readTable } from '@open-gosu/bots';
import { gosuX } from '@open-gosu/gosu-x';
import { type Call, type Command, printJson } from '../command.ts';
import type { DraftTask, Purpose } from '../draft/games.ts';
import { moduleText, toThousandths } from '../draft/module-text.ts';
import { qualityOf } from '../draft/quality.ts';
import {
  checkFacts,
  checkLines,
  draftFacts,
  draftLines,
  type Run,
  runLine,
  spreadsLine,
} from '../draft/report.ts';
import { playOutcomes, pointsOf, type Sample } from '../draft/sample.ts';
import { smooth } from '../draft/smooth.ts';
import { sayDraft } from '../draft/words.ts';
import { WrongUsage } from '../errors.ts';
import { botsOf } from '../games/bot-words.ts';
import { gosuXKit } from '../games/gosu-x/kit.ts';
import type { GameKit } from '../games/kit.ts';
import { kitOf } from '../games/registry.ts';
import { chosenBot } from '../games/seats.ts';
import { chosenOut, STDOUT } from '../output/places.ts';
import { checkWritable, writeWhole } from '../output/whole-file.ts';
import { makeProgress } from '../simulate/progress.ts';
import { round } from '../simulate/tally.ts';
import { chosenJobs, gamesFlag, JOBS_FLAG, SEED_FLAG } from '../threads/flags.ts';
import { complain } from '../words/errors.ts';
import { BOT, FILE } from '../words/values.ts';

const DEFAULT_BOT = 'instinct';
const DEFAULT_GAMES = 400;
const MOST_GAMES = 100_000;

/** From one game of an outcome nobody can tell luck from error. */
const FEWEST_GAMES: { readonly [P in Purpose]: number } = { table: 1, check: 2 };

/** Options that say how games are played: without games they would be ignored. */
const OF_GAMES = ['games', 'bot', 'seed', 'jobs'];

export const draft: Command = {
  name: 'draft',
  synopsis: {
    en: '[--measure [--out FILE] | --check] [--games N] [--bot BOT] [--seed S] [--jobs J] [--json]',
    fr: '[--measure [--out FICHIER] | --check] [--games N] [--bot ROBOT] [--seed S] [--jobs J] [--json]',
  },
  about: {
    en: 'Shows the solved draft of Gosu X: first picks, best line, clans; or measures its table anew.',
    fr: 'Montre le choix des clans de Gosu X, résolu : premiers choix, suite, clans ; ou en refait la table.',
  },
  flags: [
    {
      name: 'measure',
      about: {
        en: 'play every outcome many times and write the table the bots are built with',
        fr: 'jouer chaque issue de nombreuses fois et écrire la table des robots',
      },
    },
    {
      name: 'check',
      about: {
        en: 'compare the table with games it was not made from',
        fr: 'comparer la table à des parties dont elle n’est pas tirée',
      },
    },
    {
      ...gamesFlag(DEFAULT_GAMES, MOST_GAMES),
      about: {
        en: `how many of each of the ${OUTCOMES.length} outcomes (default ${DEFAULT_GAMES}, at most ${MOST_GAMES})`,
        fr: `combien pour chacune des ${OUTCOMES.length} issues (${DEFAULT_GAMES} sinon, ${MOST_GAMES} au plus)`,
      },
    },
    {
      name: 'bot',
      value: BOT,
      about: {
        en: `who plays both seats: ${botsOf(gosuXKit, 'en')} (default ${DEFAULT_BOT})`,
        fr: `qui joue aux deux sièges : ${botsOf(gosuXKit, 'fr')} (${DEFAULT_BOT} sinon)`,
      },
    },
    SEED_FLAG,
    JOBS_FLAG,
    {
      name: 'out',
      value: FILE,
      about: {
        en: 'where the table goes (default -, standard output)',
        fr: 'où va la table (- sinon, la sortie standard)',
      },
    },
  ],
  operands: { least: 0, most: 0 },
  async run(call) {
    const { args, io, lang } = call;
    const kit = kitOf(gosuX.id) as GameKit;
    refuseIdle(call);
    if (args.has('measure')) return measure(call, kit);
    if (args.has('check')) return check(call, kit);
    if (call.json) printJson(call, draftFacts(DRAFT_TABLE));
    else io.out(`${draftLines(DRAFT_TABLE, kit, lang).join('\n')}\n`);
  },
};

/** An option that would have no effect is a mistake. */
function refuseIdle({ args, lang }: Call): void {
  const refuse = (flag: string, wanted: string) => {
    throw new WrongUsage(complain(lang, 'onlyWith', { flag: `--${flag}`, wanted }));
  };
  if (args.has('measure') && args.has('check')) {
    throw new WrongUsage(complain(lang, 'notBoth', { flag: '--measure', other: '--check' }));
  }
  if (args.has('out') && !args.has('measure')) refuse('out', '--measure');
  if (args.has('measure') || args.has('check')) return;
  for (const flag of OF_GAMES) if (args.has(flag)) refuse(flag, '--measure, --check');
}

async function measure(call: Call, kit: GameKit): Promise<void> {
  const { io, lang } = call;
  const out = chosenOut(call);
  const file = out === STDOUT ? null : out;
  if (file !== null) checkWritable(file, lang);
  const { run, sample } = await play(call, kit, 'table');
  const { chances, error, spreads } = smooth(pointsOf(sample), sample.games);
  const measured: MeasuredDraft = {
    bot: run.task.bot,
    games: run.games,
    seed: run.task.seed,
    rules: gosuX.rules,
    error: round(error, 4),
    thousandths: toThousandths(chances),
  };
  if (file !== null) writeWhole(file, moduleText(measured), lang);
  const table = readTable(measured);
  if (call.json) {
    const rounded = Object.entries(spreads).map(([group, value]) => [group, round(value, 4)]);
    printJson(call, { ...draftFacts(table), spreads: Object.fromEntries(rounded) });
  } else if (file === null) {
    io.out(moduleText(measured));
  } else {
    const lines = [
      ...draftLines(table, kit, lang),
      '',
      spreadsLine(spreads, lang),
      runLine(run, lang),
      sayDraft(lang, 'written', { file }),
    ];
    io.out(`${lines.join('\n')}\n`);
  }
}

async function check(call: Call, kit: GameKit): Promise<void> {
  const { run, sample } = await play(call, kit, 'check');
  const quality = qualityOf(DRAFT_TABLE.chances, sample);
  if (call.json) printJson(call, checkFacts(DRAFT_TABLE, run, quality));
  else call.io.out(`${checkLines(DRAFT_TABLE, run, quality, call.lang).join('\n')}\n`);
}

async function play(
  call: Call,
  kit: GameKit,
  purpose: Purpose,
): Promise<{ readonly run: Run; readonly sample: Sample }> {
  const { args, io, lang } = call;
  const games = args.whole('games', DEFAULT_GAMES, FEWEST_GAMES[purpose], MOST_GAMES);
  const bot = chosenBot(call, kit, 'bot', DEFAULT_BOT);
  const task: DraftTask = { purpose, bot, seed: args.seed('seed', 1), lang };
  const progress = makeProgress(io, games * OUTCOMES.length, lang);
  let done = 0;
  const start = performance.now();
  const sample = await playOutcomes(task, games, chosenJobs(call), () => {
    progress.update(++done);
  }).finally(progress.end);
  return { run: { task, games, seconds: (performance.now() - start) / 1000 }, sample };
}
