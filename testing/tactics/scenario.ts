/**
 * The language goblin and rule tests are written in: a position in words, answers in the project's notation, and what
 * the table looks like afterwards. People sit clockwise: you, foe, third, fourth. "you" moves first and holds the
 * Advantage card unless said otherwise; each scenario can be played from every seat.
 */
import { test } from 'vitest';
import type { TacticsEvent } from '../../packages/tactics/src/events.ts';
import { tactics } from '../../packages/tactics/src/game.ts';
import { idOf } from '../../packages/tactics/src/state/faces.ts';
import { armyStrength } from '../../packages/tactics/src/state/query.ts';
import {
  faceIn,
  isImprisoned,
  type Player,
  playerAt,
  type State,
} from '../../packages/tactics/src/state/state.ts';
import { BaseScenario } from '../scenario.ts';
import { checkInvariants } from './invariants.ts';

export interface InPlay {
  readonly card: string;
  readonly captured?: boolean;
}

/** An entry of an army row: a card id, or an id with its mark. */
export type Entry = string | InPlay;

export const imprisoned = (card: string): InPlay => ({ card, captured: true });

export interface Side {
  readonly hand?: readonly string[];
  /** Level 1, level 2, level 3, left to right. */
  readonly army?: readonly (readonly Entry[])[];
  readonly points?: number;
  readonly passed?: boolean;
  readonly turnsLeft?: number;
}

const PEOPLE = ['you', 'foe', 'third', 'fourth'] as const;
export type Person = (typeof PEOPLE)[number];

export interface Table {
  readonly you?: Side;
  readonly foe?: Side;
  /** Given: three players play. */
  readonly third?: Side;
  /** Given: four players play. */
  readonly fourth?: Side;
  /** First = top. Cards mentioned nowhere lie under it, shuffled. */
  readonly deck?: readonly string[];
  /** Last = top. */
  readonly discard?: readonly string[];
  readonly advantage?: Person;
  readonly toPlay?: Person;
  readonly round?: number;
  readonly seed?: number;
  readonly extraTurn?: 'due' | 'now';
  readonly extraTurnsOwed?: number;
  /** False: cards mentioned nowhere are not in the game. */
  readonly fill?: boolean;
}

function playersIn(table: Table): number {
  if (table.fourth) return 4;
  return table.third ? 3 : 2;
}

function seatsFrom(yourSeat: number, players: number): Map<Person, number> {
  return new Map(PEOPLE.slice(0, players).map((who, i) => [who, (yourSeat + i) % players]));
}

function positionFile(table: Table, seats: ReadonlyMap<Person, number>): object {
  const { you, foe, third, fourth, toPlay = 'you', advantage = 'you', ...rest } = table;
  const sides = { you, foe, third, fourth };
  const players: object[] = [];
  for (const [who, seat] of seats) players[seat] = sides[who] ?? {};
  return {
    game: 'gosu-tactics',
    ...rest,
    toPlay: seats.get(toPlay),
    advantage: seats.get(advantage),
    players,
  };
}

export class Scenario extends BaseScenario<State, TacticsEvent, Person> {
  constructor(table: Table, yourSeat = 0) {
    const seats = seatsFrom(yourSeat, playersIn(table));
    super(tactics, positionFile(table, seats), seats);
    this.check();
  }

  protected override check(): void {
    checkInvariants(this.state);
  }

  wins(reason: string, ...people: readonly Person[]): this {
    return this.won(people, reason);
  }

  seat(who: Person): number {
    return this.seatOf(who);
  }

  player(who: Person): Player {
    return playerAt(this.state, this.seatOf(who));
  }

  hand(who: Person): string[] {
    return this.player(who).hand.map(idOf).sort();
  }

  /** The part of a hand that everybody has seen. */
  shown(who: Person): string[] {
    return this.player(who).shown.map(idOf).sort();
  }

  points(who: Person): number {
    return this.player(who).points;
  }

  /** Rows of ids; an imprisoned goblin is written "(id)". */
  army(who: Person): string[][] {
    return this.player(who).rows.map((row) =>
      row.map((goblin) => {
        const id = idOf(faceIn(goblin));
        return isImprisoned(goblin) ? `(${id})` : id;
      }),
    );
  }

  strength(who: Person): number {
    return armyStrength(this.player(who));
  }

  /** First = top. */
  deck(): string[] {
    return this.state.deck.map(idOf).reverse();
  }

  /** Last = top. */
  discard(): string[] {
    return this.state.discard.map(idOf);
  }

  /** Cards lying face up on the table. */
  open(): string[] {
    return this.state.open.map(idOf);
  }

  advantage(): Person {
    return this.personAt(this.state.advantage);
  }
}

/** A table of two where only the cards named exist. */
export function bare(you: Side, foe: Side = {}, more: Table = {}): Table {
  return { you, foe, fill: false, ...more };
}

/** One position played by hand, with "you" in this seat. */
export function scenario(table: Table, yourSeat = 0): Scenario {
  return new Scenario(table, yourSeat);
}

type Setup = (table: Table) => Scenario;

/** A test played from every seat of so many: rules do not know sides. */
export function fromEverySeat(players: 2 | 3 | 4, name: string, run: (set: Setup) => void): void {
  for (let seat = 0; seat < players; seat++) {
    test(`${name} (as p${seat} of ${players})`, () => run((table) => scenario(table, seat)));
  }
}

/** The usual table of two, played from both seats. */
export function onBothSides(name: string, run: (set: Setup) => void): void {
  fromEverySeat(2, name, run);
}
