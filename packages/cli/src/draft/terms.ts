/**
 * What the first player's chance is made of, as a sum of terms: groups of alike ones, each with a value for every outcome.
 * Terms about strength change sign when the seats are changed; the seat and the tiles speak of who begins.
 */
import { OUTCOMES, type Outcome } from '@open-gosu/bots';
import { CLANS } from '@open-gosu/gosu-x';

type Term = (outcome: Outcome) => number;

const ALL = CLANS.map((_, clan) => clan);
const ORDERED = ALL.flatMap((a) => ALL.filter((b) => b !== a).map((b) => [a, b] as const));
const PAIRS = ORDERED.filter(([a, b]) => a < b);

const has = (mask: number, clan: number): number => (mask >> clan) & 1;
const side = ({ first, second }: Outcome, clan: number) => has(first, clan) - has(second, clan);
const isTile = ({ first, second }: Outcome, clan: number) => 1 - has(first | second, clan);

/** By what the terms of a group are about. */
const GROUPS = {
  seat: [() => 1],
  clan: ALL.map((clan) => (outcome) => side(outcome, clan)),
  tile: ALL.map((clan) => (outcome) => isTile(outcome, clan)),
  /** Two clans in one deck. */
  pair: PAIRS.map(
    ([a, b]) =>
      ({ first, second }) =>
        has(first, a) * has(first, b) - has(second, a) * has(second, b),
  ),
  /** One clan against another. */
  versus: PAIRS.map(
    ([a, b]) =>
      ({ first, second }) =>
        has(first, a) * has(second, b) - has(second, a) * has(first, b),
  ),
  /** A clan while the tile of another binds both. */
  underTile: ORDERED.map(
    ([clan, tile]) =>
      (outcome) =>
        side(outcome, clan) * isTile(outcome, tile),
  ),
} as const satisfies { readonly [group: string]: readonly Term[] };

export type Group = keyof typeof GROUPS;

/** The terms of an outcome that are not 0: most are. */
export interface Row {
  readonly at: readonly number[];
  readonly values: readonly number[];
}

export interface Terms {
  /** One for each outcome. */
  readonly rows: readonly Row[];
  /** The group of each term. */
  readonly groups: readonly number[];
  readonly names: readonly Group[];
}

export function makeTerms(): Terms {
  const groups: readonly (readonly Term[])[] = Object.values(GROUPS);
  const terms = groups.flat();
  return {
    rows: OUTCOMES.map((outcome) => {
      const values = terms.map((term) => term(outcome));
      const at = values.flatMap((value, i) => (value === 0 ? [] : [i]));
      return { at, values: at.map((i) => values[i] as number) };
    }),
    groups: groups.flatMap((group, i) => group.map(() => i)),
    names: Object.keys(GROUPS) as Group[],
  };
}
