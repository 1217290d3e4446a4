/** How games are won. Pure. */
import { endingName } from '../../../words/endings.ts';
import { sayPage } from '../../words.ts';
import { countText, valueText } from '../numbers.ts';
import { intervalFigure, type MakeSection, paragraph } from '../section.ts';
import { right } from '../table.ts';

export const endingsSection: MakeSection = ({ figures, kit, lang }) => {
  const { shared, games } = figures;
  const facts = {
    n: countText(lang, shared),
    share: valueText(lang, 'share', shared / Math.max(1, games)),
  };
  const told = kit.sharesVictory
    ? shared === 0
      ? sayPage(lang, 'noneShared')
      : sayPage(lang, 'someShared', facts)
    : shared === 0
      ? sayPage(lang, 'noDraws')
      : sayPage(lang, 'someDraws', facts);
  return {
    id: 'endings',
    title: sayPage(lang, 'endings'),
    content: [
      paragraph(told),
      intervalFigure(
        {
          id: `${lang}-endings-plot`,
          lang,
          title: sayPage(lang, 'endingsTitle'),
          unit: 'share',
          shape: 'bars',
          labels: 'above',
          rows: figures.endings.map((ending) => ({
            label: endingName(kit, ending.reason, lang),
            estimate: ending.share,
            cells: [
              countText(lang, Math.round(ending.share.value * games)),
              countText(lang, ending.shared),
            ],
          })),
          line: null,
          headings: {
            label: sayPage(lang, 'ending'),
            cells: [
              right(sayPage(lang, 'games')),
              right(sayPage(lang, kit.sharesVictory ? 'sharedVictories' : 'draws')),
            ],
            value: sayPage(lang, 'share'),
          },
        },
        'wide',
      ),
    ],
  };
};
