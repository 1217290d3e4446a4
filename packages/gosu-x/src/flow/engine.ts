/** Binds the procedures to the kernel's loop: the rules of Gosu X as one engine. */
import { byNumber, makeEngine } from '@open-gosu/kernel';
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

/** A turn's action is always asked, even if only one is legal. */
function isTurnAction(f: Frame): boolean {
  return f.proc === PROC.turn && f.step === TURN_STEP.action;
}

const engine = makeEngine(byNumber(PROC, BY_NAME), isTurnAction);

export const { advance, legal, apply, lastStepOf } = engine;

/** Every procedure asks one of the two seats. */
export const ask = engine.ask as (s: State) => Ask;
export const toAct = engine.toAct as (s: State) => Seat | -1;
