/** Clans, alone and in pairs. Pure. */
import { inLang } from '@open-gosu/kernel';
import { type PairMap, pairPlot, pairTable } from '../../plots/pair-map.ts';
import type { Measure } from '../../studies/study.ts';
import { sayPage } from '../../words.ts';
import { figure } from '../figure.ts';
import { intervalFigure, type MakeSection, namesOf, paragraph, type Report } from '../section.ts';

function lineOf({ even, line }: Measure, { brief, lang }: Report) {
  return { value: even(brief.players), name: inLang(line, lang) };
}

export const clansSection: MakeSection = (report) => {
  const { figures, lang } = report;
  const measure = report.study.clans;
  const { clan: nameOf } = namesOf(report);
  if (figures.clans.length === 0) return null;
  const title = inLang(measure.title, lang);
  return {
    id: 'clans',
    title: sayPage(lang, 'clans'),
    content: [
      paragraph(inLang(measure.about, lang)),
      intervalFigure(
        {
          id: `${lang}-clans-plot`,
          lang,
          title,
          unit: 'share',
          shape: 'dots',
          labels: 'beside',
          rows: figures.clans.map(({ clan, share }) => ({
            label: nameOf(clan),
            estimate: share,
            ...(measure.metIsWhole ? { met: share.value * share.n } : {}),
          })),
          line: lineOf(measure, report),
          headings: {
            label: sayPage(lang, 'clan'),
            met: inLang(measure.met, lang),
            value: inLang(measure.value, lang),
          },
        },
        'narrow',
      ),
    ],
  };
};

export const pairsSection: MakeSection = (report) => {
  const { figures, lang, brief } = report;
  const measure = report.study.pairs;
  const { clan: nameOf } = namesOf(report);
  if (figures.pairs.length === 0) return null;
  const map: PairMap = {
    id: `${lang}-pairs-plot`,
    lang,
    title: inLang(measure.title, lang),
    names: figures.clans.map(({ clan }) => nameOf(clan)),
    rows: figures.pairs.map(({ clans: [a, b], share }) => ({
      names: [nameOf(a), nameOf(b)],
      estimate: share,
    })),
    even: measure.even(brief.players),
    headings: {
      label: sayPage(lang, 'pair'),
      met: inLang(measure.met, lang),
      value: inLang(measure.value, lang),
    },
  };
  const colours = { above: sayPage(lang, 'red'), below: sayPage(lang, 'grey') };
  return {
    id: 'pairs',
    title: sayPage(lang, 'pairs'),
    content: [
      paragraph(inLang(measure.about, lang)),
      paragraph(`${sayPage(lang, 'mapOrder')} ${sayPage(lang, 'pairsAlone', colours)}`),
      figure(lang, pairPlot(map), pairTable(map)),
    ],
  };
};
