/**
 * What the scenarios of every game share: answers in the project's notation, what is asked, what is refused, who wins.
 * People are named by where they sit as the scenario sees it ("you", "foe"); a game's own scenario adds its table. With
 * FORK=1 the state is copied, packed and unpacked before every answer.
 */
import type { ActionCode, Game, GameEvent, Lang } from '@open-gosu/kernel';
import { expect } from 'vitest';

export abstract class BaseScenario<S, E extends GameEvent, Person extends string> {
  state: S;
  readonly events: E[] = [];
  private readonly game: Game<S, unknown, E>;
  private readonly seats: ReadonlyMap<Person, number>;

  constructor(game: Game<S, unknown, E>, position: object, seats: ReadonlyMap<Person, number>) {
    this.game = game;
    this.seats = seats;
    const read = game.readPosition(position, 'en');
    if (!read.ok) throw new Error(`${read.message}\n${JSON.stringify(position)}`);
    this.state = read.value;
  }

  /** Throws if something does not hold that must hold at every decision. */
  protected abstract check(): void;

  /** "you:I1" and "seat foe" become the seats they stand for. */
  private spell(answer: string): string {
    let spelt = answer;
    for (const [who, seat] of this.seats) {
      spelt = spelt.replaceAll(` ${who}:`, ` p${seat}:`).replace(`seat ${who}`, `seat p${seat}`);
    }
    return spelt;
  }

  /** Plays answers one after another; each must be legal when its turn comes. */
  play(...answers: readonly string[]): this {
    for (const answer of answers) {
      const parsed = this.game.parse(this.fork(), this.spell(answer), 'en');
      if (!parsed.ok)
        throw new Error(
          `"${answer}" was refused: ${parsed.message}\nlegal: ${this.legal().join(', ')}`,
        );
      expect(this.game.describe(this.state, parsed.value)).toBe(this.spell(answer));
      this.game.apply(this.state, parsed.value, (event) => this.events.push(event));
      this.check();
    }
    return this;
  }

  private fork(): S {
    const { game } = this;
    if (process.env.FORK === '1') this.state = game.decode(game.encode(game.clone(this.state)));
    return this.state;
  }

  /** The answer is refused for this reason, and nothing changes. */
  refuses(answer: string, reason: RegExp | string, lang: Lang = 'en'): this {
    const before = JSON.stringify(this.state);
    const parsed = this.game.parse(this.state, this.spell(answer), lang);
    if (parsed.ok) throw new Error(`"${answer}" was accepted`);
    expect(parsed.message).toMatch(reason);
    expect(JSON.stringify(this.state)).toBe(before);
    return this;
  }

  legal(): string[] {
    const out: ActionCode[] = [];
    if (this.game.toAct(this.state) < 0) return [];
    const n = this.game.legal(this.state, out);
    return out.slice(0, n).map((code) => this.game.describe(this.state, code));
  }

  /** All these answers are legal now. */
  offers(...answers: readonly string[]): this {
    expect(this.legal()).toEqual(
      expect.arrayContaining(answers.map((answer) => this.spell(answer))),
    );
    return this;
  }

  /** None of these answers is legal now. */
  withholds(...answers: readonly string[]): this {
    const legal = this.legal();
    for (const answer of answers) expect(legal).not.toContain(this.spell(answer));
    return this;
  }

  /** Exactly these answers are legal now, in any order. */
  offersExactly(...answers: readonly string[]): this {
    expect(this.legal().sort()).toEqual(answers.map((answer) => this.spell(answer)).sort());
    return this;
  }

  /** Who is asked now, and what kind of answer. */
  asks(who: Person, kind: string): this {
    const question = this.game.question(this.state, 'en');
    expect({ seat: question.seat, kind: question.kind }).toEqual({ seat: this.seatOf(who), kind });
    expect(question.text.length).toBeGreaterThan(0);
    return this;
  }

  /** Nothing is pending: this person must choose a turn's action. */
  turnOf(who: Person): this {
    return this.asks(who, 'action');
  }

  /** Exactly these people win. */
  protected won(people: readonly Person[], reason: string): this {
    const winners = people.map((who) => this.seatOf(who)).sort();
    expect(this.game.result(this.state)).toEqual({ winners, reason });
    return this;
  }

  goesOn(): this {
    expect(this.game.result(this.state)).toBeNull();
    return this;
  }

  protected seatOf(who: Person): number {
    return this.seats.get(who) as number;
  }

  protected personAt(seat: number): Person {
    for (const [who, there] of this.seats) if (there === seat) return who;
    throw new Error(`nobody sits at ${seat}`);
  }

  eventTypes(): string[] {
    return this.events.map((event) => event.type);
  }
}
