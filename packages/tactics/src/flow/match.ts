/** The whole game from the deal to the result (T2, T4): the frame at the bottom of the stack. */
import { NEVER_ASKS, shuffle } from '@open-gosu/kernel';
import { EVERYBODY, type Log } from '../events.ts';
import { makeFrame, PROC } from '../state/frame.ts';
import { draw, releaseAll } from '../state/moves.ts';
import { allCards, forEachClockwise, HAND_SIZE, playerAt, type State } from '../state/state.ts';
import { fight } from './battle.ts';
import { pushKeep } from './keep.ts';
import type { Procedure } from './procedure.ts';
import { pushRedraw } from './redraw.ts';

export const MATCH_STEP = {
  deal: 0,
  keep: 1,
  round: 2,
  turns: 3,
  battle: 4,
  newRound: 5,
} as const;

/** T2.1. */
const DEALT = 10;

export const match: Procedure = {
  ...NEVER_ASKS,
  lastStep: MATCH_STEP.newRound,
  step(s, f, log) {
    switch (f.step) {
      case MATCH_STEP.deal:
        f.step = MATCH_STEP.keep;
        deal(s, log);
        pushRedraw(s, 'opening');
        return false;
      case MATCH_STEP.keep:
        f.step = MATCH_STEP.round;
        pushKeep(s);
        return false;
      case MATCH_STEP.round:
        f.step = MATCH_STEP.turns;
        s.turn = s.advantage;
        log?.({ type: 'round', seenBy: EVERYBODY, seat: s.turn, round: s.round });
        return false;
      case MATCH_STEP.turns:
        if (s.players.every((p) => p.passed)) f.step = MATCH_STEP.battle;
        else s.stack.push(makeFrame(PROC.turn, s.turn));
        return false;
      case MATCH_STEP.battle:
        f.step = MATCH_STEP.newRound;
        fight(s, log);
        return false;
      default:
        f.step = MATCH_STEP.round;
        beginRound(s, log);
        return false;
    }
  },
};

function deal(s: State, log: Log): void {
  s.deck = allCards();
  shuffle(s.rng, s.deck);
  forEachClockwise(s, s.advantage, (seat) => draw(s, log, seat, DEALT));
}

/** T4.4: release, refill, and a new hand for those who can do nothing. */
function beginRound(s: State, log: Log): void {
  s.round++;
  for (const p of s.players) {
    p.passed = 0;
    p.turnsLeft = -1;
  }
  releaseAll(s, log);
  if (s.winners !== 0) return;
  // T5.6: outside a turn players act clockwise from the Advantage holder.
  forEachClockwise(s, s.advantage, (seat) => {
    const p = playerAt(s, seat);
    draw(s, log, seat, HAND_SIZE - p.points - p.hand.length);
  });
  pushRedraw(s, 'round');
}
