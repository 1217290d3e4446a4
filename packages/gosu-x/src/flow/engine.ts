/** Binds the procedures to the kernel's loop: the rules of Gosu X as one machine. */
import { type ActionCode, type Machine, settle, top } from '@open-gosu/kernel';
import type { Log } from '../events.ts';
import { type Frame, PROC, type ProcName } from '../state/frame.ts';
import type { Seat, State } from '../state/state.ts';
import { activate } from './activate.ts';
import { battle } from './battle.ts';
import { discard } from './discard.ts';
import { draft } from './draft.ts';
import { effect } from './effect.ts';
import { enter } from './enter.ts';
import { hit } from './hit.ts';
import { match } from './match.ts';
import { mulligan } from './mulligan.ts';
import type { Ask, Procedure } from './procedure.ts';
import { sacrifice } from './sacrifice.ts';
import { song } from './song.ts';
import { TURN_STEP, turn } from './turn.ts';

const BY_NAME: { readonly [P in ProcName]: Procedure } = {
  match,
  draft,
  mulligan,
  turn,
  enter,
  activate,
  hit,
  discard,
  sacrifice,
  battle,
  song,
  effect,
};

const PROCEDURES: Procedure[] = [];
for (const name of Object.keys(PROC) as ProcName[]) PROCEDURES[PROC[name]] = BY_NAME[name];

function procedure(f: Frame): Procedure {
  return PROCEDURES[f.proc] as Procedure;
}

export function lastStepOf(f: Frame): number {
  return procedure(f).lastStep;
}

const machine: Machine<State, Log> = {
  over: (s) => s.winners !== 0,
  step: (s, log) => {
    const f = top(s.stack);
    return procedure(f).step(s, f, log);
  },
  alwaysAsked: (s) => isTurnAction(top(s.stack)),
  legal,
  answer: (s, code, log) => {
    const f = top(s.stack);
    procedure(f).answer(s, f, code, log);
  },
};

/** A turn's action is always asked, even if only one is legal. */
function isTurnAction(f: Frame): boolean {
  return f.proc === PROC.turn && f.step === TURN_STEP.action;
}

/** Runs from wherever the state stands to its next question. */
export function advance(s: State, log: Log): void {
  settle(machine, s, log);
}

export function legal(s: State, out: ActionCode[]): number {
  if (s.winners !== 0) return 0;
  const f = top(s.stack);
  return procedure(f).legal(s, f, out);
}

export function apply(s: State, code: ActionCode, log: Log): void {
  machine.answer(s, code, log);
  settle(machine, s, log);
}

/** The whole question that waits, with the seat it is put to. */
export function ask(s: State): Ask {
  const f = top(s.stack);
  return { seat: procedure(f).asked(s, f), ...procedure(f).ask(s, f) };
}

export function toAct(s: State): Seat | -1 {
  if (s.winners !== 0) return -1;
  const f = top(s.stack);
  return procedure(f).asked(s, f);
}
