/**
 * A game as the browser kept it, read back: another version of the page may have written it, or something else. Only its
 * form is looked at; whether the rules allow it is for the engine to say. Pure.
 */
import { type Fields, isFields } from '@open-gosu/kernel';
import type { GameId } from '../engine/match.ts';
import type { SavedMatch } from './matches.ts';

/** Null where it is damaged. */
export function readSaved(raw: unknown): SavedMatch | null {
  return isSaved(raw) ? raw : null;
}

function isSaved(raw: unknown): raw is SavedMatch {
  if (!isFields(raw) || !isMatch(raw.match)) return false;
  const seats = (raw.match.sitters as readonly unknown[]).length;
  return (
    isText(raw.id) &&
    isListOf(raw.staged, isCount) &&
    isListOf(raw.undone, isText) &&
    typeof raw.wasUndone === 'boolean' &&
    isMissingOr(raw.takenBack, (list) => isListOf(list, isTakenBack)) &&
    isMissingOr(raw.neverAsked, (list) => isListOf(list, isNeverAsked)) &&
    isTime(raw.created) &&
    isTime(raw.updated) &&
    (raw.winners === null || isListOf(raw.winners, (seat) => isCount(seat) && seat < seats))
  );
}

const GAMES: readonly unknown[] = ['gosu-x', 'gosu-tactics'] satisfies readonly GameId[];

function isMatch(match: unknown): match is Fields {
  return (
    isFields(match) &&
    GAMES.includes(match.game) &&
    isText(match.rules) &&
    isStart(match.start) &&
    isListOf(match.sitters, isSitter) &&
    match.sitters.length > 0 &&
    isListOf(match.answers, isText) &&
    isMissingOr(match.ended, isResult) &&
    isMissingOr(match.undo, (undo) => undo === true)
  );
}

function isStart(start: unknown): boolean {
  if (!isFields(start)) return false;
  if (start.from === 'position') return isFields(start.position);
  const { seed } = start;
  return start.from === 'deal' && isFields(start.options) && (isText(seed) || isNumber(seed));
}

function isSitter(sitter: unknown): boolean {
  if (!isFields(sitter) || !isText(sitter.name)) return false;
  return sitter.kind === 'person' || (sitter.kind === 'bot' && isText(sitter.bot));
}

function isResult(result: unknown): boolean {
  return isFields(result) && isListOf(result.winners, isCount) && isText(result.reason);
}

function isTakenBack(note: unknown): boolean {
  return isFields(note) && isCount(note.ply) && isCount(note.count);
}

function isNeverAsked(note: unknown): boolean {
  return isFields(note) && isCount(note.seat) && isText(note.trigger);
}

function isListOf(list: unknown, isItem: (item: unknown) => boolean): list is readonly unknown[] {
  return Array.isArray(list) && list.every(isItem);
}

function isMissingOr(value: unknown, isGood: (value: unknown) => boolean): boolean {
  return value === undefined || isGood(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

/** One that a calendar has. */
function isTime(value: unknown): boolean {
  return isNumber(value) && !Number.isNaN(new Date(value).getTime());
}
