/**
 * The marks of the clans, our own: an emblem each, solid and of one colour, told apart as a silhouette at 16 px; and the
 * same shape grown into one area, the seal that the sigils of the clan are cut from.
 */
import type { ClanName } from '../design/palette.ts';

/** How the strokes of a clan's sigils repeat. */
export type Symmetry = 'mirror' | 'turn' | 'diagonal' | 'kaleido';

/**
 * The hand a clan's sigils are written in: how often each stroke comes (a ring or a dot at most `points` times each), and
 * how it ends.
 */
export interface Script {
  readonly bar: number;
  readonly slant: number;
  readonly arc: number;
  readonly bow: number;
  readonly ring: number;
  readonly dot: number;
  readonly points: number;
  readonly isRound: boolean;
}

export interface Mark {
  /** On 24 x 24. */
  readonly emblem: string;
  /** On 100 x 100. */
  readonly seal: string;
  /** Where on the seal the lattice lies: left, top, right, bottom. */
  readonly lattice: readonly [number, number, number, number];
  readonly symmetry: Symmetry;
  readonly script: Script;
}

const COG_ANGLES = [0, 60, 120, 180, 240, 300];

/** A wheel with six teeth. */
function cog(centre: number, body: number, reach: number, hole: number): string {
  const at = (radius: number, degrees: number) => {
    const turn = (degrees * Math.PI) / 180;
    const x = centre + radius * Math.sin(turn);
    const y = centre - radius * Math.cos(turn);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  const rim = COG_ANGLES.map(
    (angle, i) =>
      `${i === 0 ? 'M' : 'L'}${at(body, angle - 21)}L${at(reach, angle - 14)}` +
      `A${reach} ${reach} 0 0 1 ${at(reach, angle + 14)}L${at(body, angle + 21)}` +
      `A${body} ${body} 0 0 1 ${at(body, angle + 39)}`,
  ).join('');
  if (hole === 0) return `${rim}Z`;
  return `${rim}ZM${centre} ${centre - hole}a${hole} ${hole} 0 1 0 .01 0Z`;
}

export const MARKS: { readonly [C in ClanName]: Mark } = {
  // Two equal squares on a beam.
  justice: {
    emblem: 'M2.5 3.5h7.5v8H2.5zM14 3.5h7.5v8H14zM1 13h22v3.4H1zM12 16.4l4.4 5.6H7.6z',
    seal: 'M10 6h38v70H10zM52 6h38v70H52zM4 80h92v12H4z',
    lattice: [20, 15, 80, 67],
    symmetry: 'mirror',
    script: { bar: 8, slant: 1, arc: 1, bow: 0, ring: 1, dot: 2, points: 1, isRound: false },
  },
  // A drop.
  abhilasha: {
    emblem: 'M12 1.2C15.4 7 19.7 10.5 19.7 15.2a7.7 7.7 0 0 1-15.4 0C4.3 10.5 8.6 7 12 1.2z',
    seal: 'M50 2C64 27 90 40 90 62A40 36 0 0 1 10 62C10 40 36 27 50 2z',
    lattice: [27, 35, 73, 85],
    symmetry: 'mirror',
    script: { bar: 1, slant: 2, arc: 6, bow: 3, ring: 1, dot: 3, points: 1, isRound: true },
  },
  // Half a sun over a line.
  tomorrow: {
    emblem:
      'M5 16.5a7 7 0 0 1 14 0zM1.2 18.6h21.6v3.4H1.2zM10.6 1.8h2.8v5.6h-2.8zM2.2 6.9l2-2 3.9 3.9-2 2zM21.8 6.9l-2-2-3.9 3.9 2 2z',
    seal: 'M6 76A44 68 0 0 1 94 76zM2 82h96v12H2z',
    lattice: [22, 24, 78, 70],
    symmetry: 'mirror',
    script: { bar: 2, slant: 4, arc: 3, bow: 3, ring: 2, dot: 3, points: 1, isRound: true },
  },
  // Three slashes of a claw.
  narashima: {
    emblem:
      'M9.6 1.5C10.6 9 7.6 17 1.4 22.5 1 14.5 3.8 6.5 9.6 1.5zM16.3 1.5c1 7.5-2 15.5-8.2 21-.4-8 2.4-16 8.2-21zM23 1.5c1 7.5-2 15.5-8.2 21-.4-8 2.4-16 8.2-21z',
    seal: 'M41 3L50 20 69 3 78 20 98 3C102 40 86 74 59 97L50 80 31 97 22 80 2 97C-2 60 14 26 41 3z',
    lattice: [19, 21, 81, 79],
    symmetry: 'diagonal',
    script: { bar: 3, slant: 7, arc: 1, bow: 0, ring: 0, dot: 2, points: 1, isRound: false },
  },
  // One wave.
  galmi: {
    emblem:
      'M1 21.5V17C1 9 6 3.5 13 3.5c5.4 0 9 3.2 9 7.3 0 3-2 5-4.6 5-2.2 0-3.8-1.4-3.8-3.3 0-1.5 1-2.6 2.4-2.9-1.2-1.1-3.3-1-4.7.3-2 1.9-1.7 5.2.8 6.8 2.7 1.8 7 1.7 10.9.3v4.5z',
    seal: 'M4 94V46C8 16 40 -2 58 18S84 44 96 22V94z',
    lattice: [17, 36, 83, 84],
    symmetry: 'turn',
    script: { bar: 1, slant: 1, arc: 7, bow: 4, ring: 1, dot: 2, points: 1, isRound: true },
  },
  // Stacked chevrons.
  phoenix: {
    emblem:
      'M12 1l9.5 7.2v4.2L12 5.2 2.5 12.4V8.2zM12 7.2l9.5 7.2v4.2L12 11.4 2.5 18.6v-4.2zM12 13.4l9.5 7.2v2.9h-1.7L12 17.6l-7.8 5.9H2.5v-2.9z',
    seal: 'M50 2l44 36v60L50 74 6 98V38z',
    lattice: [20, 26, 80, 76],
    symmetry: 'mirror',
    script: { bar: 2, slant: 8, arc: 1, bow: 0, ring: 0, dot: 2, points: 1, isRound: false },
  },
  // A hexagon with a notch.
  'goan-sul': {
    emblem: 'M8.7 2.8L12 10.5l3.3-7.7 6.7 3.9v10.6L12 23 2 17.3V6.7z',
    seal: 'M37 8L50 32 63 8 93 26v48L50 98 7 74V26z',
    lattice: [22, 33, 78, 83],
    symmetry: 'mirror',
    script: { bar: 5, slant: 5, arc: 0, bow: 0, ring: 1, dot: 3, points: 1, isRound: false },
  },
  // A gate: an arch with a bar.
  xian: {
    emblem:
      'M1 1.5h22v3.7H1zM2.8 22.5v-8.7a9.2 7.3 0 0 1 18.4 0v8.7h-5v-8.2a4.2 3.6 0 0 0-8.4 0v8.2z',
    seal: 'M3 4h94v11H3zM8 97V56a42 36 0 0 1 84 0v41z',
    lattice: [21, 35, 79, 88],
    symmetry: 'mirror',
    script: { bar: 6, slant: 1, arc: 4, bow: 2, ring: 1, dot: 1, points: 1, isRound: false },
  },
  // Four stones in a square.
  gobans: {
    emblem:
      'M6.4 1.2a5.2 5.2 0 1 1-.01 0zM17.6 1.2a5.2 5.2 0 1 1-.01 0zM6.4 12.4a5.2 5.2 0 1 1-.01 0zM17.6 12.4a5.2 5.2 0 1 1-.01 0z',
    seal: 'M50 11a27 27 0 0 1 39 39 27 27 0 0 1-39 39 27 27 0 0 1-39-39 27 27 0 0 1 39-39z',
    lattice: [22, 22, 78, 78],
    symmetry: 'turn',
    script: { bar: 6, slant: 0, arc: 1, bow: 0, ring: 3, dot: 5, points: 2, isRound: true },
  },
  // A spear.
  alphas: {
    emblem: 'M12 .8L21.5 22.8 12 17.4 2.5 22.8z',
    seal: 'M50 1L97 98 50 82 3 98z',
    lattice: [26, 36, 74, 80],
    symmetry: 'mirror',
    script: { bar: 3, slant: 7, arc: 1, bow: 0, ring: 0, dot: 2, points: 1, isRound: false },
  },
  // A crescent.
  darks: {
    emblem: 'M14.8 1.5a10.7 10.7 0 1 0 8 14.7A9.3 9.3 0 0 1 14.8 1.5z',
    seal: 'M60 4A47 47 0 1 0 96 64 43 43 0 0 1 60 4z',
    lattice: [15, 33, 69, 87],
    symmetry: 'diagonal',
    script: { bar: 2, slant: 2, arc: 6, bow: 3, ring: 1, dot: 2, points: 1, isRound: true },
  },
  // A cog with six teeth.
  mekas: {
    emblem: cog(12, 8.3, 11.6, 3.6),
    seal: cog(50, 38, 49, 0),
    lattice: [24, 24, 76, 76],
    symmetry: 'kaleido',
    script: { bar: 6, slant: 2, arc: 2, bow: 0, ring: 3, dot: 3, points: 1, isRound: false },
  },
  // A forked flame.
  fires: {
    emblem:
      'M14.5 .8c-.5 4.5 5.9 7.2 5.9 14.1a8.4 8.4 0 0 1-16.8 0c0-3.9 1.9-6.2 3.1-9.9 2 1.5 2.9 3.3 3 5.4 2.7-2.3 4-5.6 4.8-9.6z',
    seal: 'M62 1C60 24 92 34 92 62A42 36 0 0 1 8 62C8 46 16 36 22 16 32 22 37 32 38 40 50 30 58 16 62 1z',
    lattice: [24, 38, 76, 86],
    symmetry: 'turn',
    script: { bar: 1, slant: 5, arc: 5, bow: 2, ring: 0, dot: 2, points: 1, isRound: true },
  },
};
