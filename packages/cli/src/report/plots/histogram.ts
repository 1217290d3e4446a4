/** How many games are how long: bars, with the middle and the long end marked. Pure. */
import type { Lang } from '@open-gosu/kernel';
import { percent } from '../../words/numbers.ts';
import type { Bin, Lengths } from '../estimate/lengths.ts';
import { type Markup, row as markupRow, tag } from '../page/markup.ts';
import { countText, tickText } from '../page/numbers.ts';
import { left, right, type Table } from '../page/table.ts';
import { sayPage } from '../words.ts';
import { type Across, across, box, level, percentOf, picture, text, upright } from './frame.ts';
import { scaleFor } from './scale.ts';

export interface Histogram {
  readonly id: string;
  readonly lang: Lang;
  readonly title: string;
  /** What is counted: "Turns". */
  readonly name: string;
  readonly games: number;
  readonly lengths: Lengths;
}

const HEAD = 40;
const BARS = 150;
const FOOT = 26;
const BASE = HEAD + BARS;
/** Room for "100 %" on a phone before it. */
const PLOT: Across = { from: 14, to: 99 };
/** Few bars do not fill the width: they would be blocks. */
const FULL_WIDTH = 8;
const LEAST_WIDTH = 0.6;
const GAP = 0.12;
const MOST_STEPS_UP = 4;
/** As many labels below the bars as fit a phone. */
const MOST_LABELS = 9;
const EVERY = [1, 2, 4, 5, 10];
const HUNDREDTH = 0.01;

export function histogramPlot(chart: Histogram): Markup {
  const { id, lang, title, games, lengths } = chart;
  const { bins, p50, p95 } = lengths;
  const top = Math.max(...bins.map((bin) => bin.games)) / games;
  const scale = scaleFor([0, top], MOST_STEPS_UP, HUNDREDTH);
  const y = (share: number) => Math.round(10 * (BASE - (BARS * share) / scale.high)) / 10;
  const plot = widthFor(bins);
  const x = (place: number) => across(plot, place / bins.length);
  return picture(
    { id, title, description: describe(chart), height: BASE + FOOT },
    scale.ticks.map((tick) =>
      markupRow(
        level(y(tick), percentOf(plot.from), percentOf(plot.to), tick === 0 ? 'axis' : 'grid'),
        text(
          percentOf(plot.from - 1),
          y(tick) + 4,
          'tick end',
          tickText(lang, 'share', tick, scale.digits),
        ),
      ),
    ),
    bins.map((bin, i) =>
      tag(
        'g',
        {},
        tag(
          'title',
          {},
          sayPage(lang, 'labelled', { label: binName(bin), words: countText(lang, bin.games) }),
        ),
        box({
          x: x(i + GAP / 2),
          y: y(bin.games / games),
          width: percentOf(((plot.to - plot.from) * (1 - GAP)) / bins.length),
          height: Math.round(10 * (BASE - y(bin.games / games))) / 10,
          class: 'bar',
        }),
      ),
    ),
    labelsOf(bins).map(({ place, words }) => text(x(place), BASE + 18, 'tick mid', words)),
    marker(bins, p50, 30, sayPage(lang, 'median', { n: p50 })),
    marker(bins, p95, 14, sayPage(lang, 'mostGames', { n: p95 })),
  );
}

function widthFor(bins: readonly Bin[]): Across {
  const part = Math.min(1, Math.max(LEAST_WIDTH, bins.length / FULL_WIDTH));
  return { from: PLOT.from, to: PLOT.from + (PLOT.to - PLOT.from) * part };
}

/** Where a length lies among the bins, counted in bins. */
function placeOf(bins: readonly Bin[], value: number): number {
  const i = bins.findIndex(({ to }) => value <= to);
  const bin = bins[i];
  if (bin === undefined) return bins.length;
  return i + (value - bin.from + 0.5) / (bin.to - bin.from + 1);
}

function marker(bins: readonly Bin[], value: number, y: number, words: string): Markup {
  const part = placeOf(bins, value) / bins.length;
  const x = across(widthFor(bins), part);
  const side = part > 0.7 ? ' end' : part < 0.2 ? '' : ' mid';
  return markupRow(upright(x, y + 5, BASE, 'reference'), text(x, y, `note${side}`, words));
}

interface Label {
  /** In bins. */
  readonly place: number;
  readonly words: string;
}

/** A few round numbers below the bars: under a bar of one length, or where a wider one begins. */
function labelsOf(bins: readonly Bin[]): Label[] {
  const [first] = bins;
  if (first === undefined) return [];
  const width = first.to - first.from + 1;
  const every = EVERY.find((step) => bins.length / step <= MOST_LABELS) ?? bins.length;
  return bins.flatMap(({ from }, i) =>
    from % (every * width) === 0 ? [{ place: width === 1 ? i + 0.5 : i, words: String(from) }] : [],
  );
}

/** "12", or "10–14". */
function binName({ from, to }: Bin): string {
  return from === to ? String(from) : `${from}\u2013${to}`;
}

function describe({ lang, name, lengths }: Histogram): string {
  const { p50, p95, most } = lengths;
  return sayPage(lang, 'describeLengths', { name, p50, p95, most });
}

export function histogramTable({ lang, title, name, games, lengths }: Histogram): Table {
  return {
    caption: title,
    columns: [left(name), right(sayPage(lang, 'games')), right(sayPage(lang, 'share'))],
    rows: lengths.bins.map((bin) => [
      binName(bin),
      countText(lang, bin.games),
      percent(lang, bin.games, games),
    ]),
  };
}
