/**
 * The picture of a card, made from its id alone: a few strokes on a lattice of 5 x 5, written in the hand of its clan,
 * repeated by the clan's symmetry and cut from the clan's seal. A pure function: the same everywhere, for ever. Cards of
 * one name share the first half of their strokes.
 */
import type { ClanName } from '../design/palette.ts';
import { MARKS, type Script, type Symmetry } from './emblems.ts';

type Point = readonly [number, number];

/** `turn`: which way an arc bends. A ring and a dot lie at `from`. */
export interface Stroke {
  readonly kind: 'line' | 'arc' | 'bow' | 'ring' | 'dot';
  readonly from: Point;
  readonly to: Point;
  readonly turn: 0 | 1;
}

export interface SigilParts {
  readonly seal: string;
  readonly lines: string;
  readonly dots: string;
  readonly weight: number;
  readonly isRound: boolean;
}

const SIDE = 5;
const PLACES = SIDE * SIDE;
const LAST = 4;
const MIDDLE = 2;
const KINDS: readonly Stroke['kind'][] = ['line', 'arc', 'bow', 'ring', 'dot'];
/** Numbers of curves begin above those of the steps of lines. */
const CURVES = 1000;

// Whom a card shares its name with (X9.17, T3.6): the id of the family. The test holds this to the games.
const FAMILIES: { readonly [id: string]: string } = {
  'alpha-dead': 'alpha',
  'galmi-avatar': 'galmi',
  'narashima-lion': 'narashima',
  'phoenix-eliana': 'phoenix',
  'phoenix-immortal': 'phoenix',
};

/** Families with members in several clans are written in nobody's hand. */
const WANDERERS: ReadonlySet<string> = new Set(['alpha', 'bhj']);

const PLAIN_HAND: Script = {
  bar: 4,
  slant: 4,
  arc: 4,
  bow: 1,
  ring: 0,
  dot: 1,
  points: 1,
  isRound: true,
};

export function familyOf(id: string): string {
  if (id.startsWith('bhj-')) return 'bhj';
  return FAMILIES[id] ?? id.replace(/-x$/, '');
}

type Dice = (sides: number) => number;

/** The same rolls for the same text. */
function diceOf(text: string): Dice {
  let state = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    state = Math.imul(state ^ text.charCodeAt(i), 0x01000193);
  }
  return (sides) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides;
  };
}

interface Image {
  readonly move: (point: Point) => Point;
  readonly flips: boolean;
}

const SAME: Image = { move: (point) => point, flips: false };
const ACROSS: Image = { move: ([x, y]) => [LAST - x, y], flips: true };
const OVER: Image = { move: ([x, y]) => [x, LAST - y], flips: true };
const ROUND: Image = { move: ([x, y]) => [LAST - x, LAST - y], flips: false };
const ASLANT: Image = { move: ([x, y]) => [LAST - y, LAST - x], flips: true };

const IMAGES: { readonly [S in Symmetry]: readonly Image[] } = {
  mirror: [SAME, ACROSS],
  turn: [SAME, ROUND],
  diagonal: [SAME, ASLANT],
  kaleido: [SAME, ACROSS, OVER, ROUND],
};

function imageOf(stroke: Stroke, { move, flips }: Image): Stroke {
  const turn = flips ? ((1 - stroke.turn) as 0 | 1) : stroke.turn;
  return { ...stroke, from: move(stroke.from), to: move(stroke.to), turn };
}

const placeOf = ([x, y]: Point): number => x * SIDE + y;

/** The same number for the same stroke drawn from either end. */
function codeOf({ kind, from, to, turn }: Stroke): number {
  const [a, b] = [placeOf(from), placeOf(to)];
  const isForward = a <= b;
  const ends = isForward ? a * PLACES + b : b * PLACES + a;
  const isCurve = kind === 'arc' || kind === 'bow';
  return (
    (KINDS.indexOf(kind) * PLACES * PLACES + ends) * 2 +
    (isCurve && isForward === (turn === 1) ? 1 : 0)
  );
}

