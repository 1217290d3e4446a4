/**
 * What is tested in the same way for every face of the deck. A clan's test writes down each line of the card list by
 * hand with `describeFace`, which plays it out on both sides of the table:
 *
 *     describeFace({
 *       id: 'oracle', name: 'Oracle', clan: 'gobans', level: 2, copies: 1, cost: 3, zombie: false,
 *       powers: ['arr vision', 'link(R) vision'],
 *     });
 *
 * Powers are in the notation of the card list; an X has its plain powers first. What is particular to a face comes in a
 * `describe('<id>', ...)` of its own beside it: `every-face.test.ts` looks for both. `settle` answers whatever is asked
 * until the next turn, against the opponent where it can; `fired` says which powers of a goblin acted, in order.
 */
import { type Entry, imprisoned, onBothSides, type Scenario } from '@testing/tactics/scenario.ts';
import { describe, expect, test } from 'vitest';
import type { PowerDef } from '../../src/cards/define.ts';
import { CLAN_DEFS } from '../../src/cards/index.ts';
import type { ClanId, Level } from '../../src/cards/words.ts';
import { tactics } from '../../src/game.ts';

export interface FaceLine {
  readonly id: string;
  /** English; plain and X of a family have the same. */
  readonly name: string;
  readonly clan: ClanId;
  readonly level: Level;
  readonly copies: number;
  /** Null: it cannot mutate. */
  readonly cost: number | null;
  readonly zombie: boolean;
  readonly powers: readonly string[];
}

const TRIGGER_OF = { arr: 'arrival', mut: 'mutation', link: 'link' } as const;
const SIDE_OF = { R: 'right', U: 'above', L: 'left', D: 'below' } as const;
type Letter = keyof typeof SIDE_OF;

/** Where a goblin stands that enters on that side, seen from the listener: rows up, columns right. */
const STEP_TO = { R: [0, 1], U: [1, 0], L: [0, -1], D: [-1, 0] } as const;

function readPower(text: string): PowerDef {
  const [, when, sides = '', power, bang] =
    /^(arr|mut|link)(?:\(([RULD,]+)\))? ([a-z]+)(!?)$/.exec(text) ?? [];
  if (!when) throw new Error(`not a power: ${text}`);
  return {
    trigger: TRIGGER_OF[when as keyof typeof TRIGGER_OF],
    power: power as PowerDef['power'],
    max: bang === '!',
    sides: sides.split(',').flatMap((letter) => (letter ? [SIDE_OF[letter as Letter]] : [])),
  };
}

const ALL = CLAN_DEFS.flatMap(({ id: clan, faces }) => faces.map((face) => ({ ...face, clan })));
type Known = (typeof ALL)[number];

/** The cards a table may still be laid with. */
class Stock {
  private readonly left = new Map(ALL.map(({ id, copies }) => [id, copies]));

  take(id: string): string {
    const copies = this.left.get(id) ?? 0;
    if (copies === 0) throw new Error(`no ${id} is left`);
    this.left.set(id, copies - 1);
    return id;
  }

  /** The first card left that fits, or undefined. */
  seek(level: number, fits: (face: Known) => boolean): string | undefined {
    const found = ALL.find((f) => f.level === level && this.left.get(f.id) && fits(f));
    return found && this.take(found.id);
  }

  some(level: number, fits: (face: Known) => boolean): string {
    const found = this.seek(level, fits);
    if (!found) throw new Error(`no card of level ${level} fits`);
    return found;
  }

  /** Cards of level 3 for a hand: they cannot be anything but payment. */
  payers(count: number): string[] {
    return Array.from({ length: count }, () => this.some(3, () => true));
  }

  /** Free places of the rows are filled with goblins of other clans than this one. */
  fill(rows: readonly (readonly (Entry | undefined)[])[], clan: ClanId): Entry[][] {
    return rows.map((row, i) =>
      row.map((entry) => entry ?? this.some(i + 1, (f) => f.clan !== clan)),
    );
  }
}

