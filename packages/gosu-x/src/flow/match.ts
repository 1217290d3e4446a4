/** The whole game from draft to result (X2, X3.1): the frame at the bottom of the stack. */
import { at, NEVER_ASKS } from '@open-gosu/kernel';
import { EVERYBODY, type Log } from '../events.ts';
import { CHOICE, OPTION } from '../options.ts';
import { makeFrame, PROC } from '../state/frame.ts';
import { draw, shuffleDeck } from '../state/moves.ts';
import { DECK_SIZE, HAND_SIZE, kindsOfClans, SEATS, type State } from '../state/state.ts';
import { pushBattle } from './battle.ts';
import type { Procedure } from './procedure.ts';
import { pushTurn } from './turn.ts';

export const MATCH_STEP = {
  draft: 0,
  deal: 1,
  hands: 2,
  round: 3,
  turns: 4,
  nextRound: 5,
} as const;

/** X3.8. */
const MAX_TURNS = 60;

export const match: Procedure = {
  ...NEVER_ASKS,
  lastStep: MATCH_STEP.nextRound,
  step(s, f, log) {
    switch (f.step) {
      case MATCH_STEP.draft:
        f.step = MATCH_STEP.deal;
        s.stack.push(makeFrame(PROC.draft, 0));
        return false;
      case MATCH_STEP.deal:
        f.step = MATCH_STEP.hands;
        deal(s, log);
        return false;
      case MATCH_STEP.hands:
        f.step = MATCH_STEP.round;
        if (at(s.options, OPTION.mulligan) !== CHOICE.mulliganNone) {
          s.stack.push(makeFrame(PROC.mulligan, 1), makeFrame(PROC.mulligan, 0));
        }
        return false;
      case MATCH_STEP.round:
        f.step = MATCH_STEP.turns;
        log?.({ type: 'round', seenBy: EVERYBODY, seat: s.first, round: s.round });
        return false;
      case MATCH_STEP.turns:
        if (roundIsOver(s, log)) {
          f.step = MATCH_STEP.nextRound;
          pushBattle(s);
        } else {
          pushTurn(s);
        }
        return false;
      default:
        f.step = MATCH_STEP.round;
        return false;
    }
  },
};

/** X2.4. */
function deal(s: State, log: Log): void {
  const kinds: number[] = [];
  for (const seat of SEATS) {
    const p = s.players[seat];
    kinds.push(...kindsOfClans(p.clans));
    for (let i = 0; i < DECK_SIZE; i++) p.deck.push(seat * DECK_SIZE + i);
  }
  s.kinds = kinds;
  for (const seat of SEATS) {
    shuffleDeck(s, log, seat);
    draw(s, log, seat, HAND_SIZE);
  }
}

function roundIsOver(s: State, log: Log): boolean {
  if (s.players.every((p) => p.passed)) return true;
  if (s.players.some((p) => p.turnsTaken < MAX_TURNS)) return false;
  log?.({ type: 'timeout', seenBy: EVERYBODY, seat: -1 });
  return true;
}