/** What a stroke covers, as numbers: the steps of a line, a point, or the whole of a curve. */
function tracksOf(stroke: Stroke): number[] {
  const { kind, from, to } = stroke;
  if (kind === 'ring' || kind === 'dot') return [-1 - placeOf(from)];
  if (kind !== 'line') return [CURVES + (codeOf(stroke) % (2 * PLACES * PLACES))];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const steps = Math.max(Math.abs(dx), Math.abs(dy));
  const tracks: number[] = [];
  for (let i = 0; i < steps; i++) {
    // Twice the middle of the step, and which way it leans.
    const x = 2 * from[0] + (dx * (2 * i + 1)) / steps;
    const y = 2 * from[1] + (dy * (2 * i + 1)) / steps;
    tracks.push((x * 10 + y) * 3 + 1 + Math.sign(dx * dy));
  }
  return tracks;
}

const isInside = ([x, y]: Point) => x >= 0 && y >= 0 && x <= LAST && y <= LAST;

const STRAIGHT: readonly Point[] = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
];
const OBLIQUE: readonly Point[] = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
];

function pick<T>(from: readonly T[], dice: Dice): T {
  return from[dice(from.length)] as T;
}

function kindBy(script: Script, dice: Dice): keyof Omit<Script, 'isRound' | 'points'> {
  const kinds = ['bar', 'slant', 'arc', 'bow', 'ring', 'dot'] as const;
  let left = dice(kinds.reduce((sum, kind) => sum + script[kind], 0));
  for (const kind of kinds) {
    left -= script[kind];
    if (left < 0) return kind;
  }
  return 'bar';
}

/** One stroke that goes on from what is there; null where the roll leads off the lattice. */
function rollStroke(
  script: Script,
  symmetry: Symmetry,
  ends: readonly Point[],
  dice: Dice,
): Stroke | null {
  const kind = kindBy(script, dice);
  const from = pick(ends, dice);
  const turn = dice(2) as 0 | 1;
  const reach = (by: Point, length: number): Point => [
    from[0] + by[0] * length,
    from[1] + by[1] * length,
  ];
  switch (kind) {
    // A pair of dots or rings side by side looks like eyes: with a mirror they stand in the middle.
    case 'dot': {
      const spot: Point = [symmetry === 'mirror' ? MIDDLE : dice(5), dice(5)];
      return { kind, from: spot, to: spot, turn: 0 };
    }
    case 'ring':
      if (symmetry === 'mirror' && from[0] !== MIDDLE) return null;
      return { kind, from, to: from, turn: 0 };
    case 'bar':
    case 'slant': {
      const by = pick(kind === 'bar' ? STRAIGHT : OBLIQUE, dice);
      const to = reach(by, 1 + dice(kind === 'bar' ? 3 : 2));
      return isInside(to) ? { kind: 'line', from, to, turn: 0 } : null;
    }
    case 'arc': {
      const to = reach(pick(OBLIQUE, dice), 1 + dice(2));
      return isInside(to) ? { kind, from, to, turn } : null;
    }
    case 'bow': {
      const to = reach(pick(STRAIGHT, dice), 2);
      return isInside(to) ? { kind, from, to, turn } : null;
    }
  }
}

/** Strokes as they are drawn, all images of each. */
function spread(strokes: readonly Stroke[], symmetry: Symmetry): Stroke[] {
  const seen = new Set<number>();
  const all: Stroke[] = [];
  for (const stroke of strokes) {
    for (const image of IMAGES[symmetry]) {
      const drawn = imageOf(stroke, image);
      const key = codeOf(drawn);
      if (!seen.has(key)) all.push(drawn);
      seen.add(key);
    }
  }
  return all;
}

function endsOf(strokes: readonly Stroke[]): Point[] {
  const ends: Point[] = [];
  for (const { kind, from, to } of strokes) {
    if (kind !== 'dot') ends.push(from, to);
  }
  return ends;
}