/** Answers what is asked until the next turn: at the opponent's goblins where it can, else the first answer. */
export function settle(s: Scenario): Scenario {
  while (tactics.result(s.state) === null && tactics.question(s.state, 'en').kind !== 'action') {
    const legal = s.legal();
    s.play(legal.find((answer) => answer.includes(` p${s.seat('foe')}:`)) ?? (legal[0] as string));
  }
  return s;
}

const WHEN = { arrival: 'arr', mutation: 'mut', link: 'link' } as const;
type When = (typeof WHEN)[keyof typeof WHEN];

/** The powers of this goblin that have acted so far, as "arr vision!". */
export function fired(s: Scenario, id: string, ...whens: readonly When[]): string[] {
  return s.events.flatMap((event) => {
    if (event.type !== 'power' || event.card !== id) return [];
    const when = WHEN[event.trigger];
    if (whens.length > 0 && !whens.includes(when)) return [];
    return [`${when} ${event.power}${event.max ? '!' : ''}`];
  });
}

type Setup = Parameters<Parameters<typeof onBothSides>[1]>[0];

export function describeFace(line: FaceLine): void {
  const { id, cost, zombie } = line;
  const of = (when: When) => line.powers.filter((power) => power.startsWith(when));
  describe(`${id}, as in the card list`, () => {
    test('T1.2, T1.4: is defined as listed', () => {
      const { name, x, powers, ...rest } = ALL.find((face) => face.id === id) as Known;
      expect({ ...rest, name: name.en, powers }).toEqual({
        ...line,
        powers: line.powers.map(readPower),
      });
      expect(x).toBe(id.endsWith('-x'));
    });

    onBothSides('T5.1: acts on arrival when placed', (set) => {
      const s = settle(layToPlace(set, line).play(`play ${id}`));
      expect(fired(s, id)).toEqual(of('arr'));
    });

    onBothSides('T5.1: acts on arrival by a mutation', (set) => {
      const s = layToMutate(set, line);
      if (s)
        expect(fired(settle(s.play(`shift ${LEVELS[line.level]}1 ${id}`)), id)).toEqual(of('arr'));
      else expect(id).toBe('bone-lord');
    });

    if (cost === null) {
      onBothSides('T3.6: cannot mutate', (set) => {
        const { s, shift, rise } = layToLeave(set, line, 6);
        s.withholds(shift, rise);
      });
    } else {
      onBothSides(`T3.6, T3.7: mutates for ${cost}, not for ${cost - 1}`, (set) => {
        const few = layToLeave(set, line, cost);
        few.s.withholds(few.shift);
        const { s, shift, becomes } = layToLeave(set, line, cost + 1);
        settle(s.play(shift));
        expect(paid(s)).toHaveLength(cost);
        expect(fired(s, id)).toEqual(of('mut'));
        expectOrder(s, id, becomes);
      });

      onBothSides(`T3.6: ${zombie ? 'a' : 'no'} zombie mutation`, (set) => {
        const few = layToLeave(set, line, cost - 1);
        few.s.withholds(few.rise);
        const { s, rise, dead } = layToLeave(set, line, cost);
        if (!zombie) return void s.withholds(rise);
        settle(s.play(rise));
        expect(paid(s)).toHaveLength(cost);
        expect(fired(s, id)).toEqual(of('mut'));
        expectOrder(s, id, dead);
      });
    }

    if (line.level === 1) {
      onBothSides('T3.6: never into one of its name', (set) => {
        const inHand = layTwins(set, line, 'hand');
        inHand.s.withholds(...inHand.twins.map((twin) => `shift I1 ${twin}`));
        const dead = layTwins(set, line, 'discard');
        dead.s.withholds(...dead.twins.map((twin) => `shift I1 ${twin} from discard`));
      });
    }

    for (const side of ['R', 'U', 'L', 'D'] as const) describeSide(line, side);
  });
}

