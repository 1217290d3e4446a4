/**
 * The links a goblin sets off by entering (T5.2): one waiting frame for each listener, and above them a chooser that
 * lets the player say which comes next (T5.4).
 */
import {
  type ActionCode,
  at,
  codeA,
  columnOfPlace,
  makeCode,
  placeAt,
  ROW_LENGTH,
  type Row,
  rowOfPlace,
  seatOfPlace,
  sortAscending,
} from '@open-gosu/kernel';
import { ANSWER } from '../answers.ts';
import { SIDES } from '../cards/words.ts';
import { CLAN_OF, LINK_SIDES_OF, TRIGGER } from '../state/faces.ts';
import { type Frame, makeFrame, PROC } from '../state/frame.ts';
import { goblinAt } from '../state/query.ts';
import { isImprisoned, type State } from '../state/state.ts';
import { isGone, pushPowers } from './powers.ts';
import { controller, makeAsk, type Procedure } from './procedure.ts';

/** For each side of `SIDES`: where the listener stands, seen from the goblin that enters. */
const LISTENER: { readonly [S in (typeof SIDES)[number]]: readonly [row: number, column: number] } =
  {
    right: [0, -1],
    above: [-1, 0],
    left: [0, 1],
    below: [1, 0],
  };

/** The place of the one that may listen on a side of a goblin that enters; -1 outside of the army. */
function listenerAt(place: number, side: number): number {
  const [up, right] = LISTENER[SIDES[side] as (typeof SIDES)[number]];
  const row = rowOfPlace(place) + up;
  const column = columnOfPlace(place) + right;
  if (row < 0 || row > 2 || column < 0 || column >= ROW_LENGTH) return -1;
  return placeAt(seatOfPlace(place), row as Row, column);
}

/** T5.2: where those stand that a goblin may link with when it enters at a place. */
export function placesBeside(place: number): number[] {
  return SIDES.map((_, side) => listenerAt(place, side)).filter((there) => there >= 0);
}

/** Settled at the moment of entry: listeners must be face up then. */
export function pushLinks(s: State, seat: number, face: number, place: number): void {
  const below = s.stack.length;
  for (let side = 0; side < SIDES.length; side++) {
    const there = listenerAt(place, side);
    if (there < 0) continue;
    const goblin = goblinAt(s, there);
    if (goblin < 0 || isImprisoned(goblin) || !((at(LINK_SIDES_OF, goblin) >> side) & 1)) continue;
    if (at(CLAN_OF, goblin) !== at(CLAN_OF, face)) continue;
    pushPowers(s, seat, goblin, there, TRIGGER.link, side);
  }
  const count = s.stack.length - below;
  if (count < 2) return;
  const frame = makeFrame(PROC.links, seat);
  frame.count = count;
  s.stack.push(frame);
}

/** `count`: the frames waiting directly below. An imprisoned listener waits as long as another may still free it. */
export const links: Procedure = {
  lastStep: 0,
  step(s, f) {
    if (offers(s, f, scratch) > 0) return true;
    s.stack.length -= f.count + 1;
    return false;
  },
  legal: offers,
  answer(s, f, code) {
    const top = s.stack.length - 1;
    for (let i = top - f.count; i < top; i++) {
      const waiting = s.stack[i] as Frame;
      if (waiting.place !== codeA(code)) continue;
      s.stack.splice(i, 1);
      s.stack.push(waiting);
      f.count--;
      return;
    }
  },
  asked: controller,
  ask: (s, f) => makeAsk('order', 'links', { left: offers(s, f, scratch) }),
};

const scratch: ActionCode[] = [];

/** The listeners that could resolve now. */
function offers(s: State, f: Frame, out: ActionCode[]): number {
  const top = s.stack.length - 1;
  let n = 0;
  for (let i = top - f.count; i < top; i++) {
    const waiting = s.stack[i] as Frame;
    if (!isGone(s, waiting)) out[n++] = makeCode(ANSWER.order, waiting.place);
  }
  sortAscending(out, n);
  return n;
}
