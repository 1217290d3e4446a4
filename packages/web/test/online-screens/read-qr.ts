/**
 * Reads a QR code from its modules as the standard (ISO/IEC 18004) says, for versions 1 to 9 in bytes. What a camera would
 * have to mend is not mended: every module must be right.
 */

type Modules = readonly (readonly boolean[])[];

/** By level L, M, Q, H, for versions 1 to 9: error correction codewords in a block, and blocks. */
const LEVELS = {
  1: [
    [7, 10, 15, 20, 26, 18, 20, 24, 30],
    [1, 1, 1, 1, 1, 2, 2, 2, 2],
  ],
  0: [
    [10, 16, 26, 18, 24, 16, 18, 22, 22],
    [1, 1, 1, 2, 2, 4, 4, 4, 5],
  ],
  3: [
    [13, 22, 18, 26, 18, 24, 18, 22, 20],
    [1, 1, 2, 2, 4, 4, 6, 6, 8],
  ],
  2: [
    [17, 28, 22, 16, 22, 28, 26, 26, 24],
    [1, 1, 2, 4, 4, 4, 5, 6, 8],
  ],
} as const;

const MASKS: readonly ((x: number, y: number) => number)[] = [
  (x, y) => (x + y) % 2,
  (_, y) => y % 2,
  (x) => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
];

/** The modules of a path of boxes, `M4 4h7v1h-7z`, without the quiet zone, which must be empty. */
export function modulesOf(path: string, side: number, quiet: number): Modules {
  const all = Array.from({ length: side }, () => Array.from({ length: side }, () => false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let i = 0; i < Number(width); i++) (all[Number(y)] as boolean[])[Number(x) + i] = true;
  }
  const inner = all.slice(quiet, -quiet).map((row) => row.slice(quiet, -quiet));
  const dark = (rows: Modules) => rows.flat().filter(Boolean).length;
  if (dark(inner) !== dark(all)) throw new Error('the quiet zone is not empty');
  return inner;
}

export function readQr(modules: Modules): string {
  const size = modules.length;
  const version = (size - 17) / 4;
  if (!Number.isInteger(version) || version < 1 || version > 9) throw new Error(`size ${size}`);
  const at = (x: number, y: number) => (modules[y]?.[x] === true ? 1 : 0);
  const format = formatOf(at);
  const mask = MASKS[format & 7];
  const level = LEVELS[((format >> 3) & 3) as 0 | 1 | 2 | 3];
  if (mask === undefined) throw new Error('no mask');
  const codewords = codewordsOf(size, version, (x, y) => at(x, y) ^ (mask(x, y) === 0 ? 1 : 0));
  const ecc = level[0][version - 1] ?? 0;
  const blocks = level[1][version - 1] ?? 1;
  return textIn(dataOf(codewords, ecc, blocks));
}

function formatOf(at: (x: number, y: number) => number): number {
  const places: [number, number][] = [];
  for (let i = 0; i <= 5; i++) places.push([8, i]);
  places.push([8, 7], [8, 8], [7, 8]);
  for (let i = 9; i < 15; i++) places.push([14 - i, 8]);
  const bits = places.reduce((sum, [x, y], i) => sum | (at(x, y) << i), 0);
  return (bits ^ 0x5412) >> 10;
}

function alignments(version: number, size: number): readonly number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.floor((version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, i) => size - 7 - i * step).reverse()];
}

/** What is not data: finders with their formats, timing, alignment, version. */
function isFunction(x: number, y: number, version: number, size: number): boolean {
  if (x === 6 || y === 6) return true;
  const isTop = y < 9;
  const isLeft = x < 9;
  if (isTop && isLeft) return true;
  if ((isTop && x >= size - 8) || (isLeft && y >= size - 8)) return true;
  if (version >= 7 && ((y < 6 && x >= size - 11) || (x < 6 && y >= size - 11))) return true;
  const centres = alignments(version, size);
  const last = size - 7;
  return centres.some((cx) =>
    centres.some((cy) => {
      const isFinder =
        (cx === 6 && cy === 6) || (cx === 6 && cy === last) || (cx === last && cy === 6);
      return !isFinder && Math.abs(x - cx) <= 2 && Math.abs(y - cy) <= 2;
    }),
  );
}

function codewordsOf(
  size: number,
  version: number,
  bit: (x: number, y: number) => number,
): readonly number[] {
  const bits: number[] = [];
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const isUp = ((right + 1) & 2) === 0;
      const y = isUp ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (!isFunction(x, y, version, size)) bits.push(bit(x, y));
      }
    }
  }
  const words: number[] = [];
  for (let i = 0; i + 8 <= bits.length; i += 8) {
    words.push(bits.slice(i, i + 8).reduce((sum, one) => sum * 2 + one, 0));
  }
  return words;
}

/** Blocks lie in each other: one codeword of each in turn. */
function dataOf(words: readonly number[], ecc: number, blocks: number): readonly number[] {
  const short = Math.floor(words.length / blocks) - ecc;
  const long = words.length % blocks;
  const found: number[][] = Array.from({ length: blocks }, () => []);
  let next = 0;
  for (let i = 0; i <= short; i++) {
    for (let block = 0; block < blocks; block++) {
      if (i === short && block < blocks - long) continue;
      found[block]?.push(words[next++] ?? 0);
    }
  }
  return found.flat();
}

const BYTES = 4;

function textIn(data: readonly number[]): string {
  const bits = data.map((word) => word.toString(2).padStart(8, '0')).join('');
  const number = (from: number, length: number) =>
    Number.parseInt(bits.slice(from, from + length), 2);
  if (number(0, 4) !== BYTES) throw new Error('not in bytes');
  const length = number(4, 8);
  const bytes = Array.from({ length }, (_, i) => number(12 + 8 * i, 8));
  return new TextDecoder().decode(Uint8Array.from(bytes));
}
