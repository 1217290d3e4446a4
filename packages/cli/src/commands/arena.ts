/** `gosu arena`: a match between two bots, on the same deals from every seat, and what it proves. */
import { type Hypotheses, meanOf, PURPOSES, type Purpose, RISKS } from '@open-gosu/bots';
import { checkKept } from '../arena/check-kept.ts';
import { type GateLog, openGateLog, watched } from '../arena/gate-log.ts';
import type { Match } from '../arena/match.ts';
import { type MatchFile, NOT_KEPT, openMatchFile } from '../arena/match-file.ts';
import { matchFacts, matchLines } from '../arena/match-report.ts';
import { makeMatchTally } from '../arena/match-tally.ts';
import { type MatchRun, runMatch } from '../arena/run-match.ts';
import { sayArena } from '../arena/words.ts';
import { type Call, type Command, type Io, printJson } from '../command.ts';
import { WrongUsage } from '../errors.ts';
import type { GameKit } from '../games/kit.ts';
import { chosenKit, chosenOptions, GAME_FLAG, OPTION_FLAGS } from '../games/registry.ts';
import { BOT_WORDS, chosenBot, chosenPlayers, PLAYERS_FLAG } from '../games/seats.ts';
import { locked } from '../output/lock.ts';
import { isSameFile, keptPlace, realPlace } from '../output/places.ts';
import { makeProgress } from '../simulate/progress.ts';
import { chosenJobs, gamesFlag, JOBS_FLAG, SEED_FLAG } from '../threads/flags.ts';
import { complain } from '../words/errors.ts';
import { percent } from '../words/numbers.ts';
import { literal } from '../words/typeset.ts';
import { BOT, FILE } from '../words/values.ts';

const DEFAULT_GAMES = 100;
/**
 * About twice what a test of 0 against 5 Elo, the finest worth its time, takes where the truth lies midway, which is the
 * worst: (ln 19)² σ² / Δ² = 21,000 pairs, with σ² = 1/8, that of two games without luck in common, and Δ = 0.0072 of score.
 */
const DEFAULT_TEST_GAMES = 80_000;
const MOST_GAMES = 10_000_000;
const MOST_ELO = 1000;

/** The ladder has deals of its own. */
const CHOSEN_PURPOSES = PURPOSES.filter((purpose) => purpose !== 'ladder');

export const arena: Command = {
  name: 'arena',
  synopsis: {
    en: '--a BOT --b BOT [--game GAME] [--players N] [--games N] [--seed S] [--purpose gate|tuning] [--sprt E0,E1] [--jobs J] [--resume FILE] [--log FILE] [--preset NAME] [--option NAME=VALUE] [--json]',
    fr: '--a ROBOT --b ROBOT [--game JEU] [--players N] [--games N] [--seed S] [--purpose gate|tuning] [--sprt E0,E1] [--jobs J] [--resume FICHIER] [--log FICHIER] [--preset NOM] [--option NOM=VALEUR] [--json]',
  },
  about: {
    en: 'Plays a match between two bots, each deal from every seat: score and Elo with 95% intervals.',
    fr: 'Joue un match entre deux robots, chaque donne depuis chaque siège : score et Elo, avec intervalles à 95 %.',
  },
  flags: [
    { name: 'a', value: BOT, about: BOT_WORDS },
    {
      name: 'b',
      value: BOT,
      about: { en: 'the bot in all other seats', fr: 'le robot de tous les autres sièges' },
    },
    GAME_FLAG,
    {
      ...PLAYERS_FLAG,
      about: {
        en: 'how many play (default 2); for more, the share of wins stands for Elo',
        fr: 'combien jouent (2 sinon) ; à plus, la part des victoires tient lieu d’Elo',
      },
    },
    {
      ...gamesFlag(DEFAULT_GAMES, MOST_GAMES),
      about: {
        en: `how many, rounded up to whole deals (default ${DEFAULT_GAMES}; with --sprt as a limit, ${DEFAULT_TEST_GAMES}; at most ${MOST_GAMES})`,
        fr: `combien, arrondi à des donnes entières (${DEFAULT_GAMES} sinon ; avec --sprt comme limite, ${DEFAULT_TEST_GAMES} ; ${MOST_GAMES} au plus)`,
      },
    },
    SEED_FLAG,
    {
      name: 'purpose',
      value: literal(CHOSEN_PURPOSES.join('|')),
      about: {
        en: 'judge a bot (gate, the default) or work on it (tuning): never on the same deals',
        fr: 'juger un robot (gate, par défaut) ou le travailler (tuning) : jamais sur les mêmes donnes',
      },
    },
    {
      name: 'sprt',
      value: literal('E0,E1'),
      about: {
        en: 'stop as soon as it is clear that A is rather E1 than E0 Elo better, or the reverse (5% risk each)',
        fr: 'arrêter dès qu’il est clair que A vaut plutôt E1 que E0 Elo de plus, ou l’inverse (risques de 5 %)',
      },
    },
    JOBS_FLAG,
    {
      name: 'resume',
      value: FILE,
      about: {
        en: 'keep every finished deal there, and go on with what is there',
        fr: 'y garder chaque donne finie, et reprendre ce qui y est',
      },
    },
    {
      name: 'log',
      value: FILE,
      about: {
        en: 'add a line there for each gate, passed or not, also when it is stopped',
        fr: 'y ajouter une ligne par épreuve, réussie ou non, même interrompue',
      },
    },
    ...OPTION_FLAGS,
  ],
  operands: { least: 0, most: 0 },
  async run(call) {
    const { args, io, lang } = call;
    const kit = chosenKit(call);
    const match = chosenMatch(call, kit);
    const hypotheses = chosenHypotheses(call, match.players);
    const games = args.whole(
      'games',
      hypotheses === null ? DEFAULT_GAMES : DEFAULT_TEST_GAMES,
      1,
      MOST_GAMES,
    );
    const pairs = Math.ceil(games / match.players);
    const jobs = chosenJobs(call);
    const file = keptPlace(call, 'resume');
    const log = chosenLog(call, match, file);
    const play = async (kept: MatchFile) => {
      const before = countBelow(kept.pairs.keys(), pairs);
      const { a, players } = match;
      const progress = makeProgress(io, pairs * players, lang, before * players);
      const start = performance.now();
      const tally = await runLogged(io, match, log, before, {
        pairs,
        jobs,
        apart: io.beforeStop !== undefined && (file !== null || log !== null),
        hypotheses,
        kept,
        lang,
        onPair(now) {
          const { games: done, sample } = now.standing();
          const score = percent(lang, meanOf(sample), 1);
          progress.update(done, sayArena(lang, 'scoreNow', { a, score }));
        },
      }).finally(progress.end);
      const run = { seconds: (performance.now() - start) / 1000, resumedPairs: before };
      if (call.json) printJson(call, matchFacts(match, tally.standing(), run));
      else io.out(`${matchLines(match, tally.standing(), run, kit, lang).join('\n')}\n`);
    };
    if (file === null) await play(NOT_KEPT);
    else {
      const lock = `${realPlace(file)}.lock`;
      await locked(call, file, lock, () => play(openMatchFile(file, match, hypotheses, lang)));
    }
  },
};

