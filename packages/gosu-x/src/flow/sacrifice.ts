/** A player sacrifices OPEN cards of their own army, one at a time (X9.5, X8.5). */
import { codeA } from '@open-gosu/kernel';
import { type Frame, makeFrame, PROC } from '../state/frame.ts';
import { discardFromPlay } from '../state/moves.ts';
import { cardAt, inPlayCount } from '../state/query.ts';
import type { Seat, State } from '../state/state.ts';
import { openTargets } from './choices.ts';
import { controller, makeAsk, type Procedure } from './procedure.ts';

const BY_EFFECT = 0;
const BY_SONG = 1;

export function pushSacrifice(s: State, seat: Seat, count: number, inSong = false): Frame {
  const frame = makeFrame(PROC.sacrifice, seat);
  frame.count = count;
  frame.mode = inSong ? BY_SONG : BY_EFFECT;
  s.stack.push(frame);
  return frame;
}

export const sacrifice: Procedure = {
  lastStep: 0,
  step(s, f) {
    if (f.count > 0 && inPlayCount(s, f.seat) > 0) return true;
    s.stack.pop();
    return false;
  },
  legal(s, f, out) {
    return openTargets(s, f.seat, out);
  },
  answer(s, f, code, log) {
    discardFromPlay(s, log, cardAt(s, codeA(code)), 'sacrifice');
    f.count--;
  },
  asked: controller,
  ask(s, f) {
    const left = Math.min(f.count, inPlayCount(s, f.seat));
    return makeAsk('target', f.mode === BY_SONG ? 'song' : 'sacrifice', {
      source: f.card,
      left,
    });
  },
};
