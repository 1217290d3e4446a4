/**
 * The whole deck (T1.2): 60 faces, 75 cards. Which goblin has which power is our own reconstruction; the rulebook gives
 * the shape only. A face's number is its index in `FACE_DEFS`.
 */
import { alphas } from './alphas.ts';
import { darks } from './darks.ts';
import type { ClanDef, FaceDef } from './define.ts';
import { fires } from './fires.ts';
import { gobans } from './gobans.ts';
import { mekas } from './mekas.ts';

/** In the order of `CLANS`. */
export const CLAN_DEFS: readonly ClanDef[] = [gobans, alphas, darks, mekas, fires];

export const FACE_DEFS: readonly FaceDef[] = CLAN_DEFS.flatMap(({ faces }) => faces);
