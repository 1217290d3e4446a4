/**
 * The fields messages are made of. Each is bounded, and each schema's message is what is expected there, as a short code that
 * `problem.ts` turns into a sentence: so a refused message can say which field to mend, and how.
 */
import { LANGS } from '@open-gosu/kernel';
import * as v from 'valibot';
import { LIMITS } from './limits.ts';
import { isObject } from './patch/plain.ts';

/** A whole number. */
export function int(least: number, most: number) {
  const expected = `int ${least} ${most}`;
  return v.pipe(
    v.number(expected),
    v.integer(expected),
    v.minValue(least, expected),
    v.maxValue(most, expected),
  );
}

/** Any finite number, for what is measured: ratings, shares. */
export function real(least: number, most: number) {
  const expected = `real ${least} ${most}`;
  return v.pipe(
    v.number(expected),
    v.finite(expected),
    v.minValue(least, expected),
    v.maxValue(most, expected),
  );
}

const LINE = /^[^\p{Cc}\u2028\u2029\p{Cs}]*$/u;

/** One line of text: no control characters, no half characters. */
export function line(least: number, most: number) {
  const expected = `line ${least} ${most}`;
  return v.pipe(
    v.string(expected),
    v.minLength(least, expected),
    v.maxLength(most, expected),
    v.regex(LINE, expected),
  );
}

/** Letters that need no care in a link, a log or a file name. */
export function word(least: number, most: number) {
  const expected = `word ${least} ${most}`;
  return v.pipe(
    v.string(expected),
    v.minLength(least, expected),
    v.maxLength(most, expected),
    v.regex(/^[A-Za-z0-9_-]*$/, expected),
  );
}

export function oneOf<const T extends readonly (string | number)[]>(choices: T) {
  return v.picklist(choices, `one ${choices.join(' ')}`);
}

export const flag = v.boolean('flag');

export function list<const S extends v.GenericSchema>(item: S, most: number) {
  const expected = `list ${most}`;
  return v.pipe(v.array(item, expected), v.maxLength(most, expected));
}

/** An object with these fields at least, for what the server says: fields of a newer server are left out on reading. */
export function told<const E extends v.ObjectEntries>(entries: E) {
  return v.object(entries, 'fields');
}

/** One of these; what a newer server may say beside them is read as the last value. */
export function oneOfOr<const T extends readonly string[], const D extends T[number]>(
  choices: T,
  otherwise: D,
) {
  return v.fallback(oneOf(choices), otherwise);
}

/** An object with these fields and no other, for what the server is told. */
export function fields<const E extends v.ObjectEntries>(entries: E) {
  return v.strictObject(entries, 'fields');
}

export const Lang = oneOf(LANGS);
export const MatchId = word(LIMITS.idLeast, LIMITS.id);
export const PlayerId = word(LIMITS.idLeast, LIMITS.id);
/** Chosen by the client: at least eight random characters keep two of its tabs apart. */
export const CommandId = word(1, LIMITS.commandId);

/** Made by the client, one for each page, and kept as long as that is open. */
export const WindowId = word(1, LIMITS.commandId);
export const GameId = word(1, LIMITS.gameId);
export const BotId = word(1, LIMITS.botId);
export const Rules = line(1, LIMITS.rules);
export const Name = line(1, LIMITS.name);
export const Token = word(LIMITS.idLeast, LIMITS.token);
export const Ply = int(0, LIMITS.ply);
/** Answers of one decision: 0 but while a response is possible. */
export const Part = int(0, LIMITS.part);
export const Rev = int(0, LIMITS.rev);
export const Seat = int(0, LIMITS.seats - 1);
/** A seat, or -1 for a spectator. */
export const Viewer = int(-1, LIMITS.seats - 1);
export const Wall = int(0, LIMITS.wallMs);
export const Millis = int(0, LIMITS.clockMs);
/** 32 bytes in base64url: a match's secret. */
export const Secret = word(43, 43);
/** SHA-256 of those bytes, in hexadecimal. */
export const Commitment = v.pipe(v.string('word 64 64'), v.regex(/^[0-9a-f]{64}$/, 'word 64 64'));

/** Rule options as somebody chose them; the game itself checks them. A list would pass for a record. */
export const Options = v.pipe(
  v.custom<{ [name: string]: unknown }>(isObject, 'fields'),
  v.record(
    word(1, LIMITS.optionName),
    v.union(
      [
        line(0, LIMITS.optionText),
        int(-1_000_000, 1_000_000),
        flag,
        // By seat, such as the clans of each.
        list(list(word(1, LIMITS.optionText), LIMITS.optionList), LIMITS.seats),
      ],
      'option',
    ),
    'fields',
  ),
  v.maxEntries(LIMITS.options, `entries ${LIMITS.options}`),
);
