/**
 * A match played again: every position it went through and everything that happened. The worker keeps the last few lines
 * of play, so that a longer list of the same answers, a shorter one or a branch costs only what is new.
 */
import type { ActionCode, AnyView, Lang, Result } from '@open-gosu/kernel';
import { checkedStart, seatsProblem } from './begin.ts';
import type { Asked, Kit, SeatEvent, Sums } from './games/kit.ts';
import { kitOf } from './games/registry.ts';
import { type Match, Unplayable } from './match.ts';
import { comingIn, dealOf, type ToldStep, toldIn } from './seen.ts';
import { say } from './words.ts';

/** One event, unredacted, and the sums of the battle where it is one. */
export interface Happened {
  readonly event: SeatEvent;
  readonly sums: Sums | null;
}

/** One answer: who gave it to which question, and all it led to. */
export interface Step {
  readonly asked: Asked;
  readonly code: ActionCode;
  readonly happened: readonly Happened[];
}

export interface Played {
  readonly kit: Kit;
  /** Of a match on a server, what came before the first state; empty for all others. */
  readonly told: readonly ToldStep[];
  /** What has happened in a decision that is not over; null where there is none. */
  readonly coming: ToldStep | null;
  /** `states[n]`: after n answers given here. */
  readonly states: readonly unknown[];
  readonly steps: readonly Step[];
  /** The last of the states. */
  readonly state: unknown;
}

interface Line {
  readonly key: string;
  readonly told: readonly ToldStep[];
  readonly coming: ToldStep | null;
  readonly answers: string[];
  readonly states: unknown[];
  readonly steps: Step[];
}

/** Enough for a game, what is staged in it, a replay beside it, and a branch. */
const MOST_LINES = 4;
const lines: Line[] = [];

/** Throws `Unplayable` where the rules or an answer do not fit: a match that was begun and added to here always does. */
export function playedOf(match: Match): Played {
  const kit = kitOf(match.game);
  const line = lineOf(kit, match);
  const { length } = match.answers;
  for (let i = line.answers.length; i < length; i++) {
    const text = match.answers[i] as string;
    const code = kit.game.parse(line.states[i], text, 'en');
    if (!code.ok) {
      throw unplayable((lang) => {
        const read = kit.game.parse(line.states[i], text, lang);
        const reason = read.ok ? '' : read.message;
        return say(lang, 'badAnswer', { n: i + 1, answer: text, reason });
      });
    }
    extend(kit, line, text, code.value);
  }
  const states = line.states.slice(0, length + 1);
  const { told, coming } = line;
  return { kit, told, coming, states, steps: line.steps.slice(0, length), state: states[length] };
}

function extend(kit: Kit, line: Line, text: string, code: ActionCode): void {
  const { game } = kit;
  const before = line.states[line.states.length - 1];
  const state = game.clone(before);
  const happened: Happened[] = [];
  // The sums of a battle are those of the moment it is fought: later the armies are no longer the same.
  game.apply(state, code, (event) => happened.push({ event, sums: kit.sums(state, event) }));
  line.answers.push(text);
  line.states.push(state);
  line.steps.push({ asked: kit.ask(before), code, happened });
}

/** A line that has only answers of the match, as many as are known; moved to the front. */
function lineOf(kit: Kit, match: Match): Line {
  const key = JSON.stringify([match.game, match.rules, match.start, match.sitters.length]);
  let best: Line | null = null;
  let most = -1;
  for (const line of lines) {
    const n = line.key === key ? common(line.answers, match.answers) : -1;
    if (n <= most) continue;
    best = line;
    most = n;
  }
  const isWhole = best !== null && (most === best.answers.length || most === match.answers.length);
  const line = isWhole ? (best as Line) : branched(kit, match, key, best, most);
  const index = lines.indexOf(line);
  if (index >= 0) lines.splice(index, 1);
  lines.unshift(line);
  lines.length = Math.min(lines.length, MOST_LINES);
  return line;
}

function common(a: readonly string[], b: readonly string[]): number {
  let n = 0;
  while (n < a.length && n < b.length && a[n] === b[n]) n++;
  return n;
}

function branched(kit: Kit, match: Match, key: string, from: Line | null, length: number): Line {
  if (from === null) {
    const { start } = match;
    const states = [startOf(kit, match)];
    if (start.from !== 'seen')
      return { key, told: [], coming: null, answers: [], states, steps: [] };
    const told = toldIn(kit, start);
    return { key, told, coming: comingIn(kit, start), answers: [], states, steps: [] };
  }
  return {
    key,
    told: from.told,
    coming: from.coming,
    answers: from.answers.slice(0, length),
    states: from.states.slice(0, length + 1),
    steps: from.steps.slice(0, length),
  };
}

/** The position a match begins with. What was kept may be damaged: nothing is begun that could not have been begun here. */
function startOf(kit: Kit, { rules, start, sitters }: Match): unknown {
  const { game } = kit;
  if (rules !== game.rules) {
    throw unplayable((lang) => say(lang, 'otherRules', { theirs: rules, ours: game.rules }));
  }
  const seats = sitters.length;
  if (seatsProblem(kit, seats, 'en') !== null) {
    throw unplayable((lang) => seatsProblem(kit, seats, lang) ?? '');
  }
  if (start.from === 'seen') return dealOf(kit, start.view);
  const begun = checkedStart(kit, start, seats, 'en');
  if (!begun.ok) {
    throw unplayable((lang) => {
      const again = checkedStart(kit, start, seats, lang);
      return again.ok ? '' : again.message;
    });
  }
  return begun.value.state();
}

function unplayable(say: (lang: Lang) => string): Unplayable {
  return new Unplayable({ en: say('en'), fr: say('fr') });
}

/** How many answers there have been. */
export function plyOf({ told, steps }: Played): number {
  return told.length + steps.length;
}

/** What somebody sees. What a server showed is taken as it is: it may show more than this page could. */
export function viewOf({ kit, state, steps }: Played, { start }: Match, viewer: number): AnyView {
  const isShown = start.from === 'seen' && steps.length === 0 && start.view.viewer === viewer;
  return isShown ? start.view : kit.game.view(state, viewer);
}

/** How it ended: by the rules, or outside them; null while it runs. */
export function resultOf({ kit, state }: Played, { ended }: Match): Result | null {
  return kit.game.result(state) ?? ended ?? null;
}

/** The seat that must answer, or -1 when the game is over. */
export function deciderOf(played: Played, match: Match): number {
  return resultOf(played, match) === null ? played.kit.game.toAct(played.state) : -1;
}

/** Answers that choose a card in play have the same word in both games. */
export function isTargeting(kit: Kit, state: unknown, code: ActionCode): boolean {
  return kit.game.describe(state, code).startsWith('target ');
}
