/** Binds the procedures to the kernel's loop: the rules of GOSU Tactics as one machine. */
import { byNumber, makeEngine } from '@open-gosu/kernel';
import type { Log } from '../events.ts';
import { advantage } from '../powers/advantage.ts';
import { destroy } from '../powers/destroy.ts';
import { discard } from '../powers/discard.ts';
import { draw } from '../powers/draw.ts';
import { prison } from '../powers/prison.ts';
import { returning } from '../powers/return.ts';
import { vision } from '../powers/vision.ts';
import { type Frame, PROC, type ProcName } from '../state/frame.ts';
import type { State } from '../state/state.ts';
import { drop } from './drop.ts';
import { enter } from './enter.ts';
import { keep } from './keep.ts';
import { links } from './links.ts';
import { match } from './match.ts';
import { powers } from './powers.ts';
import type { AskFacts, Procedure } from './procedure.ts';
import { redraw } from './redraw.ts';
import { TURN_STEP, turn } from './turn.ts';

const PROCEDURES = byNumber<ProcName, Procedure>(PROC, {
  match,
  redraw,
  keep,
  turn,
  enter,
  drop,
  powers,
  links,
  destroy,
  prison,
  discard,
  draw,
  vision,
  return: returning,
  advantage,
});

/** A turn's action is always asked, even if only one is legal. */
function isTurnAction(f: Frame): boolean {
  return f.proc === PROC.turn && f.step === TURN_STEP.action;
}

export const { advance, legal, apply, ask, toAct, lastStepOf } = makeEngine<
  State,
  Frame,
  Log,
  AskFacts
>(PROCEDURES, isTurnAction);
