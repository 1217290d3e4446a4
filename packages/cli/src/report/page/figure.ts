/** A plot and its data table, which always come together. Pure. */
import type { Lang } from '@open-gosu/kernel';
import { sayPage } from '../words.ts';
import { type Child, type Markup, tag } from './markup.ts';
import { type Table, tableMarkup } from './table.ts';

/** Tables up to this many rows are open from the start. */
const SHORT = 8;

/** The title, the plot, and the table below it, or beside it where both are narrow and there is room. */
export function figure(
  lang: Lang,
  plot: Child,
  table: Table,
  shape: 'wide' | 'narrow' = 'wide',
): Markup {
  return tag(
    'figure',
    { class: shape === 'narrow' ? 'narrow' : null },
    tag('figcaption', {}, table.caption),
    tag('div', { class: 'picture' }, plot),
    dataTable(lang, table),
  );
}

/** A table of its own, or of a plot. Its caption is hidden: the summary and the figure have the same words. */
export function dataTable(lang: Lang, table: Table): Markup {
  return tag(
    'details',
    { open: table.rows.length <= SHORT },
    tag('summary', {}, sayPage(lang, 'data', { title: table.caption })),
    tableMarkup(table),
  );
}
