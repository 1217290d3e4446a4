/**
 * Which operation of which card asks right now, as the operations a card is written in, so that a question can use the
 * card's own generated words. Programs are compiled to jumps; what a "you may" holds is read back from them here.
 */
import { type Lang, top } from '@open-gosu/kernel';
import type { InPlay, Op } from '../cards/op.ts';
import type { Level } from '../cards/words.ts';
import type { Ask } from '../flow/procedure.ts';
import { type Instruction, PROGRAMS, type Program } from '../ops/programs.ts';
import { type Frame, PROC } from '../state/frame.ts';
import type { State } from '../state/state.ts';
import { tellEn } from './ops-en.ts';
import { tellFr } from './ops-fr.ts';
import { ORDER } from './sequence.ts';

/** The effect that asks, or null if a rule does. */
export function askingEffect(s: State): Frame | null {
  const f = s.stack.length > 0 ? top(s.stack) : null;
  return f !== null && f.proc === PROC.effect ? f : null;
}

export function askingInstruction(s: State): Instruction | null {
  const f = askingEffect(s);
  return (f && PROGRAMS[f.program]?.[f.step]) ?? null;
}

/** "capture a level I card": neither capital nor full stop. */
export function clause(ops: readonly Op[], lang: Lang, infinitive = false): string {
  const scope = { ...ORDER, infinitive };
  return lang === 'fr' ? tellFr(ops, scope) : tellEn(ops, scope);
}

/** The operation that asks, as said to the player asked and for as many cards as are left. */
export function askedOp(s: State, ask: Ask): Op | null {
  const op = askingInstruction(s);
  const last = ask.left === 1;
  switch (op?.op) {
    case 'oneOf': {
      const target = withPaidLevel(op.target, askingEffect(s)?.level ?? -1);
      if (ask.purpose === 'capture') return { op: 'capture', target };
      if (ask.purpose === 'destroy') return { op: 'destroy', target };
      return ask.purpose === 'release' ? { op: 'release', target } : { ...op, target };
    }
    case 'take': {
      const { upTo, ...rest } = op;
      if (last || !upTo) return { ...rest, n: last ? 1 : op.n };
      return { ...op, n: ask.left };
    }
    case 'takeBack':
      return {
        op: 'takeBack',
        who: 'you',
        n: ask.left,
        ...(op.upTo && !last ? { upTo: true } : {}),
      };
    case 'chooseClan':
      return { ...op, who: 'you' };
    case 'capture':
    case 'destroy':
    case 'release':
    case 'toDeckTop':
    case 'copy':
    case 'remove':
    case 'search':
    case 'placeBounty':
      return op;
    default:
      return null;
  }
}

const LEVELS: readonly Level[] = [1, 2, 3];

/** "At most the level of the card just paid", now that the card is known (C32). */
function withPaidLevel(target: InPlay, paid: number): InPlay {
  return target.upToPaid ? { levels: LEVELS.slice(0, paid + 1) } : target;
}

/** What a "you may" would do, and whether it repeats what the card just did. */
export function offered(s: State, step: number): { ops: Op[]; again: boolean } | null {
  const program = PROGRAMS[askingEffect(s)?.program ?? -1];
  const asking = program?.[step];
  if (!program || asking?.op !== 'ask-may') return null;
  const ops = opsBetween(program, step + 1, asking.end);
  const before = opsBetween(program, 0, step).slice(-ops.length);
  return { ops, again: JSON.stringify(before) === JSON.stringify(ops) };
}

/** Undoes the compilation of [start, end). A condition that reaches beyond `end` is left out. */
function opsBetween(program: Program, start: number, end: number): Op[] {
  const ops: Op[] = [];
  let i = start;
  while (i < end) {
    const op = program[i];
    if (op === undefined) break;
    const inside = i + 1;
    i = inside;
    switch (op.op) {
      case 'ask-may':
        ops.push({ op: 'may', do: opsBetween(program, inside, op.end) });
        i = op.end;
        break;
      case 'unless':
        if (op.end > end) break;
        ops.push({ op: 'when', if: op.if, do: opsBetween(program, inside, op.end) });
        i = op.end;
        break;
      case 'each': {
        const close = program.findIndex((each) => each.op === 'each-next' && each.start === inside);
        if (close < 0 || close >= end) break;
        ops.push({ op: 'forEachPlayer', do: opsBetween(program, inside, close) });
        i = close + 1;
        break;
      }
      case 'each-next':
        break;
      default:
        ops.push(op);
    }
  }
  return ops;
}
