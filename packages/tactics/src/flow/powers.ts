/** The powers of one goblin on one trigger, one after the other in the listed order (T5.6). */
import { at, NEVER_ASKS } from '@open-gosu/kernel';
import { TRIGGERS, type Trigger } from '../cards/words.ts';
import { EVERYBODY } from '../events.ts';
import { type FacePower, idOf, POWERS_OF, powerName, TRIGGER } from '../state/faces.ts';
import { type Frame, makeFrame, PROC } from '../state/frame.ts';
import { standsFaceUp } from '../state/query.ts';
import type { State } from '../state/state.ts';
import type { Procedure } from './procedure.ts';

/** `side`: for links, the side on which the other goblin entered. */
export function pushPowers(
  s: State,
  seat: number,
  face: number,
  place: number,
  trigger: number,
  side = 0,
): void {
  if (!hasTrigger(face, trigger)) return;
  const frame = makeFrame(PROC.powers, seat);
  frame.face = face;
  frame.place = trigger === TRIGGER.mutation ? -1 : place;
  frame.mode = trigger;
  frame.target = side;
  s.stack.push(frame);
}

function hasTrigger(face: number, trigger: number): boolean {
  const powers = POWERS_OF[face] as readonly FacePower[];
  for (let i = 0; i < powers.length; i++) if (powers[i]?.trigger === trigger) return true;
  return false;
}

function answers(power: FacePower, f: Frame): boolean {
  if (power.trigger !== f.mode) return false;
  return power.trigger !== TRIGGER.link || ((power.sides >> f.target) & 1) === 1;
}

/** By index into `POWERS`. */
export const PROC_OF_POWER: readonly number[] = [
  PROC.destroy,
  PROC.prison,
  PROC.discard,
  PROC.draw,
  PROC.vision,
  PROC.return,
  PROC.advantage,
];

/** No face has more. */
const MOST_POWERS = Math.max(...POWERS_OF.map(({ length }) => length));

/** `step`: the next power to look at; `mode`: the trigger; `target`: the side of a link; `place`: -1 once it has left. */
export const powers: Procedure = {
  ...NEVER_ASKS,
  lastStep: MOST_POWERS,
  step(s, f, log) {
    const power = (POWERS_OF[f.face] as readonly FacePower[])[f.step];
    if (!power || isGone(s, f)) {
      s.stack.pop();
      return false;
    }
    f.step++;
    if (!answers(power, f)) return false;
    log?.({
      type: 'power',
      seenBy: EVERYBODY,
      seat: f.seat,
      card: idOf(f.face),
      trigger: TRIGGERS[f.mode] as Trigger,
      power: powerName(power.power),
      max: power.max === 1,
    });
    const frame = makeFrame(at(PROC_OF_POWER, power.power), f.seat);
    frame.face = f.face;
    frame.max = power.max;
    s.stack.push(frame);
    return false;
  },
};

/** Arrival and link powers resolve only while their goblin stands face up; a mutation's goblin has left anyway. */
export function isGone(s: State, f: Frame): boolean {
  return f.mode !== TRIGGER.mutation && !standsFaceUp(s, f.place, f.face);
}
