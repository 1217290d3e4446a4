/** What the solved draft says: the worth of first picks and clans, the advantage of the first seat, the best line. */
import { CLANS, type ClanId } from '@open-gosu/gosu-x';
import { OUTCOMES } from './outcomes.ts';
import { solvedDraft } from './solution.ts';
import { pickerAt, type SolvedDraft, solveDraft } from './solve.ts';
import { DRAFT_TABLE } from './table.ts';

export interface ClanValue {
  readonly clan: ClanId;
  /** A chance to win, 0 to 1. */
  readonly value: number;
}

export interface DraftPick {
  readonly seat: number;
  readonly clan: ClanId;
}

export interface DraftValues {
  /** The first player's chance if both pick as well as they can. */
  readonly chance: number;
  /** The first player's mean chance over all outcomes. */
  readonly seat: number;
  /** The first player's chance after each first pick, best first. */
  readonly firstPicks: readonly ClanValue[];
  /** The mean chance of the player who has a clan, over all outcomes and both seats, best first. */
  readonly clans: readonly ClanValue[];
  /** Best picks of both. */
  readonly line: readonly DraftPick[];
}

/** Of the table that bots use, or of another. */
export function draftValues(chances: readonly number[] = DRAFT_TABLE.chances): DraftValues {
  const solved = chances === DRAFT_TABLE.chances ? solvedDraft() : solveDraft(chances);
  const values = (list: readonly { readonly clan: number; readonly value: number }[]) =>
    [...list]
      .sort((a, b) => b.value - a.value)
      .map(({ clan, value }) => ({ clan: CLANS[clan] as ClanId, value }));
  return {
    chance: solved.chance(0, 0),
    seat: chances.reduce((sum, chance) => sum + chance, 0) / chances.length,
    firstPicks: values(solved.picks(0, 0)),
    clans: values(CLANS.map((_, clan) => ({ clan, value: meanWith(chances, clan) }))),
    line: bestLine(solved, 0),
  };
}

function meanWith(chances: readonly number[], clan: number): number {
  let sum = 0;
  let count = 0;
  OUTCOMES.forEach(({ first, second }, i) => {
    if (!(((first | second) >> clan) & 1)) return;
    const chance = chances[i] as number;
    sum += (first >> clan) & 1 ? chance : 1 - chance;
    count++;
  });
  return sum / count;
}

/** Best picks of both, by the table that bots use, once the first player has this clan. */
export function lineAfter(clan: ClanId): DraftPick[] {
  return bestLine(solvedDraft(), 1 << CLANS.indexOf(clan));
}

/** From where the first player has these clans. */
function bestLine(solved: SolvedDraft, first: number): DraftPick[] {
  const line: DraftPick[] = [];
  const taken: [number, number] = [first, 0];
  for (let seat = pickerAt(...taken); seat >= 0; seat = pickerAt(...taken)) {
    const [best] = solved.picks(...taken).sort((a, b) => b.value - a.value);
    if (best === undefined) break;
    taken[seat as 0 | 1] |= 1 << best.clan;
    line.push({ seat, clan: CLANS[best.clan] as ClanId });
  }
  return line;
}
