/** The draft of Gosu X as the bots' table solves it. */
import { DRAFT_TABLE, draftValues, pickerAt, type SolvedDraft, solveDraft } from '@open-gosu/bots';
import { CLANS } from '@open-gosu/gosu-x';
import type { DraftFigures, DraftPick } from '../figures.ts';

export function gosuXDraft(): DraftFigures | null {
  const { bot, games, seed, rules, error, chances } = DRAFT_TABLE;
  if (games === 0) return null;
  const { chance, firstPicks, clans } = draftValues();
  const solved = solveDraft(chances);
  return {
    bot,
    games,
    outcomes: chances.length,
    seed,
    rules,
    error,
    chance,
    firstPicks: firstPicks.map(({ clan, value }) => ({
      clan,
      value,
      line: lineAfter(solved, 1 << CLANS.indexOf(clan)),
    })),
    clans,
  };
}

/** The best picks of both, once the first player has these clans. */
function lineAfter(solved: SolvedDraft, taken: number): DraftPick[] {
  const masks: [number, number] = [taken, 0];
  const line: DraftPick[] = [];
  for (let seat = pickerAt(...masks); seat >= 0; seat = pickerAt(...masks)) {
    const [best] = solved.picks(...masks).sort((a, b) => b.value - a.value);
    if (best === undefined) break;
    line.push({ seat, clan: CLANS[best.clan] ?? '' });
    masks[seat as 0 | 1] |= 1 << best.clan;
  }
  return line;
}
