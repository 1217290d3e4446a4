/** Reads a record as untrusted input: its shape alone. Whether the game can be played like this is for `replay`. */
import { MOST_SEATS } from './event.ts';
import {
  type Fields,
  fail,
  isFields,
  type Report,
  readFields,
  readInt,
  readList,
  readSeed,
  readText,
  readWhole,
} from './fields.ts';
import type { Options, Parsed, Result } from './game.ts';
import type { Lang } from './lang.ts';
import type { GameRecord, RecordPlayer } from './record.ts';
import { show } from './refusal.ts';

const MAX_ANSWERS = 20_000;
const MAX_OPTIONS = 100;

const FIELDS = [
  'record',
  'game',
  'rules',
  'options',
  'seed',
  'players',
  'answers',
  'result',
  'undo',
] as const satisfies readonly (keyof GameRecord)[];
const NEEDED = ['record', 'game', 'rules', 'seed', 'answers'] as const;

export function readRecord(input: unknown, lang: Lang = 'en'): Parsed<GameRecord> {
  return readWhole('bad-record', lang, (r) => {
    const file = readFields(r, '', input, FIELDS);
    return file && readChecked(r, file);
  });
}

function readChecked(r: Report, file: Fields): GameRecord {
  for (const name of NEEDED) {
    if (file[name] !== undefined) continue;
    fail(r, '', { en: `"${name}" is missing`, fr: `il manque "${name}"` });
  }
  if (file.record !== 1) {
    fail(r, 'record', {
      en: `1, the only version there is, is expected, not ${show(file.record)}`,
      fr: `1, la seule version qui existe, est attendu, pas ${show(file.record)}`,
    });
  }
  return {
    record: 1,
    game: readText(r, 'game', file.game),
    rules: readText(r, 'rules', file.rules),
    options: readOptions(r, file.options),
    seed: readSeed(r, file.seed),
    players: readList(r, 'players', file.players, MOST_SEATS).map((player, i) =>
      readPlayer(r, `players[${i}]`, player),
    ),
    answers: readList(r, 'answers', file.answers, MAX_ANSWERS).map((answer, i) =>
      readText(r, `answers[${i}]`, answer),
    ),
    result: file.result === undefined || file.result === null ? null : readResult(r, file.result),
    ...(readUndo(r, file.undo) ? { undo: true } : {}),
  };
}

function readUndo(r: Report, value: unknown): boolean {
  if (value === undefined || value === true || value === false) return value === true;
  fail(r, 'undo', {
    en: `true or false is expected, not ${show(value)}`,
    fr: `true ou false est attendu, pas ${show(value)}`,
  });
  return false;
}

/** What they mean is for the game to say. */
function readOptions(r: Report, value: unknown): Options {
  if (value === undefined) return {};
  if (isFields(value) && Object.keys(value).length <= MAX_OPTIONS) return value;
  fail(r, 'options', {
    en: `an object is expected, not ${show(value)}`,
    fr: `un objet est attendu, pas ${show(value)}`,
  });
  return {};
}

function readPlayer(r: Report, where: string, value: unknown): RecordPlayer {
  const fields = readFields(r, where, value, ['name', 'kind']) ?? {};
  return {
    name: readText(r, `${where}.name`, fields.name),
    kind: readText(r, `${where}.kind`, fields.kind),
  };
}

function readResult(r: Report, value: unknown): Result {
  const fields = readFields(r, 'result', value, ['winners', 'reason']) ?? {};
  const where = 'result.winners';
  if (!Array.isArray(fields.winners)) {
    fail(r, where, { en: 'a list of seats is expected', fr: 'une liste de sièges est attendue' });
  }
  const winners = readList(r, where, fields.winners, MOST_SEATS).map((seat, i) =>
    readInt(r, `${where}[${i}]`, seat, 0, MOST_SEATS - 1, 0),
  );
  if (new Set(winners).size !== winners.length) {
    fail(r, where, { en: 'a seat is there twice', fr: 'un siège y est deux fois' });
  }
  return { winners, reason: readText(r, 'result.reason', fields.reason) };
}
