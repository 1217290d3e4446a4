/** X8.5, X8.6: the Song for the Dead, which empties armies, fills hands and opens the next round. */
import { at, below, NEVER_ASKS, ROWS } from '@open-gosu/kernel';
import { EVERYBODY, type Log } from '../events.ts';
import { CHOICE, isOn, OPTION } from '../options.ts';
import { type Frame, makeFrame, PROC } from '../state/frame.ts';
import { RULE } from '../state/kinds.ts';
import { checkFifteen, draw, releaseArmy } from '../state/moves.ts';
import { inPlayCount, isCaptured, rulesFor, setMarks } from '../state/query.ts';
import {
  EXTRA,
  HAND_SIZE,
  other,
  SEATS,
  type Seat,
  type State,
  TOKEN_COUNT,
} from '../state/state.ts';
import type { Procedure } from './procedure.ts';
import { pushSacrifice } from './sacrifice.ts';

const STEP = {
  release: 0,
  order: 1,
  first: 2,
  second: 3,
  firstDraws: 4,
  secondDraws: 5,
  end: 6,
} as const;

const SHARED = 3;

/**
 * `mode`: winners of the battle; `count`: those of them under Goan Sul; `seat`: who sacrifices first; `actor`: who
 * starts the next round.
 */
export const song: Procedure = {
  ...NEVER_ASKS,
  lastStep: STEP.end,
  step(s, f, log) {
    switch (f.step) {
      case STEP.release:
        f.step = STEP.order;
        log?.({ type: 'song', seenBy: EVERYBODY, seat: -1 });
        if (isOn(s.options, OPTION.songReleases)) releaseAllCards(s, log);
        return false;
      case STEP.order:
        f.step = STEP.first;
        settleOrder(s, f);
        return false;
      case STEP.first:
        f.step = STEP.second;
        pushSacrifice(s, f.seat, sacrifices(s, f, f.seat), true);
        return false;
      case STEP.second:
        f.step = STEP.firstDraws;
        pushSacrifice(s, other(f.seat), sacrifices(s, f, other(f.seat)), true);
        return false;
      case STEP.firstDraws:
        f.step = STEP.secondDraws;
        refill(s, f.actor, log);
        return false;
      case STEP.secondDraws:
        f.step = STEP.end;
        refill(s, other(f.actor), log);
        return false;
      default:
        s.stack.pop();
        cleanUp(s, log);
        s.round++;
        s.first = f.actor;
        s.turn = f.actor;
        return false;
    }
  },
};

/** Goan Sul's drawback (C23) belongs to the battle won: a Goan Sul that the Song releases does not count. */
export function pushSong(s: State, winners: number): void {
  const frame = makeFrame(PROC.song, winners === 2 ? 1 : 0);
  frame.mode = winners;
  for (const seat of SEATS) {
    if ((winners >> seat) & 1 && rulesFor(s, seat) & RULE.winBy10) frame.count |= 1 << seat;
  }
  s.stack.push(frame);
}

function releaseAllCards(s: State, log: Log): void {
  for (const seat of SEATS) releaseArmy(s, log, seat);
  checkFifteen(s, log);
}

/** The winner sacrifices first and the loser starts; after a shared battle chance and X12.1 decide. */
function settleOrder(s: State, f: Frame): void {
  if (f.mode === SHARED) f.seat = below(s.rng, 2) as Seat;
  const last = other(f.seat);
  const firstStarts = at(s.options, OPTION.startAfterSharedBattle) === CHOICE.sacrificedFirst;
  f.actor = f.mode === SHARED && firstStarts ? f.seat : last;
}

/** X8.5 (2), C23: half of the army rounded up, one more for a winner under Goan Sul. */
function sacrifices(s: State, f: Frame, seat: Seat): number {
  return Math.ceil(inPlayCount(s, seat) / 2) + ((f.count >> seat) & 1);
}

function refill(s: State, seat: Seat, log: Log): void {
  draw(s, log, seat, HAND_SIZE - s.players[seat].hand.length);
}

/** X8.5 (5) to (7). */
function cleanUp(s: State, log: Log): void {
  for (const seat of SEATS) {
    const p = s.players[seat];
    const before = p.tokens;
    p.tokens = TOKEN_COUNT - p.locked;
    if (p.tokens > before) {
      log?.({ type: 'tokens-back', seenBy: EVERYBODY, seat, tokens: p.tokens });
    }
    p.spent = 0;
    p.passed = 0;
    p.turnsLeft = -1;
    p.turnsTaken = 0;
    for (const row of ROWS)
      for (const card of p.rows[row]) setMarks(s, card, isCaptured(s, card), 0);
  }
  s.extra = EXTRA.none;
  s.extraFromDiscard = 0;
  if (isOn(s.options, OPTION.wonderReturns)) returnWonder(s, log);
}

function returnWonder(s: State, log: Log): void {
  const seat = s.wonder;
  if (seat < 0) return;
  s.wonder = -1;
  log?.({ type: 'wonder', seenBy: EVERYBODY, seat, taken: false, cause: 'song' });
}
