/** `gosu report`: many games of one bot against itself, and a page that shows what they say. */
import { type Call, type Command, printJson } from '../command.ts';
import type { GameKit } from '../games/kit.ts';
import { chosenKit, chosenOptions, GAME_FLAG, OPTION_FLAGS } from '../games/registry.ts';
import { BOT_WORDS, chosenBot, chosenPlayers, PLAYERS_FLAG } from '../games/seats.ts';
import { chosenOut, STDOUT } from '../output/places.ts';
import { checkWritable, writeWhole } from '../output/whole-file.ts';
import type { Brief } from '../report/brief.ts';
import { observeSeries } from '../report/collect/series.ts';
import { reportFacts } from '../report/facts.ts';
import type { Figures } from '../report/figures.ts';
import { reportPage } from '../report/page/page.ts';
import { studyOf } from '../report/studies/registry.ts';
import { makeTally } from '../report/tally.ts';
import { sayPage } from '../report/words.ts';
import { makeProgress } from '../simulate/progress.ts';
import { chosenJobs, gamesFlag, JOBS_FLAG, SEED_FLAG } from '../threads/flags.ts';
import { counted } from '../words/counts.ts';
import { BOT, FILE } from '../words/values.ts';

/** Clans to half a point, pairs and common cards to a point or two. */
const DEFAULT_GAMES = 20_000;
const MOST_GAMES = 10_000_000;
/** The quickest that plays with any sense. */
const DEFAULT_BOT = 'instinct';

export const report: Command = {
  name: 'report',
  synopsis: {
    en: '[--game GAME] [--players N] [--bot BOT] [--games N] [--seed S] [--jobs J] [--out FILE] [--preset NAME] [--option NAME=VALUE] [--json]',
    fr: '[--game JEU] [--players N] [--bot ROBOT] [--games N] [--seed S] [--jobs J] [--out FICHIER] [--preset NOM] [--option NOM=VALEUR] [--json]',
  },
  about: {
    en: 'Plays many games of one bot and makes a page of them: clans, seats, endings, lengths, cards.',
    fr: 'Joue beaucoup de parties d’un robot et en fait une page : clans, places, fins, durées, cartes.',
  },
  flags: [
    GAME_FLAG,
    { ...PLAYERS_FLAG, about: { en: 'how many play (default 2)', fr: 'combien jouent (2 sinon)' } },
    {
      name: 'bot',
      value: BOT,
      about: {
        en: `who plays every seat: ${BOT_WORDS.en} (default ${DEFAULT_BOT}, which is quick)`,
        fr: `qui joue à toutes les places : ${BOT_WORDS.fr} (${DEFAULT_BOT} sinon, rapide)`,
      },
    },
    gamesFlag(DEFAULT_GAMES, MOST_GAMES),
    SEED_FLAG,
    JOBS_FLAG,
    {
      name: 'out',
      value: FILE,
      about: {
        en: 'the page, one file; - is standard output (default GAME-report.html; with --json none)',
        fr: 'la page, un seul fichier ; - est la sortie standard (JEU-report.html sinon ; avec --json aucun)',
      },
    },
    ...OPTION_FLAGS,
  ],
  operands: { least: 0, most: 0 },
  async run(call) {
    const { io, lang } = call;
    const kit = chosenKit(call);
    const brief = chosenBrief(call, kit);
    const jobs = chosenJobs(call);
    const out = chosenPlace(call, kit);
    const file = out === STDOUT ? null : out;
    if (file !== null) checkWritable(file, lang);
    const figures = await gather(call, kit, brief, jobs);
    const study = studyOf(brief.game);
    const page = () => reportPage({ brief, kit, study, figures }, lang);
    if (file !== null) writeWhole(file, page(), lang);
    if (out === STDOUT) io.out(page());
    else if (call.json) printJson(call, reportFacts(brief, figures));
    else if (file !== null) {
      const { bot, seed } = brief;
      const games = counted(lang, 'game', figures.games);
      io.out(`${sayPage(lang, 'written', { file, game: kit.title, games, bot, seed })}\n`);
    }
  },
};

async function gather(call: Call, kit: GameKit, brief: Brief, jobs: number): Promise<Figures> {
  const { io, lang } = call;
  const tally = makeTally(brief.players, kit.catalogue(lang));
  const progress = makeProgress(io, brief.games, lang);
  let done = 0;
  await observeSeries({ brief, lang }, jobs, (game) => {
    tally.add(game);
    progress.update(++done);
  }).finally(progress.end);
  return { ...tally.figures(), draft: studyOf(brief.game).draft?.(brief.options) ?? null };
}

function chosenBrief(call: Call, kit: GameKit): Brief {
  const { args } = call;
  const { id, rules, minPlayers } = kit.game;
  const preset = args.text('preset');
  return {
    game: id,
    rules,
    options: chosenOptions(call, kit),
    players: chosenPlayers(call, kit) ?? minPlayers,
    bot: chosenBot(call, kit, 'bot', DEFAULT_BOT),
    games: args.whole('games', DEFAULT_GAMES, 1, MOST_GAMES),
    seed: args.seed('seed', 1),
    typedOptions: [
      ...(preset === null ? [] : ['--preset', preset]),
      ...args.texts('option').flatMap((option) => ['--option', option]),
    ],
  };
}

/** Null where only the figures are wanted. */
function chosenPlace(call: Call, { game }: GameKit): string | null {
  return chosenOut(call) ?? (call.json ? null : `${game.id}-report.html`);
}
