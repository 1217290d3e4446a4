/** Fitting plain text into columns: cut, pad, wrap, tables. Widths count characters: no text here is wider than that. */

export function widthOf(text: string): number {
  return [...text].length;
}

/** Cuts a text that is too long, and says so with an ellipsis. */
export function cut(text: string, width: number): string {
  const chars = [...text];
  return chars.length <= width ? text : `${chars.slice(0, Math.max(0, width - 1)).join('')}…`;
}

export function padEnd(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

export function padStart(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - widthOf(text))) + text;
}

/** Breaks at spaces; `indent` begins the lines after the first, `start` the first. A longer word stands alone. */
export function wrap(text: string, width: number, indent = '', start = ''): string[] {
  const lines: string[] = [];
  let line = start;
  let isEmpty = true;
  for (const word of text.split(' ')) {
    if (!isEmpty && widthOf(line) + 1 + widthOf(word) > width) {
      lines.push(line);
      line = indent;
      isEmpty = true;
    }
    line += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  lines.push(line);
  return lines;
}

/** A paragraph, all of it indented. */
export function indented(text: string, width: number, indent: string): string[] {
  return wrap(text, width, indent, indent);
}

/** As many of the parts as fit into one line, the first ones first. */
export function inOneLine(parts: readonly string[], width: number, between: string): string {
  let line = '';
  for (const part of parts) {
    const longer = line === '' ? part : line + between + part;
    if (widthOf(longer) <= width) line = longer;
  }
  return line;
}

/** Pairs as lines, the second of each under those above it and wrapped there. */
export function inTwoColumns(
  pairs: readonly (readonly [string, string])[],
  width: number,
): string[] {
  const left = Math.max(...pairs.map(([first]) => widthOf(first))) + 2;
  const indent = ' '.repeat(left);
  return pairs.flatMap(([first, second]) => wrap(second, width, indent, padEnd(first, left)));
}

export type Align = 'left' | 'right';

/** Rows of cells under each other, two spaces apart, without trailing blanks. */
export function columns(
  rows: readonly (readonly string[])[],
  aligns: readonly Align[] = [],
): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, i) => {
      widths[i] = Math.max(widths[i] ?? 0, widthOf(cell));
    });
  }
  return rows.map((row) =>
    row
      .map((cell, i) => (aligns[i] === 'right' ? padStart : padEnd)(cell, widths[i] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