const LEVELS = { 1: 'I', 2: 'II', 3: 'III' } as const;

function paid(s: Scenario): string[] {
  return s.events.flatMap((e) => (e.type === 'discard' && e.cause === 'cost' ? [e.card] : []));
}

/** T5.4: mutation powers of the one that leaves come before arrival powers of the one that enters. */
function expectOrder(s: Scenario, leaves: string, enters: string): void {
  const order = s.events.map((e) => (e.type === 'power' ? `${e.card} ${e.trigger}` : ''));
  const first = order.indexOf(`${enters} arrival`);
  if (first >= 0) expect(order.lastIndexOf(`${leaves} mutation`)).toBeLessThan(first);
}

/** An opponent with goblins to aim at and cards to lose. */
function opponent(stock: Stock, clan: ClanId) {
  const army = stock.fill([[undefined, undefined, undefined]], clan);
  return { army, hand: [stock.some(2, () => true), stock.some(2, () => true)] };
}

/** The goblins of its clan it needs below it, and a place. */
function layToPlace(set: Setup, { id, clan, level }: FaceLine): Scenario {
  const stock = new Stock();
  stock.take(id);
  const ofClan = (f: Known) => f.clan === clan;
  const rows = level === 1 ? [] : [[stock.some(1, ofClan), undefined]];
  if (level === 3) rows.push([stock.some(2, ofClan)]);
  const army = stock.fill(rows, clan);
  return set({ you: { army, hand: [id, ...stock.payers(2)] }, foe: opponent(stock, clan) });
}

const mutable = (f: Known) => f.cost !== null;

/** A goblin of another name that can become this one; null if no other of that level can mutate. */
function layToMutate(set: Setup, { id, name, clan, level }: FaceLine): Scenario | null {
  const stock = new Stock();
  stock.take(id);
  const leaver = stock.seek(level, (f) => mutable(f) && f.name.en !== name);
  if (!leaver) return null;
  const army = column(stock, { id: leaver, clan, level });
  return set({ you: { army, hand: [id, ...stock.payers(3)] }, foe: opponent(stock, clan) });
}

/** A column of goblins up to this one. */
function column(
  stock: Stock,
  { id, clan, level }: Pick<FaceLine, 'id' | 'clan' | 'level'>,
): Entry[][] {
  const rows: (string | undefined)[][] = [[undefined], [undefined], [undefined]].slice(0, level);
  rows[level - 1] = [id];
  return stock.fill(rows, clan);
}

/** The goblin itself in play, so many cards in the hand, one it could become among them, another on the discard pile. */
function layToLeave(set: Setup, line: FaceLine, handSize: number) {
  const stock = new Stock();
  stock.take(line.id);
  const other = (f: Known) => f.name.en !== line.name;
  const becomes = stock.some(line.level, other);
  const dead = stock.some(line.level, other);
  const army = column(stock, line);
  const hand = [becomes, ...stock.payers(Math.max(0, handSize - 1))].slice(0, handSize);
  const s = set({ you: { army, hand }, foe: opponent(stock, line.clan), discard: [dead] });
  const spot = `${LEVELS[line.level]}1`;
  const shift = `shift ${spot} ${becomes}`;
  return { s, becomes, dead, shift, rise: `shift ${spot} ${dead} from discard` };
}

/** The goblin in play, the others of its name in reach, and enough to pay with. */
function layTwins(set: Setup, line: FaceLine, where: 'hand' | 'discard') {
  const stock = new Stock();
  stock.take(line.id);
  const army = column(stock, line);
  const ofName = (f: Known) => f.name.en === line.name;
  const twins = [stock.some(1, ofName), stock.some(1, ofName)];
  const rest = stock.payers(3);
  const hand = where === 'hand' ? [...twins, ...rest] : rest;
  const s = set({ you: { army, hand }, discard: where === 'discard' ? twins : [] });
  return { s, twins };
}

