/**
 * The deck as number tables, made once from the definitions. A *face* is an index into `FACE_DEFS`; the two plain cards
 * of a family have the same one and cannot be told apart. The rules read these tables only.
 */
import { CLAN_DEFS, FACE_DEFS } from '../cards/index.ts';
import { CLANS, POWERS, type PowerName, SIDES, TRIGGERS, type Trigger } from '../cards/words.ts';

export const FACE_COUNT = FACE_DEFS.length;
export const CLAN_COUNT = CLANS.length;

export const COPIES_OF = FACE_DEFS.map((def) => def.copies);
export const CARD_COUNT = COPIES_OF.reduce((sum, copies) => sum + copies, 0);

export const CLAN_OF = CLAN_DEFS.flatMap(({ faces }, clan) => faces.map(() => clan));
/** The row it stands in: 0 for level 1. */
export const ROW_OF = FACE_DEFS.map((def) => def.level - 1);
/** T1.2: by level. */
const STRENGTH_OF_LEVEL = [2, 3, 5];
export const STRENGTH_OF = ROW_OF.map((row) => STRENGTH_OF_LEVEL[row] as number);
/** -1: cannot mutate. */
export const COST_OF = FACE_DEFS.map((def) => def.cost ?? -1);
export const IS_ZOMBIE = FACE_DEFS.map((def) => def.zombie);

/** The plain and the X card of a family have one name (T3.6). */
const NAMES = FACE_DEFS.map((def) => def.name.en);
export const NAME_OF = NAMES.map((name) => NAMES.indexOf(name));

/** The faces of each row, ascending. */
export const FACES_OF_ROW = STRENGTH_OF_LEVEL.map((_, row) =>
  FACE_DEFS.flatMap((_def, face) => (ROW_OF[face] === row ? [face] : [])),
);

/** One power as the rules run it. */
export interface FacePower {
  readonly trigger: number;
  /** Index into `POWERS`. */
  readonly power: number;
  readonly max: 0 | 1;
  /** One bit for each side of `SIDES`; 0 but for links. */
  readonly sides: number;
}

export const TRIGGER: { readonly [T in Trigger]: number } = {
  arrival: TRIGGERS.indexOf('arrival'),
  link: TRIGGERS.indexOf('link'),
  mutation: TRIGGERS.indexOf('mutation'),
};

export const POWERS_OF: readonly (readonly FacePower[])[] = FACE_DEFS.map((def) =>
  def.powers.map(({ trigger, power, max, sides }) => ({
    trigger: TRIGGER[trigger],
    power: POWERS.indexOf(power),
    max: max ? 1 : 0,
    sides: sides.reduce((mask, side) => mask | (1 << SIDES.indexOf(side)), 0),
  })),
);

/** All sides a face's links listen on, one bit each. */
export const LINK_SIDES_OF = POWERS_OF.map((powers) =>
  powers.reduce((mask, { sides }) => mask | sides, 0),
);

export function powerName(power: number): PowerName {
  return POWERS[power] as PowerName;
}

export function idOf(face: number): string {
  return FACE_DEFS[face]?.id ?? '?';
}

/** The face with that id, or -1. */
export function faceOf(id: unknown): number {
  return FACE_DEFS.findIndex((def) => def.id === id);
}
