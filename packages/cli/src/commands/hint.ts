/** `gosu hint`: the best answers to the question a position stands at, with chances to win and reasons. */
import { type SearchTask, searchOf } from '@open-gosu/bots';
import { makeRng, type Seed } from '@open-gosu/kernel';
import { type Call, type Command, printJson } from '../command.ts';
import { NOBODY, seatNames } from '../draw/look.ts';
import { WrongUsage } from '../errors.ts';
import { MOST_ITERATIONS } from '../games/bot-words.ts';
import type { GameKit } from '../games/kit.ts';
import { BOT_WORDS, chosenBot } from '../games/seats.ts';
import { type Advice, adviceFrom } from '../hint/advice.ts';
import { adviceLines, inWords, reasonOf, type Speaking } from '../hint/lines.ts';
import { loadPosition } from '../input/position.ts';
import { searchPool } from '../search/pool.ts';
import { round } from '../simulate/tally.ts';
import { chosenJobs, MOST_JOBS, SEED_FLAG } from '../threads/flags.ts';
import { complain } from '../words/errors.ts';
import { literal } from '../words/typeset.ts';
import { NAME } from '../words/values.ts';
import { asked, questionLines, resultLine, resultOf, textWidth } from './outcome.ts';

const DEFAULT_BOT = 'ismcts';
const DEFAULT_ITERATIONS = 2000;
const DEFAULT_TOP = 3;
const MOST_TOP = 100;
const LEAST_SECONDS = 0.01;
const MOST_SECONDS = 3600;

export const hint: Command = {
  name: 'hint',
  synopsis: {
    en: '<position> [--bot NAME] [--top K] [--iterations N] [--seconds S] [--seed S] [--jobs J] [--json]',
    fr: '<position> [--bot NOM] [--top K] [--iterations N] [--seconds S] [--seed S] [--jobs J] [--json]',
  },
  about: {
    en: 'Advises the player who is asked: the best answers, their chances to win, and why.',
    fr: 'Conseille le joueur interrogé : les meilleures réponses, leurs chances de gagner, et pourquoi.',
  },
  flags: [
    {
      name: 'bot',
      value: NAME,
      about: {
        en: `whom to ask (default ${DEFAULT_BOT}): ${BOT_WORDS.en}`,
        fr: `à qui demander (${DEFAULT_BOT} sinon) : ${BOT_WORDS.fr}`,
      },
    },
    {
      name: 'top',
      value: literal('K'),
      about: {
        en: `how many answers (default ${DEFAULT_TOP}, at most ${MOST_TOP})`,
        fr: `combien de réponses (${DEFAULT_TOP} sinon, ${MOST_TOP} au plus)`,
      },
    },
    {
      name: 'iterations',
      value: literal('N'),
      about: {
        en: `how long ${DEFAULT_BOT} searches (default ${DEFAULT_ITERATIONS}, at most ${MOST_ITERATIONS})`,
        fr: `la longueur d’une recherche d’${DEFAULT_BOT} (${DEFAULT_ITERATIONS} sinon, ${MOST_ITERATIONS} au plus)`,
      },
    },
    {
      name: 'seconds',
      value: literal('S'),
      about: {
        en: `end a search after this time (${LEAST_SECONDS} to ${MOST_SECONDS}); the advice may then differ from one run to the next`,
        fr: `arrêter une recherche après ce temps (${LEAST_SECONDS} à ${MOST_SECONDS}) ; le conseil peut alors changer d’une fois à l’autre`,
      },
    },
    SEED_FLAG,
    {
      name: 'jobs',
      value: literal('J'),
      about: {
        en: `threads that share a search; each number of them gives its own advice (default 1, at most ${MOST_JOBS})`,
        fr: `fils d’exécution qui partagent une recherche ; chaque nombre donne son propre conseil (1 sinon, ${MOST_JOBS} au plus)`,
      },
    },
  ],
  operands: { least: 1, most: 1 },
  async run(call) {
    const limit = chosenLimit(call);
    const parts = call.args.whole('jobs', 1, 1, MOST_JOBS);
    const top = call.args.whole('top', DEFAULT_TOP, 1, MOST_TOP);
    const seed = call.args.seed('seed', 1);
    const { kit, state } = await loadPosition(call, call.args.operands[0] ?? '');
    const bot = chosenAdviser(call, kit);
    const seat = kit.game.toAct(state);
    if (seat < 0) {
      printOver(call, kit, state);
      return;
    }
    const view = kit.game.view(state, seat);
    const choice = await consult({ game: kit.game.id, bot, view, limit }, seed, parts, call);
    const advice = adviceFrom({ kit, state, view, bot, choice }, top, `${seed}/reasons`);
    const { lang, color } = call;
    const names = seatNames(kit.seats(state));
    const look = { lang, color, width: textWidth(call), seat, names, you: NOBODY };
    print(call, advice, { kit, state, look });
  },
};

async function consult(task: SearchTask, seed: Seed, parts: number, call: Call) {
  const pool = searchPool(chosenJobs(call));
  try {
    return await pool.choose(task, makeRng(seed), parts);
  } finally {
    await pool.close();
  }
}

/** Time alone ends a search that is given time alone; none ends early, so that more than the best answer is known. */
function chosenLimit(call: Call): SearchTask['limit'] {
  const { args } = call;
  if (!args.has('seconds')) {
    const iterations = args.whole('iterations', DEFAULT_ITERATIONS, 1, MOST_ITERATIONS);
    return { iterations, full: true };
  }
  const seconds = args.decimal('seconds', 0, LEAST_SECONDS, MOST_SECONDS);
  const iterations = args.whole('iterations', MOST_ITERATIONS, 1, MOST_ITERATIONS);
  return { iterations, milliseconds: Math.round(seconds * 1000), full: true };
}

/** `--iterations` are for a search that has none of its own: with other bots they would have no effect. */
function chosenAdviser(call: Call, kit: GameKit): string {
  const bot = chosenBot(call, kit, 'bot', DEFAULT_BOT);
  const takesIterations = searchOf(kit.game, bot)?.iterations === null;
  if (takesIterations || !call.args.has('iterations')) return bot;
  const wanted = `--bot ${DEFAULT_BOT}`;
  throw new WrongUsage(complain(call.lang, 'onlyWith', { flag: '--iterations', wanted }));
}

function printOver(call: Call, kit: GameKit, state: unknown): void {
  const result = resultOf(kit, state);
  if (call.json) {
    printJson(call, {
      question: null,
      bot: null,
      iterations: 0,
      forced: false,
      answers: [],
      result,
    });
    return;
  }
  call.io.out(result === null ? '' : `${resultLine(kit, result, call.lang)}\n`);
}

function print(call: Call, advice: Advice, to: Speaking): void {
  const { question } = asked(to.kit, to.state, call.lang);
  if (!call.json) {
    const above = question === null ? [] : questionLines(question, call);
    const lines = [...above, ...adviceLines(advice, to)];
    call.io.out(`${lines.join('\n')}\n`);
    return;
  }
  const { bot, iterations, forced } = advice;
  const answers = advice.answers.map((advised) => ({
    answer: advised.answer,
    text: inWords(advised.code, to),
    winChance: advised.winChance === null ? null : round(advised.winChance, 4),
    visits: advised.visits,
    reason: advised.reason === null ? null : { ...advised.reason, text: reasonOf(advised, to) },
  }));
  printJson(call, { question, bot, iterations, forced, answers, result: null });
}
