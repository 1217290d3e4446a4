/** A text as a QR code, drawn as one path. The encoder is fetched when the first one is wanted. */

export interface QrDrawing {
  /** Modules along each side, the quiet zone included. */
  readonly size: number;
  /** Dark modules: one box for each run of them in a row. */
  readonly path: string;
}

/** Light modules around the code, as the standard wants them: without these it is not found. */
const QUIET = 4;

export async function drawQr(text: string): Promise<QrDrawing> {
  const { encode } = await import('uqr');
  const { data } = encode(text, { ecc: 'M', border: QUIET });
  return { size: data.length, path: pathOf(data) };
}

export function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows.map(rowPath).join('');
}

function rowPath(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x++) {
    if (row[x] !== true) continue;
    const from = x;
    while (row[x + 1] === true) x++;
    const width = x + 1 - from;
    path += `M${from} ${y}h${width}v1h-${width}z`;
  }
  return path;
}
