/**
 * How the deck is written down: a face is what is printed on a card, and most faces exist once. The words are those of
 * the deck's own notation, so that a line here and a line of the card list can be held side by side.
 */
import type { Text } from '@open-gosu/kernel';
import type { ClanId, Level, PowerName, Side, Trigger } from './words.ts';

/** One power of a goblin; `sides` is empty but for links. */
export interface PowerDef {
  readonly trigger: Trigger;
  readonly power: PowerName;
  readonly max: boolean;
  readonly sides: readonly Side[];
}

export interface FaceDef {
  readonly id: string;
  /** Shared by the plain and the X card of a family (T3.6). */
  readonly name: Text;
  readonly level: Level;
  readonly x: boolean;
  readonly copies: number;
  /** Cards to discard for a mutation; null: it cannot mutate. */
  readonly cost: number | null;
  readonly zombie: boolean;
  readonly powers: readonly PowerDef[];
}

export interface ClanDef {
  readonly id: ClanId;
  readonly name: Text;
  readonly faces: readonly FaceDef[];
}

/** `vision`, or `vision!` for the max form. */
type PowerWord = PowerName | `${PowerName}!`;

type SideLetter = 'R' | 'U' | 'L' | 'D';
const SIDE_OF: { readonly [S in SideLetter]: Side } = {
  R: 'right',
  U: 'above',
  L: 'left',
  D: 'below',
};

function power(trigger: Trigger, word: PowerWord, sides: readonly Side[]): PowerDef {
  const max = word.endsWith('!');
  return { trigger, power: word.replace('!', '') as PowerName, max, sides };
}

export function arr(word: PowerWord): PowerDef {
  return power('arrival', word, []);
}

export function mut(word: PowerWord): PowerDef {
  return power('mutation', word, []);
}

export function link(letters: readonly SideLetter[], word: PowerWord): PowerDef {
  return power(
    'link',
    word,
    letters.map((letter) => SIDE_OF[letter]),
  );
}

/** `2`, `2z` for a zombie mutation, or `-` for none. */
type CostWord = number | `${number}z` | '-';

function readCost(word: CostWord): { readonly cost: number | null; readonly zombie: boolean } {
  if (word === '-') return { cost: null, zombie: false };
  return { cost: Number.parseInt(String(word), 10), zombie: String(word).endsWith('z') };
}

/** The English name in lower case with hyphens. */
function idFrom(name: Text): string {
  return name.en.toLowerCase().replaceAll(' ', '-');
}

/** A family of level 1: two plain cards, and the X that has the same powers and one more. */
export function family(
  en: string,
  fr: string,
  cost: CostWord,
  plain: PowerDef,
  xAdds: PowerDef,
): FaceDef[] {
  const name = { en, fr };
  const shared = { name, level: 1, ...readCost(cost) } as const;
  return [
    { ...shared, id: idFrom(name), x: false, copies: 2, powers: [plain] },
    { ...shared, id: `${idFrom(name)}-x`, x: true, copies: 1, powers: [plain, xAdds] },
  ];
}

/** A unique goblin of level 2 or 3. */
export function unique(
  level: 2 | 3,
  en: string,
  fr: string,
  cost: CostWord,
  ...powers: PowerDef[]
): FaceDef {
  const name = { en, fr };
  return { id: idFrom(name), name, level, x: false, copies: 1, ...readCost(cost), powers };
}

export function clan(id: ClanId, en: string, fr: string, faces: readonly FaceDef[]): ClanDef {
  return { id, name: { en, fr }, faces };
}
