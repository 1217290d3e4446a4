/**
 * How an effect's clauses are strung into sentences, the same way in both languages: `, then`, `and`, a new sentence.
 * It knows the order and the doers of operations, not their words: those are in `ops-en.ts` and `ops-fr.ts`.
 */
import { capitalize } from '@open-gosu/kernel';
import type { Condition, Op, OpName, OpOf } from '../cards/op.ts';

/** Who the clause speaks to or of: "draw a card" or "[each player] draws a card". */
export type Person = 'you' | 'they';

export interface Scope {
  readonly person: Person;
  /** After "may" and "to": the verb stands in its infinitive. */
  readonly infinitive: boolean;
  /** The operations already told, which a clause may refer back to. */
  readonly before: readonly Op[];
  /** What a Force of will card answers: "that activation". */
  readonly answered: string;
}

export const ORDER: Scope = { person: 'you', infinitive: false, before: [], answered: '' };

/** One clause for every operation: leaving one out does not compile. An empty clause is told by a later one. */
export type OpTable = { readonly [K in OpName]: (op: OpOf<K>, scope: Scope) => string };
export type ConditionTable = { readonly [C in Condition]: string };

export type Joint = 'after' | 'and' | 'comma' | 'colon' | 'to' | 'sentence' | 'next';
export type JointTable = { readonly [J in Joint]: string };

/** Tells operations one after another; the result has neither capital nor full stop. */
export function tell(ops: readonly Op[], scope: Scope, table: OpTable, joints: JointTable): string {
  let text = '';
  let previous: Op | null = null;
  ops.forEach((op, index) => {
    const before = [...scope.before, ...ops.slice(0, index)];
    const clause = sayOne(op, { ...scope, before }, table);
    if (clause === '') return;
    if (previous === null) text = clause;
    else {
      const joint = jointBetween(previous, op, ops[index + 1], scope);
      text += joints[joint] + (joint === 'sentence' ? capitalize(clause) : clause);
    }
    previous = op;
  });
  return text;
}

function sayOne(op: Op, scope: Scope, table: OpTable): string {
  const say = table[op.op] as (op: Op, scope: Scope) => string;
  return say(op, scope);
}

function jointBetween(previous: Op, op: Op, after: Op | undefined, scope: Scope): Joint {
  if (op.op === 'when') return 'sentence';
  if (op.op === 'revealed') {
    if (previous.op === 'reveal') return 'colon';
    return after?.op === 'revealed' ? 'comma' : 'and';
  }
  if (scope.infinitive) return 'to';
  if (scope.person === 'they' || op.op === 'banCard' || op.op === 'chooseLevel') return 'and';
  return doerOf(previous) === doerOf(op) && !hasBonus(previous) ? 'after' : 'next';
}

function doerOf(op: Op): string {
  if (op.op === 'may' || op.op === 'forEachPlayer') return op.op;
  if (op.op === 'releaseAll') return 'you'; // its `who` is the cards' owner
  return 'who' in op ? op.who : 'you';
}

function hasBonus(op: Op): boolean {
  if ('target' in op && typeof op.target === 'object') return op.target.bonus !== undefined;
  return 'cards' in op && op.cards.bonus !== undefined;
}

/** The operation told just before, if it is of this kind. */
export function justTold<K extends OpName>(scope: Scope, name: K): OpOf<K> | null {
  const last = scope.before[scope.before.length - 1];
  return last?.op === name ? (last as OpOf<K>) : null;
}

/** Whether these operations are just what was told before: "do this a second time". */
export function repeatsTold(scope: Scope, ops: readonly Op[]): boolean {
  const told = scope.before.slice(-ops.length);
  return ops.length > 0 && JSON.stringify(told) === JSON.stringify(ops);
}

/** "draw 2 cards, then discard 2": a bare number may refer back to the cards just drawn. */
export function refersToDrawn(scope: Scope, op: OpOf<'discard'>): boolean {
  const drawn = justTold(scope, 'draw');
  return (
    drawn !== null && drawn.who === op.who && typeof op.n === 'number' && op.clan === undefined
  );
}

/** How many of the revealed cards are left once those told before are put away; null if it depends on the cards. */
export function revealedLeft(scope: Scope): number | null {
  let left: number | null = null;
  for (const op of scope.before) {
    if (op.op === 'reveal') left = op.n;
    else if (op.op === 'revealed' && left !== null) left = op.which === 'one' ? left - 1 : null;
  }
  return left;
}
