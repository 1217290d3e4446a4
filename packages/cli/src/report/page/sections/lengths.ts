/** How long games are. Pure. */
import { number } from '../../../words/numbers.ts';
import { LENGTHS } from '../../figures.ts';
import { histogramPlot, histogramTable } from '../../plots/histogram.ts';
import { sayPage } from '../../words.ts';
import { dataTable, figure } from '../figure.ts';
import { countText } from '../numbers.ts';
import { type MakeSection, paragraph } from '../section.ts';
import { left, right } from '../table.ts';

export const lengthsSection: MakeSection = ({ figures, lang }) => {
  const measured = LENGTHS.flatMap((name) => {
    const lengths = figures.lengths[name];
    return lengths === undefined ? [] : [{ id: name, name: sayPage(lang, name), lengths }];
  });
  return {
    id: 'lengths',
    title: sayPage(lang, 'lengths'),
    content: [
      paragraph(sayPage(lang, 'aboutLengths')),
      measured.map(({ id, name, lengths }) => {
        const title = sayPage(lang, 'lengthTitle', { name });
        const chart = {
          id: `${lang}-${id}-plot`,
          lang,
          title,
          name,
          games: figures.games,
          lengths,
        };
        return figure(lang, histogramPlot(chart), histogramTable(chart));
      }),
      dataTable(lang, {
        caption: sayPage(lang, 'lengthsTitle'),
        columns: [
          left(sayPage(lang, 'measure')),
          right(sayPage(lang, 'mean')),
          right(sayPage(lang, 'medianHeading')),
          right(sayPage(lang, 'most95')),
          right(sayPage(lang, 'longest')),
        ],
        rows: measured.map(({ name, lengths: { mean, p50, p95, most } }) => [
          name,
          number(lang, mean, 1),
          countText(lang, p50),
          countText(lang, p95),
          countText(lang, most),
        ]),
      }),
    ],
  };
};
