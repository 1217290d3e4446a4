/** All 88 cards in one order: clan by clan, as printed. A card's place in it is its kind, used all over the engine. */
import { abhilasha } from './abhilasha.ts';
import type { CardDef, ClanDef } from './define.ts';
import { galmi } from './galmi.ts';
import { goanSul } from './goan-sul.ts';
import { justice } from './justice.ts';
import { narashima } from './narashima.ts';
import { phoenix } from './phoenix.ts';
import { tomorrow } from './tomorrow.ts';
import { xian } from './xian.ts';

/** In the order of `CLANS`. */
export const CLAN_DEFS: readonly ClanDef[] = [
  justice,
  abhilasha,
  tomorrow,
  narashima,
  galmi,
  phoenix,
  goanSul,
  xian,
];

export const CARD_DEFS: readonly CardDef[] = CLAN_DEFS.flatMap((clan) => clan.cards);

export const CARDS_PER_CLAN = 11;
