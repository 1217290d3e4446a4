/**
 * Single-observer information-set Monte Carlo tree search. Every iteration deals the hidden cards anew from the view,
 * walks down the answers that fit this deal, adds one, plays a little on by the guide, at most to the end of the round, and
 * judges the position there. Each seat maximises its own chance (max^n), so two players and four are the same code.
 */
import { type ActionCode, type Game, legalList, type Rng } from '@open-gosu/kernel';
import { type Bot, type Budget, type Choice, NO_ESTIMATE } from '../../bot.ts';
import type { Judge } from '../../judge/judge.ts';
import { drawByOdds } from '../../maths/draw.ts';
import { exp } from '../../maths/exact.ts';
import type { Guide } from '../../sight/guide.ts';
import { roomFor, SETTINGS, type Settings } from './settings.ts';
import { count, type Edge, makeEdge, makeNode, meanOf, type Node } from './tree.ts';
import { certain, winAtOnce, withCertain } from './win-at-once.ts';

/** Iterations between two looks at the clock and at the lead of the best answer. */
const BETWEEN_LOOKS = 16;

/** In a study one iteration of so many goes to the answer tried least, so that every estimate means something. */
const STUDY_TURN = 4;

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
      const answers = legalList(game, game.determinize(view, rng.slice()));
      if (answers.length === 1) return { answer: answers[0] as ActionCode, ...NO_ESTIMATE };
      const isStudy = budget.full === true;
      const won = winAtOnce(game, searched.judge, view, rng, answers);
      if (won !== null && !isStudy) return certain(won);
      const triesAll = isStudy || budget.iterations >= settings.perAnswer * answers.length;
      const search = makeSearch(searched, settings, view, rng, { isStudy, triesAll });
      const iterations = spend(budget, search);
      const choice = choiceOf(search.root, search.seat, iterations, isStudy);
      return won === null ? choice : withCertain(won, choice);
    },
  };
}

/** Iterates until the budget is spent or, unless all of it is to be, the answer is settled; gives how often. */
function spend({ iterations, deadline, full }: Budget, { root, iterate }: Search): number {
  const end = deadline === undefined ? 0 : deadline.now() + deadline.milliseconds;
  let done = 0;
  while (done < iterations) {
    iterate();
    done++;
    if (done % BETWEEN_LOOKS !== 0) continue;
    if (full !== true && isSettled(root, iterations - done)) break;
    if (deadline !== undefined && deadline.now() >= end) break;
  }
  return done;
}

/** Whether the iterations left cannot make another answer the most tried one. */
function isSettled({ edges }: Node, left: number): boolean {
  let most = 0;
  let second = 0;
  for (const { visits } of edges.values()) {
    if (visits > most) {
      second = most;
      most = visits;
    } else if (visits > second) second = visits;
  }
  return most - second > left;
}

/** The answer tried most; behind it the others, in a study by their chances, which are all well founded there. */
function choiceOf(root: Node, seat: number, iterations: number, isStudy: boolean): Choice {
  const [best, ...others] = [...root.edges.values()]
    .map((edge) => ({ answer: edge.answer, value: meanOf(edge, seat), visits: edge.visits }))
    .sort((a, b) => b.visits - a.visits || b.value - a.value || a.answer - b.answer);
  if (best === undefined) throw new Error('a search of no iterations has no answer');
  if (isStudy) others.sort((a, b) => b.value - a.value || a.answer - b.answer);
  return { answer: best.answer, winChance: best.value, top: [best, ...others], iterations };
}

function leastTried({ edges }: Node): Edge {
  let least: Edge | null = null;
  for (const edge of edges.values()) {
    if (least === null || edge.visits < least.visits) least = edge;
  }
  return least as Edge;
}

interface Search {
  readonly root: Node;
  readonly seat: number;
  iterate(): void;
}

interface Care {
  readonly isStudy: boolean;
  /** Every answer of the root is tried once, whatever it looks like at first sight. */
  readonly triesAll: boolean;
}

