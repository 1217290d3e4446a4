/** Six opponents for people, from one a child beats to the strongest there is. What each is made of was fixed by matches. */
import type { Text } from '@open-gosu/kernel';
import type { Regret } from './fallible.ts';

export interface LevelMaking {
  /** Looks one answer ahead, or searches. */
  readonly bot: 'greedy' | 'ismcts';
  /** 0 for bots that do not search. */
  readonly iterations: number;
  /** How it errs; null for a bot that plays as well as it can. */
  readonly regret: Regret | null;
}

export const LEVEL_NAMES: readonly Text[] = [
  { en: 'Recruit', fr: 'Recrue' },
  { en: 'Scout', fr: 'Éclaireur' },
  { en: 'Captain', fr: 'Capitaine' },
  { en: 'Champion', fr: 'Champion' },
  { en: 'Master', fr: 'Maître' },
  { en: 'Gosu', fr: 'Gosu' },
];

/** How the bot of a level is called where names are typed. Levels are counted from 1. */
export function levelId(index: number): string {
  return `level-${index + 1}`;
}

/** What people call the bot of that name; null for one that is no level. */
export function levelTitle(bot: string): Text | null {
  return LEVEL_NAMES.find((_, i) => bot === levelId(i)) ?? null;
}

function greedy(most: number, typical: number): LevelMaking {
  return { bot: 'greedy', iterations: 0, regret: { most, typical } };
}

function search(iterations: number): LevelMaking {
  return { bot: 'ismcts', iterations, regret: null };
}

export const GOSU_X_LEVELS: readonly LevelMaking[] = [
  greedy(0.3, 0.12),
  greedy(0.2, 0.07),
  greedy(0.1, 0.03),
  search(40),
  search(300),
  search(4000),
];

export const TACTICS_LEVELS: readonly LevelMaking[] = [
  greedy(0.3, 0.12),
  greedy(0.15, 0.05),
  greedy(0.04, 0.01),
  search(15),
  search(120),
  search(8000),
];
