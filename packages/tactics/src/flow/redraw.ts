/**
 * A useless hand may be exchanged: before the game without a goblin of level 1 (T2.2), before a round without anything
 * to place or mutate (T4.4). Asked from the Advantage holder, clockwise, each player until they are done.
 */
import { KEEP, MULLIGAN } from '../answers.ts';
import { EVERYBODY } from '../events.ts';
import { ROW_OF } from '../state/faces.ts';
import { type Frame, makeFrame, PROC } from '../state/frame.ts';
import { discardHand, draw } from '../state/moves.ts';
import { after, playerAt, type State } from '../state/state.ts';
import { canAct } from './actions.ts';
import { makeAsk, type Procedure } from './procedure.ts';

const WHEN = ['opening', 'round'] as const;
export type RedrawTime = (typeof WHEN)[number];

export function pushRedraw(s: State, when: RedrawTime): void {
  const frame = makeFrame(PROC.redraw, s.advantage);
  frame.mode = WHEN.indexOf(when);
  frame.count = s.players.length;
  s.stack.push(frame);
}

export function redrawTime(f: Frame): RedrawTime {
  return WHEN[f.mode] as RedrawTime;
}

/** Where few cards are left none may be of use, and one player alone could redraw for ever. Others need two or three. */
const MOST_REDRAWS = 9;

export function mayRedraw(s: State, seat: number, when: RedrawTime): boolean {
  const { hand } = playerAt(s, seat);
  if (when === 'opening') return hand.every((face) => ROW_OF[face] !== 0);
  return hand.length > 0 && !canAct(s, seat);
}

/** `actor`: who is asked; `step`: how often they have redrawn; `count`: players still to come, this one included. */
export const redraw: Procedure = {
  lastStep: MOST_REDRAWS - 1,
  step(s, f) {
    if (f.count === 0) {
      s.stack.pop();
      return false;
    }
    if (f.step < MOST_REDRAWS && mayRedraw(s, f.actor, redrawTime(f))) return true;
    next(s, f);
    return false;
  },
  legal(_s, _f, out) {
    out[0] = KEEP;
    out[1] = MULLIGAN;
    return 2;
  },
  answer(s, f, code, log) {
    const seat = f.actor;
    if (code === KEEP) {
      // Nothing happens on the table: who could have redrawn stays their secret.
      next(s, f);
      return;
    }
    f.step++;
    const cards = playerAt(s, seat).hand.length;
    log?.({ type: 'redraw', seenBy: EVERYBODY, seat, cards });
    discardHand(s, log, seat, 'redraw');
    draw(s, log, seat, cards);
  },
  asked: (_s, f) => f.actor,
  ask: (_s, f) => makeAsk('hand', redrawTime(f) === 'opening' ? 'opening-redraw' : 'round-redraw'),
};

function next(s: State, f: Frame): void {
  f.actor = after(s, f.actor);
  f.count--;
  f.step = 0;
}