/** As `runChecked`, with a line in the log where there is one. */
async function runLogged(
  io: Io,
  match: Match,
  log: GateLog | null,
  resumedPairs: number,
  run: MatchRun,
) {
  if (log === null) return runChecked(match, run);
  let latest = makeMatchTally(run.hypotheses);
  const onPair: MatchRun['onPair'] = (now) => {
    latest = now;
    run.onPair(now);
  };
  return watched(
    io,
    (ended) => log.add(ended, match, latest.standing(), resumedPairs),
    () => runChecked(match, { ...run, onPair }),
  );
}

async function runChecked(match: Match, run: MatchRun) {
  await checkKept(match, run);
  return runMatch(match, run);
}

/** `--log`: for gates only, for there is nothing to be deceived about elsewhere. */
function chosenLog(call: Call, { purpose }: Match, kept: string | null): GateLog | null {
  const { lang } = call;
  const file = keptPlace(call, 'log');
  if (file === null) return null;
  if (kept !== null && isSameFile(file, kept)) {
    throw new WrongUsage(complain(lang, 'sameFile', { flag: '--resume', other: '--log' }));
  }
  if (purpose === 'gate') return openGateLog(file, lang);
  throw new WrongUsage(complain(lang, 'onlyWith', { flag: '--log', wanted: '--purpose gate' }));
}

function chosenMatch(call: Call, kit: GameKit): Match {
  const purpose = call.args.choice('purpose', CHOSEN_PURPOSES) as Purpose | null;
  return {
    game: kit.game.id,
    rules: kit.game.rules,
    options: chosenOptions(call, kit),
    players: chosenPlayers(call, kit) ?? kit.game.minPlayers,
    a: chosenBot(call, kit, 'a'),
    b: chosenBot(call, kit, 'b'),
    purpose: purpose ?? 'gate',
    seed: call.args.seed('seed', 1),
  };
}

const BOUNDS = /^(-?\d{1,4}(?:\.\d{1,3})?),(-?\d{1,4}(?:\.\d{1,3})?)$/;

function chosenHypotheses({ args, lang }: Call, players: number): Hypotheses | null {
  const value = args.text('sprt');
  if (value === null) return null;
  if (players !== 2) throw new WrongUsage(complain(lang, 'sprtForTwo'));
  const [, low, high] = BOUNDS.exec(value) ?? [];
  const elo0 = Number(low);
  const elo1 = Number(high);
  if (elo0 < elo1 && elo0 >= -MOST_ELO && elo1 <= MOST_ELO) return { elo0, elo1, ...RISKS };
  throw new WrongUsage(complain(lang, 'badSprt', { value }));
}

function countBelow(numbers: Iterable<number>, limit: number): number {
  let count = 0;
  for (const number of numbers) if (number < limit) count++;
  return count;
}
