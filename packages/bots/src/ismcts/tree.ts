/**
 * The tree of a search over information sets: one node for each sequence of answers, whatever cards were dealt. An
 * answer is judged by what it brought each seat, and by how often it could have been given.
 */
import type { ActionCode } from '@open-gosu/kernel';

export interface Edge {
  readonly answer: ActionCode;
  /** How good the answer looks before it is tried. */
  readonly prior: number;
  /** How often it was tried, and how often it could have been. */
  visits: number;
  available: number;
  /** The sum of every seat's chances where it was tried. */
  readonly totals: number[];
  node: Node | null;
}

export interface Node {
  visits: number;
  readonly edges: Map<ActionCode, Edge>;
}

export function makeNode(): Node {
  return { visits: 0, edges: new Map() };
}

export function makeEdge(answer: ActionCode, prior: number, seats: number): Edge {
  return {
    answer,
    prior,
    visits: 0,
    available: 0,
    totals: new Array<number>(seats).fill(0),
    node: null,
  };
}

/** The mean chance of a seat after this answer. */
export function meanOf(edge: Edge, seat: number): number {
  return edge.visits === 0 ? 0 : (edge.totals[seat] as number) / edge.visits;
}
