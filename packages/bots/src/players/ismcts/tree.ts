/**
 * The tree of a search over information sets: one node for each sequence of answers, whatever cards were dealt. An
 * answer is judged by what it brought each seat, and by how often it could have been given.
 */
import type { ActionCode } from '@open-gosu/kernel';

export interface Edge {
  readonly answer: ActionCode;
  /** How often it was tried, and how often it could have been since it was first. */
  visits: number;
  available: number;
  /** The sum of every seat's chances where it was tried. */
  readonly totals: number[];
  node: Node | null;
}

export interface Node {
  visits: number;
  /** As those of the edges together. */
  readonly totals: number[];
  readonly edges: Map<ActionCode, Edge>;
}

export function makeNode(seats: number): Node {
  return { visits: 0, totals: zeros(seats), edges: new Map() };
}

export function makeEdge(answer: ActionCode, seats: number): Edge {
  return { answer, visits: 0, available: 0, totals: zeros(seats), node: null };
}

function zeros(seats: number): number[] {
  return new Array<number>(seats).fill(0);
}

/** The mean chance of a seat here; where nothing was tried, as good as anybody's. */
export function meanOf({ visits, totals }: Edge | Node, seat: number): number {
  return visits === 0 ? 1 / totals.length : (totals[seat] as number) / visits;
}

export function count(of: Edge | Node, chances: readonly number[]): void {
  of.visits++;
  const { totals } = of;
  for (let seat = 0; seat < totals.length; seat++) {
    totals[seat] = (totals[seat] as number) + (chances[seat] as number);
  }
}
