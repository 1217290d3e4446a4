/** Values with their intervals, one row each, as dots or as bars from zero: the plot and its table. Pure. */
import type { Lang } from '@open-gosu/kernel';
import { differsFrom, type Estimate } from '../estimate/estimate.ts';
import { type Child, type Markup, tag } from '../page/markup.ts';
import { countText, rangeText, tickText, type Unit, valueText } from '../page/numbers.ts';
import { type Column, left, right, type Table } from '../page/table.ts';
import { sayPage } from '../words.ts';
import { type Across, across, box, level, percentOf, picture, text, upright } from './frame.ts';
import { partOf, type Scale, scaleFor } from './scale.ts';

export interface IntervalRow {
  readonly label: string;
  readonly estimate: Estimate;
  /** How often it was met, where the estimate is its part of more than that. */
  readonly met?: number;
  /** More cells of the table, before the figures and after them. */
  readonly cells?: readonly string[];
  readonly notes?: readonly string[];
}

export interface IntervalChart {
  readonly id: string;
  readonly lang: Lang;
  readonly title: string;
  readonly unit: Unit;
  readonly shape: 'dots' | 'bars';
  /** Where the names of the rows stand: those that are long need lines of their own. */
  readonly labels: 'beside' | 'above';
  readonly rows: readonly IntervalRow[];
  /** Values are compared with this: a line across the plot. */
  readonly line: { readonly value: number; readonly name: string } | null;
  readonly headings: {
    readonly label: string;
    readonly cells?: readonly Column[];
    readonly notes?: readonly Column[];
    /** Without it, the table does not say how often each was met. */
    readonly met?: string;
    readonly value: string;
  };
  /** Values without intervals: neither plot nor table has any. */
  readonly exact?: boolean;
  /** For plots that are to be compared. */
  readonly scale?: Scale;
}

/** Room above the rows for the name of the line. */
const HEAD = 24;
const NO_HEAD = 2;
const FOOT = 26;
const DOT = 3.8;
const BAR = 12;
const CAP = 5.5;
const LETTERS = 16;
/** As many letters as leave room for the value on a phone. */
const MOST_LETTERS = 38;
const MOST_STEPS = 4;
const HALF_TICK = 0.04;
const HALF_NOTE = 0.2;
const LEAST_SPAN = { share: 0.06, change: 0.01 } as const;
const HUNDREDTH = 0.01;

interface Layout {
  /** Height of a row, with one line of letters. */
  readonly row: number;
  /** Of the middle of the mark, from the lower end of its row. */
  readonly mark: number;
  /** Of the first line of letters, from the upper end of its row. */
  readonly letters: number;
  readonly plot: Across;
  /** How far the lines of the scale reach up from the lower end of a row: through it all, or below the letters. */
  readonly reach: number;
}

const LAYOUTS: { readonly [L in IntervalChart['labels']]: Layout } = {
  beside: { row: 30, mark: 15, letters: 19.5, plot: { from: 26, to: 84 }, reach: 30 },
  above: { row: 42, mark: 13, letters: 16, plot: { from: 0, to: 100 }, reach: 22 },
};

export function intervalScale(
  unit: Unit,
  estimates: readonly Estimate[],
  more: readonly number[],
): Scale {
  const ends = estimates.flatMap(({ low, high }) => [low, high]);
  return scaleFor([...ends, ...more], MOST_STEPS, HUNDREDTH, LEAST_SPAN[unit]);
}

/** Where a value lies across the picture. */
type X = (value: number) => string;

/** A row with its place in the plot. */
interface Placed extends IntervalRow {
  readonly lines: readonly string[];
  readonly top: number;
  readonly bottom: number;
}

function place({ rows, labels, line }: IntervalChart): Placed[] {
  let bottom = line === null ? NO_HEAD : HEAD;
  return rows.map((row) => {
    const lines = labels === 'beside' ? [row.label] : wrapped(row.label);
    const top = bottom;
    bottom = top + LAYOUTS[labels].row + (lines.length - 1) * LETTERS;
    return { ...row, lines, top, bottom };
  });
}

