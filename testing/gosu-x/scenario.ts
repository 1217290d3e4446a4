/**
 * The language card and rule tests are written in: a position in words, answers in the project's notation, and what the
 * table looks like afterwards. "you" moves first unless said otherwise; each scenario can be played from either seat.
 */
import { test } from 'vitest';
import { CARD_DEFS, CARDS_PER_CLAN } from '../../packages/gosu-x/src/cards/index.ts';
import { CLANS, type ClanId } from '../../packages/gosu-x/src/cards/words.ts';
import type { GosuXEvent } from '../../packages/gosu-x/src/events.ts';
import { armyValue } from '../../packages/gosu-x/src/flow/battle.ts';
import { gosuX } from '../../packages/gosu-x/src/game.ts';
import { CLAN_OF, kindOf } from '../../packages/gosu-x/src/state/kinds.ts';
import { cardId } from '../../packages/gosu-x/src/state/moves.ts';
import { isCaptured, tokensOn } from '../../packages/gosu-x/src/state/query.ts';
import { other, type Seat, type State } from '../../packages/gosu-x/src/state/state.ts';
import { BaseScenario } from '../scenario.ts';
import { checkInvariants } from './invariants.ts';

export interface InPlay {
  readonly card: string;
  readonly captured?: boolean;
  readonly tokens?: number;
  readonly bounty?: boolean;
}

/** An entry of an army row: a card id, or an id with its marks. */
export type Entry = string | InPlay;

export const captured = (card: string): InPlay => ({ card, captured: true });
export const withTokens = (card: string, tokens = 1): InPlay => ({ card, tokens });
export const withBounty = (card: string): InPlay => ({ card, bounty: true });

export interface Side {
  /** Worked out from the cards used, and filled up, unless given. */
  readonly clans?: readonly ClanId[];
  readonly hand?: readonly string[];
  /** First = top. Cards mentioned nowhere lie under it, shuffled. */
  readonly deck?: readonly string[];
  /** Last = top. */
  readonly discard?: readonly string[];
  readonly removed?: readonly string[];
  /** Troops, Heroes, Immortals, left to right. */
  readonly army?: readonly (readonly Entry[])[];
  readonly tokens?: { readonly hand?: number; readonly spent?: number; readonly locked?: number };
  readonly supremacy?: number;
  readonly flipped?: readonly ClanId[];
  readonly passed?: boolean;
  readonly turnsLeft?: number;
}

export interface Table {
  readonly you?: Side;
  readonly foe?: Side;
  readonly options?: object;
  readonly seed?: number;
  readonly round?: number;
  readonly toPlay?: 'you' | 'foe';
  readonly wonder?: 'you' | 'foe';
  readonly extraTurn?: 'due' | 'now';
  readonly tiles?: readonly ClanId[];
  /** False: cards mentioned nowhere are not in the game. */
  readonly fill?: boolean;
}

type Person = 'you' | 'foe';

function idsOf(side: Side): string[] {
  const army = (side.army ?? [])
    .flat()
    .map((entry) => (typeof entry === 'string' ? entry : entry.card));
  return [
    ...army,
    ...(side.hand ?? []),
    ...(side.deck ?? []),
    ...(side.discard ?? []),
    ...(side.removed ?? []),
  ];
}

function clansUsed(side: Side): ClanId[] {
  if (side.clans) return [...side.clans];
  const used = idsOf(side).map((id) => CLANS[CLAN_OF[kindOf(id)] ?? 0] as ClanId);
  return [...new Set([...used, ...(side.flipped ?? [])])];
}

/**
 * The order in which clans fill up a side. The two left over have their tile active, as in a real game: a test that
 * minds says `tiles: []` or names them.
 */
const FILLERS: readonly ClanId[] = [
  'goan-sul',
  'justice',
  'galmi',
  'narashima',
  'phoenix',
  'xian',
  'abhilasha',
  'tomorrow',
];

