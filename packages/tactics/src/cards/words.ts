/** The closed lists the deck is written in: leaving out a case of any of them does not compile. */
export const CLANS = ['gobans', 'alphas', 'darks', 'mekas', 'fires'] as const;
export type ClanId = (typeof CLANS)[number];

export type Level = 1 | 2 | 3;

/** The seven powers, in the order of T6. */
export const POWERS = [
  'destroy',
  'prison',
  'discard',
  'draw',
  'vision',
  'return',
  'advantage',
] as const;
export type PowerName = (typeof POWERS)[number];

/** When a power acts (T5). */
export const TRIGGERS = ['arrival', 'link', 'mutation'] as const;
export type Trigger = (typeof TRIGGERS)[number];

/** The sides a link listens on (T1.4). */
export const SIDES = ['right', 'above', 'left', 'below'] as const;
export type Side = (typeof SIDES)[number];
