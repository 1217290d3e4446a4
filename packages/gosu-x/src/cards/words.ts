/** The vocabulary cards are written in: clans, levels, keywords. One word per concept, the same as in docs/rules. */

export const CLANS = [
  'justice',
  'abhilasha',
  'tomorrow',
  'narashima',
  'galmi',
  'phoenix',
  'goan-sul',
  'xian',
] as const;
export type ClanId = (typeof CLANS)[number];

/** I Troop, II Hero, III Immortal. */
export type Level = 1 | 2 | 3;

export const KEYWORDS = [
  'recruiter',
  'force-of-will',
  'secret-shift',
  'bounty',
  'echo',
  'ethereal',
  'veteran',
  'wondrous',
] as const;
export type Keyword = (typeof KEYWORDS)[number];
