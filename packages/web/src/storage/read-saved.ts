/**
 * A game as the browser kept it, read back: another version of the page may have written it, or something else. Only its
 * form is looked at; whether the rules allow it is for the engine to say. Pure.
 */
import { type Fields, isFields } from '@open-gosu/kernel';
import type { GameId } from '../engine/match.ts';
import type { SavedMatch } from './matches.ts';

/** Null where it is damaged. */
export function readSaved(raw: unknown): SavedMatch | null {
  if (!isSaved(raw)) return null;
  const isOfNow = raw.staged.every((each) => typeof each === 'string');
  return isOfNow ? (raw as SavedMatch) : { ...raw, staged: raw.staged.map(textOf) };
}

/** Staged answers were kept as codes once. */
type Raw = Omit<SavedMatch, 'staged'> & { readonly staged: readonly (string | number)[] };

function textOf(staged: string | number): string {
  return typeof staged === 'number' ? textOfCode(staged) : staged;
}

/** In the place of the notation, as long as nobody has asked the engine for that: no answer is written so. */
export function textOfCode(code: number): string {
  return `#${code}`;
}

function isSaved(raw: unknown): raw is Raw {
  if (!isFields(raw) || !isMatch(raw.match)) return false;
  return (
    isText(raw.id) &&
    isListOf(raw.staged, (each) => isText(each) || isCount(each)) &&
    isListOf(raw.undone, isText) &&
    isMissingOr(raw.unfinished, isCount) &&
    typeof raw.wasUndone === 'boolean' &&
    isMissingOr(raw.takenBack, (list) => isListOf(list, isTakenBack)) &&
    isMissingOr(raw.neverAsked, (list) => isListOf(list, isWish)) &&
    isMissingOr(raw.forcedFrom, (from) => from === null || isCount(from)) &&
    isTime(raw.created) &&
    isTime(raw.updated) &&
    (raw.winners === null || isListOf(raw.winners, isSeatOf(raw.match)))
  );
}

const GAMES: { readonly [G in GameId]: true } = { 'gosu-x': true, 'gosu-tactics': true };

function isMatch(match: unknown): match is Fields {
  return (
    isFields(match) &&
    isText(match.game) &&
    Object.hasOwn(GAMES, match.game) &&
    isText(match.rules) &&
    isStart(match.start) &&
    isListOf(match.sitters, isSitter) &&
    match.sitters.length > 0 &&
    isListOf(match.answers, isText) &&
    isMissingOr(match.ended, (ended) => isResult(ended, isSeatOf(match))) &&
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

function isResult(result: unknown, isSeat: (seat: unknown) => boolean): boolean {
  return isFields(result) && isListOf(result.winners, isSeat) && isText(result.reason);
}

function isSeatOf({ sitters }: Fields): (seat: unknown) => boolean {
  return (seat) => isCount(seat) && seat < (sitters as readonly unknown[]).length;
}

function isTakenBack(note: unknown): boolean {
  return isFields(note) && isCount(note.ply) && isCount(note.count);
}

function isWish(wish: unknown): boolean {
  return isFields(wish) && isCount(wish.seat) && (isText(wish.trigger) || isText(wish.turn));
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
