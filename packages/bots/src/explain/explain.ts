/**
 * Why these answers: one reason each, from what their player may know. The same view and generator give the same
 * reasons on every machine.
 */
import { type ActionCode, type Game, legalList, type Rng } from '@open-gosu/kernel';
import type { Knowledge } from '../games/knowledge.ts';
import { knowledgeOf } from '../games/known.ts';
import { reasonFor } from './choose.ts';
import { bySight, lookAt } from './look.ts';
import type { Reason } from './reason.ts';

/** Deals an answer is tried in. */
export const DEALS = 16;

/** Answers looked at, and how many of them the others are compared with: the best, as far as one can tell. */
const MOST_LOOKED = 24;
const RIVALS = 5;

/**
 * `answers`: legal ones, best first. `chances`: to win with each of them, then with others, as far as they are known.
 * Null for a game no bot can judge.
 */
export function explain<S, V>(
  game: Game<S, V>,
  view: V,
  answers: readonly ActionCode[],
  rng: Rng,
  chances: readonly number[] = [],
): Reason[] | null {
  const known = knowledgeOf(game);
  return known === null ? null : explainBy(known, game, view, answers, rng, chances);
}

/** What reasons are made of. */
export type Explained = Pick<Knowledge, 'features' | 'weights' | 'words' | 'guide'>;

/** The same by any knowledge of the game. */
export function explainBy<S, V>(
  known: Explained,
  game: Game<S, V>,
  view: V,
  answers: readonly ActionCode[],
  rng: Rng,
  chances: readonly number[] = [],
): Reason[] {
  const deal = game.determinize(view, rng.slice());
  const legal = legalList(game, deal);
  if (legal.length === 1) return answers.map(() => ({ kind: 'only' }));
  if (game.question(deal, 'en').kind === DRAFT) {
    return answers.map((_, i) => ({ kind: 'draft', edge: edgeOf(chances, i) }));
  }
  const { features, guide, weights, words } = known;
  const others = bySight(guide, deal, legal).filter((answer) => !answers.includes(answer));
  const looked = [...answers, ...others.slice(0, Math.max(0, MOST_LOOKED - answers.length))];
  const again = features.names.findIndex((name) => words[name]?.again);
  const outcomes = lookAt({ game, features, guide, again }, view, looked, DEALS, rng);
  const weighing = {
    names: features.names,
    weights,
    words,
    foes: features.seats(deal) - 1,
    quiet: features.isQuiet(deal),
  };
  const told = outcomes.slice(0, answers.length);
  return told.map((outcome, i) => {
    const all = outcomes.filter((other) => other !== outcome);
    const rivals = all.slice(0, RIVALS);
    const good = isAsGood(chances, i);
    const others = { rivals, all, worse: told.slice(i + 1), best: i === 0, good };
    return reasonFor(outcome, others, weighing);
  });
}

/** So much less of a chance is worse, and not just found out less exactly. */
const WORSE = 0.05;

/** Whether an answer has nearly the best chance there is, as far as chances are known. */
function isAsGood(chances: readonly number[], index: number): boolean {
  const own = chances[index];
  return own !== undefined && Math.max(...chances) - own < WORSE;
}

/** Clans that are nobody's yet: no feature tells them apart. */
const DRAFT = 'draft';

/** A chance less the mean of the others. */
function edgeOf(chances: readonly number[], index: number): number | null {
  const own = chances[index];
  if (own === undefined || chances.length < 2) return null;
  const others = chances.reduce((sum, chance) => sum + chance, -own) / (chances.length - 1);
  return own - others;
}
