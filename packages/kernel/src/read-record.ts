/** Reads a record as untrusted input: its shape alone. Whether the game can be played like this is for `replay`. */
import type { Parsed, Result } from './game.ts';
import type { Lang, Text } from './lang.ts';
import type { GameRecord, RecordPlayer } from './record.ts';
import { quote, refused } from './refusal.ts';
import type { Seed } from './rng.ts';

const MAX_ANSWERS = 20_000;
const MAX_TEXT = 200;
const MAX_PLAYERS = 4;
const MAX_OPTIONS = 100;

type Fields = Readonly<Record<string, unknown>>;

/** What is wrong with each field, or null; a missing optional field is right. */
const CHECKS: { readonly [K in keyof GameRecord]: (value: unknown) => Text | null } = {
  record: (value) =>
    value === 1
      ? null
      : {
          en: '"record" must be 1, the only version there is',
          fr: '« record » doit être 1, la seule version qui existe',
        },
  game: (value) =>
    isText(value)
      ? null
      : { en: '"game" must be the name of a game', fr: '« game » doit être le nom d’un jeu' },
  rules: (value) =>
    isText(value)
      ? null
      : {
          en: '"rules" must be the rules version',
          fr: '« rules » doit être la version des règles',
        },
  options: (value) =>
    value === undefined || (isObject(value) && Object.keys(value).length <= MAX_OPTIONS)
      ? null
      : { en: '"options" must be an object', fr: '« options » doit être un objet' },
  seed: (value) =>
    isSeed(value)
      ? null
      : {
          en: '"seed" must be a whole number or a short text',
          fr: '« seed » doit être un nombre entier ou un texte court',
        },
  players: playersProblem,
  answers: answersProblem,
  result: resultProblem,
};

export function readRecord(input: unknown, lang: Lang = 'en'): Parsed<GameRecord> {
  if (!isObject(input)) {
    return bad(
      { en: 'a record is a JSON object', fr: 'un enregistrement est un objet JSON' },
      lang,
    );
  }
  const unknown = Object.keys(input).find((key) => !Object.hasOwn(CHECKS, key));
  if (unknown !== undefined) {
    return bad(
      { en: `unknown field ${quote(unknown)}`, fr: `champ inconnu ${quote(unknown)}` },
      lang,
    );
  }
  for (const key of Object.keys(CHECKS) as (keyof GameRecord)[]) {
    const problem = CHECKS[key](input[key]);
    if (problem) return bad(problem, lang);
  }
  return { ok: true, value: checked(input) };
}

/** Every field has been checked. */
function checked(input: Fields): GameRecord {
  const { game, rules, options, seed, players, answers, result } = input;
  return {
    record: 1,
    game: game as string,
    rules: rules as string,
    options: (options as Fields | undefined) ?? {},
    seed: seed as Seed,
    players: (players as RecordPlayer[] | undefined) ?? [],
    answers: answers as string[],
    result: (result as Result | null | undefined) ?? null,
  };
}

function playersProblem(players: unknown): Text | null {
  if (players === undefined) return null;
  if (!Array.isArray(players) || players.length > MAX_PLAYERS) {
    return {
      en: '"players" must be a list of players',
      fr: '« players » doit être une liste de joueurs',
    };
  }
  for (const [i, player] of players.entries()) {
    const fits = isObject(player) && isText(player.name) && isText(player.kind);
    if (fits && Object.keys(player).length === 2) continue;
    return {
      en: `players[${i}] must be {"name", "kind"}, both short texts`,
      fr: `players[${i}] doit être {"name", "kind"}, deux textes courts`,
    };
  }
  return null;
}

function answersProblem(answers: unknown): Text | null {
  if (!Array.isArray(answers)) {
    return {
      en: '"answers" must be a list of texts',
      fr: '« answers » doit être une liste de textes',
    };
  }
  const { length } = answers;
  if (length > MAX_ANSWERS) {
    return {
      en: `"answers" has ${length} entries, at most ${MAX_ANSWERS} are read`,
      fr: `« answers » a ${length} entrées, ${MAX_ANSWERS} au plus sont lues`,
    };
  }
  const wrong = answers.findIndex((answer) => !isText(answer));
  if (wrong < 0) return null;
  return {
    en: `answers[${wrong}] must be a short text`,
    fr: `answers[${wrong}] doit être un texte court`,
  };
}

const RESULT_WANTED: Text = {
  en: '"result" must be {"winners": [seats], "reason"}',
  fr: '« result » doit être {"winners": [places], "reason"}',
};

function resultProblem(result: unknown): Text | null {
  if (result === undefined || result === null) return null;
  if (!isObject(result) || !isText(result.reason) || Object.keys(result).length > 2) {
    return RESULT_WANTED;
  }
  const { winners } = result;
  if (!Array.isArray(winners) || winners.length > MAX_PLAYERS) return RESULT_WANTED;
  const fits = winners.every(isSeat) && new Set(winners).size === winners.length;
  return fits ? null : RESULT_WANTED;
}

function isSeat(seat: unknown): boolean {
  return typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < MAX_PLAYERS;
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_TEXT;
}

function isSeed(value: unknown): value is Seed {
  return isText(value) || (typeof value === 'number' && Number.isSafeInteger(value));
}

function bad(problem: Text, lang: Lang): Parsed<never> {
  return refused('bad-record', problem, lang);
}
