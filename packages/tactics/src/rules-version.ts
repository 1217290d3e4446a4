/** Changes only when the same seed and answers could give another game. */
export const RULES_VERSION = 'gosu-tactics-3';
