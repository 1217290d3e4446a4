/** The draft of Gosu X as the bots' table solves it. */
import { DRAFT_TABLE, draftValues, lineAfter } from '@open-gosu/bots';
import { gosuX } from '@open-gosu/gosu-x';
import type { Options } from '@open-gosu/kernel';
import type { DraftFigures } from '../figures.ts';

/** The table is of games by the usual rules. */
function areUsual(options: Options): boolean {
  const usual = gosuX.options({}, 'en');
  return usual.ok && rulesIn(usual.value) === rulesIn(options);
}

/** Whichever preset they are written from. */
function rulesIn({ preset: _name, ...rules }: Options): string {
  return JSON.stringify(Object.entries(rules).sort(([a], [b]) => (a < b ? -1 : 1)));
}

export function gosuXDraft(options: Options): DraftFigures | null {
  const { bot, games, seed, rules, error, chances } = DRAFT_TABLE;
  if (games === 0 || !areUsual(options)) return null;
  const { chance, firstPicks, clans } = draftValues();
  return {
    bot,
    games,
    outcomes: chances.length,
    seed,
    rules,
    error,
    chance,
    firstPicks: firstPicks.map(({ clan, value }) => ({ clan, value, line: lineAfter(clan) })),
    clans,
  };
}
