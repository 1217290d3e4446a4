/** Data tables: every plot has one, made from the same rows. Pure. */
import { type Child, type Markup, tag } from './markup.ts';

export interface Column {
  readonly heading: string;
  readonly align: 'left' | 'right';
}

export function left(heading: string): Column {
  return { heading, align: 'left' };
}

export function right(heading: string): Column {
  return { heading, align: 'right' };
}

export interface Table {
  readonly caption: string;
  readonly columns: readonly Column[];
  /** The first cell of each row is its heading. */
  readonly rows: readonly (readonly Child[])[];
}

const LONG = 30;

export function tableMarkup({ caption, columns, rows }: Table): Markup {
  const sideOf = (i: number) => (columns[i]?.align === 'right' ? 'n' : null);
  return tag(
    'div',
    { class: 'scroll', role: 'region', 'aria-label': caption, tabindex: 0 },
    tag(
      'table',
      {},
      tag('caption', {}, caption),
      tag(
        'thead',
        {},
        tag(
          'tr',
          {},
          columns.map(({ heading }, i) => tag('th', { scope: 'col', class: sideOf(i) }, heading)),
        ),
      ),
      tag(
        'tbody',
        {},
        rows.map(([first = '', ...rest]) =>
          tag(
            'tr',
            {},
            tag('th', { scope: 'row', class: isLong(first) ? 'long' : null }, first),
            rest.map((cell, i) =>
              tag('td', { class: sideOf(i + 1) ?? (isLong(cell) ? 'long' : null) }, cell),
            ),
          ),
        ),
      ),
    ),
  );
}

/** Long enough to be broken into lines, but not into words. */
function isLong(cell: Child): boolean {
  return typeof cell === 'string' && cell.length > LONG;
}
