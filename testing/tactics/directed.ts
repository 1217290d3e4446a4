/**
 * Positions built for what play from the beginning seldom reaches: each victory, and what needs two rare goblins at
 * once. They are played on like any other game of the coverage play.
 */
import { makeRng } from '@open-gosu/kernel';
import { CLAN_DEFS, FACE_DEFS } from '../../packages/tactics/src/cards/index.ts';
import type { ClanId, Level } from '../../packages/tactics/src/cards/words.ts';
import { tactics } from '../../packages/tactics/src/game.ts';
import type { State } from '../../packages/tactics/src/state/state.ts';
import { type Coverage, playOn, type Use } from './coverage.ts';
import { type Entry, imprisoned, type Side } from './scenario.ts';

function position(players: readonly Side[], more: object = {}): State {
  const file = { game: 'gosu-tactics', players, ...more };
  const read = tactics.readPosition(file, 'en');
  if (!read.ok) throw new Error(`${read.message}: ${JSON.stringify(file)}`);
  return read.value;
}

function levelOf(id: string): Level {
  const def = FACE_DEFS.find((face) => face.id === id);
  if (!def) throw new Error(`no card ${id}`);
  return def.level;
}

/** Hands out goblins that stand nowhere yet. */
class Supply {
  private readonly used: Set<string>;

  constructor(...used: readonly string[]) {
    this.used = new Set(used);
  }

  take(level: Level, clan?: ClanId): string {
    const faces = clan ? CLAN_DEFS.find(({ id }) => id === clan)?.faces : FACE_DEFS;
    const found = faces?.find((face) => face.level === level && !this.used.has(face.id));
    if (!found) throw new Error(`no level ${level} left`);
    this.used.add(found.id);
    return found.id;
  }

  many(level: Level, count: number, clan?: ClanId): string[] {
    return Array.from({ length: count }, () => this.take(level, clan));
  }

  /** An army whose row of this goblin's level begins with it, with so many goblins in every row up to there. */
  armyWith(id: string, width: number, entry: Entry = id): Entry[][] {
    const level = levelOf(id);
    return ([1, 2, 3] as const).map((row) => {
      if (row > level) return [];
      return row < level ? this.many(row, width) : [entry, ...this.many(row, width - 1)];
    });
  }

  /** Somebody who can place a strong goblin of this clan at once. */
  attacker(clan: ClanId): Side {
    const hand = [this.take(3, clan)];
    return { hand, army: [[this.take(1, clan)], [this.take(2, clan)], []] };
  }
}

/** Destruction max: swaps and destroys at any level. */
function attacked(id: string, width: number): State {
  const supply = new Supply(id);
  const attacker = supply.attacker('fires');
  return position([attacker, { army: supply.armyWith(id, width) }]);
}

/** Prison max: imprisons and releases at any level. */
function jailed(id: string, entry: Entry): State {
  const supply = new Supply(id);
  const attacker = supply.attacker('mekas');
  return position([attacker, { army: supply.armyWith(id, 1, entry) }]);
}

/** The one goblin of level 3 that can mutate becomes this one. */
function mutated(id: string, from: 'hand' | 'discard'): State {
  const supply = new Supply(id, 'bone-lord');
  const army = supply.armyWith('bone-lord', 1);
  const hand = [...supply.many(1, 3), ...(from === 'hand' ? [id] : [])];
  return position([{ hand, army }, {}], { discard: from === 'discard' ? [id] : [] });
}

/** Goblins that can mutate for little, by level. */
const MUTATORS: { readonly [L in Level]: string } = { 1: 'revenant', 2: 'ghoul', 3: 'bone-lord' };

