/** The frozen set a ladder is played with, and what its ratings hang on. A bot that changes gets a new name here. */

export const LADDER_BOTS: readonly string[] = [
  'random',
  'instinct',
  'greedy-1',
  'ismcts-200',
  'ismcts-1000',
];

export const ANCHOR = { bot: 'greedy-1', elo: 1000 } as const;
