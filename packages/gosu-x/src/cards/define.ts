/** The shape of a card and of a clan, and the three words that write a card: `troop`, `hero`, `immortal`. */
import type { Text } from '@open-gosu/kernel';
import type { Ongoing } from './ongoing.ts';
import type { Op } from './op.ts';
import type { ClanId, Keyword, Level } from './words.ts';

/** Facts no source settles: ours, and shown as such to readers of the card list. */
export type Estimated = 'shift' | 'icons' | 'value' | 'bonus' | 'tile';

export interface CardDef {
  readonly id: string;
  readonly level: Level;
  /** The printed name, with its parenthesis. */
  readonly name: Text;
  /** Cards of one name share this id (X9.17). */
  readonly nameId: string;
  /** Cards to discard for a shift, or null: it cannot be shifted. */
  readonly shift: number | null;
  readonly value: number;
  readonly icons: 0 | 1 | 2;
  readonly keywords: readonly Keyword[];
  /** Resolves when the card enters play and on each activation. */
  readonly effect: readonly Op[];
  /** Holds while the card is in play face up. */
  readonly ongoing: readonly Ongoing[];
  readonly estimated: readonly Estimated[];
  /** Wording that replaces the generated one, held to it by a test. */
  readonly text: Text | null;
}

export interface TileDef {
  readonly estimated: boolean;
  /** What the clan does, on the tile's aid side. */
  readonly aid: Text;
  readonly keyCard: string;
}

export interface ClanDef {
  readonly id: ClanId;
  readonly name: Text;
  readonly tile: TileDef;
  /** Four Troops, five Heroes, the leader, Byun Hyung Ja: always in this order. */
  readonly cards: readonly CardDef[];
}

/** What a card file writes; the rest has defaults. */
export interface CardFacts {
  readonly name: string | Text;
  readonly nameId?: string;
  readonly shift?: number;
  readonly value?: number;
  readonly icons?: 0 | 1 | 2;
  readonly keywords?: readonly Keyword[];
  readonly effect?: readonly Op[];
  readonly ongoing?: readonly Ongoing[];
  readonly estimated?: readonly Estimated[];
  readonly text?: Text;
}

/** X1.3: a full column is worth 10. */
const VALUE_OF_LEVEL = { 1: 2, 2: 3, 3: 5 } as const;

export const troop = (id: string, facts: CardFacts): CardDef => define(id, 1, facts);
export const hero = (id: string, facts: CardFacts): CardDef => define(id, 2, facts);
export const immortal = (id: string, facts: CardFacts): CardDef => define(id, 3, facts);

function define(id: string, level: Level, facts: CardFacts): CardDef {
  const { name } = facts;
  return {
    id,
    level,
    name: typeof name === 'string' ? { en: name, fr: name } : name,
    nameId: facts.nameId ?? id,
    shift: facts.shift ?? null,
    value: facts.value ?? VALUE_OF_LEVEL[level],
    icons: facts.icons ?? 0,
    keywords: facts.keywords ?? [],
    effect: facts.effect ?? [],
    ongoing: facts.ongoing ?? [],
    estimated: facts.estimated ?? [],
    text: facts.text ?? null,
  };
}
