/** The check of an `answer` by hand: what most messages are, at several times the speed of its schema. A test holds the two together. */
import type { ClientMessageOf } from './client-messages.ts';
import { LIMITS } from './limits.ts';

const WORD = /^[A-Za-z0-9_-]*$/;
/** Answers in notation need no other letters; any other text takes the long way through the schema. */
const PLAIN = /^[\x20-\x7e]*$/;
/** Without `line` and `part`, which may be left out. */
const FIELDS = 5;

/** True only for what the schema accepts too; false says nothing. */
export function isAnswer(value: unknown): value is ClientMessageOf<'answer'> {
  if (typeof value !== 'object' || value === null) return false;
  const { t, id, match, ply, text, line, part } = value as { readonly [field: string]: unknown };
  if (t !== 'answer') return false;
  let count = 0;
  for (const _ in value) count++;
  if (line !== undefined) count--;
  if (part !== undefined) count--;
  return (
    count === FIELDS &&
    isWord(id, 1, LIMITS.commandId) &&
    isWord(match, LIMITS.idLeast, LIMITS.id) &&
    isCount(ply, LIMITS.ply) &&
    (line === undefined || isCount(line, LIMITS.ply)) &&
    (part === undefined || isCount(part, LIMITS.part)) &&
    typeof text === 'string' &&
    text.length >= 1 &&
    text.length <= LIMITS.answer &&
    PLAIN.test(text)
  );
}

function isWord(value: unknown, least: number, most: number): boolean {
  return (
    typeof value === 'string' && value.length >= least && value.length <= most && WORD.test(value)
  );
}

function isCount(value: unknown, most: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;
}