/** Where a sigil may begin: on the line or point the images share, so that they hold together. */
const UPRIGHT: readonly Point[] = [0, 1, 2, 3, 4].map((y) => [MIDDLE, y]);
const LEVEL: readonly Point[] = [0, 1, 2, 3, 4].map((x) => [x, MIDDLE]);
const CENTRE: readonly Point[] = [[MIDDLE, MIDDLE]];
const BEGINNINGS: { readonly [S in Symmetry]: readonly Point[] } = {
  mirror: UPRIGHT,
  diagonal: [0, 1, 2, 3, 4].map((x) => [x, LAST - x]),
  kaleido: [...UPRIGHT, ...LEVEL],
  turn: CENTRE,
};

function extend(
  given: readonly Stroke[],
  until: number,
  script: Script,
  symmetry: Symmetry,
  dice: Dice,
): readonly Stroke[] {
  const strokes = [...given];
  let drawn = spread(strokes, symmetry);
  let covered = new Set(drawn.flatMap(tracksOf));
  let ends = strokes.length === 0 ? BEGINNINGS[symmetry] : endsOf(strokes);
  for (let tries = 0; strokes.length < until && tries < 400; tries++) {
    const rolled = rollStroke(script, symmetry, ends, dice);
    if (rolled === null) continue;
    const isPoint = rolled.kind === 'dot' || rolled.kind === 'ring';
    const alike = strokes.filter(({ kind }) => kind === rolled.kind).length;
    if (isPoint && (strokes.length === 0 || alike >= script.points)) continue;
    if (tracksOf(rolled).some((track) => covered.has(track))) continue;
    if (drawn.some((stroke) => clots(stroke, rolled))) continue;
    if (rolled.kind === 'dot' && drawn.some((stroke) => passes(stroke, rolled.from))) continue;
    strokes.push(rolled);
    drawn = spread(strokes, symmetry);
    covered = new Set(drawn.flatMap(tracksOf));
    ends = endsOf(strokes);
  }
  return strokes;
}

/** Two strokes with the same ends run into a blot, but for two wide arcs, which make a leaf. */
function clots(one: Stroke, other: Stroke): boolean {
  const [a, b] = [placeOf(one.from), placeOf(one.to)];
  const [c, d] = [placeOf(other.from), placeOf(other.to)];
  if (!((a === c && b === d) || (a === d && b === c))) return false;
  const isWide = Math.abs(one.to[0] - one.from[0]) > 1;
  return !(one.kind === 'arc' && other.kind === 'arc' && isWide);
}

/** Whether a stroke touches a point of the lattice, as near as it matters for a dot. */
function passes({ kind, from, to }: Stroke, [x, y]: Point): boolean {
  const isEnd = (from[0] === x && from[1] === y) || (to[0] === x && to[1] === y);
  if (isEnd || kind === 'dot' || kind === 'ring') return isEnd;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const between = (x - from[0]) * dx + (y - from[1]) * dy;
  const aside = Math.abs((x - from[0]) * dy - (y - from[1]) * dx) / Math.hypot(dx, dy);
  const isAlong = between >= 0 && between <= dx * dx + dy * dy;
  return isAlong && aside < (kind === 'line' ? 0.1 : 1.1);
}

/** How well strokes fill the lattice: wide, tall, neither bare nor crowded. */
function grace(strokes: readonly Stroke[], symmetry: Symmetry): number {
  const drawn = spread(strokes, symmetry);
  const ends = new Array<number>(PLACES).fill(0);
  let ink = 0;
  let [left, right, top, bottom] = [LAST, 0, LAST, 0];
  for (const stroke of drawn) {
    ink += tracksOf(stroke).length;
    for (const point of [stroke.from, stroke.to]) {
      [left, right] = [Math.min(left, point[0]), Math.max(right, point[0])];
      [top, bottom] = [Math.min(top, point[1]), Math.max(bottom, point[1])];
      if (stroke.kind !== 'dot') ends[placeOf(point)] = (ends[placeOf(point)] ?? 0) + 1;
    }
  }
  const crowded = ends.filter((count) => count > 3).length;
  const fitting = IMAGES[symmetry].length === 2 ? 13 : 17;
  return (right - left + bottom - top) * 3 - Math.abs(ink - fitting) - crowded * 2;
}