function completeClans(you: Side, foe: Side, tiles: readonly ClanId[]): [ClanId[], ClanId[]] {
  const sides: [ClanId[], ClanId[]] = [clansUsed(you), clansUsed(foe)];
  for (const side of sides) {
    for (const clan of FILLERS) {
      const free = !sides[0].includes(clan) && !sides[1].includes(clan) && !tiles.includes(clan);
      if (side.length < 3 && free) side.push(clan);
    }
  }
  return sides;
}

function positionFile(table: Table, seats: Readonly<Record<Person, Seat>>): object {
  const { you = {}, foe = {}, toPlay = 'you', wonder, tiles, ...rest } = table;
  const [yourClans, foeClans] = completeClans(you, foe, tiles ?? []);
  const players: object[] = [];
  players[seats.you] = { ...you, clans: yourClans };
  players[seats.foe] = { ...foe, clans: foeClans };
  return {
    game: 'gosu-x',
    ...rest,
    ...(tiles ? { tiles: [...tiles] } : {}),
    toPlay: seats[toPlay],
    wonder: wonder ? seats[wonder] : null,
    players,
  };
}

export class Scenario extends BaseScenario<State, GosuXEvent, Person> {
  private readonly whole: boolean;

  constructor(table: Table, yourSeat: Seat = 0) {
    const seats = { you: yourSeat, foe: other(yourSeat) };
    super(gosuX, positionFile(table, seats), new Map(Object.entries(seats) as [Person, Seat][]));
    this.whole = table.fill !== false;
    this.check();
  }

  protected override check(): void {
    checkInvariants(this.state, this.whole);
  }

  wins(who: Person | 'both', reason: string): this {
    return this.won(who === 'both' ? ['you', 'foe'] : [who], reason);
  }

  seat(who: Person): Seat {
    return this.seatOf(who) as Seat;
  }

  player(who: Person): State['players'][0] {
    return this.state.players[this.seat(who)];
  }

  private ids(cards: readonly number[]): string[] {
    return cards.map((card) => cardId(this.state, card));
  }

  hand(who: Person): string[] {
    return this.ids(this.player(who).hand).sort();
  }

  /** First = top. */
  deck(who: Person): string[] {
    return this.ids(this.player(who).deck).reverse();
  }

  /** Last = top. */
  discard(who: Person): string[] {
    return this.ids(this.player(who).discard);
  }

  removed(who: Person): string[] {
    return this.ids(this.player(who).removed);
  }

  /** Rows of ids; a captured card is written "(id)", tokens as "id+1", the Bounty token as "id!". */
  army(who: Person): string[][] {
    return this.player(who).rows.map((row) =>
      row.map((card) => {
        const id = cardId(this.state, card);
        const tokens = tokensOn(this.state, card);
        const bounty = this.state.bounty === card ? '!' : '';
        return isCaptured(this.state, card)
          ? `(${id})${bounty}`
          : `${id}${tokens ? `+${tokens}` : ''}${bounty}`;
      }),
    );
  }

  value(who: Person): number {
    return armyValue(this.state, this.seat(who));
  }

  wonder(): Person | null {
    return this.state.wonder < 0 ? null : this.personAt(this.state.wonder);
  }
}

/** One position played by hand; `yourSeat` 1 lets the second seat be "you". */
export function scenario(table: Table, yourSeat: Seat = 0): Scenario {
  return new Scenario(table, yourSeat);
}

type Setup = (table: Table) => Scenario;

/** A test played twice, once from each seat: rules do not know sides. */
export function onBothSides(name: string, run: (set: Setup) => void): void {
  for (const seat of [0, 1] as const) {
    test(`${name} (as p${seat})`, () => run((table) => scenario(table, seat)));
  }
}

/** Any id of a clan's cards, for filling armies and hands. */
export function cardsOf(clan: ClanId): readonly string[] {
  const start = CLANS.indexOf(clan) * CARDS_PER_CLAN;
  return CARD_DEFS.slice(start, start + CARDS_PER_CLAN).map((def) => def.id);
}
