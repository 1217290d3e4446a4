/** What must hold at every decision of every game, whatever its rules. Each check throws with what is wrong. */
import { type ActionCode, at } from '@open-gosu/kernel';

export function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(`invariant broken: ${what}`);
}

export function checkPlain(s: object): void {
  must(
    JSON.stringify(JSON.parse(JSON.stringify(s))) === JSON.stringify(s),
    'the state is plain JSON',
  );
}

interface Running {
  readonly players: readonly unknown[];
  readonly stack: readonly unknown[];
}

/** The part of a game's engine that says what is asked. */
interface Asking<S> {
  legal(s: S, out: ActionCode[]): number;
  ask(s: S): { readonly seat: number; readonly kind: string };
}

const answers: ActionCode[] = [];

/** `deepest`: the frames a stack never reaches. */
export function checkQuestion<S extends Running>(s: S, engine: Asking<S>, deepest: number): void {
  const n = engine.legal(s, answers);
  const { seat, kind } = engine.ask(s);
  must(n >= 1, 'some answer is legal');
  must(n > 1 || kind === 'action', 'a forced answer is not asked');
  for (let i = 1; i < n; i++) must(at(answers, i) > at(answers, i - 1), 'legal answers ascend');
  must(seat >= 0 && seat < s.players.length, 'a seat is asked');
  must(s.stack.length > 0 && s.stack.length < deepest, 'the stack stays small');
}
