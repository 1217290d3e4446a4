/**
 * Single-observer information-set Monte Carlo tree search. Every iteration deals the hidden cards anew from the view,
 * walks down the answers that fit this deal, adds one, plays on by the guide to the end of the round and judges the
 * position there. Each seat maximises its own chance (max^n), so two players and four are the same code.
 */
import { type ActionCode, below, type Game, type Rng, word } from '@open-gosu/kernel';
import type { Bot, Budget, Choice, Judge } from '../bot.ts';
import { NO_ESTIMATE } from '../bot.ts';
import type { Guide } from '../guide.ts';
import { type Edge, makeEdge, makeNode, meanOf, type Node } from './tree.ts';

export interface Settings {
  /** Weight of curiosity against what is known. */
  readonly exploration: number;
  /** Weight of first sight, fading with every visit. */
  readonly bias: number;
  /** Nodes with more answers than this are widened step by step. */
  readonly wide: number;
  /** Answers a wide node starts with. */
  readonly narrow: number;
  /** How many in 256 answers of a rollout are drawn blindly. */
  readonly blind: number;
  /** Answers after which a rollout is judged as it stands. */
  readonly longest: number;
}

export const SETTINGS: Settings = {
  exploration: 0.7,
  bias: 0.1,
  wide: 12,
  narrow: 4,
  blind: 51,
  longest: 60,
};

/** Iterations between two looks at the clock. */
const BETWEEN_LOOKS = 16;

/** Times a random word: far less than any two weights differ. */
const TIE_BREAK = 1e-12;

/** First sight beyond this many points says no more. */
const MOST_PROMISE = 5;

/** Nothing is worth less. */
const NEVER = Number.NEGATIVE_INFINITY;

export interface Searched<S, V> {
  readonly game: Game<S, V>;
  readonly judge: Judge<S>;
  readonly guide: Guide<S>;
}

export function ismctsBot<S, V>(searched: Searched<S, V>, settings: Settings = SETTINGS): Bot<V> {
  const { game } = searched;
  return {
    id: 'ismcts',
    choose(view, budget, rng) {
      const answers: ActionCode[] = [];
      const count = game.legal(game.determinize(view, rng.slice()), answers);
      if (count === 1) return { answer: answers[0] as ActionCode, ...NO_ESTIMATE };
      const search = makeSearch(searched, settings, view, rng);
      const iterations = spend(budget, search.iterate);
      return choiceOf(search.root, search.seat, iterations);
    },
  };
}

/** Iterates until the budget is spent; gives how often. */
function spend({ iterations, deadline }: Budget, iterate: () => void): number {
  const end = deadline === undefined ? 0 : deadline.now() + deadline.milliseconds;
  let done = 0;
  while (done < iterations) {
    iterate();
    done++;
    if (deadline !== undefined && done % BETWEEN_LOOKS === 0 && deadline.now() >= end) break;
  }
  return done;
}

function choiceOf(root: Node, seat: number, iterations: number): Choice {
  const top = [...root.edges.values()]
    .map((edge) => ({ answer: edge.answer, value: meanOf(edge, seat), visits: edge.visits }))
    .sort((a, b) => b.visits - a.visits || b.value - a.value || a.answer - b.answer);
  const [best] = top;
  if (best === undefined) throw new Error('a search of no iterations has no answer');
  return { answer: best.answer, winChance: best.value, top, iterations };
}

interface Search {
  readonly root: Node;
  readonly seat: number;
  iterate(): void;
}

function makeSearch<S, V>(
  { game, judge, guide }: Searched<S, V>,
  settings: Settings,
  view: V,
  rng: Rng,
): Search {
  const root = makeNode();
  const out: ActionCode[] = [];
  const path: Edge[] = [];
  const chances: number[] = [];
  const seat = game.toAct(game.determinize(view, rng.slice()));
  let seats = 0;

  /** The answer to try next at a node, and whether it is new there: the walk down then ends. */
  const select = (state: S, node: Node, count: number): { edge: Edge; added: boolean } => {
    const asked = game.toAct(state);
    const room = roomFor(node, count, settings);
    let tried = 0;
    let best: Edge | null = null;
    let most = NEVER;
    let fresh: ActionCode = -1;
    let promise = NEVER;
    const curiosity = settings.exploration;
    for (let i = 0; i < count; i++) {
      const answer = out[i] as ActionCode;
      const edge = node.edges.get(answer);
      if (edge === undefined) {
        const prior = guide.weigh(state, answer) + word(rng) * TIE_BREAK;
        if (prior > promise) {
          promise = prior;
          fresh = answer;
        }
        continue;
      }
      tried++;
      edge.available++;
      const value =
        meanOf(edge, asked) +
        curiosity * Math.sqrt(Math.log(edge.available + 1) / edge.visits) +
        (settings.bias * edge.prior) / (edge.visits + 1);
      if (value > most) {
        most = value;
        best = edge;
      }
    }
    if (fresh >= 0 && (best === null || tried < room)) {
      const edge = makeEdge(fresh, bounded(promise), seats);
      edge.available = 1;
      node.edges.set(fresh, edge);
      return { edge, added: true };
    }
    return { edge: best as Edge, added: false };
  };

  const rollOut = (state: S): void => {
    const stage = judge.stage(state);
    for (let i = 0; i < settings.longest; i++) {
      if (game.toAct(state) < 0) return;
      if (judge.stage(state) !== stage && judge.isQuiet(state)) return;
      const count = game.legal(state, out);
      game.apply(state, rolled(state, count));
    }
  };

  /** Mostly what looks best, now and then anything. */
  const rolled = (state: S, count: number): ActionCode => {
    const chance = word(rng);
    if ((chance & 255) < settings.blind) return out[below(rng, count)] as ActionCode;
    let best = out[0] as ActionCode;
    let most = NEVER;
    for (let i = 0; i < count; i++) {
      const answer = out[i] as ActionCode;
      const weight = guide.weigh(state, answer);
      if (weight > most) {
        most = weight;
        best = answer;
      }
    }
    return best;
  };

  const iterate = (): void => {
    const state = game.determinize(view, rng);
    if (seats === 0) {
      judge.outlook(state, chances);
      seats = chances.length;
    }
    path.length = 0;
    let node = root;
    while (game.toAct(state) >= 0) {
      const count = game.legal(state, out);
      const { edge, added } = select(state, node, count);
      path.push(edge);
      node.visits++;
      game.apply(state, edge.answer);
      if (added) break;
      edge.node ??= makeNode();
      node = edge.node;
    }
    rollOut(state);
    judge.outlook(state, chances);
    for (const edge of path) {
      edge.visits++;
      for (let i = 0; i < seats; i++) {
        edge.totals[i] = (edge.totals[i] as number) + (chances[i] as number);
      }
    }
  };

  return { root, seat, iterate };
}

/** First sight on the scale of chances: -1 to 1. */
function bounded(promise: number): number {
  return Math.max(-1, Math.min(1, promise / MOST_PROMISE));
}

/** Progressive widening: how many answers of a node may be tried by now. */
function roomFor(node: Node, count: number, { wide, narrow }: Settings): number {
  return count <= wide ? count : narrow + Math.floor(Math.sqrt(node.visits));
}
