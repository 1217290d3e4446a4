/**
 * A goblin enters play, placed or by a mutation (T5.4): it is named and laid on the table, the cost is paid, the old
 * goblin goes to the discard pile and the new one takes its place; then mutation powers, arrival powers, links.
 */
import {
  at,
  columnOfPlace,
  NEVER_ASKS,
  placeName,
  removeValue,
  rowOfPlace,
  seatOfPlace,
} from '@open-gosu/kernel';
import { EVERYBODY, type Log } from '../events.ts';
import { COST_OF, idOf, TRIGGER } from '../state/faces.ts';
import { type Frame, makeFrame, PROC } from '../state/frame.ts';
import { checkVictory, putOnDiscard, removeFromHand } from '../state/moves.ts';
import { goblinAt } from '../state/query.ts';
import { playerAt, type State } from '../state/state.ts';
import { pushDrop } from './drop.ts';
import { pushLinks } from './links.ts';
import { placingCost } from './placing.ts';
import { pushPowers } from './powers.ts';
import type { Procedure } from './procedure.ts';

export const ENTER_STEP = { pay: 0, stand: 1 } as const;

const SOURCE = { hand: 0, discard: 1 } as const;

export function pushPlacing(s: State, seat: number, face: number, place: number): void {
  const cost = placingCost(playerAt(s, seat), face);
  removeFromHand(s, seat, face);
  pushEnter(s, seat, face, place, cost);
}

export function pushMutation(
  s: State,
  seat: number,
  face: number,
  place: number,
  fromDiscard: boolean,
): void {
  if (fromDiscard) removeValue(s.discard, face);
  else removeFromHand(s, seat, face);
  const leaving = goblinAt(s, place);
  const frame = pushEnter(s, seat, face, place, at(COST_OF, leaving));
  frame.target = leaving;
  frame.mode = fromDiscard ? SOURCE.discard : SOURCE.hand;
}

/** T3.7: from here on the card is neither in the hand nor in the discard pile: it cannot pay for itself. */
function pushEnter(s: State, seat: number, face: number, place: number, cost: number): Frame {
  s.open.push(face);
  const frame = makeFrame(PROC.enter, seat);
  frame.face = face;
  frame.place = place;
  frame.count = cost;
  s.stack.push(frame);
  return frame;
}

/** `face`, `place`: what enters where; `target`: the face it replaces; `count`: the cost; `mode`: where it came from. */
export const enter: Procedure = {
  ...NEVER_ASKS,
  lastStep: ENTER_STEP.stand,
  step(s, f, log) {
    if (f.step === ENTER_STEP.pay) {
      f.step = ENTER_STEP.stand;
      if (f.count > 0) pushDrop(s, f.seat, f.count, 'cost', f.face);
      return false;
    }
    s.stack.pop();
    removeValue(s.open, f.face);
    if (f.target < 0) place(s, f, log);
    else mutate(s, f, log);
    checkVictory(s, log);
    if (s.winners === 0) pushTriggers(s, f);
    return false;
  },
};

function place(s: State, f: Frame, log: Log): void {
  playerAt(s, f.seat).rows[rowOfPlace(f.place)].push(f.face);
  log?.({
    type: 'play',
    seenBy: EVERYBODY,
    seat: f.seat,
    card: idOf(f.face),
    place: placeName(f.place),
  });
}

function mutate(s: State, f: Frame, log: Log): void {
  const { rows } = playerAt(s, seatOfPlace(f.place));
  log?.({
    type: 'mutate',
    seenBy: EVERYBODY,
    seat: f.seat,
    card: idOf(f.face),
    place: placeName(f.place),
    out: idOf(f.target),
    fromDiscard: f.mode === SOURCE.discard,
  });
  putOnDiscard(s, log, f.seat, f.target, 'mutation');
  rows[rowOfPlace(f.place)][columnOfPlace(f.place)] = f.face;
}

/** The last pushed resolves first. */
function pushTriggers(s: State, f: Frame): void {
  pushLinks(s, f.seat, f.face, f.place);
  pushPowers(s, f.seat, f.face, f.place, TRIGGER.arrival);
  if (f.target >= 0) pushPowers(s, f.seat, f.target, f.place, TRIGGER.mutation);
}
