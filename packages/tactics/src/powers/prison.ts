/** T6.2: imprison a goblin of level 1 or 2; max: imprison or release a goblin of any level. */
import { type ActionCode, codeA, makeCode, rowOfPlace } from '@open-gosu/kernel';
import { ANSWER, VERB } from '../answers.ts';
import { placesWhere } from '../flow/choices.ts';
import { controller, makeAsk, type Procedure } from '../flow/procedure.ts';
import type { Frame } from '../state/frame.ts';
import { checkVictory, imprison, release } from '../state/moves.ts';
import { isImprisoned, type State } from '../state/state.ts';
import { fizzle } from './fizzle.ts';

export const PRISON_STEP = { verb: 0, target: 1 } as const;

const scratch: ActionCode[] = [];

/** `mode`: what is done, once that is chosen. */
export const prison: Procedure = {
  lastStep: PRISON_STEP.target,
  step(s, f, log) {
    if (f.step === PRISON_STEP.verb && f.max === 0) f.step = PRISON_STEP.target;
    const waits = f.step === PRISON_STEP.verb ? verbs(s, scratch) : targets(s, f, f.mode, scratch);
    if (waits > 0) return true;
    return fizzle(s, f, log);
  },
  legal: (s, f, out) => (f.step === PRISON_STEP.verb ? verbs(s, out) : targets(s, f, f.mode, out)),
  answer(s, f, code, log) {
    if (f.step === PRISON_STEP.verb) {
      f.mode = codeA(code);
      f.step = PRISON_STEP.target;
      return;
    }
    s.stack.pop();
    if (f.mode === VERB.capture) {
      imprison(s, log, codeA(code));
    } else {
      release(s, log, codeA(code));
      checkVictory(s, log);
    }
  },
  asked: controller,
  ask(_s, f) {
    if (f.step === PRISON_STEP.verb) return makeAsk('verb', 'prison-verb', { source: f.face });
    const purpose = f.mode === VERB.capture ? 'imprison' : 'release';
    return makeAsk('target', purpose, { source: f.face });
  },
};

/** Only those that some goblin would suit. */
function verbs(s: State, out: ActionCode[]): number {
  let free = false;
  let held = false;
  for (const { rows } of s.players) {
    for (const row of rows) {
      for (const goblin of row) {
        if (isImprisoned(goblin)) held = true;
        else free = true;
      }
    }
  }
  let n = 0;
  if (free) out[n++] = makeCode(ANSWER.do, VERB.capture);
  if (held) out[n++] = makeCode(ANSWER.do, VERB.release);
  return n;
}

function targets(s: State, f: Frame, verb: number, out: ActionCode[]): number {
  return placesWhere(s, ANSWER.target, out, (goblin, place) => {
    if (f.max === 0 && rowOfPlace(place) === 2) return false;
    return isImprisoned(goblin) === (verb === VERB.release);
  });
}
