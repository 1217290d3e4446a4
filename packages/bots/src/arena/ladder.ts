/** The set a ladder is played with. Ratings hang on the anchor, which is frozen; the others improve under their names. */

export const LADDER_BOTS: readonly string[] = [
  'random',
  'instinct',
  'greedy-1',
  'ismcts-200',
  'ismcts-1000',
];

export const ANCHOR = { bot: 'greedy-1', elo: 1000 } as const;
