/** C6: copying takes another card's effect and resolves it as the first copier's own. */
import { type ActionCode, at, codeA } from '@open-gosu/kernel';
import { EVERYBODY, type Log } from '../events.ts';
import { makeAsk } from '../flow/procedure.ts';
import type { Frame } from '../state/frame.ts';
import { HAS_EFFECT } from '../state/kinds.ts';
import { cardId, pileCard } from '../state/moves.ts';
import { cardAt, faceOf, hasEffect, placeOf } from '../state/query.ts';
import { kindAt, type State } from '../state/state.ts';
import { pushProgram } from '../state/triggers.ts';
import type { Operation } from './operation.ts';
import { discardsWithEffect } from './piles.ts';
import { type BasicOf, EFFECT_PROGRAM } from './programs.ts';
import { fitsInPlay, targets } from './values.ts';

/** A chain never takes the copier itself nor the same physical card twice. */
function inChain(s: State, f: Frame, card: number): boolean {
  if (card === f.card) return true;
  for (let i = s.stack.indexOf(f); i > 0 && s.stack[i]?.copied; i--) {
    if (s.stack[i - 1]?.target === card) return true;
  }
  return false;
}

function mayCopy(s: State, f: Frame, op: BasicOf<'copy'>, card: number, place: number): boolean {
  return (
    hasEffect(s, card) && !inChain(s, f, card) && fitsInPlay(s, f, op.target ?? {}, card, place)
  );
}

function candidates(s: State, f: Frame, op: BasicOf<'copy'>, out: ActionCode[]): number {
  if (op.from === 'play') return targets(s, (card, place) => mayCopy(s, f, op, card, place), out);
  return discardsWithEffect(s, (kind) => HAS_EFFECT[kind] === true, out);
}

const scratch: ActionCode[] = [];

function resolveCopy(s: State, f: Frame, log: Log): void {
  log?.({ type: 'copy', seenBy: EVERYBODY, seat: f.seat, card: cardId(s, f.target) });
  const kind = placeOf(s, f.target) >= 0 ? faceOf(s, f.target) : kindAt(s, f.target);
  const { place } = f;
  const copied = pushProgram(s, at(EFFECT_PROGRAM, kind), f.seat, f.card);
  if (copied.place < 0) copied.place = place;
  copied.copied = 1;
}

/** `phase` 1: `target` is chosen and its effect goes on the stack. */
export const copy: Operation<'copy'> = {
  run(s, f, op, log) {
    if (op.from === 'chosen') {
      const place = f.target < 0 ? -1 : placeOf(s, f.target);
      if (place >= 0 && mayCopy(s, f, op, f.target, place)) resolveCopy(s, f, log);
      return 'done';
    }
    if (f.phase === 1) {
      resolveCopy(s, f, log);
      return 'done';
    }
    f.target = -1;
    return candidates(s, f, op, scratch) > 0 ? 'ask' : 'done';
  },
  legal(s, f, op, out) {
    return candidates(s, f, op, out);
  },
  answer(s, f, op, code) {
    const operand = codeA(code);
    f.target = op.from === 'play' ? cardAt(s, operand) : discarded(s, operand);
    f.phase = 1;
  },
  ask(_s, f, op) {
    return makeAsk(op.from === 'play' ? 'target' : 'pick', 'copy', {
      source: f.card,
      left: 1,
    });
  },
};

function discarded(s: State, kind: number): number {
  const own = pileCard(s, s.players[0].discard, kind);
  return own >= 0 ? own : pileCard(s, s.players[1].discard, kind);
}
