/** Whether it helps to start. Pure. */
import { differsFrom } from '../../estimate/estimate.ts';
import { sayPage } from '../../words.ts';
import { rangeText, valueText } from '../numbers.ts';
import { intervalFigure, type MakeSection, paragraph, seatName } from '../section.ts';

export const seatsSection: MakeSection = ({ figures, lang, brief }) => {
  const [starter] = figures.seats;
  if (starter === undefined) return null;
  const even = 1 / brief.players;
  const verdict = !differsFrom(starter, even)
    ? 'starterLevel'
    : starter.value > even
      ? 'starterAhead'
      : 'starterBehind';
  const facts = {
    value: valueText(lang, 'share', starter.value),
    range: rangeText(lang, 'share', starter),
    even: valueText(lang, 'share', even),
  };
  return {
    id: 'seats',
    title: sayPage(lang, 'seats'),
    content: [
      paragraph(`${sayPage(lang, verdict, facts)} ${sayPage(lang, 'aboutSeats')}`),
      intervalFigure(
        {
          id: `${lang}-seats-plot`,
          lang,
          title: sayPage(lang, 'seatsTitle'),
          unit: 'share',
          shape: 'dots',
          labels: 'beside',
          rows: figures.seats.map((estimate, seat) => ({
            label: seatName(lang, seat),
            estimate,
          })),
          line: { value: even, name: sayPage(lang, 'even') },
          headings: {
            label: sayPage(lang, 'seat'),
            met: sayPage(lang, 'games'),
            value: sayPage(lang, 'winRate'),
          },
        },
        'narrow',
      ),
    ],
  };
};
