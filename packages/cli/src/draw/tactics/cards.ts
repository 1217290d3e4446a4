/** Goblins as words and signs on a drawing: names, colours by clan, cost, links, powers. */
import { at, capitalize, inLang, type Lang } from '@open-gosu/kernel';
import {
  CLAN_OF,
  CLANS,
  type ClanId,
  cardName,
  clanName,
  FACE_DEFS,
  type FaceDef,
  IS_ZOMBIE,
  idOf,
  POWER_TERMS,
  type PowerDef,
  SIDES,
  type Side,
} from '@open-gosu/tactics';
import type { Look } from '../../games/kit.ts';
import { type Color, makeStyle, type Paint } from '../style.ts';
import { onTable } from './words.ts';

const CLAN_COLOR: { readonly [C in ClanId]: Color } = {
  gobans: 'green',
  alphas: 'yellow',
  darks: 'magenta',
  mekas: 'cyan',
  fires: 'red',
};

const ARROW: { readonly [S in Side]: string } = { right: '→', above: '↑', left: '←', below: '↓' };

export function defOf(face: number): FaceDef {
  return FACE_DEFS[face] as FaceDef;
}

export function clanOf(face: number): ClanId {
  return CLANS[at(CLAN_OF, face)] as ClanId;
}

export function clanPaint(clan: ClanId, color: boolean): Paint {
  return makeStyle(color).color(CLAN_COLOR[clan]);
}

export function facePaint(face: number, color: boolean): Paint {
  return clanPaint(clanOf(face), color);
}

/** "Go": the clan in two letters, for those who do not see its colour. */
export function clanTag(face: number): string {
  return capitalize(clanOf(face).slice(0, 2));
}

export function clanNameOf(face: number, lang: Lang): string {
  return clanName(clanOf(face), lang);
}

/** "»2", "»2z" for a zombie mutation, nothing for a goblin that cannot mutate. */
export function costSign(face: number): string {
  const { cost } = defOf(face);
  if (cost === null) return '';
  return `»${cost}${IS_ZOMBIE[face] ? 'z' : ''}`;
}

function arrows(sides: readonly Side[]): string {
  return SIDES.filter((side) => sides.includes(side))
    .map((side) => ARROW[side])
    .join('');
}

/** "→↑": the sides its links listen on. */
export function linkSign(face: number): string {
  return arrows(defOf(face).powers.flatMap(({ sides }) => sides));
}

/** "Vision · →↑ Draw · » Return+": on arrival, by a link, when it mutates; the plus for the max form. */
export function powerSigns(face: number, lang: Lang): string {
  return defOf(face)
    .powers.map((power) => powerSign(power, lang))
    .join(' · ');
}

function powerSign({ trigger, power, max, sides }: PowerDef, lang: Lang): string {
  const sign = trigger === 'mutation' ? '» ' : trigger === 'link' ? `${arrows(sides)} ` : '';
  return `${sign}${inLang(POWER_TERMS[power].name, lang)}${max ? '+' : ''}`;
}

/** Names in the order given; those that cannot be seen are left out. */
export function namesOf(cards: readonly number[], lang: Lang): string[] {
  return cards.filter((card) => card >= 0).map((card) => cardName(card, lang));
}

/** Ids in the order given, as they are typed; a count for those that cannot be seen. */
export function idList(cards: readonly number[], { lang }: Look): string {
  const seen = cards.filter((card) => card >= 0).map(idOf);
  const hidden = cards.length - seen.length;
  if (hidden > 0) seen.push(onTable(lang, 'unknown', { n: hidden }));
  return seen.length === 0 ? onTable(lang, 'empty') : seen.join(', ');
}
