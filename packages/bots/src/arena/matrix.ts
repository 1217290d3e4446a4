/** Square matrices, row after row, as ratings and regressions need them. */

export type Matrix = number[][];

/** All zeros. */
export function squareOf(size: number): Matrix {
  return Array.from({ length: size }, () => new Array<number>(size).fill(0));
}

/** By elimination. The matrix must be symmetric and positive definite: then no pivot is zero. */
export function inverseOf(matrix: Matrix): Matrix {
  const rows = matrix.map((row) => row.slice());
  rows.forEach((own, k) => {
    const pivot = own[k] as number;
    own[k] = 1;
    for (let j = 0; j < own.length; j++) own[j] = (own[j] as number) / pivot;
    for (const row of rows) {
      const factor = row[k] as number;
      if (row === own || factor === 0) continue;
      row[k] = 0;
      for (let j = 0; j < row.length; j++) {
        row[j] = (row[j] as number) - factor * (own[j] as number);
      }
    }
  });
  return rows;
}
