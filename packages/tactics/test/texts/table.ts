/** Positions for the tests of texts, at the start of a turn, and answers by the ids of the cards. */
import { type ActionCode, LANGS, type Lang, makeCode, makeRng, readPlace } from '@open-gosu/kernel';
import { expect } from 'vitest';
import { ANSWER, shiftCode } from '../../src/answers.ts';
import type { TacticsEvent } from '../../src/events.ts';
import { advance, apply, ask, legal } from '../../src/flow/engine.ts';
import { MATCH_STEP } from '../../src/flow/match.ts';
import { faceOf } from '../../src/state/faces.ts';
import { makeFrame, PROC } from '../../src/state/frame.ts';
import { IMPRISONED, newState, type State } from '../../src/state/state.ts';
import { questionText } from '../../src/text/questions.ts';
import { whyNot } from '../../src/text/reasons.ts';

export interface Seat {
  readonly hand?: readonly string[];
  /** Rows from level 1; `#` before an id: imprisoned. */
  readonly army?: readonly (readonly string[])[];
  readonly points?: number;
  readonly turnsLeft?: number;
  readonly passed?: boolean;
}

export interface Rest {
  readonly deck?: readonly string[];
  readonly discard?: readonly string[];
  readonly extraNow?: boolean;
  readonly extraOwed?: number;
}

export function face(id: string): number {
  const found = faceOf(id);
  if (found < 0) throw new Error(`no such card: ${id}`);
  return found;
}

const goblin = (id: string) => (id.startsWith('#') ? face(id.slice(1)) + IMPRISONED : face(id));

/** The first player's turn; further players have nothing unless they are given. */
export function table(seats: readonly Seat[], rest: Rest = {}): State {
  const s = newState(makeRng('texts'), Math.max(2, seats.length));
  seats.forEach((seat, i) => {
    const p = s.players[i]!;
    p.hand = (seat.hand ?? []).map(face).sort((a, b) => a - b);
    p.rows = [0, 1, 2].map((row) => (seat.army?.[row] ?? []).map(goblin)) as typeof p.rows;
    p.points = seat.points ?? 0;
    p.turnsLeft = seat.turnsLeft ?? -1;
    p.passed = seat.passed ? 1 : 0;
  });
  s.deck = (rest.deck ?? []).map(face).reverse();
  s.discard = (rest.discard ?? []).map(face);
  s.extraNow = rest.extraNow ? 1 : 0;
  s.extraOwed = rest.extraOwed ?? 0;
  const match = makeFrame(PROC.match, 0);
  match.step = MATCH_STEP.turns;
  s.stack.push(match);
  advance(s, undefined);
  return s;
}

export const place = (id: string) => makeCode(ANSWER.play, face(id));
export const discard = (id: string) => makeCode(ANSWER.discard, face(id));
export const pick = (id: string) => makeCode(ANSWER.pick, face(id));
export const seat = (player: number) => makeCode(ANSWER.seat, player);
export const verb = (index: number) => makeCode(ANSWER.do, index);
export const target = (where: string) => makeCode(ANSWER.target, readPlace(where, 0));
export const order = (where: string) => makeCode(ANSWER.order, readPlace(where, 0));
export const mutate = (where: string, id: string, fromDiscard = false) =>
  shiftCode(readPlace(where, 0), face(id), fromDiscard);

export function play(s: State, ...codes: readonly ActionCode[]): State {
  for (const code of codes) {
    expect(legalCodes(s)).toContain(code);
    apply(s, code, undefined);
  }
  return s;
}

export function legalCodes(s: State): ActionCode[] {
  const out: ActionCode[] = [];
  return out.slice(0, legal(s, out));
}

/** The numbers a text says, to compare two languages. */
export const numerals = (text: string) => (text.match(/\d+/g) ?? []).sort();

/** Plays on and returns what was reported. */
export function eventsOf(s: State, ...codes: readonly ActionCode[]): TacticsEvent[] {
  const events: TacticsEvent[] = [];
  for (const code of codes) apply(s, code, (event) => events.push(event));
  return events;
}

/** The pending question in both languages. */
export const asked = (s: State) => LANGS.map((lang) => questionText(s, ask(s), lang));

/** Why an answer is refused, in both languages. */
export const why = (s: State, code: ActionCode) => LANGS.map((lang) => whyNot(s, code, lang));

/** What every sentence a player reads must be. */
export function expectClean(text: string, lang: Lang, what = text): void {
  expect(text, what).toMatch(/^(\p{Lu}|\d|p[0-3][', ]).*[.?]$/u);
  expect(text, what).not.toMatch(/undefined|\bnull\b|NaN|\[object|\$\{|p-1|\n/);
  expect(text, what).not.toMatch(/ {2}|\.\.| [.,)]|[.,;:]\p{Ll}| \?[^$]|\(\?/u);
  if (lang === 'fr') {
    expect(text, what).not.toMatch(/'|[^\u00a0][;!?»]|[^\u00a0\d]:/);
    expect(text, what).not.toMatch(/(?<!\p{L})(de|le|la|que|ne) (?!ou )[aeiouéèê]/u);
  } else {
    expect(text, what).not.toMatch(/[\u00a0’]/);
  }
}
