/** Inverts a symmetric, positive definite matrix, row after row in one list, by elimination in place. */
export function invert(matrix: Float64Array, size: number): void {
  for (let k = 0; k < size; k++) {
    const own = k * size;
    const pivot = matrix[own + k] as number;
    matrix[own + k] = 1;
    for (let j = 0; j < size; j++) matrix[own + j] = (matrix[own + j] as number) / pivot;
    for (let i = 0; i < size; i++) {
      const row = i * size;
      const factor = matrix[row + k] as number;
      if (i === k || factor === 0) continue;
      matrix[row + k] = 0;
      for (let j = 0; j < size; j++) {
        matrix[row + j] = (matrix[row + j] as number) - factor * (matrix[own + j] as number);
      }
    }
  }
}
