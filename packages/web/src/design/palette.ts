/**
 * The colours of the page that carry meaning, as numbers a test can measure: clans, paper and ink, the table of each
 * theme. `tokens.css` says the same to the browser, and a test holds the two together.
 */
import type { GameId } from '../engine/match.ts';

export type Hex = `#${string}`;

export const PAPER: Hex = '#F4EFE4';
export const INK: Hex = '#14161B';
export const WHITE: Hex = '#FFFFFF';

/** What a clan is known by: a letter beside the colour, and what is printed on the colour. */
export interface ClanLook {
  readonly code: string;
  readonly colour: Hex;
  readonly glyph: Hex;
}

/**
 * Found by a search for the largest smallest distance between any two, as people with normal, protan, deutan and tritan
 * vision see them: a prettier hue that comes too near another fails the test.
 */
export const CLAN_LOOKS = {
  justice: { code: 'J', colour: '#F6F852', glyph: INK },
  abhilasha: { code: 'A', colour: '#E59BD5', glyph: INK },
  tomorrow: { code: 'T', colour: '#A0ECFF', glyph: INK },
  narashima: { code: 'N', colour: '#EB8400', glyph: INK },
  galmi: { code: 'G', colour: '#18BA7F', glyph: INK },
  phoenix: { code: 'P', colour: '#C8320C', glyph: WHITE },
  'goan-sul': { code: 'S', colour: '#7D7F83', glyph: INK },
  xian: { code: 'X', colour: '#5D57DE', glyph: WHITE },
  gobans: { code: 'G', colour: '#F7F5F1', glyph: INK },
  alphas: { code: 'A', colour: '#88DF4B', glyph: INK },
  darks: { code: 'D', colour: '#70658B', glyph: WHITE },
  mekas: { code: 'M', colour: '#5E8BF9', glyph: INK },
  fires: { code: 'F', colour: '#D60003', glyph: WHITE },
} as const satisfies { readonly [clan: string]: ClanLook };

export type ClanName = keyof typeof CLAN_LOOKS;

export const CLANS_OF: { readonly [G in GameId]: readonly ClanName[] } = {
  'gosu-x': [
    'justice',
    'abhilasha',
    'tomorrow',
    'narashima',
    'galmi',
    'phoenix',
    'goan-sul',
    'xian',
  ],
  'gosu-tactics': ['gobans', 'alphas', 'darks', 'mekas', 'fires'],
};

export function isClanName(clan: string): clan is ClanName {
  return Object.hasOwn(CLAN_LOOKS, clan);
}

export function lookOf(clan: string): ClanLook | null {
  return isClanName(clan) ? CLAN_LOOKS[clan] : null;
}

/** The game a clan belongs to. */
export function gameOfClan(clan: string): GameId {
  return CLANS_OF['gosu-tactics'].some((each) => each === clan) ? 'gosu-tactics' : 'gosu-x';
}