function wrapped(label: string): string[] {
  const lines: string[] = [];
  for (const word of label.split(' ')) {
    const last = lines[lines.length - 1];
    if (last === undefined || last.length + 1 + word.length > MOST_LETTERS) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

export function intervalPlot(chart: IntervalChart): Markup {
  const { id, lang, title, unit, rows, line, shape } = chart;
  const { plot } = LAYOUTS[chart.labels];
  const more = [...(line === null ? [] : [line.value]), ...(shape === 'bars' ? [0] : [])];
  const estimates = rows.map(({ estimate }) => estimate);
  const scale = chart.scale ?? intervalScale(unit, estimates, more);
  const x: X = (value) => across(plot, partOf(scale, value));
  const placed = place(chart);
  const end = placed[placed.length - 1]?.bottom ?? HEAD;
  const words = (tick: number) => tickText(lang, unit, tick, scale.digits);
  return picture(
    { id, title, description: describe(chart), height: end + FOOT },
    placed.map((row) => rowMarks(row, chart, scale, x)),
    scale.ticks.map((tick) =>
      text(x(tick), end + 20, `tick${anchor(chart, scale, tick, HALF_TICK)}`, words(tick)),
    ),
    line === null
      ? null
      : text(
          x(line.value),
          HEAD - 8,
          `note${anchor(chart, scale, line.value, HALF_NOTE)}`,
          `${line.name} ${valueText(lang, unit, line.value)}`,
        ),
  );
}

/** Letters at the edge of the picture must not leave it; `half`: as much of its width as half of them take on a phone. */
function anchor({ labels }: IntervalChart, scale: Scale, value: number, half: number): string {
  const part = partOf(scale, value);
  const room = labels === 'beside' ? 0 : half;
  return part < room ? '' : part > 1 - room ? ' end' : ' mid';
}

function rowMarks(row: Placed, chart: IntervalChart, scale: Scale, x: X): Markup {
  const { label, lines, estimate, top, bottom } = row;
  const { lang, unit, shape, line, labels, exact = false } = chart;
  const layout = LAYOUTS[labels];
  const middle = bottom - layout.mark;
  const value = valueText(lang, unit, estimate.value);
  const range = exact ? '' : ` (${rangeText(lang, unit, estimate)})`;
  const through = (at: number, kind: string) => upright(x(at), bottom - layout.reach, bottom, kind);
  return tag(
    'g',
    {},
    tag('title', {}, sayPage(lang, 'labelled', { label, words: value + range })),
    level(bottom, '0', '100%', 'grid'),
    scale.ticks.map((tick) => through(tick, 'grid')),
    line === null ? null : through(line.value, 'reference'),
    lines.map((words, i) => text('0', top + layout.letters + i * LETTERS, 'label', words)),
    text('100%', top + layout.letters, 'value end', value),
    shape === 'bars' ? bar(x, estimate.value, middle) : null,
    exact ? null : whisker(x, estimate, middle),
    shape === 'dots'
      ? dot(x(estimate.value), middle, line === null || exact || differsFrom(estimate, line.value))
      : null,
  );
}

function whisker(x: X, { low, high }: Estimate, middle: number): Child {
  return [
    level(middle, x(low), x(high), 'whisker'),
    [low, high].map((end) => upright(x(end), middle - CAP, middle + CAP, 'whisker')),
  ];
}

function dot(x: string, y: number, sure: boolean): Child {
  return tag('circle', { cx: x, cy: y, r: DOT, class: sure ? 'dot' : 'dot open' });
}

function bar(x: X, value: number, middle: number): Markup {
  const [from, to] = [Number.parseFloat(x(0)), Number.parseFloat(x(value))];
  return box({
    x: percentOf(Math.min(from, to)),
    y: middle - BAR / 2,
    width: percentOf(Math.abs(to - from)),
    height: BAR,
    class: 'bar',
  });
}

/** In words: the ends of the list, and where the rest is. */
function describe({ lang, unit, rows }: IntervalChart): string {
  const tell = ({ label, estimate }: IntervalRow) =>
    `${label} ${valueText(lang, unit, estimate.value)}`;
  const [first] = rows;
  const last = rows[rows.length - 1];
  if (first === undefined || last === undefined) return '';
  return rows.length <= 4
    ? sayPage(lang, 'describeAll', { rows: rows.map(tell).join(', ') })
    : sayPage(lang, 'describeEnds', { first: tell(first), last: tell(last), rows: rows.length });
}

export function intervalTable(chart: IntervalChart): Table {
  const { lang, title, unit, rows, headings, exact = false } = chart;
  const { label, cells = [], met, value, notes = [] } = headings;
  return {
    caption: title,
    columns: [
      left(label),
      ...cells,
      ...(met === undefined ? [] : [right(met)]),
      right(value),
      ...(exact ? [] : [right(sayPage(lang, 'interval'))]),
      ...notes,
    ],
    rows: rows.map((one) => [
      one.label,
      ...(one.cells ?? []),
      ...(met === undefined ? [] : [countText(lang, one.met ?? one.estimate.n)]),
      valueText(lang, unit, one.estimate.value),
      ...(exact ? [] : [rangeText(lang, unit, one.estimate)]),
      ...(one.notes ?? []),
    ]),
  };
}
