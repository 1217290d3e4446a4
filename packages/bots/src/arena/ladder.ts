/** The frozen set a ladder is played with, and what its ratings hang on. A bot that changes gets a new name here. */

export const LADDER_BOTS: readonly string[] = ['random', 'greedy', 'ismcts-200'];

export const ANCHOR = { bot: 'greedy', elo: 1000 } as const;