/** What the listener's links do when a goblin enters on this side, and all that must not set them off. */
function describeSide(line: FaceLine, side: Letter): void {
  const { id, clan, level } = line;
  const [up] = STEP_TO[side];
  if (level + up < 1 || level + up > 3) return;
  const listening = line.powers
    .filter((power) => power.startsWith('link') && readPower(power).sides.includes(SIDE_OF[side]))
    .map((power) => `link ${power.split(' ')[1]}`);
  const verb = listening.length > 0 ? 'listens' : 'does not listen';
  onBothSides(`T5.2: ${verb} ${SIDE_OF[side]}`, (set) => {
    const byMutation = layNeighbour(set, line, side, (f) => f.clan === clan, id);
    if (byMutation) expect(fired(byMutation, id)).toEqual(listening);
    const byPlacing = side === 'R' || side === 'U' ? placeNeighbour(set, line, side) : undefined;
    if (byPlacing) expect(fired(byPlacing, id, 'link')).toEqual(listening);
    expect(byMutation ?? byPlacing ?? (clan === 'darks' && level === 3)).toBeTruthy();
  });
  if (listening.length === 0) return;
  onBothSides(`T5.2: nothing for another clan ${SIDE_OF[side]}, nor imprisoned`, (set) => {
    const stranger = layNeighbour(set, line, side, (f) => f.clan !== clan, id);
    const inPrison = layNeighbour(set, line, side, (f) => f.clan === clan, imprisoned(id));
    for (const s of [stranger, inPrison]) expect(fired(s as Scenario, id)).toEqual([]);
  });
}

/** Three columns with the listener in the middle; the goblin on that side mutates into one that fits. */
function layNeighbour(
  set: Setup,
  { id, clan, level }: FaceLine,
  side: Letter,
  fits: (face: Known) => boolean,
  listener: Entry,
): Scenario | undefined {
  const stock = new Stock();
  stock.take(id);
  const [up, right] = STEP_TO[side];
  const there = level + up;
  const leaver = stock.seek(there, (f) => mutable(f) && f.clan !== clan);
  const name = ALL.find((f) => f.id === leaver)?.name;
  const enters = stock.seek(there, (f) => f.id !== id && f.name.en !== name?.en && fits(f));
  if (!leaver || !enters) return undefined;
  const rows: (Entry | undefined)[][] = [1, 2, 3]
    .slice(0, Math.max(level, there))
    .map(() => [undefined, undefined, undefined]);
  (rows[level - 1] as Entry[])[1] = listener;
  (rows[there - 1] as Entry[])[1 + right] = leaver;
  const army = stock.fill(rows, clan);
  const hand = [enters, ...stock.payers(3)];
  const s = set({ you: { army, hand }, foe: opponent(stock, clan) });
  return settle(s.play(`shift ${LEVELS[there as Level]}${2 + right} ${enters}`));
}

/** The listener as the second of its row; a goblin of its clan is placed to its right or above it. */
function placeNeighbour(set: Setup, { id, clan, level }: FaceLine, side: 'R' | 'U'): Scenario {
  const stock = new Stock();
  stock.take(id);
  const there = level + (side === 'U' ? 1 : 0);
  const ofClan = (f: Known) => f.clan === clan && f.id !== id;
  const enters = stock.some(there, ofClan);
  const rows: (string | undefined)[][] = [1, 2, 3].slice(0, there).map((row) => {
    const length = row < there ? 3 : there > level ? 1 : 2;
    return Array.from({ length }, (_, i) =>
      i === 0 && row < there ? stock.seek(row, (f) => ofClan(f) && !hasLink(f)) : undefined,
    );
  });
  (rows[level - 1] as (string | undefined)[])[1] = id;
  const s = set({
    you: { army: stock.fill(rows, clan), hand: [enters, ...stock.payers(2)] },
    foe: opponent(stock, clan),
  });
  return settle(s.play(`play ${enters}`));
}

function hasLink(face: Known): boolean {
  return face.powers.some((power) => power.trigger === 'link');
}