function makeSearch<S, V>(
  { game, judge, guide }: Searched<S, V>,
  settings: Settings,
  view: V,
  rng: Rng,
  { isStudy, triesAll }: Care,
): Search {
  const { curiosity, urgency, doubt, looseness, longest, settling } = settings;
  const first = game.determinize(view, rng.slice());
  const seat = game.toAct(first);
  const chances: number[] = [];
  judge.outlook(first, chances);
  const seats = chances.length;
  const root = makeNode(seats);
  const answers: ActionCode[] = [];
  const odds: number[] = [];
  const nodes: Node[] = [];
  const edges: Edge[] = [];

  /** Fills `odds` with how likely each answer is to be given at first sight, up to a factor; gives their sum. */
  const weigh = (state: S, legal: number, trust: number): number => {
    guide.weigh(state, answers, legal, odds);
    let most = NEVER;
    for (let i = 0; i < legal; i++) if ((odds[i] as number) > most) most = odds[i] as number;
    let sum = 0;
    for (let i = 0; i < legal; i++) {
      const odd = exp(((odds[i] as number) - most) / trust);
      odds[i] = odd;
      sum += odd;
    }
    return sum;
  };

  /** First sight of the question itself is the same in every deal. */
  const atRoot: { sum: number; readonly odds: number[] } = { sum: 0, odds: [] };
  const weighAtRoot = (state: S, legal: number): number => {
    if (root.visits === 0) {
      atRoot.sum = weigh(state, legal, doubt);
      for (let i = 0; i < legal; i++) atRoot.odds[i] = odds[i] as number;
    }
    for (let i = 0; i < legal; i++) odds[i] = atRoot.odds[i] as number;
    return atRoot.sum;
  };

  /** The answer to try next at a node, which gets its edge there if it has none yet. */
  const select = (state: S, node: Node, legal: number): Edge => {
    const asked = game.toAct(state);
    const sum = node === root ? weighAtRoot(state, legal) : weigh(state, legal, doubt);
    const unknown = meanOf(node, asked) + urgency;
    const spread = (curiosity * Math.sqrt(node.visits + 1)) / sum;
    let best: Edge | null = null;
    let most = NEVER;
    let fresh = -1;
    let promise = NEVER;
    let tried = 0;
    const known = node.edges.size;
    for (let i = 0; i < legal; i++) {
      const odd = odds[i] as number;
      const edge = tried === known ? undefined : node.edges.get(answers[i] as ActionCode);
      if (edge === undefined) {
        if (odd > promise) {
          promise = odd;
          fresh = i;
        }
        continue;
      }
      tried++;
      edge.available++;
      const bias = (curiosity * Math.sqrt(edge.available + 1) * odd) / (sum * (1 + edge.visits));
      const value = meanOf(edge, asked) + bias;
      if (value > most) {
        most = value;
        best = edge;
      }
    }
    const isStudied = isStudy && node === root && fresh < 0;
    if (isStudied && root.visits % STUDY_TURN === 0) return leastTried(root);
    const isDue = triesAll && node === root && fresh >= 0;
    if (best !== null && !isDue) {
      if (fresh < 0 || tried >= roomFor(node.visits, legal, settings)) return best;
      if (unknown + spread * promise <= most) return best;
    }
    const answer = answers[fresh] as ActionCode;
    const edge = makeEdge(answer, seats);
    edge.available = 1;
    node.edges.set(answer, edge);
    return edge;
  };

  const rollOut = (state: S): void => {
    const stage = judge.stage(state);
    for (let i = 0; i < longest + settling; i++) {
      if (game.toAct(state) < 0) return;
      const isDue = i >= longest || judge.stage(state) !== stage;
      if (isDue && judge.isQuiet(state)) return;
      const legal = game.legal(state, answers);
      game.apply(state, answers[legal === 1 ? 0 : draw(state, legal)] as ActionCode);
    }
  };

  /** By the odds at first sight. */
  const draw = (state: S, legal: number): number => {
    const sum = weigh(state, legal, looseness);
    return drawByOdds(odds, legal, sum, rng);
  };

  const iterate = (): void => {
    const state = game.determinize(view, rng);
    let depth = 0;
    let node = root;
    while (game.toAct(state) >= 0) {
      const legal = game.legal(state, answers);
      if (legal === 1) {
        game.apply(state, answers[0] as ActionCode);
        continue;
      }
      const edge = select(state, node, legal);
      nodes[depth] = node;
      edges[depth] = edge;
      depth++;
      game.apply(state, edge.answer);
      if (edge.visits === 0) break;
      edge.node ??= makeNode(seats);
      node = edge.node;
    }
    rollOut(state);
    judge.outlook(state, chances);
    for (let i = 0; i < depth; i++) {
      count(nodes[i] as Node, chances);
      count(edges[i] as Edge, chances);
    }
  };

  return { root, seat, iterate };
}