/** Another goblin of its clan can enter on the side a link listens on: placed there, or by a mutation. */
function linked(subject: string): State {
  const [id = '', , side] = subject.split(' ');
  const clan = CLAN_DEFS.find(({ faces }) => faces.some((face) => face.id === id))?.id;
  const level = levelOf(id);
  const entering = side === 'above' ? level + 1 : side === 'below' ? level - 1 : level;
  const mutator = MUTATORS[entering as Level];
  const supply = new Supply(id, mutator);
  const hand = [supply.take(entering as Level, clan)];
  const width = side === 'above' || side === 'below' ? 1 : 2;
  const army: Entry[][] = [];
  for (let row = 1; row < level; row++) army.push(supply.many(row as Level, width, clan));
  army.push(side === 'left' ? [mutator, id] : [id]);
  if (side === 'below') army[entering - 1] = [mutator];
  const discard = supply.many(1, 1, clan);
  const foe = { hand: supply.many(1, 2) };
  return position([{ hand: [...hand, ...supply.many(1, 3)], army }, foe], { discard });
}

const BUILDERS: { readonly [U in Use]?: (subject: string) => State } = {
  destroyed: (id) => attacked(id, 1),
  swapped: (id) => attacked(id, 2),
  imprisoned: (id) => jailed(id, id),
  released: (id) => jailed(id, imprisoned(id)),
  'mutated-in': (id) => mutated(id, 'hand'),
  'mutated-in-from-discard': (id) => mutated(id, 'discard'),
  link: linked,
};

/** Whether there is a position to reach such a use from. */
export function canDirect(missing: string): boolean {
  return missing.slice(0, missing.indexOf(' ')) in BUILDERS;
}

/** Plays a few games towards each use that is still missing. */
export function playDirected(coverage: Coverage, seed: number): void {
  for (const line of coverage.missing()) {
    const space = line.indexOf(' ');
    const use = line.slice(0, space) as Use;
    const subject = line.slice(space + 1);
    const build = BUILDERS[use];
    for (let i = 0; build && i < 50 && !coverage.has(use, subject); i++) {
      playOn(build(subject), coverage, makeRng(`directed ${seed} ${line} ${i}`));
    }
  }
}

const nobodies = (count: number): Side[] => new Array<Side>(count).fill({});

/** T7.1: the last goblin of level 3 is missing. */
function nearFifteen(players: number): State {
  const supply = new Supply();
  const clans = CLAN_DEFS.map(({ id }) => id);
  const rows = ([1, 2, 3] as const).map((level) => clans.map((clan) => supply.take(level, clan)));
  const last = rows[2]?.pop() as string;
  return position([{ hand: [last], army: rows }, ...nobodies(players - 1)]);
}

/** T7.2: eight of one clan face up, the ninth in hand. */
function nearNine(players: number): State {
  const supply = new Supply();
  const army = [supply.many(1, 4, 'mekas'), supply.many(2, 3, 'mekas'), supply.many(3, 1, 'mekas')];
  return position([{ hand: [supply.take(1, 'mekas')], army }, ...nobodies(players - 1)]);
}

/** T7.3: nine of one clan each, some imprisoned until the round ends. */
function nearSharedNine(players: number): State {
  const champion = (clan: ClanId): Side => {
    const supply = new Supply();
    const [first = '', ...others] = supply.many(1, 4, clan);
    return {
      army: [[...others, imprisoned(first)], supply.many(2, 3, clan), supply.many(3, 2, clan)],
      passed: true,
    };
  };
  const rest = nobodies(players - 2).map((side) => ({ ...side, passed: true }));
  const sides = [champion('gobans'), ...rest, { ...champion('alphas'), passed: false }];
  return position(sides, { toPlay: players - 1 });
}

/** T4.1, T4.2: two players with two points tie, and the Advantage card is with a third. */
function nearSharedPoints(players: number): State {
  const rest = nobodies(players - 3).map((side) => ({ ...side, passed: true }));
  return position(
    [
      { passed: true },
      { army: [['scribe']], points: 2, passed: true },
      ...rest,
      { army: [['spark']], points: 2 },
    ],
    { toPlay: players - 1, advantage: 0, round: 5 },
  );
}

/** One position a step away from each ending, by its name in `ENDINGS`. */
export function nearEnding(ending: string): State {
  const [reason, count, shared] = ending.split(' ');
  const players = Number(count);
  if (reason === 'fifteen') return nearFifteen(players);
  if (reason === 'nine-of-a-clan') return shared ? nearSharedNine(players) : nearNine(players);
  return nearSharedPoints(players);
}
