/** Masks: sets of small numbers, one bit each. */

export function countBits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** The numbers in the set, ascending. */
export function bitsIn(mask: number): number[] {
  const numbers: number[] = [];
  for (let bit = 0; mask >> bit !== 0; bit++) if ((mask >> bit) & 1) numbers.push(bit);
  return numbers;
}
