/** Puts card effects on the stack: an effect entered or activated, a trigger, a copy. Nothing resolves here. */
import { at, ROWS } from '@open-gosu/kernel';
import type { TriggerAt } from '../cards/ongoing.ts';
import { TRIGGER_PROGRAM } from '../ops/programs.ts';
import { type Frame, makeFrame, PROC } from './frame.ts';
import { faceOf, isCaptured, placeOf } from './query.ts';
import { kindAt, type Seat, type State } from './state.ts';

/** Starts a program for a seat, on behalf of a card. */
export function pushProgram(s: State, program: number, seat: Seat, card: number): Frame {
  const frame = makeFrame(PROC.effect, seat, card);
  frame.program = program;
  frame.place = placeOf(s, card);
  s.stack.push(frame);
  return frame;
}

/** Every face-up card of this player that reacts to the moment; how many there are. */
export function fire(s: State, seat: Seat, moment: TriggerAt): number {
  let fired = 0;
  const programs = TRIGGER_PROGRAM[moment];
  for (const row of ROWS) {
    const cards = s.players[seat].rows[row];
    for (let i = 0; i < cards.length; i++) {
      const card = at(cards, i);
      if (isCaptured(s, card)) continue;
      const program = at(programs, faceOf(s, card));
      if (program < 0) continue;
      pushProgram(s, program, seat, card);
      fired++;
    }
  }
  return fired;
}

/** Ne'ye: reacts from the discard pile, for the player who removed it. */
export function fireRemoved(s: State, remover: Seat, card: number): void {
  const program = at(TRIGGER_PROGRAM.removed, kindAt(s, card));
  if (program >= 0) pushProgram(s, program, remover, card);
}
