/**
 * Games small enough to be solved by hand: a tree of questions for each way the hidden cards may lie. Whoever looks at
 * one knows where in the tree the game stands, but not in which of the worlds.
 */
import type { Guide, Judge } from '@open-gosu/bots';
import { type AnyView, below, type Game } from '@open-gosu/kernel';

/** What every seat gets in the end. */
export type Leaf = readonly number[];

export interface Choosing {
  readonly seat: number;
  /** By code; an answer missing here cannot be given in this world. */
  readonly answers: { readonly [code: number]: Tree };
}

export type Tree = Leaf | Choosing;

export interface ToyState {
  readonly world: number;
  readonly given: number[];
}

interface ToyView extends AnyView {
  readonly given: readonly number[];
}

function isLeaf(tree: Tree): tree is Leaf {
  return Array.isArray(tree);
}

export interface Toy {
  readonly game: Game<ToyState, ToyView>;
  readonly judge: Judge<ToyState>;
  readonly guide: Guide<ToyState>;
  readonly start: ToyView;
}

/** Every world is as likely as the others. */
export function toy(seats: number, worlds: readonly Tree[]): Toy {
  const at = ({ world, given }: ToyState): Tree =>
    given.reduce((tree: Tree, code) => (tree as Choosing).answers[code]!, worlds[world]!);
  const answersOf = (state: ToyState) => {
    const tree = at(state);
    return isLeaf(tree) ? [] : Object.keys(tree.answers).map(Number);
  };
  const rules: Partial<Game<ToyState, ToyView>> = {
    id: 'toy',
    toAct: (state) => {
      const tree = at(state);
      return isLeaf(tree) ? -1 : tree.seat;
    },
    legal(state, out) {
      const answers = answersOf(state);
      answers.forEach((answer, i) => {
        out[i] = answer;
      });
      return answers.length;
    },
    clone: ({ world, given }) => ({ world, given: given.slice() }),
    apply: (state, code) => void state.given.push(code),
    determinize: ({ given }, rng) => ({ world: below(rng, worlds.length), given: given.slice() }),
  };
  return {
    game: rules as Game<ToyState, ToyView>,
    judge: {
      evaluate: () => 0,
      isQuiet: () => true,
      stage: () => 0,
      outlook(state, out) {
        const tree = at(state);
        for (let seat = 0; seat < seats; seat++) out[seat] = isLeaf(tree) ? tree[seat]! : 1 / seats;
      },
    },
    guide: {
      weigh(_state, _answers, count, out) {
        for (let i = 0; i < count; i++) out[i] = 0;
      },
    },
    start: { viewer: 0, given: [] },
  };
}
