/** `gosu ladder`: a fixed set of bots, everybody against everybody, and the ratings that follow. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LADDER_BOTS } from '@open-gosu/bots';
import type { Options } from '@open-gosu/kernel';
import { checkKept } from '../arena/check-kept.ts';
import { type LadderMatch, pairings } from '../arena/ladder.ts';
import { type Ladder, ladderFacts, ladderLines } from '../arena/ladder-report.ts';
import type { Match } from '../arena/match.ts';
import { type MatchFile, NOT_KEPT, openMatchFile } from '../arena/match-file.ts';
import { runMatch } from '../arena/run-match.ts';
import { sayArena } from '../arena/words.ts';
import { type Call, type Command, printJson } from '../command.ts';
import { WrongUsage } from '../errors.ts';
import type { GameKit } from '../games/kit.ts';
import { chosenKit, chosenOptions, GAME_FLAG, OPTION_FLAGS } from '../games/registry.ts';
import { namedBots } from '../games/seats.ts';
import { locked } from '../output/lock.ts';
import { keptFolder, realPlace } from '../output/places.ts';
import { makeProgress } from '../simulate/progress.ts';
import { chosenJobs, gamesFlag, JOBS_FLAG, SEED_FLAG } from '../threads/flags.ts';
import { complain } from '../words/errors.ts';
import { literal } from '../words/typeset.ts';
import { FOLDER } from '../words/values.ts';

const DEFAULT_GAMES = 100;
const MOST_GAMES = 1_000_000;
const PLAYERS = 2;

/** In the folder, while a run is using it. */
const LOCK = 'ladder.lock';

export const ladder: Command = {
  name: 'ladder',
  synopsis: {
    en: '[--game GAME] [--bots A,B,C] [--games N] [--seed S] [--jobs J] [--resume FOLDER] [--preset NAME] [--option NAME=VALUE] [--json]',
    fr: '[--game JEU] [--bots A,B,C] [--games N] [--seed S] [--jobs J] [--resume DOSSIER] [--preset NOM] [--option NOM=VALEUR] [--json]',
  },
  about: {
    en: 'Plays a set of bots, everybody against everybody: the cross-table, and Elo with 95% intervals.',
    fr: 'Fait jouer des robots, tous contre tous : le tableau croisé, et l’Elo avec intervalles à 95 %.',
  },
  flags: [
    GAME_FLAG,
    {
      name: 'bots',
      value: literal('A,B,C'),
      about: {
        en: `who plays (default the fixed set: ${LADDER_BOTS.join(', ')})`,
        fr: `qui joue (par défaut l’ensemble fixe : ${LADDER_BOTS.join(', ')})`,
      },
    },
    {
      ...gamesFlag(DEFAULT_GAMES, MOST_GAMES),
      about: {
        en: `how many in each match (default ${DEFAULT_GAMES}, at most ${MOST_GAMES})`,
        fr: `combien par match (${DEFAULT_GAMES} sinon, ${MOST_GAMES} au plus)`,
      },
    },
    SEED_FLAG,
    JOBS_FLAG,
    {
      name: 'resume',
      value: FOLDER,
      about: {
        en: 'keep every match there in a file of its own, and go on with what is there',
        fr: 'y garder chaque match dans son fichier, et reprendre ce qui y est',
      },
    },
    ...OPTION_FLAGS,
  ],
  operands: { least: 0, most: 0 },
  async run(call) {
    const { lang } = call;
    const kit = chosenKit(call);
    const bots = chosenBots(call, kit);
    const pairs = Math.ceil(call.args.whole('games', DEFAULT_GAMES, 1, MOST_GAMES) / PLAYERS);
    const seed = call.args.seed('seed', 1);
    const games = pairs * PLAYERS;
    const options = chosenOptions(call, kit);
    const folder = keptFolder(call, 'resume');
    const play = () => playAll(call, kit, options, bots, pairs, folder);
    const start = performance.now();
    const matches = await (folder === null
      ? play()
      : locked(call, folder, join(realPlace(folder), LOCK), play));
    const seconds = (performance.now() - start) / 1000;
    const played: Ladder = { kit, options, bots, seed, games, matches, seconds };
    if (call.json) printJson(call, ladderFacts(played));
    else call.io.out(`${ladderLines(played, lang).join('\n')}\n`);
  },
};

function chosenBots(call: Call, kit: GameKit): readonly string[] {
  const bots = namedBots(call, kit, 'bots') ?? LADDER_BOTS;
  if (bots.length >= 2 && new Set(bots).size === bots.length) return bots;
  throw new WrongUsage(complain(call.lang, 'fewBots'));
}

/** All matches of two bots, one after another. */
async function playAll(
  call: Call,
  kit: GameKit,
  options: Options,
  bots: readonly string[],
  pairs: number,
  folder: string | null,
): Promise<LadderMatch[]> {
  const { io, lang } = call;
  const apart = io.beforeStop !== undefined && folder !== null;
  const base = {
    game: kit.game.id,
    rules: kit.game.rules,
    options,
    players: PLAYERS,
  };
  const seed = call.args.seed('seed', 1);
  const jobs = chosenJobs(call);
  const planned = pairings(bots.length).map((pairing) => {
    const [a, b] = asKept(pairing, bots, folder);
    const names = { a: bots[a] ?? '', b: bots[b] ?? '' };
    const match: Match = { ...base, ...names, purpose: 'ladder', seed };
    return { a, b, match };
  });
  // All files before the first game: a wrong one is told at once.
  const files = planned.map(({ match }) => openFile(match, folder, call));
  const before = files.reduce((sum, file) => sum + Math.min(pairs, file.pairs.size), 0);
  const total = PLAYERS * pairs * planned.length;
  const progress = makeProgress(io, total, lang, PLAYERS * before);
  const matches: LadderMatch[] = [];
  let done = 0;
  try {
    for (const [i, { match }] of planned.entries()) {
      await checkKept(match, { kept: files[i] ?? NOT_KEPT, pairs, apart, lang });
    }
    for (const [i, plan] of planned.entries()) {
      const { a, b } = plan.match;
      const tally = await runMatch(plan.match, {
        pairs,
        jobs,
        apart,
        hypotheses: null,
        kept: files[i] ?? NOT_KEPT,
        lang,
        onPair() {
          done += PLAYERS;
          progress.update(done, sayArena(lang, 'matchNow', { a, b }));
        },
      });
      matches.push({ ...plan, standing: tally.standing() });
    }
  } finally {
    progress.end();
  }
  return matches;
}

/** Who is A and who B: as in the file that is there, for the bots may have been named in another order. */
function asKept(
  [a, b]: readonly [number, number],
  bots: readonly string[],
  folder: string | null,
): readonly [a: number, b: number] {
  const isKept = (x: number, y: number) =>
    folder !== null && existsSync(fileOf(bots[x] ?? '', bots[y] ?? '', folder));
  return isKept(b, a) && !isKept(a, b) ? [b, a] : [a, b];
}

function openFile(match: Match, folder: string | null, { lang }: Call): MatchFile {
  if (folder === null) return NOT_KEPT;
  return openMatchFile(fileOf(match.a, match.b, folder), match, null, lang);
}

/** Names of bots are words, numbers and hyphens: safe in a path. */
function fileOf(a: string, b: string, folder: string): string {
  return join(folder, `${a}-against-${b}.jsonl`);
}