const ATTEMPTS = 8;

/** Of a step of the lattice. */
const RING = 0.62;

function best(
  seed: string,
  symmetry: Symmetry,
  make: (dice: Dice) => readonly Stroke[],
): readonly Stroke[] {
  let chosen: readonly Stroke[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < ATTEMPTS; i++) {
    const strokes = make(diceOf(`${seed}#${i}`));
    const found = grace(strokes, symmetry);
    if (found > most) [most, chosen] = [found, strokes];
  }
  return chosen;
}

/** The strokes of a card, before symmetry: 5 to 7, of which `shared` are its family's. */
export function strokesOf(
  id: string,
  clan: ClanName,
): { readonly strokes: readonly Stroke[]; readonly shared: number } {
  const { script, symmetry } = MARKS[clan];
  const family = familyOf(id);
  const wanders = WANDERERS.has(family);
  const count = 5 + diceOf(family)(3);
  const shared = Math.ceil(count / 2);
  const ground = wanders ? 'mirror' : symmetry;
  const first = best(family, ground, (dice) =>
    extend([], shared, wanders ? PLAIN_HAND : script, ground, dice),
  );
  const strokes = best(id, symmetry, (dice) => extend(first, count, script, symmetry, dice));
  return { strokes, shared };
}

/** What is drawn for a card, on 100 x 100. */
export function sigilOf(id: string, clan: ClanName): SigilParts {
  const { seal, lattice, symmetry, script } = MARKS[clan];
  const [left, top, right, bottom] = lattice;
  const [wide, high] = [(right - left) / LAST, (bottom - top) / LAST];
  const round = (value: number) => Number(value.toFixed(1));
  const at = ([x, y]: Point) => `${round(left + x * wide)} ${round(top + y * high)}`;
  const lines: string[] = [];
  const dots: string[] = [];
  for (const { kind, from, to, turn } of spread(strokesOf(id, clan).strokes, symmetry)) {
    if (kind === 'dot') {
      dots.push(`M${at(from)}h0`);
    } else if (kind === 'ring') {
      const [rx, ry] = [round(wide * RING), round(high * RING)];
      const start: Point = [from[0], from[1] - RING];
      lines.push(`M${at(start)}a${rx} ${ry} 0 1 0 .01 0z`);
    } else if (kind === 'line') {
      lines.push(`M${at(from)}L${at(to)}`);
    } else {
      const size = kind === 'bow' ? 1 : Math.abs(to[0] - from[0]);
      lines.push(`M${at(from)}A${round(wide * size)} ${round(high * size)} 0 0 ${turn} ${at(to)}`);
    }
  }
  return {
    seal,
    lines: lines.join(''),
    dots: dots.join(''),
    weight: symmetry === 'kaleido' ? 5 : 6,
    isRound: script.isRound,
  };
}

/** A picture file of its own, for documents and shared images. */
export function sigilSvg(id: string, clan: ClanName, colour: string, glyph: string): string {
  const { seal, lines, dots, weight, isRound } = sigilOf(id, clan);
  const cap = isRound ? 'round' : 'square';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">` +
    `<clipPath id="s"><path d="${seal}"/></clipPath>` +
    `<path d="${seal}" fill="${colour}" stroke="#14161B" stroke-width="3" stroke-linejoin="round"/>` +
    `<g clip-path="url(#s)" fill="none" stroke="${glyph}" stroke-linejoin="round">` +
    `<path d="${lines}" stroke-width="${weight}" stroke-linecap="${cap}"/>` +
    `<path d="${dots}" stroke-width="${weight * 1.7}" stroke-linecap="round"/></g></svg>`
  );
}
