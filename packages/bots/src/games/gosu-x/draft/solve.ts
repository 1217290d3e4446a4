/**
 * The draft solved by backward induction. It hides nothing and is small: every position of it is valued by the best
 * answer of the player to pick, from the outcomes upwards.
 */
import { ANSWER, CLANS } from '@open-gosu/gosu-x';
import { type ActionCode, countBits, makeCode } from '@open-gosu/kernel';
import { draftKey, outcomeIndex } from './outcomes.ts';

/** X2.2: first takes 1, second 2, first 2, second 1. */
const PICKERS: readonly number[] = [0, 1, 1, 0, 0, 1];

/** A pick, and the chance of the player who makes it if both go on as well as they can. */
export interface ValuedPick {
  readonly clan: number;
  readonly answer: ActionCode;
  readonly value: number;
}

export interface SolvedDraft {
  /** The chance of the first player, who has taken the clans of one mask, against the second, who has those of the other. */
  chance(first: number, second: number): number;
  /** The picks to choose from in the order of clans; none where the draft is over. */
  picks(first: number, second: number): ValuedPick[];
}

/** The seat to pick once both have these clans; -1 where the draft is over or never comes there. */
export function pickerAt(first: number, second: number): number {
  const done = countBits(first | second);
  const byFirst = PICKERS.slice(0, done).filter((seat) => seat === 0).length;
  const fits = countBits(first) === byFirst && countBits(second) === done - byFirst;
  return fits ? (PICKERS[done] ?? -1) : -1;
}

/** `chances`: of the first player, in the order of the outcomes. */
export function solveDraft(chances: readonly number[]): SolvedDraft {
  const known = new Map<number, number>();

  const chance = (first: number, second: number): number => {
    const outcome = outcomeIndex(first, second);
    if (outcome >= 0) return chances[outcome] as number;
    const key = draftKey(first, second);
    const before = known.get(key);
    if (before !== undefined) return before;
    const best = pickerAt(first, second) === 0 ? Math.max : Math.min;
    const found = best(...freeClans(first | second).map((clan) => after(first, second, clan)));
    known.set(key, found);
    return found;
  };

  /** The first player's chance after this pick. */
  const after = (first: number, second: number, clan: number): number => {
    const bit = 1 << clan;
    return pickerAt(first, second) === 0
      ? chance(first | bit, second)
      : chance(first, second | bit);
  };

  const picks = (first: number, second: number): ValuedPick[] => {
    const picker = pickerAt(first, second);
    if (picker < 0) return [];
    return freeClans(first | second).map((clan) => {
      const won = after(first, second, clan);
      const value = picker === 0 ? won : 1 - won;
      return { clan, answer: makeCode(ANSWER.draft, clan), value };
    });
  };

  return { chance, picks };
}

function freeClans(taken: number): number[] {
  return CLANS.map((_, clan) => clan).filter((clan) => !((taken >> clan) & 1));
}
